import { type Expression, expressionOf, near, numberOf } from './evaluate.ts';
import { plainMaths } from './tex.ts';

/** Words between equalities, and words that are signs. */
const spoken: readonly [RegExp, string][] = [
  [/(?<![\d.])(\d+)\s*½/g, '($1+1/2)'],
  [/(?<![\d.])(\d+)\s*¼/g, '($1+1/4)'],
  [/(?<![\d.])(\d+)\s*¾/g, '($1+3/4)'],
  [/(?<![\d.])(\d+)\s*⅓/g, '($1+1/3)'],
  [/(?<![\d.])(\d+)\s*⅔/g, '($1+2/3)'],
  [/(?<![\d./])(\d+\s*\/\s*\d+)\s+(?:of|ka|का)\s+(?=[\d₹])/gi, '($1)*'],
  [/•/g, '*'],
  [/(?<![\d.])\.(?=\d)/g, '0.'],
  [/\b(?:square )?root of\s*(\d+(?:\.\d+)?)\s+(?:is|gives)\s+(?=\d)/gi, 'sqrt($1) = '],
  [/(\d+(?:\.\d+)?)\s*%\s*of\s*/gi, '$1%*'],
  [/(\d+(?:\.\d+)?)\s*(?:per ?cent|percent)\s*of\s*/gi, '$1%*'],
  [/\bhalf of\s*/gi, '1/2*'],
  [/\bsquare root of\s*(\d+(?:\.\d+)?)/gi, 'sqrt($1)'],
  [/(\d+)\s*squared?\b/gi, '$1^2'],
  [/(\d+)\s*cubed?\b/gi, '$1^3'],
  [/(\d|\))\s*(?:x|X|×)\s*(?=\d|\()/g, '$1*'],
  [/\btimes\b|\binto\b/gi, '*'],
  [/\bdivided by\b/gi, '/'],
  [/\bplus\b/gi, '+'],
  [/\bminus\b/gi, '-'],
  [/\b(?:equals|is equal to|equal to)\b/gi, '='],
  [/=>|->|⇒|→/g, ';'],
  // An inequality ends what stands before it and is none itself.
  [/[<>!]\s*=|=\s*<|[<>≤≥≠]/g, ' ? '],
  [/(?<![\w.])\d+(?:st|nd|rd|th)\b/gi, ' '],
  [/(?<=\d\)?)\s*k?m\s*\/\s*(?:s|sec|h|hr|min)\b/gi, ' '],
];

const ends =
  /[,;\n?]|\.(?=\s|$)|\b(?:and|then|so|hence|thus|therefore|i|did|got|get|but|because|that|to|which|gives|correct|right|is|ok|okay|check|this|verify|can|you|sahi|hai|toh|phir|aur|maine|kiya|the|answer|should|be|different|my|calculation|mera|now|next|first|since|if|we|have|let|with|how|why)\b|(?<![-+*/^(=]\s*)\bu\b(?!\s*[-+*/^)=(])|:/gi;

const sign = /[+*/^]/;
const longWord = /[a-z]{2,}/gi;
/** Words that belong to an expression and are not read as words around it; prices and interests are letters of two signs. */
const readable = /^(?:sqrt|root|log|abs|sin|cos|tan|cp|sp|mp|si|ci)$/i;
/** Words without which an expression means something else: a side that holds one is left alone. */
const mathsWord =
  /\b(?:base|lcm|hcf|gcd|mod|textunit|ln|cot|sec|cosec|power|rem|remainder|sum|log\s*\d+\s*\()\b/i;

/** What one side of an equality says: the expression at its beginning, the one at its end, and the word behind it. */
interface Side {
  first: string | null;
  last: string | null;
  unit: string | null;
}

/** An expression without what belongs to the sentence around it; null where it goes on from something before it. */
function bare(piece: string): string | null {
  const text = piece.trim();
  if (sign.test(text[0] ?? '')) return null;
  const kept = text.replace(/^[^\d(a-z√-]+|[^\d)a-z%!]+$/gi, '').trim();
  return /[\da-z]/i.test(kept) ? kept : null;
}

/** The words a side ends with. */
const trailing = /(?:\s+[a-z]{2,}\.?)+\s*$/i;
const unitWord =
  /^(?:square|sq|cubic|cu|per|cm|km|mm|metres?|meters?|litres?|hours?|hrs?|min(?:ute)?s?|sec(?:ond)?s?|rs|rupees?|days?|years?)$/i;

/** Letters written right behind a number that are no unit: `4ac`. */
const cut =
  /\d(?!(?:[kcm]?m|mins?|hrs?|h|s|secs?|kg|g|am|pm|rs|ltr?s?|litres?|days?|yrs?|st|nd|rd|th|times|units?|parts?|root|sqrt|sin|cos|tan|[csm]p|[sc]i)\b)[a-z]{2,}\b/i;

function sideOf(side: string): Side {
  if (mathsWord.test(side) || side.includes('|')) return { first: null, last: null, unit: null };
  const marked = side.replace(longWord, word => (readable.test(word) ? word : '@'));
  // `b^2-4ac` and `total - 5`: what a word is a part of is no expression without it.
  if (/[-+*/^]\s*@|@\s*(?:[+*/^]|-\s)/.test(marked) || cut.test(side))
    return { first: null, last: null, unit: null };
  const pieces = marked.split('@');
  const some = pieces.filter(piece => /[\da-z]/i.test(piece));
  // `10 ko 4 me baatna = …`: what stands before so many words is no side.
  const behind =
    (pieces.at(-1) ?? '').trim() === '' ? (trailing.exec(side)?.[0].match(/[a-z]+/gi) ?? []) : [];
  const isFar = behind.filter(word => !unitWord.test(word)).length > 1;
  const unit = /\d\s*([a-z]{2,})\s*$/i.exec(side)?.[1]?.toLowerCase() ?? null;
  return { first: bare(some[0] ?? ''), last: isFar ? null : bare(some.at(-1) ?? ''), unit };
}

/** `16 r-b` between two equals signs ends one equation and begins another. */
const parted = /^\s*(-?\d+(?:\.\d+)?)\s+([a-z(][^=]*)$/i;

/** Letters written side by side as a product, where each of them also stands alone: `4rb` beside `r` and `b`. */
export function withProducts(text: string, among = text): string {
  const alone = new Set(among.match(/(?<![a-z])[a-z](?![a-z])/gi));
  return text.replace(/(?<![a-z])[a-z]{2,3}(?![a-z])/gi, run =>
    [...run].every(letter => alone.has(letter)) ? ` ${[...run].join('*')}` : run,
  );
}

export interface Equality {
  left: Expression;
  right: Expression;
  /** Whether it is said to follow from the equality before. */
  follows: boolean;
  /** The word right behind the number on its right side, such as `min`. */
  unit: string | null;
}

/** One equality; null where a side is no expression, or the sides have different units. */
function equalityOf(left: Side, right: Side, follows: boolean): Equality | null {
  if (left.unit !== null && right.unit !== null && left.unit !== right.unit) return null;
  const [a, b] = [left.last, right.first].map(text => (text === null ? null : expressionOf(text)));
  return a && b ? { left: a, right: b, follows, unit: right.unit } : null;
}

/** Words that join an equality to the one before as its consequence. */
const therefore = /\b(?:so|then|hence|thus|therefore|gives|toh|matlab|means)\b|;/i;

/** `a = b + c = d` as people write on: `a = b`, then `b + c = d`. */
function goesOn(before: string, side: string, after: string): readonly [string, string] | null {
  const [, result] = /^\s*(\d+(?:\.\d+)?)\s*[-+*/]/.exec(side) ?? [];
  const [a, b, c] = [before, side, after].map(one => numberOf(sideOf(one).last ?? ''));
  if (result === undefined || a == null || b == null || c == null) return null;
  return near(a, Number(result)) && !near(a, b) && near(b, c) ? [result, side] : null;
}

function equalitiesOfPart(part: string, follows: boolean): Equality[] {
  const chain = part.split('=').map((side, i, all) => {
    const isMiddle = i > 0 && i < all.length - 1;
    const on = isMiddle ? goesOn(all[i - 1] ?? '', side, all[i + 1] ?? '') : null;
    const [, end, begin] = on ? [side, ...on] : (isMiddle && parted.exec(side)) || [];
    return { end: sideOf(end ?? side), begin: sideOf(begin ?? side) };
  });
  return chain.slice(1).flatMap(({ end }, i) => equalityOf(chain[i]?.begin ?? end, end, follows) ?? []);
}

/** Two ratios that are set equal: a quotient each. */
const ratios = /([^=:;,\n]+):([^=:;,\n]+)=([^=:;,\n]+):([^=:;,\n]+)/g;

/** The equalities of a message, in order; `a = b = c` is two. */
export function equalitiesIn(message: string): Equality[] {
  let text = message.replace(/\${1,2}/g, ' ');
  for (const [words, meant] of spoken) text = text.replace(words, meant);
  text = withProducts(plainMaths(text.replace(/\\text\{[^}]*\}/g, ' textunit ')));
  text = text.replace(ratios, '($1)/($2) = ($3)/($4)');
  const found: Equality[] = [];
  let between = '';
  for (const [i, part] of text.split(new RegExp(`(${ends.source})`, 'gi')).entries()) {
    if (i % 2 === 0 && part.includes('=')) {
      // 'then - 25% = …' goes on from the result before it.
      const result =
        /^\s*[-+*/]\s/.test(part) && therefore.test(between) ? found.at(-1)?.right.text : undefined;
      found.push(...equalitiesOfPart(`${result ?? ''}${part}`, therefore.test(between)));
      between = '';
    } else between += part;
  }
  return found;
}

/** Whether a text holds an equals sign, one that is not part of an inequality or an arrow. */
export const holdsEquals = (message: string): boolean => /(?<![<>!=])=(?!\s*[<>])/.test(message);

/** Values tried for letters: small, different, no roots of what students write. */
export const tries = [2, 3, 5, 1.7, 0.6, -1.3];

export const lettersOf = ({ left, right }: Equality): string[] => [
  ...new Set([...left.letters, ...right.letters]),
];

/** Coefficients of an equation brought to one side, its constant last; null where it is not linear. */
export function linearForm(line: Equality, letters: readonly string[]): number[] | null {
  const gap = (values: readonly number[]) => {
    const at = Object.fromEntries(letters.map((letter, i) => [letter, values[i] ?? 0]));
    const [a, b] = [line.left.at(at), line.right.at(at)];
    return a === null || b === null ? Number.NaN : a - b;
  };
  const constant = gap([]);
  const form = [
    ...letters.map((_, i) => gap(letters.map((_l, k) => (k === i ? 1 : 0))) - constant),
    constant,
  ];
  const probe = letters.map((_, i) => tries[i % tries.length] ?? 2);
  const fits = near(
    gap(probe),
    probe.reduce((sum, x, i) => sum + x * (form[i] ?? 0), constant),
  );
  return fits ? form : null;
}
