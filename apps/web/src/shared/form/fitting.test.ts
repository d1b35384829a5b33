import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characters, fitted } from './fitting.ts';

describe('text at its maximum length', () => {
  it('accepts text that fits', () => {
    expect(fitted('ab', 'abc', 3).text).toBe('abc');
  });

  it('refuses a character beyond the limit, at the end and in the middle', () => {
    expect([fitted('abc', 'abcd', 3).text, fitted('abc', 'aXbc', 3).text]).toEqual(['abc', 'abc']);
  });

  it('takes as much of a paste as fits and puts the caret after it', () => {
    expect(fitted('ab', 'aXYZb', 4)).toEqual({ text: 'aXYb', caret: 3 });
  });

  it('counts an emoji as one character and never halves it', () => {
    expect(fitted('🙂🙂', '🙂🙂🙂', 2).text).toBe('🙂🙂');
    expect(characters('🙂'.repeat(1000))).toBe(1000);
  });

  it('never exceeds the limit and never loses existing text', () => {
    const text = fc.string({ unit: 'grapheme-ascii', maxLength: 12 });
    fc.assert(
      fc.property(text, text, text, (head, paste, tail) => {
        const stood = head + tail;
        fc.pre(characters(stood) <= 12);
        const kept = fitted(stood, head + paste + tail, 12).text;
        expect(characters(kept)).toBeLessThanOrEqual(12);
        // The place of a paste is ambiguous when it repeats the text around it, such as a blank among blanks.
        const cuts = Array.from({ length: stood.length + 1 }, (_, at) => at);
        expect(cuts.some(at => kept.startsWith(stood.slice(0, at)) && kept.endsWith(stood.slice(at)))).toBe(
          true,
        );
      }),
    );
  });
});
