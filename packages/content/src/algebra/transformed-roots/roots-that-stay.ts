import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction } from '../../value.ts';

interface Same {
  /** α² + bα − c and β² + bβ − c are the roots again. */
  b: number;
  c: number;
  frame: number;
}

const sumOfConstants = form<Same>(
  'equations-that-keep-their-roots',
  {
    band: 'Hard',
    seconds: 150,
    also: ['AL.FUN.1'],
    verify: ({ b, c }) => {
      const found = new Set<number>();
      for (let p = -60; p <= 60; p += 1)
        for (let r = -200; r <= 200; r += 1) {
          const D = p * p - 4 * r;
          if (D <= 0) continue;
          const [x, y] = [(-p + Math.sqrt(D)) / 2, (-p - Math.sqrt(D)) / 2];
          const [u, v] = [x * x + b * x - c, y * y + b * y - c];
          if (Math.abs(u + v + p) < 1e-7 && Math.abs(u * v - r) < 1e-6) found.add(r);
        }
      if (found.size !== 2) throw new Error('not two equations');
      return nearFraction([...found].reduce((s, r) => s + r, 0));
    },
  },
  ({ b, c, frame }, { step, write, find }) => {
    const bx = (letter: string) =>
      b === 0 ? '' : b === 1 ? `+ ${letter}` : b === -1 ? `- ${letter}` : addedTex(b) + letter;
    const image = (letter: string) => tex`${letter}^2 ${bx(letter)} - ${c}`;
    const less = b - 1;
    const kept = step(calc`-1 * ${c}`, {
      because: text`The same equation has the same two roots, so the two new numbers are these roots again. Two numbers
        can be the same two numbers in two orders.`,
      name: text`the product of the roots in the first case`,
      works: value =>
        tex`\alpha^2 ${bx('\\alpha')} - ${c} = \alpha \quad \Rightarrow \quad x^2 ${
          less === 0 ? '' : `${less === 1 ? '+ ' : less === -1 ? '- ' : addedTex(less)}x`
        } - ${c} = 0, \qquad q = ${value}`,
    })`
      The new numbers are the roots again, in one order or the other. First case: each root is kept. Then both roots
      satisfy one quadratic equation, and its constant term is $q$.`;
    write(tex`\alpha^2 ${bx('\\alpha')} - ${c} = \beta, \qquad \beta^2 ${bx('\\beta')} - ${c} = \alpha`, {
      because: text`Each root may also go to the other one, and the pair is still the same. Not only roots that stay
        are possible.`,
    })`
      Second case: the two roots are exchanged. Write this as two equations.`;
    const sum = step(calc`-1 * ${b + 1}`, {
      name: text`the sum of the roots in the second case`,
      works:
        value => tex`(\alpha - \beta)(\alpha + \beta ${b === 0 ? '' : addedTex(b)}) = -(\alpha - \beta) \quad
        \Rightarrow \quad \alpha + \beta = ${value}`,
      because: text`$\alpha$ and $\beta$ are different, so $\alpha - \beta$ may be cancelled.`,
    })`
      Subtract the second equation from the first and divide by $\alpha - \beta$.`;
    const twoC = find(2 * c);
    const exchanged = step(frac(calc`(${sum}^2 + ${b - 1} * ${sum} - ${twoC}) / 2`), {
      because: text`The sum of the two equations does not change when the roots are exchanged, so it can be written
        with their sum and product. The sum is known already.`,
      name: text`the product of the roots in the second case`,
      works: (_v, w) =>
        tex`(\alpha + \beta)^2 - 2q ${b === 0 ? '' : `${addedTex(b)}(\\alpha + \\beta)`} - 2 \times ${c} = \alpha +
          \beta \quad
          \Rightarrow \quad q = ${w}`,
    })`
      Add the two equations, and write the sum of the squares by sum and product of the roots. With the sum now known
      this gives $q$.`;
    const total = step(calc`${kept} + ${exchanged}`)`
      Both cases have two different real roots, so both values of $q$ are possible. Add them.`;
    return {
      answer: total,
      stem: wording(
        frame,
        text`The equation $x^2 + px + q = 0$ has two different real roots $\alpha$ and $\beta$, and the equation with
          the roots $${image('\\alpha')}$ and $${image('\\beta')}$ is the same equation. Find the sum of all possible
          values of $q$.`,
        text`Two different real numbers $\alpha$ and $\beta$ are the roots of $x^2 + px + q = 0$. If each root $r$ is
          replaced by $${image('r')}$, the two new numbers are once more the two roots. What is the sum of all values
          that $q$ can have?`,
      ),
      show: plain,
      plausible: value => value.d <= 2n && !value.equals(0),
      slips: [
        slip('left_out_a_case', total, () => kept)`
          Only roots that stay where they are were looked for, $q = ${total}$. The two roots can also be exchanged.`,
        slip('left_out_a_case', total, () => exchanged)`
          Only roots that are exchanged were looked for, $q = ${total}$. Each root can also be kept.`,
        slip('wrong_sign', sum, 1 - b)`
          In the case of exchanged roots their sum was taken as $${1 - b}$. After dividing by $\alpha - \beta$ the right
          side is $-1$, not $1$.`,
        slip('wrong_sign', sum, b + 1)`
          In the case of exchanged roots their sum was taken as $${b + 1}$. It has the opposite sign.`,
        slip('left_out_a_term', sum, b !== 0 && -1)`
          In the case of exchanged roots their sum was taken as $-1$. When the two equations are subtracted, the terms
          with $${b}$ give a part as well.`,
        slip('wrong_sign', kept, c)`
          In the case of kept roots $q$ was taken as $${c}$, without the sign of the constant term.`,
        slip('did_not_double', twoC, c)`
          When the two equations of exchanged roots were added, the constant $${c}$ was subtracted once. It stands in
          both.`,
        slip('subtracted_for_added', total, calc`${exchanged} - ${kept}`)`
          ${here} is the difference of the two possible values of $q$. The question asks for their sum.`,
        slip('left_out_a_factor', exchanged, calc`${sum}^2 + ${b - 1} * ${sum} - ${twoC}`)`
          In the sum of the squares of the roots $q$ has the factor $2$, which was left out.`,
      ],
      snapRead: text`Roots are changed, and the same two roots come out: each is kept, or the two are exchanged.`,
      approach: text`Two numbers go to the same two numbers in two ways. Treat each case: kept roots satisfy one
        quadratic; exchanged ones give two equations to subtract and to add.`,
      check: () => {
        const s = -(b + 1);
        const product = b + 1 - c;
        return text`For the exchanged roots $\alpha + \beta = ${s}$ and $\alpha\beta = ${product}$: then $\alpha^2
          ${bx('\\alpha')} - ${c}$ is $${s} - \alpha = \beta$, because $\alpha^2 = ${s}\alpha ${addedTex(-product)}$.`;
      },
      principle: text`A set of two numbers stays the same if each number is kept or if the two are exchanged: look at
        both cases.`,
    };
  },
);

/** AL.QUA.2 Hard: equations that keep their roots under a change. */
export const rootsThatStay: readonly AnyTemplate[] = situation<Same>({
  type: 'AL.QUA.2',
  situation: 'roots-that-stay',
  tries: 20,
  draw: draw => {
    const { b, c, frame } = { b: draw.int(-5, 5), c: draw.int(2, 15), frame: draw.int(0, 1) };
    const isReal = (b - 1) ** 2 + 4 * c > 0 && (b + 1) ** 2 - 4 * (b + 1 - c) > 0;
    return isReal && b + 1 - 2 * c !== 0 && b + 1 !== 0 && b + 1 !== c ? { b, c, frame } : null;
  },
  forms: [sumOfConstants],
});
