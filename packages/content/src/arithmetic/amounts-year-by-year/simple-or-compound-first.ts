import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { rupees, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** Equal sums at one rate: simple interest first and then compound, and the other way round. */
interface Order {
  one: string;
  two: string;
  sum: number;
  rate: number;
  /** Years of simple interest; interest is compounded for two years. */
  years: number;
  frame: number;
}

const lenders = [
  { one: 'Tenzin', two: 'Lakshmi' },
  { one: 'Harleen', two: 'Ishaan' },
  { one: 'Murugan', two: 'Sneha' },
  { one: 'Rukmini', two: 'Xavier' },
] as const;

/** The interest of the last year, for simple years first and for compound years first. */
const lastInterests = ({ sum, rate, years }: Pick<Order, 'sum' | 'rate' | 'years'>) => {
  const part = q(rate, 100);
  const factor = part.add(1);
  return [
    part.mul(years).add(1).mul(factor).mul(part).mul(sum),
    factor.mul(factor).mul(part).mul(sum),
  ] as const;
};

const sumLent = form<Order>(
  'sum-from-two-last-interests',
  {
    band: 'Hard',
    seconds: 135,
    also: ['AR.INT.1'],
    verify: p => {
      const [first, second] = lastInterests(p).map(Number) as [number, number];
      for (let rate = 0.5; rate < 60; rate += 0.5) {
        const sum = second / (rate / 100) / (1 + rate / 100) ** 2;
        const other = (sum * (1 + (p.years * rate) / 100) * (1 + rate / 100) * rate) / 100;
        if (Math.abs(other - first) < 1e-6) return Math.round(sum);
      }
      throw new Error('no rate fits');
    },
  },
  (p, { step, find, write }) => {
    const { one, two, years, frame } = p;
    const [first, second] = lastInterests(p);
    write(
      tex`\frac{P(1 + ${years}r)(1 + r)r}{P(1 + r)^2 r} = \frac{1 + ${years}r}{1 + r} = \frac{${first}}{${second}}`,
      {
        because: text`Each kind of growth multiplies what is there: simple interest for ${years} years by $1 +
        ${years}r$, a compound year by $1 + r$. In a last year after one compound year ${one} earns the part $r$ of
        $P(1 + ${years}r)(1 + r)$, while ${two} earns the part $r$ of $P(1 + r)^2$ in every simple year.`,
      },
    )`
      Let the sum be $P$ and the rate $r$, as a part. In the last year ${one} has $P(1 + ${years}r)(1 + r)$ at interest.
      The simple interest of ${two} is taken on what two compound years have made of the sum, $P(1 + r)^2$. Divide the
      two interests: the sum, the rate and one year's growth cancel.`;
    const more = find(calc`${years} * ${second} - ${first}`);
    const rate = step(calc`(${first} - ${second}) / ${more} * 100%`, {
      name: 'the rate',
      works: (_v, working) =>
        tex`${second}(1 + ${years}r) = ${first}(1 + r) \Rightarrow ${more}r = ${first.sub(second)} \Rightarrow r =
          ${working}`,
    })`
      Multiply crosswise and solve the linear equation for $r$.`;
    const reached = step(calc`${second} ÷ ${rate}%`, {
      name: text`what ${two} had after the compound years`,
      because: text`Simple interest is taken on the amount at which the simple years begin. For ${two} this is the
        amount after two compound years, and its yearly interest is ${rate}% of it.`,
    })`
      The last interest of ${two} is ${rate}% of the amount with which the simple years began. Divide to find this
      amount.`;
    const growth = find(calc`(1 + ${rate} / 100)^2`, { name: 'the growth of two compound years' });
    const wanted = step(calc`${reached} / ${growth}`, {
      name: 'the sum deposited',
      works: (_v, working) => tex`(1 + ${frac(rate.div(100))})^2 = ${growth}, \qquad P = ${working}`,
      because: text`Two compound years have multiplied the sum by $1 + r$ twice, so going back needs two divisions.`,
    })`
      This amount came from $P$ in two compound years. Divide by their growth.`;
    const all = years + 2;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`${one} and ${two} deposited the same sum for $${all}$ years at the same rate. For ${one} the interest was
          simple for the first $${years}$ years, and from then on it was compounded yearly on the amount reached. For
          ${two} it was compounded yearly in the first two years and was then simple, on the amount reached. In the last
          year the interest was ₹${first} for ${one} and ₹${second} for ${two}. What sum had each deposited?`,
        text`Two equal deposits, of ${one} and of ${two}, are kept for $${all}$ years at one rate. One earns simple
          interest for $${years}$ years, after which the whole amount earns interest compounded yearly. The other one
          begins with two years of interest compounded yearly, after which the whole amount earns simple interest. The
          interest of the last year comes to ₹${first} for the first deposit and ₹${second} for the second one. Find the
          sum that was deposited in each.`,
      ),
      show: rupees,
      plausible: value => value.mul(2).d === 1n && value.gt(0),
      slips: [
        stop('stopped_a_step_early', reached)`
          ₹${reached} is what ${two} had when the simple years began. Two compound years had already raised the sum
          deposited to this amount.`,
        slip('took_a_wrong_number_of_periods', growth, calc`1 + ${rate} / 100`)`
          You divided ₹${reached} by ${growth}, the growth of one compound year. ${two} had two such years before the
          simple ones.`,
        slip('compounded_simple_interest', growth, calc`(1 + ${rate} / 100)^${years + 2}`)`
          You divided by the growth of $${all}$ compound years, which is not what happened: in $${years}$ of these years
          the interest of ${two} was simple.`,
        slip('forgot_interest', reached, calc`${first} ÷ ${rate}%`)`
          ${here} uses the last interest of ${one} for the deposit of ${two}. What ${two} had before the simple years
          brings ₹${second} a year.`,
        slip('left_out_interest_on_interest', growth, calc`1 + 2 * ${rate} / 100`)`
          You divided by ${growth}, the growth of two years at simple interest. In these two years of ${two} interest
          was compounded.`,
        slip('used_the_rate_of_another_period', growth, calc`1 + ${years} * ${rate} / 100`)`
          You divided by the growth of $${years}$ simple years, ${growth}. Before them ${two} had compound interest,
          and the ₹${second} come from the amount at their beginning.`,
        slip(
          'took_a_wrong_number_of_periods',
          growth,
          calc`(1 + ${rate} / 100) * (1 + ${years} * ${rate} / 100)`,
        )`
          The growth of the $${years}$ simple years was taken off as well. The ₹${second} are the part of the amount at
          the beginning of the simple years, so only earlier growth is undone.`,
      ],
      snapRead: text`Equal sums at one rate, simple and compound years in opposite order: write each last interest as a
        product and divide, so that nearly everything cancels.`,
      approach: text`Each kind of growth is a multiplier. In the ratio of the two interests the sum, the rate and one
        multiplier cancel, and a linear equation for the rate is left. Then undo the growth of one of the deposits.`,
      check: text`At ${rate}% the sum of ₹${wanted} grows to ₹${calc`${wanted} * ${growth}`.value} in two compound
        years, and ${rate}% of that is ₹${second}.`,
      principle: text`Growth multiplies, so write an interest as a product of factors; in the ratio of two such products
        what they have in common cancels.`,
    };
  },
);

/** AR.INT.5 Hard: a sum, from the last interests of two orders of simple and compound years. */
export const simpleOrCompoundFirst: readonly AnyTemplate[] = situation<Order>({
  type: 'AR.INT.5',
  situation: 'simple-or-compound-first',
  tries: 200,
  draw: draw => {
    const p = {
      sum: draw.step(2000, 90_000, 500),
      rate: draw.pick([4, 5, 8, 10, 12.5, 15, 20, 25]),
      years: draw.int(3, 6),
    };
    return lastInterests(p).every(interest => interest.d === 1n) && (p.sum * p.rate) % 100 === 0
      ? { ...p, ...draw.pick(lenders), frame: draw.int(0, 1) }
      : null;
  },
  forms: [sumLent],
});
