import type { AnyTemplate } from '../template.ts';

export const sequences: readonly AnyTemplate[] = [];
