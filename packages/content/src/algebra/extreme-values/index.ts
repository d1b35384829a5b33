import type { AnyTemplate } from '../../template.ts';
import { bestPrice } from './best-price.ts';
import { extremeOfAnExtreme } from './extreme-of-an-extreme.ts';
import { vertex } from './vertex.ts';

/** Greatest and least values of quadratics. */
export const extremeValues: readonly AnyTemplate[] = [...vertex, ...bestPrice, ...extremeOfAnExtreme];
