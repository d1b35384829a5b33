import Fraction from 'fraction.js';
import { numberTex, surdTex } from '../show.ts';
import { q, type Value } from '../value.ts';

/** The root of a positive rational: a fraction where there is one, else [coefficient, square-free radicand]. */
export function rootOf(square: Fraction): Value {
  let inside = square.n * square.d;
  let outside = 1n;
  for (let f = 2n; f * f <= inside; f += 1n)
    while (inside % (f * f) === 0n) {
      inside /= f * f;
      outside *= f;
    }
  const coefficient = q(outside).div(q(square.d));
  return inside === 1n ? coefficient : [coefficient, q(inside)];
}

/** The size of a length that `rootOf` gave. */
export const sizeOf = (value: Value): number =>
  Array.isArray(value)
    ? (value[0] as Fraction).valueOf() * Math.sqrt((value[1] as Fraction).valueOf())
    : Number(value.valueOf());

/** LaTeX of a length that `rootOf` gave. */
export const rootTex = (value: Value): string => {
  if (value instanceof Fraction) return numberTex(value);
  const [coefficient, radicand] = value as readonly [Fraction, Fraction];
  return surdTex(coefficient, radicand.valueOf());
};

/** The rational with the least denominator (400 at most) at a measured number. Throws when there is none near. */
export function rationalNear(measured: number): Fraction {
  for (let d = 1; d <= 400; d += 1) {
    const n = Math.round(measured * d);
    if (Math.abs(measured * d - n) < 1e-7 * Math.max(1, Math.abs(n))) return q(n, d);
  }
  throw new Error(`${measured} is no simple fraction`);
}

/** A measured length as `rootOf` would write it. */
export const rootNear = (measured: number): Value => rootOf(rationalNear(measured * measured));
