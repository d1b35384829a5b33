import { isCount, isSquare } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Four {
  a: number;
  b: number;
  c: number;
  d: number;
  names: readonly string[];
  frame: number;
}

const quartets = [
  ['Ishaan', 'Sneha', 'Yusuf', 'Bhavna'],
  ['Ayesha', 'Karthik', 'Rukmini', 'Thomas'],
  ['Dorjee', 'Pallavi', 'Murugan', 'Harleen'],
] as const;

const wait = form<Four>(
  'years-until-a-proportion',
  {
    band: 'Medium',
    seconds: 75,
    also: ['AR.AVG.5'],
    entry: true,
    verify: ({ a, b, c, d }) => {
      for (let x = 1; x < 300; x += 1) if ((a + x) * (d + x) === (b + x) * (c + x)) return x;
      throw new Error('no year fits');
    },
  },
  ({ a, b, c, d, names, frame }, { step }) => {
    const [one = '', two = '', three = '', four = ''] = names;
    const outer = step(calc`${a} * ${d}`, {
      name: 'the product of the outer ages',
      works: (_value, working) => tex`(${a} + x)(${d} + x) = (${b} + x)(${c} + x), \qquad ${working}`,
      because: text`Everybody grows older by the same $x$, so the square of $x$ stands on both sides and cancels. In a
        proportion $p : q = r : s$ multiplying crosswise gives $ps = qr$.`,
    })`
      Let it be after $x$ years. In a proportion the product of the outer ages is equal to the product of the inner
      ones, and $x^2$ is in both products, so it cancels. Find the constant term of the outer product first.`;
    const inner = step(calc`${b} * ${c}`, {
      name: 'the product of the inner ages',
      because: text`The second and the third age stand inside the proportion. When $(${b} + x)(${c} + x)$ is multiplied
        out, the term without $x$ is the product of the two ages of today.`,
    })`
      Find the constant term of the inner product in the same way, from the second and the third age.`;
    const left = step(calc`(${a} + ${d}) - (${b} + ${c})`, {
      name: 'the coefficient of x',
      works: (_value, working) => tex`(${a} + ${d})x - (${b} + ${c})x: \quad ${working}`,
      because: text`Multiplying out $(${a} + x)(${d} + x)$ gives $x$ once with each of the two ages, so its coefficient
        is their sum. All four ages count, because all four grow older.`,
    })`
      When the brackets are multiplied out, the terms with $x$ have the sums of the ages as their coefficients. Bring
      them to one side: subtract the inner sum from the outer one.`;
    const wanted = step(calc`(${inner} - ${outer}) / ${left}`, {
      works: (_value, working) => tex`${left}x = ${inner} - ${outer} \Rightarrow x = ${working}`,
      because: text`With the squares gone the equation is linear: a number times $x$ on one side and a number on the
        other.`,
    })`
      Bring the constant terms to the other side. Divide their difference by the coefficient of $x$ to find $x$.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${one}, ${two}, ${three} and ${four} are $${a}$, $${b}$, $${c}$ and $${d}$ years old. After how many
            years will the age of ${one} be to that of ${two} as the age of ${three} is to that of ${four}?`
          : text`Today the four members of a family are $${a}$, $${b}$, $${c}$ and $${d}$ years old. In how many years
            will their ages, taken in this order, be in proportion?`,
      show: value => withUnit(value, 'years'),
      plausible: value => isCount(value) && value.lte(99),
      slips: [
        slip('wrong_sign', left, calc`${a} + ${b} + ${c} - ${d}`)`
            You divided by $${left}$. The ages of ${frame === 0 ? one : 'the first'} and the last are added, and those
            of the two in between are subtracted.`,
        slip('left_out_a_term', wanted, calc`(${inner} - ${outer}) / (${d} - ${c})`)`
          You let only the last two grow older: ${here}. In $x$ years all four become $x$ years older.`,
        slip('divided_by_the_wrong_number', wanted, calc`(${inner} - ${outer}) / (${d} - ${b})`)`
          You divided by the difference of two ages only: ${here}. All four grow older, so all four ages are in the
          coefficient of the unknown.`,
        slip('did_not_divide', wanted, calc`${inner} - ${outer}`)`
            You stopped at the difference of the products: ${here}. It has to be divided by the difference of the
            sums.`,
        slip('halved_needlessly', wanted, calc`(${inner} - ${outer}) / (2 * ${left})`)`
          You halved the result: ${here}. The number of years comes once from the linear equation, and nothing doubles
          it.`,
        slip('divided_by_the_wrong_number', wanted, calc`(${inner} - ${outer}) / (${b} - ${a})`)`
          You let only the first two grow older: ${here}. In the same time the other two grow older as well.`,
        slip('mixed_up_sum_and_product', wanted, calc`(${a} + ${d}) - (${b} + ${c})`)`
          You compared the sums of the ages: ${here}. In a proportion the products of outer and inner ages are equal,
          not the sums.`,
        slip('doubled_needlessly', wanted, calc`2 * (${inner} - ${outer}) / ${left}`)`
            You counted each year twice: ${here}. Everybody is one year older after a year.`,
      ],
      snapRead: text`The same number of years is added to four ages, and then they are in proportion. This number is
        asked.`,
      approach: text`Write the proportion with $x$ added to each age, and multiply crosswise. The squares cancel, and
        a linear equation is left.`,
      check: text`After ${wanted} years they are $${wanted.add(a)}$, $${wanted.add(b)}$, $${wanted.add(c)}$ and
        $${wanted.add(d)}$; $${wanted.add(a)} \times ${wanted.add(d)} = ${wanted.add(a).mul(wanted.add(d))}$ and
        $${wanted.add(b)} \times ${wanted.add(c)} = ${wanted.add(b).mul(wanted.add(c))}$.`,
      principle: text`When the same unknown is added to all four terms of a proportion, its square cancels and a
        linear equation is left.`,
    };
  },
);

interface Three {
  m: number;
  n: number;
  unit: number;
  frame: number;
}

const longest = form<Three>(
  'largest-of-a-continued-proportion',
  {
    band: 'Medium',
    seconds: 85,
    also: ['AL.SEQ.2'],
    verify: ({ m, n, unit }) => {
      const sum = unit * (m * m + m * n + n * n);
      const found: number[] = [];
      for (let x = 1; x < sum; x += 1)
        for (let y = x + 1; x + y < sum; y += 1) {
          const z = sum - x - y;
          if (y * y === x * z && x * y * z === (unit * m * n) ** 3) found.push(z);
        }
      if (found.length !== 1) throw new Error(`${found.length} fit`);
      return found[0] ?? 0;
    },
  },
  ({ m, n, unit, frame }, { step, find }) => {
    const sum = find(unit * (m * m + m * n + n * n));
    const product = find(q((unit * m * n) ** 3));
    const thing = frame === 0 ? 'length' : frame === 1 ? 'number' : 'weight';
    const middle = step(() => Math.cbrt(product.valueOf()), {
      works: value => tex`y^3 = ${product} \Rightarrow y = ${value}`,
      name: text`the middle ${thing}`,
      because: text`In a continued proportion the first is to the middle one as the middle one is to the last.
        Multiplying crosswise, the product of the outer two is the square of the middle one.`,
    })`
      Let the middle ${thing} be $y$. In a continued proportion the outer two have the product $y^2$, so all three have
      the product $y \times y^2 = y^3$. Take the cube root of the known product.`;
    const outer = step(calc`${sum} - ${middle}`, {
      name: 'the sum of the outer two',
      because: text`The outer two are found most easily from their sum and their product. The product is known already,
        and the sum is what the middle one leaves of the whole.`,
    })`
      The sum of all three is $${sum}$. Subtract the middle one to find the sum of the other two.`;
    const square = step(calc`${outer}^2 - 4 * ${middle}^2`, {
      name: 'the square of their difference',
      works: (_value, working) => tex`(z - x)^2 = (z + x)^2 - 4xz = ${working}`,
      because: text`$(z + x)^2$ contains $2xz$ and $(z - x)^2$ contains $-2xz$, so the two squares differ by $4xz$. Not
        by $xz$ alone.`,
    })`
      Let the outer two be $x$ and $z$. Their sum is known and their product is the square of the middle one, so find
      the square of their difference from both.`;
    const apart = step(() => Math.sqrt(Math.abs(square.valueOf())), {
      works: value => tex`z - x = \sqrt{${square}} = ${value}`,
      name: 'the difference of the outer two',
      because: text`$z$ is the larger one, so the difference is positive and only the positive root counts.`,
    })`
      Take the positive root to find the difference of the outer two.`;
    const wanted = step(calc`(${outer} + ${apart}) / 2`, {
      because: text`$(z + x) + (z - x)$ is twice $z$: the smaller one is once added and once taken away.`,
    })`
      Add the sum and the difference of the outer two. That is twice the larger one, so halve it.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`The lengths of three ropes are in continued proportion. Together they are $${sum}$ metres long, and the
            product of the three lengths is $${product}$ cubic metres. How long is the longest rope?`
          : frame === 1
            ? text`Three distinct positive numbers are in continued proportion. Their sum is $${sum}$ and their product
              is $${product}$. Which is the largest of them?`
            : text`Three parcels weigh $${sum}$ kg in all. The first weighs as many times the second as the second
              weighs times the third, and the product of the three weights in kg is $${product}$. Find the weight of
              the heaviest parcel in kg.`,
      show: value =>
        frame === 0 ? withUnit(value, 'm') : frame === 1 ? withUnit(value, '').trim() : withUnit(value, 'kg'),
      plausible: value => isCount(value) && value.lt(sum),
      slips: [
        slip('answered_another_quantity', wanted, calc`(${outer} - ${apart}) / 2`)`
            You found the smallest of the three: ${here}. The question asks for the largest.`,
        slip('stopped_a_step_early', wanted, calc`${outer}`)`
          You stopped at $${wanted}$, the sum of the smallest and the largest. The largest alone is asked.`,
        slip('mixed_up_kinds_of_progression', middle, () => sum.mod(3).equals(0) && calc`${sum} / 3`)`
            You used a third of the sum, $${middle}$, as the middle one. That fits equal differences, but here the
            ratios are equal.`,
        slip('left_out_a_factor', square, calc`${outer}^2 - ${middle}^2`)`
            You subtracted the product once and got $${square}$. The square of a difference is the square of the sum
            minus four times the product.`,
        slip('did_not_halve', wanted, calc`${outer} - ${middle}`)`
            You subtracted the middle one twice: ${here}. The rest still contains the smallest one.`,
        slip('halved_needlessly', wanted, calc`${outer} / 2`)`
          You made the outer two equal: ${here}. Then all three would be equal to the middle one, which does not fit
          the sum.`,
        slip('did_not_halve', wanted, calc`${outer} + ${apart}`)`
          You did not halve: ${here} is twice the largest one, because sum and difference both contain it.`,
        slip('took_the_whole_for_a_part', wanted, calc`${sum} - (${outer} - ${apart}) / 2`)`
            You found the largest and the middle one together: ${here}. The question asks for the largest alone.`,
        slip('answered_another_quantity', wanted, calc`${apart} + ${middle}`)`
            You added the middle one to the difference of the outer two: ${here}. Half of their sum and difference is
            the larger one.`,
        slip('left_out_a_term', outer, sum)`
          You did not subtract the middle one. $${outer}$ is the sum of all three, but the sum of the outer two is
          needed.`,
      ],
      snapRead: text`The three are in continued proportion, and their sum and their product are known. The product is
        the cube of the middle one.`,
      approach: text`The cube root of the product is the middle one. Then the sum and the product of the other two are
        known, so their difference can be found.`,
      check: text`$${middle.mul(middle).div(wanted)}$, $${middle}$ and $${wanted}$ have the sum
        $${middle.mul(middle).div(wanted).add(middle).add(wanted)}$, and $${middle.mul(middle).div(wanted)} \times
        ${wanted} = ${middle.mul(middle)}$ is the square of $${middle}$.`,
      principle: text`In a continued proportion of three, start from the middle term: the product of the outer two is
        its square.`,
    };
  },
);

/** Ages that will be in proportion after a whole number of years, in which the first of them is youngest. */
const ages = [4, 5, 6, 7, 8, 10, 12, 14, 15].flatMap(a =>
  [9, 12, 15, 16, 18, 20, 21, 24].flatMap(b =>
    [11, 14, 19, 22, 25, 26, 28, 30, 32, 36].flatMap(c =>
      [27, 30, 34, 40, 44, 48, 50, 54, 56, 60, 64].flatMap(d => {
        const [top, left] = [b * c - a * d, a + d - b - c];
        const years = top / left;
        const fits =
          b > a + 2 && c > b && d > c + 4 && left > 1 && Number.isInteger(years) && years > 1 && years < 40;
        return fits && ![a, b, c, d].includes(years) ? [{ a, b, c, d }] : [];
      }),
    ),
  ),
);

/** AR.RAT.5 Medium: ages in proportion, and a continued proportion by sum and product. */
export const intoProportion: readonly AnyTemplate[] = [
  ...situation<Four>({
    type: 'AR.RAT.5',
    situation: 'four-ages',
    tries: 10,
    draw: draw => ({ ...draw.pick(ages), names: draw.pick(quartets), frame: draw.int(0, 1) }),
    forms: [wait],
  }),
  ...situation<Three>({
    type: 'AR.RAT.5',
    situation: 'continued-by-sum-and-product',
    tries: 30,
    draw: draw => {
      const [m, n, unit] = [draw.int(1, 6), draw.int(2, 9), draw.int(1, 6)];
      const fits = n > m && n <= 3 * m && unit * m * n <= 60 && unit * m * n >= 6;
      const plain = isSquare(m) && isSquare(n) && unit === 1;
      return fits && !plain ? { m, n, unit, frame: draw.int(0, 2) } : null;
    },
    forms: [longest],
  }),
];
