import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { fractionTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction } from '../../value.ts';

interface Added {
  /** The first two numbers, and the ratio of the denominators. */
  u: number;
  v: number;
  m: number;
  frame: number;
}

const firstNumbers = ({ u, v }: Added, many: number) => {
  const list = [u, v];
  while (list.length < many) list.push((list.at(-1) ?? 0) + (list.at(-2) ?? 0));
  return list;
};

const sumOfAdded = form<Added>(
  'sum-with-numerators-by-addition',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.SEQ.8', 'AL.SEQ.2'],
    verify: p => {
      const sum = firstNumbers(p, 300).reduce((all, n, i) => all + n / p.m ** (i + 1), 0);
      return nearFraction(sum, p.m * p.m - p.m - 1);
    },
  },
  (p, { step, write }) => {
    const { u, v, m, frame } = p;
    const [a, b, c, d, e] = firstNumbers(p, 5);
    write(
      tex`S = \frac{${a}}{${m}} + \frac{${b}}{${m ** 2}} + \frac{${c}}{${m ** 3}} + \dots, \qquad \frac{S}{${m}} =
      \frac{${a}}{${m ** 2}} + \frac{${b}}{${m ** 3}} + \dots, \qquad \frac{S}{${m ** 2}} = \frac{${a}}{${m ** 3}} +
      \dots`,
      {
        because: text`Each numerator is the sum of the two before it. So a series moved on by one place and the same
          series moved on by two places hold, over each denominator, just the two numbers to be added.`,
      },
    )`
      Let $S$ be the sum. Write the series once more divided by $${m}$ and once divided by $${m}^2$, with equal
      denominators below each other.`;
    const second = step(calc`${v} - ${u}`, {
      name: 'the second numerator that is left',
      works: (_v, working) => tex`S - \frac{S}{${m}} - \frac{S}{${m ** 2}}: \quad ${working}`,
      because: text`From the third place on, the numerator less the two before it is zero. At the second place only one
        number is taken away, and at the first place none.`,
    })`
      Subtract both from $S$. From the third place on everything cancels; at the second place the first number is taken
      from the second one.`;
    const left = step(calc`${m} * ${u} + ${second}`, {
      name: 'what is left, times the square of the ratio',
      works: (_v, working) => tex`${m ** 2}S - ${m}S - S = ${working}`,
    })`
      Multiply by $${m}^2$: the first numerator gets the factor $${m}$, and the second one stands alone.`;
    const times = step(calc`${m}^2 - ${m} - 1`, {
      name: 'the factor of the sum',
      works: (_v, working) => tex`${working}`,
    })`
      On the left side $S$ has a factor of its own.`;
    const sum = step(calc`${left} / ${times}`, {
      name: 'the sum of the series',
      works: (_v, working) => tex`S = ${working}`,
    })`
      Divide by this factor.`;
    return {
      answer: sum,
      stem: wording(
        frame,
        text`In the row $${a}, ${b}, ${c}, ${d}, ${e}, \dots$ each number from the third on is the sum of the two before
          it. The first number is divided by $${m}$, the second by $${m}^2$, the third by $${m}^3$, and so on without
          end. What is the sum of all these quotients?`,
        text`Find the sum of the infinite series $\frac{${a}}{${m}} + \frac{${b}}{${m}^2} + \frac{${c}}{${m}^3} +
          \frac{${d}}{${m}^4} + \frac{${e}}{${m}^5} + \dots$, in which every numerator after the second is obtained by
          adding the two numerators before it.`,
        text`A tree has $${a}$ new twigs in the first year and $${b}$ in the second; in every later year it has as many
          new twigs as in the two years before together. A twig of the $n$th year is given the weight
          $\frac{1}{${m}^n}$. If this went on for ever, to which total would the weights of all twigs add up?`,
      ),
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.gt(0),
      slips: [
        slip('left_out_a_term', second, v)`
          You kept the whole second numerator, $${v}$. The series moved on by one place takes the first numerator away
          from it.`,
        slip('left_out_a_term', times, calc`${m}^2 - ${m}`)`
          You moved the series on by one place only. The numerator two places before is still there, so one more $S$
          has to be taken off; let $S$ be the sum.`,
        slip('mixed_up_kinds_of_progression', sum, calc`${u} / (${m} - 1) + (${v} - ${u}) / (${m} - 1)^2`)`
          ${here} is right for numerators in arithmetic progression. Here the third one is already $${c}$, and they grow
          faster and faster.`,
        slip(
          'mixed_up_kinds_of_progression',
          sum,
          v < m * u && calc`${u} / ${m} / (1 - ${v} / (${m} * ${u}))`,
        )`
          ${here} takes the series for a geometric one. The quotient of neighbouring numerators is not constant: it
          begins with $${v}$ to $${u}$ and then changes.`,
        slip('wrong_sign', times, calc`${m}^2 - ${m} + 1`)`
          You added the series moved on by two places, but took off the one moved on by one. A numerator is the sum of
          both before it, so both are taken off.`,
        slip('miscounted_the_steps', left, calc`${m} * (${m} * ${u} + ${second})`)`
          You let the denominators begin with $1$. The first number is already divided by $${m}$, so the sum is
          smaller.`,
        slip('added_for_subtracted', second, calc`${v} + ${u}`)`
          At the second place you added the first numerator, ${here}. There it is taken away, since nothing is there to
          cancel it.`,
        slip('swapped_the_two', left, calc`${u} + ${m} * (${v} - ${u})`)`
          You gave the factor $${m}$ to the second number that is left instead of the first one. The first stands over
          the smaller denominator.`,
      ],
      snapRead: text`Numerators by addition of the two before, denominators in geometric progression: move the series on
        by one and by two places.`,
      approach: text`The rule of the numerators makes nearly everything cancel when the series moved on by one place and
        by two places are taken away. The two first terms are left, and an equation for the sum.`,
      check: () => {
        const partial = firstNumbers(p, 40).reduce((all, n, i) => all + n / m ** (i + 1), 0);
        return text`The first $40$ quotients add up to about $${partial.toFixed(4)}$, and the sum is about
          $${sum.valueOf().toFixed(4)}$.`;
      },
      principle: text`A rule that ties each coefficient to the ones before it turns a series into an equation for its
        own sum: subtract the series moved on.`,
    };
  },
);

/** AL.SEQ.7 Hard: an endless series whose numerators are made by addition. */
export const coefficientsByAddition: readonly AnyTemplate[] = situation<Added>({
  type: 'AL.SEQ.7',
  situation: 'coefficients-by-addition',
  tries: 40,
  draw: draw => {
    const u = draw.int(1, 9);
    const v = draw.int(2, 14);
    return v !== u && v !== 2 * u && u + v !== 3
      ? { u, v, m: draw.pick([2, 3, 4, 5]), frame: draw.int(0, 2) }
      : null;
  },
  forms: [sumOfAdded],
});
