import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** The logarithms to base 10 that stems give, to four places. */
const given: Readonly<Record<number, number>> = { 2: 0.301, 3: 0.4771, 5: 0.699, 7: 0.8451 };
const logTex = (prime: number) => (given[prime] ?? 0).toFixed(4);
const toldLogs = String.raw`$\log_{10} 2 = 0.3010$ and $\log_{10} 3 = 0.4771$`;
const fixed = (value: { valueOf(): number | string }, places = 4) =>
  String(Math.round(Number(value.valueOf()) * 10 ** places) / 10 ** places);

interface Powers {
  /** The number is 2^i · 3^j · 5^k. */
  i: number;
  j: number;
  k: number;
  n: number;
  frame: number;
}

const baseOf = ({ i, j, k }: Powers) => 2 ** i * 3 ** j * 5 ** k;
const primesOf = ({ i, j, k }: Powers) =>
  (
    [
      [2, i],
      [3, j],
      [5, k],
    ] as const
  ).filter(([, e]) => e > 0);
const logOf = (p: Powers) =>
  q(Math.round(primesOf(p).reduce((sum, [prime, e]) => sum + e * (given[prime] ?? 0), 0) * 10000), 10000);
const logSum = (p: Powers) =>
  primesOf(p)
    .map(([prime, e]) => (e > 1 ? `${e} \\times ${logTex(prime)}` : logTex(prime)))
    .join(' + ');
const factorsTex = (p: Powers) =>
  primesOf(p)
    .map(([prime, e]) => (e > 1 ? `${prime}^{${e}}` : String(prime)))
    .join(' \\times ');

/** Whether the rounded logarithm gives the right whole part, and not by a hair. */
const isSafe = (p: Powers) => {
  const told = logOf(p).valueOf() * p.n;
  const exact = Math.log10(baseOf(p)) * p.n;
  const part = told - Math.floor(told);
  return Math.floor(told) === Math.floor(exact) && part > 0.05 && part < 0.95;
};

const digits = form<Powers>(
  'digits-of-a-power',
  {
    band: 'Easy',
    seconds: 50,
    entry: true,
    suits: p => primesOf(p).length > 1 && baseOf(p) < 100 && baseOf(p) % 10 !== 0 && isSafe(p),
    verify: p => String(BigInt(baseOf(p)) ** BigInt(p.n)).length,
  },
  (p, { step, find }) => {
    const { i, j, k, n, frame } = p;
    const base = baseOf(p);
    const one = step(logOf(p), {
      name: 'the logarithm of the base',
      works: value =>
        tex`${base} = ${factorsTex(p)}, \quad \log_{10} ${base} = ${logSum(p)} = ${fixed(value)}`,
      because: text`Only the logarithms of $2$ and $3$ are given. The logarithm of a product is the sum of the
        logarithms of its factors, so the prime factors of $${base}$ are needed${
          k > 0 && text`, and $\log_{10} 5 = \log_{10} 10 - \log_{10} 2$`
        }.`,
    })`
      First find the logarithm of the base $${base}$: split it into primes and add their logarithms${
        k > 0 && '; the logarithm of $5$ is $1 - 0.3010 = 0.6990$'
      }.`;
    const all = step(() => one.mul(n), {
      name: 'the logarithm of the power',
      works: value => tex`\log_{10} ${base}^{${n}} = ${n} \times ${fixed(one)} = ${fixed(value)}`,
      because: text`The power is a product of $${n}$ equal factors, so its logarithm is the same number added $${n}$
        times.`,
    })`
      The power has $${n}$ factors $${base}$. So multiply the logarithm of the base by $${n}$.`;
    const whole = find(() => all.floor(), { name: 'the whole part of the logarithm' });
    const count = step(calc`${whole} + 1`, {
      name: 'the number of digits',
      works: (_v, working) =>
        tex`10^{${whole}} < ${base}^{${n}} < 10^{${whole.add(1)}} \quad \Rightarrow \quad ${working}`,
      because: text`The least number with two digits is $10^1$, with three digits $10^2$: always one digit more than
        the exponent.`,
    })`
      The whole part of the logarithm says between which powers of ten the number lies. It has one digit more than the
      exponent of the lower one.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`How many digits does $${base}^{${n}}$ have? (${toldLogs})`
          : frame === 1
            ? text`With ${toldLogs}, find the number of digits of $${base}^{${n}}$.`
            : text`The number $${base}^{${n}}$ is written out in full. If ${toldLogs}, how long is it in digits?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(1),
      slips: [
        slip('counted_one_too_few', count, whole)`
          $${count}$ is the whole part of the logarithm. The number has one digit more: between $10^1$ and $10^2$ all
          numbers have two digits.`,
        slip('rounded_the_wrong_way', whole, () => all.round())`
          You rounded the logarithm, $${fixed(all)}$, before you added one. Only its whole part says which power of
          ten the number has reached.`,
        slip(
          'left_out_a_factor',
          one,
          () =>
            i + j + k > primesOf(p).length &&
            q(Math.round(primesOf(p).reduce((sum, [prime]) => sum + (given[prime] ?? 0), 0) * 10000), 10000),
        )`
          You counted each prime of $${base}$ once and used $${fixed(one)}$ for its logarithm. One of the primes is a
          factor more than once.`,
        slip('counted_one_too_many', count, calc`${whole} + 2`)`
          $${count}$ adds one twice. One is added to the whole part, and that already gives the number of digits.`,
        slip('miscounted_the_steps', all, () => one.mul(n + 1))`
          You multiplied the logarithm of $${base}$ by $${n + 1}$. The power has only $${n}$ factors, so it is one too
          many.`,
        slip('miscounted_the_steps', all, () => one.mul(n - 1))`
          You multiplied the logarithm of $${base}$ by $${n - 1}$. The power has $${n}$ factors, so it is one too
          few.`,
        slip(
          'misused_a_law_of_logarithms',
          one,
          k > 0 &&
            (() =>
              logOf(p)
                .sub(q(6990 * k, 10000))
                .add(k)),
        )`
          You used $1$ for the logarithm of the factor $5$. That is the logarithm of $10$; for $5$ the logarithm of
          $2$ has to be taken away from it.`,
        slip('left_out_a_factor', one, () => {
          const [prime, e] = primesOf(p)[0] ?? [2, 0];
          return (
            logOf(p)
              .sub(q(Math.round((given[prime] ?? 0) * e * 10000), 10000))
              .gt(0) && logOf(p).sub(q(Math.round((given[prime] ?? 0) * 10000), 10000))
          );
        })`
          You left one prime factor of $${base}$ out of its logarithm and used $${fixed(one)}$. Every prime factor has
          to be added as often as it occurs.`,
      ],
      snapRead: text`The number of digits of a large power is asked: the logarithm to base ten says between which
        powers of ten it lies.`,
      approach: text`Find the logarithm of the base from its primes and multiply it by the exponent. The whole part
        and one more is the number of digits.`,
      check: () => {
        const told = logOf(p).mul(n);
        return text`$${fixed(told)}$ lies between $${told.floor()}$ and $${told.floor().add(1)}$, so the power is at
          least $10^{${told.floor()}}$, which has $${told.floor().add(1)}$ digits, and less than the next power of
          ten.`;
      },
      principle: text`A whole number has one digit more than the whole part of its logarithm to base ten.`,
    };
  },
);

const zeros = form<Powers>(
  'zeros-after-the-decimal-point',
  {
    band: 'Easy',
    seconds: 55,
    entry: true,
    // One wording said 'behind the point'.
    revision: 2,
    suits: p =>
      baseOf(p) > 3 && baseOf(p) < 60 && baseOf(p) % 10 !== 0 && p.n < 45 && isSafe(p) && baseOf(p) !== 5,
    verify: p => {
      const power = BigInt(baseOf(p)) ** BigInt(p.n);
      let count = 0;
      for (let ten = 10n; ten < power; ten *= 10n) count += 1;
      return count;
    },
  },
  (p, { step, find }) => {
    const { k, n, frame } = p;
    const base = baseOf(p);
    const one = step(logOf(p), {
      name: 'the logarithm of the denominator',
      works: value =>
        tex`${base} = ${factorsTex(p)}, \quad \log_{10} ${base} = ${logSum(p)} = ${fixed(value)}`,
      because: text`The logarithm of a product is the sum of the logarithms of its factors. So the given logarithms
        are enough for every number made of twos, threes and fives.`,
    })`
      First find the logarithm of the denominator from its prime factors, $${base} = ${factorsTex(p)}$${
        k > 0 && '; the logarithm of $5$ is $1 - 0.3010 = 0.6990$'
      }.`;
    const all = step(() => one.mul(n), {
      name: 'the size of the logarithm of the power',
      works: value => tex`\log_{10} \left(\frac{1}{${base}}\right)^{${n}} = -${n} \times ${fixed(one)} =
        -${fixed(value)}`,
      because: text`$\frac{1}{${base}}$ is below $1$, so its logarithm is negative: that of $\frac{1}{10}$ is $-1$.
        The power has $${n}$ equal factors, so its logarithm is $${n}$ times as large.`,
    })`
      The logarithm of $\frac{1}{${base}}$ is the negative of this. Multiply it by the exponent $${n}$ to get the
      logarithm of the power.`;
    const whole = find(() => all.floor(), { name: 'the whole part of its size' });
    const count = step(() => whole.add(0), {
      name: 'the number of zeros',
      works: value => tex`10^{-${value.add(1)}} < \left(\frac{1}{${base}}\right)^{${n}} < 10^{-${value}} \quad
        \Rightarrow \quad ${value}`,
      because: text`$10^{-1} = 0.1$ has no zero after the point and $10^{-2} = 0.01$ has one. A number between them,
        such as $0.05$, has one zero, as the exponent of the larger one says.`,
    })`
      The number lies between two negative powers of ten. A number just below $10^{-${whole}}$ begins with as many
      zeros as this exponent says.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`$\left(\frac{1}{${base}}\right)^{${n}}$ is written as a decimal. How many zeros stand between the
            decimal point and
            the first other digit? (${toldLogs})`
          : frame === 1
            ? text`With ${toldLogs}, find the number of zeros that follow the decimal point in
              $\left(\frac{1}{${base}}\right)^{${n}}$
              before another digit comes.`
            : text`A calculator shows $\left(\frac{1}{${base}}\right)^{${n}}$ as $0.00\dots$ with all its zeros. How
              many zeros follow the decimal point before the first other digit? Take ${toldLogs}.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('counted_one_too_many', count, calc`${whole} + 1`)`
          $${count}$ is the place of the first digit that is not zero. The zeros before it are one fewer.`,
        slip('counted_one_too_few', count, calc`${whole} - 1`)`
          $${count}$ takes one away for the first digit that is not zero. The whole part counts only the zeros, so
          nothing is taken away.`,
        slip('rounded_the_wrong_way', whole, () => all.round())`
          You rounded the logarithm, $-${fixed(all)}$. Only the whole part of its size says below which power of ten
          the number lies.`,
        slip('miscounted_the_steps', all, () => one.mul(n + 1))`
          You multiplied the logarithm of $${base}$ by $${n + 1}$. The power has only $${n}$ factors, so it is one too
          many.`,
        slip('miscounted_the_steps', all, () => one.mul(n - 1))`
          You multiplied the logarithm of $${base}$ by $${n - 1}$. The power has $${n}$ factors, so it is one too
          few.`,
        slip('counted_one_too_many', count, calc`${whole} + 2`)`
          $${count}$ also counts the first digit that is not zero and the zero before the point. Only the zeros
          between them were asked for.`,
        slip('left_out_a_factor', one, () => {
          const [prime] = primesOf(p)[0] ?? [2];
          const rest = logOf(p).sub(q(Math.round((given[prime] ?? 0) * 10000), 10000));
          return rest.gt(0) && rest;
        })`
          You left one prime factor of $${base}$ out of its logarithm and used $${fixed(one)}$. Every prime factor has
          to be added as often as it occurs.`,
        slip(
          'misused_a_law_of_logarithms',
          one,
          k > 0 &&
            (() =>
              logOf(p)
                .sub(q(6990 * k, 10000))
                .add(k)),
        )`
          You used $1$ for the logarithm of the factor $5$. That is the logarithm of $10$; for $5$ the logarithm of
          $2$ has to be taken away from it.`,
      ],
      snapRead: text`A high power of a small fraction is written as a decimal: its negative logarithm says how many
        zeros follow the point.`,
      approach: text`Find the logarithm of the denominator and multiply it by the exponent. Its whole part says below
        which negative power of ten the number lies.`,
      check: () => {
        const told = logOf(p).mul(n).floor();
        return text`$10^{-${told}}$ itself has $${told.sub(1)}$ zeros after the point and $10^{-${told.add(1)}}$ has
          $${told}$. The number lies between the two, so it has as many zeros as the smaller one.`;
      },
      principle: text`A number just below a negative power of ten has as many zeros after the point as the exponent
        says.`,
    };
  },
);

interface Tens {
  /** (2^e)^m · (5^f)^n; the exponents differ by a few. */
  e: number;
  m: number;
  f: number;
  n: number;
  frame: number;
}

const tens = form<Tens>(
  'digits-of-a-product-with-tens',
  {
    band: 'Medium',
    seconds: 75,
    entry: true,
    also: ['AL.IND.1'],
    suits: ({ e, m, f, n }) => {
      const [twos, fives] = [e * m, f * n];
      return (
        e + f > 2 && Math.abs(twos - fives) > 2 && Math.abs(twos - fives) < (twos > fives ? 15 : 8) && m !== n
      );
    },
    verify: ({ e, m, f, n }) => String(2n ** BigInt(e * m) * 5n ** BigInt(f * n)).length,
  },
  ({ e, m, f, n, frame }, { step, find }) => {
    const [twos, fives] = [e * m, f * n];
    const product = `${2 ** e}^{${m}} \\times ${5 ** f}^{${n}}`;
    const more = twos > fives ? 2 : 5;
    const pairs = step(Math.min(twos, fives), {
      name: 'the number of tens',
      works: value => tex`${product} = 2^{${twos}} \times 5^{${fives}} = 10^{${value}} \times
        ${more}^{${Math.abs(twos - fives)}}`,
      because: text`A two and a five make a ten, and a factor ten only adds a zero at the end. There are as many tens
        as there are numbers of the rarer kind.`,
    })`
      Write both powers with the primes $2$ and $5$, and join twos and fives into tens as far as they go. The tens
      only add zeros.`;
    const left = find(Math.abs(twos - fives), { name: 'the exponent that is left' });
    const front = step(() => q(BigInt(more) ** BigInt(Math.round(left.valueOf()))), {
      name: 'the number before the zeros',
      works: value => tex`${more}^{${left}} = ${value}`,
      because: text`There are more ${more === 2 ? 'twos' : 'fives'} than ${more === 2 ? 'fives' : 'twos'}, so some of
        them find no partner. Their product is multiplied by a power of ten, so it stands before the zeros.`,
    })`
      Work out the power of $${more}$ that is left without partners, because it stands before the zeros.`;
    const length = find(() => q(String(front.n).length), { name: 'the length of this number' });
    const count = step(calc`${pairs} + ${length}`, {
      name: 'the number of digits',
      because: text`For example, $32 \times 10^3$ is $32{,}000$: the $2$ digits of $32$ and $3$ zeros, $5$ digits in
        all.`,
    })`
      The number has one zero for each ten, and before them the digits of this power. Add the two numbers of digits.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`How many digits does the number $${product}$ have?`
          : frame === 1
            ? text`The product $${product}$ is written out in full. Find its number of digits.`
            : text`Zoya multiplies $${2 ** e}^{${m}}$ by $${5 ** f}^{${n}}$. How long is the result, in digits?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(1),
      slips: [
        slip('took_a_part_for_the_whole', count, pairs)`
          $${count}$ is the number of zeros at the end. The digits of the number before the zeros have to be counted
          too.`,
        slip('counted_one_too_few', length, 1)`
          You counted one digit before the zeros. There stands $${more}^{${Math.abs(twos - fives)}}$, which has more
          digits than one.`,
        slip('took_the_whole_for_a_part', pairs, Math.max(twos, fives))`
          You counted $${Math.max(twos, fives)}$ tens. Each ten needs a two and a five, and there are fewer
          ${more === 2 ? 'fives' : 'twos'} than that.`,
        slip('misused_a_law_of_exponents', pairs, Math.min(m, n))`
          You counted $${Math.min(m, n)}$ tens, from the exponents as they stand. $${2 ** e}$ and $${5 ** f}$ have to
          be written as powers of $2$ and $5$ first.`,
        slip('used_a_wrong_given_number', length, left)`
          You added the exponent $${left}$ of the power that is left. The digits of this power have to be counted, not
          its factors.`,
        slip('counted_one_too_many', length, () => length.add(1))`
          You counted $${length}$ digits for the number before the zeros. Work out the power of $${more}$ that is
          left: it has one digit fewer.`,
        slip('misused_a_law_of_exponents', pairs, Math.max(m, n))`
          You counted $${Math.max(m, n)}$ tens, from the exponents as they stand. Both powers have to be written with
          $2$ and $5$ first, and each ten needs one of each.`,
      ],
      snapRead: text`A product of a power of two and a power of five has tens hidden in it, and each ten adds one
        zero.`,
      approach: text`Write everything with the primes $2$ and $5$ and join equal numbers of them into tens. The power
        that is left gives the digits before the zeros.`,
      check: text`The exponents are $${e} \times ${m} = ${twos}$ and $${f} \times ${n} = ${fives}$, and
        $${more}^{${Math.abs(twos - fives)}} = ${more ** Math.abs(twos - fives)}$ has
        ${String(more ** Math.abs(twos - fives)).length} digit(s).`,
      principle: text`Twos and fives pair up into tens, which only add zeros; the factors without a partner give the
        other digits.`,
    };
  },
);

interface Lengths {
  /** N^k has d digits, and N^m is asked. */
  k: number;
  d: number;
  m: number;
  frame: number;
}

const lengths = form<Lengths>(
  'digits-of-another-power',
  {
    band: 'Medium',
    seconds: 90,
    entry: true,
    also: ['AL.INQ.1'],
    suits: ({ k, d, m }) => {
      const [low, high] = [(m * (d - 1)) / k, (m * d) / k];
      const one = Math.ceil(high) - 1 === Math.floor(low);
      const [least, most] = [Math.ceil(10 ** ((d - 1) / k)), Math.ceil(10 ** (d / k)) - 1];
      return one && m < k && Math.floor(low) > 2 && k % m !== 0 && most >= least && most < 100000;
    },
    verify: ({ k, d, m }) => {
      const found = new Set<number>();
      for (let n = 2n; n < 100000n; n += 1n) {
        const length = String(n ** BigInt(k)).length;
        if (length > d) break;
        if (length === d) found.add(String(n ** BigInt(m)).length);
      }
      const [only] = [...found];
      if (found.size !== 1 || only === undefined) throw new Error('no single length');
      return only;
    },
  },
  ({ k, d, m, frame }, { step, find }) => {
    const log = '\\log_{10} N';
    const low = step(frac(calc`${d - 1} / ${k}`), {
      name: 'the lower bound of the logarithm of N',
      works: value =>
        tex`10^{${d - 1}} \le N^{${k}} < 10^{${d}}, \quad ${d - 1} \le ${k} ${log} < ${d} \quad \Rightarrow \quad
          ${frac(value)} \le ${log} < ${frac(q(d, k))}`,
      because: text`A number with $${d}$ digits is at least $10^{${d - 1}}$ and less than $10^{${d}}$, so its
        logarithm lies between these two exponents. The logarithm of $N^{${k}}$ is $${k}$ times that of $N$.`,
    })`
      Turn the number of digits of $N^{${k}}$ into bounds for its logarithm, and divide by $${k}$ to get bounds for
      the logarithm of $N$.`;
    const high = find(q(d, k), { name: 'the upper bound of the logarithm of N' });
    const least = step(frac(calc`${m} * ${frac(low)}`), {
      name: 'the lower bound of the logarithm of the other power',
      works: value => tex`${frac(value)} \le \log_{10} N^{${m}} < ${frac(high.mul(m))}`,
      because: text`The exponent of a power becomes a factor of its logarithm. So both bounds are multiplied by the
        new exponent; the numbers of digits themselves are not proportional.`,
    })`
      The logarithm of $N^{${m}}$ is $${m}$ times that of $N$. So multiply both bounds by $${m}$.`;
    const whole = find(() => least.floor(), { name: 'the whole part of its logarithm' });
    const count = step(calc`${whole} + 1`, {
      name: 'the number of digits of the other power',
      works: (_v, working) =>
        tex`${whole} \le \log_{10} N^{${m}} < ${whole.add(1)} \quad \Rightarrow \quad ${working}`,
      because: text`A number between $10^1$ and $10^2$ has two digits: one more than the whole part of its
        logarithm.`,
    })`
      Both bounds lie between the same two whole numbers, so the whole part of the logarithm is known. The number of
      digits is one more.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`For a natural number $N$, $N^{${k}}$ has exactly $${d}$ digits. How many digits does $N^{${m}}$ have?`
          : frame === 1
            ? text`A whole number $N$ is such that its ${String(k)}th power is a number of $${d}$ digits. Find the
              number of digits of
              $N^{${m}}$.`
            : text`$N^{${k}}$ and $N^{${m}}$ are written out for the same natural number $N$. The first has $${d}$
              digits. What is the
              length of the second, in digits?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(1),
      slips: [
        slip('counted_one_too_few', count, whole)`
          $${count}$ is the whole part of the logarithm of $N^{${m}}$. The number of digits is one more: a
          number with the logarithm $1$ has two digits.`,
        slip('assumed_a_proportion', count, () =>
          q(m * d, k)
            .ceil()
            .add(1),
        )`
          You multiplied $${d}$ digits by $${frac(q(m, k))}$, rounded up and added one. Digits are not proportional to
          exponents, and the rounding has added one already.`,
        slip('assumed_a_proportion', count, () => q(m * d, k).floor())`
          You multiplied $${d}$ digits by $${frac(q(m, k))}$ and rounded down. Digits are not proportional to
          exponents; logarithms are.`,
        slip('misused_a_law_of_exponents', count, d - k + m > 1 && d - k + m)`
          $${d} - ${k - m}$ takes one digit away for each factor $N$ that is missing. One factor $N$ brings more or
          less than one digit.`,
        slip('counted_one_too_many', count, calc`${whole} + 2`)`
          $${count}$ adds one twice to the whole part of the logarithm. One is added once to get the number of
          digits.`,
        slip('assumed_a_proportion', count, m * (Math.floor((d - 1) / k) + 1))`
          $N$ has ${Math.floor((d - 1) / k) + 1} digit(s), and you multiplied this by $${m}$. A product usually has
          fewer digits than its factors have together.`,
        slip('counted_one_too_few', count, calc`${whole} - 1`)`
          $${count}$ takes one away from the whole part of the logarithm. One has to be added to it.`,
      ],
      snapRead: text`The number of digits of one power is known and that of another is asked: it gives bounds for a
        logarithm.`,
      approach: text`Put the known power between two powers of ten and take logarithms. Then multiply the bounds to
        suit the other exponent.`,
      check: () => {
        const n = BigInt(Math.ceil(10 ** ((d - 1) / k) - 1e-9));
        return text`For $N = ${Number(n)}$, for example, $N^{${k}}$ has $${String(n ** BigInt(k)).length}$ digits and
          $N^{${m}}$ has $${String(n ** BigInt(m)).length}$.`;
      },
      principle: text`A number of digits gives bounds for a logarithm, and only logarithms are proportional to
        exponents.`,
    };
  },
);

/** AL.LOG.6 Easy: digits and zeros of a power. */
const large = situation<Powers>({
  type: 'AL.LOG.6',
  situation: 'large-power',
  tries: 500,
  draw: draw => ({
    i: draw.int(0, 4),
    j: draw.int(0, 3),
    k: draw.int(0, 1),
    n: draw.int(11, 60),
    frame: draw.int(0, 2),
  }),
  forms: [digits, zeros],
});

/** AL.LOG.6 Medium: tens in a product. */
const hidden = situation<Tens>({
  type: 'AL.LOG.6',
  situation: 'hidden-tens',
  tries: 500,
  draw: draw => ({
    e: draw.int(1, 5),
    m: draw.int(7, 40),
    f: draw.int(1, 3),
    n: draw.int(7, 40),
    frame: draw.int(0, 2),
  }),
  forms: [tens],
});

/** AL.LOG.6 Medium: two powers of one number. */
const twoPowers = situation<Lengths>({
  type: 'AL.LOG.6',
  situation: 'two-powers',
  tries: 500,
  draw: draw => ({ k: draw.int(12, 40), d: draw.int(14, 70), m: draw.int(4, 25), frame: draw.int(0, 2) }),
  forms: [lengths],
});

interface Leading {
  n: number;
  first: number;
  frame: number;
}

const countOfOnes = form<Leading>(
  'powers-of-two-that-begin-with-one',
  {
    band: 'Hard',
    seconds: 130,
    suits: ({ n }) => {
      const part = (n * 0.30103) % 1;
      return (
        part > 0.03 &&
        part < 0.97 &&
        Math.floor(n * 0.30103) === Math.floor(n * Math.log10(2)) &&
        n % 9 !== 0 &&
        n % 10 !== 0
      );
    },
    verify: ({ n }) => {
      let [power, count] = [1n, 0];
      for (let i = 1; i <= n; i += 1) {
        power *= 2n;
        if (String(power).startsWith('1')) count += 1;
      }
      return count;
    },
  },
  ({ n, frame }, { step, write, find }) => {
    write(tex`8 \to 16, \qquad 64 \to 128, \qquad 512 \to 1{,}024, \qquad 8{,}192 \to 16{,}384`, {
      because: text`A doubled number gets a new digit only if it was at least $5$ times a power of ten; then it is at
        least $10$ and less than $20$ times that, so its first digit is $1$.`,
    })`
      Look where a power of $2$ begins with $1$: exactly when doubling has just made the number one digit longer.`;
    const all = step(() => q(30103, 100000).mul(n), {
      name: 'the logarithm of the last power',
      works: value => tex`\log_{10} 2^{${n}} = ${n} \times 0.30103 \approx ${fixed(value, 2)}`,
      because: text`The first digits need not be listed. Each time the numbers get one digit longer there is one that
        begins with $1$, so the length at the end says how often that has happened.`,
    })`
      So count how often the length grows on the way to $2^{${n}}$. For the length of this last number, find its
      logarithm.`;
    const length = step(() => all.floor().add(1), {
      name: 'the number of digits of the last power',
      works: value => tex`10^{${value.sub(1)}} < 2^{${n}} < 10^{${value}}: \quad ${value} \text{ digits}`,
      because: text`A number between $10^1$ and $10^2$ has two digits: one more than the whole part of its
        logarithm.`,
    })`
      The number of digits of $2^{${n}}$ is the whole part of this logarithm and one more.`;
    const start = find(1, { name: 'the length at the beginning' });
    const count = step(calc`${length} - ${start}`, {
      name: 'how often the first digit is 1',
      because: text`From $1$ digit to $4$ digits a number grows only $3$ times. The numbers $2, 4, 8$ with one digit
        do not begin with $1$.`,
    })`
      The list begins with the single digit of $2$. Each growth by one digit gives one power that begins with $1$, so
      take one away from the last length.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`Of the numbers $2^1, 2^2, 2^3, \dots, 2^{${n}}$, some begin with the digit $1$. How many are these?
            Take $\log_{10} 2 =
            0.30103$.`
          : frame === 1
            ? text`A computer prints the powers of $2$ from $2^1$ to $2^{${n}}$, one in each line. With $\log_{10} 2 =
              0.30103$, find the
              number of lines whose first digit is $1$.`
            : text`The number $2$ is doubled again and again until $2^{${n}}$ is reached. In how many of the results,
              from $2^1$ to
              $2^{${n}}$, is the first digit $1$? ($\log_{10} 2 = 0.30103$)`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(1),
      slips: [
        slip('took_unequal_chances_for_equal', count, Math.floor(n / 9))`
          $${count}$ gives each of the nine first digits an equal share of the $${n}$ numbers. Doubling passes through
          the numbers that begin with $1$ more often.`,
        slip('counted_one_too_many', count, length)`
          $${count}$ is the number of digits of $2^{${n}}$. The list begins with one digit, so the length has grown
          one time fewer.`,
        slip('counted_one_too_few', length, () => all.floor())`
          For the number of digits you used only the whole part of the logarithm, about $${fixed(all, 2)}$. One has to
          be added to it.`,
        slip('lost_the_place_in_a_cycle', count, Math.floor(n / 3))`
          $${count}$ counts every third power. The next power that begins with $1$ is sometimes four steps away, for
          example from $1{,}024$ to $16{,}384$.`,
        slip('lost_the_place_in_a_cycle', count, Math.floor(n / 4))`
          $${count}$ counts every fourth power, because $16$ is four steps after $1$. Mostly it takes only three
          steps, as from $16$ to $128$.`,
        slip('counted_one_too_many', count, calc`${length} + 1`)`
          $${count}$ adds one to the number of digits of $2^{${n}}$. The list begins with one digit already, so one
          has to be taken away.`,
        slip('took_unequal_chances_for_equal', count, Math.floor(n / 10))`
          $${count}$ is a tenth of the numbers. A first digit is never $0$, and $1$ is more frequent than the other
          digits.`,
      ],
      snapRead: text`First digits of the powers of two are asked: one begins with $1$ exactly when a digit has just
        been added.`,
      approach: text`Connect the first digit with the length: each time the number of digits grows, exactly one power
        begins with $1$. Then only the length of the last power is needed.`,
      check: text`In a small case, up to $2^{10} = 1{,}024$, the powers $16$, $128$ and $1{,}024$ begin with $1$.
      These are
        three, and $1{,}024$ has four digits.`,
      principle: text`A doubled number begins with $1$ exactly when it has just become one digit longer.`,
    };
  },
);

/** AL.LOG.6 Hard: first digits. */
const doubling = situation<Leading>({
  type: 'AL.LOG.6',
  situation: 'doubled-numbers',
  tries: 300,
  draw: draw => ({ n: draw.int(41, 400), first: 1, frame: draw.int(0, 2) }),
  forms: [countOfOnes],
});

export const digitsOfPowers: readonly AnyTemplate[] = [...large, ...hidden, ...twoPowers, ...doubling];
