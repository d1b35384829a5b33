import type { Question } from '../question.ts';
import { contentOf } from './content.ts';
import { glossary } from './glossary.ts';
import { hindiNames } from './hindi.ts';
import { meantBy } from './misspelt.ts';
import { phrases } from './phrases.ts';
import type { Term } from './term.ts';

/** What stands around a question for a word and says nothing of it. */
const before =
  /^(?:(?:sir|maam|bhai|yaar|bro|please|pls|plz|ok|okay|so|and|but|aur|actually|wait|then|hi|hello|ye|yeh|yahan?|isme|(?:samajh|samjh)\w* (?:nahi|nhi|nai) (?:aaya|aya|aa rah?a)(?: ki)?|(?:i )?(?:don.?t|didn.?t|do not|did not) (?:get|understand|know)|can you (?:tell|explain)|tell me|batao)\b[\s,:.]*)+/;
const after =
  /(?:[\s,?.!]|\b(?:here|yahan?|in (?:this|the|our) (?:question|sum|problem|line|case)|question me(?:in)?|isme|sir|bhai|yaar|bro|pls|please|plz|batao|bata do|samjhao|exactly|actually|again)\b)+$/;

const word = "[\"“‘']?([a-z%][a-z0-9%,./'₹$ -]*?)[\"”’']?";
const article = '(?:(?:an?|the|this|that|term|word|phrase) )*';
const forms: readonly RegExp[] = [
  `what(?:'?s| is| are| was)? ${article}(?:meaning of|meant by|definition of) ${article}${word}`,
  `what (?:do|does|did|dose) (?:you |u |they |it |we )?(?:mean by )?${article}${word}(?: means?| stand for)`,
  `what (?:do|does) (?:you|u|they|we|it) mean by ${article}${word}`,
  `(?:what|wat|wht)(?:'?s| is| are| r)? ${article}${word}(?: called| here)?`,
  `${word} (?:kaa?|ki|ke|k) (?:kya )?(?:exact )?(?:matlab|mtlb|meaning|arth)(?: kya)?(?: hai| h| hua| hoga| hota hai)?`,
  `${word} (?:matlab|mtlb|means?|bole to)(?: kya| what)?(?: hai| h| hota hai)?`,
  `(?:matlab|meaning of|define|definition of|explain) ${article}${word}`,
  `${word} kya (?:hota|hoti|hote|hai|h|hain|cheez|chiz)(?: hai| h| hain| hota hai| hoti hai)?`,
  `${word} (?:kise|kisko|kis ko) (?:kehte|bolte|kahte)(?: hai| hain| h)?`,
].map(form => new RegExp(`^${form}$`));

/** Words that stand for something said before, ask for a value, or are no word of a question. */
const noWord =
  /^(?:this|that|it|its|these|those|u|you|ye|yeh|wo|woh|is|us|iska|uska|kya|what|which|wrong|next|first|last|the|his|her|my|your|if|to|so|going|mistake|trick|logic|reason|point|need|use|value|difference|relation|asked|given|happening|up|formula|shortcut|method|approach|answer|ans|total|sum|kuch|koi|kis|for|ab|aage|isme|mera|concept|theory|chapter|topic)\b/;

/** The word of which a message asks what it means, as it is written; null where it asks something else. */
export function wordIn(message: string): string | null {
  const text = message.trim().toLowerCase().replace(before, '').replace(after, '').replace(/\s+/g, ' ');
  for (const form of forms) {
    const [, found = ''] = form.exec(text) ?? [];
    const named = found.trim();
    if (named !== '' && named.split(' ').length < 8)
      return noWord.test(named) || /\banswer\b/.test(named) || !/[a-z]{2}/.test(named) ? null : named;
  }
  return null;
}

const wordsOf = (text: string) => text.toLowerCase().match(/%|[a-z]{2,}/g) ?? [];
/** Words that a way to say a term may have or not, and units of a number beside it. */
const light = /^(?:an?|the|of|in|by|is|are|ka|ki|ke|and|m|km|metres?|seconds?|hours?|days?|years?|rs)$/;
/** Words by which a term is found, without their endings. */
const keyOf = (words: readonly string[]) =>
  words
    .filter(one => !light.test(one))
    .map(one => one.replace(/(?<=..)s$/, ''))
    .join(' ');

const phrased = new Set(phrases);
const byWords = new Map<string, Term[]>();
for (const one of [...glossary, ...phrases])
  for (const way of [one.name, ...one.also, ...(hindiNames[one.name] ?? [])]) {
    const key = keyOf(wordsOf(way));
    if (key !== '') byWords.set(key, [...(byWords.get(key) ?? []), one]);
  }
/** Phrases of two words and more, the longest first. */
const long = [...byWords.keys()].filter(key => key.includes(' ')).sort((a, b) => b.length - a.length);

/** The term that a word is, to the letter or nearly: one of the question's own topic before a phrase, and that before others. */
export function termNamed(named: string, { stem, topic }: Pick<Question, 'stem' | 'topic'>): Term | null {
  const names = new Set((stem.match(/\b[A-Z][a-z]+/g) ?? []).map(one => one.toLowerCase()));
  const words = wordsOf(named);
  const keys = [words, words.filter(one => !names.has(one))].map(keyOf);
  const within = long.find(
    one => ` ${keys[0]} `.includes(` ${one} `) && byWords.get(one)?.some(found => phrased.has(found)),
  );
  const found = [...keys, within ?? '', ...keys.map(key => meantBy(key, byWords.keys()))]
    .map(key => byWords.get(key))
    .find(terms => terms !== undefined);
  const [code = '', sub = ''] = topic.code.split('.');
  return (
    found?.find(({ name }) => name.toLowerCase() === named.toLowerCase()) ??
    found?.find(({ of }) => of.includes(`${code}.${sub}`)) ??
    found?.find(({ of }) => of[0] === '') ??
    found?.[0] ??
    null
  );
}

/** A clause of fewer words says too little by itself. */
const shortest = 6;

/** The clauses of a question in which all words stand, the shortest that say something; its sentence where none does. */
export function clausesWith(stem: string, named: string, isTerm: boolean): string[] {
  const whole = stem.replace(/\$[^$]+\$/g, formula => formula.replaceAll(' ', '\u00a0'));
  const sentences = whole
    .split(/(?<=[.?!])\s+(?=[A-Z$“])/)
    // What is asked says nothing of a word of its own.
    .filter(one => isTerm || !/\?$|^(?:Find|What|How|Determine|Calculate)\b/.test(one));
  const clauses = sentences
    .flatMap(one => one.split(/[,;:] | and (?=[a-z$A-Z]+ )/))
    .filter(one => one.split(' ').length >= shortest);
  const own = new Set(contentOf(stem));
  const words = contentOf(named.replace(/\d[\d.,]*/g, ' ')).map(one =>
    own.has(one) ? one : meantBy(one, own),
  );
  const having = (texts: readonly string[]) =>
    texts.filter(one => words.length > 0 && words.every(part => contentOf(one).includes(part)));
  const found = having(clauses);
  return (found.length > 0 ? found : having(sentences)).map(one =>
    one
      .trim()
      .replaceAll('\u00a0', ' ')
      .replace(/[.,;?]$/, ''),
  );
}
