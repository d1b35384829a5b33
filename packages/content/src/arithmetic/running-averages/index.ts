import type { AnyTemplate } from '../../template.ts';
import { nextScores } from './easy.ts';
import { entriesThatCount } from './hard.ts';
import { changesOfAverages } from './medium.ts';
import { risesEvenly } from './rises-evenly.ts';

/** Averages that change with each new score. */
export const runningAverages: readonly AnyTemplate[] = [
  ...nextScores,
  ...changesOfAverages,
  ...entriesThatCount,
  ...risesEvenly,
];
