import type { AnyTemplate } from '../template.ts';

export const areas: readonly AnyTemplate[] = [];
