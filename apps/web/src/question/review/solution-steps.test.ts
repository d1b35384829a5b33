import { expect, it } from 'vitest';
import { solutionSteps } from './solution-steps.ts';

it('takes numbered steps, the answer and the check apart', () => {
  const text =
    '1. Square it.\n$$x^2 = 4$$\n2. Take the root.\n$$x = 2$$\nAnswer: $2$ (option B).\nCheck: $2^2 = 4$.';
  expect(solutionSteps(text)).toEqual({
    intro: '',
    steps: ['Square it.\n$$x^2 = 4$$', 'Take the root.\n$$x = 2$$'],
    answer: '$2$ (option B).',
    check: '$2^2 = 4$.',
  });
});

it('keeps a text without steps whole', () => {
  expect(solutionSteps('Multiply.\nThen add.')).toMatchObject({ intro: 'Multiply.\nThen add.', steps: [] });
});

it('takes a number out of turn as part of the step before it', () => {
  expect(solutionSteps('1. In 1999\n2024. is not a step').steps).toEqual(['In 1999\n2024. is not a step']);
});

it('goes on with lines after the answer', () => {
  expect(solutionSteps('1. Add.\nAnswer: $3$\nor about 3.').answer).toBe('$3$\nor about 3.');
});
