import { Surd } from '../../question/index.ts';

export type Angle = 30 | 45 | 60;

/** A length in metres as a text. */
export const metres = (value: Surd) => `$${value.tex}$ m`;
export const rounded = (value: Surd) => value.valueOf().toFixed(2);

/**
 * A measured length of the form a + b√3 with sixths at the smallest, found by search from the smallest b on. Throws
 * when
 * there is none.
 */
export function lengthNear(measured: number): Surd {
  for (let size = 0; size <= 1200; size += 1)
    for (const b of [size, -size]) {
      const rest = 6 * measured - b * Math.sqrt(3);
      if (rest > -4000 && Math.abs(rest - Math.round(rest)) < 1e-8)
        return Surd.root(3).mul(b).add(Math.round(rest)).div(6);
    }
  throw new Error(`${measured} is no such length`);
}
