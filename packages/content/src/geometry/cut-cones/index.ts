import type { AnyTemplate } from '../../template.ts';
import { ballsInFrusta } from './balls-in-frusta.ts';
import { buckets } from './buckets.ts';
import { frusta } from './frusta.ts';

/** Cones cut parallel to their base. */
export const cutCones: readonly AnyTemplate[] = [...frusta, ...buckets, ...ballsInFrusta];
