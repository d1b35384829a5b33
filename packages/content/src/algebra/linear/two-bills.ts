import type Fraction from 'fraction.js';
import { gcd, sumOf, upTo } from '../../numbers.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Bills {
  /** Prices, counts on the first bill, and by how much the first two counts are higher on the second. */
  x: number;
  y: number;
  z: number;
  a: number;
  b: number;
  e: number;
  c: number;
  d: number;
  way: boolean;
}

const firstBill = (p: Bills) => p.a * p.x + p.b * p.y + p.e * p.z;
const gapOf = (p: Bills) => p.c * p.x + p.d * p.y;
const secondBill = (p: Bills) => firstBill(p) + gapOf(p);
const partner = (p: Bills, x: Fraction) => q(gapOf(p)).sub(x.mul(p.c)).div(p.d);
/** What the third articles cost together on either bill, when the first one costs x. */
const restOf = (p: Bills, x: Fraction) => q(firstBill(p)).sub(x.mul(p.a)).sub(partner(p, x).mul(p.b));
const isWhole = (value: Fraction) => value.d === 1n;
const hasWholeThird = (p: Bills, x: Fraction) => isWhole(restOf(p, x).div(p.e));
/** Prices x from `least` on that leave a whole second price from `least` on. */
const pairsOf = (p: Bills, least = 1) =>
  [0, ...upTo(Math.floor((gapOf(p) - p.d * least) / p.c))]
    .filter(x => x >= least && (gapOf(p) - p.c * x) % p.d === 0)
    .map(x => q(x));
const triple = (p: Bills, x: Fraction) => `(${x}, ${partner(p, x)}, ${restOf(p, x).div(p.e)})`;

/** A coefficient as it is written before its letter. */
const times = (n: number) => (n === 1 ? '' : n);

const sumOfPrices = form<Bills>(
  'sum-of-the-possible-prices',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.DIO.1', 'NS.REM.5'],
    verify: p => {
      const found = new Set<number>();
      for (let x = 1; p.a * x < firstBill(p); x += 1)
        for (let y = 1; p.a * x + p.b * y < firstBill(p); y += 1) {
          const z = (firstBill(p) - p.a * x - p.b * y) / p.e;
          if (Number.isInteger(z) && (p.a + p.c) * x + (p.b + p.d) * y + p.e * z === secondBill(p))
            found.add(x);
        }
      return q([...found].reduce((sum, x) => sum + x, 0));
    },
  },
  (p, { step }) => {
    const { a, b, c, d, e, way } = p;
    const [pen, ruler, file] = way
      ? ['the price of a pen', 'the price of a ruler', 'the price of a file']
      : ['$x$', '$y$', '$z$'];
    const bills = way ? 'bills' : 'equations';
    const at = (x: Fraction) => (way ? text`a pen at ₹${x}` : text`$x = ${x}$`);
    const difference = tex`${times(c)}x + ${times(d)}y = ${gapOf(p)}`;
    const pairs = step(pairsOf(p), {
      name: text`the values of $x$ with a whole $y$`,
      because: text`The part with $${e}z$ is the same in both ${bills}, so the difference holds only $x$ and $y$.
        Positive integers leave few pairs: a larger $x$ leaves less for $y$.`,
      works: value => tex`${difference}: \quad x = ${value}`,
    })`
      ${way && 'Let a pen, a ruler and a file cost $x$, $y$ and $z$ rupees. '}Both ${bills} hold $${e}z$, which goes
      when you subtract the first from the second. List the positive integers $x$ for which $y$ is a positive integer
      too.`;
    const whole = step(
      pairs.filter(x => hasWholeThird(p, x)),
      {
        name: text`the values of $x$ with a whole $z$`,
        because: text`Subtracting removed $z$, but $z$ still has to be a whole number. What is left for $${e}z$ must be
          divisible by $${e}$, and not every pair gives that.`,
        works: value => tex`${e}z = ${firstBill(p)} - ${a}x - ${b}y: \quad x = ${value}`,
      },
    )`
      The third unknown must be whole as well. Keep the values of $x$ for which the first ${way ? 'bill' : 'equation'}
      leaves a multiple of $${e}$ for $${e}z$.`;
    const kept = step(
      whole.filter(x => restOf(p, x).valueOf() > 0),
      {
        name: text`the possible values of $x$`,
        because: text`${
          way
            ? text`Every price is positive, but a pen and a ruler can be so dear that nothing is left
          for the files.`
            : text`All three unknowns are positive, but $x$ and $y$ can be so large that $z$ is zero or
          negative.`
        }`,
        works: value => tex`(x, y, z) = ${value.map(x => triple(p, x)).join(', \\ ')}`,
      },
    )`
      Now find $y$ and $z$ for each of these values, and keep only those with a positive $z$.`;
    const sum = step(calc`sum(${kept})`)`
      These are all the possible values of $x$. Add them.`;
    // The examples of slips must not show the key.
    const key = sumOf(pairsOf(p).filter(x => hasWholeThird(p, x) && restOf(p, x).valueOf() > 0));
    const oddOne = pairs.find(
      x =>
        !hasWholeThird(p, x) &&
        restOf(p, x).valueOf() > 0 &&
        ![x, restOf(p, x)].some(shown => shown.equals(key)),
    );
    const leftFor = !oddOne
      ? text`It has to be whole as well: $${e}$ must divide what is left.`
      : way
        ? text`With ${at(oddOne)}, ₹${restOf(p, oddOne)} is left for ${e} files, and that is not a multiple of $${e}$.`
        : text`With ${at(oddOne)}, $${e}z$ would be $${restOf(p, oddOne)}$, and that is not a multiple of $${e}$.`;
    const nothingLeft = way ? 'nothing is left to pay for the files' : '$z$ is not positive';
    const freeOne = kept.find(x => restOf(p, x).valueOf() <= 0 && !x.equals(key));
    return {
      answer: sum,
      stem: way
        ? text`A pen, a ruler and a file each cost a positive whole number of rupees. $${p.a}$ pens, $${p.b}$ rulers
          and $${p.e}$ files cost ₹${firstBill(p)}; $${p.a + p.c}$ pens, $${p.b + p.d}$ rulers and $${p.e}$ files cost
          ₹${secondBill(p)}. What is the sum of all possible prices of a pen, in rupees?`
        : text`The positive integers $x, y, z$ satisfy $${p.a}x + ${p.b}y + ${p.e}z = ${firstBill(p)}$ and
          $${p.a + p.c}x + ${p.b + p.d}y + ${p.e}z = ${secondBill(p)}$. Find the sum of all possible values of $x$.`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('did_not_use_whole_numbers', whole, pairs)`
          You tested only whether ${file} is positive. ${leftFor}`,
        slip('let_in_negative_numbers', kept, whole.some(x => restOf(p, x).valueOf() <= 0) && whole)`
          ${freeOne ? text`With ${at(freeOne)}, ` : 'With one of these values '}${nothingLeft}, so this value does not
          count.`,
        slip('ignored_a_condition', kept, pairs)`
          The difference of the two ${bills} has $${pairs.length}$ solutions, and you added
          ${way ? 'the prices of a pen' : '$x$'} from all of them. Each also needs ${file} to be whole and positive,
          which you did not test.`,
        slip('answered_another_quantity', sum, () => sumOf(kept.map(x => partner(p, x))))`
          $${sum}$ is the sum of the possible
          ${way ? 'prices of a ruler; the question asks about a pen' : 'values of $y$; the question asks about $x$'}.`,
        slip('answered_another_quantity', sum, () => sumOf(kept.map(x => restOf(p, x).div(e))))`
          $${sum}$ is the sum of the possible ${way ? 'prices of a file, not of a pen' : 'values of $z$, not of $x$'}.`,
        slip('left_out_an_end_point', kept, () => kept.slice(0, -1))`
          Your list stopped with ${at(kept.at(-1) ?? q(0))}. One larger value satisfies both ${bills} as well.`,
        slip('left_out_an_end_point', kept, () => kept.slice(1))`
          Your list began with ${at(kept[0] ?? q(0))}. There is a smaller value that satisfies both ${bills}.`,
        slip('let_in_zero', pairs, () => pairsOf(p, 0).length > pairsOf(p).length && pairsOf(p, 0))`
          A value of $0$ was allowed for ${pairs.some(x => x.equals(0)) ? pen : ruler}; the question says that all
          three are positive.`,
      ],
      snapRead: text`Two ${bills} with the same ${way ? 'number of files' : 'term in $z$'} and three positive whole
        numbers: subtract, list what is possible, and test the third number.`,
      approach: text`The difference of the two ${bills} has only two unknowns and so only a few solutions in positive
        integers. Each of them fixes ${file}, which must be a positive integer too.`,

      check: () => {
        const line = (x: Fraction) =>
          `$${a} \\times ${x} + ${b} \\times ${partner(p, x)} + ${e} \\times ${restOf(p, x).div(e)} = ${firstBill(p)}$`;
        return text`Put every solution into the first ${way ? 'bill' : 'equation'}: ${kept.map(line).join('; ')}. In
          each of them $${difference}$ holds too, so the second ${way ? 'bill' : 'equation'} is right as well.`;
      },
      principle: text`Every unknown has to satisfy the conditions, also the one that was eliminated: test it for being
        whole and positive.`,
    };
  },
);

/** AL.LIN.4 Hard: one unknown stays free, and three of them must be positive integers. */
export const twoBills: readonly AnyTemplate[] = situation<Bills>({
  type: 'AL.LIN.4',
  situation: 'two-bills',
  tries: 200,
  draw: draw => {
    const [c, d] = draw.some([1, 2, 3, 4, 5], 2) as [number, number];
    const p: Bills = {
      x: draw.int(2, 25),
      y: draw.int(2, 25),
      z: draw.int(2, 25),
      a: draw.int(2, 6),
      b: draw.int(2, 7),
      e: draw.int(2, 5),
      c,
      d,
      way: draw.chance(0.5),
    };
    // The steps of the list are those of the coefficients, and a whole z is a condition of its own.
    if (gcd(c, d) > 1 || (p.a * d - p.b * c) % p.e === 0 || p.a * d === p.b * c) return null;
    const pairs = pairsOf(p);
    const whole = pairs.filter(x => hasWholeThird(p, x));
    const kept = whole.filter(x => restOf(p, x).valueOf() > 0);
    return pairs.length <= 10 && kept.length >= 2 && kept.length <= 5 && whole.length > kept.length
      ? p
      : null;
  },
  forms: [sumOfPrices],
});
