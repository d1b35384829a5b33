import { lcm } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Rota {
  /** Hours in which two pipes fill the tank and one empties it. */
  a: number;
  b: number;
  c: number;
  frame: number;
}

const parts = ({ a, b, c }: Rota) => {
  const all = lcm(a, b, c);
  const [u, v, w] = [all / a, all / b, all / c];
  const full = Math.ceil((all - u - v) / (u + v - w));
  return { all, u, v, w, full, left: all - full * (u + v - w) };
};

const first = form<Rota>(
  'first-full-in-rotation',
  {
    band: 'Hard',
    seconds: 125,
    also: ['AR.TNW.5'],
    verify: ({ a, b, c }) => {
      const rates = [q(1, a), q(1, b), q(-1, c)];
      let level = q(0);
      for (let hour = 0; ; hour += 1) {
        const rate = rates[hour % 3] ?? q(0);
        if (level.add(rate).gte(1)) return q(1).sub(level).div(rate).add(hour);
        level = level.add(rate);
      }
    },
  },
  (p, { step, find }) => {
    const { a, b, c, frame } = p;
    const { u, left } = parts(p);
    const all = step(calc`lcm(${a}, ${b}, ${c})`, { name: 'the tank in parts' })`
      Let the full tank have as many parts as the LCM of the three times.`;
    const one = find(calc`${all} / ${a}`);
    const two = find(calc`${all} / ${b}`);
    const out = find(calc`${all} / ${c}`);
    const net = step(calc`${one} + ${two} - ${out}`, { name: 'the gain of three hours' })`
      P brings $${one}$ parts in its hour, Q brings $${two}$ and R takes $${out}$ away. Find the gain of three hours.`;
    const need = step(calc`${all} - ${one} - ${two}`, {
      name: 'the level from which the tank can be filled in one round',
      because: text`The tank is highest after the hour of Q, not at the end of a round. So it is full for the first
        time in a
        round that begins high enough.`,
    })`
      In a round the level first rises by the parts of P and Q. So the tank gets full in the first round that begins
      with
      at least the following level.`;
    const rounds = step(calc`ceil(${need} / ${net})`, {
      name: 'the number of rounds before that',
    })`
      Find after how many whole rounds this level is reached.`;
    const isFirst = left <= u;
    const rest = step(calc`${all} - ${rounds} * ${net}`, { name: 'the parts missing then' })`
      Find what is missing after these rounds of three hours.`;
    const end = isFirst
      ? step(calc`3 * ${rounds} + ${rest} / ${one}`)`
          P alone fills this within its hour: add that part.`
      : step(calc`3 * ${rounds} + 1 + (${rest} - ${one}) / ${two}`)`
          P fills a part of it in its hour, and Q the rest in a part of the next.`;
    return {
      answer: end,
      stem:
        frame === 0
          ? text`Pipes P and Q fill an empty tank in $${a}$ and $${b}$ hours, and pipe R empties the full tank in $${c}$
            hours. The pipes are open one at a time, for one hour each, in the order P, Q, R, P, Q, R, and so on. After
            how
            many hours is the tank full for the first time?`
          : text`An empty tank has three pipes, of which only one is open at any time. P is open in the first hour, Q
            in the
            second, R in the third, P again in the fourth, and so on. Alone, P would fill the tank in $${a}$ hours and
            Q in
            $${b}$ hours, while R lets a full tank run out in $${c}$ hours. When does the tank become full for the first
            time?`,
      show: value => withUnit(value, 'hours'),
      slips: [
        slip('took_a_mover_for_standing', end, calc`3 * ${all} / ${net}`)`
          ${here} takes the mean rate up to the end. The tank is full before R opens for the last time.`,
        slip('rounded_the_wrong_way', rounds, calc`floor(${all} / ${net})`)`
          $${rounds}$ whole rounds were counted, as many as fit into the tank by their gain alone. In an earlier round
          the
          tank is already full before R opens.`,
        slip('miscounted_the_steps', rounds, calc`ceil(${need} / ${net}) - 1`)`
          After $${rounds}$ rounds $${rest}$ parts are missing, more than P and Q bring in one round.`,
        slip('wrong_sign', end, calc`3 * ${all} / (${one} + ${two} + ${out})`)`
          ${here} lets R fill as well.`,
        slip('forgot_what_was_done', end, calc`3 * ${rounds}`)`
          ${here} is the time of the whole rounds; the tank is not full then.`,
        slip(
          'let_the_wrong_one_work',
          end,
          isFirst ? calc`3 * ${rounds} + ${rest} / ${two}` : calc`3 * ${rounds} + ${rest} / ${two}`,
        )`
          ${here} lets Q fill the rest at once. P comes first in a round.`,
        slip('rounded_the_wrong_way', end, isFirst ? calc`3 * ${rounds} + 1` : calc`3 * ${rounds} + 2`)`
          ${here} counts the last hour as a whole one.`,
        slip('averaged_the_speeds', end, calc`3 * ${rounds} + 2 * ${rest} / (${one} + ${two})`)`
          ${here} fills the rest at the mean rate of P and Q; P comes first, at its own rate.`,
      ],
      snapRead: text`Filling and emptying in turn: the tank is most full just before the hour of R, so look at the last
        round.`,
      approach: text`Take three hours as a round. Find the first round that begins high enough for P and Q to fill the
        tank,
        and follow it hour by hour.`,
      check: text`After $${rounds}$ rounds there are $${calc`${rounds} * ${net}`.value}$ parts, and with P and Q it
        could be
        $${calc`${rounds} * ${net} + ${one} + ${two}`.value}$; a round earlier at most
        $${calc`(${rounds} - 1) * ${net} + ${one} + ${two}`.value}$ of $${all}$.`,
      principle: text`If something rises and falls in turns, it reaches its end on a rise: ask from where one rise is
        enough.`,
    };
  },
);

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
    })`
      In $${2 * full}$ days of turns each has worked $${full}$ days. The rest takes ${one} the following part of a
      day.`;
    const g = step(calc`${both} - ${full}`, {
      name: 'the days of both together for the rest',
      works: value => tex`${frac(both)} - ${full} = ${frac(value)}`,
      because: text`$${full}$ days of both together are the same work as $${2 * full}$ days in turn, so the same is
        left.`,
    })`
      Working together for $${full}$ days they have done the same, so the same rest takes both together this time.`;
    const x = step(calc`${f} * ${g} / (${f} - ${g})`, {
      name: text`the days of ${two} for the rest`,
      works: value =>
        tex`\frac{1}{x} = 1 \div ${frac(g)} - 1 \div ${frac(f)} = ${frac(value.inverse())} \Rightarrow x =
          ${frac(value)}`,
    })`
      Let ${two} alone need $x$ days for the rest. The rates add up.`;
    const short = q(top * gTop, bottom * gBottom)
      .div(q(top, bottom).sub(q(gTop, gBottom)))
      .lte(1);
    const end = short
      ? step(calc`2 * ${full} + ${x}`, value => tex`${2 * full} + ${frac(x)} = ${frac(value)}`)`
          If ${two} begins, ${two} has the turn for the rest, and a part of a day is enough.`
      : step(calc`2 * ${full} + 1 + (1 - 1 / ${x}) * ${f}`, {
          works: value =>
            tex`${2 * full} + 1 + \left(1 - 1 \div ${frac(x)}\right) \times ${frac(f)} = ${frac(value)}`,
        })`
          If ${two} begins, ${two} has the turn for the rest, but a day is not enough. What is left of it is done by
          ${one}.`;
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
          ${here} doubles the time of both together. That holds only if whole rounds fill the work.`,
        slip('let_the_wrong_one_work', end, calc`2 * ${full} + ${g}`)`
          $${frac(end)}$ lets both together do the rest.`,
        slip('rounded_the_wrong_way', end, short ? calc`2 * ${full} + 1` : calc`2 * ${full} + 2`)`
          ${here} counts the last day as a whole one.`,
        slip('took_times_for_rates', x, calc`${f} + ${g}`)`
          $${frac(x)}$ days were found for ${two} by adding the times for the rest. Rates add up, not times.`,
        slip('took_times_for_rates', x, calc`2 * ${f} - ${g}`)`
          $${frac(x)}$ days were found for ${two} from the times for the rest by subtraction. Rates subtract, not
          times.`,
        slip('ignored_a_bound', end, !short && calc`2 * ${full} + ${x}`)`
          $${frac(end)}$ lets ${two} do all of the rest, which is more than one day for ${two}.`,
        slip('added_for_subtracted', x, calc`${f} * ${g} / (${f} + ${g})`)`
          $${frac(x)}$ of a day was found for ${two}: the rate of ${one} was added to that of both, not taken off.`,
      ],
      snapRead: text`Together and in turn: after equal numbers of days of each the same work is left. Compare the
        rest.`,
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

const hours = [4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 30];
const rotas = hours.flatMap(a =>
  hours.flatMap(b =>
    hours.flatMap(c => {
      const p = { a, b, c, frame: 0 };
      const { all, u, v, w, full, left } = parts(p);
      const end = left <= u ? 3 * full + left / u : 3 * full + 1 + (left - u) / v;
      const isNeat = Math.abs(12 * end - Math.round(12 * end)) < 1e-9 && end !== u + v + w;
      const fits = a !== b && all <= 180 && 4 * (u + v - w) > u + v && full >= 2 && full <= 9 && w > 0.3 * v;
      // The tempting way, whole rounds by their gain alone, leads elsewhere.
      return fits && isNeat && left !== u && Math.floor(all / (u + v - w)) > full ? [{ a, b, c }] : [];
    }),
  ),
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

/** AR.TNW.3 Hard: pipes in rotation, and the other order. */
export const roundsThatEnd: readonly AnyTemplate[] = [
  ...situation<Rota>({
    type: 'AR.TNW.3',
    situation: 'pipes-in-rotation',
    tries: 10,
    draw: draw => ({ ...draw.pick(rotas), frame: draw.int(0, 1) }),
    forms: [first],
  }),
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
