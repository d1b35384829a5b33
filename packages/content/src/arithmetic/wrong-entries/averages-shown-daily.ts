import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { rupees, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Daily {
  /** The day of the first mistake, and days until the second reading. */
  day: number;
  wait: number;
  /** Rupees: how much too high the averages are on both days, and how much too low after the second mistake. */
  high: number;
  still: number;
  low: number;
  frame: number;
}

const second = form<Daily>(
  'second-wrong-entry',
  {
    band: 'Hard',
    seconds: 140,
    untied: true,
    verify: ({ wait, high, still, low }) => {
      for (let day = 1; day < 300; day += 1) {
        const tooMuch = high * day;
        if (tooMuch / (day + wait) !== still) continue;
        for (let entry = 0; entry < 100_000; entry += 1)
          if (tooMuch - entry === -low * (day + wait + 1)) return entry;
      }
      throw new Error('no day fits');
    },
  },
  ({ wait, high, still, low, frame }, { step }) => {
    const day = step(calc`${still} * ${wait} / (${high} - ${still})`, {
      name: text`the number of days up to the first wrong amount`,
      because: text`The other amounts are right, so the total stays too high by the same amount, while it is divided
        by more and more days.`,
      works: (_value, working) =>
        tex`${high}n = ${still}(n + ${wait}) \quad \Rightarrow \quad n = ${working}`,
    })`
      Let the first wrong amount be that of day $n$. The total is too high by $${high}n$ then, and by $${still}(n +
      ${wait})$ when it is read again. Both are the same amount.`;
    const tooMuch = step(calc`${high} * ${day}`, {
      name: 'by how much the first amount was too high',
    })`
      Find by how much the first wrong amount was too high, in rupees.`;
    const days = step(calc`${day} + ${wait} + 1`, { name: 'the days up to the second wrong amount' })`
      The second wrong amount is that of the next day. Count the days up to it.`;
    const wanted = step(calc`${tooMuch} + ${low} * ${days}`, {
      name: 'by how much the second amount was too low',
      because: text`A second amount that was too low by as much as the first was too high would have made the average
        right. The average is too low, so the second mistake is larger.`,
    })`
      The total is now too low by $${low}$ rupees for each day. The second mistake takes away what the first one had
      added, and this amount besides.`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`Every evening an app shows a shopkeeper the average of the daily sales since the shop was opened. On one
          day a wrong amount was entered, and that evening the average shown was ₹${high} too high. ${wait} evenings
          later, with all other amounts right, it was still ₹${still} too high. The amount of the next day was entered
          too low, and that evening the average was ₹${low} too low. By how much was this last amount too low?`,
        text`Farhan drives an auto-rickshaw and notes his earnings each day; a sheet gives the average of all days so
          far. After he noted a wrong amount, the average was ₹${high} too high. ${wait} days later it was ₹${still}
          too high, though everything since then was right. On the day after that he noted an amount that was too low,
          and the average became ₹${low} too low. How many rupees too low was that amount?`,
      ),
      show: rupees,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('changed_what_stays', wanted, calc`(${still} + ${low}) * ${days}`)`
          ${here} lets the average be ₹${still} too high on day $${days}$ too. The first mistake is divided by one more
          day by then.`,
        slip('miscounted_the_steps', days, calc`${day} + ${wait}`)`
          You counted ${here} days. The last wrong amount came one day after the average had been ₹${still} too high.`,
        slip('left_out_a_term', wanted, calc`${low} * ${days}`)`
          ${here} would do if the total had been right before. It was ₹${tooMuch} too high, and this has to be taken
          away first.`,
        slip('measured_from_the_wrong_end', day, calc`${high} * ${wait} / (${high} - ${still})`)`
          ${here} is the number of days at the second reading of the average, ${wait} day(s) after the wrong amount.`,
        slip('wrong_sign', wanted, calc`${low} * ${days} - ${tooMuch}`)`
          ${here} subtracts the first mistake. The average went from too high to too low, so both amounts are part of
          the last mistake.`,
        stop('stopped_a_step_early', tooMuch)`
          ₹${tooMuch} is the first mistake. A second one of this size would only have made the average right again.`,
        slip('changed_what_stays', wanted, calc`${high} * ${day} + ${low}`)`
          ${here} counts ₹${low} once. The average is too low by this much for each of the $${days}$ days.`,
        slip('changed_what_stays', wanted, calc`(${high} + ${low}) * ${days}`)`
          ${here} uses the ₹${high} of the evening of the first mistake. Since then it had fallen, because the days had
          become more.`,
        slip('used_a_wrong_given_number', days, day)`
          You multiplied ₹${low} by the $${days}$ days up to the first mistake. The average is of all days up to the
          second one.`,
      ],
      snapRead: text`An average that is too high by less and less: the total is too high by one fixed amount. Work with
        totals.`,
      approach: text`By how much the total is too high does not change while the amounts are right. This gives the
        day and the first mistake; then compare the totals on the last day.`,
      check: text`On day $${days}$ the total is too low by $${wanted} - ${tooMuch} = ${q(wanted).sub(tooMuch)}$ rupees,
        and divided by $${days}$ this is ₹${low}.`,
      principle: text`A mistake in one amount changes the total by a fixed amount and the average by less each day: work
        with totals.`,
    };
  },
);

/** AR.AVG.3 Hard: averages that are shown every day, and two wrong entries. */
export const averagesShownDaily: readonly AnyTemplate[] = situation<Daily>({
  type: 'AR.AVG.3',
  situation: 'averages-shown-daily',
  tries: 60,
  draw: draw => {
    const [day, wait] = [draw.int(4, 24), draw.int(2, 12)];
    const unit = draw.pick([2, 3, 4, 5, 6, 8, 10]);
    const [high, still] = [(day + wait) * unit, day * unit];
    const low = draw.pick([5, 8, 10, 12, 15, 20, 25, 30]);
    const fits = high <= 200 && day !== wait && low !== still && high !== 2 * still && still !== 2 * low;
    const isLow = low * (day + wait + 1) > 40;
    return fits && isLow ? { day, wait, high, still, low, frame: draw.int(0, 1) } : null;
  },
  forms: [second],
});
