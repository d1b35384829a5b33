import type { AnyTemplate } from '../template.ts';

export const inequalities: readonly AnyTemplate[] = [];
