import { expect, it } from 'vitest';
import { recommendedFor } from './recommendation.ts';

it.each([
  [10, 13, undefined],
  [10, 14, 'beginner'],
  [11, 13, 'intermediate'],
  [16, 8, 'intermediate'],
  [17, 7, 'good'],
])('%d right and %d wrong answers speak for %s', (right, wrong, track) => {
  expect(recommendedFor(right, wrong)?.track).toBe(track);
});

it('the reason holds the figures it rests on', () => {
  expect(recommendedFor(9, 21)?.reason).toBe(
    'You have 9 of 30 right so far: firm foundations bring you most now.',
  );
});
