import type Fraction from 'fraction.js';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Joint {
  /** Bounds of the joint discount, per cent; both are allowed. */
  from: number;
  to: number;
  what: string;
  frame: number;
}

const goods = ['sofa', 'tractor', 'winter coat', 'water pump', 'harmonium', 'carpet'];
/** What remains after a discount, in steps of 5 %: of 20 steps at most 19. */
const most = 19;
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

interface Search {
  least: number;
  greatest: number;
  /** The product of what remains is a multiple of this. */
  multiple: number;
}
/** For each v from the largest on, the u not above it that fit. */
const rowsOf = ({ least, greatest, multiple }: Search, top = most, fits = (u: number, v: number) => u <= v) =>
  upTo(top)
    .reverse()
    .map(v => ({
      v,
      us: upTo(most).filter(
        u => fits(u, v) && u * v >= least && u * v <= greatest && (u * v) % multiple === 0,
      ),
    }))
    .filter(({ us }) => us.length > 0);
const total = (rows: readonly { us: readonly number[] }[]) =>
  q(rows.reduce((sum, { us }) => sum + us.length, 0));
const searchOf = ({ from, to }: Joint): Search => ({
  least: 400 - 4 * to,
  greatest: 400 - 4 * from,
  multiple: 4,
});

const wholeDiscounts = form<Joint>(
  'whole-joint-discounts',
  {
    band: 'Hard',
    seconds: 140,
    revision: 3,
    also: ['AR.PLD.3', 'AL.INQ.3', 'NS.FAC.3'],
    entry: true,
    verify: ({ from, to }) => {
      let count = 0;
      for (let x = 5; x < 100; x += 5)
        for (let y = 5; y <= x; y += 5) {
          const joint = q(x + y).sub(q(x * y, 100));
          if (joint.d === 1n && joint.gte(from) && joint.lte(to)) count += 1;
        }
      return count;
    },
  },
  (p, { step, find }) => {
    const { to, from, frame, what } = p;
    const least = step(
      calc`400 - 4 * ${to}`,
      value => tex`5u\% \times 5v\% = \frac{uv}{4}\% \ge ${100 - to}\% \;\Rightarrow\; uv \ge ${value}`,
    )`
      Count what remains, in steps of $5\%$: $u$ steps after the first cut and $v$ after the second, $u \le v \le 19$.
      The joint remainder is a product.`;
    const greatest = step(
      calc`400 - 4 * ${from}`,
      value => tex`\frac{uv}{4} \le ${100 - from} \;\Rightarrow\; uv \le ${value}`,
    )`
        The smaller joint discount leaves the most, so it gives the upper limit of the product.`;
    const multiple = find(4);
    const pairs = step(
      total(rowsOf({ least: Number(least), greatest: Number(greatest), multiple: Number(multiple) })),
      value =>
        tex`${rowsOf(searchOf(p))
          .map(({ v, us }) => `v = ${v}: u = ${us.join(', ')}`)
          .join('; \\; ')}; \quad ${value} \text{ pairs}`,
    )`
      A whole per cent needs a product divisible by $4$. Go through $v$ from the largest on: an odd $v$ needs a multiple
      of $4$ for $u$, one that is twice an odd number an even $u$, a multiple of $4$ any $u$.`;
    const all = total(rowsOf(searchOf(p)));
    return {
      answer: pairs,
      stem:
        frame === 0
          ? text`On a ${what} a shop gives a discount of $x\%$ and then one of $y\%$ on the reduced price. Both $x$ and
            $y$ are positive multiples of $5$ below $100$ with $x \ge y$. The two together are equal to a single
            discount of a whole number of per cent, from ${from}% to ${to}%. How many pairs $(x, y)$ are possible?`
          : text`The price of a ${what} is cut twice. Each cut is a multiple of $5\%$ below $100\%$, and the second is
            not larger, in per cent, than the first. The overall fall must be a whole number of per cent, without a
            fraction, and lie between ${from}% and ${to}%, both included. In how many ways can the two cuts be chosen?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('did_not_use_whole_numbers', multiple, 1)`
            You counted all $${pairs}$ pairs within the limits. For many of them the joint discount has a fraction of
            a per cent.`,
        slip('counted_order', pairs, total(rowsOf(searchOf(p), most, () => true)))`
            You counted $${pairs}$ pairs in which either cut may be the larger one. The first has to be at least as
            large as the second.`,
        slip(
          'added_the_percentages',
          pairs,
          upTo(most).flatMap(i => upTo(i).filter(j => 5 * (i + j) >= from && 5 * (i + j) <= to)).length,
        )`
            You added the two per cents and kept the sums from $${from}$ to $${to}$. The second cut is counted on the
            reduced price, so per cents cannot be added.`,
        slip('left_out_equal_values', pairs, total(rowsOf(searchOf(p), most, (u, v) => u < v)))`
            You left out two equal cuts: $${all} - ${all.sub(pairs)} = ${pairs}$. They are allowed.`,
        slip('left_out_an_end_point', greatest, calc`${greatest} - 4`)`
            You left out joint discounts of exactly ${from}%. They are allowed.`,
        slip('left_out_an_end_point', least, calc`${least} + 4`)`
            You left out joint discounts of exactly ${to}%. They are allowed.`,
        slip(
          'demanded_too_much',
          pairs,
          total(rowsOf(searchOf(p), most, (u, v) => u <= v && u % 2 === 0 && v % 2 === 0)),
        )`
            You kept only products of two even numbers, $${pairs}$ of them. An odd number times a multiple of $4$ is
            divisible by $4$ too.`,
        slip('left_out_an_end_point', pairs, total(rowsOf(searchOf(p), most - 1)))`
            You began with a second cut of $10\%$. One of $5\%$ is possible as well.`,
        slip('counted_one_too_few', pairs, calc`${pairs} - 1`)`
            You found only $${pairs}$ pairs. Go through the rows again: one of them has one more.`,
      ],
      snapRead: text`Two cuts are multiples of $5\%$, and the joint discount is whole and lies between two limits.
        What is left is a product, so count products with a certain divisor between two limits.`,
      approach: text`Work with what is left, in steps of $5\%$. Then a quarter of the product of two small integers is
        left in per cent. Count the products that are multiples of 4 between two limits.`,
      faster: text`Count $u \le v \le 19$ with $${least} \le uv \le ${greatest}$ and $4 \mid uv$: below $v =
        ${Math.ceil(Math.sqrt(Number(least)))}$ no $u$ is large enough, so ${20 - Math.ceil(Math.sqrt(Number(least)))}
        rows do.`,
      check: () => {
        const row = rowsOf(searchOf(p))[0];
        const [u, v] = [row?.us[0] ?? 0, row?.v ?? 0];
        return text`For $u = ${u}$, $v = ${v}$ the cuts are $${100 - 5 * u}\%$ and $${100 - 5 * v}\%$: $${5 * u}\%$ of
          $${5 * v}\%$ is $${q(u * v, 4)}\%$, a joint cut of $${q(400 - u * v, 4)}\%$.`;
      },
      principle: text`Successive cuts multiply what remains: a whole joint per cent is a condition on divisors of a
        product.`,
    };
  },
);

/** AR.PCT.2 Hard: two cuts from a list whose joint effect is whole and bounded. */
export const wholeJointDiscounts: readonly AnyTemplate[] = situation<Joint>({
  type: 'AR.PCT.2',
  situation: 'two-cuts',
  tries: 30,
  draw: draw => {
    const from = draw.int(28, 72);
    const p = { from, to: from + draw.int(4, 14), what: draw.pick(goods), frame: draw.int(0, 1) };
    const count: Fraction = total(rowsOf(searchOf(p)));
    return count.gte(6) && count.lte(14) ? p : null;
  },
  forms: [wholeDiscounts],
});
