import type { AnyTemplate } from '../../template.ts';
import { families } from './families.ts';
import { multiplesAgainAndAgain } from './multiples-again-and-again.ts';
import { twoPeople } from './two-people.ts';

/** Ages of two people and of families. */
export const ages: readonly AnyTemplate[] = [...twoPeople, ...families, ...multiplesAgainAndAgain];
