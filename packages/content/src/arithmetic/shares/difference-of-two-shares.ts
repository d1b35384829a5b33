import { peopleInArithmetic } from '../../people.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

/** A sum that is divided each year in the ratio of two ages. */
interface Ages {
  /** The two ages now, the older one first, and the years until the second gift. */
  x: number;
  y: number;
  later: number;
  sum: number;
  one: string;
  two: string;
  frame: number;
}

const lead = ({ x, y, sum }: Pick<Ages, 'x' | 'y' | 'sum'>, years: number) =>
  (sum * (x - y)) / (x + y + 2 * years);

const yearlySum = form<Ages>(
  'sum-from-two-leads',
  {
    band: 'Hard',
    seconds: 135,
    revision: 2, // No option is tied to the key at a glance.
    untied: true,
    also: ['AL.LIN.2'],
    verify: p => {
      const [now, after] = [lead(p, 0), lead(p, p.later)];
      for (let younger = 1; younger < 200; younger += 1) {
        const older = younger + p.x - p.y;
        const sum = (now * (older + younger)) / (older - younger);
        if (Math.abs(lead({ x: older, y: younger, sum }, p.later) - after) < 1e-9) return Math.round(sum);
      }
      throw new Error('no ages fit');
    },
  },
  (p, { step, find, write }) => {
    const { x, y, later, one, two, frame } = p;
    const [first, second] = [lead(p, 0), lead(p, later)];
    const gap = x - y;
    write(tex`\frac{${gap}T}{s} = ${first}, \quad \frac{${gap}T}{s + ${2 * later}} = ${second}`, {
      because: text`The difference of the two ages stays $${gap}$ years, while both ages together grow by $2$
          years in every year. So the same difference is divided by more and more parts.`,
    })`
      Let $T$ be the sum that is divided and $s$ the sum of the two ages now. ${one} gets as much more than ${two} as
      $${gap}$ parts of $s$ make, and in ${later} years as $${gap}$ parts of $s + ${2 * later}$ make.`;
    const growth = find(2 * later);
    const ages = step(calc`${second} * ${growth} / (${first} - ${second})`, {
      name: 'the two ages together now',
      works: (_, working) => tex`${first}s = ${second}(s + ${growth}) \Rightarrow s = ${working}`,
      because: text`The numerator is the same in both, so the two leads are inversely as the sums of the ages.`,
    })`
      Both leads, times their sum of ages, make $${gap}T$. So the two products are equal: solve for $s$.`;
    const product = step(calc`${first} * ${ages}`, {
      name: text`${gap} times the sum`,
      works: (_, working) => tex`${gap}T = ${working}`,
      because: text`The first equation belongs to this year, so the ages of this year have to be used with it.`,
    })`
      Substitute $s$ into the first equation to find $${gap}T$.`;
    const wanted = step(calc`${product} / ${gap}`, {
      name: text`the sum that is divided`,
      because: text`The lead is $${gap}$ parts of the sum out of $s$, because the ages differ by $${gap}$ years.
          So $${gap}$ stands as a factor before the sum.`,
    })`
      The product is $${gap}$ times the sum. Divide by $${gap}$ to find the sum.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`Every Diwali a grandmother divides the same sum between ${one} and ${two} in the ratio of their ages in
            that year. ${one}, who is $${gap}$ years older, got ₹${first} more than ${two} this year, but will get only
            ₹${second} more after ${later} years. What sum does she divide every year?`
          : frame === 1
            ? text`The rent of a family's field is shared between ${one} and ${two} each year in the ratio of their
              ages; the rent never changes. This year ${one} receives ₹${first} more than ${two}. In ${later} years it
              will be ₹${second} more. If ${one} is $${gap}$ years older than ${two}, find the rent.`
            : text`A fund pays ${one} and ${two} a fixed yearly amount together, which they divide in the ratio of their
              ages. ${one} was born $${gap}$ years before ${two}. The two shares differ by ₹${first} this year and will
              differ by ₹${second} after another ${later} years. Find the amount that the fund pays in a year.`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(first),
      slips: [
        slip('let_time_pass_for_one_only', growth, later)`
          You let the two ages together grow by only ${later} years in ${later} years. Both get older, so they grow by
          twice as much.`,
        slip('used_the_rate_of_another_period', product, calc`${first} * (${ages} + ${growth})`)`
          ${here} joins this year's difference of ₹${first} with the ages of the later year.`,
        slip('used_the_rate_of_another_period', product, calc`${second} * ${ages}`)`
          ${here} joins the later difference of ₹${second} with the ages of this year.`,
        slip('divided_by_the_wrong_number', wanted, calc`${product} / ${later}`)`
          ${here} divides by the ${later} years that pass. The parts are the $${gap}$ years between the ages.`,
        slip('answered_another_quantity', wanted, calc`(${wanted} + ${first}) / 2`)`
          You found the share of ${one} this year: ${here}. The question asks for the whole sum.`,
        slip('answered_another_quantity', wanted, calc`(${wanted} - ${first}) / 2`)`
          You found the share of ${two} this year: ${here}. The question asks for the whole sum.`,
        slip('used_a_wrong_given_number', growth, calc`2 * ${gap}`)`
          The ages together were said to grow by ${here} years, twice the difference of the ages. They grow by twice the
          ${later} years that pass.`,
        slip('doubled_needlessly', growth, calc`4 * ${later}`)`
          The ages together were said to grow by ${here} years. Two people grow older by $${2 * later}$ years
          together.`,
      ],
      snapRead: text`A fixed sum is divided by ages: the lead falls, while the difference of the ages stays.`,
      approach: text`Write the lead as a part of the sum: difference of the ages over their sum. The two leads give the
        ages together, and then the sum.`,
      faster: text`The leads are as $${frac(calc`${first} / ${second}`)}$ to $1$, so the sums of the ages are inversely
        so, and they differ by $2 \times ${later}$.`,
      check: text`The ages are $${calc`(${ages} + ${gap}) / 2`.value}$ and $${calc`(${ages} - ${gap}) / 2`.value}$; of
        ₹${wanted} the $${gap}$ parts in $${ages}$ are ₹${first}, and in $${ages.add(2 * later)}$ they are ₹${second}.`,
      principle: text`In a ratio of ages the difference is constant and only the sum grows; compare differences, not
        shares.`,
    };
  },
);

/** AR.RAT.2 Hard: two leads in a division by ages. */
export const differenceOfTwoShares: readonly AnyTemplate[] = situation<Ages>({
  type: 'AR.RAT.2',
  situation: 'leads-by-age',
  tries: 300,
  draw: draw => {
    const [one = '', two = ''] = draw.some(peopleInArithmetic, 2);
    const [x, y, later] = [draw.int(8, 40), draw.int(4, 36), draw.int(2, 12)];
    const sum = draw.step(2400, 30_000, 300);
    const p = { x, y, later, sum, one, two, frame: draw.int(0, 2) };
    const leads = [lead(p, 0), lead(p, later)];
    const fits = x >= y + 2 && x - y !== later && leads.every(n => Number.isInteger(n) && n >= 100);
    return fits && (leads[0] ?? 0) * 1.15 >= (leads[1] ?? 0) * 1.3 ? p : null;
  },
  forms: [yearlySum],
});
