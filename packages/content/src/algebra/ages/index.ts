import type { AnyTemplate } from '../../template.ts';
import { families } from './families.ts';
import { twoPeople } from './two-people.ts';

/** Ages of two people and of families. */
export const ages: readonly AnyTemplate[] = [...twoPeople, ...families];
