import type { AnyTemplate } from '../../template.ts';
import { daysAndWages } from './easy.ts';
import { halfWay } from './half-way.ts';
import { lastToJoin } from './last-to-join.ts';
import { growingTeams } from './medium.ts';
import { oneDayLessOrMore } from './one-day-less-or-more.ts';

/** Teams that grow or shrink from day to day. */
export const changingWorkforce: readonly AnyTemplate[] = [
  ...daysAndWages,
  ...growingTeams,
  ...lastToJoin,
  ...halfWay,
  ...oneDayLessOrMore,
];
