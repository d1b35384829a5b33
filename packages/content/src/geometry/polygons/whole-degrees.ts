import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Multiple {
  k: number;
  /** The interior angle must exceed this many degrees. */
  above: number;
  way: boolean;
}

const exteriors = (most: number, fits: (e: number) => boolean) => {
  const list: number[] = [];
  for (let e = 1; e <= most; e += 1) if (360 % e === 0 && fits(e)) list.push(e);
  return list;
};

const countPolygons = form({
  form: 'polygons-with-an-angle-that-is-a-multiple',
  band: 'Medium',
  also: ['NS.FAC.3'],
  entry: true,
  seconds: 65,
  stem: ({ k, above, way }: Multiple) =>
    way
      ? `The interior angle of a regular polygon, measured in degrees, is an integer that is divisible by $${k}$ and greater than $${above}$. How many values can the number of sides have?`
      : `For how many regular polygons is each interior angle larger than $${above}^{\\circ}$ and a multiple of $${k}^{\\circ}$?`,
  path: path<Multiple>()
    .step(
      'most',
      ({ above }) => q(180 - above),
      'Go over to the exterior angle $e$: one full turn is made of them, so $e$ divides $360$. Find the bound for it.',
      ({ above }, { most }) => `e < 180 - ${above} = ${most}, \\quad e \\mid 360`,
    )
    .step(
      'remainder',
      ({ k }) => q(180 % k),
      'The interior angle is $180 - e$. It is a multiple exactly if $e$ leaves the same remainder as $180$.',
      ({ k }, { remainder }) => `180 = ${Math.floor(180 / k)} \\times ${k} + ${remainder}`,
    )
    .step(
      'count',
      ({ k }, { most, remainder }) =>
        q(exteriors(most.valueOf() - 1, e => e % k === remainder.valueOf()).length),
      'List the divisors of $360$ below the bound with this remainder, and count.',
      ({ k }, { most, remainder, count }) => {
        const list = exteriors(most.valueOf() - 1, e => e % k === remainder.valueOf());
        return `e = ${list.join(', ')} \\quad\\Rightarrow\\quad ${count}`;
      },
    ),
  slips: [
    {
      misconception: 'bound_included',
      at: 'most',
      wrongly: ({ above }) => (360 % (180 - above) === 0 ? q(181 - above) : null),
      words: ({ above }) =>
        `The polygon with angles of exactly $${above}^\\circ$ is counted too; they have to be larger.`,
    },
    {
      misconception: 'bound_ignored',
      at: 'most',
      wrongly: () => q(121),
      words: ({ above }) =>
        `All polygons from the triangle on are counted here, those with angles up to $${above}^\\circ$ included.`,
    },
    {
      misconception: 'divisibility_ignored',
      at: 'count',
      wrongly: (_p, { most }) => q(exteriors(most.valueOf() - 1, () => true).length),
      words: ({ k }) => `Every whole angle is counted; it must be a multiple of $${k}$ as well.`,
    },
    {
      misconception: 'angle_not_tied_to_a_polygon',
      at: 'count',
      wrongly: ({ k, above }) => q(Math.floor(179 / k) - Math.floor(above / k)),
      words: ({ k, above }) =>
        `All multiples of $${k}$ between $${above}$ and $180$ are counted, but most of them are no angle of a regular polygon.`,
    },
    {
      misconception: 'condition_on_the_number_of_sides',
      at: 'count',
      wrongly: ({ k }, { most }) => q(exteriors(most.valueOf() - 1, e => (360 / e) % k === 0).length),
      words: ({ k }) => `Here the number of sides is a multiple of $${k}$, and not the angle.`,
    },
    {
      misconception: 'smallest_divisor_left_out',
      at: 'count',
      wrongly: ({ k }, { most, remainder }) =>
        q(exteriors(most.valueOf() - 1, e => e % k === remainder.valueOf()).length - 1),
      words: ({ k }, { most, remainder }) => {
        const e = exteriors(most.valueOf() - 1, x => x % k === remainder.valueOf())[0] as number;
        return `The polygon with $${360 / e}$ sides was missed: its exterior angle is $${e}^\\circ$.`;
      },
    },
    {
      misconception: 'half_turn_for_full_turn',
      at: 'count',
      wrongly: ({ k }, { most, remainder }) =>
        q(exteriors(most.valueOf() - 1, e => 180 % e === 0 && e % k === remainder.valueOf()).length),
      words: () => 'Divisors of $180$ were listed; the exterior angles make a turn of $360^\\circ$.',
    },
    {
      misconception: 'odd_divisors_forgotten',
      at: 'count',
      wrongly: ({ k }, { most, remainder }) =>
        q(exteriors(most.valueOf() - 1, e => e % k === remainder.valueOf() && (360 / e) % 2 === 0).length),
      words: () =>
        'Only polygons with an even number of sides are in this list; an odd number is possible too.',
    },
    {
      misconception: 'well_known_polygons_only',
      at: 'count',
      wrongly: ({ k }, { most, remainder }) =>
        q(exteriors(most.valueOf() - 1, e => e % k === remainder.valueOf() && e >= 15).length),
      words: () =>
        'The list stops at $24$ sides; exterior angles below $15^\\circ$ belong to regular polygons as well.',
    },
    {
      misconception: 'counts_first_divisor_twice',
      at: 'count',
      wrongly: ({ k }, { most, remainder }) =>
        q(exteriors(most.valueOf() - 1, e => e % k === remainder.valueOf()).length + 1),
      words: ({ above }) =>
        `One too many: a straight angle of $180^\\circ$, or one up to $${above}^\\circ$, does not count.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'Regular polygons with an angle that is whole, a multiple and bounded: divisors of a full turn.',
  approach: () =>
    'The exterior angle divides $360$. Turn the conditions on the interior angle into conditions on this divisor and count.',
  faster: ({ k, above }) =>
    180 % k === 0
      ? `$${k}$ divides $180$, so it must divide $e$: write $e = ${k}f$ with $f \\mid ${360 / k}$ and $f < ${numberTex(q(180 - above, k))}$.`
      : `Run through the divisors of $360$ below $${180 - above}$ and keep those that leave $${180 % k}$ when divided by $${k}$.`,
  check: ({ k }, { most, remainder }) => {
    const list = exteriors(most.valueOf() - 1, e => e % k === remainder.valueOf());
    return `The interior angles are $${list.map(e => 180 - e).join(', ')}$ degrees, all multiples of $${k}$.`;
  },
  principle:
    'A regular polygon with whole angles is a divisor of a full turn: count divisors under the conditions.',
  verify: ({ k, above }) => {
    let count = 0;
    for (let n = 3; n <= 360; n += 1) {
      const angle = (180 * (n - 2)) / n;
      if (Number.isInteger(angle) && angle % k === 0 && angle > above) count += 1;
    }
    return q(count);
  },
});

interface Distinct {
  /** All angles are multiples of this, and none exceeds `most`. */
  unit: number;
  most: number;
  way: boolean;
}

const greatest = (first: number, total: number, gap = 1) => {
  let n = 0;
  let sum = 0;
  while (sum + first + n * gap <= total) {
    sum += first + n * gap;
    n += 1;
  }
  return n;
};

const mostSides = form({
  form: 'most-sides-with-distinct-angles',
  revision: 3,
  likely: true,
  band: 'Medium',
  also: ['AL.SEQ.1', 'AR.AVG.7'],
  entry: true,
  seconds: 80,
  stem: ({ unit, most, way }: Distinct) =>
    way
      ? `The interior angles of a convex polygon are all different, each is ${unit === 1 ? 'a whole number of degrees' : `a multiple of $${unit}^{\\circ}$`}, and none is greater than $${most}^{\\circ}$. What is the maximum number of sides of the polygon?`
      : `No two interior angles of a convex polygon are equal. Each angle, in degrees, is ${unit === 1 ? 'an integer' : `a multiple of $${unit}$`} and not more than $${most}$. What is the largest number of vertices that the polygon can have?`,
  path: path<Distinct>()
    .step(
      'total',
      ({ unit }) => q(360, unit),
      ({ unit }) =>
        `Count in units of $${unit}^\\circ$. The exterior angles are whole numbers of units too; find how many units a full turn has.`,
      ({ unit }, { total }) => `360 \\div ${unit} = ${numberTex(total)}`,
    )
    .step(
      'first',
      ({ unit, most }) => q(180 - most, unit),
      'The greatest interior angle allowed bounds the exterior angles from below.',
      ({ unit, most }, { first }) => `(180 - ${most}) \\div ${unit} = ${numberTex(first)}`,
    )
    .quiet('gap', () => q(1))
    .step(
      'sides',
      (_p, { total, first, gap }) => q(greatest(first.valueOf(), total.valueOf(), gap.valueOf())),
      'Many sides need small exterior angles: take consecutive values from the least on, as long as their sum stays within the turn. If something is left over, the last one takes it.',
      (_p, { total, first, sides }) => {
        const [f, n] = [first.valueOf(), sides.valueOf()];
        const sum = (count: number) => (count * (2 * f + count - 1)) / 2;
        return `${f} + ${f + 1} + \\dots + ${f + n - 1} = ${sum(n)} \\le ${numberTex(total)} < ${sum(n + 1)}, \\quad n = ${n}`;
      },
    ),
  slips: [
    {
      misconception: 'distinctness_ignored',
      at: 'gap',
      wrongly: () => q(0),
      words: (_p, { first, total }) =>
        `$${numberTex(total)} \\div ${numberTex(first)}$ lets all angles be equal; they have to differ.`,
    },
    {
      misconception: 'bound_ignored',
      at: 'first',
      wrongly: () => q(1),
      words: ({ most }) =>
        `The exterior angles start from one unit here, so an angle above $${most}^\\circ$ occurs.`,
    },
    {
      misconception: 'rounds_bound_up',
      at: 'sides',
      wrongly: (_p, { total, first }) => q(greatest(first.valueOf(), total.valueOf()) + 1),
      words: (_p, { sides, total }) =>
        `$${numberTex(sides)}$ different angles turn through more than $${numberTex(total)}$ units.`,
    },
    {
      misconception: 'bound_excluded',
      at: 'first',
      wrongly: ({ unit, most }) => q(180 - most, unit).add(1),
      words: ({ most }) =>
        `An angle of exactly $${most}^\\circ$ is allowed; the values begin one unit earlier.`,
    },
    {
      misconception: 'rest_not_given_to_the_last',
      at: 'sides',
      wrongly: (_p, { total, first }) => q(greatest(first.valueOf(), total.valueOf()) - 1),
      words: (_p, { total, sides }) =>
        `$${numberTex(sides)}$ angles leave a rest of the $${numberTex(total)}$ units, and one angle was dropped for it; the last angle may be larger instead.`,
    },
    {
      misconception: 'unit_ignored',
      at: 'total',
      wrongly: () => q(360),
      words: ({ unit }) =>
        `A full turn of $360$ single degrees was shared in steps of one; the steps are $${unit}^\\circ$.`,
    },
    {
      misconception: 'half_turn_for_full_turn',
      at: 'total',
      wrongly: ({ unit }) => q(180, unit).floor(),
      words: () => 'The exterior angles of a convex polygon make $360^\\circ$, twice what is used here.',
    },
    {
      misconception: 'steps_of_two',
      at: 'gap',
      wrongly: () => q(2),
      words: (_p, { first }) =>
        `The angles were spaced by two units, from $${numberTex(first)}$ and $${numberTex(first.add(2))}$ on; one unit is enough to make them different.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() >= 3,
  snapRead: () =>
    'Different angles in steps, with a greatest one, and as many as possible: an extremal question with a fixed sum.',
  approach: () =>
    'Exterior angles have a fixed sum, so many sides need the smallest different values. Their sum is that of an arithmetic progression.',
  faster: ({ unit, most }) => {
    const f = (180 - most) / unit;
    return `In units: $\\frac{n(${2 * f - 1} + n)}{2} \\le ${360 / unit}$, so try $n$ near $\\sqrt{${720 / unit}}$ and below.`;
  },
  check: ({ unit, most }, { sides, first, total }) => {
    const [f, n] = [first.valueOf(), sides.valueOf()];
    const used = ((n - 1) * (2 * f + n - 2)) / 2;
    return `The interior angles $${most}^\\circ, ${most - unit}^\\circ, \\dots$ and a last one of $${180 - unit * (total.valueOf() - used)}^\\circ$ make a polygon of $${n}$ sides.`;
  },
  principle: 'To fit as many different values as possible into a fixed sum, take the smallest ones in a row.',
  verify: ({ unit, most }) => {
    // The greatest number of different multiples whose sum can be 180(n - 2), by the least and greatest sums.
    let best = 0;
    for (let n = 3; n <= 60; n += 1) {
      let [top, low] = [0, 0];
      for (let i = 0; i < n; i += 1) {
        top += most - i * unit;
        low += unit * (i + 1);
      }
      if (most - (n - 1) * unit > 0 && low <= 180 * (n - 2) && 180 * (n - 2) <= top) best = n;
    }
    return q(best);
  },
});

/** GM.QAD.1 Medium: whole degrees: divisors of a full turn, and the most angles that differ. */
export const wholeDegrees: readonly AnyTemplate[] = [
  ...situation<Multiple>({
    type: 'GM.QAD.1',
    situation: 'whole-angles',
    draw: draw => {
      const k = draw.pick([2, 3, 4, 5, 6, 7, 8, 9, 10, 12]);
      const above = draw.step(60, 150, 2);
      const count = exteriors(179 - above, e => e % k === 180 % k).length;
      return count >= 3 && (180 % k !== 0 || k > 2) ? { k, above, way: draw.chance(0.5) } : null;
    },
    tries: 20,
    forms: [countPolygons],
  }),
  ...situation<Distinct>({
    type: 'GM.QAD.1',
    situation: 'angles-all-different',
    draw: draw => {
      const unit = draw.pick([1, 2, 3, 4, 5, 6]);
      const most = 180 - unit * draw.int(2, Math.min(24, Math.floor(80 / unit)));
      const sides = greatest((180 - most) / unit, 360 / unit);
      const used = ((sides - 1) * (2 * ((180 - most) / unit) + sides - 2)) / 2;
      const last = 180 - unit * (360 / unit - used);
      return sides >= 4 && last > 0 ? { unit, most, way: draw.chance(0.5) } : null;
    },
    tries: 20,
    forms: [mostSides],
  }),
];
