import type { AnyTemplate } from '../../template.ts';
import { fallingShares } from './falling-shares.ts';
import { fixedAndPerUnit } from './fixed-and-per-unit.ts';
import { tariffs } from './tariffs.ts';

/** Charges with a fixed part, and two kinds of things counted together. */
export const charges: readonly AnyTemplate[] = [...fixedAndPerUnit, ...tariffs, ...fallingShares];
