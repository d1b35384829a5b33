import type { AnyTemplate } from '../template.ts';

export const numberProperties: readonly AnyTemplate[] = [];
