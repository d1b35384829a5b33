import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Row {
  n: number;
  /** Exactly so many angles are smaller than `bound` degrees. */
  below: number;
  bound: number;
  way: boolean;
}

const words = ['no', 'one', 'two', 'three', 'four', 'five'];
const mean = (n: number) => q(180 * (n - 2), n);
const degrees = (value: { valueOf(): number }) => `${numberTex(q(value.valueOf()))}^\\circ`;

/**
 * By how much the angle of this place, counted from the smallest, lies under the mean for each step of the
 * difference.
 */
const under = (n: number, place: number, unit: number) => q(unit * (n + 1 - 2 * place), 2);
const unitOf = (n: number) => (n % 2 === 0 ? 2 : 1);

/** The numbers of steps between which all conditions hold, as far as they are used. */
function stepsOf({ n, below, bound }: Row, unit: number, used = { bound: true, convex: true }) {
  const room = mean(n).sub(bound);
  const first = Number(room.div(under(n, below, unit)).floor()) + 1;
  const next = under(n, below + 1, unit);
  const byBound =
    used.bound && next.valueOf() > 0 ? Number(room.div(next).floor()) : Number.POSITIVE_INFINITY;
  const byTurn = used.convex
    ? Number(
        q(180)
          .sub(mean(n))
          .div(under(n, 1, unit))
          .ceil(),
      ) - 1
    : Number.POSITIVE_INFINITY;
  return { first, last: Math.min(byBound, byTurn) };
}

const smallestAngles = form<Row>(
  'sum-of-possible-smallest-angles',
  {
    band: 'Hard',
    seconds: 115,
    revision: 5,
    also: ['AL.SEQ.1', 'AL.INQ.3'],
    verify: ({ n, below, bound }) => {
      let sum = 0;
      for (let a = 1; a < bound; a += 1)
        for (let d = 1; a + (n - 1) * d < 180; d += 1) {
          if (n * a + (n * (n - 1) * d) / 2 !== 180 * (n - 2)) continue;
          let few = 0;
          for (let i = 0; i < n; i += 1) if (a + i * d < bound) few += 1;
          if (few === below) sum += a;
        }
      return sum;
    },
  },
  (p, { step }) => {
    const { n, below, bound, way } = p;
    const middle = step(mean(n), {
      name: 'the mean angle',
      because: text`Lines from one vertex cut the polygon into $${n - 2}$ triangles, so the sum of the angles is fixed.
        In a progression the terms lie evenly on both sides of the mean.`,
      works: value => tex`\frac{${n - 2} \times 180^\circ}{${n}} = ${degrees(value)}`,
    })`
      The sum of the angles depends only on the number of sides. Divide it by $${n}$ to find the mean angle, which lies
      in the middle of the progression.`;
    const unit = step(unitOf(n), {
      because:
        n % 2 === 0
          ? text`With an even number of angles no angle is the mean itself. The two in the middle lie half a difference
            away from it, so half of the difference has to be whole.`
          : text`With an odd number of angles the mean is itself the angle in the middle. From there every angle is a
            whole number of differences away.`,
      works: value => tex`a = ${middle} - ${under(n, 1, value.valueOf())}j`,
    })`
      ${
        n % 2 === 0
          ? text`Let $d$ be the common difference and $a$ the smallest angle, $${q(n - 1, 2)}$ differences below the
              mean. It is whole only if $d$ is even: $d = 2j$. Write $a$ with $j$.`
          : text`Let $d$ be the common difference and $a$ the smallest angle, $${(n - 1) / 2}$ differences below the
              mean. Every whole difference $d = j$ makes it whole. Write $a$ with $j$.`
      }`;
    const first = step(stepsOf(p, unit.valueOf()).first, {
      name: 'the smallest value of j',
      because: text`All angles below the mean become smaller as the difference grows. So a large enough difference
        pushes this angle below $${bound}^\circ$, and a small one does not.`,
      works: value =>
        tex`${middle} - ${under(n, below, unit.valueOf())}j < ${bound} \Rightarrow j \ge ${value}`,
    })`
      Count the angles from the smallest. Angle number $${below}$ has to be below $${bound}^\circ$: this gives the
      smallest value of $j$.`;
    const last = step(stepsOf(p, unit.valueOf()).last, {
      name: 'the largest value of j',
      because: text`Exactly $${below}$ angles are below the bound, so the next one must not be. And an angle of
        $180^\circ$ or more does not occur in a convex polygon.`,
      works: value => {
        const width = unit.valueOf();
        const next = under(n, below + 1, width);
        return tex`${next.valueOf() > 0 && tex`${middle} - ${next}j \ge ${bound}, \quad `}${middle} +
        ${under(n, 1, width)}j < 180 \quad\Rightarrow\quad j \le ${value}`;
      },
    })`
      Angle number $${below + 1}$ must not be below $${bound}^\circ$, and the largest angle is less than $180^\circ$.
      Each condition bounds $j$ from above; the stricter one gives the largest $j$.`;
    const sum = step(
      middle
        .mul(2)
        .sub(under(n, 1, unit.valueOf()).mul(first.add(last)))
        .mul(last.sub(first).add(1))
        .div(2),
      value => {
        const at = (j: { valueOf(): number }) =>
          numberTex(middle.sub(under(n, 1, unit.valueOf()).mul(j.valueOf())));
        return tex`${last.sub(first).add(1)} \times \frac{${at(first)} + ${at(last)}}{2} = ${value}`;
      },
    )`
      The smallest angles form a progression themselves. Add them: their number times the mean of the first and the
      last.`;
    return {
      answer: sum,
      stem: () => {
        const [few, are] = [words[below], below === 1 ? 'is' : 'are'];
        return way
          ? text`The interior angles of a convex polygon with $${n}$ sides are different whole numbers of degrees and
            form an arithmetic progression. Exactly ${few} of them ${are} smaller than $${bound}^{\circ}$. What is the
            sum of all possible values of the smallest angle?`
          : text`A tent floor is a convex polygon with $${n}$ corners. Its angles, in increasing order, form an
            arithmetic progression with a positive common difference, and all of them are whole numbers of degrees.
            Exactly ${few} of the angles ${are} below $${bound}^{\circ}$. Find the sum of all values that the smallest
            angle can take.`;
      },
      show: value => `$${numberTex(value)}^{\\circ}$`,
      plausible: value => value.d === 1n && value.valueOf() > 40,
      slips: [
        slip('ignored_a_bound', last, () => {
          const other = stepsOf(p, unit.valueOf(), { bound: true, convex: false }).last;
          return Number.isFinite(other) && other !== last.valueOf() ? other : null;
        })`
          You let the difference grow until the largest angle would be
          $${degrees(middle.add(under(n, 1, unit.valueOf()).mul(last)))}$,
          which no convex polygon has; $${sum}$ counts such polygons.`,
        slip('ignored_a_bound', first, first.valueOf() > 1 && 1)`
          $${sum}$ starts from the smallest difference, where fewer than ${words[below]} of the angles
          ${below === 1 ? 'is' : 'are'} below $${bound}^\circ$.`,
        slip('ignored_even_and_odd', unit, n % 2 === 0 && 1)`
          $${sum}$ allows odd differences too. With $${n}$ angles the smallest one then lies a half degree off and is no
          whole number.`,
        slip('mixed_up_exactly_and_at_least', last, () => {
          const other = stepsOf(p, unit.valueOf(), { bound: false, convex: true }).last;
          return other === last.valueOf() ? null : other;
        })`
          $${sum}$ lets $${below + 1}$ angles or more fall below $${bound}^\circ$; it must be exactly $${below}$.`,
        slip('ignored_even_and_odd', unit, n % 2 !== 0 && 2)`
          $${sum}$ comes from even differences alone; with $${n}$ angles the mean is one of them and odd differences fit
          too.`,
        slip('left_out_an_end_point', last, calc`${last} - 1`)`
          Your sum $${sum}$ stops one difference too early. With the next difference angle number $${below + 1}$ and the
          largest angle are still within their bounds.`,
        slip(
          'answered_another_quantity',
          sum,
          () =>
            calc`(${middle} * 2 + ${under(
              n,
              1,
              unit.valueOf(),
            )} * (${first} + ${last})) * (${last} - ${first} + 1) / 2`,
        )`
          $${sum}^\circ$ is the sum of the largest angles. The question asks for the smallest angle of each polygon.`,
        slip('let_in_an_end_point', first, first.valueOf() > 1 && calc`${first} - 1`)`
          With your smallest difference angle number $${below}$ is
          $${degrees(middle.sub(under(n, below, unit.valueOf()).mul(first)))}$, not below $${bound}^\circ$; $${sum}$
          counts it.`,
        slip(
          'assumed_equal_parts',
          sum,
          () => calc`(${middle} - ${under(n, 1, unit.valueOf())} * ${last}) * (${last} - ${first} + 1)`,
        )`
          $${sum}$ adds the least of the smallest angles every time. Each difference has a smallest angle of its own.`,
        slip(
          'miscounted_the_steps',
          sum,
          () =>
            calc`(${middle} * 2 - ${under(
              n,
              2,
              unit.valueOf(),
            )} * (${first} + ${last})) * (${last} - ${first} + 1) / 2`,
        )`
          $${sum}$ puts the smallest angle only $${under(n, 2, 1)}$ differences below the mean; among $${n}$ angles it
          is $${under(n, 1, 1)}$.`,
      ],
      snapRead: text`Whole angles of a polygon in arithmetic progression, so many of them below a bound: the mean is
        fixed, so bound the difference.`,
      approach: text`The mean angle is fixed by the number of sides, and being whole restricts the difference. That
        exactly so many angles are below the bound gives an inequality from either side; convexity gives one more. Then
        the smallest angles are added as a progression.`,
      check: () => {
        const angle = (place: number, j: { valueOf(): number }) =>
          degrees(middle.sub(under(n, place, unit.valueOf()).mul(j.valueOf())));
        return text`For the smallest difference angles number $${below}$ and $${below + 1}$ are $${angle(below, first)}$
          and $${angle(below + 1, first)}$, for the greatest $${angle(below, last)}$ and $${angle(below + 1, last)}$,
          with the largest angle $${angle(n, last)}$; one step on either side breaks a condition.`;
      },
      principle: text`In an arithmetic progression with a fixed sum the mean is fixed; "exactly so many below a bound"
        is two inequalities, for neighbouring terms.`,
    };
  },
);

/** GM.QAD.1 Hard: whole angles in arithmetic progression, so many of them below a bound. */
export const wholeProgressions: readonly AnyTemplate[] = situation<Row>({
  type: 'GM.QAD.1',
  situation: 'whole-angles-in-progression',
  tries: 40,
  draw: draw => {
    const n = draw.pick([6, 6, 8, 8, 9, 10]);
    const p = { n, below: draw.int(1, Math.floor(n / 2)), bound: draw.int(75, 140), way: draw.chance(0.5) };
    if (p.bound > Number(mean(n)) - 5) return null;
    const { first, last } = stepsOf(p, unitOf(n));
    // With an odd number of angles every difference is possible; then the largest angle has to set the upper bound.
    const turns = stepsOf(p, unitOf(n), { bound: true, convex: false }).last > last;
    const bites = n % 2 === 0 || turns;
    return bites && first > 1 && last - first >= 2 && last - first <= 7 ? p : null;
  },
  forms: [smallestAngles],
});
