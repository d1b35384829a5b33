import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PackTopics } from './PackTopics.tsx';

afterEach(cleanup);
const shown = (subcategories: { name: string; questions: number }[]) => {
  render(
    <PackTopics
      preview={{ bands: [], leaning_on: [], topics: subcategories.length, subcategories, minutes: 20 }}
    />,
  );
  return screen.getAllByRole('listitem').map(item => item.textContent);
};

it('names the topics, with the number of questions where there are several', () => {
  expect(
    shown([
      { name: 'Remainders', questions: 3 },
      { name: 'Circles', questions: 1 },
    ]),
  ).toEqual(['Remainders × 3', 'Circles']);
});

it('names as many as three lines of a phone hold, and counts the rest', () => {
  const topics = (length: number, name: string) =>
    Array.from({ length }, (_, i) => ({ name: `${name} ${i}`, questions: 1 }));
  expect(shown(topics(12, 'Topic')).slice(-2)).toEqual(['Topic 7', '4 more']);
  cleanup();
  expect(shown(topics(12, 'Ratio, Proportion, Variation')).slice(-2)).toEqual([
    'Ratio, Proportion, Variation 2',
    '9 more',
  ]);
  cleanup();
  expect(shown(topics(8, 'Topic')).at(-1)).toBe('Topic 7');
});
