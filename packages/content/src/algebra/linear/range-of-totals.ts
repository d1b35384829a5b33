import type Fraction from 'fraction.js';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Bills {
  /** The first bill has a, b and 1 pieces, the second c and d pieces more of the first two kinds. */
  a: number;
  b: number;
  c: number;
  d: number;
  first: number;
  second: number;
  way: boolean;
}

/** The prices y and z that belong to an x. */
const othersOf = ({ a, b, c, d, first, second }: Bills, x: number) => {
  const y = (second - first - c * x) / d;
  return { y, z: first - a * x - b * y };
};
const totalAt = (p: Bills, x: Fraction) => {
  const y = q(p.second - p.first)
    .sub(x.mul(p.c))
    .div(p.d);
  return q(p.first)
    .sub(x.mul(p.a - 1))
    .sub(y.mul(p.b - 1));
};

/** Whole x for which y is whole, and x, y and z are at least `least`; z only where it is looked at. */
function fitting(p: Bills, least: number, looksAtThird: boolean): Fraction[] {
  const list: Fraction[] = [];
  for (let x = least; p.c * x <= p.second - p.first; x += 1) {
    const { y, z } = othersOf(p, x);
    if (Number.isInteger(y) && y >= least && (z >= least || !looksAtThird)) list.push(q(x));
  }
  return list;
}

const listed = (list: readonly Fraction[]) =>
  list.length > 6 ? `${list.slice(0, 3).join(', ')}, \\dots, ${list.at(-1)}` : list.join(', ');

const difference = form<Bills>(
  'difference-of-greatest-and-least-total',
  {
    band: 'Hard',
    seconds: 115,
    revision: 3,
    also: ['AL.DIO.1', 'AL.INQ.7'],
    verify: p => {
      const totals: number[] = [];
      for (let x = 1; x <= p.first; x += 1)
        for (let y = 1; p.a * x + p.b * y < p.first; y += 1) {
          const z = p.first - p.a * x - p.b * y;
          if ((p.a + p.c) * x + (p.b + p.d) * y + z === p.second) totals.push(x + y + z);
        }
      return Math.max(...totals) - Math.min(...totals);
    },
  },
  (p, { step }) => {
    const { second, first, c, d, a, b, way } = p;
    const [two, third] = way ? ['the price of a ruler', 'the price of the file'] : ['$y$', '$z$'];
    const one0 = way ? 'pen prices of' : 'for $x$ the values';
    const at = (x: Fraction) => (way ? text`a pen price of ₹${x}` : text`$x = ${x}$`);
    step(calc`${second} - ${first}`, {
      name: way ? 'the difference of the two costs' : 'the difference of the two equations',
      because: text`${way ? 'One file is in both purchases' : 'The unknown $z$ is in both equations once'}, so it
        cancels. Whole numbers that satisfy one equation in two unknowns can be listed.`,
      works: value => tex`${c}x + ${d}y = ${value}`,
    })`
      Subtract the equations: $z$ cancels, and an equation in two positive integers is
      left.${way && text` Here a pen, a ruler and a file cost $x$, $y$ and $z$ rupees.`}`;
    const xs = step(fitting(p, 1, true), {
      name: text`the possible values of $x$`,
      because: text`The equation in $x$ and $y$ alone would allow more values. Some of them are not possible, because
        the first equation would make $z$ zero or negative.`,
      works: value => tex`z = ${first} - ${a}x - ${b}y \ge 1: \quad x = ${listed(value)}`,
    })`
      List the values of $x$ for which $y$ is a positive integer and $z$, found from the first equation, is positive
      too.`;
    const [x = q(0), next = q(0)] = xs;
    const one = step(totalAt(p, xs[0] ?? q(0)), {
      name: text`the total for the first $x$`,
      because: text`From one value of $x$ to the next, $x$, $y$ and $z$ each change by a fixed step. So the total goes
        up all the way or down all the way.`,
      works: value => {
        const x = xs[0] ?? q(0);
        const { y, z } = othersOf(p, x.valueOf());
        return tex`x = ${x}: \quad ${x} + ${y} ${z < 0 ? '-' : '+'} ${Math.abs(z)} = ${value}`;
      },
    })`
      From one value of $x$ to the next, $x + y + z$ changes by the same amount, so its greatest and least values are at
      the ends of the list. Find it for the first $x$.`;
    const other = step(totalAt(p, xs.at(-1) ?? q(0)), {
      name: text`the total for the last $x$`,
      works: value => {
        const x = xs.at(-1) ?? q(0);
        const { y, z } = othersOf(p, x.valueOf());
        return tex`x = ${x}: \quad ${x} + ${y} ${z < 0 ? '-' : '+'} ${Math.abs(z)} = ${value}`;
      },
    })`
      Find $x + y + z$ for the last value of $x$ in the list too. One of the two totals is the greatest, the other one
      the least.`;
    const difference = step(
      calc`${one.compare(other) > 0 ? one : other} - ${one.compare(other) > 0 ? other : one}`,
    )`
      The question asks for the difference, so subtract the smaller total from the larger one.`;
    const end = [xs[0], xs.at(-1)].find(x => x && othersOf(p, x.valueOf()).z < 1) ?? q(0);
    const { y, z } = othersOf(p, (xs.at(-1) ?? q(0)).valueOf());
    return {
      answer: difference,
      stem: way
        ? text`All prices are positive whole numbers of rupees. $${a}$ pens, $${b}$ rulers and $1$ file cost ₹${first};
          $${a + c}$ pens, $${b + d}$ rulers and $1$ file cost ₹${second}. Find the difference, in rupees, between the
          greatest and the least possible cost of $1$ pen, $1$ ruler and $1$ file.`
        : text`For positive integers $x, y, z$, $${a}x + ${b}y + z = ${first}$ and $${a + c}x + ${b + d}y + z =
          ${second}$. By how much does the greatest possible value of $x + y + z$ exceed the least?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('ignored_a_condition', xs, fitting(p, 1, false))`
          You kept ${at(end)}. Then ${third} is $${othersOf(p, end.valueOf()).z}$, and it has to be positive, so the
          list ends before.`,
        slip('left_out_an_end_point', xs, xs.slice(1))`
          You began the list with ${at(xs[0] ?? q(0))}. One smaller value is possible too, because all three numbers are
          still positive then.`,
        slip('let_in_zero', xs, () => {
          const list = fitting(p, 0, true);
          return list.length > xs.length ? list : null;
        })`
          You allowed a zero among the three numbers. The question says that all of them are positive, so the list is
          shorter.`,
        slip('left_out_a_term', difference, () => {
          const sums = xs.map(x => x.add(othersOf(p, x.valueOf()).y));
          return (sums[0] ?? q(0)).sub(sums.at(-1) ?? q(0)).abs();
        })`
          $${difference}$ is the difference for ${way ? 'the pen and the ruler' : '$x + y$'} alone. From one end of the
          list to the other ${third} changes as well.`,
        slip('took_a_part_for_the_whole', difference, () => calc`abs(${totalAt(p, xs[1] ?? q(0))} - ${one})`)`
          $${difference}$ is the change from one solution to the next. From the first to the last solution there are
          several such steps.`,
        slip('let_in_an_end_point', xs, () => [...xs, (xs.at(-1) ?? q(0)).add(next.sub(x))])`
          You went on to ${at(xs.at(-1) ?? q(0))}. Then ${two} is $${y}$ and ${third} is $${z}$, which are not both
          positive.`,
        slip(
          'miscounted_the_steps',
          difference,
          () => calc`abs(${totalAt(p, xs[1] ?? q(0))} - ${one}) * ${xs.length}`,
        )`
          You multiplied one step by the number of solutions, $${xs.length}$. From the first to the last of them there
          are only $${xs.length - 1}$ steps.`,
        slip('left_out_an_end_point', xs, xs.length > 3 && xs.slice(1, -1))`
          You used only ${one0} $${listed(xs)}$. The first and the last possible value are missing, and the extremes are
          there.`,
      ],
      snapRead: text`There are two equations for three positive integers, so their sum is not fixed, but it is bounded
        on both sides: list the solutions.`,
      approach: text`The difference of the equations lists the possible pairs. All three unknowns must be positive,
        which cuts the list on both sides, and the total is greatest and least at its ends.`,
      faster: () =>
        text`From one solution to the next the total changes by $${totalAt(p, xs[1] ?? q(0))
          .sub(one)
          .abs()}$. From ${at(xs[0] ?? q(0))} to $${xs.at(-1)}$ there are $${xs.length - 1}$ such steps.`,
      check: () => {
        const all = (x: Fraction) => {
          const { y, z } = othersOf(p, x.valueOf());
          return `${x}, ${y}, ${z}`;
        };
        return text`The numbers $${all(xs[0] ?? q(0))}$ have the total $${one}$, and $${all(xs.at(-1) ?? q(0))}$ have
          the total $${other}$. One step beyond either end, one of the numbers is not positive.`;
      },
      principle: text`A linear expression over a list of integer solutions is greatest and least at the ends of the
        list, so find the conditions that end it.`,
    };
  },
);

/** AL.LIN.4 Hard: the combination is not fixed, and its extremes are asked. */
export const rangeOfTotals: readonly AnyTemplate[] = situation<Bills>({
  type: 'AL.LIN.4',
  situation: 'range-of-totals',
  tries: 60,
  draw: draw => {
    const [a, b] = draw.some([2, 3, 4, 5, 6, 7], 2) as [number, number];
    const [c, d] = draw.some([2, 3, 4, 5, 7], 2) as [number, number];
    const [x, y, z] = [draw.int(3, 18), draw.int(4, 18), draw.int(2, 30)];
    const first = a * x + b * y + z;
    const p = { a, b, c, d, first, second: first + c * x + d * y, way: draw.chance(0.5) };
    const xs = fitting(p, 1, true);
    if (xs.length < 3 || xs.length > 8 || fitting(p, 1, false).length === xs.length) return null;
    return totalAt(p, xs[0] ?? q(0)).equals(totalAt(p, xs[1] ?? q(0))) ? null : p;
  },
  forms: [difference],
});
