import type { LimitStatus, PreSessionInsight } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';

/**
 * What is known while a session is being started. A fact is absent until it has been asked for, and null when asking
 * did not help (the call failed, or there is none).
 */
export interface Facts {
  /** When this browser last completed a session, in milliseconds; null without a cool-down. */
  completedAt: number | null;
  packReady?: boolean | null;
  limit?: LimitStatus | null;
  unfinishedSession?: string | null;
  insight?: PreSessionInsight | null;
  /** The student has read the insight and wants to begin. */
  agreed?: true;
}

export type Step =
  | { kind: 'coolDown'; endsAt: number }
  | { kind: 'checkAvailability' }
  | { kind: 'offerReport' }
  | { kind: 'checkLimitAndSessions' }
  | { kind: 'resume'; sessionId: string }
  | { kind: 'offerUpgrade'; limit: LimitStatus }
  | { kind: 'fetchInsight' }
  | { kind: 'showInsight'; insight: PreSessionInsight }
  | { kind: 'create' };

/**
 * The next thing to do, from what is known (the start-session logic of the specification). Resuming an unfinished
 * session comes before the limit: it starts nothing.
 */
export function nextStep(facts: Facts, now: number): Step {
  const { completedAt, packReady, limit, unfinishedSession, insight, agreed } = facts;
  if (completedAt !== null && packReady === undefined) {
    const endsAt = completedAt + figures.session.cooldownSeconds * 1000;
    return now < endsAt ? { kind: 'coolDown', endsAt } : { kind: 'checkAvailability' };
  }
  if (packReady === false) return { kind: 'offerReport' };
  if (limit === undefined || unfinishedSession === undefined) return { kind: 'checkLimitAndSessions' };
  if (unfinishedSession !== null) return { kind: 'resume', sessionId: unfinishedSession };
  if (limit?.limit_reached) return { kind: 'offerUpgrade', limit };
  if (insight === undefined) return { kind: 'fetchInsight' };
  if (insight !== null && !agreed) return { kind: 'showInsight', insight };
  return { kind: 'create' };
}
