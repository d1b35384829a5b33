import type Fraction from 'fraction.js';
import { gcd } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Interleaved {
  kind: 'GP' | 'AP';
  /** The first root, and the ratio or the difference of the progression. */
  first: number;
  step: Fraction;
  frame: number;
}

const listOf = ({ kind, first, step }: Interleaved): Fraction[] =>
  [0, 1, 2, 3].map(i => (kind === 'GP' ? q(first).mul(step.pow(i) ?? 1) : q(first).add(step.mul(i))));

const interleaved = form<Interleaved>(
  'roots-taken-in-turn',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.SEQ.3', 'AL.QUA.1'],
    verify: p => {
      const [a = q(0), b = q(0), c = q(0), d = q(0)] = listOf(p);
      return a.mul(c).add(b.mul(d));
    },
  },
  (p, { step, find, write }) => {
    const { kind, frame } = p;
    const [a = q(0), b = q(0), c = q(0), d = q(0)] = listOf(p);
    const [sum, otherSum] = [a.add(c), b.add(d)];
    const isGp = kind === 'GP';
    const name = isGp ? 'geometric progression' : 'arithmetic progression';
    if (isGp)
      write(tex`t + tr^2 = ${sum}, \qquad tr + tr^3 = ${otherSum}`, {
        because: text`The roots of one equation are not neighbours in the progression; each equation takes every second
          term.`,
      })`
        Let the progression be $t, tr, tr^2, tr^3$. The first and third terms are the roots of the first equation,
        the second
        and fourth those of the other one. Write down the two sums.`;
    else
      write(tex`t + (t + 2s) = ${sum}, \qquad (t + s) + (t + 3s) = ${otherSum}`, {
        because: text`The roots of one equation are not neighbours in the progression; each equation takes every second
          term.`,
      })`
        Let the progression be $t, t + s, t + 2s, t + 3s$. The first and third terms are the roots of the first
        equation, the
        second and fourth those of the other one. Write down the two sums.`;
    const by = isGp
      ? step(frac(calc`${otherSum} / ${sum}`), {
          name: 'the common ratio',
          works: (_v, working) => tex`r = ${working}`,
        })`
          The second sum is $r$ times the first one, so divide.`
      : step(calc`(${otherSum} - ${sum}) / 2`, {
          name: 'the common difference',
          works: (_v, working) => tex`s = ${working}`,
        })`
          The second sum is $2s$ more than the first one.`;
    const first = isGp
      ? step(frac(calc`${sum} / (1 + ${by}^2)`), {
          name: 'the first term',
          works: (_v, working) => tex`t = ${working}`,
        })`
          The first sum is $t(1 + r^2)$. Find $t$.`
      : step(calc`${sum} / 2 - ${by}`, {
          name: 'the first term',
          works: (_v, working) => tex`t = ${working}`,
        })`
          The first sum is $2(t + s)$. Find $t$.`;
    const second = find(isGp ? calc`${first} * ${by}` : calc`${first} + ${by}`);
    const third = find(isGp ? calc`${second} * ${by}` : calc`${second} + ${by}`);
    const fourth = find(isGp ? calc`${third} * ${by}` : calc`${third} + ${by}`);
    const wanted = step(calc`${first} * ${third} + ${second} * ${fourth}`, {
      works: (_v, working) => tex`p + q = ${working}`,
    })`
      Write down the four terms. $p$ is the product of the first and third, $q$ that of the second and fourth.`;
    const equations = text`$x^2 - ${sum}x + p = 0$ has the roots $\alpha$ and $\beta$, and $x^2 - ${otherSum}x + q =
      0$ has
      the roots $\gamma$ and $\delta$.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`The equation ${equations} If $\alpha, \gamma, \beta, \delta$, in this order, form ${isGp ? 'a' : 'an'}
            ${name}, what is $p + q$?`
          : text`Four numbers form ${isGp ? 'a' : 'an'} ${name}. The first and the third of them are the roots of $x^2 -
            ${sum}x + p = 0$, the second and the fourth are the roots of $x^2 - ${otherSum}x + q = 0$. Find $p + q$.`,
      show: plain,
      plausible: value => value.d === 1n,
      slips: isGp
        ? [
            slip('mixed_up_kinds_of_progression', by, calc`(${otherSum} - ${sum}) / 2`)`
              ${here} was used as the ratio. It would be the difference of the terms of an arithmetic progression.`,
            slip('miscounted_the_steps', first, frac(calc`${sum} / (1 + ${by})`))`
              The roots of the first equation were taken as the first two terms, and the first term as
              $${frac(first)}$. They
              are the first and the third.`,
            slip('answered_another_quantity', wanted, calc`${first} * ${third}`)`
              ${here} is $p$ alone.`,
            slip('answered_another_quantity', wanted, calc`${second} * ${fourth}`)`
              ${here} is $q$ alone.`,
            slip('used_a_wrong_given_number', wanted, calc`${first} * ${second} + ${third} * ${fourth}`)`
              ${here} multiplies neighbours of the progression. The roots of one equation are two places apart.`,
            slip('inverted_the_ratio', by, frac(calc`${sum} / ${otherSum}`))`
              The ratio of the progression was turned round, to $${frac(by)}$.`,
            slip('wrong_sign', wanted, calc`${second} * ${fourth} - ${first} * ${third}`)`
              ${here} subtracts the two products.`,
          ]
        : [
            slip('did_not_halve', by, calc`${otherSum} - ${sum}`)`
              ${here} was used as the difference of neighbours. Both roots of the second equation are one step
              further, so
              it counts twice.`,
            slip('mixed_up_kinds_of_progression', first, calc`${sum} / 2`)`
              Half of the first sum was taken for the first term. It is the second one, midway between the roots.`,
            slip('answered_another_quantity', wanted, calc`${first} * ${third}`)`
              ${here} is $p$ alone.`,
            slip('answered_another_quantity', wanted, calc`${second} * ${fourth}`)`
              ${here} is $q$ alone.`,
            slip('used_a_wrong_given_number', wanted, calc`${first} * ${second} + ${third} * ${fourth}`)`
              ${here} multiplies neighbours of the progression. The roots of one equation are two places apart.`,
            slip('used_a_wrong_given_number', wanted, calc`${first} * ${fourth} + ${second} * ${third}`)`
              ${here} multiplies the outer and the inner terms. The roots of one equation are two places apart.`,
            slip('miscounted_the_steps', by, calc`(${otherSum} - ${sum}) / 4`)`
              ${here} was used as the difference, as if both roots of the first equation came before those of the
              second.`,
            slip('wrong_sign', first, calc`${sum} / 2 + ${by}`)`
              ${here} was taken for the first term. The difference has to be subtracted from half the sum.`,
            slip('wrong_sign', wanted, calc`${second} * ${fourth} - ${first} * ${third}`)`
              ${here} subtracts the two products.`,
          ],
      snapRead: text`Two equations whose roots take turns in ${isGp ? 'a' : 'an'} ${name}: the two sums fix it.`,
      approach: text`Write all four roots with two letters. The two sums of roots give both, and then the products are
        known.`,
      faster:
        !isGp &&
        text`The second number is midway between the first and the third, so it is $${b}$, and the third is
        $${c}$, midway between the second and the fourth. The step is $${p.step}$.`,
      check: text`The numbers $${frac(a)}, ${frac(b)}, ${frac(c)}, ${frac(d)}$ have the sums $${frac(a)} +
        ${frac(c)} = ${sum}$
        and $${frac(b)} + ${frac(d)} = ${otherSum}$.`,
      principle: text`Roots that form a progression are written with its first term and its step; the sums of roots then
        give both.`,
    };
  },
);

interface Limited {
  /** The equation is x² − kx + ck = 0. */
  c: number;
  /** The larger root is at most n/l times the smaller. */
  n: number;
  l: number;
  frame: number;
}

const rangeOfK = form<Limited, readonly [Fraction, Fraction]>(
  'range-from-a-limited-ratio',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.QUA.3', 'AL.INQ.6'],
    verify: ({ c, n, l }) => {
      const isRight = (k: number) => {
        const discriminant = k * k - 4 * c * k;
        if (discriminant < 0 || k <= 0) return false;
        const root = Math.sqrt(discriminant);
        return (k + root) * l <= n * (k - root) + 1e-9;
      };
      const all = Array.from({ length: 400 * 60 }, (_, i) => (i + 1) / 60).filter(isRight);
      const high = all.at(-1) ?? 0;
      // The upper end is no multiple of a sixtieth in general: close in on it.
      let [from, to] = [high, high + 1];
      for (let i = 0; i < 60; i += 1) {
        const half = (from + to) / 2;
        if (isRight(half)) from = half;
        else to = half;
      }
      return [nearFraction(all[0] ?? 0, 60), nearFraction(Math.round(from * 1e7) / 1e7, 60)];
    },
  },
  ({ c, n, l, frame }, { step, write, find }) => {
    const most = q(n, l);
    const ratio = frac(most);
    const term = c === 1 ? 'k' : `${c}k`;
    write(tex`(r + 1)t = k, \qquad rt^2 = ${term}`)`
      Let $t$ be the smaller root and $rt$ the larger one, so that $r \ge 1$. Write down their sum and their product.`;
    write(
      tex`\frac{(r + 1)^2}{r} = \frac{k^2}{${term}} = \frac{k}{${c}} \quad \Rightarrow \quad k = ${c}\left(r + 2 +
      \frac{1}{r}\right)`,
      {
        because: text`The condition speaks of the ratio, so the root itself has to go.`,
      },
    )`
      Divide the square of the sum by the product. $t$ cancels, and $k$ depends on the ratio $r$ alone.`;
    const least = find(1, { name: 'the least ratio' });
    const low = step(frac(calc`${c} * (${least} + 2 + 1 / ${least})`), {
      name: 'the least value of k',
      works: value => tex`k = ${c}(1 + 2 + 1) = ${frac(value)}`,
      because: text`$r + \frac{1}{r}$ is least at $r = 1$ and grows with $r$ from there on.`,
    })`
      For $r \ge 1$ the sum $r + \frac{1}{r}$ grows with $r$. So $k$ is least for $r = 1$, where the roots are equal.`;
    const high = step(frac(calc`${c} * (${ratio} + 2 + 1 / ${ratio})`), {
      name: 'the greatest value of k',
      works: value => tex`k = ${c}\left(${ratio} + 2 + ${frac(q(l, n))}\right) = ${frac(value)}`,
    })`
      It is greatest for the largest ratio that is allowed.`;
    const wanted = step([low, high], ([a, b]) => tex`${frac(a)} \le k \le ${frac(b)}`)`
      Every value between these two belongs to some ratio, so the values of $k$ form one interval.`;
    const often = l === 1 ? text`$${n}$ times` : text`$${frac(most)}$ times`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`Both roots of $x^2 - kx + ${term} = 0$ are real and positive, and the larger one is at most
            ${often} the
            smaller one. Which values can the real number $k$ take?`
          : frame === 1
            ? text`For which real numbers $k$ does the equation $x^2 - kx + ${term} = 0$ have two positive roots,
              equal or not,
              neither of which is more than ${often} the other?`
            : text`The equation $x^2 - kx + ${term} = 0$ has positive real roots. Dividing the larger one by the
              smaller one
              gives at most $${frac(most)}$. Find the range of $k$.`,
      show: ([a, b]) => `$${frac(a).tex} \\le k \\le ${frac(b).tex}$`,
      size: ([a, b]) => b.sub(a).valueOf(),
      plausible: ([a, b]) => a.lt(b) && a.s >= 0n && b.d < 200n,
      slips: [
        slip('ignored_real_roots', low, 0)`
          $0$ was taken for the lower limit. For small positive $k$ the discriminant $k^2 - ${4 * c}k$ is negative,
          and there
          are no real roots.`,
        slip('left_out_a_term', high, frac(calc`${c} * (${ratio} + 1 / ${ratio})`))`
          The upper limit was taken as ${here}. The square of the sum over the product has a term $2$ as well.`,
        slip('took_a_part_for_the_whole', high, frac(calc`${c} * ${ratio}`))`
          The upper limit was taken as ${here}, as if $k$ were in proportion to the ratio of the roots.`,
        slip('did_not_divide', high, frac(calc`${c} * (${ratio} + 1)^2`))`
          The upper limit was taken as ${here}. The square of the sum still has to be divided by the product.`,
        slip('got_the_discriminant_wrong', low, 2 * c)`
          $${2 * c}$ was taken for the lower limit. In the discriminant the constant term $${term}$ is multiplied by
          $4$, not by
          $2$.`,
        slip('ignored_the_leading_coefficient', low, c > 1 && 4)`
          $4$ was taken for the lower limit, which would belong to $x^2 - kx + k = 0$.`,
        slip('left_out_a_factor', high, c > 1 && frac(calc`${ratio} + 2 + 1 / ${ratio}`))`
          The upper limit was taken as ${here}, without the factor $${c}$.`,
        slip('left_out_a_term', high, frac(calc`${c} * (${ratio} + 2)`))`
          The upper limit was taken as ${here}. The reciprocal of the ratio is missing.`,
        slip('wrong_sign', high, frac(calc`${c} * (${ratio} + 2 - 1 / ${ratio})`))`
          The upper limit was taken as ${here}. The reciprocal is added, not subtracted.`,
      ],
      snapRead: text`A limited ratio of the roots, and $k$ stands in sum and product: express $k$ by the ratio.`,
      approach: text`The square of the sum over the product depends on the ratio alone. Since $r + \frac{1}{r}$
        grows from $r
        = 1$ on, the ends of the ratio give the ends of $k$; that the roots are real gives the lower one.`,
      check: text`For $k = ${frac(low)}$ both roots are $${frac(low.div(2))}$. For $k = ${frac(high)}$ the roots are
        $${frac(high.mul(l).div(n + l))}$ and $${frac(high.mul(n).div(n + l))}$, and the second is $${frac(most)}$
        times the
        first.`,
      principle: text`The square of the sum of two roots over their product depends on their ratio alone; it is $4$
        for equal
        roots and more for all others.`,
    };
  },
);

/** AL.QUA.4 Hard: roots of two equations that take turns in a progression. */
const takenInTurn = situation<Interleaved>({
  type: 'AL.QUA.4',
  situation: 'roots-in-progression',
  tries: 200,
  draw: draw => {
    const kind = draw.pick(['GP', 'AP'] as const);
    const step = kind === 'GP' ? draw.pick([q(2), q(3), q(3, 2), q(4), q(5, 2), q(4, 3)]) : q(draw.int(1, 7));
    const first = kind === 'GP' ? Number(step.d) ** 3 * draw.int(1, 6) : draw.int(-6, 18);
    const p = { kind, step, first, frame: draw.int(0, 1) };
    const list = listOf(p);
    const [a = q(0), b = q(0), c = q(0), d = q(0)] = list;
    const isFit =
      list.every(term => !term.equals(0)) &&
      [a.add(c), b.add(d), a.mul(c), b.mul(d)].every(part => part.d === 1n && part.abs().lt(900)) &&
      a.add(c).gt(1) &&
      (kind === 'AP' || p.first > 0);
    return isFit ? p : null;
  },
  forms: [interleaved],
});

/** AL.QUA.4 Hard: the range of a parameter from a limited ratio of the roots. */
const limitedRatio = situation<Limited>({
  type: 'AL.QUA.4',
  situation: 'limited-ratio',
  tries: 200,
  draw: draw => {
    const [n, l] = [draw.int(2, 9), draw.pick([1, 1, 1, 2, 3])];
    return gcd(n, l) === 1 && n > l ? { c: draw.int(1, 9), n, l, frame: draw.int(0, 2) } : null;
  },
  forms: [rangeOfK],
});

export const rootsInProgression: readonly AnyTemplate[] = [...takenInTurn, ...limitedRatio];
