import { figures } from '@twelvefold/contract/figures';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../../shared/api/api.ts';
import { useOnce } from '../../../shared/api/repeats/once.ts';
import { clockMs } from '../../../shared/browser/time.ts';
import { codeRule } from '../../../shared/form/account-rules.ts';
import { useForm } from '../../../shared/form/form.ts';
import { auth } from '../../../shared/sign-in/auth.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/notices/Banner.tsx';
import { authWords, codeWords } from '../words.ts';
import { attemptsLeft, useAfter } from './attempts.ts';
import { CodeField } from './CodeField.tsx';
import { ResendCode } from './ResendCode.tsx';
import { sentJustBefore, useResend } from './useResend.ts';

/** Proves the address of the account that is signed in: a code by mail, then the code. */
export function VerifyEmail({ email }: { email: string }) {
  const [asking, setAsking] = useState(false);
  if (asking) return <CodeForm email={email} onExhausted={() => setAsking(false)} />;
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-ink-2">
        This address is not verified yet. We email you a code. Type it here to show that the address is yours.
      </p>
      <Button onClick={() => setAsking(true)}>Verify email</Button>
    </div>
  );
}

/** The form of the code, and asking for another. */
function useProof(email: string) {
  const [code, setCode] = useState('');
  const [left, setLeft] = useState<number>(figures.code.attempts);
  const [message, setMessage] = useState<string | null>(null);
  const [now] = useState(clockMs);
  const once = useOnce();

  const form = useForm({
    rules: { code: codeRule },
    send: async values => {
      // The reply brings a new sign-in of this account; the page goes on with it.
      auth.signIn(
        await once({ email, verification_code: values.code }, (body, idempotencyKey) =>
          call('POST /auth/verify-email', { body, idempotencyKey }),
        ),
      );
    },
    failureWords: error => {
      setMessage(null);
      const used = attemptsLeft(error, left);
      setLeft(used);
      return codeWords(error, used, 'Invalid or expired verification code');
    },
  });
  const again = useResend(now, async () => {
    form.clear();
    setMessage(null);
    try {
      await call('POST /auth/resend-verification-code', { body: { email } });
      setLeft(figures.code.attempts);
      setCode('');
      setMessage('Verification code sent successfully');
    } catch (error) {
      // A sign-up or another page asked for it.
      if (sentJustBefore(error) !== null) setMessage('We sent you a code a moment ago. It still works.');
      else form.setFailure(authWords(error, 'Failed to resend verification code'));
      throw error;
    }
  });
  return { form, code, setCode, left, message, again };
}

function CodeForm({ email, onExhausted }: { email: string; onExhausted: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const asked = useRef(false);
  const { form, code, setCode, left, message, again } = useProof(email);
  const askOnce = useEffectEvent(() => {
    if (asked.current) return;
    asked.current = true;
    void again.resend();
  });

  useEffect(() => {
    field.current?.focus();
    askOnce();
  }, []);
  useAfter(left === 0, figures.code.resetSeconds, onExhausted);

  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-[18px]">
      {message && <Notice tone="success">{message}</Notice>}
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
          {form.busy ? 'Checking code...' : 'Verify'}
        </Button>
        <ResendCode {...again} onResend={() => void again.resend()} />
      </div>
    </form>
  );
}
