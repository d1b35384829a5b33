import type Fraction from 'fraction.js';
import { isCount } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** Work at full speed, then at a lower one, and a delay. */
interface Delayed {
  before: number;
  /** By how many per cent the output falls. */
  fall: Fraction;
  late: number;
  frame: number;
}

const restOf = ({ fall, late }: Delayed) => q(late).mul(q(100).sub(fall)).div(fall);

const planned = form<Delayed>(
  'days-planned',
  {
    band: 'Medium',
    seconds: 80,
    revision: 2,
    entry: true,
    verify: ({ before, fall, late }) => {
      for (let days = before + 1; days < 600; days += 1) {
        // Work left, in days at full speed, against what is done in that time and the delay.
        const left = days - before;
        if (
          q(100)
            .sub(fall)
            .mul(left + late)
            .equals(left * 100)
        )
          return days;
      }
      throw new Error('no plan fits');
    },
  },
  (p, { step, find }) => {
    const { before, fall, late, frame } = p;
    const [who, unit] = frame === 1 ? ['the press', 'hour'] : [frame === 0 ? 'the crew' : 'the mill', 'day'];
    const speed = step(calc`100% - ${fall}%`, {
      name: 'the lower speed in per cent of the usual one',
      because: text`The usual speed is 100%, and ${fall}% of it is lost. Only what is left does the work.`,
    })`
      Find at what per cent of the usual speed ${who} worked after the first ${before} ${unit}s.`;
    const rest = step(calc`${late} * ${speed}% / (100% - ${speed}%)`, {
      works: value =>
        tex`x \div ${speed}\% = x + ${late} \Rightarrow x = \frac{${late} \times ${speed}}{100 - ${speed}} = ${value}`,
      name: text`the ${unit}s planned for the remaining work`,
      because: text`The same remaining work takes longer, inversely as the speed: at half of the speed twice the
          time. The delay is only what is added to the planned time of this part.`,
    })`
      Let the remaining work have been planned for $x$ ${unit}s. At the lower speed it takes $x \div ${speed}\%$,
      which is ${late} ${unit}s more. Solve for $x$.`;
    const first = find(before);
    const days = step(calc`${first} + ${rest}`, {
      name: text`the ${unit}s planned`,
      because: text`The first part went as planned, so its ${unit}s are the same in the plan and in fact. The
          delay is not a part of the plan.`,
    })`
        Before the speed fell, ${before} ${unit}s had passed. Add them to find the whole plan.`;
    return {
      answer: days,
      stem:
        frame === 0
          ? text`A crew began to lay a pipeline at a steady pace. After ${before} days heavy rain set in, so that from
            then on only ${100 - Number(fall)}% of the usual length was laid each day, and the work was finished
            ${late} days late. In how many days was the pipeline to be laid?`
          : frame === 1
            ? text`A press printed the first part of an order at its usual speed. When it had run for ${before} hours,
              a fault reduced its speed by ${fall}%, and the order was ready ${late} hours later than planned. How
              many hours had been planned for the order?`
            : text`A sugar mill planned to crush all its cane at a constant rate. After the first ${String(before)}
              days a boiler failed, so that it crushed ${fall}% less cane a day and finished ${late} days behind the
              plan. Find the number of days in the plan.`,
      show: value => withUnit(value, `${unit}s`),
      plausible: value => isCount(value.mul(2)) && value.gt(before),
      slips: [
        slip('answered_another_quantity', days, calc`${before} + ${rest} + ${late}`)`
            You added the delay as well: ${here} ${unit}s. That is how long the work really took, and the plan was
            ${late} ${unit}s shorter.`,
        slip('stopped_a_step_early', first, 0)`
            You stopped at $${days}$ ${unit}s, which were planned for the remaining work only. Before that, ${before}
            ${unit}s had passed.`,
        slip('undid_with_the_same_per_cent', rest, calc`${late} / ${fall}%`)`
            You used ${late} ${unit}s as ${fall}% of the remaining time. A speed that falls by ${fall}% makes the time
            longer by more than ${fall}%.`,
        slip('took_inverse_for_direct', rest, calc`${late} * (100% + ${fall}%) / ${fall}%`)`
            You found $${rest}$ ${unit}s for the rest, with $100\% + ${fall}\%$ in place of the ${speed}% that are left
            of the speed. The speed fell.`,
        slip('took_a_part_for_the_whole', days, calc`${late} * ${speed}% / ${fall}% `)`
            You let the speed be low from the beginning: ${here}. It fell only after ${before} ${unit}s.`,
        slip('used_a_wrong_given_number', rest, calc`${late} * ${fall}% / ${speed}%`)`
            You turned the ratio round and found $${rest}$ ${unit}s. The delay is $\frac{${fall}}{${speed}}$ of the
            remaining time.`,
        slip('used_a_term_twice', days, calc`${before} + ${rest} - ${late}`)`
            You subtracted the delay from the plan: ${here}. The plan does not contain the delay.`,
      ],
      snapRead: text`The speed falls for the remaining part of a work, and the delay is known. Only the time of the
        remaining part changes.`,
      approach: text`Compare the two times of the remaining work, at the usual and at the lower speed. They are in the
        inverse ratio of the speeds, and they differ by ${late} ${unit}s.`,
      faster: () => {
        const slow = q(100).sub(fall).div(100);
        return text`The speeds are in the ratio $${slow.d} : ${slow.n}$, so the times of the rest are in the ratio
          $${slow.n} : ${slow.d}$. A difference of ${slow.d - slow.n} part(s) is ${late} ${unit}s, and $${slow.n}$
          parts were planned.`;
      },
      check: text`After ${before} ${unit}s, work for ${rest} ${unit}s was left. At ${speed}% it took $${rest} \div
        ${speed}\% = ${rest.div(speed).mul(100)}$ ${unit}s, ${late} more.`,
      principle: text`A change of speed acts only on the work that remains, so compare the two times of that part.`,
    };
  },
);

/** Three whose speeds are compared once by time and once by output. */
interface Three {
  /** Per cent more time of the first than of the second; per cent less output of the second than of the third. */
  time: Fraction;
  less: Fraction;
  all: number;
  one: string;
  two: string;
  three: string;
  frame: number;
}

const bestAlone = ({ time, less, all }: Three) => {
  const second = q(100).sub(less).div(100);
  return second.div(time.add(100).div(100)).add(second).add(1).mul(all);
};

const fastest = form<Three>(
  'fastest-of-three-alone',
  {
    band: 'Medium',
    seconds: 90,
    verify: ({ time, less, all }) => {
      // Times of the three in terms of the third one's; the sum of rates settles the scale.
      for (let halves = 1; halves < 800; halves += 1) {
        const third = q(halves, 2);
        const second = third.div(q(100).sub(less)).mul(100);
        const first = second.mul(time.add(100)).div(100);
        if (first.inverse().add(second.inverse()).add(third.inverse()).mul(all).equals(1)) return third;
      }
      throw new Error('no time fits');
    },
  },
  (p, { step, find }) => {
    const { time, less, all, frame } = p;
    const [one, two, three, unit] =
      frame === 1
        ? ['tap A', 'tap B', 'tap C', 'minute']
        : [p.one, p.two, p.three, frame === 0 ? 'day' : 'hour'];
    const second = step(calc`(100 - ${less}) / 100`, {
      name: text`the rate of ${two}, where that of ${three} is 1`,
      because: text`'Less in the same time' compares work, so it changes the rate directly. The comparison begins
          with ${three}, so this rate is the 1.`,
    })`
        Let the rate of ${three}, the work done in one ${unit}, be $1$. In the same time ${two} does ${less}% less.
        Find the rate of ${two}.`;
    const longer = find(calc`(100 + ${time}) / 100`);
    const first = step(calc`${second} ÷ ${longer}`, {
      works: value => tex`${second} \div ${longer} = ${frac(value)}`,
      name: text`the rate of ${one}`,
      because: text`Time and rate are inversely proportional: who needs twice the time does half as much in one
          ${unit}. Not ${time}% taken off the rate, because a time is compared here.`,
    })`
        ${one} takes ${time}% more time than ${two}, and more time means a smaller rate. Divide the rate of ${two} by
        $${longer}$.`;
    const joint = step(calc`${first} + ${second} + 1`, {
      name: text`the rate of all three`,
      works: value => tex`${frac(first)} + ${second} + 1 = ${frac(value)}`,
      because: text`They work side by side, so in one ${unit} each does its own amount. Rates are added, times are
          not.`,
    })`
        All three work together, so their rates add up. Find the sum.`;
    const alone = step(calc`${all} * ${joint}`, {
      name: text`the time of ${three} alone`,
      works: value => tex`${all} \times ${frac(joint)} = ${value}`,
      because: text`The work is the rate of all three times their time. In one ${unit} ${three} does 1 of it, so
          the amount of work is the number of ${unit}s.`,
    })`
        All three do the whole work in ${all} ${unit}s at this rate. Multiply to find the work; the rate of ${three}
        is $1$, so this is also the time of ${three} alone.`;
    return {
      answer: alone,
      stem:
        frame === 0
          ? text`To stitch the uniforms of a school, ${one} would take ${time}% more time than ${two}, while ${two}
            stitches ${less}% fewer uniforms a day than ${three}. Working together, the three take ${all} days. In how
            many days would ${three} stitch them alone?`
          : frame === 1
            ? text`A tank is filled by three taps A, B and C in ${all} minutes when all are open. Tap A alone takes
              ${time}% longer than tap B alone, and from tap B flows ${less}% less water per minute than from tap C.
              How long does tap C alone take?`
            : text`${one}, ${two} and ${three} together sort the post of a city in ${all} hours. ${two} sorts ${less}%
              fewer letters an hour than ${three}, and alone ${one} would need ${time}% more time for the post than
              ${two}. Find the time that ${three} would need alone.`,
      show: value => withUnit(value, `${unit}s`),
      plausible: value => value.gt(all) && value.d <= 12n,
      onSight: value => value.lt(3 * all),
      slips: [
        slip('took_inverse_for_direct', first, time.lt(100) && calc`${second} * (100 - ${time}) / 100`)`
            You subtracted ${time}% from the rate of ${two} and got $${frac(first)}$. The ${time}% are more time, so
            the rate is divided by $${longer}$.`,
        slip('took_inverse_for_direct', first, calc`${second} * ${longer}`)`
            You multiplied the rate of ${two} and got $${frac(first)}$. Then ${one} would be faster than ${two}, but
            more time means a smaller rate.`,
        slip('wrong_base', second, calc`100 / (100 + ${less})`)`
            You counted the ${less}% on the rate of ${two}. They are ${less}% of the rate of ${three}.`,
        slip('read_a_comparison_backwards', second, calc`(100 + ${less}) / 100`)`
          You let ${two} do ${less}% more than ${three}. The question says ${less}% less, so the rate is below 1.`,
        slip('gave_the_complement', second, less.lt(50) && calc`${less} / 100`)`
            You used $${second}$ as the rate of ${two}. That is what ${two} does less than ${three}.`,
        slip('swapped_the_two', joint, () => {
          const middle = q(100).div(time.add(100));
          return middle.mul(q(100).sub(less)).div(100).add(middle).add(1);
        })`
            You exchanged the ${time}% and the ${less}%. The ${time}% compare the times of ${one} and ${two}, and the
            ${less}% compare the rates of ${two} and ${three}.`,
        slip('answered_another_quantity', alone, calc`${all} * ${joint} / ${second}`)`
            You found the time of ${two} alone, $${alone}$ ${unit}s. The question asks for ${three}.`,
        slip('assumed_equal_parts', joint, 3)`
            You used three times the rate of ${three}, as if all were equally fast. The two others do less in one
            ${unit}.`,
        slip('left_out_a_term', joint, calc`${second} + 1`)`
          You added only the rates of ${two} and ${three}. All three work together, so the rate of ${one} has to be
          added.`,
      ],
      snapRead: text`One comparison is of times and the other of work in one ${unit}. Turn both into rates.`,
      approach: text`Write all rates with the rate of ${three} as $1$. A comparison of times has to be turned round
        for this. Then the time of all three gives the work.`,
      check: text`${three} needs ${alone}, ${two} $${alone} \div ${second} = ${alone.div(second)}$ and ${one}
        $${alone.div(second)} \times ${longer} = ${alone.div(first)}$ ${unit}s: the rates add up to
        $${frac(alone.inverse().add(alone.inverse().mul(second)).add(alone.inverse().mul(first)))}$.`,
      principle: text`Turn all facts into rates before you compare them; a fact about times has to be turned round.`,
    };
  },
);

/** AR.TNW.4 Medium: a speed that falls, and speeds compared in two ways. */
export const efficiencyThatChanges: readonly AnyTemplate[] = [
  ...situation<Delayed>({
    type: 'AR.TNW.4',
    situation: 'speed-falls',
    tries: 40,
    draw: draw => {
      const p = {
        before: draw.int(4, 30),
        fall: q(draw.pick([10, 20, 25, 30, 40, 50, 60])),
        late: draw.int(2, 16),
        frame: draw.int(0, 2),
      };
      const rest = restOf(p);
      const seen = [
        q(p.late).mul(p.fall.add(100)).div(p.fall),
        q(p.late).mul(p.fall).div(q(100).sub(p.fall)),
        q(p.late * 100).div(p.fall),
        q(100).sub(p.fall),
      ];
      const shown = seen.some(value => value.equals(rest.add(p.before)));
      const fits =
        isCount(rest) && rest.gte(3) && rest.lte(60) && !p.fall.equals(50) && !rest.equals(p.before);
      return fits && !shown ? p : null;
    },
    forms: [planned],
  }),
  ...situation<Three>({
    type: 'AR.TNW.4',
    situation: 'compared-in-two-ways',
    tries: 60,
    draw: draw => {
      const [one = '', two = '', three = ''] = draw.some(peopleInArithmetic, 3);
      const p = {
        time: q(draw.pick([20, 25, 50, 60, 80, 100, 40])),
        less: q(draw.pick([10, 20, 25, 40, 50, 30, 60])),
        all: draw.int(4, 40),
        one,
        two,
        three,
        frame: draw.int(0, 2),
      };
      const key = bestAlone(p);
      // A key that is a term of a rate would stand in the sentences of slips.
      const middle = q(100).sub(p.less).div(100);
      const rates = [middle.mul(q(100).sub(p.time)).div(100), middle.mul(p.time.add(100)).div(100), middle];
      const seen = rates.some(rate => key.equals(rate.n) || key.equals(rate.d));
      return key.d <= 2n && !p.time.equals(p.less) && !seen ? p : null;
    },
    forms: [fastest],
  }),
];
