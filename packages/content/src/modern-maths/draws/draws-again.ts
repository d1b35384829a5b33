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
    const odd = step(calc`ceil(${n} / 2)`, {
      name: 'the number of odd numbers',
      works: value => tex`${value} \text{ odd}, \; ${q(n).sub(value)} \text{ even}`,
      because: text`Odd and even numbers alternate, and the first number, $1$, is odd.`,
    })`
      Only odd or even matters for the sum, so count the odd numbers from $1$ to $${n}$. The others are even.`;
    const good = step(
      way
        ? odd.mul(q(n).sub(odd))
        : odd
            .mul(odd.sub(1))
            .div(2)
            .add(q(n).sub(odd).mul(q(n).sub(odd).sub(1)).div(2)),
      {
        name: 'the number of pairs that fit',
        works: value => {
          const even = q(n).sub(odd);
          return way
            ? tex`${odd} \times ${even} = ${value}`
            : tex`\binom{${odd}}{2} + \binom{${even}}{2} = ${choose2(Number(odd))} + ${choose2(Number(even))} =
                ${value}`;
        },
        because: way
          ? text`Each odd number makes a pair with each even number, so the two counts multiply.`
          : text`Two odd numbers and two even numbers both have an even sum. A pair cannot be of both kinds, so the two
              counts are added.`,
      },
    )`
      ${
        way
          ? 'The sum is odd only if one number is odd and the other even. Count such pairs.'
          : 'The sum is even if both numbers are odd or both are even. Count such pairs.'
      }`;
    const all = find(choose2(n), { name: 'the number of all pairs' });
    const probability = step(frac(calc`${good} / ${all}`), {
      name: 'the probability',
      works: (_value, working) => tex`\binom{${n}}{2} = ${all}, \quad ${working}`,
      because: text`The pairs that fit were counted without order, so all pairs have to be counted without order too.`,
    })`
      Every pair is equally likely, so divide by the number of all pairs.`;
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
          Dividing by $${n} \times ${n}$ allows the same number twice, but two different numbers are drawn.`,
        slip('took_unequal_chances_for_equal', probability, calc`1 / 2`)`
          Odd and even sums are not equally likely, because the second draw lacks the number drawn first. Here
          $\frac{1}{2} =
          ${probability}$.`,
        slip('gave_the_complement', probability, calc`1 - ${good} / ${all}`)`
          This is the probability of the other kind of sum.`,
        slip('counted_order', all, calc`${n} * (${n} - 1)`)`
          $${n} \times ${n - 1}$ counts pairs with order, but the pairs that fit were counted without order.`,
        slip('left_out_a_case', good, !way && calc`${odd} * (${odd} - 1) / 2`)`
          Only pairs of odd numbers were counted. Two even ones have an even sum too.`,
        slip('counted_one_too_few', odd, n % 2 === 1 ? calc`floor(${n} / 2)` : calc`${n} / 2 - 1`)`
          One odd number between $1$ and $${n}$ was missed: only $${odd}$ odd numbers were counted.`,
        slip('counted_one_too_many', all, choose2(n + 1))`
          All pairs of $${n + 1}$ numbers were counted, but there are only $${n}$ numbers.`,
        slip('counted_one_too_few', all, choose2(n - 1))`
          All pairs of only $${n - 1}$ numbers were counted, but there are $${n}$ numbers.`,
      ],
      snapRead: text`Two different numbers and whether their sum is odd or even. Only odd or even matters for each
        number.`,
      approach: text`An odd sum means one odd and one even number, an even sum means two of the same kind. Count pairs
        without order, both those that fit and all.`,
      check: text`The other $${all.sub(good)}$ of the $${all}$ pairs have ${way ? 'an even' : 'an odd'} sum, and both
        counts together are
        all pairs of $${n}$ numbers.`,
      principle: text`A sum is odd exactly if the number of its odd terms is odd. Count pairs by kind, and count those
        that
        fit and all pairs in the same way.`,
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
    const [first, second] = way ? ['brass screws', 'steel screws'] : ['women', 'men'];
    const [aFirst, aSecond] = way ? ['one brass screw', 'one steel screw'] : ['one woman', 'one man'];
    const two = step(calc`C(${a}, 2) * ${b}`, {
      name: `the number of selections with two ${first}`,
      because: text`Three with both kinds among them can only be two and one, or one and two. Each pair of ${first} goes
        with each of the $${b}$ ${second}, so the numbers multiply.`,
    })`
      Both kinds are among the three, so there are two cases. Count first the selections of two ${first} and
      ${aSecond}.`;
    const one = step(calc`${a} * C(${b}, 2)`, {
      name: `the number of selections with two ${second}`,
    })`
      Count in the same way the selections of ${aFirst} and two ${second}.`;
    const known = find(calc`${two} + ${one}`, { name: 'the number of selections with both kinds' });
    const probability = step(calc`${two} / ${known}`, {
      name: 'the probability',
      works: value => tex`\frac{${two}}{${two} + ${one}} = ${frac(value)}`,
      because: text`Selections of one kind only are ruled out by what is known, so they do not belong to the
        denominator.`,
    })`
      The condition leaves only these two cases, so divide the first number by the sum of both.`;
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
          $${two}$ was divided by all $${known}$ selections, but those of one kind only are already ruled out.`,
        slip('took_a_part_for_the_whole', probability, calc`${a} / (${a} + ${b})`)`
          $\frac{${a}}{${a + b}}$ is the share of the ${first}, so it is the probability for a single draw.`,
        slip('gave_the_complement', probability, calc`${one} / ${known}`)`
          $\frac{${one}}{${known}}$ is the probability that the ${second} are in the majority. The question asks
          about the ${first}.`,
        slip(
          'ignored_a_condition',
          probability,
          calc`(${two} + ${a} * (${a} - 1) * (${a} - 2) / 6) /
            ((${a} + ${b}) * (${a} + ${b} - 1) * (${a} + ${b} - 2) / 6)`,
        )`
          You divided $${two} + ${(a * (a - 1) * (a - 2)) / 6}$ by all $${((a + b) * (a + b - 1) * (a + b - 2)) / 6}$
          selections. The $${(a * (a - 1) * (a - 2)) / 6}$ selections of ${first} alone, and those of ${second} alone,
          are ruled out by the condition.`,
        slip('left_out_a_term', probability, calc`${choose2(a)} / (${choose2(a)} + ${choose2(b)})`)`
          You compared the $${choose2(a)}$ pairs of ${first} with the $${choose2(b)}$ pairs of ${second}. Each pair has
          several choices for the third one, $${b}$ and $${a}$, and these numbers are different.`,
        slip('chose_the_minimum_then_any', known, calc`${a} * ${b} * (${a} + ${b} - 2)`)`
          $${a} \times ${b} \times ${a + b - 2}$ takes one of each and then any third, which counts every such selection
          twice.`,
        slip('took_unequal_chances_for_equal', probability, calc`1 / 2`)`
          $\frac12$ takes "two and one" and "one and two" as equally likely, but there are $${a}$ ${first} and $${b}$
          ${second}.`,
      ],
      snapRead: text`Three are drawn without replacement from two kinds, and it is known that both kinds are among
        them. So
        the probability is asked under a condition.`,
      approach: text`The condition leaves two cases, two and one or one and two. Count both and divide the
        first number by the sum of both.`,
      faster: text`Both cases share the factor $\frac{${a} \times ${b}}{2}$, so their ratio is $${a} - 1$ to $${b} -
        1$. The
        probability is $\frac{${a - 1}}{${a + b - 2}}$ before any cancelling.`,
      check: () => {
        const all = ((a + b) * (a + b - 1) * (a + b - 2)) / 6;
        const alike = (a * (a - 1) * (a - 2) + b * (b - 1) * (b - 2)) / 6;
        return text`Of $${all}$ selections $${alike}$ are of one kind, which leaves $${all - alike} = ${two} +
          ${one}$.`;
      },
      principle: text`What is already known removes cases from the denominator too, not only from the numerator.`,
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
    const [known, others] = way ? ['red', 'white balls'] : ['mint', 'lemon sweets'];
    const product = step(calc`${r} * (${r} - 1)`, {
      name: 'the numerator of the probability',
      works: value => tex`\frac{${r}}{n} \times \frac{${r - 1}}{n - 1} = \frac{${value}}{n(n - 1)}`,
      because: text`After a ${known} one is drawn, $${r - 1}$ ${known} ones are left among $n - 1$.`,
    })`
      Call the number of all $n$ and write the probability that both are ${known} as a product of two draws.`;
    const most = step(totals(r, high), {
      name: 'the greatest possible total',
      works: value =>
        tex`n(n - 1) \le ${high} \times ${product} = ${product.mul(high)} \;\Rightarrow\; n \le ${value}`,
      because: text`$n(n - 1)$ grows with $n$, and it is close to $n^2$, so try numbers near the square root of
          $${product.mul(high)}$.`,
    })`
      The probability is at least $\frac{1}{${high}}$, so $n(n - 1)$ is at most $${high}$ times the numerator. Find the
      greatest such $n$.`;
    const below = step(totals(r, low), {
      name: 'the greatest total that is too small',
      works: value =>
        tex`n(n - 1) > ${low} \times ${product} = ${product.mul(low)} \;\Rightarrow\; n > ${value}`,
      because: text`The smaller the total, the more likely two ${known} ones are. So this bound shuts out small
        totals.`,
    })`
      The probability is less than $\frac{1}{${low}}$, so $n(n - 1)$ is more than $${low}$ times the numerator. Find the
      greatest $n$ that is still too small.`;
    const count = step(calc`${most} - ${below}`, {
      name: 'the number of values',
      because: text`The total is the $${r}$ ${known} ones and the ${others}, so each total gives a different number of
        ${others}.`,
    })`
      The possible totals go from $${below.add(1)}$ to $${most}$, and each belongs to one number of ${others}. Count
      them.`;
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
          $${most} - ${below.add(1)}$ leaves one end out, but from $${below.add(1)}$ to $${most}$ both ends count.`,
        slip('let_in_an_end_point', count, calc`${most} - ${below} + 1`)`
          With $${below}$ in all the probability is not less than $\frac{1}{${low}}$, so this number does not count.`,
        slip('ignored_a_bound', below, r)`
          $${count}$ counts all totals above $${r}$. With only a few ${others}, two ${known} ones are more likely than
          $\frac{1}{${low}}$.`,
        slip('counted_order', count, calc`${totals(r, high / 2)} - max(${r}, ${totals(r, low / 2)})`)`
          $${count}$ counts $\frac{${r} \times ${r - 1}}{2}$ ${known} pairs without order but all draws with
          order.
          Both must be counted alike.`,
        stop('answered_another_quantity', most)`
          $${most}$ is the greatest possible total, but the number of possible values is asked.`,
        slip('took_a_part_for_the_whole', count, calc`${r} * (${high} - ${low})`)`
          $${count} = ${r} \times (${high} - ${low})$ belongs to a single draw. For two draws the
          bounds are those of a product of two neighbouring numbers.`,
        slip('let_in_an_end_point', count, calc`${most} - ${below} + 2`)`
          $${count}$ goes beyond both bounds by one. The numbers just outside do not meet the conditions.`,
        slip('left_out_an_end_point', count, calc`${most} - ${below} - 2`)`
          You left out both ends of the range, but both are possible. Here $${most} - ${below} - 2 = ${count}$.`,
      ],
      snapRead: text`Two are drawn without replacement, the total is unknown, and the probability has bounds. So whole
        numbers between two bounds are counted.`,
      approach: text`Turn the bounds of the probability into bounds for $n(n - 1)$ and try numbers near the square roots
        of these bounds.`,
      faster: text`$n(n - 1)$ lies above $${low * r * (r - 1)}$ and up to $${high * r * (r - 1)}$. Its square root is
        close
        to $n - \frac12$, so try $\sqrt{${low * r * (r - 1)}}$ and $\sqrt{${high * r * (r - 1)}}$.`,
      check: () =>
        text`$n(n - 1)$ is $${most.mul(most.sub(1))}$ at $${most}$ and $${below.mul(below.add(1))}$ at
          $${below.add(1)}$; the probabilities are $${frac(product.div(most.mul(most.sub(1))))}$ and
          $${frac(product.div(below.mul(below.add(1))))}$.`,
      principle: text`Without replacement, bounds for the probability become bounds for a product of two neighbouring
        numbers. Try near the square roots of the bounds.`,
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
