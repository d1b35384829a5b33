import { offers } from '@twelvefold/contract/offers';
import { useSyncExternalStore } from 'react';
import { keptInTab } from '../../shared/browser/stored.ts';
import { clockMs } from '../../shared/browser/time.ts';

/** The plan somebody looked at, kept for this tab, so that they find it again after signing in. */
interface PlanContext {
  planType: string;
  /** Where it was chosen: `pricing`. */
  source: string;
  /** In milliseconds since 1970. */
  expiresAt: number;
}

const lifeMs = offers.rememberedMinutes * 60 * 1000;
const listeners = new Set<() => void>();

export function keepPlan(planType: string, source: string): void {
  const context: PlanContext = { planType, source, expiresAt: clockMs() + lifeMs };
  keptInTab.plan.write(JSON.stringify(context));
  for (const listener of listeners) listener();
}

/** The type of the plan chosen in the last half hour, or null. */
export function chosenPlan(): string | null {
  const context = keptInTab.plan.readJson() as Partial<PlanContext> | null;
  if (typeof context?.planType !== 'string' || !(Number(context.expiresAt) > clockMs())) return null;
  return context.planType;
}

export const useChosenPlan = (): string | null =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    chosenPlan,
    () => null,
  );
