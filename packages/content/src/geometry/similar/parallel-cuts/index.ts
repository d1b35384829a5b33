import type { AnyTemplate } from '../../../template.ts';
import { cutByDiagonal } from './cut-by-diagonal.ts';
import { parallelCut } from './parallel-cut.ts';
import { threeParallels } from './three-parallels.ts';

export const similarTriangles: readonly AnyTemplate[] = [...parallelCut, ...cutByDiagonal, ...threeParallels];
