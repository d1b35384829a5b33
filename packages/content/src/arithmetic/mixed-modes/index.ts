import type { AnyTemplate } from '../../template.ts';
import { partsOfTheWay } from './easy.ts';
import { sharedAndBounded } from './hard.ts';
import { changedShares } from './medium.ts';

/** Journeys by several modes. */
export const mixedModes: readonly AnyTemplate[] = [...partsOfTheWay, ...changedShares, ...sharedAndBounded];
