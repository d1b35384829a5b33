import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Garden {
  /** Width of the path, m. */
  w: number;
  /** The lawn is this many times the path. */
  k: number;
  way: number;
}

const divisors = (n: number): number => {
  let count = 0;
  for (let d = 1; d <= n; d += 1) if (n % d === 0) count += 1;
  return count;
};
const times = (k: number) =>
  k === 1 ? 'as large as' : k === 2 ? 'twice as large as' : `$${k}$ times as large as`;

const sizesOfGarden = form<Garden>(
  'sizes-of-a-garden-with-path',
  {
    band: 'Hard',
    seconds: 105,
    revision: 4,
    also: ['AL.DIO.2', 'NS.FAC.1'],
    entry: true,
    verify: ({ w, k }) => {
      // The shorter side up to where both are equal; for each, the longer one is tried out.
      let count = 0;
      const longest = 2 * w * (k + 1) + 4 * w * w * k * (k + 1);
      for (let x = 2 * w + 1; x <= 4 * w * (k + 1) + 8; x += 1)
        for (let y = x; y <= longest; y += 1) {
          const inner = (x - 2 * w) * (y - 2 * w);
          if (inner === k * (x * y - inner)) count += 1;
        }
      return count;
    },
  },
  ({ w, k, way }, { step, find }) => {
    const both = find(calc`2 * ${w}`);
    const part = find(calc`${k} + 1`);
    const shift = step(
      calc`${both} * ${part}`,
      value =>
        tex`${part}(x - ${both})(y - ${both}) = ${k !== 1 && k}xy \Rightarrow xy - ${value}(x + y) +
          ${value.mul(both)} = 0`,
    )`
      Whole minus inner part is the border. With sides $x$ and $y$, the inner area times one more than the factor equals
      the whole area times the factor. Collect: $xy$ and $x + y$ remain.`;
    const product = step(
      calc`${shift}^2 - ${shift.mul(both)}`,
      (_value, working) => tex`(x - ${shift})(y - ${shift}) = ${working}`,
    )`
      Complete the product.`;
    const factors = step(divisors(product.valueOf()), value => tex`d(${product}) = ${value}`)`
      Both factors are positive, for otherwise a side would be too short for the border. Count the factors of the
      product.`;
    const count = step(calc`ceil(${factors} / 2)`, value => tex`${factors} \div 2 = ${value}`)`
      Length and breadth may be exchanged, so pairs of factors count.`;
    return {
      answer: count,
      stem:
        way === 0
          ? text`A rectangular garden, whose length and breadth in metres are integers, has a path of width $${w}$ m
            inside along all four sides. The lawn within the path is ${times(k)} the path. How many different sizes can
            the garden have?`
          : way === 1
            ? text`Along the whole boundary of a rectangular plot runs a strip, $${w}$ m wide, on which nothing may be
              built. The area left inside is ${times(k)} the strip. If both sides of the plot measure a whole number of
              metres, how many such plots of different dimensions are there?`
            : text`A rectangular field is bordered inside by a canal of the same width, $${w}$ m, on all four sides. The
              part that the canal encloses has an area ${times(k)} that of the canal. The length and breadth of the
              field, canal included, are whole numbers of metres. In how many different sizes can such a field be laid
              out?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('did_not_double', both, w)`
          $${w}$ was subtracted from each side once, which leads to $${product}$; the border lies on both sides.`,
        stop('counted_order', factors)`
          All $${factors}$ factors were counted; exchanging the two sides gives no other rectangle.`,
        slip('left_out_a_term', product, calc`${shift} * ${shift}`)`
          The product was taken as $${product}$; the term of the four corners is missing.`,
        slip('took_the_whole_for_a_part', part, k > 1 && k)`
          The whole area was taken as $${k}$ times the border; the inner part is that, the whole one part more.`,
        slip('wrong_sign', product, calc`${shift} * ${shift} + ${shift} * ${both}`)`
          $${product}$ comes from adding the term of the corners; moved to the other side it is subtracted.`,
        slip('forgot_one_or_the_number_itself', count, calc`ceil(${factors} / 2) - 1`)`
          The pair $1 \times ${product}$ was left out; it gives a very long rectangle, which is allowed.`,
        slip('ignored_even_and_odd', factors, () => divisors(product.valueOf() / 4))`
          Only even factors were paired; the sides need not be even.`,
      ],
      snapRead: text`A border of given width inside a rectangle, its area compared with the rest, and whole sides: an
        equation in two integers.`,
      approach: text`The comparison of areas is one equation for two sides. It has the product and the sum of the sides,
        so it can be completed to a product of two brackets; then factors are counted.`,
      faster: text`With the inner sides $a$ and $b$ the border is $${2 * w}(a + b) + ${4 * w * w}$. So $ab =
        ${2 * w * k}(a + b) + ${4 * w * w * k}$, that is $(a - ${2 * w * k})(b - ${2 * w * k}) =
        ${4 * w * w * k * (k + 1)}$: pairs of factors.`,
      check: () => {
        const [x, y] = [Number(shift) + 1, Number(shift.add(product))];
        const inner = (x - 2 * w) * (y - 2 * w);
        return text`The longest one is $${x}$ by $${y}$: inside $${inner}$, border $${x * y - inner}$, and the quotient
          is $${k}$.`;
      },
      principle: text`An equation with $xy$, $x$ and $y$ in integers becomes a product of two brackets: count the
      factors of
        the number left.`,
    };
  },
);

/** GM.ARE.2 Hard: a border compared with what it encloses, in whole sides. */
export const wholeGardens: readonly AnyTemplate[] = situation<Garden>({
  type: 'GM.ARE.2',
  situation: 'border-and-inside',
  tries: 10,
  draw: draw => ({ w: draw.int(1, 8), k: draw.int(1, 6), way: draw.int(0, 2) }),
  forms: [sizesOfGarden],
});
