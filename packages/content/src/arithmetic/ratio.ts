import type { AnyTemplate } from '../template.ts';

export const ratio: readonly AnyTemplate[] = [];
