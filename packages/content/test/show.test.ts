import { expect, it } from 'vitest';
import { numberTex, tidyTex, wording } from '../src/show.ts';
import { q } from '../src/value.ts';

it.each([
  ['5^{1} + 5^{3} = 130', '5 + 5^{3} = 130'],
  ['t > 2^{1} = 2', 't > 2'],
  ['14 + 0 = 14', '14'],
  ['\\frac{AI}{ID} = \\frac{33}{8} = \\frac{33}{8}', '\\frac{AI}{ID} = \\frac{33}{8}'],
])('a formula loses an exponent 1, an added 0 and a repeated result: %s', (tex, tidy) => {
  expect(tidyTex(tex)).toBe(tidy);
});

it.each([
  '45 - 0.5 = 44.5',
  '9 + 0 \\times 210 = 9',
  '2^{10} = 1024',
  'x^{-1}',
  '\\frac{1}{2} = \\frac{2}{4}',
])('a zero, a one or an equality that says something stays: %s', tex => {
  expect(tidyTex(tex)).toBe(tex);
});

it('a mixed number groups its whole part like any other number', () => {
  expect(numberTex(q(13_963, 12))).toBe('1{,}163\\tfrac{7}{12}');
  expect(numberTex(q(-1_000_001, 7))).toBe('-1{,}42{,}857\\tfrac{2}{7}');
  expect(numberTex(q(50, 3))).toBe('16\\tfrac{2}{3}');
});

it('a wording is chosen by a whole number, and a part of one is refused', () => {
  expect([0, 1, 2, -1].map(by => wording(by, 'first', 'second'))).toEqual([
    'first',
    'second',
    'first',
    'second',
  ]);
  expect(() => wording(1.5, 'first', 'second')).toThrow('No wording has the number 1.5');
});
