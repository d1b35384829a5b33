import { isSquare } from '../../numbers.ts';
import { form, Surd, situation, slip, stop, surd, tex, text } from '../../question/index.ts';
import { wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Endless {
  /** The number under each root, and the factor of each inner root. */
  a: number;
  b: number;
  frame: number;
}

const times = (n: number) => (n === 1 ? '' : String(n));

const alternating = form<Endless, Surd>(
  'endless-root-with-signs-in-turn',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.QUA.8'],
    verify: ({ a, b }) => {
      let x = Math.sqrt(a);
      for (let i = 0; i < 4000; i += 1) x = Math.sqrt(a + b * Math.sqrt(Math.max(0, a - b * x)));
      return Surd.root(Math.round((2 * x - b) ** 2))
        .add(b)
        .div(2);
    },
  },
  ({ a, b, frame }, { step, write }) => {
    const root = tex`\sqrt{${a} + ${times(b)}\sqrt{${a} - ${times(b)}\sqrt{${a} + ${times(b)}\sqrt{${a} - \dots}}}}`;
    write(
      tex`x = \sqrt{${a} + ${times(b)}y}, \quad y = \sqrt{${a} - ${times(b)}x} \;\Rightarrow\; x^2 = ${a} +
        ${times(b)}y, \quad y^2 = ${a} - ${times(b)}x`,
      {
        because: text`The signs take turns, so the root does not contain itself at once but only two roots further on.
        A second letter for the root that begins with the minus sign gives two short equations.`,
      },
    )`
      Let $x$ be the endless root and $y$ the endless root that begins with the minus sign. Each contains the other
      one.`;
    const gap = step(Surd.of(b), {
      name: 'x less y',
      works: value => tex`x^2 - y^2 = ${times(b)}(x + y) \;\Rightarrow\; x - y = ${value}`,
      because: text`Putting one equation into the other would give an equation of the fourth degree. Subtracting them
        leaves a factor $x + y$ on both sides, which is positive and can be divided out.`,
    })`
      Subtract the second equation from the first. Both sides have the factor $x + y$, which is not zero.`;
    const product = step(surd`${a} - ${gap}^2`, {
      name: 'the product of x and y',
      works: value => tex`x^2 = ${a} + ${times(b)}(x - ${gap}) \;\Rightarrow\; x^2 - ${times(b)}x = ${value}`,
    })`
      Put $y = x - ${b}$ into the first equation. A quadratic equation for $x$ is left.`;
    const value = step(surd`(${b} + sqrt(${b}^2 + 4 * ${product})) / 2`, {
      name: 'the endless root',
      works: value => tex`x = \frac{${b} + \sqrt{${b}^2 + 4 \times ${product}}}{2} = ${value}`,
    })`
      Solve it. Only the positive root fits.`;
    return {
      answer: value,
      stem: wording(
        frame,
        text`In the endless root ${root} the signs $+$ and $-$ take turns for ever. What is its exact value?`,
        text`A machine repeats two operations in turn without end, beginning with a positive number. It multiplies by
          $${b}$, takes the result from $${a}$ and draws the square root; then it multiplies by $${b}$, adds the result
          to $${a}$ and draws the square root. The numbers after the second operation come nearer and nearer to ${root}.
          Find this number.`,
        text`Ravi writes $\sqrt{${a}}$, then $\sqrt{${a} + ${times(b)}\sqrt{${a}}}$, then $\sqrt{${a} +
          ${times(b)}\sqrt{${a} - ${times(b)}\sqrt{${a}}}}$, and so on: each time one root more, with a plus sign first
          and the signs in turn. To which number do his results come nearer and nearer?`,
        text`Positive numbers $x$ and $y$ are given by $x = \sqrt{${a} + ${times(b)}\sqrt{${a} - ${times(b)}x}}$ and $y
          = \sqrt{${a} - ${times(b)}x}$. What is the exact value of $x$?`,
      ),
      show: found => `$${found.tex}$`,
      plausible: found => found.valueOf() > 0,
      onSight: found => found.valueOf() < a / b,
      slips: [
        slip('wrong_sign', value, surd`(${b} + sqrt(${b}^2 + 4 * ${a})) / 2`)`
          You let the root contain itself, as if all signs were plus. The next root inside begins with a minus sign and
          is another number.`,
        slip('wrong_sign', value, surd`(sqrt(${b}^2 + 4 * ${a}) - ${b}) / 2`)`
          You treated the root as if all signs were minus. The first sign is plus, and then they take turns.`,
        slip('wrong_sign', product, surd`${a} + ${gap}^2`)`
          You added the square of the difference to $${a}$. The inner root is smaller than the outer one, so its share
          is less and the square is subtracted.`,
        slip('wrong_sign', value, surd`(sqrt(${b}^2 + 4 * ${product}) - ${b}) / 2`)`
          That is the root that begins with the minus sign. The one that is asked begins with the plus sign and is
          larger.`,
        slip('did_not_halve', value, surd`${b} + sqrt(${b}^2 + 4 * ${product})`)`
          The formula of the quadratic equation has a denominator of 2, which you left out. Here $${a}$ under the root
          is larger than it can be.`,
        slip('got_the_discriminant_wrong', value, surd`(${b} + sqrt(${b}^2 + ${product})) / 2`)`
          Under the root you left out the factor 4 of the constant term. The discriminant of $x^2 - px - q$ is $p^2 +
          4q$, where $p = ${b}$.`,
        slip('forgot_to_square', product, surd`${a} - ${gap}`)`
          You subtracted $${b}$ from $${a}$ where its square belongs. The factor comes once from the inner root and
          once from the difference of the two roots.`,
        stop('stopped_a_step_early', product)`
          This is the product of the two endless roots, the one with plus first and the one with minus first. One of
          the roots is asked.`,
      ],
      snapRead: text`An endless root whose signs take turns: it contains itself only in the second root.`,
      approach: text`Name the inner root with the minus sign too. The difference of the two equations gives the
        difference of the two roots, and a quadratic equation is left.`,
      check: () =>
        text`The value is about $${value.valueOf().toFixed(3)}$. Then the inner root is about $${(
          value.valueOf() - b
        ).toFixed(
          3,
        )}$, and $\sqrt{${a} + ${b} \times ${(value.valueOf() - b).toFixed(3)}} \approx ${Math.sqrt(
          a + b * (value.valueOf() - b),
        ).toFixed(3)}$.`,
      principle: text`Where a pattern repeats only after two steps, give both kinds of step a letter; the difference of
        the two equations often has a common factor.`,
    };
  },
);

/** AL.IND.6 Hard: an endless root whose signs take turns. */
export const signsInTurn: readonly AnyTemplate[] = situation<Endless>({
  type: 'AL.IND.6',
  situation: 'signs-in-turn',
  tries: 60,
  draw: draw => {
    const b = draw.int(1, 4);
    const a = draw.int(3, 60);
    const d = 4 * a - 3 * b * b;
    const x = (b + Math.sqrt(d)) / 2;
    return d > b * b && !isSquare(d) && a > b * x + 0.2 && 2 * b * b < 3 * a
      ? { a, b, frame: draw.int(0, 3) }
      : null;
  },
  forms: [alternating],
});
