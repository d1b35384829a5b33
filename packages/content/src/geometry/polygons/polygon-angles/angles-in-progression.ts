import { calc, form, type Path, situation, slip, tex, text } from '../../../question/index.ts';
import { numberTex } from '../../../show.ts';
import type { AnyTemplate } from '../../../template.ts';
import { q } from '../../../value.ts';
import { degrees, interior, whole } from './regular.ts';

interface Progression {
  sides: number;
  /** The root that would need an angle of 180 degrees or more. */
  rejected: number;
  first: number;
  step: number;
  asked: 'diagonals' | 'largest';
  scene: 'plain' | 'metal' | 'round';
}

/** Arithmetic progressions of angles for which the equation has a second root that is no convex polygon. */
const progressions = (() => {
  const all: { sides: number; rejected: number; first: number; step: number }[] = [];
  for (let step = 1; step <= 20; step += 1)
    for (let sides = 5; sides <= 24; sides += 1) {
      if (720 % (step * sides) !== 0) continue;
      const rejected = 720 / (step * sides);
      const first = (360 + step - step * (sides + rejected)) / 2;
      const last = first + (sides - 1) * step;
      if (rejected > sides && rejected <= 48 && first >= 40 && last < 180 && Number.isInteger(2 * first))
        all.push({ sides, rejected, first, step });
    }
  return all;
})();

/** The smallest angle, in degrees. */
const firstOf = ({ first }: Progression) => q(2 * first, 2);

const diagonalsRoute = (p: Progression, { step, write }: Path) => {
  const { step: period, sides, rejected, first } = p;
  write(tex`\frac{n}{2}\left(2 \times ${firstOf(p)} + (n - 1) \times ${period}\right) = 180 (n - 2)`, {
    because: text`The sum of an arithmetic progression is half of the number of terms times first and last term
      together. The same angles fill $n - 2$ triangles of $180^\circ$. Both are the same sum, so they are equal.`,
  })`
    Let $n$ be the number of sides. Write the sum of $n$ angles in arithmetic progression and the angle sum of a
    polygon of $n$ sides, and set them equal.`;
  step([1, -sides - rejected, sides * rejected], {
    works: () => {
      const linear = 2 * first - period - 360;
      return tex`${period !== 1 && period}n^2 ${linear < 0 ? '-' : '+'} ${Math.abs(linear)}n + 720 = 0 \;\Rightarrow\;
      n^2 - ${sides + rejected}n + ${sides * rejected} = 0`;
    },
    because: text`With $n$ sides there are $n$ terms and the last one contains $n - 1$ differences. So the product
      has $n^2$ in it, and the equation is quadratic.`,
  })`
    Expand both sides and collect the terms: this gives a quadratic equation in $n$.`;
  const roots = step([sides, rejected], {
    works: tex`(n - ${sides})(n - ${rejected}) = 0 \;\Rightarrow\; n = ${sides} \text{ or } n = ${rejected}`,
    because: text`A product is zero if one of its factors is. So the constant term is split into two factors whose
      sum is the coefficient of $n$.`,
  })`
    Factorise the quadratic expression to find both roots. Each is a possible number of sides.`;
  const [small] = roots;
  const last = (n: number) => first + (n - 1) * period;
  const sidesFound = step(small, {
    name: 'the number of sides',
    works: tex`${first} + ${sides - 1} \times ${period} = ${last(sides)} < 180, \qquad ${first} + ${rejected - 1} \times
      ${period} = ${last(rejected)} \ge 180 \;\Rightarrow\; n = ${sides}`,
    because: text`Both roots satisfy the equation of the sums, but a convex polygon has every angle below
      $180^\circ$. With too many sides the last angles of the progression grow beyond that.`,
  })`
    A convex polygon has only angles below $180^\circ$. So find the largest angle for each root and keep the root
    for which it is less.`;
  const diagonals = step(calc`${sidesFound} * (${sidesFound} - 3) / 2`, {
    name: 'the number of diagonals',
    works: value => tex`\frac{${sidesFound} \times ${sidesFound.sub(3)}}{2} = ${value}`,
    because: text`A vertex has no diagonal to itself and to its two neighbours. Counting at all vertices finds each
      diagonal from both of its ends, so the product is halved.`,
  })`
    From each vertex a diagonal goes to all vertices except itself and its two neighbours, and each diagonal has two
    ends. Count the diagonals with this.`;
  return {
    answer: diagonals,
    slips: [
      slip('kept_a_false_root', sidesFound, rejected)`
        $${rejected}$ is the other root of the equation; with it the largest angle would be
        ${degrees(q(2 * first + 2 * (rejected - 1) * period, 2))}, which no convex polygon has.`,
      slip('used_a_wrong_given_number', sidesFound, sidesFound.gt(5) && calc`${sidesFound} - 2`)`
        $${sidesFound}$ is the number of triangles into which the polygon can be cut; it has two sides more.`,
      slip('counted_gaps_for_numbers', sidesFound, calc`${sidesFound} - 1`)`
        $${sidesFound}$ is the number of steps between the angles; there is one angle more than steps.`,
      slip('miscounted_the_steps', sidesFound, calc`${sidesFound} + 1`)`
        $${sidesFound}$ is one angle too many; the last angle comes after one step less than there are angles.`,
      slip('kept_a_case_that_is_ruled_out', diagonals, calc`${sidesFound} * (${sidesFound} - 1) / 2`)`
        $\frac{${sidesFound} \times ${sidesFound.sub(1)}}{2} = ${diagonals}$ counts all pairs of corners. The sides
        are among them, and they are no diagonals.`,
      slip('counted_one_too_few', diagonals, () =>
        Number(sidesFound) % 2 ? false : calc`${sidesFound} * (${sidesFound} - 2) / 2`,
      )`
        From each corner $${sidesFound} - 2$ diagonals were counted; the corner itself and both its neighbours are
        left out.`,
      slip('ignored_a_condition', sidesFound, calc`ceil((180 - ${first}) / ${period})`)`
        $${sidesFound}$ angles of the progression stay below $180^{\circ}$; the sum of the angles decides how many
        there are.`,
    ],
  };
};

const largestRoute = (p: Progression, { step, write }: Path) => {
  const { step: period, sides, rejected, first } = p;
  write(tex`\frac{n}{2}\left(2 \times ${firstOf(p)} + (n - 1) \times ${period}\right) = 180 (n - 2)`, {
    because: text`The sum of an arithmetic progression is half of the number of terms times first and last term
      together. The same angles fill $n - 2$ triangles of $180^\circ$. Both are the same sum, so they are equal.`,
  })`
    Let $n$ be the number of sides. Write the sum of $n$ angles in arithmetic progression and the angle sum of a
    polygon of $n$ sides, and set them equal.`;
  step([1, -sides - rejected, sides * rejected], {
    works: () => {
      const linear = 2 * first - period - 360;
      return tex`${period !== 1 && period}n^2 ${linear < 0 ? '-' : '+'} ${Math.abs(linear)}n + 720 = 0 \;\Rightarrow\;
      n^2 - ${sides + rejected}n + ${sides * rejected} = 0`;
    },
    because: text`With $n$ sides there are $n$ terms and the last one contains $n - 1$ differences. So the product
      has $n^2$ in it, and the equation is quadratic.`,
  })`
    Expand both sides and collect the terms: this gives a quadratic equation in $n$.`;
  const roots = step([sides, rejected], {
    works: tex`(n - ${sides})(n - ${rejected}) = 0 \;\Rightarrow\; n = ${sides} \text{ or } n = ${rejected}`,
    because: text`A product is zero if one of its factors is. So the constant term is split into two factors whose
      sum is the coefficient of $n$.`,
  })`
    Factorise the quadratic expression to find both roots. Each is a possible number of sides.`;
  const [small] = roots;
  const last = (n: number) => first + (n - 1) * period;
  const sidesFound = step(small, {
    name: 'the number of sides',
    works: tex`${first} + ${sides - 1} \times ${period} = ${last(sides)} < 180, \qquad ${first} + ${rejected - 1} \times
      ${period} = ${last(rejected)} \ge 180 \;\Rightarrow\; n = ${sides}`,
    because: text`Both roots satisfy the equation of the sums, but a convex polygon has every angle below
      $180^\circ$. With too many sides the last angles of the progression grow beyond that.`,
  })`
    A convex polygon has only angles below $180^\circ$. So find the largest angle for each root and keep the root
    for which it is less.`;
  const largest = step(calc`(${sidesFound} - 1) * ${period} + ${firstOf(p)}`, {
    name: 'the largest angle',
    works: value =>
      tex`${firstOf(p)}^{\circ} + ${sidesFound.sub(1)} \times ${period}^{\circ} = ${value}^{\circ}`,
  })`
    From the first to the last angle there is one step fewer than angles. Add so many common differences to the
    smallest angle.`;
  return {
    answer: largest,
    slips: [
      slip('miscounted_the_steps', largest, () => calc`${sidesFound} * ${period} + ${firstOf(p)}`)`
        $${firstOf(p)} + ${sidesFound} \times ${period} = ${largest}$ counts as many steps as angles; from the first
        to the last angle there is one step less.`,
      slip('stopped_a_step_early', largest, calc`${largest} - ${period}`)`
        $${largest}^{\circ}$ is the second largest angle. To reach the largest, the common difference has to be added
        once more.`,
      slip('assumed_equal_parts', largest, () => calc`(${largest} + ${firstOf(p)}) / 2`)`
        $${largest}^{\circ}$ is the mean of the angles; the largest lies as far above it as the smallest lies below.`,
      slip('ignored_a_condition', sidesFound, calc`ceil((180 - ${first}) / ${period})`)`
        $${largest}^{\circ}$, angle number ${sidesFound}, is the last below $180^{\circ}$; the sum of the angles
        decides where the progression ends.`,
      slip('used_a_wrong_given_number', sidesFound, calc`${sidesFound} - 2`)`
        It treats the number of triangles, $${sidesFound}$, as the number of angles; there are two more.`,
      slip('took_the_wrong_angle', largest, calc`180 - ${firstOf(p)} + ${period}`)`
        $180 - ${firstOf(p)} + ${period} = ${largest}$ assumes the largest and the smallest angle to add up to a
        straight line and one step.`,
    ],
  };
};

const routesByAsked = { diagonals: diagonalsRoute, largest: largestRoute };

const anglesInProgressionAsked = form<Progression>(
  'in-progression',
  {
    band: 'Medium',
    seconds: 80,
    revision: 2,
    verify: ({ first, step, asked }) => {
      // Turns at one corner after the other, as long as they are left turns, until the whole turn is made.
      let [turned, corners, last] = [0, 0, 0];
      for (let angle = first; angle < 180 && turned < 360; angle += step) {
        turned += 180 - angle;
        corners += 1;
        last = angle;
      }
      const closes = turned === 360;
      if (!closes) return 0;
      let diagonals = 0;
      for (let one = 0; one < corners; one += 1)
        for (let other = one + 2; other < corners; other += 1) if (one + corners - other > 1) diagonals += 1;
      return asked === 'diagonals' ? q(diagonals) : q(2 * last, 2);
    },
  },
  (p, path) => {
    const { asked, scene, step: period, first, sides } = p;
    return {
      ...routesByAsked[asked](p, path),
      stem: () => {
        const question = {
          diagonals: 'How many diagonals does the polygon have?',
          largest: 'What is its largest interior angle?',
        }[asked];
        if (scene === 'metal')
          return text`A metal sheet has the shape of a convex polygon. In increasing order, each of its interior
            angles after the first is ${degrees(period)} larger than the one before, and the smallest is
            ${degrees(q(2 * first, 2))}. ${question}`;
        if (scene === 'round')
          return text`Going round a convex polygon from its smallest interior angle, ${degrees(q(2 * first, 2))},
            every further interior angle up to the last is ${degrees(period)} larger than the one before it.
            ${question}`;
        return text`The interior angles of a convex polygon are in arithmetic progression. The smallest angle is
          ${degrees(q(2 * first, 2))} and the common difference is ${degrees(period)}. ${question}`;
      },
      show: value => (asked === 'diagonals' ? `$${numberTex(value)}$` : degrees(value)),
      plausible: value =>
        asked === 'diagonals'
          ? whole(value) && value.valueOf() >= 2
          : value.valueOf() > first && value.valueOf() < 180 && value.d <= 2n,
      snapRead: text`A convex polygon whose angles grow by equal steps; smallest angle and step are given.
        ${asked === 'diagonals' ? 'The number of diagonals' : 'The largest angle'} is asked, and the number of sides
        is not known.`,
      approach: text`The sum of the angles is known in two ways: as an arithmetic progression and as $180^{\circ}$
        for each triangle. Setting them equal gives a quadratic in the number of sides with two whole roots. Convex
        means that every angle is below $180^{\circ}$, so look at the largest angle for each root.`,
      check: () => {
        const tex = (x: number) => numberTex(q(2 * x, 2));
        const last = first + (sides - 1) * period;
        return text`${sides} angles with the mean $\frac{${tex(first)}^{\circ} + ${tex(last)}^{\circ}}{2} =
          ${interior(sides)}^{\circ}$ add up to $${180 * (sides - 2)}^{\circ} = ${sides - 2} \times 180^{\circ}$.`;
      },
      principle: text`When an equation for a figure has two whole roots, put each back into the figure: convex means
        every angle below a straight one.`,
    };
  },
);

/** GM.QAD.1 Medium: angles in arithmetic progression; of the two roots only one gives a convex polygon. */
export const anglesInProgression: readonly AnyTemplate[] = situation<Progression>({
  type: 'GM.QAD.1',
  situation: 'angles',
  draw: draw => ({
    ...draw.pick(progressions),
    asked: draw.pick(['diagonals', 'largest'] as const),
    scene: draw.pick(['plain', 'metal', 'round'] as const),
  }),
  forms: [anglesInProgressionAsked],
});
