import { figures } from '@twelvefold/contract/figures';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../shared/api/api.ts';
import { useOnce } from '../../../shared/api/repeats/once.ts';
import { patiently } from '../../../shared/api/repeats/patiently.ts';
import { codeRule } from '../../../shared/form/account-rules.ts';
import { useForm } from '../../../shared/form/form.ts';
import { auth } from '../../../shared/sign-in/auth.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import type { Applicant } from '../applicant.ts';
import { AccountReady } from '../card/AccountReady.tsx';
import { AuthForm } from '../card/AuthForm.tsx';
import { authWords, codeWords } from '../words.ts';
import { attemptsLeft, useAfter } from './attempts.ts';
import { CodeField } from './CodeField.tsx';
import { ResendCode } from './ResendCode.tsx';
import { useResend } from './useResend.ts';

interface Props {
  hidden: boolean;
  applicant: Applicant;
  /** When another code may be asked for, in `clockMs`. */
  freeAt: number;
  sentMessage: string;
  /** Leaving forgets the code, the attempts and every message. */
  onBack: () => void;
  onNew: () => void;
  /** The attempts are used up: this code is dead, and another may be asked for at `freeAt`. */
  onExhausted: (freeAt: number) => void;
}

export function CodeStep({ hidden, applicant, freeAt, sentMessage, onBack, onNew, onExhausted }: Props) {
  const { email } = applicant;
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [left, setLeft] = useState<number>(figures.code.attempts);
  const [message, setMessage] = useState<string | null>(sentMessage);
  const [leaving, setLeaving] = useState(false);
  const [signedIn, setSignedIn] = useState<Awaited<ReturnType<typeof create>> | null>(null);

  const details = { full_name: applicant.name, email, password: applicant.password };
  const createOnce = useOnce();
  const registerOnce = useOnce();
  const create = (code: string) =>
    createOnce({ ...details, code }, (body, idempotencyKey) =>
      patiently(() => call('POST /auth/signup-with-verification', { body, idempotencyKey })),
    );
  const register = () =>
    registerOnce(details, (body, idempotencyKey) =>
      patiently(() => call('POST /auth/register', { body, idempotencyKey })),
    );
  const form = useForm({
    rules: { code: codeRule },
    send: async values => {
      const reply = await create(values.code);
      auth.keep(reply);
      setSignedIn(reply);
    },
    // Until then the message stands: nothing moves under a finger that presses twice.
    failureWords: error => {
      setMessage(null);
      const used = attemptsLeft(error, left);
      setLeft(used);
      return codeWords(error, used, 'Registration with verification failed');
    },
  });
  const again = useResend(freeAt, async () => {
    form.clear();
    setMessage(null);
    try {
      const reply = await call('POST /auth/resend-verification-code', { body: { email } });
      setLeft(figures.code.attempts);
      setCode('');
      setMessage(reply.message || 'Verification code resent successfully');
    } catch (error) {
      form.setFailure(authWords(error, 'Failed to resend code'));
      throw error;
    }
    field.current?.focus();
  });

  /** Goes on without the code: the account is there, its address to be proved later. */
  const verifyLater = async () => {
    if (leaving) return;
    setLeaving(true);
    form.clear();
    setMessage(null);
    try {
      auth.signIn(await register());
      onNew();
    } catch (error) {
      form.setFailure(authWords(error, 'Registration failed'));
      setLeaving(false);
    }
  };

  const sendWhole = () => left > 0 && field.current?.form?.requestSubmit();

  useEffect(() => field.current?.focus(), []);
  useAfter(left === 0, figures.code.resetSeconds, () => onExhausted(again.freeAt));
  useAfter(signedIn !== null, figures.account.returnHomeSeconds, () => {
    if (!signedIn) return;
    auth.signIn(signedIn);
    onNew();
  });
  // Whoever leaves for another page before that is signed in there too.
  useEffect(
    () => () => {
      if (signedIn && auth.state().kind !== 'signedIn') auth.signIn(signedIn);
    },
    [signedIn],
  );

  if (signedIn) return <AccountReady />;
  return (
    <AuthForm
      hidden={hidden}
      title="Check your email"
      subtitle={
        <>
          We sent a code to <b className="break-words">{email}</b>
        </>
      }
      message={message}
      failure={form.failure}
      onSubmit={form.onSubmit}
    >
      <CodeField
        label="Verification code"
        code={code}
        onCode={setCode}
        onWhole={sendWhole}
        field={field}
        error={form.errors.code}
        left={left}
      />
      <Button type="submit" busy={form.busy} blocked={left === 0}>
        {form.busy ? 'Checking code...' : 'Verify and create account'}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ResendCode {...again} onResend={() => void again.resend()} />
        <Button look="text" size="small" className="-mr-3" onClick={onBack}>
          Back to form
        </Button>
      </div>
      <p className="text-ink-2">
        No email?{' '}
        <button
          type="button"
          className="text-link underline underline-offset-[.18em]"
          aria-disabled={leaving || undefined}
          onClick={() => void verifyLater()}
        >
          Verify later
        </button>{' '}
        and begin now.
      </p>
    </AuthForm>
  );
}
