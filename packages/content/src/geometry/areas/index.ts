import type { AnyTemplate } from '../../template.ts';
import { overlappingDiscs } from './overlapping-discs.ts';
import { quarterCorners } from './quarter-corners.ts';
import { sectorsOfTriangle } from './sectors-of-triangle.ts';

export const areas: readonly AnyTemplate[] = [...quarterCorners, ...sectorsOfTriangle, ...overlappingDiscs];
