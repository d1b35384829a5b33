import { figures } from '@twelvefold/contract/figures';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../../shared/api/api.ts';
import { useOnce } from '../../../shared/api/repeats/once.ts';
import { clockMs } from '../../../shared/browser/time.ts';
import { auth } from '../../../shared/sign-in/auth.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useAfter } from './attempts.ts';
import { CodeForm } from './CodeForm.tsx';
import { useCodeForm } from './useCodeForm.ts';

/** Verifies the signed-in account's email with a mailed code. */
export function VerifyEmail({ email }: { email: string }) {
  const [asking, setAsking] = useState(false);
  if (asking) return <Proof email={email} onExhausted={() => setAsking(false)} />;
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-ink-2">
        This address is not verified yet. We email you a code. Type it here to show that the address is yours.
      </p>
      <Button onClick={() => setAsking(true)}>Verify email</Button>
    </div>
  );
}

function Proof({ email, onExhausted }: { email: string; onExhausted: () => void }) {
  const [now] = useState(clockMs);
  const once = useOnce();
  const typed = useCodeForm({
    send: async code => {
      // The reply has a new sign-in of this account.
      auth.signIn(
        await once({ email, verification_code: code }, (body, idempotencyKey) =>
          call('POST /auth/verify-email', { body, idempotencyKey }),
        ),
      );
    },
    ask: async () => {
      await call('POST /auth/resend-verification-code', { body: { email } });
      return 'Verification code sent successfully';
    },
    failures: {
      send: 'Invalid or expired verification code',
      ask: 'Failed to resend verification code',
    },
    freeAt: now,
  });
  const asked = useRef(false);
  const askOnce = useEffectEvent(() => {
    if (asked.current) return;
    asked.current = true;
    void typed.again.resend();
  });
  useEffect(() => askOnce(), []);
  useAfter(typed.left === 0, figures.code.resetSeconds, onExhausted);
  return <CodeForm {...typed} action="Verify" />;
}
