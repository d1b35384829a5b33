import type { AnyTemplate } from '../../template.ts';
import { daysAndWages } from './easy.ts';
import { halfWay } from './half-way.ts';
import { unknownTeams } from './hard.ts';
import { growingTeams } from './medium.ts';

/** Teams that grow or shrink from day to day. */
export const changingWorkforce: readonly AnyTemplate[] = [
  ...daysAndWages,
  ...growingTeams,
  ...unknownTeams,
  ...halfWay,
];
