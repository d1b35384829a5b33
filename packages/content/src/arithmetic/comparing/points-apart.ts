import type Fraction from 'fraction.js';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Apart {
  one: string;
  other: string;
  what: string;
  /** The first exceeds the second by this part of the second. */
  part: Fraction;
  unit: number;
  frame: number;
}

const stories = [
  { one: 'Ayesha', other: 'Thomas', what: 'pages' },
  { one: 'the day shift', other: 'the night shift', what: 'tyres' },
  { one: 'Kochi', other: 'Kollam', what: 'sailing boats' },
  { one: 'the morning batch', other: 'the evening batch', what: 'students' },
  { one: 'Ishaan', other: 'Bhavna', what: 'stamps' },
  { one: 'the new press', other: 'the old press', what: 'posters' },
] as const;

const gapOf = (part: Fraction) => part.mul(part).mul(100).div(part.add(1));

const together = form<Apart>(
  'total-from-the-points-between',
  {
    band: 'Hard',
    seconds: 125,
    also: ['AL.QUA.8'],
    apart: true,
    suits: ({ part }) => !part.equals(1),
    verify: ({ part, unit }) => {
      const more = part.mul(unit).mul(part.d).valueOf();
      const wanted = gapOf(part).valueOf();
      for (let small = 1; small < 20 * more; small += 1)
        if (Math.abs((100 * more) / small - (100 * more) / (small + more) - wanted) < 1e-9)
          return 2 * small + more;
      throw new Error('no numbers fit');
    },
  },
  ({ one, other, what, part, unit, frame }, { step, find, write }) => {
    const more = part.mul(unit).mul(part.d);
    const points = gapOf(part);
    const g = points.div(100);
    write(tex`x - \frac{x}{1 + x} = \frac{x^2}{1 + x} = \frac{${g.n}}{${g.d}}`, {
      because: text`The difference of the two numbers is the same in both comparisons; only its base changes.`,
    })`
      Let the number of ${one} be more by the part $x$ of that of ${other}. In units of ${other} the numbers are $1 +
      x$ and $1$, so ${other} has less by the part $\frac{x}{1 + x}$. The two parts differ by
      $${numberTex(points)}\%$.`;
    const x = step(part, {
      name: 'the part by which the larger number is more',
      works: value => tex`${g.d}x^2 = ${g.n}(1 + x) \Rightarrow x = \frac{${value.n}}{${value.d}}`,
    })`
        Solve this quadratic equation for $x$. Its other root is negative, so it is not used.`;
    const small = step(calc`${more} ÷ ${x}`, { name: `the number of ${other}` })`
        ${one} has $${more}$ more, and that is the part $x$ of the number of ${other}. Divide to find this number.`;
    const large = find(calc`${small} + ${more}`, { name: `the number of ${one}` });
    const total = step(calc`${small} + ${large}`)`
        The number of ${one} is larger by $${more}$. Add the two numbers.`;
    return {
      answer: total,
      stem:
        frame === 0
          ? text`${one} has $p\%$ more ${what} than ${other}, and ${other} has $q\%$ less than ${one}. The difference is
            $${more}$ ${what}, and $p$ is larger than $q$ by $${numberTex(points)}$. How many ${what} are there in all?`
          : text`Two numbers of ${what} are compared. That of ${one} is more by $p\%$ than that of ${other}, which is
            less by $(p - ${numberTex(points)})\%$ than that of ${one}. If ${one} has $${more}$ more ${what}, what is
            the sum of the two numbers?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(more),
      slips: [
        slip('wrong_base', x, g)`
            You used $${numberTex(points)}\%$ as the part by which ${one} has more. It is only the difference between
            the two per cents.`,
        slip('read_a_comparison_backwards', x, calc`${part} / (1 + ${part})`)`
            You measured the difference of $${more}$ on the number of ${one} and used it as a part of the number of
            ${other}.`,
        slip('answered_another_quantity', total, large)`
            $${total}$ is the number of ${one} alone. The question asks for both together.`,
        slip('answered_another_quantity', total, small)`
            $${total}$ is the number of ${other} alone. The question asks for both together.`,
        slip('wrong_sign', large, calc`${small} - ${more}`)`
            You subtracted the difference of $${more}$, as if ${one} had less. It has more.`,
        slip('assumed_equal_parts', large, small)`
            You gave both the number $${small}$. The number of ${one} is larger by $${more}$.`,
        slip('wrong_base', total, calc`${more} ÷ ${g}`)`
            You used the difference as $${numberTex(points)}\%$ of the total: ${here}. These points are the difference
            between the two per cents.`,
        slip('counted_twice', large, calc`${small} + 2 * ${more}`)`
            You added the difference twice: ${here}. The number of ${one} is larger by $${more}$ once.`,
      ],
      snapRead: text`The same difference is written as a per cent of the smaller and of the larger number. The two per
        cents differ by a known number of points.`,
      approach: text`Let the smaller number be $1$. Both per cents depend on the same part, and their difference gives
        a quadratic equation for it. The known difference then gives the size.`,
      check: text`${one} has $${large}$ and ${other} $${small}$. The difference of $${more}$ is ${part.mul(100)}% of
        the smaller and ${part.mul(100).div(part.add(1))}% of the larger.`,
      principle: text`'More' and 'less' describe one difference on two bases; the per cent on the smaller base is the
        larger.`,
    };
  },
);

/** AR.PCT.3 Hard: one difference as a per cent of either number. */
export const pointsApart: readonly AnyTemplate[] = situation<Apart>({
  type: 'AR.PCT.3',
  situation: 'points-apart',
  tries: 30,
  draw: draw => {
    const part = draw.pick([q(1, 5), q(1, 4), q(1, 3), q(1, 2), q(3, 5), q(2, 3), q(1), q(3, 2), q(1, 8)]);
    const unit = draw.int(3, 240);
    const small = unit * Number(part.d);
    return small >= 24 && small <= 900 ? { part, unit, frame: draw.int(0, 1), ...draw.pick(stories) } : null;
  },
  forms: [together],
});
