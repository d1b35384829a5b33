import type { AnyTemplate } from '../../template.ts';
import { smallerOfTwo } from './easy.ts';
import { balancedExtremes } from './hard.ts';
import { crossings } from './medium.ts';
import { movedModulus } from './moved-modulus.ts';

/** Extreme values of functions made of pieces. */
export const piecesOfGraphs: readonly AnyTemplate[] = [
  ...smallerOfTwo,
  ...crossings,
  ...balancedExtremes,
  ...movedModulus,
];
