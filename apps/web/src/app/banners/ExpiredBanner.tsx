import { Suspense } from 'react';
import { auth, useAuth } from '../../shared/sign-in/auth.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Banner } from '../../ui/notices/Banner.tsx';
import { ErrorBoundary } from '../../ui/notices/ErrorBoundary.tsx';
import { lazy } from '../../ui/waiting/lazy.tsx';

const SignInAgain = lazy(() => import('../../features/auth/SignInAgain.tsx').then(part => part.SignInAgain));

/** The server stopped accepting the sign-in while the page was open; what is on screen stays. */
export function ExpiredBanner() {
  const now = useAuth();
  if (now.kind !== 'signedIn' || !now.expired) return null;
  return (
    <>
      <Banner
        tone="error"
        action={
          <Button look="quiet" size="small" onClick={() => auth.askAgain(true)}>
            Sign in again
          </Button>
        }
      >
        Session expired. Please refresh to re-login.
      </Banner>
      {now.asked && (
        // When its file does not come, the banner still says what helps.
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <SignInAgain onClose={() => auth.askAgain(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
