import type { AnyTemplate } from '../template.ts';

export const averages: readonly AnyTemplate[] = [];
