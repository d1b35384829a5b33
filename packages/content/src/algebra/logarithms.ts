import type { AnyTemplate } from '../template.ts';

export const logarithms: readonly AnyTemplate[] = [];
