import type { AnyTemplate } from '../../template.ts';
import { distancesAndCreases } from './distances-and-creases.ts';
import { foldedDouble } from './folded-double.ts';
import { foldedTogether } from './folded-together.ts';
import { turnedAndFolded } from './turned-and-folded.ts';

export const rectangles: readonly AnyTemplate[] = [
  ...distancesAndCreases,
  ...foldedDouble,
  ...turnedAndFolded,
  ...foldedTogether,
];
