import type { AnyTemplate } from '../../template.ts';
import { zerosGainedAndSkipped } from './gained-and-skipped.ts';
import { zerosOfProducts } from './of-products.ts';
import { zerosTurnedAround } from './turned-around.ts';

export const zerosOfFactorials: readonly AnyTemplate[] = [
  ...zerosOfProducts,
  ...zerosTurnedAround,
  ...zerosGainedAndSkipped,
];
