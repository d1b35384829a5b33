import { peopleInAlgebra } from '../../people.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Tariff {
  who: string;
  other: string;
  /** A rate up to a limit, another one beyond, and a fixed charge. */
  fixed: number;
  rate: number;
  beyond: number;
  limit: number;
  low: number;
  high: number;
  bill: number;
  /** A second tariff, and by how much it is cheaper or dearer for some quantity. */
  fixed2: number;
  rate2: number;
  frame: number;
}

const costOf = ({ fixed, rate, beyond, limit }: Tariff, n: number) =>
  fixed + rate * Math.min(n, limit) + beyond * Math.max(0, n - limit);

/** The units of four months: two below the limit and two beyond it. */
const monthsOf = ({ low, high, bill }: Tariff) => [low - 20, low, high, bill] as const;

const breakEven = form<Tariff>(
  'when-the-other-is-cheaper',
  {
    band: 'Medium',
    seconds: 90,
    revision: 2, // No option is tied to the key at a glance.
    untied: true,
    suits: ({ fixed, rate, fixed2, rate2, limit }) =>
      fixed2 < fixed &&
      rate2 > rate &&
      (fixed - fixed2) % (rate2 - rate) !== 0 &&
      (fixed - fixed2) / (rate2 - rate) > 1 &&
      limit > 9,
    verify: ({ fixed, rate, fixed2, rate2, limit }) => {
      for (let n = limit; n < 4000; n += 1)
        if (fixed + rate * (n - limit) < fixed2 + rate2 * (n - limit)) return n;
      throw new Error('never');
    },
  },
  ({ who, fixed, rate, fixed2, rate2, limit, frame }, { step, write, find }) => {
    write(tex`${fixed} + ${rate}x < ${fixed2} + ${rate2}x`, {
      because: text`Within the first ${limit} km nothing changes, and the one with the lower fixed amount is cheaper
        there. So only the km beyond can turn the comparison.`,
    })`
      Let $x$ be the number of km beyond the first ${limit}. Both then cost a fixed amount and an amount per km; the
      one with the lower rate is to be cheaper.`;
    const gap = find(fixed - fixed2, { name: 'the difference of the fixed amounts' });
    const limitOf = step(frac(calc`${gap} / (${rate2} - ${rate})`), {
      name: 'the number of further km at which both are equal',
      works: (_v, w) => tex`x > ${w}`,
      because: text`Each further km makes up ₹${rate2 - rate} of the higher fixed amount. Not ₹${rate2}, because the
        one with the lower rate costs ₹${rate} for this km too.`,
    })`
      Bring the terms with $x$ to one side and the fixed amounts to the other, and divide by the difference of the two
      rates.`;
    const more = step(calc`floor(${frac(limitOf)}) + 1`, {
      because: text`For any smaller number of km the difference of the fixed amounts is not yet made up. So round up,
        not down.`,
      name: 'the least whole number of further km',
    })`
      $x$ is a whole number and has to be more than this quotient. Take the next whole number above it.`;
    const base = find(limit, { name: 'the km within the fixed amount' });
    const km = step(calc`${base} + ${more}`, {
      because: text`The question asks for all the km, also the ${limit} km that the fixed amounts cover.`,
    })`
      $x$ counts only the km beyond the first ${limit}. Add the ${limit} km that the fixed amounts cover.`;
    return {
      answer: km,
      stem:
        frame % 2 === 0
          ? text`For a day trip ${who} can take one of two taxis. The first costs ₹${fixed} for up to ${limit} km and
            ₹${rate} for each further km, the second ₹${fixed2} for up to ${limit} km and ₹${rate2} for each further
            km. Only whole km are counted. From how many km on is the first taxi cheaper than the second?`
          : text`Two firms rent out vans. One takes ₹${fixed} a day, in which ${limit} km are free, and ₹${rate} for
            every km beyond; the other takes ₹${fixed2} a day, also with ${limit} km free, and ₹${rate2} for every km
            beyond. ${who} will drive a whole number of km. What is the least number for which the firm with the higher
            daily charge is cheaper?`,
      show: value => withUnit(value, 'km'),
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('left_out_a_term', base, 0)`
          You gave $${more}$ km, counted from the end of the first ${limit} km. These ${limit} km belong to the
          distance too, so they have to be added.`,
        slip('rounded_the_wrong_way', more, calc`floor(${frac(limitOf)})`)`
          You rounded down to $${more}$ km beyond the first ${limit}. For this number the difference of the fixed
          amounts is not yet made up.`,
        slip('counted_one_too_many', more, calc`floor(${frac(limitOf)}) + 2`)`
          You went to $${more}$ km beyond the first ${limit}. One km less is enough, since it makes up the difference
          already.`,
        slip('divided_by_the_wrong_number', limitOf, frac(calc`${gap} / ${rate2}`))`
          The difference of the fixed amounts was divided by ₹${rate2}. The other one also takes ₹${rate} for each km.`,
        slip('added_for_subtracted', limitOf, frac(calc`${gap} / (${rate2} + ${rate})`))`
          You added the two rates, ₹${rate2} and ₹${rate}. Each further km is paid with both, so it makes up only their
          difference.`,
        slip('divided_by_the_wrong_number', limitOf, frac(calc`${fixed} / (${rate2} - ${rate})`))`
          You divided the whole ₹${fixed}. The other one has a fixed amount of ₹${fixed2} as well, so only the
          difference has to be made up.`,
        slip('used_a_factor_twice', base, 2 * limit)`
          You added the ${limit} km twice, once for each charge. They belong to the distance once.`,
        slip('divided_by_the_wrong_number', limitOf, frac(calc`${gap} / ${rate}`))`
          The difference of the fixed amounts was divided by ₹${rate}. It is the difference of the rates that counts.`,
      ],
      snapRead: text`Two linear charges, one with the higher fixed part and the lower rate: find where they cross.`,
      approach: text`Compare only the km beyond the free ones: the difference of the fixed amounts is made up by the
        difference of the rates.`,
      check: () => {
        const [n, m] = [Number(km.valueOf()) - limit, Number(km.valueOf()) - limit - 1];
        return text`For this number the amounts are ₹${fixed + rate * n} and ₹${fixed2 + rate2 * n}; for one km less
          ₹${fixed + rate * m} and ₹${fixed2 + rate2 * m}.`;
      },
      principle: text`Of two linear charges, the one with the lower rate wins once the difference of the fixed parts
        is made up.`,
    };
  },
);

const hiddenLimit = form<Tariff>(
  'limit-from-four-bills',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.FUN.3'],
    suits: ({ low, high, limit, bill }) =>
      low >= 40 &&
      limit - low >= 10 &&
      high - limit >= 10 &&
      bill - high >= 20 &&
      low + high !== 2 * limit &&
      bill - high !== high - low,
    verify: p => {
      const [n1, n2, n3, n4] = monthsOf(p);
      // Every limit is tried with the rates of the first and of the last two bills.
      const rate = (costOf(p, n2) - costOf(p, n1)) / (n2 - n1);
      const beyond = (costOf(p, n4) - costOf(p, n3)) / (n4 - n3);
      const tried = { ...p, rate, beyond, fixed: costOf(p, n1) - rate * n1 };
      const found = Array.from({ length: n4 }, (_, limit) => limit).filter(limit =>
        [n1, n2, n3, n4].every(n => costOf({ ...tried, limit }, n) === costOf(p, n)),
      );
      if (found.length !== 1) throw new Error(`${found.length} limits fit`);
      return found[0] ?? 0;
    },
  },
  (p, { step, find }) => {
    const { who, frame } = p;
    const [n1, n2, n3, n4] = monthsOf(p);
    const [b1, b2, b3, b4] = [costOf(p, n1), costOf(p, n2), costOf(p, n3), costOf(p, n4)];
    const middle = find(q(b3 - b2, n3 - n2));
    const rate = step(calc`(${b2} - ${b1}) / (${n2} - ${n1})`, {
      name: 'the lower rate',
      because: text`Subtracting two bills removes the fixed charge, so only the price of the further units is left. If
        all of them have one rate, the quotient is this rate.`,
    })`
      From the first bill to the second only the number of units changes, and the fixed charge is in both. Divide the
      difference of the bills by the difference of the units: this is the amount for each further unit.`;
    const beyond = step(calc`(${b4} - ${b3}) / (${n4} - ${n3})`, {
      because: text`Where all further units have one rate, the quotient is this rate; a step that holds the limit gives
        a value between the two rates. So the odd one out shows where the limit is.`,
      name: 'the higher rate',
      works: (_value, working) =>
        tex`${working}, \qquad \frac{${b3} - ${b2}}{${n3} - ${n2}} = ${frac(middle)}`,
    })`
      Do the same from the third bill to the fourth, and compare with the step between. All three differ, so the limit
      lies between $${n2}$ and $${n3}$ units, and the other two steps have a single rate each.`;
    const cheap = step(calc`${b3} - ${b2} - ${rate} * (${n3} - ${n2})`, {
      because: text`The units up to the limit do cost the lower rate. So the surplus comes only from the units beyond
        the limit.`,
      name: 'what is paid above the lower rate',
    })`
      At the lower rate alone the $${n3 - n2}$ units between the second and the third bill would cost less than was
      paid. Find by how much.`;
    const dear = step(calc`${cheap} / (${beyond} - ${rate})`, {
      because: text`The lower rate is already counted for these units. Not division by the whole higher rate, because
        only the part above the lower one is left to explain.`,
      name: 'the units beyond the limit in the third bill',
    })`
      Each unit beyond the limit adds the difference of the two rates to this surplus. Divide the surplus by this
      difference to get the number of such units.`;
    const limit = step(calc`${n3} - ${dear}`, {
      because: text`The first units of a bill have the lower rate and the last ones the higher. So the units beyond the
        limit are counted down from the end.`,
    })`
      These are the last units of the third bill. The limit is reached before them: subtract them from the $${n3}$
      units.`;
    return {
      answer: limit,
      stem:
        frame % 3 === 0
          ? text`An electricity bill has a fixed monthly charge, one rate for each unit up to a limit and a higher rate
            for each unit beyond the limit. ${who} paid ₹${b1} for $${n1}$ units, ₹${b2} for $${n2}$ units, ₹${b3} for
            $${n3}$ units and ₹${b4} for $${n4}$ units in four months. Up to how many units does the lower rate apply?`
          : frame % 3 === 1
            ? text`For gas from the pipe ${who} pays a fixed amount each month and a rate for each unit, which is higher
              for the units above a certain number. The bills of four months were ₹${b1}, ₹${b2}, ₹${b3} and ₹${b4} for
              $${n1}$, $${n2}$, $${n3}$ and $${n4}$ units. Find the number of units from which on the rate is higher.`
            : text`A water supplier charges a fixed amount a month, a certain rate for each unit at first and, when a
              limit is reached, a higher rate for each further unit. Four families paid ₹${b1} for $${n1}$ units, ₹${b2}
              for $${n2}$ units, ₹${b3} for $${n3}$ units and ₹${b4} for $${n4}$ units. What is the limit, in units?`,
      show: plain,
      plausible: value =>
        value.gt(n1) && value.lt(n4) && value.mul(2).d === 1n && !value.equals(n2) && !value.equals(n3),
      onSight: value => value.gt(n2) && value.lt(n3),
      slips: [
        slip('swapped_the_two', limit, calc`${n2} + ${dear}`)`
          ${here} counts the units beyond the limit from the second bill. They are the last ones of the third bill.`,
        slip('assumed_equal_parts', limit, calc`(${n2} + ${n3}) / 2`)`
          ${here} is halfway between the second and the third bill. The units there do not have the two rates in equal
          parts.`,
        slip('used_a_wrong_given_number', beyond, middle)`
          The step between the second and the third bill was taken for the higher rate, ₹${frac(middle)}. It holds units
          of both rates.`,
        slip('used_a_wrong_given_number', rate, middle)`
          The step between the second and the third bill was taken for the lower rate, ₹${frac(middle)}. It holds units
          of both rates.`,
        slip('divided_by_the_wrong_number', dear, calc`${cheap} / ${beyond}`)`
          The ₹${cheap} were divided by the whole rate of ₹${beyond}. The lower rate is already paid for these units.`,
        slip('left_out_a_term', rate, calc`${b2} / ${n2}`)`
          The second bill was divided by its units, ₹${frac(q(b2, n2))} each. It has a fixed part.`,
        slip('divided_by_the_wrong_number', dear, calc`${cheap} / ${rate}`)`
          The ₹${cheap} were divided by the lower rate of ₹${rate}. A unit beyond the limit costs more by the difference
          of the rates.`,
        slip('swapped_the_two', dear, calc`${n3} - ${n2} - ${cheap} / (${beyond} - ${rate})`)`
          You used $${dear}$ as the number of units beyond the limit. That is how many of these units lie within it, at
          the lower rate.`,
      ],
      snapRead: text`Four bills, two rates, and neither the limit nor the rates known: compare the amount for each
        further unit.`,
      approach: text`The amount for each further unit is the lower rate below the limit, the higher one above it, and
        between the two where the limit lies. Find where that is; then share the units of that step.`,
      check: () =>
        text`From $${n2}$ to $${n3}$ units: ${calc`(${limit} - ${n2}) * ${rate} + (${n3} - ${limit}) * ${beyond}`}, the
          difference of the bills, ₹${b3 - b2}.`,
      principle: text`Where a rate changes at an unknown place, equal steps show the two rates and the odd one out holds
        the place.`,
    };
  },
);

/** AL.LIN.6 Medium and Hard: two tariffs compared, and a limit behind four bills. */
export const tariffs: readonly AnyTemplate[] = situation<Tariff>({
  type: 'AL.LIN.6',
  situation: 'tariffs',
  tries: 2000,
  draw: draw => {
    const [who = '', other = ''] = draw.some(peopleInAlgebra, 2);
    const rate = draw.step(4, 16, 2);
    const limit = draw.step(50, 150, 25);
    return {
      who,
      other,
      fixed: draw.step(60, 2400, 20),
      rate,
      beyond: (rate * 3) / 2,
      limit,
      low: draw.step(20, 120, 5),
      high: draw.step(80, 240, 5),
      bill: draw.step(120, 420, 5),
      fixed2: draw.step(200, 1800, 20),
      rate2: rate + draw.int(2, 9),
      frame: draw.int(0, 5),
    };
  },
  forms: [breakEven, hiddenLimit],
});
