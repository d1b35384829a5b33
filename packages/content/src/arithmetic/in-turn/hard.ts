import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Order {
  full: number;
  top: number;
  bottom: number;
  /** Together they do the rest in top / (bottom + extra) days. */
  gTop: number;
  gBottom: number;
  one: string;
  two: string;
  frame: number;
}

const couples = [
  { one: 'Farhan', two: 'Arunima' },
  { one: 'Tenzin', two: 'Lakshmi' },
  { one: 'Nandini', two: 'Thomas' },
  { one: 'Ishaan', two: 'Rukmini' },
] as const;

const other = form<Order>(
  'time-if-the-other-begins',
  {
    band: 'Hard',
    seconds: 125,
    revision: 2,
    also: ['AR.TNW.1'],
    verify: ({ full, top, bottom, gTop, gBottom }) => {
      // Rates from the two equations, then day by day with the other one first.
      const [f, g] = [q(top, bottom), q(gTop, gBottom)];
      const both = q(1).div(g.add(full));
      const a = q(1).sub(both.mul(full)).div(f);
      const rates = [both.sub(a), a];
      let left = q(1);
      for (let day = 0; ; day += 1) {
        const rate = rates[day % 2] ?? a;
        if (left.lte(rate)) return left.div(rate).add(day);
        left = left.sub(rate);
      }
    },
  },
  ({ full, top, bottom, gTop, gBottom, one, two, frame }, { step }) => {
    const turn = q(2 * full).add(q(top, bottom));
    const both = q(full).add(q(gTop, gBottom));
    const f = step(calc`${turn} - 2 * ${full}`, {
      name: text`the days of ${one} for the rest`,
      works: value => tex`${frac(turn)} - ${2 * full} = ${frac(value)}`,
      because: text`After an even number of days it is ${one}'s turn again, because ${one} began. So the rest of
          that order is done by ${one} alone.`,
    })`
      In $${2 * full}$ days of turns each has worked $${full}$ days. Subtract them to find which part of a day ${one}
      needs for the rest.`;
    const g = step(calc`${both} - ${full}`, {
      name: 'the days of both together for the rest',
      works: value => tex`${frac(both)} - ${full} = ${frac(value)}`,
      because: text`Each of the two works $${full}$ days either way, so it makes no difference for the work done whether
          they take turns or work together. Two people finish the rest sooner than ${one} alone.`,
    })`
      In $${full}$ days of working together they do as much as in $${2 * full}$ days of turns, so the same rest is left.
      Subtract to find how long both together need for it.`;
    const x = step(calc`${f} * ${g} / (${f} - ${g})`, {
      name: text`the days of ${two} for the rest`,
      works: value =>
        tex`\frac{1}{x} = 1 \div ${frac(g)} - 1 \div ${frac(f)} = ${frac(value.inverse())} \Rightarrow x =
          ${frac(value)}`,
      because: text`For the same rest, the rates of ${one} and ${two} together make the rate of both. Rates add
          up, so ${two}'s rate is a difference; the times cannot be subtracted.`,
    })`
      Let ${two} alone need $x$ days for the rest. The rates add up.`;
    const short = q(top * gTop, bottom * gBottom)
      .div(q(top, bottom).sub(q(gTop, gBottom)))
      .lte(1);
    const end = short
      ? step(calc`2 * ${full} + ${x}`, {
          works: value => tex`${2 * full} + ${frac(x)} = ${frac(value)}`,
          because: text`After $${2 * full}$ days it is the turn of the one who began, and that is ${two} now. The
            rest is less than a day of ${two}, so nobody else has to come.`,
        })`
          If ${two} begins, ${two} has the turn for the rest, and a part of a day is enough.`
      : step(calc`2 * ${full} + 1 + (1 - 1 / ${x}) * ${f}`, {
          works: value =>
            tex`1 - ${frac(x.inverse())} = ${frac(q(1).sub(x.inverse()))}, \quad ${2 * full} + 1 +
              ${frac(q(1).sub(x.inverse()))} \times ${frac(f)} = ${frac(value)}`,
          because: text`After $${2 * full}$ days it is the turn of the one who began, and that is ${two} now. A turn
            lasts one day, so what ${two} does not finish in it is left for ${one}.`,
        })`
          If ${two} begins, ${two} has the turn for the rest and does $${frac(x.inverse())}$ of it in one day. The other
          part of it is left for ${one}, who needs $${frac(f)}$ of a day for the whole rest. Multiply, and add all the
          days.`;
    return {
      answer: end,
      stem:
        frame === 0
          ? text`${one} and ${two} would finish a piece of work in ${both} days if they worked together. Instead they
            work on alternate days, and with ${one} on the first day it takes ${turn} days. How many days would it
            have taken if ${two} had begun?`
          : text`A field can be ploughed by ${one} and ${two} together in ${both} days. If only one of them works on
            each day, in turn and with ${one} on the first day, the field is ploughed after ${turn} days. In what time
            is it ploughed if they take turns and ${two} is the first?`,
      show: value => withUnit(value, 'days'),
      slips: [
        slip('averaged_the_speeds', end, calc`2 * ${both}`)`
          ${here} doubles the time of both together. With ${one} first it takes ${turn} days and not that, so the rest
          after the full rounds has to be looked at.`,
        slip('let_the_wrong_one_work', end, calc`2 * ${full} + ${g}`)`
          $${frac(end)}$ lets both work together on the rest after the full rounds. Only one of them works on a day, so
          the rest takes longer.`,
        slip('rounded_the_wrong_way', end, short ? calc`2 * ${full} + 1` : calc`2 * ${full} + 2`)`
          You counted the last day as a whole one: ${here}. Only a part of it is needed, because little work is left.`,
        slip('took_times_for_rates', x, calc`${f} + ${g}`)`
          $${frac(x)}$ days were found for ${two} by adding the times for the rest. Rates add up, not times.`,
        slip('took_times_for_rates', x, calc`2 * ${f} - ${g}`)`
          The time of both together for the rest was made the middle of the times of ${one} and ${two}, which gives
          $${frac(x)}$ days for ${two}. Rates add up, times do not lie evenly.`,
        slip('ignored_a_bound', end, !short && calc`2 * ${full} + ${x}`)`
          $${frac(end)}$ lets ${two} do all of the rest, which is more than one day for ${two}.`,
        slip('added_for_subtracted', x, calc`${f} * ${g} / (${f} + ${g})`)`
          $${frac(x)}$ of a day was found for ${two}: the rate of ${one} was added to that of both, not taken off.`,
      ],
      snapRead: text`The same work is done together and in turn. After equal numbers of days of each the same is left,
        so compare the rest.`,
      approach: text`After $${full}$ days of each the same rest remains, whether they work together or in turn. It
        gives both
        rates, with the rest as unit; then let ${two} have the turn.`,
      check: text`For the rest ${one} needs $${frac(f)}$ and ${two} $${frac(x)}$ of a day: together
        $1 \div \left(${frac(f.inverse())} + ${frac(x.inverse())}\right) =
        ${frac(f.inverse().add(x.inverse()).inverse())}$.`,
      principle: text`Compare two ways of working after the steps that are the same in both; only the rest tells them
        apart.`,
    };
  },
);

const fractions = [2, 3, 4, 5, 6, 8].flatMap(n =>
  [1, 2, 3, 4, 5, 6, 7].filter(m => m < n).map(m => [m, n] as const),
);
const orders = fractions.flatMap(([top, bottom]) =>
  fractions.flatMap(([gTop, gBottom]) => {
    const [f, g] = [top / bottom, gTop / gBottom];
    const x = (f * g) / (f - g);
    const end = x <= 1 ? x : 1 + (1 - 1 / x) * f;
    const reduced = [2, 3, 5].every(n => (top % n || bottom % n) && (gTop % n || gBottom % n));
    const fits =
      g < 0.85 * f &&
      g > 0.25 * f &&
      Math.abs(end * 60 - Math.round(end * 60)) < 1e-9 &&
      Math.abs(x - f) > 0.01;
    return reduced && fits && x < 2.5 && Math.abs(x - 1) > 0.01 ? [{ top, bottom, gTop, gBottom }] : [];
  }),
);

/** AR.TNW.3 Hard: the other order. */
export const theOtherOrder: readonly AnyTemplate[] = [
  ...situation<Order>({
    type: 'AR.TNW.3',
    situation: 'the-other-order',
    tries: 10,
    draw: draw => ({
      ...draw.pick(orders),
      full: draw.int(3, 9),
      ...draw.pick(couples),
      frame: draw.int(0, 1),
    }),
    forms: [other],
  }),
];
