import type { AnyTemplate } from '../template.ts';
import { fixedAverages } from './means/fixed-averages.ts';
import { groupAverages } from './means/group-averages.ts';

export const averages: readonly AnyTemplate[] = [...groupAverages, ...fixedAverages];
