import { call } from '../shared/api/api.ts';
import { ButtonLink } from '../ui/controls/Button.tsx';
import { MailLink } from './MailLink.tsx';

const signIn = (
  <>
    <p className="type-lead mb-8 max-w-[30em] text-ink-2">
      Sign in as usual, or choose "Forgot password?" there.
    </p>
    <ButtonLink to="/">Go to sign-in</ButtonLink>
  </>
);

/** Target of the link in the mail about failed sign-ins by strangers. */
export const KnownBrowserPage = () => (
  <MailLink
    title="Open this browser"
    busy="Opening..."
    failure="This browser is not open yet. Please try again."
    act={link => call('POST /auth/known-browser', { body: { link } })}
    done={({ email }) => [`This browser is open for ${email}.`, signIn]}
  >
    Somebody has tried too often to sign in with your address. Press the button if you came here from our
    email and this browser is yours. You can then sign in here, whatever strangers try elsewhere. The button
    itself does not sign you in.
  </MailLink>
);
