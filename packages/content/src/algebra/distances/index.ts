import type { AnyTemplate } from '../../template.ts';
import { boundedSums } from './bounded-sums.ts';
import { fifthPoint } from './fifth-point.ts';
import { distancesOnALine } from './on-a-line.ts';

export const distances: readonly AnyTemplate[] = [...distancesOnALine, ...boundedSums, ...fifthPoint];
