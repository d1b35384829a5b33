import type { AnyTemplate } from '../template.ts';

export const triangles: readonly AnyTemplate[] = [];
