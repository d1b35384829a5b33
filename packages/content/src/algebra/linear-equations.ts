import type { AnyTemplate } from '../template.ts';

export const linearEquations: readonly AnyTemplate[] = [];
