import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characters, fitted } from './fitting.ts';

describe('text at its limit', () => {
  it('takes what fits as it is', () => {
    expect(fitted('ab', 'abc', 3).text).toBe('abc');
  });

  it('refuses a character beyond the limit, also in the middle', () => {
    expect([fitted('abc', 'abcd', 3).text, fitted('abc', 'aXbc', 3).text]).toEqual(['abc', 'abc']);
  });

  it('takes of a paste as much as there is room for, and writing goes on behind it', () => {
    expect(fitted('ab', 'aXYZb', 4)).toEqual({ text: 'aXYb', caret: 3 });
  });

  it('counts an emoji as one character and never halves it', () => {
    expect(fitted('🙂🙂', '🙂🙂🙂', 2).text).toBe('🙂🙂');
    expect(characters('🙂'.repeat(1000))).toBe(1000);
  });

  it('never grows beyond the limit and never loses what stood there', () => {
    const text = fc.string({ unit: 'grapheme-ascii', maxLength: 12 });
    fc.assert(
      fc.property(text, text, text, (head, paste, tail) => {
        const kept = fitted(head + tail, head + paste + tail, 12).text;
        if (characters(head + tail) > 12) return;
        expect(characters(kept)).toBeLessThanOrEqual(12);
        expect(kept.startsWith(head) && kept.endsWith(tail)).toBe(true);
      }),
    );
  });
});
