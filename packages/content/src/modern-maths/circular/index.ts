import type { AnyTemplate } from '../../template.ts';
import { linkedTables } from './linked.ts';
import { namedAtTable, roundTables } from './tables.ts';

/** MM.PNC.5, all bands: circular arrangements. */
export const circular: readonly AnyTemplate[] = [...roundTables, ...namedAtTable, ...linkedTables];
