import type { AnyTemplate } from '../../template.ts';
import { atLeastOne } from './at-least-one.ts';
import { equallyLikely } from './equally-likely.ts';
import { independent } from './independent.ts';

/** Chances by counting, and of independent events. */
export const chances: readonly AnyTemplate[] = [...equallyLikely, ...atLeastOne, ...independent];
