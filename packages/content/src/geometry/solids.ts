import type { AnyTemplate } from '../template.ts';

export const solids: readonly AnyTemplate[] = [];
