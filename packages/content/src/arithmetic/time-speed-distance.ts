import type { AnyTemplate } from '../template.ts';

export const timeSpeedDistance: readonly AnyTemplate[] = [];
