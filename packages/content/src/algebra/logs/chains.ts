import type Fraction from 'fraction.js';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
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
    const power = step(e, {
      name: 'the logarithm of $n$ to the first base',
      works: tex`\frac{\log ${a + 1}}{\log ${a}} \cdot \frac{\log ${a + 2}}{\log ${a + 1}} \cdots
        \frac{\log n}{\log (n - 1)} = \frac{\log n}{\log ${a}} = \log_{${a}} n = ${e}`,
      because: text`The change of base writes a logarithm as a fraction, for example $\log_4 5 = \frac{\log 5}{\log
        4}$. The next factor has $\log 5$ below the line, so the two cancel, and so on along the whole chain.`,
    })`
      Write every factor as a fraction by a change of base. Each numerator cancels the denominator of the next factor,
      so the product is one single logarithm.`;
    const n = step(calc`${base}^${power}`, {
      name: 'the number $n$',
      works: (_value, working) => tex`\log_{${a}} n = ${e}, \quad n = ${working}`,
      because: text`A logarithm is the exponent to which the base has to be raised to give the number.`,
    })`
      The logarithm of $n$ is an exponent. So raise the base $${a}$, the first base of the chain, to this power.`;
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
          $${base}$ was used as the base of the whole chain, which gives ${calc`${base}^${e}`}. But $\log ${base}$
          stands above and below the line and cancels; the first base $${a}$ is left.`,
        slip('miscounted_the_steps', n, calc`${a}^${e} - 1`)`
          ${here} is the last base of the chain, $n - 1$. The last number whose logarithm is taken is $n$, one more.`,
        slip('took_a_power_for_a_product', n, calc`${a} * ${e}`)`
          ${here} multiplies the base by the logarithm. A logarithm is an exponent, so the base has to be raised to
          it.`,
        slip('swapped_base_and_exponent', n, e > 1 && e ** a !== a ** e && calc`${e}^${a}`)`
          ${here} exchanges base and exponent. The chain begins with the base $${a}$, and the value $${e}$ of the
          product is the exponent.`,
        slip('miscounted_the_steps', n, calc`${a}^${e} + 1`)`
          You went one factor too far, to $${n}$. The chain already has the value $${e}$ at $${a}^{${e}}$, so it ends
          there.`,
        slip('miscounted_the_steps', power, calc`${e} + 1`)`
          You used the exponent $${power}$, one more than the product. The product of the whole chain is the logarithm
          itself, and it is $${e}$.`,
      ],
      snapRead: text`A product of logarithms in which each argument is the next base: it collapses to one logarithm,
        with the first base and the last argument.`,
      approach: text`Write every factor with a change of base. Everything cancels but the first base and the last
        argument, and the value of the product is then an exponent.`,
      check: text`$\log_{${a}} ${a ** e} = ${e}$, because $${a}^{${e}} = ${a ** e}$; any other $n$ would have another
        logarithm.`,
      principle: text`In a chain of logarithms each argument cancels the next base: only the first base and the last
        argument remain.`,
    };
  },
);

const oneBase = form<Chain>(
  'powers-of-one-base',
  {
    band: 'Easy',
    seconds: 40,
    revision: 2,
    suits: ({ a, m, n }) => m !== n && n % m !== 0 && a ** Math.max(m, n) < 5000 && m > 1 && n > 1,
    verify: ({ a, m, n }) =>
      nearFraction(Math.log(a ** n) / Math.log(a ** m) + Math.log(a ** m) / Math.log(a ** n), 200),
  },
  ({ n, m, a, way }, { step, find }) => {
    const up = find(n, { name: 'the exponent of the argument' });
    const down = find(m, { name: 'the exponent of the base' });
    const first = step(calc`${up} / ${down}`, {
      name: 'the first logarithm',
      works: value => tex`\log_{${a}^{${m}}} ${a}^{${n}} = ${frac(value)}`,
      because: text`Raising $${a}^{${m}}$ to the power $\frac{${n}}{${m}}$ multiplies the exponents and gives
        $${a}^{${n}}$. So one exponent is divided by the other, not subtracted.`,
    })`
      Write base and argument as powers of $${a}$. The logarithm is then the exponent of the argument divided by the
      exponent of the base.`;
    const second = find(calc`1 / ${first}`, { name: 'the second logarithm' });
    const sum = step(frac(calc`${frac(first)} + ${frac(second)}`), {
      name: 'the sum of the two logarithms',
      because: text`If $9$ is $3$ to the power $2$, then $3$ is $9$ to the power $\frac{1}{2}$: going back from the
        argument to the base takes the reciprocal exponent.`,
    })`
      In the second logarithm base and argument are exchanged, so it is the reciprocal of the first. Add the two.`;
    return {
      answer: sum,
      stem: way
        ? text`What is the value of $\log_{${a ** m}} ${a ** n} + \log_{${a ** n}}
          ${a ** m}$?`
        : text`Find the sum of $\log_{${a ** m}} ${a ** n}$ and its reciprocal.`,
      show: shown,
      plausible: value => value.valueOf() > 0,
      slips: [
        stop('stopped_a_step_early', first)`
          $${frac(first)}$ is the first logarithm alone. Its reciprocal still has to be added to it.`,
        stop('answered_another_quantity', second)`
          $${frac(second)}$ is the second logarithm alone. The first logarithm still has to be added to it.`,
        slip('misused_a_law_of_logarithms', second, first)`
          You added $${frac(first)}$ twice. When base and argument are exchanged, the logarithm becomes its
          reciprocal; it does not stay the same.`,
        slip('mixed_up_sum_and_product', sum, calc`${first} * ${second}`)`
          ${here} multiplies the two logarithms. Reciprocals always have the product $1$, but here their sum is
          wanted.`,
        slip('misused_a_law_of_exponents', first, n > m && calc`${n} - ${m}`)`
          For the first logarithm you subtracted the exponents, ${here}. That belongs to a quotient of powers; in a
          logarithm one exponent is divided by the other.`,
        slip('subtracted_for_added', sum, calc`abs(${first} - ${second})`)`
          ${here} is the difference of the two logarithms. The two are joined by a plus sign, so they have to be
          added.`,
        slip('counted_twice', second, calc`1 / ${first} * 2`)`
          You added the reciprocal of $${frac(first)}$ twice. Each of the two logarithms occurs only once in the
          sum.`,
      ],
      snapRead: text`Two logarithms with base and argument exchanged, all powers of one number: the second is the
        reciprocal of the first.`,
      approach: text`The exponents of the common base $${a}$ give the first logarithm. The second one is its
        reciprocal, and the two are added.`,
      check: text`$\log_{${a ** m}} ${a ** n} \approx ${(n / m).toFixed(2)}$ and its reciprocal is about
        $${(m / n).toFixed(2)}$, in all about $${(n / m + m / n).toFixed(2)}$.`,
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
    const first = find(calc`1 / ${u}`, { name: text`the exponent of $x$ that gives $a$` });
    const second = find(calc`1 / ${v}`, { name: text`the exponent of $x$ that gives $b$` });
    const inverse = step(calc`${first} + ${second}`, {
      name: text`the exponent of $x$ that gives $ab$`,
      works: value =>
        way
          ? tex`\log_x ab = \log_x a + \log_x b = \frac{1}{${u}} + \frac{1}{${v}} = ${frac(value)}`
          : tex`ab = x^{\frac{1}{${u}}} \times x^{\frac{1}{${v}}} = x^{\frac{1}{${u}} + \frac{1}{${v}}} =
            x^{${frac(value)}}`,
      because: way
        ? text`Logarithms add only when they have the same base. To base $a$ and base $b$ they cannot be joined, but to
          base $x$ they can, and exchanging base and argument gives the reciprocal.`
        : text`Exponents are added only when powers have the same base. From $a^{${u}} = x$ follows
          $a = x^{\frac{1}{${u}}}$, which gives $x$ when it is raised to the power $${u}$.`,
    })`
      ${
        way
          ? text`Take $x$ as the base, because then $\log_x ab = \log_x a + \log_x b$. These two are the reciprocals
            of the
          given logarithms.`
          : text`Write $a$ and $b$ as powers of the common base $x$, and multiply them.`
      }`;
    const value = step(calc`1 / ${inverse}`, {
      name: way ? text`the logarithm of $x$ to base $ab$` : text`the power of $ab$ that gives $x$`,
      works: value =>
        way
          ? tex`\log_{ab} x = \frac{1}{\log_x ab} = ${frac(value)}`
          : tex`ab = x^{${frac(inverse)}} \Rightarrow (ab)^{${frac(value)}} = x`,
      because: text`$ab$ is $x^{${frac(inverse)}}$. Raising it to the reciprocal power multiplies the two exponents.
        Their
        product is $1$, so the result is $x$.`,
    })`
      ${
        way
          ? text`This is the logarithm of $ab$ to base $x$. Exchange base and argument again: the logarithm of $x$ to
            base
          $ab$ is its reciprocal.`
          : text`So $ab$ is a power of $x$. The reciprocal of its exponent leads back from $ab$ to $x$.`
      }`;
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
          ${
            way
              ? text`$${u} + ${v} = ${value}$ adds logarithms to different bases. Logarithms can be added when one
                base is common, as base $x$ is
          for their reciprocals.`
              : text`$${u} + ${v} = ${value}$ adds the exponents of $a$ and $b$. Exponents are added only when the
                bases are equal, and $a$ and $b$ are
          not.`
          }`,
        stop('stopped_a_step_early', inverse)`
          ${
            way
              ? text`$\frac{1}{${u}} + \frac{1}{${v}} = ${frac(inverse)}$ is the logarithm of $ab$ to base $x$. The
                question asks for that of $x$ to base $ab$.`
              : text`$\frac{1}{${u}} + \frac{1}{${v}} = ${frac(inverse)}$ is the power to which $x$ is raised to give
                $ab$. The question asks for the power of $ab$ that gives $x$.`
          }`,
        slip('misused_a_law_of_logarithms', value, calc`(${u} + ${v}) / 2`)`
          ${
            way
              ? text`The mean of the two logarithms, $\frac{${u} + ${v}}{2} = ${value}$, lies between them. The base
                $ab$ is
          larger than both bases, so it needs a smaller exponent than either.`
              : text`The mean of the two exponents, $\frac{${u} + ${v}}{2} = ${value}$, lies between them. $ab$ is
                larger than $a$ and than $b$, so it needs a
          smaller exponent than either.`
          }`,
        slip('misused_a_law_of_logarithms', value, calc`${u} * ${v}`)`
          ${
            way
              ? text`$${u} \times ${v} = ${value}$ multiplies the two logarithms. Only their reciprocals are
                logarithms to one common base, and these
          are added, not multiplied.`
              : text`$${u} \times ${v} = ${value}$ multiplies the two exponents, as for a power of a power. Here $a$
                and $b$ are multiplied, as powers of $x$.`
          }`,
        slip('misused_a_law_of_logarithms', second, v > u && calc`-1 / ${v}`)`
          ${
            way
              ? text`You subtracted $\frac{1}{${v}}$ from $\frac{1}{${u}}$. That belongs to the quotient of the two
                bases; for
          their product the reciprocals are added.`
              : text`You subtracted the exponents, $\frac{1}{${u}} - \frac{1}{${v}}$, of $a$ and $b$ as powers of $x$.
                That belongs to $\frac{a}{b}$; for
          $ab$ they are added.`
          }`,
        slip('misused_a_law_of_logarithms', value, calc`abs(${u} - ${v})`)`
          ${
            way
              ? text`$${Math.max(u, v)} - ${Math.min(u, v)}$ subtracts logarithms to different bases. Only their
                reciprocals,
          which have the common base $x$, can be joined.`
              : text`$${Math.max(u, v)} - ${Math.min(u, v)}$ subtracts the exponents of different bases. Write both as
                powers of $x$ first.`
          }`,
        slip('misused_a_law_of_logarithms', value, calc`max(${u}, ${v}) / min(${u}, ${v})`)`
          ${
            way
              ? text`$\frac{${Math.max(u, v)}}{${Math.min(u, v)}}$ is the logarithm of one base to the other. The
                logarithm of
          $x$ to the product of the two bases was asked for.`
              : text`$\frac{${Math.max(u, v)}}{${Math.min(u, v)}}$ is the power to which one of $a$ and $b$ is raised
                to give the other. The question asks for a power of $ab$.`
          }`,
        slip('counted_twice', first, calc`2 / ${u}`)`
          ${
            way
              ? text`You counted $\frac{1}{${u}}$, the share of the base $a$, twice. In the product $ab$ each base is
                a factor
          once.`
              : text`You counted $\frac{1}{${u}}$, the exponent of $a$ as a power of $x$, twice. In $ab$ it is a
                factor once.`
          }`,
        slip('counted_twice', second, calc`2 / ${v}`)`
          ${
            way
              ? text`You counted $\frac{1}{${v}}$, the share of the base $b$, twice. In the product $ab$ each base is
                a factor
          once.`
              : text`You counted $\frac{1}{${v}}$, the exponent of $b$ as a power of $x$, twice. In $ab$ it is a
                factor once.`
          }`,
      ],
      snapRead: way
        ? text`Logarithms of one number to two bases are given, and the new base is their product: reciprocals add.`
        : text`Powers of $a$ and of $b$ give the same $x$, and a power of $ab$ is asked: write both as powers of $x$.`,
      approach: way
        ? text`With $x$ as the base, logarithms of factors add. So take the reciprocals, add them, and take the
          reciprocal of the sum.`
        : text`As powers of $x$ the two factors have the same base, so their exponents add. The reciprocal of the sum
          leads
          from $ab$ back to $x$.`,
      faster: text`The answer is the product over the sum, $\frac{${u} \times ${v}}{${u} + ${v}}$, because
        reciprocals add.`,
      check: text`Take $x = 2^{${u * v}}$. Then $a = 2^{${v}}$, $b = 2^{${u}}$ and $ab = 2^{${u + v}}$, and $ab$ has
        to be raised to $\frac{${u * v}}{${u + v}}$ to give $x$.`,
      principle: way
        ? text`When the base of a logarithm is a product, go over to the reciprocal logarithms, which add.`
        : text`Powers of different bases with one value: write the bases as powers of that value, and add exponents.`,
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
    const whole = step(calc`1 / ${w}`, {
      name: 'the logarithm of $abc$ to base $x$',
      works: value => tex`\log_x abc = ${frac(value)}`,
      because: text`The three given logarithms have different bases and cannot be joined. Exchanging base and argument
        gives the reciprocals, and these all have the base $x$.`,
    })`
      To base $x$ the logarithms of factors add. So take reciprocals, first for the product of all three bases.`;
    const first = find(calc`1 / ${u}`, { name: 'the logarithm of $a$ to base $x$' });
    const second = find(calc`1 / ${v}`, { name: 'the logarithm of $b$ to base $x$' });
    const rest = step(calc`${frac(whole)} - ${frac(first)} - ${frac(second)}`, {
      name: 'the logarithm of $c$ to base $x$',
      works: (_value, working) => tex`\log_x c = \log_x abc - \log_x a - \log_x b = ${working}`,
      because: text`$\log_x abc$ is the sum of three parts, one for each factor. Without the parts of $a$ and $b$ the
        part of $c$ is left.`,
    })`
      Take away the parts of $a$ and $b$, the reciprocals of the first two logarithms. The part of $c$ is left.`;
    const value = step(calc`1 / ${rest}`, {
      name: 'the logarithm of $x$ to base $c$',
      works: value => tex`\log_c x = \frac{1}{\log_x c} = ${frac(value)}`,
      because: text`If $x$ to the power $\frac{1}{5}$ is $c$, then $c$ to the power $5$ is $x$: exchanging base and
        argument takes the reciprocal.`,
    })`
      This is the logarithm of $c$ to base $x$. Its reciprocal is the exponent to which $c$ has to be raised to
      give $x$.`;
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
          $${frac(rest)}$ is the logarithm of $c$ to base $x$. The exponent that leads from $c$ to $x$ is its
          reciprocal.`,
        slip('left_out_a_term', second, 0)`
          You did not take away $\frac{1}{${v}}$, the part of $b$. The reciprocal $\frac{1}{${w}}$ belongs to the
          product of all three bases.`,
        slip('left_out_a_term', first, 0)`
          You did not take away $\frac{1}{${u}}$, the part of $a$. The reciprocal $\frac{1}{${w}}$ belongs to the
          product of all three bases.`,
        slip('misused_a_law_of_logarithms', value, calc`abs(${u} + ${v} - ${w})`)`
          You joined $${u} + ${v}$ and $${w}$ by a difference. They are logarithms to different bases; only their
          reciprocals have the common base $x$.`,
        slip('added_for_subtracted', second, calc`-1 / ${v}`)`
          You added $\frac{1}{${v}}$, the part of $b$. It is contained in $\frac{1}{${w}}$, so it has to be taken away
          to leave the part of $c$.`,
        slip('halved_needlessly', rest, calc`${whole} - (${first} + ${second}) / 2`)`
          You subtracted only the mean of the parts of $a$ and $b$. Both are factors of $abc$, so both parts are
          subtracted in full.`,
        slip('counted_twice', first, 1 / w - 2 / u - 1 / v > 1e-9 && calc`2 / ${u}`)`
          You subtracted $\frac{1}{${u}}$, the part of $a$, twice. In the product $abc$ each base is a factor once.`,
        slip('counted_twice', second, 1 / w - 1 / u - 2 / v > 1e-9 && calc`2 / ${v}`)`
          You subtracted $\frac{1}{${v}}$, the part of $b$, twice. In the product $abc$ each base is a factor once.`,
      ],
      snapRead: text`One number, three bases and their product: over base $x$ the reciprocals add, so one base can be
        separated.`,
      approach: text`Over base $x$ the logarithms of the factors add. So take reciprocals, subtract the known parts,
        and take the reciprocal of what is left.`,
      faster: text`The reciprocals add, so the answer is the reciprocal of $\frac{1}{${w}} - \frac{1}{${u}} -
        \frac{1}{${v}}$.`,
      check: text`The three parts add up to the whole: $\frac{1}{${u}} + \frac{1}{${v}} + ${frac(value.inverse())} =
        \frac{1}{${w}}$.`,
      principle: text`Logarithms of one number to several bases combine by their reciprocals, which have a common
        base.`,
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
    const bound = step(calc`${k} * 3 * ${m}`, {
      name: 'the bound for the sum of the exponents',
      works: value =>
        tex`\log_X ${a} + 2\log_X ${a} + \dots + n\log_X ${a} = \frac{1 + 2 + \dots + n}{${k}} > ${3 * m}
          \;\Rightarrow\; 1 + 2 + \dots + n > ${3 * m} \times ${k} = ${value}`,
      because: text`$X$ is $${a}$ to the power $${k}$, so $\log_X ${a} = \frac{1}{${k}}$. The base $${a}^2$ gives
        twice that, the base $${a}^3$ three times, so the terms are $\frac{1}{${k}}, \frac{2}{${k}}, \frac{3}{${k}}$
        and so on.`,
    })`
      The reciprocal of a logarithm exchanges base and argument, so the $i$th term is $\log_X ${a}^i = i\log_X ${a}$.
      Add the terms, and multiply by $${k}$ to get a bound for $1 + 2 + \dots + n$.`;
    const half = find(2, { name: 'the divisor in the sum of the first integers' });
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
      {
        name: 'the number of terms',
        works: value =>
          tex`\frac{${value.sub(1)} \times ${value}}{2} = ${value.sub(1).mul(value).div(2)} \le ${bound} <
            \frac{${value} \times ${value.add(1)}}{2} = ${value.mul(value.add(1)).div(2)}`,
        because: text`The sum grows with every term. So there is one place where it passes the bound: the sum before
          it is at most the bound, the sum at it is more.`,
      },
    )`
      The sum of the first $n$ integers is $\frac{n(n + 1)}{2}$. Try values of $n$ and find the first one whose sum is
      more than the bound.`;
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
          Up to $${count}$ the exponents of the bases add up to $${count.mul(count.add(1)).div(2)}$. That is not more
          than $${bound}$, so one term more is needed.`,
        slip('counted_one_too_many', count, calc`${count} + 1`)`
          You went to $${count}$ terms. With one term fewer the exponents of the bases already add up to
          $${count.sub(1).mul(count).div(2)}$, more than $${bound}$.`,
        slip('did_not_halve', half, 1)`
          You compared $${count} \times ${count.add(1)}$ with $${bound}$. That is twice the sum of the exponents of
          the bases, so it passes the bound too early.`,
        slip('misused_a_law_of_exponents', bound, calc`3 * ${m}`)`
          You compared the sum of the exponents with $${bound}$ itself. Each term is its exponent divided by $${k}$,
          so the sum has to pass $${k}$ times as much.`,
        slip('assumed_equal_parts', count, calc`${bound} / ${k} * 2 + 1`)`
          $${count}$ comes from terms of a half each. The terms are not equal: each grows with the exponent of its
          base.`,
        slip('mixed_up_kinds_of_progression', count, () => {
          let n = 1;
          while (2 ** n - 1 <= Number(bound)) n += 1;
          return n;
        })`
          Terms that double, $1, 2, 4, 8$ and so on, would pass the bound after $${count}$. Here the exponents of the
          bases grow by $1$ each, so it takes longer.`,
        slip('halved_needlessly', count, () => {
          const other = Math.floor(Math.sqrt(Number(bound))) + 1;
          return count.equals(other) ? null : other;
        })`
          You compared $${count}^2$ with $${bound}$. The sum of the integers from $1$ to a number is only about half
          of its square, so more terms are needed.`,
        slip('counted_one_too_few', count, calc`${count} - 2`)`
          Up to $${count}$ the exponents of the bases add up to only $${count.mul(count.add(1)).div(2)}$, which is
          less than $${bound}$.`,
        slip('counted_one_too_many', count, calc`${count} + 2`)`
          You went to $${count}$ terms. Two terms earlier the sum of the exponents of the bases has already passed
          $${bound}$.`,
      ],
      snapRead: text`Reciprocals of logarithms to powers of one base are added until a bound is passed: the terms are
        in arithmetic progression.`,
      approach: text`Write every reciprocal as a logarithm to base $X$. The terms are then $1, 2, 3$ and so on times
        one number; look for the first sum beyond the bound.`,
      faster: text`Each term is $\frac{i}{${n + 4}}$, so $n(n + 1) > 2 \times ${(n + 4) * 3 * m} = ${6 * m * (n + 4)}$:
        try next to the root of that, about $${Math.sqrt(6 * m * (n + 4)).toFixed(1)}$.`,
      check: () => {
        const sum = (last: Fraction) => last.mul(last.add(1)).div(2).div(k);
        return text`With $${count.sub(1)}$ terms the sum is $${frac(sum(count.sub(1)))}$, with $${count}$ it is
          $${frac(sum(count))}$; only the second is above $${3 * m}$.`;
      },
      principle: text`One over a logarithm is the logarithm with base and argument exchanged; with one common base
        such terms can be added.`,
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
    const linear = step(calc`${p} + 1`, {
      name: 'the sum of the two values of $t$',
      works:
        value => tex`\frac{1}{t(t - ${p})} = \frac{1}{t - ${t1 * t2}}, \quad t(t - ${p}) = t - ${t1 * t2}, \quad
        t^2 - ${value}t + ${t1 * t2} = 0`,
      because: text`$\log_x ${a} = \frac{1}{\log_{${a}} x}$, and dividing $x$ by a power of $${a}$ takes its exponent
        away from $t$. So the three logarithms become reciprocals of $t$ and of $t$ less a number.`,
    })`
      Let $t = \log_{${a}} x$. Exchanging base and argument makes every logarithm the reciprocal of a linear
      expression in $t$. Multiply by the denominators to get a quadratic equation.`;
    const k = step(linear, {
      name: 'the exponent $k$',
      works: value =>
        tex`t_1 = ${t1}, \ t_2 = ${t2}: \quad x_1x_2 = ${a}^{t_1} \times ${a}^{t_2} = ${a}^{t_1 + t_2}, \quad
          k = ${t1} + ${t2} = ${value}`,
      because: text`The numbers are $${a}^{t_1}$ and $${a}^{t_2}$. When powers of one base are multiplied, their
        exponents are added, not multiplied.`,
    })`
      Each solution $x$ is $${a}^t$, so the product of the two numbers has the sum of the two values of $t$ as its
      exponent. Both are allowed, because neither makes a denominator zero.`;
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
          ${here} is the product of the two logarithms. When the two numbers are multiplied, their logarithms are
          added.`,
        slip('left_out_a_term', linear, p)`
          You used the linear coefficient $${p}$. The right-hand side also has $\log_{${a}} x$, and bringing it over
          makes the coefficient one more.`,
        slip('wrong_sign', linear, calc`${p} - 1`)`
          With the linear coefficient $${linear}$ you brought $\log_{${a}} x$ from the right-hand side without a
          change of sign. It has to be subtracted on both sides.`,
        slip('left_out_a_case', k, t2)`
          You used only $\log_{${a}} x = ${t2}$. The value $\log_{${a}} x = ${t1}$ satisfies the equation too, and the
          product of both numbers is asked.`,
        slip('left_out_a_case', k, t1)`
          You used only $\log_{${a}} x = ${t1}$. The value $\log_{${a}} x = ${t2}$ satisfies the equation too, and the
          product of both numbers is asked.`,
        slip('counted_twice', linear, calc`${p} + 2`)`
          You brought $\log_{${a}} x$ from the right-hand side twice: the linear coefficient is one more than $${p}$,
          not two.`,
        slip('used_a_wrong_given_number', k, calc`${p} + ${t1} * ${t2}`)`
          ${here} adds the two numbers that are subtracted from $\log_{${a}} x$. The exponent is the sum of the two
          values of $\log_{${a}} x$ that satisfy the equation.`,
      ],
      snapRead: text`The unknown stands in three bases that differ by fixed factors: with $t = \log_{${a}} x$ they
        differ by constants, and the equation is quadratic.`,
      approach: text`Go over to logarithms to base $${a}$. The equation becomes quadratic, and the product of the two
        numbers needs only the sum of its roots.`,
      faster: text`Only the coefficient of $t = \log_{${a}} x$ matters: $t(t - ${t1 + t2 - 1}) - t$ has
        $-${t1 + t2}t$.`,
      check: text`For $t = ${t1}$ the two sides are $${t1}(${t1} - ${t1 + t2 - 1}) = ${t1 * (1 - t2)}$ and $${t1} -
        ${t1 * t2} = ${t1 - t1 * t2}$; for $t = ${t2}$ they are equal too.`,
      principle: text`Logarithms to unknown bases become reciprocals of logarithms to a known base; a product of
        solutions is then a sum of exponents.`,
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
