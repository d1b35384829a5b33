import { figures } from '@twelvefold/contract/figures';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../shared/api/api.ts';
import { useOnce } from '../../../shared/api/repeats/once.ts';
import { emailRule, required } from '../../../shared/form/account-rules.ts';
import { useForm } from '../../../shared/form/form.ts';
import { keys } from '../../../shared/query/keys.ts';
import { queryClient } from '../../../shared/query/query.ts';
import { auth, useUser } from '../../../shared/sign-in/auth.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { Notice } from '../../../ui/notices/Banner.tsx';
import { Status } from '../../../ui/notices/Status.tsx';
import { authWords } from '../words.ts';
import { useAfter } from './attempts.ts';
import { CodeForm } from './CodeForm.tsx';
import { useCodeForm } from './useCodeForm.ts';
import { nextResend } from './useResend.ts';

/** A new address to which a code was sent; the password is kept for resending. */
interface Asked {
  email: string;
  password: string;
  /** When another code can be sent, in `clockMs`. */
  freeAt: number;
}

const askFor = (email: string, password: string) =>
  call('POST /account/email', { body: { email, password } });

/** Changes the account's email: address and password first, then the mailed code. */
export function ChangeEmail() {
  const [step, setStep] = useState<'closed' | 'form' | 'changed' | Asked>('closed');
  if (step === 'form') return <AddressForm onAsked={setStep} onCancel={() => setStep('closed')} />;
  if (typeof step === 'object')
    return <NewAddress asked={step} onChanged={() => setStep('changed')} onBack={() => setStep('form')} />;
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

interface NewAddressProps {
  asked: Asked;
  onChanged: () => void;
  onBack: () => void;
}

function NewAddress({ asked: { email, password, freeAt }, onChanged, onBack }: NewAddressProps) {
  const once = useOnce();
  const typed = useCodeForm({
    send: async code => {
      const account = await once({ email, code }, (body, idempotencyKey) =>
        call('POST /account/email/confirm', { body, idempotencyKey }),
      );
      auth.changed(account.user);
      queryClient.setQueryData(keys.account, account);
      onChanged();
      await queryClient.invalidateQueries({ queryKey: keys.account });
    },
    ask: async () => {
      await askFor(email, password);
      return 'Verification code sent successfully';
    },
    failures: {
      send: 'Invalid or expired verification code',
      ask: 'Failed to resend verification code',
    },
    freeAt,
  });
  useAfter(typed.left === 0, figures.code.resetSeconds, onBack);
  return (
    <div className="mt-6 grid gap-[18px]">
      <Status className="text-ink-2">
        We sent a code to <b className="break-words">{email}</b>
      </Status>
      <CodeForm {...typed} action="Change email">
        <Button look="text" blocked={typed.form.busy} onClick={onBack}>
          Back
        </Button>
      </CodeForm>
    </div>
  );
}
