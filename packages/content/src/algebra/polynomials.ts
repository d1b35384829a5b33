import type { AnyTemplate } from '../template.ts';

export const polynomials: readonly AnyTemplate[] = [];
