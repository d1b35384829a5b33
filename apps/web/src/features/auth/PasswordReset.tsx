import { useEffect, useRef, useState } from 'react';
import { call } from '../../shared/api/api.ts';
import { useOnce } from '../../shared/api/repeats/once.ts';
import { patiently } from '../../shared/api/repeats/patiently.ts';
import { clockMs } from '../../shared/browser/time.ts';
import { codeRule, emailRule, newPasswordRule, passwordHint } from '../../shared/form/account-rules.ts';
import { useForm } from '../../shared/form/form.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { AuthForm } from './card/AuthForm.tsx';
import { CodeField } from './code/CodeField.tsx';
import { ResendCode } from './code/ResendCode.tsx';
import { nextResend, sentJustBefore, useResend } from './code/useResend.ts';
import { authWords } from './words.ts';

interface Props {
  hidden: boolean;
  email: string;
  onBack: () => void;
  onDone: (message: string, email: string) => void;
}

const sentText = 'If an account with this email exists, a password reset code has been sent.';

async function askForCode(email: string): Promise<string> {
  const { message } = await call('POST /auth/password-reset', { body: { email: email.trim() } });
  return message || sentText;
}

const askWords = (error: unknown) => authWords(error, 'Failed to send reset email');

const BackToSignIn = ({ onBack }: { onBack: () => void }) => (
  <Button look="text" size="small" className="-mr-3 ml-auto" onClick={onBack}>
    Back to sign in
  </Button>
);

/** Asks for the email, then for code and new password, on the same card. */
export function PasswordReset({ hidden, email, onBack, onDone }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<{ email: string; message: string; freeAt: number } | null>(null);
  const form = useForm({
    rules: { email: emailRule },
    send: async values => {
      const show = (message: string, freeAt: number) =>
        setSent({ email: values.email.trim(), message, freeAt });
      try {
        show(await askForCode(values.email), nextResend());
      } catch (error) {
        // A code was sent before a reload, or by a call whose reply was lost: it can be entered.
        const wait = sentJustBefore(error);
        if (wait === null) throw error;
        show(sentText, clockMs() + wait * 1000);
      }
    },
    failureWords: askWords,
  });
  useEffect(() => field.current?.focus(), []);
  if (sent) return <NewPassword hidden={hidden} {...sent} onBack={onBack} onDone={onDone} />;
  return (
    <AuthForm
      hidden={hidden}
      title="Reset your password"
      subtitle="We will email you a code."
      failure={form.failure}
      onSubmit={form.onSubmit}
    >
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        ref={field}
        error={form.errors.email}
      />
      <Button type="submit" busy={form.busy}>
        {form.busy ? 'Sending code...' : 'Send reset code'}
      </Button>
      <BackToSignIn onBack={onBack} />
    </AuthForm>
  );
}

interface NewPasswordProps extends Props {
  message: string;
  freeAt: number;
}

/** Form state of the code and the new password, with resending. */
function useNewPassword({ email, message, freeAt, onDone }: NewPasswordProps) {
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [said, setSaid] = useState<string | null>(message);
  const once = useOnce();
  const form = useForm({
    rules: { code: codeRule, password: newPasswordRule },
    serverNames: { new_password: 'password' },
    send: async values => {
      const given = { email, code: values.code, new_password: values.password };
      const reply = await once(given, (body, idempotencyKey) =>
        patiently(() => call('POST /auth/password-reset-verify', { body, idempotencyKey })),
      );
      onDone(reply.message || 'Password reset successfully!', email);
    },
    failureWords: error => {
      setSaid(null);
      return authWords(error, 'Invalid or expired reset code');
    },
  });
  const again = useResend(freeAt, async () => {
    form.clear();
    setSaid(null);
    try {
      setSaid(await askForCode(email));
      setCode('');
      field.current?.focus();
    } catch (error) {
      form.setFailure(askWords(error));
      throw error;
    }
  });
  useEffect(() => field.current?.focus(), []);
  return { field, code, setCode, said, form, again };
}

function NewPassword(props: NewPasswordProps) {
  const { hidden, email, onBack } = props;
  const { field, code, setCode, said, form, again } = useNewPassword(props);
  return (
    <AuthForm
      hidden={hidden}
      title="Choose a new password"
      subtitle={
        <>
          For <b className="break-words">{email}</b>
        </>
      }
      message={said}
      failure={form.failure}
      onSubmit={form.onSubmit}
    >
      <CodeField label="Reset code" code={code} onCode={setCode} field={field} error={form.errors.code} />
      {/* Tells a password manager which account the password belongs to. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint={passwordHint}
        error={form.errors.password}
      />
      <Button type="submit" busy={form.busy}>
        {form.busy ? 'Saving...' : 'Set new password'}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ResendCode {...again} onResend={() => void again.resend()} />
        <BackToSignIn onBack={onBack} />
      </div>
    </AuthForm>
  );
}
