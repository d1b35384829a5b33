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

it('names eight of many and counts the rest; nine are all named', () => {
  const topics = (length: number) => Array.from({ length }, (_, i) => ({ name: `Topic ${i}`, questions: 1 }));
  expect(shown(topics(12)).slice(-2)).toEqual(['Topic 7', '4 more']);
  cleanup();
  expect(shown(topics(9)).at(-1)).toBe('Topic 8');
});
