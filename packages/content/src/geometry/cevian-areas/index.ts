import type { AnyTemplate } from '../../template.ts';
import { crossingCevians } from './crossing-cevians.ts';
import { overlapOfTwoParts } from './overlap-of-two-parts.ts';
import { pointOnThreeCevians } from './point-on-three-cevians.ts';
import { shares } from './shares.ts';
import { twoRatios } from './two-ratios.ts';

/** GM.TRI.5, all bands: areas that cevians cut off. */
export const cevianAreas: readonly AnyTemplate[] = [
  ...shares,
  ...twoRatios,
  ...crossingCevians,
  ...overlapOfTwoParts,
  ...pointOnThreeCevians,
];
