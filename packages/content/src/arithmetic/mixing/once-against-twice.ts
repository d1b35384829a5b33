import type Fraction from 'fraction.js';
import { isCount } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const n = (value: Fraction) => value.valueOf();

interface OnceTwice {
  /** Litres drawn each time from the first vessel, and the most that a vessel can hold. */
  x: number;
  most: number;
  who: string;
  vessels: string;
  vessel: string;
  liquid: string;
  filler: string;
  frame: number;
}

const stories = [
  { vessels: 'tanks', vessel: 'tank', liquid: 'milk', filler: 'water' },
  { vessels: 'drums', vessel: 'drum', liquid: 'glycerine', filler: 'alcohol' },
  { vessels: 'drums', vessel: 'drum', liquid: 'mustard oil', filler: 'palm oil' },
  { vessels: 'tanks', vessel: 'tank', liquid: 'dye', filler: 'water' },
] as const;

/** Divisors of a number below a bound for which the quotient is within a limit. */
const divisors = (of: number, below: number, quotientMost: number) => {
  const list: number[] = [];
  for (let d = 1; d < below; d += 1) if (of % d === 0 && of / d <= quotientMost) list.push(d);
  return list;
};

const possibleVolumes = form<OnceTwice>(
  'number-of-volumes',
  {
    band: 'Hard',
    seconds: 125,
    revision: 7,
    also: ['NS.FAC.3', 'AL.DIO.2'],
    entry: true,
    verify: ({ x, most }) => {
      let count = 0;
      for (let volume = x + 1; volume <= most; volume += 1) {
        const kept = q(volume - x)
          .mul(volume - x)
          .div(volume);
        if (kept.d === 1n && kept.lt(volume)) count += 1;
      }
      return q(count);
    },
  },
  ({ x, most, who, vessels, vessel, liquid, filler, frame }, { step, find }) => {
    const square = step(calc`${x}^2`, {
      name: 'the product of the two whole factors',
      because: text`Equal quantities in equal ${vessels} mean that the same part of the ${liquid} is left. Drawing
          ${x} litres takes the part $\frac{${x}}{V}$ of the ${liquid}, because it is mixed; so twice the same part is
          left of what is left.`,
      works: value => tex`\frac{(V - ${x})^2}{V^2} = \frac{V - y}{V} \Rightarrow V(${2 * x} - y) = ${value}`,
    })`
      Let each ${vessel} hold $V$ litres${frame === 1 && text`, and let $y$ litres be replaced in the second`}.
      Replacing ${x} litres leaves the part $\frac{V - ${x}}{V}$ of the ${liquid}, and doing it twice leaves its
      square. One replacement of $y$ litres leaves $\frac{V - y}{V}$. The two are equal: multiply by $V^2$ and
      simplify.`;
    const below = find(x);
    const least = step(calc`ceil(${square} ÷ ${most})`, {
      name: 'the smallest possible divisor',
      works: value =>
        tex`${2 * x} - y \ge \frac{${square}}{${most}} \Rightarrow ${2 * x} - y \ge ${value}, \quad V > ${x}
          \Rightarrow ${2 * x} - y < ${x}`,
      because: text`$V$ times the other factor is fixed. So a large $V$ goes with a small divisor, and the limits
          of $V$ become limits of the divisor, the other way round.`,
    })`
      Both factors are whole, so $${2 * x} - y$ is a divisor of $${square}$. As $V$ is at most ${most}, the divisor
      cannot be too small. As ${x} litres were drawn and some ${liquid} is left, $V$ is more than ${x}, and so the
      divisor is less than ${x}.`;
    const fitting = () => divisors(n(square), n(below), n(square) / n(least));
    const even = () => fitting().filter(d => d % 2 === 0);
    const count = step(fitting().length, {
      name: text`the number of capacities`,
      works: value => tex`${fitting()} \quad (V = ${fitting().map(d => n(square) / d)}): \quad ${value}`,
      because: text`A divisor and its partner fix $V$ and $y$, and both are whole. Different divisors give
          different capacities, so nothing is counted twice.`,
    })`
      List the divisors of $${square}$ within these limits. Each gives one whole capacity $V$ and a whole $y$.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`${who} has two equal ${vessels} full of ${liquid}. In one of them $${x}$ litres are replaced with
            ${filler},
            and after mixing $${x}$ litres of the mixture are replaced with ${filler} again. In the other $y$ litres
            are replaced with ${filler} once. Both then hold the same quantity of ${liquid}, which is not zero. Here
            $y$ is an integer, and the capacity of each is a whole number of litres, at most $${most}$. How many
            capacities are possible?`
          : text`Two ${vessels} of the same capacity, a whole number of litres not exceeding $${most}$, are full of
            ${liquid}. From the first, $${x}$ litres are drawn off and replaced with ${filler}, and the same is done
            once more with the mixture. From the second a whole number of litres is drawn off and replaced with
            ${filler} once only. Both then have the same concentration of ${liquid}, which is not zero. How many
            capacities are possible?`,
      show: plain,
      plausible: value => isCount(value) && value.gt(1),
      slips: [
        slip('kept_a_case_that_is_ruled_out', below, calc`${square} + 1`)`
          You also counted divisors of $${x}^2$ from ${x} upwards. They give a capacity of ${x} litres or less, and no
          ${vessel} of ${x} litres keeps any ${liquid} when ${x} litres are drawn.`,
        slip('ignored_a_bound', least, 1)`
          The capacities counted here go up to ${square} litres; the limit is ${most}.`,
        slip('let_in_an_end_point', below, calc`${x} + 1`)`
          A capacity of ${x} litres was counted too. The first ${x} litres would then already be all the ${liquid}.`,
        slip('forgot_to_square', square, calc`2 * ${x}`)`
          Divisors of ${here} were counted. The capacity has to divide the square of ${x}, because the ${liquid} is
          reduced twice by the same part.`,
        slip('ignored_even_and_odd', count, even().length)`
          Only the even divisors $${even()}$ of $${x}^2$ were counted; odd ones within the limits give whole
          capacities as well.`,
        slip('ignored_even_and_odd', count, fitting().length - even().length)`
          Only the odd divisors of $${x}^2$ were counted, $${count}$ in number; even ones within the limits give whole
          capacities as well.`,
        slip('forgot_to_square', count, fitting().filter(d => x % d === 0).length)`
          $${count}$ counts only divisors of ${x} itself. A capacity is possible for every fitting divisor of its
          square.`,
      ],
      snapRead: text`Two replacements against one: write what part of the ${liquid} is left each time. Whole litres
        then turn the equation into a list of divisors.`,
      approach: text`Write the part of the ${liquid} that is left in both ${vessels}. The equation simplifies to a
        product of two whole factors, and the limits on the capacity choose among the divisors.`,
      faster: text`The first ${vessel} loses $${2 * x} - \frac{${x}^2}{V}$ litres of ${liquid} in all, and that equals
        $y$. So $\frac{${x}^2}{V}$ is whole: count the divisors of $${square}$ from $${least}$ to $${x - 1}$.`,
      check: () => {
        const kept = (d: number) => {
          const volume = n(square) / d;
          return text`with $V = ${volume}$ and $y = ${2 * x - d}$ both keep
            $${tex`\frac{${volume - x}^2}{${volume}} = ${volume - 2 * x + d}`}$`;
        };
        const [largest, smallest] = [fitting()[0] ?? 1, fitting().at(-1) ?? 1];
        return text`In litres of ${liquid}, ${kept(largest)}, and ${kept(smallest)}.`;
      },
      principle: text`When two whole numbers have a known product, list its divisors and let the conditions choose.`,
    };
  },
);

/** AR.MIX.2 Hard: one exchange as strong as two, in whole litres. */
export const onceAgainstTwice: readonly AnyTemplate[] = situation<OnceTwice>({
  type: 'AR.MIX.2',
  situation: 'once-against-twice',
  tries: 40,
  draw: draw => {
    const x = draw.pick([12, 16, 18, 20, 24, 28, 30, 32, 36, 40, 42, 45, 48, 50, 54, 56, 60, 72]);
    const most = draw.step(2 * x + 10 - ((2 * x) % 10), 12 * x, 10);
    const count = divisors(x * x, x, most).length;
    return count >= 4 && count <= 9 && most < x * x
      ? { x, most, who: draw.pick(peopleInArithmetic), ...draw.pick(stories), frame: draw.int(0, 1) }
      : null;
  },
  forms: [possibleVolumes],
});
