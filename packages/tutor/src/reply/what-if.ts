import { near, written } from '../maths/evaluate.ts';
import { numbersIn } from '../maths/values.ts';
import type { Question, QuestionPath } from '../question.ts';
import { toldOf } from '../reading/placing.ts';
import { inTongue, type Said } from '../words/hinglish.ts';
import { isOptionWorth } from './options.ts';
import type { Asked, Piece, Ways } from './situation.ts';

/** A number of the stem that is to be another; `from` is null where it was not said which. */
interface Change {
  from: number | null;
  to: string;
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

/** Words of a text; what compares two things speaks of their difference. */
const words = (text: string) => {
  const own = text.toLowerCase().match(/[a-z]{3,}|%|₹/g) ?? [];
  const compares = /\b(?:more|less|\w+er) than\b|\bdiffer\w*\b|\bantar\b|\bfark\b/i.test(text);
  return new Set(compares ? [...own, 'difference'] : own);
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

/** How many words of a message stand in the clause before a number, or right behind it. */
function shared(message: string, pieces: readonly string[], at: number): number {
  const before =
    pieces
      .slice(0, at)
      .join('')
      .split(/[.;?,]\s/)
      .at(-1) ?? '';
  const said = words(message.replace(/\bavg\b/gi, 'average'));
  const close = words(`${before.slice(-40)} ${(pieces[at + 1] ?? '').slice(0, 20)}`);
  // 'The average of 5 numbers is 14': what stands close says more than the rest of the clause.
  return [...words(before), ...close].filter(one => said.has(one)).length;
}

/** The places with the best score, where there is just one; else none. */
function onlyBest<T>(of: readonly T[], score: (one: T) => number): T | null {
  const best = Math.max(0, ...of.map(score));
  const [only, ...more] = of.filter(one => score(one) === best);
  return best > 0 && more.length === 0 ? (only ?? null) : null;
}

/** The number of the stem that words mean: 'the first number', or the one beside the same words; null where none is. */
function numberMeant(message: string, stem: string): number | null {
  const pieces = piecesOf(stem);
  const places = pieces.flatMap((_, i) => (i % 2 === 1 ? [i] : []));
  const given = places.map(i => Number(pieces[i]));
  const place = ordinals.findIndex(words => words.test(message));
  if (place >= 0 && /\b(?:number|value|sankhya)\b/i.test(message))
    return [...new Set(given.filter(value => value > 1))][place] ?? null;
  const at = onlyBest(places, i => shared(message, pieces, i));
  return at === null ? null : Number(pieces[at]);
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
  const [from] = all.filter(isGiven);
  const [, factor] = factors.find(([words]) => words.test(message)) ?? [];
  const [untilFresh = ''] = fresh.length === 1 ? message.split(fresh[0] ?? '') : [];
  const beside =
    from === undefined || numbersIn(untilFresh).length > 0 ? null : numberMeant(untilFresh, stem);
  const meant = beside ?? (from === undefined ? numberMeant(message, stem) : valueOfText(from));
  if (factor !== undefined && meant !== null && fresh.length === 0)
    return { from: meant, to: String(Number((factor * meant).toFixed(6))) };
  const to = fresh.at(-1) ?? (all.length === 1 ? all[0] : undefined);
  return to === undefined ? null : { from: from === to ? null : meant, to: clean(to) };
}

/** The number that differs between two stems. */
function differenceOf(before: string, after: string) {
  const [old, own] = [piecesOf(before), piecesOf(after)];
  const at = own.findIndex((piece, i) => i % 2 === 1 && piece !== old[i]);
  return { from: old[at] ?? '', to: own[at] ?? '' };
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

function told({ path }: Question, other: QuestionPath, open: boolean): Said | null {
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
    return [`${begins[0]}\n\n${rest}\n\n${result[0]}`, `${begins[1]}\n\n${rest}\n\n${result[1]}`];
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
  const changed = path.changed(change.from, change.to);
  if (changed === null) {
    const text = tell([
      `With $${change.to}$ there I cannot calculate it in the time I have. Put it into the lines yourself and send them to me: I check each.`,
      `$${change.to}$ ke saath calculate karne me mujhe zyada time lagta hai. Lines me khud rakh ke bhejo: main har line check karta hoon.`,
    ]);
    return [[{ id: `${id}:long`, text }]];
  }
  const [other, ...more] = changed;
  if (other && more.length > 0) {
    const from = [other, ...more].map(one => `$${differenceOf(path.stem, one.stem).from}$`);
    const text = tell([
      `Which number is to be $${change.to}$: ${from.join(' or ')}?`,
      `$${change.to}$ kiski jagah: ${from.join(' ya ')}?`,
    ]);
    return [[{ id: `which:${change.to}`, text }]];
  }
  const said = other && told(question, other, isOpen);
  if (said) return [[{ id, text: tell(said) }]];
  const none: Piece = {
    id: `${id}:none`,
    text: tell([
      `I cannot put $${written(valueOfText(change.to))}$ there: either the numbers of this question then do not fit together, or I do not see which number it is to replace. Say it as *25 instead of 20*.`,
      `Main wahan $${written(valueOfText(change.to))}$ nahi rakh sakta: ya to question ke numbers phir fit nahi hote, ya mujhe pata nahi ki kaunsa number badalna hai. Aise likho: *20 ki jagah 25*.`,
    ]),
  };
  return [[none]];
}
