import type { PlanType } from '@twelvefold/contract';
import { Suspense, useEffect, useState } from 'react';
import { Redirect } from '../../shared/navigation/navigation.tsx';
import { useAuth } from '../../shared/sign-in/auth.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/controls/Dialog.tsx';
import { ErrorBoundary } from '../../ui/notices/ErrorBoundary.tsx';
import { lazy } from '../../ui/waiting/lazy.tsx';
import { Opening } from '../../ui/waiting/Opening.tsx';
import { mayLoad } from './buying/checkout.ts';
import { keepPlan, shopOf } from './plan-context.ts';
import { askPlans, type PlansToday } from './plans-today.ts';

const PurchaseDialog = lazy(() => import('./buying/PurchaseDialog.tsx').then(part => part.PurchaseDialog));

interface Props {
  plan: PlanType;
  /** Plans on sale; null until loaded. */
  today: PlansToday | null;
  onClose: () => void;
  /** The plan is not on sale; gets the server's words. */
  onUnavailable: (message: string) => void;
}

function Trouble({ words, onClose }: { words: string; onClose: () => void }) {
  return (
    <Dialog
      title="The purchase did not begin"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <p role="alert">{words} Nothing has been charged.</p>
    </Dialog>
  );
}

/** The document's content policy blocks the provider's script: loads a page that allows it, and continues there. */
function LoadAnew({ plan }: { plan: PlanType }) {
  useEffect(() => {
    keepPlan(plan, 'buying');
    location.assign(shopOf(plan));
  }, [plan]);
  return null;
}

/** Loads the plans on sale when the page could not. */
function AskFirst({ onClose }: { onClose: () => void }) {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    askPlans().catch(() => setFailed(true));
  }, []);
  if (!failed) return <Opening onClose={onClose} />;
  return <Trouble words="Failed to check plan availability." onClose={onClose} />;
}

/** Starts buying a plan. Visitors sign in first and then return to the plan. */
export function Buying({ plan, today, onClose, onUnavailable }: Props) {
  const { kind } = useAuth();
  if (kind === 'checking') return null;
  if (kind === 'unreachable')
    return <Trouble words="User data not loaded: the server could not be reached." onClose={onClose} />;
  if (kind === 'anonymous') return <SignInFirst plan={plan} />;
  const offered = today?.plans.find(({ plan_type }) => plan_type === plan);
  if (!today || !offered) return <AskFirst onClose={onClose} />;
  if (today.checkout_src && !mayLoad(today.checkout_src)) return <LoadAnew plan={plan} />;
  const lost = 'A part of this page did not load. Please check your connection and try again.';
  return (
    <ErrorBoundary fallback={() => <Trouble words={lost} onClose={onClose} />}>
      <Suspense fallback={<Opening onClose={onClose} />}>
        <PurchaseDialog
          offered={offered}
          sandbox={today.payments === 'sandbox'}
          onClose={onClose}
          onUnavailable={onUnavailable}
        />
      </Suspense>
    </ErrorBoundary>
  );
}

function SignInFirst({ plan }: { plan: PlanType }) {
  useEffect(() => keepPlan(plan, 'buying'), [plan]);
  return <Redirect to="/" />;
}
