import type { AnyTemplate } from '../../template.ts';
import { largerThanItsReverse } from './larger-than-its-reverse.ts';
import { pageNumbers } from './page-numbers.ts';
import { reversalAndDivisibility } from './reversal-and-divisibility.ts';
import { reversedAndAdded } from './reversed-and-added.ts';
import { reversedOnce } from './reversed-once.ts';
import { twoBooks } from './two-books.ts';

export const digits: readonly AnyTemplate[] = [
  ...reversedOnce,
  ...reversedAndAdded,
  ...reversalAndDivisibility,
  ...largerThanItsReverse,
  ...pageNumbers,
  ...twoBooks,
];
