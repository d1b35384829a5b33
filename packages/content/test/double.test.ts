import { expect, it } from 'vitest';
import { type Asked, doubleOf } from '../src/double.ts';

const asked: Asked = {
  type: 'AR.REL.3',
  form: 'stream',
  stem: 'Two towns are $1{,}200$ km apart. A ferry takes $3$ hours down and $5$ hours up.',
  answer: '$8$ km/h',
};

it.each<[string, Partial<Asked>, boolean]>([
  ['another story', { stem: 'A boat needs 5 hours up and 3 hours down a river of 1,200 km.' }, true],
  ['another unit of the answer', { answer: '8 metres' }, true],
  ['another number', { stem: asked.stem.replace('$3$', '$4$') }, false],
  ['another answer', { answer: '$9$ km/h' }, false],
  ['another form', { form: 'race' }, false],
  ['another type', { type: 'AR.REL.4' }, false],
])('questions that differ by %s', (_, change, isDouble) => {
  expect(doubleOf({ ...asked, ...change }) === doubleOf(asked)).toBe(isDouble);
});

it('questions without numbers are doubles only with equal words', () => {
  const words = { ...asked, form: null, stem: 'Which of these is prime?' };
  expect(doubleOf(words)).toBe(doubleOf({ ...words }));
  expect(doubleOf(words)).not.toBe(doubleOf({ ...words, stem: 'Which of these is odd?' }));
});
