import type Fraction from 'fraction.js';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
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
    const hole = wording(clean + leaking, 'leak', 'crack');
    const rate = step(calc`1 / ${clean} - (1 / ${leaking})`, {
      name: `the part of the ${vessel} that the ${hole} empties in an hour`,
      because: text`The ${hole} is open all the time while the ${vessel} fills slowly, so it takes away a fixed
          part in every hour. Parts of the same hour can be subtracted, times of filling cannot.`,
    })`
      In an hour the ${inlet} alone fills $\frac{1}{${clean}}$ of the ${vessel}, and with the ${hole} only
      $\frac{1}{${leaking}}$ of it is filled. The difference is what the ${hole} lets out in an hour.`;
    const key = step(calc`1 ÷ ${rate}`, {
      name: `the time of the ${hole} alone`,
      because: text`If a tenth is emptied in an hour, the whole takes ten hours. The ${inlet} is shut then, so
          nothing comes in.`,
    })`
      The ${hole} empties this part in an hour. Take the reciprocal to find the hours for the full ${vessel}.`;
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
          You subtracted the times, ${here}. The ${hole} changes the part filled in an hour, so these parts have to be
          subtracted, not the hours.`,
        slip('wrong_base', rate, calc`(${leaking} - ${clean}) / (${leaking} * ${leaking})`)`
          You let the ${hole} empty $\frac{${leaking - clean}}{${leaking}}$ of the ${vessel} in ${leaking} hours, which
          gives $${frac(key)}$ hours. In that time it loses $\frac{${leaking - clean}}{${clean}}$ of a full ${vessel}.`,
        slip('wrong_base', rate, calc`(${leaking} - ${clean}) / (${clean} * ${clean})`)`
          You let the ${hole} empty $\frac{${leaking - clean}}{${clean}}$ of the ${vessel} in ${clean} hours, which
          gives $${frac(key)}$ hours. It has all ${leaking} hours of the slow filling for that.`,
        slip('added_for_subtracted', rate, calc`1 / ${clean} + 1 / ${leaking}`)`
          You added $\frac{1}{${clean}}$ and $\frac{1}{${leaking}}$, which gives $${frac(key)}$ hours. The ${hole} works
          against the ${inlet}, so the two have to be subtracted.`,
        slip('did_not_divide', rate, calc`1 / (${clean} * ${leaking})`)`
          You multiplied the two times, $${clean} \times ${leaking} = ${key}$, and did not divide by their difference.`,
        slip('took_times_for_rates', key, calc`${clean} + ${leaking}`)`
          Adding the two times, ${here}, gives no time of the ${hole}: both are times of filling.`,
      ],
      snapRead: text`The time to fill the ${vessel} is given without the ${hole} and with it, and the time of the
        ${hole} alone is asked. The ${hole} works against the ${inlet}.`,
      approach: text`Compare what is filled in one hour without the ${hole} and with it. The difference is what the
        ${hole} lets out in an hour, and its reciprocal is the time asked.`,
      check: () =>
        text`In ${leaking} hour(s) the ${inlet} fills $${frac(q(leaking, clean))}$ of the ${vessel} and the ${hole}
          empties $${frac(q(leaking).div(key))}$ of it. The difference is exactly one full ${vessel}.`,
      principle: text`Never add or subtract times of working; add and subtract what is done in one hour, and take the
        reciprocal at the end.`,
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
    const together = step(calc`1 / (1 / ${a} + 1 / ${b})`, {
      name: 'the minutes that the two taps need together',
      because: text`Parts filled in the same minute can be added, because both taps run side by side. The time is
          the full amount, 1, over what is filled in a minute.`,
    })`
      In a minute the taps fill $\frac{1}{${a}}$ and $\frac{1}{${b}}$ of the ${vessel}. Add these parts and take the
      reciprocal: this is the time after which the ${vessel} should have been full.`;
    const lost = step(frac(calc`${extra} / ${together}`), {
      name: `the part of the ${vessel} that the waste pipe emptied`,
      because: text`In the first ${together} minutes the taps brought just as much as fills the ${vessel} once, so
        what is missing then has gone through the waste pipe.`,
    })`
      After the waste pipe is closed, the taps need ${extra} more minute(s). In this time they fill what the waste pipe
      had emptied. Write it as a part of the ${vessel}.`;
    const key = step(calc`${together} / ${lost}`, {
      name: text`the time of the waste pipe`,
      works: value => tex`${together.toFraction()} \div ${frac(lost)} = ${value}`,
      because: text`It was open only up to the moment when the mistake was noticed. If a quarter is emptied in 10
          minutes, the whole takes 40.`,
    })`
      The waste pipe emptied this part in the first ${together} minute(s). Divide these minutes by the part to find the
      time for the full ${vessel}.`;
    return {
      answer: key,
      stem: text`Two taps can fill an empty ${vessel} in ${a} minute(s) and ${b} minute(s) respectively. Both are opened
        together, but the waste pipe has been left open by mistake. This is noticed at the very moment when the
        ${vessel} should have been full, and the waste pipe is closed at once. The taps then fill the ${vessel} in
        ${extra} (more minute|more minutes). In how many minutes could the waste pipe alone empty the full ${vessel}?`,
      show: value => withUnit(value, value.equals(1) ? 'minute' : 'minutes'),
      slips: [
        slip('worked_for_a_wrong_time', key, calc`(${together} + ${extra}) / ${lost}`)`
          You let the waste pipe run for all ${together.add(extra)} minute(s): $${together.add(extra)} \div
          ${frac(lost)} = ${key}$. It was closed before the last ${extra}.`,
        slip('took_times_for_rates', key, calc`${together} + ${extra}`)`
          $${together} + ${extra} = ${key}$ minutes is how long the ${vessel} took to fill. The time of the waste pipe
          is another one.`,
        slip('worked_for_a_wrong_time', key, calc`(${together} - ${extra}) / ${lost}`)`
          You let the waste pipe run for ${together.sub(extra)} minute(s) only: $${together.sub(extra)} \div
          ${frac(lost)} = ${key}$. It was open until the ${vessel} should have been full.`,
        slip('let_the_wrong_one_work', lost, calc`${extra} / min(${a}, ${b})`)`
          You let only the tap of ${Math.min(a, b)} minutes run in the last ${extra} minute(s), so the part emptied
          became $${frac(lost)}$. Both taps are open.`,
        stop('answered_another_quantity', together)`
          You gave ${together} minute(s), the time in which the two taps alone would fill the ${vessel}. The question
          asks for the waste pipe.`,
        slip('worked_for_a_wrong_time', together, calc`${together} + ${extra}`)`
          You used all ${together} minutes for the taps alone: the part emptied became $\frac{${extra}}{${together}} =
          ${frac(lost)}$, and $${together} \div ${frac(lost)} = ${key}$. The taps alone fill the ${vessel} in
          ${numberTex(together.sub(extra))} minutes.`,
      ],
      snapRead: text`Two taps fill the ${vessel}, and a waste pipe is open until it should have been full. The extra
        minutes measure what the waste pipe emptied, and its own time is asked.`,
      approach: () =>
        text`When the mistake is noticed, the taps have brought just as much as fills the ${vessel} once. What is
          missing has gone
          through the waste pipe, and the taps fill it in the last ${extra} minute(s). So find this part, and compare it
          with the time for which the waste pipe was open.`,
      check: () =>
        text`In all the minutes together the taps bring $${frac(together.add(extra).div(together))}$ of a full
          ${vessel}, and the waste pipe empties $${frac(together.div(key))}$ of it. The difference is $1$, so the
          ${vessel} is full.`,
      principle: text`Compare amounts instead of solving an equation: what has gone out must be put back before the
        end.`,
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
