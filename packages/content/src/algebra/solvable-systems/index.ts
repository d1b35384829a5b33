import type { AnyTemplate } from '../../template.ts';
import { coefficientsCompared } from './coefficients-compared.ts';
import { signsAndTriangles } from './signs-and-triangles.ts';

/** Systems with one solution, none, or infinitely many. */
export const solvableSystems: readonly AnyTemplate[] = [...coefficientsCompared, ...signsAndTriangles];
