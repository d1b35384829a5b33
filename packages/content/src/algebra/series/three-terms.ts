import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Shift {
  /** The geometric progression is k·d², k·d·n, k·n²; the given numbers are smaller by x. */
  k: number;
  n: number;
  d: number;
  x: number;
  frame: number;
}

const addedNumber = form<Shift>(
  'number-added-to-three',
  {
    band: 'Easy',
    seconds: 50,
    verify: ({ k, n, d, x }) => {
      const [a, b, c] = [k * d * d - x, k * d * n - x, k * n * n - x];
      for (let i = -300; i <= 300; i += 1) if ((b + i) ** 2 === (a + i) * (c + i)) return q(i);
      throw new Error('no number');
    },
  },
  ({ k, n, d, x, frame }, { step, write }) => {
    const [a, b, c] = [k * d * d - x, k * d * n - x, k * n * n - x];
    write(tex`(${b} + x)^2 = (${a} + x)(${c} + x)`, {
      because: text`The second number over the first is the same ratio as the third over the second. Multiplying
        crosswise gives the square of the middle one on one side.`,
    })`
      Let $x$ be the number that is added. In a geometric progression the square of the middle term is the product of
      the outer two, so write that equation.`;
    const left = step(calc`${b}^2 - ${a} * ${c}`, {
      name: 'the difference of the constant terms',
      because: text`$x^2$ is on both sides and cancels, so only terms with $x$ and constants remain.`,
      works: (_v, w) => tex`${b}^2 + ${2 * b}x + x^2 = ${a * c} + ${a + c}x + x^2, \qquad ${w}`,
    })`
      Expand both sides. The terms $x^2$ cancel. Bring the constants to the left: the square of the middle number less
      the product of the outer ones.`;
    const factor = step(calc`${a} + ${c} - 2 * ${b}`, {
      name: text`the coefficient of $x$`,
      because: text`A square of a sum has twice the product of its parts in the middle. So the left side has $2 \times
        ${b}$ times $x$.`,
    })`
      Bring the terms with $x$ to the right: $x$ comes there as often as the sum of the outer numbers says, and twice
      the middle number is subtracted.`;
    const added = step(calc`${left} / ${factor}`, { works: (_v, w) => tex`x = ${w}` })`
      The constant on the left is the coefficient times $x$, so divide by the coefficient.`;
    return {
      answer: added,
      stem:
        frame === 0
          ? text`When the same number is added to each of $${a}$, $${b}$ and $${c}$, the results are in geometric
            progression in this order. What is that number?`
          : frame === 1
            ? text`For which real $x$ are $${a} + x$, $${b} + x$ and $${c} + x$ consecutive terms of a geometric
              progression?`
            : text`Meera adds the same number to $${a}$, to $${b}$ and to $${c}$ and gets three consecutive terms of a
              geometric progression. Which number was added?`,
      show: plain,
      plausible: value => value.d < 10n && value.abs().lt(200),
      slips: [
        slip('got_the_middle_term_wrong', factor, calc`${a} + ${c} - ${b}`)`
          You squared $${b}$ plus the unknown with its middle term once instead of twice. This leaves the coefficient
          ${here}.`,
        slip('wrong_sign', left, calc`${a} * ${c} - ${b}^2`)`
          You moved a constant across the equals sign without changing its sign, so ${here} was divided.`,
        slip('answered_another_quantity', added, calc`${b} + ${frac(left)} / ${frac(factor)}`)`
          ${here} is the middle term of the progression, after the number has been added. The question asks for the
          number itself.`,
        slip('answered_another_quantity', added, calc`${a} + ${frac(left)} / ${frac(factor)}`)`
          ${here} is the first term of the progression, after the number has been added. The question asks for the
          number itself.`,
        slip('got_the_middle_term_wrong', factor, calc`${a} + ${c}`)`
          You squared $${b}$ plus the unknown as a sum of two squares. The middle term, twice their product, is
          missing, so the coefficient became ${here}.`,
        slip('mixed_up_kinds_of_progression', left, calc`${a} + ${c} - ${b}`)`
          ${here} compares the numbers by their sum, which belongs to an arithmetic progression. In a geometric one
          products are compared.`,
      ],
      snapRead: text`The same unknown is added to three numbers, and they become a geometric progression: one equation
        for the unknown.`,
      approach: text`Write that the square of the middle term is the product of the outer ones. The squares of the
        unknown cancel, so the equation is linear.`,
      check: text`Adding $${x}$ gives $${k * d * d}$, $${k * d * n}$, $${k * n * n}$, and each is $${frac(q(n, d))}$ of
        the one before.`,
      principle: text`Three numbers are in geometric progression when the square of the middle one is the product of
        the outer two.`,
    };
  },
);

interface Three {
  /** An arithmetic progression with the middle m and the step e > 0; p, o, r are added. */
  m: number;
  e: number;
  p: number;
  o: number;
  r: number;
  frame: number;
}

const arithmeticToGeometric = form<Three>(
  'arithmetic-made-geometric',
  {
    band: 'Medium',
    seconds: 95,
    revision: 2,
    also: ['AL.QUA.8'],
    verify: ({ m, p, o, r }) => {
      for (let i = 1; i <= 4000; i += 1) {
        const e = i / 4;
        if (Math.abs((m + o) ** 2 - (m - e + p) * (m + e + r)) < 1e-9) return nearFraction(m + e, 4);
      }
      throw new Error('no step');
    },
  },
  ({ m, e, p, o, r, frame }, { step, write, find }) => {
    const sum = 3 * m;
    const middle = step(calc`${sum} / 3`, {
      name: 'the middle number',
      because: text`The outer numbers lie equally far below and above the middle one, so the middle one is the mean.`,
    })`
      In an arithmetic progression of three numbers the middle one is a third of their sum.`;
    write(tex`(${middle} - d ${addedTex(p)})(${middle} + d ${addedTex(r)}) = (${middle} ${addedTex(o)})^2`, {
      because: text`Written as middle minus $d$, middle and middle plus $d$, the three numbers have only one unknown.`,
    })`
      Let $d$ be the common difference. Add the three given numbers to the terms. The results are in geometric
      progression, so the product of the outer two is the square of the middle one.`;
    const gap = find(r - p, { name: 'the difference of the outer numbers added' });
    const roots = step(
      () => {
        const [u, v, w] = [middle.add(p), middle.add(p).add(gap), middle.add(o)];
        const half = Number(gap.valueOf()) / 2;
        const constant = Number(u.mul(v).sub(w.mul(w)).valueOf());
        const root = Math.sqrt(Math.abs(half * half + constant));
        const near = (value: number) => q(Math.round(value * 1e6), 1e6);
        return [near(root - half), near(-root - half)] as const;
      },
      {
        name: 'the two differences',
        because: text`In the product of the outer two $d$ is multiplied by $d$, so the equation is quadratic and has two
          solutions.`,
        works: ([one, two]) => tex`d = ${frac(one)} \text{ or } d = ${frac(two)}`,
      },
    )`
      Multiply out. This is a quadratic equation for $d$; solve it.`;
    const difference = step(roots[0], {
      name: 'the common difference',
      because: text`Both solutions satisfy the equation, but with a negative difference the numbers would decrease.`,
      works: value => tex`d = ${value}`,
    })`
      The three numbers increase, so the difference has to be positive.`;
    const greatest = step(calc`${middle} + ${difference}`)`
      The greatest number is one difference above the middle one, so add it.`;
    return {
      answer: greatest,
      stem:
        frame % 2 === 0
          ? text`Three numbers in increasing arithmetic progression add up to $${sum}$. When $${p}$, $${o}$ and $${r}$
            are added to them in this order, the results are in geometric progression. What is the greatest of the three
            numbers?`
          : text`Nikhil writes down three numbers, from the least to the greatest, in arithmetic progression and with
            the sum $${sum}$. Adding $${p}$ to the first, $${o}$ to the second and $${r}$ to the third makes them a
            geometric progression. Find the last number that Nikhil wrote.`,
      show: plain,
      plausible: value => value.d < 5n && value.abs().lt(400),
      onSight: value => value.gt(m),
      slips: [
        slip('wrong_sign', difference, -Number(roots[1].valueOf()))`
          You used $${difference}$ as the difference. The other solution of the equation is this number with a minus
          sign, and dropping the sign does not make it one.`,
        slip('kept_a_false_root', difference, roots[1])`
          You kept the negative solution $${difference}$ as the common difference. Then the numbers decrease.`,
        slip('answered_another_quantity', greatest, calc`${middle} + ${difference} + ${r}`)`
          ${here} is the last term of the geometric progression, after $${r}$ has been added. The question asks for the
          number before that.`,
        slip('answered_another_quantity', greatest, calc`${middle} - ${difference}`)`
          ${here} is the first and least of the three numbers. The question asks for the greatest.`,
        slip('miscounted_the_steps', greatest, calc`${middle} + 2 * ${difference}`)`
          ${here} goes up two differences from the middle number. The last one is only one difference above it.`,
        slip('answered_another_quantity', greatest, calc`${middle} + ${o}`)`
          ${here} is the middle term of the geometric progression, after $${o}$ has been added. The greatest of the
          first three numbers is wanted.`,
        slip('stopped_a_step_early', greatest, difference)`
          $${difference}$ is the common difference. It still has to be added to the middle number $${middle}$.`,
      ],
      snapRead: text`Three numbers in arithmetic progression have a known sum: the middle one is known, and only the
        difference is to be found.`,
      approach: text`The sum gives the middle number. The condition for a geometric progression is then a quadratic
        equation for the difference, and the order of the numbers selects its solution.`,
      check: text`$${m - e}$, $${m}$, $${m + e}$ become $${m - e + p}$, $${m + o}$, $${m + e + r}$, and
        $${m + o}^2 = ${m - e + p} \times ${m + e + r}$.`,
      principle: text`Write three numbers in arithmetic progression as middle minus, middle and middle plus the
        difference: their sum leaves one unknown.`,
    };
  },
);

interface Twice {
  /** s = the second reduction; the first is 2u²·s with u = n/d. */
  n: number;
  d: number;
  s: number;
  frame: number;
}

const termsOf = ({ n, d, s }: Twice) => {
  const u = q(n, d);
  const t = u.mul(u).mul(2 * s);
  const first = q(s).div(u.sub(1).pow(2)?.mul(2) ?? 1);
  const ratio = u.mul(u).sub(u).mul(2).add(1);
  return { t, first, ratio, second: first.mul(ratio), third: first.mul(ratio).mul(ratio) };
};

const reducedTwice = form<Twice>(
  'progression-reduced-twice',
  {
    band: 'Hard',
    seconds: 150,
    revision: 3,
    also: ['AL.QUA.8'],
    verify: p => {
      const t = Number(termsOf(p).t.valueOf());
      // The last three numbers a, m, c: the roots of a and c differ by the root of 2s.
      for (const sign of [1, -1]) {
        const gap = sign * Math.sqrt(2 * p.s);
        let [low, high] = [Math.max(0, -gap), 1000];
        const miss = (x: number) => (x * (x + gap) + p.s) ** 2 - x * x * ((x + gap) ** 2 + t);
        if (miss(low + 1e-9) * miss(high) > 0) continue;
        for (let i = 0; i < 200; i += 1) {
          const x = (low + high) / 2;
          if (miss(x) * miss(high) > 0) high = x;
          else low = x;
        }
        const y = low + gap;
        return nearFraction(Math.round((low * low + low * y + p.s + y * y + t) * 1e6) / 1e6, 20);
      }
      throw new Error('no numbers');
    },
  },
  (p, { step, write }) => {
    const { s, frame } = p;
    const { t, ratio, first, second, third } = termsOf(p);
    const quotient = t.div(s);
    // Sums less and more by the same amount would show the key between them.
    const isOdd = s % 2 === 1;
    const things = frame % 2 === 0 ? 'numbers' : 'weights';
    const one = frame % 2 === 0 ? 'number' : 'weight';
    write(tex`a + (ar^2 - ${t}) = 2ar \quad \Rightarrow \quad a(r - 1)^2 = ${t}`, {
      because: text`In an arithmetic progression the middle one is the mean of the outer two, so twice the middle is
        their sum. The left side then is $a$ times $r^2 - 2r + 1$.`,
    })`
      Let the ${things} be $a$, $ar$ and $ar^2$. After the first reduction the sum of the outer two is twice the middle
      one.`;
    write(tex`(ar - ${s})^2 = a(ar^2 - ${t}) \quad \Rightarrow \quad a(${2 * s}r - ${t}) = ${s * s}`, {
      because: text`Three ${things} are in geometric progression when the square of the middle one is the product of
        the outer two. Both sides have $a^2r^2$, so it drops out.`,
    })`
      After the second reduction the square of the middle ${one} is the product of the outer ones. The terms $a^2r^2$
      cancel.`;
    const roots = step([ratio, q(2).add(quotient.mul(2)).sub(ratio)], {
      name: 'the two possible ratios',
      works: ([one, two]) =>
        tex`\frac{(r - 1)^2}{${2 * s}r - ${t}} = \frac{${t}}{${s * s}} \quad \Rightarrow \quad r = ${frac(one)} \text{
          or } r = ${frac(two)}`,
      because: text`Each equation has $a$ as a factor. Dividing them removes $a$ and leaves a quadratic equation for
        the ratio alone.`,
    })`
      Divide the first equation by the second, so that $a$ cancels, and solve the quadratic equation for $r$.`;
    const kept = step(roots[0], {
      name: 'the ratio',
      because: text`A solution of the equation need not satisfy the story: all three ${things} have to be positive at
        the end too.`,
      works: value => tex`r = ${frac(value)}`,
    })`
      Test both. With the larger value the middle ${one} is less than $${s}$, so reducing it would make it negative.
      Keep the other one.`;
    const start = step(frac(calc`${t} / (${frac(kept)} - 1)^2`), {
      name: `the first ${one}`,
      works: (_v, w) => tex`a(r - 1)^2 = ${t} \quad \Rightarrow \quad a = ${w}`,
    })`
      Substitute the ratio into the first equation to get the first ${one}.`;
    const total = step(frac(calc`${frac(start)} * (1 + ${frac(kept)} + ${frac(kept)}^2)`), {
      works: (_v, w) => tex`a + ar + ar^2 = ${w}`,
    })`
      The question asks for the sum of the three ${things} at first, so add $a$, $ar$ and $ar^2$.`;
    return {
      answer: total,
      stem:
        frame % 2 === 0
          ? text`Three positive numbers are in geometric progression. If the third is reduced by $${t}$, they are in
            arithmetic progression. If the second is then reduced by $${s}$, too, all three are again positive and in
            geometric progression. What is the sum of the three original numbers?`
          : text`Farah has three bags with weights in geometric progression, in kg. When $${t}$ kg are taken out of the
            third bag, the weights are in arithmetic progression. When $${s}$ kg are then taken out of the second bag,
            which does not empty it, they are once more in geometric progression. How many kg did the three bags weigh
            together at first?`,
      show: plain,
      plausible: value => value.gt(0) && value.d < 20n,
      slips: [
        slip('kept_a_false_root', kept, roots[1])`
          You kept the ratio $${frac(kept)}$. It solves the equation, but then the second ${one} is less than $${s}$ and
          would become negative.`,
        slip(
          'answered_another_quantity',
          total,
          isOdd && (() => start.mul(kept.mul(kept).add(kept).add(1)).sub(t)),
        )`
          $${total}$ is the sum after the first reduction. The $${t}$ that were taken away have to be counted at
          first.`,
        slip(
          'answered_another_quantity',
          total,
          isOdd && (() => start.mul(kept.mul(kept).add(kept).add(1)).sub(t).sub(s)),
        )`
          $${total}$ is the sum at the end, after both reductions. The question asks for the sum at first.`,
        slip('got_the_middle_term_wrong', start, frac(calc`${t} / (${frac(kept)}^2 - 1)`))`
          You used the square of the ratio minus $1$ in place of the square of ‘ratio minus $1$’, so the first ${one}
          came out as $${frac(start)}$.`,
        slip('got_the_middle_term_wrong', start, frac(calc`${t} / (${frac(kept)}^2 + 1)`))`
          You left out the middle term in the square of ‘ratio minus $1$’, so the first ${one} came out as
          $${frac(start)}$.`,
        slip('forgot_to_square', start, frac(calc`${t} / (${frac(kept)} - 1)`))`
          You divided $${t}$ by ‘ratio minus $1$’ itself and not by its square, so the first ${one} came out as
          $${frac(start)}$.`,
        slip('got_the_middle_term_wrong', total, frac(calc`${frac(start)} * (1 + ${frac(kept)})^2`))`
          You used the first ${one} times the square of ‘$1$ plus ratio’, ${here}. In that square the middle ${one}
          comes twice, and in the sum it comes once.`,
        slip(
          'miscounted_the_steps',
          total,
          frac(calc`${frac(start)} * (1 + ${frac(kept)} + ${frac(kept)}^3)`),
        )`
          You used the cube of the ratio $${frac(kept)}$ for the third ${one}. From the first to the third there are
          only two steps.`,
        slip('mixed_up_kinds_of_progression', total, frac(calc`3 * ${frac(start)} * ${frac(kept)}`))`
          ${here} is three times the middle ${one}. That would be the sum of an arithmetic progression.`,
        slip('left_out_a_term', total, frac(calc`${frac(start)} * (${frac(kept)} + ${frac(kept)}^2)`))`
          ${here} adds only the second and the third ${one}. The first belongs to the sum too.`,
        slip('answered_another_quantity', total, frac(calc`${frac(start)} * ${frac(kept)}^2`))`
          ${here} is the third ${one} alone. The question asks for the sum of all three.`,
      ],
      snapRead: text`Geometric, then arithmetic, then geometric: each change gives an equation with the first ${one}
        and the ratio.`,
      approach: text`Write the ${things} with the first one and the ratio, and one equation for each change. Dividing
        them leaves an equation for the ratio; test both of its solutions against the conditions.`,
      check: text`$${frac(first)}$, $${frac(second)}$, $${frac(third)}$ become $${frac(first)}$, $${frac(second)}$,
        $${frac(third.sub(t))}$ with equal steps, and then $${frac(first)}$, $${frac(second.sub(s))}$,
        $${frac(third.sub(t))}$ with equal ratios.`,
      principle: text`Two conditions on a geometric progression are divided by each other, so that the first term
        cancels.`,
    };
  },
);

const ratios = [
  [3, 2],
  [2, 1],
  [5, 2],
  [3, 1],
  [4, 3],
  [5, 3],
  [5, 4],
  [3, 4],
  [2, 3],
] as const;

/** AL.SEQ.3: what three numbers in arithmetic or geometric progression satisfy. */
export const threeTerms: readonly AnyTemplate[] = [
  ...situation<Shift>({
    type: 'AL.SEQ.3',
    situation: 'three-shifted',
    tries: 200,
    draw: draw => {
      const [n, d] = draw.pick([
        [3, 2],
        [2, 1],
        [3, 1],
        [4, 3],
        [5, 2],
        [5, 3],
        [4, 1],
        [2, 3],
        [1, 2],
        [1, 3],
      ] as const);
      const p = { k: draw.int(1, 9), n, d, x: draw.int(-20, 20), frame: draw.int(0, 2) };
      const given = [p.k * d * d - p.x, p.k * d * n - p.x, p.k * n * n - p.x];
      return p.x !== 0 && given.every(g => g > 0 && g < 90) && Math.abs(p.x) > 1 ? p : null;
    },
    forms: [addedNumber],
  }),
  ...situation<Three>({
    type: 'AL.SEQ.3',
    situation: 'three-with-a-sum',
    tries: 400,
    draw: draw => {
      const [n, d] = draw.pick([
        [3, 2],
        [2, 1],
        [3, 1],
        [4, 3],
        [5, 2],
        [5, 3],
      ] as const);
      const k = draw.int(1, 8);
      const [m, e] = [draw.int(5, 30), draw.int(2, 14)];
      const [p, o, r] = [k * d * d - m + e, k * d * n - m, k * n * n - m - e];
      const isFit = m - e > 0 && p > 0 && o > 0 && r > p + 1 && r < 60 && new Set([p, o, r, e]).size === 4;
      return isFit ? { m, e, p, o, r, frame: draw.int(0, 1) } : null;
    },
    forms: [arithmeticToGeometric],
  }),
  ...situation<Twice>({
    type: 'AL.SEQ.3',
    situation: 'reduced-twice',
    tries: 300,
    draw: draw => {
      const [n, d] = draw.pick(ratios);
      const p = { n, d, s: draw.int(2, 36), frame: draw.int(0, 1) };
      const { t, first, second, third } = termsOf(p);
      const isWhole = [t, first, second, third].every(value => value.d === 1n);
      return isWhole && third.lt(400) ? p : null;
    },
    forms: [reducedTwice],
  }),
];
