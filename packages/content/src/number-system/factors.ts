import type { AnyTemplate } from '../template.ts';

export const factors: readonly AnyTemplate[] = [];
