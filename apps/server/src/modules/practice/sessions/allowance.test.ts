import { describe, expect, it } from 'vitest';
import { sessionsLeft, weekStart } from './allowance.ts';

describe('the calendar week', () => {
  it('begins on Monday at midnight in India, which is Sunday 18:30 in UTC', () => {
    expect(weekStart(new Date('2026-03-04T12:00:00Z')).toISOString()).toBe('2026-03-01T18:30:00.000Z');
  });

  it('has begun at the very instant of that midnight', () => {
    expect(weekStart(new Date('2026-03-01T18:30:00Z')).toISOString()).toBe('2026-03-01T18:30:00.000Z');
  });

  it('is still the old one a moment before', () => {
    expect(weekStart(new Date('2026-03-01T18:29:59Z')).toISOString()).toBe('2026-02-22T18:30:00.000Z');
  });
});

describe('the free allowance', () => {
  it('is five sessions at first', () => {
    expect(sessionsLeft('free', { started: 0, startedThisWeekBeyondTrial: 0 })).toBe(5);
    expect(sessionsLeft('free', { started: 4, startedThisWeekBeyondTrial: 0 })).toBe(1);
  });

  it('is two a week after that, whatever the first five took of the week', () => {
    expect(sessionsLeft('free', { started: 5, startedThisWeekBeyondTrial: 0 })).toBe(2);
    expect(sessionsLeft('free', { started: 7, startedThisWeekBeyondTrial: 2 })).toBe(0);
  });

  it('has no end for a privileged address', () => {
    expect(sessionsLeft('privileged', { started: 400, startedThisWeekBeyondTrial: 9 })).toBeNull();
  });
});
