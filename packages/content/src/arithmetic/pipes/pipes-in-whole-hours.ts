import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { counted, numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const n = (value: Fraction) => value.valueOf();
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

interface Many {
  pipes: number;
  fill: number;
  drain: number;
  way: boolean;
}

const loadOf = ({ fill, drain }: Many) => (fill * drain) / gcd(fill, drain);
/** Times in whole hours with one drain or more: load over what is left of the full inflow. */
const times = (load: number, all: number, each: number, from: number, to: number) => {
  const list: { d: number; net: number; hours: number }[] = [];
  for (let d = from; d <= to; d += 1) {
    const net = all - each * d;
    if (net > 0 && load % net === 0) list.push({ d, net, hours: load / net });
  }
  return list;
};
const sum = (list: readonly { hours: number }[]) => q(list.reduce((total, { hours }) => total + hours, 0));

const sumOfTimes = form({
  form: 'sum-of-whole-times',
  band: 'Hard',
  revision: 2,
  seconds: 135,
  also: ['NS.FAC.3', 'AL.DIO.5'],
  entry: true,
  stem: ({ pipes, fill, drain, way }: Many) =>
    way
      ? `Of the $${pipes}$ pipes of a basin some fill it, each in $${fill}$ hours alone, and the others, at least one, empty it, each in $${drain}$ hours alone. All are opened at the empty basin, and it is full after a whole number of hours. What is the sum of all times, in hours, that are possible?`
      : `A plant has $${pipes}$ equal valves at a tank. Each can be set as an inlet that alone would fill the tank in $${fill}$ hours, or as an outlet that alone would empty it in $${drain}$ hours. With all valves open, one or more of them as outlets, the empty tank takes a whole number of hours to fill. Add up the possible numbers of hours.`,
  path: path<Many>()
    .quiet('load', p => q(loadOf(p)))
    .step(
      'each',
      ({ fill, drain }, { load }) => load.div(fill).add(load.div(drain)),
      'Give the tank as many units as both times divide. Turning one pipe from filling to emptying costs its inflow and its outflow.',
      ({ fill, drain }, { load, each }) =>
        `${load} \\text{ units}: \\quad ${load.div(fill)} + ${load.div(drain)} = ${each}`,
    )
    .step(
      'all',
      ({ pipes, fill }, { load }) => load.div(fill).mul(pipes),
      'Find the inflow in an hour if all filled. With $d$ drains the rest has to be a positive divisor of the whole.',
      ({ pipes, fill }, { load, each, all }) =>
        `${pipes} \\times ${load.div(fill)} = ${all}: \\quad ${all} - ${each}d \\text{ divides } ${load}`,
    )
    .quiet('from', () => q(1))
    .step(
      'sum',
      ({ pipes }, { load, each, all, from }) => sum(times(n(load), n(all), n(each), n(from), pipes)),
      'Go through $d$, keep the divisors, and add the times.',
      ({ pipes }, { load, each, all, from, sum: total }) => {
        const list = times(n(load), n(all), n(each), n(from), pipes);
        return `${list.map(({ d, net, hours }) => `d = ${d}: \\frac{${load}}{${net}} = ${hours}`).join(', \\; ')}; \\quad ${list.map(({ hours }) => hours).join(' + ')} = ${total}`;
      },
    ),
  slips: [
    {
      misconception: 'slowest_left_out',
      at: 'sum',
      wrongly: ({ pipes }, { load, each, all }) =>
        sum(times(n(load), n(all), n(each), 1, pipes).slice(0, -1)),
      words: () => 'The slowest filling was left out, though the level still rises in it.',
    },
    {
      misconception: 'gives_the_longest',
      at: 'sum',
      wrongly: ({ pipes }, { load, each, all }) =>
        q(times(n(load), n(all), n(each), 1, pipes).at(-1)?.hours ?? 0),
      words: (_p, { sum: longest }) => `$${longest}$ hours is the longest time alone.`,
    },
    {
      misconception: 'only_outflow_counted',
      at: 'each',
      wrongly: ({ drain }, { load }) => load.div(drain),
      words: (_p, { each }) =>
        `A loss of ${counted(n(each), 'unit')} a pipe forgets that a draining pipe no longer fills either.`,
    },
    {
      misconception: 'fastest_left_out',
      at: 'sum',
      wrongly: ({ pipes }, { load, each, all }) => sum(times(n(load), n(all), n(each), 1, pipes).slice(1)),
      words: () => 'The fastest filling was left out; it also takes whole hours.',
    },
    {
      misconception: 'adds_numbers_of_drains',
      at: 'sum',
      wrongly: ({ pipes }, { load, each, all }) =>
        q(times(n(load), n(all), n(each), 1, pipes).reduce((total, { d }) => total + d, 0)),
      words: () => 'The numbers of drains were added, not the times.',
    },
    {
      misconception: 'adds_net_rates',
      at: 'sum',
      wrongly: ({ pipes }, { load, each, all }) =>
        q(times(n(load), n(all), n(each), 1, pipes).reduce((total, { net }) => total + net, 0)),
      words: () => 'The net units an hour were added; each has to be divided into the whole first.',
    },
    {
      misconception: 'difference_of_rates',
      at: 'each',
      wrongly: ({ fill, drain }, { load }) => {
        const wrong = load.div(fill).sub(load.div(drain)).abs();
        return wrong.equals(0) ? null : wrong;
      },
      words: (_p, { each }) =>
        `A change of ${counted(n(each), 'unit')} is the difference of the two rates; it is their sum.`,
    },
    {
      misconception: 'one_hour_more_each',
      at: 'sum',
      wrongly: ({ pipes }, { load, each, all, sum: total }) =>
        total.add(times(n(load), n(all), n(each), 1, pipes).length),
      words: () => 'An hour too much was counted for each of the fillings.',
    },
    {
      misconception: 'longest_counted_twice',
      at: 'sum',
      wrongly: ({ pipes }, { load, each, all, sum: total }) =>
        total.add(times(n(load), n(all), n(each), 1, pipes)[0]?.hours ?? 0),
      words: () => 'The fastest filling went into the sum twice.',
    },
    {
      misconception: 'outflow_counted_twice',
      at: 'each',
      wrongly: ({ fill, drain }, { load }) => load.div(fill).add(load.div(drain).mul(2)),
      words: (_p, { each }) => `A cost of ${counted(n(each), 'unit')} counts the outflow of a drain twice.`,
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value) && value.valueOf() > 1,
  snapRead: () =>
    'Equal pipes of two kinds, a fixed total, and a whole number of hours: divisors in an arithmetic progression.',
  approach: () =>
    'In units the net inflow falls by the same amount with every drain. A whole time means that the net inflow divides the tank.',
  faster: (_p, { load, each, all }) =>
    `The net inflow is a divisor of $${load}$ below $${all}$ that leaves the remainder $${all.mod(each)}$ on division by $${each}$: ${times(
      n(load),
      n(all),
      n(each),
      1,
      n(all),
    )
      .map(({ net }) => `$${net}$`)
      .join(', ')}. Divide $${load}$ by each.`,
  check: ({ pipes, fill, drain }, { load, each, all }) =>
    times(n(load), n(all), n(each), 1, pipes)
      .map(
        ({ d, hours }) =>
          `$\\frac{${pipes - d}}{${fill}} - \\frac{${d}}{${drain}} = ${numberTex(q(pipes - d, fill).sub(q(d, drain))) === '1' ? '1' : `\\frac{1}{${hours}}`}$`,
      )
      .join(', ')
      .concat(': each filling takes a whole number of hours.'),
  principle:
    'A whole time needs a net rate that divides the tank: list the rates in units and keep the divisors.',
  verify: ({ pipes, fill, drain }) => {
    let total = q(0);
    for (let d = 1; d < pipes; d += 1) {
      const net = q(pipes - d, fill).sub(q(d, drain));
      if (net.valueOf() > 0 && net.inverse().d === 1n) total = total.add(net.inverse());
    }
    return total;
  },
});

/** AR.TNW.5 Hard: pipes of two kinds and whole hours. */
export const pipesInWholeHours: readonly AnyTemplate[] = situation<Many>({
  type: 'AR.TNW.5',
  situation: 'many-pipes-in-whole-hours',
  tries: 400,
  draw: draw => {
    const pipes = draw.int(7, 24);
    const [fill, drain] = draw.some([6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 30, 36, 40, 60], 2) as [
      number,
      number,
    ];
    const p = { pipes, fill, drain, way: draw.chance(0.5) };
    const load = loadOf(p);
    const list = times(load, (load / fill) * pipes, load / fill + load / drain, 1, pipes);
    // Some number of drains has to fail, or the whole hours ask for nothing.
    const rising = Math.ceil(((load / fill) * pipes) / (load / fill + load / drain)) - 1;
    return load <= 180 &&
      list.length >= 3 &&
      list.length < rising &&
      (list[0]?.hours ?? 0) > 1 &&
      (list.at(-1)?.hours ?? 0) <= 40
      ? p
      : null;
  },
  forms: [sumOfTimes],
});
