import { chosenGroups } from './chosen-groups.ts';
import { draws } from './draws/index.ts';
import { numbersFromDigits } from './numbers-from-digits.ts';
import { overlaps } from './overlaps/index.ts';
import { leastShares } from './shares/least-shares.ts';

export const modernMaths = [...chosenGroups, ...numbersFromDigits, ...leastShares, ...draws, ...overlaps];
