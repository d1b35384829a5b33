import type { LimitStatus, PreSessionInsight } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { type Facts, nextStep } from './next-step.ts';

/** What the student sees while a start is in progress. */
export type Shown =
  | { kind: 'busy' }
  | { kind: 'coolingDown'; endsAt: number; polls: number }
  | { kind: 'insight'; insight: PreSessionInsight };

/** Result of a start; `open` has a session to show. */
export type Ended =
  | { kind: 'open'; sessionId: string; justMade: boolean }
  | { kind: 'notPrepared' }
  | { kind: 'limitReached'; limit: LimitStatus };

/** Dependencies of the logic. Calls throw when they fail; `signal` aborts them when the student cancels. */
export interface Outside {
  now(): number;
  completedAt(): number | null;
  clearCompletion(): void;
  packReady(signal: AbortSignal): Promise<boolean>;
  limit(signal: AbortSignal): Promise<LimitStatus>;
  /** Id of the unfinished session, or null. */
  unfinishedSession(signal: AbortSignal): Promise<string | null>;
  /** Null when the student has already seen it. */
  insight(signal: AbortSignal): Promise<PreSessionInsight | null>;
  create(signal: AbortSignal): Promise<{ sessionId: string; justMade: boolean }>;
  show(state: Shown): void;
  /** Waits `ms`, or less when the student checks at once. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** Resolves when the student confirms. */
  agreed(signal: AbortSignal): Promise<void>;
}

/** A failed call gives null and the start continues; a cancelled one throws. */
async function orNull<T>(asked: Promise<T>, signal: AbortSignal): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

/** Polls at once and every ten seconds, until the pack is ready (true) or the cooldown is over. */
async function coolDown(outside: Outside, endsAt: number, signal: AbortSignal): Promise<boolean> {
  for (let polls = 1; ; polls += 1) {
    outside.show({ kind: 'coolingDown', endsAt, polls });
    if (await orNull(outside.packReady(signal), signal)) return true;
    const left = endsAt - outside.now();
    if (left <= 0) return false;
    await outside.wait(Math.min(left, figures.session.availabilityPollSeconds * 1000), signal);
  }
}

/** Starts or resumes a session as specified. Throws what `create` throws, and when cancelled. */
export async function start(outside: Outside, signal: AbortSignal): Promise<Ended> {
  const noted = outside.completedAt();
  // A completion in the future (the clock was set back) counts as one just now.
  const facts: Facts = { completedAt: noted === null ? null : Math.min(noted, outside.now()) };
  outside.show({ kind: 'busy' });
  for (;;) {
    const step = nextStep(facts, outside.now());
    switch (step.kind) {
      case 'coolDown':
        if (await coolDown(outside, step.endsAt, signal)) facts.packReady = true;
        outside.show({ kind: 'busy' });
        break;
      case 'checkAvailability':
        facts.packReady = await orNull(outside.packReady(signal), signal);
        break;
      case 'offerReport':
        return { kind: 'notPrepared' };
      case 'checkLimitAndSessions':
        // The cooldown is done: the pack is ready, or the check failed.
        outside.clearCompletion();
        // In parallel: one after the other takes seconds on a slow connection.
        [facts.limit, facts.unfinishedSession] = await Promise.all([
          orNull(outside.limit(signal), signal),
          orNull(outside.unfinishedSession(signal), signal),
        ]);
        break;
      case 'resume':
        return { kind: 'open', sessionId: step.sessionId, justMade: false };
      case 'offerUpgrade':
        return { kind: 'limitReached', limit: step.limit };
      case 'fetchInsight':
        facts.insight = await orNull(outside.insight(signal), signal);
        break;
      case 'showInsight':
        outside.show({ kind: 'insight', insight: step.insight });
        await outside.agreed(signal);
        facts.agreed = true;
        break;
      case 'create':
        return { kind: 'open', ...(await outside.create(signal)) };
    }
  }
}
