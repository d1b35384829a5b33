import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Cost {
  /** Cost of n trips: a·n + b/n with whole n. */
  a: number;
  b: number;
  /** x + y = 2h, and k in xy + k²/(xy), where h² is below k. */
  h: number;
  k: number;
  /** mx + ny + xy = t² − mn. */
  m: number;
  n: number;
  t: number;
  way: boolean;
}

const costAt = ({ a, b }: Cost, n: number) => a * n + b / n;
const near = ({ a, b }: Cost) => Math.sqrt(b / a);

const wholeTrips = form<Cost>(
  'whole-number-of-lots',
  {
    band: 'Medium',
    seconds: 65,
    also: ['AL.DIO.5'],
    suits: p => {
      const low = Math.floor(near(p));
      return (
        near(p) - low > 0.15 && near(p) - low < 0.85 && p.b % low === 0 && p.b % (low + 1) === 0 && low > 2
      );
    },
    verify: p => Math.min(...Array.from({ length: 300 }, (_, i) => costAt(p, i + 1))),
  },
  (p, { step, find }) => {
    const { b, a, way } = p;
    const low = step(
      calc`floor(${near(p)})`,
      value => tex`n^2 = \frac{${b}}{${a}}, \quad ${value} < n < ${value.add(1)}`,
    )`
      For real $n$ both terms would be equal at the minimum. Find between which integers that lies.`;
    const below = find(costAt(p, low.valueOf()));
    const above = find(costAt(p, low.valueOf() + 1));
    const least = step(
      below.compare(above) < 0 ? below : above,
      value => tex`n = ${low}: ${below}, \quad n = ${low.add(1)}: ${above}, \quad \text{least } ${value}`,
    )`
      The sum falls up to that place and rises after it, so only these two integers have to be compared.`;
    return {
      answer: least,
      stem: way
        ? text`A workshop buys its yearly supply of wire in $n$ equal lots. Ordering a lot costs ₹${a}, and storage for
          the year costs ₹${b} divided by $n$. What is the least total of the two costs?`
        : text`For a positive integer $n$, what is the minimum value of $${a}n + \frac{${String(b)}}{n}$?`,
      show: value => (way ? rupees(value) : plain(value)),
      plausible: value => value.valueOf() > 0 && value.d === 1n,
      slips: [
        slip('sought_the_extreme_elsewhere', least, below.compare(above) < 0 ? above : below)`
          $${least}$ belongs to the other of the two neighbouring integers.`,
        slip('did_not_use_whole_numbers', least, calc`floor(2 * ${Math.sqrt(a * b)})`)`
          $2\sqrt{${a} \times ${b}}$, rounded down, is reached only by an $n$ that is not whole.`,
        slip('went_a_step_too_far', least, () => costAt(p, low.valueOf() + 2))`
          That is the value at $n = ${low.add(2)}$, where the sum is rising already.`,
        slip('sought_the_extreme_elsewhere', least, () => costAt(p, low.valueOf() - 1))`
          That is the value at $n = ${low.sub(1)}$, where the sum is still falling.`,
        slip('stopped_a_step_early', least, calc`${low} * 2 * ${a}`)`
          Both terms were taken as equal at $n = ${low}$; there they differ.`,
        slip('assumed_equal_parts', least, calc`(${low} + 1) * 2 * ${a}`)`
          Both terms were taken as equal at $n = ${low.add(1)}$; there they differ.`,
        slip('assumed_equal_parts', least, calc`2 * ${b} / (${low} + 1)`)`
          The second term at $n = ${low.add(1)}$ was simply doubled; the first one is larger there.`,
      ],
      snapRead: text`A sum of a multiple of $n$ and of its reciprocal, but $n$ must be whole.`,
      approach: text`The real minimum is at equal terms. If that is not whole, the least value is at one of the two
        neighbouring integers.`,
      faster: () =>
        text`Going from $n$ to $n + 1$ adds $${a}$ and saves $\frac{${b}}{n(n + 1)}$: worth it as long as $n(n + 1) <
          ${(b / a).toFixed(1)}$, and $${low} \times ${low.add(1)} = ${low.mul(low.add(1))}$ decides.`,
      check: () =>
        text`Around it: $n = ${low.sub(1)}$ gives about $${costAt(p, low.valueOf() - 1).toFixed(1)}$ and $n =
          ${low.add(2)}$ about $${costAt(p, low.valueOf() + 2).toFixed(1)}$, both more.`,
      principle: text`If the place of a minimum has to be whole, compare the two integers next to it.`,
    };
  },
);

const hidden = form<Cost>(
  'sum-tied-to-product',
  {
    band: 'Medium',
    seconds: 70,
    revision: 6,
    also: ['AL.DIO.2'],
    suits: ({ m, n, t }) => m !== n && t > m + n + 1,
    verify: ({ m, n, t }) => {
      // y follows from x; the place of the least sum is found by thirds.
      const second = (x: number) => (t * t - m * n - m * x) / (x + n);
      let [low, high] = [0, (t * t - m * n) / m];
      for (let i = 0; i < 200; i += 1) {
        const [x, z] = [low + (high - low) / 3, high - (high - low) / 3];
        if (x + second(x) < z + second(z)) high = z;
        else low = x;
      }
      return q(Math.round(low * second(low) * 100), 100);
    },
  },
  ({ t, n, m, way }, { step, find }) => {
    const [mx, ny] = [tex`${m !== 1 && m}x`, tex`${n !== 1 && n}y`];
    const product = step(
      calc`${t * t - m * n} + ${m * n}`,
      (_value, working) => tex`(x + ${n})(y + ${m}) = ${working}`,
    )`
      ${!way && text`Field and paths together have the area $xy + ${mx} + ${ny}$. `}Add $${m} \times ${n}$ to both
      sides:
      then $xy + ${mx} + ${ny}$ becomes a product of two brackets.`;
    const root = step(calc`sqrt(${product})`, (_value, working) => tex`x + ${n} = y + ${m} = ${working}`)`
      The sum of the brackets is $x + y$ with a constant added. Two positive brackets with a fixed product have the
      least sum when they are equal.`;
    const fromFirst = find(n);
    const fromSecond = find(m);
    const sides = step(
      [root.sub(fromFirst), root.sub(fromSecond)],
      value => tex`x = ${root} - ${fromFirst} = ${value[0]}, \quad y = ${root} - ${fromSecond} = ${value[1]}`,
    )`
      Take the added numbers away; both unknowns stay positive.`;
    const area = step(calc`${sides[0]} * ${sides[1]}`, (_value, working) => tex`xy = ${working}`)`
      Multiply the two.`;
    return {
      answer: area,
      stem: way
        ? text`For positive real numbers $x$ and $y$, $xy + ${mx} + ${ny} = ${t * t - m * n}$.
          What is the value of $xy$ when $x + y$ is as small as possible?`
        : text`A rectangular field is $x$ m long and $y$ m wide. A path $${m}$ m wide runs along the outside of one long
          side, and a path $${n}$ m wide along the outside of one short side; the corner between the two paths is not
          paved. The field and the paths together cover $${t * t - m * n}$ m². What is the area of the field, in square
          metres, when $x + y$ is as small as possible?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0) && value.lt(t * t - m * n),
      slips: [
        slip('left_out_a_term', area, calc`${product} - ${m} * ${n}`)`
          $${product} - ${m} \times ${n} = ${area}$ takes only one of the three added areas away; it still holds those
          of $${mx}$ and $${ny}$.`,
        slip('assumed_equal_parts', sides, () => {
          const side = (Math.sqrt((m + n) ** 2 + 4 * (t * t - m * n)) - m - n) / 2;
          return Number.isInteger(side) ? [side, side] : null;
        })`
          $x = y = ${sides[0]}$ satisfies the condition, but the brackets have to be equal for the least sum.`,
        slip('stopped_a_step_early', fromFirst, 0)`
          $${root}$ is the bracket with the $${n}$ in it; it was used for $x$ without taking $${n}$ away.`,
        slip('counted_twice', sides, [root.sub(m + n), root.sub(m + n)])`
          $${root} - ${m} - ${n} = ${sides[0]}$ was taken for both sides; each bracket holds only one of the added
          numbers.`,
        slip('stopped_a_step_early', fromSecond, 0)`
          $${root}$ is the bracket with the $${m}$ in it; it was used for $y$ without taking $${m}$ away.`,
        slip('used_a_wrong_given_number', fromFirst, m)`
          $${m}$ was taken from both brackets; to $x$ it is $${n}$ that is added.`,
        slip('used_a_wrong_given_number', fromSecond, n)`
          $${n}$ was taken from both brackets; to $y$ it is $${m}$ that is added.`,
        slip('left_out_a_term', root, Number.isInteger(Math.sqrt(t * t - m * n)) && Math.sqrt(t * t - m * n))`
          The product $${m} \times ${n}$ has to be added when the brackets are completed.`,
      ],
      snapRead: text`A product and a weighted sum tied by an equation; where the plain sum is least, the product is
        asked.`,
      approach: text`Complete the product: two brackets with a fixed product. Their sum differs from the plain one by a
        constant, so both are least together; that place gives the two unknowns.`,
      faster: text`$(x + ${n})(y + ${m}) = ${t}^2$, so both brackets are $${t}$ at the minimum: $${t - n} \times
        ${t - m}$.`,
      check: text`$x = ${t - n}$, $y = ${t - m}$: $${(t - n) * (t - m)} + ${m} \times ${t - n} + ${n} \times ${t - m} =
        ${t * t - m * n}$.`,
      principle: text`When a product and a sum stand in one equation, complete the product before looking for a least
        value.`,
    };
  },
);

/** AL.INQ.4 Medium and Hard: the place of equal terms is not whole, not allowed, or hidden. */
export const boundNotReached: readonly AnyTemplate[] = situation<Cost>({
  type: 'AL.INQ.4',
  situation: 'where-equality-fails',
  draw: draw => {
    const h = draw.int(2, 7);
    const low = draw.int(3, 9);
    return {
      a: draw.int(2, 12) * draw.pick([1, 5, 10]),
      b: low * (low + 1) * draw.int(5, 60),
      h,
      k: h * draw.int(h + 1, 3 * h + 2),
      m: draw.int(1, 9),
      n: draw.int(1, 9),
      t: draw.int(5, 25),
      way: draw.chance(0.5),
    };
  },
  forms: [wholeTrips, hidden],
});
