import { lcm } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { fractionTex, withUnit, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';
import { type Corner, cornersTold, heightAt, zigzag } from '../functions/zigzag.ts';
import { roadWithTrack } from './drawing.ts';

interface Post {
  /** Kilometres AJ, JC and JB, and the speeds on the road and on the track. */
  p: number;
  r: number;
  s: number;
  fast: number;
  slow: number;
  vehicle: string;
  frame: number;
}

const post = form<Post>(
  'place-with-the-shortest-longest-drive',
  {
    band: 'Medium',
    seconds: 110,
    revision: 4, // An article of a stem was wrong.
    also: ['AR.TSD.7'],
    verify: ({ p, r, s, fast, slow }) => {
      let [best, at] = [Number.POSITIVE_INFINITY, 0];
      for (let i = 0; i <= 12 * (p + r); i += 1) {
        const x = i / 12;
        const times = [x / fast, (p + r - x) / fast, Math.abs(p - x) / fast + s / slow];
        const longest = Math.max(...times);
        if (longest < best - 1e-9) [best, at] = [longest, x];
      }
      return nearFraction(at, 12);
    },
  },
  ({ p, r, s, fast, slow, vehicle, frame }, { step, find }) => {
    const factor = find(q(fast, slow), { name: text`how many times as long a kilometre of the track takes` });
    const track = step(calc`${s} * ${factor}`, {
      name: text`the track in kilometres of road`,
      because: text`At $${slow}$ km/h a kilometre takes $\frac{${fast}}{${slow}}$ times as long as at $${fast}$ km/h.`,
    })`
      The driving times decide, not the distances. So find how many kilometres of road take as long as the track.`;
    const longest = step(calc`${p} + ${track}`, {
      name: text`the longest distance between two villages`,
      works: (_value, working) =>
        tex`${p} + ${r} = ${p + r}, \qquad ${r} + ${track} = ${track.add(r)}, \qquad ${working}`,
      because: text`Wherever the ${vehicle} stands, its drives to two villages are together at least as long as the way
        between these two.`,
    })`
      Compare the ways between the villages, in kilometres of road: from A to C, from B to C and from A to B. Take the
      longest one, from A to B.`;
    const place = step(calc`${longest} / 2`, {
      because: text`C is nearer to J than B is, so the drive to C stays shorter than that to B.`,
    })`
      One of the two drives takes at least half of it. Exactly half is reached in the middle of the longest way, which
      lies on the road between A and J. Measure it from A.`;
    const [t, half] = [
      q(s * fast, slow),
      q(s * fast, slow)
        .add(p)
        .div(2),
    ];
    return {
      answer: place,
      stem: wording(
        frame,
        text`A straight road joins the villages A and C; at the junction J on it, ${p} km from A and ${r} km from C, a
          rough track of ${s} km begins that leads to the village B. The ${vehicle} goes ${fast} km/h on the road and
          ${slow} km/h on the track. It is to be posted on the road so that the longest of its drives to the three
          villages takes as little time as possible. How far from A is this place?`,
        text`From J, a point of the straight road AC with AJ = ${p} km and JC = ${r} km, a track of ${s} km runs to B.
          The ${vehicle} of the three villages travels at ${fast} km/h on the road and at only ${slow} km/h on the
          track. It is to be posted on the road AC so that the longest of its driving times to A, B and C is as short
          as possible. How far from A?`,
      ),
      figure: () =>
        roadWithTrack(
          text`A straight road from A to C with a junction J on it; from J a track, drawn dashed, leads to B.`,
          p,
          r,
        ),
      show: value => withUnit(value, 'km'),
      plausible: value => value.gt(0) && value.lt(p + r),
      slips: [
        slip('ignored_a_condition', place, calc`(${p} + ${r}) / 2`)`
          ${here} is the middle of the road. From there the drive to B takes longer than that to A.`,
        slip('did_not_convert_a_unit', factor, 1)`
          The $${s}$ km of the track were counted like $${s}$ km of road: $(${p} + ${s}) \div 2$. They take longer.`,
        slip('sought_the_extreme_elsewhere', place, p)`
          The junction, $${p}$ km from A, is nearest to B and C, but from there the drive to A is the longest.`,
        slip('took_inverse_for_direct', factor, q(slow, fast))`
          The track was multiplied by $\frac{${slow}}{${fast}}$, as if the ${vehicle} were faster on it.`,
        slip('measured_from_the_wrong_end', place, () => q(p).sub(half))`
          This is the distance of the place from J. The question asks for that from A.`,
        slip('measured_from_the_wrong_end', place, () => q(p + r).sub(half))`
          This is the distance of the place from C. The question asks for that from A.`,
        slip('took_the_mean_for_the_middle', place, calc`(${p} + ${p} + ${r}) / 2`)`
          ${here} is the mean of the distances of J and C from A. It ignores the drive to A.`,
        slip('mixed_up_one_way_and_both', longest, () => t.add(p).add(r))`
          The track and the whole road were added, $${t} + ${p + r}$. No drive goes over all of them.`,
      ],
      snapRead: text`Three villages, and the longest drive is to be as short as possible: find the two that decide.`,
      approach: text`Measure all ways in kilometres of road. The two villages with the longest way between them
        decide, and the middle of that way is best.`,
      check:
        () => text`In kilometres of road: to A $${half}$, to B $${q(p).sub(half)} + ${t} = ${q(p).sub(half).add(t)}$,
        to C $${q(p).sub(half)} + ${r} = ${q(p).sub(half).add(r)}$. The first two are equal and the third is shorter.`,
      principle: text`To make the greatest of several distances least, stand in the middle of the longest way between
        two of them.`,
    };
  },
);

interface Peaks {
  corners: readonly Corner[];
  /** Length of the interval. */
  w: number;
  frame: number;
}

/** Slopes on both sides of a peak, without sign, and its height. */
const peakOf = (corners: readonly Corner[], i: number) => {
  const [left, top, right] = [corners[i - 1], corners[i], corners[i + 1]] as [Corner, Corner, Corner];
  return {
    up: (top[1] - left[1]) / (top[0] - left[0]),
    down: (top[1] - right[1]) / (right[0] - top[0]),
    top: top[1],
    at: top[0],
  };
};
/** The height at which the graph above it is w wide. */
const levelOf = ({ up, down, top }: ReturnType<typeof peakOf>, w: number) =>
  q(top).sub(q(w * up * down, up + down));

const window = form<Peaks>(
  'greatest-least-value-over-a-moving-interval',
  {
    band: 'Hard',
    seconds: 150,
    also: ['AL.FUN.4'],
    verify: ({ corners, w }) => {
      const [first, last] = [corners[0]?.[0] ?? 0, corners.at(-1)?.[0] ?? 0];
      // The ends of the best intervals are multiples of one part of a unit in this many.
      const parts = lcm(...[1, 3].map(i => peakOf(corners, i)).map(({ up, down }) => up + down));
      let best = Number.NEGATIVE_INFINITY;
      for (let i = parts * first; i <= parts * (last - w); i += 1) {
        const t = i / parts;
        const inside = corners.filter(([x]) => x > t && x < t + w).map(([, y]) => y);
        best = Math.max(best, Math.min(heightAt(corners, t), heightAt(corners, t + w), ...inside));
      }
      return nearFraction(best, 60);
    },
  },
  ({ corners, w, frame }, { step }) => {
    const [one, two] = [peakOf(corners, 1), peakOf(corners, 3)];
    const told = ({ up, down, top }: typeof one) =>
      tex`\frac{${top} - L}{${up}} + \frac{${top} - L}{${down}} = ${w}`;
    const first = step(() => levelOf(one, w), {
      name: text`the best level at the left peak`,
      works: value => tex`${told(one)} \quad \Rightarrow \quad L = ${frac(value)}`,
      because: text`If the ends had different heights, a small shift would raise the lower one.`,
    })`
      Over an interval around one peak the least value is at the lower end. It is greatest when both ends have the
      same height $L$. At the left peak the slopes are $${one.up}$ and $-${one.down}$: write that the part of the
      graph above $L$ is $${w}$ wide.`;
    const second = step(() => levelOf(two, w), {
      name: text`the best level at the right peak`,
      works: value => tex`${told(two)} \quad \Rightarrow \quad L = ${frac(value)}`,
      because: text`The higher peak need not be the better one: it may be too narrow.`,
    })`
      Do the same at the right peak, with the slopes $${two.up}$ and $-${two.down}$.`;
    const best = step(() => (first.lt(second) ? second : first).add(0), {
      works: value => tex`\max\left(${frac(first)},\ ${frac(second)}\right) = ${frac(value)}`,
    })`
      Take the better of the two.`;
    const [l1, l2] = [levelOf(one, w), levelOf(two, w)];
    const winner = l1.lt(l2) ? two : one;
    const valley = corners[2]?.[1] ?? 0;
    const { up, down, top } = winner;
    return {
      answer: best,
      stem: wording(
        frame,
        text`The graph of $f$ has two peaks and consists of the drawn straight pieces between ${cornersTold(corners)}.
          For each $t$ let $m(t)$ be the least value of $f(x)$ in the interval $t \le x \le t + ${w}$, which has to
          lie under the graph as a whole. What is the greatest value of $m(t)$?`,
        text`The figure shows the graph of $f$ with its two peaks; ends and corners are at ${cornersTold(corners)}. An
          interval of length ${w} is moved along the $x$-axis below the graph, and for each of its positions the least
          value of $f$ over it is noted. Find the greatest of these least values.`,
      ),
      figure: () => zigzag(corners, 0),
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.gt(0) && value.lt(13),
      slips: [
        slip('gave_the_other_extreme', best, () => (l1.lt(l2) ? l1 : l2).add(0))`
          The level of the other peak, $${frac(l1.lt(l2) ? l1 : l2)}$, was taken. At the other one the least value is
          larger.`,
        slip('assumed_a_symmetry', best, () => q(top).sub(q(w * Math.max(up, down), 2)))`
          The interval was placed with the peak at $x = ${winner.at}$ in its middle. The slopes $${up}$ and $-${down}$
          differ, so the ends have different heights.`,
        slip('assumed_a_symmetry', best, () => q(top).sub(q(w * Math.min(up, down), 2)))`
          The graph was treated as if it fell with the slope $${Math.min(up, down)}$ on both sides of $x =
          ${winner.at}$: half of the interval times this slope was taken off $${top}$.`,
        slip('halved_needlessly', best, () => q(top).sub(q(w * up * down, 2 * (up + down))))`
          Half of the interval was spread over both sides of the peak at $x = ${winner.at}$. All of its length $${w}$
          has to fit between the two slopes.`,
        slip('averaged_the_averages', best, () => q(top).sub(q(w * (up + down), 4)))`
          Half of the interval was multiplied by the mean of the slopes $${up}$ and $${down}$, and taken off the height
          $${top}$.`,
        slip('sought_the_extreme_elsewhere', best, () => q(top).sub(w * Math.min(up, down)))`
          The interval was begun or ended at the peak: its other end lies ${calc`${w} * ${Math.min(up, down)}`} lower.`,
        slip('sought_the_extreme_elsewhere', best, valley)`
          $${valley}$ is the height of the lowest corner between the peaks. An interval around one peak does not
          contain it.`,
        slip('added_the_parts_of_different_wholes', best, () => q(top).sub(q(w, up + down)))`
          The length $${w}$ was divided by the sum $${up} + ${down}$ of the slopes and taken off the height $${top}$.
          A slope turns lengths into heights by multiplying.`,
        slip('answered_another_quantity', best, Math.max(one.top, two.top))`
          $${Math.max(one.top, two.top)}$ is the greatest value of $f$ itself. Over an interval of length $${w}$ the
          least value is smaller.`,
        slip('took_the_mean_for_the_middle', best, () => l1.add(l2).div(2))`
          The mean of the two levels $${frac(l1)}$ and $${frac(l2)}$ was taken. The greatest value is the larger one
          of these two levels.`,
      ],
      snapRead: text`The least value over a moving interval is to be greatest: think of equal heights at its ends.`,
      approach: text`Around each peak the best interval has ends of equal height. Find this height from the slopes for
        both peaks, and compare.`,
      faster: text`The ends are lower than the peak by $w \times \frac{ab}{a + b}$ for slopes $a$ and $-b$: with $w =
        ${w}$, $${frac(q(one.top).sub(l1))}$ on the left and $${frac(q(two.top).sub(l2))}$ on the right.`,
      check:
        () => text`At $x = ${winner.at}$ the height is $${top}$. The lengths $${frac(q(top).sub(best).div(up))}$ to
        the left and $${frac(q(top).sub(best).div(down))}$ to the right lead to the same height, and together they are
        $${w}$.`,
      principle: text`A largest least value is found where the two ends that limit it are equal.`,
    };
  },
);

/** AL.FUN.8 Medium and Hard: the largest of least values, the least of largest ones. */
export const balancedExtremes: readonly AnyTemplate[] = [
  ...situation<Post>({
    type: 'AL.FUN.8',
    situation: 'road-with-a-track',
    tries: 200,
    draw: draw => {
      const [fast, slow] = draw.pick([
        [60, 20],
        [60, 30],
        [60, 24],
        [50, 20],
        [48, 16],
        [40, 16],
        [45, 30],
        [60, 15],
        [50, 25],
        [48, 32],
      ] as const);
      const given = {
        p: draw.int(20, 60),
        r: draw.int(6, 40),
        s: draw.int(4, 18),
        fast,
        slow,
        vehicle: draw.pick(['ambulance', 'fire engine', 'police jeep', 'milk van', 'mobile clinic'] as const),
        frame: draw.int(0, 1),
      };
      const { p, r, s } = given;
      const track = (s * fast) / slow;
      const fits = Number.isInteger(track) && r + 3 < track && track + 3 < p && (p + r) / 2 > 10;
      return fits ? given : null;
    },
    forms: [post],
  }),
  ...situation<Peaks>({
    type: 'AL.FUN.8',
    situation: 'interval-under-two-peaks',
    tries: 600,
    draw: draw => {
      const [x1, x2, x3, x4] = [draw.int(2, 5), draw.int(4, 8), draw.int(6, 10), draw.int(8, 11)];
      if (!(x1 < x2 && x2 < x3 && x3 < x4)) return null;
      const [h1, v, h2] = [draw.int(6, 12), draw.int(2, 5), draw.int(6, 12)];
      const corners: Corner[] = [
        [1, draw.int(2, 5)],
        [x1, h1],
        [x2, v],
        [x3, h2],
        [x4, draw.int(2, 5)],
      ];
      const w = draw.int(2, 3);
      const [one, two] = [peakOf(corners, 1), peakOf(corners, 3)];
      const slopes = [one.up, one.down, two.up, two.down];
      if (slopes.some(slope => !Number.isInteger(slope) || slope > 5) || h1 === h2) return null;
      if (one.up === one.down || two.up === two.down) return null;
      const [l1, l2] = [levelOf(one, w), levelOf(two, w)];
      const floor = Math.max(...corners.filter((_, i) => i % 2 === 0).map(([, y]) => y));
      const isOpen = l1.gt(floor) && l2.gt(floor) && l1.sub(l2).abs().gt(q(1, 5));
      return isOpen && (l1.lt(l2) ? l2 : l1).d <= 9n ? { corners, w, frame: draw.int(0, 1) } : null;
    },
    forms: [window],
  }),
];
