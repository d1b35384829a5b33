import type Fraction from 'fraction.js';
import { personBy } from '../../people.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Missing {
  /** The average of all, and by how much it rises without the first, the second and the third group. */
  mean: number;
  one: number;
  two: number;
  three: number;
  /** The second group is so many times as large as the third. */
  times: number;
  frame: number;
}

const stories = [
  { groups: ['the clerks', 'the drivers', 'the guards'], all: 'employees', unit: 'years' },
  { groups: ['the morning batch', 'the noon batch', 'the evening batch'], all: 'students', unit: 'marks' },
  { groups: ['the small bags', 'the middle bags', 'the large bags'], all: 'bags', unit: 'kg' },
] as const;

const counts: Record<number, string> = { 2: 'twice', 3: 'three times', 4: 'four times' };

/** The size of the first group, where that of the third is 1. */
const sizeOf = ({ one, two, three, times }: Missing) =>
  q(-(times + 1) * one - two - times * three, two + three);
/** The averages of the three groups. */
function averagesOf(p: Missing): readonly [Fraction, Fraction, Fraction] {
  const a = sizeOf(p);
  return [
    q(p.mean).sub(q((p.times + 1) * p.one).div(a)),
    q(p.mean).sub(a.add(1).mul(p.two).div(p.times)),
    q(p.mean).sub(a.add(p.times).mul(p.three)),
  ];
}

/** `2 years higher`, or lower. */
const moved = (by: number, unit: string) => text`${Math.abs(by)} ${unit} ${by > 0 ? 'higher' : 'lower'}`;

const firstAverage = form<Missing>(
  'average-of-a-group-from-three-absences',
  {
    band: 'Hard',
    seconds: 145,
    also: ['AR.RAT.2'],
    verify: p => {
      // Tries sizes of the first group; the totals of two groups each give all totals, and these the average.
      for (let twelfths = 1; twelfths < 400; twelfths += 1) {
        const [a, b, c] = [twelfths / 12, p.times, 1];
        const pairs = [(b + c) * (p.mean + p.one), (a + c) * (p.mean + p.two), (a + b) * (p.mean + p.three)];
        const total = pairs.reduce((sum, x) => sum + x, 0) / 2;
        if (Math.abs(total - p.mean * (a + b + c)) < 1e-9)
          return q(Math.round(((total - (pairs[0] ?? 0)) / a) * 12), 12);
      }
      throw new Error('no size fits');
    },
  },
  (p, { step, find, write }) => {
    const { mean, one, two, three, times, frame } = p;
    const { groups, all, unit } = stories[frame] ?? stories[0];
    const [g, h, k] = groups;
    const [by, bx, bz] = [one, two, three].map(n => Math.abs(n)) as [number, number, number];
    const sign = (n: number) => (n < 0 ? tex`-` : tex`+`);
    write(tex`${one}(y + z) ${sign(two)} ${bx}(x + z) ${sign(three)} ${bz}(x + y) = 0`, {
      because: text`All ${all} together have the average $${mean}$, so what some have above it, the others lack. In the
          sum of the three pairs of groups every group stands twice, so this sum is zero too.`,
    })`
      Let $x$, $y$ and $z$ be the sizes of ${g}, ${h} and ${k}, and measure everything from the average of all,
      $${mean}$.
      Without ${g} the $y + z$ others are $${by}$ ${one > 0 ? 'above' : 'below'} it on average, without ${h} the $x + z$
      others $${bx}$ ${two > 0 ? 'above' : 'below'}, without ${k} the $x + y$ others $${bz}$
      ${three > 0 ? 'above' : 'below'}. Add what the three pairs have above it, with a minus where they are below.`;
    const ratio = find(times, { name: text`the size of ${h} in units of ${k}` });
    const signed = find([one, two, three]);
    const size = step(
      calc`((${ratio} + 1) * ${signed[0]} + ${signed[1]} + ${ratio} * ${signed[2]}) / (0 - ${signed[1]} -
      ${signed[2]})`,
      {
        name: text`the size of ${g} in units of ${k}`,
        works: value =>
          tex`${ratio.add(1).mul(signed[0])} ${sign(two)} ${bx}(x + 1) ${sign(three)} ${bz}(x + ${ratio}) = 0 \quad
            \Rightarrow \quad x = ${frac(value)}`,
        because: text`Only the ratio of the sizes matters for averages, so the size of ${k} may be taken as 1.`,
      },
    )`
      Take ${k} as $1$ part: then ${h} make $${ratio}$ parts, and only $x$ is left in the equation. Solve for $x$.`;
    const others = find(calc`${ratio} + 1`);
    const lack = step(calc`${others} * ${signed[0]}`, {
      name: text`what the others have above the average of all together`,
      works: (_value, working) => tex`${working}`,
      because: text`Above and below the average of all must balance, so ${g} must make up for
          ${h} and ${k} on the other side.`,
    })`
      The $${others}$ parts of ${h} and ${k} are ${moved(one, unit)} than $${mean}$ on average. Multiply to find how
      much
      that is together.`;
    const wanted = step(calc`${mean} - ${lack} / ${frac(size)}`, {
      name: text`the average of ${g}`,
      because: text`This is shared out equally among the parts of ${g}, because it is asked how far they are from the
        average of all on average.`,
    })`
      On the other side of $${mean}$ there must be exactly this for ${g}. Divide it by the size of ${g}, and go from
      $${mean}$ to that side.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`The average age of the employees of a company is $${mean}$ years. Without the clerks it would be
            ${moved(one, 'years')}, without the drivers ${moved(two, 'years')}, and without the guards
            ${moved(three, 'years')}. There are ${counts[times] ?? ''} as many drivers as guards, and every employee is
            a clerk, a driver or a guard. How old are the clerks on average?`
          : frame === 1
            ? text`${personBy(mean, one)} teaches a morning, a noon and an evening batch, which wrote the same test
            with an
              average of $${mean}$ marks. Leaving out the morning batch makes the average ${moved(one, 'marks')},
              leaving
              out only the noon batch makes it ${moved(two, 'marks')}, and leaving out only the evening batch
              ${moved(three, 'marks')}. The noon batch has ${counts[times] ?? ''} as many students as the evening batch.
              Find the average of the morning batch.`
            : text`A truck carries small, middle and large bags, $${mean}$ kg on average. ${personBy(mean, two)} works
            out
              that the average would be ${moved(one, 'kg')} without the small bags, ${moved(two, 'kg')} without the
              middle
              ones and ${moved(three, 'kg')} without the large ones. There are ${counts[times] ?? ''} as many middle
              bags as
              large ones. What is the average weight of the small bags?`,
      show: value => withUnit(value, unit),
      plausible: value =>
        value.gt(0) &&
        value.mul(2).d === 1n &&
        (one > 0 ? value.lt(mean) : value.gt(mean)) &&
        value.lt(2 * mean),
      slips: [
        slip('assumed_equal_parts', wanted, calc`${mean} - 2 * ${one}`)`
          ${here} counts the others as twice as many as ${g}, as if the three groups were equal. Their sizes follow from
          the other two averages.`,
        slip('swapped_the_weights', size, () => q(-(times * two + three), one))`
          You weighted each change by the group that is left out, and so ${g} came to $${frac(size)}$ times the size of
          ${k}. The change is that of the two groups that remain.`,
        slip('inverted_the_ratio', ratio, q(1, times))`
          You counted ${k} as ${counts[times] ?? ''} as many as ${h}. It is ${h} that are ${counts[times] ?? ''} as
          many.`,
        slip('left_out_a_term', others, times)`
          You multiplied the change by the $${others}$ parts of ${h} alone. Without ${g} both ${h} and ${k} are left.`,
        slip('took_the_whole_for_a_part', others, calc`${size} + ${ratio} + 1`)`
          You multiplied the change by all $${frac(others)}$ parts. The changed average is that of ${h} and ${k},
          without
          ${g}.`,
        slip('wrong_sign', signed, [one, two, -three])`
          You counted the change without ${k} with the wrong sign. Then ${g} would be $${frac(size)}$ times the size of
          ${k}.`,
        slip('wrong_sign', signed, [one, -two, three])`
          You counted the change without ${h} with the wrong sign. Then ${g} would be $${frac(size)}$ times the size of
          ${k}.`,
        slip('ignored_the_weights', wanted, calc`${mean} - ${one} / ${frac(size)}`)`
          ${here} counts the others as one part. They are $${times} + 1$ parts, and each of them is that far from the
          average.`,
        slip('did_not_divide', wanted, calc`${mean} - ${lack}`)`
          ${here} takes all that the others have on their side as the distance of ${g}. It is shared by the
          $${frac(size)}$ parts of ${g}.`,
      ],
      snapRead: text`The average of all and its change when each group is left out; one ratio of sizes. The sizes of all
        groups follow, and with them the average of ${g}.`,
      approach: text`Measure from the average of all. Every two groups together have a known distance from it, and these
        three sums add up to zero, because each group stands in two of them. That gives the size of ${g}.`,
      check: () => {
        const [a, b, c] = averagesOf(p);
        const n = sizeOf(p);
        return text`Likewise ${h} and ${k} come to averages of $${frac(b)}$ and $${frac(c)}$. With $${frac(n)}$,
          $${times}$ and $1$
        parts the
          total is $${frac(n)} \times ${frac(a)} + ${times} \times ${frac(b)} + ${frac(c)} =
          ${frac(n.mul(a).add(b.mul(times)).add(c))}$, and $${frac(n.add(times + 1))}$ parts of $${mean}$ are as much.`;
      },
      principle: text`Measured from the average of all, the groups balance: what is known of every two groups adds up to
        zero.`,
    };
  },
);

/** AR.AVG.2 Hard: what happens to the average when each group is left out. */
export const oneGroupMissing: readonly AnyTemplate[] = situation<Missing>({
  type: 'AR.AVG.2',
  situation: 'one-group-missing',
  tries: 400,
  draw: draw => {
    // From 2 on, as 'years' and 'marks' follow.
    const change = () => draw.pick([2, 3, 4, 5, 6]) * draw.pick([-1, 1]);
    const p = {
      mean: draw.int(28, 60),
      one: change(),
      two: change(),
      three: change(),
      times: draw.int(2, 4),
      frame: draw.int(0, 2),
    };
    if (p.two + p.three === 0) return null;
    const size = sizeOf(p);
    if (size.lte(q(1, 2)) || size.gt(8) || size.d > 2n || size.equals(1)) return null;
    const averages = averagesOf(p);
    const [first] = averages;
    const fits =
      averages.every(x => x.gt(18) && x.lt(p.frame === 0 ? 62 : 95) && x.d <= 4n) && first.d === 1n;
    // Small bags are lighter than middle ones, and these lighter than large ones.
    const inOrder = p.frame !== 2 || (averages[0].lt(averages[1]) && averages[1].lt(averages[2]));
    return fits && inOrder ? p : null;
  },
  forms: [firstAverage],
});
