import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { shopOf, wantedPlan } from '../features/billing/plan-context.ts';
import { isReload, Redirect, usePlace } from '../shared/navigation/navigation.tsx';
import { type Auth, useAuth } from '../shared/sign-in/auth.ts';
import { site } from '../shared/words/site.ts';
import { LoadingDots } from '../ui/progress/Dots.tsx';
import { LongWait } from '../ui/waiting/LongWait.tsx';
import { LandingPage, preload } from './routes.ts';
import { UnreachablePage } from './UnreachablePage.tsx';

/** Shown while the sign-in is checked: twelve dots and 'Loading {product}...'. Looks like #boot of index.html. */
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

/** Preloads the screen that follows signing in or up, while the form is filled in. */
const fetchNext = (isNew: boolean) =>
  void preload(isNew ? '/begin' : '/', { is_admin: false }).catch(() => {});

/** Where to return after signing in: the page on which the sign-in expired, or one opened without a sign-in. */
interface ReturnTo {
  /** Only this user returns there; null for any user. */
  who: string | null;
  to: string;
  state: unknown;
}

const returnToIn = (state: unknown): ReturnTo | null =>
  (state as { returnTo?: ReturnTo } | null)?.returnTo ?? null;

/**
 * Scrolls to the top when signing in or out changes the page at '/'. Not on the first known state: after a reload the
 * browser restores the scroll position.
 */
function useScrollToTopOnAuthChange(kind: ReturnType<typeof useAuth>['kind']): void {
  const before = useRef(kind);
  useLayoutEffect(() => {
    const known = before.current === 'anonymous' || before.current === 'signedIn';
    if (known && kind !== before.current) scrollTo({ top: 0, behavior: 'instant' });
    before.current = kind;
  }, [kind]);
}

/** The admin console is a separate app: the browser loads it in place of this one. */
function ToAdmin() {
  useEffect(() => location.replace('/admin'), []);
  return <GateLoading />;
}

/**
 * Who may return to this address; undefined is nobody. A reload counts as a sign-out: tabs reload after one elsewhere.
 */
const returningUser = ({
  expired,
  stranger,
}: Extract<Auth, { kind: 'anonymous' }>): ReturnTo['who'] | undefined =>
  expired ?? (stranger && !isReload() ? null : undefined);

/**
 * Lets students through and sends administrators to their console. A visitor sees the landing page at '/' and is
 * redirected there from every other page of the gate. Signing in returns to the page on which the sign-in expired or
 * that was opened without one; a visitor who had pressed buy returns to that plan.
 */
export function Gate({ children }: { children: ReactNode }) {
  const auth = useAuth();
  const { path: pathname, search, hash, state } = usePlace();
  useScrollToTopOnAuthChange(auth.kind);
  if (auth.kind === 'checking') return <GateLoading />;
  if (auth.kind === 'unreachable') return <UnreachablePage error={auth.error} />;
  if (auth.kind === 'anonymous') {
    if (pathname === '/') return <LandingPage onIntent={fetchNext} />;
    const who = returningUser(auth);
    const returnTo: ReturnTo | null = who === undefined ? null : { who, to: pathname + search + hash, state };
    return <Redirect to="/" replace state={returnTo && { returnTo }} />;
  }
  const returnTo = returnToIn(state);
  // After a sign-up the address is already /begin while '/' is still rendered.
  const isHere = pathname === '/' && location.pathname === '/';
  if (returnTo && (returnTo.who === null || returnTo.who === auth.user.id) && isHere)
    return <Redirect to={returnTo.to} replace state={returnTo.state} />;
  if (auth.user.is_admin) return <ToAdmin />;
  const wanted = pathname === '/' ? wantedPlan() : null;
  return wanted ? <Redirect to={shopOf(wanted)} replace /> : children;
}
