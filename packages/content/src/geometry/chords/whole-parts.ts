import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
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
/**
 * A chord and its mirror image in the diameter through the point; the diameter and the shortest chord are their
 * own.
 */
const chordsOf = (p: Through, list: readonly (readonly [number, number])[]) =>
  list.reduce((sum, [x, y]) => sum + (x === y || x + y === 2 * p.r ? 1 : 2), 0);

const chordsByDistance = form<Through>(
  'chords-of-whole-parts-by-distance',
  {
    band: 'Hard',
    seconds: 115,
    revision: 3,
    also: ['GM.CIR.4', 'NS.FAC.1'],
    entry: true,
    verify: p => {
      // By angles: the parts are the roots of t² + 2td cos φ − product = 0.
      let count = 0;
      const sums = new Set<number>();
      for (let x = 1; x <= 2 * p.r; x += 1)
        for (let y = x; x + y <= 2 * p.r; y += 1) if (x * y === productOf(p)) sums.add(x + y);
      for (const sum of sums) {
        const away = Math.sqrt(p.r ** 2 - (sum / 2) ** 2);
        if (p.nearer ? away >= p.m - 1e-9 : away <= p.m + 1e-9) continue;
        // A line through P touches the circle of radius `away` about the centre twice, unless that is 0 or the whole
        // distance.
        count += away < 1e-9 || Math.abs(away - p.d) < 1e-9 ? 1 : 2;
      }
      return count;
    },
  },
  (p, { step, find }) => {
    const { r, d, s, m, nearer, way } = p;
    step(calc`(${r} - ${d})(${r} + ${d})`, {
      name: 'the product of the two parts of a chord',
      works: (_value, working) => tex`xy = ${working}`,
      because: text`Chords that cross in a point have equal products of their parts. The diameter through the point
        is one of them, and its parts are the radius minus and plus the distance of the point.`,
    })`
      Let $x$ and $y$ be the two parts of a chord. Their product is the same for all chords through the point, so
      take it from the diameter through the point, whose parts are known.`;
    step(calc`2 * ${s}`, {
      name: 'the length of a chord at the distance given',
      works: value =>
        tex`2\sqrt{${r}^2 - ${m}^2} = ${value}: \quad ${
          nearer
            ? tex`${value} < x + y \le ${2 * r}`
            : tex`x + y <
          ${value}`
        }`,
      because: text`The perpendicular from the centre halves a chord, so half-chord and distance form a right
        triangle with the radius. The smaller the distance, the longer the chord; the longest is the diameter.`,
    })`
      Half of a chord at distance $${m}$ from the centre forms a right triangle with this distance and the radius,
      so its length follows. ${nearer ? 'Nearer chords are longer' : 'Chords farther away are shorter'}, and no
      chord is longer than the diameter. This bounds $x + y$.`;
    const pairs = step(kept(p).length, {
      name: 'the number of possible lengths',
      works: value =>
        tex`${kept(p)
          .map(([x, y]) => `${x} + ${y} = ${x + y}`)
          .join(', \\ ')}: \quad ${value} \text{ length${!value.equals(1) && 's'}}`,
      because: text`Both parts are integers, so they are a factor pair of the product. Their sum is the length of
        the chord, and the distance from the centre depends on this length only.`,
    })`
      The parts are integers with a known product, so list its factor pairs. Keep those whose sum is in this range,
      because $x + y$ is the length of the chord.`;
    const single = find(calc`2 * ${kept(p).length} - ${chordsOf(p, kept(p))}`);
    const count = step(calc`${pairs} * 2 - ${single}`, {
      name: 'the number of chords',
      works: value =>
        single.equals(0) ? tex`2 \times ${pairs} = ${value}` : tex`2 \times ${pairs} - ${single} = ${value}`,
      because: text`The figure is symmetric about the diameter through the point. A chord and its mirror image have
        the same parts but are two different chords, unless the chord lies on the axis or is perpendicular to it.`,
    })`
      Each length belongs to two chords, mirror images of each other in the diameter through the
      point${
        !single.equals(0) && nearer
          ? '; only the diameter itself is its own image'
          : text`; only the shortest chord, at right angles to that diameter, would be its own image`
      }.`;
    return {
      answer: count,
      stem: way
        ? text`$P$ is a point at distance $${d}$ from the centre of a circle of radius $${r}$. How many chords
          through $P$ are cut by $P$ into two parts of integer length and lie
          ${nearer ? 'nearer to the centre than' : 'farther from the centre than'} $${m}$?`
        : text`A round lawn has radius $${r}$ m; a tap is $${d}$ m from its centre. A straight pipe is to be laid
          across the lawn, from edge to edge passing through the tap, which divides the pipe into two parts, each a
          whole number of metres long. The pipe's distance from the centre has to be ${nearer ? 'less' : 'more'}
          than $${m}$ m. In how many different positions can the pipe be laid?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('counted_twice', single, !single.equals(0) && 0)`
          $${count}$ counts a second image of ${nearer ? 'the diameter' : 'the shortest chord'}. This chord is its
          own mirror image, so it is counted once.`,
        stop('left_out_a_case', pairs)`
          $${pairs}$ is the number of lengths. Most lengths belong to two chords, one on each side of the diameter
          through the point.`,
        slip('ignored_a_bound', count, chordsOf(p, pairsOf(p)))`
          You counted all $${count}$ chords with whole parts. For some of them the distance from the centre is on
          the wrong side of $${m}$.`,
        slip(
          'mixed_up_a_length_and_its_half',
          count,
          chordsOf(
            p,
            pairsOf(p).filter(([x, y]) => (nearer ? x + y > s : x + y < s)),
          ),
        )`
          For $${count}$ you compared the length of the chord with $${s}$. That is only half of the chord at the
          distance $${m}$.`,
        slip('ignored_a_bound', count, () => {
          const all = Array.from({ length: Math.floor(Math.sqrt(productOf(p))) }, (_, i) => i + 1).filter(
            x => productOf(p) % x === 0 && (nearer ? x + productOf(p) / x > 2 * s : true),
          );
          return 2 * all.length - (nearer ? 1 : 0);
        })`
          $${count}$ also counts factor pairs whose sum is above $${2 * r}$. No chord is longer than the diameter,
          so such chords do not exist.`,
        slip('used_a_wrong_given_number', count, () => {
          const other = { ...p, d: m };
          return chordsOf(other, pairsOf(other));
        })`
          You used $${r}^2 - ${m}^2 = ${r * r - m * m}$ for the product of the parts. Its factor pairs with a sum up to
          $${2 * r}$ give $${count}$ chords, but the product belongs to the distance $${d}$ of the point, not to
          that of a chord.`,
        slip('left_out_a_case', count, 2 * kept(p).filter(([x, y]) => x !== y && x + y < 2 * r).length)`
          $${count}$ counts only chords that come in mirrored pairs. A chord that is its own mirror image counts
          too.`,
        slip(
          'let_in_an_end_point',
          count,
          chordsOf(
            p,
            pairsOf(p).filter(([x, y]) => fits(p, x + y) || x + y === 2 * s),
          ),
        )`
          $${count}$ also counts the chords at a distance of exactly $${m}$. The distance has to be strictly
          ${nearer ? 'less' : 'more'}.`,
      ],
      snapRead: text`Chords through a point have whole parts and a bounded distance from the centre: the product of
        the parts is fixed, the distance bounds their sum.`,
      approach: text`The diameter through the point gives the product of the parts. The distance from the centre
        bounds the length of the chord, which is their sum. List the factor pairs, and count the chords by symmetry.`,
      faster: text`The smaller part lies between $${r - d}$ and $\sqrt{${productOf(p)}}$; of these divisors only
        $${kept(p).map(([x]) => x)}$ give a sum ${nearer ? 'above' : 'below'} $${2 * s}$.`,
      check: text`Distances of these chords from the centre, squared: $${kept(p)
        .map(([x, y]) => `${r}^2 - \\tfrac{${x + y}^2}{4} = ${distance(p, x + y)}`)
        .join(', \\ ')}$; the bound is $${m}^2 = ${m * m}$.`,
      principle: text`Chords through one point have parts with a fixed product; the longer a chord is, the nearer it
        lies to the centre, and chords come in mirrored pairs except those that are their own image.`,
    };
  },
);

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
