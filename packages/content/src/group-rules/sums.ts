import type { Item } from '../item.ts';
import { isSummed, numbersOf } from '../sums.ts';
import type { GroupRule } from './group-rule.ts';

/** In how many of a form's items the key may be told by adding and subtracting what is shown. */
const mostOfForm = 1 / 2;

/** Whether the key is the sum or difference of two other options, or makes a number of the stem with one. */
function keyIsSummed(item: Item): boolean {
  const key = item.options.find(o => o.slip === null)?.size ?? null;
  const others = item.options.flatMap(o => (o.slip !== null && o.size !== null ? [o.size] : []));
  return key !== null && isSummed(key, others, numbersOf(item.stem));
}

/** Adding or subtracting options, without solving anything, does not find the key of a form. */
export const sums: GroupRule = items =>
  [...new Set(items.map(item => item.form))].flatMap(form => {
    const own = items.filter(item => item.form === form);
    const told = own.filter(keyIsSummed).length;
    return told > own.length * mostOfForm
      ? [`${form}: in ${told} of ${own.length} items the key is a sum or difference of numbers shown`]
      : [];
  });
