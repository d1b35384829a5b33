import { expect, test } from 'vitest';
import { fingerprintsOf } from './fingerprint.ts';

const same = (one: string, other: string) =>
  fingerprintsOf(one).fingerprint === fingerprintsOf(other).fingerprint;
const sameButForNumbers = (one: string, other: string) =>
  fingerprintsOf(one).masked_fingerprint === fingerprintsOf(other).masked_fingerprint;

test.each([
  ['case and spaces', 'What is  the\nratio?', 'what is the ratio'],
  ['punctuation', 'A, B and C: who wins?', 'A B and C, who wins'],
  ['brackets in words', 'The distance (in km) is asked.', 'The distance in km is asked.'],
  ['spaces around signs', 'What is 15 % of 200?', 'what is 15% of 200'],
  ['forms of Unicode', 'ﬁnd ｘ', 'find x'],
  ['signs without width', 'What per\u200bcent\u00ad is it?\ufeff', 'What percent is it?'],
  ['the signs of thousands', 'Rs 12,00,000 are lent', 'Rs 1200000 are lent'],
  ['dollars around maths', 'Solve $x + 3 = 7$.', 'Solve x+3=7'],
  ['signs for the same operation', 'Find 3 × 4 − 2', 'Find $3 \\times 4 - 2$'],
])('stems that differ in %s only are the same question', (_what, one, other) => {
  expect(same(one, other)).toBe(true);
});

test.each([
  ['a number', 'What is 15% of 200?', 'What is 16% of 200?'],
  ['a power', 'Find the last digit of 10²', 'Find the last digit of 102'],
  ['a decimal point', 'A speed of 3.5', 'A speed of 35'],
  ['where one number ends', 'Between 12 and 3, 4', 'Between 12 and 34'],
  ['a sign', 'Find 5 + 3', 'Find 5 - 3'],
  ['brackets in maths', 'Find $(2 + 3) * 4$', 'Find $2 + 3 * 4$'],
  ['a factorial', 'How many zeros has 25!', 'How many zeros has 25'],
])('stems that differ in %s are two questions', (_what, one, other) => {
  expect(same(one, other)).toBe(false);
});

test('stems that differ in numbers only are alike when numbers are masked', () => {
  expect(sameButForNumbers('What is 15% of 200?', 'What is 7.5 % of 1,000?')).toBe(true);
  expect(sameButForNumbers('What is 15% of 200?', 'What is 15% more than 200?')).toBe(false);
});
