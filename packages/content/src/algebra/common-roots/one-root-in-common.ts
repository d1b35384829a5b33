import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Shared {
  /** The common root, and the two others. */
  r: number;
  s: number;
  t: number;
  /** The constant term of a third equation. */
  last: number;
  frame: number;
}

const equationOf = (x: number, y: number) => polynomialTex([1, -(x + y), x * y]);

const others = form<Shared>(
  'product-of-the-other-roots',
  {
    band: 'Easy',
    seconds: 60,
    revision: 2,
    verify: ({ r, s, t }) => {
      const found = [];
      for (let x = -300; x <= 300; x += 1)
        if ((x - r) * (x - s) === 0 && (x - r) * (x - t) === 0) found.push(x);
      return nearFraction(((r * s) / (found[0] ?? 0)) * ((r * t) / (found[0] ?? 0)));
    },
  },
  ({ r, s, t, frame }, { step, find }) => {
    const [one, two] = [equationOf(r, s), equationOf(r, t)];
    const top = find(r * t - r * s, { name: 'the difference of the constant terms' });
    const root = step(calc`${top} / ${t - s}`, {
      name: 'the common root',
      works: value => tex`${polynomialTex([t - s, -top])} = 0 \quad \Rightarrow \quad x = ${value}`,
      because: text`At the common root both left sides are $0$, and so is their difference. In the difference $x^2$
        cancels, so it is easy to solve.`,
    })`
      Subtract the second equation from the first. The common root satisfies both equations, so it satisfies the
      linear equation that remains.`;
    const first = step(frac(calc`${r * s} / ${root}`), {
      name: 'the other root of the first equation',
      because: text`In $x^2 + bx + c = 0$ the constant $c$ is the product of the two roots: $(x - 2)(x - 3)$ ends with
        $2 \times 3 = 6$.`,
    })`
      The constant term of the first equation is the product of its two roots. Divide it by the common root to get the
      other one.`;
    const second = step(frac(calc`${r * t} / ${root}`), {
      name: 'the other root of the second equation',
      because: text`The second equation also has the common root, and its constant term is again the product of its
        two roots.`,
    })`
      In the same way, divide the constant term of the second equation by the common root to get its other root.`;
    const wanted = step(calc`${first} * ${second}`, { name: 'the product of the two other roots' })`
      The product of the two roots that are not common is asked, so multiply them.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`The equations $${one} = 0$ and $${two} = 0$ have exactly one root in common. What is the product of
            the two
            roots that they do not share?`
          : frame === 1
            ? text`One number is a root of both $${one} = 0$ and $${two} = 0$. Each of the equations has another
              root as well.
              Find the product of these other roots.`
            : text`$p$ is a root of $${one} = 0$ and of $${two} = 0$. If the remaining roots of the two equations
              are $u$ and
              $v$, what is $uv$?`,
      show: plain,
      // The constant terms tell the sign.
      plausible: value => value.d === 1n && value.mul(s * t).gt(0),
      slips: [
        slip('wrong_sign', root, -r)`
          You used $${-r}$ for the common root. When the linear equation is solved, the constant goes to the other
          side and changes its sign.`,
        slip('answered_another_quantity', wanted, calc`${first} + ${second}`)`
          ${here} is the sum of the two other roots. Their product was asked for.`,
        slip('answered_another_quantity', wanted, calc`${root}^2`)`
          ${here} is the square of the common root. The two roots that the equations do not share were to be
          multiplied.`,
        slip('wrong_sign', first, calc`-(${r * s}) / ${root}`)`
          You used $${first}$ for the other root of the first equation. The product of the roots is the constant term
          with its own sign.`,
        slip('mixed_up_sum_and_product', first, calc`${r * s} - ${root}`)`
          You subtracted the common root from the constant term $${r * s}$. The constant term is the product of the
          roots, so it has to be divided by it.`,
        slip('mixed_up_sum_and_product', second, calc`${r * t} - ${root}`)`
          You subtracted the common root from the constant term $${r * t}$. The constant term is the product of the
          roots, so it has to be divided by it.`,
        slip('wrong_sign', second, calc`${-(r + t)} - ${root}`)`
          You subtracted the common root from $${-(r + t)}$, the coefficient of $x$ in the second equation. The sum of
          its roots has the opposite sign.`,
        slip('left_out_a_factor', wanted, first)`
          $${wanted}$ is the other root of the first equation alone. It has to be multiplied by the other root of the
          second equation.`,
        slip('left_out_a_factor', wanted, second)`
          $${wanted}$ is the other root of the second equation alone. It has to be multiplied by the other root of the
          first equation.`,
        stop('answered_another_quantity', root)`
          $${root}$ is the root that both equations have. The product of the two other roots was asked for.`,
      ],
      snapRead: text`Two quadratics with the same $x^2$ share a root: their difference is a linear equation for it.`,
      approach: text`Subtract the equations to get the common root. Each other root then follows from the constant
        term, which is the product of the two roots.`,
      check: text`The first equation has the roots $${root}$ and $${first}$ with the sum $${r + s}$, the second one
        $${root}$ and $${second}$ with the sum $${r + t}$, as their coefficients of $x$ say.`,
      principle: text`A common root makes both left sides zero, so it is also a root of their difference.`,
    };
  },
);

const constants = form<Shared>(
  'sum-of-the-constants',
  {
    band: 'Easy',
    seconds: 65,
    revision: 2,
    suits: ({ r, s, last }) =>
      last % r === 0 &&
      last % s === 0 &&
      last !== r * s &&
      r * s !== -last &&
      r + s !== 0 &&
      Math.abs(last) > 1,
    verify: ({ r, s, last }) => {
      const fits = (k: number) => [r, s].some(x => x * x - k * x + last === 0);
      let sum = 0;
      for (let k = -400; k <= 400; k += 1) if (fits(k)) sum += k;
      return q(sum);
    },
  },
  ({ r, s, last, frame }, { step, find }) => {
    const given = equationOf(r, s);
    const other = `x^2 - kx ${last < 0 ? '-' : '+'} ${Math.abs(last)}`;
    const roots = step([r, s], {
      name: 'the two roots of the equation without $k$',
      works: ([
        x,
        y,
      ]) => tex`(x ${r < 0 ? '+' : '-'} ${Math.abs(r)})(x ${s < 0 ? '+' : '-'} ${Math.abs(s)}) = 0 \quad
        \Rightarrow \quad x = ${x} \text{ or } x = ${y}`,
      because: text`A common root is a root of both equations. One of them is known completely, so only its two roots
        can be the common one.`,
    })`
      Factorise the equation without $k$ and solve it, because the common root has to be one of its two roots.`;
    const constant = find(last, { name: 'the constant term of the equation with $k$' });
    const one = step(calc`${roots[0]} + ${constant} / ${roots[0]}`, {
      name: 'the value of $k$ for the first root',
      works: (_v, working) => tex`k = x + \frac{${constant}}{x} = ${working}`,
      because: text`A root makes the equation true, so with its number in place of $x$ only $k$ is unknown. Dividing
        by $x$ leaves $k$ alone.`,
    })`
      Substitute the first root for $x$ in the equation with $k$, and solve it for $k$.`;
    const two = step(calc`${roots[1]} + ${constant} / ${roots[1]}`, {
      name: 'the value of $k$ for the second root',
      works: (_v, working) => tex`k = x + \frac{${constant}}{x} = ${working}`,
      because: text`The question does not say which root is the common one. Each of the two gives a value of $k$ of
        its own.`,
    })`
      The second root may be the common one as well. Substitute it in the same way to get another value of $k$.`;
    const wanted = step(calc`${one} + ${two}`, { name: 'the sum of the values of $k$' })`
      The sum of all possible values of $k$ is asked, so add the two.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`The equations $${given} = 0$ and $${other} = 0$ have at least one common root. What is the sum of
            all possible
            values of $k$?`
          : frame === 1
            ? text`Find the sum of all real numbers $k$ for which some root of $${given} = 0$ is also a root of
              $${other} = 0$.`
            : text`For certain values of $k$ the equation $${other} = 0$ shares a root with $${given} = 0$. What do
              these values
              of $k$ add up to?`,
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('left_out_a_case', wanted, one)`
          $${wanted}$ is the value of $k$ for the common root $${r}$ alone. The other root may be the common one as
          well, and it gives another $k$.`,
        slip('wrong_sign', constant, -last)`
          You used the constant term $${last}$ with the wrong sign. When the equation is solved for $k$, it keeps the
          sign that it has in the equation.`,
        slip('wrong_sign', roots, [-r, -s])`
          For the roots of the equation without $k$ you used $${-r}$ and $${-s}$, the signs of the brackets. A bracket
          is zero at the opposite number.`,
        slip('did_not_divide', two, calc`${roots[1]} + ${last}`)`
          For the root $${s}$ you added the constant term $${last}$ itself. When the equation is solved for $k$, all
          terms are divided by $x$.`,
        slip('did_not_divide', one, calc`${roots[0]} + ${last}`)`
          For the root $${r}$ you added the constant term $${last}$ itself. When the equation is solved for $k$, all
          terms are divided by $x$.`,
        slip('left_out_a_term', wanted, calc`${last} / ${r} + ${last} / ${s}`)`
          ${here} adds only the other roots of the equation with $k$. Each value of $k$ is the sum of both roots of
          that equation.`,
        slip('demanded_too_much', wanted, r + s)`
          $${r + s}$ makes the middle terms of the two equations equal. Only one root has to be the same, not the
          whole equation.`,
        slip('mixed_up_sum_and_product', wanted, calc`${one} * ${two}`)`
          ${here} multiplies the two values of $k$. Their sum was asked for.`,
        slip('subtracted_for_added', wanted, calc`abs(${one} - ${two})`)`
          ${here} is the difference of the two values of $k$. Their sum was asked for.`,
      ],
      snapRead: text`One of the two equations is known completely: only its roots can be the common root.`,
      approach: text`Solve the equation without $k$ and substitute each of its roots in the other equation. Each root
        gives one value of $k$.`,
      faster: text`$k$ is the sum of the roots of its equation: $${r}$ and $${q(last, r)}$, or $${s}$ and
        $${q(last, s)}$. Add these four numbers.`,
      check: () =>
        text`With $k = ${one}$ the equation with $k$ has the roots $${r}$ and $${q(last, r)}$, with $k = ${two}$ the
          roots $${s}$ and $${q(last, s)}$.`,
      principle: text`If one of two equations with a common root is completely known, test each of its roots in the
        other one.`,
    };
  },
);

/** AL.QUA.5 Easy: the roots that are not common, and the constants that make a root common. */
export const oneRootInCommon: readonly AnyTemplate[] = situation<Shared>({
  type: 'AL.QUA.5',
  situation: 'one-root-in-common',
  tries: 200,
  draw: draw => {
    const list = [-9, -8, -7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
    const [r = 0, s = 0, t = 0] = draw.some(list, 3);
    const last = draw.int(-60, 60);
    const isFit =
      [r, s, t, r * r, s + t, r - s].every(shown => Math.abs(shown) !== Math.abs(s * t)) &&
      r + s !== 0 &&
      r + t !== 0 &&
      last !== 0;
    return isFit ? { r, s, t, last, frame: draw.int(0, 2) } : null;
  },
  forms: [others, constants],
});
