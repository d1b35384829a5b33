import { readFileSync } from 'node:fs';
import type { Item } from '../item.ts';
import type { Rule } from './rule.ts';

/** Words of mathematics and plain English that every solution may use, in any inflection. */
export const plainWords: readonly string[] = readFileSync(
  new URL('../../plain-words.txt', import.meta.url),
  'utf8',
)
  .trim()
  .split(/\s+/);

/** Rough stem of a word: 'carries' and 'carried' give 'carry', 'halves' and 'halve' give 'halv'. */
function cutDown(word: string): string {
  const bare = word
    .toLowerCase()
    .replace(/'s?$/, '')
    .replace(/^(wo)?men$/, '$1man');
  if (bare.length <= 3) return bare;
  return bare
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?<=ss|x|ch|sh|z)es$/, '')
    .replace(/(?<=[^su])s$/, '')
    .replace(/(?<=...)ing$|(?<=...)ed$/, '')
    .replace(/(?<=....)ly$/, '')
    .replace(/([bdglmnprt])\1$/, '$1')
    .replace(/e$/, '')
    .replace(/i$/, 'y');
}

const roots = new Map<string, string>();
function rootOf(word: string): string {
  const known = roots.get(word) ?? cutDown(word);
  roots.set(word, known);
  return known;
}

const plainRoots = new Set(plainWords.map(rootOf));

/**
 * The words of a text outside of formulas, without single letters, names of points ('angle AOB') and endings
 * (`$n$th`).
 */
const wordsOf = (text: string): string[] =>
  text
    .replace(/\$[^$]*\$[a-z]*/g, ' ')
    .replaceAll('’', "'")
    .match(/\b[A-Za-z][a-z]+(?:'[a-z]+)?(?![A-Za-z])/g) ?? [];

const askedIn = ({ stem, options, figure }: Item) =>
  [stem, figure?.alt ?? '', ...options.map(option => option.text)].flatMap(wordsOf);

const saidIn = ({ solution, options }: Item) =>
  [
    solution.snapRead,
    solution.approach,
    solution.faster ?? '',
    solution.check,
    solution.principle,
    ...solution.steps.map(step => step.says),
    ...options.map(option => option.slip?.words ?? ''),
  ].flatMap(wordsOf);

/** Solution and slips use only words of their stem and plain words. */
export const words: Rule = item => {
  const own = new Set(askedIn(item).map(rootOf));
  const strange = saidIn(item).filter(word => !(plainRoots.has(rootOf(word)) || own.has(rootOf(word))));
  const each = [...new Set(strange.map(word => word.toLowerCase()))];
  return each.length > 0
    ? [`says ${each.join(', ')}: neither in the stem nor among the plain words (plain-words.txt)`]
    : [];
};
