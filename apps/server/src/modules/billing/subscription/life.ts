/**
 * The time of one plan of one student, in milliseconds since 1970. Pure: state and event give the next state and the
 * movements of time between ledger accounts.
 */
export type PlanTime =
  | { kind: 'running'; startsAt: number; endsAt: number }
  | { kind: 'paused'; savedMs: number }
  | { kind: 'ended' };

type TimeAccount = 'granted' | 'running' | 'saved' | 'used' | 'revoked';

export interface TimeMove {
  from: TimeAccount;
  to: TimeAccount;
  /** Milliseconds, above 0. */
  ms: number;
}

export interface Step {
  next: PlanTime;
  moves: TimeMove[];
}

const move = (from: TimeAccount, to: TimeAccount, ms: number): TimeMove[] =>
  ms > 0 ? [{ from, to, ms }] : [];

interface Grant {
  /** When the payment is recorded. */
  at: number;
  /** Milliseconds given. */
  ms: number;
  /** End of another running plan; a new run begins after it. */
  notBefore: number;
  /** The provider's end of the period, or null: a paid period ends no earlier. */
  atLeastUntil: number | null;
  /** A payment within this time after the end continues from the end. */
  graceMs: number;
  /** Whether it ends a pause; any other payment for a paused plan is saved. */
  resumes: boolean;
}

/** Applies a payment. The granted time is the sum of the moves from `granted`. */
export function grantTime(time: PlanTime, grant: Grant): Step {
  const begin = Math.max(grant.at, grant.notBefore);
  switch (time.kind) {
    case 'ended': {
      const endsAt = Math.max(begin + grant.ms, grant.atLeastUntil ?? 0);
      const next: PlanTime = { kind: 'running', startsAt: begin, endsAt };
      return { next, moves: move('granted', 'running', endsAt - begin) };
    }
    case 'running': {
      if (grant.at > time.endsAt + grant.graceMs) {
        const ended = endTime(time);
        const { next, moves } = grantTime(ended.next, grant);
        return { next, moves: [...ended.moves, ...moves] };
      }
      const endsAt = Math.max(time.endsAt + grant.ms, grant.atLeastUntil ?? 0);
      return { next: { ...time, endsAt }, moves: move('granted', 'running', endsAt - time.endsAt) };
    }
    case 'paused': {
      if (!grant.resumes) {
        const savedMs = time.savedMs + grant.ms;
        return { next: { kind: 'paused', savedMs }, moves: move('granted', 'saved', grant.ms) };
      }
      const endsAt = begin + grant.ms + time.savedMs;
      const moves = [...move('granted', 'running', grant.ms), ...move('saved', 'running', time.savedMs)];
      return { next: { kind: 'running', startsAt: begin, endsAt }, moves };
    }
  }
}

/** Paid and unused milliseconds. */
export function remainingMs(time: PlanTime, at: number): number {
  if (time.kind === 'paused') return time.savedMs;
  return time.kind === 'running' ? Math.max(0, time.endsAt - Math.max(at, time.startsAt)) : 0;
}

export const isRunning = (time: PlanTime, at: number) =>
  time.kind === 'running' && time.startsAt <= at && at < time.endsAt;

/** Saves the rest exactly. Null when the plan does not run. */
export function pauseTime(time: PlanTime, at: number): Step | null {
  if (time.kind !== 'running' || !isRunning(time, at)) return null;
  const savedMs = time.endsAt - at;
  const moves = [...move('running', 'used', at - time.startsAt), ...move('running', 'saved', savedMs)];
  return { next: { kind: 'paused', savedMs }, moves };
}

/** Ends a run: all its time is used. */
export function endTime(time: PlanTime & { kind: 'running' }): Step {
  return { next: { kind: 'ended' }, moves: move('running', 'used', time.endsAt - time.startsAt) };
}

/** Takes time back, at most the rest; a plan without time ends. */
export function revokeTime(time: PlanTime, ms: number, at: number): Step {
  const taken = Math.min(ms, remainingMs(time, at));
  if (time.kind === 'paused') {
    const savedMs = time.savedMs - taken;
    const next: PlanTime = savedMs > 0 ? { kind: 'paused', savedMs } : { kind: 'ended' };
    return { next, moves: move('saved', 'revoked', taken) };
  }
  if (time.kind === 'ended') return { next: time, moves: [] };
  const cut = { ...time, endsAt: time.endsAt - taken };
  const moves = move('running', 'revoked', taken);
  if (cut.endsAt > Math.max(at, cut.startsAt)) return { next: cut, moves };
  const ended = endTime(cut);
  return { next: ended.next, moves: [...moves, ...ended.moves] };
}

/**
 * Unused milliseconds of each payment; the oldest is used first. `grants`: granted minus revoked time, oldest first.
 */
export function unusedOf(grants: readonly number[], remaining: number): number[] {
  const total = grants.reduce((sum, ms) => sum + ms, 0);
  let used = Math.max(0, total - remaining);
  return grants.map(ms => {
    const taken = Math.min(ms, used);
    used -= taken;
    return ms - taken;
  });
}

const dayMs = 24 * 3600 * 1000;

/** Days as shown: a begun day counts. */
export const daysUp = (ms: number) => Math.ceil(ms / dayMs);
export const daysMs = (days: number) => days * dayMs;
