import type { AnyTemplate } from '../../template.ts';
import { excessShared } from './excess-shared-out.ts';
import { fourTests } from './four-tests.ts';
import { mostInOneAlone } from './most-in-one-alone.ts';
import { overlapsAgain } from './overlaps-again.ts';
import { sets } from './sets.ts';

export const overlaps: readonly AnyTemplate[] = [
  ...sets,
  ...excessShared,
  ...mostInOneAlone,
  ...overlapsAgain,
  ...fourTests,
];
