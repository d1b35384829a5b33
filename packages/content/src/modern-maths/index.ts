import { chosenGroups } from './chosen-groups.ts';
import { numbersFromDigits } from './numbers-from-digits.ts';
import { probability } from './probability.ts';
import { sets } from './sets.ts';
import { leastShares } from './shares/least-shares.ts';

export const modernMaths = [...chosenGroups, ...numbersFromDigits, ...leastShares, ...probability, ...sets];
