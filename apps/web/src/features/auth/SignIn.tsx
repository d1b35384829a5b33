import { useRef } from 'react';
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
  /** Said above the fields after a password reset. */
  message: string | null;
  onForgot: (email: string) => void;
}

const rules = { email: required('Email'), password: required('Password'), code: codeRule };

export function SignIn({ hidden, message, onForgot }: Props) {
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const { asked, signIn } = useSignIn();
  const form = useForm({
    rules,
    serverNames: codeName,
    send: async given => auth.signIn(await signIn(given)),
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
