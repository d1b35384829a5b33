/** The digits of a whole number above 0 in a base, first to last. */
export const digitsIn = (n: number, base: number): number[] =>
  n < base ? [n] : [...digitsIn(Math.floor(n / base), base), n % base];

/** The value of digits, first to last, in a base; the digits may leave their range. */
export const readIn = (digits: readonly number[], base: number): number =>
  digits.reduce((value, digit) => value * base + digit, 0);

/** A number written in a base, as one whole number: 23 in base 5 is 43. */
export const writtenIn = (n: number, base: number): number => readIn(digitsIn(n, base), 10);

/** Whether a whole number is a numeral of a base. */
export const isNumeral = (numeral: number, base: number): boolean =>
  Number.isInteger(numeral) && numeral > 0 && digitsIn(numeral, 10).every(digit => digit < base);

/** LaTeX: (243)_{5}. */
export const numeralTex = (numeral: number, base: number): string => `(${numeral})_{${base}}`;
