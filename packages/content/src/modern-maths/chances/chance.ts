import type Fraction from 'fraction.js';
import { fractionTex } from '../../show.ts';

/** A chance as an option shows it: a fraction in lowest terms. */
export const chanceTex = (value: Fraction) => `$${fractionTex(value)}$`;

/** Whether a value can be a chance that is neither certain nor impossible. */
export const isChance = (value: Fraction) => value.gt(0) && value.lt(1);
