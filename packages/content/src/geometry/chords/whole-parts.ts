import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Through {
  /** Radius, and distance of the point from the centre. */
  r: number;
  d: number;
  /** Chords nearer to the centre than this are asked for, or those farther away; `s` is half such a chord. */
  m: number;
  s: number;
  nearer: boolean;
  way: boolean;
}

const productOf = ({ r, d }: Through) => r * r - d * d;
/** Pairs of whole parts with this product that make no more than a diameter. */
const pairsOf = (p: Through): (readonly [number, number])[] =>
  Array.from({ length: Math.floor(Math.sqrt(productOf(p))) }, (_, i) => i + 1)
    .filter(x => productOf(p) % x === 0)
    .map(x => [x, productOf(p) / x] as const)
    .filter(([x, y]) => x + y <= 2 * p.r);
const fits = (p: Through, length: number) => (p.nearer ? length > 2 * p.s : length < 2 * p.s);
/** Pairs whose chord lies where it is asked for. */
const kept = (p: Through) => pairsOf(p).filter(([x, y]) => fits(p, x + y));
/** A chord and its mirror image in the diameter through the point; the diameter and the shortest chord are their own. */
const chordsOf = (p: Through, list: readonly (readonly [number, number])[]) =>
  list.reduce((sum, [x, y]) => sum + (x === y || x + y === 2 * p.r ? 1 : 2), 0);

const chordsByDistance = form({
  form: 'chords-of-whole-parts-by-distance',
  revision: 3,
  band: 'Hard',
  also: ['GM.CIR.4', 'NS.FAC.1'],
  seconds: 115,
  entry: true,
  likely: true,
  stem: ({ r, d, m, nearer, way }: Through) =>
    way
      ? `$P$ is a point at distance $${d}$ from the centre of a circle of radius $${r}$. How many chords through $P$ are cut by $P$ into two parts of integer length and lie ${nearer ? 'nearer to the centre than' : 'farther from the centre than'} $${m}$?`
      : `A round lawn has radius $${r}$ m; a tap is $${d}$ m from its centre. A straight pipe is to be laid across the lawn, from edge to edge passing through the tap, which divides the pipe into two parts, each a whole number of metres long. The pipe's distance from the centre has to be ${nearer ? 'less' : 'more'} than $${m}$ m. In how many different positions can the pipe be laid?`,
  path: path<Through>()
    .step(
      'product',
      p => q(productOf(p)),
      'For all chords through the point the product of the parts is the same; take it from the diameter.',
      ({ r, d }, { product }) => `xy = (${r} - ${d})(${r} + ${d}) = ${product}`,
    )
    .step(
      'length',
      ({ s }) => q(2 * s),
      ({ m, nearer }) =>
        `A chord at distance $${m}$ from the centre has its half in a right triangle with the radius. ${nearer ? 'Nearer chords are longer' : 'Chords farther away are shorter'}, and none is longer than the diameter.`,
      ({ r, m, nearer }, { length }) =>
        `2\\sqrt{${r}^2 - ${m}^2} = ${length}: \\quad ${nearer ? `${length} < x + y \\le ${2 * r}` : `x + y < ${length}`}`,
    )
    .step(
      'pairs',
      p => q(kept(p).length),
      'List the factor pairs of the product whose sum is in this range.',
      (p, { pairs }) =>
        `${kept(p)
          .map(([x, y]) => `${x} + ${y} = ${x + y}`)
          .join(', \\ ')}: \\quad ${pairs} \\text{ length${pairs.equals(1) ? '' : 's'}}`,
    )
    .quiet('single', p => q(2 * kept(p).length - chordsOf(p, kept(p))))
    .step(
      'count',
      (_p, { pairs, single }) => pairs.mul(2).sub(single),
      ({ nearer }, { single }) =>
        `Each length belongs to two chords, mirror images in the diameter through the point${single.equals(0) ? '' : nearer ? '; only the diameter itself is its own image' : '; only the shortest chord, at right angles to that diameter, is its own image'}.`,
      (_p, { pairs, single, count }) =>
        single.equals(0) ? `2 \\times ${pairs} = ${count}` : `2 \\times ${pairs} - ${single} = ${count}`,
    ),
  slips: [
    {
      misconception: 'own_image_counted_twice',
      at: 'single',
      wrongly: (_p, { single }) => (single.equals(0) ? null : q(0)),
      words: ({ nearer }, { count }) =>
        `$${count}$ counts a second image of ${nearer ? 'the diameter' : 'the shortest chord'}, which is its own mirror image.`,
    },
    {
      misconception: 'mirror_images_not_counted',
      gives: 'pairs',
      words: (_p, { pairs }) =>
        `$${pairs}$ is the number of lengths; most of them belong to two chords, on either side of the diameter.`,
    },
    {
      misconception: 'bound_ignored',
      at: 'count',
      wrongly: p => q(chordsOf(p, pairsOf(p))),
      words: ({ m }, { count }) =>
        `All $${count}$ chords with whole parts were counted, though for some the distance from the centre is on the wrong side of $${m}$.`,
    },
    {
      misconception: 'half_chord_for_the_chord',
      at: 'count',
      wrongly: p =>
        q(
          chordsOf(
            p,
            pairsOf(p).filter(([x, y]) => (p.nearer ? x + y > p.s : x + y < p.s)),
          ),
        ),
      words: ({ s }, { count }) =>
        `$${count}$ compares $x + y$ with $${s}$, which is only half of the chord at that distance.`,
    },
    {
      misconception: 'diameter_bound_ignored',
      at: 'count',
      wrongly: p => {
        const all = Array.from({ length: Math.floor(Math.sqrt(productOf(p))) }, (_, i) => i + 1).filter(
          x => productOf(p) % x === 0 && (p.nearer ? x + productOf(p) / x > 2 * p.s : true),
        );
        return q(2 * all.length - (p.nearer ? 1 : 0));
      },
      words: ({ r }, { count }) =>
        `$${count}$ keeps factor pairs whose sum is above $${2 * r}$; no chord is longer than the diameter.`,
    },
    {
      misconception: 'distance_of_the_point_for_the_product',
      at: 'count',
      wrongly: p => {
        const other = { ...p, d: p.m };
        return q(chordsOf(other, pairsOf(other)));
      },
      words: ({ r, m }, { count }) =>
        `$${count}$ comes from the product $${r}^2 - ${m}^2$; the product of the parts is fixed by the distance of the point, not by that of the chord.`,
    },
    {
      misconception: 'longest_and_shortest_left_out',
      at: 'count',
      wrongly: p => q(2 * kept(p).filter(([x, y]) => x !== y && x + y < 2 * p.r).length),
      words: (_p, { count }) =>
        `$${count}$ takes only chords that come in mirrored pairs; one that is its own image counts too.`,
    },
    {
      misconception: 'bound_itself_let_in',
      at: 'count',
      wrongly: p =>
        q(
          chordsOf(
            p,
            pairsOf(p).filter(([x, y]) => fits(p, x + y) || x + y === 2 * p.s),
          ),
        ),
      words: ({ m }, { count }) => `$${count}$ lets in the chords at a distance of exactly $${m}$.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'Chords through a point with whole parts: a fixed product; and a bound for the distance from the centre, which bounds the length.',
  approach: () =>
    'The power of the point gives the product of the parts. The distance from the centre bounds the length of the chord, their sum. List the factor pairs, and count the chords by symmetry.',
  faster: p =>
    `The smaller part lies between $${p.r - p.d}$ and $\\sqrt{${productOf(p)}}$; of these divisors only $${kept(
      p,
    )
      .map(([x]) => x)
      .join(', ')}$ give a sum ${p.nearer ? 'above' : 'below'} $${2 * p.s}$.`,
  check: p =>
    `Distances of these chords from the centre, squared: $${kept(p)
      .map(([x, y]) => `${p.r}^2 - \\tfrac{${x + y}^2}{4} = ${distance(p, x + y)}`)
      .join(', \\ ')}$; the bound is $${p.m}^2 = ${p.m * p.m}$.`,
  principle:
    'Parts of chords through a point have a fixed product, and longer chords are nearer to the centre; all but two of them come in mirrored pairs.',
  verify: p => {
    // By angles: the parts are the roots of t² + 2td cos φ − product = 0.
    let count = 0;
    const sums = new Set<number>();
    for (let x = 1; x <= 2 * p.r; x += 1)
      for (let y = x; x + y <= 2 * p.r; y += 1) if (x * y === productOf(p)) sums.add(x + y);
    for (const sum of sums) {
      const away = Math.sqrt(p.r ** 2 - (sum / 2) ** 2);
      if (p.nearer ? away >= p.m - 1e-9 : away <= p.m + 1e-9) continue;
      // A line through P touches the circle of radius `away` about the centre twice, unless that is 0 or the whole distance.
      count += away < 1e-9 || Math.abs(away - p.d) < 1e-9 ? 1 : 2;
    }
    return q(count);
  },
});

const distance = ({ r }: Through, length: number) => {
  const square = q(r * r).sub(q(length * length, 4));
  return square.d === 1n ? `${square}` : `${Number(square)}`;
};

/** Radius, distance of the point, and bounds with a whole half-chord, where enough chords stand on either side. */
const candidates: Through[] = [];
for (let r = 13; r <= 65; r += 1)
  for (let d = 3; d < r; d += 1)
    for (let m = 2; m < d; m += 1) {
      const s = Math.round(Math.sqrt(r * r - m * m));
      if (s * s !== r * r - m * m) continue;
      for (const nearer of [true, false]) {
        const p: Through = { r, d, m, s, nearer, way: true };
        const [all, here] = [pairsOf(p).length, kept(p).length];
        if (all >= 4 && all <= 9 && here >= 2 && here < all) candidates.push(p);
      }
    }

/** Every answer there is. */
const counts = [...new Set(candidates.map(p => chordsOf(p, kept(p))))].sort((x, y) => x - y);

/** GM.CIR.1 Hard: whole parts of a chord, and its distance from the centre. */
export const wholeParts: readonly AnyTemplate[] = situation<Through>({
  type: 'GM.CIR.1',
  situation: 'chords-past-a-point',
  tries: 20,
  draw: draw => {
    const wanted = draw.pick(counts);
    return {
      ...draw.pick(candidates.filter(p => chordsOf(p, kept(p)) === wanted)),
      way: draw.chance(0.5),
    };
  },
  forms: [chordsByDistance],
});
