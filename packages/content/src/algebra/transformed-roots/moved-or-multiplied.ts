import type Fraction from 'fraction.js';
import { isSquare } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Moved {
  /** The equation is x² + bx + c = 0. */
  b: number;
  c: number;
  /** What is added to each root, or by what it is multiplied. */
  k: number;
  m: number;
  frame: number;
}

const rootsOf = (b: number, c: number): readonly [number, number] => {
  const root = Math.sqrt(b * b - 4 * c);
  return [(-b - root) / 2, (-b + root) / 2];
};

const constantTerm = form<Moved>(
  'constant-term-of-the-moved',
  {
    band: 'Easy',
    seconds: 50,
    verify: ({ b, c, k }) => {
      const [low, high] = rootsOf(b, c);
      return nearFraction((low + k) * (high + k));
    },
  },
  ({ b, c, k, frame }, { step, write, find }) => {
    const given = polynomialTex([1, b, c]);
    const size = Math.abs(k);
    const [way, other] = k > 0 ? ['greater', 'less'] : ['less', 'greater'];
    const moved = k > 0 ? `+ ${size}` : `- ${size}`;
    const shift = find(-k, { name: 'what is added to the new unknown' });
    write(tex`y = x ${moved} \quad \Rightarrow \quad x = ${polynomialTex([1, shift], 'y')}`, {
      because: text`Only a root $x$ of the given equation may be put into it, so the new root has to be turned back.`,
    })`
      Let $y$ be a root of the new equation and $x$ the root of the given one to which it belongs: $y$ is $${size}$
      ${way} than $x$. Solve this for $x$.`;
    const opened = polynomialTex([1, shift], 'y');
    write(
      tex`(${opened})^2 ${b < 0 ? '-' : '+'} ${Math.abs(b) === 1 ? '' : Math.abs(b)}(${opened}) ${c < 0 ? '-' : '+'}
        ${Math.abs(c)} = 0`,
      {
        because: text`The expression is a root $x$ of the given equation, so it satisfies it. Every root of the new
          equation does the same, so this is the new equation.`,
      },
    )`
      Put this expression in the place of $x$ in the given equation: the result is an equation for $y$.`;
    const constant = step(calc`${shift}^2 + ${b} * ${shift} + ${c}`, {
      because: text`For $y = 0$ all terms with $y$ vanish and only the constant term is left. The equation need not be
        expanded.`,
    })`
      The constant term is the term without $y$. So put $y = 0$ into the left side.`;
    return {
      answer: constant,
      stem:
        frame === 0
          ? text`The roots of $${given} = 0$ are $\alpha$ and $\beta$. A quadratic equation whose $x^2$ has the
            coefficient $1$ has the roots $\alpha ${moved}$ and $\beta ${moved}$. What is its constant term?`
          : frame === 1
            ? text`Each root of the equation $x^2 + px + r = 0$ is $${size}$ ${way} than a root of $${given} = 0$. Find
              the value of the constant $r$.`
            : text`If every root of $${given} = 0$ is made $${size}$ ${k > 0 ? 'larger' : 'smaller'}, the results are
              the two roots of a new equation that begins with $x^2$. What number stands at its end?`,
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('took_the_change_the_wrong_way', shift, k)`
          In place of $x$ stands here $x ${moved}$. That gives the equation whose roots are $${size}$ ${other} than
          those of the given one.`,
        slip('left_out_a_term', constant, calc`${c} + ${k}^2`)`
          ${here} multiplies the two roots and the two numbers that are added, but a product of two brackets has mixed
          terms, too.`,
        slip('added_for_multiplied', constant, calc`${c} + ${k}`)`
          ${here} moves the constant term by as much as the roots. It is the product of the roots, not a root.`,
        slip('left_out_a_term', constant, calc`${c} + ${-b} * ${k}`)`
          ${here} has the mixed terms of the product of the two brackets, but not the square of $${k}$.`,
        slip('doubled_needlessly', constant, calc`${c} + 2 * ${-b} * ${k} + ${k}^2`)`
          ${here} counts the mixed terms twice, as in a square. The two brackets hold different roots.`,
        slip('answered_another_quantity', constant, calc`${b} - 2 * ${k}`)`
          ${here} is the coefficient of $x$ in the new equation. The question asks for its constant term.`,
        slip('forgot_to_square', constant, calc`${c} + ${-b} * ${k} + ${k}`)`
          ${here} has $${k}$ at the end. In the product of the two moved roots it stands squared.`,
        slip('added_for_multiplied', constant, calc`${c} + 2 * ${k}`)`
          ${here} adds the change of both roots to their product. Only their sum changes in this way.`,
      ],
      snapRead: text`Roots that are all moved by the same number: the new equation comes from a substitution.`,
      approach: text`A number is a root of the new equation if, moved back by $${size}$, it is a root of the given one.
        Put that into the given equation; the roots themselves are not needed.`,
      check: () =>
        text`The sum of the given roots is $${-b}$ and their product $${c}$. The product of the moved roots is
          $${c} + ${k} \times ${q(-b)} + ${k}^2 = ${constant}$.`,
      principle: text`If the new root is known in terms of the old one, solve for the old root and put it into the old
        equation.`,
    };
  },
);

/** LaTeX of the equation with these coefficients. */
const equationTex = (list: readonly Fraction[]) => `$${polynomialTex(list)} = 0$`;

const multiplied = form<Moved, readonly Fraction[]>(
  'equation-with-multiplied-roots',
  {
    band: 'Easy',
    seconds: 50,
    verify: ({ b, c, m }) => {
      const [low, high] = rootsOf(b, c);
      return [1, nearFraction(-m * (low + high)), nearFraction(m * m * low * high)];
    },
  },
  ({ b, c, m, frame }, { step, write, find }) => {
    const given = polynomialTex([1, b, c]);
    const word = { 2: 'twice', 3: 'three times', 4: 'four times', 5: 'five times' }[m] ?? `${m} times`;
    const inside = find([q(1, m * m), q(b, m), q(c)], {
      name: 'the coefficients before the fractions are cleared',
    });
    write(tex`y = ${m}x \quad \Rightarrow \quad x = \frac{y}{${m}}`, {
      because: text`A root of the given equation is known to satisfy it; a root of the new one is not. So the new root
        has to be turned back into an old one first.`,
    })`
      Let $y$ be a root of the new equation. It is ${word} a root $x$ of the given one, so solve for $x$.`;
    write(
      tex`\left(\frac{y}{${m}}\right)^2 ${b < 0 ? '-' : '+'} ${Math.abs(b)} \times \frac{y}{${m}}
        ${c < 0 ? '-' : '+'} ${Math.abs(c)} = 0`,
      {
        because: text`The expression for $x$ has to satisfy the given equation, because $x$ is a root of it.`,
      },
    )`
      Put this in the place of $x$ in the given equation.`;
    const cleared = step(
      inside.map(part => part.div(inside[0] ?? 1)),
      {
        because: text`The first term has the denominator $${m} \times ${m}$, so all terms are multiplied by it. The
          middle term keeps a factor $${m}$, and the constant term gets $${m * m}$.`,
        works: list => tex`${polynomialTex(list, 'y')} = 0`,
      },
    )`
      Multiply by $${m * m}$ to clear the fractions. This is the new equation; the letter of the unknown does not
      matter.`;
    return {
      answer: cleared,
      stem:
        frame === 0
          ? text`The roots of $${given} = 0$ are $\alpha$ and $\beta$. Which equation has the roots $${m}\alpha$ and
            $${m}\beta$?`
          : frame === 1
            ? text`Each root of a quadratic equation is ${word} a root of $${given} = 0$. Which of these equations is
              it?`
            : text`If both roots of the equation $${given} = 0$ are multiplied by $${m}$, of which equation are the
              products the roots?`,
      show: equationTex,
      size: ([, x, last]) => (last?.valueOf() ?? 0) * 1000 + (x?.valueOf() ?? 0),
      plausible: list => list.every(part => part.d === 1n),
      slips: [
        slip('left_out_a_factor', cleared, [1, b * m, c])`
          The constant term is still $${c}$. It is the product of the roots, and both of them are multiplied by
          $${m}$.`,
        slip('forgot_to_square', cleared, [1, b * m, c * m])`
          The constant term was multiplied by $${m}$ once, to $${c * m}$. Both factors of the product of the roots get
          $${m}$.`,
        slip('took_the_change_the_wrong_way', cleared, [m * m, b * m, c])`
          $x$ was replaced by $${m}x$. That gives the equation whose roots are the given ones divided by $${m}$.`,
        slip('wrong_sign', cleared, [1, -b * m, c * m * m])`
          The sum of the new roots was written with its own sign, $${-b * m}$. In the equation it stands with the
          opposite one.`,
        slip('left_out_a_factor', cleared, [1, b, c * m * m])`
          Only the constant term was changed, to $${c * m * m}$. The sum of the roots is multiplied by $${m}$, too.`,
        slip('used_a_factor_twice', cleared, [1, b * m * m, c * m * m])`
          Both coefficients were multiplied by $${m}^2 = ${m * m}$. The sum of the roots is multiplied by $${m}$ once.`,
        slip('used_a_factor_twice', cleared, [1, b * m, c * m ** 3])`
          The constant term was multiplied by $${m}^3$, to $${c * m ** 3}$. A product of two roots gets $${m}$ twice.`,
        slip('wrong_sign', cleared, [1, b * m, -c * m * m])`
          The product of the new roots was written as $${-c * m * m}$. Multiplying both roots by $${m}$ does not change
          the sign of their product.`,
      ],
      snapRead: text`All roots are multiplied by one number: each coefficient changes by a power of it.`,
      approach: text`A root of the new equation, divided by $${m}$, is a root of the given one. Put that in and clear
        the fractions.`,
      faster: text`The sum of the roots is multiplied by $${m}$ and their product by $${m}^2$: $${-b}$ becomes
        $${-b * m}$, and $${c}$ becomes $${c * m * m}$.`,
      check: text`The given roots have the sum $${-b}$ and the product $${c}$; the new equation has the sum $${-b * m}$
        and the product $${c * m * m}$.`,
      principle: text`When all roots of a quadratic are multiplied by a number, their sum is multiplied by it once and
        their product twice.`,
    };
  },
);

/** AL.QUA.2 Easy: all roots moved or multiplied by a number. */
export const movedOrMultiplied: readonly AnyTemplate[] = situation<Moved>({
  type: 'AL.QUA.2',
  situation: 'moved-or-multiplied',
  tries: 200,
  draw: draw => {
    const b = draw.pick([-11, -9, -8, -7, -6, -5, -4, -3, 3, 4, 5, 6, 7, 8, 9]);
    const c = draw.pick([-9, -7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    const k = draw.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6]);
    const discriminant = b * b - 4 * c;
    if (discriminant <= 0 || isSquare(discriminant) || k * k - b * k + c === 0) return null;
    return { b, c, k, m: draw.int(2, 5), frame: draw.int(0, 2) };
  },
  forms: [constantTerm, multiplied],
});
