import type { AnyTemplate } from '../template.ts';

export const indicesAndSurds: readonly AnyTemplate[] = [];
