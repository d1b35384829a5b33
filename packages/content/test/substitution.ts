import type { Item } from '../src/item.ts';
import { isWhole } from '../src/value.ts';

/** Asks for the unknown of an equation itself: its four candidates stand below. */
const asksForUnknown = /(what is|find|what is the value of|find the value of) \$[a-z]\$[.?]/i;
/** The largest number that anybody tries by hand. */
const most = 40;

/** Trying the options is quicker than solving: the unknown of a formula is asked, and all candidates are small and whole. */
export function bySubstitution(item: Item): string[] {
  const small = item.options.every(o => isWhole(o.value) && Math.abs(Number(o.value)) <= most);
  return small && asksForUnknown.test(item.stem) && /=/.test(item.stem)
    ? ['the options can be put into the equation one by one']
    : [];
}
