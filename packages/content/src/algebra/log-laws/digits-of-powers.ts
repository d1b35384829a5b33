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
    })`
      Split the base into primes${k > 0 && '; the logarithm of $5$ is $1 - 0.3010 = 0.6990$'}. The logarithm of the
      product is a sum.`;
    const all = step(() => one.mul(n), {
      name: 'the logarithm of the power',
      works: value => tex`\log_{10} ${base}^{${n}} = ${n} \times ${fixed(one)} = ${fixed(value)}`,
    })`
      The exponent becomes a factor of the logarithm.`;
    const whole = find(() => all.floor(), { name: 'the whole part of the logarithm' });
    const count = step(calc`${whole} + 1`, {
      works: (
        _v,
        working,
      ) => tex`10^{${whole}} < ${base}^{${n}} < 10^{${whole.add(1)}} \quad \Rightarrow \quad
        ${working}`,
      because: text`The least number with two digits is $10^1$, with three digits $10^2$: always one digit more than
        the exponent.`,
    })`
      The power lies between two powers of ten. The lower one has one digit more than its exponent.`;
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
          $${count}$ is the whole part of the logarithm. A number between $10^1$ and $10^2$ already has two digits.`,
        slip('rounded_the_wrong_way', whole, () => all.round())`
          The logarithm, $${fixed(all)}$, was rounded before one was added. Only its whole part counts.`,
        slip(
          'left_out_a_factor',
          one,
          () =>
            i + j + k > primesOf(p).length &&
            q(Math.round(primesOf(p).reduce((sum, [prime]) => sum + (given[prime] ?? 0), 0) * 10000), 10000),
        )`
          Each prime of $${base}$ was counted once, so that its logarithm is $${fixed(one)}$. One of them is a factor
          more often.`,
        slip('counted_one_too_many', count, calc`${whole} + 2`)`
          $${count}$ adds one twice: by rounding up and once more for the digits.`,
        slip('miscounted_the_steps', all, () => one.mul(n + 1))`
          The logarithm was multiplied by $${n + 1}$.`,
        slip('miscounted_the_steps', all, () => one.mul(n - 1))`
          The logarithm was multiplied by $${n - 1}$.`,
        slip(
          'misused_a_law_of_logarithms',
          one,
          k > 0 &&
            (() =>
              logOf(p)
                .sub(q(6990 * k, 10000))
                .add(k)),
        )`
          The factor $5$ was given the logarithm $1$, which belongs to $10$.`,
        slip('left_out_a_factor', one, () => {
          const [prime, e] = primesOf(p)[0] ?? [2, 0];
          return (
            logOf(p)
              .sub(q(Math.round((given[prime] ?? 0) * e * 10000), 10000))
              .gt(0) && logOf(p).sub(q(Math.round((given[prime] ?? 0) * 10000), 10000))
          );
        })`
          One factor of $${base}$ was left out of its logarithm, which gives $${fixed(one)}$.`,
      ],
      snapRead: text`The length of a large power: its logarithm to base ten tells between which powers of ten it lies.`,
      approach: text`Find the logarithm of the base from its primes, multiply by the exponent, take the whole part and
        add one.`,
      check: () => {
        const told = logOf(p).mul(n);
        return text`$${fixed(told)}$ lies between $${told.floor()}$ and $${told.floor().add(1)}$, and
          $10^{${told.floor()}}$ has
          $${told.floor().add(1)}$ digits.`;
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
      works: value => tex`\log_{10} ${base} = ${logSum(p)} = ${fixed(value)}`,
    })`
      Find the logarithm of $${base} = ${factorsTex(p)}$${k > 0 && '; the logarithm of $5$ is $1 - 0.3010 = 0.6990$'}.`;
    const all = step(() => one.mul(n), {
      name: 'the size of the logarithm',
      works: value => tex`\log_{10} \left(\frac{1}{${base}}\right)^{${n}} = -${n} \times ${fixed(one)} =
        -${fixed(value)}`,
    })`
      The logarithm of the power is negative.`;
    const whole = find(() => all.floor(), { name: 'the whole part of its size' });
    const count = step(() => whole.add(0), {
      works: value => tex`10^{-${value.add(1)}} < \left(\frac{1}{${base}}\right)^{${n}} < 10^{-${value}} \quad
        \Rightarrow \quad ${value}`,
      because: text`$10^{-1} = 0.1$ has no zero after the point, $10^{-2} = 0.01$ one; a number between them begins
        with no zero.`,
    })`
      The number lies between two powers of ten. Below $10^{-${whole}}$ it begins with as many zeros as this exponent
      says.`;
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
            : text`A calculator shows $\left(\frac{1}{${base}}\right)^{${n}}$ as $0.00\dots$ with all its zeros. After
              how many zeros
              behind the point does the first different digit appear? Take ${toldLogs}.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('counted_one_too_many', count, calc`${whole} + 1`)`
          $${count}$ is the place of the first digit that is not zero. One zero fewer stands before it.`,
        slip('counted_one_too_few', count, calc`${whole} - 1`)`
          $${count}$ takes one off for the first digit, which the whole part does not count.`,
        slip('rounded_the_wrong_way', whole, () => all.round())`
          The logarithm, $-${fixed(all)}$, was rounded. Only the whole part of its size counts.`,
        slip('miscounted_the_steps', all, () => one.mul(n + 1))`
          The logarithm was multiplied by $${n + 1}$.`,
        slip('miscounted_the_steps', all, () => one.mul(n - 1))`
          The logarithm was multiplied by $${n - 1}$.`,
        slip('counted_one_too_many', count, calc`${whole} + 2`)`
          $${count}$ adds one for the first digit and one for the zero before the point.`,
        slip('left_out_a_factor', one, () => {
          const [prime] = primesOf(p)[0] ?? [2];
          const rest = logOf(p).sub(q(Math.round((given[prime] ?? 0) * 10000), 10000));
          return rest.gt(0) && rest;
        })`
          One factor of $${base}$ was left out of its logarithm, which gives $${fixed(one)}$.`,
        slip(
          'misused_a_law_of_logarithms',
          one,
          k > 0 &&
            (() =>
              logOf(p)
                .sub(q(6990 * k, 10000))
                .add(k)),
        )`
          The factor $5$ was given the logarithm $1$, which belongs to $10$.`,
      ],
      snapRead: text`A high power of a small fraction: its negative logarithm tells how many zeros follow the point.`,
      approach: text`Find the logarithm of the denominator, multiply by the exponent, and compare with negative powers
        of ten.`,
      check: () => {
        const told = logOf(p).mul(n).floor();
        return text`$10^{-${told}}$ itself has $${told.sub(1)}$ zeros after the point; the number is smaller, and
          larger than
          $10^{-${told.add(1)}}$ with $${told}$ zeros.`;
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
      because: text`Each two makes a ten with a five, and a ten only adds a zero.`,
    })`
      Write both powers with the primes $2$ and $5$ and join them into tens as far as they go.`;
    const left = find(Math.abs(twos - fives), { name: 'the exponent that is left' });
    const front = step(() => q(BigInt(more) ** BigInt(Math.round(left.valueOf()))), {
      name: 'the number in front of the zeros',
      works: value => tex`${more}^{${left}} = ${value}`,
    })`
      Work out the power that is left. It stands in front of the zeros.`;
    const length = find(() => q(String(front.n).length), { name: 'the length of this number' });
    const count = step(calc`${pairs} + ${length}`)`
      The number has these digits, followed by the zeros.`;
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
          $${count}$ is the number of zeros at the end. The digits before them count, too.`,
        slip('counted_one_too_few', length, 1)`
          One digit was counted before the zeros. $${more}^{${Math.abs(twos - fives)}}$ is longer than that.`,
        slip('took_the_whole_for_a_part', pairs, Math.max(twos, fives))`
          $${Math.max(twos, fives)}$ tens were counted. There are not enough ${more === 2 ? 'fives' : 'twos'} for
          them.`,
        slip('misused_a_law_of_exponents', pairs, Math.min(m, n))`
          $${Math.min(m, n)}$ tens were counted, from the exponents as they stand. $${2 ** e}$ and $${5 ** f}$ have to
          be written with
          $2$ and $5$ first.`,
        slip('used_a_wrong_given_number', length, left)`
          The exponent $${left}$ that is left was taken for a number of digits.`,
        slip('counted_one_too_many', length, () => length.add(1))`
          The number before the zeros was given $${length}$ digits.`,
        slip('misused_a_law_of_exponents', pairs, Math.max(m, n))`
          $${Math.max(m, n)}$ tens were counted, from the exponents as they stand.`,
      ],
      snapRead: text`A product of powers of twos and fives: tens are hidden in it.`,
      approach: text`Write everything with the primes $2$ and $5$ and join equal numbers of them into tens. What is
        left gives the first
        digits.`,
      check: text`The exponents are $${e} \times ${m} = ${twos}$ and $${f} \times ${n} = ${fives}$, and
        $${more}^{${Math.abs(
          twos - fives,
        )}} = ${more ** Math.abs(twos - fives)}$ has ${String(more ** Math.abs(twos - fives)).length} digit(s).`,
      principle: text`Twos and fives pair up into tens, which only add zeros; the rest decides the other digits.`,
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
      works:
        value => tex`10^{${d - 1}} \le N^{${k}} < 10^{${d}} \quad \Rightarrow \quad ${frac(value)} \le ${log} <
        ${frac(q(d, k))}`,
      because: text`A number with $${d}$ digits is at least $10^{${d - 1}}$ and less than $10^{${d}}$.`,
    })`
      Turn the number of digits into bounds for the logarithm of $N$.`;
    const high = find(q(d, k), { name: 'the upper bound' });
    const least = step(frac(calc`${m} * ${frac(low)}`), {
      name: 'the lower bound of the logarithm of the other power',
      works: value => tex`${frac(value)} \le \log_{10} N^{${m}} < ${frac(high.mul(m))}`,
    })`
      Multiply by $${m}$ for the other power.`;
    const whole = find(() => least.floor(), { name: 'the whole part of its logarithm' });
    const count = step(calc`${whole} + 1`, {
      works: (_v, working) =>
        tex`${whole} \le \log_{10} N^{${m}} < ${whole.add(1)} \quad \Rightarrow \quad ${working}`,
    })`
      Both bounds lie between the same two whole numbers, so the whole part is known. Add one.`;
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
          $${count}$ is the whole part of the logarithm. The number has one digit more.`,
        slip('assumed_a_proportion', count, () =>
          q(m * d, k)
            .ceil()
            .add(1),
        )`
          $${d}$ digits were scaled by $${frac(q(m, k))}$, rounded up, and one was added again.`,
        slip('assumed_a_proportion', count, () => q(m * d, k).floor())`
          $${d}$ digits were scaled by $${frac(q(m, k))}$ and rounded down. Digits are not proportional to exponents;
          logarithms
          are.`,
        slip('misused_a_law_of_exponents', count, d - k + m > 1 && d - k + m)`
          $${d} - ${k - m}$ takes one digit off for each factor $N$ less.`,
        slip('counted_one_too_many', count, calc`${whole} + 2`)`
          $${count}$ adds one twice.`,
        slip('assumed_a_proportion', count, m * (Math.floor((d - 1) / k) + 1))`
          $N$ has ${Math.floor((d - 1) / k) + 1} digit(s), and this was multiplied by $${m}$. A product of numbers is
          usually shorter
          than their digits together.`,
        slip('counted_one_too_few', count, calc`${whole} - 1`)`
          $${count}$ takes one off the whole part. One has to be added to it.`,
      ],
      snapRead: text`The length of one power is known, the length of another is asked: bounds for a logarithm.`,
      approach: text`Bound the power by powers of ten, take logarithms, and scale the bounds to the other exponent.`,
      check: () => {
        const n = BigInt(Math.ceil(10 ** ((d - 1) / k) - 1e-9));
        return text`For $N = ${Number(n)}$, for example, $N^{${k}}$ has $${String(n ** BigInt(k)).length}$ digits and
          $N^{${m}}$ has
          $${String(n ** BigInt(m)).length}$.`;
      },
      principle: text`Numbers of digits give bounds for logarithms, and only logarithms are proportional to exponents.`,
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
    write(tex`8 \to 16, \qquad 64 \to 128, \qquad 512 \to 1024, \qquad 8192 \to 16384`, {
      because: text`A doubled number gets a new digit only if it was at least $5$ times a power of ten; then it is at
        least $10$ and less
        than $20$ times that.`,
    })`
      Look where a power of $2$ begins with $1$: exactly when doubling has just made the number one digit longer.`;
    const all = step(() => q(30103, 100000).mul(n), {
      name: 'the logarithm of the last power',
      works: value => tex`\log_{10} 2^{${n}} = ${n} \times 0.30103 \approx ${fixed(value, 2)}`,
    })`
      So count how often the length grows on the way to $2^{${n}}$. First find the length of this last number.`;
    const length = step(() => all.floor().add(1), {
      name: 'the number of digits of the last power',
      works: value => tex`10^{${value.sub(1)}} < 2^{${n}} < 10^{${value}}: \quad ${value} \text{ digits}`,
    })`
      The whole part of the logarithm and one give its number of digits.`;
    const start = find(1, { name: 'the length at the beginning' });
    const count = step(calc`${length} - ${start}`)`
      The list begins with the one digit of $2$. Each growth by one digit gives one power that begins with $1$.`;
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
          $${count}$ gives each of the nine first digits an equal share of the $${n}$ numbers. The first digit $1$ is
          more frequent.`,
        slip('counted_one_too_many', count, length)`
          $${count}$ is the number of digits of $2^{${n}}$. With one digit the list has no number that begins with
          $1$.`,
        slip('counted_one_too_few', length, () => all.floor())`
          The logarithm, about $${fixed(all, 2)}$, was cut off for the number of digits. One has to be added.`,
        slip('lost_the_place_in_a_cycle', count, Math.floor(n / 3))`
          $${count}$ takes every third power. After $8, 64, 512, 4096$ the first digit $1$ is sometimes four steps
          away.`,
        slip('lost_the_place_in_a_cycle', count, Math.floor(n / 4))`
          $${count}$ takes every fourth power, as $16$ is four steps after $1$. Mostly it is three steps.`,
        slip('counted_one_too_many', count, calc`${length} + 1`)`
          $${count}$ counts one growth too many at both ends of the list.`,
        slip('took_unequal_chances_for_equal', count, Math.floor(n / 10))`
          $${count}$ is a tenth of the numbers. A first digit is never $0$, and $1$ is more frequent than others.`,
      ],
      snapRead: text`First digits of the powers of two: they begin with $1$ just when a digit has been added.`,
      approach: text`Connect the first digit with the length: each time the number of digits grows, exactly one power
        begins with $1$. Then
        only the length of the last power is needed.`,
      check: text`Small case: up to $2^{10} = 1024$ the powers $16$, $128$ and $1024$ begin with $1$: three of them,
        and $1024$ has four
        digits.`,
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
