import type { AnyTemplate } from '../template.ts';

export const functions: readonly AnyTemplate[] = [];
