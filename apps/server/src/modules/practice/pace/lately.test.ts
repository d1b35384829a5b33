import { expect, it } from 'vitest';
import { timeLately } from './lately.ts';

const topic = (name: string, wrong: number, late: number, rushed = 0) => ({ name, wrong, late, rushed });

it('time that cost nothing, or little of what went wrong, is not spoken of', () => {
  expect(timeLately([topic('Circles', 0, 0), topic('Sets', 9, 4)])).toBeNull();
  expect(timeLately([topic('Circles', 2, 2), topic('Sets', 2, 2)])).toBeNull();
  expect(timeLately([topic('Sets', 12, 0, 5)])).toBeNull();
});

it('the topic that cost most time is named, with its wrong answers', () => {
  expect(timeLately([topic('Sets', 5, 3), topic('Circles', 6, 4)])).toBe(
    '**Circles**: 4 of 6 wrong answers took well over the target time. In the exam, leave such a question and come back to it.',
  );
});

it('late answers on many topics are told together, and so are rushed ones', () => {
  const five = ['A', 'B', 'C', 'D', 'E'];
  expect(timeLately(five.map(name => topic(name, 2, 1)))).toBe(
    '5 of 10 wrong answers took well over the target time. In the exam, leave such a question and come back to it.',
  );
  expect(timeLately(five.map(name => topic(name, 2, 0, 1)))).toBe(
    '5 of 10 wrong answers came in less than 40% of the target time. Read each question to its last word: no clock runs.',
  );
});
