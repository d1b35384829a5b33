import type { AnyTemplate } from '../template.ts';

export const remainders: readonly AnyTemplate[] = [];
