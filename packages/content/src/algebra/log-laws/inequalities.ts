import type Fraction from 'fraction.js';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Small {
  /** The base is 1/b. */
  b: number;
  /** log(cx − h) is compared with −k, or lies between −k and −j. */
  c: number;
  h: number;
  k: number;
  j: number;
  frame: number;
}

const baseTex = (b: number) => `\\log_{\\frac{1}{${b}}}`;

const integerSum = form<Small>(
  'integers-with-a-base-below-one',
  {
    band: 'Easy',
    seconds: 60,
    suits: ({ b, c, h, k }) => {
      const [low, high] = [Math.floor(h / c) + 1, Math.ceil((h + b ** k) / c) - 1];
      return (
        c > 1 &&
        b ** k < 130 &&
        high - low >= 3 &&
        high - low < 14 &&
        h % c !== 0 &&
        (h + b ** k) % c !== 0 &&
        h > c
      );
    },
    verify: ({ b, c, h, k }) => {
      let sum = 0;
      for (let x = 1; x < 300; x += 1)
        if (c * x - h > 0 && Math.log(c * x - h) / Math.log(1 / b) > -k + 1e-9) sum += x;
      return sum;
    },
  },
  ({ b, c, h, k, frame }, { step }) => {
    const inside = `${c}x - ${h}`;
    const inequality = `${baseTex(b)} (${inside}) > -${k}`;
    const bound = step(calc`${b}^${k}`, {
      name: 'the upper bound of the number under the logarithm',
      works: (_v, working) => tex`0 < ${inside} < \left(\frac{1}{${b}}\right)^{-${k}} = ${working}`,
      because: text`To a base below $1$ the larger number has the smaller logarithm: to base $\frac{1}{2}$, $4$ has
        the logarithm $-2$ and $8$ has $-3$. So the sign turns round, and only positive numbers have a logarithm.`,
    })`
      Remove the logarithm: the base is below $1$, so the sign turns round. On the left side write the domain, because
      only a positive number has a logarithm.`;
    const low = step(calc`floor(${h} / ${c}) + 1`, {
      name: 'the first integer',
      works: value => tex`${inside} > 0, \quad x > ${frac(q(h, c))} \quad \Rightarrow \quad x \ge ${value}`,
      because: text`Without the domain there would be no lower end: for small $x$ the number under the logarithm is
        zero or negative, and it has no logarithm.`,
    })`
      The left part, the domain, gives the first integer: solve it for $x$ and take the next integer above the
      bound.`;
    const high = step(() => bound.add(h).div(c).ceil().sub(1), {
      name: 'the last integer',
      works: value =>
        tex`${inside} < ${bound}, \quad x < \frac{${bound} + ${h}}{${c}} = ${frac(bound.add(h).div(c))} \quad
        \Rightarrow \quad x \le ${value}`,
      because: text`$${h}$ is taken away from $${c}x$, so it is added to the bound before the division by $${c}$.`,
    })`
      The right part gives the last integer: solve it for $x$ and take the next integer below the bound.`;
    const sum = step(calc`(${low} + ${high}) * (${high} - ${low} + 1) / 2`, {
      name: 'the sum of the integers',
      because: text`Integers in a row pair up from both ends to equal sums: in $3 + 4 + 5 + 6$ the pairs are $3 + 6$
        and $4 + 5$. So the sum is the number of integers times half of the first and the last.`,
    })`
      Add the integers from $${low}$ to $${high}$: their number times the mean of the first and the last.`;
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`What is the sum of all integers $x$ with $${inequality}$?`
          : frame === 1
            ? text`Add up all integers that satisfy the inequality $${inequality}$. Which sum do they have?`
            : text`Sunita lists the integers $x$ for which the logarithm of $${inside}$ to base $\frac{1}{${b}}$ is
              greater than
              $-${k}$. What do her numbers add up to?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('ignored_the_domain', low, 1)`
          You added all positive integers up to $${high}$. For small $x$ the number under the logarithm is not
          positive, so the logarithm does not exist.`,
        slip('let_in_an_end_point', high, () => bound.add(h).div(c).ceil())`
          You added $x = ${high}$ as well. There $${inside}$ is larger than $${b ** k}$, so its logarithm is less than
          $-${k}$.`,
        slip(
          'took_a_power_for_a_product',
          bound,
          b * k !== b ** k && b * k + h > 2 * c + h && calc`${b} * ${k}`,
        )`
          You used ${here} as the bound of the number under the logarithm. A logarithm is an exponent, so the base is
          raised to it.`,
        slip('miscounted_the_steps', bound, k > 2 && calc`${b}^(${k} - 1)`)`
          You used ${here} as the bound of the number under the logarithm, one factor $${b}$ too few.`,
        slip('let_in_an_end_point', low, calc`floor(${h} / ${c})`)`
          You added $x = ${low}$ as well. There $${inside}$ is negative, so it has no logarithm.`,
        slip('wrong_sign', high, b ** k - h > 3 * c && Math.ceil((b ** k - h) / c) - 1)`
          You subtracted $${h}$ from the bound, so the list ends with $${high}$. To leave $${c}x$ alone, $${h}$ has to
          be added.`,
        slip('left_out_an_end_point', high, () => bound.add(h).div(c).ceil().sub(2))`
          Your list ends with $${high}$. The next integer still satisfies the inequality, so it has to be added too.`,
      ],
      snapRead: text`A logarithm to a base below $1$ stands in an inequality: the sign turns round, and the domain
        gives the other end.`,
      approach: text`Write the inequality without the logarithm, with the sign turned round, and keep the number under
        it positive. Then add the integers between the two bounds.`,
      check: () => {
        const last = Math.ceil((h + b ** k) / c) - 1;
        return text`At $x = ${last}$ the number is $${c * last - h}$, below $${b ** k}$; at $x = ${last + 1}$ it is
          $${c * (last + 1) - h}$, above it.`;
      },
      principle: text`To a base between $0$ and $1$ a logarithm falls, so removing it turns an inequality round.`,
    };
  },
);

const interval = ([low, high]: readonly Fraction[]) =>
  `${frac(low ?? 0).tex} \\le x \\le ${frac(high ?? 0).tex}`;

const chain = form<Small, readonly Fraction[]>(
  'double-inequality-with-a-base-below-one',
  {
    band: 'Easy',
    seconds: 55,
    suits: ({ b, c, h, k, j }) =>
      j < k && b ** k < 300 && (b ** k + h) % c === 0 && (b ** j + h) % c === 0 && h > 1,
    verify: ({ b, c, h, k, j }) => {
      const fits: number[] = [];
      for (let x = 0; x < 400; x += 1) {
        const log = Math.log(c * x - h) / Math.log(1 / b);
        if (c * x > h && log >= -k - 1e-9 && log <= -j + 1e-9) fits.push(x);
      }
      return [q(fits[0] ?? 0), q(fits.at(-1) ?? 0)];
    },
  },
  ({ b, c, h, k, j, frame }, { step }) => {
    const inside = polynomialTex([c, -h]);
    const inequality = `-${k} \\le ${baseTex(b)} (${inside}) \\le -${j}`;
    const powers = step([b ** j, b ** k], {
      name: 'the bounds of the number under the logarithm',
      works: ([low, high]) =>
        tex`\left(\frac{1}{${b}}\right)^{-${j}} \le ${inside} \le \left(\frac{1}{${b}}\right)^{-${k}} \quad
        \Rightarrow \quad ${b}^{${j}} \le ${inside} \le ${b}^{${k}} \quad \Rightarrow \quad ${low} \le ${inside} \le
        ${high}`,
      because: text`To a base below $1$ the larger number has the smaller logarithm: to base $\frac{1}{2}$, $4$ has
        the logarithm $-2$ and $8$ has $-3$. So $-${k}$ gives the upper bound.`,
    })`
      Remove the logarithm. The base is below $1$, so the bounds change places; $\frac{1}{${b}}$ to a negative power
      is a power of $${b}$.`;
    const ends = step(
      () => [(powers[0] as Fraction).add(h).div(c), (powers[1] as Fraction).add(h).div(c)] as const,
      {
        name: 'the ends of the interval',
        works: value =>
          tex`${(powers[0] as Fraction).add(h)} \le ${c > 1 ? `${c}x` : 'x'} \le ${(powers[1] as Fraction).add(h)}
          \quad \Rightarrow \quad ${interval(value)}`,
        because: text`Whatever is done to the middle of a double inequality is done to both ends. The number is
          subtracted last, so it is undone first.`,
      },
    )`
      To leave $x$ alone in the middle, add $${h}$
      everywhere${c > 1 && text`, and then divide everything by $${c}$`}.`;
    return {
      answer: ends,
      stem:
        frame === 0
          ? text`For which real $x$ is $${inequality}$?`
          : frame === 1
            ? text`The logarithm of $${inside}$ to base $\frac{1}{${b}}$ is at least $-${k}$ and at most $-${j}$.
              Between which
              numbers does $x$ lie?`
            : text`Find all real solutions of the double inequality $${inequality}$.`,
      show: value => `$${interval(value)}$`,
      size: ([low = q(0), high = q(0)]) => low.add(high).valueOf() + low.valueOf() / 1000,
      plausible: ([low = q(0), high = q(0)]) => low.lt(high) && low.d < 20n && high.d < 20n,
      slips: [
        slip(
          'took_a_power_for_a_product',
          powers,
          b * j !== b ** j || b * k !== b ** k ? [b * j, b * k] : false,
        )`
          You multiplied $${b}$ by $${j}$ and by $${k}$. A logarithm is an exponent, so the base has to be raised to
          these powers.`,
        slip('wrong_sign', ends, () => [
          (powers[0] as Fraction).sub(h).div(c),
          (powers[1] as Fraction).sub(h).div(c),
        ])`
          You subtracted $${h}$ at both ends, which gives $${interval(ends)}$. In the middle it is subtracted already,
          so it has to be added.`,
        slip(
          'left_out_a_term',
          ends,
          c > 1 && (() => [(powers[0] as Fraction).div(c).add(h), (powers[1] as Fraction).div(c).add(h)]),
        )`
          You divided by $${c}$ first and then added $${h}$, which gives $${interval(ends)}$. Dividing by $${c}$ also
          divides the $${h}$.`,
        slip(
          'did_not_divide',
          ends,
          c > 1 && (() => [(powers[0] as Fraction).add(h), (powers[1] as Fraction).add(h)]),
        )`
          $${interval(ends)}$ gives the bounds of $${c}x$. They still have to be divided by $${c}$ to give bounds of
          $x$.`,
        slip('ignored_the_domain', powers, [0, b ** k])`
          You did not use the upper bound $-${j}$: you asked only for a positive number under the logarithm, but that
          number also has a lower bound.`,
        slip(
          'swapped_base_and_exponent',
          powers,
          b > 2 && j ** b < k ** b && k ** b < 400 ? [j ** b, k ** b] : false,
        )`
          You exchanged base and exponent in both powers and used $${j}^${b}$ and $${k}^${b}$. The base is $${b}$.`,
        slip('miscounted_the_steps', powers, [b ** j, b ** (k + 1)])`
          For the upper power you used $${b ** (k + 1)}$, one factor $${b}$ too many.`,
        slip('miscounted_the_steps', powers, k - j > 1 && [b ** j, b ** (k - 1)])`
          For the upper power you used $${b ** (k - 1)}$, one factor $${b}$ too few.`,
      ],
      snapRead: text`A logarithm to a base below $1$ lies between two bounds: without it the bounds change places.`,
      approach: text`Turn both bounds into powers of the base, let them change places, and solve for $x$ in the
        middle.`,
      check: text`At $x = ${frac(q(b ** j + h, c))}$ the number under the logarithm is $${b ** j}$, and its logarithm
        is $-${j}$; at $x = ${frac(q(b ** k + h, c))}$ it is $${b ** k}$, with the logarithm $-${k}$.`,
      principle: text`To a base between $0$ and $1$ a logarithm falls: the smaller logarithm belongs to the larger
        number.`,
    };
  },
);

interface Fading {
  /** What is left after one step, in tenths or quarters, with its logarithm to base 10 rounded to three places. */
  left: readonly [number, number];
  log: number;
  lost: number;
  /** Less than 1/m is left, with log m. */
  m: number;
  logM: number;
  what: string;
  loses: string;
  each: string;
  asked: string;
}

const fadings = [
  {
    what: 'A machine in a mill in Surat',
    loses: 'of its value in every year',
    each: 'year(s)',
    asked: 'After how many full years is it worth less than',
  },
  {
    what: 'A pane of dark glass lets light through, but the light',
    loses: 'of its strength in each pane of a stack',
    each: 'pane(s)',
    asked: 'With how many panes at least is its strength less than',
  },
  {
    what: 'A medicine in the blood',
    loses: 'of its amount in every hour',
    each: 'hour(s)',
    asked: 'After how many full hours is the amount for the first time less than',
  },
  {
    what: 'A bouncing ball in a laboratory',
    loses: 'of its height with each bounce',
    each: 'bounce(s)',
    asked: 'After how many bounces is its height less than',
  },
] as const;

const fading = form<Fading>(
  'steps-until-a-small-part-is-left',
  {
    band: 'Medium',
    seconds: 90,
    also: ['AR.PCT.6'],
    entry: true,
    suits: ({ left: [n, d], log, logM, m }) => {
      const exact = Math.log10(m) / -Math.log10(n / d);
      const told = logM / -log;
      return (
        Math.ceil(exact) === Math.ceil(told) &&
        Math.abs(told - Math.round(told)) > 0.08 &&
        told > 3 &&
        told < 40
      );
    },
    verify: ({ left: [n, d], m }) => {
      let [part, steps] = [1, 0];
      while (part >= 1 / m) {
        part *= n / d;
        steps += 1;
      }
      return steps;
    },
  },
  ({ left: [n, d], log, lost, m, logM, what, loses, each, asked }, { step }) => {
    const share = q(n, d);
    const decimal = (value: Fraction) => String(Math.round(value.valueOf() * 1000) / 1000);
    const logOne = step(q(Math.round(log * 1000), 1000), {
      name: 'the logarithm of the part that is left each time',
      works: value => tex`\log_{10} ${frac(share)} = ${splitTex(n, d)} = ${decimal(value)}`,
      because: text`After each step ${frac(share)} of the amount before is left, so the parts multiply and their
        logarithms add. It is not the same amount each time that is lost.`,
    })`
      Each time ${frac(share)} of the amount is left. Find the logarithm of this part, because the parts are
      multiplied and logarithms turn that into a sum; it is negative.`;
    const logAll = step(q(Math.round(logM * 1000), 1000), {
      name: `the logarithm of ${m}`,
      works: value =>
        tex`\left(${frac(share)}\right)^n < \frac{1}{${m}} \quad \Rightarrow \quad ${decimal(logOne)} \times n <
          -\log_{10} ${m} = -${decimal(value)}`,
      because: text`The unknown is an exponent. Under a logarithm the exponent comes to the front, so the inequality
        becomes linear in $n$.`,
    })`
      Let $n$ be the number that is asked. After $n$ times the part is the $n$th power; write the condition that it is
      less than $\frac{1}{${m}}$ with logarithms.`;
    const bound = step(() => logAll.div(logOne).neg(), {
      name: 'the bound of n',
      works: value => tex`n > \frac{${decimal(logAll)}}{${decimal(logOne.neg())}} \approx
        ${Number(value.valueOf()).toFixed(2)}`,
      because: text`The number before $n$ is negative, so the division turns the sign round: from $-2n < -6$ follows
        $n > 3$.`,
    })`
      Divide by the number before $n$. It is negative, so the sign turns round.`;
    const count = step(() => bound.ceil(), {
      name: 'the number that is asked',
      works: value => tex`n = ${value}`,
      because: text`With the whole number below the bound a little too much is still left. The next one is the first
        for which the condition holds.`,
    })`
      The number $n$ is whole, so take the next whole number above this bound.`;
    const told = (value: Fraction) => text`${value} ${each.replace('(s)', 's')}`;
    return {
      answer: count,
      stem: text`${what} loses ${lost}% ${loses}. ${asked} $\frac{1}{${m}}$ of what it was at first? (Take $\log_{10}
        2 = 0.301$
        and $\log_{10} 3 = 0.477$.)`,
      show: value => told(value).render(),
      plausible: value => value.d === 1n && value.gt(1),
      slips: [
        slip('rounded_the_wrong_way', count, () => bound.floor())`
          You rounded the bound down. After ${told(count)} more than $\frac{1}{${m}}$ is still left, so one more is
          needed.`,
        slip('took_a_share_of_the_start', count, () =>
          q(m - 1, m)
            .mul(100)
            .div(lost)
            .ceil(),
        )`
          ${told(count)} would be right if ${lost}% of the first amount were lost each time. The per cent is taken of
          what is left, so the losses become smaller.`,
        slip('counted_one_too_many', count, () => bound.ceil().add(1))`
          ${told(count)} is one too many: one step earlier less than $\frac{1}{${m}}$ is left already.`,
        slip('did_not_turn_the_inequality', count, () => bound.floor().sub(1))`
          You kept the sign when you divided by a negative number, so ${told(count)} lies below the bound. There more
          than $\frac{1}{${m}}$ is left.`,
        slip('misused_a_law_of_logarithms', logAll, m !== 10 && q(m, 10))`
          You used $\frac{${m}}{10}$ for the logarithm of $${m}$. The logarithm is the exponent to which $10$ has to
          be raised, not a tenth.`,
        slip('took_a_power_for_a_product', count, () => q(m).mul(share).ceil())`
          ${told(count)} comes from $${m} \times ${frac(share)}$. The part that is left is multiplied again and again,
          so it is a power.`,
        slip('gave_the_complement', logOne, () => {
          const other = Math.log10(lost / 100);
          return q(Math.round(other * 1000), 1000);
        })`
          You used the logarithm of ${lost}%, the part that is lost each time. The part that is left has to be
          multiplied again and again.`,
      ],
      snapRead: text`The same part is lost again and again until less than a given part is left. What is left is a
      power,
        and its exponent is asked, so take logarithms.`,
      approach: text`What is left is multiplied by the same part each time. Take logarithms, and turn the sign round
        when you divide by the negative one.`,
      check: () => {
        const right = Math.ceil(logM / -log);
        const at = (steps: number) => (Math.round(-log * 1000 * steps) / 1000).toFixed(3);
        return text`After ${right - 1} steps the logarithm of what is left is $-${at(right - 1)}$, still above
          $-${logM.toFixed(3)}$. After ${right} steps it is $-${at(right)}$, which is below.`;
      },
      principle: text`The logarithm of a number below one is negative: dividing by it turns an inequality round.`,
    };
  },
);

/** The logarithm of n/d from those of 2 and 3: 3 × 0.301 − 1. */
function splitTex(n: number, d: number): string {
  const parts: Record<string, string> = {
    '4/5': '3 \\times 0.301 - 1',
    '9/10': '2 \\times 0.477 - 1',
    '3/5': '0.301 + 0.477 - 1',
    '3/4': '0.477 - 2 \\times 0.301',
    '2/5': '2 \\times 0.301 - 1',
    '1/2': '-0.301 \\times 1',
    '2/3': '0.301 - 0.477',
  };
  return parts[`${n}/${d}`] ?? '';
}

interface Outside {
  /** 0 < (x − p)(x − z) ≤ b^k, with the ends (p + z ∓ far)/2. */
  b: number;
  k: number;
  p: number;
  z: number;
  far: number;
  frame: number;
}

/** The integers from one to another as a sum; long ones with dots. */
function listed(from: number, to: number): string {
  const all = Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
  const told = all.length > 5 ? [...all.slice(0, 2), '\\dots', ...all.slice(-1)] : all;
  return `[${told.join(' + ').replaceAll('+ -', '- ')}]`;
}

const twoParts = form<Outside>(
  'integers-on-both-sides-of-a-gap',
  {
    band: 'Medium',
    seconds: 95,
    also: ['AL.INQ.1'],
    suits: ({ p, z }) => p + z > 0 && p * z !== 0,
    verify: ({ b, k, p, z }) => {
      let sum = 0;
      for (let x = -200; x <= 200; x += 1) {
        const inside = (x - p) * (x - z);
        if (inside > 0 && Math.log(inside) / Math.log(1 / b) >= -k - 1e-9) sum += x;
      }
      return sum;
    },
  },
  ({ b, k, p, z, far, frame }, { step, find }) => {
    const inside = polynomialTex([1, -p - z, p * z]);
    const inequality = `${baseTex(b)} (${inside}) \\ge -${k}`;
    const [left, right] = [(p + z - far) / 2, (p + z + far) / 2];
    const ends = step([left, right], {
      name: 'the ends of the interval',
      works: ([low, high]) => tex`${inside} \le ${b}^{${k}} \quad \Rightarrow \quad
        ${polynomialTex([1, -p - z, p * z - b ** k])} \le 0 \quad \Rightarrow \quad ${low} \le x \le ${high}`,
      because: text`To a base below $1$ the larger number has the smaller logarithm: to base $\frac{1}{2}$, $4$ has
        the logarithm $-2$ and $8$ has $-3$. So a logarithm of at least $-${k}$ needs a number of at most
        $${b ** k}$.`,
    })`
      Remove the logarithm: the base is below $1$, so the sign turns round. Solve the quadratic inequality to get the
      interval in which $x$ lies.`;
    const [low, high] = ends;
    const gap = step([p, z], {
      name: 'the ends of the gap',
      works: ([first, last]) =>
        tex`${inside} = (x ${addedTex(-p)})(x ${addedTex(-z)}) > 0 \quad \Rightarrow \quad x < ${first} \text{ or } x
        > ${last}`,
      because: text`The quadratic opens upwards, so it is negative between its zeros and zero at them. There the
        logarithm does not exist.`,
    })`
      A logarithm also needs a positive number under it. This leaves out the zeros of the quadratic and the numbers
      between them.`;
    const [first, last] = gap;
    const all = find(
      () =>
        (low as Fraction)
          .add(high as Fraction)
          .mul((high as Fraction).sub(low as Fraction).add(1))
          .div(2),
      {
        name: 'the sum of all integers in the interval',
      },
    );
    const out = find(
      () =>
        (first as Fraction)
          .add(last as Fraction)
          .mul((last as Fraction).sub(first as Fraction).add(1))
          .div(2),
      {
        name: 'the sum of the integers in the gap',
      },
    );
    const sum = step(calc`${all} - ${out}`, {
      name: 'the sum of the integers that satisfy it',
      works: value => tex`${listed(left, p - 1)} + ${listed(z + 1, right)} = ${value}`,
      because: text`The ends of the interval count, because equality is allowed there. The ends of the gap do not
        count, because zero has no logarithm.`,
    })`
      The solutions are the integers of the interval without those of the gap. Add the integers on both sides of the
      gap.`;
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`What is the sum of all integers $x$ that satisfy $${inequality}$?`
          : frame === 1
            ? text`The solutions of $${inequality}$ fill two intervals. Add up all integers in them. What is the sum?`
            : text`Let $f(x) = ${baseTex(b)} (${inside})$. Find the sum of all integers $x$ for which $f(x)$ exists
              and is not less
              than $-${k}$.`,
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('ignored_the_domain', sum, all)`
          You added the integers from $${p}$ to $${z}$ as well. There the number under the logarithm is not positive,
          so the logarithm does not exist.`,
        slip('let_in_an_end_point', out, () =>
          q(p + z)
            .mul(z - p - 1)
            .div(2),
        )`
          You added $${p}$ and $${z}$ as well. There the number under the logarithm is zero, and zero has no
          logarithm.`,
        slip('left_out_an_end_point', all, () =>
          q(left + right)
            .mul(far - 1)
            .div(2),
        )`
          You left out the ends $${left}$ and $${right}$. There both sides are equal, and equality is allowed.`,
        slip('mixed_up_inside_and_outside', sum, out)`
          $${sum}$ is the sum of the integers from $${p}$ to $${z}$. There the number under the logarithm is not
          positive; the integers outside count.`,
        slip('left_out_a_case', sum, () => {
          const [from, to] = [z + 1, right];
          return q((from + to) * (to - from + 1), 2);
        })`
          $${sum}$ is the sum on the right side of the gap only. The integers on its left side satisfy the inequality
          too.`,
        slip('forgot_negative_numbers', sum, () => {
          let total = 0;
          for (let x = Math.max(1, left); x <= right; x += 1) if (x < p || x > z) total += x;
          return left < 0 && q(total);
        })`
          $${sum}$ leaves out the negative integers. $x$ may be negative, because only the number under the logarithm
          has to be positive.`,
        slip('left_out_a_case', sum, () => {
          const [from, to] = [left, p - 1];
          return q((from + to) * (to - from + 1), 2);
        })`
          $${sum}$ is the sum on the left side of the gap only. The integers on its right side satisfy the inequality
          too.`,
      ],
      snapRead: text`A quadratic stands under a logarithm with a base below $1$: the inequality gives an interval and
        the domain leaves a gap in it.`,
      approach: text`Two quadratic inequalities hold together: the one without the logarithm, with the sign turned
        round, and the domain.`,
      faster: text`The quadratic is symmetric about $x = ${frac(q(p + z, 2))}$, and so are the solutions. There are
        $${far - (z - p)}$ integers among them, so their sum is $${far - (z - p)} \times ${frac(q(p + z, 2))}$.`,
      check: text`At $x = ${right}$ the quadratic is $${right - p} \times ${right - z} = ${b ** k}$, with the
        logarithm $-${k}$; at $x = ${z + 1}$ it is $${z + 1 - p}$, which is positive and not more than $${b ** k}$.`,
      principle: text`An inequality with a logarithm is two inequalities: the one without it and the one of its
        domain.`,
    };
  },
);

/** AL.LOG.5 Easy: bases below 1. */
const smallBases = situation<Small>({
  type: 'AL.LOG.5',
  situation: 'base-below-one',
  tries: 500,
  draw: draw => ({
    b: draw.pick([2, 2, 3, 3, 4, 5]),
    c: draw.int(1, 5),
    h: draw.int(2, 25),
    k: draw.int(2, 6),
    j: draw.int(1, 3),
    frame: draw.int(0, 2),
  }),
  forms: [integerSum, chain],
});

/** AL.LOG.5 Medium: something that fades. */
const fadingThings = situation<Fading>({
  type: 'AL.LOG.5',
  situation: 'part-that-is-left',
  tries: 300,
  draw: draw => {
    const [n, d, log] = draw.pick([
      [4, 5, -0.097],
      [9, 10, -0.046],
      [3, 5, -0.222],
      [3, 4, -0.125],
    ] as const);
    const [m, logM] = draw.pick([
      [4, 0.602],
      [5, 0.699],
      [6, 0.778],
      [8, 0.903],
      [9, 0.954],
      [10, 1],
      [12, 1.079],
      [15, 1.176],
      [16, 1.204],
      [18, 1.255],
      [20, 1.301],
      [24, 1.38],
      [25, 1.398],
      [30, 1.477],
      [40, 1.602],
      [50, 1.699],
    ] as const);
    return { left: [n, d], log, lost: 100 - (100 * n) / d, m, logM, ...draw.pick(fadings) };
  },
  forms: [fading],
});

/** AL.LOG.5 Medium: two intervals. */
const gaps = situation<Outside>({
  type: 'AL.LOG.5',
  situation: 'interval-with-a-gap',
  tries: 500,
  draw: draw => {
    const [b, k, near, far] = draw.pick([
      [2, 3, 2, 6],
      [2, 4, 6, 10],
      [2, 5, 4, 12],
      [2, 5, 14, 18],
      [3, 3, 6, 12],
      [2, 6, 12, 20],
      [6, 1, 1, 5],
      [10, 1, 3, 7],
      [5, 1, 4, 6],
      [3, 2, 8, 10],
      [2, 7, 8, 24],
      [4, 3, 12, 20],
    ] as const);
    const p = draw.int(-12, 7);
    return { b, k, p, z: p + near, far, frame: draw.int(0, 2) };
  },
  forms: [twoParts],
});

export const logInequalities: readonly AnyTemplate[] = [...smallBases, ...fadingThings, ...gaps];
