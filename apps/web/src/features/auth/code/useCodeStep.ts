import { figures } from '@twelvefold/contract/figures';
import { useEffect, useState } from 'react';
import { call } from '../../../shared/api/api.ts';
import { reportCrash } from '../../../shared/api/crash-report.ts';
import { useOnce } from '../../../shared/api/repeats/once.ts';
import { patiently } from '../../../shared/api/repeats/patiently.ts';
import { auth } from '../../../shared/sign-in/auth.ts';
import type { Applicant } from '../applicant.ts';
import { authWords } from '../words.ts';
import { useAfter } from './attempts.ts';
import { useCodeForm } from './useCodeForm.ts';

/** The two calls that create an account, each with an idempotency key. */
function useAccountCreation({ name, email, password }: Applicant) {
  const details = { full_name: name, email, password };
  const createOnce = useOnce();
  const registerOnce = useOnce();
  return {
    /** With the mailed code. */
    create: (code: string) =>
      createOnce({ ...details, code }, (body, idempotencyKey) =>
        patiently(() => call('POST /auth/signup-with-verification', { body, idempotencyKey })),
      ),
    /** Without a code; the email is verified later. */
    register: () =>
      registerOnce(details, (body, idempotencyKey) =>
        patiently(() => call('POST /auth/register', { body, idempotencyKey })),
      ),
  };
}

type Made = Awaited<ReturnType<ReturnType<typeof useAccountCreation>['create']>>;

/** Shows the new account for two seconds before signing in; unmounting earlier signs in too. */
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

interface Asked {
  applicant: Applicant;
  freeAt: number;
  sentMessage: string;
  onNew: () => void;
  onExhausted: (freeAt: number) => void;
}

/** State of the code step: enter the code, resend it, or verify later. */
export function useCodeStep({ applicant, freeAt, sentMessage, onNew, onExhausted }: Asked) {
  const [leaving, setLeaving] = useState(false);
  const { create, register } = useAccountCreation(applicant);
  const [isReady, welcome] = useWelcome(onNew);
  const typed = useCodeForm({
    send: async code => welcome(await create(code)),
    ask: async () => {
      const body = { email: applicant.email };
      const reply = await call('POST /auth/resend-verification-code', { body });
      return reply.message || 'Verification code resent successfully';
    },
    failures: { send: 'Registration with verification failed', ask: 'Failed to resend code' },
    freeAt,
    sent: sentMessage,
  });
  const { form, clear, left, again } = typed;
  /** Continues without the code. */
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
  useAfter(left === 0, figures.code.resetSeconds, () => onExhausted(again.freeAt));
  return { ...typed, leaving, verifyLater, isReady };
}
