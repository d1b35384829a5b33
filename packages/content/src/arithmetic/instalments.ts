import type Fraction from 'fraction.js';
import type { Draw } from '../draw.ts';
import { peopleInArithmetic } from '../people.ts';
import { fractionTex, numberTex, percent, percentTex, rupees } from '../show.ts';
import type { AnyTemplate, Slip } from '../template.ts';
import { template } from '../template.ts';
import { turned, turnedAfterFirst } from '../turned.ts';
import { q } from '../value.ts';

const whole = (value: Fraction) => value.d === 1n;

/** Yearly rates in per cent, whose growth factor has a small denominator, so that instalments are whole rupees. */
const rates = [5, 10, 10, 12.5, 20, 20, 25];
const growth = (rate: number) => q(1).add(q(rate).div(100));
/** A growth factor in a formula: as a decimal where it is short, else as a fraction in brackets. */
const growthTex = (g: Fraction) => (whole(g.mul(100)) ? numberTex(g) : `\\left(${fractionTex(g)}\\right)`);
const byYear = (g: Fraction, years: number) => g.pow(years) ?? q(1);

/** The smallest step in hundreds of rupees for which a sum stays whole under so many years of growth. */
function wholeStep(rate: number, years: number): number {
  const denominator = Number(byYear(growth(rate), years).d);
  for (let step = 100; ; step += 100) if (step % denominator === 0) return step;
}

/** What is owed after the payments at the ends of the years, year by year. */
const owedAfter = (loan: number, rate: number, payments: readonly number[]) =>
  payments.reduce((owed, payment) => owed * (1 + rate / 100) - payment, loan);

/** The whole number of rupees at which a rising debt is zero; throws when there is none. */
function zeroOf(debt: (rupeesTried: number) => number, most: number): number {
  let low = 0;
  let high = most;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (debt(middle) < -1e-6) low = middle + 1;
    else high = middle;
  }
  if (Math.abs(debt(low)) > 1e-4) throw new Error('no whole sum fits');
  return low;
}

const goods = [
  { thing: 'a refrigerator', short: 'refrigerator', from: 6000, to: 16000 },
  { thing: 'a scooter', short: 'scooter', from: 24000, to: 40000 },
  { thing: 'a laptop', short: 'laptop', from: 16000, to: 32000 },
  { thing: 'a sewing machine', short: 'sewing machine', from: 4000, to: 9000 },
  { thing: 'a water pump', short: 'water pump', from: 6000, to: 15000 },
  { thing: 'an embroidery frame', short: 'embroidery frame', from: 5000, to: 12000 },
  { thing: 'a solar panel', short: 'solar panel', from: 12000, to: 30000 },
] as const;

interface Purchase {
  buyer: string;
  good: (typeof goods)[number];
  rate: number;
  /** What the second instalment is worth at the time of the purchase. */
  worth: number;
  down: number;
  turn: number;
}

/** A sum that stays whole through three years of growth; null where the range holds none. */
function drawWorth(draw: Draw, rate: number, from: number, to: number): number | null {
  const step = wholeStep(rate, 3);
  const least = Math.ceil(from / step) * step;
  return least > to ? null : draw.step(least, to, step);
}

const instalmentOf = ({ rate, worth }: Purchase) => byYear(growth(rate), 2).mul(worth);

/** AR.INT.4 Easy: each instalment is worth less today, the later one by one year more. */
const cashPrice = template<Purchase, Fraction>({
  type: 'AR.INT.4',
  band: 'Easy',
  variant: 'cash-price',
  revision: 1,
  draw: draw => {
    const good = draw.pick(goods);
    const rate = draw.pick(rates);
    const worth = drawWorth(draw, rate, good.from, good.to);
    const down = draw.chance(0.5) ? draw.step(1000, 6000, 500) : 0;
    const buyer = draw.pick(peopleInArithmetic);
    return worth === null ? null : { buyer, good, rate, worth, down, turn: draw.int(0, 4) };
  },
  stem: p =>
    `${p.buyer} buys ${p.good.thing} on credit and pays ${p.down ? `${rupees(p.down)} at once and then ` : ''}two equal instalments of ${rupees(instalmentOf(p))} each, one at the end of the first year and one at the end of the second. Interest is charged at ${percent(p.rate)} a year, compounded yearly. What is the cash price of the ${p.good.short}?`,
  answer: ({ rate, worth, down }) => growth(rate).add(1).mul(worth).add(down),
  slips: p => {
    const { worth, down, turn } = p;
    const g = growth(p.rate);
    const x = instalmentOf(p);
    const r = g.sub(1);
    return turned(
      [
        {
          misconception: 'interest_ignored',
          value: x.mul(2).add(down),
          words:
            'You took the plain total of the payments for the cash price; money paid later is worth less at the time of the purchase.',
        },
        {
          misconception: 'discounts_all_by_one_year',
          value: x.div(g).mul(2).add(down),
          words:
            'You took one year of interest out of both instalments; the second is paid a year later and holds two years of interest.',
        },
        {
          misconception: 'discounts_all_by_last_year',
          value: q(2 * worth + down),
          words:
            'You took two years of interest out of both instalments; the first is paid after one year only.',
        },
        {
          misconception: 'takes_percentage_off_in_place_of_dividing',
          value: q(2).sub(r.mul(3)).mul(x).add(down),
          words: `You took ${percent(p.rate)} of an instalment off for each year it comes later; a growth of ${percent(p.rate)} is undone by dividing by $${fractionTex(g)}$.`,
        },
        {
          misconception: 'first_payment_at_once',
          value: x.add(x.div(g)).add(down),
          words:
            'You took the first instalment as paid at once and the second after one year; they come a year later each.',
        },
        {
          misconception: 'drops_down_payment',
          value: g.add(1).mul(worth),
          words: 'You took only the instalments; what is paid at once is part of the price as well.',
        },
        {
          misconception: 'discounts_only_the_last',
          value: x.add(worth).add(down),
          words:
            'You took interest out of the second instalment only; the first also comes a year after the purchase.',
        },
      ],
      turn,
    );
  },
  show: value => rupees(value),
  plausible: (value, p) => whole(value) && value.valueOf() > p.down,
  solution: p => {
    const { rate, worth, down, good } = p;
    const g = growth(rate);
    const x = instalmentOf(p);
    const first = x.div(g);
    const key = g.add(1).mul(worth).add(down);
    return {
      snapRead: `Two equal yearly instalments, the rate and ${down ? 'the payment at once' : 'no payment at once'} are given; the cash price, that is the worth of all payments today, is asked.`,
      approach: `Bring every payment back to the day of the purchase: divide by the growth factor once for each year that passes before it is paid. The cash price is the sum. It is quickest to divide the first result once more for the second instalment.`,
      steps: [
        {
          says: 'Bring the first instalment back by one year.',
          works: `\\frac{${numberTex(x)}}{${growthTex(g)}} = ${numberTex(first)}`,
          value: first,
        },
        {
          says: 'Bring the second instalment back by two years: divide by the growth factor once more.',
          works: `\\frac{${numberTex(first)}}{${growthTex(g)}} = ${numberTex(worth)}`,
          value: q(worth),
        },
        {
          says: down
            ? 'Add both to the payment made at once, which is worth its full amount.'
            : 'Add both worths.',
          works: `${down ? `${numberTex(down)} + ` : ''}${numberTex(first)} + ${numberTex(worth)} = ${numberTex(key)}`,
          value: key,
        },
      ],
      check: `${down ? `After ${rupees(down)} is paid, ` : ''}${rupees(key.sub(down))} is owed for the ${good.short}; a year later ${rupees(key.sub(down).mul(g))}, after the first instalment ${rupees(key.sub(down).mul(g).sub(x))}, and with a second year's interest ${rupees(x)}: just the last instalment.`,
      principle:
        'A loan equals the sum of its instalments, each brought back to today by the growth factor once for every year of waiting.',
    };
  },
  verify: p => {
    // Whole prices are tried by halving: the debt must be nothing after the second instalment.
    const x = instalmentOf(p).valueOf();
    return q(zeroOf(price => owedAfter(price - p.down, p.rate, [x, x]), 400000));
  },
});

const purposes = [
  'repair the roof of a house',
  'buy a cow',
  'pay a college fee',
  'fit out a tea stall',
  'dig a borewell',
  'buy a loom',
  'open a tailoring shop',
] as const;

interface Loan {
  borrower: string;
  purpose: (typeof purposes)[number];
  rate: number;
  worth: number;
  ask: 'instalment' | 'interest';
  turn: number;
}

const loanOf = ({ rate, worth }: Loan) => growth(rate).add(1).mul(worth);
const paidEachYear = ({ rate, worth }: Loan) => byYear(growth(rate), 2).mul(worth);

function instalmentSlips(p: Loan): Slip<Fraction>[] {
  const g = growth(p.rate);
  const loan = loanOf(p);
  return [
    {
      misconception: 'shares_compound_amount_equally',
      value: loan.mul(g).mul(g).div(2),
      words:
        'You took half of what the loan would grow to in 2 years; the first instalment stops part of it from growing in the second year.',
    },
    {
      misconception: 'interest_on_full_loan_throughout',
      value: g.mul(2).sub(1).mul(loan).div(2),
      words:
        'You took interest on the full loan for both years and shared it out; after the first instalment less is owed.',
    },
    {
      misconception: 'interest_for_one_year_only',
      value: loan.mul(g).div(2),
      words: 'You took interest for one year only; what is left after the first instalment earns it again.',
    },
    {
      misconception: 'worth_in_place_of_payment',
      value: g.mul(p.worth),
      words:
        'You took what the first instalment is worth on the day of the loan; a year of interest has to be added.',
    },
    {
      misconception: 'one_period_too_many',
      value: byYear(g, 3).mul(p.worth),
      words: 'You took a year of interest too many on the instalment: the first is due after one year.',
    },
    {
      misconception: 'worth_in_place_of_payment',
      value: q(p.worth),
      words:
        'You took what the second instalment is worth on the day of the loan; two years of interest have to be added.',
    },
  ];
}

function interestSlips(p: Loan): Slip<Fraction>[] {
  const g = growth(p.rate);
  const r = g.sub(1);
  const loan = loanOf(p);
  const year = loan.mul(r);
  const x = paidEachYear(p);
  return [
    {
      misconception: 'interest_on_full_loan_throughout',
      value: loan.mul(g).mul(g).sub(loan),
      words:
        'You took compound interest on the whole loan for 2 years; the first instalment lowers the debt for the second year.',
    },
    {
      misconception: 'simple_interest_on_full_loan',
      value: year.mul(2),
      words:
        'You took the interest of the first year twice; in the second year less is owed, so the interest is less.',
    },
    {
      misconception: 'half_of_loan_repaid_each_year',
      value: year.mul(3).div(2),
      words:
        'You took half of the loan as repaid by the first instalment; part of that instalment is interest, so more than half is still owed.',
    },
    {
      misconception: 'reports_first_year_interest',
      value: year,
      words: 'You took the interest of the first year only; the debt that is left bears interest again.',
    },
    {
      misconception: 'reports_part_of_one_instalment',
      value: x.sub(loan.div(2)),
      words: 'You took the excess of one instalment over half of the loan; there are two instalments.',
    },
    {
      misconception: 'whole_instalment_off_before_interest',
      value: year.add(loan.sub(x).mul(r)),
      words:
        "You took the whole first instalment off the loan itself; the first year's interest has to be paid out of it.",
    },
  ];
}

/** AR.INT.4 Medium: the instalment is unknown, so follow the debt with it, or weigh both instalments today. */
const equalInstalment = template<Loan, Fraction>({
  type: 'AR.INT.4',
  band: 'Medium',
  variant: 'equal-instalment',
  revision: 1,
  draw: draw => {
    const rate = draw.pick(rates);
    const worth = drawWorth(draw, rate, 4000, 40000);
    const borrower = draw.pick(peopleInArithmetic);
    const p = { borrower, purpose: draw.pick(purposes), rate, worth: worth ?? 0 };
    const ask = draw.pick(['instalment', 'interest'] as const);
    return worth === null ? null : { ...p, ask, turn: draw.int(0, 4) };
  },
  stem: p =>
    `To ${p.purpose}, ${p.borrower} borrows ${rupees(loanOf(p))} at ${percent(p.rate)} a year, compounded yearly, and clears the debt by two equal instalments, at the end of the first and of the second year. ${p.ask === 'instalment' ? 'How much is each instalment?' : `How much interest does ${p.borrower} pay in all?`}`,
  answer: p => (p.ask === 'instalment' ? paidEachYear(p) : paidEachYear(p).mul(2).sub(loanOf(p))),
  slips: p => turnedAfterFirst(p.ask === 'instalment' ? instalmentSlips(p) : interestSlips(p), p.turn),
  show: value => rupees(value),
  plausible: value => whole(value) && value.valueOf() > 0,
  solution: p => {
    const g = growth(p.rate);
    const loan = loanOf(p);
    const x = paidEachYear(p);
    const factor = growthTex(g);
    return {
      snapRead: `Loan, rate and two equal yearly instalments; ${p.ask === 'instalment' ? 'the instalment is asked' : 'the instalment is not given, and the interest in all is asked'}. The cue is that part of the debt is gone in the second year.`,
      approach: `Split the loan into the part that the first instalment repays and the part that the second repays. The first part grows for one year and the second for two until they reach the same instalment, so the first part is $${factor}$ times the second. That splits the loan, and either part gives the instalment. Interest on the full loan for two years would be too much, because the second year begins with less.${p.ask === 'instalment' ? '' : ' The interest is what the two instalments exceed the loan by.'}`,
      steps: [
        {
          says: 'Both parts of the loan grow to the same instalment, the second for a year longer: compare them.',
          works: `\\text{first part} : \\text{second part} = ${factor} : 1`,
          value: [g, q(1)],
        },
        {
          says: 'Split the loan in this ratio; take the second part.',
          works: `\\frac{${numberTex(loan)}}{${factor} + 1} = ${numberTex(p.worth)}`,
          value: q(p.worth),
        },
        {
          says: 'Let the second part grow for two years: this is the instalment.',
          works: `${numberTex(p.worth)} \\times ${factor}^2 = ${numberTex(x)}`,
          value: x,
        },
        ...(p.ask === 'instalment'
          ? []
          : [
              {
                says: 'The interest is what both instalments together exceed the loan by.',
                works: `2 \\times ${numberTex(x)} - ${numberTex(loan)} = ${numberTex(x.mul(2).sub(loan))}`,
                value: x.mul(2).sub(loan),
              },
            ]),
      ],
      check: `The debt goes from ${rupees(loan)} to ${rupees(loan.mul(g))}, after the first instalment to ${rupees(loan.mul(g).sub(x))}, and with interest to ${rupees(x)}, which the second instalment clears.`,
      principle:
        'Each instalment repays a part of the loan of its own, grown until the day it is paid; so the later of two equal instalments repays the smaller part.',
    };
  },
  verify: p => {
    // Whole instalments are tried by halving; the interest is added up year by year.
    const loan = loanOf(p).valueOf();
    const x = zeroOf(tried => -owedAfter(loan, p.rate, [tried, tried]), 200000);
    if (p.ask === 'instalment') return q(x);
    const firstYear = (loan * p.rate) / 100;
    const secondYear = ((loan + firstYear - x) * p.rate) / 100;
    return q(Math.round(firstYear + secondYear));
  },
});

interface FirstDrop {
  borrower: string;
  purpose: (typeof purposes)[number];
  rate: number;
  drop: number;
  ask: 'loan' | 'instalment' | 'left';
  turn: number;
}

/** Sum of the drops from one number of years of growth to another. */
const dropsFrom = ({ rate, drop }: FirstDrop, first: number, last: number) => {
  let sum = q(0);
  for (let years = first; years <= last; years += 1) sum = sum.add(byYear(growth(rate), years).mul(drop));
  return sum;
};

const asked = {
  loan: 'How much was borrowed?',
  instalment: 'How much is each instalment?',
  left: 'How much is still owed just after the first instalment?',
} as const;

const quantities = {
  loan: 'the sum borrowed',
  instalment: 'one whole instalment',
  left: 'the debt left after the first instalment',
} as const;

function firstDropSlips(p: FirstDrop): Slip<Fraction>[] {
  const g = growth(p.rate);
  const r = g.sub(1);
  const loan = dropsFrom(p, 0, 2);
  const drop = q(p.drop);
  const values = { loan, instalment: dropsFrom(p, 3, 3), left: dropsFrom(p, 1, 2) };
  const reported = (['loan', 'instalment', 'left'] as const)
    .filter(quantity => quantity !== p.ask)
    .map(quantity => ({
      misconception: `reports_${quantity}`,
      value: values[quantity],
      words: `You took ${quantities[quantity]} for the answer; ${quantities[p.ask]} is asked.`,
    }));
  const amount = { loan: 3, left: 2, instalment: 0 }[p.ask];
  if (p.ask === 'instalment')
    return [
      {
        misconception: 'one_period_too_few',
        value: dropsFrom(p, 2, 2),
        words:
          'You took what the last instalment lowers the debt by; the interest of that year is paid with it.',
      },
      {
        misconception: 'shares_compound_amount_equally',
        value: loan.mul(byYear(g, 3)).div(3),
        words:
          'You took a third of what the whole loan would grow to in 3 years; the earlier instalments stop part of it from growing.',
      },
      {
        misconception: 'growth_taken_as_simple',
        value: r.mul(3).add(1).mul(drop),
        words: `You took the same growth every year, ${percent(p.rate)} of the first drop; each drop grows on the one before it.`,
      },
      {
        misconception: 'equal_drops',
        value: drop.mul(3).mul(r).add(drop),
        words: `You took the loan as three times ${rupees(p.drop)} and added its interest of a year; the drops are not equal.`,
      },
      {
        misconception: 'one_period_too_many',
        value: dropsFrom(p, 4, 4),
        words: 'You took a year of growth too many on the first drop.',
      },
      ...reported,
    ];
  return [
    {
      misconception: 'equal_drops',
      value: drop.mul(amount),
      words: `You took every instalment as lowering the debt by ${rupees(p.drop)}; as the interest shrinks, more of each instalment repays the loan.`,
    },
    {
      misconception: 'growth_taken_as_simple',
      value: r.mul(3).add(amount).mul(drop),
      words:
        'You took each drop as larger than the one before by the same amount; each is larger by the same per cent.',
    },
    {
      misconception: 'one_period_too_many',
      value: p.ask === 'loan' ? dropsFrom(p, 1, 3) : dropsFrom(p, 2, 3),
      words: `You took a year of growth too many: ${p.ask === 'loan' ? 'the first drop is the given one and has not grown' : 'the second drop is one year of growth above the first'}.`,
    },
    {
      misconception: 'drops_last_instalment',
      value: p.ask === 'loan' ? dropsFrom(p, 0, 1) : dropsFrom(p, 0, 1),
      words:
        p.ask === 'loan'
          ? 'You took two drops only; three instalments make three drops.'
          : 'You took the first two drops; what is left is repaid by the second and the third.',
    },
    {
      misconception: 'all_as_large_as_last',
      value: dropsFrom(p, 2, 2).mul(amount),
      words: 'You took every drop as large as the last one; the earlier drops are smaller.',
    },
    {
      misconception: 'counts_one_instalment_too_many',
      value: p.ask === 'loan' ? dropsFrom(p, 0, 3) : dropsFrom(p, 1, 3),
      words: `You took one drop too many: ${p.ask === 'loan' ? 'three instalments repay the loan' : 'two instalments repay what is left'}.`,
    },
    {
      misconception: 'reports_growth_of_one_drop',
      value: dropsFrom(p, 2, 2),
      words: 'You took the last drop alone for the answer.',
    },
    ...reported,
  ];
}

/** AR.INT.4 Hard: in equal instalments the part that repays the loan grows like money at interest; the drops make the loan. */
const firstDrop = template<FirstDrop, Fraction>({
  type: 'AR.INT.4',
  band: 'Hard',
  variant: 'first-drop',
  revision: 1,
  draw: draw => {
    const rate = draw.pick([5, 10, 10, 20, 20, 25]);
    const drop = drawWorth(draw, rate, 4000, 24000);
    const borrower = draw.pick(peopleInArithmetic);
    const purpose = draw.pick(purposes);
    const ask = draw.pick(['loan', 'loan', 'instalment', 'left'] as const);
    return drop === null ? null : { borrower, purpose, rate, drop, ask, turn: draw.int(0, 5) };
  },
  stem: p =>
    `To ${p.purpose}, ${p.borrower} takes a loan at ${percent(p.rate)} a year, compounded yearly, and repays it by three equal instalments at the ends of the first, second and third year. Each instalment pays the interest of its year, and the rest of it lowers the debt. The first instalment lowers the debt by ${rupees(p.drop)}. ${asked[p.ask]}`,
  answer: p =>
    ({ loan: dropsFrom(p, 0, 2), instalment: dropsFrom(p, 3, 3), left: dropsFrom(p, 1, 2) })[p.ask],
  slips: p => turnedAfterFirst(firstDropSlips(p), p.turn),
  show: value => rupees(value),
  plausible: (value, p) => whole(value) && value.valueOf() > p.drop,
  solution: p => {
    const g = growth(p.rate);
    const drops = [0, 1, 2].map(years => dropsFrom(p, years, years));
    const loan = dropsFrom(p, 0, 2);
    const year = loan.mul(g.sub(1));
    const [first = '', second = '', third = ''] = drops.map(numberTex);
    const last = {
      loan: {
        says: 'The three drops together repay the whole loan: add them.',
        works: `${first} + ${second} + ${third} = ${numberTex(loan)}`,
        value: loan,
      },
      instalment: {
        says: 'The last instalment clears the last drop with its interest of a year, and all instalments are equal.',
        works: `${third} \\times ${growthTex(g)} = ${numberTex(dropsFrom(p, 3, 3))}`,
        value: dropsFrom(p, 3, 3),
      },
      left: {
        says: 'What is owed after the first instalment is repaid by the second and third drops: add them.',
        works: `${second} + ${third} = ${numberTex(dropsFrom(p, 1, 2))}`,
        value: dropsFrom(p, 1, 2),
      },
    }[p.ask];
    return {
      snapRead: `Three equal instalments at a known rate; neither loan nor instalment is given, only by how much the first instalment lowers the debt. The cue is to compare one instalment with the next.`,
      approach: `When the debt has dropped by some amount, the next year's interest is less by the interest on that amount, and since the instalment stays the same, the next drop is larger by just as much. So the drops grow by ${percent(p.rate)} from year to year. Equations for loan and instalment would also lead there, but by long arithmetic.`,
      steps: [
        {
          says: 'Find how much interest the first drop saves in the second year; the second drop is larger by it.',
          works: `${first} \\times ${percentTex(p.rate)} = ${numberTex(drops[0]?.mul(g.sub(1)) ?? 0)}`,
          value: drops[0]?.mul(g.sub(1)) ?? q(0),
        },
        {
          says: 'So each drop is the one before times the growth factor. Find the second.',
          works: `${first} \\times ${growthTex(g)} = ${second}`,
          value: drops[1] ?? q(0),
        },
        {
          says: 'Find the third in the same way.',
          works: `${second} \\times ${growthTex(g)} = ${third}`,
          value: drops[2] ?? q(0),
        },
        last,
      ],
      check: `With a loan of ${rupees(loan)} the first year's interest is ${rupees(year)}, so an instalment is ${rupees(year.add(p.drop))}; the last drop with its interest, ${rupees(dropsFrom(p, 3, 3))}, is the same.`,
      principle:
        'In equal instalments the part that repays the loan grows by the rate of interest from each instalment to the next, and all these parts add up to the loan.',
    };
  },
  verify: p => {
    // What is owed in the end is linear in the loan: two trial loans fix the one that leaves nothing.
    const r = q(p.rate, 1).div(100);
    const owed = (loan: Fraction, years: number) => {
      const instalment = loan.mul(r).add(p.drop);
      let rest = loan;
      for (let i = 0; i < years; i += 1) rest = rest.add(rest.mul(r)).sub(instalment);
      return rest;
    };
    const atNothing = owed(q(0), 3);
    const loan = atNothing.neg().div(owed(q(1), 3).sub(atNothing));
    return { loan, instalment: loan.mul(r).add(p.drop), left: owed(loan, 1) }[p.ask];
  },
});

export const instalments: readonly AnyTemplate[] = [cashPrice, equalInstalment, firstDrop];
