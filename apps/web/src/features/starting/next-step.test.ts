import type { LimitStatus, PreSessionInsight, SessionListItem } from '@twelvefold/contract';
import { describe, expect, it } from 'vitest';
import { unfinished } from '../../shared/practice/unfinished.ts';
import { type Facts, nextStep } from './next-step.ts';

const now = 1_000_000;
const limit: LimitStatus = {
  user_type: 'free_trial',
  plan_until: null,
  can_start_session: true,
  limit_reached: false,
  completed_sessions: 2,
  sessions_left: 3,
  allowance_text: '5 sessions to start with, then 2 a week',
  free_week: null,
};
const reached = { ...limit, can_start_session: false, limit_reached: true, sessions_left: 0 };
const insight: PreSessionInsight = { title: 'Session 3', progress: '', way_forward: [], today: '' };

/** Facts of a student whose session can be created at once. */
const clear: Facts = {
  completedAt: null,
  packReady: true,
  limit,
  unfinishedSession: null,
  insight,
  agreed: true,
};
const step = (facts: Partial<Facts>) => nextStep({ ...clear, ...facts }, now);
const unasked = (name: keyof Facts): Facts => {
  const { [name]: _, ...rest } = clear;
  return { completedAt: null, ...rest };
};

describe('starting a session', () => {
  it('waits until 120 s after the last completion', () => {
    const asked = { ...unasked('packReady'), completedAt: now - 119_999 };
    expect(nextStep(asked, now)).toEqual({ kind: 'coolDown', endsAt: now + 1 });
  });

  it('checks the availability once the cooldown has elapsed', () => {
    const asked = { ...unasked('packReady'), completedAt: now - 120_000 };
    expect(nextStep(asked, now)).toEqual({ kind: 'checkAvailability' });
  });

  it('does not check the availability when no session was completed here', () => {
    expect(nextStep(unasked('packReady'), now).kind).toBe('create');
  });

  it('offers a report to support when the pack is missing after the cooldown', () => {
    expect(step({ packReady: false })).toEqual({ kind: 'offerReport' });
  });

  it('continues when the availability check fails', () => {
    expect(step({ completedAt: now - 200_000, packReady: null }).kind).toBe('create');
  });

  it('fetches the limit and the sessions', () => {
    expect(nextStep(unasked('limit'), now).kind).toBe('checkLimitAndSessions');
    expect(nextStep(unasked('unfinishedSession'), now).kind).toBe('checkLimitAndSessions');
  });

  it('offers the upgrade with the server’s numbers when the limit is reached', () => {
    expect(step({ limit: reached })).toEqual({ kind: 'offerUpgrade', limit: reached });
  });

  it('resumes an unfinished session even when the limit is reached', () => {
    expect(step({ limit: reached, unfinishedSession: 's1' })).toEqual({ kind: 'resume', sessionId: 's1' });
  });

  it('leaves the limit to the server when it could not be fetched', () => {
    expect(step({ limit: null }).kind).toBe('create');
  });

  it('shows the insight before a new session and creates it when the student agrees', () => {
    expect(nextStep(unasked('insight'), now).kind).toBe('fetchInsight');
    expect(nextStep(unasked('agreed'), now)).toEqual({ kind: 'showInsight', insight });
    expect(step({}).kind).toBe('create');
  });

  it('creates the session at once without an insight', () => {
    expect(nextStep({ ...unasked('agreed'), insight: null }, now).kind).toBe('create');
  });
});

describe('the unfinished session', () => {
  const session: SessionListItem = {
    session_id: 's1',
    status: 'planned',
    total_questions: 12,
    answered_count: 5,
    correct_count: 3,
    uncounted_count: 0,
    current_position: 6,
    progress_percentage: 42,
    session_number: 3,
    session_type: 'blueprint',
    created_at: '2026-11-20T10:00:00.000Z',
    completed_at: null,
  };

  it('is the planned practice session with open questions', () => {
    expect(unfinished([{ ...session, session_id: 's0', status: 'completed' }, session])).toBe(session);
  });

  it('is neither a study session nor one with all questions answered', () => {
    expect(unfinished([{ ...session, session_type: 'study' }])).toBeNull();
    expect(unfinished([{ ...session, answered_count: 12 }])).toBeNull();
  });
});
