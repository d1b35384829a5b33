import { required } from '../../shared/form/account-rules.ts';
import { useForm } from '../../shared/form/form.ts';
import { queryClient } from '../../shared/query/query.ts';
import { auth, useUser } from '../../shared/sign-in/auth.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/controls/Dialog.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';
import { codeName, codeRule, SecondFactorField, useSignIn } from './second-factor.tsx';
import { signInWords } from './words.ts';

const rules = { password: required('Password'), code: codeRule };

/** Dialog in which the same person signs in again; the page below keeps typed text. */
export function SignInAgain({ onClose }: { onClose: () => void }) {
  const { email } = useUser();
  const { asked, signIn } = useSignIn();
  const form = useForm({
    rules,
    serverNames: codeName,
    send: async given => {
      auth.signIn(await signIn({ email, ...given }));
      onClose();
      // Refetches queries that were refused meanwhile.
      void queryClient.invalidateQueries();
    },
    failureWords: signInWords,
  });
  return (
    <Dialog title="Sign in again" onClose={onClose} locked={form.busy}>
      <form method="dialog" noValidate onSubmit={form.onSubmit} className="grid gap-[18px]">
        <p className="text-ink-2">
          What is on this page stays. Your password, for <b className="text-ink">{email}</b>:
        </p>
        {form.failure && <Notice tone="error">{form.failure}</Notice>}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          data-autofocus
          error={form.errors.password}
        />
        {asked && <SecondFactorField error={form.errors.code} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={form.busy}>
            {form.busy ? 'Signing in...' : 'Sign in'}
          </Button>
          <Button look="text" blocked={form.busy} onClick={() => auth.expire()}>
            To the start page
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
