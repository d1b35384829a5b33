import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Losses {
  what: string;
  place: string;
  who: string;
  /** What a year leaves of the value, as the part left/parts. */
  left: number;
  parts: number;
  value: number;
  /** Departures in per cent, arrivals and the number at first. */
  away: number;
  joining: number;
  start: number;
  frame: number;
}

const stories = [
  { what: 'a machine', place: 'a gym', who: 'members' },
  { what: 'a bus', place: 'a library', who: 'readers' },
  { what: 'a scanner', place: 'a housing colony', who: 'tenants' },
  { what: 'a drilling rig', place: 'a web site', who: 'subscribers' },
  { what: 'a combine harvester', place: 'a union', who: 'members' },
  { what: 'a motor launch', place: 'a coaching centre', who: 'students' },
] as const;

const firstValue = form<Losses>(
  'value-from-two-losses',
  {
    band: 'Hard',
    seconds: 120,
    also: ['AL.SEQ.2'],
    entry: true,
    suits: ({ value, left, parts }) =>
      value >= 20000 &&
      value <= 900000 &&
      [1, 2, 3, 4].every(n => Number.isInteger(value * (left / parts) ** n)),
    verify: ({ value, left, parts }) => {
      const r = left / parts;
      const [early, late] = [value * (1 - r * r), value * (r * r - r ** 4)];
      let [from, to] = [0.01, 0.99];
      for (let i = 0; i < 90; i += 1) {
        const k = (from + to) / 2;
        if (k * k < late / early) from = k;
        else to = k;
      }
      return nearFraction(early / (1 - from * from));
    },
  },
  ({ what, value, left, parts, frame }, { step, find, write }) => {
    const square = q(left * left, parts * parts);
    const early = q(value).mul(q(1).sub(square));
    const late = early.mul(square);
    write(tex`V - Vk^2 = ${early}, \quad Vk^2 - Vk^4 = ${late}`, {
      because: text`A constant per cent a year means that two years always multiply by the same number.`,
    })`
        Let $V$ be the value when new and $k$ the part of it that is left after a year. After two years $Vk^2$ is
        left, and after four years $Vk^4$. Write down both losses.`;
    const ratio = step(frac(calc`${late} / ${early}`), {
      name: 'the factor of two years',
      works: value2 => tex`k^2 = \frac{${late}}{${early}} = \frac{${value2.n}}{${value2.d}}`,
    })`
        The second loss is $k^2$ times the first. Divide the two to find $k^2$.`;
    const gone = find(frac(calc`1 - ${ratio}`), { name: 'the part lost in two years' });
    const fresh = step(
      calc`${early} ÷ ${gone}`,
      value2 => tex`V = ${early} \div \left(1 - \frac{${ratio.n}}{${ratio.d}}\right) = ${value2}`,
    )`
        The first loss is the part $1 - k^2$ of the value when new. Divide by this part; the yearly per cent is not
        needed.`;
    return {
      answer: fresh,
      stem:
        frame === 0
          ? text`The value of ${what} falls by the same per cent every year. In the first two years together it loses
            ₹${early}, and in the third and fourth years together ₹${late}. What was its value when new?`
          : text`Every year ${what} loses a fixed per cent of the value that it has at the beginning of the year. Two
            years after the purchase it is worth ₹${early} less than new; after another two years the value is lower by
            a further ₹${late}. Find the price at which it was bought.`,
      show: rupees,
      plausible: value2 => value2.mul(10).d === 1n && value2.gt(early),
      slips: [
        slip('left_out_a_term', fresh, calc`${early} + ${late}`)`
            You added the two losses: ${here}. That is the loss of four years, and some value is still left after
            them.`,
        slip('wrong_sign', gone, frac(calc`1 + ${ratio}`))`
            You divided the first loss by $${frac(gone)}$, as if the value had risen in the two years. It falls, so
            the lost part is less than $1$.`,
        slip('swapped_the_two', gone, ratio)`
            You divided the first loss by $\frac{${gone.n}}{${gone.d}}$, the part that is left after two years. The
            loss is the other part.`,
        slip('forgot_the_root', gone, calc`1 - ${q(left, parts)}`)`
            You used ₹${early} as the loss of one year. It is the loss of two years together.`,
        slip('answered_another_quantity', fresh, calc`${early} ÷ ${gone} - ${early}`)`
            ${here} is the value after two years. The question asks for the value when new.`,
        slip('answered_another_quantity', fresh, calc`${early} ÷ ${gone} - ${early} - ${late}`)`
            ${here} is the value after four years. The question asks for the value when new.`,
        slip('mixed_up_kinds_of_progression', fresh, calc`${early} + ${late} + (2 * ${late} - ${early})`)`
            You let the losses become smaller by the same sum each time: ${here}. Each two years take the same part of
            what is left, so they are multiplied by the same number.`,
        slip('used_a_factor_twice', fresh, calc`${early} ÷ ${gone} ÷ ${gone}`)`
            You divided by the lost part twice: ${here}. The loss of ₹${early} is this part of the value when new, so
            divide once.`,
      ],
      snapRead: text`The losses of two equal periods are known, and the per cent is the same each year. So each period
        takes the same part of what is left.`,
      approach: text`Two years always multiply by the same number. It is the quotient of the two losses, and then the
        first loss is a known part of the value.`,
      faster: text`All losses to come add up to the value: $\frac{${early}}{1 - k^2}$ with $k^2 =
        \frac{${late}}{${early}}$.`,
      check: text`From ₹${fresh} the first loss of ₹${early} leaves ₹${q(value).sub(early)}. The same part of that is
        ₹${late}, so that ₹${q(value).sub(early).sub(late)} remain.`,
      principle: text`If each year takes the same part of what is left, the losses of equal periods form a geometric
        progression.`,
    };
  },
);

const arrivals = form<Losses>(
  'arrivals-of-each-year',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.SEQ.8', 'AL.SEQ.2'],
    entry: true,
    suits: ({ start, away, joining }) => {
      const years = [0, 1, 2].reduce<number[]>(
        list => [...list, ((list.at(-1) ?? 0) * (100 - away)) / 100 + joining],
        [start],
      );
      const last = years.at(-1) ?? 0;
      return (
        years.every(n => Number.isInteger(n)) &&
        Math.abs(last - start) >= 20 &&
        last !== joining &&
        start * (1 - away / 100) ** 3 !== joining
      );
    },
    verify: ({ start, away, joining }) => {
      const after = (arriving: number) =>
        [0, 1, 2].reduce(number => number * (1 - away / 100) + arriving, start);
      const wanted = after(joining);
      for (let k = 1; k < 20000; k += 1) if (Math.abs(after(k) - wanted) < 1e-6) return k;
      throw new Error('no number fits');
    },
  },
  ({ place, who, away, joining, start, frame }, { step, find }) => {
    const factor = q(100 - away, 100);
    const last = [0, 1, 2].reduce(number => number.mul(factor).add(joining), q(start));
    const stay = find(factor, { name: 'the part that stays' });
    const old = step(calc`${start} * ${stay}^3`, { name: 'those of the first number who are left' })`
      Of the first $${start}$ the part $${stay}$ stays each year. Find how many are left after three years.`;
    const fresh = step(calc`${last} - ${old}`, { name: 'the new ones who are there at the end' })`
        All the others came later. Subtract to find how many of the $${last}$ are new.`;
    const weight = step(calc`1 + ${stay} + ${stay}^2`, {
      name: 'the new ones in terms of one year’s number',
      because: text`Those who came a year or two earlier have been reduced once or twice since.`,
    })`
      Let $k$ come each year. Those of the third year are all there, of the second year the part $${stay}$, of the
      first year $${stay}^2$.`;
    const each = step(calc`${fresh} / ${weight}`)`
        The number of new ones at the end is $k$ times this sum. Divide to find $k$.`;
    return {
      answer: each,
      stem:
        frame === 0
          ? text`At the end of every year ${away}% of the ${who} of ${place} leave, and then a fixed number of new
            ${who} join. At first there were $${start}$ ${who}; after three such years there are $${last}$. How many
            join each year?`
          : text`${place} has $${last}$ ${who}. Three years ago it had $${start}$. At the end of each year since then,
            ${away}% of those who were there left, and after that new ${who} came, the same number every time. Find
            this number.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('kept_the_old_total', fresh, calc`${last}`)`
            You counted all $${last}$ as new. Of the first ones $${old}$ are still there.`,
        slip('ignored_the_weights', weight, 3)`
            You divided the new ones by $3$, as if all who came were still there. Of those who came in the first two
            years, ${away}% left each year since.`,
        slip('added_the_percentages', old, calc`${start} * (100% - (3 * ${away})%)`)`
            You subtracted ${away}% of the first number three times: ${here}. Each year ${away}% of those who are
            there leave, and that is fewer each time.`,
        slip('left_out_a_change', old, start)`
            You counted all $${start}$ of the first ones as still there. Every year ${away}% of them leave.`,
        slip('took_a_wrong_number_of_periods', weight, calc`1 + ${stay}`)`
            You counted the new ones of two years: ${here}. New ones came at the end of each of three years.`,
        slip('took_a_wrong_number_of_periods', old, calc`${start} * ${stay}^2`)`
            You reduced the first number twice: ${here}. Three years have passed, so it is reduced three times.`,
        slip('miscounted_the_steps', weight, calc`1 + ${stay} + ${stay}^2 + ${stay}^3`)`
            You counted the new ones of four years: ${here}. They came at the end of each of three years.`,
        slip('miscounted_the_steps', weight, calc`${stay} + ${stay}^2 + ${stay}^3`)`
            You reduced the new ones of the last year as well: ${here}. They came after the others had left, so all of
            them are there.`,
        slip('stopped_a_step_early', each, fresh)`
            You stopped at $${each}$, the number of new ones who are there after three years. They came in three
            years.`,
      ],
      snapRead: text`The same part leaves and the same number joins every year. So count the first ones and the new
        ones separately.`,
      approach: text`Find how many of the first number are left after three years. The rest are the new ones of three
        years, and those who came earlier have become fewer.`,
      check: () => {
        const [one, two] = [
          q(start).mul(factor).add(joining),
          q(start).mul(factor).add(joining).mul(factor).add(joining),
        ];
        return text`With $${each}$ a year the numbers are $${start}$, $${one}$, $${two}$ and $${last}$.`;
      },
      principle: text`Where a part leaves and a number joins each year, count those who came in each year separately;
        all of them become fewer by the same multiplier.`,
    };
  },
);

/** AR.PCT.6 Hard: losses of equal periods, and arrivals against a yearly part that leaves. */
export const lossesOfTwoPeriods: readonly AnyTemplate[] = situation<Losses>({
  type: 'AR.PCT.6',
  situation: 'equal-periods',
  tries: 300,
  draw: draw => {
    const [left, parts] = draw.pick([
      [9, 10],
      [4, 5],
      [3, 4],
      [7, 10],
      [2, 3],
      [5, 6],
      [3, 5],
      [1, 2],
      [7, 8],
    ] as const);
    return {
      left,
      parts,
      value: parts ** 4 * draw.int(1, 120) * draw.pick([1, 5, 10, 25]),
      away: draw.pick([10, 20, 25, 30, 40, 50]),
      joining: draw.step(20, 600, 5),
      start: draw.step(400, 8000, 40),
      frame: draw.int(0, 1),
      ...draw.pick(stories),
    };
  },
  forms: [firstValue, arrivals],
});
