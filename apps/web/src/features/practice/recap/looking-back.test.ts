import type { ReviewedQuestion } from '@twelvefold/contract';
import { expect, it } from 'vitest';
import { question } from '../../../../test/question.ts';
import { dayWords, marksWords, principlesOf, reviewedOf, toneWords, wentRight } from './looking-back.ts';

interface Told {
  outcome: ReviewedQuestion['outcome'];
  /** Seconds taken; the target is 100. */
  seconds: number | null;
  topic?: string;
  band?: ReviewedQuestion['difficulty_band'];
  principle?: string;
}

const told = (...questions: Told[]) =>
  questions.map(({ outcome, seconds, topic = 'Ratio', band = 'Medium', principle = '' }, i) => ({
    ...question,
    position: i + 1,
    subcategory: topic,
    difficulty_band: band,
    outcome,
    _display_meta: { ...question._display_meta, target_seconds: 100, lesson: 'ratio' },
    review: {
      elapsed_ms: seconds === null ? null : 1000 * seconds,
      solution_feedback: { principle_to_remember: principle },
    },
  })) as unknown as ReviewedQuestion[];

it('marks follow the exam: a skip costs nothing, a lost picture does not count', () => {
  const questions = told(
    { outcome: 'correct', seconds: 50 },
    { outcome: 'correct', seconds: 50 },
    { outcome: 'incorrect', seconds: 50 },
    { outcome: 'skipped', seconds: 5 },
    { outcome: 'image_failed', seconds: 5 },
  );
  expect(marksWords(questions)).toBe('5 marks: 2 right for +6, 1 wrong for −1, 1 skipped for 0.');
  expect(marksWords(told({ outcome: 'incorrect', seconds: 1 }))).toBe('−1 mark: 1 wrong for −1.');
});

it('the sentence about a session fits one right answer as well as ten', () => {
  const of = (right: number, wrong: number, principle = 'Check the base.') =>
    toneWords(
      told(
        ...Array.from({ length: 12 }, (_, i) => ({
          outcome:
            i < right
              ? ('correct' as const)
              : i < right + wrong
                ? ('incorrect' as const)
                : ('skipped' as const),
          seconds: 50,
          principle,
        })),
      ),
    );
  expect(of(1, 11)).toBe(
    'A hard session: the wrong answers cost more than the right ones earned. Skip what you cannot start.',
  );
  expect(of(2, 5)).toBe('A hard session. Start with the principle under What to fix.');
  expect(of(6, 4)).toBe('6 right, 4 wrong, 2 skipped. Start with the principle under What to fix.');
  expect(of(4, 0)).toBe('4 right, 8 skipped. Start with the principle under What to fix.');
  expect(of(9, 2)).toBe(
    'A strong session: 2 wrong and 1 skipped. Start with the principle under What to fix.',
  );
  expect(of(11, 0)).toBe('A strong session: 1 skipped. Start with the principle under What to fix.');
  expect(of(12, 0)).toBe('Every question right. These answers count when your next questions are chosen.');
  // Imported questions may have no principle.
  expect(of(9, 2, '')).toBe('A strong session: 2 wrong and 1 skipped.');
});

it('the day’s sentence names the streak, and the week when it has a goal', () => {
  const day = (done: number, streak: number, week: number, wanted: number | null) =>
    dayWords({
      done,
      streak,
      days_this_week: week,
      goal: { exam_date: null, days_a_week: wanted, target_percentile: null },
    });
  expect(day(12, 4, 3, 5)).toBe("Today's 12 are done. Day 4 of your streak, and 3 of 5 days this week.");
  expect(day(8, 1, 1, null)).toBe('Day 1 of your streak.');
  expect(day(24, 6, 6, 5)).toBe("Today's 12 are done. Day 6 of your streak.");
});

it('what went right names hard questions first, each topic once, and does not praise speed', () => {
  const questions = told(
    { outcome: 'correct', seconds: 90, topic: 'Circles', band: 'Hard' },
    { outcome: 'correct', seconds: 50, topic: 'Averages' },
    { outcome: 'correct', seconds: 95, topic: 'Logs' },
    { outcome: 'correct', seconds: 60, topic: 'Circles' },
    { outcome: 'incorrect', seconds: 60, topic: 'Sets' },
  );
  expect(wentRight(questions)).toEqual([
    'You solved a hard question: Circles.',
    'You got these right: Averages and Logs.',
  ]);
});

it('a topic with wrong or skipped questions is shown with its count', () => {
  const melting = Array.from({ length: 10 }, (_, i) => ({
    outcome: i < 2 ? ('correct' as const) : ('incorrect' as const),
    seconds: 90,
    topic: 'Melting and recasting',
  }));
  const questions = told(
    ...melting,
    { outcome: 'correct', seconds: 90, topic: 'Cones' },
    { outcome: 'skipped', seconds: 5, topic: 'Cones' },
    { outcome: 'image_failed', seconds: 5, topic: 'Cones' },
    { outcome: 'correct', seconds: 90, topic: 'Spheres' },
  );
  expect(wentRight(questions)).toEqual([
    'You got Spheres right.',
    'Right in part: 2 of 10 on Melting and recasting and 1 of 2 on Cones.',
  ]);
});

it('guesses are not praised', () => {
  const guesses = told({ outcome: 'correct', seconds: 1 }, { outcome: 'incorrect', seconds: 2 });
  expect(wentRight(guesses)).toEqual(['Right, but so fast that it may be luck: Ratio.']);
});

it('topic names with commas are separated by semicolons', () => {
  const topics = ['Time & Work, Pipes', 'Circles', 'Profit, Loss & Discount'];
  expect(
    wentRight(told(...topics.map(topic => ({ outcome: 'correct' as const, seconds: 95, topic })))),
  ).toEqual(['You got these right: Time & Work, Pipes; Circles; Profit, Loss & Discount.']);
});

it('a principle missed twice is listed once, with its questions', () => {
  const kept = 'Count the cases.';
  const questions = told(
    { outcome: 'incorrect', seconds: 60, principle: kept },
    { outcome: 'correct', seconds: 60, principle: 'Draw it.' },
    { outcome: 'skipped', seconds: 5, principle: kept },
  );
  expect(principlesOf(questions)).toEqual([
    {
      text: kept,
      lesson: 'ratio',
      questions: [
        { position: 1, subcategory: 'Ratio', skipped: false },
        { position: 3, subcategory: 'Ratio', skipped: true },
      ],
    },
  ]);
});

it('principles are ordered by lost marks, equal ones by ease', () => {
  const questions = told(
    { outcome: 'skipped', seconds: 5, principle: 'skipped' },
    { outcome: 'incorrect', seconds: 50, principle: 'hard', band: 'Hard' },
    { outcome: 'incorrect', seconds: 50, principle: 'easy', band: 'Easy' },
    { outcome: 'skipped', seconds: 5, principle: 'twice' },
    { outcome: 'skipped', seconds: 5, principle: 'twice' },
  );
  expect(principlesOf(questions).map(({ text }) => text)).toEqual(['twice', 'easy', 'hard', 'skipped']);
});

it('when all questions are on one topic, each is named by its type', () => {
  const asked = (...topics: string[]) =>
    reviewedOf({
      questions: told(...topics.map(topic => ({ outcome: 'correct' as const, seconds: 90, topic }))).map(
        (q, i) => ({ ...q, type_of_question: `type ${i + 1}` }),
      ),
    }).map(({ subcategory }) => subcategory);
  expect(asked('Ratio', 'Ratio')).toEqual(['type 1', 'type 2']);
  expect(asked('Ratio', 'Circles')).toEqual(['Ratio', 'Circles']);
});
