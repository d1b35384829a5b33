import type { AnyTemplate } from '../template.ts';

export const digitsAndBases: readonly AnyTemplate[] = [];
