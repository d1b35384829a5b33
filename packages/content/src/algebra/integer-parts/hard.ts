import { isSquare } from '../../numbers.ts';
import { calc, form, here, Surd, situation, slip, tex, text } from '../../question/index.ts';
import { plain, polynomialTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Floored {
  /** x² − a[x] + b = 0. */
  a: number;
  b: number;
  frame: number;
}

/** The integers n that are [x] for a solution. */
const integersOf = ({ a, b }: Floored) =>
  Array.from({ length: a + 1 }, (_, n) => n).filter(n => n * n <= a * n - b && a * n - b < (n + 1) ** 2);

const greatest = form<Floored, Surd>(
  'greatest-solution-with-an-integer-part',
  {
    band: 'Hard',
    seconds: 135,
    also: ['AL.INQ.1'],
    verify: ({ a, b }) => {
      let best = -1;
      for (let square = 1; square < 400; square += 1) {
        const x = Math.sqrt(square);
        const n = Math.floor(x + 1e-9);
        if (square - a * n + b === 0) best = Math.max(best, x);
      }
      return best;
    },
  },
  (p, { step, write }) => {
    const { a, b, frame } = p;
    write(tex`x^2 = ${a}n - ${b}, \qquad n^2 \le ${a}n - ${b} < (n + 1)^2`, {
      because: text`A square is not negative, so $n$ is positive, and so is the greatest solution.`,
    })`
      Let $n = [x]$. The equation gives $x^2$ from $n$, and $n \le x < n + 1$ has to hold. Square this for positive
      $n$.`;
    const last = step(
      () => {
        const all = Array.from({ length: a + 1 }, (_, n) => n).filter(n => n * n <= a * n - b);
        return q(all.at(-1) ?? 0);
      },
      {
        name: text`the largest $n$ that the left inequality allows`,
        works: value => tex`${polynomialTex([1, -a, b], 'n')} \le 0 \quad \Rightarrow \quad n \le ${value}`,
        because: text`$x^2 = ${a}n - ${b}$ grows with $n$, so the largest $n$ gives the greatest $x$.`,
      },
    )`
      Take the left inequality first: a quadratic one in $n$. Find the largest integer that satisfies it.`;
    const square = step(calc`${a} * ${last} - ${b}`, {
      name: text`$x^2$`,
      works: (value, working) =>
        tex`x^2 = ${working}, \qquad ${last}^2 = ${last.mul(last)} \le ${value} < ${last.add(1).pow(2) ?? 0}`,
    })`
      Find $x^2$ for it and see that the right inequality holds as well.`;
    const x = step(() => Surd.root(square), {
      works: value =>
        value.tex === `\\sqrt{${square}}` ? tex`x = ${value}` : tex`x = \sqrt{${square}} = ${value}`,
    })`
      Take the positive root.`;
    const all = integersOf(p);
    const [first, most] = [all[0] ?? 1, all.at(-1) ?? 1];
    const disc = a * a - 4 * b;
    return {
      answer: x,
      stem: wording(
        frame,
        text`Let $[x]$ denote the greatest integer not greater than $x$. What is the greatest real solution of $x^2 -
          ${a}[x] + ${b} = 0$?`,
        text`The equation $x^2 + ${b} = ${a}[x]$, in which $[x]$ is the greatest integer that is at most $x$, has
          several real solutions. Find the largest of them.`,
      ),
      show: value => `$${value.tex}$`,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('did_not_use_whole_numbers', x, () => Surd.root(disc).add(a).div(2))`
          The brackets were ignored: this is the larger root of $x^2 - ${a}x + ${b} = 0$. $[x]$ is an integer and here
          less than $x$.`,
        slip('gave_the_other_extreme', x, () => Surd.root(a * first - b))`
          $[x] = ${first}$ fits as well, and $\sqrt{${a} \times ${first} - ${b}} = \sqrt{${a * first - b}}$. But it
          gives the smallest solution.`,
        slip('went_a_step_too_far', last, most + 1)`
          $[x] = ${most + 1}$ was used. It gives $x^2 = ${a * (most + 1) - b}$, which is less than
          $${most + 1}^2 = ${(most + 1) ** 2}$.`,
        slip('wrong_sign', square, calc`${a} * ${most} + ${b}`)`
          ${here} was taken for $x^2$. The number $${b}$ stands on the same side as $x^2$.`,
        slip('stopped_a_step_early', last, most - 1 > first && most - 1)`
          $[x] = ${most - 1}$ was used, with $x^2 = ${a} \times ${most - 1} - ${b} = ${a * (most - 1) - b}$. A larger
          $[x]$ is possible.`,
        slip('left_out_a_term', square, calc`${a} * ${most}`)`
          $x^2 = ${a} \times ${most}$ leaves out the number $${b}$.`,
        slip('gave_the_other_extreme', x, disc > 0 && Surd.root(disc).neg().add(a).div(2))`
          The brackets were ignored, and the smaller root of $x^2 - ${a}x + ${b} = 0$ was given.`,
      ],
      snapRead: text`An equation with $x^2$ and $[x]$: $x^2$ is known when the integer is.`,
      approach: text`Make the integer $n = [x]$ the unknown. The double inequality $n \le x < n + 1$ leaves a few
        integers; the largest gives the greatest $x$.`,
      check: () =>
        text`$\sqrt{${a * most - b}}$ lies between $${most}$ and $${most + 1}$, so $[x] = ${most}$, and $${
          a * most - b
        } - ${a} \times ${most} + ${b} = 0$.`,
      principle: text`With $[x]$ in an equation, take $n = [x]$ as the unknown and let $n \le x < n + 1$ choose.`,
    };
  },
);

interface Pair {
  /** Tenths: x + y + [x] and x + y + {y}. */
  x: number;
  y: number;
  frame: number;
}

const one = (tenths: number) => q(tenths, 10);

const pair = form<Pair>(
  'number-from-two-mixed-sums',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.LIN.1'],
    verify: ({ x, y }) => {
      const [first, second] = [x + y + 10 * Math.floor(x / 10), x + y + (y - 10 * Math.floor(y / 10))];
      for (let u = -400; u <= 400; u += 1)
        for (let v = -400; v <= 400; v += 1)
          if (u + v + 10 * Math.floor(u / 10) === first && u + v + v - 10 * Math.floor(v / 10) === second)
            return one(u);
      throw new Error('no pair fits');
    },
  },
  ({ x, y, frame }, { step }) => {
    const [wholeX, wholeY] = [Math.floor(x / 10), Math.floor(y / 10)];
    const [a, b] = [one(x + y).add(wholeX), one(x + y).add(one(y).sub(wholeY))];
    const difference = step(calc`${a} - ${b}`, {
      name: text`$[x] - \{y\}$`,
      works: (_v, working) => tex`[x] - \{y\} = ${working}`,
    })`
      Subtract the second equation from the first: $x + y$ disappears, and an integer less a fractional part remains.`;
    const integer = step(calc`ceil(${difference})`, {
      name: text`$[x]$`,
      works: value => tex`[x] = ${value}`,
      because: text`$\{y\}$ is at least $0$ and less than $1$, so $[x]$ is the first integer from this number on.`,
    })`
      Only one integer exceeds this number by less than $1$. This is $[x]$.`;
    const part = step(calc`${integer} - (${difference})`, { name: text`$\{y\}$` })`
      What was taken off is $\{y\}$.`;
    const sum = step(calc`${a} - (${integer})`, {
      name: text`$x + y$`,
      works: (_v, working) => tex`x + y = ${working}`,
    })`
      Put $[x]$ into the first equation and find $x + y$.`;
    const rest = step(calc`${sum} - (${integer}) - ${part}`, {
      name: text`$[y] + \{x\}$`,
      works: (_v, working) => tex`[y] + \{x\} = ${working}`,
    })`
      Now $x + y = [x] + \{x\} + [y] + \{y\}$. Take off the two parts that are known.`;
    const fraction = step(() => rest.sub(rest.floor()), {
      name: text`$\{x\}$`,
      works: value =>
        tex`\{x\} = ${rest} - ${rest.floor().lt(0) ? tex`(${rest.floor()})` : tex`${rest.floor()}`} = ${value}`,
    })`
      Again an integer and a fractional part: the part behind the integer is $\{x\}$.`;
    const end = step(calc`${integer} + ${fraction}`)`
      Add both parts of $x$.`;
    const [key, fx] = [one(x), one(x).sub(wholeX)];
    const fy = one(y).sub(wholeY);
    return {
      answer: end,
      stem: wording(
        frame,
        text`For a real number $z$, $[z]$ is the greatest integer not greater than $z$, and $\{z\} = z - [z]$. Two real
          numbers satisfy $x + y + [x] = ${a}$ and $x + y + \{y\} = ${b}$. What is $x$?`,
        text`Let $[z]$ be the greatest integer that is at most $z$, and $\{z\} = z - [z]$ its fractional part. If the
          integer part $[x]$ is added to $x + y$, the result is $${a}$; if the fractional part $\{y\}$ is added to $x
          + y$, it is $${b}$. Find $x$.`,
      ),
      show: plain,
      plausible: value => value.mul(10).d === 1n,
      slips: [
        slip('rounded_the_wrong_way', integer, () => difference.floor())`
          $[x]$ was taken as $${difference.floor()}$, the integer below $${difference}$. Then $\{y\}$ would be
          negative.`,
        slip('swapped_the_two', fraction, () => fy)`
          The fractional part of $y$, $${fy}$, was given to $x$.`,
        slip('answered_another_quantity', end, () => sum.sub(key))`
          This is $y$, with $[y] = ${wholeY}$ and $\{y\} = ${fy}$.`,
        slip('left_out_a_term', rest, calc`${sum} - (${wholeX})`)`
          $\{y\} = ${fy}$ was not taken off $x + y$, so that ${here} was split for $x$.`,
        slip('gave_the_complement', fraction, () => q(1).sub(fx))`
          In the last split $1$ less the fractional part was taken for $\{x\}$.`,
        slip('wrong_sign', end, () => q(wholeX).sub(fx))`
          The fractional part was subtracted from $[x] = ${wholeX}$. It is always added.`,
        slip('used_a_wrong_given_number', sum, b)`
          $${b}$ was used for $x + y$. It still contains $\{y\} = ${fy}$.`,
        slip('counted_one_too_many', integer, () => difference.ceil().add(1))`
          $[x] = ${difference.ceil().add(1)}$ was used. It exceeds $${difference}$ by more than $1$.`,
      ],
      snapRead: text`Two equations, four parts: integers and fractional parts can be told apart.`,
      approach: text`Subtract the equations. An integer less a fractional part determines both, and then the sum $x + y$
        determines the other two.`,
      check:
        () => text`With $y = ${one(y)}$ the sum $x + y$ is $${one(x + y)}$; with $[x] = ${wholeX}$ it makes $${a}$, with
        $\{y\} = ${fy}$ it makes $${b}$.`,
      principle: text`One equation between an integer and a fractional part gives both, as the part lies between $0$ and
        $1$.`,
    };
  },
);

/** AL.FUN.7 Hard: the integer part as the unknown, and two equations for four parts. */
export const partsAsUnknowns: readonly AnyTemplate[] = [
  ...situation<Floored>({
    type: 'AL.FUN.7',
    situation: 'square-and-integer-part',
    tries: 100,
    draw: draw => {
      const p = { a: draw.int(5, 14), b: draw.int(3, 45), frame: draw.int(0, 1) };
      const all = integersOf(p);
      const most = all.at(-1) ?? 0;
      const disc = p.a * p.a - 4 * p.b;
      const isLast = (most + 1) ** 2 > p.a * (most + 1) - p.b;
      return all.length > 1 && disc > 0 && !isSquare(disc) && !isSquare(p.a * most - p.b) && isLast
        ? p
        : null;
    },
    forms: [greatest],
  }),
  ...situation<Pair>({
    type: 'AL.FUN.7',
    situation: 'two-mixed-sums',
    tries: 60,
    draw: draw => {
      const p = { x: draw.int(-79, 120), y: draw.int(-79, 120), frame: draw.int(0, 1) };
      const [fx, fy] = [p.x - 10 * Math.floor(p.x / 10), p.y - 10 * Math.floor(p.y / 10)];
      const fits = fx !== 0 && fy !== 0 && fx !== fy && fx !== 5 && fx + fy !== 10;
      return fits && Math.abs(p.x) > 12 && Math.abs(p.y) > 12 && p.x !== p.y ? p : null;
    },
    forms: [pair],
  }),
];
