import { chosenGroups } from './chosen-groups.ts';
import { distribution } from './distribution.ts';
import { numbersFromDigits } from './numbers-from-digits.ts';
import { probability } from './probability.ts';
import { sets } from './sets.ts';

export const modernMaths = [...chosenGroups, ...numbersFromDigits, ...distribution, ...probability, ...sets];
