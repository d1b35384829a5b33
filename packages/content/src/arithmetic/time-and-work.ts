import type Fraction from 'fraction.js';
import { peopleInArithmetic } from '../people.ts';
import { counted, fractionTex, numberTex, withUnit } from '../show.ts';
import { type AnyTemplate, template } from '../template.ts';
import { q } from '../value.ts';
import { pipes } from './pipes.ts';

const jobs = [
  'tile a terrace',
  'paint a school hall',
  'translate a novel',
  'weave a carpet',
  'build a boundary wall',
  'carve a temple door',
  'digitise a library catalogue',
  'plough a field',
  'restore an old mural',
] as const;

const timesAlone = [8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24, 28, 30, 36, 40, 45, 48, 60] as const;
/** Wrong options are whole or half days, so that none stands out by an odd fraction. */
const inHalves = (value: Fraction) => value.d <= 2n;
const lcm = (...terms: number[]) => terms.map(t => q(t)).reduce((l, t) => l.lcm(t));

/** AR.TNW.2 Easy: two stages, split at the day one leaves; the remaining work must go to the one who stays. */
const leaverThenAlone = template<
  { stays: number; leaves: number; together: number; names: readonly string[]; job: string },
  Fraction
>({
  type: 'AR.TNW.2',
  band: 'Easy',
  variant: 'leaver-then-alone',
  revision: 1,
  draw: draw => {
    const [stays = 0, leaves = 0] = draw.some(timesAlone, 2);
    const together = draw.int(2, 9);
    const left = q(stays).mul(q(1).sub(q(together, stays)).sub(q(together, leaves)));
    const fits = left.d === 1n && left.valueOf() >= 2 && left.valueOf() !== together;
    return fits
      ? { stays, leaves, together, names: draw.some(peopleInArithmetic, 2), job: draw.pick(jobs) }
      : null;
  },
  stem: ({ stays, leaves, together, names: [a, b], job }) =>
    `${a} can ${job} in ${counted(stays, 'day')} and ${b} can do it in ${counted(leaves, 'day')}. They work together for ${counted(together, 'day')}, and then ${b} leaves. How many more days does ${a} need to finish the job alone?`,
  answer: ({ stays, leaves, together }) =>
    q(stays)
      .sub(together)
      .sub(q(stays * together, leaves)),
  slips: ({ stays, leaves, together, names: [a, b] }) => {
    const done = q(together, stays).add(q(together, leaves));
    const left = q(1).sub(done);
    return [
      {
        misconception: 'remaining_work_by_wrong_person',
        value: left.mul(leaves),
        words: `You took ${b}'s speed for the work that was left, but ${b} has gone: ${a} finishes it.`,
      },
      {
        misconception: 'reports_total_time',
        value: left.mul(stays).add(together),
        words: `You took the whole time from the start; only the days after ${b} left are asked.`,
      },
      {
        misconception: 'forgets_partner_share',
        value: q(stays - together),
        words: `You took only ${a}'s own ${counted(together, 'day')} off the ${counted(stays, 'day')}; what ${b} did in that time is done as well.`,
      },
      {
        misconception: 'both_keep_working',
        value: left.div(q(1, stays).add(q(1, leaves))),
        words: `You took both as working to the end; after the first stage ${a} works alone.`,
      },
      {
        misconception: 'part_done_for_part_left',
        value: done.mul(stays),
        words: 'You took the part already finished for the part still to be done.',
      },
    ];
  },
  show: value => withUnit(value, value.equals(1) ? 'day' : 'days'),
  plausible: (value, { stays }) => value.valueOf() > 0 && value.valueOf() < stays && inHalves(value),
  solution: ({ stays, leaves, together, names: [a, b] }) => {
    const job = lcm(stays, leaves);
    const [rateA, rateB] = [job.div(stays), job.div(leaves)];
    const left = job.sub(rateA.add(rateB).mul(together));
    const key = left.div(rateA);
    return {
      snapRead: `Each one's time alone is given; ${b} leaves after ${counted(together, 'day')}. Asked: the further days of ${a}. 'Leaves' says that the work has two stages.`,
      approach: `Split the work at the moment ${b} leaves: what both do first, then what ${a} does alone. Taking the job as the LCM of the two times keeps every number whole.\nFaster: ${a} is there all the time, so take ${b}'s share out, find how long ${a} needs for the rest of the job, and take off the days already worked.`,
      steps: [
        {
          says: `Take the job as ${job.toFraction()} units, the LCM of the two times, and find how much each does in a day.`,
          works: `\\frac{${job.toFraction()}}{${stays}} = ${rateA.toFraction()}, \\qquad \\frac{${job.toFraction()}}{${leaves}} = ${rateB.toFraction()}`,
          value: rateA.add(rateB),
        },
        {
          says: `Take away what both do together in ${counted(together, 'day')}.`,
          works: `${job.toFraction()} - ${together} \\times (${rateA.toFraction()} + ${rateB.toFraction()}) = ${left.toFraction()}`,
          value: left,
        },
        {
          says: `${a} does the rest alone: divide it by ${a}'s units a day.`,
          works: `\\frac{${left.toFraction()}}{${rateA.toFraction()}} = ${numberTex(key)}`,
          value: key,
        },
      ],
      check: `${a} works ${counted(key.add(together), 'day')} in all and does $${fractionTex(key.add(together).div(stays))}$ of the job, ${b} does $${fractionTex(q(together, leaves))}$; together that is $1$.`,
      principle:
        'When someone leaves, split the work at that moment: rate times days of each stage add up to the whole job.',
    };
  },
  // Day by day, in units of 1/(product of the times), until the job is done.
  verify: ({ stays, leaves, together }) => {
    let left = stays * leaves;
    for (let day = 1; day <= together; day += 1) left -= stays + leaves;
    let more = 0;
    for (; left > 0; more += 1) left -= leaves;
    return q(more);
  },
});

/** AR.TNW.2 Medium: one leaves counted from the start, another counted from the end; pretend the late leaver stays. */
const leavesBeforeTheEnd = template<
  { a: number; b: number; c: number; x: number; y: number; names: readonly string[]; job: string },
  Fraction
>({
  type: 'AR.TNW.2',
  band: 'Medium',
  variant: 'leaves-before-the-end',
  revision: 1,
  draw: draw => {
    const [a = 0, b = 0, c = 0] = draw.some(timesAlone.slice(3), 3);
    if (lcm(a, b, c).valueOf() > 360) return null;
    const departures = [2, 3, 4, 5, 6, 7, 8].flatMap(x => [2, 3, 4, 5, 6, 7, 8].map(y => ({ x, y })));
    const fitting = departures.filter(({ x, y }) => {
      const total = q(1)
        .add(q(y, b))
        .sub(q(x, c))
        .div(q(1, a).add(q(1, b)));
      return total.d === 1n && x !== y && total.valueOf() > Math.max(x, y) + 1;
    });
    if (fitting.length === 0) return null;
    return { a, b, c, ...draw.pick(fitting), names: draw.some(peopleInArithmetic, 3), job: draw.pick(jobs) };
  },
  stem: ({ a, b, c, x, y, names: [first, second, third], job }) =>
    `Working alone, ${first}, ${second} and ${third} can ${job} in ${counted(a, 'day')}, ${counted(b, 'day')} and ${counted(c, 'day')} respectively. They start together. ${third} leaves after ${counted(x, 'day')}, ${second} leaves ${counted(y, 'day')} before the job is finished, and ${first} works from the first day to the last. How many days does the whole job take?`,
  answer: ({ a, b, c, x, y }) =>
    q(1)
      .add(q(y, b))
      .sub(q(x, c))
      .div(q(1, a).add(q(1, b))),
  slips: ({ a, b, c, x, y, names: [, second, third] }) => [
    {
      misconception: 'before_the_end_read_as_after_start',
      value: q(1).sub(q(y, b)).sub(q(x, c)).mul(a),
      words: `You took ${second} as leaving after ${counted(y, 'day')}; ${second} leaves that long before the end.`,
    },
    {
      misconception: 'full_period_for_all',
      value: q(1).div(q(1, a).add(q(1, b)).add(q(1, c))),
      words: 'You took all three as working to the end; two of them leave earlier.',
    },
    {
      misconception: 'reports_other_unknown',
      value: q(1)
        .add(q(y, b))
        .sub(q(x, c))
        .div(q(1, a).add(q(1, b)))
        .sub(y),
      words: `You took the days that ${second} worked for the days of the whole job.`,
    },
    {
      misconception: 'adjusts_with_wrong_sign',
      value: q(1)
        .sub(q(y, b))
        .sub(q(x, c))
        .div(q(1, a).add(q(1, b))),
      words: `You took the work ${second} misses off the job; if ${second} is counted to the end, that much has to be added to it.`,
    },
    {
      misconception: 'early_leaver_ignored',
      value: q(1)
        .add(q(y, b))
        .div(q(1, a).add(q(1, b))),
      words: `You took the job as done by two; what ${third} did before leaving is missing.`,
    },
    {
      misconception: 'swaps_persons',
      value: q(1)
        .sub(q(y, b))
        .add(q(x, c))
        .div(q(1, a).add(q(1, c))),
      words: `You took the two departures the other way round: ${third} goes early on and ${second} shortly before the end.`,
    },
  ],
  show: value => withUnit(value, value.equals(1) ? 'day' : 'days'),
  plausible: (value, { x, y }) => inHalves(value) && value.valueOf() > Math.max(x, y),
  solution: ({ a, b, c, x, y, names: [first, second, third] }) => {
    const job = lcm(a, b, c);
    const [ra, rb, rc] = [job.div(a), job.div(b), job.div(c)] as const;
    const grown = job.sub(rc.mul(x)).add(rb.mul(y));
    const total = grown.div(ra.add(rb));
    return {
      snapRead: `Three times alone; ${third}'s days are counted from the start, ${second}'s absence from the end. Asked: the total number of days, which is the natural unknown.`,
      approach: `Take the job as the LCM of the three times. Take out ${third}'s part, which is known. Then pretend that ${second} also stays to the end: the work grows by what ${second} would do in the last ${counted(y, 'day')}, and two people at a steady rate do it. This avoids an equation in the unknown total.`,
      steps: [
        {
          says: `Take the job as ${job.toFraction()} units and find the units a day of ${first}, ${second} and ${third}.`,
          works: `${ra.toFraction()}, \\qquad ${rb.toFraction()}, \\qquad ${rc.toFraction()}`,
          value: ra.add(rb).add(rc),
        },
        {
          says: `Take out what ${third} does before leaving.`,
          works: `${job.toFraction()} - ${x} \\times ${rc.toFraction()} = ${job.sub(rc.mul(x)).toFraction()}`,
          value: job.sub(rc.mul(x)),
        },
        {
          says: `Let ${second} stay to the end in thought: add what ${second} would do in the last ${counted(y, 'day')}.`,
          works: `${job.sub(rc.mul(x)).toFraction()} + ${y} \\times ${rb.toFraction()} = ${grown.toFraction()}`,
          value: grown,
        },
        {
          says: `${first} and ${second} would do this at their joint rate over the whole time.`,
          works: `\\frac{${grown.toFraction()}}{${ra.toFraction()} + ${rb.toFraction()}} = ${numberTex(total)}`,
          value: total,
        },
      ],
      check: `Days worked are ${numberTexList([total, total.sub(y), q(x)])}; the units done are $${numberTex(ra.mul(total))} + ${numberTex(rb.mul(total.sub(y)))} + ${numberTex(rc.mul(x))} = ${job.toFraction()}$, the whole job.`,
      principle:
        'If someone leaves a little before the end, let them stay in thought and add the work they would have done.',
    };
  },
  // Tries every total and adds up the days on which each one is present.
  verify: ({ a, b, c, x, y }) => {
    for (let total = Math.max(x, y) + 1; total < 200; total += 1) {
      let done = q(0);
      for (let day = 1; day <= total; day += 1) {
        done = done.add(q(1, a));
        if (day <= total - y) done = done.add(q(1, b));
        if (day <= x) done = done.add(q(1, c));
      }
      if (done.equals(1)) return q(total);
    }
    throw new Error('no total number of days fits');
  },
});

const numberTexList = (values: readonly Fraction[]) => values.map(v => `$${numberTex(v)}$`).join(', ');

/** Delays whose product is a square: (ratio of roots m : n) times k. */
const rootRatios = [
  [1, 2],
  [2, 1],
  [2, 3],
  [3, 2],
  [1, 3],
  [3, 1],
  [3, 4],
  [4, 3],
] as const;

interface TwoDelays {
  /** Days both work before one leaves. */
  x: number;
  /** Days late when the first leaves and the second finishes. */
  lateSecond: number;
  /** Days late when the second leaves and the first finishes. */
  lateFirst: number;
  names: readonly string[];
  job: string;
}

/** AR.TNW.2 Hard: the same remaining work seen three ways; the two delays multiply to the square of the time left. */
const twoDelays = template<TwoDelays, Fraction>({
  type: 'AR.TNW.2',
  band: 'Hard',
  variant: 'two-delays',
  revision: 1,
  draw: draw => {
    const [m, n] = draw.pick(rootRatios);
    const k = draw.int(1, 5);
    const x = draw.int(2, 12);
    const whole = (x + m * n * k) * m;
    const fits = whole % n === 0 && m * m * k <= 27 && n * n * k <= 27 && x !== m * n * k;
    return fits
      ? {
          x,
          lateSecond: m * m * k,
          lateFirst: n * n * k,
          names: draw.some(peopleInArithmetic, 2),
          job: draw.pick(jobs),
        }
      : null;
  },
  stem: ({ x, lateSecond, lateFirst, names: [a, b], job }) =>
    `${a} and ${b} agree to ${job} together and start on the same day. If ${a} leaves after ${counted(x, 'day')}, ${b} alone finishes the job ${counted(lateSecond, 'day')} later than if both had stayed. If instead ${b} leaves after ${counted(x, 'day')}, ${a} alone finishes it ${counted(lateFirst, 'day')} later than if both had stayed. In how many days could ${b} do the whole job alone?`,
  answer: ({ x, lateSecond, lateFirst }) => {
    const left = q(Math.round(Math.sqrt(lateSecond * lateFirst)));
    return left.add(x).mul(left.add(lateSecond)).div(left);
  },
  slips: ({ x, lateSecond, lateFirst, names: [a, b] }) => {
    const left = q(Math.round(Math.sqrt(lateSecond * lateFirst)));
    const mean = q(lateSecond + lateFirst, 2);
    const product = q(lateSecond * lateFirst);
    return [
      {
        misconception: 'reports_other_unknown',
        value: left.add(x).mul(left.add(lateFirst)).div(left),
        words: `You took the time of ${a}; the question asks for ${b}, who finishes when ${a} leaves.`,
      },
      {
        misconception: 'square_root_left_out',
        value: product.add(x).mul(product.add(lateSecond)).div(product),
        words:
          'You took the product of the two delays for the time left; it is the square of that time, so the root is missing.',
      },
      {
        misconception: 'reports_calendar_time',
        value: left.add(lateSecond).add(x),
        words: `You took the days until the job ends when ${a} leaves; in the first ${counted(x, 'day')} both were working.`,
      },
      {
        misconception: 'arithmetic_mean_for_geometric',
        value: mean.add(x).mul(mean.add(lateSecond)).div(mean),
        words:
          'You took half the sum of the two delays for the time left; the rates give the square root of their product.',
      },
      {
        misconception: 'reports_time_for_remaining_work',
        value: left.add(lateSecond),
        words: `You took the days ${b} needs for the part that was left; the whole job is asked.`,
      },
      {
        misconception: 'delays_added',
        value: left.add(x).add(lateSecond).add(lateFirst),
        words: 'You took both delays on top of the joint time; they belong to two different cases.',
      },
    ];
  },
  show: value => withUnit(value, 'days'),
  plausible: value => value.valueOf() > 0 && inHalves(value),
  solution: ({ x, lateSecond, lateFirst, names: [a, b] }) => {
    const left = q(Math.round(Math.sqrt(lateSecond * lateFirst)));
    const total = left.add(x);
    const key = total.mul(left.add(lateSecond)).div(left);
    return {
      snapRead: `Two cases with the same start, so the same part is left each time. Given: how late each of the two finishes that part alone. Asked: ${b}'s time for the whole job.`,
      approach: `Look only at the part that is left when one of them goes. Call $r$ the days both together would need for it; then ${b} alone needs $r + ${lateSecond}$ and ${a} alone $r + ${lateFirst}$. Rates add, which gives $r$ at once. Then scale ${b}'s time from that part to the whole job.\nThis is shorter than two equations for the two unknown rates.`,
      steps: [
        {
          says: `For the part that is left, the rates of ${b} and ${a} alone add up to their rate together. Write this as an equation.`,
          works: `\\frac{1}{r + ${lateSecond}} + \\frac{1}{r + ${lateFirst}} = \\frac{1}{r}`,
          value: `1/(r+${lateSecond}) + 1/(r+${lateFirst}) = 1/r`,
        },
        {
          says: 'Clear the fractions: everything cancels except the square of $r$ and the product of the delays.',
          works: `r^2 = ${lateSecond} \\times ${lateFirst}, \\qquad r = ${left.toFraction()}`,
          value: left,
        },
        {
          says: 'Add the days before anyone left, to have the time of both for the whole job.',
          works: `${x} + ${left.toFraction()} = ${total.toFraction()}`,
          value: total,
        },
        {
          says: `Compare ${b} alone with both on the part that was left, and scale the time for the whole job in that ratio.`,
          works: `${total.toFraction()} \\times \\frac{${left.toFraction()} + ${lateSecond}}{${left.toFraction()}} = ${numberTex(key)}`,
          value: key,
        },
      ],
      check: `${a} alone would need $${numberTex(total.mul(left.add(lateFirst)).div(left))}$ days; $\\frac{1}{${numberTex(key)}} + \\frac{1}{${numberTex(total.mul(left.add(lateFirst)).div(left))}} = \\frac{1}{${total.toFraction()}}$, so both together need $${total.toFraction()}$ days, as found.`,
      principle:
        'If alone two workers need p and q days more than together, then together they need the square root of pq days.',
    };
  },
  // Tries every joint time; each case fixes one rate, and the two rates must add up to the joint one.
  verify: ({ x, lateSecond, lateFirst }) => {
    for (let total = x + 1; total < 120; total += 1) {
      const left = q(1).sub(q(x, total));
      const rateSecond = left.div(total - x + lateSecond);
      const rateFirst = left.div(total - x + lateFirst);
      if (rateFirst.add(rateSecond).equals(q(1, total))) return rateSecond.inverse();
    }
    throw new Error('no joint time fits');
  },
});

export const timeAndWork: readonly AnyTemplate[] = [leaverThenAlone, leavesBeforeTheEnd, twoDelays, ...pipes];
