import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { peopleInArithmetic } from '../../people.ts';
import { counted, fractionTex, numberTex, plain, rupees, withUnit } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));
const lcm = (a: number, b: number) => (a / gcd(a, b)) * b;

interface Pair {
  one: string;
  two: string;
  work: string;
  /** Days each needs alone. */
  a: number;
  b: number;
  /** Days of the first phase. */
  x: number;
  frame: number;
}

const works = [
  'paint a school',
  'weave a carpet',
  'dig a canal',
  'type a thesis',
  'tile a courtyard',
  'restore a boat',
  'sort an archive',
] as const;

const units = ({ a, b }: Pair) => q(lcm(a, b));
const rateOne = (p: Pair) => units(p).div(p.a);
const rateTwo = (p: Pair) => units(p).div(p.b);
const days = (value: Fraction) => withUnit(value, value.equals(1) ? 'day' : 'days');
const able = ({ one, two, work, a, b }: Pair) =>
  `${one} can ${work} in ${counted(a, 'day')} and ${two} in ${counted(b, 'day')}.`;
const possible = (value: Fraction) => value.valueOf() > 0 && value.valueOf() < 200 && value.d <= 12n;

/** Days counted by walking through the work in steps of a 2520th of a day. */
function simulated(p: Pair, rateAt: (day: number) => number): number {
  let done = 0;
  const total = units(p).valueOf();
  let step = 0;
  while (done < total - 1e-9 && step < 2_000_000) {
    done += rateAt(step / 2520) / 2520;
    step += 1;
  }
  return step;
}
const daysOf = (steps: number) => q(steps, 2520);

const total = () =>
  path<Pair>()
    .quiet('work', p => units(p))
    .step(
      'both',
      p => rateOne(p).add(rateTwo(p)),
      p =>
        `Take the work as $${numberTex(units(p))}$ units, the LCM of ${p.a} and ${p.b}, and find what both do in a day.`,
      (p, { both }) => `${numberTex(rateOne(p))} + ${numberTex(rateTwo(p))} = ${numberTex(both)}`,
    );

const afterLeaving = form({
  form: 'rest-by-one',
  revision: 2,
  band: 'Easy',
  seconds: 55,
  suits: p => rateOne(p).add(rateTwo(p)).mul(p.x).lt(units(p)),
  stem: (p: Pair) =>
    p.frame === 0
      ? `${able(p)} They work together for ${counted(p.x, 'day')}, then ${p.one} leaves. In how many more days does ${p.two} finish?`
      : `${able(p)} After ${counted(p.x, 'day')} of working together ${p.one} falls ill, and ${p.two} completes the work alone. For how many days does ${p.two} work alone?`,
  path: total()
    .step(
      'left',
      ({ x }, { work, both }) => work.sub(both.mul(x)),
      'Find what is left after the days together.',
      ({ x }, { work, both, left }) =>
        `${numberTex(work)} - ${x} \\times ${numberTex(both)} = ${numberTex(left)}`,
    )
    .quiet('rate', p => rateTwo(p))
    .step(
      'more',
      (_p, { left, rate }) => left.div(rate),
      'Divide it by the rate of the one who stays.',
      (_p, { left, rate, more }) => `${numberTex(left)} \\div ${numberTex(rate)} = ${numberTex(more)}`,
    ),
  slips: [
    {
      misconception: 'rest_by_wrong_person',
      at: 'rate',
      wrongly: p => rateOne(p),
      words: ({ one, two }, { left, rate, more }) =>
        `$${numberTex(left)} \\div ${numberTex(rate)} = ${numberTex(more)}$ gives the rest to ${one}; ${two} is the one who stays.`,
    },
    {
      misconception: 'nobody_leaves',
      at: 'rate',
      wrongly: (_p, { both }) => both,
      words: (_p, { more }) => `In ${days(more)} the two would finish together, but one of them has gone.`,
    },
    {
      misconception: 'only_one_worked_before',
      at: 'left',
      wrongly: (p, { work }) => work.sub(rateTwo(p).mul(p.x)),
      words: ({ two, one }) =>
        `The work of ${one} in the first days is missing; only what ${two} did was taken off.`,
    },
    {
      misconception: 'only_the_leaver_worked',
      at: 'left',
      wrongly: (p, { work }) => work.sub(rateOne(p).mul(p.x)),
      words: ({ two }) => `What ${two} did in the days together has been left out.`,
    },
    {
      misconception: 'reports_total_time',
      at: 'more',
      wrongly: ({ x }, { left, rate }) => left.div(rate).add(x),
      words: ({ x }, { more }) => `${days(more)} counts from the beginning; ${x} of them had passed.`,
    },
    {
      misconception: 'part_done_for_part_left',
      at: 'left',
      wrongly: ({ x }, { both }) => both.mul(x),
      words: (_p, { left }) => `$${numberTex(left)}$ units is what was done together, not what was left.`,
    },
    {
      misconception: 'first_phase_once_more',
      at: 'more',
      wrongly: ({ x }, { left, rate }) => (left.div(rate).gt(x) ? left.div(rate).sub(x) : null),
      words: ({ x }) =>
        `The ${counted(x, 'day')} together were subtracted from the days that come after them.`,
    },
  ],
  show: value => days(value),
  plausible: possible,
  snapRead: () =>
    'Two rates, some days together, and one worker alone at the end. The days of the last phase are asked.',
  approach: () =>
    'Measure the work in units so that both daily rates are whole, take off what was done together, and divide the rest.',
  faster: ({ x, a, b, two }) =>
    `${two} must do $1 - \\frac{${x}}{${a}}$ of the work in all, which takes ${b} times that; subtract the ${x} days already worked.`,
  check: (p, { more }) =>
    `$${p.x} \\times ${numberTex(rateOne(p))} + ${numberTex(more.add(p.x))} \\times ${numberTex(rateTwo(p))} = ${numberTex(units(p))}$ units.`,
  principle: 'Add up rate times days for each worker, counting only the days that each was there.',
  verify: p =>
    daysOf(simulated(p, day => rateTwo(p).valueOf() + (day < p.x ? rateOne(p).valueOf() : 0))).sub(p.x),
});

const afterJoining = form({
  form: 'total-after-joining',
  revision: 2,
  band: 'Easy',
  seconds: 55,
  suits: p => rateOne(p).mul(p.x).lt(units(p)),
  stem: (p: Pair) =>
    p.frame === 0
      ? `${able(p)} ${p.one} begins alone and is joined by ${p.two} after ${counted(p.x, 'day')}. How many days does the whole work take?`
      : `${able(p)} If ${p.two} comes to help ${p.one} only after ${counted(p.x, 'day')}, in how many days from the beginning is the work done?`,
  path: total()
    .quiet('starter', p => rateOne(p))
    .step(
      'left',
      ({ x }, { work, starter }) => work.sub(starter.mul(x)),
      'Find what is left when the second one joins.',
      ({ x }, { work, starter, left }) =>
        `${numberTex(work)} - ${x} \\times ${numberTex(starter)} = ${numberTex(left)}`,
    )
    .step(
      'together',
      (_p, { left, both }) => left.div(both),
      'From then on both work.',
      (_p, { left, both, together }) =>
        `${numberTex(left)} \\div ${numberTex(both)} = ${numberTex(together)}`,
    )
    .step(
      'all',
      ({ x }, { together }) => together.add(x),
      'Add the days alone.',
      ({ x }, { together, all }) => `${x} + ${numberTex(together)} = ${numberTex(all)}`,
    ),
  slips: [
    {
      misconception: 'reports_last_phase',
      gives: 'together',
      words: ({ x }, { together }) =>
        `${days(together)} is the time together; the ${counted(x, 'day')} alone come before it.`,
    },
    {
      misconception: 'wrong_one_starts',
      at: 'starter',
      wrongly: p => rateTwo(p),
      words: ({ two }) => `Here ${two} begins alone, but the question has it the other way round.`,
    },
    {
      misconception: 'both_from_the_start',
      at: 'all',
      wrongly: (_p, { work, both }) => work.div(both),
      words: (_p, { all }) => `${days(all)} would be enough if both had begun together.`,
    },
    {
      misconception: 'full_work_after_joining',
      at: 'left',
      wrongly: (_p, { work }) => work,
      words: () => 'The work done alone was forgotten: both were given the whole of it.',
    },
    {
      misconception: 'part_done_for_part_left',
      at: 'left',
      wrongly: ({ x }, { starter }) => starter.mul(x),
      words: (_p, { left }) => `$${numberTex(left)}$ units are done, not left, when the second one joins.`,
    },
    {
      misconception: 'alone_to_the_end',
      at: 'together',
      wrongly: (p, { left }) => left.div(rateTwo(p)),
      words: ({ one, two }) => `The rest was given to ${two} alone, as if ${one} had stopped.`,
    },
    {
      misconception: 'days_alone_counted_twice',
      at: 'all',
      wrongly: ({ x }, { together }) => together.add(2 * x),
      words: ({ x }) => `The ${counted(x, 'day')} alone are in this total twice.`,
    },
  ],
  show: value => days(value),
  plausible: (value, { x, a }) => possible(value) && value.gt(x) && value.lt(a),
  snapRead: () => 'One begins, the other joins later. The whole time is asked.',
  approach: () => 'Take off what is done alone, divide the rest by the joint rate, and add the first days.',
  faster: ({ x, a, b }) =>
    `Let the second one work all the time: $1 + \\frac{${x}}{${b}}$ works are done, at $\\frac{1}{${a}} + \\frac{1}{${b}}$ a day.`,
  check: (p, { all }) =>
    `$${numberTex(all)} \\times ${numberTex(rateOne(p))} + ${numberTex(all.sub(p.x))} \\times ${numberTex(rateTwo(p))} = ${numberTex(units(p))}$ units.`,
  principle: 'Who joins late is missing for some days: split the time where the team changes.',
  verify: p => daysOf(simulated(p, day => rateOne(p).valueOf() + (day < p.x ? 0 : rateTwo(p).valueOf()))),
});

const partLeft = form({
  form: 'part-left',
  band: 'Easy',
  seconds: 45,
  suits: p => rateOne(p).add(rateTwo(p)).mul(p.x).lt(units(p)),
  stem: (p: Pair) =>
    p.frame === 0
      ? `${able(p)} They work together for ${counted(p.x, 'day')} and then both stop. What part of the work is left?`
      : `${able(p)} What fraction of the work remains when the two have worked together for ${counted(p.x, 'day')}?`,
  path: path<Pair>()
    .step(
      'perDay',
      ({ a, b }) => q(1, a).add(q(1, b)),
      'Add the parts that the two do in a day.',
      ({ a, b }, { perDay }) => `\\frac{1}{${a}} + \\frac{1}{${b}} = ${fractionTex(perDay)}`,
    )
    .step(
      'done',
      ({ x }, { perDay }) => perDay.mul(x),
      'Find what is done in the days they work.',
      ({ x }, { perDay, done }) => `${x} \\times ${fractionTex(perDay)} = ${fractionTex(done)}`,
    )
    .step(
      'left',
      (_p, { done }) => q(1).sub(done),
      'The rest is left.',
      (_p, { done, left }) => `1 - ${fractionTex(done)} = ${fractionTex(left)}`,
    ),
  slips: [
    {
      misconception: 'reports_part_done',
      gives: 'done',
      words: (_p, { done }) => `$${fractionTex(done)}$ is done; the question asks what is left.`,
    },
    {
      misconception: 'times_averaged',
      at: 'perDay',
      wrongly: ({ a, b }) => q(2, a + b),
      words: ({ a, b }, { perDay }) =>
        `$${fractionTex(perDay)}$ a day comes from the mean of ${a} and ${b} days, as if one person worked.`,
    },
    {
      misconception: 'times_added',
      at: 'perDay',
      wrongly: ({ a, b }) => q(1, a + b),
      words: ({ a, b }) => `Adding ${a} and ${b} makes two workers slower than one.`,
    },
    {
      misconception: 'only_one_worked_before',
      at: 'perDay',
      wrongly: ({ b }) => q(1, b),
      words: ({ one }) => `What ${one} did is missing here.`,
    },
    {
      misconception: 'only_the_leaver_worked',
      at: 'perDay',
      wrongly: ({ a }) => q(1, a),
      words: ({ two }) => `What ${two} did is missing here.`,
    },
    {
      misconception: 'one_day_less',
      at: 'done',
      wrongly: ({ x }, { perDay }) => perDay.mul(x - 1),
      words: ({ x }) => `Only ${counted(x - 1, 'day')} of work were counted.`,
    },
    {
      misconception: 'one_day_more',
      at: 'done',
      wrongly: ({ x }, { perDay }) => perDay.mul(x + 1),
      words: ({ x }) => `${counted(x + 1, 'day')} of work were counted, one too many.`,
    },
    {
      misconception: 'both_as_fast_as_one',
      at: 'perDay',
      wrongly: ({ a, b }) => q(2, Math.min(a, b)),
      words: ({ a, b }) =>
        `Both were counted as able to do it in ${Math.min(a, b)} days, the time of the faster one.`,
    },
  ],
  show: value => `$${fractionTex(value)}$`,
  plausible: value => value.valueOf() > 0 && value.valueOf() < 1,
  snapRead: () => 'Two times alone and some days together; the remaining part is asked.',
  approach: () => 'Add daily parts, multiply by the days, subtract from the whole.',
  faster: p =>
    `Of $${numberTex(units(p))}$ units $${p.x} \\times ${numberTex(rateOne(p).add(rateTwo(p)))}$ are done.`,
  check: (p, { left }) =>
    `Of $${numberTex(units(p))}$ units the two do $${numberTex(rateOne(p).mul(p.x))}$ and $${numberTex(rateTwo(p).mul(p.x))}$, which leaves $${numberTex(units(p).mul(left))}$.`,
  principle: 'Parts of a work done in a day may be added; days may not.',
  verify: p => q(p.a * p.b - p.x * p.b - p.x * p.a).div(p.a * p.b),
});

const beforeTheEnd = form({
  form: 'leaves-before-the-end',
  revision: 3,
  likely: true,
  band: 'Medium',
  seconds: 65,
  suits: p =>
    units(p)
      .sub(rateTwo(p).mul(p.x))
      .div(rateOne(p).add(rateTwo(p)))
      .valueOf() >= 1,
  stem: (p: Pair) =>
    p.frame === 0
      ? `${able(p)} They begin together, but ${p.one} leaves ${counted(p.x, 'day')} before the work is finished. How many days does the work take in all?`
      : `${able(p)} Both start on the same day. For the last ${counted(p.x, 'day')} ${p.two} works alone, and then the work is done. How long did it take altogether?`,
  path: total()
    .quiet('missing', p => rateOne(p))
    .step(
      'full',
      ({ x }, { work, missing }) => work.add(missing.mul(x)),
      p => `Suppose ${p.one} had stayed to the end. Find how much would have been done then.`,
      ({ x }, { work, missing, full }) =>
        `${numberTex(work)} + ${x} \\times ${numberTex(missing)} = ${numberTex(full)}`,
    )
    .step(
      'all',
      (_p, { full, both }) => full.div(both),
      'In that case both worked all the time: divide by the joint rate.',
      (_p, { full, both, all }) => `${numberTex(full)} \\div ${numberTex(both)} = ${numberTex(all)}`,
    ),
  slips: [
    {
      misconception: 'reports_days_together',
      at: 'all',
      wrongly: ({ x }, { full, both }) => full.div(both).sub(x),
      words: ({ x }, { all }) =>
        `After ${days(all)} the one who leaves has gone; ${counted(x, 'day')} are still to come.`,
    },
    {
      misconception: 'nobody_leaves',
      at: 'full',
      wrongly: (_p, { work }) => work,
      words: (_p, { all }) => `${days(all)} would be enough if both stayed to the end.`,
    },
    {
      misconception: 'wrong_one_leaves',
      at: 'missing',
      wrongly: p => rateTwo(p),
      words: ({ two }) => `The last days were taken away from ${two}, who stayed.`,
    },
    {
      misconception: 'subtracts_missing_work',
      at: 'full',
      wrongly: ({ x }, { work, missing }) => work.sub(missing.mul(x)),
      words: (_p, { full }) =>
        `$${numberTex(full)}$ units take the missing work off; for a full team it has to be added.`,
    },
    {
      misconception: 'adds_the_days',
      at: 'all',
      wrongly: ({ x }, { work, both }) => work.div(both).add(x),
      words: ({ x }) =>
        `${counted(x, 'day')} were simply added to the time of a full team; in these days work goes on.`,
    },
    {
      misconception: 'last_days_by_both',
      at: 'missing',
      wrongly: (_p, { both }) => both,
      words: () => 'The work of both was counted as missing in the last days, but one of them was there.',
    },
    {
      misconception: 'missing_work_twice',
      at: 'full',
      wrongly: ({ x }, { work, missing }) => work.add(missing.mul(2 * x)),
      words: (_p, { full }) => `$${numberTex(full)}$ units add the missing work twice.`,
    },
  ],
  show: value => days(value),
  plausible: (value, { x, b }) => possible(value) && value.d <= 12n && value.gt(x) && value.lt(b),
  snapRead: () =>
    'One of two leaves a given time before an end that is not known yet. The whole time is asked.',
  approach: () =>
    'Imagine that the one who leaves stays: the work is then larger by what would have been done, and the team never changes.',
  faster: (p, { both }) =>
    `$\\frac{${numberTex(units(p))} + ${numberTex(rateOne(p).mul(p.x))}}{${numberTex(both)}}$.`,
  check: (p, { all }) =>
    `$${numberTex(all.sub(p.x))} \\times ${numberTex(rateOne(p))} + ${numberTex(all)} \\times ${numberTex(rateTwo(p))} = ${numberTex(units(p))}$ units.`,
  principle: 'When someone leaves before an unknown end, add the work that is missing and count a full team.',
  verify: p => {
    for (let step = p.x * 2520; step < 400_000; step += 1) {
      const all = step / 2520;
      if (
        Math.abs((all - p.x) * rateOne(p).valueOf() + all * rateTwo(p).valueOf() - units(p).valueOf()) < 1e-6
      )
        return daysOf(step);
    }
    throw new Error('no time fits');
  },
});

/** Days of the first worker when the whole takes x days. */
const worked = (p: Pair) => units(p).sub(rateTwo(p).mul(p.x)).div(rateOne(p));

const whenLeft = form({
  form: 'days-of-the-leaver',
  revision: 2,
  band: 'Medium',
  seconds: 60,
  suits: p => worked(p).valueOf() > 0 && worked(p).lt(p.x) && worked(p).d <= 6n,
  stem: (p: Pair) =>
    p.frame === 0
      ? `${able(p)} They begin together. After some days ${p.one} leaves, and ${p.two} finishes the work, ${counted(p.x, 'day')} after the beginning. For how many days did ${p.two} work alone?`
      : `${able(p)} They started together, but ${p.one} left before the end, and the work was finished ${counted(p.x, 'day')} after the start. How many days before the end did ${p.one} leave?`,
  path: path<Pair>()
    .step(
      'steady',
      p => rateTwo(p).mul(p.x),
      p => `With $${numberTex(units(p))}$ units of work, find what ${p.two} did, who was there all the time.`,
      (p, { steady }) => `${p.x} \\times ${numberTex(rateTwo(p))} = ${numberTex(steady)}`,
    )
    .step(
      'other',
      (p, { steady }) => units(p).sub(steady),
      p => `The rest is the work of ${p.one}.`,
      (p, { steady, other }) => `${numberTex(units(p))} - ${numberTex(steady)} = ${numberTex(other)}`,
    )
    .quiet('rate', p => rateOne(p))
    .step(
      'present',
      (_p, { other, rate }) => other.div(rate),
      'Find how many days that took.',
      (_p, { other, rate, present }) =>
        `${numberTex(other)} \\div ${numberTex(rate)} = ${numberTex(present)}`,
    )
    .step(
      'alone',
      ({ x }, { present }) => q(x).sub(present),
      'The other days were worked alone.',
      ({ x }, { present, alone }) => `${x} - ${numberTex(present)} = ${numberTex(alone)}`,
    ),
  slips: [
    {
      misconception: 'reports_days_together',
      gives: 'present',
      words: ({ one }, { present }) => `${days(present)} is how long ${one} was there.`,
    },
    {
      misconception: 'rest_at_joint_rate',
      at: 'rate',
      wrongly: p => rateOne(p).add(rateTwo(p)),
      words: ({ one }) => `What ${one} did was divided by the rate of both.`,
    },
    {
      misconception: 'rest_by_wrong_person',
      at: 'rate',
      wrongly: p => rateTwo(p),
      words: ({ one, two }) => `The work of ${one} was divided by the rate of ${two}.`,
    },
    {
      misconception: 'steady_one_swapped',
      at: 'steady',
      wrongly: p => (rateOne(p).mul(p.x).lt(units(p)) ? rateOne(p).mul(p.x) : null),
      words: ({ one }) => `${one} was taken as the one who stayed to the end.`,
    },
    {
      misconception: 'from_time_of_both',
      at: 'present',
      wrongly: p => units(p).div(rateOne(p).add(rateTwo(p))),
      words: (_p, { present }) =>
        `${days(present)} is what both need for the whole work; they did not do it together to the end.`,
    },
    {
      misconception: 'from_time_alone',
      at: 'alone',
      wrongly: ({ b, x }) => q(b - x),
      words: ({ b, two }, { alone }) => `${days(alone)} is what ${two} saved against ${b} days alone.`,
    },
  ],
  show: value => days(value),
  plausible: (value, { x }) => possible(value) && value.lt(x),
  snapRead: () => 'The whole time is known, and one worked through; how long this one was alone is asked.',
  approach: () =>
    'Start with the worker whose days are known. What is left of the work tells the days of the other.',
  faster: ({ a, b, x }) =>
    `Part of the leaver: $1 - \\frac{${x}}{${b}}$, so ${a} times that many days together; the rest of ${x} alone.`,
  check: (p, { alone, present }) =>
    `$${numberTex(present)} \\times ${numberTex(rateOne(p))} + (${numberTex(present)} + ${numberTex(alone)}) \\times ${numberTex(rateTwo(p))} = ${numberTex(units(p))}$ units.`,
  principle: 'Count the work of the one whose days are known; what remains belongs to the other.',
  verify: p => {
    for (let part = 1; part < p.b * p.x; part += 1) {
      const together = part / p.b;
      if (Math.abs(together / p.a + p.x / p.b - 1) < 1e-9) return q(p.x).sub(q(part, p.b));
    }
    throw new Error('no time fits');
  },
});

const otherAlone = form({
  form: 'time-of-the-other-alone',
  revision: 3,
  band: 'Medium',
  seconds: 65,
  suits: p => worked(p).d === 1n && worked(p).valueOf() > 1 && worked(p).lt(p.x),
  stem: (p: Pair) => {
    const together = Number(worked(p).n);
    return p.frame === 0
      ? `${p.one} can ${p.work} in ${counted(p.a, 'day')}. ${p.one} and ${p.two} work together for ${counted(together, 'day')}; then ${p.two} needs ${counted(p.x - together, 'more day', 'more days')} to finish alone. In how many days could ${p.two} do the whole work alone?`
      : `${p.one} alone takes ${counted(p.a, 'day')} to ${p.work}. Both ${p.one} and ${p.two} worked for the first ${counted(together, 'day')}, and ${p.two} finished the rest alone in ${counted(p.x - together, 'day')}. How long would ${p.two} take to do all the work alone?`;
  },
  path: path<Pair>()
    .step(
      'part',
      p => worked(p).div(p.a),
      p => `${p.one} only worked in the first phase: find that part of the work.`,
      (p, { part }) => `\\frac{${numberTex(worked(p))}}{${p.a}} = ${fractionTex(part)}`,
    )
    .step(
      'rest',
      (_p, { part }) => q(1).sub(part),
      p => `All the rest was done by ${p.two}.`,
      (_p, { part, rest }) => `1 - ${fractionTex(part)} = ${fractionTex(rest)}`,
    )
    .quiet('present', ({ x }) => q(x))
    .step(
      'alone',
      (_p, { rest, present }) => present.div(rest),
      p => `${p.two} was there in both phases: divide these days by the part done.`,
      (_p, { rest, present, alone }) =>
        `${numberTex(present)} \\div ${fractionTex(rest)} = ${numberTex(alone)}`,
    ),
  slips: [
    {
      misconception: 'last_phase_only',
      at: 'present',
      wrongly: p => q(p.x).sub(worked(p)),
      words: ({ two }, { present }) =>
        `For ${two} only ${days(present)} alone ${present.equals(1) ? 'was' : 'were'} counted, not the days together.`,
    },
    {
      misconception: 'part_of_the_other',
      at: 'rest',
      wrongly: (_p, { part }) => part,
      words: ({ one }, { rest }) => `$${fractionTex(rest)}$ is the part of ${one}.`,
    },
    {
      misconception: 'other_present_all_the_time',
      at: 'part',
      wrongly: p => (p.x < p.a ? q(p.x, p.a) : null),
      words: ({ one }) => `${one} was counted for all days, though the last ones were worked by the other.`,
    },
    {
      misconception: 'last_phase_as_part',
      at: 'part',
      wrongly: p => (p.x - worked(p).valueOf() < p.a ? q(p.x).sub(worked(p)).div(p.a) : null),
      words: ({ one }) => `The days in which ${one} was away were counted for the part of ${one}.`,
    },
    {
      misconception: 'reports_joint_time',
      at: 'alone',
      wrongly: (p, { rest, present }) => q(1).div(q(1, p.a).add(rest.div(present))),
      words: (_p, { alone }) => `${days(alone)} is what both need together.`,
    },
    {
      misconception: 'days_together_twice',
      at: 'present',
      wrongly: p => q(p.x).add(worked(p)),
      words: (p, { present }) =>
        `$${p.x} + ${numberTex(worked(p))} = ${numberTex(present)}$ counts the days together twice.`,
    },
  ],
  show: value => days(value),
  plausible: possible,
  snapRead: () => 'One rate, two phases, and the other rate is asked: the first worker stops early.',
  approach: () =>
    'Take off the part of the worker whose rate is known; the other did the rest in all the days.',
  faster: (p, { rest }) => `${p.x} days for $${fractionTex(rest)}$ of the work.`,
  check: (p, { alone }) =>
    `$\\frac{${numberTex(worked(p))}}{${p.a}} + \\frac{${p.x}}{${numberTex(alone)}} = 1$.`,
  principle: 'An unknown rate comes from the part that worker did over all the days that worker was there.',
  verify: p => {
    for (let alone = 1; alone < 400; alone += 1)
      if (Math.abs(worked(p).valueOf() / p.a + p.x / alone - 1) < 1e-9) return q(alone);
    throw new Error('no time fits');
  },
});

const times = [
  6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24, 25, 28, 30, 32, 35, 36, 40, 42, 45, 48, 50, 54, 60,
] as const;

/** AR.TNW.2 Easy and Medium: two workers of whom one is not there all the time. */
export const leavingAndJoining: readonly AnyTemplate[] = situation<Pair>({
  type: 'AR.TNW.2',
  situation: 'two-workers',
  tries: 12,
  draw: draw => {
    const [a = 10, b = 15] = draw.some(times, 2);
    const [one = '', two = ''] = draw.some(peopleInArithmetic, 2);
    const p = { one, two, work: draw.pick(works), a, b, x: draw.int(2, 24), frame: draw.int(0, 1) };
    const clean = units(p).valueOf() <= 240 && p.x < Math.min(a, b) * 1.4;
    const ends = [
      units(p)
        .sub(rateOne(p).mul(p.x))
        .div(rateOne(p).add(rateTwo(p))),
      units(p)
        .add(rateOne(p).mul(p.x))
        .div(rateOne(p).add(rateTwo(p))),
      q(p.x).div(a).add(q(p.x).div(b)).mul(b),
    ];
    return clean && p.x !== a && p.x !== b && ends.every(end => end.mul(2).d === 1n || end.mul(5).d === 1n)
      ? p
      : null;
  },
  forms: [afterLeaving, afterJoining, partLeft, beforeTheEnd, whenLeft, otherAlone],
});

interface Hired {
  one: string;
  two: string;
  work: string;
  /** Days each needs alone, wages a day in rupees, and days available. */
  a: number;
  b: number;
  wageOne: number;
  wageTwo: number;
  within: number;
  frame: number;
}

const cheapest = form({
  form: 'least-wages',
  revision: 3,
  band: 'Hard',
  seconds: 115,
  also: ['AL.INQ.7'],
  entry: true,
  stem: ({ one, two, work, a, b, wageOne, wageTwo, within, frame }: Hired) =>
    frame === 0
      ? `${one} can ${work} in ${a} days and asks for ${rupees(wageOne)} a day; ${two} can do it in ${b} days and asks for ${rupees(wageTwo)} a day. They may work on the same days, and a part of a day is paid as a whole day. The work must be finished within ${within} days. What is the least amount, in rupees, for which this is possible?`
      : `A job has to be finished within ${within} days. ${one} can do it alone in ${a} days and charges ${rupees(wageOne)} a day; ${two} can do it in ${b} days and charges ${rupees(wageTwo)} a day. Both may work on the same days, each for a whole number of days. Find the minimum total wages in rupees.`,
  path: path<Hired>()
    .step(
      'dear',
      ({ a, wageOne }) => q(a * wageOne),
      'Find what the whole work would cost with each of them, to see who is cheaper.',
      ({ b, wageTwo, one, two }, { dear }) =>
        `\\text{${one}: } ${numberTex(dear)}, \\qquad \\text{${two}: } ${b} \\times ${wageTwo} = ${numberTex(q(b * wageTwo))}`,
    )
    .quiet('cheapDays', ({ within }) => q(within))
    .step(
      'left',
      ({ b }, { cheapDays }) => q(1).sub(cheapDays.div(b)),
      ({ two }) =>
        `${two} is cheaper for the same work, so let ${two} work on all the days there are. Find what is left.`,
      ({ b }, { cheapDays, left }) => `1 - \\frac{${numberTex(cheapDays)}}{${b}} = ${fractionTex(left)}`,
    )
    .quiet('exact', ({ a }, { left }) => left.mul(a))
    .step(
      'days',
      (_p, { exact }) => q(Math.ceil(exact.valueOf() - 1e-9)),
      ({ one }) => `${one} has to do that, in whole days.`,
      ({ a }, { left, exact, days: needed }) =>
        `${fractionTex(left)} \\times ${a} = ${numberTex(exact)} \\Rightarrow ${numberTex(needed)}`,
    )
    .step(
      'spare',
      ({ a, b, within }, { days: needed }) =>
        q(within).sub(q(Math.ceil(q(1).sub(needed.div(a)).mul(b).valueOf() - 1e-9))),
      ({ two }) =>
        `These whole days may do a little more than needed; see whether ${two} can do with fewer days.`,
      ({ a, b, within }, { days: needed, spare }) =>
        `(1 - \\frac{${numberTex(needed)}}{${a}}) \\times ${b} = ${numberTex(q(1).sub(needed.div(a)).mul(b))} \\Rightarrow ${numberTex(q(within).sub(spare))} \\text{ of } ${within} \\text{ days}`,
    )
    .step(
      'cost',
      ({ within, wageOne, wageTwo }, { days: needed, spare }) =>
        needed.mul(wageOne).add(q(within).sub(spare).mul(wageTwo)),
      'Add the wages.',
      ({ within, wageOne, wageTwo }, { days: needed, spare, cost }) =>
        `${numberTex(needed)} \\times ${wageOne} + ${numberTex(q(within).sub(spare))} \\times ${wageTwo} = ${numberTex(cost)}`,
    ),
  slips: [
    {
      misconception: 'spare_day_paid',
      at: 'spare',
      wrongly: (_p, { spare }) => (spare.s > 0n ? q(0) : null),
      words: ({ two, within }) => `${two} was paid for all ${within} days, though the work is done before.`,
    },
    {
      misconception: 'dearer_one_first',
      at: 'cost',
      wrongly: ({ a, b, within, wageOne, wageTwo }) =>
        within < a ? q(within * wageOne + Math.ceil((1 - within / a) * b - 1e-9) * wageTwo) : null,
      words: ({ one, within }) =>
        `${one} was made to work on all ${within} days; for the same work that is the dearer choice.`,
    },
    {
      misconception: 'works_together_throughout',
      at: 'cost',
      wrongly: ({ a, b, wageOne, wageTwo }) => q(Math.ceil((a * b) / (a + b) - 1e-9) * (wageOne + wageTwo)),
      words: ({ a, b, wageOne, wageTwo }) =>
        `$${Math.ceil((a * b) / (a + b) - 1e-9)} \\times (${wageOne} + ${wageTwo})$ pays both for the same days until the end; the deadline allows the cheaper one to do more.`,
    },
    {
      misconception: 'rounds_down',
      at: 'days',
      wrongly: (_p, { exact }) => (exact.d === 1n ? null : exact.floor()),
      words: ({ one, two, within }, { exact, days: needed, spare }) =>
        `With $${numberTex(needed)}$ days of ${one} instead of $${numberTex(exact)}$, ${two} would need $${numberTex(q(within).sub(spare))}$ days, and only ${within} are allowed.`,
    },
    {
      misconception: 'paid_by_part_days',
      at: 'cost',
      wrongly: ({ within, wageOne, wageTwo }, { exact }) => exact.mul(wageOne).add(within * wageTwo),
      words: (_p, { exact }) => `$${numberTex(exact)}$ days were paid for; wages are for whole days.`,
    },
    {
      misconception: 'ignores_the_deadline',
      at: 'cost',
      wrongly: ({ b, wageTwo }) => q(b * wageTwo),
      words: ({ two, b }) => `${two} alone would be cheapest, but needs ${b} days and misses the deadline.`,
    },
    {
      misconception: 'one_day_more',
      at: 'days',
      wrongly: (_p, { days: needed }) => needed.add(1),
      words: (_p, { days: needed }) =>
        `$${numberTex(needed)}$ days of the dearer worker are one more than needed.`,
    },
    {
      misconception: 'dearer_one_alone',
      gives: 'dear',
      words: ({ one }, { dear }) => `${rupees(dear)} pays ${one} for the whole work alone.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () => 'Two workers with times and wages, a deadline, whole days: the least cost is asked.',
  approach: () =>
    'Compare what the same work costs with each. The cheaper one gets as many days as the deadline allows, the other only what is left, rounded up.',
  faster: ({ within, two }, { days: needed, spare }) =>
    `${two} is cheaper per unit of work: use $${numberTex(q(within).sub(spare))}$ of the ${within} days and the fewest of the other, $${numberTex(needed)}$.`,
  check: ({ a, b, within }, { days: needed, spare }) => {
    const done = needed.div(a).add(q(within).sub(spare).div(b));
    return `$\\frac{${numberTex(needed)}}{${a}} + \\frac{${numberTex(q(within).sub(spare))}}{${b}} = ${fractionTex(done)}$, so the work is done; with a day less of the first it is not, even in ${within} days.`;
  },
  principle:
    'For least cost give as much work as the limits allow to whoever is cheapest per unit of work, and round the rest up.',
  verify: ({ a, b, wageOne, wageTwo, within }) => {
    let least = Number.POSITIVE_INFINITY;
    for (let x = 0; x <= within; x += 1)
      for (let y = 0; y <= within; y += 1)
        if (x * b + y * a >= a * b) least = Math.min(least, x * wageOne + y * wageTwo);
    return q(least);
  },
});

/** AR.TNW.2 Hard: least wages under a deadline. */
const hired = situation<Hired>({
  type: 'AR.TNW.2',
  situation: 'two-wages',
  tries: 12,
  draw: draw => {
    const [one = '', two = ''] = draw.some(peopleInArithmetic, 2);
    const p = {
      one,
      two,
      work: draw.pick(works),
      a: draw.int(12, 36),
      b: draw.int(15, 45),
      wageOne: draw.step(500, 1200, 20),
      wageTwo: draw.step(400, 1000, 20),
      within: draw.int(8, 24),
      frame: draw.int(0, 1),
    };
    if (p.a * p.wageOne <= p.b * p.wageTwo * 1.06 || p.within >= p.b - 2) return null;
    const exact = (1 - p.within / p.b) * p.a;
    if (exact > p.within - 1 || Math.ceil(exact) - exact < 0.08) return null;
    // The rule "as much as possible for the cheaper one" must give the true minimum, which rounding can upset.
    let least = Number.POSITIVE_INFINITY;
    for (let x = 0; x <= p.within; x += 1)
      for (let y = 0; y <= p.within; y += 1)
        if (x * p.b + y * p.a >= p.a * p.b) least = Math.min(least, x * p.wageOne + y * p.wageTwo);
    const days = Math.ceil(exact);
    const second = Math.ceil((1 - days / p.a) * p.b - 1e-9);
    return least === days * p.wageOne + second * p.wageTwo ? p : null;
  },
  forms: [cheapest],
});

export const workInWholeDays: readonly AnyTemplate[] = hired;
