import { expect, it } from 'vitest';
import { percentOf } from './progress.ts';

it('a plan is 100 per cent complete with its last question, and not before', () => {
  expect([0, 900, 1799, 1800, 1900].map(done => percentOf(done, 1800))).toEqual([0, 50, 99, 100, 100]);
});
