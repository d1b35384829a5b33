import type { AnyTemplate } from '../template.ts';

export const quadrilaterals: readonly AnyTemplate[] = [];
