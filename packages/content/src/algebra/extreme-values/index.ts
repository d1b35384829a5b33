import type { AnyTemplate } from '../../template.ts';
import { bestPrice } from './best-price.ts';
import { betweenLineAndParabola } from './between-line-and-parabola.ts';
import { spreadInAWindow } from './spread-in-a-window.ts';
import { vertex } from './vertex.ts';

/** Greatest and least values of quadratics. */
export const extremeValues: readonly AnyTemplate[] = [
  ...vertex,
  ...bestPrice,
  ...betweenLineAndParabola,
  ...spreadInAWindow,
];
