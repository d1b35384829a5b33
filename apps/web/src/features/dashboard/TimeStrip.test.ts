import { expect, it } from 'vitest';
import { spread } from './TimeStrip.tsx';

it('dots of about the same time stand beside each other, in order', () => {
  expect(spread([100, 101, 130], 400)).toEqual([100, 115, 130]);
  expect(spread([100, 101, 102], 400)).toEqual([100, 115, 130]);
});

it('at the end of the scale they are moved back instead of over it', () => {
  expect(spread([395, 400, 400], 400)).toEqual([370, 385, 400]);
});
