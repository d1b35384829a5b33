import type { Band } from '@twelvefold/contract';
import { expect, it } from 'vitest';
import type { SessionTotal, TopicTotal } from '../practice/index.ts';
import { nextTwelveMarkdown, recentMarkdown } from './recent.ts';

const circles = (recent: boolean, band: Band, correct: number): TopicTotal => ({
  subcategory: 'GM.CIR',
  band,
  recent,
  correct,
  attempts: 10,
  late: 0,
  rushed: 0,
});

const session = (number: number, correct: number, incorrect: number): SessionTotal => ({
  id: `session ${number}`,
  number,
  kind: 'blueprint',
  completed_at: new Date(0),
  total: 12,
  correct,
  incorrect,
  skipped: 0,
});

const written = (...topics: TopicTotal[]) =>
  recentMarkdown({ sessions: [], topics, slips: [], paces: [], doubts: [], ended: [] });

it('a share of right answers is held against an earlier one on the same topics and difficulties alone', () => {
  const sessions = [
    session(12, 25, 35),
    session(11, 0, 0),
    session(10, 0, 0),
    session(9, 0, 0),
    session(8, 0, 0),
  ];
  const told = (...topics: TopicTotal[]) =>
    recentMarkdown({
      sessions: [...sessions, session(7, 8, 4)],
      topics,
      slips: [],
      paces: [],
      doubts: [],
      ended: [],
    });
  const of = (subcategory: string, recent: boolean, correct: number, attempts: number) => ({
    ...circles(recent, 'Medium', correct),
    subcategory,
    attempts,
  });
  const opening = 'In your last **5 sessions** you answered **25 of 60** right (42%).';
  // The strong topic is gone, the weak one was never asked before: nothing is alike.
  const [first] = told(of('AR.PCT', false, 30, 40), of('GM.CIR', true, 25, 60)).split('\n');
  expect(first).toBe(opening);
  // Circles went from 2 in 10 to 9 in 20, while the whole fell.
  expect(
    told(
      of('AR.PCT', false, 30, 40),
      of('GM.CIR', false, 2, 10),
      of('GM.CIR', true, 9, 20),
      of('AL.QUA', true, 16, 40),
    ),
  ).toContain(
    `${opening} Of the 60, 20 were on topics and difficulties you had answered before: you had **9** of them right, against 4 at your earlier rate.`,
  );
  expect(told(of('GM.CIR', false, 2, 10), of('GM.CIR', true, 25, 60))).toContain(
    `${opening} On the same topics and difficulties you had **25** right, against 12 at your earlier rate.`,
  );
});

it('more right answers to easier questions are no rise, fewer to harder ones no fall', () => {
  expect(written(circles(true, 'Easy', 9), circles(false, 'Hard', 5))).not.toContain('rose');
  expect(written(circles(true, 'Hard', 5), circles(false, 'Easy', 9))).not.toContain('fell');
});

it('the same against the odds is told all the more', () => {
  expect(written(circles(true, 'Hard', 9), circles(false, 'Easy', 5))).toContain(
    '**Circles** rose: 9 of 10 (90%) right lately, against 5 of 10 (50%) before.',
  );
  expect(written(circles(true, 'Medium', 5), circles(false, 'Medium', 9))).toContain('**Circles** fell');
});

it('what chance alone moves as far is neither a rise nor a fall', () => {
  const of = (recent: boolean, correct: number, attempts: number) => ({
    ...circles(recent, 'Medium', correct),
    attempts,
  });
  expect(written(of(true, 9, 14), of(false, 8, 9))).not.toContain('fell');
  expect(written(of(true, 19, 22), of(false, 4, 8))).toContain('**Circles** rose');
});

/** Twenty Medium answers on a subcategory, so many of them right. */
const twenty = (subcategory: string, recent: boolean, correct: number): TopicTotal => ({
  ...circles(recent, 'Medium', correct),
  subcategory,
  attempts: 20,
});

it('a topic has moved from a tenth on, and the two that moved most are named, the greater move first', () => {
  const before = ['GM.CIR', 'AR.PCT', 'AL.QUA', 'AR.PLD'].map(code => twenty(code, false, 10));
  expect(written(...before, twenty('GM.CIR', true, 11))).not.toMatch(/rose|fell/);
  expect(written(...before, twenty('GM.CIR', true, 9))).not.toMatch(/rose|fell/);
  const lately = [
    twenty('GM.CIR', true, 13),
    twenty('AR.PCT', true, 16),
    twenty('AL.QUA', true, 17),
    twenty('AR.PLD', true, 9),
  ];
  const told = [...written(...before, ...lately).matchAll(/\*\*(.+?)\*\* (rose|fell)/g)];
  expect(told.map(([, name]) => name)).toEqual(['Quadratic Equations', 'Percentages']);
});

it('pace is never praised, and time spoken of where wrong answers came late', () => {
  const lately = circles(true, 'Medium', 5);
  expect(written(lately)).not.toMatch(/time/);
  expect(written({ ...lately, late: 3 })).toContain(
    '- **Circles**: 3 of 5 wrong answers took well over the target time.',
  );
});

it('a slip of earlier sessions alone has not come back lately, and one that tells nothing is passed over', () => {
  const slip = (misconception: string, subcategory: string, recent: boolean, count: number) => ({
    misconception,
    subcategory,
    recent,
    count,
  });
  const slips = [
    slip('forgot_zero', 'GM.CIR', false, 9),
    slip('forgot_zero', 'AR.PCT', false, 9),
    slip('left_out_an_end_point', 'GM.CIR', true, 1),
    slip('left_out_an_end_point', 'AR.PCT', true, 1),
    slip('a_name_from_before_the_list', 'GM.CIR', true, 9),
    slip('a_name_from_before_the_list', 'AR.PCT', true, 9),
    slip('used_a_wrong_given_number', 'GM.CIR', true, 9),
    slip('used_a_wrong_given_number', 'AR.PCT', true, 9),
  ];
  const told = (days: readonly number[]) =>
    recentMarkdown({
      sessions: days.map((day, i) => ({ ...session(i, 5, 7), completed_at: new Date(day * 86_400_000) })),
      topics: [],
      slips,
      paces: [],
      doubts: [],
      ended: [],
    });
  expect(told([13, 9, 6, 3, 0, -40])).toContain(
    '- **You left out an end point**, again: 2 times in 2 weeks, in **Percentages** and **Circles**.',
  );
  expect(told([7, 0])).toContain('again: 2 times within a week, in **Percentages** and **Circles**.');
});

it('of the next questions the topics with most are named, where there is more than one on a topic', () => {
  const next = (...topics: string[]) =>
    nextTwelveMarkdown(topics.map(topic => ({ topic, reasonKind: 'blueprint' })));
  expect(next('Circles', 'Sets')).toBe(
    'Your next 2 questions are on 2 topics: as in the exam, you choose the method yourself.',
  );
  expect(next('Sets', 'Circles', 'Percentages', 'Circles', 'Sets', 'Circles', 'Percentages')).toBe(
    'Of your next 7 questions 3 are on **Circles** and 2 on **Sets**.',
  );
});

it('what the tutor was asked three times on a topic is one number, with the term that half of it was about', () => {
  const doubt = (subcategory: string, term: string | null, doubts: number) => ({ subcategory, term, doubts });
  const said = (...doubts: ReturnType<typeof doubt>[]) =>
    recentMarkdown({ sessions: [], topics: [], slips: [], paces: [], doubts, ended: [] });
  expect(said(doubt('AR.PCT', 'base', 1), doubt('AR.PLD', 'base', 2))).not.toContain('the tutor');
  expect(said(doubt('AR.PCT', 'base', 3), doubt('AR.PCT', null, 1))).toContain(
    '- You asked the tutor 4 times about questions on **Percentages**, most of all about **base**.',
  );
  expect(said(doubt('GM.CIR', null, 2), doubt('GM.CIR', 'radius', 1), doubt('AR.PCT', 'base', 2))).toContain(
    '- You asked the tutor 3 times about questions on **Circles**.',
  );
});

it('mistakes that ended are told after a slip that came back, and before time', () => {
  const told = (...ended: string[]) =>
    recentMarkdown({ sessions: [], topics: [], slips: [], paces: [], doubts: [], ended });
  expect(told('Circles')).toContain(
    '- A mistake on **Circles** came to its end: you had questions like it right on two days.',
  );
  expect(told('Circles', 'Averages', 'Circles')).toContain(
    '- **3 mistakes** came to their end, on **Circles** and **Averages**: you had questions like each right on two days.',
  );
  expect(told()).not.toContain('end');
  const late = { ...circles(true, 'Easy', 0), late: 10 };
  const slips = ['GM.CIR', 'AR.PCT'].map(subcategory => ({
    misconception: 'left_out_an_end_point',
    subcategory,
    recent: true,
    count: 2,
  }));
  const lines = recentMarkdown({
    sessions: [session(1, 0, 10)],
    topics: [late],
    slips,
    paces: [],
    doubts: [],
    ended: ['Circles'],
  })
    .split('\n')
    .filter(line => line.startsWith('- '));
  expect(lines.map(line => /again|came to its end|target time/.exec(line)?.[0])).toEqual([
    'again',
    'came to its end',
    'target time',
  ]);
});
