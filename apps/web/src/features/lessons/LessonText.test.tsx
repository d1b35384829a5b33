import { cleanup, render, screen } from '@testing-library/react';
import type { Lesson } from '@twelvefold/contract';
import { afterEach, expect, it } from 'vitest';
import { LessonParts, partsOf } from './LessonText.tsx';

afterEach(cleanup);

const example = { stem: 'Half of 50?', picture: null, lines: [], asked: [], answer: '25' };
const card = {
  type: 'AR.PCT.1',
  name: 'Per cent of a number',
  idea: 'A share.',
  cue: 'c',
  method: 'm',
  trap: 't',
};
const lesson = {
  name: 'percentages',
  idea: ['Per cent is a fraction of 100.'],
  picture: { kind: 'bars', caption: '', bars: [] },
  examples: [],
  misconceptions: [],
  leave: 'When it takes long.',
  checks: [],
  cards: [{ ...card, example }],
} as unknown as Lesson;

const headings = (of: Lesson) => {
  const parts = partsOf(of, false).filter(({ id }) => id !== 'idea');
  render(<LessonParts parts={parts} />);
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
};

it('begins with the facts it assumes', () => {
  expect(headings({ ...lesson, before: ['A half is 50%.'] })[0]).toBe('Before you begin');
  expect(screen.getByText('A half is 50%.')).toBeTruthy();
});

it('has students’ questions about its topic and about each type', () => {
  const doubts = [{ asks: 'Why 100?', says: 'It is a convention.' }];
  const shown = headings({ ...lesson, doubts, cards: lesson.cards.map(one => ({ ...one, doubts })) });
  expect(shown).toContain('What students ask');
  expect(screen.getAllByText('Why 100?')).toHaveLength(2);
});

it('without facts and doubts, as from an earlier release of the server, a lesson is shown without them', () => {
  expect(headings(lesson)[0]).toBe('A worked example');
  expect(screen.queryByText('What students ask')).toBeNull();
  expect(screen.getByText('Per cent of a number')).toBeTruthy();
});
