import { codeName, codeRule, SecondFactorField, useSignIn } from '../../features/auth/second-factor.tsx';
import { signInWords } from '../../features/auth/words.ts';
import { required } from '../../shared/form/account-rules.ts';
import { useForm } from '../../shared/form/form.ts';
import { auth } from '../../shared/sign-in/auth.ts';
import { Card } from '../../ui/Card.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';
import { Logo } from '../../ui/page/Logo.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';

const rules = { email: required('Email'), password: required('Password'), code: codeRule };

/** The console's sign-in, shown at the address that was opened. */
export function AdminSignIn() {
  const { asked, signIn } = useSignIn();
  const form = useForm({
    rules,
    serverNames: codeName,
    send: async given => auth.signIn(await signIn(given)),
    failureWords: signInWords,
  });
  return (
    <main className="mx-auto grid min-h-dvh max-w-[520px] content-center gap-6 p-5">
      <Logo />
      <Card>
        <PageTitle document="Admin console" className="type-h2 mb-5">
          Admin console
        </PageTitle>
        <form noValidate onSubmit={form.onSubmit} className="grid gap-[18px]">
          {form.failure && <Notice tone="error">{form.failure}</Notice>}
          <Field label="Email" name="email" type="email" autoComplete="username" error={form.errors.email} />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            error={form.errors.password}
          />
          {asked && <SecondFactorField error={form.errors.code} />}
          <Button type="submit" busy={form.busy}>
            {form.busy ? 'Signing in...' : 'Sign in'}
          </Button>
          <p className="text-ink-2">
            Forgot your password? It is reset on the{' '}
            <a href="/" className="text-link underline">
              start page
            </a>
            .
          </p>
        </form>
      </Card>
    </main>
  );
}
