import type { AnyTemplate } from '../../template.ts';
import { coefficientsCompared } from './coefficients-compared.ts';
import { solutionsForEveryK } from './solutions-for-every-k.ts';
import { symmetricSystems } from './symmetric-systems.ts';

/** Systems with one solution, none, or infinitely many. */
export const solvableSystems: readonly AnyTemplate[] = [
  ...coefficientsCompared,
  ...symmetricSystems,
  ...solutionsForEveryK,
];
