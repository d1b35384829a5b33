import { expect, it } from 'vitest';
import { shownOption } from './options.ts';

it('fractions in options are display size, also in mixed numbers', () => {
  expect(shownOption(String.raw`$\frac{18}{35}$`)).toBe(String.raw`$\dfrac{18}{35}$`);
  expect(shownOption(String.raw`(B) $57\tfrac{1}{7}\%$`)).toBe(String.raw`$57\dfrac{1}{7}\%$`);
});

it('fractions in exponents and indices stay small', () => {
  expect(shownOption(String.raw`$2^{\frac{1}{3}}$`)).toBe(String.raw`$2^{\frac{1}{3}}$`);
});
