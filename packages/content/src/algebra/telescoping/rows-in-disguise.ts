import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Progression {
  /** First term, common difference, number of terms. */
  f: number;
  d: number;
  m: number;
  frame: number;
}

const whole = (value: Fraction) => value.gt(0) && value.d === 1n;

const greatest = form<Progression>(
  'greatest-term-from-two-sums',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.SEQ.1', 'AL.QUA.1'],
    entry: true,
    verify: ({ f, d, m }) => {
      const sums = (first: number, step: number) => {
        let [sum, reciprocals] = [0, 0];
        for (let k = 0; k < m; k += 1) sum += first + k * step;
        for (let k = 0; k < m - 1; k += 1) reciprocals += 1 / ((first + k * step) * (first + (k + 1) * step));
        return [sum, reciprocals] as const;
      };
      const [sum, reciprocals] = sums(f, d);
      for (let last = Math.ceil(sum / m); last < (2 * sum) / m; last += 1) {
        const first = (2 * sum) / m - last;
        const step = (last - first) / (m - 1);
        if (step > 0 && Math.abs(sums(first, step)[1] - reciprocals) < 1e-12) return last;
      }
      return 0;
    },
  },
  ({ f, d, m, frame }, { step, find, write }) => {
    const l = f + (m - 1) * d;
    const sum = (m * (f + l)) / 2;
    const row = q(m - 1, f * l);
    const together = step(calc`2 * ${sum} / ${m}`, {
      name: 'the first and the last term together',
      because: text`In a progression the terms rise evenly, so their mean is the mean of the first and the last one.
        The sum and the number of terms are given.`,
      works: (_v, w) => tex`a_1 + a_{${m}} = ${w}`,
    })`
      The sum of an arithmetic progression is the number of terms times the mean of the first and the last term. Find
      the sum of these two.`;
    write(
      tex`\frac{1}{a_1 a_2} + \dots + \frac{1}{a_{${m - 1}} a_{${m}}} = \frac{1}{d}\left(\frac{1}{a_1} -
        \frac{1}{a_{${m}}}\right) = \frac{a_{${m}} - a_1}{d \, a_1 a_{${m}}} = \frac{${m - 1}}{a_1 a_{${m}}}`,
      {
        because: text`From the first to the last term there are ${m - 1} steps, so $a_{${m}} - a_1 = ${m - 1}d$ and
          $d$ cancels.`,
      },
    )`
      Let $d$ be the common difference. Each fraction is the difference of the reciprocals of its two terms divided by
      $d$, so neighbours cancel and only the first and the last reciprocal are left.`;
    const product = step(calc`${m - 1} / ${frac(row)}`, {
      name: 'the product of the first and the last term',
      because: text`Sum and product of two numbers are enough to find both of them, so the product is what is needed
        next to the sum.`,
      works: (_v, w) => tex`a_1 \times a_{${m}} = ${w}`,
    })`
      The fractions add up to $${frac(row)}$, and they are $${m - 1}$ over the product of the first and the last term.
      Solve for this product.`;
    const apart = step(
      () =>
        q(
          Math.round(Math.sqrt(Number(together.mul(together).sub(product.mul(4)).abs().valueOf())) * 1e6),
          1e6,
        ),
      {
        name: 'the difference of the last and the first term',
        because: text`$(a + b)^2$ and $(a - b)^2$ differ only in the middle term, $2ab$ against $-2ab$. So the one is
          the other less $4ab$.`,
        works: value => tex`a_{${m}} - a_1 = \sqrt{${together}^2 - 4 \times ${product}} = ${value}`,
      },
    )`
      The square of the difference of two numbers is the square of their sum minus four times their product. The root is
      positive, because the terms increase.`;
    const mean = find(calc`${together} / 2`, { name: 'the mean of all terms' });
    const answer = step(calc`(${together} + ${apart}) / 2`, { works: (_v, w) => tex`a_{${m}} = ${w}` })`
      Add the sum and the difference of the two terms. The first term cancels, so half of the result is the last term.`;
    return {
      answer,
      stem: wording(
        frame,
        text`The positive numbers $a_1, a_2, \dots, a_{${m}}$ form an increasing arithmetic progression with the sum
          $${sum}$, and $\frac{1}{a_1 a_2} + \frac{1}{a_2 a_3} + \dots + \frac{1}{a_{${m - 1}} a_{${m}}} =
          ${frac(row)}$. What is $a_{${m}}$?`,
        text`An increasing arithmetic progression of $${m}$ positive terms $a_1, a_2, \dots, a_{${m}}$ is given. Its
          terms add up to $${sum}$. If the reciprocals of the products $a_1 a_2$, $a_2 a_3$, …, $a_{${m - 1}} a_{${m}}$
          are added, the result is $${frac(row)}$. Find the greatest term.`,
        text`In a hall the rows $1$ to $${m}$ have $a_1, a_2, \dots, a_{${m}}$ seats, and every row has the same
          number of seats more than the row before. There are $${sum}$ seats in all, and $\frac{1}{a_1 a_2} +
          \frac{1}{a_2 a_3} + \dots + \frac{1}{a_{${m - 1}} a_{${m}}} = ${frac(row)}$. How many seats does the last row
          have?`,
      ),
      show: plain,
      plausible: value => whole(value) && value.gt(1),
      slips: [
        slip('gave_the_other_extreme', answer, calc`(${together} - ${apart}) / 2`)`
          Half of $${together} - ${apart}$ is $${answer}$, the first of the numbers. The question asks for the last
          one, so the difference has to be added.`,
        stop('stopped_a_step_early', apart)`
          $${apart}$ is the difference of the last and the first number. Neither of them is found yet.`,
        slip('did_not_halve', answer, calc`${together} + ${apart}`)`
          $${together} + ${apart}$ is twice the last number. It has still to be halved.`,
        slip('did_not_halve', answer, calc`${mean} + ${apart}`)`
          You added the whole difference $${apart}$ to the mean $${mean}$. The mean is halfway between the first and the
          last, so only half of the difference is added.`,
        stop('answered_another_quantity', together)`
          $${together}$ is the sum of the first and the last number. The last one alone is smaller.`,
        stop('answered_another_quantity', mean)`
          $${mean}$ is the mean of all the numbers. They increase, so the last one is larger than the mean.`,
        slip('left_out_a_term', answer, calc`(${together} + ${apart}) / 2 - ${apart} / ${m - 1}`)`
          $${answer}$ is the number before the last one. The question asks for the last.`,
        slip('went_a_step_too_far', answer, calc`(${together} + ${apart}) / 2 + ${apart} / ${m - 1}`)`
          $${answer}$ is one step beyond the last number. The row ends one step before it.`,
      ],
      snapRead: text`A progression has a given sum and a given sum of reciprocals of neighbouring products: they give
        sum and product of its first and last term.`,
      approach: text`The reciprocals cancel in a row, and their sum is the number of steps over the product of the
        first and the last term; the common difference drops out. Sum and product then give both terms.`,
      faster: text`$a_1 + a_{${m}} = ${f + l}$ and $a_1 a_{${m}} = ${f * l}$: the terms are $${f + l} \div 2$ minus and
        plus the same number, and its square is $${(f + l) ** 2 / 4} - ${f * l} = ${(l - f) ** 2 / 4}$.`,
      check: text`From $${f}$ to $${l}$ in ${m - 1} steps of $${d}$: the sum is $${m} \times \frac{${f} + ${l}}{2} =
        ${sum}$, and $\frac{1}{${d}}\left(\frac{1}{${f}} - \frac{1}{${l}}\right) = ${frac(row)}$.`,
      principle: text`In an arithmetic progression the reciprocals of neighbouring products add up to the number of
        steps over the product of the first and the last term.`,
    };
  },
);

/** A whole number as any number is written, another one as a fraction. */
const written = (value: Fraction) => (value.d === 1n ? tex`${value}` : frac(value));

interface Sums {
  /** The first term, and the places from which and up to which terms are added. */
  first: number;
  p: number;
  r: number;
  frame: number;
}

const terms = form<Sums>(
  'terms-from-sums-times-a-square',
  {
    band: 'Hard',
    seconds: 145,
    revision: 2, // No option is tied to the key at a glance.
    untied: true,
    also: ['AL.SEQ.8'],
    verify: ({ first, p, r }) => {
      let [sum, wanted] = [q(first), q(0)];
      for (let n = 2; n <= r; n += 1) {
        const term = sum.div(n * n - 1);
        sum = sum.add(term);
        if (n >= p) wanted = wanted.add(term);
      }
      return wanted;
    },
  },
  ({ first, p, r, frame }, { step, find, write }) => {
    write(
      tex`a_n = n^2 a_n - (n - 1)^2 a_{n - 1} \quad \Rightarrow \quad (n^2 - 1)a_n = (n - 1)^2 a_{n - 1} \quad
        \Rightarrow \quad a_n = \frac{n - 1}{n + 1} \, a_{n - 1}`,
      {
        because: text`A term is the sum up to it minus the sum up to the term before. So the sums disappear, and one
          term follows from the one before.`,
      },
    )`
      Write the given equation for $n$ and for $n - 1$ and subtract. Only two neighbouring terms remain; divide by
      $n - 1$.`;
    const twice = find(2, { name: 'the factor that does not cancel' });
    write(
      tex`a_n = \frac{1}{3} \times \frac{2}{4} \times \frac{3}{5} \times \dots \times \frac{n - 1}{n + 1} \times a_1 =
        \frac{2a_1}{n(n + 1)}`,
      {
        because: text`Each numerator is equal to the denominator two fractions before. Only the first two numerators
          and the last two denominators have no partner.`,
      },
    )`
      Go back to $a_1$ step by step. In the product of the fractions the numerators from $3$ on cancel against
      denominators: $1 \times 2$ is left in the numerator and $n(n + 1)$ in the denominator.`;
    const to = find(r, { name: 'the last place' });
    const until = step(frac(calc`${twice} * ${first} * ${to} / (${to} + 1)`), {
      name: text`the sum of the first $${r}$ terms`,
      because: text`The question says that the sum of the first $n$ terms is $n^2a_n$. With a formula for $a_n$ this
        becomes a formula for all sums.`,
      works: value =>
        tex`S_{${to}} = ${to}^2 a_{${to}}
          = \frac{${twice} \times ${first} \times ${to}}{${to} + 1} = ${written(value)}`,
    })`
      Let $S_n$ be the sum of the first $n$ terms. It is $n^2 a_n = \frac{2a_1 n}{n + 1}$. Use this up to the last
      place, $${r}$.`;
    const skipped = find(p - 1, { name: 'the number of terms before the first that is added' });
    const before = step(frac(calc`${twice} * ${first} * ${skipped} / (${skipped} + 1)`), {
      name: text`the sum of the first $${p - 1}$ terms`,
      because: text`The term $a_{${p}}$ belongs to the wanted sum, so the terms to be taken away end with
        $a_{${p - 1}}$.`,
      works: value =>
        tex`S_{${skipped}} = \frac{${twice} \times ${first} \times ${skipped}}{${skipped} + 1} = ${written(value)}`,
    })`
      In the same way find the sum of the terms before $a_{${p}}$.`;
    const wanted = step(calc`${frac(until)} - ${frac(before)}`, {
      works: value => tex`S_{${r}} - S_{${p - 1}} = ${written(until)} - ${written(before)} = ${value}`,
    })`
      Subtract the second sum from the first: the terms from $a_{${p}}$ to $a_{${r}}$ are left.`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`The sum of the first $n$ terms of a sequence $a_1, a_2, a_3, \dots$ is $n^2 a_n$ for every $n$, and $a_1 =
          ${first}$. Find $a_{${p}} + a_{${p + 1}} + \dots + a_{${r}}$.`,
        text`In a sequence with the first term $a_1 = ${first}$ the mean of the first $n$ terms is always $n$ times the
          $n$th term $a_n$. What is the sum of the terms from $a_{${p}}$ to $a_{${r}}$, both included?`,
        text`A sequence begins with $a_1 = ${first}$ and satisfies $a_1 + a_2 + \dots + a_n = n^2 a_n$ for all
          positive integers $n$. The terms $a_{${p}}, a_{${p + 1}}, \dots, a_{${r}}$ are added. What is their sum?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d < 60n,
      slips: [
        slip('left_out_an_end_point', skipped, p)`
          You subtracted the first $${p}$ terms. The last of these, $a_{${p}}$, belongs to the sum.`,
        slip('left_out_a_factor', twice, 1)`
          You used $1$ for the numerator that is left of the fractions. The first two numerators, $1 \times 2$, do not
          cancel, so the sum came out half as large.`,
        slip('let_in_an_end_point', skipped, p - 2)`
          You subtracted only the first $${p - 2}$ terms. Then $a_{${p - 1}}$ is still in the sum, and it does not
          belong to it.`,
        stop('took_the_whole_for_a_part', until)`
          This is the sum of all of the first $${r}$ terms. The $${p - 1}$ terms before $a_{${p}}$ do not belong to the
          wanted sum.`,
        slip('miscounted_the_steps', to, r - 1)`
          You added only up to $a_{${r - 1}}$. The sum in the question ends with $a_{${r}}$, so a term is missing.`,
        slip('went_a_step_too_far', to, r + 1)`
          You added up to $a_{${r + 1}}$. The sum in the question ends with $a_{${r}}$, so a term is too much.`,
        slip('mixed_up_sum_and_term', wanted, () => q(2 * first, p * (p + 1)).add(q(2 * first, r * (r + 1))))`
          $${frac(wanted)}$ is only $a_{${p}} + a_{${r}}$. All terms between them belong to the sum too.`,
        slip('mixed_up_sum_and_term', before, frac(q(2 * first, p * (p - 1))))`
          You subtracted only the term $a_{${p - 1}}$ from the sum of the first $${r}$ terms. All terms up to it have
          to be subtracted.`,
      ],
      snapRead: text`A sum is given by its last term: subtract two such equations, and the sums disappear.`,
      approach: text`Two neighbouring equations give the quotient of neighbouring terms, and in the product of these
        quotients nearly everything cancels. With the terms known, the given equation is a formula for the sums.`,
      faster: text`$a_n = \frac{2a_1}{n(n + 1)} = 2a_1\left(\frac{1}{n} - \frac{1}{n + 1}\right)$, so the sum is
        $${2 * first}\left(\frac{1}{${p}} - \frac{1}{${r + 1}}\right)$.`,
      check: text`$a_2 = \frac{1}{3} \times ${first} = ${frac(q(first, 3))}$ satisfies the condition: $${first} +
        ${frac(q(first, 3))} = 4 \times ${frac(q(first, 3))}$. And $${2 * first}\left(\frac{1}{${p}} -
        \frac{1}{${r + 1}}\right) = ${frac(q(2 * first, p).sub(q(2 * first, r + 1)))}$.`,
      principle: text`When the sums of a sequence are given, subtract neighbouring sums; when quotients of neighbours
        are known, multiply them and let them cancel.`,
    };
  },
);

/** AL.SEQ.5 Hard: a row of reciprocals inside another question, and quotients of terms that cancel in a product. */
export const rowsInDisguise: readonly AnyTemplate[] = [
  ...situation<Progression>({
    type: 'AL.SEQ.5',
    situation: 'row-of-reciprocals',
    tries: 100,
    draw: draw => {
      const [f, d, m] = [draw.int(3, 40), draw.int(2, 9), draw.int(7, 17)];
      const row = q(m - 1, f * (f + (m - 1) * d));
      const even = ((m - 1) * d) % 2 === 0;
      return even && row.d < 300n && f !== d ? { f, d, m, frame: draw.int(0, 2) } : null;
    },
    forms: [greatest],
  }),
  ...situation<Sums>({
    type: 'AL.SEQ.5',
    situation: 'quotients-of-terms',
    tries: 100,
    draw: draw => {
      const [p, r, first] = [draw.int(4, 12), draw.int(8, 24), draw.step(12, 720, 6)];
      const value = q(2 * first, p).sub(q(2 * first, r + 1));
      return r - p > 3 && value.d === 1n && value.gt(4) ? { first, p, r, frame: draw.int(0, 2) } : null;
    },
    forms: [terms],
  }),
];
