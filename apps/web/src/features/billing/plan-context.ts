import { figures } from '@twelvefold/contract/figures';
import { useSyncExternalStore } from 'react';
import { listenersOf } from '../../shared/browser/listeners.ts';
import { inTab } from '../../shared/browser/stored.ts';
import { clockMs } from '../../shared/browser/time.ts';

/** `pricing`: the plan was viewed. `buying`: buy was pressed, and a sign-in or a reload comes first. */
type Source = 'pricing' | 'buying';

/** The plan viewed last, stored for this tab, so that it is shown again after signing in. */
interface PlanContext {
  planType: string;
  source: Source;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

const lifeMs = figures.planContext.minutes * 60 * 1000;
const { subscribe, notify } = listenersOf();

export function keepPlan(planType: string, source: Source): void {
  const context: PlanContext = { planType, source, expiresAt: clockMs() + lifeMs };
  inTab.plan.write(JSON.stringify(context));
  notify();
}

/** Called after the purchase. */
export function forgetPlan(): void {
  inTab.plan.remove();
  notify();
}

function context(): Partial<PlanContext> | null {
  const stored = inTab.plan.readJson() as Partial<PlanContext> | null;
  return typeof stored?.planType === 'string' && Number(stored.expiresAt) > clockMs() ? stored : null;
}

/** Type of the plan chosen in the last half hour, or null. */
export const chosenPlan = (): string | null => context()?.planType ?? null;

/** Type of the plan for which buy was pressed, or null. */
export function wantedPlan(): string | null {
  const stored = context();
  return stored?.source === 'buying' ? (stored.planType ?? null) : null;
}

/** The page that sells `plan`. */
export const shopOf = (plan: string): string =>
  plan === 'pro_regular_resume' ? '/resume-subscription' : '/pricing';

const none = () => null;

export const useChosenPlan = (): string | null => useSyncExternalStore(subscribe, chosenPlan, none);
export const useWantedPlan = (): string | null => useSyncExternalStore(subscribe, wantedPlan, none);
