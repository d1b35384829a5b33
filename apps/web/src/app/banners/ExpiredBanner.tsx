import { Suspense } from 'react';
import { auth, useAuth } from '../../shared/sign-in/auth.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Banner } from '../../ui/notices/Banner.tsx';
import { ErrorBoundary } from '../../ui/notices/ErrorBoundary.tsx';
import { lazy } from '../../ui/waiting/lazy.tsx';

const SignInAgain = lazy(() => import('../../features/auth/SignInAgain.tsx').then(part => part.SignInAgain));

/** The sign-in expired while the page was open; the screen stays as it is. */
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
        // When the dialog's file does not load, the banner stays and its text still helps.
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <SignInAgain onClose={() => auth.askAgain(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
