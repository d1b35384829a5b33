import { plain } from './plain.ts';
import { clockAt, clockToken } from './shorthand.ts';
import type { Token } from './token.ts';
import { fillers, functions, phraseAt, tokenOf, units } from './vocabulary.ts';

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

const lower = (text: string) => text.toLowerCase();

/**
 * A function at a number or letter, `f(-9)`, one unknown; `f` and `g` also at an expression without them, `f(x - 1)`, and
 * at a value of either, `f(g(x))`. The height `h` is more often a factor: `h(30 - h)`.
 */
const functionCall =
  /(?:(?<![a-z\d])[fgh]|(?<![a-z])[fg])\s*\(\s*-?\w{1,3}\s*\)|(?<![a-z])[fg]\s*\((?:[^()=<>,fg]|[fg]\s*\([^()=<>,fg]+\)|\([^()=<>,fg]+\))+\)/iy;

const matchers: readonly (readonly [RegExp, (found: RegExpExecArray) => Token[]])[] = [
  [clockAt, found => [{ is: 'number', ...clockToken(found) }]],
  [/(?:=>|->|-->|==>)/y, () => [{ is: 'end', kind: 'so' }]],
  [/(?:<=|=<)/y, () => [{ is: 'relation', relation: '<=' }]],
  [/(?:>=)/y, () => [{ is: 'relation', relation: '>=' }]],
  [/!=/y, () => [{ is: 'relation', relation: '!=' }]],
  [/::/y, () => [{ is: 'relation', relation: '=' }]],
  [/==|:=/y, () => [{ is: 'relation', relation: '=' }]],
  [/\*\*/y, () => [{ is: 'sign', sign: '^' }]],
  [/±|\+\/-|(?<=[\w)]\s*)\+-(?=\s*(?:sqrt|[(\d]))/y, () => [{ is: 'sign', sign: '±' }]],
  // Places, counts of steps and names of lines are no numbers of a calculation.
  [/\d+(?:st|nd|rd|th)(?![a-z])/iy, ([text]) => [{ is: 'filler', text }]],
  [
    /(?:step|line|option|stp|eqn?|equation|case)\s*(?:no\.?\s*)?\(?\d+\)?\s*[:.)-]?(?![\d*/+=])/iy,
    ([text]) => [{ is: 'filler', text }],
  ],
  [/opt(?:ion)?\s*\(?[a-d]\)?(?![a-z])/iy, ([text]) => [{ is: 'filler', text }]],
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
    /(?:nCr|nPr|[CP]|combinations)(?=\s*\([^(),]*(?:\([^()]*\)[^(),]*)*,[^,]*\))/y,
    ([name = '']) => [{ is: 'function', name: name.includes('P') ? 'permutations' : 'combinations' }],
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
    functionCall,
    ([text = '']) => [{ is: 'letter', name: text.replace(/\s+/g, '').replace(/[A-Z]/g, lower), sure: true }],
  ],
  // A set made of others is named by them: no letter in it is an unknown.
  [
    /(?<![a-z])[a-z](?:\s*[∩∪]\s*[a-z](?![a-z]))+/iy,
    ([text = '']) => [{ is: 'word', text: text.toLowerCase() }],
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
  // A base below one: `\log_{\frac12} 8`.
  [
    /log\s*_\s*\(?(?:\((\d+)\/(\d+)\)|(\d+)\/(\d+))\)?/iy,
    ([, top, bottom, above, below]) => [
      { is: 'function', name: `log${Number(top ?? above) / Number(bottom ?? below)}` },
    ],
  ],
  [
    /log\s*_\s*\{?([a-z])(?![a-z])\}?/iy,
    ([, base = '']) => [
      { is: 'function', name: 'logto' },
      { is: 'letter', name: base.toLowerCase(), sure: true },
    ],
  ],
];

/** Two points: the length between them, one unknown. Prices, means and sequences have names of this kind too. */
export const isSegment = /^(?!(?:[CMS]P|[AGH][PM]|[SC]I|KM|RS|HR|OR|AS)$)[A-Z]{2}$/;

/** Letters side by side, each as it was typed. */
const product = (word: string): Token[] =>
  [...word].map(typed => {
    const name = typed.toLowerCase();
    return { is: 'letter', name, sure: true, ...(typed === name ? {} : { typed }) };
  });

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
  if (low.length === 1) return [{ is: 'letter', name: low, ...(word === low ? {} : { typed: word }) }];
  if (isSegment.test(word)) return [{ is: 'letter', name: word, sure: true }];
  if (
    low.length <= 3 &&
    !fillers.has(low) &&
    [...low].every(letter => alone.has(letter) || (behindNumber && low.length === 2))
  )
    return product(word);
  if (fillers.has(low)) return [{ is: 'filler', text: low }];
  // A coefficient before the unknown, 'ax + b', and two consonants that are no word: 'dq', 'xy'.
  if (/^[abcpqk][xyzn]$/.test(low)) return product(word);
  if (
    /^[bdfghjklmnpqrtvwxyz]{2}$/.test(low) &&
    !/^(?:[cms]p|[ag]p|hp|lb|th|nd|rd|mr|dr|vs|tv|km|kg|gm|ft|hr|yr)$/.test(low)
  )
    return product(word);
  return [{ is: 'word', text: low }];
}

const isMaths = (token: Token | undefined) =>
  token !== undefined &&
  (token.is === 'number' || token.is === 'sign' || token.is === 'relation' || token.is === 'function');

const isReckoned = (token: Token | undefined) =>
  token?.is === 'number' ||
  token?.is === 'relation' ||
  (token?.is === 'sign' && /^[-+*/^():]$/.test(token.sign));

/** Single letters among words are words of chats: 'u', 'r', 'a', 'i'; behind a number some are units. */
function settled(tokens: readonly Token[]): Token[] {
  return tokens.map((token, i) => {
    const [before, after, behind] = [tokens[i - 1], tokens[i + 1], tokens[i + 2]];
    if (token.is === 'letter' && isSegment.test(token.name) && ![before, after].some(isReckoned))
      return { is: 'word', text: token.name.toLowerCase() };
    if (token.is !== 'letter' || token.sure || token.name === 'π') return token;
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
      const [word = sign] = /[a-z]+(?:_?\d{1,2}(?![\d.]))?/iy.exec(text.slice(at)) ?? [];
      const bare = /^[a-z]_?\d{1,2}$/i.test(word) ? null : (/^[a-z]+/i.exec(word)?.[0] ?? word);
      // The length AM, where an operator follows.
      if (/^am\s*[-+*×=]/i.test(text.slice(at))) tokens.push({ is: 'word', text: 'am' });
      else if (bare === null) tokens.push({ is: 'letter', name: word.toLowerCase().replace('_', '') });
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
