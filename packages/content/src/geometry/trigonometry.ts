import type { AnyTemplate } from '../template.ts';

export const trigonometry: readonly AnyTemplate[] = [];
