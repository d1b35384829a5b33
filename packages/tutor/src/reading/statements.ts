import { type Parsed, parsed } from './grammar.ts';
import { type Sense, sensesOf } from './senses.ts';
import type { Relation, Token } from './token.ts';
import { tokensOf } from './tokens.ts';

/** A side of a statement: its maths, and the words around it. */
export interface Side {
  maths: readonly Token[];
  words: readonly string[];
  units: readonly string[];
  /** The same with words such as 'now' and 'first', by which quantities are told apart. */
  label: readonly string[];
}

/** What a student states: sides with relations between them, `a = b = c`; one side alone where nothing is related. */
export interface Statement {
  sides: readonly Side[];
  relations: readonly Relation[];
  /** How it is joined to the one before; `case` where it is only supposed. */
  joined: 'and' | 'so' | 'case';
  letters: readonly string[];
  senses: readonly Sense[];
  /** Units and per cents: a side may be told in another one. */
  hasUnits: boolean;
}

/** Longer ones are not read. */
const mostTokens = 80;

const tokenIs = (token: Token | undefined, ...signs: readonly string[]) =>
  token?.is === 'sign' && signs.includes(token.sign);

/** Whether words or units stand between a number and the one before it: `5 hours 51 * 5`. */
function isApart(all: readonly Token[], i: number): boolean {
  const before = all.slice(0, i).findLastIndex(({ is }) => is !== 'filler' && is !== 'unit' && is !== 'word');
  const isLetter = all[i]?.is === 'letter';
  const isParted = !isLetter || all.slice(before + 1, i).some(({ is }) => is === 'word');
  return before >= 0 && before < i - 1 && all[before]?.is === 'number' && isParted;
}

/** A colon behind a word, or before an equation, is punctuation; so is `of` between words, and brackets around words. */
function sideOf(all: readonly Token[]): Side {
  const kept = all.filter(({ is }) => is !== 'filler' && is !== 'unit' && is !== 'relation' && is !== 'end');
  const apart = new Set(
    all.filter((token, i) => (token.is === 'number' || token.is === 'letter') && isApart(all, i)),
  );
  const maths: Token[] = [];
  const words: string[] = [];
  for (const [i, token] of kept.entries()) {
    const [before, after] = [kept[i - 1], kept[i + 1]];
    if (token.is === 'word') words.push(token.text);
    else if (token.is === 'dots') maths.push(token);
    else if (
      tokenIs(token, ':', 'of') &&
      (!before || !after || before.is === 'word' || after.is === 'word')
    ) {
      if (after && maths.length > 0 && tokenIs(token, ':')) maths.length = 0;
    } else if (tokenIs(token, '-', '(') && before?.is === 'word' && after?.is === 'word') continue;
    else {
      if (apart.has(token) && maths.length > 0) maths.push({ is: 'gap' });
      maths.push(token);
    }
  }
  while (
    maths.length > 0 &&
    // A sum that goes on for ever is none of its first terms.
    ((maths.at(-1)?.is === 'dots' && !tokenIs(maths.at(-2), '+', '-', '*')) ||
      tokenIs(maths.at(-1), ':', ',', '-', '+', '/', 'of'))
  ) {
    // 'OP - radius': with a part in words it is no calculation of the rest.
    const isCut = words.length > 0 && tokenIs(maths.at(-1), '-', '+', '/') && kept.at(-1)?.is === 'word';
    maths.pop();
    if (isCut) maths.length = 0;
  }
  while (maths.length > 0 && tokenIs(maths[0], ':', ',', 'of', '!', '/', '*')) {
    // 'area/s', 'abc/4A': the part in words belongs to the calculation.
    const isPart = tokenIs(maths[0], '/', '*') && kept[0]?.is === 'word';
    maths.shift();
    if (isPart) maths.length = 0;
  }
  // A letter between words is one of them: 'the angle of n sided polygon'.
  const places = kept.flatMap(({ is }, i) => (is === 'word' ? [i] : []));
  const letter = kept.findIndex(({ is }) => is === 'letter');
  if (maths.length === 1 && letter > (places[0] ?? letter) && letter < (places.at(-1) ?? letter))
    maths.length = 0;
  const label = all.flatMap(token =>
    token.is === 'word' || (token.is === 'filler' && telling.has(token.text)) ? [token.text] : [],
  );
  const units = all.flatMap(token =>
    token.is === 'unit' ? [token.text.toLowerCase().replace(/\s/g, '')] : [],
  );
  return { maths: isExpression(maths) ? maths : [], words, units, label };
}

/** Words that say nothing by themselves, and tell quantities apart. */
const telling = new Set(['now', 'before', 'after', 'new', 'old', 'first', 'second', 'next']);

const isExpression = (maths: readonly Token[]) =>
  maths.some(({ is }) => is === 'number' || is === 'letter') && maths.length <= mostTokens;

function statementOf(tokens: readonly Token[], joined: Statement['joined']): Statement | null {
  const parts: Token[][] = [[]];
  const between: Relation[] = [];
  // At the end of a sentence it may be a mark.
  const last = tokens.findLastIndex(({ is }) => is !== 'filler');
  const marked = tokens.map(
    (token, i): Token => (i === last && tokenIs(token, '!') ? { is: 'sign', sign: '!?' } : token),
  );
  for (const token of marked)
    if (token.is === 'relation') {
      between.push(token.relation);
      parts.push([]);
    } else parts.at(-1)?.push(token);
  const sides: Side[] = [];
  const relations: Relation[] = [];
  let before = 0;
  for (const [i, part] of parts.entries()) {
    const side = sideOf(part);
    if (side.maths.length === 0 && side.words.length === 0) continue;
    if (sides.length > 0) relations.push(strongest(between.slice(before, i)));
    before = i;
    sides.push(side);
  }
  if (sides.every(({ maths }) => maths.length === 0)) return null;
  const all = sides.flatMap(({ maths }) => maths);
  return {
    sides,
    relations,
    joined,
    letters: [
      ...new Set(all.flatMap(token => (token.is === 'letter' && token.name !== 'π' ? [token.name] : []))),
    ],
    senses: sensesOf(all),
    hasUnits: tokens.some(token => token.is === 'unit' || tokenIs(token, '%', '°')),
  };
}

/** Of 'is = ' or 'is less than' what is meant: the last that stands there, and a plain equals sign only if nothing else does. */
const strongest = (between: readonly Relation[]): Relation =>
  between.findLast(relation => relation !== '=') ?? '=';

/** Words behind a lone letter that begin another statement: of `sum = k product` the last. */
function labelIn(own: readonly Token[]): Token[] {
  const from = own.findLastIndex(({ is }) => is === 'relation') + 1;
  const words = own.findLastIndex(({ is }) => is !== 'word') + 1;
  const [letter, ...more] = own.slice(from, words).filter(({ is }) => is !== 'filler');
  return from > 0 && letter?.is === 'letter' && more.length === 0 ? own.slice(words) : [];
}

const isWord = (token: Token | undefined) =>
  token?.is === 'word' || (token?.is === 'filler' && token.text.length > 2);

/** What a message states, in order. */
export function statementsIn(message: string): Statement[] {
  const found: Statement[] = [];
  let own: Token[] = [];
  let joined: Statement['joined'] = 'and';
  const close = (next: Statement['joined']) => {
    // 'then - 25 % = …' goes on from the result before it.
    const result =
      joined === 'so' && tokenIs(own[0], '+', '-', '*', '/') ? found.at(-1)?.sides.at(-1)?.maths : [];
    own = [...(result?.length === 1 ? result : []), ...own];
    const statement = statementOf(own, joined);
    if (statement) found.push(statement);
    own = [];
    // 'so if', 'and then': the stronger word stays until something is stated.
    if (statement || next !== 'and') joined = next;
  };
  const tokens = tokensOf(message);
  // 'Her age then = 16': the word belongs to what it stands behind.
  for (const [i, token] of tokens.entries())
    if (token.is === 'end' && own.length > 0 && tokens[i + 1]?.is === 'relation') continue;
    else if (token.is === 'end') close(token.kind);
    // 'x = 7 check: 9 15 25': behind a word a colon is punctuation.
    else if (tokenIs(token, ':') && isWord(tokens[i - 1]) && own.some(({ is }) => is === 'relation'))
      close('and');
    else {
      const label = token.is === 'relation' ? labelIn(own) : [];
      if (label.length > 0) {
        own = own.slice(0, -label.length);
        close('and');
        own = label;
      }
      own.push(token);
    }
  close('and');
  return found;
}

export const read = (side: Side, sense: Sense): Parsed | null => parsed(side.maths, sense);

/** Whether a side calculates, and is no lone number or letter. */
export const calculates = ({ maths }: Side): boolean =>
  maths.some(token => token.is === 'function') ||
  (maths.some(token => token.is === 'sign' && !/^[(),%°:]$/.test(token.sign)) &&
    maths.length > 2 - Number(tokenIs(maths.at(-1), '!', '!?'))) ||
  maths.some((token, i) => token.is === 'number' && tokenIs(maths[i + 1], '('));

/** Whether a side is one number, a fraction or a ratio of numbers among them. */
export const isNumber = ({ maths }: Side): boolean => {
  const bare = maths.filter(token => !tokenIs(token, '(', ')', '%', '°', '-'));
  return bare.every((token, i) => (i % 2 === 0 ? token.is === 'number' : tokenIs(token, '/', ':')));
};

const signs: Readonly<Record<string, string>> = {
  '*': ' \\times ',
  x: ' \\times ',
  of: ' \\times ',
  '/': ' / ',
  ':': ' : ',
  '%': '\\%',
  '°': '^{\\circ}',
  '+': ' + ',
  '-': ' - ',
  mod: ' \\bmod ',
  '!?': '!',
  '±': ' \\pm ',
  ',': ', ',
  C: '\\mathrm{C}',
  P: '\\mathrm{P}',
};
const named: Readonly<Record<string, string>> = {
  hcf: '\\text{HCF}',
  lcm: '\\text{LCM}',
  cosec: '\\operatorname{cosec}',
  ceil: '\\operatorname{ceil}',
  floor: '\\operatorname{floor}',
  abs: '\\operatorname{abs}',
  cbrt: '{}^{3}\\surd ',
  combinations: '\\mathrm{C}',
  permutations: '\\mathrm{P}',
};

/** A side as LaTeX, so that the student sees how it was read; `typed` with the letters as they stand in the message. */
export function texOf({ maths }: Side, typed = false): string {
  let tex = '';
  for (const [i, token] of maths.entries()) {
    if (token.is === 'number') tex += `${/\d$/.test(tex) ? ' \\; ' : ''}${token.text.replaceAll(',', '{,}')}`;
    else if (token.is === 'letter')
      tex += greekTex[token.name] ?? ((typed && token.typed) || token.name).replace(/(\d+)$/, '_{$1}');
    else if (token.is === 'function' && token.name === 'logto') tex += '\\log_';
    else if (token.is === 'function') {
      const [, logBase] = /^log([\d.]+)$/.exec(token.name) ?? [];
      const root = tokenIs(maths[i + 1], '(') ? '\\surd' : '\\surd ';
      tex += logBase
        ? `\\log_{${Number.isInteger(1 / Number(logBase)) && logBase !== '1' ? `\\frac{1}{${1 / Number(logBase)}}` : logBase}} `
        : token.name === 'sqrt'
          ? root
          : (named[token.name] ?? `\\${token.name} `);
    } else if (token.is === 'sign') {
      if (token.sign === 'of' && maths[i - 1]?.is === 'function') continue;
      if (token.sign === '^') {
        const next = maths[i + 1];
        tex += next?.is === 'number' || next?.is === 'letter' ? '^' : '^ ';
      } else tex += i === 0 && token.sign === '-' ? '-' : (signs[token.sign] ?? token.sign);
    }
  }
  return tex
    .replace(/\^(\d{2,})/g, '^{$1}')
    .replace(/\^ \(([^()]*)\)/g, '^{$1}')
    .replace(/\^ - /g, '^{-}')
    .replace(/ {2,}/g, ' ')
    .trim();
}

const greekTex: Readonly<Record<string, string>> = {
  π: '\\pi ',
  α: '\\alpha ',
  β: '\\beta ',
  γ: '\\gamma ',
  θ: '\\theta ',
};

const signOf: Readonly<Record<Relation, string>> = {
  '=': '=',
  '<': '<',
  '>': '>',
  '<=': '\\le',
  '>=': '\\ge',
  '!=': '\\ne',
  '~': '\\approx',
  '==': '\\equiv',
};
export const relationTex = (relation: Relation): string => signOf[relation];
