import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { counted } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Changed {
  /** The sum lent, the rate, and for how many years the interest was simple. */
  sum: number;
  rate: number;
  years: number;
  who: string;
  frame: number;
}

const lenders = [{ who: 'Tenzin' }, { who: 'Lakshmi' }, { who: 'Harleen' }, { who: 'Ishaan' }] as const;

const amountThen = ({ sum, rate, years }: Pick<Changed, 'sum' | 'rate' | 'years'>) =>
  (sum * (100 + rate * years)) / 100;

const simpleYears = form<Changed>(
  'number-of-simple-years',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AR.INT.1'],
    verify: p => {
      const [first, second] = [
        (amountThen(p) * p.rate) / 100,
        (amountThen(p) * p.rate * (100 + p.rate)) / 10_000,
      ];
      for (let rate = 1; rate < 60; rate += 0.5)
        for (let half = 1; half < 80; half += 1) {
          const then = p.sum * (1 + (rate * half) / 200);
          const isSame =
            Math.abs((then * rate) / 100 - first) + Math.abs((then * rate * (100 + rate)) / 10_000 - second);
          if (isSame < 1e-6) return q(half, 2);
        }
      throw new Error('no years fit');
    },
  },
  (p, { step, find }) => {
    const { sum, rate, who, frame } = p;
    const then = amountThen(p);
    const [one, two] = [q(then * rate, 100), q(then * rate * (100 + rate), 10_000)];
    const base = find(one);
    const growth = step(calc`(${two} - ${one}) / ${base} * 100%`, {
      name: 'the rate',
      works: (_, working) => tex`r = ${working}`,
      because: text`At compound interest the interest of the second year is that of the first and the interest on it.`,
    })`
      From the first compound year to the second the interest grows by the rate. Find the rate $r$.`;
    const reached = step(calc`${one} ÷ ${growth}%`, { name: 'the amount at the change' })`
      The interest of the first compound year is this per cent of the amount that had been reached. Find that amount.`;
    const simple = step(calc`${reached} - ${sum}`, { name: 'the simple interest in all' })`
      Without the first ₹${sum}, this amount is the simple interest of all the years
      before the change. Subtract.`;
    const yearly = step(calc`${sum} * ${growth}%`, { name: 'the simple interest of a year' })`
      Simple interest is the same every year, because it is always taken on the first sum. Find it for one year.`;
    const wanted = step(calc`${simple} / ${yearly}`)`
      Divide to find the number of years.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${who} lent ₹${sum} at simple interest. Some years later the amount that had been reached was lent on
            at the same rate, but with interest compounded yearly. This brought ₹${one} of interest in the first year
            after the change and ₹${two} in the second. How long had the interest been simple?`
          : text`A deposit of ₹${sum} bore simple interest for a certain time and after that, on all that was there,
            interest at the same rate that is compounded yearly. ${who} finds an interest of ₹${one} for the first
            compound year and of ₹${two} for the next. For how many years was the interest simple?`,
      show: value => counted(value, 'year'),
      plausible: value => value.gt(0) && value.d <= 4n && value.lt(40),
      slips: [
        slip('used_the_rate_of_another_period', reached, calc`${two} ÷ ${growth}%`)`
          ${here} is the amount one year after the change, with the first compound interest in it. It makes the simple
          interest ₹${simple}, too much, and so gives $${wanted}$ years.`,
        slip('used_the_rate_of_another_period', reached, calc`${one} ÷ ${growth}% - ${one}`)`
          ${here} takes the first compound interest off the amount at the change, so ₹${simple} of simple interest
          remained, for $${wanted}$ years. That interest came only after the change.`,
        slip('forgot_interest', simple, calc`${reached} * 1`)`
          The whole amount of ₹${reached} was taken as simple interest; the first sum is in it.`,
        slip('wrong_base', base, two)`
          The rise of the interest was compared with ₹${two}, the interest of the later year.`,
        slip('compounded_simple_interest', yearly, () => calc`${reached} * ${growth}%`)`
          ${here} was used as the simple interest of a year. It is the interest on the amount at the change, but simple
          interest is always taken on the first ₹${sum}.`,
        slip('miscounted_the_steps', wanted, () => calc`${simple} / ${yearly} + 1`)`
          ${here} counts the first compound year as well.`,
        slip('took_the_whole_for_a_part', wanted, () => calc`${simple} / ${yearly} + 2`)`
          ${here} counts the two compound years as well.`,
        slip('left_out_a_term', wanted, () => calc`${simple} / ${yearly} - 1`)`
          ${here} leaves out the year before the change.`,
      ],
      snapRead: text`Two compound interests in a row give the rate; the first one also gives the amount at the change.`,
      approach: text`From the two interests find the rate, from the rate and the first of them the amount at the
        change. What is above the first sum is simple interest, equal every year.`,
      faster: text`The rate is ${growth}%, so a simple year brings ₹${yearly}; the first compound year brings
        $${frac(calc`${one} / ${yearly}`)}$ times as much. So the amount was that many times the sum, and the excess
        over $1$ is $${growth}\%$ for each year.`,
      check: text`₹${sum} with $${wanted}$ times ₹${yearly} make ₹${calc`${sum} + ${wanted} * ${yearly}`.value};
        ${growth}% of that is ₹${calc`(${sum} + ${wanted} * ${yearly}) * ${growth}%`.value}.`,
      principle: text`Simple interest is always taken on the first sum, compound interest on the amount: the first
        compound interest tells the amount.`,
    };
  },
);

/** AR.INT.5 Hard: for how long interest was simple before it was compounded. */
export const yearsOfSimpleInterest: readonly AnyTemplate[] = situation<Changed>({
  type: 'AR.INT.5',
  situation: 'simple-years-sought',
  tries: 200,
  draw: draw => {
    const p = {
      sum: draw.step(2000, 90_000, 500),
      rate: draw.pick([4, 5, 6, 8, 10, 12, 12.5, 15, 20, 25]),
      years: draw.int(3, 22) / 2,
    };
    const one = (amountThen(p) * p.rate) / 100;
    const fits = [amountThen(p), one, (one * (100 + p.rate)) / 100].every(Number.isInteger);
    return fits ? { ...p, ...draw.pick(lenders), frame: draw.int(0, 1) } : null;
  },
  forms: [simpleYears],
});
