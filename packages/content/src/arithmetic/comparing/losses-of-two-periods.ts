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
      because: text`A constant per cent a year means that each year multiplies the value by the same $k$, so two
          years always multiply by $k^2$. The losses are not equal, because the second is taken of less.`,
    })`
        Let $V$ be the value when new and $k$ the part of it that is left after a year. After two years $Vk^2$ is
        left, and after four years $Vk^4$. Write down both losses.`;
    const ratio = step(frac(calc`${late} / ${early}`), {
      name: 'the factor of two years',
      works: value2 => tex`k^2 = \frac{${late}}{${early}} = \frac{${value2.n}}{${value2.d}}`,
      because: text`$Vk^2 - Vk^4$ is $k^2(V - Vk^2)$: the second two years repeat the first two on a smaller
          scale. $V$ cancels in the quotient.`,
    })`
        The second loss is $k^2$ times the first. Divide the two to find $k^2$.`;
    const gone = find(frac(calc`1 - ${ratio}`), { name: 'the part lost in two years' });
    const fresh = step(calc`${early} ÷ ${gone}`, {
      works: value2 => tex`V = ${early} \div \left(1 - \frac{${ratio.n}}{${ratio.d}}\right) = ${value2}`,
      because: text`If $\frac{4}{9}$ is left after two years, for example, $\frac{5}{9}$ has been lost, and this
          is the known amount. So divide by the part that is lost, not by the part that is left.`,
    })`
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
          You found the value after two years: ${here}. The question asks for the value when new, before any loss.`,
        slip('answered_another_quantity', fresh, calc`${early} ÷ ${gone} - ${early} - ${late}`)`
          You found the value after four years: ${here}. The question asks for the value when new, before any loss.`,
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

/** The numbers at first and after each of three years. */
const countsOf = ({ start, away, joining }: Losses) =>
  [0, 1, 2].reduce<number[]>(list => [...list, ((list.at(-1) ?? 0) * (100 - away)) / 100 + joining], [start]);

const arrivals = form<Losses>(
  'arrivals-with-an-unknown-part-that-leaves',
  {
    band: 'Hard',
    seconds: 145,
    also: ['AL.SEQ.8', 'AL.QUA.2'],
    suits: p => {
      const years = countsOf(p);
      const [zero = 0, one = 0, , three = 0] = years;
      return (
        years.every(n => Number.isInteger(n)) &&
        Math.abs(one - zero) >= 20 &&
        Math.abs(three - one) >= 10 &&
        new Set([...years, p.joining]).size === 5
      );
    },
    verify: p => {
      const [zero = 0, one = 0, , three = 0] = countsOf(p);
      const found: number[] = [];
      // Every part that leaves, in whole per cents, with the arrivals that make the first year right.
      for (let away = 1; away < 100; away += 1) {
        const stay = 1 - away / 100;
        const k = one - zero * stay;
        if (Math.abs((one * stay + k) * stay + k - three) < 1e-6) found.push(Math.round(k));
      }
      if (found.length !== 1) throw new Error(`${found.length} parts fit`);
      return found[0] ?? 0;
    },
  },
  (p, { step, find }) => {
    const { place, who, frame } = p;
    const [zero = 0, one = 0, , three = 0] = countsOf(p);
    const first = step(calc`${one} - ${zero}`, {
      name: 'the change of the first year',
      because: text`The number who join is the same each year, so it cancels when the changes of two years are
          compared. What is left of a change after a year is the part $q$ of it, because only this part stays.`,
    })`
      Let the part $q$ stay each year and $k$ join. The number changes by $${one} - ${zero}$ in the first year. In each
      later year the change is $q$ times that of the year before, as $k$ falls out of the difference.`;
    const later = find(calc`${three} - ${one}`);
    const sum = step(calc`${later} / ${first}`, {
      name: 'q and its square together',
      works: value =>
        tex`(q + q^2) \times \left(${first}\right) = ${three} - ${one} \Rightarrow q^2 + q = ${frac(value)}`,
      because: text`The number after two years is not given, only after one and after three. So the two later
          changes are known only together.`,
    })`
      The change of the second year is $q$ times the first one, and that of the third year $q^2$ times. Divide the
      change of these two years by the first change to find $q + q^2$.`;
    const stay = step(calc`(sqrt(1 + 4 * ${sum}) - 1) / 2`, {
      name: 'the part that stays',
      works: value => tex`q = \frac{-1 + \sqrt{1 + 4 \times ${frac(sum)}}}{2} = ${frac(value)}`,
      because: text`The sum of the two roots is $-1$, so one of them is negative. A part of people that stays
          cannot be negative.`,
    })`
      Solve the quadratic $q^2 + q = ${frac(sum)}$. The part $q$ is positive, so only one root counts.`;
    const old = step(calc`${zero} * ${stay}`, {
      name: 'those of the first number who stay in the first year',
      works: value => tex`${zero} \times ${frac(stay)} = ${value}`,
      because: text`The part leaves at the end of the year, before the new ones join. So it is counted on the
          first $${zero}$ alone.`,
    })`
      Multiply the first number, $${zero}$, by $q$ to find how many of them stay in the first year.`;
    const each = step(calc`${one} - ${old}`, {
      name: text`the number who join each year`,
      because: text`Everybody who is there after one year either stayed or joined. So the rest are the new ones.`,
    })`
      After one year there are $${one}$. Those who are not from the first number have joined: subtract.`;
    return {
      answer: each,
      stem:
        frame === 0
          ? text`At the end of every year a fixed per cent of the ${who} of ${place} leave, and then a fixed number of
            new
            ${who} join. At first there were $${zero}$ ${who}; after one year there are $${one}$, and after three years
            $${three}$. How many join each year?`
          : text`Three years ago ${place} had $${zero}$ ${who}, a year later $${one}$, and now it has $${three}$. At the
            end of each year the same per cent of those who were there left, and after that new ${who} came, the same
            number every time. Find this number.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0) && value.lt(one),
      slips: [
        slip('answered_another_quantity', each, old)`
          You gave $${each}$, those of the first number who stay in the first year. The question asks for the new
          ones.`,
        slip('assumed_equal_parts', stay, calc`${sum} / 2`)`
          You gave the two later years equal changes, with $${frac(stay)}$ of the first one each. The change becomes
          smaller every year.`,
        slip('left_out_a_term', stay, calc`${sum}`)`
          You counted only one later year, with $${frac(stay)}$ as the part that stays. From the first year to the
          third there are two.`,
        slip('left_out_a_change', each, calc`abs(${first})`)`
          You gave the change of the first year: ${here}. Some have left as well, so more have joined than the number
          has grown.`,
        slip('gave_the_complement', stay, calc`1 - (sqrt(1 + 4 * ${sum}) - 1) / 2`)`
          You used $${frac(stay)}$, the part that leaves, as the part that stays. So you kept too few of the first
          number.`,
        slip('used_a_wrong_given_number', each, calc`${three} - ${zero} * ${stay}`)`
          You subtracted those who stay for one year from the number after three years: ${here}. Three years of
          joining are in that number.`,
        slip('did_not_divide', each, calc`abs(${three} - ${zero}) / 3`)`
          You divided the whole change equally among three years: ${here}. The change is not the number who join,
          because some leave.`,
      ],
      snapRead: text`Each year an unknown part leaves and an unknown number joins. The numbers at first, after one
        year and after three are known.`,
      approach: text`Compare the changes of the years. The fixed number cancels, and each change is the part that
        stays times the one before. That gives a quadratic equation for the part.`,
      check: () => {
        const two = q(one).mul(stay).add(each);
        return text`With the part $${frac(stay)}$ and $${each}$ a year the numbers are $${zero}$, $${one}$, $${two}$ and
          $${two.mul(stay).add(each)}$.`;
      },
      principle: text`When a fixed part leaves and a fixed number joins each year, the yearly changes are in geometric
        progression.`,
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
