import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { shopOf, wantedPlan } from '../features/billing/plan-context.ts';
import { isReload, Redirect, usePlace } from '../shared/navigation/navigation.tsx';
import { type Auth, useAuth } from '../shared/sign-in/auth.ts';
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

/** Where somebody was when their sign-in ended by itself, or what they came to without one: a link of a mail, a bookmark. */
interface Left {
  /** Whose sign-in ended: nobody else is sent there. Null: whoever signs in is. */
  who: string | null;
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

/** Who may go on to this address later; undefined is nobody. A tab that another one signed out has loaded it again. */
const whoGoesOn = ({ expired, stranger }: Extract<Auth, { kind: 'anonymous' }>): Left['who'] | undefined =>
  expired ?? (stranger && !isReload() ? null : undefined);

/**
 * Lets students through and sends administrators to their console; a visitor gets the landing page at '/' and is sent
 * there from anywhere else. After an expired sign-in, signing in again leads back to the page that was left, and whoever
 * came to a page without one is led on to it; whoever pressed buy first comes back to that plan.
 */
export function Gate({ children }: { children: ReactNode }) {
  const auth = useAuth();
  const { path: pathname, search, hash, state } = usePlace();
  useTopOfOtherPage(auth.kind);
  if (auth.kind === 'checking') return <GateLoading />;
  if (auth.kind === 'unreachable') return <UnreachablePage error={auth.error} />;
  if (auth.kind === 'anonymous') {
    if (pathname === '/') return <LandingPage onIntent={fetchNext} />;
    const who = whoGoesOn(auth);
    const left: Left | null = who === undefined ? null : { who, to: pathname + search + hash, state };
    return <Redirect to="/" replace state={left && { left }} />;
  }
  const left = leftIn(state);
  // A new account is on its way to its first session, though '/' is still shown.
  const isHere = pathname === '/' && location.pathname === '/';
  if (left && (left.who === null || left.who === auth.user.id) && isHere)
    return <Redirect to={left.to} replace state={left.state} />;
  if (auth.user.is_admin) return <ToAdmin />;
  const wanted = pathname === '/' ? wantedPlan() : null;
  return wanted ? <Redirect to={shopOf(wanted)} replace /> : children;
}
