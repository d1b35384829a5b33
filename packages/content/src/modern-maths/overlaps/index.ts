import type { AnyTemplate } from '../../template.ts';
import { overlapsAgain } from './overlaps-again.ts';
import { sets } from './sets.ts';

export const overlaps: readonly AnyTemplate[] = [...sets, ...overlapsAgain];
