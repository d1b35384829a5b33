import type { AnyTemplate } from '../../template.ts';
import { twoTransfers } from './easy.ts';
import { differencesOfStrength } from './hard.ts';
import { sameQuantityBack } from './medium.ts';

/** Liquids poured from vessel to vessel. */
export const transfers: readonly AnyTemplate[] = [
  ...twoTransfers,
  ...sameQuantityBack,
  ...differencesOfStrength,
];
