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
      because: text`A square is not negative, so $n$ is positive, and so is the greatest solution. For positive numbers
        a double inequality may be squared.`,
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
      The left inequality is a quadratic one in $n$. Find the largest integer that satisfies it.`;
    const square = step(calc`${a} * ${last} - ${b}`, {
      name: text`$x^2$`,
      because: text`An $n$ that satisfies only one of the two inequalities would not be the greatest integer of $x$, so
        both have to be tested.`,
      works: (value, working) =>
        tex`x^2 = ${working}, \qquad ${last}^2 = ${last.mul(last)} \le ${value} < ${last.add(1).pow(2) ?? 0}`,
    })`
      Find $x^2$ for this $n$, and test that the right inequality holds as well.`;
    const x = step(() => Surd.root(square), {
      works: value =>
        value.tex === `\\sqrt{${square}}` ? tex`x = ${value}` : tex`x = \sqrt{${square}} = ${value}`,
    })`
      The greatest solution is positive, so it is the positive root of $x^2$.`;
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
          You ignored the brackets: this is the larger root of $x^2 - ${a}x + ${b} = 0$. $[x]$ is an integer and here
          less than $x$.`,
        slip('gave_the_other_extreme', x, () => Surd.root(a * first - b))`
          You used $[x] = ${first}$, and $\sqrt{${a} \times ${first} - ${b}} = \sqrt{${a * first - b}}$. It fits, but it
          gives the smallest solution.`,
        slip('went_a_step_too_far', last, most + 1)`
          You used $[x] = ${most + 1}$. It gives $x^2 = ${a * (most + 1) - b}$, which is less than
          $${most + 1}^2 = ${(most + 1) ** 2}$, so $[x]$ would be smaller.`,
        slip('wrong_sign', square, calc`${a} * ${most} + ${b}`)`
          You used ${here} for $x^2$. The number $${b}$ is on the same side as $x^2$, so it is subtracted.`,
        slip('stopped_a_step_early', last, most - 1 > first && most - 1)`
          You used $[x] = ${most - 1}$, with $x^2 = ${a} \times ${most - 1} - ${b} = ${a * (most - 1) - b}$. But a
          larger $[x]$ is possible too.`,
        slip('left_out_a_term', square, calc`${a} * ${most}`)`
          You used $x^2 = ${a} \times ${most}$ and left out the number $${b}$, which belongs to the equation too.`,
        slip('gave_the_other_extreme', x, disc > 0 && Surd.root(disc).neg().add(a).div(2))`
          You ignored the brackets and gave the smaller root of $x^2 - ${a}x + ${b} = 0$. $[x]$ is an integer, not $x$
          itself.`,
      ],
      snapRead: text`An equation contains $x^2$ and $[x]$: when the integer is known, $x^2$ is known too.`,
      approach: text`Make the integer $n = [x]$ the unknown. The double inequality $n \le x < n + 1$ leaves a few
        integers, and the largest of them gives the greatest $x$.`,
      check: () =>
        text`$\sqrt{${a * most - b}}$ lies between $${most}$ and $${most + 1}$, so $[x] = ${most}$, and $${
          a * most - b
        } - ${a} \times ${most} + ${b} = 0$.`,
      principle: text`When $[x]$ is in an equation, make $n = [x]$ the unknown and let $n \le x < n + 1$ select the
        integers.`,
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
      because: text`Both equations have $x + y$. Without it only two of the four parts are left, one integer and one
        fractional part.`,
    })`
      Subtract the second equation from the first: $x + y$ disappears, and an integer less a fractional part remains.`;
    const integer = step(calc`ceil(${difference})`, {
      name: text`$[x]$`,
      works: value => tex`[x] = ${value}`,
      because: text`$\{y\}$ is at least $0$ and less than $1$, so $[x]$ is the first integer from this number on.`,
    })`
      Only one integer exceeds this number by less than $1$. This integer is $[x]$.`;
    const part = step(calc`${integer} - (${difference})`, {
      name: text`$\{y\}$`,
      works: (_v, working) => tex`\{y\} = ${working}`,
    })`
      The integer exceeds the number by $\{y\}$, so subtract to get $\{y\}$.`;
    const sum = step(calc`${a} - (${integer})`, {
      name: text`$x + y$`,
      works: (_v, working) => tex`x + y = ${working}`,
    })`
      Substitute $[x]$ into the first equation to get $x + y$.`;
    const rest = step(calc`${sum} - (${integer}) - ${part}`, {
      name: text`$[y] + \{x\}$`,
      works: (_v, working) => tex`[y] + \{x\} = ${working}`,
      because: text`Every number is its integer part and its fractional part. Two of the four parts of $x + y$ are
        known, and the other two are again one integer and one fractional part.`,
    })`
      Now $x + y = [x] + \{x\} + [y] + \{y\}$. Subtract the two parts that are known.`;
    const fraction = step(() => rest.sub(rest.floor()), {
      name: text`$\{x\}$`,
      because: text`$\{x\}$ is at least $0$ and less than $1$, so $[y]$ is the greatest integer that is not above this
        sum.`,
      works: value =>
        tex`\{x\} = ${rest} - ${rest.floor().lt(0) ? tex`(${rest.floor()})` : tex`${rest.floor()}`} = ${value}`,
    })`
      What is left is an integer and a fractional part. The integer is $[y]$, and the part above it is $\{x\}$.`;
    const end = step(calc`${integer} + ${fraction}`, { works: (_v, working) => tex`x = ${working}` })`
      Add the two parts $[x]$ and $\{x\}$ to get $x$.`;
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
          You used $${difference.floor()}$ as $[x]$, the integer below $${difference}$. Then $\{y\}$ would be
          negative.`,
        slip('swapped_the_two', fraction, () => fy)`
          You added $${fy}$, the fractional part of $y$, to $[x] = ${wholeX}$. The two numbers have different fractional
          parts, and $\{x\}$ is what $[y] + \{x\}$ has above an integer.`,
        slip('answered_another_quantity', end, () => sum.sub(key))`
          This is $y$, with $[y] = ${wholeY}$ and $\{y\} = ${fy}$. The question asks for $x$.`,
        slip('left_out_a_term', rest, calc`${sum} - (${wholeX})`)`
          You did not subtract $\{y\} = ${fy}$ from $x + y$, so that ${here} was split for $x$.`,
        slip('gave_the_complement', fraction, () => q(1).sub(fx))`
          You used $1$ less the fractional part as $\{x\}$ at the end. $\{x\}$ is counted from the integer below.`,
        slip('wrong_sign', end, () => q(wholeX).sub(fx))`
          You subtracted the fractional part from $[x] = ${wholeX}$. It is never negative, so it is always added.`,
        slip('used_a_wrong_given_number', sum, b)`
          You used $${b}$ for $x + y$. This sum still contains $\{y\} = ${fy}$, which has to be subtracted first.`,
        slip('counted_one_too_many', integer, () => difference.ceil().add(1))`
          You used $[x] = ${difference.ceil().add(1)}$. It exceeds $${difference}$ by more than $1$, and $\{y\}$ is less
          than $1$.`,
      ],
      snapRead: text`Two equations contain four parts, integers and fractional parts: subtract, and the parts can be
        told apart.`,
      approach: text`Subtract the equations. An integer less a fractional part determines both of them, and then the sum
        $x + y$ determines the other two.`,
      check:
        () => text`With $y = ${one(y)}$ the sum $x + y$ is $${one(x + y)}$; with $[x] = ${wholeX}$ it makes $${a}$, with
        $\{y\} = ${fy}$ it makes $${b}$.`,
      principle: text`One equation between an integer and a fractional part gives both, because the part lies between
        $0$ and $1$.`,
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
