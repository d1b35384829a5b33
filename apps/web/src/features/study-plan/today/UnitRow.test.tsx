import { cleanup, render, screen } from '@testing-library/react';
import type { PlanUnit } from '@twelvefold/contract';
import { afterEach, expect, it } from 'vitest';
import { UnitRow } from './UnitRow.tsx';

afterEach(cleanup);

const unit: PlanUnit = {
  id: '019cc1d6-be10-774f-a141-b2b5359f3475',
  topic_name: 'Arithmetic',
  subcategory: 'Averages',
  lesson: 'averages',
  target_minutes: 25,
  target_questions: 10,
  difficulty_focus: 'Easy',
  completed_questions: 0,
  second_look: null,
  looks_back: null,
};

const shown = (changes: Partial<PlanUnit>) =>
  render(
    <ol>
      <UnitRow unit={{ ...unit, ...changes }} active={false} next busy={false} onStart={() => {}} />
    </ol>,
  );

it('a unit not yet started offers the lesson of its topic first', () => {
  shown({});
  const lesson = screen.getByRole('link', { name: 'Begin with the lesson on Averages' });
  expect(lesson.getAttribute('href')).toBe('/learn/averages');
});

it('a unit in progress links to the lesson', () => {
  shown({ completed_questions: 4 });
  expect(screen.getByRole('link', { name: 'Read the lesson on Averages' })).toBeTruthy();
});
