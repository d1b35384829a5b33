import type { AnyTemplate } from '../template.ts';

export const factorialsAndCyclicity: readonly AnyTemplate[] = [];
