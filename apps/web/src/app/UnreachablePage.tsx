import { useState } from 'react';
import type { ApiError } from '../shared/api/api-error.ts';
import { auth } from '../shared/sign-in/auth.ts';
import { Button } from '../ui/controls/Button.tsx';
import { ErrorCard } from '../ui/notices/ErrorCard.tsx';

/** A sign-in is stored, but the server could not be asked whether it is valid. Nothing is deleted. */
export function UnreachablePage({ error }: { error: ApiError }) {
  const [asking, setAsking] = useState(false);
  const retry = () => {
    setAsking(true);
    void auth.retry();
  };
  return (
    <main className="mx-auto grid min-h-dvh max-w-[560px] content-center p-5">
      <ErrorCard
        wholePage
        title="We could not sign you in yet"
        retry={retry}
        busy={asking}
        actions={
          <Button look="text" onClick={() => auth.forget()}>
            Use another account
          </Button>
        }
      >
        <p>{error.message}</p>
        <p className="mt-2">You are still signed in on this browser, and nothing is lost.</p>
      </ErrorCard>
    </main>
  );
}
