import { givesAway } from '../../guard.ts';
import { ladderOf } from '../../ladder.ts';
import { near, numberOf } from '../../maths/evaluate.ts';
import { plainMaths } from '../../maths/tex.ts';
import { holds, numbersIn } from '../../maths/values.ts';
import { inSentence, type Question } from '../../question.ts';
import { claimsIn } from '../../reading/claimed.ts';
import { isOptionWorth, toldOf } from '../../reading/told.ts';
import { inTongue, type Said } from '../../words/hinglish.ts';
import { onTheWay } from '../checking/on-the-way.ts';
import { figure, maths, quantityWords } from '../checking/pieces.ts';
import { sentencesOf } from '../sentences.ts';
import type { Asked, Ways } from '../situation.ts';
import type { Asking } from './asking.ts';
import { boundsAsked } from './bounds.ts';

type Of<Is extends Asking['is']> = Extract<Asking, { is: Is }>;

type Sign = '+' | '-' | '*' | '/' | 'average';
const signs: readonly (readonly [Sign, RegExp])[] = [
  ['+', /\b(?:add\w*|plus|jod\w*|sum|total)\b/i],
  ['-', /\b(?:subtract\w*|minus|ghata\w*|difference)\b/i],
  ['*', /\b(?:multipl\w*|times|guna|product|into)\b/i],
  ['/', /\b(?:divid\w*|bhag|ratio)\b/i],
  ['average', /\b(?:average|avg|mean|ausat)\b/i],
];
const signIn = (text: string): Sign | null => signs.find(([, form]) => form.test(text))?.[0] ?? null;

/** What tells two operations apart, whichever of them a question needs. */
const criteria: Readonly<Record<string, Said>> = {
  '*+': [
    'Multiply where one thing happens together with the other (this *and* that); add where it is either the one or the other.',
    'Multiply tab jab dono saath hote hain (ye *aur* wo); add tab jab ya to ye ho ya wo.',
  ],
  '+-': [
    'Ask which is larger, what you have or what you look for: to come to the larger one, add.',
    'Dekho kaun bada hai, jo diya hai ya jo chahiye: bade tak jaana ho to add.',
  ],
  '+average': [
    'Add where the total of both is wanted; an average would be for one of them.',
    'Dono ka total chahiye to add; average ek ke liye hota hai.',
  ],
  '*/': [
    'Ask whether the wanted number is a part of what you have (divide) or so many times it (multiply).',
    'Dekho jo chahiye wo iska hissa hai (divide) ya itne guna (multiply).',
  ],
};

const operation = /(-?\d[\d{},.]*)(?:\\%)?\s*(\+|-|\\times|\\div)\s*(-?\d[\d{},.]*)/g;
const fraction = /\\[td]?frac\{(\d[\d{},.]*)\}\{(\d[\d{},.]*)\}/g;
const numberFrom = (text: string) => Number(text.replace(/[{},]/g, ''));
const signOf: Readonly<Record<string, Sign>> = { '+': '+', '-': '-', '\\times': '*', '\\div': '/' };

/** The operation that a line has of two of a student's numbers; null where it has none. */
function signWith(works: string, values: readonly number[]): Sign | null {
  const pairs = [
    ...[...works.matchAll(operation)].map(([, a = '', sign = '', b = '']) => [a, signOf[sign], b] as const),
    ...[...works.matchAll(fraction)].map(([, a = '', b = '']) => [a, '/', b] as const),
  ];
  const found = pairs.find(([a, , b]) => [a, b].every(one => holds(values, Math.abs(numberFrom(one)))));
  return (found?.[1] as Sign | undefined) ?? null;
}

/** Which of two operations it is: by a line of the solution with the student's numbers, else what tells the two apart. */
function operationWays(asked: Asked, sides: readonly string[]): Ways {
  const { question, situation, message } = asked;
  const asksOf = sides.map(signIn);
  const [first, second] = asksOf;
  if (!first || !second || first === second) return [];
  const texts = [...(situation.wrote ?? []).slice(-2), message];
  const values = texts.flatMap(text => [...numbersIn(text), ...claimsIn(text).map(({ value }) => value)]);
  const told = question.steps.slice(0, -1);
  const at = told.findIndex(({ works }) => asksOf.includes(signWith(works, values)));
  const sign = at < 0 ? null : signWith(told[at]?.works ?? '', values);
  const tell = inTongue(message);
  const typed = sides.map(side => signs.find(([one]) => one === signIn(side))?.[1].exec(side)?.[0] ?? '');
  const because = question.path?.because[at] ?? told[at]?.says ?? '';
  const reason = sentencesOf(because)[0] ?? '';
  if (sign && !givesAway(question, reason, ladderOf(question)) && asksOf.includes(sign)) {
    const word = typed[asksOf.indexOf(sign)] ?? '';
    const text = `**${word[0]?.toUpperCase()}${word.slice(1)}.** ${reason}`;
    return [[{ id: `asking:operation:${at}`, text, also: [`because:${at}`] }]];
  }
  const criterion = criteria[`${first}${second}`] ?? criteria[`${second}${first}`];
  return criterion ? [[{ id: `asking:operation:${first}${second}`, text: tell(criterion) }]] : [];
}

/** The number or fraction of a side that stands next to the joint. */
const valueBeside = (side: string, last: boolean): { typed: string; value: number } | null => {
  const all =
    side.match(/(?<![a-z\d.])(?<![\d)] ?)-?\d[\d.,]*(?:\s?\/\s?\d[\d.]*)?%?(?![a-z]{0,2}\d)/gi) ?? [];
  const typed = (last ? all.at(-1) : all[0])?.replace(/[.,]$/, '');
  const value = typed === undefined ? null : numberOf(plainMaths(typed.replace('%', '')));
  return typed === undefined || value === null ? null : { typed, value };
};

/** Whether a value belongs to the solution of a question that is still open. */
function isOfSolution(question: Question, value: number): boolean {
  const { path, steps } = question;
  const quantities = path ? toldOf(path, true).flatMap(i => path.quantities[i]?.value ?? []) : [];
  const shown = steps.slice(0, -1).flatMap(({ works }) => numbersIn(`$${works}$`));
  const same = [value, 100 * value, value / 100];
  return (
    same.some(one => holds(quantities, one)) ||
    (!Number.isInteger(value) || value > 2 ? same.some(one => holds(shown, one)) : false)
  );
}

/** Which of several numbers it is, where exactly one of them is the solution's; of an option's value nothing is said. */
function numberOfWays(asked: Asked, sides: readonly string[]): Ways {
  const { question, message } = asked;
  const found = sides.map((side, i) => valueBeside(side, i === 0));
  if (found.some(one => one === null)) return [];
  const all = found.flatMap(one => one ?? []);
  if (all.some(({ value }) => isOptionWorth(question, value))) return [];
  if (all.some(({ value }, i) => all.some((other, j) => i < j && near(other.value, value)))) return [];
  const [right, ...more] = all.filter(({ value }) => isOfSolution(question, value));
  if (!right || more.length > 0) return [];
  const { path } = question;
  const at =
    path && toldOf(path, true).find(i => near(path.quantities[i]?.value[0] ?? Number.NaN, right.value));
  const isNamed = at !== null && at !== undefined && path?.quantities[at]?.name;
  const way = onTheWay(question, right.value, true);
  const shown = maths(right.typed.replace('%', '\\%'));
  const [name, other]: Said = isNamed ? quantityWords(question, at, true) : ['', ''];
  const text = inTongue(message)(
    isNamed
      ? [`${shown}: it is ${inSentence(name)}.`, `${shown}: ye ${other} hai.`]
      : [
          way?.includes('=') ? `${shown}: ${maths(way)}.` : `${shown}.`,
          way?.includes('=') ? `${shown}: ${maths(way)}.` : `${shown}.`,
        ],
  );
  return givesAway(question, text.replace(shown, ''), ladderOf(question))
    ? []
    : [[{ id: `asking:either:${figure(right.value)}`, text }]];
}

/** Which of several numbers, or of two operations, where a question that is still open may be told of it. */
export const eitherWays = (asked: Asked, { sides }: Of<'either'>): Ways =>
  asked.situation.answer === null
    ? [
        ...boundsAsked(asked, sides.slice(-2)),
        ...operationWays(asked, sides.slice(-2)),
        ...numberOfWays(asked, sides),
      ]
    : [];
