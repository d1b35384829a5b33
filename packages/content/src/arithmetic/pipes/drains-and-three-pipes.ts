import { path } from '../../path.ts';
import { counted, fractionTex, numberTex, withUnit } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Drain {
  a: number;
  b: number;
  drain: number;
  /** Minutes from opening to full. */
  total: number;
  /** Minutes for which the drain was open. */
  open: number;
  way: boolean;
}

const drainOpen = form({
  form: 'how-long-the-drain-was-open',
  revision: 3,
  band: 'Medium',
  seconds: 65,
  stem: ({ a, b, drain, total, way }: Drain) =>
    way
      ? `Two taps fill a tub in $${a}$ and $${b}$ minutes, and its drain empties it in $${drain}$ minutes. Both taps are opened when the tub is empty, but the drain has been left open by mistake; some minutes later it is closed. The tub is full $${total}$ minutes after the taps were opened. For how many minutes was the drain open?`
      : `A water tower can be filled by pump P in $${a}$ hours or by pump Q in $${b}$ hours, while the town empties a full tower in $${drain}$ hours. One night both pumps start with the tower empty and the town still drawing water; after a while the town's valve is shut. Exactly $${total}$ hours after the start the tower is full. How many hours after the start was the valve shut?`,
  path: path<Drain>()
    .step(
      'in',
      ({ a, b, total }) => q(total, a).add(q(total, b)),
      'The inflow runs all the time. Find how many full loads it brings.',
      ({ a, b, total }, { in: i }) =>
        `${total}\\left(\\frac{1}{${a}} + \\frac{1}{${b}}\\right) = ${fractionTex(i)}`,
    )
    .step(
      'out',
      (_p, { in: i }) => i.sub(1),
      'One load is there in the end; the rest has run out.',
      (_p, { in: i, out }) => `${fractionTex(i)} - 1 = ${fractionTex(out)}`,
    )
    .step(
      'open',
      ({ drain }, { out }) => out.mul(drain),
      'The outlet lets out one load in its own time: scale to this share.',
      ({ drain }, { out, open }) => `${fractionTex(out)} \\times ${drain} = ${numberTex(open)}`,
    ),
  slips: [
    {
      misconception: 'gives_time_after_closing',
      at: 'open',
      wrongly: ({ drain, total }, { out }) => q(total).sub(out.mul(drain)),
      words: (_p, { open }) =>
        `$${numberTex(open)}$ is the time that was left after the outlet had been closed.`,
    },
    {
      misconception: 'one_load_forgotten',
      at: 'out',
      wrongly: (_p, { in: i }) => i,
      words: ({ drain }) =>
        `All the inflow was let out in this computation with $${drain}$; then the vessel would be empty in the end.`,
    },
    {
      misconception: 'one_pipe_only',
      at: 'in',
      wrongly: ({ a, b, total }) => (total > Math.min(a, b) ? q(total, Math.min(a, b)) : null),
      words: ({ a, b }) => `Only the faster inflow, the one of $${Math.min(a, b)}$, is counted; both run.`,
    },
    {
      misconception: 'one_rate_for_both_pipes',
      at: 'in',
      wrongly: ({ a, b, total }) => (a === b ? null : q(2 * total, Math.min(a, b))),
      words: ({ a, b }, { open }) =>
        `$${numberTex(open)}$ takes both inflows as fast as the one of $${Math.min(a, b)}$; the other needs $${Math.max(a, b)}$.`,
    },
    {
      misconception: 'drain_taken_as_one_filling_time',
      at: 'open',
      wrongly: ({ a, b }, { out }) => out.div(q(1, a).add(q(1, b))),
      words: (_p, { open, out }) =>
        `$${numberTex(open)}$ is how long the inflow needs for the lost $${fractionTex(out)}$ of a load, not how long the outlet needed to let it out.`,
    },
    {
      misconception: 'net_rate_for_outlet',
      at: 'open',
      wrongly: ({ a, b, drain }, { out }) => {
        const net = q(1, a).add(q(1, b)).sub(q(1, drain)).abs();
        return net.equals(0) ? null : out.div(net);
      },
      words: (_p, { open, out }) =>
        `$${numberTex(open)}$ comes from dividing the lost $${fractionTex(out)}$ of a load by the net rate; the outlet takes it away at its own rate.`,
    },
    {
      misconception: 'share_of_total_time',
      at: 'open',
      wrongly: ({ total }, { out }) => out.mul(total),
      words: ({ total }, { out }) =>
        `$${fractionTex(out)}$ is a share of a load; taken of $${total}$ it is no time of the outlet.`,
    },
    {
      misconception: 'delay_as_opening_time',
      at: 'open',
      wrongly: ({ a, b, total }) => q(total).sub(q(a * b, a + b)),
      words: (_p, { open }) =>
        `The filling took $${numberTex(open)}$ longer than without the outlet, but that is not how long the outlet was open.`,
    },
  ],
  show: (value, { way }) => (way ? counted(value, 'minute') : counted(value, 'hour')),
  plausible: (value, { total }) => value.valueOf() > 0 && value.valueOf() < total && value.d <= 6n,
  snapRead: () =>
    'Inflow runs to the end, outflow only for a first while; the total time is known and that while is asked.',
  approach: () =>
    'Count loads: what came in less one full vessel is what went out, and the outlet’s own time turns that into its opening time.',
  faster: ({ a, b, drain, total }) => {
    const load = q(a).lcm(b).lcm(drain);
    const inflow = load.div(a).add(load.div(b));
    return `Take $${numberTex(load)}$ units: $${numberTex(inflow)} \\times ${total} - ${numberTex(load)} = ${numberTex(inflow.mul(total).sub(load))}$ ran out, at $${numberTex(load.div(drain))}$ a time unit.`;
  },
  check: ({ a, b, drain, total }, { open }) =>
    `Until the closing the level reaches $${fractionTex(open.mul(q(1, a).add(q(1, b)).sub(q(1, drain))))}$ and afterwards it gains $${fractionTex(
      q(total)
        .sub(open)
        .mul(q(1, a).add(q(1, b))),
    )}$; together $1$.`,
  principle:
    'Count whole loads in and out over the entire time instead of following the level phase by phase.',
  verify: ({ a, b, drain, total }) => {
    for (let half = 0; half <= 2 * total; half += 1) {
      const open = q(half, 2);
      const level = q(1, a).add(q(1, b)).mul(total).sub(open.div(drain));
      if (level.equals(1)) return open;
    }
    throw new Error('no opening time');
  },
});

interface Three {
  /** Minutes for A and B, for A against C, for B against C. */
  ab: number;
  ac: number;
  bc: number;
  way: boolean;
}

const rate = ({ ab, ac, bc }: Three) => q(1, ab).add(q(1, ac)).add(q(1, bc)).div(2);

const threeTogether = form({
  form: 'all-three-from-pairs',
  revision: 4,
  band: 'Medium',
  seconds: 65,
  stem: ({ ab, ac, bc, way }: Three) =>
    way
      ? `Pipes A and B fill a tank and pipe C drains it. The empty tank is full in $${ab}$ minutes if only A and B are open, in $${ac}$ minutes if only A and C are open, and in $${bc}$ minutes if only B and C are open. In how many minutes is it full when all three are open?`
      : `A pond has two feeders and one drain. With both feeders running and the drain shut it fills in $${ab}$ hours; with the first feeder and the drain it takes $${ac}$ hours, and with the second feeder and the drain $${bc}$ hours. In how many hours does it fill if both feeders run and the drain is open?`,
  path: path<Three>()
    .step(
      'sum',
      ({ ab, ac, bc }) => q(1, ab).add(q(1, ac)).add(q(1, bc)),
      'Add the three net rates. Each inflow occurs twice in the sum, and so does the outflow with its minus.',
      ({ ab, ac, bc }, { sum }) =>
        `\\frac{1}{${ab}} + \\frac{1}{${ac}} + \\frac{1}{${bc}} = ${fractionTex(sum)}`,
    )
    .step(
      'all',
      (_p, { sum }) => sum.div(2),
      'So it is twice the net rate of all three.',
      (_p, { sum, all }) => `${fractionTex(sum)} \\div 2 = ${fractionTex(all)}`,
    )
    .step(
      'time',
      (_p, { all }) => all.inverse(),
      'The reciprocal of the rate is the time.',
      (_p, { all, time }) => `1 \\div ${fractionTex(all)} = ${numberTex(time)}`,
    ),
  slips: [
    {
      misconception: 'each_counted_once',
      at: 'all',
      wrongly: (_p, { sum }) => sum,
      words: (_p, { sum }) =>
        `$${fractionTex(sum)}$ holds every pipe twice; it has to be halved before the time is found.`,
    },
    {
      misconception: 'outflow_taken_off_again',
      at: 'all',
      wrongly: ({ ab, ac, bc }) => {
        const wrong = q(1, ab).sub(q(1, ac)).sub(q(1, bc));
        return wrong.valueOf() > 0 ? wrong : null;
      },
      words: () =>
        'The times with the drain already hold its outflow; here these rates were subtracted from the first one.',
    },
    {
      misconception: 'mean_of_times',
      at: 'time',
      wrongly: ({ ab, ac, bc }) => q(ab + ac + bc, 3),
      words: (_p, { time }) =>
        `$${numberTex(time)}$ is the mean of the three times; only rates may be combined.`,
    },
    {
      misconception: 'divides_by_three',
      at: 'all',
      wrongly: (_p, { sum }) => sum.div(3),
      words: (_p, { time }) =>
        `$${numberTex(time)}$ divides the sum of the rates by three, the number of times given; each pipe stands in two of them.`,
    },
    {
      misconception: 'two_of_three_used',
      at: 'all',
      wrongly: ({ ac, bc }) => q(1, ac).add(q(1, bc)),
      words: ({ ac, bc }) =>
        `The rates for $${ac}$ and $${bc}$ were added; the drain is then taken off twice.`,
    },
    {
      misconception: 'two_given_rates_added',
      at: 'all',
      wrongly: ({ ab, ac }) => q(1, ab).add(q(1, ac)),
      words: ({ ab, ac }, { time }) =>
        `$${numberTex(time)}$ adds the rates for $${ab}$ and $${ac}$; the first feeder is in both of them.`,
    },
    {
      misconception: 'two_given_rates_added',
      at: 'all',
      wrongly: ({ ab, bc }) => q(1, ab).add(q(1, bc)),
      words: ({ ab, bc }, { time }) =>
        `$${numberTex(time)}$ adds the rates for $${ab}$ and $${bc}$; the second feeder is in both of them.`,
    },
    {
      misconception: 'drain_halved',
      at: 'all',
      wrongly: ({ ab, ac, bc }) => {
        const drain = q(1, ab).sub(q(1, ac)).sub(q(1, bc)).div(2);
        return drain.valueOf() > 0 ? q(1, ab).sub(drain.div(2)) : null;
      },
      words: ({ ab, ac, bc }) => {
        const twice = q(1, ab).sub(q(1, ac)).sub(q(1, bc));
        return `The drain's rate was halved once too often: $\\frac{1}{${ab}} - \\frac{1}{${ac}} - \\frac{1}{${bc}} = ${fractionTex(twice)}$ is twice that rate, not four times.`;
      },
    },
    {
      misconception: 'net_rate_as_drain',
      at: 'all',
      wrongly: ({ ab, bc }) => {
        const wrong = q(1, ab).sub(q(1, bc));
        return wrong.valueOf() > 0 ? wrong : null;
      },
      words: ({ ab, bc }, { all }) =>
        `$\\frac{1}{${ab}} - \\frac{1}{${bc}} = ${fractionTex(all)}$ takes a net rate off as if it were the drain's.`,
    },
    {
      misconception: 'net_rate_as_drain',
      at: 'all',
      wrongly: ({ ab, ac }) => {
        const wrong = q(1, ab).sub(q(1, ac));
        return wrong.valueOf() > 0 ? wrong : null;
      },
      words: ({ ab, ac }, { all }) =>
        `$\\frac{1}{${ab}} - \\frac{1}{${ac}} = ${fractionTex(all)}$ takes a net rate off as if it were the drain's.`,
    },
    {
      misconception: 'outflow_sign_lost',
      at: 'all',
      wrongly: ({ ab, ac, bc }) => {
        const drain = q(1, ab).sub(q(1, ac)).sub(q(1, bc)).div(2);
        return drain.valueOf() > 0 ? q(1, ab).sub(drain.mul(2)) : null;
      },
      words: () => 'The drain was taken off twice: its rate is half of the difference of the net rates.',
    },
  ],
  show: (value, { way }) => withUnit(value, way ? 'minutes' : 'hours'),
  plausible: value => value.valueOf() > 0 && value.d <= 9n,
  // With the drain open it takes longer than without.
  onSight: (value, { ab }) => value.valueOf() > ab,
  snapRead: () =>
    'Times for three pairs, one of the pipes a drain: their net rates add up to twice what is asked.',
  approach: () =>
    'No single pipe is needed. Adding the three equations counts A, B and the drain twice each, with the right signs.',
  faster: ({ ab, ac, bc }) => {
    const load = q(ab).lcm(ac).lcm(bc);
    return `With $${numberTex(load)}$ units: $${numberTex(load.div(ab))} + ${numberTex(load.div(ac))} + ${numberTex(load.div(bc))}$ is twice the rate, so the time is $${numberTex(load.mul(2))} \\div ${numberTex(load.div(ab).add(load.div(ac)).add(load.div(bc)))}$.`;
  },
  check: p => {
    const drain = q(1, p.ab).sub(rate(p));
    return `The drain alone lets out $${fractionTex(drain)}$ a time unit, and $${fractionTex(q(1, p.ab))} - ${fractionTex(drain)} = ${fractionTex(rate(p))}$.`;
  },
  principle:
    'When every unknown occurs equally often in the given sums, add them all instead of solving for each.',
  verify: ({ ab, ac, bc }) => {
    // A - B from the last two, A + B from the first, then the drain.
    const [sum, difference] = [q(1, ab), q(1, ac).sub(q(1, bc))];
    const a = sum.add(difference).div(2);
    const drain = a.sub(q(1, ac));
    return sum.sub(drain).inverse();
  },
});

/** AR.TNW.5 Medium: an outlet that is open for a while, and three pipes known in pairs. */
export const drainsAndThreePipes: readonly AnyTemplate[] = [
  ...situation<Drain>({
    type: 'AR.TNW.5',
    situation: 'drain-for-a-while',
    draw: draw => {
      const [a, b] = [draw.int(6, 40), draw.int(6, 40)];
      const drain = draw.int(6, 48);
      const total = draw.int(5, 40);
      const open = q(total, a).add(q(total, b)).sub(1).mul(drain);
      const fits = a !== b && open.d === 1n && open.valueOf() >= 2 && open.valueOf() <= total - 2;
      return fits && q(1, a).add(q(1, b)).valueOf() > 1 / drain
        ? { a, b, drain, total, open: open.valueOf(), way: draw.chance(0.5) }
        : null;
    },
    tries: 60,
    forms: [drainOpen],
  }),
  ...situation<Three>({
    type: 'AR.TNW.5',
    situation: 'three-in-pairs',
    draw: draw => {
      const ab = draw.int(4, 24);
      const ac = draw.int(ab + 2, 60);
      const bc = draw.int(ac + 1, 90);
      const drain = q(1, ab).sub(q(1, ac)).sub(q(1, bc)).div(2);
      const time = rate({ ab, ac, bc, way: true }).inverse();
      const load = q(ab).lcm(ac).lcm(bc);
      return drain.valueOf() > 0 && time.d === 1n && load.valueOf() <= 720
        ? { ab, ac, bc, way: draw.chance(0.5) }
        : null;
    },
    tries: 200,
    forms: [threeTogether],
  }),
];
