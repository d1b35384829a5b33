import type { AnyTemplate } from '../template.ts';

export const probability: readonly AnyTemplate[] = [];
