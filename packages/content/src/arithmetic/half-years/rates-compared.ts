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
      because: text`In the second ${part} the sum earns the same again, and besides that the first interest earns.`,
    })`
      In the second ${part} the sum earns ₹${first} again. What is more is the interest on those ₹${first}.`;
    const base = find(first);
    const rate = step(calc`${more} / ${base} * 100%`, { name: `the rate for one ${part}` })`
      Write it as a per cent of them: this is the rate for one ${part}.`;
    const number = find(times);
    const yearly = step(calc`${rate} * ${number}`, value => tex`${rate}\% \times ${number} = ${value}\%`)`
      A year has ${times} of these parts, and the yearly rate is told as that many times the rate of one.`;
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
          ${rate}% is the rate for one ${part}. The rate for a year is asked.`,
        slip('used_the_rate_of_another_period', number, times === 2 ? 4 : 2)`
          The rate of ${rate}% was counted ${times === 2 ? 4 : 2} times. Interest is added ${times} times a year.`,
        slip('wrong_base', base, second)`
          The increase was compared with ₹${base}, the second interest. It is the interest on the first.`,
        slip('wrong_base', base, calc`(${first} + ${second}) / 2`)`
          The increase was compared with the average of the two, ₹${base}. It is the interest on the first.`,
        slip('compounded_simple_interest', yearly, () => calc`((1 + ${each} / 100)^${times} - 1) * 100`)`
          ${here} is by how much a sum grows in a year. The yearly rate that is told does not contain the compounding.`,
        slip('doubled_needlessly', yearly, calc`2 * ${times} * ${rate}`)`
          ${here} counts the two interests as well as the parts of the year.`,
        slip('took_a_wrong_number_of_periods', number, times + 1)`
          The rate was counted ${times + 1} times. A year has ${times} of these parts.`,
        slip('took_a_wrong_number_of_periods', number, times - 1 || 3)`
          The rate was counted ${times - 1 || 3} time(s). A year has ${times} of these parts.`,
      ],
      snapRead: text`Interest grows only because interest earns interest: two neighbouring interests give the rate.`,
      approach: text`The second interest is the first with its own interest. Their ratio gives the rate of one ${part},
        and the parts of a year give the yearly rate.`,
      check: text`${rate}% of ₹${first} is ₹${more}, and with it ₹${first} becomes ₹${second}; ${times} times ${rate}%
        is ${yearly}%.`,
      principle: text`Neighbouring interests of a compounding deposit grow by the rate of one part of the year.`,
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
      because: text`Compounding inside the year makes the growth of a year more than the yearly rate that is told.`,
    })`
      With ${one} the rate for one ${part} is $${each * times} \div ${times} = ${each}$ per cent. Find by how many per
      cent a sum grows in a year.`;
    const flat = find(simple);
    const gap = step(calc`${grown} - ${flat}`, { name: 'the difference in per cent of the sum' })`
      With ${other} it grows by ${simple}%. Compare the two.`;
    const start = step(calc`${more} ÷ ${gap}%`)`
      This difference is ₹${more}: divide.`;
    return {
      answer: start,
      stem:
        frame === 0
          ? text`${one} pays ${each * times}% a year, compounded ${added}; ${other} pays ${simple}% simple interest. On
            the same sum, ${who} would get ₹${more} more from ${one} than from ${other} in one year. How much is the
            sum?`
          : text`For a year's deposit ${who} can choose ${other}, with ${simple}% simple interest, or ${one}, with
            ${each * times}% compounded ${added}. In ${one} the sum would earn ₹${more} more. Find the sum.`,
      show: rupees,
      plausible: value => value.mul(2).d === 1n && value.gt(more),
      slips: [
        slip('left_out_interest_on_interest', grown, each * times > simple && each * times)`
          The growth with ${one} was taken as ${grown}%, without interest on interest.`,
        slip('added_for_subtracted', gap, calc`${grown} + ${flat}`)`
          The two per cents were added to $${gap}$. Their difference is ₹${more}.`,
        slip('left_out_a_term', gap, grown)`
          ₹${more} was taken for the whole interest from ${one}. It is what ${one} pays more.`,
        slip('took_a_wrong_number_of_periods', grown, () => {
          const less = q(100 + each, 100)
            .pow(times - 1)
            ?.sub(1)
            .mul(100);
          return !!less && less.gt(simple) && calc`((1 + ${each} / 100)^${times - 1} - 1) * 100`;
        })`
          ${here} counts the interest of ${times - 1} part(s). A year has ${times}.`,
        slip('took_a_wrong_number_of_periods', grown, calc`((1 + ${each} / 100)^${times + 1} - 1) * 100`)`
          ${here} counts the interest of ${times + 1} parts. A year has ${times}.`,
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
          The ${simple}% of ${other} were compounded as well, to ${flat}%. It pays simple interest.`,
        slip(
          'answered_another_quantity',
          start,
          calc`${more} ÷ (${grown} - ${flat})% * (1 + ${grown} / 100)`,
        )`
          ${here} is what the sum grows to with ${one}.`,
        slip('answered_another_quantity', start, calc`${more} ÷ (${grown} - ${flat})% * ${grown} / 100`)`
          ${here} is the interest that ${one} pays in a year.`,
        slip('answered_another_quantity', start, calc`${more} ÷ (${grown} - ${flat})% * ${flat} / 100`)`
          ${here} is the interest that ${other} pays in a year.`,
        slip('took_the_whole_for_a_part', gap, calc`${grown} - ${flat} / ${times}`)`
          From ${other} the interest of one ${part} was taken, against a whole year.`,
      ],
      snapRead: text`Two ways of interest for one year on one sum: compare the growth in per cent.`,
      approach: text`Turn the compounding rate into the growth of a whole year. The difference of the two per cents is
        known in rupees.`,
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
