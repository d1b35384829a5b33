import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface OnePair {
  /** The quadratic in |x| has the roots p > 0 and -s < 0. */
  p: number;
  s: number;
  frame: number;
}

const coefficient = (n: number): string => (n === 1 ? '+' : n === -1 ? '-' : addedTex(n));

const distanceOfRoots = form<OnePair>(
  'distance-of-the-two-solutions',
  {
    band: 'Easy',
    seconds: 50,
    revision: 3, // No option is tied to the key at a glance.
    untied: true,
    verify: ({ p, s }) => {
      const found: number[] = [];
      for (let x = -60; x <= 60; x += 1) if (x * x + (s - p) * Math.abs(x) - p * s === 0) found.push(x);
      return q(Math.max(...found) - Math.min(...found));
    },
  },
  ({ p, s, frame }, { step, find }) => {
    const equation = tex`x^2 ${coefficient(s - p)}|x| - ${p * s} = 0`;
    const roots = step([p, -s], {
      name: 'the roots for the modulus',
      works: ([one, two]) =>
        tex`t^2 ${coefficient(s - p)}t - ${p * s} = 0 \quad \Rightarrow \quad t = ${one} \text{ or } t = ${two}`,
      because: text`$x^2$ is the square of $|x|$, so this is an ordinary quadratic equation for $|x|$.`,
    })`
      Let $t = |x|$. Since $x^2 = t^2$, this is a quadratic equation for $t$. Factorise it to find its roots.`;
    const size = step(roots[0], {
      because: text`The modulus is the distance from $0$. A negative distance is impossible, and a positive one occurs
        on both sides of $0$.`,
      name: 'the value of the modulus',
      works: value => tex`|x| = ${value} \quad \Rightarrow \quad x = ${value} \text{ or } x = -${value}`,
    })`
      A modulus is never negative, so only the positive root counts. Two numbers have this modulus, a positive and a
      negative one.`;
    const low = find(size.neg(), { name: 'the smaller solution' });
    const distance = step(calc`${size} - ${low}`, {
      because: text`The smaller solution is negative, so subtracting it adds its size: $5 - (-5) = 10$. Not the modulus
        itself, which is only the distance from $0$.`,
    })`
      The two solutions are opposite numbers. Subtract the smaller one from the larger one.`;
    return {
      answer: distance,
      stem:
        frame === 0
          ? text`By how much does the greatest real solution of $${equation}$ exceed the least one?`
          : frame === 1
            ? text`The real numbers $x$ with $${equation}$ are marked on the number line. How far apart are the two
              outermost marks?`
            : frame === 2
              ? text`Lalitha finds all real solutions of the equation $${equation}$ and subtracts the smallest from the
                largest. What is the result?`
              : text`If $\alpha$ is the largest and $\beta$ the smallest real root of $${equation}$, what is the value
                of $\alpha - \beta$?`,
      show: plain,
      plausible: value => value.gt(0),
      slips: [
        slip('opened_a_modulus_one_way', low, -s)`
          The modulus was replaced by $x$ itself, so $${-s}$ was taken for the smaller solution. It makes the two sides
          unequal, as its modulus is ${s}.`,
        slip('kept_a_false_root', size, s)`
          You used $${s}$ for the modulus. The quadratic has the root $${-s}$, and no modulus can be negative.`,
        slip('stopped_a_step_early', distance, size)`
          $${size}$ is the larger solution. The smaller one, its opposite number, still has to be subtracted.`,
        slip('did_not_halve', size, 2 * p)`
          You left out the division by $2$ in the formula for the roots, so the distance came out as $${distance}$.
          Each root is half of that number.`,
        slip('subtracted_for_added', distance, Math.abs(p - s) !== p && Math.abs(p - s))`
          $${distance}$ is the difference of the sizes of both roots of the quadratic for the modulus. The negative
          root belongs to no number $x$.`,
        slip('mixed_up_sum_and_product', distance, calc`${p} * ${s}`)`
          ${here} is the product of the sizes of both roots of the quadratic. The question asks how far the two
          solutions are apart.`,
      ],
      snapRead: text`A quadratic in which only the first power has bars: it is a quadratic for the modulus.`,
      approach: text`Take the modulus as the unknown, solve, drop the negative root, and turn the modulus back into two
        values of $x$.`,
      check: text`For $x = ${p}$ and for $x = -${p}$ the left side is $${p}^2 ${coefficient(s - p)} \times ${p} -
        ${p * s} = 0$.`,
      principle: text`A quadratic in $x^2$ and $|x|$ is solved for $|x|$; every positive root gives two solutions, a
        negative one none.`,
    };
  },
);

interface Shifted {
  /** (x - a)² - b|x - a| + c = 0 with the roots u > 0 and w for the modulus. */
  a: number;
  u: number;
  w: number;
  frame: number;
}

const sumOfRoots = form<Shifted>(
  'sum-around-a-shifted-centre',
  {
    band: 'Medium',
    seconds: 85,
    revision: 2,
    also: ['AL.QUA.8'],
    verify: ({ a, u, w }) => {
      let sum = 0;
      for (let x = -200; x <= 200; x += 1) {
        const t = Math.abs(x - a);
        if (t * t - (u + w) * t + u * w === 0) sum += x;
      }
      return q(sum);
    },
  },
  ({ a, u, w, frame }, { step, find }) => {
    const [b, c] = [u + w, u * w];
    const equation = tex`x^2 ${addedTex(-2 * a)}x ${coefficient(-b)}|x ${addedTex(-a)}| ${addedTex(a * a + c)} = 0`;
    const shift = tex`|x ${addedTex(-a)}|`;
    const centre = find(a, { name: 'the centre' });
    step([u, w], {
      name: 'the roots for the modulus',
      works: ([one, two]) =>
        tex`t^2 ${coefficient(-b)}t ${c === 0 ? '' : addedTex(c)} = 0 \quad \Rightarrow \quad t = ${one} \text{ or } t
          = ${two}`,
      because: text`$x^2 ${addedTex(-2 * a)}x ${addedTex(a * a)}$ is the square of $x ${addedTex(-a)}$, so bars and
        square belong together.`,
    })`
      Complete the square: $x^2 ${addedTex(-2 * a)}x = (x ${addedTex(-a)})^2 - ${a * a}$. With $t = ${shift}$ the
      equation is a quadratic for $t$.`;
    const count = step(w > 0 ? 4 : w === 0 ? 3 : 2, {
      because: text`$t$ is a distance from $${a}$. A positive distance occurs on both sides, the distance $0$ at one
        place only, and a negative distance never.`,
      name: 'the number of solutions',
      works: value => tex`${value} \text{ solutions}`,
    })`
      Each positive $t$ belongs to two numbers at the distance $t$ from $${a}$; $t = 0$ belongs to $${a}$ alone, and a
      negative $t$ to no number. Count the solutions.`;
    const total = step(calc`${count} * ${centre}`, {
      because: text`Two solutions at the same distance on both sides of $${a}$ add up to twice $${a}$. So the solutions
        themselves are not needed.`,
    })`
      The solutions lie in pairs equally far from $${a}$ on both sides, so their mean is $${a}$. Their sum is this mean
      multiplied by their number.`;
    return {
      answer: total,
      stem:
        frame === 0
          ? text`What is the sum of all distinct real solutions of $${equation}$?`
          : frame === 1
            ? text`Nikhil lists every real number $x$ that satisfies $${equation}$, each of them once, and adds them
              up. Which total does Nikhil get?`
            : frame === 2
              ? text`The equation $${equation}$ has several real roots. Find the sum of its different roots.`
              : text`Let $S$ be the set of all real $x$ for which $${equation}$ holds. What is the sum of the members
                of $S$?`,
      show: plain,
      slips: [
        slip('opened_a_modulus_one_way', total, 2 * a + b)`
          The bars were left out, as if what they enclose were positive. That ordinary quadratic has the root sum
          $${2 * a + b}$.`,
        slip('kept_a_false_root', count, w < 0 && 4)`
          You gave the negative value $${w}$ of the modulus two solutions as well. ${here} solutions with the mean
          $${a}$ would add up to $${total}$, but no modulus is negative.`,
        slip('counted_twice', count, w === 0 && 4)`
          The solution $${a}$, where the modulus is $0$, was counted twice. This makes ${here} solutions with the mean
          $${a}$ and the total $${total}$.`,
        slip('lost_a_solution', count, w > 0 && 2)`
          You used only the value $${u}$ of the modulus, which gives ${here} solutions with the total $${total}$. The
          other value is positive too and gives two more.`,
        slip('lost_a_solution', total, a + u)`
          $${total}$ is the solution to the right of $${a}$ at the distance $${u}$. The question asks for the sum of
          all solutions.`,
        slip('opened_a_modulus_one_way', total, () => q(2 * a - b))`
          You opened the bars with a minus sign only. The sum of the roots of that quadratic is $${total}$, but not all
          of them satisfy the given equation.`,
        slip('wrong_sign', centre, -a)`
          You read the centre as $${-a}$ from $|x ${addedTex(-a)}|$ and got the total $${total}$. The modulus is $0$ at
          $x = ${a}$.`,
        slip('forgot_zero', count, w === 0 && 2)`
          You dropped the value $0$ of the modulus, which leaves ${here} solutions with the total $${total}$. It gives
          the solution $x = ${a}$.`,
      ],
      snapRead: text`The terms without bars hide the square of what stands between the bars.`,
      approach: text`Complete the square so that the modulus is the only unknown. The
        solutions lie in pairs equally far from the centre, so only their number and their centre matter.`,
      faster: text`Skip the solutions: the product of the roots for the modulus is $${c}$, which ${
        w > 0
          ? 'leaves both positive'
          : w === 0
            ? 'makes one of them zero'
            : 'makes just one of them positive'
      }. The sum is ${calc`${w > 0 ? 4 : w === 0 ? 3 : 2} * ${a}`}.`,
      check: text`At $x = ${a + u}$ and $x = ${a - u}$ the modulus is $${u}$, and
        $${u}^2 ${addedTex(-b)} \times ${u} ${c === 0 ? '' : addedTex(c)} = 0$.`,
      principle: text`If an equation contains $x$ only through its distance from a number, the solutions have that
        number as their mean.`,
    };
  },
);

/** AL.MOD.5: quadratic equations for a modulus. */
export const quadraticsInAModulus: readonly AnyTemplate[] = [
  ...situation<OnePair>({
    type: 'AL.MOD.5',
    situation: 'one-pair-of-solutions',
    tries: 100,
    draw: draw => {
      const p = { p: draw.int(2, 12), s: draw.int(2, 12), frame: draw.int(0, 3) };
      return p.p !== p.s ? p : null;
    },
    forms: [distanceOfRoots],
  }),
  ...situation<Shifted>({
    type: 'AL.MOD.5',
    situation: 'shifted-modulus',
    tries: 200,
    draw: draw => {
      const p = { a: draw.int(-12, 12), u: draw.int(2, 9), w: draw.int(-9, 9), frame: draw.int(0, 3) };
      const isFit = Math.abs(p.a) > 1 && p.u !== p.w && p.u + p.w !== 0 && p.a * p.a + p.u * p.w !== 0;
      return isFit && (p.w !== 0 || p.u % 2 === 0) ? p : null;
    },
    forms: [sumOfRoots],
  }),
];
