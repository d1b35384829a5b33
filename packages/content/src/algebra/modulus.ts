import type { AnyTemplate } from '../template.ts';

export const modulus: readonly AnyTemplate[] = [];
