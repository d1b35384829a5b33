import { plainMaths } from '../maths/tex.ts';
import { legible } from '../words/legible.ts';
import { romanised } from '../words/romanised.ts';

/** What a student writes, sign by sign and word by word. */
export type Token =
  | { is: 'number'; value: number; text: string }
  /** `sure` where it can be no word of chats: written beside other letters, as a product. */
  | { is: 'letter'; name: string; sure?: true }
  | {
      is: 'sign';
      sign:
        | '+'
        | '-'
        | '*'
        | '/'
        | '^'
        | '('
        | ')'
        | ','
        | ':'
        | '%'
        | '!'
        | '|'
        | '°'
        | 'of'
        | 'mod'
        | 'C'
        | 'P'
        | 'x'
        | '!?';
    }
  | { is: 'function'; name: string }
  | { is: 'relation'; relation: Relation }
  | { is: 'unit'; text: string }
  /** A word that adds nothing: 'so', 'we get', 'sahi hai'. */
  | { is: 'filler'; text: string }
  | { is: 'word'; text: string }
  /** Dots for what is left out of a calculation; a place where words part two numbers. */
  | { is: 'dots' }
  | { is: 'gap' }
  /** The end of a statement; `case` before what is only supposed. */
  | { is: 'end'; kind: 'and' | 'so' | 'case' };
export type Relation = '=' | '<' | '>' | '<=' | '>=' | '!=' | '~' | '==';

const words = (list: string) => list.trim().split(/\s*,\s*/);

/** Phrases that are signs, the longest first where one begins another. */
const phrases: readonly (readonly [string, Token])[] = (
  [
    ['plus, added to, add, jod, jodo', { is: 'sign', sign: '+' }],
    ['minus, less, ghata, ghatao, ghata ke', { is: 'sign', sign: '-' }],
    ['times, into, multiplied by, multiply by, guna', { is: 'sign', sign: '*' }],
    ['divided by, divide by, by, upon, bata, batta', { is: 'sign', sign: '/' }],
    ['of, ka, ki, ke, at, @', { is: 'sign', sign: 'of' }],
    ['percent, per cent, percentage, pct, pratishat, fisadi', { is: 'sign', sign: '%' }],
    ['factorial', { is: 'sign', sign: '!' }],
    ['degrees, degree, deg', { is: 'sign', sign: '°' }],
    ['mod, modulo', { is: 'sign', sign: 'mod' }],
    [
      'equals, is equal to, are equal to, equal to, equal, comes to, comes out to be, comes out as, gives, makes, is, are, was, will be, should be, can be, could be, may be, ho sakta hai, ho sakti hai, hai, hota hai, hoga, aata hai, aaya, aayega, milta hai, mila, barabar, ho gaya, banega, yields, matlab, means',
      { is: 'relation', relation: '=' },
    ],
    ['greater than, more than, is greater than, is more than', { is: 'relation', relation: '>' }],
    ['less than, smaller than, is less than', { is: 'relation', relation: '<' }],
    ['approximately, approx, about, roughly, nearly', { is: 'relation', relation: '~' }],
    ['square root of, root of, square root, under root, sqrt, root', { is: 'function', name: 'sqrt' }],
    ['cube root of, cube root, cbrt', { is: 'function', name: 'cbrt' }],
    ['hcf, gcd, gcf, highest common factor', { is: 'function', name: 'hcf' }],
    ['lcm, lowest common multiple, least common multiple', { is: 'function', name: 'lcm' }],
    [
      'so, then, hence, therefore, thus, toh, phir, which gives, which means, implies',
      { is: 'end', kind: 'so' },
    ],
    [
      'and, aur, but, also, where, while, whereas, because, since, or, ya, nor, bcoz, coz',
      { is: 'end', kind: 'and' },
    ],
    [
      'if, agar, let, suppose, assume, say, case, when, jab, maan lo, maan lete, taking',
      { is: 'end', kind: 'case' },
    ],
  ] as const
).flatMap(([list, token]) => words(list).map(phrase => [phrase, token as Token] as const));

const functions = new Set(
  words('log, ln, sin, cos, tan, cot, sec, cosec, max, min, abs, floor, ceil, sqrt, cbrt, hcf, lcm'),
);

const units = new Set(
  words(`km, m, cm, mm, metre, metres, meter, meters, kilometre, kilometres, litre, litres, liter, liters, l, ml, kg, kgs, g, gm, gms,
    gram, grams, hour, hours, hr, hrs, h, ghanta, ghante, ghanton, minute, minutes, min, mins, second, seconds, sec, secs, s, day, days, din, month, months,
    year, years, yr, yrs, saal, week, weeks, rs, rupee, rupees, rupaye, inr, paise, lakh, lakhs, crore, crores, kmph, kmh, mph, km/h,
    km/hr, m/s, sq, cu, cubic, ways, times`),
);

const fillers = new Set(
  words(`i, we, you, u, me, my, mine, mera, meri, maine, got, get, getting, have, has, did, do, done, am, is it, it, its, this, that, the,
    a, an, right, correct, sahi, galat, wrong, na, naa, ok, okay, sir, mam, bro, bhai, yaar, please, pls, plz, check, can, could, step, line,
    kya, ye, yeh, hai, h, hain, first, second, yes, haan, ji, will, be, to, here, just, only, my work, working, done, calculation, kiya,
    kar, karke, verify, tell, r, from, in, i think, think, hmm, ho, raha, se, me, mein, par, toh, not, sure, thik, theek, why, how, what, kyu, kyun, kyo, kyon, kaise, there, does, then, now, next, before, after, new, old, thought, socha, laga,
    nahi, nhi, hota, hoti, marked, mark, chose, picked, used, took, find, found, nikala, liya, needed`),
);

const phraseAt = new RegExp(
  `(?:${phrases
    .map(([phrase]) => phrase)
    .sort((a, b) => b.length - a.length)
    .map(phrase => phrase.replaceAll(' ', '\\s+'))
    .join('|')})(?![a-z])`,
  'iy',
);
const tokenOf = new Map(phrases);

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const vulgar: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅙': '1/6',
  '⅛': '1/8',
};

const greek: Readonly<Record<string, string>> = { alpha: 'α', beta: 'β', gamma: 'γ', theta: 'θ' };

/** Numbers in a list: `12, 18 and 24`. */
const list = String.raw`\d+(?:\.\d+)?(?:\s*(?:,|and|aur|&)\s*\d+(?:\.\d+)?)+`;
const joinedBy: Readonly<Record<string, string>> = {
  sum: '+',
  jod: '+',
  total: '+',
  product: '*',
  guna: '*',
  gunanfal: '*',
};
const parts = (numbers: string) => numbers.split(/\s*(?:,|and|aur|&)\s*/);

/** What a word makes of the numbers beside it: `the average of 3 and 5`, `3 aur 5 ka jod`. */
function made(word: string, numbers: string): string {
  const low = word.toLowerCase();
  const all = parts(numbers);
  const sign = joinedBy[low];
  if (sign) return ` (${all.join(` ${sign} `)}) = `;
  if (/^(?:average|avg|mean|ausat)$/.test(low)) return ` (${all.join(' + ')})/${all.length} = `;
  return ` ${low}(${all.join(', ')}) = `;
}
const joinWords = 'sum|jod|total|product|guna|gunanfal|average|avg|mean|ausat|hcf|gcd|lcm';
const ofOne: Readonly<Record<string, string>> = {
  square: '^2',
  varg: '^2',
  cube: '^3',
  ghan: '^3',
  aadha: '/2',
  adha: '/2',
  half: '/2',
  dugna: '*2',
  double: '*2',
  tiguna: '*3',
};

const calculating = /mod|sqrt|root|log|sin|cos|tan|hcf|gcd|lcm|min|max|abs/i;
const joinFirst = new RegExp(String.raw`\b(${joinWords})\s+of\s+(${list})`, 'gi');
const joinLast = new RegExp(String.raw`(${list})\s+ka\s+(${joinWords})\b`, 'gi');

/** Calculations in words as signs, where words and numbers stand in another order than signs do. */
const spelt = (text: string): string =>
  text
    .replace(joinFirst, (_all, word, numbers) => made(word, numbers))
    .replace(joinLast, (_all, numbers, word) => made(word, numbers))
    .replace(
      /\b(square|cube|double) of (\d+(?:\.\d+)?)/gi,
      (_all, word: string, n) => ` ${n}${ofOne[word.toLowerCase()]} `,
    )
    .replace(
      /(\d+(?:\.\d+)?)\s+ka\s+(square|varg|cube|ghan|aadha|adha|half|dugna|double|tiguna)\b/gi,
      (_all, n, word: string) => ` ${n}${ofOne[word.toLowerCase()]} = `,
    )
    .replace(/\bremainder (?:of|when) (\d+) (?:is )?(?:divided )?by (\d+)/gi, ' $1 mod $2 ')
    .replace(/\bone (?=by\b|upon\b)/gi, '1 ')
    .replace(/(?<![\d.])(\d+) and (\d+\/\d+)/gi, ' ($1+$2) ')
    // The verb comes last: '40 ka 30% 12 hai'.
    .replace(
      /(\d\s*(?:%|percent|per cent|pratishat|fisadi))\s+(\d[\d.,]*)\s+(?=(?:hai|hota|hua|aaya|aata)\b)/gi,
      '$1 = $2 ',
    );

/** A name and its value, before another. */
const namedValues =
  /(?<![a-z])((?!log|base)[a-z]{3,} \d+(?:\.\d+)?),?\s+(?=(?!(?:and|aur|days?|hours?|hrs?|min\w*|sec\w*|paise|times|into|plus|minus|percent|per|mod|upon|root|ways|is|are|base)\b)[a-z]{3,} \d)/gi;

/** A message in plain signs: digits of any script, no LaTeX, superscripts as powers. */
function plain(written: string): string {
  const text = spelt(romanised(written))
    .replace(/\\?(?<![a-z])[lc]?dots(?![a-z])|\.{3}|…/g, ' ⋯ ')
    .replace(
      /(?<![a-z])\\?(alpha|beta|gamma|theta)(?![a-z])/gi,
      (_all, name: string) => ` ${greek[name.toLowerCase()]} `,
    )
    .replace(/([=<>≤≥]\s*[\d.,]+)\s+(?:(?:se|to|toh|pe|par|me)\s+)?(?=[a-z]\s*[=<>≤≥])/gi, '$1 ; ')
    // 'Asha 30 Bina 25': two names, each with its value.
    .replace(namedValues, '$1 ; ')
    .replace(
      /\\?(?:left)?\s*(?:\\?l(floor|ceil)(?![a-z])|([⌊⌈]))/g,
      (_all, name, sign) => ` ${name ?? (sign === '⌊' ? 'floor' : 'ceil')}(`,
    )
    .replace(/\\?(?:right)?\s*(?:\\?r(?:floor|ceil)(?![a-z])|[⌋⌉])/g, ')')
    .replace(/\bto\s*(?=-\s*\d)/g, ' ; ')
    // 'p = 2: q = 149/7': a value that is tried.
    .replace(/(?<![\w+*/^-])([a-z] ?= ?-?\d+) ?: (?=[a-z(])/gi, ' if $1 ; ')
    .replace(/(?<=[\d)])!=(?=\s*\d)/g, '! =')
    // A remark in brackets is no factor: 'p = 49 (not 31)'.
    .replace(/\([^()\\]*\)/g, inner => (/[a-z]{3}/i.test(inner) && !calculating.test(inner) ? ' ' : inner))
    .replace(
      /\b(hcf|gcd|lcm|max|min|[CP])\s*(\([\d\s,]+\))/gi,
      (_all, name: string, list: string) => `${name}${list.replaceAll(',', ', ')}`,
    )
    .replace(/[⁰¹²³⁴-⁹]+/g, digits => `^(${[...digits].map(d => superscripts.indexOf(d)).join('')})`)
    .replace(/(\d*)\s*([½⅓⅔¼¾⅕⅙⅛])/g, (_all, whole, part) =>
      whole ? `(${whole}+${vulgar[part]})` : `(${vulgar[part]})`,
    )
    .replace(/\\frac\s*(\d)\s*(\d)/g, '\\frac{$1}{$2}')
    .replace(/\^\s*(?:\{\s*\\circ\s*\}|\\circ(?![a-z]))/g, '°')
    .replace(/\\binom\{(\d+)\}\{(\d+)\}/g, '$1C$2')
    .replace(/\\?[{]?\}?\^\{?(\d+)\}?\s*([CP])_\{?(\d+)\}?/g, '$1$2$3')
    .replace(/\\le(?:q|qslant)?(?![a-z])/g, '≤')
    .replace(/\\ge(?:q|qslant)?(?![a-z])/g, '≥')
    .replace(/\\ne(?:q)?(?![a-z])/g, '≠')
    .replace(/\\approx/g, '≈')
    .replace(/\\equiv/g, '≡')
    .replace(/\\pmod\s*\{?(\d+)\}?/g, '(mod $1)')
    .replace(/\\(?:implies|Rightarrow|therefore|to)(?![a-z])/g, '⇒')
    .replace(/\\text\s*\{([^{}]*)\}/g, ' $1 ')
    .replace(/\\operatorname\s*\{([^{}]*)\}/g, '$1')
    .replace(/\\pi(?![a-z])/g, 'π')
    .replace(/log\s*\(?(\d+(?:\.\d+)?)\)?\s*(?:to\s+(?:the\s+)?)?base\s*(\d+)/gi, 'log$2($1)')
    .replace(/\b(?:half|aadha|adha)(?:\s+(?:of|ka))?\s+(?=[\d(₹])/gi, '1/2 of ')
    .replace(
      /\b(?:a\s+)?(third|quarter)\s+of\s+(?=[\d(₹])/gi,
      (_all, part) => `1/${/^t/i.test(part) ? 3 : 4} of `,
    )
    .replace(/\b(?:twice|double|dugna|thrice|triple|tiguna)(?:\s+(?:of|ka))?\s+(?=[\d(₹])/gi, word =>
      /^t(?:h|ri|ig)/i.test(word) ? '3*' : '2*',
    )
    .replaceAll('$', ' ');
  return plainMaths(legible(text)).replace(/∶/g, ':');
}

const single: Readonly<Record<string, Token>> = Object.fromEntries(
  [...'+-*/^(),:%!|°'].map(sign => [sign, { is: 'sign', sign } as Token]),
);
Object.assign(single, {
  '[': single['('],
  ']': single[')'],
  '•': single['*'],
  '∙': single['*'],
  '⋅': single['*'],
  '=': { is: 'relation', relation: '=' },
  '<': { is: 'relation', relation: '<' },
  '>': { is: 'relation', relation: '>' },
  '≤': { is: 'relation', relation: '<=' },
  '≥': { is: 'relation', relation: '>=' },
  '≠': { is: 'relation', relation: '!=' },
  '≈': { is: 'relation', relation: '~' },
  '~': { is: 'relation', relation: '~' },
  '≡': { is: 'relation', relation: '==' },
  '?': { is: 'end', kind: 'and' },
  ';': { is: 'end', kind: 'and' },
  '\n': { is: 'end', kind: 'and' },
  '⋯': { is: 'dots' },
  '⇒': { is: 'end', kind: 'so' },
  '→': { is: 'end', kind: 'so' },
  '∴': { is: 'end', kind: 'so' },
  '∵': { is: 'end', kind: 'and' },
} satisfies Record<string, Token | undefined>);

const matchers: readonly (readonly [RegExp, (found: RegExpExecArray) => Token[]])[] = [
  [/(?:=>|->|-->|==>)/y, () => [{ is: 'end', kind: 'so' }]],
  [/(?:<=|=<)/y, () => [{ is: 'relation', relation: '<=' }]],
  [/(?:>=)/y, () => [{ is: 'relation', relation: '>=' }]],
  [/!=/y, () => [{ is: 'relation', relation: '!=' }]],
  [/::/y, () => [{ is: 'relation', relation: '=' }]],
  [/==|:=/y, () => [{ is: 'relation', relation: '=' }]],
  [/\*\*/y, () => [{ is: 'sign', sign: '^' }]],
  // Places, counts of steps and names of lines are no numbers of a calculation.
  [/\d+(?:st|nd|rd|th)(?![a-z])/iy, ([text]) => [{ is: 'filler', text }]],
  [
    /(?:step|line|option|stp|eqn?|equation|case)\s*(?:no\.?\s*)?\(?\d+\)?\s*[:.)-]?(?![\d*/+=])/iy,
    ([text]) => [{ is: 'filler', text }],
  ],
  [/(?<=\d\s*)x(?=\s*\d)/iy, () => [{ is: 'sign', sign: 'x' }]],
  [/(?<=\d\s*)mins?(?![a-z]|\s*\()/iy, ([text]) => [{ is: 'unit', text }]],
  [
    /(\d+)\s*([cp])\s*(\d+)(?![\w.])/iy,
    ([, n, c, r]) => [
      { is: 'number', value: Number(n), text: n ?? '' },
      { is: 'sign', sign: c?.toUpperCase() === 'P' ? 'P' : 'C' },
      { is: 'number', value: Number(r), text: r ?? '' },
    ],
  ],
  [
    /(?:nCr|nPr|C|P)\s*\(\s*(\d+)\s*,\s*(\d+)\s*\)/y,
    ([all, n, r]) => [
      { is: 'number', value: Number(n), text: n ?? '' },
      { is: 'sign', sign: /P/.test(all ?? '') ? 'P' : 'C' },
      { is: 'number', value: Number(r), text: r ?? '' },
    ],
  ],
  [
    /(?<![\d)*])\(\(?(\d+)\)?\s*\+\s*\(?(\d+)\/(\d+)\)?\)/y,
    ([, whole, top, bottom]) => [
      {
        is: 'number',
        value: Number(whole) + Number(top) / Number(bottom),
        text: `${whole}\\tfrac{${top}}{${bottom}}`,
      },
    ],
  ],
  [
    /\d{1,3}(?:(?:,\d{2})+,\d{3}|(?:,\d{3})+)(?!,?\d)(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+/y,
    ([text]) => [{ is: 'number', value: Number(text?.replaceAll(',', '')), text: text ?? '' }],
  ],
  [/k?m\s*\/\s*(?:s|sec|h|hr|hour|min)(?![a-z])/iy, ([text]) => [{ is: 'unit', text }]],
  [/(?:₹|rs\.?(?=\s*\d)|\/-)/iy, ([text]) => [{ is: 'unit', text }]],
  [
    /(?<![a-z\d])[fgh]\s*\(\s*-?\w{1,3}\s*\)/iy,
    ([text = '']) => [{ is: 'letter', name: text.replace(/\s+/g, '') }],
  ],
  // A logarithm of letters is one unknown: nothing is calculated with it.
  [
    /log ?_ ?\{?([a-z]{1,3})\}? ?\(? ?([a-z]{1,4})(?![a-z])\)?/y,
    ([, base, of]) => [{ is: 'letter', name: `\\log_{${base}} ${of}` }],
  ],
  [/(?:π|pi(?![a-z]))/iy, () => [{ is: 'letter', name: 'π' }]],
  [/[αβγθ]/y, ([name = '']) => [{ is: 'letter', name, sure: true }]],
  // A letter of a unit, parted from its number: '7 h', '5 m'.
  [
    /(?<=\d\)* {1,3})[hmslg](?![a-z])(?=\s*(?:[=×*,.;:)]|$)|\s+[a-z]{2})/iy,
    ([text]) => [{ is: 'unit', text }],
  ],
  [
    /log\s*(?:_\s*)?(\d+)\s*\(/iy,
    ([, base]) => [
      { is: 'function', name: `log${base}` },
      { is: 'sign', sign: '(' },
    ],
  ],
  [/log\s*_\s*(\d+)/iy, ([, base]) => [{ is: 'function', name: `log${base}` }]],
  [
    /log\s*_\s*\{?([a-z])(?![a-z])\}?/iy,
    ([, base = '']) => [
      { is: 'function', name: 'logto' },
      { is: 'letter', name: base.toLowerCase(), sure: true },
    ],
  ],
];

/** The word at a place, as tokens; letters written side by side are products where each stands alone elsewhere. */
function wordTokens(
  word: string,
  alone: ReadonlySet<string>,
  behindNumber: boolean,
  isOpened: boolean,
): Token[] {
  const low = word.toLowerCase();
  // 'max 18' is a value with its name.
  if (/^(?:max|min)$/.test(low) && !isOpened) return [{ is: 'word', text: low }];
  if (functions.has(low)) return [{ is: 'function', name: low }];
  if (low.length > 1 && units.has(low)) return [{ is: 'unit', text: low }];
  if (low.length === 1) return [{ is: 'letter', name: low }];
  if (
    low.length <= 3 &&
    !fillers.has(low) &&
    [...low].every(letter => alone.has(letter) || (behindNumber && low.length === 2))
  )
    return [...low].map(name => ({ is: 'letter', name, sure: true }));
  if (fillers.has(low)) return [{ is: 'filler', text: low }];
  // A coefficient before the unknown, 'ax + b', and two consonants that are no word: 'dq', 'xy'.
  if (/^[abcpqk][xyzn]$/.test(low)) return [...low].map(name => ({ is: 'letter', name, sure: true }));
  if (
    /^[bdfghjklmnpqrtvwxyz]{2}$/.test(low) &&
    !/^(?:[cms]p|[ag]p|hp|lb|th|nd|rd|mr|dr|vs|tv|km|kg|gm|ft|hr|yr)$/.test(low)
  )
    return [...low].map(name => ({ is: 'letter', name, sure: true }));
  return [{ is: 'word', text: low }];
}

const isMaths = (token: Token | undefined) =>
  token !== undefined &&
  (token.is === 'number' || token.is === 'sign' || token.is === 'relation' || token.is === 'function');

/** Single letters among words are words of chats: 'u', 'r', 'a', 'i'; behind a number some are units. */
function settled(tokens: readonly Token[]): Token[] {
  return tokens.map((token, i) => {
    if (token.is !== 'letter' || token.sure || token.name === 'π') return token;
    const [before, after, behind] = [tokens[i - 1], tokens[i + 1], tokens[i + 2]];
    // 'P ka multiplier': the name of a thing.
    if (after?.is === 'sign' && after.sign === 'of' && behind?.is === 'word')
      return { is: 'filler', text: token.name };
    if (!isMaths(before) && !isMaths(after)) return { is: 'filler', text: token.name };
    if (
      token.name === 'x' &&
      (before?.is === 'number' || (before?.is === 'sign' && /[)%]/.test(before.sign)))
    )
      if (after?.is === 'number' || (after?.is === 'sign' && after.sign === '('))
        return { is: 'sign', sign: 'x' };
    return token;
  });
}

/** Whether the numbers of 'HCF of 12, 18' go on. */
function inList(tokens: readonly Token[]): boolean {
  const from = tokens.findLastIndex(
    token => token.is === 'function' && /^(?:hcf|lcm|max|min)$/.test(token.name),
  );
  return (
    from >= 0 &&
    tokens.at(-1)?.is === 'number' &&
    tokens
      .slice(from + 1)
      .every(one => one.is === 'number' || (one.is === 'sign' && /^(?:of|,)$/.test(one.sign)))
  );
}

/** All tokens of a message. */
export function tokensOf(written: string): Token[] {
  const text = plain(written);
  const alone = new Set(
    [...text.matchAll(/(?<![a-z])[a-z](?![a-z])/gi)].map(([letter]) => letter.toLowerCase()),
  );
  const tokens: Token[] = [];
  let depth = 0;
  for (let at = 0; at < text.length; ) {
    const sign = text[at] ?? '';
    const matched = matchers.some(([form, make]) => {
      form.lastIndex = at;
      const found = form.exec(text);
      if (!found || (/^[a-z]/i.test(found[0]) && /[a-z]/i.test(text[at - 1] ?? ''))) return false;
      tokens.push(...make(found));
      at += found[0].length;
      return true;
    });
    if (matched) continue;
    if (/[a-z]/i.test(sign)) {
      phraseAt.lastIndex = at;
      const phrase = /[a-z]/i.test(text[at - 1] ?? '') ? null : phraseAt.exec(text);
      const known = phrase && tokenOf.get(phrase[0].toLowerCase().replace(/\s+/g, ' '));
      if (phrase && known) {
        tokens.push(
          known.is === 'end' && known.kind === 'and' && inList(tokens) ? { is: 'sign', sign: ',' } : known,
        );
        at += phrase[0].length;
        continue;
      }
      const [word = sign] = /[a-z]+(?:_?\d(?![\d.]))?/iy.exec(text.slice(at)) ?? [];
      const bare = /^[a-z]_?\d$/i.test(word) ? null : (/^[a-z]+/i.exec(word)?.[0] ?? word);
      if (bare === null) tokens.push({ is: 'letter', name: word.toLowerCase().replace('_', '') });
      else
        tokens.push(
          ...wordTokens(
            bare,
            alone,
            tokens.at(-1)?.is === 'number' && /\d/.test(text[at - 1] ?? ''),
            /^\s*(?:\(|\{|of\b|\d[\d.]*\s*(?:,|and|aur)\s*\d)/.test(text.slice(at + bare.length)),
          ),
        );
      at += bare?.length ?? word.length;
      continue;
    }
    if (sign === '(') depth += 1;
    if (sign === ')') depth = Math.max(0, depth - 1);
    // A full stop ends a statement; so does a comma with a space behind it, unless a list is written.
    if (sign === '.' || (sign === ',' && depth === 0 && /\s/.test(text[at + 1] ?? ' ')))
      tokens.push(sign === ',' && inList(tokens) ? { is: 'sign', sign } : { is: 'end', kind: 'and' });
    else if (single[sign]) tokens.push(single[sign]);
    at += 1;
  }
  return settled(tokens);
}
