import { expect, it } from 'vitest';
import { movedBy } from './recap.ts';

const tally = (right: number, attempts: number) => ({ right, attempts });
const record = (type: string, before: [number, number], after: [number, number]) => ({
  type,
  before: tally(...before),
  after: tally(...after),
});

it('what rose comes before what fell, and what stayed is not named', () => {
  const moved = movedBy([
    record('AR.PCT.1', [3, 4], [3, 6]),
    record('AR.TNW.1', [1, 4], [3, 6]),
    record('AL.LIN.1', [10, 20], [11, 22]),
  ]);
  expect(moved.map(({ after }) => after)).toEqual([tally(3, 6), tally(3, 6)]);
  expect(moved.map(({ before }) => before.right)).toEqual([1, 3]);
});

it('a first or second attempt moves no record', () => {
  expect(movedBy([record('AR.PCT.1', [0, 0], [1, 1]), record('AR.TNW.1', [1, 1], [2, 2])])).toEqual([]);
});
