/**
 * What happens to the time of one plan of one student, in milliseconds since 1970. Pure: a state and an event give the
 * next state and the movements of time between accounts, which the ledger keeps.
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
  /** When it becomes known. */
  at: number;
  /** Milliseconds a payment gives. */
  ms: number;
  /** Another plan runs until then; a new run begins after it. */
  notBefore: number;
  /** The provider's own end of the period, where it has one: a paid period ends no earlier. */
  atLeastUntil: number | null;
  /** A payment that comes so long after the end goes on from the end. */
  graceMs: number;
  /** Ends a pause; any other payment of a paused plan is saved too. */
  resumes: boolean;
}

/** A payment gives time. What it gave is the sum of the moves from `granted`. */
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

/** Time that is paid and not used yet. */
export function remainingMs(time: PlanTime, at: number): number {
  if (time.kind === 'paused') return time.savedMs;
  return time.kind === 'running' ? Math.max(0, time.endsAt - Math.max(at, time.startsAt)) : 0;
}

export const isRunning = (time: PlanTime, at: number) =>
  time.kind === 'running' && time.startsAt <= at && at < time.endsAt;

/** Saves what is left, exactly. Null when the plan does not run. */
export function pauseTime(time: PlanTime, at: number): Step | null {
  if (time.kind !== 'running' || !isRunning(time, at)) return null;
  const savedMs = time.endsAt - at;
  const moves = [...move('running', 'used', at - time.startsAt), ...move('running', 'saved', savedMs)];
  return { next: { kind: 'paused', savedMs }, moves };
}

/** The end of a run: all of it is used. */
export function endTime(time: PlanTime & { kind: 'running' }): Step {
  return { next: { kind: 'ended' }, moves: move('running', 'used', time.endsAt - time.startsAt) };
}

/** Takes time back, at most what is left; a plan without time has ended. */
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
 * How much of each payment's time is left, in milliseconds: the oldest is used first. `grants` are what the payments
 * gave and still give, oldest first.
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

/** Days as they are shown: a begun day is a day. */
export const daysUp = (ms: number) => Math.ceil(ms / dayMs);
export const daysMs = (days: number) => days * dayMs;
