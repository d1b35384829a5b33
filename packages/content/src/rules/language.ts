import { isPrinted } from '../item.ts';
import { type PlacedText, type Rule, textsOf } from './rule.ts';

/** Phrases that are not plain English; each was in the bank once. */
const banned =
  /\b(asked is|comes less far|stay in thought|turned over|\d+ less \d+|possible number of things bought in all)\b/i;
/** Things and trades outside of stories of India today. Not 'VAT', which is a tax. */
const foreign = /\b(?:[Cc]asks?|[Vv]ats?|[Ff]ounders?|[Dd]epots?)\b/;
/** Wrong articles: `a $8$-litre`, `a 18`, `an regular`, `a alloy`; not `A alone`, where A is a name. */
const article =
  /\b(?:a \$?(?:8[\d{},]*|1[18](?:\{?,\}?\d{3})*)(?![\d:])|an [b-dfgj-np-tv-z][a-z]|a (?!one|uni|us[ei]|eu)[aeiou][a-z]{3})/;
/** Maximum length of a sentence in a stem, in words. */
const longestSentence = 45;

/** Phrases of a text that are not plain English. */
export function clumsyIn({ where, text }: PlacedText): string[] {
  const found = banned.exec(text) ?? foreign.exec(text) ?? article.exec(text);
  return found ? [`${where}: '${found[0]}' is not plain English`] : [];
}

/** All texts are plain English, and no sentence of a stem is too long. */
export const language: Rule = item => {
  const problems = textsOf(item).flatMap(clumsyIn);
  for (const sentence of item.stem.split(/[.?!]\s/)) {
    const words = sentence.replace(/\$[^$]*\$/g, '#').split(/\s+/).length;
    if (words > longestSentence) problems.push(`a sentence of the stem has ${words} words`);
  }
  return problems;
};

/** Openings of slips that are not allowed; the slips of an item also need different openings. */
const wornOut = /^(You took|Here you took|This option takes)\b/;

export const openings: Rule = item => {
  const first = item.options.flatMap(o => (o.slip ? [o.slip.words] : []));
  return first
    .flatMap(words => wornOut.exec(words) ?? [])
    .slice(0, 1)
    .map(opening => `a slip begins with '${opening}'`);
};

/** The stem does not print the answer. */
export const printedAnswer: Rule = item => {
  const key = item.options.find(o => o.slip === null)?.text ?? '';
  return isPrinted(key, item.stem) ? [`the answer ${key} is printed in the stem`] : [];
};
