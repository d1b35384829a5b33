import { describe, expect, it } from 'vitest';
import type { StoredOption } from '../../content/index.ts';
import { chosenOption } from './grading.ts';

const options = ['$12{,}500$ metres', '₹1,00,000', '$-3$', '$\\frac{1}{2}$'].map((text, i) => ({
  letter: 'ABCD'[i] as StoredOption['letter'],
  text,
  slip: null,
}));
const letterOf = (answer: string) => chosenOption(options, answer)?.letter ?? null;

describe('an answer names an option', () => {
  it.each([
    ['its text', '₹1,00,000', 'B'],
    ['its text behind the letter', '(B) ₹1,00,000', 'B'],
    ['its letter alone', 'b', 'B'],
    ['its letter in brackets', '(C)', 'C'],
    ['other white space', ' $12{,}500$\u00a0 metres ', 'A'],
    ['other grouping of digits', '₹100000', 'B'],
    ['a typographic minus', '$\u22123$', 'C'],
    ['full-width digits', '₹１,００,０００', 'B'],
  ])('by %s', (_how, answer, letter) => {
    expect(letterOf(answer)).toBe(letter);
  });

  it.each(['', ' ', 'E', '₹1,00,001', '(A) ₹1,00,000 or so', 'AB'])('and %j names none', answer => {
    expect(letterOf(answer)).toBeNull();
  });

  it.each([
    ['10²', '102'],
    ['$X$', '$x$'],
    ['(12,3)', '(1,23)'],
    ['2.50', '2.5'],
  ])('and %s is not taken for %s', (one, other) => {
    const alike = options.map((o, i) => ({ ...o, text: [other, one, 'none', 'all'][i] ?? '' }));
    expect(chosenOption(alike, one)?.letter).toBe('B');
    expect(chosenOption(alike, `(A) ${other}`)?.letter).toBe('A');
    expect(chosenOption(alike, `\u2212${one}`)).toBeNull();
  });

  it('by no writing that could mean two of them', () => {
    const alike = options.map((o, i) => ({ ...o, text: ['10²', '102', 'x', 'y'][i] ?? '' }));
    expect(chosenOption(alike, '1,02')).toBeNull();
  });

  it('by its text before its letter, where an option reads like a letter', () => {
    const tricky = options.map((o, i) => ({ ...o, text: ['D', 'C', 'B', 'A'][i] ?? '' }));
    expect(chosenOption(tricky, 'A')?.letter).toBe('D');
  });

  it('by the letter beside it, where its text could mean another one', () => {
    const alike = options.map((o, i) => ({ ...o, text: ['B', '(A) 5', '5', '5 '][i] ?? '' }));
    expect(chosenOption(alike, '5')).toBeNull();
    expect(chosenOption(alike, '5', 'D')?.letter).toBe('D');
    expect(chosenOption(alike, '5', 'B')?.letter).toBe('B');
    expect(chosenOption(alike, 'B', 'A')?.letter).toBe('A');
  });

  it('within a bounded time, whatever 2,000 characters a caller sends', () => {
    const halves = ['\t', ' ', '\n', '(', '1', '0', '1,', '{,}', '$', '\\', '\u0301', '\u{d800}', '<b>', '٣'];
    for (const half of halves)
      for (const middle of ['A', '.', '1.', '(A)', 'A)', '']) {
        const runs = half.repeat(996 / half.length);
        const { user } = process.cpuUsage();
        letterOf(`${runs}${middle}${runs}(`);
        expect(process.cpuUsage().user - user, JSON.stringify([half, middle])).toBeLessThan(200_000);
      }
  });
});
