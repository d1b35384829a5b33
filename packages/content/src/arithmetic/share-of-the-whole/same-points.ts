import { lcm } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { percent } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Census {
  /** By how many per cent a share rises in two towns and in both together; it is the same number of points each time.
   */ first: number;
  second: number;
  both: number;
  people: string;
  can: string;
  frame: number;
}

const censuses = [
  { people: 'families', can: 'have a car' },
  { people: 'shops', can: 'accept cards' },
  { people: 'farmers', can: 'use drip irrigation' },
  { people: 'adults', can: 'hold a library card' },
] as const;

const partOf = (first: number, second: number, both: number) =>
  q(first * (both - second), both * (first - second));

const whoLiveInOne = form<Census>(
  'part-in-one-town',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AR.MIX.1'],
    verify: ({ first, second, both }) => {
      // The share in each town is one point over its rise; the part of the first town is sought by halving.
      let [low, high] = [0, 1];
      for (let i = 0; i < 80; i += 1) {
        const part = (low + high) / 2;
        const rise = 1 / (part / first + (1 - part) / second);
        if (rise < both === first > second) low = part;
        else high = part;
      }
      return nearFraction(100 * low, 12);
    },
  },
  ({ first, second, both, people, can, frame }, { step, find, write }) => {
    const unit = lcm(first, second, both);
    write(
      tex`\frac{1}{${first}} : \frac{1}{${second}} : \frac{1}{${both}} = ${unit / first} : ${unit / second} :
        ${unit / both}`,
      {
        because: text`Each town keeps its number of ${people}, so when both shares rise by $d$ points, the overall share
          rises by $d$ points as well.`,
      },
    )`
      Let the share rise by $d$ percentage points in P, in Q and so in both together. If $d$ points are ${first}% of
      the share in P, that share was $\frac{100d}{${first}}$; the others were $\frac{100d}{${second}}$ and
      $\frac{100d}{${both}}$. Write the ratio of the three shares.`;
    const inOne = find(unit / first);
    const inOther = find(unit / second);
    const overall = find(unit / both);
    const near = step(calc`abs(${inOther} - ${overall})`, {
      name: 'the distance of the overall share from the share in Q',
      works: value => tex`|${inOther} - ${overall}| = ${value}`,
      because: text`The overall share is an average of the two shares, so it cannot lie outside them. How near it
          is to one of them depends on how many ${people} are there.`,
    })`
      The overall share lies between the two shares. In these units it is so far from the share in Q.`;
    const all = step(calc`abs(${inOther} - ${inOne})`, {
      name: 'the distance of the two shares',
      works: value => tex`|${inOther} - ${inOne}| = ${value}`,
      because: text`This is the whole way from the share of Q to the share of P. A part of it has been gone by the
          overall share.`,
    })`
      The shares in P and in Q are so far from each other.`;
    const part = step(calc`${near} / ${all} * 100%`, {
      works: value => tex`\frac{${near}}{${all}} \times 100\% = ${value}\%`,
      because: text`If everybody lived in Q, the overall share would be that of Q; it moves towards the share in P by
        the part of all ${people} that P has.`,
    })`
      The part of P is the distance of the overall share from Q, compared with the whole distance.`;
    return {
      answer: part,
      stem:
        frame === 0
          ? text`Some of the ${people} of the towns P and Q ${can}. Their share rose by the same number of percentage
            points in both towns, while the number of ${people} in each stayed as it was. In P this was a rise by
            ${first}% of the earlier share, in Q by ${second}%, and in the two towns together by ${both}%. What per
            cent of all ${people} are in P?`
          : text`A report on two towns counts the ${people} that ${can}. It says that their share grew by ${first}% in P
            and by ${second}% in Q, which was an equal number of percentage points, and by ${both}% in P and Q taken
            together. Neither town has gained or lost any ${people}. Find the percentage of the ${people} that are in
            P.`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(100) && value.d <= 12n,
      slips: [
        slip('wrong_base', part, calc`(${both} - ${second}) / (${first} - ${second}) * 100%`)`
          ${here} weighs the three per cents as if they had one base. They are per cents of three different shares.`,
        slip('gave_the_complement', part, calc`100% - ${part}%`)`
          You found the part of Q: ${here}. The question asks for P, and the two parts make the whole.`,
        slip('swapped_the_weights', part, calc`(${first} - ${both}) / (${first} - ${second}) * 100%`)`
          ${here} weighs the three per cents, which have different bases, and gives their distance to the wrong town.`,
        slip('assumed_a_proportion', part, calc`${inOne} / (${inOne} + ${inOther}) * 100%`)`
          The ${people} were divided like the shares, ${inOne.valueOf()} to ${inOther.valueOf()}: ${here}. The overall
          share of ${both}% was not used.`,
        slip('took_inverse_for_direct', part, calc`${first} / (${first} + ${second}) * 100%`)`
          The ${people} were divided like the two rises: ${here}. The overall rise was not used.`,
      ],
      snapRead: text`Three rises in per cent belong to one rise in percentage points, so the shares before are inversely
        as the per cents.`,
      approach: text`Find the ratio of the shares in P, in Q and in both; then alligation gives the part of P.`,
      faster: text`Take a rise of $${q(unit, 100)}$ points: the shares were ${unit / first}%, ${unit / second}% and, in
        both, ${unit / both}%. Alligation on these numbers gives the part of P.`,
      check: text`Of $100$ ${people} let $${part}$ be in P. With shares of ${unit / first}% and ${unit / second}% the
        overall share is $\frac{${part} \times ${unit / first} + (100 - ${part}) \times ${unit / second}}{100} =
        ${unit / both}$ per cent.`,
      principle: text`Weights belong to shares, not to their growth in per cent: bring the growths back to one base
        before weighing them.`,
    };
  },
);

const rises = [5, 6, 8, 10, 12, 15, 18, 20, 24, 25, 30, 36, 40, 50, 60];
const triples = rises.flatMap(first =>
  rises.flatMap(second =>
    rises.flatMap(both => {
      if (!((second < both && both < first) || (first < both && both < second))) return [];
      const part = partOf(first, second, both).mul(100);
      const plain = q(both - second, first - second).mul(100);
      const fits =
        part.d === 1n && plain.d <= 3n && part.gt(12) && part.lt(88) && lcm(first, second, both) <= 900;
      return fits &&
        !part.equals(50) &&
        !part.equals(plain) &&
        lcm(first, second, both) / Math.min(first, second) <= 80
        ? [{ first, second, both }]
        : [];
    }),
  ),
);

/** AR.PCT.4 Hard: one rise in points is three rises in per cent. */
export const samePoints: readonly AnyTemplate[] = situation<Census>({
  type: 'AR.PCT.4',
  situation: 'same-points',
  tries: 10,
  draw: draw => ({ ...draw.pick(triples), ...draw.pick(censuses), frame: draw.int(0, 1) }),
  forms: [whoLiveInOne],
});
