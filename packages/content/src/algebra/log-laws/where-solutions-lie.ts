import { isSquare } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Shifted {
  /** p·log_a x + k·log_{x/a^m} a for x > a^m. */
  a: number;
  p: number;
  k: number;
  m: number;
  frame: number;
}

const leastOf = form<Shifted>(
  'least-value-with-a-shifted-base',
  {
    band: 'Hard',
    seconds: 125,
    also: ['AL.INQ.4'],
    suits: ({ a, p, k, m }) => isSquare(p * k) && a ** m < 130 && k !== p && k > 1,
    verify: ({ p, k, m }) => {
      let least = 1e9;
      for (let i = 1; i < 200000; i += 1) least = Math.min(least, p * (m + i / 5000) + k / (i / 5000));
      return nearFraction(Math.round(least * 1e4) / 1e4);
    },
  },
  ({ a, p, k, m, frame }, { step, write, find }) => {
    const number = a ** m;
    const first = `${p === 1 ? '' : `${p} `}\\log_{${a}} x`;
    const expression = `${first} + ${k} \\log_{x / ${number}} ${a}`;
    const times = p === 1 ? '' : String(p);
    write(
      tex`\log_{x / ${number}} ${a} = \frac{1}{\log_{${a}} x - \log_{${a}} ${number}} = \frac{1}{t - ${m}}`,
      {
        because: text`Exchanging base and number gives the reciprocal, and a quotient in the logarithm becomes a
        difference.`,
      },
    )`
      Put $t = \log_{${a}} x$. In the second term exchange base and number.`;
    write(tex`${times}t + \frac{${k}}{t - ${m}} = ${p * m} + ${times}(t - ${m}) + \frac{${k}}{t - ${m}}, \qquad t >
      ${m}`)`
      For $x > ${number}$ the denominator is positive. Write the first term with $t - ${m}$ as well, so that the
      product of the
      two changing terms is constant.`;
    const moved = find(p * m, { name: 'the constant that is split off' });
    const pair = step(calc`2 * sqrt(${p} * ${k})`, {
      name: 'the least sum of the two changing terms',
      works: (_v, working) => tex`${times}(t - ${m}) + \frac{${k}}{t - ${m}} \ge ${working}`,
      because: text`Two positive terms with a constant product have their least sum where they are equal.`,
    })`
      The product of these two terms is constant, so their sum is least where they are equal.`;
    const least = step(calc`${moved} + ${pair}`)`
      Add the constant.`;
    const place = q(m).add(nearFraction(Math.sqrt(k / p), 12));
    return {
      answer: least,
      stem:
        frame === 0
          ? text`What is the least value of $${expression}$ for $x > ${number}$?`
          : frame === 1
            ? text`For all real numbers $x$ greater than $${number}$, $${expression} \ge c$, where $c$ is the greatest
              constant with
              this property. Find $c$.`
            : text`As $x$ runs through the numbers above $${number}$, the expression $${expression}$ first falls and
              then rises.
              How small does it become?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('left_out_a_term', moved, 0)`
          $${least}$ is the least sum of two reciprocal terms. The base $\frac{x}{${number}}$ also shifts the first
          logarithm by
          $${m}$.`,
        slip('left_out_a_factor', moved, p > 1 && m)`
          Only $${m}$ was added for the shift. The factor $${p}$ stands before the whole logarithm, so it multiplies
          the shift too.`,
        slip('did_not_double', pair, calc`sqrt(${p} * ${k})`)`
          ${here} was taken for the least sum of the two terms. It is one of two equal terms.`,
        slip('sought_the_extreme_elsewhere', pair, calc`${p} + ${k}`)`
          The value for $x = ${number * a}$ was taken, where the base is $${a}$. The terms $${p}$ and $${k}$ are not
          equal there.`,
        slip('wrong_sign', moved, p * m < 2 * Math.sqrt(p * k) && -p * m)`
          The shift by $${m}$ was subtracted. The first logarithm is larger than the shifted one by $${m}$, so it is
          added.`,
        slip('forgot_the_root', pair, calc`2 * ${p} * ${k}`)`
          ${here} was taken for the least sum of the two terms, without the root of their product.`,
        slip('gave_the_place_for_the_value', least, () => place)`
          $${least}$ is the logarithm of the $x$ at which the least value is reached.`,
        slip('misused_a_law_of_logarithms', moved, p * number < 200 && calc`${p} * ${number}`)`
          ${here} was split off, as if $\frac{x}{${number}}$ shifted the logarithm by $${number}$. It shifts it by
          $${m}$.`,
      ],
      snapRead: text`A logarithm and a reciprocal one whose base is a multiple of $x$: shift first, then compare the
        means.`,
      approach: text`Express both terms by one logarithm. The second one is a reciprocal of a difference; split the
        first one so
        that the same difference appears.`,
      check: text`At $\log_{${a}} x = ${frac(place)}$ the terms are $${frac(place.mul(p))}$ and
        $${frac(q(k).div(place.sub(m)))}$; at $\log_{${a}} x = ${m + 1}$ the sum would be $${p * (m + 1) + k}$.`,
      principle: text`Before the arithmetic and the geometric mean are compared, split the sum so that the product is
        constant.`,
    };
  },
);

/** AL.LOG.4 Hard: a least value with a shifted base. */
export const whereSolutionsLie: readonly AnyTemplate[] = situation<Shifted>({
  type: 'AL.LOG.4',
  situation: 'shifted-base',
  tries: 500,
  draw: draw => ({
    a: draw.pick([2, 2, 3, 5]),
    p: draw.int(1, 6),
    k: draw.int(2, 36),
    m: draw.int(1, 6),
    frame: draw.int(0, 2),
  }),
  forms: [leastOf],
});
