import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { degrees, onCircle } from './measured-angles.ts';

interface Equal {
  /** Points on the circle. */
  n: number;
  /** Equal arcs on the smaller arc AB. */
  k: number;
  /** The angle, in halves of an equal arc. */
  t: number;
  way: boolean;
}

const sizeOf = ({ n, t }: Equal) => degrees(q(180 * t, n));
/** 1 + 2 + … + m. */
const triangular = (m: number) => (m * (m + 1)) / 2;

/** The sum 1 + 2 + … + m, written out where it is short. */
const upTo = (m: number) =>
  m < 4 ? Array.from({ length: m }, (_, i) => i + 1).join(' + ') : `1 + 2 + \\dots + ${m}`;

const steepChords = form<Equal>(
  'chords-that-cross-steeply',
  {
    band: 'Hard',
    seconds: 150,
    revision: 2,
    also: ['MM.PNC.3', 'AL.SEQ.1'],
    entry: true,
    verify: ({ n, k, t }) => {
      const points = Array.from({ length: n }, (_, i) => onCircle((360 * i) / n));
      const way = (i: number, j: number) => {
        const [a, b] = [points[i] ?? { x: 0, y: 0 }, points[j] ?? { x: 0, y: 0 }];
        return { x: b.x - a.x, y: b.y - a.y };
      };
      const first = way(0, k);
      let count = 0;
      for (let i = 1; i < k; i += 1)
        for (let j = k + 1; j < n; j += 1) {
          const other = way(i, j);
          const [cross, dot] = [first.x * other.y - first.y * other.x, first.x * other.x + first.y * other.y];
          const angle = (Math.atan2(Math.abs(cross), Math.abs(dot)) * 180) / Math.PI;
          if (angle >= (180 * t) / n - 1e-7) count += 1;
        }
      return count;
    },
  },
  (p, { step }) => {
    const { k, n, t, way } = p;
    const all = step(calc`${k - 1} * ${n - k - 1}`)`
      A chord crosses the first one if its ends lie on different sides of it. Count these.`;
    const parts = step(
      t,
      value => tex`2 \times ${q(180 * t, n)}^\circ \div \frac{360^\circ}{${n}} = ${value}`,
    )`
      The angle of two crossing chords is half the sum of the opposite arcs between them. Find how many of the equal
      arcs these must have together.`;
    const flat = step(triangular(Number(parts) - 2), value => tex`${upTo(Number(parts) - 2)} = ${value}`)`
      Now the flat ones. Two opposite arcs with $s$ equal arcs together can be split in $s - 1$ ways; add these for
      every sum $s$ below $${t}$.`;
    const count = step(calc`${all} - 2 * ${flat}`)`
      The other pair of opposite arcs may be the small one just as well. Take both off.`;
    return {
      answer: count,
      stem: way
        ? text`$${n}$ points divide a circle into equal arcs. $A$ and $B$ are two of them, and $${k - 1}$ of the others
          lie on the smaller arc $AB$. Of the chords that join two of the other points, how many cross $AB$ inside the
          circle so that the smaller angle at the crossing is at least ${sizeOf(p)}?`
        : text`Around the rim of a circular frame stand $${n}$ pegs at equal distances. A thread is stretched between
          two of them, with $${k - 1}$ pegs on its shorter side. A second thread is to join two of the remaining pegs
          and to cross the first one; where they cross, no angle may be smaller than ${sizeOf(p)}. In how many ways can
          it be placed?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('left_out_a_case', count, calc`${all} - ${flat}`)`
          $${all} - ${flat}$ takes off the chords that lean to one side; as many lean to the other.`,
        slip('left_out_an_end_point', parts, calc`${t} + 1`)`
          Chords that cross at exactly ${sizeOf(p)} were taken off too; 'at least' lets them count.`,
        slip('mixed_up_centre_and_circumference', parts, t % 2 === 0 && t > 4 && calc`${t} / 2`)`
          An arc of $${parts}$ parts has this angle at the centre; here the two arcs together need twice as much.`,
        slip('counted_gaps_for_numbers', all, calc`${k} * (${n} - ${k})`)`
          $${k} \times ${n - k}$ multiplies the numbers of arcs on both sides; each side has one point fewer than
          arcs.`,
        stop('ignored_a_condition', all)`
          $${all}$ chords cross the first one, but some at less than ${sizeOf(p)}.`,
        slip('kept_a_case_that_is_ruled_out', flat, triangular(t))`
          $${flat}$ flat chords come from letting an arc be empty; chords that share an end with the first do not cross
          it.`,
        slip('mixed_up_exactly_and_at_least', count, calc`2 * (${t} - 1)`)`
          $${count}$ chords cross at exactly ${sizeOf(p)}; steeper ones are wanted as well.`,
        slip('gave_the_complement', count, calc`${flat} * 2`)`
          $${count}$ is the number of chords that cross too flatly.`,
        slip('left_out_an_end_point', parts, calc`${t} - 1`)`
          The sums were only taken up to $${t - 2}$ arcs; $${t - 1}$ arcs still give too small an angle.`,
        slip('kept_a_case_that_is_ruled_out', all, calc`(${n} - 2) * (${n} - 3) / 2`)`
          $${all}$ chords join two of the other points, but those with both ends on one side do not cross the first.`,
      ],
      snapRead: text`Equally spaced points, one fixed chord, and a least angle at which other chords cross it: arcs
        first, then a count.`,
      approach: text`Turn the angle into a number of equal arcs by the theorem of crossing chords. Too flat a crossing
        means that one pair of opposite arcs is small: count those chords as a sum of consecutive integers, for either
        pair.`,
      faster: text`$${k - 1} \times ${n - k - 1}$ crossings less $2 \times (${upTo(t - 2)}) = ${t - 2} \times
        ${t - 1}$.`,
      check: () =>
        text`Steepest of the flat chords: sums of $${t - 1}$ arcs give $${q(180 * (t - 1), n)}^\circ$. Mirroring the
          circle exchanges both kinds, so $${flat}$ stands twice.`,
      principle: text`The angle between two crossing chords is half the sum of the arcs opposite to each other, so with
        equal arcs angles become whole numbers to count.`,
    };
  },
);

/** GM.CIR.2 Hard: chords of equally spaced points that cross a given one at a large angle. */
export const chordsThatCross: readonly AnyTemplate[] = situation<Equal>({
  type: 'GM.CIR.2',
  situation: 'chords-of-equal-arcs',
  tries: 40,
  draw: draw => {
    const n = draw.pick([12, 15, 18, 20, 24, 30, 36]);
    const [k, t] = [draw.int(4, Math.floor((n - 1) / 2)), draw.int(4, 12)];
    const fits = t <= k && 2 * t < n && (180 * t) % n === 0;
    return fits ? { n, k, t, way: draw.chance(0.5) } : null;
  },
  forms: [steepChords],
});
