import type { AnyTemplate } from '../template.ts';

export const permutationsCombinations: readonly AnyTemplate[] = [];
