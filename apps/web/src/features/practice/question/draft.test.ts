import { expect, it } from 'vitest';
import { elapsed, running, stopped, type Watch } from './draft.ts';

const begun: Watch = running({ counted: 0, since: null }, 1_000);

it('counts while it runs and stands while it is stopped', () => {
  const hidden = stopped(begun, 4_000);
  expect(elapsed(hidden, 60_000)).toBe(3_000);
  expect(elapsed(running(hidden, 60_000), 62_500)).toBe(5_500);
});

it('counts no moment twice when it is told to run again', () => {
  expect(elapsed(running(begun, 3_000), 5_000)).toBe(4_000);
});

it('never runs backwards', () => {
  expect(elapsed(begun, 500)).toBe(0);
});
