import { useState } from 'react';
import { SignInAgain } from '../features/auth/SignInAgain.tsx';
import { useAuth } from '../shared/auth.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';

/** The server stopped accepting the sign-in while the page was open; what is on screen stays. */
export function ExpiredBanner() {
  const now = useAuth();
  const [asked, setAsked] = useState(false);
  if (now.kind !== 'signedIn' || !now.expired) return null;
  return (
    <>
      <Banner
        tone="error"
        action={
          <Button look="quiet" size="small" onClick={() => setAsked(true)}>
            Sign in again
          </Button>
        }
      >
        Session expired. Please refresh to re-login.
      </Banner>
      {asked && <SignInAgain onClose={() => setAsked(false)} />}
    </>
  );
}
