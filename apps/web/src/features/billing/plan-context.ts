import { offers } from '@twelvefold/contract/offers';
import { useSyncExternalStore } from 'react';
import { clockMs } from '../../shared/browser/time.ts';

/** The plan somebody looked at, kept for this tab, so that they find it again after signing in. */
interface PlanContext {
  planType: string;
  /** Where it was chosen: `pricing`. */
  source: string;
  /** In milliseconds since 1970. */
  expiresAt: number;
}

const key = 'cat_prep_plan';
const lifeMs = offers.rememberedMinutes * 60 * 1000;
const listeners = new Set<() => void>();
/** Where the browser stores nothing, the choice lasts as long as the page. */
let memory: PlanContext | null = null;

export function keepPlan(planType: string, source: string): void {
  const context: PlanContext = { planType, source, expiresAt: clockMs() + lifeMs };
  try {
    sessionStorage.setItem(key, JSON.stringify(context));
    memory = null;
  } catch {
    memory = context;
  }
  for (const listener of listeners) listener();
}

function kept(): Partial<PlanContext> | null {
  try {
    return memory ?? (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<PlanContext> | null);
  } catch {
    return memory;
  }
}

/** The type of the plan chosen in the last half hour, or null. */
export function chosenPlan(): string | null {
  const context = kept();
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
