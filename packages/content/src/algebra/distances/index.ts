import type { AnyTemplate } from '../../template.ts';
import { boundedSums } from './bounded-sums.ts';
import { evenlySpaced } from './evenly-spaced.ts';
import { distancesOnALine } from './on-a-line.ts';

export const distances: readonly AnyTemplate[] = [...distancesOnALine, ...boundedSums, ...evenlySpaced];
