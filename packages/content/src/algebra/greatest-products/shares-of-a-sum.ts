import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
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
          when all are equal: of two numbers with the sum $10$, $5 \times 5$ is more than $4 \times 6$.`,
      },
    )`
      Let $x$ and $y$ be the two parts. Divide every factor $x$ and every factor $y$ by its exponent, which only
      changes the product by a constant factor. Then the sum of all $${m + n}$ factors is fixed.`;
    const parts = step(calc`${m} + ${n}`, {
      name: 'the number of equal factors',
      works: (_v, w) =>
        tex`\frac{x}{${m}} = \frac{y}{${n}} \quad \Rightarrow \quad x : y = ${m} : ${n}, \qquad ${w}`,
      because: text`The product is greatest when all its factors are equal. If one share is the same for all, $x$ has
        $${m}$ of these shares and $y$ has $${n}$.`,
    })`
      All factors have to be equal, so the parts are in the ratio of the exponents, $${m} : ${n}$. Add the terms of
      this ratio to see how many equal shares the sum has.`;
    const mine = find(m, { name: 'the exponent of $x$' });
    const answer = step(frac(calc`${mine} * ${sum} / ${parts}`), {
      name: 'the part $x$',
      works: (_v, w) => tex`x = ${w}`,
      because: text`One share is the sum divided by the number of shares, and $x$ is as many of them as its
        exponent.`,
    })`
      Divide the sum $${sum}$ into these equal shares. The part $x$ has as many of them as its exponent.`;
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
          Two equal parts, ${here}, make $xy$ greatest. Here $x$ and $y$ have the different exponents $${m}$ and
          $${n}$.`,
        slip('swapped_the_weights', mine, n)`
          You gave $x$ the share that belongs to the exponent $${n}$. The exponent of $x$ is $${m}$, so it has $${m}$
          of the $${m + n}$ shares.`,
        slip('took_a_part_for_the_whole', parts, m * n > 1 && m * n)`
          You divided $${sum}$ by $${m} \times ${n} = ${m * n}$. The product has $${m} + ${n}$ equal factors, so there
          are that many shares.`,
        slip('left_out_a_factor', mine, 1)`
          You gave $x$ only one of the $${m + n}$ equal shares. With the exponent $${m}$ it has $${m}$ of them.`,
        slip('swapped_the_weights', answer, frac(calc`${sum} * ${m}^2 / (${m}^2 + ${n}^2)`))`
          You squared the exponents and used the ratio $${m ** 2} : ${n ** 2}$. The ratio of the parts is that of the
          exponents themselves.`,
        slip('divided_by_the_wrong_number', parts, m + n + 1)`
          You divided $${sum}$ by $${m + n + 1}$. The product has ${m} factor(s) $x$ and ${n} factor(s) $y$,
          in all one fewer.`,
      ],
      snapRead: text`The sum of two parts is fixed, and a product of their powers is to be greatest: the exponents say
        how to divide.`,
      approach: text`Make all factors of the product equal. Then $x$ and $y$ are in the ratio of their exponents,
        $${m} : ${n}$.`,
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
      {
        because: text`The prices only change the product by the constant factor $${a ** m * b ** n}$, so it is
          greatest for the same $x$ and $y$. The amounts of money have a fixed sum, but the numbers of ${story.unit}
          have not.`,
      },
    )`
      The money is spent on two things, ₹$${a}x$ and ₹$${b}y$, with a fixed sum. Write the product with these two
      amounts.`;
    const parts = step(calc`${m} + ${n}`, {
      name: 'the number of equal shares of the money',
      works: (_v, w) => tex`${a}x : ${b}y = ${m} : ${n}, \qquad ${w}`,
      because: text`The product has $${m}$ factors for the first amount and $${n}$ for the second one. It is greatest
        when each factor gets an equal share of the money.`,
    })`
      With a fixed sum a product of powers is greatest when the amounts are in the ratio of the exponents. Add the
      terms of this ratio to see how many shares the money has.`;
    const mine = find(m, { name: 'the exponent of the first thing' });
    const spent = step(frac(calc`${mine} * ${money} / ${parts}`), {
      name: `the money for ${story.first}`,
      works: (_v, w) => tex`${a}x = ${w}`,
      because: text`One share is the money divided by the number of shares, and the first thing gets as many of them
        as its exponent.`,
    })`
      The exponent of $x$ is $${m}$, so ${story.first} gets $${m}$ of these shares. Find the money for it.`;
    const price = find(a, { name: `the price of one of the ${story.unit} of ${story.first}` });
    const answer = step(frac(calc`${frac(spent)} / ${price}`), {
      name: `the number of ${story.unit} of ${story.first}`,
      works: (_v, w) => tex`x = ${w}`,
      because: text`Each of the ${story.unit} costs ₹${a}, so the money for them, divided by the price, is their
        number.`,
    })`
      Divide this money by the price of ₹${a} to get the number of ${story.unit} of ${story.first}.`;
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
          You spent half of ₹${money} on each. This would be best for $xy$, but here the exponents are $${m}$ and
          $${n}$.`,
        slip('swapped_the_weights', mine, n)`
          You spent $${n}$ of the $${m + n}$ shares of the money on ${story.first}. These belong to ${story.second},
          because its exponent is $${n}$.`,
        slip('used_a_wrong_given_number', price, b)`
          You divided the money for ${story.first} by ₹${b}. That is the price of ${story.second}.`,
        slip('assumed_equal_parts', answer, frac(calc`${money} / (${a} + ${b})`))`
          You bought equally many ${story.unit} of both, ${here}. The product grows further when the money is divided
          in the ratio $${m} : ${n}$.`,
        slip('ignored_the_weights', answer, frac(calc`${mine} * ${money} / (${a} * ${m} + ${b} * ${n})`))`
          You put the numbers of ${story.unit} into the ratio $${m} : ${n}$. The amounts of money that are spent have
          this ratio.`,
        slip('answered_another_quantity', answer, frac(calc`${n} * ${money} / (${m + n} * ${b})`))`
          $${frac(answer)}$ is the number of ${story.unit} of ${story.second}. The number for ${story.first} was asked
          for.`,
        slip('left_out_a_factor', mine, m > 1 && 1)`
          You spent one of the $${m + n}$ equal shares of the money on ${story.first}. $x$ has the exponent $${m}$, so
          $${m}$ shares belong to it.`,
      ],
      snapRead: text`A fixed amount of money is spent on two things with prices, and a product of powers of their
        numbers is to be greatest.`,
      approach: text`Look at the money for each thing: these amounts have a fixed sum, and the exponents give their
        ratio. The price then gives the number.`,
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
