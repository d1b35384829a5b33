import type { AnyTemplate } from '../../../template.ts';
import { areaCut } from './area-cut.ts';
import { parallelCut } from './parallel-cut.ts';
import { threeParallels } from './three-parallels.ts';

export const similarTriangles: readonly AnyTemplate[] = [parallelCut, areaCut, threeParallels];
