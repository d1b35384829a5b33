import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
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

const countPolygons = form<Multiple>(
  'polygons-with-an-angle-that-is-a-multiple',
  {
    band: 'Medium',
    seconds: 65,
    also: ['NS.FAC.3'],
    entry: true,
    verify: ({ k, above }) => {
      let count = 0;
      for (let n = 3; n <= 360; n += 1) {
        const angle = (180 * (n - 2)) / n;
        if (Number.isInteger(angle) && angle % k === 0 && angle > above) count += 1;
      }
      return count;
    },
  },
  ({ above, k, way }, { step }) => {
    const most = step(calc`180 - ${above}`, {
      name: 'the bound for the exterior angle',
      works: value => tex`e < 180 - ${above} = ${value}, \quad e \mid 360`,
      because: text`A regular polygon with whole interior angles has whole exterior angles too, and the full turn
        consists of them. So the exterior angle is a divisor of $360$, and $360$ has only few divisors.`,
    })`
      Let $e$ be the exterior angle. The full turn consists of equal exterior angles, so $e$ divides $360$. The
      interior angle $180 - e$ is more than $${above}$, which bounds $e$ from above.`;
    const remainder = step(180 % k, {
      name: 'the remainder of the exterior angle',
      works: value => tex`180 = ${Math.floor(180 / k)} \times ${k} + ${value}`,
      because: text`If $180$ and $e$ leave the same remainder, their difference leaves none. For example 180 and 12
        both leave 5 when divided by 7, so 168 is divisible by 7.`,
    })`
      The interior angle is $180 - e$. It is divisible by $${k}$ exactly if $e$ leaves the same remainder as $180$
      when divided by $${k}$.`;
    const count = step(exteriors(most.valueOf() - 1, e => e % k === remainder.valueOf()).length, {
      name: 'the number of polygons',
      works: value => {
        const list = exteriors(most.valueOf() - 1, e => e % k === remainder.valueOf());
        return tex`e = ${list} \quad\Rightarrow\quad ${value}`;
      },
      because: text`Each divisor of $360$ that meets both conditions is the exterior angle of exactly one regular
        polygon.`,
    })`
      List the divisors of $360$ below the bound that leave this remainder, and count them. Each gives one regular
      polygon.`;
    const e = exteriors(most.valueOf() - 1, x => x % k === remainder.valueOf())[0] as number;
    return {
      answer: count,
      stem: way
        ? text`The interior angle of a regular polygon, measured in degrees, is an integer that is divisible by
          $${k}$ and greater than $${above}$. How many values can the number of sides have?`
        : text`For how many regular polygons is each interior angle larger than $${above}^{\circ}$ and a multiple of
          $${k}^{\circ}$?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('let_in_an_end_point', most, 360 % (180 - above) === 0 && calc`181 - ${above}`)`
          The polygon with angles of exactly $${above}^\circ$ is counted too; they have to be larger.`,
        slip('ignored_a_bound', most, 121)`
          All polygons from the triangle on are counted here, those with angles up to $${above}^\circ$ included.`,
        slip('ignored_a_condition', count, () => exteriors(most.valueOf() - 1, () => true).length)`
          You counted every whole angle, $${count}$ in all. The interior angle must also be divisible by $${k}$.`,
        slip('ignored_a_condition', count, calc`floor(179 / ${k}) - floor(${above} / ${k})`)`
          All multiples of $${k}$ between $${above}$ and $180$ are counted, but most of them are no angle of a
          regular polygon.`,
        slip(
          'used_a_wrong_given_number',
          count,
          () => exteriors(most.valueOf() - 1, e => (360 / e) % k === 0).length,
        )`
          You counted the cases in which the number of sides is a multiple of $${k}$, $${count}$ in all. The
          condition is about the angle.`,
        slip(
          'left_out_an_end_point',
          count,
          () => exteriors(most.valueOf() - 1, e => e % k === remainder.valueOf()).length - 1,
        )`
          The polygon with $${360 / e}$ sides was missed: its exterior angle is $${e}^\circ$.`,
        slip(
          'used_a_wrong_angle_sum',
          count,
          () => exteriors(most.valueOf() - 1, e => 180 % e === 0 && e % k === remainder.valueOf()).length,
        )`
          You listed divisors of $180$ and found $${count}$. The exterior angles make a full turn of $360^\circ$, so
          each of them divides $360$.`,
        slip(
          'ignored_even_and_odd',
          count,
          () =>
            exteriors(most.valueOf() - 1, e => e % k === remainder.valueOf() && (360 / e) % 2 === 0).length,
        )`
          Only polygons with an even number of sides are in this list; an odd number is possible too.`,
        slip(
          'left_out_a_case',
          count,
          () => exteriors(most.valueOf() - 1, e => e % k === remainder.valueOf() && e >= 15).length,
        )`
          The list stops at $24$ sides; exterior angles below $15^\circ$ belong to regular polygons as well.`,
        slip(
          'let_in_an_end_point',
          count,
          () => exteriors(most.valueOf() - 1, e => e % k === remainder.valueOf()).length + 1,
        )`
          One too many: a straight angle of $180^\circ$, or one up to $${above}^\circ$, does not count.`,
      ],
      snapRead: text`Regular polygons with an angle that is whole, a multiple and bounded: divisors of a full turn.`,
      approach: text`The exterior angle divides $360$. Turn the conditions on the interior angle into conditions on
        this divisor and count.`,
      faster:
        180 % k === 0
          ? text`$${k}$ divides $180$, so it must divide $e$: write $e = ${k}f$ with $f \mid ${360 / k}$ and $f <
            ${q(180 - above, k)}$.`
          : text`Run through the divisors of $360$ below $${180 - above}$ and keep those that leave $${180 % k}$
            when divided by $${k}$.`,
      check: () => {
        const list = exteriors(most.valueOf() - 1, e => e % k === remainder.valueOf());
        return text`The interior angles are $${list.map(e => 180 - e)}$ degrees, all multiples of $${k}$.`;
      },
      principle: text`A regular polygon with whole angles is a divisor of a full turn: count divisors under the
        conditions.`,
    };
  },
);

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

const mostSides = form<Distinct>(
  'most-sides-with-distinct-angles',
  {
    band: 'Medium',
    seconds: 80,
    revision: 3,
    also: ['AL.SEQ.1', 'AR.AVG.7'],
    entry: true,
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
      return best;
    },
  },
  ({ unit, most, way }, { step, find }) => {
    const total = step(calc`360 ÷ ${unit}`, {
      name: 'the full turn in units',
      because: text`The exterior angles of a convex polygon have the fixed sum $360^\circ$, however many sides it
        has. The sum of the interior angles would change with the unknown number of sides.`,
    })`
      Use exterior angles, because their sum is always $360^\circ$. All angles are multiples of $${unit}^\circ$, so
      count in this unit: divide $360$ by it.`;
    const first = step(calc`(180 - ${most}) ÷ ${unit}`, {
      name: 'the least exterior angle in units',
      because: text`Interior and exterior angle make $180^\circ$ together. So the largest interior angle that is
        allowed goes with the smallest exterior angle.`,
    })`
      An interior angle of at most $${most}^\circ$ means an exterior angle of at least $180^\circ - ${most}^\circ$.
      Write it in units.`;
    const gap = find(1);
    const sides = step(greatest(first.valueOf(), total.valueOf(), gap.valueOf()), {
      name: 'the greatest number of sides',
      works: value => {
        const [f, n] = [first.valueOf(), value.valueOf()];
        const sum = (count: number) => (count * (2 * f + count - 1)) / 2;
        return tex`${f} + ${f + 1} + \dots + ${f + n - 1} = ${sum(n)} \le ${total} < ${sum(n + 1)}, \quad n = ${n}`;
      },
      because: text`The sum is fixed, so smaller terms leave room for more of them. The angles are different, so the
        smallest possible choice is consecutive numbers; if a few units are left, the last angle takes them and
        stays different.`,
    })`
      Many sides need small exterior angles, and they have to differ. So add consecutive numbers from the least on,
      as long as the sum stays within the full turn. If something is left over, the last angle takes it.`;
    return {
      answer: sides,
      stem: way
        ? text`The interior angles of a convex polygon are all different, each is
          ${unit === 1 ? 'a whole number of degrees' : text`a multiple of $${unit}^{\circ}$`}, and none is greater
          than $${most}^{\circ}$. What is the maximum number of sides of the polygon?`
        : text`No two interior angles of a convex polygon are equal. Each angle, in degrees, is
          ${unit === 1 ? 'an integer' : text`a multiple of $${unit}$`} and not more than $${most}$. What is the
          largest number of vertices that the polygon can have?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() >= 3,
      slips: [
        slip('let_in_equal_values', gap, 0)`
          $${total} \div ${first}$ lets all angles be equal. They have to differ, so they need more degrees.`,
        slip('ignored_a_bound', first, 1)`
          You let the exterior angles start from one unit. Then an interior angle above $${most}^\circ$ occurs,
          which is not allowed.`,
        slip('rounded_the_wrong_way', sides, () => calc`${greatest(first.valueOf(), total.valueOf())} + 1`)`
          $${sides}$ different exterior angles make more than $${total}$ units, even if they are as small as
          possible. So there is no such polygon.`,
        slip('left_out_an_end_point', first, calc`(180 - ${most}) / ${unit} + 1`)`
          You began one unit later, with $${first}$. An interior angle of exactly $${most}^\circ$ is allowed, so its
          exterior angle counts.`,
        slip('left_out_a_term', sides, () => calc`${greatest(first.valueOf(), total.valueOf())} - 1`)`
          $${sides}$ angles leave a rest of the $${total}$ units, and one angle was dropped for it; the last angle
          may be larger instead.`,
        slip('did_not_convert_a_unit', total, 360)`
          You added consecutive numbers from $${first}$ on up to $360$. The $${first}$ is in units of $${unit}^\circ$,
          but
          the $360$ is in degrees; both have to be in the same unit.`,
        slip('used_a_wrong_angle_sum', total, calc`floor(180 / ${unit})`)`
          The exterior angles of a convex polygon make $360^\circ$, twice what is used here.`,
        slip('demanded_too_much', gap, 2)`
          The angles were spaced by two units, from $${first}$ and $${first.add(2)}$ on; one unit is enough to make
          them different.`,
      ],
      snapRead: text`Different angles in steps, with a greatest one, and as many as possible: a question of a
        maximum with a fixed sum.`,
      approach: text`Exterior angles have a fixed sum, so many sides need the smallest different values. Their sum
        is that of an arithmetic progression.`,
      faster: () => {
        const f = (180 - most) / unit;
        return text`In units: $\frac{n(${2 * f - 1} + n)}{2} \le ${360 / unit}$, so try $n$ near
          $\sqrt{${720 / unit}}$ and below.`;
      },
      check: () => {
        const [f, n] = [first.valueOf(), sides.valueOf()];
        const used = ((n - 1) * (2 * f + n - 2)) / 2;
        return text`The interior angles $${most}^\circ, ${most - unit}^\circ, \dots$ and a last one of
          $${180 - unit * (total.valueOf() - used)}^\circ$ make a polygon of $${n}$ sides.`;
      },
      principle: text`To fit as many different values as possible into a fixed sum, take the smallest ones in a row.`,
    };
  },
);

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
