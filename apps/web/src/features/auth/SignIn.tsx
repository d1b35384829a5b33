import { useEffect, useRef } from 'react';
import { inBrowser } from '../../shared/browser/stored.ts';
import { required } from '../../shared/form/account-rules.ts';
import { useForm } from '../../shared/form/form.ts';
import { auth } from '../../shared/sign-in/auth.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { AuthForm } from './card/AuthForm.tsx';
import { DemoSignIns } from './DemoSignIns.tsx';
import { codeName, codeRule, SecondFactorField, useSignIn } from './second-factor.tsx';
import { signInWords } from './words.ts';

interface Props {
  hidden: boolean;
  /** Shown above the fields after a password reset. */
  message: string | null;
  onForgot: (email: string) => void;
}

const unchecked = () => undefined;
const rules = {
  email: required('Email'),
  password: required('Password'),
  remember: unchecked,
  code: codeRule,
};

export function SignIn({ hidden, message, onForgot }: Props) {
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const remember = useRef<HTMLInputElement>(null);
  const { asked, signIn } = useSignIn();
  // In an effect: the page is prerendered and does not know the browser's storage.
  useEffect(() => {
    const known = inBrowser.email.read();
    if (!known || !email.current || !remember.current) return;
    email.current.value ||= known;
    remember.current.checked = true;
  }, []);
  const form = useForm({
    rules,
    serverNames: codeName,
    send: async ({ remember, ...given }) => {
      const signedIn = await signIn(given);
      if (remember) inBrowser.email.write(given.email);
      else inBrowser.email.remove();
      auth.signIn(signedIn);
    },
    failureWords: signInWords,
  });
  const forgot = () => {
    form.clear();
    onForgot(email.current?.value ?? '');
  };
  return (
    <AuthForm
      hidden={hidden}
      title="Welcome back"
      subtitle="Your next 12 is waiting where you left it."
      message={form.failure ? null : message}
      failure={form.failure}
      onSubmit={form.onSubmit}
    >
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        ref={email}
        error={form.errors.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        ref={password}
        error={form.errors.password}
        aside={
          <button
            type="button"
            onClick={forgot}
            className="type-small text-link underline underline-offset-[.18em]"
          >
            Forgot password?
          </button>
        }
      />
      {asked && <SecondFactorField error={form.errors.code} />}
      <label className="type-small -my-1.5 flex min-h-11 items-center gap-2.5">
        <input ref={remember} type="checkbox" name="remember" className="size-5 accent-action" />
        Remember my email on this device
      </label>
      <Button type="submit" busy={form.busy}>
        {form.busy ? 'Signing in...' : 'Start My 12'}
      </Button>
      <DemoSignIns
        onFill={demo => {
          form.clear();
          if (email.current) email.current.value = demo.email;
          if (password.current) password.current.value = demo.password;
          email.current?.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
        }}
      />
    </AuthForm>
  );
}
