import type { PracticeSession, Question } from '@twelvefold/contract';
import { describe, expect, it } from 'vitest';
import { dotsOf, placeOf } from './progress.ts';

/** Four questions, the first `final` of them skipped for good. */
const session = (final: number) =>
  ({
    total_questions: 4,
    current_position: final + 1,
    questions: [1, 2, 3, 4].map(position => ({ position, outcome: position <= final ? 'skipped' : null })),
  }) as unknown as PracticeSession & { questions: Question[] };
const nothing = { looked: null, busyWith: null, waiting: [], sent: [] };

describe('the question on screen', () => {
  it('is the first open one, and none when all are final', () => {
    expect(placeOf(session(1), nothing)).toBe(2);
    expect(placeOf(session(4), nothing)).toBe(5);
  });

  it('is the one behind what waits to be sent', () => {
    expect(placeOf(session(1), { ...nothing, waiting: [2, 3] })).toBe(4);
  });

  it('is the last that waits when nothing is left to answer', () => {
    expect(placeOf(session(1), { ...nothing, waiting: [2, 3, 4] })).toBe(4);
  });

  it('stays while its own answer is on its way, also behind others that wait', () => {
    expect(placeOf(session(1), { ...nothing, waiting: [2], busyWith: 3 })).toBe(3);
  });

  it('is one that was kept, or its result, while the student looks at it', () => {
    expect(placeOf(session(1), { ...nothing, waiting: [2], looked: 2 })).toBe(2);
    expect(placeOf(session(2), { ...nothing, looked: 2 })).toBe(2);
    expect(placeOf(session(1), { ...nothing, sent: [2], looked: 2 })).toBe(2);
  });

  it('does not go back to one whose result is still to arrive', () => {
    expect(placeOf(session(1), { ...nothing, sent: [2] })).toBe(3);
  });
});

it('a dot tells what waits from what is open', () => {
  expect(dotsOf(session(1), [2])).toEqual(['skipped', 'kept', 'open', 'open']);
});
