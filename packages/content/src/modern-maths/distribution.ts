import type { AnyTemplate } from '../template.ts';

export const distribution: readonly AnyTemplate[] = [];
