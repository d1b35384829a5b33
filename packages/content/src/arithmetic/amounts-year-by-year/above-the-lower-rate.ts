import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** A sum in two parts at two compound rates, of which the lower one is known, and the whole in three years. */
interface Parts {
  who: string;
  /** The parts at the lower and at the higher rate, in rupees, and the rates in per cent. */
  low: number;
  high: number;
  slow: number;
  fast: number;
  frame: number;
}

const savers = ['Tenzin', 'Pallavi', 'Ibrahim', 'Lalrin'] as const;

const higherPart = form<Parts>(
  'part-at-the-unknown-rate',
  {
    band: 'Hard',
    seconds: 145,
    also: ['AR.INT.6', 'AL.SEQ.8'],
    verify: ({ low, high, slow, fast }) => {
      const at = (year: number) => low * (1 + slow / 100) ** year + high * (1 + fast / 100) ** year;
      // Every higher rate in halves of a per cent: the first year gives the part, the second has to fit.
      for (let rate = slow + 0.5; rate < 60; rate += 0.5) {
        const part = (at(1) - at(0) * (1 + slow / 100)) / ((rate - slow) / 100);
        const second = (at(0) - part) * (1 + slow / 100) ** 2 + part * (1 + rate / 100) ** 2;
        if (Math.abs(second - at(2)) < 1e-4) return Math.round(part);
      }
      throw new Error('no rate fits');
    },
  },
  ({ who, low, high, slow, fast, frame }, { step, find }) => {
    const [less, more] = [q(100 + slow, 100), q(100 + fast, 100)];
    const start = q(low + high);
    const one = less.mul(low).add(more.mul(high));
    const two = less.mul(less).mul(low).add(more.mul(more).mul(high));
    const first = step(calc`${one} - ${start} * (100% + ${slow}%)`, {
      name: 'the excess of the first year',
      because: text`The part at ${slow}% does just what is assumed, so it falls out. What is above comes from the other
        part alone.`,
    })`
      Suppose everything grew at ${slow}%. Find by how much the amount after one year is more than that.`;
    const second = step(calc`${two} - ${one} * (100% + ${slow}%)`, {
      name: 'the excess of the second year',
      because: text`The second year is treated like the first, with the amount at its own beginning.`,
    })`
      Do the same for the second year, beginning with ₹${one}.`;
    const factor = step(calc`${second} / ${first}`, {
      name: 'the yearly growth of the other part',
      works: (_v, working) => tex`1 + r = ${working}`,
      because: text`The excess is the other part times the distance of the two rates. The distance stays, so the excess
        grows as this part does.`,
    })`
      Let the other part be $H$ and its rate $r$. The excess is $H(r - ${slow}\%)$ in the first year and
      $H(1 + r)(r - ${slow}\%)$ in the second. Divide.`;
    const distance = find(calc`(${factor} - 1) * 100% - ${slow}%`, { name: 'the distance of the two rates' });
    const wanted = step(calc`${first} ÷ ${distance}%`, {
      works: (_v, working) =>
        tex`r - ${slow}\% = ${factor.sub(1).mul(100)}\% - ${slow}\% = ${distance}\%, \qquad H = ${working}`,
      because: text`In the first year this part brings so many per cent more than the assumed ${slow}%, and that is the
        whole excess.`,
    })`
      Find the distance of the two rates, and divide the first excess by it.`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`${who} divided ₹${start} between two schemes, both with interest compounded yearly. One of them pays
          ${slow}% a year; the rate of the other, which is higher, and the two amounts are not known any more. The
          statements show only the value of both together: ₹${one} after one year and ₹${two} after two years. How much
          was put into the scheme with the higher rate?`,
        text`A sum of ₹${start} was put into two funds. In the first fund it grows by ${slow}% every year, in the second
          one by a larger per cent, the same every year. A year later ${who} finds ₹${one} in the two funds together,
          and after one more year ₹${two}. Find the amount with which the second fund began.`,
      ),
      show: rupees,
      plausible: value => value.d === 1n && value.gt(0) && value.lt(start),
      slips: [
        slip('stopped_a_step_early', wanted, calc`${start} - ${first} ÷ ${distance}%`)`
          ${here} is the part that grows at ${slow}%. The question asks for the other one.`,
        slip('left_out_a_change', distance, calc`(${factor} - 1) * 100%`)`
          You divided by the whole rate of ${distance}%. In the excess only what is above ${slow}% counts.`,
        slip('took_a_wrong_number_of_periods', wanted, calc`${second} ÷ ${distance}%`)`
          ${here} uses the excess of the second year. It belongs to the part as it was a year later, with interest.`,
        slip('assumed_equal_parts', wanted, calc`${start} / 2`)`
          ${here} divides the sum equally. Nothing says so, and the two excesses fix the parts.`,
        slip('wrong_base', second, calc`${two} - ${start} * (100% + ${slow}%)`)`
          You compared the amount after two years with one year of growth, which leaves ₹${second}. The second year
          begins with ₹${one}.`,
        slip(
          'left_out_interest_on_interest',
          second,
          calc`${two} - ${start} * (100% + (2 * ${slow})%) - ${first}`,
        )`
          You compared with twice ${slow}% of the first sum and were left with ₹${second}. Interest is compounded, so
          the second year grows from ₹${one}.`,
        slip('added_the_percentages', distance, calc`(${factor} - 1) * 100% + ${slow}%`)`
          You divided by ${distance}%, the two rates together. Beside the assumed ${slow}% only the difference of the
          rates brings more.`,
      ],
      snapRead: text`Two parts, one known rate and the whole in three years: compare each year with growth at the known
        rate alone.`,
      approach: text`What is above growth at ${slow}% comes from the other part alone. The two excesses of successive
        years are in the ratio of its yearly growth; that gives its rate, and the first excess its size.`,
      check: text`₹${start.sub(wanted)} at ${slow}% and ₹${wanted} at ${factor.sub(1).mul(100)}% become
        ₹${less.mul(start.sub(wanted))} and ₹${factor.mul(wanted)} after one year, which is ₹${one}.`,
      principle: text`Compare with what would happen if all parts behaved like the known one: only the unknown part is
        left in the difference.`,
    };
  },
);

/** AR.INT.5 Hard: a part at an unknown rate, from three totals. */
export const aboveTheLowerRate: readonly AnyTemplate[] = situation<Parts>({
  type: 'AR.INT.5',
  situation: 'above-the-lower-rate',
  tries: 200,
  draw: draw => {
    const p = {
      who: draw.pick(savers),
      low: draw.step(10_000, 90_000, 1000),
      high: draw.step(10_000, 80_000, 1000),
      slow: draw.pick([5, 10, 20]),
      fast: draw.pick([10, 15, 20, 25, 30, 40]),
      frame: draw.int(0, 1),
    };
    const one = p.low * (100 + p.slow) + p.high * (100 + p.fast);
    const two = (p.low * (100 + p.slow) ** 2 + p.high * (100 + p.fast) ** 2) / 1e4;
    return p.fast >= p.slow + 5 && p.low !== p.high && one % 100 === 0 && Number.isInteger(two) ? p : null;
  },
  forms: [higherPart],
});
