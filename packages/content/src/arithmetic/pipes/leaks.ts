import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { counted, fractionTex, numberTex, withUnit, wording } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const vessels = ['tank', 'cistern', 'fish pond', 'paddling pool', 'water trough', 'rainwater tank'] as const;
const hoursText = (value: Fraction) => withUnit(value, value.equals(1) ? 'hour' : 'hours');

interface Leak {
  clean: number;
  leaking: number;
  vessel: string;
  inlet: string;
}

const leakAloneAsked = form({
  form: 'alone',
  band: 'Easy',
  revision: 2,
  stem: ({ clean, leaking, vessel, inlet }) =>
    wording(
      clean + leaking,
      `A ${inlet} can fill an empty ${vessel} in ${counted(clean, 'hour')}. Because of a leak at the bottom it takes ${counted(leaking, 'hour')}. If the ${vessel} is full and the ${inlet} is shut, in how many hours will the leak empty it?`,
      `With its ${inlet} open an empty ${vessel} should be full after ${counted(clean, 'hour')}, but a crack makes that ${counted(leaking, 'hour')}. How long would the crack take to drain the full ${vessel} when no water comes in?`,
    ),
  path: path<Leak>()
    .step(
      'rate',
      ({ clean, leaking }) => q(1, clean).sub(q(1, leaking)),
      ({ vessel }) =>
        `Write both filling rates as shares of the ${vessel} per hour and subtract: the leak makes the difference.`,
      ({ clean, leaking }, { rate }) => `\\frac{1}{${clean}} - \\frac{1}{${leaking}} = ${fractionTex(rate)}`,
    )
    .step(
      'key',
      (_p, { rate }) => rate.inverse(),
      'That is the share the leak lets out in an hour. Turn it over to get the hours for a full load.',
      (_p, { rate, key }) => `1 \\div ${fractionTex(rate)} = ${numberTex(key)}`,
    ),
  slips: [
    {
      misconception: 'time_difference_for_rate_difference',
      at: 'key',
      wrongly: ({ clean, leaking }) => q(leaking - clean),
      words: ({ clean, leaking }) =>
        `The times were subtracted, $${leaking} - ${clean}$; what the leak changes is the rate, so the rates have to be subtracted.`,
    },
    {
      misconception: 'loss_measured_on_slower_time',
      at: 'rate',
      wrongly: ({ clean, leaking }) => q(leaking - clean, leaking * leaking),
      words: ({ clean, leaking }, { key }) =>
        `A loss of $\\frac{${leaking - clean}}{${leaking}}$ of a load in ${leaking} hours gives $${fractionTex(key)}$; the loss is $\\frac{${leaking - clean}}{${clean}}$ of a load.`,
    },
    {
      misconception: 'loss_measured_on_faster_time',
      at: 'rate',
      wrongly: ({ clean, leaking }) => q(leaking - clean, clean * clean),
      words: ({ clean, leaking }, { key }) =>
        `A loss of $\\frac{${leaking - clean}}{${clean}}$ of a load in only ${clean} hours gives $${fractionTex(key)}$; the leak runs all ${leaking} hours of the slow filling.`,
    },
    {
      misconception: 'adds_rates_with_outflow',
      at: 'rate',
      wrongly: ({ clean, leaking }) => q(1, clean).add(q(1, leaking)),
      words: ({ clean, leaking, inlet }, { key }) =>
        `Adding the rates $\\frac{1}{${clean}}$ and $\\frac{1}{${leaking}}$ gives $${fractionTex(key)}$ hours; the leak works against the ${inlet}, so subtract.`,
    },
    {
      misconception: 'stops_before_dividing',
      at: 'rate',
      wrongly: ({ clean, leaking }) => q(1, clean * leaking),
      words: ({ clean, leaking }, { key }) =>
        `The product $${clean} \\times ${leaking} = ${numberTex(key)}$ of the times was not divided by their difference.`,
    },
    {
      misconception: 'adds_times',
      at: 'key',
      wrongly: ({ clean, leaking }) => q(clean + leaking),
      words: ({ clean, leaking }) =>
        `The times were added, $${clean} + ${leaking}$; neither of them is a time of the leak.`,
    },
  ],
  show: hoursText,
  snapRead: () =>
    `Filling times without and with the leak are given; the leak's own time is asked. A leak is an outflow: its rate is negative.`,
  approach: ({ vessel }) =>
    `Work with the share of the ${vessel} per hour. The rate with the leak is the rate without it less the leak's rate, so the leak's rate is a difference; turn it over at the end.\nFaster: the product of the two times over their difference.`,
  check: ({ clean, leaking, inlet }, { key }) =>
    `In ${counted(leaking, 'hour')} the ${inlet} brings $${fractionTex(q(leaking, clean))}$ of a full load and the leak takes away $${fractionTex(q(leaking).div(key))}$; exactly one full load stays.`,
  principle: 'Times do not subtract, rates do: give inflow a plus, outflow a minus, and invert at the end.',
  // Takes the capacity as clean × leaking litres and searches the leak time for which the slow filling comes out right.
  verify: ({ clean, leaking }) => {
    const capacity = clean * leaking;
    for (let hours = 1; hours < 1000; hours += 1) {
      let level = q(0);
      for (let h = 1; h <= leaking; h += 1) level = level.add(leaking).sub(q(capacity, hours));
      if (level.equals(capacity)) return q(hours);
    }
    throw new Error('no leak fits');
  },
});

/** AR.TNW.5 Easy: a leak's rate is a difference of rates, not of times. */
const leakAlone: readonly AnyTemplate[] = situation<Leak>({
  type: 'AR.TNW.5',
  situation: 'leak',
  draw: draw => {
    const clean = draw.int(3, 20);
    const leaking = clean + draw.int(2, 12);
    const product = clean * leaking;
    const fits =
      product % (leaking - clean) === 0 && leaking < 2 * clean && product / (leaking - clean) <= 90;
    return fits
      ? { clean, leaking, vessel: draw.pick(vessels), inlet: draw.pick(['pump', 'tap', 'pipe']) }
      : null;
  },
  forms: [leakAloneAsked],
});

/** Times of two taps that fill together in a whole number of minutes. */
const tapPairs = [
  [20, 30],
  [12, 24],
  [10, 15],
  [15, 30],
  [30, 45],
  [20, 60],
  [24, 48],
  [30, 60],
  [36, 45],
  [40, 60],
  [12, 36],
  [18, 36],
  [21, 28],
  [24, 40],
  [42, 56],
] as const;

interface WastePipe {
  a: number;
  b: number;
  extra: number;
  vessel: string;
}

const wastePipeOpenAsked = form({
  form: 'pipe-open',
  band: 'Medium',
  revision: 2,
  seconds: 80,
  stem: ({ a, b, extra, vessel }) =>
    `Two taps can fill an empty ${vessel} in ${counted(a, 'minute')} and ${counted(b, 'minute')} respectively. Both are opened together, but the waste pipe has been left open by mistake. This is noticed at the very moment when the ${vessel} should have been full, and the waste pipe is closed at once. The taps then fill the ${vessel} in ${counted(extra, 'more minute', 'more minutes')}. In how many minutes could the waste pipe alone empty the full ${vessel}?`,
  path: path<WastePipe>()
    .step(
      'together',
      ({ a, b }) => q(1, a).add(q(1, b)).inverse(),
      'Add the rates of the taps and turn the sum over: the time the filling should have taken.',
      ({ a, b }, { together }) =>
        `1 \\div \\left(\\frac{1}{${a}} + \\frac{1}{${b}}\\right) = ${together.toFraction()}`,
    )
    .step(
      'lost',
      ({ extra }, { together }) => q(extra).div(together),
      ({ extra, vessel }) =>
        `What the taps put back in the last ${counted(extra, 'minute')} is what the waste pipe had let out. Write it as a share of the ${vessel}.`,
      ({ extra }, { together, lost }) => `\\frac{${extra}}{${together.toFraction()}} = ${fractionTex(lost)}`,
    )
    .step(
      'key',
      (_p, { together, lost }) => together.div(lost),
      ({ vessel }, { together }) =>
        `The waste pipe let this share out in the first ${counted(together, 'minute')}. Scale up to the full ${vessel}.`,
      (_p, { together, lost, key }) =>
        `${together.toFraction()} \\div ${fractionTex(lost)} = ${numberTex(key)}`,
    ),
  slips: [
    {
      misconception: 'waste_counted_to_the_end',
      at: 'key',
      wrongly: ({ extra }, { together, lost }) => together.add(extra).div(lost),
      words: ({ extra }, { together, lost, key }) =>
        `The waste pipe was counted for the whole ${counted(together.add(extra), 'minute')}, $${numberTex(together.add(extra))} \\div ${fractionTex(lost)} = ${numberTex(key)}$; it was closed before the last ${extra}.`,
    },
    {
      misconception: 'adds_times',
      at: 'key',
      wrongly: ({ extra }, { together }) => together.add(extra),
      words: ({ extra }, { together, key }) =>
        `The whole filling time, $${numberTex(together)} + ${extra} = ${numberTex(key)}$ minutes, is not the time of the waste pipe.`,
    },
    {
      misconception: 'outflow_time_too_short',
      at: 'key',
      wrongly: ({ extra }, { together, lost }) => together.sub(extra).div(lost),
      words: ({ extra }, { together, lost, key }) =>
        `The waste pipe was counted for ${counted(together.sub(extra), 'minute')}, $${numberTex(together.sub(extra))} \\div ${fractionTex(lost)} = ${numberTex(key)}$; it ran until the taps should have been done.`,
    },
    {
      misconception: 'one_pipe_only',
      at: 'lost',
      wrongly: ({ a, b, extra }) => q(extra, Math.min(a, b)),
      words: ({ a, b, extra }, { lost }) =>
        `Giving the last ${counted(extra, 'minute')} to the tap of ${Math.min(a, b)} minutes alone makes the loss $${fractionTex(lost)}$ of a load; both taps are open.`,
    },
    {
      misconception: 'gives_time_without_the_loss',
      gives: 'together',
      words: (_p, { together }) =>
        `${counted(together, 'minute')} is the time that the taps alone need for the whole load.`,
    },
    {
      misconception: 'loss_measured_on_total_time',
      at: 'together',
      wrongly: ({ extra }, { together }) => together.add(extra),
      words: ({ extra }, { together, lost }) =>
        `The share lost was measured by ${counted(together, 'minute')}, $${fractionTex(lost)}$ of a load; the taps alone need ${numberTex(together.sub(extra))}.`,
    },
  ],
  show: value => withUnit(value, value.equals(1) ? 'minute' : 'minutes'),
  snapRead: ({ vessel }) =>
    `Two inflows, and an outflow that runs only until the ${vessel} should have been full. Asked: the outflow's own time. The extra minutes measure what was lost.`,
  approach: ({ extra }) =>
    `Up to the moment it is noticed, the taps have delivered exactly one full load. What is missing then is what the waste pipe let out, and the last ${counted(extra, 'minute')} put it back. So compare the share lost with the time it took; no equation is needed.`,
  check: ({ extra }, { together, key }) =>
    `Over the whole time the taps bring $${fractionTex(together.add(extra).div(together))}$ of a full load and the waste pipe takes $${fractionTex(together.div(key))}$; the difference is $1$.`,
  principle:
    'Follow the amount of water: what an outflow took away is what must be put back, measured in the filling time.',
  // Minute by minute in exact shares, for every whole or reciprocal-friendly time of the waste pipe.
  verify: ({ a, b, extra }) => {
    const fill = q(1, a).add(q(1, b));
    let should = 0;
    for (let level = q(0); level.valueOf() < 1; level = level.add(fill)) should += 1;
    for (let time = 1; time <= should * should; time += 1) {
      const level = fill.mul(should + extra).sub(q(should, time));
      if (level.equals(1)) return q(time);
    }
    throw new Error('no waste pipe fits');
  },
});

/** AR.TNW.5 Medium: what the open waste pipe carried off is exactly what the last minutes put back. */
const wastePipeOpen: readonly AnyTemplate[] = situation<WastePipe>({
  type: 'AR.TNW.5',
  situation: 'waste',
  draw: draw => {
    const [a, b] = draw.pick(tapPairs);
    const together = (a * b) / (a + b);
    const extra = draw.int(2, together - 1);
    const fits = (together * together) % extra === 0;
    return fits ? { a, b, extra, vessel: draw.pick(vessels) } : null;
  },
  forms: [wastePipeOpenAsked],
});

/** AR.TNW.5 Easy and Medium: a leak beside an inlet. */
export const leaks: readonly AnyTemplate[] = [...leakAlone, ...wastePipeOpen];
