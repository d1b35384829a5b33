import type { AnyTemplate } from '../../template.ts';
import { pointsAndPerCent } from './easy.ts';
import { fallApartRiseTogether } from './fall-apart-rise-together.ts';
import { sharesThatChange } from './medium.ts';
import { pointsThenPerCent } from './points-then-per-cent.ts';
import { samePoints } from './same-points.ts';

/** Shares that change by percentage points and by per cents. */
export const shareOfTheWhole: readonly AnyTemplate[] = [
  ...pointsAndPerCent,
  ...sharesThatChange,
  ...pointsThenPerCent,
  ...fallApartRiseTogether,
  ...samePoints,
];
