import type { LimitStatus, PreSessionInsight } from '@twelvefold/contract';
import { describe, expect, it } from 'vitest';
import { type Outside, type Shown, start } from './start.ts';

const limit: LimitStatus = {
  user_type: 'free_trial',
  plan_until: null,
  can_start_session: true,
  limit_reached: false,
  completed_sessions: 1,
  sessions_left: 4,
  allowance_text: '',
  free_week: null,
};
const insight: PreSessionInsight = { title: 'Session 2', progress: '', way_forward: [], today: '' };
const begin = 10_000_000;

/** A test double in which waiting advances the clock and every call is recorded. */
function world(changes: Partial<Outside> & { lastCompletion?: number } = {}) {
  const { lastCompletion, ...replaced } = changes;
  let clock = begin;
  const calls: string[] = [];
  const shown: Shown[] = [];
  const seen =
    <T>(name: string, value: T) =>
    async (): Promise<T> => {
      calls.push(name);
      return value;
    };
  const outside: Outside = {
    now: () => clock,
    completedAt: () => lastCompletion ?? null,
    clearCompletion: () => void calls.push('clear'),
    packReady: seen('availability', true),
    limit: seen('limit', limit),
    unfinishedSession: seen('sessions', null),
    insight: seen('insight', insight),
    create: seen('create', { sessionId: 'new', justMade: true }),
    show: state => void shown.push(state),
    wait: async ms => {
      calls.push(`wait ${ms / 1000}`);
      clock += ms;
    },
    agreed: seen('agreed', undefined),
    ...replaced,
  };
  return { outside, calls, shown, run: () => start(outside, new AbortController().signal) };
}

const fails = async (): Promise<never> => {
  throw new Error('away');
};

describe('a start', () => {
  it('makes its calls in the specification’s order and creates a session', async () => {
    const { run, calls } = world();
    expect(await run()).toEqual({ kind: 'open', sessionId: 'new', justMade: true });
    expect(calls).toEqual(['clear', 'limit', 'sessions', 'insight', 'agreed', 'create']);
  });

  it('checks the availability at once and starts when the pack is ready during the cooldown', async () => {
    const { run, calls } = world({ lastCompletion: begin - 5_000 });
    expect((await run()).kind).toBe('open');
    expect(calls.slice(0, 2)).toEqual(['availability', 'clear']);
  });

  it('polls every 10 s for at most 120 s, then offers a report to support and keeps the cooldown', async () => {
    let polls = 0;
    const { run, calls, shown } = world({
      lastCompletion: begin,
      packReady: async () => {
        polls += 1;
        return false;
      },
    });
    expect(await run()).toEqual({ kind: 'notPrepared' });
    // At 0, 10, … 120 s, and the check after the cooldown.
    expect(polls).toBe(14);
    expect(calls.filter(c => c !== 'wait 10')).toEqual([]);
    expect(shown.findLast(s => s.kind === 'coolingDown')).toMatchObject({ endsAt: begin + 120_000 });
  });

  it('waits only for the rest of the cooldown', async () => {
    const { run, calls } = world({ lastCompletion: begin - 115_000, packReady: async () => false });
    await run();
    expect(calls).toEqual(['wait 5']);
  });

  it('starts when the pack becomes ready during the cooldown', async () => {
    const answers = [false, false, true];
    const { run, calls } = world({
      lastCompletion: begin,
      packReady: async () => answers.shift() ?? true,
    });
    expect((await run()).kind).toBe('open');
    expect(calls.slice(0, 3)).toEqual(['wait 10', 'wait 10', 'clear']);
  });

  it('continues when the check after the cooldown fails', async () => {
    const { run } = world({ lastCompletion: begin - 500_000, packReady: fails });
    expect((await run()).kind).toBe('open');
  });

  it('treats a completion in the future as one just now', async () => {
    const { run, shown } = world({ lastCompletion: begin + 900_000 });
    await run();
    expect(shown).toContainEqual({ kind: 'coolingDown', endsAt: begin + 120_000, polls: 1 });
  });

  it('creates a session when limit, sessions and insight cannot be fetched', async () => {
    const { run, shown } = world({ limit: fails, unfinishedSession: fails, insight: fails });
    expect((await run()).kind).toBe('open');
    expect(shown.some(s => s.kind === 'insight')).toBe(false);
  });

  it('fetches the limit and the open session in parallel', async () => {
    const came = Promise.withResolvers<LimitStatus>();
    const { run, calls } = world({ limit: () => came.promise });
    const running = run();
    await expect.poll(() => calls).toContain('sessions');
    came.resolve(limit);
    expect((await running).kind).toBe('open');
  });

  it('resumes without insight and without creating', async () => {
    const { run, calls } = world({ unfinishedSession: async () => 'waiting' });
    expect(await run()).toEqual({ kind: 'open', sessionId: 'waiting', justMade: false });
    expect(calls).not.toContain('create');
  });

  it('throws the error of creating a session', async () => {
    await expect(world({ create: fails }).run()).rejects.toThrow('away');
  });

  it('ends when it is cancelled, whatever it was doing', async () => {
    const cancel = new AbortController();
    const { outside, calls } = world({
      limit: async () => {
        cancel.abort(new Error('cancelled'));
        throw new Error('away');
      },
    });
    await expect(start(outside, cancel.signal)).rejects.toThrow('away');
    expect(calls).not.toContain('create');
  });
});
