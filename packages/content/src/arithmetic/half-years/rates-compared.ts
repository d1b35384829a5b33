import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { percent, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Schemes {
  who: string;
  one: string;
  other: string;
  times: number;
  part: string;
  added: string;
  /** The rate for one part of a year, and a rate of simple interest, in per cent. */
  each: number;
  simple: number;
  sum: number;
  frame: number;
}

const stories = [
  { who: 'Harleen', one: 'Bank A', other: 'Bank B' },
  { who: 'a library', one: 'the city bank', other: 'the village bank' },
  { who: 'Dorjee', one: 'the first company', other: 'the second company' },
  { who: 'a sports club', one: 'Bank X', other: 'Bank Y' },
  { who: 'Rukmini', one: 'the state bank', other: 'the private bank' },
] as const;
const kinds = [
  { times: 2, part: 'half-year', added: 'half-yearly' },
  { times: 4, part: 'quarter', added: 'quarterly' },
] as const;

const again = form<Schemes>(
  'rate-from-two-interests',
  {
    band: 'Medium',
    seconds: 80,
    // Months in place of one part too many or too few.
    revision: 2,
    suits: ({ sum, each }) =>
      q(each)
        .mul(sum)
        .div(100)
        .mul(100 + each)
        .div(100).d === 1n && (sum * each) % 100 === 0,
    verify: ({ sum, each, times }) => {
      const [first, second] = [(sum * each) / 100, (sum * each * (100 + each)) / 10000];
      let [from, to] = [0, 1];
      for (let i = 0; i < 80; i += 1) {
        const r = (from + to) / 2;
        if (first * (1 + r) < second) from = r;
        else to = r;
      }
      return nearFraction(100 * times * from, 2);
    },
  },
  ({ who, one, times, part, added, each, sum, frame }, { step, find }) => {
    const first = q(sum * each, 100);
    const second = first.mul(100 + each).div(100);
    const more = step(calc`${second} - ${first}`, {
      name: 'the interest on the first interest',
      because: text`In the second ${part} the sum earns the same as in the first, because it has not changed. Only the
        first interest is new in the account, so all that is more comes from it.`,
    })`
      In the second ${part} the sum earns ₹${first} again, and the first interest of ₹${first} earns as well. Subtract
      to find the interest on the first interest.`;
    const base = find(first);
    const rate = step(calc`${more} / ${base} * 100%`, {
      name: `the rate for one ${part}`,
      because: text`₹${more} is what ₹${first} has earned in one ${part}. Not what the sum has earned, and not what
        ₹${second} will earn, so it is compared with ₹${first}.`,
    })`
      The first interest of ₹${first} has earned this in one ${part}. Write it as a per cent of ₹${first}: that is the
      rate for one ${part}.`;
    const number = find(times);
    const yearly = step(calc`${rate} * ${number}`, {
      works: value => tex`${rate}\% \times ${number} = ${value}\%`,
      because: text`By custom the yearly rate is given without compounding: a rate of a year is divided by ${times} to
        get the rate of one ${part}, so going back means multiplying by ${times}.`,
    })`
      A year has ${times} of these parts. The yearly rate is given as ${times} times the rate of one ${part}, so
      multiply.`;
    return {
      answer: yearly,
      stem:
        frame === 0
          ? text`${who} deposits a sum in ${one}, which compounds interest ${added}. The interest of the first ${part}
            is ₹${first} and that of the second ₹${second}. What is the rate of interest per year?`
          : text`Interest on a deposit of ${who} is compounded ${added} by ${one}. It was ₹${first} for the first
            ${part}, and for the next one, though nothing was paid in or taken out, it was ₹${second}. Find the rate
            per cent a year.`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(120) && value.d <= 30n,
      slips: [
        slip('used_the_rate_of_another_period', number, 1)`
          ${rate}% is the rate for one ${part}. The rate for a year is asked, and a year has ${times} such parts.`,
        slip('used_the_rate_of_another_period', number, times === 2 ? 4 : 2)`
          You counted the rate of ${rate}% ${times === 2 ? 4 : 2} times. Interest is added ${times} times a year here,
          so a year has ${times} parts.`,
        slip('wrong_base', base, second)`
          You compared the increase with ₹${base}, the second interest. The increase was earned by the first interest,
          so that is the base.`,
        slip('wrong_base', base, calc`(${first} + ${second}) / 2`)`
          You compared the increase with ₹${base}, the average of the two interests. It was earned by the first
          interest alone.`,
        slip('compounded_simple_interest', yearly, () => calc`((1 + ${each} / 100)^${times} - 1) * 100`)`
          ${here} is by how many per cent a sum grows in a year. The yearly rate is given without compounding, as a
          multiple of the rate of one ${part}.`,
        slip('doubled_needlessly', yearly, calc`2 * ${times} * ${rate}`)`
          ${here} doubles the rate once more because two interests are given. They only serve to find the rate of one
          ${part}.`,
        slip('used_the_rate_of_another_period', number, 12)`
          You counted the rate of ${rate}% once for each of the $12$ months. It is the rate of one ${part}, and a
          year has ${times} of these.`,
        slip('took_a_wrong_number_of_periods', number, 12 / times)`
          You counted the rate of ${rate}% once for each of the $${12 / times}$ months of one ${part}. It is the
          rate of the whole ${part}, and a year has ${times} of these.`,
      ],
      snapRead: text`The interest grows only because interest earns interest: two neighbouring interests give the
        rate.`,
      approach: text`The second interest is the first one and the interest on it. So the increase as a per cent of the
        first interest is the rate of one ${part}, and the number of parts in a year gives the yearly rate.`,
      check: text`${rate}% of ₹${first} is ₹${more}, and with it ₹${first} becomes ₹${second}; ${times} times ${rate}%
        is ${yearly}%.`,
      principle: text`On a deposit with compound interest, each interest is larger than the one before by the rate of
        one part of the year.`,
    };
  },
);

const against = form<Schemes>(
  'sum-from-the-advantage',
  {
    band: 'Medium',
    seconds: 95,
    revision: 2,
    suits: p => {
      const gain = advantage(p);
      return (
        gain.gt(0) && gain.mul(p.sum).d === 1n && gain.mul(p.sum).gte(20) && p.simple !== p.each * p.times
      );
    },
    verify: p => {
      const more = advantage(p).mul(p.sum).valueOf();
      for (let s = 500; s <= 200000; s += 500) {
        let amount = s;
        for (let i = 0; i < p.times; i += 1) amount *= 1 + p.each / 100;
        if (Math.abs(amount - s - (s * p.simple) / 100 - more) < 1e-6) return s;
      }
      throw new Error('no sum fits');
    },
  },
  (p, { step, find }) => {
    const { who, one, other, times, part, added, each, simple, sum, frame } = p;
    const more = advantage(p).mul(sum);
    const rate = find(each, { name: `the rate of one ${part}, in per cent` });
    const grown = step(calc`((1 + ${rate} / 100)^${times} - 1) * 100`, {
      name: `the growth of a year with ${one}, in per cent`,
      because: text`Compounding inside the year makes the growth of a year more than the yearly rate that is named:
        the interest of the first ${part} earns in the rest of the year.`,
    })`
      With ${one} the rate for one ${part} is $${each * times} \div ${times} = ${each}$ per cent, and interest is
      added ${times} times a year. Find by how many per cent a sum grows in a year.`;
    const flat = find(simple);
    const gap = step(calc`${grown} - ${flat}`, {
      name: 'the difference in per cent of the sum',
      because: text`Both growths are per cents of the same sum and for the same year, so they may be subtracted. The
        ₹${more} are a difference, so they belong to a difference of per cents.`,
    })`
      With ${other} the sum grows by ${simple}% in the year. Both are per cents of the same sum, so subtract to find
      by how many per cent of the sum the two differ.`;
    const start = step(calc`${more} ÷ ${gap}%`, {
      because: text`₹${more} is this part of the sum. Dividing an amount by the per cent that it makes gives the
        whole, the hundred per cent.`,
    })`
      This difference in per cent is ₹${more} in rupees. Divide ₹${more} by it to find the sum.`;
    return {
      answer: start,
      stem:
        frame === 0
          ? text`${one} pays ${each * times}% a year, compounded ${added}; ${other} pays ${simple}% simple interest.
            On the same sum, ${who} would get ₹${more} more from ${one} than from ${other} in one year. How much is
            the sum?`
          : text`For a year's deposit ${who} can choose ${other}, with ${simple}% simple interest, or ${one}, with
            ${each * times}% compounded ${added}. In ${one} the sum would earn ₹${more} more. Find the sum.`,
      show: rupees,
      plausible: value => value.mul(2).d === 1n && value.gt(more),
      slips: [
        slip('left_out_interest_on_interest', grown, each * times > simple && each * times)`
          You counted a growth of ${grown}% with ${one}, without interest on interest. Interest is added ${times}
          times in the year and then earns as well.`,
        slip('added_for_subtracted', gap, calc`${grown} + ${flat}`)`
          You added the two per cents to $${gap}$. ₹${more} is by how much one pays more than the other, so it belongs
          to their difference.`,
        slip('left_out_a_term', gap, grown)`
          You used ₹${more} as the whole interest from ${one}. It is only what ${one} pays more than ${other}.`,
        slip('took_a_wrong_number_of_periods', grown, () => {
          const less = q(100 + each, 100)
            .pow(times - 1)
            ?.sub(1)
            .mul(100);
          return !!less && less.gt(simple) && calc`((1 + ${each} / 100)^${times - 1} - 1) * 100`;
        })`
          ${here} counts the interest of ${times - 1} part(s) of the year. A year has ${times} of them.`,
        slip('took_a_wrong_number_of_periods', grown, calc`((1 + ${each} / 100)^${times + 1} - 1) * 100`)`
          ${here} counts the interest of ${times + 1} parts of the year. A year has only ${times} of them.`,
        slip('compounded_simple_interest', flat, () => {
          const grownToo = q(200 + simple, 200)
            .pow(2)
            ?.sub(1)
            .mul(100);
          return (
            !!grownToo &&
            grownToo.lt(
              q(100 + each, 100)
                .pow(times)
                ?.sub(1)
                .mul(100) ?? 0,
            ) &&
            grownToo
          );
        })`
          You compounded the ${simple}% of ${other} as well, to ${flat}%. It pays simple interest, so it adds
          ${simple}% in the year and no more.`,
        slip(
          'answered_another_quantity',
          start,
          calc`${more} ÷ (${grown} - ${flat})% * (1 + ${grown} / 100)`,
        )`
          ${here} is the amount to which the sum grows with ${one} in a year. The sum itself is asked.`,
        slip('answered_another_quantity', start, calc`${more} ÷ (${grown} - ${flat})% * ${grown} / 100`)`
          ${here} is the interest that ${one} pays in a year. The sum on which it is paid is asked.`,
        slip('answered_another_quantity', start, calc`${more} ÷ (${grown} - ${flat})% * ${flat} / 100`)`
          ${here} is the interest that ${other} pays in a year. The sum on which it is paid is asked.`,
        slip('took_the_whole_for_a_part', gap, calc`${grown} - ${flat} / ${times}`)`
          From ${other} you counted only the interest of one ${part}, against a whole year with ${one}. Both have to
          be for the same time.`,
      ],
      snapRead: text`Two ways of interest for one year on one sum, and the difference in rupees: compare the growth in
        per cent.`,
      approach: text`Rates with different compounding cannot be compared as they are. Turn the compounding rate into
        the growth of a whole year; the difference of the two per cents is known in rupees, and so the sum follows.`,
      check: text`₹${start} earns ₹${start.mul(grown).div(100)} with ${one} and ₹${start.mul(simple).div(100)} with
        ${other}, which differ by ₹${more}.`,
      principle: text`To compare rates with different compounding, turn each into the growth of a whole year.`,
    };
  },
);

/** What a rupee earns more in a year when compounded. */
function advantage({ each, times, simple }: Schemes) {
  return (q(100 + each, 100).pow(times) ?? q(1)).sub(1).sub(q(simple, 100));
}

/** AR.INT.2 Medium: a rate found from two interests, and two ways of interest compared. */
export const ratesCompared: readonly AnyTemplate[] = situation<Schemes>({
  type: 'AR.INT.2',
  situation: 'rates-compared',
  tries: 200,
  draw: draw => {
    const kind = draw.pick(kinds);
    const each = kind.times === 2 ? draw.pick([2, 3, 4, 5, 6, 7, 8, 9, 10]) : draw.pick([1, 2, 3, 4, 5]);
    return {
      ...kind,
      each,
      simple: Math.max(2, each * kind.times - draw.int(-1, 4)),
      sum: draw.step(5000, 160000, 500),
      frame: draw.int(0, 1),
      ...draw.pick(stories),
    };
  },
  forms: [again, against],
});
