import MiniSearch from 'minisearch';
import type { Question } from '../question.ts';
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
/** Any of the ways, the longest that stands at a place. */
const anyOf = (some: readonly { way: string }[]) =>
  new RegExp(`(?<![a-z])(?:${some.map(({ way }) => escaped(way)).join('|')})(?![a-z])`, 'gi');

/** Words that are terms and much else: a term only where a student asks for its meaning. */
const everyday: ReadonlySet<string> = new Set([
  ...'base|set|mean|min|max|index|root|power|factor|factors|range|minimum|maximum|chance|mod|median|log|sp|cp|mp|si|ci|independent|selection|arc|identity|diagonal|square number|function|gain'.split(
    '|',
  ),
  ...wording.flatMap(({ name, also }) => [name, ...also]),
]);

const anyTerm = anyOf(ways);
const anySureTerm = anyOf(ways.filter(({ way }) => !everyday.has(way)));

/** Words of somebody who asks what a word means. */
export const asksMeaning =
  /\b(?:mean|means|meaning|define|definition|matlab|concept|formula|what (?:is|are)|kya (?:hota|hai|hote)|forgot|explain|about)\b/i;

/** Words that stand for something said before, or for the whole of it: who asks what these mean asks for no term. */
const noTerm =
  /^(?:(?:this|that|it|its|these|those|u|you|they|he|she|ye|yeh|yah|wo|woh|is|us|isme|usme|iska|uska|kya|which|what|step|line|answer|ans|option|question|solution|the|whole|first|last|second|third|next|all|opttok|numtok|mathtok|termtok|hint|here|to|aur|and|ok|koi|kuch|kaise|kyu|kyun|kyon|galti|mistake|trick|logic|concept|idea|plan|weightage|zarurat|word|symbol|method|shortcut|tarika|reason|next|aage)\b\s*)+$/;

const word = '[a-z][a-z-]{2,}(?: [a-z-]{3,}){0,2}';
/** A word that is quoted, or asked for its meaning, whether or not the glossary has it. */
const namedWords: readonly RegExp[] = [
  new RegExp(`["“](${word})["”]`, 'g'),
  new RegExp(
    `(?<=\\b(?:meant by|mean by|meaning of|definition of|define) (?:an? |the )?)(${word})(?= (?:here|in|for)\\b|\\W*$)`,
    'g',
  ),
  new RegExp(`(?<=\\bdo(?:es)? (?:an? |the |word )?)(${word})(?= means?\\b)`, 'g'),
  /([a-z][a-z-]{2,})(?= (?:ka (?:kya )?(?:exact )?(?:matlab|arth)|kya (?:(?:cheez |chiz )?(?:hoti|hota|hote|hai))|kise kehte|kisko (?:bolte|kehte)|means what|bole to)\b)/g,
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

/** Letters that a misspelt word of a length may have wrong. */
const mistakesIn = (word: string) => (word.length < 5 ? 0 : word.length < 8 ? 1 : word.length < 11 ? 2 : 3);
/** Words around a term. */
const around =
  /\b(?:what|is|are|the|a|an|of|in|by|for|from|mean|means|meant|meaning|define|definition|explain|concept|formula|term|word|here|this|that|do|does|you|i|me|tell|about|please|kya|hota|hai|ka|ki|ke|matlab|forgot|samjhao|again|and|to|how|find|with|it)\b/gi;

/** What a term is looked up for: words that the question itself uses are spelt as they are meant. */
type Place = Pick<Question, 'stem' | 'snapRead' | 'approach' | 'principle' | 'topic'>;

const subcategoryOf = ({ topic }: Place) => topic.code.split('.').slice(0, 2).join('.');
// 'What does it mean' asks for a meaning, not for a mean.
const unmeant = (asked: string) =>
  asked.replace(/\b(?:does|do|did|you|it|this|that)\b([^?]*?)\bmeans?\b/gi, '$1');

/** Terms by each way to say them. */
const termsByWay = new Map<string, Term[]>();
for (const { way, term } of ways) termsByWay.set(way, [...(termsByWay.get(way) ?? []), term]);

/** The terms a message speaks of as the glossary writes them, those of the question's own topic first. */
export function termsIn(asked: string, question: Place): Term[] {
  const own = ({ of }: Term) => of.includes(subcategoryOf(question));
  const found = [...unmeant(asked).matchAll(anyTerm)].flatMap(([said]) => {
    const way = said.toLowerCase();
    const terms = termsByWay.get(way) ?? [];
    const term = terms.find(own) ?? terms[0];
    // A word of the question that means something else in another topic.
    const isForeign =
      term?.of.some(Boolean) && !own(term) && everyday.has(way) && whole(way).test(question.stem);
    return term && !isForeign ? term : [];
  });
  const terms = [...new Set(found)];
  return [...terms.filter(own), ...terms.filter(term => !own(term))];
}

/** The term that a misspelt word nearly is: it begins with the same letter, and no word of the term is left out. */
function misspelt(message: string, { stem, snapRead, approach, principle }: Place): Term | null {
  if (!index) {
    index = new MiniSearch({ fields: ['way'], storeFields: ['way'] });
    index.addAll(ways.map(({ way }, id) => ({ id, way })));
  }
  const known = new Set(`${stem} ${snapRead} ${approach} ${principle}`.toLowerCase().match(/[a-z]+/g));
  const words =
    message
      .toLowerCase()
      .replace(around, ' ')
      .match(/[a-z]{3,}/g) ?? [];
  const asked = words.filter(word => !known.has(word));
  const hits = index.search(asked.join(' '), { fuzzy: mistakesIn, combineWith: 'OR' });
  const nearest = hits.find(({ way, terms, queryTerms }) =>
    (way as string)
      .split(/[^a-z]+/)
      .filter(word => word.length > 2)
      .every(word => terms.includes(word) && queryTerms.some(query => query[0] === word[0])),
  );
  return nearest ? (ways[nearest.id as number]?.term ?? null) : null;
}

/** The term a message speaks of: written as it is in the glossary, or nearly; of the question's own topic before others. */
export const termIn = (asked: string, question: Place): Term | null =>
  termsIn(asked, question)[0] ?? misspelt(unmeant(asked), question);

/** Names of the terms of a type of question, by its taxonomy code. */
export const termsOf = (code: string): string[] =>
  glossary.filter(({ of }) => of.includes(code.split('.').slice(0, 2).join('.'))).map(({ name }) => name);
