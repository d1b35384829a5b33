import { expect, it } from 'vitest';
import { alikeOptions } from './options.ts';

it.each([
  ['0.5', '1/2'],
  ['1,000', '1000'],
  ['50%', '0.5'],
  ['$50\\%$', '$\\frac{1}{2}$'],
  ['$\\frac12$', '0.5'],
  ['½', '.50'],
  ['$1\\tfrac{1}{2}$ km', '1.5 km'],
  ['₹12,34,567', '₹1234567.00'],
  ['$-\\frac{1}{2}$', '−0.5'],
])('%s and %s are one option twice', (one, other) => {
  expect(alikeOptions(['7', one, '8', other])).toEqual(['B', 'D']);
});

it.each([
  ['5 km', '5 m'],
  ['0.5', '-0.5'],
  ['1½', '11/2'],
  ['10²', '102'],
  ['A rise of 80%', 'A fall of 80%'],
  ['1/0', '2/0'],
  ['12345678901234567890', '12345678901234567891'],
])('%s and %s are two options', (one, other) => {
  expect(alikeOptions(['7', one, '8', other])).toBeNull();
});
