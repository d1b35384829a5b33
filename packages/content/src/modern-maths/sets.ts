import type { AnyTemplate } from '../template.ts';

export const sets: readonly AnyTemplate[] = [];
