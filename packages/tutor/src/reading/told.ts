import { near } from '../maths/evaluate.ts';
import { mathsOf } from '../maths/tex.ts';
import { holds, numbersIn, worthOf } from '../maths/values.ts';
import type { PathQuantity, Question, QuestionPath } from '../question.ts';
import { withNumerals } from '../words/numerals.ts';
import { recalculated } from './calculations.ts';

export const valueAt = ({ value: [only, ...more] }: PathQuantity): number | null =>
  only === undefined || more.length > 0 ? null : only;

/** The quantities a student may hear of: while the question is open, all but the one that is asked. */
export function toldOf({ quantities, asked }: QuestionPath, open: boolean): readonly number[] {
  const goal = quantities[asked] && valueAt(quantities[asked]);
  return quantities.flatMap((quantity, i) => {
    const value = valueAt(quantity);
    if (value === null) return [];
    const isAsked =
      i >= asked || (goal !== null && goal !== undefined && near(Math.abs(value), Math.abs(goal)));
    return open && isAsked ? [] : [i];
  });
}

/** The place of the quantity that has a value, of those told of; one that also is a number of the stem tells nothing. */
export function quantityWith({ path, stem }: Question, value: number, open: boolean): number | null {
  if (!path || numbersIn(stem).some(one => near(one, Math.abs(value)))) return null;
  const found = toldOf(path, open).filter(i => {
    const own = path.quantities[i] && valueAt(path.quantities[i]);
    return own !== null && own !== undefined && near(Math.abs(own), Math.abs(value));
  });
  // Of several with one value the one that has a name, else the first.
  return found.find(i => path.quantities[i]?.name) ?? found[0] ?? null;
}

/** Whether a number is what an option is worth, per cents also as hundredths. */
export const isOptionWorth = ({ options }: Question, value: number): boolean =>
  options.some(({ text }) =>
    worthOf(text).some(
      worth => near(worth, Math.abs(value)) || (text.includes('%') && near(worth, 100 * Math.abs(value))),
    ),
  );

/** The first slip of the form whose wrong quantity has a value that is none of the right path. */
export function slipWith(
  question: Question,
  value: number,
  open: boolean,
  numbers: readonly number[] = [],
): string | null {
  const { path, stem } = question;
  if (!path || numbersIn(withNumerals(stem)).some(one => near(one, value))) return null;
  const right = path.quantities.flatMap(quantity => valueAt(quantity) ?? []);
  // What the shorter way or the check works out is right as well.
  const other = mathsOf(`${question.faster ?? ''} ${question.check ?? ''}`).flatMap(tex =>
    recalculated(`$${tex}$`),
  );
  if (holds([...right, ...other], value)) return null;
  // A slip in the last line would tell which option is not the answer, unless its value is none.
  const slips = path.slips.filter(
    ({ quantity }) => !open || toldOf(path, true).includes(quantity) || !isOptionWorth(question, value),
  );
  const isAt = (i: number, { values }: (typeof slips)[number]) => {
    const [wrong, ...more] = values[i] ?? [];
    return wrong !== undefined && more.length === 0 && near(wrong, value);
  };
  // What a wrong quantity leads to belongs to its slip as well.
  const later = toldOf(path, open);
  // Of several mistakes with one value the one that is told with the student's numbers.
  const shared = ({ words }: (typeof slips)[number]) =>
    numbersIn(words).filter(one => holds(numbers, one)).length;
  const closest = (of: typeof slips) => of.toSorted((a, b) => shared(b) - shared(a))[0];
  const found =
    closest(slips.filter(slip => isAt(slip.quantity, slip))) ??
    closest(slips.filter(slip => later.some(i => i > slip.quantity && isAt(i, slip))));
  return found?.words ?? null;
}
