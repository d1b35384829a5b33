import type { AnyTemplate } from '../template.ts';

export const interest: readonly AnyTemplate[] = [];
