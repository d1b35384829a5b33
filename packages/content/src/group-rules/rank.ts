import { keyRank } from '../options.ts';
import type { GroupRule } from './group-rule.ts';

/**
 * Minimum and maximum share of items with their key at one rank. A form whose mistakes all lie on one side of the key
 * cannot have equal shares; the test of the guesser limits the effect over the whole bank.
 */
const fewest = 2 / 24;
const most = 11 / 24;

/** Each of the four ranks of the key is about equally frequent, so that the rank reveals nothing. */
export const rank: GroupRule = items => {
  const ranks = items.map(keyRank);
  if (ranks.some(r => r === null)) return ['the options have no order: the template needs `size`'];
  const counts = [0, 1, 2, 3].map(r => ranks.filter(other => other === r).length);
  const low = Math.floor(items.length * fewest);
  const high = Math.ceil(items.length * most);
  return counts.every(count => count >= low && count <= high)
    ? []
    : [`ranks of the key ${counts.join(' / ')}, not ${low} to ${high} each`];
};
