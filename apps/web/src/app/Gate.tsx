import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { shopOf, wantedPlan } from '../features/billing/plan-context.ts';
import { Redirect, usePlace } from '../shared/navigation/navigation.tsx';
import { useAuth } from '../shared/sign-in/auth.ts';
import { site } from '../shared/words/site.ts';
import { LoadingDots } from '../ui/progress/Dots.tsx';
import { LongWait } from '../ui/waiting/LongWait.tsx';
import { LandingPage, preload } from './routes.ts';
import { UnreachablePage } from './UnreachablePage.tsx';

/** Twelve dots and 'Loading {product}...': who is there is not known yet. Looks like #boot of index.html. */
export function GateLoading() {
  return (
    <main
      className="grid min-h-dvh place-content-center justify-items-center gap-5 p-5 text-center"
      aria-busy="true"
    >
      <LoadingDots />
      <h1 className="text-ink-2">Loading {site().name}...</h1>
      <LongWait />
    </main>
  );
}

/** The screen that follows signing in or up, while the form is being filled. */
const fetchNext = (isNew: boolean) =>
  void preload(isNew ? '/begin' : '/', { is_admin: false }).catch(() => {});

/** Where somebody was when their sign-in ended by itself. */
interface Left {
  /** The person: nobody else is sent there. */
  who: string;
  to: string;
  state: unknown;
}

const leftIn = (state: unknown): Left | null => (state as { left?: Left } | null)?.left ?? null;

/**
 * Signing in or out at '/' puts another page at the same address: it starts at its top, not where the form that was
 * sent stood. Before that is known, a reload is the browser's to put back in its place.
 */
function useTopOfOtherPage(kind: ReturnType<typeof useAuth>['kind']): void {
  const before = useRef(kind);
  useLayoutEffect(() => {
    const known = before.current === 'anonymous' || before.current === 'signedIn';
    if (known && kind !== before.current) scrollTo({ top: 0, behavior: 'instant' });
    before.current = kind;
  }, [kind]);
}

/** The admin console is an app of its own: the browser loads it in place of this one. */
function ToAdmin() {
  useEffect(() => location.replace('/admin'), []);
  return <GateLoading />;
}

/**
 * Lets students through and sends administrators to their console; a visitor gets the landing page at '/' and is sent
 * there from anywhere else. After an expired sign-in, signing in again leads back to the page that was left; whoever
 * pressed buy first comes back to that plan.
 */
export function Gate({ children }: { children: ReactNode }) {
  const auth = useAuth();
  const { path: pathname, search, state } = usePlace();
  useTopOfOtherPage(auth.kind);
  if (auth.kind === 'checking') return <GateLoading />;
  if (auth.kind === 'unreachable') return <UnreachablePage error={auth.error} />;
  if (auth.kind === 'anonymous') {
    if (pathname === '/') return <LandingPage onIntent={fetchNext} />;
    const left: Left | null = auth.expired ? { who: auth.expired, to: pathname + search, state } : null;
    return <Redirect to="/" replace state={left && { left }} />;
  }
  const left = leftIn(state);
  if (left && left.who === auth.user.id && pathname === '/')
    return <Redirect to={left.to} replace state={left.state} />;
  if (auth.user.is_admin) return <ToAdmin />;
  const wanted = pathname === '/' ? wantedPlan() : null;
  return wanted ? <Redirect to={shopOf(wanted)} replace /> : children;
}
