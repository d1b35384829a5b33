import type Fraction from 'fraction.js';
import { numberTex } from '../../../show.ts';
import { q } from '../../../value.ts';

export const degrees = (value: Fraction | number) => `$${numberTex(value)}^{\\circ}$`;

export const whole = (value: Fraction) => value.d === 1n;

/** Each interior angle of a regular polygon, degrees. */
export const interior = (sides: number) => q(180 * (sides - 2), sides);
