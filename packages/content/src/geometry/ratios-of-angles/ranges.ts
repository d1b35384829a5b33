import { rationalNear } from '../measured-lengths.ts';
import { triples } from '../right-triangles/triples.ts';

/** The greatest value of a function over a full turn, in small steps and then refined. */
export function greatest(of: (x: number) => number): number {
  let best = 0;
  for (let i = 0; i < 7200; i += 1) if (of((i * Math.PI) / 3600) > of(best)) best = (i * Math.PI) / 3600;
  let [low, high] = [best - 0.002, best + 0.002];
  for (let i = 0; i < 80; i += 1) {
    const [m, n] = [low + (high - low) / 3, high - (high - low) / 3];
    if (of(m) < of(n)) low = m;
    else high = n;
  }
  return of(low);
}
/** A greatest value found in steps, as the fraction with this denominator that it must be. */
export const near = (value: number, by: number) => rationalNear(Math.round(value * by * 100) / 100).div(by);

/** Factors of sine and cosine with a whole root of the sum of their squares. */
export const legs = triples.filter(([, , r]) => r <= 41);
