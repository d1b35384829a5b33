import { figures } from '@twelvefold/contract/figures';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../shared/api/api.ts';
import { reportCrash } from '../../../shared/api/crash-report.ts';
import { useOnce } from '../../../shared/api/repeats/once.ts';
import { patiently } from '../../../shared/api/repeats/patiently.ts';
import { codeRule } from '../../../shared/form/account-rules.ts';
import { useForm } from '../../../shared/form/form.ts';
import { auth } from '../../../shared/sign-in/auth.ts';
import type { Applicant } from '../applicant.ts';
import { authWords, codeWords } from '../words.ts';
import { attemptsLeft, useAfter } from './attempts.ts';
import { useResend } from './useResend.ts';

/** The two calls that make an account, each done once however often it is tried. */
function useMaking({ name, email, password }: Applicant) {
  const details = { full_name: name, email, password };
  const createOnce = useOnce();
  const registerOnce = useOnce();
  return {
    /** With the code of the mail. */
    create: (code: string) =>
      createOnce({ ...details, code }, (body, idempotencyKey) =>
        patiently(() => call('POST /auth/signup-with-verification', { body, idempotencyKey })),
      ),
    /** Without it: the account is there, its address to be proved later. */
    register: () =>
      registerOnce(details, (body, idempotencyKey) =>
        patiently(() => call('POST /auth/register', { body, idempotencyKey })),
      ),
  };
}

type Made = Awaited<ReturnType<ReturnType<typeof useMaking>['create']>>;

/** A new account is shown for a moment before its person is led on; whoever leaves before is signed in there too. */
function useWelcome(onNew: () => void) {
  const [made, setMade] = useState<Made | null>(null);
  useAfter(made !== null, figures.account.returnHomeSeconds, () => {
    if (!made) return;
    auth.signIn(made);
    onNew();
  });
  useEffect(
    () => () => {
      if (made && auth.state().kind !== 'signedIn') auth.signIn(made);
    },
    [made],
  );
  const welcome = (reply: Made) => {
    auth.keep(reply);
    setMade(reply);
  };
  return [made !== null, welcome] as const;
}

/** The form of a code: the code, the attempts that are left, and what is said above it. */
function useCodeForm(create: (code: string) => Promise<Made>, welcome: (made: Made) => void, sent: string) {
  const [code, setCode] = useState('');
  const [left, setLeft] = useState<number>(figures.code.attempts);
  const [message, setMessage] = useState<string | null>(sent);
  const form = useForm({
    rules: { code: codeRule },
    send: async values => welcome(await create(values.code)),
    // Until then the message stands: nothing moves under a finger that presses twice.
    failureWords: error => {
      setMessage(null);
      const used = attemptsLeft(error, left);
      setLeft(used);
      return codeWords(error, used, 'Registration with verification failed');
    },
  });
  const clear = () => {
    form.clear();
    setMessage(null);
  };
  /** Another code was sent. */
  const startAnew = (words: string) => {
    setLeft(figures.code.attempts);
    setCode('');
    setMessage(words);
  };
  return { form, code, setCode, left, message, clear, startAnew };
}

interface Asked {
  applicant: Applicant;
  freeAt: number;
  sentMessage: string;
  onNew: () => void;
  onExhausted: (freeAt: number) => void;
}

/** The step of the code: typed in, asked for again, or left for later. */
export function useCodeStep({ applicant, freeAt, sentMessage, onNew, onExhausted }: Asked) {
  const field = useRef<HTMLInputElement>(null);
  const [leaving, setLeaving] = useState(false);
  const { create, register } = useMaking(applicant);
  const [isReady, welcome] = useWelcome(onNew);
  const typed = useCodeForm(create, welcome, sentMessage);
  const { form, clear, startAnew, left } = typed;
  const again = useResend(freeAt, async () => {
    clear();
    try {
      const body = { email: applicant.email };
      const reply = await call('POST /auth/resend-verification-code', { body });
      startAnew(reply.message || 'Verification code resent successfully');
    } catch (error) {
      form.setFailure(authWords(error, 'Failed to resend code'));
      throw error;
    }
    field.current?.focus();
  });
  /** Goes on without the code. */
  const verifyLater = async () => {
    if (leaving) return;
    setLeaving(true);
    clear();
    try {
      auth.signIn(await register());
      onNew();
    } catch (error) {
      reportCrash(error);
      form.setFailure(authWords(error, 'Registration failed'));
      setLeaving(false);
    }
  };
  useEffect(() => field.current?.focus(), []);
  useAfter(left === 0, figures.code.resetSeconds, () => onExhausted(again.freeAt));
  return { ...typed, field, again, leaving, verifyLater, isReady };
}
