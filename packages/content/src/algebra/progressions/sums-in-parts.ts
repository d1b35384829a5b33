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
    const middle = find(calc`${sumTo(p, n)} / ${n}`);
    const later = find(calc`${lastSum(p)} / ${lastOf(p)}`);
    const between = find(calc`${allOf(p)} - (${n} + ${lastOf(p)}) / 2`);
    const d = step(
      calc`(${later} - ${middle}) / ${between}`,
      value =>
        tex`\frac{${lastSum(p)}}{${lastOf(p)}} - \frac{${sumTo(p, n)}}{${n}} = ${frac(later)} - ${frac(middle)} =
          ${frac(between)}\,d, \quad d = ${frac(value)}`,
    )`
      The mean of a block stands at its middle. The two middles are all $${allOf(p)}$ places apart, less half of each
      block.`;
    const ahead = find(calc`(${allOf(p)} - ${n}) / 2`);
    const mean = step(frac(calc`${frac(middle)} + ${frac(ahead)} * ${frac(d)}`))`
      Go on from the middle of the first block to the middle of the whole progression, where the mean of all terms
      stands.`;
    const total = step(calc`${allOf(p)} * ${frac(mean)}`)`
      The sum is the number of terms times their mean.`;
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
          $${frac(mean)}$, half-way between $${frac(middle)}$ and $${frac(later)}$, is the mean of all terms only if
          both blocks are equally long, not $${n}$ and $${lastOf(p)}$ terms.`,
        slip('averaged_the_averages', mean, calc`(${sumTo(p, n)} + ${lastSum(p)}) / (${n} + ${lastOf(p)})`)`
          $${frac(mean)}$ is the mean of the $${n + lastOf(p)}$ terms of the two blocks; the terms between them lower
          it, as the later block is longer.`,
        slip('measured_from_the_wrong_end', ahead, calc`(${allOf(p)} - 1) / 2`)`
          $${frac(ahead)}$ steps lead to the middle from the first term, not from the middle of the first $${n}$.`,
        slip('miscounted_the_steps', between, calc`(${n} + ${lastOf(p)}) / 2`)`
          $${frac(between)}$ steps lie between the middles of two blocks that follow each other; here
          $${allOf(p) - n - lastOf(p)}$ terms lie between them.`,
        slip('did_not_halve', between, allOf(p))`
          The middles of the blocks were taken to be all $${frac(between)}$ places apart; half of $${n}$ and half of
          $${lastOf(p)}$ have to come off.`,
        slip('miscounted_the_steps', between, calc`${allOf(p)} - ${n}`)`
          $${frac(between)}$ steps lead from a term to the one after $${allOf(p)} - ${n}$ more; from middle to middle
          half of each block comes off.`,
        slip('miscounted_the_steps', ahead, calc`(${allOf(p)} - ${n} - ${lastOf(p)}) / 2`)`
          $${frac(ahead)}$ steps are half of the terms between the blocks; from the middle of the first block to that of
          all terms it is half of $${allOf(p)} - ${n}$.`,
      ],
      snapRead: text`Sums of a first and a last block of different length; the terms between them are not given, and all
        are to be added.`,
      approach: text`Sums of blocks of different length cannot be compared, their means can: each stands at the middle
        of its block. They give the step, and the mean of all terms stands at the middle of the whole.`,
      faster: () =>
        text`The mean of all terms lies $${frac(ahead)}$ of $${frac(between)}$ steps from $${frac(middle)}$ to
          $${frac(later)}$; take it $${allOf(p)}$ times.`,
      check: () =>
        text`With step $${frac(d)}$ the progression runs from $${a}$ to $${term(p, allOf(p))}$; half of $${allOf(p)}
          \times (${a} + ${term(p, allOf(p))})$ is $${sumTo(p, allOf(p))}$.`,
      principle: text`The mean of a block of an arithmetic progression stands at its middle: compare means, not sums.`,
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
    const period = step(
      calc`${m} * ${other(p)}`,
      value =>
        tex`${m} \times ${other(p)} = ${value}, \quad ${bothRests(p)} = ${m} \times ${Math.floor(bothRests(p) / m)} +
          ${r} = ${other(p)} \times ${Math.floor(bothRests(p) / other(p))} + ${otherRest(p)}`,
    )`
      Both conditions repeat together after the product of the divisors. Find the first number that has both
      remainders.`;
    const rest = find(bothRests(p));
    const first = step(
      calc`${rest} + ${period} * ceil((${low} - ${rest}) / ${period})`,
      value => tex`${value} = ${rest} + ${value.sub(rest).div(period)} \times ${period}`,
    )`
      Go up in such steps to the first number of the range.`;
    const last = step(
      calc`${rest} + ${period} * floor((${top(p)} - ${rest}) / ${period})`,
      value => tex`${value} = ${rest} + ${value.sub(rest).div(period)} \times ${period}`,
    )`
      Find the last one.`;
    const steps = find(calc`(${last} - ${first}) / ${period}`);
    const count = find(calc`${steps} + 1`);
    const sum = step(
      calc`${count} * ((${first} + ${last}) / 2)`,
      (_value, working) => tex`n = \frac{${last} - ${first}}{${period}} + 1 = ${count}, \quad ${working}`,
    )`
      They form an arithmetic progression: count the terms and multiply by the mean of the ends.`;
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
          $${count}$ is the number of steps; the first number is not counted then.`,
        slip('ignored_a_condition', rest, !q(r).equals(bothRests(p)) && r)`
          The list was made of numbers with the remainder $${r}$ by $${m * other(p)}$; that one fails the second
          condition.`,
        slip('left_out_an_end_point', last, calc`${last} - ${period}`)`
          $${last.add(period)}$ still belongs to the range, but the list stops at $${last}$.`,
        slip('let_in_an_end_point', last, calc`${last} + ${period}`)`
          $${last}$ has the right remainders but lies above $${top(p)}$.`,
        slip('left_out_an_end_point', first, calc`${first} + ${period}`)`
          $${first.sub(period)}$ still belongs to the range, but the list begins at $${first}$.`,
        slip('counted_one_too_many', count, calc`${steps} + 2`)`
          $${count}$ numbers of this mean are one too many: steps plus one is the count.`,
        slip('let_in_an_end_point', first, calc`${first} - ${period}`)`
          $${first}$ has the right remainders but lies below $${low}$.`,
        slip('ignored_a_condition', period, m)`
          Steps of $${m}$ keep the first remainder only; the second condition drops most of these numbers.`,
      ],
      snapRead: text`Two remainders at once make one arithmetic progression; its ends must be found before it can be
        summed.`,
      approach: text`Join the two conditions into one remainder by the product of the divisors. Then find the first and
        the last number of the range and add the progression.`,
      faster: text`The mean of the numbers is $\frac{${first} + ${last}}{2}$, and there are $${count}$ of them.`,
      check: () =>
        text`$${first}$ and $${last}$ both leave $${r}$ by $${m}$ and $${otherRest(p)}$ by $${other(p)}$; $${first} -
          ${period} < ${low}$ and $${last} + ${period} > ${top(p)}$, so none is missing at the ends.`,
      principle: text`Two remainders by divisors without a common factor are one remainder by their product: join them
        before anything else.`,
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
    const zero = step(calc`(${Math.min(n, k) + 1} + ${Math.max(n, k)}) / 2`)`
      The terms after the shorter sum add up to zero, so the middle one of them is zero. Find its place.`;
    const first = find(calc`${d} * (${n} + ${k} - 1) / 2`);
    const stepsDown = find(calc`${zero} - 1`);
    const difference = step(calc`-(${first} / ${stepsDown})`, (_value, working) => tex`d = ${working}`)`
      From the first term to zero the progression falls in equal steps.`;
    const further = find(calc`max(${n}, ${k}) + ${m} - ${zero}`);
    const value = step(calc`${further} * (${difference})`)`
      Go on from zero to the place wanted.`;
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
          From the first term to term $${zero}$ there are $${zero.sub(1)}$ steps, one less than its place.`,
        slip('miscounted_the_steps', further, calc`${further} + 1`)`
          $${further}$ steps from the zero term go one place too far.`,
        slip('miscounted_the_steps', further, calc`${further} - 1`)`
          $${further}$ steps from the zero term stop one place short.`,
        slip('miscounted_the_steps', zero, calc`(${n} + ${k} - 1) / 2`)`
          Term $${zero}$ was taken as zero; the middle of the extra terms is one place later.`,
        slip('miscounted_the_steps', zero, calc`(${n} + ${k} + 3) / 2`)`
          Term $${zero}$ was taken as zero; the middle of the extra terms is one place earlier.`,
        slip('measured_from_the_wrong_end', further, calc`max(${n}, ${k}) + ${m} - 1`)`
          $${further}$ steps lead there from the first term, but they were counted from the zero term.`,
      ],
      snapRead: text`Two sums of the same progression are equal: what lies between them adds up to zero.`,
      approach: text`The extra terms of the longer sum cancel, so their middle is zero. That place and the first term
        give the common difference.`,
      faster: text`Term $${(n + k + 1) / 2}$ is $0$ and term $1$ is $${(d * (n + k - 1)) / 2}$, so everything is read on
        a straight line with slope $-${d}$.`,
      check: text`With $d = -${d}$ the terms number $${Math.min(n, k) + 1}$ and $${Math.max(n, k)}$ are
        $${(d * (Math.max(n, k) - Math.min(n, k) - 1)) / 2}$ and its negative, so they cancel.`,
      principle: text`Equal sums mean that the terms between them cancel: their middle is zero.`,
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
