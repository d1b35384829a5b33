import type { AnyTemplate } from '../../template.ts';
import { coatingCost } from './coating-cost.ts';
import { countPieces } from './count-pieces.ts';
import { fewestPieces } from './fewest-pieces.ts';

export const solids: readonly AnyTemplate[] = [...countPieces, ...coatingCost, ...fewestPieces];
