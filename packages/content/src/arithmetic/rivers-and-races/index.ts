import type { AnyTemplate } from '../../template.ts';
import { boatsOnARiver } from './boats.ts';
import { boatsAgain } from './boats-again.ts';
import { closelyDecided } from './closely-decided.ts';
import { equalLeads } from './equal-leads.ts';
import { harderRowing } from './harder-rowing.ts';
import { linearRaces } from './linear-races.ts';
import { placesExchanged } from './places-exchanged.ts';
import { racesAgain } from './races-again.ts';
import { threeRacers } from './three-racers.ts';

export const riversAndRaces: readonly AnyTemplate[] = [
  ...boatsOnARiver,
  ...boatsAgain,
  ...harderRowing,
  ...placesExchanged,
  ...linearRaces,
  ...racesAgain,
  ...threeRacers,
  ...closelyDecided,
  ...equalLeads,
];
