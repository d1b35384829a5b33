import { expect, it } from 'vitest';
import { solutionSteps } from './solution-steps.ts';

it('separates numbered steps, reasons, answer and check', () => {
  const text =
    '1. Square it.\n$$x^2 = 4$$\nWhy: A square has no root sign.\n2. Take the root.\n$$x = 2$$\nAnswer: $2$ (option B).\nCheck: $2^2 = 4$.';
  expect(solutionSteps(text)).toEqual({
    intro: '',
    steps: [
      { says: 'Square it.\n$$x^2 = 4$$', why: 'A square has no root sign.' },
      { says: 'Take the root.\n$$x = 2$$', why: null },
    ],
    answer: '$2$ (option B).',
    check: '$2^2 = 4$.',
  });
});

it('keeps a text without steps as the intro', () => {
  expect(solutionSteps('Multiply.\nThen add.')).toMatchObject({ intro: 'Multiply.\nThen add.', steps: [] });
});

it('treats a number out of sequence as part of the step before it', () => {
  expect(solutionSteps('1. In 1999\n2024. is not a step').steps).toMatchObject([
    { says: 'In 1999\n2024. is not a step' },
  ]);
});

it('adds further lines to the answer', () => {
  expect(solutionSteps('1. Add.\nAnswer: $3$\nor about 3.').answer).toBe('$3$\nor about 3.');
});
