import type { AnyTemplate } from '../../template.ts';
import { mixedNeighbours } from './mixed-neighbours.ts';
import { nearerOfTwo } from './nearer-of-two.ts';
import { namedAtTable, roundTables } from './tables.ts';

/** MM.PNC.5, all bands: circular arrangements. */
export const circular: readonly AnyTemplate[] = [
  ...roundTables,
  ...namedAtTable,
  ...nearerOfTwo,
  ...mixedNeighbours,
];
