import type { LimitStatus, PreSessionInsight } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';

/**
 * Facts gathered while a session starts. A fact is absent until requested, and null when the request failed or found
 * nothing.
 */
export interface Facts {
  /** When this browser last completed a session, in milliseconds; null without a cooldown. */
  completedAt: number | null;
  packReady?: boolean | null;
  limit?: LimitStatus | null;
  unfinishedSession?: string | null;
  insight?: PreSessionInsight | null;
  /** The student has confirmed the insight. */
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
 * The next step by the facts so far (the specification's start-session logic). Resuming comes before the limit, because
 * it starts no new session.
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
