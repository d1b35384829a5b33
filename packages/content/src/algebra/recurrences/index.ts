import type { AnyTemplate } from '../../template.ts';
import { cycles } from './cycles.ts';
import { productsOfNeighbours } from './products-of-neighbours.ts';
import { stepByStep } from './step-by-step.ts';
import { unknownStart } from './unknown-start.ts';

/** Sequences in which a term comes from those before it. */
export const recurrences: readonly AnyTemplate[] = [
  ...cycles,
  ...stepByStep,
  ...unknownStart,
  ...productsOfNeighbours,
];
