import { expect, it } from 'vitest';
import { numberTex, tidyTex, wording } from '../src/show.ts';
import { q } from '../src/value.ts';

it.each([
  ['5^{1} + 5^{3} = 130', '5 + 5^{3} = 130'],
  ['t > 2^{1} = 2', 't > 2'],
  ['14 + 0 = 14', '14'],
  ['\\frac{AI}{ID} = \\frac{33}{8} = \\frac{33}{8}', '\\frac{AI}{ID} = \\frac{33}{8}'],
  ['x : y = 7 : 11 = 7 : 11', 'x : y = 7 : 11'],
  ['36\\pi - 72 = 36\\pi - 72', '36\\pi - 72'],
  ['c = 8 = 8 \\text{ or } c = 2', 'c = 8 \\text{ or } c = 2'],
  ['(4)^2 - 2 \\times (3) = 10', '4^2 - 2 \\times 3 = 10'],
  ['v = 15 - (8) = 7', 'v = 15 - 8 = 7'],
  ['(x)(5y) \\le 16', 'x(5y) \\le 16'],
])('a formula loses an exponent 1, an added 0, a repeated side and needless brackets: %s', (tex, tidy) => {
  expect(tidyTex(tex)).toBe(tidy);
});

it.each([
  '45 - 0.5 = 44.5',
  '9 + 0 \\times 210 = 9',
  '2^{10} = 1024',
  'x^{-1}',
  '\\frac{1}{2} = \\frac{2}{4}',
  'f(4)^2 = 9',
  '(-4)^2 = 16',
  '(2) - (1)',
  '(650)_8 - (104)_8',
  '12 = 12x',
])('a necessary zero, one or equality stays: %s', tex => {
  expect(tidyTex(tex)).toBe(tex);
});

it('the integer part of a mixed number is grouped', () => {
  expect(numberTex(q(13_963, 12))).toBe('1{,}163\\tfrac{7}{12}');
  expect(numberTex(q(-1_000_001, 7))).toBe('-1{,}42{,}857\\tfrac{2}{7}');
  expect(numberTex(q(50, 3))).toBe('16\\tfrac{2}{3}');
});

it('a wording is chosen by an integer, and a fraction is refused', () => {
  expect([0, 1, 2, -1].map(by => wording(by, 'first', 'second'))).toEqual([
    'first',
    'second',
    'first',
    'second',
  ]);
  expect(() => wording(1.5, 'first', 'second')).toThrow('No wording has the number 1.5');
});
