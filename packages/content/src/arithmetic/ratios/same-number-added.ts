import type Fraction from 'fraction.js';
import { gcd, isCount } from '../../numbers.ts';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface SameAdded {
  /** Two positive whole numbers as a : b; the same whole number is added to both, and they are as c : d. */
  a: number;
  b: number;
  c: number;
  d: number;
  /** The larger number before is at most this. */
  most: number;
  frame: number;
}

const reduced = ({ a, b, c, d }: SameAdded): readonly [Fraction, Fraction] => {
  const [gain, spread] = [b * c - a * d, d - c];
  const common = gcd(gain, spread);
  return [q(spread / common), q(gain / common)];
};

/** The two numbers as the three stems call them. */
const words = [
  {
    set: (a: number, b: number) => text`Let the two integers be $${a}k$ and $${b}k$.`,
    added: 'the number added',
    both: 'the two integers',
    larger: 'the larger integer',
    smaller: 'the smaller integer',
  },
  {
    set: (a: number, b: number) => text`Let the trees be $${a}k$ and $${b}k$ years old today.`,
    added: 'the number of years',
    both: 'the ages of the two trees',
    larger: 'the age of the older tree',
    smaller: 'the age of the younger tree',
  },
  {
    set: (a: number, b: number) =>
      text`Let the players have $${a}k$ and $${b}k$ points at first, and let each of them win $n$ points.`,
    added: 'the number of points won by each',
    both: 'the points of the two players',
    larger: 'the score of the player who was ahead',
    smaller: 'the score of the player who was behind',
  },
] as const;

/** 1 + 2 + … up to a number, with dots only where there is something between. */
const upTo = (n: Fraction) =>
  n.lte(3) ? [1, 2, 3].filter(i => n.gte(i)).join(' + ') : `1 + 2 + \\ldots + ${n}`;

const sumOfAdded = form<SameAdded>(
  'sum-of-numbers-added',
  {
    // One equation, and multiples up to a limit: Medium.
    band: 'Medium',
    seconds: 100,
    revision: 4,
    also: ['AL.DIO.1', 'AL.SEQ.1'],
    verify: ({ a, b, c, d, most }) => {
      const found = new Set<number>();
      for (let k = 1; b * k <= most; k += 1)
        for (let n = 1; n <= 20 * most; n += 1) if ((a * k + n) * d === (b * k + n) * c) found.add(n);
      return q([...found].reduce((sum, n) => sum + n, 0));
    },
  },
  (p, { step, find }) => {
    const { a, b, c, d, most, frame } = p;
    const { set, added, both, larger: bounded, smaller } = words[frame] ?? words[0];
    const [least, ofLeast] = reduced(p);
    const gain = step(calc`${b} * ${c} - ${a} * ${d}`, {
      works: value => tex`${d}(${a}k + n) = ${c}(${b}k + n) \Rightarrow ${d - c}n = ${value}k`,
      because: text`The same number is added to both, so the ratio changes but the difference stays. Crosswise
          products turn the new ratio into an equation in whole numbers, from which $n$ can be seen.`,
    })`
        ${set(a, b)} Here $k$ is a positive integer, because $${a}$ and $${b}$ have no common factor. With $n$ more on
        each side the ratio is $${c} : ${d}$. Multiply crosswise, and collect the terms in $k$ on one side.`;
    const unit = step(calc`(${d} - ${c}) / ${q(d - c).gcd(gain)}`, {
      name: 'the number of which k is a multiple',
      works: value =>
        tex`${value}n = ${ofLeast.equals(1) ? '' : ofLeast}k \Rightarrow k = ${value}, ${value.mul(2)},
          ${value.mul(3)}, \ldots`,
      because: ofLeast.equals(1)
        ? text`$n$ is a whole number, so $k$ is a whole number of times $${least}$: it cannot be just any number.`
        : text`The left side is a multiple of $${least}$, so $${ofLeast}k$ has to be one. $${least}$ has no factor in
          common with $${ofLeast}$, so it divides $k$.`,
    })`
      Cancel the common factor. The two coefficients then share no factor, so $n$ is whole only when $k$ is a multiple
      of the coefficient of $n$.`;
    const larger = find(b);
    const top = find(Math.floor(most / larger.valueOf() + 1e-9));
    const count = step(calc`floor(${top} ÷ ${unit})`, {
      name: 'the number of possible values',
      works: (_value, working) => tex`${larger}k \le ${most} \Rightarrow k \le ${top}, \quad ${working}`,
      because: text`${bounded} is $${b}k$ before $n$ is added, and it grows with $k$. So the limit leaves only the first
          few multiples of $${least}$.`,
    })`
      ${bounded} is at most ${most}, which bounds $k$. Count the multiples up to there.`;
    const first = step(calc`${gain} * ${unit} / (${d} - ${c})`, {
      name: text`the smallest possible value`,
      works: value => tex`n = \frac{${gain}}{${d - c}} \times ${unit} = ${value}`,
      because: text`The smallest $k$ is the first that makes ${added} whole. All other possible values are
          multiples of what it gives.`,
    })`
        The smallest $k$ is $${unit}$. Put it into the equation to find its $n$.`;
    const sum = step(calc`${first} * ${count} * (${count} + 1) / 2`, {
      works: value =>
        tex`${first}(${upTo(count)}) = ${first} \times ${count.mul(count.add(1)).div(2)} = ${value}`,
      because: text`Twice the $k$ gives twice the $n$, because the equation has no other term. So the values are
          evenly spaced, and $1 + 2 + \ldots$ counts how often the first one is taken.`,
    })`
        As $n$ grows in proportion to $k$, the other values are $2, 3, \ldots$ times the first one. Add all of them.`;
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`Two positive integers are in the ratio $${a} : ${b}$, and the larger is at most ${String(most)}. When
            the same positive integer $n$ is added to both, the ratio becomes $${c} : ${d}$. Find the sum of all
            possible values of $n$.`
          : frame === 1
            ? text`The ages of two trees, in whole years, are in the ratio $${a} : ${b}$ today, and $n$ years from now
              they will be in the ratio $${c} : ${d}$, where $n$ is a positive integer. The older tree is at most
              ${String(most)} years old today. What is the sum of all possible values of $n$?`
            : text`In a game two players have whole numbers of points in the ratio $${a} : ${b}$. Each of them then
              wins the same whole number of points, and the ratio becomes $${c} : ${d}$. The player who was ahead had
              at most ${String(most)} points before. Find the sum of all possible values of the number of points that
              each of them won.`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('did_not_use_whole_numbers', unit, 1)`
            You counted all ${top} pairs in the ratio $${a} : ${b}$ within the limit. With $${a}$ and $${b}$
            themselves ${added} would be $${frac(gain.div(d - c))}$, which is not whole.`,
        slip('demanded_too_much', unit, d - c > 1 && calc`${d} - ${c}`)`
            You multiplied $${a}$ and $${b}$ only by multiples of $${unit}$. Multiples of $${least}$ are enough to
            make ${added} whole.`,
        slip('put_the_bound_on_another_quantity', larger, calc`${a} + ${b}`)`
          You used the limit of ${most} for ${both} together. It is only for the larger one, so more pairs are
          possible.`,
        slip('put_the_bound_on_another_quantity', larger, a)`
            You used the limit of ${most} for ${smaller}. Then ${bounded} is far above the limit.`,
        slip('put_the_bound_on_another_quantity', larger, calc`${b} + ${ofLeast} / ${least}`)`
          You used ${most} as the limit after the addition. It is the limit before, so the larger one may grow past
          it.`,
        slip('left_out_a_case', sum, calc`${first} * ${count}`)`
          You gave only the largest possible value, $${sum}$. Smaller pairs are possible as well, and the question
          asks for the sum of all values.`,
        slip('let_in_an_end_point', count, calc`${count} + 1`)`
            You added $${count}$ values, one too many. With the last one, ${bounded} is above ${most}.`,
        slip('left_out_an_end_point', count, calc`${count} - 1`)`
            You added only $${count}$ values. One more is possible with ${bounded} still within ${most}.`,
        slip('answered_another_quantity', first, unit)`
            You added the numbers by which $${a}$ and $${b}$ are multiplied, $${unit}(${upTo(count)})$. Each of them
            still has to be turned into a value of ${added}.`,
      ],
      snapRead: text`The same number is added to both, so their difference stays. They are whole and have a limit, so
        there is a list of possible values.`,
      approach: text`Write the pair as $${a}k$ and $${b}k$. The new ratio gives $n$ in terms of $k$, and only some $k$
        make $n$ whole. The limit ends the list, and its values form an arithmetic progression.`,
      faster: text`Let the new pair be $${c}m$ and $${d}m$. The difference stays, so $${b - a}k = ${d - c}m$, and $k$
        is a multiple of $${unit}$. Each step adds ${first} to $n$, so the sum is $${first}(${upTo(count)})$.`,
      check: () => {
        const k = unit.mul(count);
        const n = k.mul(gain).div(d - c);
        return text`The last pair is $${k.mul(a)}$ and $${k.mul(b)}$ with $n = ${n}$, and $${k.mul(a).add(n)} :
          ${k.mul(b).add(n)} = ${c} : ${d}$. In the next pair the larger is $${k.add(unit).mul(b)}$, more than
          ${most}.`;
      },
      principle: text`Adding the same number to both terms of a ratio keeps their difference, so compare the
        differences of the two ratios.`,
    };
  },
);

/** AR.RAT.3 Medium: the same whole number is added to both terms of a ratio. */
export const sameNumberAdded: readonly AnyTemplate[] = situation<SameAdded>({
  type: 'AR.RAT.3',
  situation: 'same-number-added',
  tries: 12,
  draw: draw => {
    const [a, c] = [draw.int(2, 8), draw.int(2, 12)];
    const p = {
      a,
      b: a + draw.int(1, 9),
      c,
      d: c + draw.int(2, 9),
      most: draw.step(60, 480, 10),
      frame: draw.int(0, 2),
    };
    if (gcd(p.a, p.b) !== 1 || gcd(p.c, p.d) !== 1 || p.b * p.c <= p.a * p.d || p.d > 17) return null;
    const [unit] = reduced(p);
    const count = Math.floor(p.most / p.b / unit.valueOf());
    return unit.gt(1) && gcd(p.b * p.c - p.a * p.d, p.d - p.c) > 1 && count >= 3 && count <= 12 ? p : null;
  },
  forms: [sumOfAdded],
});
