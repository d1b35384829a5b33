import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Eliminated {
  /** The common root, and the constant terms of the first two equations. */
  r: number;
  u: number;
  v: number;
  /** The coefficients of the equations with one parameter. */
  b: number;
  c: number;
  frame: number;
}

const three = form<Eliminated>(
  'three-equations-one-root',
  {
    band: 'Medium',
    seconds: 90,
    suits: ({ r, u, v }) => r > 1 && u % r === 0 && v % r === 0 && u !== v && r * r + u + v !== 0,
    verify: ({ r, u, v }) => {
      const last = r * r + u + v;
      for (let x = 1; x < 60; x += 1) {
        const [a, b] = [-(x * x + u) / x, -(x * x + v) / x];
        if (Math.abs(x * x + (a + b) * x + last) < 1e-9) return nearFraction(a - b, x);
      }
      throw new Error('no root fits');
    },
  },
  ({ r, u, v, frame }, { step, find }) => {
    const last = r * r + u + v;
    const square = step(calc`${last} - ${u} - ${v}`, {
      name: 'the square of the common root',
      works: (_v, working) =>
        tex`(x^2 + ax ${addedTex(u)}) + (x^2 + bx ${addedTex(v)}) - (x^2 + (a + b)x ${addedTex(last)}) = 0 \quad
          \Rightarrow \quad x^2 = ${working}`,
      because: text`The common root makes all three left sides $0$, so it also makes every combination of them $0$.
        Added up, the first two have the same term in $x$ as the third one.`,
    })`
      Add the first two equations and subtract the third one, because then all terms with $a$ and $b$ cancel and $x^2$
      remains.`;
    const root = find(() => q(Math.round(Math.sqrt(Math.abs(square.valueOf())) * 1e6), 1e6), {
      name: 'the common root',
    });
    const a = step(frac(calc`-(${root}^2 + ${u}) / ${root}`), {
      name: 'a',
      works: (_v, working) =>
        tex`x = ${root}: \quad ${root}^2 + ${root}a ${addedTex(u)} = 0, \quad a = ${working}`,
      because: text`A root makes its equation true. With its number in place of $x$, only $a$ is unknown in the first
        equation.`,
    })`
      The common root is positive, so it is the positive square root. Put it into the first equation and solve for
      $a$.`;
    const b = step(frac(calc`-(${root}^2 + ${v}) / ${root}`), {
      name: 'b',
      works: (_v, working) => tex`${root}^2 + ${root}b ${addedTex(v)} = 0, \quad b = ${working}`,
      because: text`The same number is a root of the second equation too, in which only $b$ is unknown.`,
    })`
      Put the common root into the second equation in the same way and solve for $b$.`;
    const wanted = step(calc`${a} - ${b}`, {
      name: 'the difference of a and b',
      works: (_v, working) => tex`a - b = ${working}`,
    })`
      The difference $a - b$ is asked, so subtract the second value from the first.`;
    const equations = text`$x^2 + ax ${addedTex(u)} = 0$, $x^2 + bx ${addedTex(v)} = 0$ and $x^2 + (a + b)x
      ${addedTex(last)} = 0$`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`The three equations ${equations} have a common positive root. What is the value of $a - b$?`
          : text`One and the same positive number satisfies ${equations}. Find $a - b$.`,
      show: plain,
      plausible: value => value.mul(r).d === 1n && value.d < 30n,
      slips: [
        slip('wrong_sign', root, -r)`
          You used $${root}$, the negative root of $x^2 = ${square}$. The common root is positive.`,
        slip('forgot_the_root', root, () => square)`
          You put in $${square}$ for $x$. It is the square of the common root, so its root has to be taken first.`,
        slip('left_out_a_term', square, calc`${last} - ${u}`)`
          You left out the constant $${v}$ when you combined the equations, so $x^2$ became $${square}$. All three
          constants have to be combined.`,
        slip('added_for_subtracted', wanted, calc`${a} + ${b}`)`
          ${here} is the sum $a + b$. The question asks for the difference $a - b$.`,
        slip('wrong_sign', a, frac(calc`(${root}^2 + ${u}) / ${root}`))`
          You got $a = ${frac(a)}$. The square of the root and the constant change their signs when they go to the
          other side.`,
        slip('left_out_a_factor', square, () => last % 2 === 0 && calc`${last} / 2`)`
          You used half of $${last}$ for $x^2$, as if adding two equations doubled one of them. Their constants have
          to be combined.`,
        slip('wrong_sign', wanted, calc`${b} - ${a}`)`
          ${here} is $b - a$. The second number has to be subtracted from the first.`,
        slip('did_not_divide', wanted, calc`${v} - ${u}`)`
          ${here} is $(a - b)x$. It still has to be divided by the root.`,
        slip('did_not_divide', wanted, calc`${u} - ${v}`)`
          ${here} subtracts the constants as they stand. They change their signs on the other side, and then they are
          divided by the root.`,
      ],
      snapRead: text`Three equations share one root, and the third one has $a + b$: combine them so that $a$ and $b$
        cancel.`,
      approach: text`The sum of the first two less the third has no term in $x$. It gives the root, and then $a$ and
        $b$ follow.`,
      faster: text`With the root $${r}$ known, subtract the second equation from the first: $(a - b) \times ${r}
        ${addedTex(u)} ${addedTex(-v)} = 0$.`,
      check: text`$${r}^2 + (${frac(a.add(b))}) \times ${r} ${addedTex(last)} = 0$, so $${r}$ satisfies the third
        equation, too.`,
      principle: text`For a common root combine the equations so that the unknown coefficients cancel; every
        combination has that root.`,
    };
  },
);

const cancelled = form<Eliminated>(
  'parameter-that-is-cancelled',
  {
    band: 'Medium',
    seconds: 95,
    suits: ({ b, c }) =>
      b !== 0 && c !== 0 && b * c !== 0 && 2 * b + c !== 0 && b + c !== 0 && Math.abs(c) > 1,
    verify: ({ b, c }) => {
      const fits = (k: number) => {
        // Do the two have a common root? Their resultant is zero.
        const [p, m, s, n] = [k, b * c, b, c * k];
        return (n - m) ** 2 + p * (n - m) * (p - s) + m * (p - s) ** 2 === 0;
      };
      let product = 1;
      for (let k = -200; k <= 200; k += 1) if (fits(k)) product *= k;
      return q(product);
    },
  },
  ({ b, c, frame }, { step, write, find }) => {
    const one = `x^2 + kx ${addedTex(b * c)}`;
    const two = `x^2 ${addedTex(b)}x ${addedTex(c)}k`.replaceAll(' 1x', ' x');
    write(
      tex`(k ${addedTex(-b)})x ${addedTex(-c)}k ${addedTex(b * c)} = 0 \quad \Rightarrow \quad (k ${addedTex(-b)})(x
      ${addedTex(-c)}) = 0`,
      {
        because: text`At a common root both left sides are $0$, so their difference is $0$ too, and $x^2$ cancels in
          it. Dividing by the bracket with $k$ would lose the case in which it is $0$.`,
      },
    )`
      A common root satisfies the difference of the equations. Subtract the second one from the first and factorise.`;
    const same = step(b, {
      name: 'the first value of k',
      works: value => tex`k ${addedTex(-b)} = 0 \quad \Rightarrow \quad k = ${value}`,
      because: text`With this $k$ the difference is $0$ for every $x$, which means that the two equations are one and
        the same.`,
    })`
      A product is $0$ if one of its brackets is. If the first bracket is $0$, the two equations are the same, and
      they have their roots in common if these are real.`;
    const root = find(c, { name: 'the common root in the other case' });
    const other = step(calc`-(${root}^2 + ${b * c}) / ${root}`, {
      name: 'the other value of k',
      works: value => {
        const x = c < 0 ? tex`(${c})` : tex`${c}`;
        return tex`${x}^2 + ${x}k ${addedTex(b * c)} = 0 \quad \Rightarrow \quad k = ${value}`;
      },
      because: text`The second bracket tells only which number the common root is. The value of $k$ comes from an
        equation that this root satisfies.`,
    })`
      Otherwise the common root makes the second bracket $0$. Put this root into the first equation and solve it for
      $k$.`;
    const wanted = step(calc`${same} * ${other}`, { name: 'the product of the two values' })`
      These are the only two possible values of $k$, and their product is asked. Multiply them.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`For two values of the real number $k$ the equations $${one} = 0$ and $${two} = 0$ have at least one
            common real
            root. What is the product of these two values?`
          : text`Find the product of all real values of $k$ for which $${one} = 0$ and $${two} = 0$ have a real root
            in common.`,
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('lost_a_solution', wanted, other)`
          $${wanted}$ is the only value that remains after dividing by $k ${addedTex(-b)}$. For $k = ${b}$ this
          bracket is $0$ and both equations are the same.`,
        slip('wrong_sign', root, -c)`
          You used $${-c}$ as the common root. The difference of the equations has the factor $x ${addedTex(-c)}$,
          which is $0$ at the opposite number.`,
        slip('wrong_sign', same, -b)`
          You got $k = ${-b}$ from the first bracket. The bracket $k ${addedTex(-b)}$ is $0$ at the opposite number.`,
        slip('mixed_up_sum_and_product', wanted, calc`${same} + ${other}`)`
          ${here} is the sum of the two values of $k$. Their product was asked for.`,
        slip('took_a_part_for_the_whole', wanted, calc`${b} * ${c}`)`
          ${here} multiplies $${b}$ by the common root $${c}$. The second factor has to be the value of $k$ that this
          root gives.`,
        slip('wrong_sign', other, calc`(${root}^2 + ${b * c}) / ${root}`)`
          For the second value of $k$ you used $${other}$. The other terms change their signs when they go to the
          other side.`,
        slip('left_out_a_term', other, calc`-(${b * c}) / ${root}`)`
          For the second value of $k$ you used $${other}$. You left out the square of the root, which is a term of the
          equation.`,
        slip('used_a_wrong_given_number', other, calc`-(${root}^2 + ${b}) / ${root}`)`
          For the second value of $k$ you used $${b}$ as the constant term. In the first equation it is another
          number.`,
        slip('did_not_divide', other, calc`-(${root}^2 + ${b * c})`)`
          For the second value of $k$ you used $${other}$. This is still $${c}$ times $k$, so it has to be divided.`,
      ],
      snapRead: text`Two equations with $k$ in both have a common root: their difference factorises.`,
      approach: text`Subtract the equations, so that $x^2$ cancels. The difference is a product, so there are two
        cases: the equations are the same, or the common root is a fixed number.`,
      check: () => {
        const k = -(b + c);
        return text`For $k = ${b}$ both equations are $${polynomialTex([1, b, b * c])} = 0$ with the discriminant
          $${b * b - 4 * b * c}$. For $k = ${k}$ they are $${polynomialTex([1, k, b * c])} = 0$ and
          $${polynomialTex([1, b, c * k])} = 0$, and $${c}$ is a root of both.`;
      },
      principle: text`Do not divide by a bracket with a parameter. Set it to zero first: it may be a case of its
        own.`,
    };
  },
);

/** AL.QUA.5 Medium: three equations with one root, and a parameter that might be cancelled. */
export const eliminated: readonly AnyTemplate[] = situation<Eliminated>({
  type: 'AL.QUA.5',
  situation: 'combined-equations',
  tries: 300,
  draw: draw => {
    const p = {
      r: draw.int(2, 7),
      u: draw.int(-30, 40),
      v: draw.int(-30, 40),
      b: draw.int(-9, 9),
      c: draw.int(-7, 7),
      frame: draw.int(0, 1),
    };
    // Where the equations are the same, their roots have to be real.
    return p.u !== 0 && p.v !== 0 && p.b * p.b - 4 * p.b * p.c >= 0 ? p : null;
  },
  forms: [three, cancelled],
});
