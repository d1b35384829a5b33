import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { ordinal, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Parts {
  a: number;
  d: number;
  n: number;
  /** Numbers that leave the remainder r on division by m, from low to high. */
  m: number;
  r: number;
  low: number;
  high: number;
  k: number;
  way: boolean;
}

const term = ({ a, d }: Parts, n: number) => a + (n - 1) * d;
const sumTo = ({ a, d }: Parts, n: number) => (n * (2 * a + (n - 1) * d)) / 2;
/** Terms of the last block, terms in all, and the sum of the last block. */
const lastOf = ({ n, k }: Parts) => n + 1 + (k % 4);
const allOf = (p: Parts) => p.n + lastOf(p) + 2 + (p.m % 6);
const lastSum = (p: Parts) => sumTo(p, allOf(p)) - sumTo(p, allOf(p) - lastOf(p));

const blocks = form<Parts>(
  'total-from-first-and-last-block',
  {
    band: 'Medium',
    seconds: 95,
    suits: ({ n, d }) => n <= 8 && d <= 6,
    verify: p => {
      const [s, t, n, all] = [sumTo(p, p.n), lastSum(p), p.n, allOf(p)];
      const sum = (a: number, d: number, from: number, to: number) => {
        let found = 0;
        for (let i = from; i < to; i += 1) found += a + i * d;
        return found;
      };
      for (let d = 0; d <= 60; d += 1)
        for (let a = 0; a <= 300; a += 1)
          if (sum(a, d, 0, n) === s && sum(a, d, all - lastOf(p), all) === t) return sum(a, d, 0, all);
      throw new Error('no progression fits');
    },
  },
  (p, { step, find }) => {
    const { n, way, a } = p;
    const unit = way ? 'term' : 'week';
    const middle = find(calc`${sumTo(p, n)} / ${n}`, { name: text`the mean of the first $${n}$ ${unit}s` });
    const later = find(calc`${lastSum(p)} / ${lastOf(p)}`, {
      name: text`the mean of the last $${lastOf(p)}$ ${unit}s`,
    });
    const between = find(calc`${allOf(p)} - (${n} + ${lastOf(p)}) / 2`);
    const d = step(calc`(${later} - ${middle}) / ${between}`, {
      name: way ? 'the common difference' : 'the weekly rise',
      because: text`The sums belong to $${n}$ and to $${lastOf(p)}$ ${unit}s, so they cannot be compared. The means
        can: each is the value in the middle of its block, because the values rise evenly.`,
      works: value =>
        tex`\frac{${lastSum(p)}}{${lastOf(p)}} - \frac{${sumTo(p, n)}}{${n}} = ${frac(later)} - ${frac(middle)} =
          ${frac(between)}\,d, \quad d = ${frac(value)}`,
    })`
      Let $d$ be the step from one ${unit} to the next. The mean of a block is the value in its middle. The two middles
      are $${allOf(p)}$ places apart, less half of each block, so the difference of the means is that many steps.`;
    const ahead = find(calc`(${allOf(p)} - ${n}) / 2`);
    const mean = step(frac(calc`${frac(middle)} + ${frac(ahead)} * ${frac(d)}`), {
      name: text`the mean of all $${allOf(p)}$ ${unit}s`,
      because: text`The middle of the first block is $\frac{${n}}{2}$ ${unit}s from the beginning, and the middle of
        all is $\frac{${allOf(p)}}{2}$ from it. The steps between them are half of $${allOf(p)} - ${n}$.`,
    })`
      The mean of all ${unit}s is the value in the middle of the whole. Go there from the middle of the first block:
      these are $${frac(ahead)}$ steps.`;
    const total = step(calc`${allOf(p)} * ${frac(mean)}`)`
      The sum of all is their number times their mean, so multiply.`;
    return {
      answer: total,
      stem: way
        ? text`An arithmetic progression has $${allOf(p)}$ terms. Its first $${n}$ terms add up to $${sumTo(p, n)}$ and
          its last $${lastOf(p)}$ terms to $${String(lastSum(p))}$. What is the sum of all its terms?`
        : text`Each week Devi saves a fixed amount more than she did in the previous week. In the first $${n}$ of
          $${allOf(p)}$ weeks she saves ₹${sumTo(p, n)}, and in the last $${lastOf(p)}$ of them ₹${lastSum(p)}. How many
          rupees does she save in all $${allOf(p)}$ weeks?`,
      show: plain,
      plausible: value => value.valueOf() > 0 && value.d === 1n,
      onSight: value => value.valueOf() > sumTo(p, n) + lastSum(p),
      slips: [
        slip('averaged_the_averages', mean, calc`(${middle} + ${later}) / 2`)`
          You used $${frac(mean)}$, half-way between the means $${frac(middle)}$ and $${frac(later)}$. That is the mean
          of all only if both blocks are equally long, not $${n}$ and $${lastOf(p)}$ ${unit}s.`,
        slip('averaged_the_averages', mean, calc`(${sumTo(p, n)} + ${lastSum(p)}) / (${n} + ${lastOf(p)})`)`
          $${frac(mean)}$ is the mean of the $${n + lastOf(p)}$ ${unit}s of the two blocks. The later block is longer,
          so the ${unit}s between them lower this mean.`,
        slip('measured_from_the_wrong_end', ahead, calc`(${allOf(p)} - 1) / 2`)`
          You went $${frac(ahead)}$ steps on from the mean of the first $${n}$. So many steps lead to the middle from
          the first ${unit}, not from the middle of the first block.`,
        slip('miscounted_the_steps', between, calc`(${n} + ${lastOf(p)}) / 2`)`
          You divided by $${frac(between)}$ steps. That would be right if the blocks followed each other, but
          $${allOf(p) - n - lastOf(p)}$ ${unit}(s) lie between them.`,
        slip('did_not_halve', between, allOf(p))`
          You divided by all $${frac(between)}$ places. The middles are closer: half of $${n}$ and half of
          $${lastOf(p)}$ have to be taken away.`,
        slip('miscounted_the_steps', between, calc`${allOf(p)} - ${n}`)`
          You divided by $${frac(between)}$ steps, taking all of the first block away. From middle to middle half of
          each block has to be taken away.`,
        slip('miscounted_the_steps', ahead, calc`(${allOf(p)} - ${n} - ${lastOf(p)}) / 2`)`
          You went on by $${frac(ahead)}$ steps, half of the ${unit}s between the blocks. From the middle of the first
          block to the middle of all it is half of $${allOf(p)} - ${n}$.`,
      ],
      snapRead: text`The sums of a first and a last block of different length are given, and the sum of all is asked:
        compare the means of the blocks.`,
      approach: text`Sums of blocks of different length cannot be compared, but their means can: each is the value in
        the middle of its block. They give the step, and then the mean of all, in the middle of the whole.`,
      faster: () =>
        text`The mean of all lies $${frac(ahead)}$ of $${frac(between)}$ steps from $${frac(middle)}$ to
          $${frac(later)}$; multiply it by $${allOf(p)}$.`,
      check: () =>
        text`With step $${frac(d)}$ the values run from $${a}$ to $${term(p, allOf(p))}$; half of $${allOf(p)}
          \times (${a} + ${term(p, allOf(p))})$ is $${sumTo(p, allOf(p))}$.`,
      principle: text`The mean of a block of an arithmetic progression is the value in its middle, so blocks are
        compared by their means, not by their sums.`,
    };
  },
);

/** The second divisor, without a factor in common with the first. */
const other = ({ m }: Parts) => (m % 2 === 1 ? 2 : m % 3 !== 0 ? 3 : 5);
const otherRest = (p: Parts) => p.k % other(p);
/** The range is four times as long as drawn, for about a dozen numbers with both remainders. */
const top = ({ low, high }: Parts) => low + 4 * (high - low);
const bothRests = (p: Parts) =>
  Array.from({ length: p.m * other(p) }, (_, i) => i).find(
    x => x % p.m === p.r && x % other(p) === otherRest(p),
  ) ?? 0;
const otherTold = (p: Parts) =>
  otherRest(p) === 0
    ? `are divisible by $${other(p)}$`
    : `leave a remainder of $${otherRest(p)}$ when divided by $${other(p)}$`;

const residue = form<Parts>(
  'sum-with-a-remainder',
  {
    band: 'Medium',
    seconds: 95,
    revision: 2,
    also: ['NS.REM.5'],
    verify: p => {
      let sum = 0;
      for (let x = p.low; x <= top(p); x += 1) if (x % p.m === p.r && x % other(p) === otherRest(p)) sum += x;
      return sum;
    },
  },
  (p, { step, find }) => {
    const { m, r, low, way } = p;
    const period = step(calc`${m} * ${other(p)}`, {
      name: 'the step from one such number to the next',
      because: text`Adding $${m}$ keeps the first remainder and adding $${other(p)}$ keeps the second. Only a multiple
        of both keeps both, and the two divisors have no common factor.`,
      works: value =>
        tex`${m} \times ${other(p)} = ${value}, \quad ${bothRests(p)} = ${m} \times ${Math.floor(bothRests(p) / m)} +
          ${r} = ${other(p)} \times ${Math.floor(bothRests(p) / other(p))} + ${otherRest(p)}`,
    })`
      A number with both remainders comes again after the product of the two divisors. Among the numbers $${r},
      ${r + m}, ${r + 2 * m}, \dots$ find the first one that satisfies the second condition too.`;
    const rest = find(bothRests(p), { name: 'the first number with both remainders' });
    const first = step(calc`${rest} + ${period} * ceil((${low} - ${rest}) / ${period})`, {
      name: 'the first number of the range',
      because: text`The range begins at $${low}$, which need not have the right remainders itself. The first number
        that has them may come a little later.`,
      works: value => tex`${value} = ${rest} + ${value.sub(rest).div(period)} \times ${period}`,
    })`
      Add this step again and again to the number just found, until $${low}$ is reached or passed.`;
    const last = step(calc`${rest} + ${period} * floor((${top(p)} - ${rest}) / ${period})`, {
      name: 'the last number of the range',
      works: value => tex`${value} = ${rest} + ${value.sub(rest).div(period)} \times ${period}`,
    })`
      Go on in the same steps to the last number that is not more than $${top(p)}$.`;
    const steps = find(calc`(${last} - ${first}) / ${period}`);
    const count = find(calc`${steps} + 1`, { name: 'how many such numbers there are' });
    const sum = step(calc`${count} * ((${first} + ${last}) / 2)`, {
      because: text`There is one number more than steps. As the numbers rise evenly, their mean is the mean of the
        first and the last.`,
      works: (_value, working) =>
        tex`n = \frac{${last} - ${first}}{${period}} + 1 = ${count}, \quad ${working}`,
    })`
      The numbers form an arithmetic progression. Count them: the steps between the ends and one more. Then multiply by
      the mean of the two ends.`;
    return {
      answer: sum,
      stem: way
        ? text`What is the sum of all integers from $${low}$ to $${top(p)}$ that leave a remainder of $${r}$ when
          divided by $${m}$ and ${otherTold(p)}?`
        : text`Coupons numbered $${low}$ to $${top(p)}$ are in a box. Those whose numbers leave a remainder of $${r}$ on
          division by $${m}$, and also ${otherTold(p)}, win as many rupees as their number. How many rupees are won in
          all?`,
      show: plain,
      plausible: value => value.valueOf() > 0 && value.d === 1n,
      slips: [
        slip('counted_gaps_for_numbers', count, steps)`
          You counted $${count}$ numbers, as many as there are steps from the first to the last. The first number has
          to be counted too.`,
        slip('ignored_a_condition', rest, !q(r).equals(bothRests(p)) && r)`
          Your list has the numbers that leave $${r}$ when divided by $${m * other(p)}$. The first of them, $${r}$,
          does not satisfy the second condition.`,
        slip('left_out_an_end_point', last, calc`${last} - ${period}`)`
          Your list stops at $${last}$. The next one, $${last.add(period)}$, still belongs to the range.`,
        slip('let_in_an_end_point', last, calc`${last} + ${period}`)`
          You counted $${last}$ too. It has the right remainders, but it is more than $${top(p)}$.`,
        slip('left_out_an_end_point', first, calc`${first} + ${period}`)`
          Your list begins at $${first}$. The one before, $${first.sub(period)}$, still belongs to the range.`,
        slip('counted_one_too_many', count, calc`${steps} + 2`)`
          You counted $${count}$ numbers, two more than the steps between the ends. There is only one number more than
          steps.`,
        slip('let_in_an_end_point', first, calc`${first} - ${period}`)`
          You counted $${first}$ too. It has the right remainders, but it is less than $${low}$.`,
        slip('ignored_a_condition', period, m)`
          You went on in steps of $${m}$. That keeps the first remainder only, and most of these numbers do not satisfy
          the second condition.`,
      ],
      snapRead: text`Two remainders at once give one arithmetic progression: find its step, its first and its last
        number, and add.`,
      approach: text`Join the two conditions: the numbers with both remainders come in steps of the product of the
        divisors. Then find the first and the last one of the range and add the progression.`,
      faster: text`The mean of the numbers is $\frac{${first} + ${last}}{2}$, and there are $${count}$ of them.`,
      check: () =>
        text`$${first}$ and $${last}$ both leave $${r}$ by $${m}$ and $${otherRest(p)}$ by $${other(p)}$; $${first} -
          ${period} < ${low}$ and $${last} + ${period} > ${top(p)}$, so none is missing at the ends.`,
      principle: text`Two remainders by divisors without a common factor are one remainder by their product: join them
        first.`,
    };
  },
);

const balanced = form<Parts>(
  'equal-sums',
  {
    band: 'Medium',
    seconds: 70,
    revision: 2,
    suits: ({ n, k }) => k !== n && (n + k) % 2 === 1 && n > 4,
    verify: ({ n, k, d: drop, m }) => {
      const first = (drop * (n + k - 1)) / 2;
      for (let d = -60; d <= 60; d += 1) {
        const sum = (count: number) => (count * (2 * first + (count - 1) * d)) / 2;
        if (sum(n) === sum(k)) return first + (Math.max(n, k) + m - 1) * d;
      }
      throw new Error('no difference fits');
    },
  },
  ({ n, k, d, m, way }, { step, find }) => {
    const zero = step(calc`(${Math.min(n, k) + 1} + ${Math.max(n, k)}) / 2`, {
      name: 'the place of the term that is zero',
      because: text`The longer sum is the shorter sum and the terms after it. Both sums are equal, so these terms
        together are zero. They fall evenly, so they cancel in pairs around the middle one.`,
    })`
      Both sums are equal, so ${
        Math.abs(n - k) === 1
          ? text`term number $${Math.max(n, k)}$, the only extra term of the longer sum, is zero.`
          : text`the terms from number $${Math.min(n, k) + 1}$ to number $${Math.max(n, k)}$ add up to zero. They fall
            evenly, so the middle one of them is zero. Find its place.`
      }`;
    const first = find(calc`${d} * (${n} + ${k} - 1) / 2`);
    const stepsDown = find(calc`${zero} - 1`);
    const difference = step(calc`-(${first} / ${stepsDown})`, {
      name: 'the common difference',
      because: text`Term number $5$, for example, is four steps after the first. So the number of steps is one less
        than the place.`,
      works: (_value, working) => tex`d = ${working}`,
    })`
      Let $d$ be the common difference. From the first term down to zero there is one step less than the place of that
      term. Divide the first term by their number; the sign is negative because the terms fall.`;
    const further = find(calc`max(${n}, ${k}) + ${m} - ${zero}`);
    const value = step(calc`${further} * (${difference})`, {
      because: text`The term that is zero is a known place to start from, so only the steps after it have to be
        counted.`,
      works: (_value, working) => tex`${Math.max(n, k) + m} - ${zero} = ${further}, \quad ${working}`,
    })`
      Go on from the term that is zero to term number $${Math.max(n, k) + m}$: multiply $d$ by the number of these
      steps.`;
    return {
      answer: value,
      stem: () => {
        const [i, j] = [Math.min(n, k), Math.max(n, k)];
        const first = (d * (i + j - 1)) / 2;
        return way
          ? text`In an arithmetic progression with first term $${first}$, the sum of the first $${i}$ terms equals the
            sum of the first $${j}$ terms. What is the ${ordinal(j + m)} term?`
          : text`The first term of a decreasing arithmetic progression is $${first}$. The sum of its first $${i}$ terms
            is the same as the sum of its first $${j}$ terms. Find its ${ordinal(j + m)} term.`;
      },
      show: plain,
      plausible: value => value.valueOf() < 0 && value.d <= 2n,
      slips: [
        slip('miscounted_the_steps', stepsDown, zero)`
          You divided by $${zero}$, the place of the term that is zero. From the first term to it there are only
          $${zero.sub(1)}$ steps.`,
        slip('miscounted_the_steps', further, calc`${further} + 1`)`
          You went on by $${further}$ steps from the term that is zero and came to $${value}$. From one place to another
          the steps are the difference of the places, so this is one too many.`,
        slip('miscounted_the_steps', further, calc`${further} - 1`)`
          You went on by $${further}$ steps from the term that is zero and came to $${value}$. From one place to another
          the steps are the difference of the places, so this is one too few.`,
        slip('miscounted_the_steps', zero, calc`(${n} + ${k} - 1) / 2`)`
          You used term number $${zero}$ as zero. The terms that cancel begin after the shorter sum, so their middle is
          one place later.`,
        slip('miscounted_the_steps', zero, calc`(${n} + ${k} + 3) / 2`)`
          You used term number $${zero}$ as zero. The terms that cancel end with the longer sum, so their middle is one
          place earlier.`,
        slip('measured_from_the_wrong_end', further, calc`max(${n}, ${k}) + ${m} - 1`)`
          You went on by $${further}$ steps from the term that is zero and came to $${value}$. So many steps lead to the
          wanted term from the first one; the term that is zero is nearer.`,
      ],
      snapRead: text`Two sums of one progression are equal, so the terms between them add up to zero: find the middle
        one of them.`,
      approach: text`The terms that only the longer sum has add up to zero, so their middle one is zero. Its place and
        the first term give the common difference, and from there the wanted term.`,
      faster: text`Term $${(n + k + 1) / 2}$ is $0$ and term $1$ is $${(d * (n + k - 1)) / 2}$, so each step is $-${d}$;
        go on by $${Math.max(n, k) + m - (n + k + 1) / 2}$ steps from $0$.`,
      check:
        Math.abs(n - k) === 1
          ? text`With $d = -${d}$ term number $${Math.max(n, k)}$ is
            ${calc`${(d * (n + k - 1)) / 2} - ${Math.max(n, k) - 1} * ${d}`}, so the longer sum is not larger.`
          : text`With $d = -${d}$ the terms number $${Math.min(n, k) + 1}$ and $${Math.max(n, k)}$ are
            $${(d * (Math.max(n, k) - Math.min(n, k) - 1)) / 2}$ and its negative, so they cancel.`,
      principle: text`When two sums from the beginning of a progression are equal, the terms between them cancel, and
        their middle is zero.`,
    };
  },
);

/** AL.SEQ.1 Medium: something has to be found before the sum or the term can be. */
export const sumsInParts: readonly AnyTemplate[] = situation<Parts>({
  type: 'AL.SEQ.1',
  situation: 'sums-in-parts',
  draw: draw => {
    const m = draw.int(5, 13);
    const low = draw.step(30, 160, 10);
    return {
      a: draw.int(3, 40),
      d: draw.int(2, 9),
      n: draw.int(4, 14),
      m,
      r: draw.int(1, m - 1),
      low,
      high: low + draw.step(60, 140, 10),
      k: draw.int(4, 16),
      way: draw.chance(0.5),
    };
  },
  forms: [blocks, residue, balanced],
});
