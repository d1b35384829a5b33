import type Fraction from 'fraction.js';
import { gcd } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Reciprocal {
  /** The product of the first roots is m/l, with l + m as a factor of the sum n of the others. */
  m: number;
  l: number;
  n: number;
  frame: number;
}

const twoValues = form<Reciprocal>(
  'difference-of-two-values-of-k',
  {
    band: 'Hard',
    seconds: 135,
    also: ['AL.POL.2'],
    verify: ({ m, l, n }) => {
      // Products c with c + 2 + 1/c as given; then k(1 + 1/c) = n.
      const values = [m / l, l / m].map(c => n / (1 + 1 / c));
      return nearFraction(Math.abs((values[0] ?? 0) - (values[1] ?? 0)), 1);
    },
  },
  ({ m, l, n, frame }, { step, find }) => {
    const square = (m + l) ** 2;
    const second = tex`${m * l === 1 ? '' : String(m * l)}x^2 - ${String(m * l * n)}x + ${String(square)} = 0`;
    const product = step(frac(calc`(${m} + ${l})^2 / (${m} * ${l}) - 2`), {
      name: 'the sum of the product of the first roots and its reciprocal',
      works: (_v, working) =>
        tex`\left(u + \frac{1}{v}\right)\left(v + \frac{1}{u}\right) = c + 2 + \frac{1}{c} \Rightarrow c + \frac{1}{c} =
          ${working}`,
      because: text`In the product of the two new roots, $u$ times $\frac{1}{u}$ and $v$ times $\frac{1}{v}$ give $1$
        each. The other two terms are the product $c$ and its reciprocal.`,
    })`
      Let $u$ and $v$ be the roots of the first equation; their product is $c$. Multiply the two roots of the second
      equation and compare with its coefficients.`;
    const larger = step(frac(calc`${m} / ${l}`), {
      name: 'one of the two possible products c',
      works: (
        _v,
        working,
      ) => tex`c + \frac{1}{c} = ${frac(product)} \Rightarrow c = ${working} \text{ or } c =
        ${frac(q(l, m))}`,
      because: text`If one number satisfies this equation, its reciprocal does too, because the two terms only change
        places.`,
    })`
      This equation has two solutions, a number and its reciprocal. Both are possible for $c$.`;
    const sum = find(n, { name: 'the sum of the roots of the second equation' });
    const high = step(frac(calc`${sum} * ${larger} / (${larger} + 1)`), {
      name: 'the larger value of k',
      works: (_v, working) =>
        tex`k\left(1 + \frac{1}{c}\right) = ${n} \Rightarrow k = \frac{${n}c}{c + 1} = ${working}`,
      because: text`$\frac{1}{u} + \frac{1}{v}$ is $\frac{u + v}{uv}$, so it is $k$ divided by $c$.`,
    })`
      The sum of the new roots is $u + v + \frac{1}{u} + \frac{1}{v} = k + \frac{k}{c}$. Use the larger product first.`;
    const low = step(frac(calc`${sum} - ${high}`), {
      name: 'the smaller value of k',
      works: (_v, working) => tex`k = \frac{${n}}{c + 1} = ${working}`,
    })`
      With the reciprocal for $c$ the other part of $${n}$ is the value of $k$.`;
    const wanted = step(frac(calc`${high} - ${low}`))`
      Subtract the two values of $k$.`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`The equation $x^2 - kx + c = 0$ has the roots $u$ and $v$, and $${second}$ has the roots $u + \frac{1}{v}$
          and $v + \frac{1}{u}$. By how much do the two possible values of $k$ differ?`,
        text`Let $u$ and $v$ be the roots of $x^2 - kx + c = 0$. The numbers $u + \frac{1}{v}$ and $v + \frac{1}{u}$ are
          the roots of $${second}$. Two values of $k$ are possible; find their difference.`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d <= 9n,
      slips: [
        slip('answered_another_quantity', wanted, high)`
          $${frac(wanted)}$ is the larger of the two values of $k$. The question asks how far the two are apart.`,
        slip('gave_the_other_extreme', wanted, low)`
          $${frac(wanted)}$ is the smaller of the two values of $k$. The question asks how far the two are apart.`,
        slip('answered_another_quantity', wanted, () => frac(calc`${larger} - 1 / ${larger}`))`
          ${here} is the difference of the two possible values of $c$, the product of the roots. The question asks about
          $k$.`,
        slip('mixed_up_sum_and_product', high, frac(calc`${sum} - ${larger}`))`
          You subtracted $c$ from the sum $${n}$ to find $k$. The sum contains $\frac{k}{c}$ besides $k$, not $c$.`,
        slip('left_out_a_term', high, frac(calc`${sum} * ${larger} / (${larger} + 2)`))`
          You used $c + 2$ as divisor. The sum of the new roots is $k$ and $\frac{k}{c}$, so $c + 1$ divides.`,
        slip('inverted_the_ratio', high, frac(calc`${sum} * (${larger} + 1) / ${larger} / 2`))`
          You multiplied by $1 + \frac{1}{c}$ and halved. The sum $${n}$ is $k$ times $1 + \frac{1}{c}$, so it has to be
          divided.`,
        slip('ignored_the_leading_coefficient', sum, frac(calc`${n} * ${m} * ${l} / (${m} + ${l})`))`
          You used $${frac(sum)}$ as the sum of the new roots. The sum is the coefficient of $x$ divided by the leading
          coefficient.`,
      ],
      snapRead: text`The new roots contain the old ones and their reciprocals: product and sum of the new ones depend on
        the sum $k$ and the product $c$ alone.`,
      approach: text`The product of the new roots gives an equation for $c$ that a number and its reciprocal satisfy.
        Each of the two leads to a value of $k$ through the sum.`,
      check: text`$c = ${frac(q(m, l))}$ with $k = ${frac(high)}$ and $c = ${frac(q(l, m))}$ with $k = ${frac(low)}$: in
        both cases $k + \frac{k}{c} = ${n}$.`,
      principle: text`An equation in $c + \frac{1}{c}$ does not change when $c$ is replaced by its reciprocal, so it
        gives both as solutions.`,
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
          The upper limit was taken as ${here}. It has to be multiplied by the factor $${c}$ as well.`,
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

/** AL.QUA.4 Hard: roots with reciprocals, two values of a coefficient. */
const withReciprocals = situation<Reciprocal>({
  type: 'AL.QUA.4',
  situation: 'roots-and-reciprocals',
  tries: 100,
  draw: draw => {
    const [m, l] = [draw.int(2, 9), draw.pick([1, 1, 1, 2, 3])];
    const n = (m + l) * draw.int(1, 6);
    return gcd(m, l) === 1 && m > l && n > 4 && m * l <= 24 ? { m, l, n, frame: draw.int(0, 1) } : null;
  },
  forms: [twoValues],
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

export const rootsInProgression: readonly AnyTemplate[] = [...withReciprocals, ...limitedRatio];
