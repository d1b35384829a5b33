import type Fraction from 'fraction.js';
import { peopleInArithmetic } from '../people.ts';
import { grouped, numberTex, percent, ratio, rupees } from '../show.ts';
import { template } from '../template.ts';
import { turnedAfterFirst } from '../turned.ts';
import { q, ratioOf } from '../value.ts';

const whole = (value: Fraction) => value.d === 1n;

/** Months in the year over which profit is shared. */
const year = 12;

const ventures = [
  'a bakery in Panaji',
  'a printing press',
  'a poultry farm',
  'a taxi service in Shillong',
  'a tailoring shop',
  'a honey business in Kodagu',
  'a bicycle repair shop',
] as const;

const months = (count: number) => `${count} ${count === 1 ? 'month' : 'months'}`;

interface Partners {
  first: string;
  second: string;
  venture: string;
  capital: number;
  joining: number;
  after: number;
  profit: number;
}

/** Shares of the two as the lowest whole ratio of capital times months. */
function partsOf({ capital, joining, after }: Pick<Partners, 'capital' | 'joining' | 'after'>) {
  const [a, b] = ratioOf(capital * year, joining * (year - after));
  return { a: a as Fraction, b: b as Fraction, sum: (a as Fraction).add(b as Fraction) };
}

interface Joined extends Partners {
  turn: number;
}

const joinerShare = (p: Partners) => partsOf(p).b.div(partsOf(p).sum).mul(p.profit);

/** AR.RAT.7 Easy: a rupee earns for as long as it stays, so shares follow capital times months. */
export const partnersTime = template<Joined, Fraction>({
  type: 'AR.RAT.7',
  band: 'Easy',
  variant: 'joins-later',
  revision: 1,
  draw: draw => {
    const [first = '', second = ''] = draw.some(peopleInArithmetic, 2);
    const p = {
      first,
      second,
      venture: draw.pick(ventures),
      capital: draw.step(20000, 120000, 5000),
      joining: draw.step(20000, 160000, 5000),
      after: draw.int(2, 9),
      profit: draw.step(18000, 180000, 2000),
      turn: draw.int(0, 3),
    };
    const { sum, a, b } = partsOf(p);
    return p.capital !== p.joining && sum.lte(17) && !a.equals(b) && whole(q(p.profit).div(sum)) ? p : null;
  },
  stem: ({ first, second, venture, capital, joining, after, profit }) =>
    `${first} starts ${venture} with ${rupees(capital)}. After ${months(after)} ${second} joins with ${rupees(joining)}. At the end of the first year the profit of ${rupees(profit)} is shared in proportion to capital and time. What is ${second}'s share?`,
  answer: joinerShare,
  slips: p => {
    const { first, second, capital, joining, after, profit, turn } = p;
    return turnedAfterFirst(
      [
        {
          misconception: 'time_ignored',
          value: q(profit * joining, capital + joining),
          words: `You took the capitals alone as the ratio; ${second}'s money worked for only ${months(year - after)}.`,
        },
        {
          misconception: 'waiting_time_used',
          value: q(profit * joining * after, capital * year + joining * after),
          words: `You took ${months(after)} as the time of ${second}'s money; that is the time before joining, and ${months(year - after)} remain.`,
        },
        {
          misconception: 'reports_other_share',
          value: q(profit).sub(joinerShare(p)),
          words: `You took ${first}'s share for the answer; the question asks for ${second}'s.`,
        },
        {
          misconception: 'capital_ignored',
          value: q(profit * (year - after), 2 * year - after),
          words: `You took the months alone as the ratio; the two capitals are different as well.`,
        },
        {
          misconception: 'reports_difference_of_shares',
          value: q(profit).sub(joinerShare(p).mul(2)).abs(),
          words: `You took the difference of the two shares for the answer; the question asks for ${second}'s share itself.`,
        },
      ],
      turn,
    );
  },
  show: value => rupees(value),
  plausible: (value, { profit }) => whole(value) && value.valueOf() > 0 && value.valueOf() < profit,
  solution: p => {
    const { first, second, capital, joining, after, profit } = p;
    const { a, b, sum } = partsOf(p);
    return {
      snapRead: `Two capitals, one of them in the business for part of the year, and the total profit. One partner's share is asked: shares follow capital times months.`,
      approach: `Multiply each capital by the months it worked and reduce the ratio; then split the profit. Cancelling thousands and common factors before multiplying keeps the numbers small.`,
      steps: [
        {
          says: `Write capital times months for both; ${second}'s money worked for the months that were left.`,
          works: `${numberTex(capital)} \\times ${year} : ${numberTex(joining)} \\times ${year - after} = ${numberTex(a)} : ${numberTex(b)}`,
          value: b.div(a),
        },
        {
          says: `Split the profit in this ratio and take ${second}'s part.`,
          works: `${numberTex(profit)} \\times \\frac{${numberTex(b)}}{${numberTex(sum)}} = ${numberTex(joinerShare(p))}`,
          value: joinerShare(p),
        },
      ],
      check: `${first} gets ${rupees(q(profit).sub(joinerShare(p)))}; together with ${rupees(joinerShare(p))} that is ${rupees(profit)}, and the two are as ${ratio([a, b])}.`,
      principle: 'Partners share profit in the ratio of capital times the time it stayed in the business.',
    };
  },
  verify: ({ capital, joining, after, profit }) => {
    // Give every thousand rupees in the business one point a month.
    let first = 0;
    let second = 0;
    for (let month = 1; month <= year; month += 1) {
      first += capital / 1000;
      if (month > after) second += joining / 1000;
    }
    return q(profit * second, first + second);
  },
});

interface Managed extends Partners {
  fee: number;
  turn: number;
}

const managerTotal = (p: Managed) => {
  const { a, sum } = partsOf(p);
  return a
    .div(sum)
    .mul(100 - p.fee)
    .add(p.fee)
    .div(100)
    .mul(p.profit);
};

/** AR.RAT.7 Medium: a fee comes off before the split, and only the manager's two incomes together are known. */
export const managerShare = template<Managed, Fraction>({
  type: 'AR.RAT.7',
  band: 'Medium',
  variant: 'manager-fee',
  revision: 1,
  draw: draw => {
    const [first = '', second = ''] = draw.some(peopleInArithmetic, 2);
    const p = {
      first,
      second,
      venture: draw.pick(ventures),
      capital: draw.step(20000, 120000, 10000),
      joining: draw.step(20000, 150000, 10000),
      after: draw.pick([2, 3, 4, 6, 8]),
      profit: draw.step(20000, 240000, 4000),
      fee: draw.pick([5, 10, 12, 15, 20, 25]),
      turn: draw.int(0, 4),
    };
    const { sum, a, b } = partsOf(p);
    const left = q(p.profit * (100 - p.fee), 100);
    const clean =
      sum.lte(12) &&
      !a.equals(b) &&
      whole(left.div(sum)) &&
      whole(left.div(100)) &&
      whole(a.mul(100 - p.fee).div(sum));
    return clean ? p : null;
  },
  stem: p =>
    `${p.first} and ${p.second} run ${p.venture}. ${p.first} put in ${rupees(p.capital)} at the start of the year, ${p.second} ${rupees(p.joining)} after ${months(p.after)}. ${p.first} manages the business and for this first gets ${percent(p.fee)} of the year's profit; the rest is shared in proportion to capital and time. If ${p.first} receives ${rupees(managerTotal(p))} in all, what was the year's profit?`,
  answer: ({ profit }) => q(profit),
  slips: p => {
    const { first, capital, joining, fee, profit, turn } = p;
    const { a, sum } = partsOf(p);
    const got = managerTotal(p);
    const share = a.div(sum);
    const withoutTime = q(capital, capital + joining);
    return turnedAfterFirst(
      [
        {
          misconception: 'salary_not_removed',
          value: got.div(share),
          words: `You took all that ${first} receives as the share by capital and time; the fee for managing is in it too.`,
        },
        {
          misconception: 'fee_added_to_share_of_whole',
          value: got.div(share.add(q(fee, 100))),
          words: `You took the fee and a share of the whole profit together; only what is left after the fee is shared.`,
        },
        {
          misconception: 'time_ignored',
          value: got.div(withoutTime.mul(100 - fee).add(fee)).mul(100),
          words: `You took the capitals alone as the ratio; the second capital came in after ${months(p.after)}.`,
        },
        {
          misconception: 'reports_profit_after_fee',
          value: q(profit * (100 - fee), 100),
          words:
            'You took the profit left after the fee for the answer; the whole profit of the year is asked.',
        },
        {
          misconception: 'reports_other_share',
          value: q(profit).sub(got),
          words: `You took what ${p.second} receives for the answer; the whole profit of the year is asked.`,
        },
        {
          misconception: 'fee_taken_off_own_income',
          value: got.mul(100 - fee).div(share.mul(100)),
          words: `You took the fee as ${percent(fee)} of what ${first} receives; it is ${percent(fee)} of the whole profit.`,
        },
      ],
      turn,
    );
  },
  show: value => rupees(value),
  plausible: (value, p) => whole(value) && value.gt(managerTotal(p)),
  solution: p => {
    const { first, capital, joining, after, fee, profit } = p;
    const { a, b, sum } = partsOf(p);
    const left = q(100 - fee);
    const points = left.mul(a).div(sum);
    const both = points.add(fee);
    return {
      snapRead: `A fee comes off the profit first, the rest is split by capital times months. One partner's total income is given, the whole profit is asked.`,
      approach: `Take the profit as 100 points: the fee and the share of what is left are then points of the same whole, and their sum stands for the income given. This avoids an equation with the unknown in two places.`,
      steps: [
        {
          says: 'Find the ratio in which the rest is shared: capital times months, reduced.',
          works: `${numberTex(capital)} \\times ${year} : ${numberTex(joining)} \\times ${year - after} = ${numberTex(a)} : ${numberTex(b)}`,
          value: a.div(b),
        },
        {
          says: `With the profit as 100, find ${first}'s part of what is left after the fee.`,
          works: `(100 - ${fee}) \\times \\frac{${numberTex(a)}}{${numberTex(sum)}} = ${numberTex(points)}`,
          value: points,
        },
        {
          says: `Add the fee to get all that ${first} receives, out of 100.`,
          works: `${numberTex(points)} + ${fee} = ${numberTex(both)}`,
          value: both,
        },
        {
          says: 'These points stand for the amount given: find the amount for 100.',
          works: `\\frac{${numberTex(managerTotal(p))}}{${numberTex(both)}} \\times 100 = ${numberTex(profit)}`,
          value: q(profit),
        },
      ],
      check: `Of ${rupees(profit)} the fee is ${rupees(q(profit * fee, 100))}; the rest, ${rupees(q(profit * (100 - fee), 100))}, is shared, and ${first} gets ${rupees(managerTotal(p).sub(q(profit * fee, 100)))} of it: together ${rupees(managerTotal(p))}.`,
      principle:
        'Salaries and fees leave the profit before it is shared; put everything as parts of the same whole profit.',
    };
  },
  verify: p => {
    // Try every profit in steps of ₹100 and pay it out.
    const wanted = managerTotal(p).valueOf();
    let first = 0;
    let second = 0;
    for (let month = 1; month <= year; month += 1) {
      first += p.capital;
      if (month > p.after) second += p.joining;
    }
    for (let profit = 100; profit <= 300000; profit += 100) {
      const fee = (profit * p.fee) / 100;
      if (Math.abs(fee + ((profit - fee) * first) / (first + second) - wanted) < 1e-6) return q(profit);
    }
    throw new Error('no profit fits');
  },
});

interface Withdrawn extends Partners {
  withdrawn: number;
  /** Months after the start when the first partner takes capital out. */
  month: number;
  turn: number;
}

const splitOf = ({ capital, withdrawn, month, joining, after }: Withdrawn) => {
  const [a, b] = ratioOf(capital * month + (capital - withdrawn) * (year - month), joining * (year - after));
  return { a: a as Fraction, b: b as Fraction, sum: (a as Fraction).add(b as Fraction) };
};

/** AR.RAT.7 Hard: the unknown is a date; the profit shares tell the capital-months, and those tell when money left. */
export const withdrawalMonth = template<Withdrawn, Fraction>({
  type: 'AR.RAT.7',
  band: 'Hard',
  variant: 'withdrawal-month',
  revision: 1,
  draw: draw => {
    const [first = '', second = ''] = draw.some(peopleInArithmetic, 2);
    const capital = draw.step(30000, 120000, 10000);
    const p = {
      first,
      second,
      venture: draw.pick(ventures),
      capital,
      joining: draw.step(20000, 120000, 10000),
      after: draw.int(2, 6),
      withdrawn: draw.step(10000, capital - 10000, 10000),
      month: draw.int(3, 10),
      profit: 0,
      turn: draw.int(0, 3),
    };
    const { sum, a, b } = splitOf(p);
    const clean = sum.lte(30) && !a.equals(b) && p.month !== p.after && p.month !== 6;
    return clean && p.withdrawn * 4 >= capital
      ? { ...p, profit: sum.mul(draw.step(2000, 8000, 500)).valueOf() }
      : null;
  },
  stem: p => {
    const { a, sum } = splitOf(p);
    return `${p.first} starts ${p.venture} with ${rupees(p.capital)}. After ${months(p.after)} ${p.second} joins with ${rupees(p.joining)}, which stays in until the end of the year. Some time during the year ${p.first} takes out ${rupees(p.withdrawn)}. Of the year's profit of ${rupees(p.profit)}, shared in proportion to capital and time, ${p.first} gets ${rupees(a.div(sum).mul(p.profit))}. How many months after the start did ${p.first} take out the money?`;
  },
  answer: ({ month }) => q(month),
  slips: p => {
    const { first, second, capital, joining, withdrawn, month, after, turn } = p;
    const { a, b } = splitOf(p);
    const reduced = capital - withdrawn;
    /** Months that would follow if the second partner had `his` capital-months. */
    const monthFor = (his: number, later: number) =>
      a
        .mul(his)
        .div(b)
        .sub(later * year)
        .div(capital - later);
    return turnedAfterFirst(
      [
        {
          misconception: 'reports_other_period',
          value: q(year - month),
          words: `You took the months with the smaller capital for the answer; the question asks how long the full capital stayed in.`,
        },
        {
          misconception: 'time_ignored_for_joiner',
          value: monthFor(joining * year, reduced),
          words: `You took ${second}'s money as working all year; it came in after ${months(after)}.`,
        },
        {
          misconception: 'measured_from_joining',
          value: q(Math.abs(month - after)),
          words: `You took the time between ${second}'s joining and the withdrawal; months after the start are asked.`,
        },
        {
          misconception: 'withdrawn_amount_left_in',
          value: withdrawn * 2 === capital ? q(0) : monthFor(joining * (year - after), withdrawn),
          words: `You took ${rupees(withdrawn)} as what stayed in after the withdrawal; that is the amount taken out.`,
        },
        {
          misconception: 'waiting_time_used',
          value: monthFor(joining * after, reduced),
          words: `You took ${months(after)} as the time of ${second}'s money; that is the time before joining.`,
        },
        {
          misconception: 'full_withdrawal_assumed',
          value: a.mul(joining * (year - after)).div(b.mul(capital)),
          words: `You took ${first} as having no money in after the withdrawal; ${rupees(reduced)} stayed in.`,
        },
        {
          misconception: 'off_by_one',
          value: q(month + 1),
          words:
            'You took the month in which the smaller capital began to work; the number of full months before it is one less.',
        },
      ],
      turn,
    );
  },
  show: value => `$${value.toFraction()}$ ${value.equals(1) ? 'month' : 'months'}`,
  plausible: value => whole(value) && value.valueOf() >= 1 && value.valueOf() <= 11,
  solution: p => {
    const { first, second, capital, joining, withdrawn, month, after, profit } = p;
    const { a, b, sum } = splitOf(p);
    const thousand = 1000;
    const his = (joining * (year - after)) / thousand;
    const own = q(his).mul(a).div(b);
    const all = (capital * year) / thousand;
    const share = a.div(sum).mul(profit);
    return {
      snapRead: `Profit shares are given, so the ratio of capital-months is known. ${second}'s capital-months follow at once; in ${first}'s the date of the withdrawal is hidden.`,
      approach: `Turn the profit into a ratio, find ${second}'s capital-months and from the ratio ${first}'s. Compare with what ${first} would have with the full capital all year: what is missing is the amount taken out times the months it was out. Counting what is missing is quicker than an equation with two periods.`,
      steps: [
        {
          says: `Write the shares of ${first} and ${second} as a ratio in lowest terms.`,
          works: `${numberTex(share)} : ${numberTex(q(profit).sub(share))} = ${numberTex(a)} : ${numberTex(b)}`,
          value: a.div(b),
        },
        {
          says: `Find ${second}'s capital-months in thousands of rupees, and from the ratio ${first}'s.`,
          works: `${joining / thousand} \\times ${year - after} = ${numberTex(his)}, \\qquad ${numberTex(his)} \\times \\frac{${numberTex(a)}}{${numberTex(b)}} = ${numberTex(own)}`,
          value: own,
        },
        {
          says: `With the full capital all year ${first} would have more. Find how much is missing.`,
          works: `${capital / thousand} \\times ${year} - ${numberTex(own)} = ${numberTex(q(all).sub(own))}`,
          value: q(all).sub(own),
        },
        {
          says: `This is the amount taken out times the months it was out. Find those months, and count back from the end of the year.`,
          works: `\\frac{${numberTex(q(all).sub(own))}}{${withdrawn / thousand}} = ${year - month}, \\qquad ${year} - ${year - month} = ${month}`,
          value: q(month),
        },
      ],
      check: `In thousands: ${grouped(capital / thousand)} for ${months(month)} and ${grouped((capital - withdrawn) / thousand)} for ${months(year - month)} make ${grouped(own)}; ${second} has ${grouped(his)}: as ${ratio([a, b])}.`,
      principle:
        'Profit shares reveal capital-months; measure a withdrawal by what is missing against the full capital for the full time.',
    };
  },
  verify: p => {
    // Try every month of withdrawal and add up the capital month by month.
    const { a, b } = splitOf(p);
    for (let month = 1; month < year; month += 1) {
      let first = 0;
      let second = 0;
      for (let m = 1; m <= year; m += 1) {
        first += m <= month ? p.capital : p.capital - p.withdrawn;
        if (m > p.after) second += p.joining;
      }
      if (b.mul(first).equals(a.mul(second))) return q(month);
    }
    throw new Error('no month fits');
  },
});
