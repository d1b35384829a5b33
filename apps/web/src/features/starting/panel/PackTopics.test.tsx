import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PackTopics } from './PackTopics.tsx';

afterEach(cleanup);
const shown = (subcategories: { name: string; questions: number }[], reason: string | null = null) => {
  const topics = subcategories.length;
  render(<PackTopics preview={{ bands: [], leaning_on: [], reason, topics, subcategories, minutes: 20 }} />);
  return screen.getAllByRole('listitem').map(item => item.textContent);
};

it('names the topics, with the number of questions when there are several', () => {
  expect(
    shown([
      { name: 'Remainders', questions: 3 },
      { name: 'Circles', questions: 1 },
    ]),
  ).toEqual(['Remainders\u00a0×\u00a03', 'Circles']);
});

it('names three topics, and counts the rest', () => {
  const topics = ['Remainders', 'Circles', 'Sets', 'Averages', 'Modulus'];
  expect(shown(topics.map(name => ({ name, questions: 1 })))).toEqual([...topics.slice(0, 3), '2 more']);
});

it('says one reason before the topics', () => {
  shown([{ name: 'Circles', questions: 1 }], 'You had 1 of 6 right in Circles.');
  expect(screen.getByText('You had 1 of 6 right in Circles.')).toBeTruthy();
});
