import type { AnyTemplate } from '../../template.ts';
import { multiplesAgainAndAgain } from './multiples-again-and-again.ts';
import { threeMoments } from './three-moments.ts';
import { twoPeople } from './two-people.ts';

/** Ages of two people and of families. */
export const ages: readonly AnyTemplate[] = [...twoPeople, ...threeMoments, ...multiplesAgainAndAgain];
