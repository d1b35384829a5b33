import { useState } from 'react';
import { PublicLayout } from '../app/layouts/PublicLayout.tsx';
import { call } from '../shared/api/api.ts';
import { wordsFor } from '../shared/api/api-error.ts';
import { Button, ButtonLink } from '../ui/controls/Button.tsx';
import { Notice } from '../ui/notices/Banner.tsx';
import { PageTitle } from '../ui/page/PageTitle.tsx';

type State = { kind: 'closed'; error?: unknown } | { kind: 'opening' } | { kind: 'open'; email: string };

/**
 * Where the link of the mail leads that tells an owner of strangers at the door: the link's secret stands behind the #,
 * and is read when the button is pressed. Without react-query, which weighs more than the page.
 */
export function KnownBrowserPage() {
  const [state, setState] = useState<State>({ kind: 'closed' });
  const open = async () => {
    setState({ kind: 'opening' });
    try {
      const { email } = await call('POST /auth/known-browser', { body: { link: location.hash.slice(1) } });
      setState({ kind: 'open', email });
    } catch (error) {
      setState({ kind: 'closed', error });
    }
  };
  const title = 'Open this browser';
  return (
    <PublicLayout>
      <PageTitle document={title}>{title}</PageTitle>
      {state.kind === 'open' ? (
        <>
          <div className="my-8 max-w-[36em]">
            <Notice tone="success">This browser is open for {state.email}.</Notice>
          </div>
          <p className="type-lead mb-8 max-w-[30em] text-ink-2">
            Sign in as usual, or choose "Forgot password?" there.
          </p>
          <ButtonLink to="/">Go to sign-in</ButtonLink>
        </>
      ) : (
        <>
          <p className="type-lead mt-5 mb-8 max-w-[34em] text-ink-2">
            Somebody has tried too often to sign in with your address. Press the button if you came here from
            our email and this browser is yours. You can then sign in here, whatever strangers try elsewhere.
            The button itself does not sign you in.
          </p>
          {state.kind === 'closed' && state.error !== undefined && (
            <div className="mb-6 max-w-[36em]">
              <Notice tone="error">
                {wordsFor(state.error, 'This browser is not open yet. Please try again.')}
              </Notice>
            </div>
          )}
          <Button busy={state.kind === 'opening'} onClick={open}>
            {state.kind === 'opening' ? 'Opening...' : 'Open this browser'}
          </Button>
        </>
      )}
    </PublicLayout>
  );
}
