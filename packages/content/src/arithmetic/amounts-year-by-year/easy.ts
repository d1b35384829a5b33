import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { percent } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Compound {
  rate: number;
  sum: number;
  year: number;
  who: string;
  frame: number;
}

const savers = [
  { who: 'Nandini' },
  { who: 'Farhan' },
  { who: 'Arunima' },
  { who: 'Dorjee' },
  { who: 'Gurpreet' },
] as const;
const amount = ({ rate, sum }: { rate: number; sum: number }, years: number) =>
  q((100 + rate) ** years)
    .div(100 ** years)
    .mul(sum);
const place = (n: number) => ({ 1: 'first', 2: 'second', 3: 'third', 4: 'fourth' })[n] ?? 'fifth';

const rateOf = form<Compound>(
  'rate-from-consecutive-amounts',
  {
    band: 'Easy',
    seconds: 40,
    revision: 2, // The mean of the two amounts is one more wrong base; the double of the key comes last.
    verify: p => {
      const [one, two] = [amount(p, p.year), amount(p, p.year + 1)];
      for (let half = 1; half < 200; half += 1)
        if (
          one
            .mul(200 + half)
            .div(200)
            .equals(two)
        )
          return q(half, 2);
      throw new Error('no rate fits');
    },
  },
  (p, { step, find }) => {
    const { year, who, frame } = p;
    const one = find(amount(p, year));
    const two = find(amount(p, year + 1));
    const interest = step(calc`${two} - ${one}`, {
      name: 'the interest of the last year',
      because: text`Between the two amounts there is one year, and nothing but interest was added in it.`,
    })`
      The two amounts are one year apart. Subtract to find the interest of this year.`;
    const base = find(one.add(0));
    const wanted = step(calc`${interest} / ${base} * 100%`, {
      because: text`At compound interest the interest of a year is counted on the amount at the beginning of that year.
        Not on the later amount, which already contains it, and not on the sum of the first year.`,
    })`
      This interest was earned by the amount at the beginning of that year. Write it as a per cent of this amount.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`A sum lent at compound interest, compounded yearly, amounts to ₹${one} at the end of the
            ${place(year)} year and to ₹${two} at the end of the ${place(year + 1)} year. What is the rate of interest
            per year?`
          : frame === 1
            ? text`The deposit of ${who} grows at compound interest every year. After ${year} year(s) it is ₹${one} and
              a year later ₹${two}. Find the yearly rate.`
            : text`In an account with interest compounded annually ${who} has ₹${two} on a certain day. Exactly one
              year before it was ₹${one}; the account was opened ${year} year(s) before that. At what rate per cent
              does the money grow?`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(60),
      slips: [
        slip('wrong_base', base, calc`${two}`)`
          You compared the interest of ₹${interest} with the later amount. That amount contains it already; it was
          earned by the earlier one.`,
        slip('took_a_wrong_number_of_periods', wanted, calc`${interest} / ${one} * 100% / ${year}`)`
          ${here} divides by the number of years before. The ₹${interest} is the interest of one year only.`,
        slip('took_a_wrong_number_of_periods', wanted, calc`${interest} / ${one} * 100% / (${year} + 1)`)`
          ${here} divides by the number of all years. The ₹${interest} is the interest of the last year only.`,
        slip('compounded_simple_interest', base, calc`${one} - ${year} * ${interest}`)`
          You compared the interest with ₹${base}, the sum at first if every year had brought the same interest. At
          compound interest it does not.`,
        slip('wrong_base', base, calc`(${one} + ${two}) / 2`)`
          You compared the interest with the mean of the two amounts, ₹${base}. The interest of the year is counted on
          the amount at its beginning.`,
        slip('compounded_simple_interest', base, calc`${one} - ${interest}`)`
          You compared the interest with ₹${base}, which lies one year too early and is found with simple interest.`,
        slip('took_a_change_twice', wanted, calc`2 * ${interest} / ${one} * 100%`)`
          ${here} counts the interest of the year twice. It was added once.`,
      ],
      snapRead: text`Two amounts one year apart at compound interest: their quotient is the growth of a year.`,
      approach: text`Only the year between the two amounts matters. Its interest, as a per cent of the amount at its
        beginning, is the rate.`,
      check: text`₹${one} grows by ${wanted}%, that is ₹${interest}, to ₹${one.add(interest)}.`,
      principle: text`At compound interest consecutive amounts have a constant quotient, at simple interest a constant
        difference.`,
    };
  },
);

interface Simple {
  rate: number;
  sum: number;
  s: number;
  t: number;
  who: string;
  frame: number;
}

const principal = form<Simple>(
  'rate-from-two-simple-amounts',
  {
    band: 'Easy',
    seconds: 50,
    verify: ({ rate, sum, s, t }) => {
      const [one, two] = [q(sum * (100 + rate * s), 100), q(sum * (100 + rate * t), 100)];
      for (let half = 1; half < 200; half += 1) {
        // The sum at first from the first amount; the second has to fit.
        const first = one.div(q(200 + half * s, 200));
        if (first.mul(q(200 + half * t, 200)).equals(two)) return q(half, 2);
      }
      throw new Error('no rate fits');
    },
  },
  ({ rate, sum, s, t, who, frame }, { step, find }) => {
    const one = find(q(sum * (100 + rate * s), 100));
    const two = find(q(sum * (100 + rate * t), 100));
    const span = find(t - s);
    const yearly = step(calc`(${two} - ${one}) / ${span}`, {
      name: 'the interest of one year',
      because: text`Simple interest is the same in every year, because it is always counted on the sum at first. So the
        growth between the two amounts is made of equal yearly steps.`,
    })`
      Between the two amounts there are $${t} - ${s}$ years, and only interest is added. Divide the difference of the
      amounts by these years to find the interest of one year.`;
    const first = step(calc`${one} - ${s} * ${yearly}`, {
      name: 'the sum at first',
      because: text`The amount after ${s} years is the sum and ${s} times this interest. Taking the interest away again
        leaves the sum, on which it was counted.`,
    })`
      The first amount contains the interest of $${s}$ years. Take it away to find the sum at first.`;
    const base = find(first.add(0));
    const wanted = step(calc`${yearly} / ${base} * 100%`, {
      because: text`At simple interest the base is the sum at first in every year, and never an amount that contains
        interest.`,
    })`
      Write the interest of one year as a per cent of the sum at first: that is the rate.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`At simple interest a sum amounts to ₹${one} in $${s}$ years and to ₹${two} in $${t}$ years. What is
            the rate of interest per annum?`
          : text`${who} has lent money at simple interest. After $${s}$ years ${who} would get back ₹${one}, after
            $${t}$ years ₹${two}. Find the yearly rate per cent.`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(60),
      slips: [
        slip('compounded_simple_interest', base, calc`${one}`)`
          You compared the interest with ₹${base}, the amount after $${s}$ years. Simple interest is always counted on
          the sum at first.`,
        slip('took_a_wrong_number_of_periods', span, 1)`
          You used all the difference, ₹${yearly}, as the interest of one year. Between the two amounts there are
          several years.`,
        slip('wrong_base', base, calc`${two}`)`
          You compared the interest of a year with the later amount, ₹${base}. Simple interest is counted on the sum at
          first.`,
        slip('counted_one_too_few', span, t - s > 1 && calc`${t} - ${s} - 1`)`
          You divided the difference of the amounts by $${span}$. From year $${s}$ to year $${t}$ there is one year
          more.`,
        slip('took_a_wrong_number_of_periods', span, calc`${t}`)`
          You divided the difference of the amounts by $${span}$ years. Only the years between the two amounts have
          brought it.`,
        slip('took_a_wrong_number_of_periods', first, calc`${one} - ${yearly}`)`
          Only one year of interest was taken from the first amount, which leaves ₹${first}. It contains the interest
          of $${s}$ years.`,
        slip('took_a_wrong_number_of_periods', first, calc`${one} - ${t} * ${yearly}`)`
          Interest of $${t}$ years was taken from the first amount, which leaves ₹${first}. It contains the interest of
          $${s}$ years only.`,
      ],
      snapRead: text`Two amounts at simple interest: their difference is the interest of the years between them.`,
      approach: text`The difference of the amounts gives the interest of a year. Going back from the first amount gives
        the sum, and the rate is the yearly interest as a per cent of the sum.`,
      check: text`₹${first} with $${s}$ times ₹${yearly} is ₹${first.add(yearly.mul(s))}, with $${t}$ times it is
        ₹${first.add(yearly.mul(t))}.`,
      principle: text`At simple interest each year adds the same amount, counted on the sum at first.`,
    };
  },
);

/** AR.INT.5 Easy: the rate from amounts at compound and at simple interest. */
export const rateFromAmounts: readonly AnyTemplate[] = [
  ...situation<Compound>({
    type: 'AR.INT.5',
    situation: 'consecutive-amounts',
    tries: 30,
    draw: draw => {
      const p = {
        rate: draw.pick([4, 5, 6, 8, 10, 12, 12, 14, 15, 16, 20, 25]),
        sum: draw.step(500, 30000, 250),
        year: draw.int(1, 2),
      };
      return amount(p, p.year + 1).mul(10).d === 1n &&
        amount(p, p.year).mul(2).d === 1n &&
        (p.rate !== 20 || p.sum % 2500 === 0)
        ? { ...p, ...draw.pick(savers), frame: draw.int(0, 2) }
        : null;
    },
    forms: [rateOf],
  }),
  ...situation<Simple>({
    type: 'AR.INT.5',
    situation: 'two-simple-amounts',
    tries: 30,
    draw: draw => {
      const [rate, sum, s, t] = [draw.int(4, 16), draw.step(400, 15000, 100), draw.int(2, 4), draw.int(4, 9)];
      return t - s < 2 || t - s === 1
        ? null
        : { rate, sum, s, t, ...draw.pick(savers), frame: draw.int(0, 1) };
    },
    forms: [principal],
  }),
];
