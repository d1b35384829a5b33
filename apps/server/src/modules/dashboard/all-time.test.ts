import { expect, it } from 'vitest';
import type { SessionTotal, TopicTotal } from '../practice/index.ts';
import { allTimeMarkdown } from './all-time.ts';
import { recentMarkdown } from './recent.ts';

/** So many right of so many Medium questions on a subcategory. */
const topic = (subcategory: string, correct: number, attempts: number): TopicTotal => ({
  subcategory,
  band: 'Medium',
  recent: true,
  correct,
  attempts,
  late: 0,
  rushed: 0,
});

const session = (number: number): SessionTotal => ({
  id: `session ${number}`,
  number,
  kind: 'blueprint',
  completed_at: new Date(0),
  total: 12,
  correct: 8,
  incorrect: 4,
  skipped: 0,
});

const written = (topics: TopicTotal[], sessions: SessionTotal[] = []) =>
  allTimeMarkdown({ sessions, topics, slips: [], paces: [], doubts: [], ended: [] });

it('what the exam asks most is Arithmetic, also for a student who practised only what comes after it', () => {
  const most = 'The exam asks most about';
  expect(written([topic('AR.PCT', 3, 4), topic('AL.QUA', 4, 5)])).not.toContain(most);
  expect(written([topic('AR.PCT', 4, 5), topic('AL.QUA', 3, 4)])).toContain(
    `${most} **Arithmetic** (about 8 of 22 questions): you have 4 of 5 right in Arithmetic.`,
  );
  expect(written([topic('AR.PCT', 4, 5), topic('AL.QUA', 3, 5)])).toContain(
    `${most} **Arithmetic** (about 8 of 22 questions) and **Algebra** (about 7 of 22 questions)`,
  );
});

it('of the topics never answered the one the exam asks most is named', () => {
  expect(written(['AR.RAT', 'AR.TNW'].map(code => topic(code, 1, 1)))).toContain(
    'You have answered questions on 2 of 36 topics. Of the others the exam asks most about **Quadratic Equations** (about 11 questions in 10 papers).',
  );
});

it('topics that stand alike are neither the surest nor the least sure', () => {
  const alike = ['AR.PCT', 'AR.PLD', 'AL.QUA', 'GM.CIR'].map(code => topic(code, 5, 5));
  expect(written(alike)).not.toMatch(/surest|least sure/i);
  const apart = [...alike.slice(0, 2), topic('AL.QUA', 4, 5), topic('GM.CIR', 3, 5)];
  expect(written(apart)).toContain(
    'Least sure: **Circles** (3 of 5 right) and **Quadratic Equations** (4 of 5 right).',
  );
});

it('none is called sure that is right less than two times in three', () => {
  const weak = [topic('AR.PCT', 2, 7), topic('AR.PLD', 1, 5), topic('AL.QUA', 1, 6), topic('GM.CIR', 0, 5)];
  expect(written(weak)).not.toContain('Surest');
  expect(written([topic('NS.FAC', 4, 6), ...weak])).toContain(
    'Surest so far: **Factors & Primes** (4 of 6 right).',
  );
});

it('fifteen of sixteen are surer than five of five', () => {
  const known = [
    topic('AR.PCT', 5, 5),
    topic('AR.PLD', 15, 16),
    topic('AL.QUA', 1, 5),
    topic('GM.CIR', 2, 5),
  ];
  expect(written(known)).toContain(
    'Surest so far: **Profit, Loss & Discount** (15 of 16 right); **Percentages** (5 of 5 right).',
  );
});

it('a slip made in many topics names those it was made in most', () => {
  const counts = { 'AR.PCT': 1, 'AR.PLD': 5, 'AL.QUA': 2, 'GM.CIR': 9, 'NS.FAC': 3 };
  const slips = Object.entries(counts).map(([subcategory, count]) => ({
    misconception: 'stopped_a_step_early',
    subcategory,
    recent: true,
    count,
  }));
  const evidence = { sessions: [], topics: [], paces: [], doubts: [], ended: [] };
  const said =
    'in 5 topics, most often in **Circles** (9); **Profit, Loss & Discount** (5); **Factors & Primes** (3).';
  expect(allTimeMarkdown({ ...evidence, slips })).toContain(
    `**You stopped one step early**, again and again: 20 times, ${said}`,
  );
  expect(recentMarkdown({ ...evidence, slips })).toContain(said);
  expect(recentMarkdown({ ...evidence, slips: slips.slice(1) })).toContain(
    '19 times within a week, in **Profit, Loss & Discount**; **Quadratic Equations**; **Circles**; **Factors & Primes**.',
  );
});

it('numbers from a thousand on are grouped as the tiles group them', () => {
  const many = { ...topic('AR.PCT', 2310, 4625), late: 1200 };
  const sessions = [4, 3, 2, 1].map(number => ({
    ...session(number),
    correct: 1155,
    incorrect: 1157,
    skipped: 500,
  }));
  const slips = ['AR.PCT', 'GM.CIR'].map(subcategory => ({
    misconception: 'stopped_a_step_early',
    subcategory,
    recent: true,
    count: 1100,
  }));
  const evidence = { sessions, topics: [many], slips, paces: [], doubts: [], ended: [] };
  const text = `${allTimeMarkdown(evidence)} ${recentMarkdown(evidence)}`;
  expect(text).toContain('you have answered **9,248 questions** and had **4,620** of them right');
  expect(text).toContain('You skipped 2,000.');
  expect(text).toContain('1,200 of 2,315 wrong answers');
  expect(text).toContain('2,200 times');
  expect(text).not.toMatch(/\d{4}/);
});
