import type { AnyTemplate } from '../../template.ts';
import { departuresThatRaise } from './departures-that-raise.ts';
import { leastAndGreatestLeftOut } from './least-and-greatest-left-out.ts';
import { oneComesOneGoes } from './one-comes-one-goes.ts';
import { oneOutTwoIn } from './one-out-two-in.ts';
import { twoWhoMightJoin } from './two-who-might-join.ts';

export const groupsThatChange: readonly AnyTemplate[] = [
  ...oneComesOneGoes,
  ...twoWhoMightJoin,
  ...oneOutTwoIn,
  ...leastAndGreatestLeftOut,
  ...departuresThatRaise,
];
