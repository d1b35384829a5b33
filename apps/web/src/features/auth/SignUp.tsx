import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { AuthForm } from './AuthForm.tsx';
import { useForm } from './form.ts';
import { CodeStep } from './parts.ts';
import { emailRule, nameRule, newPasswordRule, passwordHint } from './rules.ts';
import { authWords } from './words.ts';

export interface Applicant {
  name: string;
  email: string;
  password: string;
}

const rules = { name: nameRule, email: emailRule, password: newPasswordRule };

/** The form, then the code. Its fields stay filled while the code is asked for, so that one can go back. */
export function SignUp({ hidden }: { hidden: boolean }) {
  const [applicant, setApplicant] = useState<Applicant | null>(null);
  const [sentMessage, setSentMessage] = useState('');
  const form = useForm({
    rules,
    serverNames: { full_name: 'name' },
    send: async values => {
      const given = { ...values, email: values.email.trim(), name: values.name.trim() };
      const { message } = await call('POST /auth/send-verification-code', { body: given });
      setSentMessage(message || 'Verification code sent successfully');
      setApplicant(given);
    },
    failureWords: error => authWords(error, 'Failed to send verification code'),
  });
  return (
    <>
      <AuthForm
        hidden={hidden || applicant !== null}
        title="Create your account"
        failure={form.failure}
        onSubmit={form.onSubmit}
      >
        <Field label="Full name" name="name" autoComplete="name" error={form.errors.name} />
        <Field label="Email" name="email" type="email" autoComplete="username" error={form.errors.email} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          hint={passwordHint}
          error={form.errors.password}
        />
        <Button type="submit" busy={form.busy}>
          {form.busy ? 'Sending code...' : 'Create account'}
        </Button>
      </AuthForm>
      {applicant && (
        <CodeStep
          hidden={hidden}
          applicant={applicant}
          sentMessage={sentMessage}
          onBack={() => setApplicant(null)}
        />
      )}
    </>
  );
}
