import type { AnyTemplate } from '../../template.ts';
import { betweenTwoLines } from './between-two-lines.ts';
import { parallelAndEquilateral } from './parallel-and-equilateral.ts';

export const distancesFromLines: readonly AnyTemplate[] = [...parallelAndEquilateral, ...betweenTwoLines];
