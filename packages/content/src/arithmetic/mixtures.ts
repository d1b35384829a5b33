import type { AnyTemplate } from '../template.ts';

export const mixtures: readonly AnyTemplate[] = [];
