import type { AnyTemplate } from '../../template.ts';
import { trainsBoatsRaces } from './boats.ts';
import { boatsAgain } from './boats-again.ts';
import { linearRaces } from './linear-races.ts';
import { racesAgain } from './races-again.ts';

export const riversAndRaces: readonly AnyTemplate[] = [
  ...trainsBoatsRaces,
  ...boatsAgain,
  ...linearRaces,
  ...racesAgain,
];
