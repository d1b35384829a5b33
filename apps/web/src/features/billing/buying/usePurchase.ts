import type { PlanOffer } from '@twelvefold/contract';
import { useState } from 'react';
import { keys, planChanged } from '../../../shared/query/keys.ts';
import { queryClient } from '../../../shared/query/query.ts';
import { useUser } from '../../../shared/sign-in/auth.ts';
import { announce } from '../../../ui/notices/Announcer.tsx';
import { forgetPlan } from '../plan-context.ts';
import { type Ended, purchase, type Step, stepWords } from './purchase.ts';

/** One purchase after the other: what it is doing now, and how the last one ended. */
export function usePurchase(offered: PlanOffer, onUnavailable: (message: string) => void) {
  const user = useUser();
  const [shown, setShown] = useState<Step | null>(null);
  const [ended, setEnded] = useState<Ended | null>(null);
  const watcher = {
    step: (step: Step) => {
      setShown(step);
      announce(stepWords[step]);
    },
    failed: announce,
  };
  const buy = async (referralCode: string) => {
    const end = await purchase({ plan: offered.plan_type, referralCode, user }, watcher);
    if (end.kind === 'unavailable') return onUnavailable(end.message);
    // What was known of the plan is from before: it must not be taken for the success of this purchase.
    if (end.kind !== 'refused') void queryClient.resetQueries({ queryKey: keys.subscription });
    if (end.kind === 'settled') {
      forgetPlan();
      planChanged(queryClient);
    }
    setShown(null);
    setEnded(end);
  };
  return { shown, ended, buy: (code: string) => void buy(code) };
}
