import { keyRank } from '../options.ts';
import type { GroupRule } from './group-rule.ts';

/**
 * Of 24 items, how many may have their key at one rank. Forms deal the ranks in equal parts; one whose mistakes all lie on
 * one side of the key cannot, and the guesser's bound over the whole bank holds what that shows.
 */
const fewest = 2 / 24;
const most = 11 / 24;

/** The rank of the key among its options tells nothing: each of the four is the key's about as often. */
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
