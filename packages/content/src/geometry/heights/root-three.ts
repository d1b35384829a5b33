import type Fraction from 'fraction.js';
import { fractionTex, surdTex } from '../../show.ts';
import { q } from '../../value.ts';

/** A length a + b√3. */
export type Length = readonly [Fraction, Fraction];
export type Angle = 30 | 45 | 60;

export const none = q(0);
export const plus = ([a, b]: Length, [c, d]: Length): Length => [a.add(c), b.add(d)];
export const minus = ([a, b]: Length, [c, d]: Length): Length => [a.sub(c), b.sub(d)];
export const times = ([a, b]: Length, [c, d]: Length): Length => [
  a.mul(c).add(b.mul(d).mul(3)),
  a.mul(d).add(b.mul(c)),
];
export const sizeOf = ([a, b]: Length) => a.valueOf() + b.valueOf() * Math.sqrt(3);
export const tangents: Record<Angle, Length> = { 30: [none, q(1, 3)], 45: [q(1), none], 60: [none, q(1)] };
export const cotangents: Record<Angle, Length> = { 30: tangents[60], 45: tangents[45], 60: tangents[30] };

export function lengthTex([a, b]: Length): string {
  if (b.equals(0)) return fractionTex(a);
  if (a.equals(0)) return surdTex(b, 3);
  if (a.s < 0n && b.s > 0n) return `${surdTex(b, 3)} - ${fractionTex(a.abs())}`;
  return `${fractionTex(a)} ${b.s < 0n ? '-' : '+'} ${surdTex(b.abs(), 3)}`;
}
export const metres = (value: Length) => `$${lengthTex(value)}$ m`;
/** 1 divided by a length that is not zero. */
export const inverse = ([a, b]: Length): Length => {
  const norm = a.mul(a).sub(b.mul(b).mul(3));
  return [a.div(norm), b.neg().div(norm)];
};
/**
 * A measured length of the form a + b√3 with sixths at the smallest, found by search from the smallest b on. Throws when
 * there is none.
 */
export function lengthNear(measured: number): Length {
  for (let size = 0; size <= 1200; size += 1)
    for (const b of [size, -size]) {
      const rest = 6 * measured - b * Math.sqrt(3);
      if (rest > -4000 && Math.abs(rest - Math.round(rest)) < 1e-8) return [q(Math.round(rest), 6), q(b, 6)];
    }
  throw new Error(`${measured} is no such length`);
}
