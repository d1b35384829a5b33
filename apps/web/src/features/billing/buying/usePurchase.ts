import type { PlanOffer } from '@twelvefold/contract';
import { useState } from 'react';
import { keys, planChanged } from '../../../shared/query/keys.ts';
import { queryClient } from '../../../shared/query/query.ts';
import { useUser } from '../../../shared/sign-in/auth.ts';
import { announce } from '../../../ui/notices/Announcer.tsx';
import { forgetPlan } from '../plan-context.ts';
import { type Ended, purchase, type Step, stepWords } from './purchase.ts';

/** State of the current purchase, and the result of the last one. */
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
    // The cached plan is older than the purchase: it must not count as its success.
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
