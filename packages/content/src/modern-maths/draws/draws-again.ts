import { calc, form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { fractionTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const shown = (value: Parameters<typeof fractionTex>[0]) => `$${fractionTex(value)}$`;
const possible = (value: { valueOf(): number }) => value.valueOf() > 0 && value.valueOf() < 1;
const choose2 = (n: number) => (n * (n - 1)) / 2;

interface Tickets {
  n: number;
  way: boolean;
}

const oddSum = form<Tickets>(
  'sum-of-two-numbers',
  {
    band: 'Easy',
    seconds: 50,
    revision: 3,
    verify: ({ n, way }) => {
      let good = 0;
      for (let a = 1; a <= n; a += 1)
        for (let b = 1; b < a; b += 1) if (((a + b) % 2 === 1) === way) good += 1;
      return q(good, choose2(n));
    },
  },
  ({ n, way }, { step, find }) => {
    const odd = step(
      calc`ceil(${n} / 2)`,
      value => tex`${value} \text{ odd}, \; ${q(n).sub(value)} \text{ even}`,
    )`
      Count the odd numbers; the others are even.`;
    const good = step(
      way
        ? odd.mul(q(n).sub(odd))
        : odd
            .mul(odd.sub(1))
            .div(2)
            .add(q(n).sub(odd).mul(q(n).sub(odd).sub(1)).div(2)),
      value => tex`\text{pairs: } ${value}`,
    )`
      ${
        way
          ? 'An odd sum needs one of each kind; count such pairs.'
          : 'An even sum needs two of one kind; count such pairs.'
      }`;
    const all = find(choose2(n));
    const probability = step(frac(calc`${good} / ${all}`))`
      Divide by the number of all pairs.`;
    return {
      answer: probability,
      stem: way
        ? text`Tickets are numbered from $1$ to $${n}$. Two of them are drawn at random together. What is the
          probability that the sum of their numbers is odd?`
        : text`From the integers $1, 2, \dots, ${n}$ two different integers are chosen at random. What is the
          probability that their sum is even?`,
      show: shown,
      plausible: possible,
      slips: [
        slip('put_the_drawn_one_back', probability, () => {
          const p = odd
            .mul(q(n).sub(odd))
            .mul(2)
            .div(n * n);
          return way ? p : q(1).sub(p);
        })`
          Dividing by $${n} \times ${n}$ allows the same number twice.`,
        slip('took_unequal_chances_for_equal', probability, calc`1 / 2`)`
          Odd and even sums are not equally likely: the second draw lacks the number drawn first. Here $\frac{1}{2} =
          ${probability}$.`,
        slip('gave_the_complement', probability, calc`1 - ${good} / ${all}`)`
          This is the probability of the other kind of sum.`,
        slip('counted_order', all, calc`${n} * (${n} - 1)`)`
          $${n} \times ${n - 1}$ counts pairs in order, while the favourable ones were counted without.`,
        slip('left_out_a_case', good, !way && calc`${odd} * (${odd} - 1) / 2`)`
          Only pairs of odd numbers were counted; two even ones have an even sum too.`,
        slip('counted_one_too_few', odd, n % 2 === 1 ? calc`floor(${n} / 2)` : calc`${n} / 2 - 1`)`
          One odd number between $1$ and $${n}$ was missed.`,
        slip('counted_one_too_many', all, choose2(n + 1))`
          All pairs of $${n + 1}$ numbers were counted; there are $${n}$.`,
        slip('counted_one_too_few', all, choose2(n - 1))`
          All pairs of $${n - 1}$ numbers were counted; there are $${n}$.`,
      ],
      snapRead: text`Two numbers without repetition; only their parity matters.`,
      approach: text`Parity of the sum means one of each kind, or two of one kind. Count pairs without order, above and
        below.`,
      check: text`The other $${all.sub(good)}$ of the $${all}$ pairs have the other parity, and both counts together are
        all pairs of $${n}$ numbers.`,
      principle: text`Sums have the parity of the number of odd terms: count pairs by kind, in one convention of
        order.`,
    };
  },
);

interface Balls {
  a: number;
  b: number;
  way: boolean;
}

const majority = form<Balls>(
  'majority-when-both-occur',
  {
    band: 'Medium',
    seconds: 85,
    verify: ({ a, b }) => {
      const n = a + b;
      let good = 0;
      let known = 0;
      for (let x = 0; x < n; x += 1)
        for (let y = x + 1; y < n; y += 1)
          for (let z = y + 1; z < n; z += 1) {
            const first = [x, y, z].filter(one => one < a).length;
            if (first > 0 && first < 3) known += 1;
            if (first === 2) good += 1;
          }
      return q(good, known);
    },
  },
  ({ a, b, way }, { step, find }) => {
    const two = step(calc`C(${a}, 2) * ${b}`)`
      Only selections with both kinds are left. Count those with two of the first kind.`;
    const one = step(calc`${a} * C(${b}, 2)`)`
      Count those with one of the first kind.`;
    const known = find(calc`${two} + ${one}`);
    const probability = step(
      calc`${two} / ${known}`,
      value => tex`\frac{${two}}{${two} + ${one}} = ${frac(value)}`,
    )`
      Divide by all that the condition leaves, not by all selections.`;
    return {
      answer: probability,
      stem: way
        ? text`A box contains $${a}$ brass and $${b}$ steel screws. Three are taken out at random without replacement,
          and they are not all of the same metal. What is the probability that most of the three are of brass?`
        : text`A committee of three is drawn by lot from $${a}$ women and $${b}$ men. Given that both women and men are
          in it, what is the probability that the women are in the majority?`,
      show: shown,
      plausible: value => possible(value) && value.d <= 4000n,
      slips: [
        slip('ignored_a_condition', known, calc`(${a} + ${b}) * (${a} + ${b} - 1) * (${a} + ${b} - 2) / 6`)`
          $${two}$ was divided by all $${known}$ selections; those of one kind only are ruled out already.`,
        slip('took_a_part_for_the_whole', probability, calc`${a} / (${a} + ${b})`)`
          $\frac{${a}}{${a + b}}$ is the share of the first kind; it is the probability for a single draw.`,
        slip('gave_the_complement', probability, calc`${one} / ${known}`)`
          $\frac{${one}}{${known}}$ is the probability that the second kind is in the majority.`,
        slip(
          'ignored_a_condition',
          probability,
          calc`(${two} + ${a} * (${a} - 1) * (${a} - 2) / 6) /
            ((${a} + ${b}) * (${a} + ${b} - 1) * (${a} + ${b} - 2) / 6)`,
        )`
          The $\binom{${a}}{3} = ${(a * (a - 1) * (a - 2)) / 6}$ selections of the first kind alone were counted too;
          the condition rules them out.`,
        slip('left_out_a_term', probability, calc`${choose2(a)} / (${choose2(a)} + ${choose2(b)})`)`
          $${choose2(a)}$ and $${choose2(b)}$ pairs of equal kind were compared, without the ways to choose the third.`,
        slip('chose_the_minimum_then_any', known, calc`${a} * ${b} * (${a} + ${b} - 2)`)`
          $${a} \times ${b} \times ${a + b - 2}$ takes one of each and then any third, which counts every such selection
          twice.`,
        slip('took_unequal_chances_for_equal', probability, calc`1 / 2`)`
          $\frac12$ takes "two and one" and "one and two" as equally likely; there are $${a}$ and $${b}$ of the kinds.`,
      ],
      snapRead: text`Three drawn without replacement from two kinds, with both kinds present: a probability under a
        condition.`,
      approach: text`The condition leaves two cases, two and one or one and two. Count both; the first of them over both
        together is the answer.`,
      faster: text`Both cases share the factor $\frac{${a} \times ${b}}{2}$, so they are as $${a} - 1$ to $${b} - 1$:
        $\frac{${a - 1}}{${a + b - 2}}$ before any cancelling.`,
      check: () => {
        const all = ((a + b) * (a + b - 1) * (a + b - 2)) / 6;
        const alike = (a * (a - 1) * (a - 2) + b * (b - 1) * (b - 2)) / 6;
        return text`Of $${all}$ selections $${alike}$ are of one kind, which leaves $${all - alike} = ${two} +
          ${one}$.`;
      },
      principle: text`A condition that is known to hold removes cases from the denominator as well.`,
    };
  },
);

interface Unknown {
  r: number;
  /** The probability of two reds lies between 1/high and 1/low. */
  low: number;
  high: number;
  way: boolean;
}

const totals = (r: number, k: number) => {
  let n = r + 1;
  while ((n + 1) * n <= k * r * (r - 1)) n += 1;
  return n;
};

const unknownWhite = form<Unknown>(
  'range-of-the-unknown-number',
  {
    band: 'Medium',
    seconds: 80,
    revision: 5,
    also: ['AL.INQ.3', 'AL.QUA.6'],
    entry: true,
    verify: ({ r, low, high }) => {
      let count = 0;
      for (let w = 1; w <= 2000; w += 1) {
        const p = q(r * (r - 1), (r + w) * (r + w - 1));
        if (p.compare(q(1, high)) >= 0 && p.compare(q(1, low)) < 0) count += 1;
      }
      return count;
    },
  },
  ({ r, high, low, way }, { step }) => {
    const product = step(
      calc`${r} * (${r} - 1)`,
      value => tex`\frac{${r} \times ${r - 1}}{n(n - 1)} = \frac{${value}}{n(n - 1)}`,
    )`
      With $n$ in all, the probability is a ratio of two products of neighbouring numbers. Find the numerator.`;
    const most = step(
      totals(r, high),
      value => tex`n(n - 1) \le ${product.mul(high)} \;\Rightarrow\; n \le ${value}`,
    )`
      The probability is at least $\frac{1}{${high}}$, so $n(n - 1)$ is at most $${high}$ times the numerator. Find the
      greatest such $n$.`;
    const below = step(
      totals(r, low),
      value => tex`n(n - 1) > ${product.mul(low)} \;\Rightarrow\; n > ${value}`,
    )`
      The probability is less than $\frac{1}{${low}}$, so $n(n - 1)$ exceeds $${low}$ times the numerator. Find the
      greatest $n$ that fails.`;
    const count = step(calc`${most} - ${below}`)`
      Count the totals; each belongs to one number of the others.`;
    return {
      answer: count,
      stem: way
        ? text`A bag holds $${r}$ red balls and an unknown number of white ones. Two balls are drawn at random without
          replacement. The probability that both are red is at least $\frac{1}{${high}}$ but less than
          $\frac{1}{${low}}$. How many values can the number of white balls have?`
        : text`In a jar, $${r}$ sweets are mint and all the others are lemon. If two are taken at random together, the
          probability that both are mint is less than $\frac{1}{${low}}$ but at least $\frac{1}{${high}}$. How many
          values can the number of lemon sweets take?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip(
          'put_the_drawn_one_back',
          count,
          calc`${Math.floor(r * Math.sqrt(high) + 1e-9)} - ${Math.floor(r * Math.sqrt(low) + 1e-9)}`,
        )`
          $${count}$ comes from squares instead of products of neighbours, as for drawing with replacement.`,
        slip('counted_gaps_for_numbers', count, calc`${most} - ${below} - 1`)`
          $${most} - ${below.add(1)}$ leaves one end out; from $${below.add(1)}$ to $${most}$ both count.`,
        slip('let_in_an_end_point', count, calc`${most} - ${below} + 1`)`
          With $${below}$ in all the probability is not below the larger bound.`,
        slip('ignored_a_bound', below, r)`
          $${count}$ counts all totals above $${r}$; with few of the others two of the known kind are more likely than
          $\frac{1}{${low}}$.`,
        slip('counted_order', count, calc`${totals(r, high / 2)} - max(${r}, ${totals(r, low / 2)})`)`
          $${count}$ counts $\frac{${r} \times ${r - 1}}{2}$ pairs of the known kind without order but all draws with
          order.
          Both must be counted alike.`,
        stop('answered_another_quantity', most)`
          $${most}$ is the greatest possible total; the number of possible values is asked.`,
        slip('took_a_part_for_the_whole', count, calc`${r} * (${high} - ${low})`)`
          $${count} = ${r} \times (${high} - ${low})$ belongs to a single draw; for two draws the bounds act on a
          product.`,
        slip('let_in_an_end_point', count, calc`${most} - ${below} + 2`)`
          $${count}$ goes beyond both bounds by one.`,
        slip('left_out_an_end_point', count, calc`${most} - ${below} - 2`)`
          You left out both ends of the range, but both are possible. Here $${most} - ${below} - 2 = ${count}$.`,
      ],
      snapRead: text`Two drawn without replacement, an unknown total, and bounds for the probability: integers between
        two products.`,
      approach: text`Turn the bounds of the probability into bounds for $n(n - 1)$ and try near their roots.`,
      faster: text`$n(n - 1)$ lies above $${low * r * (r - 1)}$ and up to $${high * r * (r - 1)}$; its root is close to
        $n - \frac12$, so try $\sqrt{${low * r * (r - 1)}}$ and $\sqrt{${high * r * (r - 1)}}$.`,
      check: () =>
        text`$n(n - 1)$ is $${most.mul(most.sub(1))}$ at $${most}$ and $${below.mul(below.add(1))}$ at
          $${below.add(1)}$; the probabilities are $${frac(product.div(most.mul(most.sub(1))))}$ and
          $${frac(product.div(below.mul(below.add(1))))}$.`,
      principle: text`Bounds of a probability without replacement bound a product of neighbours: look near its root.`,
    };
  },
);

/** MM.PRB.3: two numbers, three of two kinds, and an unknown number between bounds. */
export const drawsAgain: readonly AnyTemplate[] = [
  ...situation<Tickets>({
    type: 'MM.PRB.3',
    situation: 'two-numbers',
    draw: draw => {
      const n = draw.int(7, 40);
      return { n, way: Math.floor(n / 2) % 2 === 0 };
    },
    tries: 20,
    forms: [oddSum],
  }),
  ...situation<Balls>({
    type: 'MM.PRB.3',
    situation: 'three-of-two-kinds',
    draw: draw => {
      const [a, b] = [draw.int(3, 11), draw.int(3, 11)];
      return a !== b ? { a, b, way: draw.chance(0.5) } : null;
    },
    tries: 20,
    forms: [majority],
  }),
  ...situation<Unknown>({
    type: 'MM.PRB.3',
    situation: 'unknown-number',
    draw: draw => {
      const r = draw.int(4, 20);
      const low = draw.int(2, 5);
      const high = low + draw.int(2, 9);
      return totals(r, high) - totals(r, low) >= 4 ? { r, low, high, way: draw.chance(0.5) } : null;
    },
    tries: 20,
    forms: [unknownWhite],
  }),
];
