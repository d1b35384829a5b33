import type Fraction from 'fraction.js';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Mixed {
  count: number;
  /** The angles of the first kind, and of all the others, degrees. */
  a: number;
  b: number;
  n: number;
  way: boolean;
}

const twoKinds = form<Mixed>(
  'angles-of-two-kinds',
  {
    band: 'Easy',
    seconds: 70,
    revision: 3,
    entry: true,
    verify: ({ count, a, b }) => {
      for (let n = 3; n < 400; n += 1) if (count * a + (n - count) * b === 180 * (n - 2)) return n;
      throw new Error('no polygon');
    },
  },
  ({ count, a, b, way }, { step }) => {
    const first = step(calc`${count} * (180 - ${a})`, {
      name: 'the exterior angles of the first kind together',
      works: value => tex`${count}(180^\circ - ${a}^\circ) = ${value}^\circ`,
      because: text`At a corner the side turns by what the interior angle leaves of $180^\circ$. Going once around
        the polygon turns the direction by $360^\circ$ in all, whatever the number of sides; the sum of the interior
        angles would depend on this unknown number.`,
    })`
      Use exterior angles, because their sum is $360^\circ$ for every convex polygon. An angle of $${a}^\circ$ has
      the exterior angle $180^\circ - ${a}^\circ$; multiply it by the $${count}$ corners of this kind.`;
    const others = step(calc`(360 - ${first}) / (180 - ${b})`, {
      name: 'the number of the other corners',
      works: value => tex`\frac{360^\circ - ${first}^\circ}{180^\circ - ${b}^\circ} = ${value}`,
      because: text`All exterior angles together are $360^\circ$, so what the first kind leaves belongs to the other
        corners. Each of them has the same exterior angle, so the quotient is their number.`,
    })`
      Subtract this from $360^\circ$. The rest is shared by the other corners, which have the exterior angle
      $180^\circ - ${b}^\circ$ each: divide to get their number.`;
    const sides = step(calc`${others} + ${count}`, { name: 'the number of sides' })`
      A polygon has as many sides as corners, so add the corners of both kinds.`;
    return {
      answer: sides,
      stem: way
        ? text`In a convex polygon $${count}$ of the interior angles measure $${a}^{\circ}$ each, and every other
          interior angle measures $${b}^{\circ}$. How many sides does the polygon have?`
        : text`A plot of land has the shape of a convex polygon. Of its interior angles $${count}$ measure
          $${a}^{\circ}$ each, and all the others $${b}^{\circ}$ each. What is the number of corners of the plot?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() >= 3,
      slips: [
        stop('stopped_a_step_early', others)`
          $${others}$ is the number of the other corners only. The $${count}$ corners of the first kind belong to
          the polygon too.`,
        slip('took_a_part_for_the_whole', first, calc`180 - ${a}`)`
          You subtracted one exterior angle of $${180 - a}^\circ$ from the full turn. There are $${count}$ corners
          of this kind, so it is subtracted that many times.`,
        slip('ignored_a_condition', sides, calc`360 / (180 - ${b})`)`
          $360 \div ${180 - b}$ treats every corner as one of $${b}^\circ$. The $${count}$ corners of $${a}^\circ$
          turn by another angle.`,
        slip('added_for_subtracted', first, 0)`
          You gave the whole turn of $360^\circ$ to the other corners and then added the $${count}$ first ones.
          These take a part of the turn themselves.`,
        slip('miscounted_the_steps', sides, calc`${others} + ${count} + 2`)`
          You added two: $${others} + ${count} + 2 = ${sides}$. Two is added to a number of triangles; here the
          corners themselves were counted.`,
        slip('used_a_wrong_given_number', sides, calc`${others} + ${count} - 2`)`
          You subtracted two and got $${sides}$. That is the number of triangles in the polygon; the corners were
          counted directly, so nothing is subtracted.`,
        slip('swapped_the_two', others, calc`(360 - ${count} * (180 - ${b})) / (180 - ${a})`)`
          You exchanged the two angles: $${count}$ corners have $${a}^\circ$, not $${b}^\circ$. So $${others}$ is
          not the number of the others.`,
        slip('used_a_wrong_angle_sum', others, calc`(540 - ${first}) / (180 - ${b})`)`
          You used more than one full turn and got $${others}$ other corners. The exterior angles of a convex
          polygon add up to $360^\circ$.`,
      ],
      snapRead: text`Angles of two sizes, the number of one kind known: the sum of the exterior angles is fixed.`,
      approach: text`With interior angles the sum depends on the unknown number; with exterior angles it is always a
        full turn.`,
      faster: text`Turns: $360 - ${count} \times ${180 - a} = ${360 - count * (180 - a)}$, that is
        $${q(360 - count * (180 - a), 180 - b)}$ turns of $${180 - b}$, plus $${count}$ corners.`,
      check: text`Interior angles: $${count} \times ${a} + ${others} \times ${b} = ${others.mul(b).add(count * a)}$,
        and $180 \times (${sides} - 2)$ is the same.`,
      principle: text`When the number of sides is unknown, add exterior angles: their sum does not depend on it.`,
    };
  },
);

interface More {
  n: number;
  k: number;
  d: number;
  frame: number;
}

const diagonals = (n: Fraction) => n.mul(n.sub(3)).div(2);

const moreDiagonals = form<More>(
  'difference-of-diagonals',
  {
    band: 'Medium',
    seconds: 95,
    revision: 2,
    also: ['MM.PNC.3'],
    entry: true,
    verify: ({ k, d }) => {
      const held = (corners: number) => {
        let lines = 0;
        for (let i = 0; i < corners; i += 1)
          for (let j = i + 2; j < corners; j += 1) if (!(i === 0 && j === corners - 1)) lines += 1;
        return lines;
      };
      for (let n = 3; n < 400; n += 1)
        if (
          q(360, n)
            .sub(q(360, n + k))
            .equals(d)
        )
          return held(n + k) - held(n);
      throw new Error('no polygon');
    },
  },
  ({ k, d, frame, n }, { step, find }) => {
    const turn = find(360);
    const product = step(calc`${turn} * ${k} / ${d}`, {
      name: 'the product of both numbers of sides',
      works: value => tex`\frac{360}{n} - \frac{360}{n + ${k}} = ${d} \;\Rightarrow\; n(n + ${k}) = ${value}`,
      because: text`The exterior angles of a polygon make a full turn, so each one of a regular polygon is
        $360^\circ$ divided by the number of sides. An interior angle and its exterior angle make $180^\circ$, so
        both differ by the same amount.`,
    })`
      Let $n$ be the smaller number of sides. A regular polygon of $n$ sides has exterior angles of
      $\frac{360^\circ}{n}$, so the two exterior angles differ by $${d}^\circ$. Multiply by both denominators to get
      the product of the two numbers of sides.`;
    const sides = step(
      () => {
        const root = Math.sqrt(k * k + 4 * product.valueOf());
        return q(Math.round(((root - k) / 2) * 1e6)).div(1e6);
      },
      {
        name: 'the smaller number of sides',
        works: value => tex`${product} = ${value} \times ${value.add(k)}`,
        because: text`The numbers of sides are $n$ and $n + ${k}$, so product and difference are known. For a
          product of 40 and a difference of 3 only 5 and 8 fit.`,
      },
    )`
      The two numbers of sides have this product and differ by $${k}$. Find them: the smaller one is $n$.`;
    const more = step(calc`${diagonals(sides.add(k))} - ${diagonals(sides)}`, {
      name: 'the difference of the numbers of diagonals',
      works: value => {
        const n = sides.add(k);
        return tex`\frac{${n} \times ${n.sub(3)}}{2} - \frac{${sides} \times ${sides.sub(3)}}{2} = ${diagonals(n)} -
        ${diagonals(sides)} = ${value}`;
      },
      because: text`A corner has no diagonal to itself and to its two neighbours, so $n - 3$ are left. Counting at
        all corners finds each diagonal from both of its ends, so the product is halved.`,
    })`
      From each of the $n$ corners a diagonal goes to all but three corners, and each has two ends, so there are
      $\frac{n(n - 3)}{2}$. Subtract the two numbers of diagonals.`;
    return {
      answer: more,
      stem:
        frame === 0
          ? text`A regular polygon has $${k}$ sides more than another, and each of its interior angles is
            $${d}^{\circ}$ larger. How many more diagonals does it have than the other?`
          : frame === 1
            ? text`When a designer replaces a regular polygon by one with $${k}$ more sides, each exterior angle
              becomes $${d}^{\circ}$ smaller. By how much does the number of diagonals grow?`
            : text`The numbers of sides of two regular polygons differ by $${k}$ and their interior angles by
              $${d}^{\circ}$. By how much do the numbers of their diagonals differ?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('stopped_a_step_early', more, () => diagonals(sides.add(k)))`
          $${more}$ is the number of diagonals with $${sides.add(k)}$ sides; the difference was asked.`,
        slip('kept_a_case_that_is_ruled_out', more, calc`${more} + ${k}`)`
          $${more}$ is the difference of all lines between corners; the $${k}$ further sides are no diagonals.`,
        slip('did_not_halve', more, calc`${more} * 2`)`
          $${more}$ counts every diagonal from both of its ends. Each diagonal joins two corners, so the numbers are
          halved.`,
        slip('took_the_wrong_angle', sides, calc`360 / ${d}`)`
          $360 \div ${d} = ${sides}$ treats $${d}^\circ$ as an exterior angle; it is the difference of two.`,
        slip('used_a_wrong_angle_sum', turn, () => {
          const root = Math.sqrt(k * k + (4 * 180 * k) / d);
          return Number.isInteger((root - k) / 2) ? 180 : null;
        })`
          The smaller polygon got $${sides}$ sides from a sum of the exterior angles of $180^\circ$; it is
          $360^\circ$.`,
        slip('counted_one_too_few', more, () => {
          const lines = (n: Fraction) => n.mul(n.sub(2)).div(2);
          return lines(sides.add(k)).sub(lines(sides));
        })`
          $${more}$ counts one diagonal too many at each corner. The corner itself and both its neighbours have to
          be left out, so three corners less than all remain.`,
        slip('answered_another_quantity', sides, calc`${sides} - 1`)`
          With $${sides}$ for the smaller number of sides the angles would differ by more than is given.`,
        slip('answered_another_quantity', sides, calc`${sides} + 1`)`
          With $${sides}$ for the smaller number of sides the angles would differ by less than is given.`,
        slip('answered_another_quantity', more, () => diagonals(sides))`
          $${more}$ is the number of diagonals with $${sides}$ sides; the larger polygon was left out.`,
      ],
      snapRead: text`Two regular polygons: the differences of their sides and of their angles are given, that of
        their diagonals is asked.`,
      approach: text`Exterior angles are simple fractions of a full turn. The equation becomes a product of two
        numbers with a known difference; with both numbers known, count the diagonals.`,
      faster: () =>
        text`$n(n + ${k}) = ${q(360 * k, d)}$ gives $n = ${sides}$; the diagonals differ by $\frac{${k}}{2}(2n +
        ${k} - 3) = ${more}$.`,
      check: () =>
        text`The exterior angles are $${q(360, n)}^\circ$ and $${q(360, n + k)}^\circ$, so they differ by
        $${q(360, n).sub(q(360, n + k))}^\circ$; adding corner after corner brings $${n - 1}$ to $${n + k - 2}$ new
        diagonals, $${more}$ in all.`,
      principle: text`A difference of unit fractions leads to a product of two numbers with a known difference.`,
    };
  },
);

/** GM.QAD.1 Medium: exterior angles of two kinds, or of two polygons. */
export const exteriorAngles: readonly AnyTemplate[] = [
  ...situation<Mixed>({
    type: 'GM.QAD.1',
    situation: 'two-kinds-of-corner',
    draw: draw => {
      const count = draw.int(2, 7);
      const a = draw.step(60, 155, 5);
      const b = draw.pick([120, 135, 140, 144, 150, 156, 160, 162, 165, 168, 170, 172, 174]);
      const others = q(360 - count * (180 - a), 180 - b);
      return a !== b && others.d === 1n && others.valueOf() >= 2 && others.valueOf() <= 40
        ? { count, a, b, n: count + others.valueOf(), way: draw.chance(0.5) }
        : null;
    },
    tries: 20,
    forms: [twoKinds],
  }),
  ...situation<More>({
    type: 'GM.QAD.1',
    situation: 'more-sides-and-diagonals',
    draw: draw => {
      const n = draw.int(4, 45);
      const k = draw.int(2, 40);
      const d = q(360, n).sub(q(360, n + k));
      return d.d <= 2n && n !== k && d.valueOf() >= 1
        ? { n, k, d: d.valueOf(), frame: draw.int(0, 2) }
        : null;
    },
    tries: 60,
    forms: [moreDiagonals],
  }),
];
