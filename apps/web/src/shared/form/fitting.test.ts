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
        const stood = head + tail;
        fc.pre(characters(stood) <= 12);
        const kept = fitted(stood, head + paste + tail, 12).text;
        expect(characters(kept)).toBeLessThanOrEqual(12);
        // Where the paste begins cannot always be told: a blank more among blanks may be any of them.
        const cuts = Array.from({ length: stood.length + 1 }, (_, at) => at);
        expect(cuts.some(at => kept.startsWith(stood.slice(0, at)) && kept.endsWith(stood.slice(at)))).toBe(
          true,
        );
      }),
    );
  });
});
