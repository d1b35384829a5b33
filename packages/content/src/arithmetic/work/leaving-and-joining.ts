import type Fraction from 'fraction.js';
import { lcm } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, frac, here, type Path, situation, slip, stop, tex, text } from '../../question/index.ts';
import { counted, fractionTex, plain, withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

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

/** What both do in a day, in units of work. */
const ratesTogether = (p: Pair, { step }: Path) =>
  step(calc`${rateOne(p)} + ${rateTwo(p)}`, {
    name: 'the units that both do in a day',
    because: text`Times cannot be added, but the units done in a day can.`,
  })`
    Let the work be ${units(p)} units, the LCM of ${p.a} and ${p.b}. Then ${p.one} does ${rateOne(p)} unit(s) a day
    and ${p.two} ${rateTwo(p)}; add them.`;

const afterLeaving = form<Pair>(
  'rest-by-one',
  {
    band: 'Easy',
    seconds: 55,
    revision: 2,
    suits: p => rateOne(p).add(rateTwo(p)).mul(p.x).lt(units(p)),
    verify: p =>
      daysOf(simulated(p, day => rateTwo(p).valueOf() + (day < p.x ? rateOne(p).valueOf() : 0))).sub(p.x),
  },
  (p, path) => {
    const { b, a, x, one, two, frame } = p;
    const work = path.find(units(p));
    const both = ratesTogether(p, path);
    const left = path.step(calc`${work} - ${x} * ${both}`, {
      name: 'the units that are left',
      because: text`While both are there, the units of both are done each day. Taking away the units of only one would
        leave the work of the other undone, though it has been done.`,
    })`
      They work together for ${x} day(s) and do ${both} units a day. Subtract these units from ${work} to find what is
      left when ${one} leaves.`;
    const rate = path.find(rateTwo(p));
    const more = path.step(calc`${left} ÷ ${rate}`, {
      because: text`After ${one} has gone, nobody but ${two} works. Each day only the units of ${two} are done, so the
        days are what is left divided by these units.`,
    })`
      Only ${two} works on, at ${rate} unit(s) a day. Divide what is left by this number to find the days that are
      still needed.`;
    return {
      answer: more,
      stem:
        frame === 0
          ? text`${able(p)} They work together for ${x} day(s), then ${one} leaves. In how many more days does ${two}
            finish?`
          : text`${able(p)} After ${x} day(s) of working together ${one} falls ill, and ${two} completes the work
            alone. For how many days does ${two} work alone?`,
      show: days,
      plausible: possible,
      slips: [
        slip('let_the_wrong_one_work', rate, rateOne(p))`
          You let ${one} finish the work after the ${x} day(s) together. It is ${two} who stays, at ${rateTwo(p)}
          unit(s) a day.`,
        slip('worked_for_a_wrong_time', rate, both)`
          You let both finish the work after the ${x} day(s) together. ${one} has gone by then, so only the units of
          ${two} are done each day.`,
        slip('let_the_wrong_one_work', left, calc`${work} - ${x} * ${rateTwo(p)}`)`
          From the work you subtracted only what ${two} did in the first ${x} day(s); ${one} worked then as well.`,
        slip('let_the_wrong_one_work', left, calc`${work} - ${x} * ${rateOne(p)}`)`
          From the work you subtracted only what ${one} did in the first ${x} day(s); ${two} worked then as well.`,
        slip('went_a_step_too_far', more, calc`${left} / ${rate} + ${x}`)`
          ${days(more)} counts from the beginning. Of these, ${x} had passed when ${one} went, and only the days after
          that are asked.`,
        slip('gave_the_complement', left, calc`${x} * ${both}`)`
          You divided the ${left} units that the two did in the ${x} day(s) together. What was left has to be
          divided.`,
        slip('subtracted_for_added', more, left.div(rate).gt(x) && calc`${left} / ${rate} - ${x}`)`
          You subtracted the ${x} day(s) together. They come before the days of ${two} alone and are not among them.`,
      ],
      snapRead: text`${one} and ${two} work together for some days, and then ${two} works alone. The days of ${two}
        alone are asked.`,
      approach: text`Choose a number of units for the whole work, so that both do whole units in a day. Subtract what is
        done together, and divide the rest by the units of ${two}.`,
      faster: text`${one} does $\frac{${x}}{${a}}$ of the work, so ${two} does the rest in $${b} \times (1 -
        \frac{${x}}{${a}})$ days. Subtract the ${x} days together.`,
      check: text`${one} does $${x} \times ${rateOne(p)} = ${rateOne(p).mul(x)}$ and ${two} $${more.add(x)} \times
        ${rateTwo(p)} = ${rateTwo(p).mul(more.add(x))}$ units, ${units(p)} in all.`,
      principle: text`When one of two leaves, count for each one only the days on which that one worked, and let the
        units add up to the whole work.`,
    };
  },
);

const afterJoining = form<Pair>(
  'total-after-joining',
  {
    band: 'Easy',
    seconds: 55,
    revision: 2,
    suits: p => rateOne(p).mul(p.x).lt(units(p)),
    verify: p => daysOf(simulated(p, day => rateOne(p).valueOf() + (day < p.x ? 0 : rateTwo(p).valueOf()))),
  },
  (p, path) => {
    const { a, b, x, two, one, frame } = p;
    const work = path.find(units(p));
    const both = ratesTogether(p, path);
    const starter = path.find(rateOne(p));
    const left = path.step(calc`${work} - ${x} * ${starter}`, {
      name: text`the units that are left when ${two} joins`,
      because: text`Before ${two} comes, only ${one} works. So only the units of ${one} are done on these days, and the
        rest is for both.`,
    })`
      ${one} works alone for ${x} day(s) and does ${starter} unit(s) a day. Subtract these from ${work} to find what is
      left when ${two} joins.`;
    const together = path.step(calc`${left} ÷ ${both}`, {
      name: 'the days together',
      because: text`${one} does not stop when ${two} joins. In each of the remaining days the units of both are done.`,
    })`
      From then on both work. Divide what is left by the units that both do in a day, to find for how many days they
      work together.`;
    const all = path.step(calc`${x} + ${together}`, {
      because: text`The time runs from the moment when ${one} begins. The ${x} day(s) of ${one} alone are a part of
        it.`,
    })`
      Add the first ${x} day(s), because the whole time from the beginning is asked.`;
    return {
      answer: all,
      stem:
        frame === 0
          ? text`${able(p)} ${one} begins alone and is joined by ${two} after ${x} day(s). How many days does the
            whole work take?`
          : text`${able(p)} If ${two} comes to help ${one} only after ${x} day(s), in how many days from the beginning
            is the work done?`,
      show: days,
      plausible: value => possible(value) && value.gt(x) && value.lt(a),
      slips: [
        stop('stopped_a_step_early', together)`
          ${days(together)} is the time together; the ${x} day(s) of ${one} alone come before it.`,
        slip('let_the_wrong_one_work', starter, rateTwo(p))`
          You let ${two} work alone for the first ${x} day(s), but it is ${one} who begins.`,
        slip('worked_for_a_wrong_time', all, calc`${work} / ${both}`)`
          ${here} days would be enough if both had begun together, but ${two} joins later.`,
        slip('forgot_what_was_done', left, work)`
          You divided the whole work of ${left} units, but ${one} had done a part of it alone.`,
        slip('gave_the_complement', left, calc`${x} * ${starter}`)`
          ${left} of ${work} units are done when ${two} joins; divide what is left.`,
        slip('let_the_wrong_one_work', together, calc`${left} / ${rateTwo(p)}`)`
          You let ${two} do the rest alone in ${together} days, but ${one} goes on working.`,
        slip('used_a_term_twice', all, calc`2 * ${x} + ${together}`)`
          You counted the ${x} day(s) of ${one} alone twice in this total. They come once, before ${two} joins.`,
      ],
      snapRead: text`${one} begins alone and ${two} joins after ${x} day(s). The time for the whole work is asked.`,
      approach: text`Choose a number of units for the whole work. Subtract what ${one} does alone, divide the rest by
        the units that both do in a day, and add the first days.`,
      faster: text`If ${two} had worked from the beginning, $1 + \frac{${x}}{${b}}$ of the work would be done in the
        same time. Divide by $\frac{1}{${a}} + \frac{1}{${b}}$.`,
      check: text`${one} does $${all} \times ${rateOne(p)}$ and ${two} $${all.sub(x)} \times ${rateTwo(p)}$ units,
        together $${rateOne(p)
          .mul(all)
          .add(rateTwo(p).mul(all.sub(x)))}$.`,
      principle: text`When the number of those who work changes, divide the time there, and use the units of a day that
        belong to each part of the time.`,
    };
  },
);

const partLeft = form<Pair>(
  'part-left',
  {
    band: 'Easy',
    seconds: 45,
    suits: p => rateOne(p).add(rateTwo(p)).mul(p.x).lt(units(p)),
    verify: p => q(p.a * p.b - p.x * p.b - p.x * p.a).div(p.a * p.b),
  },
  (p, { step }) => {
    const { a, b, x, one, two, frame } = p;
    const perDay = step(frac(calc`1 / ${a} + 1 / ${b}`), {
      name: 'the part that both do in a day',
      because: text`Who needs ${a} days does one part out of ${a} in a day. Days cannot be added, because two people
        need less time and not more; parts of the work can.`,
    })`
      ${one} needs ${a} days for the whole work and so does $\frac{1}{${a}}$ of it in a day; ${two} does
      $\frac{1}{${b}}$. Add the two parts to find what both do in a day.`;
    const done = step(frac(calc`${x} * ${frac(perDay)}`), {
      name: 'the part that is done',
      because: text`Each day adds the same part of the work, because both work at a steady rate.`,
    })`
      They work together for ${x} day(s). Multiply the part of a day by ${x} to find what part is done.`;
    const left = step(frac(calc`1 - ${frac(done)}`), {
      because: text`What is done and what is left make the whole work, which is 1.`,
    })`
      The whole work is $1$. Subtract what is done to find what is left.`;
    return {
      answer: left,
      stem:
        frame === 0
          ? text`${able(p)} They work together for ${x} day(s) and then both stop. What part of the work is left?`
          : text`${able(p)} What fraction of the work remains when the two have worked together for ${x} day(s)?`,
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.valueOf() > 0 && value.valueOf() < 1,
      slips: [
        stop('gave_the_complement', done)`
          ${frac(done)} of the work is what the two have done. The question asks for what is left, the rest of the
          whole.`,
        slip('took_times_for_rates', perDay, frac(calc`2 / (${a} + ${b})`))`
          ${here} is the part that two people do in a day if each needs the mean of ${a} and ${b} days. The faster one
          does more than that, so the parts have to be added.`,
        slip('took_times_for_rates', perDay, frac(calc`1 / (${a} + ${b})`))`
          ${here} adds the days of the two, as if they needed ${a} and ${b} days one after the other. Together they are
          faster than each alone.`,
        slip('let_the_wrong_one_work', perDay, frac(calc`1 / ${b}`))`
          You counted $\frac{1}{${b}}$ of the work a day, which is the work of ${two} alone. ${one} works on the same
          days.`,
        slip('let_the_wrong_one_work', perDay, frac(calc`1 / ${a}`))`
          You counted $\frac{1}{${a}}$ of the work a day, which is the work of ${one} alone. ${two} works on the same
          days.`,
        slip('worked_for_a_wrong_time', done, frac(calc`(${x} - 1) * ${perDay}`))`
          You counted only ${x - 1} day(s) of work. They work together for ${x}, and each of these days adds its
          part.`,
        slip('worked_for_a_wrong_time', done, frac(calc`(${x} + 1) * ${perDay}`))`
          You counted ${x + 1} days of work. They work together for only ${x}.`,
        slip('assumed_equal_parts', perDay, frac(calc`2 / min(${a}, ${b})`))`
          You let both be as fast as the faster of the two, who needs ${Math.min(a, b)} days. The other one does less
          in a day.`,
      ],
      snapRead: text`The time of each alone is known, and they work together for ${x} day(s). The part of the work that
        is left is asked.`,
      approach: text`Find what part of the work both do in a day and multiply it by the days. The rest of the whole is
        left.`,
      check: text`Let the work be ${units(p)} units. In ${x} day(s) ${one} does ${rateOne(p).mul(x)} and ${two}
        ${rateTwo(p).mul(x)} of them, which leaves ${units(p).sub(rateOne(p).mul(x)).sub(rateTwo(p).mul(x))}.`,
      principle: text`The days that two people need cannot be added, but the parts of the work that they do in a day
        can.`,
    };
  },
);

const beforeTheEnd = form<Pair>(
  'leaves-before-the-end',
  {
    band: 'Medium',
    seconds: 65,
    revision: 3,
    suits: p =>
      units(p)
        .sub(rateTwo(p).mul(p.x))
        .div(rateOne(p).add(rateTwo(p)))
        .valueOf() >= 1,
    verify: p => {
      for (let step = p.x * 2520; step < 400_000; step += 1) {
        const all = step / 2520;
        if (
          Math.abs((all - p.x) * rateOne(p).valueOf() + all * rateTwo(p).valueOf() - units(p).valueOf()) <
          1e-6
        )
          return daysOf(step);
      }
      throw new Error('no time fits');
    },
  },
  (p, path) => {
    const { x, one, two, frame } = p;
    const work = path.find(units(p));
    const both = ratesTogether(p, path);
    const missing = path.find(rateOne(p));
    const full = path.step(calc`${work} + ${x} * ${missing}`, {
      name: text`the units if ${one} had stayed`,
      because: text`The time before ${one} leaves is not known. With ${one} staying, the team never changes and one
        division is enough.`,
    })`
      Suppose that ${one} had stayed. In the last ${x} day(s) ${one} would have done ${missing} unit(s) a day more: add
      them to the work.`;
    const all = path.step(calc`${full} ÷ ${both}`)`
      Then both would have worked all the time, so divide by the units that both do in a day.`;
    return {
      answer: all,
      stem:
        frame === 0
          ? text`${able(p)} They begin together, but ${one} leaves ${x} day(s) before the work is finished. How many
            days does the work take in all?`
          : text`${able(p)} Both start on the same day. For the last ${x} day(s) ${two} works alone, and then the work
            is done. How long did it take altogether?`,
      show: days,
      plausible: value => possible(value) && value.d <= 12n && value.gt(x) && value.lt(p.b),
      slips: [
        slip('stopped_a_step_early', all, calc`${full} / ${both} - ${x}`)`
          ${days(all)} is the time for which both worked; the last ${x} day(s) come after it.`,
        slip('worked_for_a_wrong_time', full, work)`
          You gave ${days(all)}. That would be enough if both stayed to the end, but ${one} leaves before it.`,
        slip('let_the_wrong_one_work', missing, rateTwo(p))`
          You counted ${two} as missing on the last ${x} day(s), but ${two} is the one who stays.`,
        slip('subtracted_for_added', full, calc`${work} - ${x} * ${missing}`)`
          ${here} units takes off what ${one} did not do. To count both for the whole time, it has to be added.`,
        slip('forgot_what_was_done', all, calc`${work} / ${both} + ${x}`)`
          ${here} lets both finish the work and adds ${x} day(s) of ${two} after it. ${two} works in these days too.`,
        slip('let_the_wrong_one_work', missing, both)`
          You counted both as missing on the last ${x} day(s), but ${two} was there.`,
        slip('used_a_term_twice', full, calc`${work} + 2 * ${x} * ${missing}`)`
          You added what ${one} did not do twice: ${here} units. It is missing only once.`,
      ],
      snapRead: text`Both begin, but only ${two} works for the last ${x} day(s). The whole time is not known, so it is
        not known when ${one} leaves.`,
      approach: text`Suppose that ${one} stays to the end. Then more is done, by a known number of units, but both work
        all the time and one division gives the time.`,
      check: text`${one} does $${all.sub(x)} \times ${rateOne(p)} = ${rateOne(p).mul(all.sub(x))}$ and ${two} $${all}
        \times ${rateTwo(p)} = ${rateTwo(p).mul(all)}$ units, ${units(p)} in all.`,
      principle: text`When someone leaves before an unknown end, add what this person would have done, and divide as if
        both had stayed.`,
    };
  },
);

/** Days of the first worker when the whole takes x days. */
const worked = (p: Pair) => units(p).sub(rateTwo(p).mul(p.x)).div(rateOne(p));

const whenLeft = form<Pair>(
  'days-of-the-leaver',
  {
    band: 'Medium',
    seconds: 60,
    revision: 2,
    suits: p => worked(p).valueOf() > 0 && worked(p).lt(p.x) && worked(p).d <= 6n,
    verify: p => {
      for (let part = 1; part < p.b * p.x; part += 1) {
        const together = part / p.b;
        if (Math.abs(together / p.a + p.x / p.b - 1) < 1e-9) return q(p.x).sub(q(part, p.b));
      }
      throw new Error('no time fits');
    },
  },
  (p, { step, find }) => {
    const { two, x, one, b, frame } = p;
    const steady = step(calc`${x} * ${rateTwo(p)}`, {
      name: text`the units that ${two} did`,
      because: text`${two} was there on all ${x} days, so this part of the work is known at once. The days of
          ${one} are not known yet.`,
    })`
      Let the work be ${units(p)} units, the LCM of ${p.a} and ${b}, so that ${two} does ${rateTwo(p)} unit(s) a day.
      Find what ${two} did in all ${x} days.`;
    const other = step(calc`${units(p)} - ${steady}`, {
      name: text`the units that ${one} did`,
      because: text`Nobody else worked on it. So each unit that ${two} did not do was done by ${one}.`,
    })`
      The rest of the ${units(p)} units was done by ${one}. Subtract.`;
    const rate = find(rateOne(p));
    const present = step(calc`${other} ÷ ${rate}`, {
      name: text`the days of ${one}`,
      because: text`${one} did these units at a steady rate, so their number over the rate is the number of days.
          What both do in a day does not matter here.`,
    })`
      Divide by ${one}'s ${rate} unit(s) a day to find for how many days ${one} was there.`;
    const alone = step(calc`${x} - ${present}`, {
      name: text`the days on which ${two} worked alone`,
      because: text`They began together, so the days of ${one} are the first ones. After them ${two} was alone
          until the end.`,
    })`
      On the other days ${two} worked alone. Subtract from all ${x} days.`;
    return {
      answer: alone,
      stem:
        frame === 0
          ? text`${able(p)} They begin together. After some days ${one} leaves, and ${two} finishes the work, ${x}
            day(s) after the beginning. For how many days did ${two} work alone?`
          : text`${able(p)} They started together, but ${one} left before the end, and the work was finished ${x}
            day(s) after the start. How many days before the end did ${one} leave?`,
      show: days,
      plausible: value => possible(value) && value.lt(x),
      slips: [
        stop('stopped_a_step_early', present)`
          You stopped at ${days(present)}, which is how long ${one} was there. The question asks for the days after
          that, when ${two} worked alone.`,
        slip('worked_for_a_wrong_time', rate, calc`${rateOne(p)} + ${rateTwo(p)}`)`
          You divided the work of ${one} by ${rate}, what both do in a day. These units were done by ${one} alone, so
          divide by the rate of ${one}.`,
        slip('let_the_wrong_one_work', rate, rateTwo(p))`
          You divided the work of ${one} by ${rate}, what ${two} does in a day. It was ${one} who did these units.`,
        slip('swapped_the_two', steady, rateOne(p).mul(x).lt(units(p)) && calc`${x} * ${rateOne(p)}`)`
          You let ${one} work for all ${x} days, but it is ${two} who stays to the end.`,
        slip('worked_for_a_wrong_time', present, calc`${units(p)} / (${rateOne(p)} + ${rateTwo(p)})`)`
          ${days(present)} is what both need for the whole work together. ${one} did not stay to the end.`,
        slip('answered_another_quantity', alone, calc`${b} - ${x}`)`
          ${here} is by how many days the work was faster than with ${two} alone.`,
      ],
      snapRead: text`The whole time is known, and ${two} worked all the time. The days on which ${two} worked alone are
        asked.`,
      approach: text`Begin with ${two}, whose days are known. The rest of the work gives the days of ${one}, and on the
        other days ${two} was alone.`,
      check: text`${one} does $${present} \times ${rateOne(p)}$ and ${two} $${x} \times ${rateTwo(p)}$ units, together
        ${rateOne(p).mul(present).add(rateTwo(p).mul(x))}.`,
      principle: text`Begin with the one who works all the time; the rest of the work belongs to the other and gives the
        days of the other.`,
    };
  },
);

const otherAlone = form<Pair>(
  'time-of-the-other-alone',
  {
    band: 'Medium',
    seconds: 65,
    revision: 3,
    suits: p => worked(p).d === 1n && worked(p).valueOf() > 1 && worked(p).lt(p.x),
    verify: p => {
      for (let alone = 1; alone < 400; alone += 1)
        if (Math.abs(worked(p).valueOf() / p.a + p.x / alone - 1) < 1e-9) return q(alone);
      throw new Error('no time fits');
    },
  },
  (p, { step, find }) => {
    const { one, a, two, x, frame, work } = p;
    const together = Number(worked(p).n);
    const part = step(frac(calc`${together} / ${a}`), {
      name: text`the part that ${one} did`,
      because: text`${one} would need ${a} days for the whole, so each day of ${one} is $\frac{1}{${a}}$ of the
          work. Only the days on which ${one} was there count.`,
    })`
      ${one} worked only on the ${together} days together. Divide by the ${a} days for the whole work to find the part
      that ${one} did.`;
    const rest = step(frac(calc`1 - ${frac(part)}`), {
      name: text`the part that ${two} did`,
      because: text`The whole work is 1, and only these two worked on it. What ${one} did not do is the part of
          ${two}.`,
    })`
      The rest of the work was done by ${two}. Subtract from 1.`;
    const present = find(x);
    const alone = step(calc`${present} ÷ ${frac(rest)}`, {
      because: text`${two} worked on the days together as well, so all ${x} days belong to ${two}'s part. If half
          of the work takes 6 days, the whole takes 12: divide by the part.`,
      name: text`the time of ${two} alone`,
    })`
      ${two} worked on all ${present} days and did this part. Divide the days by the part to find the time for the whole
      work.`;
    return {
      answer: alone,
      stem:
        frame === 0
          ? text`${one} can ${work} in ${a} day(s). ${one} and ${two} work together for ${together} day(s); then
            ${two} needs ${x - together} (more day|more days) to finish alone. In how many days could ${two} do the
            whole work alone?`
          : text`${one} alone takes ${a} day(s) to ${work}. Both ${one} and ${two} worked for the first ${together}
            day(s), and ${two} finished the rest alone in ${x - together} day(s). How long would ${two} take to do all
            the work alone?`,
      show: days,
      plausible: possible,
      slips: [
        slip('worked_for_a_wrong_time', present, calc`${x} - ${together}`)`
          You counted only the ${present} day(s) on which ${two} was alone. ${two} worked on the days together too.`,
        slip('gave_the_complement', rest, part)`
          You divided the days of ${two} by ${frac(rest)}. That is the part of the work that ${one} did.`,
        slip('worked_for_a_wrong_time', part, x < a && frac(calc`${x} / ${a}`))`
          You let ${one} work on all ${x} days, but on the last of them ${two} was alone.`,
        slip('let_the_wrong_one_work', part, x - together < a && frac(calc`(${x} - ${together}) / ${a}`))`
          You let ${one} work on the last ${x - together} day(s), on which ${two} was alone.`,
        slip('answered_another_quantity', alone, calc`1 / (1 / ${a} + ${frac(rest)} / ${present})`)`
          You found ${days(alone)}, what both together need for the whole work. The question asks for ${two} alone.`,
        slip('used_a_term_twice', present, calc`${x} + ${together}`)`
          You counted ${present} days for ${two}, with the days together twice. ${two} worked on ${x} days in all.`,
      ],
      snapRead: text`${one}'s time alone is known, and ${one} stops early. ${two} worked all the time, and the time of
        ${two} alone is asked.`,
      approach: text`Subtract the part of the work that ${one} did. The rest is the part of ${two} in all the days,
        which gives ${two}'s time for the whole.`,
      check: text`$\frac{${together}}{${a}} + \frac{${x}}{${alone}} = 1$, the whole work.`,
      principle: text`Divide the days on which someone worked by the part of the work done, and you have the time for
        the whole work.`,
    };
  },
);

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

const cheapest = form<Hired>(
  'least-wages',
  {
    band: 'Hard',
    seconds: 115,
    revision: 3,
    also: ['AL.INQ.7'],
    verify: ({ a, b, wageOne, wageTwo, within }) => {
      let least = Number.POSITIVE_INFINITY;
      for (let x = 0; x <= within; x += 1)
        for (let y = 0; y <= within; y += 1)
          if (x * b + y * a >= a * b) least = Math.min(least, x * wageOne + y * wageTwo);
      return q(least);
    },
  },
  ({ a, wageOne, b, wageTwo, one, two, within, work, frame }, { step, find }) => {
    const dear = step(calc`${a} * ${wageOne}`, {
      works: value =>
        tex`\text{${one}: } ${a} \times ${wageOne} = ${value}, \qquad \text{${two}: } ${b} \times ${wageTwo} =
          ${b * wageTwo}`,
      because: text`A lower daily wage is not always the cheaper one: what matters is what the same work costs.`,
    })`
      Find what the whole work would cost with each of them. ${two} is cheaper for the same work.`;
    const cheapDays = find(within);
    const left = step(frac(calc`1 - ${cheapDays} / ${b}`), {
      name: text`the part left for ${one}`,
      because: text`Each part of the work costs less with ${two}, so ${two} should do as much as the time allows.
          Only what ${two} cannot finish in time is left for ${one}.`,
    })`
        So let ${two}, who is cheaper, work on all ${within} days. Find what part of the work is left for ${one}.`;
    const exact = find(calc`${left} * ${a}`);
    const daysOfOne = step(() => exact.ceil(), {
      name: text`the days of ${one}`,
      works: value => tex`${frac(left)} \times ${a} = ${exact} \Rightarrow ${value} \text{ days}`,
      because: text`A part of a day is paid as a whole day. Rounding down would leave some of the work undone.`,
    })`
      ${one} has to do this part. Only whole days are paid, so round up.`;
    const spare = step(() => q(within).sub(q(1).sub(daysOfOne.div(a)).mul(b).ceil()), {
      works: value =>
        tex`\left(1 - \frac{${daysOfOne}}{${a}}\right) \times ${b} = ${q(1).sub(daysOfOne.div(a)).mul(b)} \Rightarrow
          ${q(within).sub(value)} \text{ days}`,
      because: text`Rounding up gives ${one} a little more than was left, so ${two} may be able to stop earlier.`,
    })`
      In these whole days ${one} does a little more than was left. Find how many days ${two} then really needs.`;
    const cost = step(calc`${daysOfOne} * ${wageOne} + (${within} - ${spare}) * ${wageTwo}`, {
      name: text`the least amount`,
      because: text`No other division is cheaper, because the
          cheaper one does as much as possible.`,
    })`
        Multiply the days of each by the amount for a day, and add.`;
    const done = daysOfOne.div(a).add(q(within).sub(spare).div(b));
    const jointDays = Math.ceil((a * b) / (a + b) - 1e-9);
    return {
      answer: cost,
      stem:
        frame === 0
          ? text`${one} can ${work} in ${String(a)} days and asks for ₹${wageOne} a day; ${two} can do it in
            ${String(b)} days and asks for ₹${wageTwo} a day. They may work on the same days, and a part of a day is
            paid as a whole day. The work must be finished within ${String(within)} days. What is the least amount, in
            rupees, for which this is possible?`
          : text`A job has to be finished within ${String(within)} days. ${one} can do it alone in ${String(a)} days
            and charges ₹${wageOne} a day; ${two} can do it in ${String(b)} days and charges ₹${wageTwo} a day. Both
            may work on the same days, each for a whole number of days. Find the minimum total wages in rupees.`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('went_a_step_too_far', spare, spare.s > 0n && 0)`
          You paid ${two} for all ${within} days, but the work is done before.`,
        slip(
          'gave_the_other_extreme',
          cost,
          within < a && (() => q(within * wageOne).add(q(1).sub(q(within, a)).mul(b).ceil().mul(wageTwo))),
        )`
            You let ${one} work on all ${within} days. For the same work ${one} costs more: ₹${a * wageOne} against
            ₹${b * wageTwo} for all of it.`,
        slip('assumed_equal_parts', cost, calc`${jointDays} * (${wageOne} + ${wageTwo})`)`
            You let both work on the same ${jointDays} days: ${here}. Within ${within} days ${two}, who is cheaper,
            can do more.`,
        slip('rounded_the_wrong_way', daysOfOne, exact.d !== 1n && (() => exact.floor()))`
          With only ${daysOfOne} days of ${one}, ${two} would need ${q(within).sub(spare)} days, and only ${within}
          are allowed.`,
        slip('did_not_use_whole_numbers', cost, calc`${exact} * ${wageOne} + ${within} * ${wageTwo}`)`
            You paid ${one} for ${exact} days. A part of a day costs as much as a whole day.`,
        slip('ignored_a_bound', cost, calc`${b} * ${wageTwo}`)`
            You let ${two} do all of the work for ₹${b * wageTwo}. That takes ${b} days, but only ${within} are
            allowed.`,
        slip('rounded_the_wrong_way', daysOfOne, calc`${daysOfOne} + 1`)`
            You let ${one} work for ${daysOfOne} days. That is one day more than needed, and ${one} is the dearer of
            the two.`,
        stop('gave_the_other_extreme', dear)`
            You let ${one} do the whole work alone for ₹${dear}. It costs less if ${two}, who is cheaper, does as much
            as possible.`,
      ],
      snapRead: text`Two people with their times and their prices for a day are given, and only whole days are paid.
        Find who is cheaper for the same work.`,
      approach: text`Compare what the same work costs with each. The cheaper one gets as many days as are allowed and
        the other what is left, rounded up. Then see whether the cheaper one can stop earlier.`,
      check: text`$\frac{${daysOfOne}}{${a}} + \frac{${q(within).sub(spare)}}{${b}} = ${frac(done)}$, so the work is
        done. With one day less of ${one} it is not, even if ${two} works on all ${within} days.`,
      principle: text`For the least cost give as much work as the limits allow to whoever is cheapest for the same
        work; with whole days, check the neighbouring choices too.`,
    };
  },
);

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
