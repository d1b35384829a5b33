import { gcd } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Means {
  k: number;
  u: number;
  v: number;
  frame: number;
}

const meansApart = form<Means>(
  'arithmetic-less-geometric-mean',
  {
    band: 'Easy',
    seconds: 50,
    verify: ({ k, u, v }) => nearFraction((Math.sqrt(k * u * u) - Math.sqrt(k * v * v)) ** 2 / 2, 2),
  },
  ({ k, u, v, frame }, { step }) => {
    const [a, b] = [k * u * u, k * v * v];
    const arithmetic = step(calc`(${a} + ${b}) / 2`, {
      name: 'the middle of the arithmetic progression',
      because: text`The steps from the first number to the middle and from the middle to the last are equal. So the
        middle is as far above the one as it is below the other.`,
      works: (_v, w) => tex`x = ${w}`,
    })`
      Let $x$ be the middle number of the arithmetic progression. It is the mean of the outer two.`;
    const square = step(calc`${a} * ${b}`, {
      name: 'the square of the middle of the geometric progression',
      because: text`The middle number over the first is the same ratio as the last over the middle. Multiplying
        crosswise gives the square of the middle on one side.`,
      works: (_v, w) => tex`\frac{y}{${a}} = \frac{${b}}{y} \quad \Rightarrow \quad y^2 = ${w}`,
    })`
      Let $y$ be the middle number of the geometric progression. Its square is the product of the outer two, because
      both ratios are equal.`;
    const geometric = step(() => nearFraction(Math.sqrt(Number(square.valueOf())), 1), {
      name: 'the middle of the geometric progression',
      works: value => tex`y = \sqrt{${square}} = ${value}`,
    })`
      All numbers are positive, so $y$ is the positive root.`;
    const apart = step(calc`${arithmetic} - ${geometric}`, { works: (_v, w) => tex`x - y = ${w}` })`
      The question asks how much larger the arithmetic middle is, so subtract the geometric one from it.`;
    return {
      answer: apart,
      stem:
        frame % 2 === 0
          ? text`The positive numbers $${a}$, $x$, $${b}$ are in arithmetic progression, and the positive numbers
            $${a}$, $y$, $${b}$ are in geometric progression. By how much does $x$ exceed $y$?`
          : text`Aarav and Lalitha each put one positive number between $${a}$ and $${b}$. Aarav's number makes an
            arithmetic progression, Lalitha's a geometric one. How much larger is Aarav's number than Lalitha's?`,
      show: plain,
      plausible: value => value.gt(0),
      slips: [
        slip('did_not_halve', geometric, a + b < a * b && calc`${a} * ${b} / (${a} + ${b})`)`
          You divided the product of the outer numbers by their sum and got ${here} for the geometric middle. It is the
          root of the product.`,
        slip('miscounted_the_steps', arithmetic, calc`(2 * ${a} + ${b}) / 3`)`
          You made three equal steps from $${a}$ to $${b}$ and got ${here} for the arithmetic middle. One number between
          the ends makes two steps.`,
        slip('subtracted_for_added', arithmetic, calc`(${b} - ${a}) / 2`)`
          You used half the difference of the ends, ${here}, as the arithmetic middle. The middle is half their sum.`,
        slip('halved_needlessly', geometric, () => geometricOf(a, b).div(2))`
          You halved the root of the product to $${geometric}$. Only a sum of two numbers is halved for a mean, not a
          root of their product.`,
        slip('did_not_halve', arithmetic, calc`${a} + ${b}`)`
          You did not halve the sum of the outer numbers, ${here}. The arithmetic middle is half of it.`,
        slip('mixed_up_kinds_of_progression', geometric, calc`2 * ${a} * ${b} / (${a} + ${b})`)`
          ${here} is the middle number of a harmonic progression. The geometric middle is the root of the product.`,
        slip('answered_another_quantity', apart, calc`${arithmetic} - ${Math.min(a, b)}`)`
          ${here} is the common difference of the arithmetic progression. The geometric middle has to be subtracted, not
          the smallest number.`,
        slip('stopped_a_step_early', apart, arithmetic)`
          $${arithmetic}$ is the arithmetic middle itself. The geometric middle has still to be subtracted.`,
        slip('answered_another_quantity', apart, geometric)`
          $${geometric}$ is the geometric middle itself. The question asks how much larger the arithmetic one is.`,
        slip('wrong_sign', geometric, () => geometricOf(a, b).neg())`
          You used the negative root $${geometric}$ as the geometric middle. All the numbers are positive.`,
      ],
      snapRead: text`Two middle numbers are put between the same ends: one comes from a sum, the other from a product.`,
      approach: text`The arithmetic middle is the mean of the ends, and the geometric middle is the root of their
        product. Find both and subtract.`,
      check: text`$${a}$, $${frac(q(a + b, 2))}$, $${b}$ have equal steps, and $${k * u * v} \times ${k * u * v} = ${a}
        \times ${b}$.`,
      principle: text`The middle of an arithmetic progression is half the sum of the ends; of a geometric one it is the
        root of their product.`,
    };
  },
);

const geometricOf = (a: number, b: number) => nearFraction(Math.sqrt(a * b), 1);

interface Lowered {
  /** 1 - 1/r = n/d, so the third number is lowered by the part (n/d)². */
  n: number;
  d: number;
  /** The middle number. */
  m: number;
  frame: number;
}

const lowered = form<Lowered>(
  'third-lowered-by-a-per-cent',
  {
    band: 'Medium',
    seconds: 90,
    also: ['AR.PCT.1'],
    verify: ({ n, d, m }) => {
      const part = 1 - (n / d) ** 2;
      let [low, high] = [1.00001, 100];
      for (let i = 0; i < 200; i += 1) {
        const r = (low + high) / 2;
        // Above the larger root the lowered third number is too large.
        if (part * r * r - 2 * r + 1 > 0) high = r;
        else low = r;
      }
      return nearFraction(Math.round(m * low * 1e6) / 1e6, 10);
    },
  },
  ({ n, d, m, frame }, { step }) => {
    const percent = q(100 * n * n, d * d);
    const sum = 3 * m;
    const things = frame % 2 === 0 ? 'numbers' : 'rents';
    const one = frame % 2 === 0 ? 'number' : 'rent';
    const middle = step(calc`${sum} / 3`, {
      name: `the middle ${one}`,
      because: text`The second ${one} was not changed, so it is the middle of both progressions.`,
    })`
      At the end the ${things} are in arithmetic progression, so the middle one is a third of their sum.`;
    const kept = step(frac(calc`(100 - ${percent}) / 100`), {
      name: `the part of the third ${one} that is left`,
    })`
      The third ${one} is lowered by $${percent}\%$. Find the part of it that is left.`;
    const roots = step([q(d, d - n), q(d, d + n)], {
      name: 'the two possible ratios',
      because: text`In an arithmetic progression the middle is the mean of the outer two. Every term of this condition
        contains $a$, so it cancels and only the ratio is left.`,
      works: ([one, two]) =>
        tex`a + ${frac(kept)}ar^2 = 2ar \quad \Rightarrow \quad ${frac(kept)}r^2 - 2r + 1 = 0 \quad \Rightarrow \quad
          r = ${frac(one)} \text{ or } r = ${frac(two)}`,
    })`
      Let $a$, $ar$, $ar^2$ be the ${things} at first. Twice the middle one is the sum of the outer two at the end;
      divide this equation by $a$ and solve it for $r$.`;
    const ratio = step(roots[0], {
      name: 'the common ratio',
      because: text`Both solutions satisfy the equation, but with a ratio below $1$ the ${things} would get smaller.`,
      works: value => tex`r = ${frac(value)}`,
    })`
      The ${things} increase, so the ratio is greater than $1$: choose this solution.`;
    const third = step(frac(calc`${middle} * ${frac(ratio)}`))`
      The third ${one} at first is the middle one times the ratio.`;
    return {
      answer: third,
      stem:
        frame % 2 === 0
          ? text`Three positive numbers increase and are in geometric progression. When the third is lowered by
            $${percent}\%$, the numbers are in arithmetic progression and add up to $${sum}$. What was the third number
            at first?`
          : text`The rents of three flats, from the lowest to the highest, are in geometric progression. After the
            owner cuts the highest rent by $${percent}\%$, the three rents make an arithmetic progression with a total
            of $${sum}$ thousand rupees. What was the highest rent before the cut, in thousand rupees?`,
      show: plain,
      plausible: value => value.gt(0) && value.d < 10n,
      onSight: value => value.gt(m),
      slips: [
        slip('kept_a_false_root', ratio, roots[1])`
          You kept the ratio $${frac(ratio)}$. It is less than $1$, so the three ${things} would decrease.`,
        slip('answered_another_quantity', third, calc`${middle} * ${frac(ratio)} * ${frac(kept)}`)`
          ${here} is the third ${one} after it has been lowered. The question asks for it before that.`,
        slip('wrong_base', third, calc`${middle} * ${frac(ratio)} * ${frac(kept)} * (100% + ${percent}%)`)`
          ${here} raises the lowered ${one} by $${percent}\%$ again. The per cent was of the ${one} before, which is
          larger.`,
        slip('stopped_a_step_early', third, middle)`
          $${middle}$ is the middle ${one}. The third one is this times the ratio.`,
        slip('went_a_step_too_far', third, calc`${middle} * ${frac(ratio)}^2`)`
          ${here} multiplies the middle ${one} by the ratio twice. From the middle to the third it is only one step.`,
        slip('took_the_whole_for_a_part', middle, calc`${sum} / 2`)`
          You divided the total by $2$, so the middle came out as ${here}. There are three ${things}, and the middle is
          their mean.`,
        slip('went_a_step_too_far', third, frac(calc`${middle} * ${frac(ratio)} / ${frac(kept)}`))`
          ${here} divides by the part that is left, as if the ratio were the one after the cut. It is the ratio of the
          ${things} at first.`,
        slip('forgot_the_root', ratio, frac(calc`1 / ${frac(kept)}`))`
          You used $${frac(ratio)}$ as the ratio. It is the product of both solutions of the quadratic equation, not
          one of them.`,
        slip('inverted_the_ratio', third, frac(calc`${middle} / ${frac(ratio)}`))`
          ${here} divides the middle ${one} by the ratio. That leads to the first ${one}; for the third one multiply.`,
      ],
      snapRead: text`The middle of three is unchanged, so the sum gives it, and the condition gives the ratio.`,
      approach: text`Find the middle ${one} from the sum at the end. Write the arithmetic condition with the ratio: the
        first ${one} cancels, and the ratio solves a quadratic equation.`,
      faster: text`Divide the equation by $ar^2$ and gather the terms: $\left(1 - \frac{1}{r}\right)^2 =
        ${frac(q(n * n, d * d))}$, so $\frac{1}{r} = ${frac(q(d - n, d))}$ at once.`,
      check: text`The ${things} were $${frac(q(m * (d - n), d))}$, $${m}$, $${frac(q(m * d, d - n))}$; lowering the last
        by $${percent}\%$ makes the steps equal, $${frac(q(m * n, d))}$ each.`,
      principle: text`A condition of the same degree in all terms of a geometric progression is an equation for the
        ratio alone.`,
    };
  },
);

/** AL.SEQ.3: means, a progression changed by a per cent, and places of terms. */
export const meansAndPlaces: readonly AnyTemplate[] = [
  ...situation<Means>({
    type: 'AL.SEQ.3',
    situation: 'two-means',
    tries: 200,
    draw: draw => {
      const p = { k: draw.int(1, 24), u: draw.int(1, 5), v: draw.int(3, 12), frame: draw.int(0, 1) };
      const isFit =
        p.u < p.v && gcd(p.u, p.v) === 1 && p.k * p.v * p.v < 400 && p.k * p.u * p.u > 1 && p.v > 2.42 * p.u;
      return isFit ? p : null;
    },
    forms: [meansApart],
  }),
  ...situation<Lowered>({
    type: 'AL.SEQ.3',
    situation: 'third-lowered',
    tries: 300,
    draw: draw => {
      const [n, d] = draw.pick([
        [1, 2],
        [2, 5],
        [3, 5],
        [4, 5],
        [3, 10],
        [7, 10],
        [1, 5],
      ] as const);
      const p = { n, d, m: draw.int(12, 120), frame: draw.int(0, 1) };
      const isFit = (p.m * d) % (d - n) === 0 && (p.m * n) % d === 0;
      return isFit && (p.m * d) / (d - n) < 400 ? p : null;
    },
    forms: [lowered],
  }),
];
