import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Cubes {
  s: number;
  n: number;
  d: number;
  frame: number;
}

const fromCubes = form<Cubes>(
  'squares-from-sum-and-cubes',
  {
    band: 'Hard',
    seconds: 150,
    revision: 2,
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
    write(tex`a = ${s}(1 - r), \qquad \frac{a^3}{1 - r^3} = ${frac(cubes)}`, {
      because: text`Each cube is the one before times $r^3$, because the term was multiplied by $r$. So the cubes have
        an infinite sum of the same kind, $\frac{a^3}{1 - r^3}$, and there are two equations for $a$ and $r$.`,
    })`
      Let $a$ be the first term and $r$ the ratio. The cubes form a progression with the ratio $r^3$. Write both
      infinite sums.`;
    const quotient = step(frac(calc`${frac(cubes)} / ${s}^3`), {
      name: 'the sum of the cubes over the cube of the sum',
      works: (_v, w) => tex`\frac{(1 - r)^3}{1 - r^3} = \frac{(1 - r)^2}{1 + r + r^2} = ${w}`,
      because: text`$1 - r^3$ has the factor $1 - r$, so the equation for $r$ is only quadratic.`,
    })`
      Put $a$ into the second equation, divide by $${s}^3$, and cancel $1 - r$.`;
    const both = step(frac(calc`(2 + ${frac(quotient)}) / (1 - ${frac(quotient)})`), {
      because: text`Divided by $r$, the equation holds $r$ and $\frac{1}{r}$ with the same coefficient. So
        $r + \frac{1}{r}$ can be found first, without a quadratic with awkward numbers.`,
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
        because: text`If the ratio were more than $1$ in size, the terms would grow, and an infinite sum would not
          exist. A number and its reciprocal cannot both be less than $1$ in size.`,
        name: 'the ratio',
        works: value =>
          tex`r = ${frac(value)} \text{ or } r = ${frac(q(d, n))}, \quad |r| < 1 \quad \Rightarrow \quad r =
            ${frac(value)}`,
      },
    )`
      Solve $r + \frac{1}{r}$ equal to this value. There are two solutions, each the reciprocal of the other. The sum
      of the progression exists only for the one that is less than $1$ in size.`;
    const times = find(2, { name: 'the exponent of the sum' });
    const wanted = step(() => q(s).pow(times)?.mul(q(1).sub(r)).div(q(1).add(r)) ?? q(0), {
      name: text`the sum of the squares`,
      because: text`Not the square of the given sum: that square also holds every product of two different terms. The
        squares have a sum of their own.`,
      works: value => tex`\frac{a^2}{1 - r^2} = \frac{${s}^2(1 - r)}{1 + r} = ${frac(value)}`,
    })`
      The squares form a progression with the first term $a^2$ and the ratio $r^2$. Put $a = ${s}(1 - r)$ into its
      infinite sum and cancel $1 - r$.`;
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
          ${here} is the square of the sum of the terms. It also holds twice each product of two different terms, so it
          is not the sum of their squares.`,
        slip('wrong_sign', wanted, () =>
          q(s * s)
            .mul(q(1).add(r))
            .div(q(1).sub(r)),
        )`
          You turned the fraction of one minus the ratio and one plus the ratio round, to
          $${frac(q(1).add(r).div(q(1).sub(r)))}$. The factor one minus the ratio belongs above.`,
        slip('forgot_to_square', times, 1)`
          You used the sum $${s}$ without squaring it. The first term holds this sum as a factor, so its square holds
          the square of $${s}$.`,
        slip('answered_another_quantity', wanted, () => q(s).mul(q(1).sub(r)))`
          $${wanted}$ is the first term of the progression. The question asks for the sum of the squares of all terms.`,
        slip('forgot_to_square', wanted, () =>
          q(s * s)
            .mul(q(1).sub(r))
            .mul(q(1).sub(r)),
        )`
          $${wanted}$ is the square of the first term alone. The squares of all other terms have to be added.`,
        slip('left_out_a_factor', wanted, () => q(s * s).mul(q(1).sub(r)))`
          $${wanted}$ is the square of the first term divided by one minus the ratio. The squares have the squared
          ratio, so one minus its square belongs below.`,
        slip('wrong_sign', both, frac(calc`(2 + ${frac(quotient)}) / (${frac(quotient)} - 1)`))`
          You gave the ratio and its reciprocal the sum $${frac(both)}$, with the wrong sign. When the terms are
          collected, they change sides and with it their sign.`,
        slip('left_out_a_factor', wanted, () => q(s * s).div(q(1).add(r)))`
          $${wanted}$ leaves out the factor one minus the ratio. It is left above, since it stands twice in the square
          of the first term and only once below.`,
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

export const sumsThatExist: readonly AnyTemplate[] = cubes;
