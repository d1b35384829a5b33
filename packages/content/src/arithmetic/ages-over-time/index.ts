import type { AnyTemplate } from '../../template.ts';
import { birthsAndDeaths } from './births-and-deaths.ts';
import { newcomersInAFamily } from './newcomers-in-a-family.ts';
import { notBornYet } from './not-born-yet.ts';
import { oldestReplaced } from './oldest-replaced.ts';

export const agesOverTime: readonly AnyTemplate[] = [
  ...newcomersInAFamily,
  ...birthsAndDeaths,
  ...oldestReplaced,
  ...notBornYet,
];
