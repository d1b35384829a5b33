import { expect, it } from 'vitest';
import { lanesOf } from './TimeStrip.tsx';

it('dots of about the same time are stacked, each at its own time', () => {
  expect(lanesOf([100, 101, 130])).toEqual([0, 1, 0]);
  expect(lanesOf([100, 101, 102, 116])).toEqual([0, 1, 2, 0]);
});
