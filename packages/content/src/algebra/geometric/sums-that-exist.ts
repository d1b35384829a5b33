import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Cubes {
  s: number;
  n: number;
  d: number;
  frame: number;
}

const shown = (value: Parameters<typeof frac>[0]) => `$${frac(value).tex}$`;

const fromCubes = form<Cubes>(
  'squares-from-sum-and-cubes',
  {
    band: 'Hard',
    seconds: 150,
    also: ['AL.QUA.1'],
    verify: ({ s, n, d }) => {
      const cubes = (r: number) => (s * (1 - r)) ** 3 / (1 - r ** 3);
      const target = cubes(n / d);
      let [low, high] = [-0.999999, 0.999999];
      for (let i = 0; i < 100; i += 1) {
        const r = (low + high) / 2;
        if (cubes(r) > target) low = r;
        else high = r;
      }
      return nearFraction(Math.round(((s * s * (1 - low)) / (1 + low)) * 1e8) / 1e8, 60);
    },
  },
  ({ s, n, d, frame }, { step, write, find }) => {
    const r0 = q(n, d);
    const part = q(1).sub(r0);
    const share = part.mul(part).div(q(1).add(r0).add(r0.mul(r0)));
    const cubes = share.mul(s ** 3);
    write(tex`a = ${s}(1 - r), \qquad \frac{a^3}{1 - r^3} = ${frac(cubes)}`)`
      Let $a$ be the first term and $r$ the ratio. The cubes form a progression with the ratio $r^3$. Write both
      infinite sums.`;
    const quotient = step(frac(calc`${frac(cubes)} / ${s}^3`), {
      name: 'the sum of the cubes over the cube of the sum',
      works: (_v, w) => tex`\frac{(1 - r)^3}{1 - r^3} = \frac{(1 - r)^2}{1 + r + r^2} = ${w}`,
      because: text`$1 - r^3$ has the factor $1 - r$, so the equation for $r$ is only quadratic.`,
    })`
      Put $a$ into the second equation, divide by $${s}^3$, and cancel $1 - r$.`;
    const both = step(frac(calc`(2 + ${frac(quotient)}) / (1 - ${frac(quotient)})`), {
      name: 'the ratio plus its reciprocal',
      works: (_v, w) => tex`r + \frac{1}{r} = ${w}`,
    })`
      Clear the fraction and divide by $r$. The equation is the same for $r$ and for its reciprocal, so it is one
      for $r + \frac{1}{r}$.`;
    const r = step(
      () => {
        const square = both.mul(both).sub(4);
        const root = q(Math.round(Math.sqrt(Math.abs(Number(square.valueOf()))) * 1e9), 1e9);
        const exact = r0.add(q(1).div(r0)).equals(both) ? r0 : both.sub(root).div(2);
        return exact;
      },
      {
        name: 'the ratio',
        works: value =>
          tex`r = ${frac(value)} \text{ or } r = ${frac(q(d, n))}, \quad |r| < 1 \quad \Rightarrow \quad r =
            ${frac(value)}`,
      },
    )`
      This has two solutions, each the reciprocal of the other. The sum exists only for the one that is less than
      $1$ in size.`;
    const times = find(2, { name: 'the exponent of the sum' });
    const wanted = step(() => q(s).pow(times)?.mul(q(1).sub(r)).div(q(1).add(r)) ?? q(0), {
      works: value => tex`\frac{a^2}{1 - r^2} = \frac{${s}^2(1 - r)}{1 + r} = ${frac(value)}`,
    })`
      The squares form a progression with the ratio $r^2$. Find their sum.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`The sum of an infinite geometric progression is $${s}$, and the sum of the cubes of its terms is
            $${frac(cubes)}$. What is the sum of the squares of its terms?`
          : frame === 1
            ? text`An infinite geometric series has the sum $${s}$. The series of the cubes of its terms has the sum
              $${frac(cubes)}$. Find the sum of the series of the squares.`
            : text`If all terms of an infinite geometric progression with the sum $${s}$ are cubed, the sum becomes
              $${frac(cubes)}$. To what sum does squaring the terms lead?`,
      show: plain,
      plausible: value => value.gt(0) && value.d < 60n,
      slips: [
        slip('took_a_power_term_by_term', wanted, calc`${s}^2`)`
          ${here} is the square of the sum, not the sum of the squares.`,
        slip('wrong_sign', wanted, () =>
          q(s * s)
            .mul(q(1).add(r))
            .div(q(1).sub(r)),
        )`
          The quotient of one minus the ratio and one plus the ratio was turned round, to
          $${frac(q(1).add(r).div(q(1).sub(r)))}$.`,
        slip('forgot_to_square', times, 1)`
          The sum $${s}$ was not squared in the first term's square.`,
        slip('answered_another_quantity', wanted, () => q(s).mul(q(1).sub(r)))`
          $${wanted}$ is the first term.`,
        slip('forgot_to_square', wanted, () =>
          q(s * s)
            .mul(q(1).sub(r))
            .mul(q(1).sub(r)),
        )`
          $${wanted}$ is the square of the first term alone.`,
        slip('left_out_a_factor', wanted, () => q(s * s).mul(q(1).sub(r)))`
          $${wanted}$ divides the square of the first term by one minus the ratio. The squares have the squared ratio.`,
        slip('wrong_sign', both, frac(calc`(2 + ${frac(quotient)}) / (${frac(quotient)} - 1)`))`
          The ratio and its reciprocal were given the sum $${frac(both)}$, with the wrong sign.`,
        slip('left_out_a_factor', wanted, () => q(s * s).div(q(1).add(r)))`
          $${wanted}$ leaves out the factor one minus the ratio.`,
      ],
      snapRead: text`The sum and the sum of the cubes are known: the ratio follows from a symmetric quadratic.`,
      approach: text`Sums of powers of a geometric progression are geometric sums again. Eliminate the first term;
        the equation for the ratio has reciprocal roots, of which only one is allowed.`,
      check: text`With $r = ${frac(r0)}$ the first term is $${frac(q(s).mul(part))}$, and the cubes add up to
        $${frac(cubes)}$.`,
      principle: text`If an equation for the ratio has a root and its reciprocal, an infinite sum exists for one of
        them only.`,
    };
  },
);

interface Series {
  /** The ratio is (x − h)/w, the equation 1 + q + q² + … = kx with the roots x and w + h − x. */
  h: number;
  w: number;
  x: number;
  frame: number;
}

const seriesEquation = form<Series>(
  'equation-with-a-series',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.QUA.1', 'AL.INQ.1'],
    verify: ({ h, w, x }) => {
      const k = w / (x * (w + h - x));
      for (let i = -2400; i <= 2400; i += 1) {
        const ratio = (i / 60 - h) / w;
        if (Math.abs(ratio) < 1 && Math.abs(1 / (1 - ratio) - (k * i) / 60) < 1e-9)
          return nearFraction(1 / (1 - ratio), 60);
      }
      throw new Error('no root');
    },
  },
  ({ h, w, x, frame }, { step, write }) => {
    const other = w + h - x;
    const k = q(w).div(x * other);
    const ratio = `\\frac{x ${addedTex(-h)}}{${w}}`;
    const right = `${k.equals(1) ? '' : k.equals(-1) ? '-' : frac(k).tex}x`;
    write(tex`\frac{1}{1 - ${ratio}} = \frac{${w}}{${w + h} - x} = ${right}`, {
      because: text`The left side has infinitely many terms; as a sum it is a simple fraction.`,
    })`
      The left side is an infinite geometric series with the first term $1$ and the ratio $${ratio}$. Write its sum.`;
    const roots = step(
      [x, other],
      ([a, b]) =>
        tex`x^2 ${addedTex(-(w + h))}x ${addedTex(x * other)} = 0 \quad \Rightarrow \quad x = ${a} \text{ or } x =
          ${b}`,
    )`
      Multiply crosswise and solve the quadratic equation.`;
    const kept = step(roots[0], {
      name: 'the root for which the series has a sum',
      works: value =>
        tex`-1 < ${ratio} < 1 \quad \Rightarrow \quad ${h - w} < x < ${h + w} \quad \Rightarrow \quad x = ${value}`,
    })`
      The series has a sum only if its ratio lies between $-1$ and $1$. Keep the root that satisfies this.`;
    const wanted = step(frac(calc`${kept} * ${frac(k)}`), { works: value => tex`${right} = ${frac(value)}` })`
      The sum of the series is the right side for this $x$.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`The real number $x$ satisfies $1 + ${ratio} + \left(${ratio}\right)^2 + \left(${ratio}\right)^3 +
            \dots = ${right}$, where the sum on the left has infinitely many
            terms. What is the value of this sum?`
          : frame === 1
            ? text`For exactly one real $x$ the infinite series $1 + ${ratio} + \left(${ratio}\right)^2 + \dots$ has
              the sum $${right}$. Find this sum as a number.`
            : text`For a certain real $x$ the infinite geometric series with the first term $1$ and the second term
              $${ratio}$ adds up to $${right}$. What number is this sum?`,
      show: shown,
      plausible: value => value.d < 40n,
      slips: [
        slip('ignored_the_domain', kept, other)`
          $x = ${other}$ satisfies the equation of the sum, but then the ratio of the series is
          $${frac(q(other - h, w))}$, and it has no sum.`,
        slip('wrong_sign', kept, -x)`
          $${-x}$ has the sign of the bracket in the factorised equation.`,
        slip('wrong_sign', kept, -other)`
          $${-other}$ has the sign of a bracket in the factorised equation, and the series has no such sum.`,
        slip('answered_another_quantity', wanted, q(x - h, w))`
          $${frac(wanted)}$ is the ratio of the series.`,
        slip('answered_another_quantity', wanted, x)`
          $${x}$ is the value of $x$, not of the sum.`,
        slip('wrong_sign', wanted, () => q(w).div(w - h + x))`
          $${frac(wanted)}$ divides the first term by one plus the ratio.`,
        slip('stopped_a_step_early', wanted, q(w + h - x, w))`
          $${frac(wanted)}$ is one minus the ratio. The sum is its reciprocal.`,
        slip('answered_another_quantity', wanted, () =>
          q(w)
            .div(w + h - x)
            .sub(1),
        )`
          $${frac(wanted)}$ is the sum without its first term.`,
      ],
      snapRead: text`An infinite geometric series in an equation: its sum is a fraction, and it exists for some $x$
        only.`,
      approach: text`Replace the series by its sum and solve. Then keep the root for which the ratio is between $-1$
        and $1$.`,
      check: text`For $x = ${x}$ the ratio is $${frac(q(x - h, w))}$ and the sum $${frac(q(w, w + h - x))}$; for $x
        = ${other}$ the ratio is $${frac(q(other - h, w))}$.`,
      principle: text`The formula of an infinite sum gives a value for every ratio; the sum exists only for ratios
        less than one in size.`,
    };
  },
);

/** AL.SEQ.2 Hard: the sum of the squares from sum and cubes. */
const cubes = situation<Cubes>({
  type: 'AL.SEQ.2',
  situation: 'sums-of-powers',
  tries: 300,
  draw: draw => {
    const [n, d] = draw.pick([
      [1, 2],
      [1, 3],
      [2, 3],
      [1, 4],
      [1, 5],
      [3, 5],
      [-1, 2],
      [-1, 3],
      [3, 7],
      [1, 7],
      [2, 5],
    ] as const);
    return { s: draw.int(2, 15), n, d, frame: draw.int(0, 2) };
  },
  forms: [fromCubes],
});

/** AL.SEQ.2 Hard: an equation with an infinite series. */
const series = situation<Series>({
  type: 'AL.SEQ.2',
  situation: 'series-in-an-equation',
  tries: 500,
  draw: draw => {
    const p = { h: draw.int(-9, 9), w: draw.int(2, 9), x: draw.int(-12, 14), frame: draw.int(0, 2) };
    const other = p.w + p.h - p.x;
    const isFit =
      Math.abs(p.x - p.h) < p.w &&
      Math.abs(other - p.h) > p.w &&
      p.x !== 0 &&
      p.x !== p.h &&
      p.h !== 0 &&
      other !== 0 &&
      p.w + p.h !== 0;
    return isFit && q(p.w).div(p.x * other).d < 30n ? p : null;
  },
  forms: [seriesEquation],
});

export const sumsThatExist: readonly AnyTemplate[] = [...cubes, ...series];
