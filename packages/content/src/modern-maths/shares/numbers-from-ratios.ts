import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { fractionTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Shared {
  /** n like things for three; at least `least` each leaves this many. */
  n: number;
  least: number;
  frame: number;
}

const ways = (n: number) => ((n + 1) * (n + 2)) / 2;

const numberFromRatio = form<Shared>(
  'number-from-a-ratio-of-ways',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.QUA.8'],
    verify: ({ n, least }) => {
      const count = (m: number, from: number) => {
        let found = 0;
        for (let x = from; x <= m; x += 1)
          for (let y = from; x + y <= m; y += 1) if (m - x - y >= from) found += 1;
        return found;
      };
      return q(count(n + 1, least), count(n + 1, 0));
    },
  },
  ({ n, least, frame }, { step, write }) => {
    const things = frame === 1 ? 'pens' : 'laddus';
    const part = q(ways(n - 3 * least), ways(n));
    write(tex`\frac{(n + 1)(n + 2)}{2}`, {
      because: text`A way of sharing is a row of the $n$ ${things} with two bars between the shares: two of $n + 2$
        places are bars.`,
    })`
      Let there be $n$ ${things}. Without a condition each way of sharing is a row of $n$ ${things} and two bars.
      Choose the places of the bars.`;
    write(tex`\frac{(n - ${3 * least - 1})(n - ${3 * least - 2})}{2}`, {
      because: text`The first $${3 * least}$ ${things} are given out in one way only. The rest may be shared in any
        way, also with shares of nothing.`,
    })`
      With at least $${least}$ each, give out these $${3 * least}$ ${things} first and share the rest freely. In the
      same expression $n$ becomes $n - ${3 * least}$.`;
    const root = step(() => q(n), {
      name: text`the number $n$`,
      works: value => {
        const [a, b] = [part.d, part.n].map(Number) as [number, number];
        const s = 3 * least;
        const [A, B, C] = [a - b, -a * (2 * s - 3) - 3 * b, a * (s - 1) * (s - 2) - 2 * b];
        const other = q(C, A * n);
        return tex`\frac{(n - ${s - 1})(n - ${s - 2})}{(n + 1)(n + 2)} = ${frac(part)}: \quad
            ${A === 1 ? '' : A}n^2 ${B < 0 ? '-' : '+'} ${Math.abs(B)}n ${C < 0 ? '-' : '+'} ${Math.abs(C)} = 0 \quad
            \Rightarrow \quad n = ${value} \text{ or } n = ${frac(other)}`;
      },
      because: text`The other root is below $${3 * least}$, and then nobody could have $${least}$. Only the larger
          root fits.`,
    })`
      The quotient of the two numbers is given. Multiply across and solve the quadratic equation. Keep the root that
      is at least $${3 * least}$.`;
    const upper = step(calc`(${root} + ${3 - 3 * least}) * (${root} + ${2 - 3 * least}) / 2`, {
      name: `the number of ways with at least ${least} each, with one of the ${things} more`,
    })`
      Put $n + 1$ for $n$ in the number of ways with at least $${least}$ each.`;
    const lower = step(calc`(${root} + 2) * (${root} + 3) / 2`, {
      name: `the number of all ways with one of the ${things} more`,
    })`
      Do the same in the number of all ways.`;
    const chance = step(frac(calc`${upper} / ${lower}`))`
      The new probability is the quotient of the two.`;
    return {
      answer: chance,
      stem: wording(
        frame,
        text`Some identical laddus are shared among three friends. If all ways of sharing are equally likely, also
          those in which somebody gets nothing, each friend gets at least $${least}$ with the probability
          $${frac(part)}$. What would this probability be with one laddu more?`,
        text`A box of identical pens is divided among three offices, some of which may get none. Each office gets at
          least $${least}$ in exactly $${frac(part)}$ of all possible divisions. With one more pen in the box, what
          part of all the divisions would it be?`,
      ),
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.gt(0) && value.lt(1) && value.d < 400n,
      slips: [
        slip('changed_one_side_only', lower, ways(n))`
          You left the number of all ways at $${ways(n)}$. It grows too when there is one more to share.`,
        slip('changed_one_side_only', upper, ways(n - 3 * least))`
          The ways with at least $${least}$ each stayed at $${ways(n - 3 * least)}$ in your quotient. There are more
          of them as well.`,
        slip('went_a_step_too_far', root, n + 1)`
          You added one twice. $${n}$ ${things} are there now, and one more is added once.`,
        slip('took_a_part_for_the_whole', chance, () =>
          part.add(q(1, (ways(n + 1) - ways(n)) * 1)).lt(1) ? q(ways(n - 3 * least) + 1, ways(n) + 1) : null,
        )`
          $${frac(chance)}$ adds one way above and one way below. One more of the ${things} brings several ways.`,
        slip('chose_from_a_wrong_pool', lower, calc`(${root} + 3) * (${root} + 4) / 2`)`
          For all ways you chose two of one place too many. The ${things} and two bars are as many places as there are
          ${things} and two.`,
        slip(
          'forgot_the_least_shares',
          upper,
          calc`(${root} + ${4 - 3 * least}) * (${root} + ${3 - 3 * least}) / 2`,
        )`
          Too few were given out before the sharing: $${3 * least - 1}$ instead of $${3 * least}$.`,
        slip('let_in_zero', upper, calc`(${root} + ${2 - 3 * least}) * (${root} + ${1 - 3 * least}) / 2`)`
          After the $${3 * least}$ that must be there, you gave out more than needed. The rest may be shared
          freely, also with shares of nothing.`,
        slip('gave_the_complement', chance, frac(calc`1 - ${upper} / ${lower}`))`
          $${frac(chance)}$ is the part in which some share is less than $${least}$. The other part is asked for.`,
      ],
      snapRead: text`The part of the ways in which each gets at least $${least}$ is given, the number of ${things} is
        not.`,
      approach: text`Both numbers of ways are products of two neighbouring factors. Their quotient gives a quadratic
        equation for the number of ${things}; with one more the quotient is formed again.`,
      check: text`With $${n}$ ${things} there are $\frac{${n + 1} \times ${n + 2}}{2} = ${ways(n)}$ ways, with at
        least $${least}$ each $\frac{${n - 3 * least + 1} \times ${n - 3 * least + 2}}{2} = ${ways(n - 3 * least)}$, and
        $\frac{${ways(n - 3 * least)}}{${ways(n)}} = ${frac(part)}$.`,
      principle: text`Give out the least shares first: then a condition only lowers the number that is shared freely.`,
    };
  },
);

/** MM.DST.2 Hard: the number of things from a ratio of ways. */
export const numbersFromRatios: readonly AnyTemplate[] = situation<Shared>({
  type: 'MM.DST.2',
  situation: 'number-from-a-part-of-the-ways',
  draw: draw => {
    const least = draw.int(1, 4);
    const n = draw.int(3 * least + 2, 9 * least + 8);
    const part = q(ways(n - 3 * least), ways(n));
    return part.d <= 100n && part.n > 1n ? { n, least, frame: draw.int(0, 1) } : null;
  },
  forms: [numberFromRatio],
});
