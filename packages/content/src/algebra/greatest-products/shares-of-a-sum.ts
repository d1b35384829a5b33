import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Split {
  /** x + y is `sum`, and x^m y^n is as large as possible. */
  sum: number;
  m: number;
  n: number;
  story: { who: string; total: string; first: string; second: string; effect: string };
  frame: number;
}

const power = (letter: string, n: number) => (n === 1 ? letter : `${letter}^${n}`);
const sharePower = (letter: string, n: number) =>
  n === 1 ? letter : `\\left(\\frac{${letter}}{${n}}\\right)^${n}`;
/** The share of the first part with the greatest product, by trying steps of a sixtieth. */
const bestShare = (most: number, value: (x: number) => number) => {
  let best = 0;
  for (let i = 1; i < most * 60; i += 1) if (value(i / 60) > value(best / 60) + 1e-9) best = i;
  return q(best, 60);
};

const shares = form<Split>(
  'parts-with-powers',
  {
    band: 'Easy',
    seconds: 50,
    verify: ({ sum, m, n }) => bestShare(sum, x => x ** m * (sum - x) ** n),
  },
  ({ sum, m, n, story, frame }, { step, find, write }) => {
    write(
      tex`${sharePower('x', m)}${sharePower('y', n)}, \qquad ${m} \times \frac{x}{${m}} + ${n} \times \frac{y}{${n}} =
        x + y = ${sum}`,
      {
        because: text`These ${m + n} factors have a fixed sum, and a product of factors with a fixed sum is greatest
        when all are equal.`,
      },
    )`
      Let $x$ and $y$ be the two parts. Divide every factor $x$ and every factor $y$ by its exponent, which only
      changes the product by a constant factor. Then the sum of all $${m + n}$ factors is fixed.`;
    const parts = step(calc`${m} + ${n}`, {
      name: 'the number of equal factors',
      works: (_v, w) => tex`\frac{x}{${m}} = \frac{y}{${n}}, \qquad ${w}`,
    })`
      So the parts are in the ratio of the exponents, $${m} : ${n}$. Add the terms of this ratio.`;
    const mine = find(m, { name: 'the exponent of the part that is asked' });
    const answer = step(frac(calc`${mine} * ${sum} / ${parts}`), { works: (_v, w) => tex`x = ${w}` })`
      Take the share of $x$.`;
    const product = tex`${power('x', m)}${power('y', n)}`;
    return {
      answer,
      stem: wording(
        frame,
        text`${story.who} has ${story.total.replace('#', String(sum))}, $x$ of them for ${story.first} and $y$ for
          ${story.second}. ${story.effect} is proportional to $${product}$. For which $x$ is it greatest?`,
        text`Let $x$ and $y$ be positive real numbers with $x + y = ${sum}$. The product $${product}$ is as large as
          possible. What is $x$?`,
        text`A length of $${sum}$ cm is divided into two parts of $x$ cm and $y$ cm so that $${product}$ becomes as
          large as possible. How long is the first part, in centimetres?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.lt(sum) && value.d < 10n,
      slips: [
        slip('assumed_equal_parts', answer, frac(calc`${sum} / 2`))`
          Equal parts make $xy$ greatest. Here $x$ and $y$ stand with different exponents, $${m}$ and $${n}$.`,
        slip('swapped_the_weights', mine, n)`
          The share with the exponent $${n}$ was given, but $x$ has the exponent $${m}$.`,
        slip('took_a_part_for_the_whole', parts, m * n > 1 && m * n)`
          $${sum}$ was divided by $${m} \times ${n} = ${m * n}$. There are $${m} + ${n}$ equal factors.`,
        slip('left_out_a_factor', mine, 1)`
          One of the $${m + n}$ equal shares was given. $x$ consists of $${m}$ of them.`,
        slip('swapped_the_weights', answer, frac(calc`${sum} * ${m}^2 / (${m}^2 + ${n}^2)`))`
          The exponents were squared in the ratio, as $${m ** 2} : ${n ** 2}$.`,
        slip('divided_by_the_wrong_number', parts, m + n + 1)`
          $${sum}$ was divided by $${m + n + 1}$, one more than the number of factors.`,
      ],
      snapRead: text`A fixed sum of two parts and a product of their powers: the exponents decide how to divide.`,
      approach: text`Make all factors equal. Then $x$ and $y$ are in the ratio of their exponents, $${m} : ${n}$.`,
      check: () => {
        const value = (x: ReturnType<typeof q>) => (x.pow(m) ?? q(0)).mul(q(sum).sub(x).pow(n) ?? q(0));
        const best = q(m * sum, m + n);
        return text`For $x = ${frac(best)}$ the product is $${frac(value(best))}$; for $x = ${frac(best.sub(1))}$ it
          is only $${frac(value(best.sub(1)))}$ and for $x = ${frac(best.add(1))}$ only $${frac(value(best.add(1)))}$.`;
      },
      principle: text`With a fixed sum a product of powers is greatest when the parts are in the ratio of the
        exponents.`,
    };
  },
);

interface Budget {
  /** Prices a and b, exponents m and n, the sum of money, and the story. */
  money: number;
  a: number;
  b: number;
  m: number;
  n: number;
  story: { who: string; first: string; second: string; unit: string; effect: string };
  frame: number;
}

const budget = form<Budget>(
  'parts-with-powers-and-prices',
  {
    band: 'Medium',
    seconds: 85,
    revision: 2,
    verify: ({ money, a, b, m, n }) => bestShare(money / a, x => x ** m * ((money - a * x) / b) ** n),
  },
  ({ money, a, b, m, n, story, frame }, { step, find, write }) => {
    const product = tex`${power('x', m)}${power('y', n)}`;
    write(
      tex`(${a}x)^{${m}}(${b}y)^{${n}} = ${a ** m * b ** n} \, ${product}, \qquad ${a}x + ${b}y = ${money}`,
      { because: text`The prices only change the product by the constant factor $${a ** m * b ** n}$.` },
    )`
      The money is spent on two things, ₹$${a}x$ and ₹$${b}y$, with a fixed sum. Write the product with these two
      amounts.`;
    const parts = step(calc`${m} + ${n}`, {
      name: 'the number of equal shares of the money',
      works: (_v, w) => tex`${a}x : ${b}y = ${m} : ${n}, \qquad ${w}`,
    })`
      With a fixed sum a product of powers is greatest when the amounts are in the ratio of the exponents. Add its
      terms.`;
    const mine = find(m, { name: 'the exponent of the first thing' });
    const spent = step(frac(calc`${mine} * ${money} / ${parts}`), {
      name: 'the money for the first thing',
      works: (_v, w) => tex`${a}x = ${w}`,
    })`
      Find the money for ${story.first}.`;
    const price = find(a, { name: 'the price of the first thing' });
    const answer = step(frac(calc`${frac(spent)} / ${price}`), { works: (_v, w) => tex`x = ${w}` })`
      Divide by the price.`;
    return {
      answer,
      stem: wording(
        frame,
        text`${story.who} spends ₹${money} on $x$ ${story.unit} of ${story.first} at ₹${a} each and $y$ ${story.unit}
          of ${story.second} at ₹${b} each. ${story.effect} is proportional to $${product}$. How many ${story.unit} of
          ${story.first} make it greatest?`,
        text`For ₹${money} in all, $x$ ${story.unit} of ${story.first} (₹${a} each) and $y$ ${story.unit} of
          ${story.second} (₹${b} each) are bought. ${story.effect} grows like $${product}$. Which $x$ is best?`,
        text`${story.effect} is proportional to $${product}$ when $x$ ${story.unit} of ${story.first} and $y$
          ${story.unit} of ${story.second} are used. They cost ₹${a} and ₹${b} each, and exactly ₹${money} is to be
          spent. Find the $x$ that makes it greatest.`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.lt(q(money, a)) && value.d < 10n,
      slips: [
        slip('assumed_equal_parts', spent, frac(calc`${money} / 2`))`
          Half of ₹${money} was spent on each. This would be best for $xy$, without the exponents.`,
        slip('swapped_the_weights', mine, n)`
          $${n}$ of the $${m + n}$ shares of the money belong to ${story.second}; they were taken for ${story.first}.`,
        slip('used_a_wrong_given_number', price, b)`
          The money was divided by ₹${b}, the price of ${story.second}.`,
        slip('assumed_equal_parts', answer, frac(calc`${money} / (${a} + ${b})`))`
          As many ${story.unit} of both were bought. The product grows further when the money is divided in the ratio
          $${m} : ${n}$.`,
        slip('ignored_the_weights', answer, frac(calc`${mine} * ${money} / (${a} * ${m} + ${b} * ${n})`))`
          The numbers of ${story.unit} were put in the ratio $${m} : ${n}$. It is the money spent that has this ratio.`,
        slip('answered_another_quantity', answer, frac(calc`${n} * ${money} / (${m + n} * ${b})`))`
          $${frac(answer)}$ is the number of ${story.unit} of ${story.second}.`,
        slip('left_out_a_factor', mine, m > 1 && 1)`
          One of the $${m + n}$ equal shares of the money was spent on ${story.first}. $x$ has the exponent $${m}$, so
          $${m}$ shares belong to it.`,
      ],
      snapRead: text`A fixed amount of money for two things with prices, and a product of powers of their numbers.`,
      approach: text`Look at the money for each thing: these amounts have a fixed sum, and the exponents give their
        ratio.`,
      faster: text`$\frac{${m}}{${m + n}}$ of ₹${money} goes to ${story.first}: $${frac(q(m * money, m + n))} \div
        ${a}$.`,
      check: () => {
        const x = q(m * money, (m + n) * a);
        const y = q(n * money, (m + n) * b);
        return text`Then $y = ${frac(y)}$, and $${a} \times ${frac(x)} + ${b} \times ${frac(y)} = ${money}$. The
          amounts ₹${x.mul(a)} and ₹${y.mul(b)} are in the ratio $${m} : ${n}$.`;
      },
      principle: text`Where parts have prices, it is the amounts of money that are in the ratio of the exponents.`,
    };
  },
);

const exponents = [
  [2, 1],
  [1, 2],
  [3, 1],
  [1, 3],
  [3, 2],
  [2, 3],
] as const;

/** AL.INQ.5 Easy and Medium: parts with powers, without and with prices. */
export const sharesOfASum: readonly AnyTemplate[] = [
  ...situation<Split>({
    type: 'AL.INQ.5',
    situation: 'two-parts',
    tries: 40,
    draw: draw => {
      const [m, n] = draw.pick(exponents);
      const sum = draw.int(8, 60);
      return q(m * sum, m + n).d < 3n
        ? {
            sum,
            m,
            n,
            story: draw.pick([
              {
                who: 'Meera',
                total: '# hours left before a test',
                first: 'revision',
                second: 'mock papers',
                effect: 'Her gain',
              },
              {
                who: 'A potter at Khurja',
                total: '# kg of clay',
                first: 'cups',
                second: 'bowls',
                effect: 'What the fair brings',
              },
            ]),
            frame: draw.int(0, 2),
          }
        : null;
    },
    forms: [shares],
  }),
  ...situation<Budget>({
    type: 'AL.INQ.5',
    situation: 'parts-with-prices',
    tries: 100,
    draw: draw => {
      const [m, n] = draw.pick(exponents);
      const [a, b] = [draw.step(10, 60, 5), draw.step(10, 60, 5)];
      const money = draw.step(600, 6000, 60);
      const [x, y] = [q(m * money, (m + n) * a), q(n * money, (m + n) * b)];
      return a !== b && x.d === 1n && y.d === 1n
        ? {
            money,
            a,
            b,
            m,
            n,
            story: draw.pick([
              {
                who: 'A farmer near Nashik',
                first: 'compost',
                second: 'seed',
                unit: 'bags',
                effect: 'The harvest',
              },
              {
                who: 'A dairy at Anand',
                first: 'fodder',
                second: 'oil cake',
                unit: 'sacks',
                effect: 'The yield of milk',
              },
            ]),
            frame: draw.int(0, 2),
          }
        : null;
    },
    forms: [budget],
  }),
];
