import type { AnyTemplate } from '../template.ts';

export const trainsBoatsRaces: readonly AnyTemplate[] = [];
