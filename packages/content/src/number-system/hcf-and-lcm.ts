import type { AnyTemplate } from '../template.ts';

export const hcfAndLcm: readonly AnyTemplate[] = [];
