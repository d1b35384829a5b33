import type Fraction from 'fraction.js';
import type { Draw } from '../../draw.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Line {
  a: number;
  b: number;
  /** ax + by = c, with a < b. */
  c: number;
  things: readonly [string, string];
  frame: number;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const goods = [
  ['pens', 'files'],
  ['guavas', 'papayas'],
  ['stamps', 'envelopes'],
  ['bulbs', 'plugs'],
  ['samosas', 'kachoris'],
  ['notebooks', 'erasers'],
] as const;
const isCount = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
/** All y that leave a multiple of a, from `least` on, with x at least `least` too. */
const ys = ({ a, b, c }: Line, least: number) => {
  const list: number[] = [];
  for (let y = least; c - b * y >= a * least; y += 1) if ((c - b * y) % a === 0) list.push(y);
  return list;
};
const equationTex = ({ a, b, c }: Line) => `${a}x + ${b}y = ${c}`;

const positivePairs = form<Line>(
  'positive-pairs',
  {
    band: 'Easy',
    seconds: 55,
    revision: 3,
    entry: true,
    verify: ({ a, b, c }) => {
      let n = 0;
      for (let x = 1; a * x < c; x += 1) if ((c - a * x) % b === 0) n += 1;
      return n;
    },
  },
  (p, { step, find }) => {
    const { a, c, b, frame, things } = p;
    const least = find(1);
    const first = step(ys(p, Number(least))[0] ?? 0, {
      name: text`the smallest possible $y$`,
      because: text`Both numbers are positive integers, so $${b}y$ has to leave a multiple of $${a}$ for $x$. One of
        $${a}$ neighbouring values of $y$ always fits, so the search is short.`,
      works: value =>
        tex`y = ${value}: \quad ${c} - ${b} \times ${value} = ${c - b * Number(value)} = ${a} \times
          ${(c - b * Number(value)) / a}`,
    })`
      ${
        frame === 1
          ? text`Let $x$ be the number of ${things[0]} and $y$ that of ${things[1]}, so $${a}x + ${b}y =
      ${c}$. `
          : text``
      }Try
      $y = 1, 2, \dots$ until $${c} - ${b}y$ is a multiple of $${a}$: this gives the smallest $y$.`;
    const period = find(calc`${a} / gcd(${a}, ${b})`);
    const room = find(calc`${c} - ${least} * ${a}`);
    const count = step(calc`floor((${room} / ${b} - ${first}) / ${period}) + 1`, {
      because: text`Taking $${a}$ more of the one and $${b}$ fewer of the other adds and removes $${a} \times ${b}$, so
        the total stays. Not steps of $${b}$ for $y$: its own coefficient belongs to $x$.`,
      works: value => tex`y = ${first} + ${period}k \le \frac{${c} - ${a}}{${b}}: \quad ${value}`,
    })`
      From there $y$ goes up in steps of $${period}$, while $x$ goes down in steps of $${b}$. Count the values of $y$
      as long as at least $${a}$ is left for $x$.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`How many pairs of positive integers $(x, y)$ satisfy $${equationTex(p)}$?`
          : frame === 1
            ? text`Leela buys ${things[0]} at ₹${String(a)} each and ${things[1]} at ₹${String(b)} each. She spends
              exactly ₹${String(c)} and takes at least one of each kind. In how many ways can she do so?`
            : text`How many points with integer coordinates on the line $${equationTex(p)}$ lie in the first quadrant
              (not on the axes)?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('let_in_zero', least, 0)`
          You counted pairs in which one number is $0$ as well.
          ${frame === 1 ? text`At least one of each kind is bought` : 'Both numbers have to be positive'}, so these
          pairs do not count.`,
        slip('counted_gaps_for_numbers', count, calc`${count} - 1`)`
          You counted the steps of $${period}$ from the first solution to the last. There is one solution more than
          steps.`,
        slip('swapped_the_two', period, calc`${b} / gcd(${a}, ${b})`)`
          You increased the second number in steps of $${period}$, its own coefficient. It moves by the coefficient of
          the other number.`,
        slip('used_a_wrong_given_number', count, calc`floor(${c} / (${a} * ${b}))`)`
          You divided $${c}$ by $${a} \times ${b}$ and rounded down. This tells only roughly how many solutions there
          are; the first one decides whether one more fits.`,
        slip('did_not_use_whole_numbers', period, 1)`
          You counted every possible number of the second kind. Most of them do not leave a multiple of $${a}$, so the
          other number is not whole.`,
        slip('did_not_use_whole_numbers', count, calc`floor(${c} / ${b})`)`
          You divided $${c}$ by $${b}$ alone and rounded down. This counts every number of the second kind, also those
          for which the other number is not whole.`,
      ],
      snapRead: text`One equation, two unknowns, positive integers: solutions are to be counted.`,
      approach: text`Find one solution; the others follow by exchanging the coefficients: one unknown goes up by the
        coefficient of the other, which goes down.`,
      check: text`The pairs have $y = ${ys(p, 1)}$ and $x = ${ys(p, 1).map(y => (c - b * y) / a)}$.`,
      principle: text`Solutions of ax + by = c lie in steps: x by b, y by a (divided by their HCF), in opposite
        directions.`,
    };
  },
);

const waysToPay = form<Line>(
  'ways-to-pay',
  {
    band: 'Easy',
    seconds: 55,
    revision: 2,
    entry: true,
    verify: ({ a, b, c }) => {
      let n = 0;
      for (let x = 0; a * x <= c; x += 1) if ((c - a * x) % b === 0) n += 1;
      return n;
    },
  },
  (p, { step, find }) => {
    const { b, a, c, frame } = p;
    const least = find(0);
    const first = step(ys(p, Number(least))[0] ?? 0, {
      name: text`the smallest number of ${String(b)}s`,
      because: text`The rest has to be made of ${String(a)}s alone, without a remainder. Zero is allowed, because one
        kind may be missing.`,
      works: value =>
        tex`${c} - ${b} \times ${value} = ${c - b * Number(value)} = ${a} \times ${(c - b * Number(value)) / a}`,
    })`
      Try $0, 1, 2, \dots$ ${frame === 0 ? 'large purchases' : frame === 1 ? 'long tiles' : 'for $y$'} until the rest
      of $${c}$ is a multiple of $${a}$: this is the smallest number that fits.`;
    const period = find(calc`${a} / gcd(${a}, ${b})`);
    const count = step(calc`floor(((${c} - ${a} * ${least}) / ${b} - ${first}) / ${period}) + 1`, {
      because: text`$${a}$ more of the ${String(b)}s add $${a} \times ${b}$, which $${b}$ fewer of the ${String(a)}s
        take away again. So the total stays, and no smaller exchange does this.`,
      works: value => tex`${first} + ${period}k \le \frac{${c}}{${b}}: \quad ${value}`,
    })`
      After it, every ${String(period)}th number of ${String(b)}s fits too. Count them as long as the ${String(b)}s do
      not exceed $${c}$.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`A toy shop gives ${String(a)} points for a small purchase and ${String(b)} points for a large one. A
            customer has exactly ${String(c)} points, possibly from purchases of one kind only. In how many ways can she
            have collected them?`
          : frame === 1
            ? text`Tiles are ${String(a)} cm or ${String(b)} cm long. A strip ${String(c)} cm long is to be covered with
              one row of these tiles, without cutting any. In how many ways can the numbers of short and long tiles be
              chosen? (One kind may be left out.)`
            : text`Find the number of pairs of non-negative integers $(x, y)$ for which $${equationTex(p)}$.`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('demanded_too_much', least, 1)`
          You asked for at least one of each kind. One kind may be missing, so ways with $0$ of it count too.`,
        slip('counted_gaps_for_numbers', count, calc`${count} - 1`)`
          From $${first}$ to $${first.add(period.mul(count))}$ there are $${count}$ steps of $${period}$. Every step
          joins two ways, so there is one way more than steps.`,
        slip('swapped_the_two', period, calc`${b} / gcd(${a}, ${b})`)`
          You raised the number of ${String(b)}s by $${period}$ each time. That is the step of the ${String(a)}s; the
          ${String(b)}s go in steps of $${a}$.`,
        slip('used_a_wrong_given_number', count, calc`ceil(${c} / (${a} * ${b})) + 1`)`
          You divided $${c}$ by $${a} \times ${b}$, rounded up and added one for both ends. This is only an estimate:
          whether both ends fit depends on the first way.`,
        slip('did_not_use_whole_numbers', period, 1)`
          You counted every number of ${String(b)}s that fits into $${c}$. Most of them do not leave a multiple of
          $${a}$ for the ${String(a)}s.`,
        slip('counted_order', count, calc`${count} * 2`)`
          You doubled the number of ways to $${count}$, as if the two kinds could be exchanged. Exchanging
          ${String(a)}s and ${String(b)}s changes the total, so it gives no new way.`,
      ],
      snapRead: text`Two sizes and a total of ${c}: ways are counted, $0$ of a kind included. Find one way, then go on
        in equal steps.`,
      approach: text`Find one way first. All others come from it: some of the one kind are replaced by some of the
        other kind with the same total.`,
      check: text`With ${ys(p, 0).join(', ')} of the ${String(b)}s there are ${ys(p, 0)
        .map(y => (c - b * y) / a)
        .join(', ')} of the ${String(a)}s.`,
      principle: text`Taking b fewer of the a's and a more of the b's leaves the total ax + by unchanged, if a and b
        have no common factor.`,
    };
  },
);

const extremeNumber = form<Line>(
  'fewest-or-most-pieces',
  {
    band: 'Medium',
    seconds: 65,
    revision: 2,
    also: ['AL.INQ.7'],
    entry: true,
    verify: ({ a, b, c }) => {
      let best = 0;
      for (let x = 1; a * x < c; x += 1)
        if ((c - a * x) % b === 0) best = Math.max(best, Math.abs(x - (c - a * x) / b));
      return best;
    },
  },
  (p, { step, find }) => {
    const { a, c, b, frame, things } = p;
    const low = step(ys(p, 1)[0] ?? 0, {
      name: text`the smallest possible $y$`,
      because: text`$x$ has to be whole, so $${b}y$ must leave a multiple of $${a}$. Not every $y$ does; simply taking
        $1$ would usually make $x$ a fraction.`,
      works: value =>
        tex`y = ${value}: \quad x = \frac{${c} - ${b} \times ${value}}{${a}} = ${(c - b * Number(value)) / a}`,
    })`
      ${
        frame === 1
          ? text``
          : frame === 0
            ? text`Let $x$ be the number of ${things[0]} and $y$ that of ${things[1]},
      so $${a}x + ${b}y = ${c}$. `
            : text`Let $x$ be the number of ₹${String(a)} coupons and $y$ that of ₹${String(b)}
      coupons, so $${a}x + ${b}y = ${c}$. `
      }Try
      $y = 1, 2, \dots$ until $${c} - ${b}y$ is a multiple of $${a}$: this gives the smallest $y$.`;
    const high = step(ys(p, 1).at(-1) ?? 0, {
      name: text`the largest possible $y$`,
      because: text`If $y$ goes up by $${a / gcd(a, b)}$, then $x$ goes down by $${b / gcd(a, b)}$, and the total stays
        the same. The list ends where $x$ would be $0$ or negative.`,
      works: value => tex`y = ${value}: \quad x = ${(c - b * Number(value)) / a}`,
    })`
      From there $y$ grows in steps of $${a / gcd(a, b)}$. Find the largest $y$ for which $x$ is still positive.`;
    const atLow = find(calc`abs((${c} - ${b} * ${low}) / ${a} - ${low})`);
    const atHigh = find(calc`abs((${c} - ${b} * ${high}) / ${a} - ${high})`);
    const most = step(calc`max(${atLow}, ${atHigh})`, {
      because: text`A quantity that falls in equal steps is largest at its first term and least at its last. As only
        the size of the difference counts, the last term may be far below zero and win.`,
    })`
      From one solution to the next one number grows and the other falls, so $x - y$ changes by the same amount each
      time. The difference without its sign is largest at one of the two ends: find it for both and take the larger.`;
    return {
      answer: most,
      stem:
        frame === 0
          ? text`${things[0].replace(/^./, l => l.toUpperCase())} cost ₹${String(a)} and ${things[1]} ₹${String(b)}
            apiece. Exactly ₹${String(c)} is spent, on at least one of each kind. What is the maximum possible
            difference between the number of ${things[0]} and the number of ${things[1]}?`
          : frame === 1
            ? text`Positive integers $x$ and $y$ satisfy $${equationTex(p)}$. Find the maximum of $|x - y|$.`
            : text`A bill of ₹${String(c)} is paid exactly with ₹${String(a)} coupons and ₹${String(b)} coupons, with at
              least one of each kind. What is the maximum possible difference between the numbers of coupons of the two
              kinds?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('gave_the_other_extreme', most, atLow.gt(atHigh) ? atHigh : atLow)`
          $${most}$ is the difference at the other end of the list of solutions. Both ends have to be tried, and there
          the two numbers are further apart.`,
        slip('let_in_zero', low, ys(p, 0)[0] === 0 && 0)`
          You allowed $0$ for one of the two numbers.
          ${frame === 1 ? 'Both have to be positive' : 'There is at least one of each kind'}, so this solution does not
          count.`,
        slip('answered_another_quantity', most, calc`(${c} - ${b} * ${low}) / ${a} + ${low}`)`
          $${most}$ is the largest possible sum of the two numbers. The question asks how far apart they can be.`,
        slip('answered_another_quantity', most, calc`(${c} - ${b} * ${low}) / ${a}`)`
          $${most}$ is the larger of the two numbers alone. For the difference the other number has to be subtracted.`,
        slip(
          'gave_the_other_extreme',
          low,
          () => c - b * (Number(low) + a / gcd(a, b)) > 0 && calc`${low} + ${a} / gcd(${a}, ${b})`,
        )`
          You began with $${low}$ for the second number, which is the second solution. The difference is smaller
          there.`,
        slip('gave_the_other_extreme', most, calc`(${c} - ${b} * ${high}) / ${a} + ${high}`)`
          $${most}$ is the smallest possible sum of the two numbers. The question asks how far apart they can be.`,
        slip('did_not_use_whole_numbers', most, calc`floor((${c} - ${b}) / ${a}) - 1`)`
          You let the second number be $1$ and rounded $(${c} - ${b}) \div ${a}$ down. The first number is then not
          whole, so this is no solution.`,
      ],
      snapRead: text`An equation in positive integers, and the greatest difference of the two unknowns.`,
      approach: text`The solutions lie in equal steps, so the difference of the unknowns grows steadily along them. Only
        the first and the last solution can give the greatest one.`,
      faster: () =>
        text`Work modulo $${a}$ for the first $y$, $${ys(p, 1)[0]}$, and note the last, $${ys(p, 1).at(-1)}$: the larger
          difference is $${most}$.`,
      check: text`All solutions: ${ys(p, 1)
        .map(y => `$(${(c - b * y) / a}, ${y})$`)
        .join(', ')}.`,
      principle: text`A linear expression over solutions in equal steps is extreme at the first or the last one.`,
    };
  },
);

const lines = (draw: Draw): Line | null => {
  const [a = 3, b = 5] = draw.some([3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 17], 2).sort((m, n) => m - n);
  const p = { a, b, c: draw.int(60, 400), things: draw.pick(goods), frame: draw.int(0, 2) };
  const n = ys(p, 1).length;
  return gcd(a, b) === 1 && n >= 3 && n <= 12 ? p : null;
};

interface Three {
  /** Prices of three kinds; n pieces for `total`. */
  prices: readonly [number, number, number];
  n: number;
  total: number;
  frame: number;
}

const triples = ({ prices: [a, b, c], n, total }: Three, least = 1) => {
  const list: (readonly [number, number, number])[] = [];
  for (let z = least; z <= n; z += 1)
    for (let y = least; y + z <= n - least; y += 1)
      if (a * (n - y - z) + b * y + c * z === total) list.push([n - y - z, y, z]);
  return list;
};
const reduced = ({ prices: [a, b, c], n, total }: Three) => [b - a, c - a, total - a * n] as const;

const threeKinds = form<Three>(
  'three-kinds-and-a-number',
  {
    band: 'Medium',
    seconds: 70,
    revision: 2,
    also: ['AL.LIN.6'],
    entry: true,
    verify: p => triples(p).length,
  },
  (p, { step }) => {
    const { n, total, prices, frame } = p;
    const [a, b, c] = prices;
    const things = ['plants', 'books', 'numbers'][frame] ?? '';
    const [first, second, third] =
      frame === 0
        ? ['roses', 'hibiscus', 'palms']
        : frame === 1
          ? ['thin books', 'medium books', 'thick books']
          : ['$x$', '$y$', '$z$'];
    const extra = step(reduced(p)[2], {
      name: text`the rest for the other two kinds`,
      because: text`${
        frame === 2
          ? text`Two equations in three unknowns are hard to list. With $x$ eliminated one
        equation in two unknowns is left, and its coefficients are only the differences.`
          : text`Changing one of the
        ${first} for one of the ${second} adds the difference, $${b - a}$, and for one of the ${third} $${c - a}$. So
        only these differences matter, and the number of ${first} is no longer needed.`
      }`,
      works: value => tex`${total} - ${a} \times ${n} = ${value}: \quad ${b - a}y + ${c - a}z = ${value}`,
    })`
      ${
        frame === 2
          ? text`Subtract ${a} times the first equation from the second: $x$ drops out.`
          : text`Let there be $y$ ${second} and $z$ ${third}. If all $${n}$ were ${first}, the total would be smaller;
          the
      rest comes from the $y$ and the $z$${frame === 1 && ', here in units of 100 g'}.`
      }`;
    const pairs = step(
      () => {
        const [u, v] = reduced(p);
        const list: Fraction[] = [];
        for (let z = 1; v * z < Number(extra); z += 1) if ((Number(extra) - v * z) % u === 0) list.push(q(z));
        return list;
      },
      {
        name: text`the possible values of $z$`,
        because: text`The larger coefficient allows only a few values of $z$, so try them first. For most of them $y$
          is not whole.`,
        works: value =>
          tex`${value
            .map(z => `(${(Number(extra) - reduced(p)[1] * Number(z)) / reduced(p)[0]}, ${z})`)
            .join(', \\;')}`,
      },
    )`
      Find the pairs $(y, z)$ of positive integers that satisfy this equation: try $z = 1, 2, \dots$ and keep those for
      which $y$ is whole and positive.`;
    const count = step(
      pairs.filter(z => Number(z) + (Number(extra) - reduced(p)[1] * Number(z)) / reduced(p)[0] < n).length,
      {
        because: text`The equation without ${frame === 2 ? '$x$' : text`the ${first}`} does not know that
          ${frame === 2 ? text`$x$ is $${n} - y - z$` : text`there are $${n}$ in all`}. A pair with a large sum would
          leave nothing or less than nothing for it.`,
        works: value => tex`y + z \le ${n - 1}: \quad ${value}`,
      },
    )`
      ${frame === 2 ? '$x$ has to be positive too' : text`At least one of the ${first} is needed too`}, so $y + z$ has
      to be less than $${n}$. Count the pairs that satisfy this.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`A trader buys exactly ${String(n)} plants for ₹${String(total)}: roses at ₹${String(a)}, hibiscus at
            ₹${String(b)} and palms at ₹${String(c)} each, with at least one of each kind. In how many ways can the
            numbers of the three kinds be chosen?`
          : frame === 1
            ? text`A parcel contains ${String(n)} books: thin ones of ${String(a * 100)} g each, medium ones of
              ${String(b * 100)} g each and thick ones of ${String(c * 100)} g each, with at least one of each kind. The
              books weigh ${String(total / 10)} kg in all. In how many ways can the numbers of the three kinds be
              chosen?`
            : text`How many triples of positive integers $(x, y, z)$ satisfy $x + y + z = ${n}$ and $${a}x + ${b}y +
              ${c}z = ${total}$?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('ignored_a_condition', count, pairs.length)`
          You counted all $${pairs.length}$ pairs for the ${second} and ${third}. In some of them these alone make
          $${n}$ or more, so that ${frame === 2 ? '$x$ is not positive' : text`no ${first} are left`}.`,
        slip('let_in_zero', count, triples(p, 0).length)`
          You counted combinations with a zero as well, $${count}$ in all. The question says that
          ${frame === 2 ? 'all three numbers are positive' : 'there is at least one of each kind'}.`,
        slip('left_out_an_end_point', count, calc`${count} - 1`)`
          You found only $${count}$ combinations. The last one, with $${triples(p).at(-1)?.join(' + ')} = ${n}$,
          satisfies all conditions too.`,
        slip('ignored_a_condition', count, () => {
          let n = 0;
          for (let z = 1; c * z < total; z += 1)
            for (let y = 1; b * y + c * z < total; y += 1) if ((total - b * y - c * z) % a === 0) n += 1;
          return n;
        })`
          ${
            frame === 2
              ? text`You used only the second equation and left out $x + y + z = ${n}$. Both have to hold.`
              : text`You used only the total and left out that there are ${n} ${things} in all. Both conditions have to
            hold.`
          }`,
        slip(
          'let_in_zero',
          count,
          () =>
            pairs.filter(z => Number(z) + (Number(extra) - reduced(p)[1] * Number(z)) / reduced(p)[0] <= n)
              .length,
        )`
          You counted a combination ${frame === 2 ? 'with $x = 0$' : text`without any ${first}`} too. The question
          wants ${frame === 2 ? 'a positive $x$' : 'at least one of each kind'}.`,
        slip('swapped_the_two', pairs, () =>
          pairs.filter(z => (Number(z) - Number(pairs[0] ?? 0)) % reduced(p)[1] === 0),
        )`
          From the first number of ${third} that fits, only numbers in steps of $${reduced(p)[1]}$ were tried; steps of
          $${reduced(p)[0] / gcd(reduced(p)[0], reduced(p)[1])}$ fit.`,
        slip(
          'left_out_equal_values',
          count,
          triples(p).filter(([x, y, z]) => x !== y && y !== z && x !== z).length,
        )`
          You left out combinations with equal numbers of two kinds,
          $${triples(p).length} - ${triples(p).length - Number(count)} = ${count}$. The question does not forbid equal
          numbers.`,
        slip('did_not_use_whole_numbers', count, () => calc`floor(${extra} / ${reduced(p)[1]})`)`
          $${extra} \div ${reduced(p)[1]}$, rounded down, is $${count}$: every number of ${third} was counted, whether
          the number of ${second} comes out whole or not.`,
        slip(
          'divided_by_the_wrong_number',
          count,
          () => calc`floor(${extra} / (${reduced(p)[0]} * ${reduced(p)[1]}))`,
        )`
          The difference $${extra}$ was divided by the product of $${reduced(p)[0]}$ and $${reduced(p)[1]}$, which is
          only near the number of solutions.`,
      ],
      snapRead: text`${frame === 2 ? 'Two' : text`Three kinds of ${things} and two totals: two`} equations, three
        unknowns, positive integers.`,
      approach: text`Remove ${frame === 2 ? '$x$' : text`the number of ${first}`}: one equation in two unknowns remains.
        Count its solutions that leave at least one for ${frame === 2 ? '$x$' : text`the ${first}`}.`,
      faster: () =>
        text`Without ${first}: $${reduced(p)[0]}y + ${reduced(p)[1]}z = ${extra}$ with $y + z < ${n}$; stepping
          $z$ by $${reduced(p)[0] / gcd(reduced(p)[0], reduced(p)[1])}$ gives $${count}$.`,
      check: text`The combinations are ${triples(p)
        .slice(0, 10)
        .map(t => `$(${t.join(', ')})$`)
        .join(', ')}.`,
      principle: text`With a fixed number of things, replace one by another: only the differences matter.`,
    };
  },
);

const three = situation<Three>({
  type: 'AL.DIO.1',
  situation: 'three-kinds',
  tries: 60,
  draw: draw => {
    const a = draw.int(3, 12);
    const b = a + draw.int(2, 7);
    const c = b + draw.int(2, 9);
    const p = { prices: [a, b, c] as const, n: draw.int(15, 50), total: 0, frame: draw.int(0, 2) };
    p.total = a * p.n + draw.int(30, 160);
    const [u, v] = reduced(p);
    const count = triples(p).length;
    return gcd(u, v) === 1 && count >= 3 && count <= 16 ? p : null;
  },
  forms: [threeKinds],
});

/** AL.DIO.1 Easy and Medium: solutions in equal steps. */
export const twoPrices: readonly AnyTemplate[] = [
  ...situation<Line>({
    type: 'AL.DIO.1',
    situation: 'two-coefficients',
    tries: 40,
    draw: lines,
    forms: [positivePairs, waysToPay, extremeNumber],
  }),
  ...three,
];
