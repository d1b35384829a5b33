import type { AnyTemplate } from '../template.ts';

export const circles: readonly AnyTemplate[] = [];
