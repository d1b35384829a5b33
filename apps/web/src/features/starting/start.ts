import type { LimitStatus, PreSessionInsight } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { type Facts, nextStep } from './next-step.ts';

/** What the student sees of a start that is under way. */
export type Shown =
  | { kind: 'busy' }
  | { kind: 'coolingDown'; endsAt: number; polls: number }
  | { kind: 'insight'; insight: PreSessionInsight };

/** How a start ended; `open` has a session to show. */
export type Ended =
  | { kind: 'open'; sessionId: string; justMade: boolean }
  | { kind: 'notPrepared' }
  | { kind: 'limitReached'; limit: LimitStatus };

/** Everything the logic needs from outside. Calls throw when they fail; `signal` ends them when the student cancels. */
export interface Outside {
  now(): number;
  completedAt(): number | null;
  clearCompletion(): void;
  packReady(signal: AbortSignal): Promise<boolean>;
  limit(signal: AbortSignal): Promise<LimitStatus>;
  /** The id of the unfinished session, or null. */
  unfinishedSession(signal: AbortSignal): Promise<string | null>;
  /** Null where the student has been told already. */
  insight(signal: AbortSignal): Promise<PreSessionInsight | null>;
  create(signal: AbortSignal): Promise<{ sessionId: string; justMade: boolean }>;
  show(state: Shown): void;
  /** Waits, or less when the student asks to look at once. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** Resolves when the student agrees to begin. */
  agreed(signal: AbortSignal): Promise<void>;
}

/** A failed call gives no fact and stops nothing; only the student's own cancelling does. */
async function orNull<T>(asked: Promise<T>, signal: AbortSignal): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

/** Looks at once and then every ten seconds until the pack is ready or the cool-down is over. */
async function coolDown(outside: Outside, endsAt: number, signal: AbortSignal): Promise<boolean> {
  for (let polls = 1; ; polls += 1) {
    outside.show({ kind: 'coolingDown', endsAt, polls });
    if (await orNull(outside.packReady(signal), signal)) return true;
    const left = endsAt - outside.now();
    if (left <= 0) return false;
    await outside.wait(Math.min(left, figures.session.availabilityPollSeconds * 1000), signal);
  }
}

/** Starts or resumes a session as the specification says. Throws what `create` throws, and when cancelled. */
export async function start(outside: Outside, signal: AbortSignal): Promise<Ended> {
  const noted = outside.completedAt();
  // A completion 'in the future' (a clock set back since) counts as one just now.
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
        // Past the availability: the pack is there, or could not be asked for.
        outside.clearCompletion();
        // Beside each other: one after the other costs seconds on a slow line.
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
