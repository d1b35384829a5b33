import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { percent, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** Two deposits at simple interest; the second one was opened later and is known at two moments of the first. */
interface Moments {
  one: string;
  two: string;
  /** The interest of the first deposit at the first moment, per cent of it; twice as much at the second moment. */
  part: number;
  /** Years by which the second was opened later, and its interest at both moments, per cent. */
  later: number;
  first: number;
  second: number;
  frame: number;
}

const people = [
  { one: 'Ramesh', two: 'Yusuf' },
  { one: 'Kavita', two: 'Anjali' },
  { one: 'Joseph', two: 'Prerna' },
  { one: 'Nandini', two: 'Farhan' },
] as const;

const rate = form<Moments>(
  'rate-from-two-moments',
  {
    band: 'Hard',
    seconds: 120,
    also: ['AR.RAT.1'],
    verify: ({ part, later, first, second }) => {
      // The moments are tried in steps of a quarter of a year.
      for (let years = later + 0.25; years < 200; years += 0.25) {
        const other = first / (years - later);
        if (Math.abs(other * (2 * years - later) - second) < 1e-9) return q(part).div(q(years * 4, 4));
      }
      throw new Error('no moment fits');
    },
  },
  ({ one, two, part, later, first, second, frame }, { step, find }) => {
    const [soon, late] =
      part === 100 ? (['twice', 'three times'] as const) : (['one and a half times', 'twice'] as const);
    const span = step(calc`${second}% - ${first}%`, {
      name: text`what the deposit of ${two} earned between the two moments`,
      because: text`At simple interest ${one} earns the same amount every year, so the second ${part}% took as long as
        the first.`,
    })`
      Let the deposit of ${one} reach ${soon} its value after $T$ years. At simple interest it needs another $T$ years
      to reach ${late}. So between the two moments the deposit of ${two} earns for $T$ years: find how much.`;
    const lead = step(calc`${span}% - ${first}%`, {
      name: text`what the deposit of ${two} earns in ${later} years`,
      because: text`Before the first moment ${two} had only $T - ${later}$ years, between the two moments $T$ years. The
        difference of the interests belongs to ${later} years.`,
    })`
      Up to the first moment it had earned for $T - ${later}$ years, ${first}%. The difference is the interest of the
      missing ${later} years.`;
    const other = step(calc`${lead}% / ${later}`, { name: text`the rate of ${two}` })`
      Divide by $${later}$ to find the rate of ${two}.`;
    const time = step(calc`${span} / ${other}`, {
      name: text`the years until the first moment`,
      works: (_v, working) => tex`T = ${working}`,
      because: text`At simple interest the time is the interest divided by the interest of one year, both as per cents
        of the same deposit.`,
    })`
      With this rate find $T$, the years between the two moments.`;
    const gain = find(part);
    const wanted = step(calc`${gain}% / ${time}`, {
      name: text`the rate of ${one}`,
      because: text`In these years the deposit of ${one} earns ${part}% of itself, the same part each year.`,
    })`
      The deposit of ${one} earns ${part}% in $T$ years. Divide to find its rate.`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`${one} and ${two} have deposits at simple interest, at different rates. ${two} made the deposit ${later}
          years after ${one}. When the amount of ${one} was ${soon} the sum deposited, that of ${two} had grown by
          ${first}%; when the amount of ${one} was ${late} the sum deposited, that of ${two} had grown by ${second}%
          since the start. What yearly rate does ${one} get?`,
        text`A deposit of ${one} grows at simple interest. So does a deposit of ${two}, at another rate, which was
          opened ${later} years later. On the day when the first one had become ${soon} its original value, the second
          one had earned ${first}% of itself, and on the day when the first had become ${late} its original value, the
          second had earned ${second}% in all. Find the rate of the first deposit per year.`,
      ),
      show: percent,
      plausible: value => value.gt(1) && value.lt(40) && value.mul(4).d === 1n,
      slips: [
        stop('answered_another_quantity', other)`
          ${other}% is the rate that ${two} gets. The question asks about ${one}, whose deposit earns ${part}% between
          the two moments.`,
        slip('measured_from_the_wrong_end', time, calc`${first} / ${other}`)`
          You used ${here} years, the time of ${two} until the first moment. ${one} had begun ${later} years before, so
          the deposit of ${one} needed longer.`,
        slip('took_the_whole_for_a_part', gain, 100 + part)`
          You divided ${gain}%, the whole amount, by the years. The deposit itself is not interest; ${one} earned only
          what is above $100\%$.`,
        slip('added_for_subtracted', lead, calc`${span}% + ${first}%`)`
          You gave ${later} years an interest of ${lead}%, all that ${two} had earned up to the second moment. These
          years are the difference of the two times, so the interests are subtracted.`,
        slip('stopped_a_step_early', lead, calc`${span}%`)`
          For ${later} years you used an interest of ${lead}%. It is what ${two} earned between the two moments, and
          nothing says that these are ${later} years apart.`,
        slip('took_a_wrong_number_of_periods', time, calc`${second} / ${other}`)`
          You used ${here} years, in which ${two} earned all of the ${second}%. In that time the deposit of ${one}
          earned more than ${part}%.`,
        slip('used_a_wrong_given_number', lead, calc`${first}%`)`
          For ${later} years you used an interest of ${first}%. ${two} had earned it up to the first moment, and how
          long that took is not known.`,
        slip('miscounted_the_steps', time, calc`${span} / ${other} + ${later}`)`
          You added ${later} years and used ${time} years in all. The time between the two moments is already the time
          in which ${one} earns ${part}%.`,
      ],
      snapRead: text`Two deposits at simple interest are compared at two moments: equal gains of the first take equal
        times, so compare what the second one earned in them.`,
      approach: text`The first deposit gains ${part}% twice, in equal times. The second one misses ${later} years of the
        first time. The difference of its two gains belongs to these years and gives its rate; then everything
        follows.`,
      faster: text`${later} years are worth $(${second} - ${first}) - ${first} = ${second - 2 * first}$ per cent to
        ${two}, and the whole time $T$ is worth ${second - first}%. So $T$ is $\frac{${second - first}}{${
          second - 2 * first
        }}$ of ${later} years.`,
      check: text`At ${wanted}% ${one} earns ${part}% in ${calc`${part} / ${wanted}`} years. By then ${two} has had
        $${time.sub(later)}$ years at ${other}%, which is ${calc`${time.sub(later)} * ${other}`} per cent.`,
      principle: text`At simple interest equal gains take equal times: compare the gains of another deposit in these
        times, and its missing years stand out.`,
    };
  },
);

/** AR.INT.1 Hard: a rate, from another deposit that is known at two moments. */
export const twoMoments: readonly AnyTemplate[] = situation<Moments>({
  type: 'AR.INT.1',
  situation: 'two-moments',
  tries: 200,
  draw: draw => {
    const part = draw.pick([50, 100]);
    const own = draw.pick([4, 5, 6.25, 8, 10, 12.5, 20, 2.5]);
    const [other, later, time] = [draw.pick([3, 4, 5, 6, 7, 8, 9, 10, 12, 15]), draw.int(2, 9), part / own];
    const [first, second] = [other * (time - later), other * (2 * time - later)];
    const fits = time - later >= 2 && other !== own && first % 1 === 0 && second <= 240 && first !== part;
    return fits && new Set([first, second - first, later, own]).size === 4
      ? { ...draw.pick(people), part, later, first, second, frame: draw.int(0, 1) }
      : null;
  },
  forms: [rate],
});
