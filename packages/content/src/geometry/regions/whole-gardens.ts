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
    const [field, strip, inside] = [
      ['garden', 'path', 'lawn'],
      ['plot', 'strip', 'area inside'],
      ['field', 'canal', 'part inside'],
    ][way] as [string, string, string];
    const shift = step(calc`${both} * ${part}`, {
      name: text`the number that is multiplied by $x + y$`,
      because: text`If the inside is $${k}$ times the ${strip}, the whole ${field} is $${k} + 1 = ${k + 1}$ times the
        ${strip}. So the inside is $\frac{${k}}{${k + 1}}$ of the whole. The ${strip} takes $${w}$ m at both ends of
        each side, $${2 * w}$ m in all.`,
      works: value =>
        tex`${part}(x - ${both})(y - ${both}) = ${k !== 1 && k}xy \Rightarrow xy - ${value}(x + y) +
          ${value.mul(both)} = 0`,
    })`
      Let the ${field} have the sides $x$ and $y$. The ${inside} has the sides $x - ${2 * w}$ and $y - ${2 * w}$, and
      its area times $${k + 1}$ equals the whole area${k > 1 && text` times $${k}$`}. Multiply out and collect the
        terms.`;
    const product = step(calc`${shift}^2 - ${shift.mul(both)}`, {
      name: 'the product of the two brackets',
      because: text`One equation for two unknowns has many solutions in general. As a product of two whole numbers it
        has only a few, one for each pair of factors.`,
      works: (_value, working) => tex`(x - ${shift})(y - ${shift}) = ${working}`,
    })`
      Write the left side as a product of two brackets: add the square of $${shift}$ on both sides, and bring the number
      that is left to the right.`;
    const factors = step(divisors(product.valueOf()), {
      name: 'the number of factors of this product',
      because: text`With two negative brackets both sides would be less than $${shift}$, and then the product of the
        brackets would be too small or a side too short for the ${strip}.`,
      works: value => tex`\text{factors of } ${product}: \quad ${value}`,
    })`
      Both brackets are positive integers, so each is a factor of the product. Count the factors.`;
    const count = step(calc`ceil(${factors} / 2)`, {
      because: text`A ${field} of $30$ m by $20$ m has the same size as one of $20$ m by $30$ m. Each size belongs to
        two factors, which multiply to the product.`,
      works: value => tex`${factors} \div 2 = ${value}`,
    })`
      Length and breadth may be exchanged without making a new size. So count pairs of factors.`;
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
          You subtracted $${w}$ from each side once, which leads to $${product}$. The border lies at both ends of a
          side, so twice $${w}$ goes.`,
        stop('counted_order', factors)`
          You counted all $${factors}$ factors. Exchanging the two sides gives the same rectangle again, so two factors
          make one size.`,
        slip('left_out_a_term', product, calc`${shift} * ${shift}`)`
          You used $${product}$ as the product of the brackets. The four corners of the border bring a term that has to
          be subtracted from it.`,
        slip('took_the_whole_for_a_part', part, k > 1 && k)`
          The whole area was taken as $${k}$ times the border; the inner part is that, the whole one part more.`,
        slip('wrong_sign', product, calc`${shift} * ${shift} + ${shift} * ${both}`)`
          $${product}$ comes from adding the term of the corners; moved to the other side it is subtracted.`,
        slip('forgot_one_or_the_number_itself', count, calc`ceil(${factors} / 2) - 1`)`
          The pair $1 \times ${product}$ was left out; it gives a very long rectangle, which is allowed.`,
        slip('ignored_even_and_odd', factors, () => divisors(product.valueOf() / 4))`
          You paired only even factors, $${factors}$ of them. The sides only have to be whole numbers, so odd factors
          count too.`,
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
