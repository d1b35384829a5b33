import type { AnyTemplate } from '../../template.ts';
import { pointsAndPerCent } from './easy.ts';
import { sharesThatChange } from './medium.ts';
import { samePoints } from './same-points.ts';
import { twoSharesAlike } from './two-shares-alike.ts';

/** Shares that change by percentage points and by per cents. */
export const shareOfTheWhole: readonly AnyTemplate[] = [
  ...pointsAndPerCent,
  ...sharesThatChange,
  ...twoSharesAlike,
  ...samePoints,
];
