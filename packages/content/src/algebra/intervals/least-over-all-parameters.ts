import { isSquare } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Family {
  /** x² − 2kx + k² ∓ pk − r ≤ 0 for a real k: the least x (with −pk) or the greatest (with +pk). */
  p: number;
  r: number;
  least: boolean;
  frame: number;
}

const endOfAll = form<Family>(
  'end-of-all-solutions',
  {
    band: 'Hard',
    seconds: 130,
    revision: 2,
    also: ['AL.QUA.3'],
    verify: ({ p, r, least }) => {
      let most = Number.POSITIVE_INFINITY;
      for (let i = 0; i <= 400000; i += 1) {
        const k = -r / p + i / 4000;
        most = Math.min(most, k - Math.sqrt(Math.max(0, p * k + r)));
      }
      return nearFraction(Math.round(most * 1e4) / 1e4, 24).mul(least ? 1 : -1);
    },
  },
  ({ p, r, least, frame }, { step, write, find }) => {
    const [minus, plus, sign] = least ? ['-', '+', 1] : ['+', '-', -1];
    const pk = `${minus} ${p === 1 ? '' : p}k`;
    const relation = least ? String.raw`\ge` : String.raw`\le`;
    const extreme = least ? 'least' : 'greatest';
    write(tex`k^2 - (2x ${plus} ${p})k + (x^2 - ${r}) \le 0`, {
      because: text`The question is for which $x$ there is a $k$. So $x$ is the given number here, and $k$ is sought.`,
    })`
      Read the inequality as one in $k$: treat $x$ as a fixed number and sort by powers of $k$.`;
    write(tex`(2x ${plus} ${p})^2 - 4(x^2 - ${r}) \ge 0`, {
      because: text`A parabola in $k$ that opens upwards comes down to $0$ only if it has a real zero.`,
    })`
      Some real $k$ satisfies this exactly if the quadratic in $k$ has a real zero. Its discriminant must not be
      negative.`;
    const constant = step(calc`${p}^2 + 4 * ${r}`, {
      because: text`$(2x)^2$ is $4x^2$, and $4x^2$ is subtracted again. So what looks like a quadratic inequality is
        only linear, and it has one end.`,
      name: 'the constant of the discriminant',
      works: (_v, w) => tex`4x^2 ${plus} ${4 * p}x + ${p}^2 - 4x^2 + 4 \times ${r} \ge 0, \qquad ${w}`,
    })`
      Expand. The terms with $x^2$ cancel; collect the constants.`;
    const coefficient = find(4 * p, { name: text`the coefficient of $x$` });
    const bound = step(
      frac(least ? calc`-${constant} / ${coefficient}` : calc`${constant} / ${coefficient}`),
      {
        because: text`At this end the discriminant is $0$, so one real $k$ still fits. The end itself therefore belongs
          to the solutions.`,
        works: (_v, w) =>
          tex`${minus === '-' ? '' : '-'}${coefficient}x + ${constant} \ge 0 \quad \Rightarrow \quad x ${relation}
            ${w}`,
      },
    )`
      What is left is a linear inequality in $x$. Solve it: its end is the ${extreme} $x$.`;
    const x = q(sign * -(p * p + 4 * r), 4 * p);
    const k = x.add(q(sign * p, 2));
    const other = k.add(q(sign * 3 * p, 4));
    const inequality = tex`x^2 - 2kx + k^2 ${pk} - ${r} \le 0`;
    return {
      answer: bound,
      stem: wording(
        frame,
        text`For real numbers $k$ consider the inequality $${inequality}$. Find the ${extreme} real number $x$ that
          satisfies it for at least one $k$.`,
        text`A real number $x$ is called good if $${inequality}$ for some real number $k$. What is the ${extreme} good
          number?`,
        text`Let $S$ be the set of all real $x$ for which there is a real $k$ with $${inequality}$. What is the
          ${extreme} number in $S$?`,
      ),
      show: plain,
      plausible: value => value.d <= 24n && !value.equals(0),
      slips: [
        slip('sought_the_extreme_elsewhere', bound, () => q(-sign * r, p))`
          $${frac(bound)}$ is the ${extreme} $k$ for which there are solutions at all, and then the only solution. For
          other $k$ the interval of solutions is longer and reaches farther.`,
        slip('got_the_middle_term_wrong', coefficient, 2 * p)`
          In the square of $2x ${plus} ${p}$ you wrote $${2 * p}x$ for the middle term and found $${frac(bound)}$. The
          middle term is twice the product of both terms, $2 \times 2x \times ${p}$.`,
        slip(
          'sought_the_extreme_elsewhere',
          bound,
          isSquare(r) && (() => q(-sign * Math.round(Math.sqrt(r)))),
        )`
          $${frac(bound)}$ is the ${extreme} solution for $k = 0$ only. With another $k$ the solutions reach farther.`,
        slip('got_the_discriminant_wrong', constant, calc`${p}^2 + ${r}`)`
          In the discriminant of the quadratic in $k$ you used the constant $${r}$ without the factor $4$. The whole
          last term is multiplied by $4$.`,
        slip('wrong_sign', constant, calc`${p}^2 - 4 * ${r}`)`
          In $-4(x^2 - ${r})$ the second sign was not turned, so the constant became ${here}.`,
        slip('forgot_to_square', constant, p > 1 && calc`${p} + 4 * ${r}`)`
          You did not square $${p}$ in $(2x ${plus} ${p})^2$. The square of a bracket has the squares of both terms.`,

        slip('gave_the_place_for_the_value', bound, () => k)`
          $${frac(k)}$ is the $k$ for which this $x$ is a solution. The ${extreme} $x$ itself is asked.`,
      ],
      snapRead: text`An inequality in $x$ with a free $k$. The ${extreme} $x$ over all $k$ is wanted, so read it as an
        inequality in $k$.`,
      approach: text`Solving for $x$ gives ends with square roots of $k$. It is easier to fix $x$ and ask whether some
        $k$ fits: a quadratic in $k$ that must have a real zero.`,
      check: text`For $k = ${frac(k)}$ the solutions are the $x$ with $(x - k)^2 \le ${frac(k.mul(sign * p).add(r))}$,
        from $${frac(least ? x : x.sub(p))}$ to $${frac(least ? x.add(p) : x)}$. For $k = ${frac(other)}$ they
        ${least ? 'begin' : 'end'} at $${frac(other.sub(sign * p))}$.`,
      principle: text`Which $x$ is possible for some $k$? Read the condition as one in $k$ and ask when it can be met.`,
    };
  },
);

/** AL.INQ.1 Hard: the least or the greatest solution over all parameters. */
export const leastOverAllParameters: readonly AnyTemplate[] = situation<Family>({
  type: 'AL.INQ.1',
  situation: 'free-parameter',
  tries: 20,
  draw: draw => {
    const p = { p: draw.int(1, 8), r: draw.int(2, 40), least: draw.chance(0.5), frame: draw.int(0, 2) };
    return (4 * p.r) % p.p === 0 && p.r !== p.p ? p : null;
  },
  forms: [endOfAll],
});
