import type { Item } from '../src/item.ts';
import { isWhole } from '../src/value.ts';

/** Matches a stem that asks for the unknown of an equation itself. */
const asksForUnknown = /(what is|find|what is the value of|find the value of) \$[a-z]\$[.?]/i;
/** Largest number that students try by hand. */
const most = 40;

/**
 * Rule: trying the options is not faster than solving (an equation's unknown is asked, and all options are small
 * integers).
 */
export function bySubstitution(item: Item): string[] {
  const small = item.options.every(o => isWhole(o.value) && Math.abs(Number(o.value)) <= most);
  return small && asksForUnknown.test(item.stem) && /=/.test(item.stem)
    ? ['the options can be put into the equation one by one']
    : [];
}
