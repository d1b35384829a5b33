import type { AnyTemplate } from '../../template.ts';
import { neighbouringProducts } from './neighbouring-products.ts';
import { numeratorsThatAreDifferences } from './numerators-that-are-differences.ts';
import { rowsInDisguise } from './rows-in-disguise.ts';

/** Sums in which neighbouring terms cancel. */
export const telescoping: readonly AnyTemplate[] = [
  ...neighbouringProducts,
  ...numeratorsThatAreDifferences,
  ...rowsInDisguise,
];
