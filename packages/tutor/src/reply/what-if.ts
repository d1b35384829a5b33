import { near, written } from '../maths/evaluate.ts';
import { holds, numbersIn } from '../maths/values.ts';
import type { Question, QuestionPath } from '../question.ts';
import { calculationIn } from '../reading/judging.ts';
import { toldOf } from '../reading/placing.ts';
import { stemmed } from '../words/content.ts';
import { inTongue, type Said } from '../words/hinglish.ts';
import { isOptionWorth } from './options.ts';
import type { Asked, Piece, Ways } from './situation.ts';

/** A number of the stem that is to be another; `from` is null where it was not said which. */
interface Change {
  from: number | null;
  to: string;
  /** Whether words alone told which number is meant, and no unit: another may be. */
  guessed?: boolean;
}

const number = '₹?\\s*(\\d[\\d,]*(?:\\.\\d+)?(?:\\s*/\\s*\\d+)?)';
const replaces = new RegExp(
  `${number}[^\\d.?]{0,30}?\\b(?:instead of|rather than|in place of|and not|not|ki jagah)\\s*(?:the\\s+)?${number}`,
  'i',
);
const becomes = new RegExp(
  `${number}[^\\d.?]{0,20}?\\b(?:was|were|is|became|becomes|changed to|to|ko|ki jagah|hota|ho)\\b[^\\d.?]{0,12}${number}`,
  'i',
);

/** What Hindi words for things that are counted are called in a question. */
const counted: Readonly<Record<string, string>> = {
  dost: 'friend',
  saal: 'year',
  din: 'day',
  ghant: 'hour',
  log: 'person',
  logo: 'person',
  peopl: 'person',
  admi: 'man',
  aadmi: 'man',
  rupay: 'rupe',
  rs: 'rupe',
  bacch: 'child',
  gend: 'ball',
};
const counts = (word: string) => {
  const stem = stemmed(word);
  return counted[word] ?? counted[stem] ?? stem;
};

/** Words of a text; what compares two things speaks of their difference. */
const words = (text: string) => {
  const own = (
    text
      .toLowerCase()
      .replace(/\brs\b|₹/g, 'rupees')
      .match(/[a-z]{3,}|%/g) ?? []
  )
    .filter(
      word =>
        !/^(?:the|and|was|were|what|instead|agar|hota|hote|then|for|that|with|are|its|there)$/.test(word),
    )
    .map(counts);
  const compares = /\b(?:more|less|\w+er) than\b|\bdiffer\w*\b|\bantar\b|\bfark\b/i.test(text);
  return new Set(compares ? [...own, 'difference'] : own);
};
/** What is counted by the number before a text: the sign or the word right behind it. */
const unitOf = (behind: string): string | null => {
  const [, sign, word] = /^[\s\\$}]*(?:(%|per ?cent|pratishat)|([a-z]+))/i.exec(behind) ?? [];
  return sign ? '%' : word && word.length > 1 ? counts(word.toLowerCase()) : null;
};
const clean = (text: string) => text.replace(/[,\s₹]/g, '');
const valueOfText = (text: string) => {
  const [top = '', bottom = '1'] = clean(text).split('/');
  return Number(top) / Number(bottom);
};

const factors: readonly (readonly [RegExp, number])[] = [
  [/\b(?:doubl\w*|dugn[ai]|twice)\b/i, 2],
  [/\b(?:tripl\w*|thrice|tigun[ai])\b/i, 3],
  [/\b(?:hal(?:f|ved)|aadh[aei])\b/i, 0.5],
];
const ordinals = ['first|pehl[ai]', 'second|d(?:oo|u)sr[ai]', 'third|teesr[ai]', 'fourth|chauth[ai]'].map(
  words => new RegExp(`\\b(?:${words})\\b`, 'i'),
);

/** A stem in pieces: the words between its numbers, and at the odd places the numbers. */
const piecesOf = (stem: string) =>
  stem.replace(/\{,\}|(?<=\d),(?=\d)/g, '').split(/(?<![_^{\d])(\d+(?:\.\d+)?)/);

/** How much a message says of what stands around a number: its unit most, words close by more than the rest of the clause. */
function shared(message: string, unit: string | null, pieces: readonly string[], at: number): number {
  const before =
    pieces
      .slice(0, at)
      .join('')
      .split(/[.;?,]\s/)
      .at(-1) ?? '';
  const said = words(message.replace(/\bavg\b/gi, 'average'));
  const behind = (pieces[at + 1] ?? '').split(/[,.;?]\s/)[0] ?? '';
  const close = words(`${before.slice(-40)} ${behind.slice(0, 45)}`);
  const own = unitOf(pieces[at + 1] ?? '') ?? (/₹\$?$/.test(pieces[at - 1] ?? '') ? 'rupe' : null);
  const sameUnit = unit !== null && own === unit ? 5 : 0;
  return sameUnit + [...words(before), ...close].filter(one => said.has(one)).length;
}

/** The places with the best score, where there is just one; else none. */
function onlyBest<T>(of: readonly T[], score: (one: T) => number): T | null {
  const best = Math.max(0, ...of.map(score));
  const [only, ...more] = of.filter(one => score(one) === best);
  return best > 0 && more.length === 0 ? (only ?? null) : null;
}

/**
 * The number of the stem that another is to replace: 'the first number', the one of its unit, or the one beside the same
 * words; none that the message `repeats`. Null where none is.
 */
function numberMeant(message: string, stem: string, to = '', repeats: readonly number[] = []): number | null {
  const pieces = piecesOf(stem);
  const places = pieces.flatMap((_, i) =>
    i % 2 === 1 && !repeats.some(one => near(one, Number(pieces[i]))) ? [i] : [],
  );
  const given = [...new Set(places.map(i => Number(pieces[i])).filter(value => value > 1))];
  const place = ordinals.findIndex(words => words.test(message));
  if (place >= 0 && /\b(?:number|value|sankhya)\b/i.test(message)) return given[place] ?? null;
  const unit = to === '' ? null : unitOf(message.split(to).at(-1) ?? '');
  const at = onlyBest(places, i => shared(message, unit, pieces, i));
  // Of what is repeated but for one number that one is changed.
  const [only = null, ...more] = given;
  return at !== null ? Number(pieces[at]) : repeats.length > 0 && more.length === 0 ? only : null;
}

function changeIn(said: string, stem: string): Change | null {
  // A long run of blanks would be tried from each of its places.
  const message = said.replace(/\s+/g, ' ');
  const given = numbersIn(stem);
  const isGiven = (text: string) => given.some(one => near(one, valueOfText(text)));
  const change = (from: string, to: string): Change => ({ from: valueOfText(from), to: clean(to) });
  // '2 : 4 : 10' for '2 : 4 : 7'.
  const ratios = (text: string) => (text.match(/\d+(?:\s*:\s*\d+)+/g) ?? []).map(one => one.split(/\s*:\s*/));
  for (const own of ratios(message))
    for (const old of ratios(stem)) {
      const [at, ...others] = own.flatMap((one, i) => (one === old[i] ? [] : [i]));
      if (own.length === old.length && at !== undefined && others.length === 0)
        return change(old[at] ?? '', own[at] ?? '');
    }
  // 'what if f(5) = 32' of 'f(5) = 243'; 'rows of 11 hoti 13 ki jagah'.
  const [, name, own] = /([a-z](?:\(\w\))?) ?= ?(-?\d[\d.]*)/i.exec(message) ?? [];
  const told = name === undefined ? -1 : stem.replaceAll(' ', '').indexOf(`${name}=`);
  const [value] =
    told < 0 ? [] : (/\d[\d.]*/.exec(stem.replaceAll(' ', '').slice(told + `${name}=`.length)) ?? []);
  if (own !== undefined && value !== undefined && !near(Number(own), Number(value)))
    return change(value, own);
  const [, last] = /(\d[\d.]*) ki jagah\W*$/i.exec(message) ?? [];
  const other = numbersIn(message).find(one => !near(one, Number(last)));
  if (last !== undefined && other !== undefined && isGiven(last)) return change(last, String(other));
  const jagah = /ki jagah/i.test(message);
  const [, a, b] = replaces.exec(message) ?? becomes.exec(message) ?? [];
  if (a !== undefined && b !== undefined) {
    // '25 instead of 20', but '20 ki jagah 25' and '20 was 25'.
    const [from, to] = replaces.test(message) && !jagah ? [b, a] : [a, b];
    if (isGiven(from)) return change(from, to);
    if (isGiven(to)) return change(to, from);
  }
  const all = [...message.matchAll(/\d[\d,]*(?:\.\d+)?(?:\s*\/\s*\d+)?/g)].map(([text]) => text);
  const fresh = all.filter(text => !isGiven(text));
  const repeated = all.filter(isGiven);
  const [, factor] = factors.find(([words]) => words.test(message)) ?? [];
  if (factor !== undefined && fresh.length === 0) {
    const meant = repeated[0] === undefined ? numberMeant(message, stem) : valueOfText(repeated[0]);
    if (meant !== null) return { from: meant, to: String(Number((factor * meant).toFixed(6))) };
  }
  const to = fresh.at(-1) ?? (all.length === 1 ? all[0] : undefined);
  if (to === undefined) return null;
  // One number for another, 'agar 20 ho 25', unless the stem's own is only said again: '73! x 25!' of 73 and 37.
  const [old] = repeated.length === 1 && fresh.length === 1 ? repeated : [];
  const between =
    old === undefined ? '' : message.slice(message.indexOf(old) + old.length, message.indexOf(to));
  const isReplaced = old !== undefined && fresh.length > 0 && /^[%\s→>-]*(?:[a-z]+\s*){0,3}$/i.test(between);
  const meant = numberMeant(message, stem, to, fresh.length > 0 ? repeated.map(valueOfText) : []);
  const isOperated = /[-+*/^x×:!]|\b(?:and|aur|by|of|times|into)\b/i.test(between);
  if (isReplaced && !isOperated && (meant === null || unitOf(message.split(old).at(-1) ?? '') === null))
    return change(old, to);
  const isGuess = repeated.length === 0 && unitOf(message.split(to).at(-1) ?? '') === null;
  return { from: meant === valueOfText(to) ? null : meant, to: clean(to), guessed: isGuess };
}

/** The number that differs between two stems. */
function differenceOf(before: string, after: string) {
  const [old, own] = [piecesOf(before), piecesOf(after)];
  const at = own.findIndex((piece, i) => i % 2 === 1 && piece !== old[i]);
  const [unit = ''] = /[a-z]{3,}/i.exec(old[at + 1] ?? '') ?? [];
  return { from: old[at] ?? '', to: own[at] ?? '', unit };
}

/** The first quantity in which two paths of one form differ. */
const firstDifference = (path: QuestionPath, other: QuestionPath) =>
  path.quantities.findIndex(({ value }, i) => {
    const own = other.quantities[i]?.value ?? [];
    return own.length !== value.length || value.some((one, k) => !near(one, own[k] ?? Number.NaN));
  });

const lines = (path: QuestionPath, from: number, to: number) =>
  path.steps
    .slice(from, to)
    .map(({ works }) => (works === '' ? '' : `$$${works}$$`))
    .filter(line => line !== '')
    .join('\n\n');

function told({ path, topic }: Question, other: QuestionPath, open: boolean): Said | null {
  if (!path) return null;
  const { from, to } = differenceOf(path.stem, other.stem);
  const first = firstDifference(path, other);
  if (first < 0)
    return [
      `With $${to}$ in place of $${from}$ nothing changes: the solution does not depend on it.`,
      `$${from}$ ki jagah $${to}$ rakho to kuch nahi badalta: solution us par depend nahi karta.`,
    ];
  const step = other.quantities[first]?.step ?? 0;
  const begins: Said = [
    `With $${to}$ in place of $${from}$ it begins to differ in step ${step + 1}.`,
    `$${from}$ ki jagah $${to}$ rakho to step ${step + 1} se farq aata hai.`,
  ];
  if (!open) {
    const rest = lines(other, step, other.steps.length);
    const isSame = other.answer === path.answer;
    const result: Said = isSame
      ? [`The answer stays ${path.answer}.`, `Answer ${path.answer} hi rehta hai.`]
      : [
          `The answer would be ${other.answer} instead of ${path.answer}.`,
          `Answer ${path.answer} ki jagah ${other.answer} hoga.`,
        ];
    const end = ({ quantities, asked }: QuestionPath) => quantities[asked]?.value[0] ?? 0;
    // A count, a time or a length below zero is none: with that number the steps do not carry over.
    const isNone = end(other) < 0 && end(path) >= 0 && !/^(?:AL|GM\.COO)/.test(topic.code);
    const none: Said = isNone
      ? [
          ' That is below zero, so this way does not carry over: think what the smallest possible value is there.',
          ' Ye zero se kam hai, isliye ye tareeka wahan nahi chalta: socho sabse chhoti possible value kya hai.',
        ]
      : ['', ''];
    return [
      `${begins[0]}\n\n${rest}\n\n${result[0]}${none[0]}`,
      `${begins[1]}\n\n${rest}\n\n${result[1]}${none[1]}`,
    ];
  }
  const quantity = other.quantities[first];
  const name = quantity?.name;
  const isTold = toldOf(path, true).includes(first) && toldOf(other, true).includes(first);
  const value: Said =
    isTold && name && quantity
      ? [` There ${name} would be $${quantity.tex}$.`, ` Wahan ${name} $${quantity.tex}$ hoga.`]
      : ['', ''];
  return [
    `${begins[0]}${value[0]}${step > 0 ? ' The lines before it stay.' : ''} What comes after it I show you when you have answered this one.`,
    `${begins[1]}${value[1]}${step > 0 ? ' Usse pehle ki lines wahi rehti hain.' : ''} Aage ka main answer ke baad dikhaunga.`,
  ];
}

/** What a question with another number comes to: the same form, walked with that number. */
export function whatIfWays({ question, situation, message }: Asked): Ways {
  const { path } = question;
  const change = path && changeIn(message, question.stem);
  if (!path || !change) return [];
  // While it is open an option's value is put nowhere: what came of it would differ for the answer.
  const isOpen = situation.answer === null;
  if (
    isOpen &&
    (/\b(?:answer|ans|jawab|option)\b/i.test(message) || isOptionWorth(question, valueOfText(change.to)))
  )
    return [];
  const id = `what-if:${change.from ?? ''}:${change.to}`;
  const tell = inTongue(message);
  const found = path.changed(change.from, change.to);
  const changed = change.guessed && found?.length === 0 ? path.changed(null, change.to) : found;
  if (changed === null) {
    const text = tell([
      `With $${change.to}$ there I cannot calculate it in the time I have. Put it into the lines yourself and send them to me: I check each.`,
      `$${change.to}$ ke saath calculate karne me mujhe zyada time lagta hai. Lines me khud rakh ke bhejo: main har line check karta hoon.`,
    ]);
    return [[{ id: `${id}:long`, text }]];
  }
  const [other, ...more] = changed;
  if (other && more.length > 0) {
    const from = [other, ...more].map(one => {
      const { from: old, unit } = differenceOf(path.stem, one.stem);
      return `$${old}$${unit === '' ? '' : ` (${unit})`}`;
    });
    const text = tell([
      `Which number is to be $${change.to}$: ${from.join(' or ')}?`,
      `$${change.to}$ kiski jagah: ${from.join(' ya ')}?`,
    ]);
    return [[{ id: `which:${change.to}`, text }]];
  }
  const said = other && told(question, other, isOpen);
  if (said) return [[{ id, text: tell(said) }]];
  const line = isOpen ? null : firstLine(question, change);
  return [[line ? { id, text: tell(line) } : notPossible(question, change, id, tell)]];
}

/** The first line of the solution in which a number stands, calculated with another in its place. */
function firstLine({ steps }: Question, { from, to }: Change): Said | null {
  if (from === null) return null;
  const swapped = (text: string) =>
    text.replace(/\d+(?:\.\d+)?/g, number => (Number(number) === from ? to : number));
  for (const [i, { works }] of steps.entries())
    for (const side of works.split(/=|\\Rightarrow|\\q?quad|[,;:]\s/)) {
      const before = side.replaceAll('{,}', '').trim();
      const tex = swapped(before);
      const found = tex === before ? null : calculationIn(`$${tex}$`);
      if (found)
        return [
          `With $${to}$ in place of $${from}$ step ${i + 1} begins $${tex} = ${written(found.value)}$. The other numbers were chosen for $${from}$, so the end may be no round number. What is your next line with it?`,
          `$${from}$ ki jagah $${to}$ rakho to step ${i + 1} aise shuru hota hai: $${tex} = ${written(found.value)}$. Baaki numbers $${from}$ ke liye chune gaye the. Isse tumhari agli line kya hogi?`,
        ];
    }
  return null;
}

/** That the form has no question with the number: the first step that it would change, or which numbers could be meant. */
function notPossible(
  { stem, steps }: Question,
  { from, to }: Change,
  id: string,
  tell: (said: Said) => string,
): Piece {
  const at =
    from === null ? -1 : steps.findIndex(({ says, works }) => holds(numbersIn(`${says} $${works}$`), from));
  const given = [...new Set(piecesOf(stem).filter((_, i) => i % 2 === 1))].filter(one => Number(one) > 1);
  const list = given.map(one => `$${one}$`).join(', ');
  const text: Said =
    at >= 0
      ? [
          `With $${to}$ in place of $${from}$ step ${at + 1} is the first that changes. I cannot go on from there: the other numbers were chosen to fit $${from}$. Write that step with $${to}$, and I check it.`,
          `$${from}$ ki jagah $${to}$ rakho to sabse pehle step ${at + 1} badalta hai. Uske aage main nahi jaa sakta: baaki numbers $${from}$ ke hisaab se chune gaye hain. Wo step $${to}$ ke saath likho, main check karta hoon.`,
        ]
      : from !== null
        ? [
            `I cannot put $${to}$ in place of $${from}$: the other numbers were chosen to fit it. Put it into the lines yourself, and I check each.`,
            `$${from}$ ki jagah $${to}$ main nahi rakh sakta: baaki numbers uske hisaab se chune gaye hain. Lines me khud rakh ke bhejo, main check karta hoon.`,
          ]
        : [
            `Which number is to be $${to}$? The question gives ${list}. Say it as *${to} instead of ${given[0] ?? 20}*.`,
            `$${to}$ kiski jagah? Question me ${list} hain. Aise likho: *${given[0] ?? 20} ki jagah ${to}*.`,
          ];
  return { id: `${id}:refused`, text: tell(text) };
}
