import type Fraction from 'fraction.js';
import { lowestTerms } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Groups {
  /** Sizes and averages of two groups. */
  n: number;
  m: number;
  a: number;
  b: number;
  all: string;
  one: string;
  two: string;
  what: string;
  /** What the average of the first group may lose. */
  gain: number;
  frame: number;
}

const stories = [
  { all: 'a college', one: 'boys', two: 'girls', what: 'marks' },
  { all: 'a firm', one: 'engineers', two: 'clerks', what: 'days of leave' },
  { all: 'a club', one: 'bowlers', two: 'batters', what: 'matches' },
  { all: 'a village', one: 'farmers', two: 'weavers', what: 'bags of seed' },
  { all: 'a fleet', one: 'vans', two: 'lorries', what: 'litres of diesel' },
  { all: 'an anthology', one: 'ballads', two: 'odes', what: 'lines' },
] as const;

const together = ({ n, m, a, b }: Groups) => q(n * a + m * b, n + m);
/** The positive difference of two averages, as it is written. */
const apart = (x: number | Fraction, y: number | Fraction) =>
  (x.valueOf() > y.valueOf() ? [x, y] : [y, x]).map(n => numberTex(n)).join(' - ');
/** The sum of the terms of the ratio of the sizes, in lowest terms. */
const termsOf = ({ n, m }: Groups) => {
  const ratio = q(n, m);
  return q(ratio.n + ratio.d);
};
const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const between = (value: Fraction, { a, b }: Groups) =>
  value.valueOf() > Math.min(a, b) && value.valueOf() < Math.max(a, b) && value.d <= 20n;

/** On the side of the middle on which the larger group pulls the average: the other side falls at a glance. */
const onTheLargerSide = (value: Fraction, p: Groups) =>
  between(value, p) &&
  Math.sign(value.valueOf() - (p.a + p.b) / 2) * Math.sign((p.a - p.b) * (p.n - p.m)) >= 0;

const combined = form<Groups>(
  'average-of-all',
  {
    band: 'Easy',
    seconds: 40,
    revision: 5,
    suits: p => together(p).mul(2).d === 1n,
    verify: ({ n, m, a, b }) => {
      let sum = 0;
      for (let i = 0; i < n + m; i += 1) sum += i < n ? a : b;
      return q(sum, n + m);
    },
  },
  (p, { step }) => {
    const { n, m, a, b, all, one, two, what, frame } = p;
    const total = step(calc`${n} * ${a} + ${m} * ${b}`, {
      name: text`the total of all ${what}`,
      because: text`Averages of groups of different sizes cannot be averaged, but totals can always be added. One
          large group counts more than one small group.`,
    })`
      The total of a group is its number times its average. Find the totals of the ${one} and of the ${two}, and add
      them.`;
    const mean = step(calc`${total} / (${n} + ${m})`, {
      name: text`the average of all`,
      because: text`An average is the total, shared equally by everybody who is in it. Here that is both groups
          together.`,
    })`
      There are ${n + m} in all. Divide the whole total by this number.`;
    return {
      answer: mean,
      stem:
        frame === 0
          ? text`In ${all} the ${String(n)} ${one} have ${String(a)} ${what} on average and the ${String(m)} ${two}
            have ${String(b)}. What is the average of all of them?`
          : text`In ${all} there are ${String(n)} ${one}, with an average of ${String(a)} ${what}, and ${String(m)}
            ${two}, with an average of ${String(b)} ${what}. What is the average of all ${String(n + m)} of them?`,
      show: plain,
      plausible: value => onTheLargerSide(value, p),
      slips: [
        slip('averaged_the_averages', mean, calc`(${a} + ${b}) / 2`)`
          ${here} lies in the middle of the two averages. That needs as many ${one} as ${two}.`,
        slip('swapped_the_weights', mean, calc`(${m} * ${a} + ${n} * ${b}) / (${n} + ${m})`)`
          You gave the ${m} ${two} the average of the ${one}, and the ${n} ${one} the average of the ${two}. Each
          number belongs to its own average.`,
        slip('ignored_the_weights', mean, calc`(${together(p)} + ${n > m ? a : b}) / 2`)`
          You moved the average further towards ${n > m ? a : b} than ${n} ${one} and ${m} ${two} can pull it.`,
        slip('ignored_the_weights', mean, calc`(${together(p)} + ${n > m ? b : a}) / 2`)`
          You moved the average further towards ${n > m ? b : a}, the average of the smaller group, than ${n} ${one}
          and ${m} ${two} allow.`,
        slip('ignored_the_weights', mean, n > m ? calc`(2 * ${a} + ${b}) / 3` : calc`(${a} + 2 * ${b}) / 3`)`
          You counted the larger group twice, but ${n} ${one} and ${m} ${two} are not in the ratio of two to one.`,
        slip('ignored_the_weights', mean, n > m ? calc`(3 * ${a} + ${b}) / 4` : calc`(${a} + 3 * ${b}) / 4`)`
          You counted the larger group three times, but ${n} ${one} and ${m} ${two} are not in the ratio of three to
          one.`,
      ],
      snapRead: text`Two groups of different sizes have known averages, and the average of all is asked. The sizes are
        the weights.`,
      approach: text`Find the total of each group, add the two totals, and divide by the number of all. The middle of
        the two averages would be right only for equal groups.`,
      check: text`The ${n} ${one} are ${mean.sub(a).abs()} away from ${mean} and the ${m} ${two} ${mean.sub(b).abs()}.
        Size times distance is ${mean.sub(a).abs().mul(n)} on both sides.`,
      principle: text`The average of two groups is nearer to the average of the larger group, because the sizes are the
        weights.`,
    };
  },
);

const sizeOfOne = form<Groups>(
  'size-of-a-group',
  {
    band: 'Easy',
    seconds: 50,
    revision: 4,
    entry: true,
    suits: p => together(p).mul(2).d === 1n,
    verify: p => {
      for (let x = 1; x < p.n + p.m; x += 1)
        if (Math.abs(x * p.a + (p.n + p.m - x) * p.b - (p.n * p.a + p.m * p.b)) < 1e-9) return q(x);
      throw new Error('no size fits');
    },
  },
  (p, { step }) => {
    const { b, a, n, m, two, frame, one, all, what } = p;
    const lift = step(calc`abs(${together(p)} - ${b})`, {
      name: text`the distance from the average of the ${two}`,
      works: value => tex`${apart(together(p), b)} = ${value}`,
      because: text`Measured from the average of the ${two}, only the ${one} move the average of all.`,
    })`
      Find by how much the average of all differs from ${b}, the average of the ${two}.`;
    const span = step(calc`abs(${a} - ${b})`, {
      name: 'the distance of the two averages',
      works: value => tex`${apart(a, b)} = ${value}`,
    })`
      If all were ${one}, the average would be ${a}. Find by how much it would differ from ${b} then.`;
    const size = step(
      calc`${n + m} * ${lift} / ${span}`,
      value => tex`${n + m} \times \frac{${lift}}{${span}} = ${value}`,
    )`
      Each of the ${one} moves the average equally far. So the fraction of the ${one} is the first difference over the
      second; multiply it by all ${n + m}.`;
    return {
      answer: size,
      stem:
        frame === 0
          ? text`The ${String(n + m)} ${one} and ${two} of ${all} have ${numberTex(together(p))} ${what} on average,
            the ${one} ${String(a)} and the ${two} ${String(b)}. How many ${one} are there?`
          : text`A group of ${String(n + m)} consists of ${one}, who average ${String(a)} ${what}, and ${two}, who
            average ${String(b)}. If the average of the whole group is ${numberTex(together(p))}, find the number of
            ${one}.`,
      show: plain,
      plausible: value => whole(value) && value.lt(n + m),
      slips: [
        slip('gave_the_complement', lift, calc`abs(${together(p)} - ${a})`)`
          You measured from ${a}, the average of the ${one}. That gives the part of the ${two}.`,
        slip('assumed_equal_parts', size, (n + m) % 2 === 0 && calc`${n + m} / 2`)`
            You gave half of the ${n + m} to each group. Then the average of all would be in the middle of ${a} and
            ${b}.`,
        slip('answered_another_quantity', size, Math.abs(n - m))`
          You found ${size}, by how many one group is larger than the other. The question asks for the ${one} alone.`,
        slip('took_a_part_for_the_whole', span, calc`${span} - ${lift}`)`
          You divided by the other distance from the average of all. Divide by the whole distance between ${a} and
          ${b}.`,
        slip('used_a_term_twice', span, calc`${span} + ${lift}`)`
          You divided by more than the distance between ${a} and ${b}: one of the distances was counted twice.`,
        slip('halved_needlessly', lift, calc`${lift} / 2`)`
          You used only half of the distance between ${together(p)} and ${b}. The ${one} move the average by the whole
          of it.`,
      ],
      snapRead: text`The average of each group, the average of all and the number of all are known. The size of one
        group is asked, and alligation gives it.`,
      approach: text`The more ${one} there are, the nearer the average of all is to ${a}. Its difference from ${b}, as a
        fraction of the whole difference, is the fraction of the ${one}.`,
      check: text`$${size} \times ${a} + ${q(n + m).sub(size)} \times ${b} = ${together(p).mul(n + m)}$, and divided
        by ${n + m} that is ${together(p)}.`,
      principle: text`In alligation the sizes of two groups are in the inverse ratio of the differences of their
        averages from the average of all.`,
    };
  },
);

const otherAverage = form<Groups>(
  'average-of-the-other',
  {
    band: 'Easy',
    seconds: 45,
    revision: 6,
    suits: p => together(p).mul(2).d === 1n,
    verify: p => {
      for (let half = 0; half < 4000; half += 1)
        if (Math.abs(p.n * p.a + (p.m * half) / 2 - together(p).valueOf() * (p.n + p.m)) < 1e-9)
          return q(half, 2);
      throw new Error('no average fits');
    },
  },
  (p, { step }) => {
    const { n, m, a, b, frame, all, what, one, two } = p;
    const total = step(calc`${n + m} * ${together(p)}`, {
      name: text`the total of all ${what}`,
      because: text`Averages of different groups cannot be subtracted, but totals can. The average of all, times
          the number of all, is what all of them have together.`,
    })`
      Multiply the average of all by their number, ${n + m}, to find the total of all.`;
    const known = step(calc`${n} * ${a}`, {
      name: text`the total of the ${one}`,
      because: text`The total of all contains the ${one}. To separate them, their part has to be known as a total
          too, not as an average.`,
    })`
      Multiply the average of the ${one} by their number, ${n}, to find their total.`;
    const mean = step(calc`(${total} - ${known}) / ${m}`, {
      name: text`the average of the ${two}`,
      because: text`Everybody is either in one group or in the other. So the total that the ${one} do not have is
          the total of the ${two}, and they are ${m}.`,
    })`
      The rest of the total belongs to the ${m} ${two}. Subtract, and divide by ${m}.`;
    const shift = together(p).sub(a);
    return {
      answer: mean,
      stem:
        frame === 0
          ? text`The ${String(n + m)} members of ${all} have ${numberTex(together(p))} ${what} on average. The
            ${String(n)} ${one} among them have ${String(a)} on average. What is the average of the other
            ${String(m)}, the ${two}?`
          : text`The ${String(n)} ${one} of a group have ${String(a)} ${what} on average. When ${String(m)} ${two} are
            included, the average becomes ${numberTex(together(p))}. Find the average of the ${two}.`,
      show: plain,
      plausible: value =>
        value.valueOf() > 0 && value.d <= 12n && Math.abs(value.valueOf() - b) < 3 * Math.abs(a - b),
      onSight: value => Math.sign(value.valueOf() - together(p).valueOf()) === Math.sign(b - a),
      slips: [
        slip('averaged_the_averages', mean, calc`2 * ${together(p)} - ${a}`)`
          ${here} makes ${together(p)} the middle of the two averages. That needs as many ${one} as ${two}.`,
        slip('divided_by_the_wrong_number', mean, calc`(${total} - ${known}) / ${n}`)`
          You divided what is left of the total by ${n}, the number of ${one}. It belongs to the ${two}, so divide by
          ${m}.`,
        slip('took_inverse_for_direct', mean, calc`${together(p)} + (${together(p)} - ${a}) * ${m} / ${n}`)`
          For the other side $\frac{${m}}{${n}}$ of the distance $${apart(together(p), a)}$ was taken. The smaller
          group is the one farther away.`,
        slip('swapped_the_weights', known, calc`${m} * ${a}`)`
          You multiplied ${a}, the average of the ${one}, by the ${m} ${two}. A total is the average times the number
          of its own group.`,
        slip('divided_by_the_wrong_number', mean, calc`2 * (${total} - ${known}) / ${n + m}`)`
          You divided what is left by half of all members. It belongs to the ${m} ${two}.`,
        slip('ignored_the_weights', mean, calc`3 * ${together(p)} - 2 * ${a}`)`
          You went on from ${together(p)} by twice the distance $${apart(together(p), a)}$. How far it is depends on
          the ${n} ${one} and ${m} ${two}.`,
        slip('wrong_base', mean, calc`${together(p)} + (${together(p)} - ${a}) * ${n + m} / ${m}`)`
          You went on from ${together(p)} by $\frac{${n + m}}{${m}}$ of the distance $${apart(together(p), a)}$. That
          is how far the two averages are apart, so start from ${a}.`,
        slip('wrong_sign', mean, calc`${together(p)} - (${together(p)} - ${a}) * ${n} / ${m}`)`
          You put both averages on the same side of ${together(p)}, but the average of all lies between them.`,
      ],
      snapRead: text`The sizes of both groups, the average of one and the average of all are known. The average of the
        other group is asked.`,
      approach: text`Totals can be subtracted, averages cannot. Find the total of all and the total of the ${one}; what
        is left belongs to the ${two}.`,
      faster: text`The ${n} ${one} are ${shift.abs()} ${shift.s < 0n ? 'above' : 'below'} the average of all, so the
        ${m} ${two} are $${n} \times ${shift.abs()} \div ${m}$ ${shift.s < 0n ? 'below' : 'above'} it.`,
      check: text`$${n} \times ${a} + ${m} \times ${mean} = ${known.add(mean.mul(m))}$, and divided by ${n + m} that
        is ${together(p)}.`,
      principle: text`The differences of two groups from the average of all cancel when each is multiplied by the size
        of its group.`,
    };
  },
);

const fromDifference = form<Groups>(
  'size-from-difference',
  {
    band: 'Easy',
    seconds: 60,
    revision: 8, // The total and the difference are both even or both odd, and so are the options.
    entry: true,
    suits: p => p.n > p.m && together(p).mul(2).d === 1n && termsOf(p).lte(13),
    verify: p => {
      for (let m = 1; m < 2000; m += 1)
        if (Math.abs((m + p.n - p.m) * p.a + m * p.b - together(p).valueOf() * (2 * m + p.n - p.m)) < 1e-9)
          return q(2 * m + p.n - p.m);
      throw new Error('no sizes fit');
    },
  },
  (p, { step, find, write }) => {
    const { b, a, n, m, one, two, frame, all, what } = p;
    const [x, y] = lowestTerms(n, m);
    const [far, near] = [together(p).sub(b).abs(), together(p).sub(a).abs()];
    const distances = tex`(${apart(together(p), b)}) : (${apart(together(p), a)})`;
    const reduced = far.equals(x) ? tex`${x} : ${y}` : tex`${far} : ${near} = ${x} : ${y}`;
    write(tex`${distances} = ${reduced}`, {
      because: text`Around the average of all, size times distance is the same for the two groups. So the group
          whose average is nearer is the larger one: its parts are the distance of the other average.`,
    })`
      By alligation the ${one} and the ${two} are in the inverse ratio of the distances of $${a}$ and $${b}$ from
      $${numberTex(together(p))}$. Write this ratio in lowest terms.`;
    const [first, second] = [find(x), find(y)];
    const unit = step(calc`${n - m} ÷ (${first} - ${second})`, {
      name: 'one part',
      because: text`The ratio alone does not give the sizes: $3 : 1$ can be 6 and 2 or 60 and 20. The difference in
          numbers belongs to the difference in parts.`,
    })`
      There are ${n - m} more ${one} than ${two}. They are $${first} - ${second}$ parts of the
      ratio, so divide to find one part.`;
    const allOfThem = step(calc`(${first} + ${second}) * ${unit}`, {
      name: text`the number of all`,
      because: text`The question asks for both groups, so all parts count. Each of them is as large as the part
          just found.`,
    })`
      Together there are $${x} + ${y}$ parts. Multiply their number by one part.`;
    return {
      answer: allOfThem,
      stem:
        frame === 0
          ? text`There are ${String(n - m)} more ${one} than ${two} in ${all}. The ${one} have ${String(a)} ${what} on
            average, the ${two} ${String(b)}, and all together ${numberTex(together(p))}. How many are there
            altogether?`
          : text`In ${all} the average is ${String(a)} ${what} for the ${one}, ${String(b)} for the ${two} and
            ${numberTex(together(p))} for both together. If the ${one} outnumber the ${two} by ${String(n - m)}, what
            is the total number of ${one} and ${two}?`,
      show: plain,
      plausible: whole,
      // The total is the difference and twice the smaller group.
      onSight: value => value.gt(n - m) && value.div(termsOf(p)).d === 1n && value.sub(n - m).div(2).d === 1n,
      slips: [
        slip('stopped_a_step_early', allOfThem, calc`${first} * ${unit}`)`
          ${here} counts the ${one} only. The question asks for both groups together.`,
        slip('took_ratio_terms_for_amounts', allOfThem, calc`${far} + ${near}`)`
          You added the distances from the average of all, ${here}, as if they were the sizes. They only give the
          ratio of
          the sizes.`,
        slip(
          'scaled_from_the_wrong_length',
          allOfThem,
          !near.equals(y) && calc`(${far} + ${near}) * ${unit}`,
        )`
          ${here} counts the parts of $${far} : ${near}$, but one part was found from $${x} : ${y}$. Use one of the two
          ratios throughout.`,
        slip('scaled_from_the_wrong_length', unit, !near.equals(y) && calc`${n - m} ÷ (${far} - ${near})`)`
          You found one part from $${far} : ${near}$, as ${here}, but then counted the parts of $${x} : ${y}$. Use one
          of
          the two ratios throughout.`,
        slip('wrong_base', unit, calc`${n - m} ÷ ${first}`)`
          ${here} makes ${n - m} the number of all the ${one}. It only says by how many they outnumber the ${two}.`,
        slip('wrong_base', unit, !second.equals(1) && calc`${n - m} ÷ ${second}`)`
          ${here} makes ${n - m} the number of all the ${two}. It only says by how many more ${one} there are.`,
        slip('took_the_whole_for_a_part', allOfThem, calc`${n - m} * (${x} + ${y})`)`
          ${here} makes the difference of ${n - m} a single part of the ratio. It belongs to the difference of the two
          numbers of parts.`,
        slip('stopped_a_step_early', allOfThem, calc`${second} * ${unit}`)`
          ${here} counts the ${two} only. The question asks for both groups together.`,
      ],
      snapRead: text`Three averages give the ratio of the sizes, and the difference of the sizes is known. The number of
        all is asked.`,
      approach: text`Use alligation to find the ratio of the two sizes. The known difference of the sizes is the
        difference of the parts, which gives one part.`,
      check: text`${allOfThem} are ${n} ${one} and ${m} ${two}, and $${n} \times ${a} + ${m} \times ${b} =
        ${n * a + m * b} = ${allOfThem} \times ${together(p)}$.`,
      principle: text`Averages give only the ratio of the sizes; another fact about the numbers gives the sizes
        themselves.`,
    };
  },
);

/** What the second group has to gain where the first one loses, if the average of all stays. */
const balance = (p: Groups) => q(p.gain * p.n, p.m);

const balancing = form<Groups>(
  'gain-that-balances-a-loss',
  {
    band: 'Medium',
    seconds: 75,
    revision: 3,
    suits: p =>
      p.n !== p.m &&
      together(p).mul(2).d === 1n &&
      balance(p).mul(2).d === 1n &&
      p.gain < Math.min(p.a, p.b) / 2,
    verify: p => {
      // In quarters: the first rise for which the total is as before.
      for (let quarter = 1; quarter < 400; quarter += 1)
        if (4 * p.n * (p.a - p.gain) + p.m * (4 * p.b + quarter) === 4 * (p.n * p.a + p.m * p.b))
          return q(quarter, 4);
      throw new Error('no rise fits');
    },
  },
  (p, { step }) => {
    const { b, a, gain, two, n, m, frame, all, one, what } = p;
    const first = step(calc`abs(${together(p)} - ${b})`, {
      name: text`the parts of the ${one}`,
      works: value => tex`${apart(together(p), b)} = ${value}`,
      because: text`The sizes are not given, but alligation gives their ratio, and that is all you need: with
          twice as many of both, loss and gain would both be doubled.`,
    })`
      By alligation the sizes are in the inverse ratio of the distances from the average of all. So for the
      parts of the ${one} take the distance of $${b}$ from it.`;
    const second = step(calc`abs(${together(p)} - ${a})`, {
      name: text`the parts of the ${two}`,
      works: value => tex`${apart(together(p), a)} = ${value}`,
      because: text`Size times distance from the average of all is equal for the two groups. So the group whose
          average is nearer is the larger one.`,
    })`
      For the parts of the ${two} take the distance of $${a}$ from the average of all.`;
    const rise = step(calc`${gain} * ${first} / ${second}`, {
      name: text`the rise of the average of the ${two}`,
      works: value => tex`${gain} \times \frac{${first}}{${second}} = ${value}`,
      because: text`An average of all stays only if the total stays. A small change for each of many people equals
          a large change for each of few.`,
    })`
      The total of all must not change. What each of the ${one} loses, times their parts, is what each of the ${two}
      gains, times theirs. Divide.`;
    return {
      answer: rise,
      stem:
        frame === 0
          ? text`In ${all} the ${one} have ${String(a)} ${what} on average and the ${two} ${String(b)}; the average of
            all is ${numberTex(together(p))}. If the average of the ${one} fell by ${String(gain)}, by how much would
            the average of the ${two} have to rise for the average of all to stay the same?`
          : text`The ${one} of ${all} average ${String(a)} ${what} and the ${two} ${String(b)}, which makes an overall
            average of ${numberTex(together(p))}. Suppose that the average of the ${one} drops by ${String(gain)}. By
            how much must that of the ${two} go up so that the overall average does not change?`,
      show: plain,
      plausible: value => value.valueOf() > 0 && value.valueOf() < 60 && value.d <= 20n,
      onSight: value => Math.sign(value.valueOf() - gain) === Math.sign(n - m),
      slips: [
        slip('inverted_the_ratio', rise, calc`${gain} * ${second} / ${first}`)`
            You exchanged the two sizes and got a rise of ${rise}. The larger group is the one whose average is nearer
            to the average of all.`,
        slip('assumed_equal_parts', rise, gain)`
            You let the ${two} rise by as much as the ${one} fall, ${gain}. That keeps the average of all only if
            there are as many ${one} as ${two}.`,
        slip('answered_another_quantity', rise, calc`${gain} * ${first} / (${first} + ${second})`)`
            You found ${rise}, by which the average of all would fall if the ${two} did not change. The ${two} alone
            have to make up for the loss, so each needs more.`,
        slip('took_the_whole_for_a_part', rise, calc`${gain} * (${first} + ${second}) / ${second}`)`
            You let everybody lose ${gain}, the ${two} as well, and got a rise of ${rise}. Only the ${one} lose.`,
        slip('assumed_a_proportion', rise, calc`${gain} * ${a} / ${b}`)`
            You used the averages as if they were the sizes: ${here}. The sizes are in the inverse ratio of the
            distances from the average of all.`,
        slip('assumed_a_proportion', rise, calc`${gain} * ${b} / ${a}`)`
            You used the averages as if they were the sizes: ${here}. The distances from the average of all give the
            sizes, not the averages.`,
        slip('mixed_up_sum_and_product', rise, calc`${gain} + ${first} - ${second}`)`
            You added the difference of the distances to ${gain}: ${here}. A total is a size times an average, so the
            ratio of the sizes has to be multiplied.`,
        slip('answered_another_quantity', rise, calc`${gain} * ${second} / (${first} + ${second})`)`
            You found ${rise}, by which the average of all changes when the ${two} alone change by ${gain}. The
            question asks for the rise of the ${two}.`,
      ],
      snapRead: text`Three averages are known but no sizes. The average of all must stay, so what one group loses in all
        the other must gain in all.`,
      approach: text`Use alligation to find the ratio of the sizes from the three averages. Then make the whole loss of
        the ${one} equal to the whole gain of the ${two}.`,
      check: text`With ${n} ${one} and ${m} ${two}, for example, the ${one} lose $${n} \times ${gain} = ${n * gain}$
        in all and the ${two} gain $${m} \times ${rise} = ${rise.mul(m)}$.`,
      principle: text`Two averages can change without changing the average of all if the changes are in the inverse
        ratio of the sizes.`,
    };
  },
);

/** AR.AVG.2 Easy and Medium: two groups and their common average. */
const twoGroups = situation<Groups>({
  type: 'AR.AVG.2',
  situation: 'two-groups-together',
  tries: 30,
  draw: draw => {
    const p = {
      ...draw.pick(stories),
      n: draw.int(8, 72),
      m: draw.int(8, 72),
      a: draw.int(24, 90),
      b: draw.int(24, 90),
      gain: draw.int(2, 12),
      frame: draw.int(0, 1),
    };
    const far = Math.abs(p.a - p.b);
    return p.n !== p.m && far >= 4 && far <= 40 && ![p.n, p.m].includes(p.a) ? p : null;
  },
  forms: [combined, sizeOfOne, otherAverage, fromDifference, balancing],
});

interface Three {
  /** Sizes of three sections and the averages of pairs: first with second, second with third, first with third. */
  x: number;
  y: number;
  z: number;
  xy: number;
  yz: number;
  xz: number;
  frame: number;
}

const sums = ({ x, y, z, xy, yz, xz }: Three) => [(x + y) * xy, (y + z) * yz, (x + z) * xz] as const;

const fromPairs = form<Three>(
  'average-from-pairs',
  {
    band: 'Medium',
    seconds: 70,
    revision: 2,
    verify: p => {
      const [ab, bc, ac] = sums(p);
      const a = (ab + ac - bc) / 2;
      return q(2 * a + 2 * (ab - a) + 2 * (ac - a), 2 * (p.x + p.y + p.z));
    },
  },
  (p, { step, find }) => {
    const { x, y, xy, z, yz, xz, frame } = p;
    const [ab, bc, ac] = sums(p);
    const things = frame === 0 ? 'pupils' : 'crates';
    const pairTotals = step(calc`${x + y} * ${xy} + ${y + z} * ${yz} + ${x + z} * ${xz}`, {
      name: 'the totals of the three pairs together',
      because: text`An average belongs to all who are in it, here to two groups. So its total is the average times
          the number of both, and totals can be added where averages cannot.`,
    })`
      Each average belongs to two groups together. Multiply it by the number of ${things} in the two groups, and add the
      three totals.`;
    const times = find(2);
    const total = step(calc`${pairTotals} ÷ ${times}`, {
      name: 'the total of all',
      because: text`A is in two of the three pairs, and so are B and C. The three totals hold every one of the
          ${things} twice.`,
    })`
      Each of A, B and C is in two of the pairs, so everything has been counted twice. Halve the sum.`;
    const mean = step(calc`${total} / (${x} + ${y} + ${z})`, {
      name: text`the average of all`,
      because: text`Now each of the ${things} is counted once, so the number is that of A, B and C, not that of
          the pairs.`,
    })`
      Divide this total by the number of all ${things}.`;
    return {
      answer: mean,
      stem:
        frame === 0
          ? text`Sections A, B and C of a school have ${String(x)}, ${String(y)} and ${String(z)} pupils. The average
            mark is ${String(xy)} for A and B together, ${String(yz)} for B and C together and ${String(xz)} for A and
            C together. What is the average mark of all three sections?`
          : text`Three boats A, B and C carry ${String(x)}, ${String(y)} and ${String(z)} crates. Counted together,
            the crates of A and B weigh ${String(xy)} kg on average, those of B and C ${String(yz)} kg, those of A and
            C ${String(xz)} kg. What is the average weight of all the crates in kg?`,
      show: plain,
      plausible: value =>
        value.gt(Math.min(xy, yz, xz) * 0.6) && value.lt(Math.max(xy, yz, xz) * 1.3) && value.d <= 60n,
      onSight: value => value.gt(Math.min(xy, yz, xz)) && value.lt(Math.max(xy, yz, xz)),
      slips: [
        slip('averaged_the_averages', mean, calc`(${xy} + ${yz} + ${xz}) / 3`)`
          You averaged the three averages: ${here}. That would be right if the three pairs were equally large, but
          they are not.`,
        slip('divided_by_the_wrong_number', times, 3)`
          You divided the totals of the pairs by 3, but each of A, B and C is in two pairs.`,
        slip(
          'used_a_wrong_given_number',
          mean,
          calc`(${x} * ${xy} + ${y} * ${yz} + ${z} * ${xz}) / (${x} + ${y} + ${z})`,
        )`
          You multiplied ${xy} by the ${x} ${things} of A alone, and so on. Each average belongs to two groups
          together.`,
        slip(
          'used_a_wrong_given_number',
          mean,
          calc`(${z} * ${xy} + ${x} * ${yz} + ${y} * ${xz}) / (${x} + ${y} + ${z})`,
        )`
          You multiplied ${xy}, the average of A and B, by the ${z} ${things} of C, and so on. Multiply by the number
          of those it belongs to.`,
        slip('left_out_a_term', mean, calc`(${ab} + ${bc}) / (${x} + 2 * ${y} + ${z})`)`
          You put together only the pairs with the averages ${xy} and ${yz}, so B counts twice and the others once.`,
        slip('left_out_a_term', mean, calc`(${bc} + ${ac}) / (${x} + ${y} + 2 * ${z})`)`
          You put together only the pairs with the averages ${yz} and ${xz}, so C counts twice and the others once.`,
      ],
      snapRead: text`The sizes of three groups and the averages of all three pairs are known. The average of all is
        asked, and no average of a single group is needed.`,
      approach: text`Find the total of each pair and add the three totals. Each group is in two pairs, so half of the
        sum is the total of all.`,
      check: text`The totals of A, B and C are then ${total.sub(bc)}, ${total.sub(ac)} and ${total.sub(ab)}. Together
        that is $${total} = ${x + y + z} \times ${mean}$.`,
      principle: text`When all pairs of three groups are added, each group is counted twice, so halve the sum.`,
    };
  },
);

const pairs = situation<Three>({
  type: 'AR.AVG.2',
  situation: 'three-pairs',
  tries: 40,
  draw: draw => {
    const [x, y, z] = [draw.step(10, 60, 2), draw.step(10, 60, 2), draw.step(10, 60, 2)];
    const [xy, yz, xz] = [draw.int(40, 80), draw.int(40, 80), draw.int(40, 80)];
    const p = { x, y, z, xy, yz, xz, frame: draw.int(0, 1) };
    const [ab, bc, ac] = sums(p);
    const totals = [ab + ac - bc, ab + bc - ac, ac + bc - ab];
    const means = [totals[0] ?? 0, totals[1] ?? 0, totals[2] ?? 0].map(
      (total, i) => total / 2 / ([x, y, z][i] ?? 1),
    );
    const clean =
      means.every(mean => mean > 25 && mean < 95) &&
      new Set([x, y, z]).size === 3 &&
      new Set([xy, yz, xz]).size === 3;
    return clean && totals.every(total => total % 2 === 0) && q(ab + bc + ac, 2 * (x + y + z)).mul(2).d === 1n
      ? p
      : null;
  },
  forms: [fromPairs],
});

/** AR.AVG.2: averages of groups and of their unions. */
export const groupAverages: readonly AnyTemplate[] = [...twoGroups, ...pairs];
