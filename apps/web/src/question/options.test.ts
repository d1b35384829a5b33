import { expect, it } from 'vitest';
import { shownOption } from './options.ts';

it('fractions of options are large, those of mixed numbers too', () => {
  expect(shownOption(String.raw`$\frac{18}{35}$`)).toBe(String.raw`$\dfrac{18}{35}$`);
  expect(shownOption(String.raw`(B) $57\tfrac{1}{7}\%$`)).toBe(String.raw`$57\dfrac{1}{7}\%$`);
});

it('in exponents and indices they stay small', () => {
  expect(shownOption(String.raw`$2^{\frac{1}{3}}$`)).toBe(String.raw`$2^{\frac{1}{3}}$`);
});
