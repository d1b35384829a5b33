import type { AnyTemplate } from '../template.ts';

export const integerSolutions: readonly AnyTemplate[] = [];
