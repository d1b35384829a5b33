import { expect, it } from 'vitest';
import type { PlacedAnswer } from '../answers/answer-store.ts';
import { leaveOrTake } from './leave-or-take.ts';

/** A session in seconds, each question against a target of a hundred: negative where the answer was wrong. */
const after = (...answers: number[]) =>
  leaveOrTake(
    answers.map((time, i) => ({
      position: i + 1,
      outcome: time < 0 ? 'incorrect' : 'correct',
      elapsed_ms: 1000 * Math.abs(time),
      target_seconds: 100,
    })) as PlacedAnswer[],
  );

it('the two wrong answers that took longest are named, with what their marks and minutes would have brought', () => {
  // Six others in 540 seconds: five right and one wrong, 14 marks. 260 + 340 - 30 seconds bring 14.8 at that rate.
  expect(after(90, -260, 90, 90, 90, 90, -90, -340)).toEqual({
    positions: [2, 8],
    marks: 17,
    seconds: 570,
    words:
      'Questions 2 and 8 were wrong and took well over the target time. Leaving them would have saved 2 marks and 10 minutes. At the rate of your other answers, that time brings about 15 more marks.',
  });
});

it('of more than two wrong answers beyond their time, the sentence says how many there were', () => {
  expect(after(90, -260, 90, 90, 90, -170, -110, -340)?.words).toBe(
    '3 questions were wrong and took well over the target time. Of them, 2 and 8 took you longest. Leaving those two would have saved 2 marks and 10 minutes. At the rate of your other answers, that time brings about 9 more marks.',
  );
});

it('marks that only minutes would bring are no more than the other answers brought', () => {
  expect(after(-90, -90, -90, -90, -300, -300)).toBeNull();
  expect(after(90, -90, -90, -90, -90, -300, -300)).toBeNull();
  // Five others bring 3 marks in 450 seconds, so 2 in the 305 that were left.
  expect(after(90, 90, -90, -90, -90, -320)).toMatchObject({ marks: 3 });
});

it('nothing is said of wrong answers a little late, of slow right ones, or after too few others', () => {
  expect(after(90, -90, -160, 90, 90, 90)).toBeNull();
  expect(after(90, 400, 90, 90, 90, 90)).toBeNull();
  expect(after(90, 90, 90, -400)).toBeNull();
});
