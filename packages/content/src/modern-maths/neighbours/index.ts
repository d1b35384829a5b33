import type { AnyTemplate } from '../../template.ts';
import { blocks } from './blocks.ts';
import { linkedNeighbours } from './linked.ts';
import { midwayBetween } from './midway.ts';
import { mixedNeighbours } from './mixed.ts';

/** MM.PNC.2, all bands: together and apart. */
export const neighbours: readonly AnyTemplate[] = [
  ...blocks,
  ...mixedNeighbours,
  ...linkedNeighbours,
  ...midwayBetween,
];
