import type { AnyTemplate } from '../template.ts';

export const coordinateGeometry: readonly AnyTemplate[] = [];
