import { mathsOf } from '../maths/tex.ts';
import { optionLetter } from '../words/letters.ts';
import { respelt } from './spellings.ts';

const formula = /[\d)a-z]\s*(?:=|[+*/^])\s*[\d(a-z√-]/i;
const stretch = /(?:[\d(√-][\d\s().,%·−–√²³-]*[=+*/×÷^][\d\s+*/^().,=%×÷·−–√²³-]*\d)/g;

const letters = new RegExp(optionLetter, 'g');
/** A y that is an unknown, and not short for 'why'. */
const unknown = /(?<=\d)y\b|\by(?=\s*[=+*/^])|(?<=[=+*/^]\s*)y\b/g;

/** A message as the matcher reads it: formulas, options, numbers and terms of the glossary become one word each. */
export function masked(message: string, isTerm: (words: string) => string): string {
  let text = message
    .normalize('NFKC')
    .replace(letters, ' opttok ')
    .toLowerCase()
    .replace(unknown, 'x')
    .replace(/\bgr8\b/g, 'great')
    // What is not spelt out is meant all the same.
    .replace(/\b[a-z]\*{2,}[a-z]*|\b[a-z]+\*{3,}/g, ' damn ')
    .replace(/(?<!\w)['‘]([a-z][a-z -]*)['’](?!\w)/g, '"$1"');
  for (const tex of mathsOf(text))
    if (/[=+*^]|\\(?:times|div|frac)/.test(tex)) text = text.replace(tex, ' mathtok ');
  text = text.replaceAll('$', ' ').replace(/\\[a-z]+/g, ' ');
  text = text.replace(stretch, ' mathtok ');
  text = text
    .split(/\s+/)
    .map(word => (formula.test(word) ? 'mathtok' : word))
    .join(' ')
    .replace(
      /\b(?:option|wikalp|vikalp|opshan)\s*\(?[abcd]\b\)?|\(\s*[abcd]\s*\)|\b[bcd]\b(?=\s*(?:\?|$|is|galat|wrong|kyu|kyo|sahi|correct|mark|tha|hai|not|also|must|nahi|why|and|but))|\ba\b(?=\s*[?.!]*$)|\b(?:is|why|not|chose|choose|picked|marked|selected|opted|mark|answer|be|ans|option)\s+(?:[bcd]\b|a\b(?! (?!(?:correct|right|wrong|not|the|ok|and|or|but|because)\b)[a-z]{3}))/g,
      ' opttok ',
    );
  text = text.replace(/['’]/g, '').replace(/(\d),(?=\d)/g, '$1');
  text = isTerm(text);
  const words = text
    .replace(/[₹]?\d+(?:[./]\d+)*%?/g, ' numtok ')
    .replace(/[^a-z\s]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  return respelt(words)
    .join(' ')
    .replace(/\b(?:option )?(?:opttok\s?)+/g, 'opttok ')
    .replace(/\b(numtok\s?)+/g, 'numtok ')
    .replace(/\b(mathtok\s?)+/g, 'mathtok ')
    .trim();
}

const gram = 3;

/** Words, pairs of words and, for misspellings, groups of three letters. */
export function features(text: string): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const pairs = words.slice(1).map((word, i) => `${words[i]}_${word}`);
  const grams = words.flatMap(word => {
    if (word.length < 4 || word.endsWith('tok')) return [];
    const edged = `<${word}>`;
    return Array.from({ length: edged.length - gram + 1 }, (_, i) => `~${edged.slice(i, i + gram)}`);
  });
  return [...words, ...pairs, ...grams];
}
