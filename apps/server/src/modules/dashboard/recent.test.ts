import type { Band } from '@twelvefold/contract';
import { expect, it } from 'vitest';
import type { TopicTotal } from '../practice/index.ts';
import { recentMarkdown } from './recent.ts';

const circles = (recent: boolean, band: Band, correct: number): TopicTotal => ({
  subcategory: 'GM.CIR',
  band,
  recent,
  correct,
  attempts: 10,
  timed: 0,
  slow: 0,
});

const written = (...topics: TopicTotal[]) => recentMarkdown({ sessions: [], topics, slips: [], stakes: [] });

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
