import { situation } from '../../question/index.ts';
import type { AnyTemplate } from '../../template.ts';
import type { Chords } from './chord.ts';
import { chordLength } from './chord-length.ts';
import { foldedArc } from './folded-arc.ts';
import { fromGap } from './from-gap.ts';
import { parallelChords } from './parallel-chords.ts';
import { perpendicular } from './perpendicular.ts';
import { radius } from './radius.ts';
import { secondChord } from './second-chord.ts';
import { trapezium } from './trapezium.ts';
import { twoPositions } from './two-positions.ts';

/** Half-chords and distances that are whole, by radius. */
const right = (r: number) =>
  Array.from({ length: r - 1 }, (_, i) => i + 1).flatMap(h =>
    Number.isInteger(Math.sqrt(r * r - h * h)) ? [{ h, d: Math.sqrt(r * r - h * h) }] : [],
  );

const radii = Array.from({ length: 86 }, (_, i) => i + 10).filter(r => right(r).length >= 2);

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

const crossings = upTo(60).flatMap(a =>
  upTo(60).flatMap(b =>
    upTo(48).flatMap((c): [number, number, number, number, number][] => {
      const d = (a * b) / c;
      const e = Math.sqrt(a * a + b * b + c * c + d * d);
      return a < b && c < d && a !== c && Number.isInteger(d) && d < 70 && Number.isInteger(e)
        ? [[a, b, c, d, e]]
        : [];
    }),
  ),
);

/** GM.CIR.1, all bands: chords and their distance from the centre. */
export const chords: readonly AnyTemplate[] = [
  ...situation<Chords>({
    type: 'GM.CIR.1',
    situation: 'chords',
    draw: draw => {
      const r = draw.pick(radii);
      const [one, two] = draw.some(right(r), 2);
      if (!one || !two) return null;
      const [long, short] = one.h > two.h ? [one, two] : [two, one];
      return {
        r,
        h: long.h,
        d: long.d,
        g: short.h,
        e: short.d,
        parts: draw.pick(crossings),
        way: draw.chance(0.5),
      };
    },
    forms: [chordLength, radius, secondChord, twoPositions, fromGap, trapezium, perpendicular],
  }),
  ...foldedArc,
  ...parallelChords,
];
