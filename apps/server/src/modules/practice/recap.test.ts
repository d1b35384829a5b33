import { expect, it } from 'vitest';
import type { AnswerRow } from './answer-store.ts';
import { takeawaysOf } from './recap.ts';

/** Answers on one topic, in seconds each against a target of a hundred; null where the time is not known. */
const said = (outcome: AnswerRow['outcome'], ...seconds: (number | null)[]) =>
  takeawaysOf(
    seconds.map(time => ({
      type: 'AR.PCT.1',
      outcome,
      elapsed_ms: time === null ? null : 1000 * time,
      target_seconds: 100,
    })) as AnswerRow[],
  )[0]?.takeaway;

it('a pace is spoken of as far as it is known', () => {
  expect(said('correct', 90)).toBe('1 of 1 right, and not slow.');
  expect(said('correct', 90, 160)).toBe('2 of 2 right, none of them slow.');
  expect(said('correct', null)).toBe('1 of 1 right.');
  expect(said('correct', 90, null)).toBe('2 of 2 right.');
});

it('only what was slow is called slow', () => {
  expect(said('correct', 161)).toBe('1 of 1 right, but slower than the exam allows.');
  expect(said('correct', 90, 161)).toBe('2 of 2 right, but 1 slower than the exam allows.');
});

it('one question has one solution', () => {
  expect(said('incorrect', 90)).toBe('0 of 1 right: read the solution once more before the next session.');
  expect(said('skipped', 90, 90)).toBe('0 of 2 right: read the solutions once more before the next session.');
});

it('a question whose picture was lost is in no topic', () => {
  expect(said('image_failed', 90)).toBeUndefined();
});
