import { figures } from '@twelvefold/contract/figures';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../shared/api/api.ts';
import { useOnce } from '../../../shared/api/repeats/once.ts';
import { codeRule, emailRule, required } from '../../../shared/form/account-rules.ts';
import { useForm } from '../../../shared/form/form.ts';
import { keys } from '../../../shared/query/keys.ts';
import { queryClient } from '../../../shared/query/query.ts';
import { auth, useUser } from '../../../shared/sign-in/auth.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { Notice } from '../../../ui/notices/Banner.tsx';
import { authWords, codeWords } from '../words.ts';
import { attemptsLeft, useAfter } from './attempts.ts';
import { CodeField } from './CodeField.tsx';
import { ResendCode } from './ResendCode.tsx';
import { nextResend, useResend } from './useResend.ts';

/** A new address that a code went to; the password is kept for another code. */
interface Asked {
  email: string;
  password: string;
  /** When another code may be asked for, in `clockMs`. */
  freeAt: number;
}

const askFor = (email: string, password: string) =>
  call('POST /account/email', { body: { email, password } });

/** Moves the account to another address: address and password, then the code that came there. */
export function ChangeEmail() {
  const [step, setStep] = useState<'closed' | 'form' | 'changed' | Asked>('closed');
  if (step === 'form') return <AddressForm onAsked={setStep} onCancel={() => setStep('closed')} />;
  if (typeof step === 'object')
    return <CodeForm asked={step} onChanged={() => setStep('changed')} onBack={() => setStep('form')} />;
  return (
    <div className="mt-4 grid gap-4 justify-items-start">
      {step === 'changed' && (
        <Notice tone="success">Your email is changed. Every other browser is signed out.</Notice>
      )}
      <Button look="quiet" onClick={() => setStep('form')}>
        Change email
      </Button>
    </div>
  );
}

const addressRules = { email: emailRule, password: required('Password') };

function AddressForm({ onAsked, onCancel }: { onAsked: (asked: Asked) => void; onCancel: () => void }) {
  const { email_verified } = useUser();
  const first = useRef<HTMLInputElement>(null);
  const form = useForm({
    rules: addressRules,
    send: async ({ email, password }) => {
      await askFor(email.trim(), password);
      onAsked({ email: email.trim(), password, freeAt: nextResend() });
    },
    failureWords: error => authWords(error, 'Failed to send verification code'),
  });
  useEffect(() => first.current?.focus(), []);
  return (
    <form noValidate onSubmit={form.onSubmit} className="mt-6 grid gap-[18px]">
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <Field
        label="New email"
        hint={
          email_verified ? 'We send a code there, and a note to your old address.' : 'We send a code there.'
        }
        name="email"
        type="email"
        autoComplete="email"
        ref={first}
        error={form.errors.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        error={form.errors.password}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {form.busy ? 'Sending code...' : 'Send code'}
        </Button>
        <Button look="text" blocked={form.busy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface CodeFormProps {
  asked: Asked;
  onChanged: () => void;
  onBack: () => void;
}

function CodeForm({ asked: { email, password, freeAt }, onChanged, onBack }: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [left, setLeft] = useState<number>(figures.code.attempts);
  const once = useOnce();
  const form = useForm({
    rules: { code: codeRule },
    send: async values => {
      const account = await once({ email, code: values.code }, (body, idempotencyKey) =>
        call('POST /account/email/confirm', { body, idempotencyKey }),
      );
      auth.changed(account.user);
      queryClient.setQueryData(keys.account, account);
      onChanged();
      await queryClient.invalidateQueries({ queryKey: keys.account });
    },
    failureWords: error => {
      const used = attemptsLeft(error, left);
      setLeft(used);
      return codeWords(error, used, 'Invalid or expired verification code');
    },
  });
  const again = useResend(freeAt, async () => {
    form.clear();
    try {
      await askFor(email, password);
      setLeft(figures.code.attempts);
      setCode('');
    } catch (error) {
      form.setFailure(authWords(error, 'Failed to resend verification code'));
      throw error;
    }
  });
  useEffect(() => field.current?.focus(), []);
  useAfter(left === 0, figures.code.resetSeconds, onBack);
  return (
    <form noValidate onSubmit={form.onSubmit} className="mt-6 grid gap-[18px]">
      <p role="status" className="text-ink-2">
        We sent a code to <b className="break-words">{email}</b>
      </p>
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <CodeField
        label="Verification code"
        code={code}
        onCode={setCode}
        onWhole={() => left > 0 && field.current?.form?.requestSubmit()}
        field={field}
        error={form.errors.code}
        left={left}
        failure={form.failure}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={form.busy} blocked={left === 0}>
          {form.busy ? 'Checking code...' : 'Change email'}
        </Button>
        <Button look="text" blocked={form.busy} onClick={onBack}>
          Back
        </Button>
        <ResendCode {...again} onResend={() => void again.resend()} />
      </div>
    </form>
  );
}
