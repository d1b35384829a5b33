import { gcd } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

const ordinal = (n: number): string => {
  const tens = n % 100;
  const end = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${end}`;
};

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
      works: (_v, w) => tex`x = ${w}`,
    })`
      In an arithmetic progression the middle number is the mean of the outer two.`;
    const square = step(calc`${a} * ${b}`, {
      name: 'the square of the middle of the geometric progression',
      works: (_v, w) => tex`y^2 = ${w}`,
    })`
      In a geometric progression the square of the middle number is the product of the outer two.`;
    const geometric = step(() => nearFraction(Math.sqrt(Number(square.valueOf())), 1), {
      name: 'the middle of the geometric progression',
      works: value => tex`y = ${value}`,
    })`
      All numbers are positive, so take the positive root.`;
    const apart = step(calc`${arithmetic} - ${geometric}`)`
      Subtract the two middle numbers.`;
    return {
      answer: apart,
      stem:
        frame % 2 === 0
          ? text`The positive numbers $${a}$, $x$, $${b}$ are in arithmetic progression, and the positive numbers
            $${a}$, $y$, $${b}$
            are in geometric progression. By how much does $x$ exceed $y$?`
          : text`Aarav and Lalitha each put one positive number between $${a}$ and $${b}$. Aarav's number makes an
            arithmetic
            progression, Lalitha's a geometric one. How much larger is Aarav's number than Lalitha's?`,
      show: plain,
      plausible: value => value.gt(0),
      slips: [
        slip('did_not_halve', geometric, a + b < a * b && calc`${a} * ${b} / (${a} + ${b})`)`
          The product was divided by the sum, so the geometric middle came out as ${here}. The middle is the root of the
          product.`,
        slip('miscounted_the_steps', arithmetic, calc`(2 * ${a} + ${b}) / 3`)`
          The gap was split into three equal steps, so the arithmetic middle came out as ${here}. One number between
          the ends makes two steps.`,
        slip('subtracted_for_added', arithmetic, calc`(${b} - ${a}) / 2`)`
          Half the difference of the ends, ${here}, was taken for the arithmetic middle. The mean is half their sum.`,
        slip('halved_needlessly', geometric, () => geometricOf(a, b).div(2))`
          The root of the product was also halved, to $${geometric}$. Only a sum is halved.`,
        slip('did_not_halve', arithmetic, calc`${a} + ${b}`)`
          The sum of the outer numbers was not halved, so ${here} was taken for the arithmetic middle.`,
        slip('mixed_up_kinds_of_progression', geometric, calc`2 * ${a} * ${b} / (${a} + ${b})`)`
          ${here} is the middle number of a harmonic progression, not of a geometric one.`,
        slip('answered_another_quantity', apart, calc`${arithmetic} - ${Math.min(a, b)}`)`
          ${here} is the common difference of the arithmetic progression.`,
        slip('stopped_a_step_early', apart, arithmetic)`
          $${arithmetic}$ is the arithmetic middle itself; the geometric one was not subtracted.`,
        slip('answered_another_quantity', apart, geometric)`
          $${geometric}$ is the geometric middle itself, not the difference of the two.`,
        slip('wrong_sign', geometric, () => geometricOf(a, b).neg())`
          The negative root $${geometric}$ was taken for the geometric middle, but the numbers are positive.`,
      ],
      snapRead: text`Two middle numbers between the same ends: one by a sum, the other by a product.`,
      approach: text`Find the arithmetic middle as the mean of the ends and the geometric middle as the root of their
        product, and
        subtract.`,
      check: text`$${a}$, $${frac(q(a + b, 2))}$, $${b}$ have equal steps, and $${k * u * v} \times ${k * u * v} = ${a}
        \times
        ${b}$.`,
      principle: text`The middle of an arithmetic progression is half the sum of the ends; of a geometric one it is the
        root of
        their product.`,
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
    const middle = step(calc`${sum} / 3`, {
      name: 'the middle number',
      because: text`The second number was not changed, so it is the middle of both progressions.`,
    })`
      At the end the numbers are in arithmetic progression, so the middle one is a third of their sum.`;
    const kept = step(frac(calc`(100 - ${percent}) / 100`), {
      name: 'the part of the third number that is left',
    })`
      Of the third number this part is left.`;
    const roots = step([q(d, d - n), q(d, d + n)], {
      name: 'the two possible ratios',
      works: ([one, two]) =>
        tex`a + ${frac(kept)}ar^2 = 2ar \quad \Rightarrow \quad ${frac(kept)}r^2 - 2r + 1 = 0 \quad \Rightarrow \quad
          r = ${frac(one)} \text{ or } r = ${frac(two)}`,
    })`
      Let $a$, $ar$, $ar^2$ be the numbers. Twice the middle number is the sum of the outer two; divide by $a$ and
      solve for $r$.`;
    const ratio = step(roots[0], { name: 'the common ratio', works: value => tex`r = ${frac(value)}` })`
      The numbers increase, so the ratio is greater than $1$.`;
    const third = step(frac(calc`${middle} * ${frac(ratio)}`))`
      The third number is the middle one times the ratio.`;
    return {
      answer: third,
      stem:
        frame % 2 === 0
          ? text`Three positive numbers increase and are in geometric progression. When the third is lowered by
            $${percent}\%$,
            the numbers are in arithmetic progression and add up to $${sum}$. What was the third number at first?`
          : text`The rents of three flats, from the lowest to the highest, are in geometric progression. After the
            owner cuts the
            highest rent by $${percent}\%$, the three rents make an arithmetic progression with a total of
            $${sum}$ thousand rupees. What was the highest rent before the cut, in thousand rupees?`,
      show: plain,
      plausible: value => value.gt(0) && value.d < 10n,
      onSight: value => value.gt(m),
      slips: [
        slip('kept_a_false_root', ratio, roots[1])`
          The ratio $${frac(ratio)}$ was kept. It is less than $1$, so the three would decrease.`,
        slip('answered_another_quantity', third, calc`${middle} * ${frac(ratio)} * ${frac(kept)}`)`
          ${here} is the third value after it has been lowered.`,
        slip('wrong_base', third, calc`${middle} * ${frac(ratio)} * ${frac(kept)} * (100% + ${percent}%)`)`
          ${here} raises the lowered value by $${percent}\%$ again, but the per cent was taken of the value before.`,
        slip('stopped_a_step_early', third, middle)`
          $${middle}$ is the middle value. It has to be multiplied by the ratio.`,
        slip('went_a_step_too_far', third, calc`${middle} * ${frac(ratio)}^2`)`
          ${here} multiplies the middle value by the ratio twice, as if it were the first.`,
        slip('took_the_whole_for_a_part', middle, calc`${sum} / 2`)`
          The total was divided by $2$ and not by $3$, so the middle came out as ${here}.`,
        slip('went_a_step_too_far', third, frac(calc`${middle} * ${frac(ratio)} / ${frac(kept)}`))`
          ${here} divides by the part that is left, as if the cut had already been made. The ratio is that of the
          values before it.`,
        slip('forgot_the_root', ratio, frac(calc`1 / ${frac(kept)}`))`
          $${frac(ratio)}$ was taken for the ratio. It is the product of both solutions of the quadratic equation.`,
        slip('inverted_the_ratio', third, frac(calc`${middle} / ${frac(ratio)}`))`
          ${here} divides by the ratio, which leads to the first value and not to the third.`,
      ],
      snapRead: text`The middle of three is unchanged: it is known from the sum, and the condition gives the ratio.`,
      approach: text`Take the middle from the sum at the end. Write the arithmetic condition with the ratio; the first
        number cancels, and
        the ratio solves a quadratic equation.`,
      faster: text`Divide the equation by $ar^2$ and gather the terms: $\left(1 - \frac{1}{r}\right)^2 =
        ${frac(q(n * n, d * d))}$, so $\frac{1}{r} = ${frac(q(d - n, d))}$ at once.`,
      check: text`The numbers were $${frac(q(m * (d - n), d))}$, $${m}$, $${frac(q(m * d, d - n))}$; lowering the last
        by
        $${percent}\%$ makes the steps equal, $${frac(q(m * n, d))}$ each.`,
      principle: text`A condition of the same degree in all terms of a geometric progression is an equation for the
        ratio alone.`,
    };
  },
);

interface Places {
  i: number;
  j: number;
  k: number;
  frame: number;
}

const nextPlace = form<Places>(
  'place-of-the-next-geometric-term',
  {
    band: 'Hard',
    seconds: 120,
    also: ['AL.SEQ.1'],
    entry: true,
    verify: ({ i, j, k }) => {
      // With the difference 1: the i-th term t solves (t + j - i)² = t(t + k - i).
      for (let top = -4000; top <= 4000; top += 1) {
        for (let bottom = 1; bottom <= 12; bottom += 1) {
          const t = top / bottom;
          if (t !== 0 && Math.abs((t + j - i) ** 2 - t * (t + k - i)) < 1e-9) {
            const fourth = (t + k - i) ** 2 / (t + j - i);
            return nearFraction(i + fourth - t);
          }
        }
      }
      throw new Error('no progression');
    },
  },
  ({ i, j, k, frame }, { step, write }) => {
    const first = step(calc`${j} - ${i}`, { name: 'the steps in the first gap' })`
      Let $d$ be the common difference. Count the steps from the ${ordinal(i)} to the ${ordinal(j)} term: the terms
      differ by
      that many times $d$.`;
    const second = step(calc`${k} - ${j}`, { name: 'the steps in the second gap' })`
      Count the steps from the ${ordinal(j)} to the ${ordinal(k)} term in the same way.`;
    write(tex`\frac{ar^2 - ar}{ar - a} = \frac{ar(r - 1)}{a(r - 1)} = r`, {
      because: text`Differences of neighbouring terms of a geometric progression have the same ratio as the terms.`,
    })`
      Now look at these three as $a$, $ar$, $ar^2$. The second difference divided by the first is the ratio.`;
    const ratio = step(frac(calc`${second} / ${first}`), {
      name: 'the common ratio',
      works: (_v, w) => tex`r = ${w}`,
    })`
      The unknown $d$ cancels in this quotient, so the ratio is the quotient of the numbers of steps.`;
    const gap = step(frac(calc`${second} * ${frac(ratio)}`), { name: 'the steps to the next term' })`
      The next difference is again $r$ times the one before, so this many steps lead to the next term of the geometric
      progression.`;
    const place = step(calc`${k} + ${gap}`)`
      Go on by that many places from the ${ordinal(k)} term.`;
    return {
      answer: place,
      stem:
        frame % 2 === 0
          ? text`The terms of an arithmetic progression are all different. Its ${ordinal(i)}, ${ordinal(j)} and
            ${ordinal(k)} terms are
            consecutive terms of a geometric progression. At which place of the arithmetic progression does the next
            term
            of the geometric progression stand?`
          : text`Thomas writes an arithmetic progression whose terms are not all equal, and rings the terms with the
            numbers $${i}$,
            $${j}$ and $${k}$, which form a geometric progression. What is the number of the term that continues this
            geometric
            progression?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(k),
      slips: [
        slip('mixed_up_kinds_of_progression', gap, second)`
          The same ${second} steps were made once more. The terms are in geometric progression, so their differences
          grow.`,
        slip('took_the_change_the_wrong_way', place, () =>
          q(k)
            .add(k - j)
            .add(k - j)
            .sub(j - i),
        )`
          $${place}$ lets the steps ${first}, ${second} grow by the same amount again. They grow by the same factor.`,
        slip('mixed_up_kinds_of_progression', place, (k * k) % j === 0 && frac(calc`${k}^2 / ${j}`))`
          ${here} continues the place numbers as a geometric progression. The terms are in one, not their places.`,
        slip('scaled_from_the_wrong_length', place, calc`${k} * ${frac(ratio)}`)`
          ${here} multiplies the place $${k}$ by the ratio. Only the steps between the places are multiplied.`,
        slip('stopped_a_step_early', place, gap)`
          $${gap}$ is the number of steps from the last term, not its place.`,
        slip('measured_from_the_wrong_end', place, calc`${j} + ${gap}`)`
          ${here} counts the new steps from the ${ordinal(j)} term. They begin at the ${ordinal(k)}.`,
        slip('measured_from_the_wrong_end', gap, calc`(${k} - ${i}) * ${frac(ratio)}`)`
          The steps were counted from the ${ordinal(i)} term, so ${here} steps were made.`,
        slip('miscounted_the_steps', place, calc`${k} + ${gap} + 1`)`
          ${here} counts both ends of the last gap. From one place to another there are as many steps as their
          difference.`,
      ],
      snapRead: text`Three places in an arithmetic progression whose terms are in geometric progression: compare the
        differences.`,
      approach: text`Differences of the terms are known but for one common factor. In a geometric progression they have
        the ratio of the
        terms, so the ratio follows without the terms themselves.`,
      check: () => {
        const r = q(k - j, j - i);
        const start = q(j - i).div(r.sub(1));
        const row = [start, start.mul(r), start.mul(r).mul(r), start.mul(r).mul(r).mul(r)];
        return text`With the difference $1$ the four terms are $${frac(row[0] ?? q(0))}$, $${frac(row[1] ?? q(0))}$,
          $${frac(row[2] ?? q(0))}$, $${frac(row[3] ?? q(0))}$: each is $${frac(r)}$ times the one before.`;
      },
      principle: text`Differences of consecutive terms of a geometric progression form a geometric progression with the
        same ratio.`,
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
  ...situation<Places>({
    type: 'AL.SEQ.3',
    situation: 'places-in-geometric-progression',
    tries: 300,
    draw: draw => {
      const p = { i: draw.int(2, 9), j: draw.int(4, 20), k: draw.int(8, 50), frame: draw.int(0, 1) };
      const [one, two] = [p.j - p.i, p.k - p.j];
      const isFit = one > 1 && two > one && (two * two) % one === 0 && p.k + (two * two) / one < 150;
      return isFit ? p : null;
    },
    forms: [nextPlace],
  }),
];
