import { near, written } from '../../maths/evaluate.ts';
import type { Question, QuestionPath } from '../../question.ts';
import { toldOf } from '../../reading/told.ts';
import type { Said } from '../../words/hinglish.ts';
import type { Change } from './change.ts';

/** `1/8` as a fraction. */
export const texOfTyped = (text: string): string =>
  text.replace(
    /^(?:(\d+) )?(\d+)\/(\d+)$/,
    (_, whole: string | undefined, top: string, bottom: string) => `${whole ?? ''}\\tfrac{${top}}{${bottom}}`,
  );

/** What is put in the place of what. */
export const swapped = (changes: readonly Change[]): { from: string; to: string } => ({
  from: changes.map(({ place }) => `$${place.tex}$`).join(', '),
  to: changes.map(({ to }) => `$${texOfTyped(to)}$`).join(', '),
});

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

const endOf = ({ quantities, asked }: QuestionPath) => quantities[asked]?.value[0] ?? 0;

/** That a result is none that there can be: a count, a time or a length below zero, and a part of a person. */
function impossible({ topic, stem }: Question, path: QuestionPath, other: QuestionPath): Said {
  const [end, own] = [endOf(path), endOf(other)];
  if (own < 0 && end >= 0 && !/^(?:AL|GM\.COO)/.test(topic.code))
    return [
      ' That is below zero, so this way does not carry over: think what the smallest possible value is there.',
      ' Ye zero se kam hai, isliye ye tareeka wahan nahi chalta: socho sabse chhoti possible value kya hai.',
    ];
  const isCount = /\bhow many\b|\bnumber of\b/i.test(stem) && Number.isInteger(end);
  return isCount && !Number.isInteger(own) && !/\b(?:days?|hours?|minutes?)\b/.test(path.answer)
    ? [
        ' That is no whole number, so a question with this number cannot come up; the steps stay the same.',
        ' Ye whole number nahi hai, isliye is number ke saath aisa question ban nahi sakta; steps wahi rehte hain.',
      ]
    : ['', ''];
}

/** By how much all quantities that change do so, where it is the same for all of them; null where it is not. */
function factorOf(path: QuestionPath, other: QuestionPath): number | null {
  const factors = path.quantities.flatMap(({ value }, i) =>
    value.flatMap((one, k) => {
      const own = other.quantities[i]?.value[k] ?? Number.NaN;
      return one === 0 || near(one, own) ? [] : [own / one];
    }),
  );
  const [factor, ...more] = factors;
  return factor !== undefined && more.length > 0 && more.every(one => near(one, factor)) && endOf(path) !== 0
    ? factor
    : null;
}

/** What a question comes to with other numbers, all of it or, while it is open, as far as it may be told. */
export function told(
  question: Question,
  other: QuestionPath,
  changes: readonly Change[],
  open: boolean,
): Said | null {
  const { path } = question;
  if (!path) return null;
  const { from, to } = swapped(changes);
  const first = firstDifference(path, other);
  if (first < 0)
    return [
      `With ${to} in place of ${from} nothing changes: the solution does not depend on it.`,
      `${from} ki jagah ${to} rakho to kuch nahi badalta: solution us par depend nahi karta.`,
    ];
  const step = other.quantities[first]?.step ?? 0;
  const begins: Said = [
    `With ${to} in place of ${from} it begins to differ in step ${step + 1}.`,
    `${from} ki jagah ${to} rakho to step ${step + 1} se farq aata hai.`,
  ];
  if (!open) {
    const rest = lines(other, step, other.steps.length);
    const result: Said =
      other.answer === path.answer
        ? [`The answer stays ${path.answer}.`, `Answer ${path.answer} hi rehta hai.`]
        : [
            `The answer would be ${other.answer} instead of ${path.answer}.`,
            `Answer ${path.answer} ki jagah ${other.answer} hoga.`,
          ];
    const none = impossible(question, path, other);
    return [
      `${result[0]}${none[0]} ${begins[0]}\n\n${rest}`,
      `${result[1]}${none[1]} ${begins[1]}\n\n${rest}`,
    ];
  }
  const quantity = other.quantities[first];
  const name = quantity?.name;
  const isTold = toldOf(path, true).includes(first) && toldOf(other, true).includes(first);
  const value: Said =
    isTold && name && quantity
      ? [` There ${name} would be $${quantity.tex}$.`, ` Wahan ${name} $${quantity.tex}$ hoga.`]
      : ['', ''];
  const factor = factorOf(path, other);
  const isWhole = factor !== null && (Number.isInteger(factor) || Number.isInteger(1 / factor));
  if (factor !== null && isWhole && !near(endOf(path), endOf(other))) {
    const times: Said =
      factor > 1
        ? [`$${written(factor)}$ times as large`, `$${written(factor)}$ guna`]
        : [`divided by $${written(1 / factor)}$`, `$${written(1 / factor)}$ se divide`];
    return [
      `${begins[0]}${value[0]} From there on every number that changes is ${times[0]}, and so is the answer.`,
      `${begins[1]}${value[1]} Wahan se har number jo badalta hai ${times[1]} hota hai, aur answer bhi.`,
    ];
  }
  return [
    `${begins[0]}${value[0]}${step > 0 ? ' The lines before it stay.' : ''} What comes after it I show you when you have answered this one.`,
    `${begins[1]}${value[1]}${step > 0 ? ' Usse pehle ki lines wahi rehti hain.' : ''} Aage ka main answer ke baad dikhaunga.`,
  ];
}
