import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { fractionTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Chain {
  /** First base, and the exponent the chain reaches. */
  a: number;
  e: number;
  /** Exponents of the one-base form: base a^m, argument a^n. */
  m: number;
  n: number;
  /** log_a x, log_b x and log_{ab} x. */
  u: number;
  v: number;
  w: number;
  /** t² − (p + 1)t + s = 0 has the whole roots t1, t2. */
  t1: number;
  t2: number;
  way: boolean;
}

const shown = (value: Parameters<typeof fractionTex>[0]) => `$${fractionTex(value)}$`;

const chain = form<Chain>(
  'chain-of-neighbours',
  {
    band: 'Easy',
    seconds: 40,
    revision: 3,
    suits: ({ a, e }) => a ** e < 3000 && e > 1,
    verify: ({ a, e }) => {
      let product = 1;
      for (let n = a + 1; n < 5000; n += 1) {
        product *= Math.log(n) / Math.log(n - 1);
        if (Math.abs(product - e) < 1e-9) return n;
      }
      throw new Error('the chain never gets there');
    },
  },
  ({ a, e, way }, { step, find }) => {
    const base = find(a);
    const power = step(
      e,
      tex`\frac{\log ${a + 1}}{\log ${a}} \cdot \frac{\log ${a + 2}}{\log ${a + 1}} \cdots \frac{\log n}{\log (n - 1)}
        = \log_{${a}} n = ${e}`,
    )`
      Change of base: each factor cancels the base of the next, so the product is one logarithm.`;
    const n = step(calc`${base}^${power}`, (_value, working) => tex`n = ${working}`)`
      Write it as a power.`;
    return {
      answer: n,
      stem: way
        ? text`If $\log_{${a}} ${a + 1} \cdot \log_{${a + 1}} ${a + 2} \cdots \log_{n - 1} n = ${e}$, what is $n$?`
        : text`The product $\log_{${a}} ${a + 1} \times \log_{${a + 1}} ${a + 2} \times \dots$ is continued in this way
          up to $\log_{n - 1} n$, and its value is $${e}$. Find $n$.`,
      show: plain,
      plausible: value => value.valueOf() > 2 && value.valueOf() < 20000,
      slips: [
        slip('used_a_wrong_given_number', base, calc`${a} + 1`)`
          The first argument, $${base}$, was taken as the base of the whole chain; it cancels.`,
        slip('miscounted_the_steps', n, calc`${a}^${e} - 1`)`
          $${n}$ is the last base; the argument is one more.`,
        slip('took_a_power_for_a_product', n, calc`${a} * ${e}`)`
          $${a} \times ${e}$ multiplies where a power is needed.`,
        slip('swapped_base_and_exponent', n, e > 1 && e ** a !== a ** e && calc`${e}^${a}`)`
          $${e}^{${a}}$ exchanges base and exponent.`,
        slip('miscounted_the_steps', n, calc`${a}^${e} + 1`)`
          The chain already reaches $${e}$ at $${a}^{${e}}$.`,
        slip('miscounted_the_steps', power, calc`${e} + 1`)`
          The exponent $${power}$ is one larger than the product given.`,
      ],
      snapRead: text`A product of logarithms in which each argument is the next base.`,
      approach: text`Write every factor with change of base; everything cancels but the first base and the last
        argument.`,
      check: text`$\log_{${a}} ${a ** e} = ${e}$, since $${a}^{${e}} = ${a ** e}$.`,
      principle: text`In a chain of logarithms each argument cancels the next base: only the ends remain.`,
    };
  },
);

const oneBase = form<Chain>(
  'powers-of-one-base',
  {
    band: 'Easy',
    seconds: 40,
    suits: ({ a, m, n }) => m !== n && n % m !== 0 && a ** Math.max(m, n) < 5000 && m > 1 && n > 1,
    verify: ({ a, m, n }) =>
      nearFraction(Math.log(a ** n) / Math.log(a ** m) + Math.log(a ** m) / Math.log(a ** n), 200),
  },
  ({ n, m, a, way }, { step, find }) => {
    const up = find(n);
    const down = find(m);
    const first = step(calc`${up} / ${down}`, value => tex`\log_{${a}^{${m}}} ${a}^{${n}} = ${frac(value)}`)`
      Write base and argument as powers of $${a}$; the exponents give the logarithm.`;
    const second = find(calc`1 / ${first}`);
    const sum = step(frac(calc`${frac(first)} + ${frac(second)}`))`
      The other logarithm is the reciprocal; add.`;
    return {
      answer: sum,
      stem: way
        ? text`What is the value of $\log_{${String(a ** m)}} ${String(a ** n)} + \log_{${String(a ** n)}}
          ${String(a ** m)}$?`
        : text`Find the sum of $\log_{${String(a ** m)}} ${String(a ** n)}$ and its reciprocal.`,
      show: shown,
      plausible: value => value.valueOf() > 0,
      slips: [
        stop('stopped_a_step_early', first)`
          $${frac(first)}$ is the first logarithm alone.`,
        stop('answered_another_quantity', second)`
          $${frac(second)}$ is the second logarithm alone.`,
        slip('misused_a_law_of_logarithms', second, first)`
          Exchanging base and argument turns $${frac(first)}$ over; it does not stay the same.`,
        slip('mixed_up_sum_and_product', sum, calc`${first} * ${second}`)`
          The two logarithms were multiplied, which gives one.`,
        slip('misused_a_law_of_exponents', first, n > m && calc`${n} - ${m}`)`
          $${n} - ${m}$ belongs to a quotient of powers; here one exponent is divided by the other.`,
        slip('subtracted_for_added', sum, calc`abs(${first} - ${second})`)`
          The reciprocal was subtracted instead of added.`,
        slip('counted_twice', second, calc`1 / ${first} * 2`)`
          The reciprocal of $${frac(first)}$ was counted twice.`,
      ],
      snapRead: text`Two logarithms with base and argument exchanged, all powers of one number.`,
      approach: text`Exponents of the common base give the first logarithm; the second is its reciprocal.`,
      check: text`$\log_{${a ** m}} ${a ** n} \approx ${(n / m).toFixed(2)}$, which is ${n > m ? 'above' : 'below'} $1$
        as it should be.`,
      principle: text`Exchanging base and argument turns a logarithm into its reciprocal.`,
    };
  },
);

const productBase = form<Chain>(
  'base-is-a-product',
  {
    band: 'Easy',
    seconds: 50,
    revision: 2,
    suits: ({ u, v }) => u !== v && (u * v) % (u + v) !== 0,
    verify: ({ u, v }) => nearFraction(Math.log(2 ** 20) / Math.log(2 ** (20 / u) * 2 ** (20 / v)), 60),
  },
  ({ u, v, way }, { step, find }) => {
    const first = find(calc`1 / ${u}`);
    const second = find(calc`1 / ${v}`);
    const inverse = step(
      calc`${first} + ${second}`,
      value => tex`\log_x ab = \frac{1}{${u}} + \frac{1}{${v}} = ${frac(value)}`,
    )`
      To base $x$ the logarithms of factors add; invert the given ones.`;
    const value = step(calc`1 / ${inverse}`, value => tex`\log_{ab} x = ${frac(value)}`)`
      Invert it again.`;
    return {
      answer: value,
      stem: way
        ? text`For $x > 1$, $\log_a x = ${u}$ and $\log_b x = ${v}$. What is $\log_{ab} x$?`
        : text`If $a^{${u}} = b^{${v}} = x$ with $x > 1$, to what power must $ab$ be raised to give $x$?`,
      show: shown,
      plausible: value => value.valueOf() > 0,
      onSight: value => value.valueOf() < Math.min(u, v),
      slips: [
        slip('misused_a_law_of_logarithms', value, calc`${u} + ${v}`)`
          $${u} + ${v}$ adds logarithms to different bases.`,
        stop('stopped_a_step_early', inverse)`
          $${frac(inverse)}$ is the logarithm of $ab$ to base $x$, which still has to be inverted.`,
        slip('misused_a_law_of_logarithms', value, calc`(${u} + ${v}) / 2`)`
          The mean of the two logarithms was taken; a product of bases makes the logarithm smaller than either. Here
          $\frac{${u} + ${v}}{2} = ${value}$.`,
        slip('misused_a_law_of_logarithms', value, calc`${u} * ${v}`)`
          $${u} \times ${v}$ multiplies the logarithms without dividing by their sum.`,
        slip('misused_a_law_of_logarithms', second, v > u && calc`-1 / ${v}`)`
          $\frac{1}{${u}} - \frac{1}{${v}}$ belongs to a quotient of the bases.`,
        slip('misused_a_law_of_logarithms', value, calc`abs(${u} - ${v})`)`
          $${Math.max(u, v)} - ${Math.min(u, v)}$ subtracts logarithms to different bases; only their reciprocals can be
          joined.`,
        slip('misused_a_law_of_logarithms', value, calc`max(${u}, ${v}) / min(${u}, ${v})`)`
          $\frac{${Math.max(u, v)}}{${Math.min(u, v)}}$ is the logarithm of one base to the other, not of $x$ to their
          product.`,
        slip('counted_twice', first, calc`2 / ${u}`)`
          The share $\frac{1}{${u}}$ of the first base was counted twice.`,
        slip('counted_twice', second, calc`2 / ${v}`)`
          The share $\frac{1}{${v}}$ of the second base was counted twice.`,
      ],
      snapRead: text`Logarithms of one number to two bases are given, and the base becomes their product.`,
      approach: text`With $x$ as base, logarithms of factors add. So turn over, add, and turn over again.`,
      faster: text`The answer is the product over the sum, $\frac{${u} \times ${v}}{${u} + ${v}}$, because
      reciprocals add.`,
      check: text`With $x = 2^{${u * v}}$: $a = 2^{${v}}$, $b = 2^{${u}}$, and $ab = 2^{${u + v}}$.`,
      principle: text`To multiply bases, go over to the reciprocal logarithms, which add.`,
    };
  },
);

/** AL.LOG.2 Easy: one change of base. */
export const chains: readonly AnyTemplate[] = situation<Chain>({
  type: 'AL.LOG.2',
  situation: 'one-change',
  draw: draw => ({
    a: draw.int(2, 9),
    e: draw.int(2, 7),
    m: draw.int(2, 7),
    n: draw.int(2, 7),
    u: draw.int(2, 15),
    v: draw.int(2, 15),
    w: 0,
    t1: 0,
    t2: 0,
    way: draw.chance(0.5),
  }),
  forms: [chain, oneBase, productBase],
});

const thirdBase = form<Chain>(
  'third-base',
  {
    band: 'Easy',
    seconds: 50,
    revision: 5,
    suits: ({ u, v, w }) => {
      const rest = q(1, w).sub(q(1, u)).sub(q(1, v));
      return w > 1 && u !== v && rest.valueOf() > 0.01 && rest.n <= 40n;
    },
    verify: ({ u, v, w }) => nearFraction(1 / (1 / w - 1 / u - 1 / v), 400),
  },
  ({ w, u, v, way }, { step, find }) => {
    const whole = step(calc`1 / ${w}`, value => tex`\log_x abc = ${frac(value)}`)`
      Turn the logarithms over, so that those of factors add. First the product of all three bases.`;
    const first = find(calc`1 / ${u}`);
    const second = find(calc`1 / ${v}`);
    const rest = step(
      calc`${frac(whole)} - ${frac(first)} - ${frac(second)}`,
      (_value, working) => tex`\log_x c = ${working}`,
    )`
      Take away the two known parts.`;
    const value = step(calc`1 / ${rest}`, value => tex`\log_c x = ${frac(value)}`)`
      Invert it.`;
    return {
      answer: value,
      stem: way
        ? text`Let $\log_a x = ${u}$, $\log_b x = ${v}$ and $\log_{abc} x = ${w}$, where $x > 1$. What is $\log_c x$?`
        : text`For positive numbers $a, b, c$ and $x > 1$, $a^{${u}} = x$, $b^{${v}} = x$ and $(abc)^{${w}} = x$. If
          $c^t = x$, find $t$.`,
      show: shown,
      plausible: value => value.valueOf() > 0,
      slips: [
        stop('stopped_a_step_early', rest)`
          $${frac(rest)}$ is the logarithm of $c$ to base $x$; it has to be inverted.`,
        slip('left_out_a_term', second, 0)`
          The part $\frac{1}{${v}}$ of $b$ was not taken away.`,
        slip('left_out_a_term', first, 0)`
          The part $\frac{1}{${u}}$ of $a$ was not taken away.`,
        slip('misused_a_law_of_logarithms', value, calc`abs(${u} + ${v} - ${w})`)`
          $${u} + ${v}$ and $${w}$ are logarithms to different bases and cannot be subtracted.`,
        slip('added_for_subtracted', second, calc`-1 / ${v}`)`
          The part $\frac{1}{${v}}$ was added instead of taken away.`,
        slip('halved_needlessly', rest, calc`${whole} - (${first} + ${second}) / 2`)`
          Only the mean of the two parts was taken away.`,
        slip('counted_twice', first, 1 / w - 2 / u - 1 / v > 1e-9 && calc`2 / ${u}`)`
          The part $\frac{1}{${u}}$ of $a$ was taken away twice.`,
        slip('counted_twice', second, 1 / w - 1 / u - 2 / v > 1e-9 && calc`2 / ${v}`)`
          The part $\frac{1}{${v}}$ of $b$ was taken away twice.`,
      ],
      snapRead: text`One number, three bases and their product: one base is to be separated.`,
      approach: text`Over base $x$ the logarithms of the factors add. Turn over, subtract the known parts, and turn over
        again.`,
      faster: text`The reciprocals add, so the answer is the reciprocal of $\frac{1}{${w}} - \frac{1}{${u}} -
        \frac{1}{${v}}$.`,
      check: text`$\frac{1}{${u}} + \frac{1}{${v}} + ${frac(value.inverse())} = \frac{1}{${w}}$.`,
      principle: text`Logarithms of one number to several bases combine by their reciprocals.`,
    };
  },
);

const reciprocalRow = form<Chain>(
  'row-of-reciprocals',
  {
    band: 'Medium',
    seconds: 85,
    revision: 3,
    also: ['AL.SEQ.1', 'AL.INQ.3'],
    entry: true,
    suits: ({ n, m }) => n > 2 && m > 1,
    verify: ({ a, n, m }) => {
      let sum = 0;
      for (let i = 1; i < 200; i += 1) {
        sum += (i * Math.log(a)) / ((n + 4) * Math.log(a));
        if (sum > 3 * m + 1e-9) return i;
      }
      throw new Error('no number of terms');
    },
  },
  ({ n, m, a, way }, { step, find }) => {
    const k = find(calc`${n} + 4`);
    const bound = step(
      calc`${k} * 3 * ${m}`,
      value =>
        tex`\log_X ${a} + 2\log_X ${a} + \dots + n\log_X ${a} = \frac{1 + 2 + \dots + n}{${k}} > ${3 * m}
          \;\Rightarrow\; 1 + 2 + \dots + n > ${value}`,
    )`
      The reciprocal of a logarithm exchanges base and argument; the exponents of the bases then come to the front and
      add up.`;
    const half = find(2);
    const count = step(
      () => {
        let n = 1;
        while (
          q(n * (n + 1))
            .div(half)
            .lte(bound)
        )
          n += 1;
        return n;
      },
      value =>
        tex`\frac{${value.sub(1)} \times ${value}}{2} = ${value.sub(1).mul(value).div(2)} \le ${bound} <
          \frac{${value} \times ${value.add(1)}}{2} = ${value.mul(value.add(1)).div(2)}`,
    )`
      Find the first $n$ whose sum of the first integers is beyond that.`;
    return {
      answer: count,
      stem: way
        ? text`Let $X = ${a}^{${n + 4}}$. What is the smallest $n$ for which $\frac{1}{\log_{${a}} X} +
          \frac{1}{\log_{${a}^2} X} + \dots + \frac{1}{\log_{${a}^n} X}$ is greater than $${3 * m}$?`
        : text`The logarithms of $X = ${a}^{${n + 4}}$ to the bases $${a}, ${a}^2, ${a}^3, \dots$ are taken one after
          the other, and their reciprocals are added. After how many of them does the sum exceed $${3 * m}$ for the
          first time?`,
      show: shown,
      plausible: value => value.d === 1n && value.valueOf() > 1,
      slips: [
        slip('counted_one_too_few', count, calc`${count} - 1`)`
          Up to $${count}$ the exponents add up to $${count.mul(count.add(1)).div(2)}$, which is not more than
          $${bound}$.`,
        slip('counted_one_too_many', count, calc`${count} + 1`)`
          With one term fewer the exponents add up to $${count.sub(1).mul(count).div(2)}$, already
          more than $${bound}$.`,
        slip('did_not_halve', half, 1)`
          $${count} \times ${count.add(1)}$ is twice the sum of the exponents.`,
        slip('misused_a_law_of_exponents', bound, calc`3 * ${m}`)`
          The exponents were compared with $${bound}$ alone; each term is its exponent divided by $${k}$.`,
        slip('assumed_equal_parts', count, calc`${bound} / ${k} * 2 + 1`)`
          $${count}$ comes from terms of a half each; the terms grow with the exponent of the base.`,
        slip('mixed_up_kinds_of_progression', count, () => {
          let n = 1;
          while (2 ** n - 1 <= Number(bound)) n += 1;
          return n;
        })`
          Doubling terms would pass the bound after $${count}$; the exponents of the bases grow by $1$ each.`,
        slip('halved_needlessly', count, () => {
          const other = Math.floor(Math.sqrt(Number(bound))) + 1;
          return count.equals(other) ? null : other;
        })`
          $${count}^2$ was compared with $${bound}$; the sum of $1$ to $n$ is about half of $n^2$.`,
        slip('counted_one_too_few', count, calc`${count} - 2`)`
          Up to $${count}$ the exponents add up to only $${count.mul(count.add(1)).div(2)}$, less than $${bound}$.`,
        slip('counted_one_too_many', count, calc`${count} + 2`)`
          The sum passes $${bound}$ two terms before the one at $${count}$.`,
      ],
      snapRead: text`Reciprocals of logarithms to powers of one base are added until a bound is passed: a progression in
        disguise.`,
      approach: text`Turn every reciprocal into a logarithm to base $X$. The exponents form a progression; then look for
        the first sum beyond the bound.`,
      faster: text`Each term is $\frac{i}{${n + 4}}$, so $n(n + 1) > 2 \times ${(n + 4) * 3 * m} = ${6 * m * (n + 4)}$:
        try next to the root of that, about $${Math.sqrt(6 * m * (n + 4)).toFixed(1)}$.`,
      check: () => {
        const sum = (last: Fraction) => last.mul(last.add(1)).div(2).div(k);
        return text`With $${count.sub(1)}$ terms the sum is $${frac(sum(count.sub(1)))}$, with $${count}$ it is
          $${frac(sum(count))}$; only the second is above $${3 * m}$.`;
      },
      principle: text`One over a logarithm is the logarithm with base and argument exchanged.`,
    };
  },
);

const shiftedBases = form<Chain>(
  'bases-in-proportion',
  {
    band: 'Medium',
    seconds: 70,
    revision: 2,
    also: ['AL.QUA.8'],
    suits: ({ t1, t2 }) => t1 > 0 && t2 > t1 && t1 + t2 - 1 !== t1 * t2 && t1 > 1 && t1 + t2 <= 22,
    verify: ({ t1, t2 }) => {
      let sum = 0;
      const [p, s] = [t1 + t2 - 1, t1 * t2];
      for (let t = -60; t <= 60; t += 1) if (t !== 0 && t !== p && t !== s && t * (t - p) === t - s) sum += t;
      return sum;
    },
  },
  ({ t1, t2, a, way }, { step, find }) => {
    const p = find(calc`${t1} + ${t2} - 1`);
    const linear = step(
      calc`${p} + 1`,
      value => tex`t(t - ${p}) = t - ${t1 * t2}, \quad t^2 - ${value}t + ${t1 * t2} = 0`,
    )`
      Let $t = \log_{${a}} x$. Exchanging base and argument turns every logarithm into the reciprocal of a linear
      expression in
      $t$. Clear the denominators.`;
    const k = step(linear, value => tex`t = ${t1}, \ ${t2}: \quad k = t_1 + t_2 = ${value}`)`
      The product of the numbers has the sum of their logarithms as exponent. Both solutions are allowed, since no
      denominator vanishes.`;
    return {
      answer: k,
      stem: () => {
        const [p, s] = [t1 + t2 - 1, t1 * t2];
        return way
          ? text`The product of all solutions of $\log_x ${a} \cdot \log_{x / ${a}^{${p}}} ${a} = \log_{x / ${a}^{${s}}}
            ${a}$ is $${a}^k$. What is $k$?`
          : text`Two numbers $x$ satisfy $\frac{1}{\log_{${a}} x} \cdot \frac{1}{\log_{${a}} x - ${p}} =
            \frac{1}{\log_{${a}} x - ${s}}$. If the product of these two numbers is $${a}^k$, what is $k$?`;
      },
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('misused_a_law_of_logarithms', k, calc`${t1} * ${t2}`)`
          $${t1} \times ${t2}$ is the product of the logarithms; the product of the numbers needs their sum.`,
        slip('left_out_a_term', linear, p)`
          The linear coefficient is not just $${p}$, because $\log_{${a}} x$ also comes from the right-hand side.`,
        slip('wrong_sign', linear, calc`${p} - 1`)`
          With the linear coefficient $${linear}$ you brought $\log_{${a}} x$ from the right-hand side without a
          change of sign.`,
        slip('left_out_a_case', k, t2)`
          You used only $\log_{${a}} x = ${t2}$, but $\log_{${a}} x = ${t1}$ is a solution too.`,
        slip('left_out_a_case', k, t1)`
          You used only $\log_{${a}} x = ${t1}$, but $\log_{${a}} x = ${t2}$ is a solution too.`,
        slip('counted_twice', linear, calc`${p} + 2`)`
          You brought $\log_{${a}} x$ from the right-hand side twice: the linear coefficient is one more than $${p}$,
          not two.`,
        slip('used_a_wrong_given_number', k, calc`${p} + ${t1} * ${t2}`)`
          $${p} + ${t1 * t2}$ adds the two shifts of the bases.`,
      ],
      snapRead: text`The unknown stands in three bases which differ by fixed factors: one substitution makes them differ
        by constants.`,
      approach: text`Go over to logarithms of $x$. The equation becomes quadratic, and the product of the numbers needs
        only the sum of its roots.`,
      faster: text`Only the coefficient of $t$ matters: $t(t - ${t1 + t2 - 1}) - t$ has $-${t1 + t2}t$.`,
      check: text`For $t = ${t1}$: $${t1}(${t1} - ${t1 + t2 - 1}) = ${t1 * (1 - t2)}$ and $${t1} - ${t1 * t2} =
        ${t1 - t1 * t2}$.`,
      principle: text`Unknown bases become reciprocals; then a product of solutions is a sum of exponents.`,
    };
  },
);

/** AL.LOG.2 Easy and Medium: reciprocals that add. */
export const reciprocals: readonly AnyTemplate[] = situation<Chain>({
  type: 'AL.LOG.2',
  situation: 'reciprocal-logs',
  draw: draw => {
    const [u, v] = [draw.int(4, 24), draw.int(4, 24)];
    const w = draw.int(1, 5);
    return {
      a: draw.int(2, 7),
      e: 2,
      m: draw.int(2, 7),
      n: draw.int(2, 12),
      u,
      v,
      w,
      t1: draw.int(2, 7),
      t2: draw.int(2, 16),
      way: draw.chance(0.5),
    };
  },
  forms: [thirdBase, reciprocalRow, shiftedBases],
});
