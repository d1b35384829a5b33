import type { AnyTemplate } from '../template.ts';

export const quadraticEquations: readonly AnyTemplate[] = [];
