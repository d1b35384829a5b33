import { figures } from '@twelvefold/contract/figures';
import { useSyncExternalStore } from 'react';
import { listenersOf } from '../../shared/browser/listeners.ts';
import { inTab } from '../../shared/browser/stored.ts';
import { clockMs } from '../../shared/browser/time.ts';

/** `pricing`: somebody looked at the plan. `buying`: they pressed buy, and first have to sign in or to load the page anew. */
type Source = 'pricing' | 'buying';

/** The plan somebody looked at, kept for this tab, so that they find it again after signing in. */
interface PlanContext {
  planType: string;
  source: Source;
  /** In milliseconds since 1970. */
  expiresAt: number;
}

const lifeMs = figures.planContext.minutes * 60 * 1000;
const { subscribe, notify } = listenersOf();

export function keepPlan(planType: string, source: Source): void {
  const context: PlanContext = { planType, source, expiresAt: clockMs() + lifeMs };
  inTab.plan.write(JSON.stringify(context));
  notify();
}

/** It was bought. */
export function forgetPlan(): void {
  inTab.plan.remove();
  notify();
}

function context(): Partial<PlanContext> | null {
  const stored = inTab.plan.readJson() as Partial<PlanContext> | null;
  return typeof stored?.planType === 'string' && Number(stored.expiresAt) > clockMs() ? stored : null;
}

/** The type of the plan chosen in the last half hour, or null. */
export const chosenPlan = (): string | null => context()?.planType ?? null;

/** The type of the plan that somebody is about to buy, or null. */
export function wantedPlan(): string | null {
  const stored = context();
  return stored?.source === 'buying' ? (stored.planType ?? null) : null;
}

/** Where `plan` is bought. */
export const shopOf = (plan: string): string =>
  plan === 'pro_regular_resume' ? '/resume-subscription' : '/pricing';

const none = () => null;

export const useChosenPlan = (): string | null => useSyncExternalStore(subscribe, chosenPlan, none);
export const useWantedPlan = (): string | null => useSyncExternalStore(subscribe, wantedPlan, none);
