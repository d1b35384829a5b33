import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { fractionTex, polynomialTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Twofold {
  /** The leading coefficient as a quotient, and it times the distance from the least value to the vertex, times 2. */
  top: number;
  bottom: number;
  t: number;
  frame: number;
}

const quadraticOf = ({ top, bottom, t }: Twofold) => {
  const a = q(top, bottom);
  const s = q(t, 2).div(a);
  const h = s.sub(a.mul(s).mul(s));
  return { a, s, h, linear: a.mul(h).mul(-2) };
};

const threeSolutions = form<Twofold>(
  'constant-for-three-solutions-of-f-of-f',
  {
    band: 'Hard',
    seconds: 150,
    revision: 2,
    also: ['AL.QUA.3', 'AL.QUA.8'],
    verify: p => {
      const { a, linear } = quadraticOf(p);
      const [lead, b] = [a.valueOf(), linear.valueOf()];
      const count = (c: number) => {
        const roots = (k: number) => {
          const d = b * b - 4 * lead * (c - k);
          return d > 1e-7
            ? [(-b + Math.sqrt(d)) / (2 * lead), (-b - Math.sqrt(d)) / (2 * lead)]
            : d > -1e-7
              ? [-b / (2 * lead)]
              : [];
        };
        return new Set(
          roots(0)
            .flatMap(roots)
            .map(x => x.toFixed(4)),
        ).size;
      };
      const fits: number[] = [];
      for (let i = -4000; i <= 8000; i += 1) if (count(i / 4) === 3) fits.push(i);
      if (fits.length !== 1) throw new Error(`${fits.length} constants`);
      return q(fits[0] ?? 0, 4);
    },
  },
  (p, { step, find }) => {
    const { a, s, linear } = quadraticOf(p);
    const { frame } = p;
    const f = `${polynomialTex([a, linear, 0])} + c`;
    const vertex = step(calc`-${linear} / (2 * ${a})`, {
      name: 'the place of the least value',
      works: value => tex`x = -\frac{${frac(linear)}}{2 \times ${frac(a)}} = ${frac(value)}`,
      because: text`Each value of $f$ above the least one is taken at two places, the least one at one place only. So
        an odd number of solutions is possible only if the least value of $f$ is used.`,
    })`
      $f(f(x)) = 0$ means that $f(x)$ is a root of $f$. The two roots give four, two or no solutions, unless one of
      them is the least value of $f$: then it gives just one. Find where this least value is taken.`;
    const distance = step(s, {
      name: 'how far the least value lies from the place where it is taken',
      works: value =>
        tex`f(m) = ${frac(a)}(m - (${frac(vertex)}))^2 + m = 0, \quad d = ${frac(vertex)} - m: \quad ${frac(a)}d^2 - d
        + (${frac(vertex)}) = 0 \;\Rightarrow\; d = ${frac(value)}`,
      because: text`The number $m$ has to be the smaller root: the other root is then larger than the least value and
        is taken twice. The smaller root lies to the left of the vertex, so $d$ is positive.`,
    })`
      Let $m$ be the least value. It must be a root, so $f(m) = 0$. Write $d$ for the distance of $m$ from the vertex,
      to the left. Of the two solutions only the positive one fits: with the other one $m$ would be the larger root,
      and the smaller root would lie below the least value.`;
    const least = find(calc`${vertex} - ${distance}`, { name: 'the least value' });
    const square = find(calc`${a} * ${vertex}^2`);
    const constant = step(calc`${least} + ${square}`, {
      name: 'the constant c',
      works: value =>
        tex`m = ${frac(vertex)} - ${frac(distance)} = ${frac(least)}, \quad c = m + ${frac(a)} \times
          (${frac(vertex)})^2 = ${frac(value)}`,
    })`
      The least value is $m$, and it is also $c$ less the leading coefficient times the square of the place of the
      vertex. Solve for $c$.`;
    const other = q(1).div(a).sub(distance);
    return {
      answer: constant,
      stem: wording(
        frame,
        text`Let $f(x) = ${f}$. The equation $f(f(x)) = 0$ is satisfied by exactly three different real numbers $x$.
          What is the value of the constant $c$?`,
        text`For the function $f(x) = ${f}$ with a real constant $c$, let $g(x) = f(f(x))$. The graph of $g$ has
          exactly three points in common with the $x$-axis. Find $c$.`,
        text`Leena enters a real number $x$ into a machine that replaces it by $${f}$, and enters the result once more.
          For exactly three different starting numbers the machine shows $0$ in the end. Which number is $c$?`,
      ),
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.d <= 16n,
      slips: [
        slip('kept_a_false_root', distance, other)`
          You chose the other solution, so that the least value became the larger root. The smaller root then lies
          below the least value, and only one solution is left.`,
        slip('ignored_a_condition', constant, calc`0 + ${square}`)`
          ${here} makes the roots of the quadratic equal. Then one number only is a root, and it gives at most two
          solutions.`,
        slip('answered_another_quantity', constant, calc`0 + ${least}`)`
          ${here} is the least value of the function. The constant is larger than the least value, as the vertex is not
          at $x = 0$.`,
        slip('mixed_up_the_argument', constant, calc`${vertex} + ${square}`)`
          ${here} makes the least value equal to the place where it is taken. It has to be a root of the quadratic, not
          the vertex.`,
        slip('ignored_the_leading_coefficient', square, !a.equals(1) && calc`${vertex}^2`)`
          You left out the leading coefficient when you completed the square. The least value differs from $c$ by this
          coefficient times a square.`,
        slip('wrong_sign', constant, calc`${least} - ${square}`)`
          ${here} subtracts the square. The least value is the constant less the square, so the square is added to it.`,
        slip('halved_needlessly', square, calc`${a} * ${vertex}^2 / 2`)`
          You halved the square when you went from the least value to $c$. Completing the square gives the whole of
          it.`,
        slip('kept_a_false_root', constant, calc`0 * ${square}`)`
          With the constant 0 the number $0$ is a root, but it is not the least value. So the number of solutions is
          even, or the least value gives no root.`,
      ],
      snapRead: text`A function put into itself, with an odd number of solutions: one root must be the least value.`,
      approach: text`Each root of $f$ is taken twice, once or never. For three solutions the smaller root is the least
        value of $f$. This is an equation for the distance of the two; of its solutions one is false.`,
      check: text`With this $c$ the least value is $${fractionTex(least)}$, a root of $f$, and the other root
        $${fractionTex(vertex.add(distance))}$ is larger: it is taken twice, which makes three.`,
      principle: text`An odd number of solutions of an equation that is symmetric about an axis needs the point on the
        axis itself.`,
    };
  },
);

/** AL.FUN.1 Hard: f(f(x)) = 0 with three solutions. */
export const threeSolutionsOfFOfF: readonly AnyTemplate[] = situation<Twofold>({
  type: 'AL.FUN.1',
  situation: 'three-solutions-of-f-of-f',
  tries: 60,
  draw: draw => {
    const p = {
      ...draw.pick([
        { top: 1, bottom: 1 },
        { top: 2, bottom: 1 },
        { top: 3, bottom: 1 },
        { top: 4, bottom: 1 },
        { top: 1, bottom: 2 },
        { top: 1, bottom: 4 },
        { top: 3, bottom: 2 },
        { top: 1, bottom: 3 },
      ]),
      t: draw.pick([3, 5, 6, 7, 8, 10, 12]),
      frame: draw.int(0, 2),
    };
    const { a, h, s, linear } = quadraticOf(p);
    const c = h.sub(s).add(a.mul(h).mul(h));
    return linear.d === 1n && 4n % c.d === 0n && c.abs().lt(1500) ? p : null;
  },
  forms: [threeSolutions],
});
