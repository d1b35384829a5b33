import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { numberTex, withUnit, wording } from '../../show.ts';
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

const leakAloneAsked = form<Leak>(
  'alone',
  {
    band: 'Easy',
    revision: 2,
    // Takes the capacity as clean × leaking litres and searches the leak time for which the slow filling comes out
    // right.
    verify: ({ clean, leaking }) => {
      const capacity = clean * leaking;
      for (let hours = 1; hours < 1000; hours += 1) {
        let level = q(0);
        for (let h = 1; h <= leaking; h += 1) level = level.add(leaking).sub(q(capacity, hours));
        if (level.equals(capacity)) return hours;
      }
      throw new Error('no leak fits');
    },
  },
  ({ clean, leaking, vessel, inlet }, { step }) => {
    const rate = step(calc`1 / ${clean} - (1 / ${leaking})`)`
      Write both filling rates as shares of the ${vessel} per hour and subtract: the leak makes the difference.`;
    const key = step(calc`1 ÷ ${rate}`)`
      That is the share the leak lets out in an hour. Turn it over to get the hours for a full load.`;
    return {
      answer: key,
      stem: wording(
        clean + leaking,
        text`A ${inlet} can fill an empty ${vessel} in ${clean} hour(s). Because of a leak at the bottom it takes
          ${leaking} hour(s). If the ${vessel} is full and the ${inlet} is shut, in how many hours will the leak empty
          it?`,
        text`With its ${inlet} open an empty ${vessel} should be full after ${clean} hour(s), but a crack makes that
          ${leaking} hour(s). How long would the crack take to drain the full ${vessel} when no water comes in?`,
      ),
      show: hoursText,
      slips: [
        slip('took_times_for_rates', key, calc`${leaking} - ${clean}`)`
          The times were subtracted, $${leaking} - ${clean}$; what the leak changes is the rate, so the rates have to be
          subtracted.`,
        slip('wrong_base', rate, calc`(${leaking} - ${clean}) / (${leaking} * ${leaking})`)`
          A loss of $\frac{${leaking - clean}}{${leaking}}$ of a load in ${leaking} hours gives $${frac(key)}$; the loss
          is $\frac{${leaking - clean}}{${clean}}$ of a load.`,
        slip('wrong_base', rate, calc`(${leaking} - ${clean}) / (${clean} * ${clean})`)`
          A loss of $\frac{${leaking - clean}}{${clean}}$ of a load in only ${clean} hours gives $${frac(key)}$; the
          leak runs all ${leaking} hours of the slow filling.`,
        slip('added_for_subtracted', rate, calc`1 / ${clean} + 1 / ${leaking}`)`
          Adding the rates $\frac{1}{${clean}}$ and $\frac{1}{${leaking}}$ gives $${frac(key)}$ hours; the leak works
          against the ${inlet}, so subtract.`,
        slip('did_not_divide', rate, calc`1 / (${clean} * ${leaking})`)`
          The product $${clean} \times ${leaking} = ${key}$ of the times was not divided by their difference.`,
        slip('took_times_for_rates', key, calc`${clean} + ${leaking}`)`
          The times were added, $${clean} + ${leaking}$; neither of them is a time of the leak.`,
      ],
      snapRead: text`Filling times without and with the leak are given; the leak's own time is asked. A leak is an
        outflow: its rate is negative.`,
      approach: text`Work with the share of the ${vessel} per hour. The rate with the leak is the rate without it less
        the leak's rate, so the leak's rate is a difference; turn it over at the end. Faster: the product of the two
        times over their difference.`,
      check: () =>
        text`In ${leaking} hour(s) the ${inlet} brings $${frac(q(leaking, clean))}$ of a full load and the leak takes
          away $${frac(q(leaking).div(key))}$; exactly one full load stays.`,
      principle: text`Times do not subtract, rates do: give inflow a plus, outflow a minus, and invert at the end.`,
    };
  },
);

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

const wastePipeOpenAsked = form<WastePipe>(
  'pipe-open',
  {
    band: 'Medium',
    seconds: 80,
    revision: 2,
    // Minute by minute in exact shares, for every whole or reciprocal-friendly time of the waste pipe.
    verify: ({ a, b, extra }) => {
      const fill = q(1, a).add(q(1, b));
      let should = 0;
      for (let level = q(0); level.valueOf() < 1; level = level.add(fill)) should += 1;
      for (let time = 1; time <= should * should; time += 1) {
        const level = fill.mul(should + extra).sub(q(should, time));
        if (level.equals(1)) return time;
      }
      throw new Error('no waste pipe fits');
    },
  },
  ({ a, b, extra, vessel }, { step }) => {
    const together = step(calc`1 / (1 / ${a} + 1 / ${b})`)`
      Add the rates of the taps and turn the sum over: the time the filling should have taken.`;
    const lost = step(frac(calc`${extra} / ${together}`))`
      What the taps put back in the last ${extra} minute(s) is what the waste pipe had let out. Write it as a share of
      the ${vessel}.`;
    const key = step(
      calc`${together} / ${lost}`,
      value => tex`${together.toFraction()} \div ${frac(lost)} = ${value}`,
    )`
      The waste pipe let this share out in the first ${together} minute(s). Scale up to the full ${vessel}.`;
    return {
      answer: key,
      stem: text`Two taps can fill an empty ${vessel} in ${a} minute(s) and ${b} minute(s) respectively. Both are opened
        together, but the waste pipe has been left open by mistake. This is noticed at the very moment when the
        ${vessel} should have been full, and the waste pipe is closed at once. The taps then fill the ${vessel} in
        ${extra} (more minute|more minutes). In how many minutes could the waste pipe alone empty the full ${vessel}?`,
      show: value => withUnit(value, value.equals(1) ? 'minute' : 'minutes'),
      slips: [
        slip('worked_for_a_wrong_time', key, calc`(${together} + ${extra}) / ${lost}`)`
          The waste pipe was counted for the whole ${together.add(extra)} minute(s), $${together.add(extra)} \div
          ${frac(lost)} = ${key}$; it was closed before the last ${extra}.`,
        slip('took_times_for_rates', key, calc`${together} + ${extra}`)`
          The whole filling time, $${together} + ${extra} = ${key}$ minutes, is not the time of the waste pipe.`,
        slip('worked_for_a_wrong_time', key, calc`(${together} - ${extra}) / ${lost}`)`
          The waste pipe was counted for ${together.sub(extra)} minute(s), $${together.sub(extra)} \div ${frac(lost)} =
          ${key}$; it ran until the taps should have been done.`,
        slip('let_the_wrong_one_work', lost, calc`${extra} / min(${a}, ${b})`)`
          Giving the last ${extra} minute(s) to the tap of ${Math.min(a, b)} minutes alone makes the loss
          $${frac(lost)}$ of a load; both taps are open.`,
        stop('answered_another_quantity', together)`
          ${together} minute(s) is the time that the taps alone need for the whole load.`,
        slip('worked_for_a_wrong_time', together, calc`${together} + ${extra}`)`
          The share lost was measured by ${together} minute(s), $${frac(lost)}$ of a load; the taps alone need
          ${numberTex(together.sub(extra))}.`,
      ],
      snapRead: text`Two inflows, and an outflow that runs only until the ${vessel} should have been full. Asked: the
        outflow's own time. The extra minutes measure what was lost.`,
      approach: () =>
        text`Up to the moment it is noticed, the taps have delivered exactly one full load. What is missing then is what
          the waste pipe let out, and the last ${extra} minute(s) put it back. So compare the share lost with the time
          it took; no equation is needed.`,
      check: () =>
        text`Over the whole time the taps bring $${frac(together.add(extra).div(together))}$ of a full load and the
          waste pipe takes $${frac(together.div(key))}$; the difference is $1$.`,
      principle: text`Follow the amount of water: what an outflow took away is what must be put back, measured in the
        filling time.`,
    };
  },
);

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
