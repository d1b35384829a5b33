import type { ReactNode } from 'react';
import { AdminPage, LandingPage } from '../routes.ts';
import { useAuth } from '../shared/auth.ts';
import { Redirect, usePlace } from '../shared/navigation.tsx';
import { site } from '../shared/site.ts';
import { LoadingDots } from '../ui/Dots.tsx';
import { UnreachablePage } from './UnreachablePage.tsx';

/** Twelve dots and 'Loading {product}...': who is there is not known yet. Looks like #boot of index.html. */
export function GateLoading() {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-5 p-5" aria-busy="true">
      <LoadingDots />
      <h1 className="text-ink-2">Loading {site().name}...</h1>
    </main>
  );
}

/** Lets the signed-in through; a visitor gets the landing page at '/' and is sent there from anywhere else. */
export function Gate({ children }: { children: ReactNode }) {
  const auth = useAuth();
  const { path: pathname } = usePlace();
  if (auth.kind === 'checking') return <GateLoading />;
  if (auth.kind === 'unreachable') return <UnreachablePage error={auth.error} />;
  if (auth.kind === 'anonymous') return pathname === '/' ? <LandingPage /> : <Redirect to="/" replace />;
  return auth.user.is_admin ? <AdminPage /> : children;
}
