import { situation } from '../../question/index.ts';
import type { AnyTemplate } from '../../template.ts';
import { apollonius } from './apollonius.ts';
import { bisector, type Cevian, gcd } from './cevian.ts';
import { footAndMiddle } from './foot-and-middle.ts';
import { inCentre } from './in-centre.ts';
import { otherSide } from './other-side.ts';
import { parts } from './parts.ts';
import { perimeterFromBisector } from './perimeter-from-bisector.ts';
import { possibleSides } from './possible-sides.ts';
import { wholeTriangles } from './whole-triangles.ts';

/** Triangles whose bisector is whole. */
const wholeBisectors = Array.from({ length: 12 }, (_, i) => i + 1).flatMap(p =>
  Array.from({ length: 12 }, (_, i) => i + 1).flatMap(r =>
    Array.from({ length: 12 }, (_, i) => i + 1).flatMap(s =>
      Array.from({ length: 24 }, (_, i) => i + 1)
        .filter(
          k =>
            p !== r &&
            gcd(p, r) === 1 &&
            gcd(s, k) === 1 &&
            k > s &&
            (p + r) * s <= 80 &&
            (p + r) * s > Math.abs(p - r) * k &&
            Number.isInteger(bisector({ p, r, s, k })),
        )
        .map(k => ({ p, r, s, k })),
    ),
  ),
);

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [12, 35, 37],
  [9, 40, 41],
] as const;

/** GM.TRI.6, all bands: bisectors and medians. */
export const cevians: readonly AnyTemplate[] = situation<Cevian>({
  type: 'GM.TRI.6',
  situation: 'cevian',
  draw: draw => {
    const [p, r] = draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9], 2) as [number, number];
    const pythagoras = draw.chance(0.35);
    const t = draw.pick(triples);
    const times = draw.int(1, 6);
    const [u, v, w] = pythagoras
      ? [t[0] * times, t[1] * times, t[2] * times]
      : [draw.int(5, 24), draw.int(5, 24), 0];
    const medians = Array.from({ length: 24 }, (_, i) => i + 1).filter(m => {
      const a = Math.sqrt(2 * u * u + 2 * v * v - 4 * m * m);
      return Number.isInteger(a) && a > Math.abs(u - v) && a < u + v;
    });
    if (gcd(p, r) > 1 && draw.chance(0.5)) return null;
    const drawn = { p, r, s: draw.int(1, 5), k: draw.int(2, 9) };
    return {
      ...(draw.chance(0.3) ? draw.pick(wholeBisectors) : drawn),
      u,
      v,
      w,
      side: draw.int(5, 20),
      median: medians.length > 0 ? draw.pick(medians) : draw.int(4, 15),
      way: draw.chance(0.5),
    };
  },
  forms: [
    otherSide,
    parts,
    apollonius,
    footAndMiddle,
    inCentre,
    possibleSides,
    wholeTriangles,
    perimeterFromBisector,
  ],
});
