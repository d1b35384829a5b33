import type Fraction from 'fraction.js';
import { isSquare } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Beyond {
  /** log_a x + k·log_x a = m has both solutions above a^h. */
  a: number;
  m: number;
  h: number;
  frame: number;
}

const interval = ([low, high]: readonly Fraction[]) => `${frac(low ?? 0).tex} < k < ${frac(high ?? 0).tex}`;

const beyond = form<Beyond, readonly Fraction[]>(
  'both-solutions-beyond-a-number',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.QUA.2'],
    suits: ({ a, m, h }) => m > 2 * h && a ** h < 130 && a ** h > 2,
    verify: ({ m, h }) => {
      const fits: number[] = [];
      for (let i = 1; i < 40000; i += 1) {
        const k = i / 400 + 1 / 800;
        const root = Math.sqrt(m * m - 4 * k);
        if (root > 0 && (m - root) / 2 > h) fits.push(k);
      }
      return [nearFraction((fits[0] ?? 0) - 1 / 800, 4), nearFraction((fits.at(-1) ?? 0) + 1 / 800, 4)];
    },
  },
  ({ a, m, h, frame }, { step, write }) => {
    const number = a ** h;
    const equation = `\\log_{${a}} x + k \\log_x ${a} = ${m}`;
    write(
      tex`t + \frac{k}{t} = ${m} \quad \Rightarrow \quad t^2 - ${m}t + k = 0, \qquad x > ${number} \quad
      \Leftrightarrow \quad t > ${h}`,
      {
        because: text`$${number} = ${a}^{${h}}$, and the logarithm to a base above $1$ grows with $x$.`,
      },
    )`
      Put $t = \log_{${a}} x$. The condition on $x$ becomes one on $t$: both roots of a quadratic have to be larger than
      $${h}$.`;
    const upper = step(frac(calc`${m}^2 / 4`), {
      name: 'the bound for two different roots',
      works: (_v, working) => tex`${m}^2 - 4k > 0 \quad \Rightarrow \quad k < ${working}`,
    })`
      Two different real roots need a positive discriminant.`;
    const lower = step(calc`${h} * (${m} - ${h})`, {
      name: 'the bound that keeps both roots above',
      works: (_v, working) => tex`${h}^2 - ${m} \times ${h} + k > 0 \quad \Rightarrow \quad k > ${working}`,
      because: text`The parabola opens upwards, so $${h}$ lies outside the two roots if the value there is positive.`,
    })`
      $${h}$ must not lie between the roots, so the quadratic is positive at $t = ${h}$. The vertex at $t =
      ${frac(q(m, 2))}$
      is to the right of it, so both roots are on that side.`;
    const answer = step(
      () => [lower, upper] as const,
      value => tex`${interval(value)}`,
    )`
      Both conditions together give an interval for $k$.`;
    return {
      answer,
      stem:
        frame === 0
          ? text`The equation $${equation}$ has two different real solutions, and both are greater than $${number}$.
            For which
            real $k$ is this the case?`
          : frame === 1
            ? text`Find all real $k$ for which two distinct numbers $x > ${number}$ satisfy $${equation}$.`
            : text`For a real constant $k$, $${equation}$ is to have exactly two solutions $x$, none of them
              $${number}$ or less.
              Which values of $k$ are possible?`,
      show: value => `$${interval(value)}$`,
      size: ([low = q(0), high = q(0)]) => low.add(high).valueOf() + low.valueOf() / 1000,
      plausible: ([low = q(0), high = q(0)]) => low.lt(high) && low.gte(0),
      slips: [
        slip('ignored_a_condition', lower, 0)`
          For $${interval(answer)}$ there are two solutions larger than $1$. They need not be larger than $${number}$.`,
        slip('ignored_a_condition', lower, calc`${h}^2`)`
          Only the product of the two logarithms was compared with $${h}^2$, which gives $${interval(answer)}$. One of
          them can
          still be below $${h}$.`,
        slip('got_the_discriminant_wrong', upper, calc`${m}^2`)`
          The discriminant was taken as $${m}^2 - k$, so that $k$ may go up to $${m * m}$.`,
        slip('got_the_discriminant_wrong', upper, frac(calc`${m}^2 / 2`))`
          The discriminant was taken as $${m}^2 - 2k$, so that $k$ may go up to $${frac(upper)}$.`,
        slip('mixed_up_inside_and_outside', answer, () => [q(0), lower])`
          $${interval(answer)}$ puts $${number}$ between the two solutions: one of them is smaller.`,
        slip('left_out_a_term', lower, calc`${h} * ${m}`)`
          The square $${h}^2$ was left out of the value at $${h}$, so that $k$ begins at $${lower}$.`,
        slip('wrong_sign', lower, calc`${h} * (${m} + ${h})`)`
          The square $${h}^2$ went to the other side without a change of sign, so that $k$ begins at $${lower}$.`,
        slip('gave_the_place_for_the_value', lower, h)`
          $k$ was put above $${h}$, which is the bound of the logarithms, not of $k$.`,
      ],
      snapRead: text`A parameter in an equation with a logarithm and its reciprocal: where do the roots of a quadratic
        lie?`,
      approach: text`Substitute for the logarithm and turn the bound of $x$ into one for $t$. Two different roots on
        one side of a
        number need a discriminant, a place of the vertex, and a sign.`,
      faster: text`Shift by $${h}$: with $s = t - ${h}$ the equation is $s^2 - ${m - 2 * h}s + k - ${h * (m - h)} =
        0$. Both roots
        are positive if the product is: $k > ${h * (m - h)}$, and different if $k < ${frac(q(m * m, 4))}$.`,
      check: () => {
        const t = q(m - 2 * h, 3).add(h);
        return text`For $t = ${frac(t)}$ and $t = ${frac(q(m).sub(t))}$, both above $${h}$, $k$ is
          $${frac(t.mul(q(m).sub(t)))}$, inside the interval. With $t = ${h}$ as a root $k$ is exactly
          $${h * (m - h)}$.`;
      },
      principle: text`Both roots lie beyond a number if the discriminant is positive, the vertex lies beyond it, and
        the value
        there is positive.`,
    };
  },
);

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
    apart: true,
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
          The shift by $${m}$ was not multiplied by $${p}$.`,
        slip('did_not_double', pair, calc`sqrt(${p} * ${k})`)`
          ${here} was taken for the least sum of the two terms. It is one of two equal terms.`,
        slip('sought_the_extreme_elsewhere', pair, calc`${p} + ${k}`)`
          The value for $x = ${number * a}$ was taken, where the base is $${a}$. The terms $${p}$ and $${k}$ are not
          equal there.`,
        slip('wrong_sign', moved, p * m < 2 * Math.sqrt(p * k) && -p * m)`
          The shift by $${m}$ was subtracted in place of added.`,
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

/** AL.LOG.4 Hard: both solutions beyond a number. */
const places = situation<Beyond>({
  type: 'AL.LOG.4',
  situation: 'solutions-beyond',
  tries: 200,
  draw: draw => ({
    a: draw.pick([2, 2, 3, 4, 5, 10]),
    m: draw.int(3, 15),
    h: draw.int(1, 5),
    frame: draw.int(0, 2),
  }),
  forms: [beyond],
});

/** AL.LOG.4 Hard: a least value with a shifted base. */
const shifts = situation<Shifted>({
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

export const whereSolutionsLie: readonly AnyTemplate[] = [...places, ...shifts];
