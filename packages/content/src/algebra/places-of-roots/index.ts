import type { AnyTemplate } from '../../template.ts';
import { numberBetweenRoots } from './easy.ts';
import { changedVariables } from './hard.ts';
import { bothRoots } from './medium.ts';

/** Where the roots of a quadratic equation lie. */
export const placesOfRoots: readonly AnyTemplate[] = [
  ...numberBetweenRoots,
  ...bothRoots,
  ...changedVariables,
];
