import { conjugateSurds } from './conjugate-surds.ts';
import { surdsAgain } from './surds-again.ts';
import { wholeReciprocals } from './whole-reciprocals.ts';

export const surds = [...conjugateSurds, ...surdsAgain, ...wholeReciprocals];
