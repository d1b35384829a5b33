import MiniSearch from 'minisearch';
import { glossary, type Term } from './glossary.ts';
import { hindiNames } from './hindi.ts';
import { wording } from './wording.ts';

/** Ways to say a term, longest first, so that 'weighted average' is not read as 'average'. */
const ways = glossary
  .flatMap(term =>
    [term.name, ...term.also, ...(hindiNames[term.name] ?? [])].map(way => ({
      way: way.toLowerCase(),
      term,
    })),
  )
  .sort((a, b) => b.way.length - a.way.length);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const whole = (way: string) => new RegExp(`(?<![a-z])${escaped(way)}(?![a-z])`, 'i');
const patterns = ways.map(({ way, term }) => ({ way, pattern: whole(way), term }));
/** Any of the ways, the longest that stands at a place. */
const anyOf = (some: readonly { way: string }[]) =>
  new RegExp(`(?<![a-z])(?:${some.map(({ way }) => escaped(way)).join('|')})(?![a-z])`, 'gi');

/** Words that are terms and much else: a term only where a student asks for its meaning. */
const everyday: ReadonlySet<string> = new Set([
  'base',
  'set',
  'mean',
  'index',
  'root',
  'power',
  'factor',
  'factors',
  'range',
  'minimum',
  'maximum',
  'chance',
  'mod',
  'median',
  'log',
  'sp',
  'cp',
  'mp',
  'si',
  'ci',
  'independent',
  'selection',
  'arc',
  'identity',
  'diagonal',
  'square number',
  'function',
  'gain',
  ...wording.flatMap(({ name, also }) => [name, ...also]),
]);

const anyTerm = anyOf(ways);
const anySureTerm = anyOf(ways.filter(({ way }) => !everyday.has(way)));

const asksMeaning =
  /\b(?:mean|means|meaning|define|definition|matlab|concept|formula|what (?:is|are)|kya (?:hota|hai|hote)|forgot|explain|about)\b/i;

/** Words that stand for something said before, or for the whole of it: who asks what these mean asks for no term. */
const noTerm =
  /^(?:(?:this|that|it|its|these|those|u|you|they|he|she|ye|yeh|yah|wo|woh|is|us|isme|usme|iska|uska|kya|which|what|step|line|answer|ans|option|question|solution|the|whole|first|last|second|third|next|all|opttok|numtok|mathtok|termtok|hint|here|to|aur|and|ok|koi|kuch|kaise|kyu|kyun|kyon|galti|mistake)\b\s*)+$/;

const word = '[a-z][a-z-]{2,}(?: [a-z-]{3,}){0,2}';
/** A word that is quoted, or asked for its meaning, whether or not the glossary has it. */
const namedWords: readonly RegExp[] = [
  new RegExp(`["“](${word})["”]`, 'g'),
  new RegExp(
    `(?<=\\b(?:meant by|mean by|meaning of|definition of|define) (?:an? |the )?)(${word})(?= (?:here|in|for)\\b|\\W*$)`,
    'g',
  ),
  new RegExp(`(?<=\\bdo(?:es)? (?:an? |the |word )?)(${word})(?= means?\\b)`, 'g'),
  /([a-z][a-z-]{2,})(?= (?:ka (?:kya )?(?:exact )?(?:matlab|arth)|kya (?:hoti|hota|hote)|kise kehte|kisko (?:bolte|kehte)|means what|bole to)\b)/g,
];

/** A text with its terms replaced by one word. */
export function maskTerms(text: string): string {
  const asked = asksMeaning.test(text);
  let out = text;
  for (const named of namedWords)
    out = out.replace(named, words => (noTerm.test(words.replace(/["“”]/g, '')) ? words : ' termtok '));
  out = out.replace(asked ? anyTerm : anySureTerm, ' termtok ');
  return out.replace(/(?:\btermtok\b\s*)+/g, 'termtok ');
}

let index: MiniSearch | undefined;

/** Spelling mistakes a term may have, as a share of its letters. */
const mistakes = 0.25;
/** Words around a term. */
const around =
  /\b(?:what|is|are|the|a|an|of|in|by|for|mean|means|meant|meaning|define|definition|explain|concept|formula|term|word|here|this|that|do|does|you|i|me|tell|about|please|kya|hota|hai|ka|ki|ke|matlab|forgot|samjhao|again|and|to|how|find|with|it)\b/gi;

/** The term a message speaks of: written as it is in the glossary, or nearly; of the question's own topic before others. */
export function termIn(asked: string, subcategory: string): Term | null {
  // 'What does it mean' asks for a meaning, not for a mean.
  const message = asked.replace(/\b(?:does|do|did|you|it|this|that)\b([^?]*?)\bmeans?\b/gi, '$1');
  const exact = patterns.filter(({ pattern }) => pattern.test(message));
  const found = exact.find(({ term }) => term.of.includes(subcategory)) ?? exact[0];
  if (found) return found.term;
  if (!index) {
    index = new MiniSearch({ fields: ['way'], storeFields: ['place'] });
    index.addAll(ways.map(({ way }, id) => ({ id, way, place: id })));
  }
  const [nearest] = index.search(message.replace(around, ' '), { fuzzy: mistakes, combineWith: 'OR' });
  return nearest ? (ways[nearest.place as number]?.term ?? null) : null;
}

/** Names of the terms of a type of question, by its taxonomy code. */
export const termsOf = (code: string): string[] =>
  glossary.filter(({ of }) => of.includes(code.split('.').slice(0, 2).join('.'))).map(({ name }) => name);
