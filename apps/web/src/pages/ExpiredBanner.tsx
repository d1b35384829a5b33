import { auth, useAuth } from '../shared/auth.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';

/** The server stopped accepting the sign-in while the page was open; what is on screen stays until it is read. */
export function ExpiredBanner() {
  const now = useAuth();
  if (now.kind !== 'signedIn' || !now.expired) return null;
  return (
    <Banner
      tone="error"
      action={
        <Button look="quiet" size="small" onClick={() => auth.forget()}>
          Sign in again
        </Button>
      }
    >
      Session expired. Please refresh to re-login.
    </Banner>
  );
}
