import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Leaving {
  place: string;
  who: string;
  /** Departures in per cent, arrivals and the number at first. */
  away: number;
  joining: number;
  start: number;
  frame: number;
}

const stories = [
  { place: 'a gym', who: 'members' },
  { place: 'a library', who: 'readers' },
  { place: 'a housing colony', who: 'tenants' },
  { place: 'a web site', who: 'subscribers' },
  { place: 'a union', who: 'members' },
  { place: 'a coaching centre', who: 'students' },
] as const;

/** The numbers at first and after each of three years. */
const countsOf = ({ start, away, joining }: Leaving) =>
  [0, 1, 2].reduce<number[]>(list => [...list, ((list.at(-1) ?? 0) * (100 - away)) / 100 + joining], [start]);

const arrivals = form<Leaving>(
  'arrivals-with-an-unknown-part-that-leaves',
  {
    band: 'Hard',
    seconds: 145,
    revision: 2, // its draw no longer holds the numbers of another form
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

/** AR.PCT.6 Hard: arrivals against a yearly part that leaves. */
export const aPartLeaves: readonly AnyTemplate[] = situation<Leaving>({
  type: 'AR.PCT.6',
  situation: 'equal-periods',
  tries: 300,
  draw: draw => ({
    away: draw.pick([10, 20, 25, 30, 40, 50]),
    joining: draw.step(20, 600, 5),
    start: draw.step(400, 8000, 40),
    frame: draw.int(0, 1),
    ...draw.pick(stories),
  }),
  forms: [arrivals],
});
