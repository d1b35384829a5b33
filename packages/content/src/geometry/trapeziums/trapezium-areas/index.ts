import type { AnyTemplate } from '../../../template.ts';
import { diagonalAreas } from './diagonal-areas.ts';
import { dividingLine } from './dividing-line.ts';
import { missingParallel } from './missing-parallel.ts';

export const quadrilaterals: readonly AnyTemplate[] = [...missingParallel, ...diagonalAreas, ...dividingLine];
