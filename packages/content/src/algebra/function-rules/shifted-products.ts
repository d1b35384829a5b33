import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Shift {
  /** f − c is multiplicative, with the values g and h at the primes p and r. */
  c: number;
  g: number;
  h: number;
  p: number;
  r: number;
  frame: number;
}

const times = (k: number) => (k < 0 ? tex`+ ${k === -1 ? '' : -k}` : tex`- ${k === 1 ? '' : k}`);

const valueAfterShift = form<Shift>(
  'value-of-a-shifted-product-rule',
  {
    band: 'Hard',
    seconds: 150,
    also: ['AL.IND.1', 'AL.POL.6'],
    verify: ({ c, g, h, p, r }) => {
      // The values at both primes are searched for, and the rule is applied to build the others.
      const join = (x: number, y: number) => x * y - c * (x + y) + c * c + c;
      for (let x = 1; x <= 40; x += 1)
        for (let y = 1; y <= 40; y += 1)
          if (
            join(join(x + c, x + c), y + c) === g * g * h + c &&
            join(join(y + c, y + c), x + c) === g * h * h + c
          )
            return join(x + c, y + c);
      throw new Error(`no values at ${p} and ${r}`);
    },
  },
  ({ c, g, h, p, r, frame }, { step, write, find }) => {
    const [first, second] = [g * g * h + c, g * h * h + c];
    const [m, n, both] = [p * p * r, p * r * r, p * r];
    write(
      tex`f(xy) ${addedTex(-c)} = \left(f(x) ${addedTex(-c)}\right)\left(f(y) ${addedTex(-c)}\right), \qquad g(xy) =
        g(x)g(y)`,
      {
        because: text`Multiplied out, the right side is $f(x)f(y) ${times(c)}f(x) ${times(c)}f(y) ${addedTex(c * c)}$.
          That is the right side of the given rule, less $${c}$.`,
      },
    )`
      The products on the right side look like two brackets multiplied out. Subtract $${c}$ from both sides and put
      $g(x) = f(x) ${addedTex(-c)}$. Then the rule becomes short.`;
    const one = step(calc`${first} - ${c}`, {
      because: text`The short rule holds for $g$ and not for $f$. So every value has to be changed before the rule is
        used.`,
      name: text`$g(${m})$`,
      works: (_v, w) => tex`g(${m}) = ${w}`,
    })`
      Write the first given value for $g$: $g(${m})$ is $f(${m})$ minus $${c}$.`;
    const two = step(calc`${second} - ${c}`, {
      because: text`Both values are needed: one alone does not fix the values at the two primes $${p}$ and $${r}$.`,
      name: text`$g(${n})$`,
      works: (_v, w) => tex`g(${n}) = ${w}`,
    })`
      Write the second given value for $g$ in the same way.`;
    const product = step(calc`${one} * ${two}`, {
      name: text`the cube of $g(${both})$`,
      works: (_v, w) => tex`g(${m})g(${n}) = g(${m} \times ${n}) = g(${both}^3) = g(${both})^3 = ${w}`,
      because: text`$${m} = ${p}^2 \times ${r}$ and $${n} = ${p} \times ${r}^2$. Together they contain each prime
        three times, so their product is the cube of $${both}$.`,
    })`
      Multiply the two values. By the short rule the product is the value at $${m} \times ${n}$, which is the cube of
      $${both}$.`;
    const root = step(() => q(Math.round(Math.cbrt(product.valueOf()) * 1e6), 1e6), {
      because: text`A cube root has one real value, also for a negative number. So the values at the primes need not be
        found.`,
      name: text`$g(${both})$`,
      works: value => tex`g(${both}) = \sqrt[3]{${product}} = ${value}`,
    })`
      This product is the cube of $g(${both})$. Take the cube root.`;
    const back = find(c);
    const wanted = step(calc`${root} + ${back}`, {
      because: text`$g$ was $f$ minus $${c}$, so $f$ is $g$ with $${c}$ added. The question asks for $f$.`,
      works: (_v, w) => tex`f(${both}) = g(${both}) + ${c} = ${w}`,
    })`
      Go back from $g$ to $f$: add the constant $${c}$ that was subtracted at the beginning.`;
    const rule = tex`f(xy) = f(x)f(y) ${times(c)}f(x) ${times(c)}f(y) ${addedTex(c * c + c)}`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`A function $f$ satisfies $${rule}$ for all positive integers $x$ and $y$. If $f(${m}) = ${first}$ and
          $f(${n}) = ${second}$, what is $f(${both})$?`,
        text`For every two positive integers $x$ and $y$ it is true that $${rule}$. The values of $f$ are real,
          $f(${m}) = ${first}$ and $f(${n}) = ${second}$. Find $f(${both})$.`,
      ),
      show: plain,
      plausible: value => value.d === 1n && value.gt(c) && value.lt(Math.max(first, second) * 2),
      slips: [
        slip('stopped_a_step_early', back, 0)`
          You stopped at $${root}$, the value of the function without its constant. The number $${c}$ that was
          subtracted at the start has to be added again.`,
        slip('wrong_sign', wanted, calc`${root} - ${c}`)`
          At the end $${c}$ was subtracted once more: ${here}. It was taken off at the start and has to come back.`,
        slip('forgot_the_root', root, () =>
          q(Math.max(g * g * h, g * h * h), Math.min(g * g * h, g * h * h)),
        )`
          You divided the two values, without their constants, and got $${root}$. The quotient belongs to the quotient
          of the two places, not to $${both}$.`,
        slip(
          'took_the_mean_for_the_middle',
          wanted,
          (first + second) % 2 === 0 && calc`(${first} + ${second}) / 2`,
        )`
          ${here} is the mean of the two given values. The rule multiplies; a mean of sums does not fit it.`,
        slip('answered_another_quantity', wanted, g + c)`
          $${wanted}$ is the value of $f$ at $${p}$, one of the two primes. The question asks for the value at their
          product.`,
        slip('answered_another_quantity', wanted, h + c)`
          $${wanted}$ is the value of $f$ at $${r}$, one of the two primes. The question asks for the value at their
          product.`,
        slip('mixed_up_sum_and_product', wanted, calc`${g} + ${h} + ${c}`)`
          ${here} adds the values at $${p}$ and at $${r}$. For a product of places the values without the constant are
          multiplied.`,
        slip('forgot_to_square', wanted, calc`(${g} + ${c}) * (${h} + ${c})`)`
          ${here} multiplies $f(${p})$ and $f(${r})$. The rule has more terms on its right side than this product.`,
      ],
      snapRead: text`A rule for $f(xy)$ with a product and single terms: complete it to a product of two brackets.`,
      approach: text`With its constant subtracted, the function turns products into products. Then the two given
        places need not be split: their product is a cube of the wanted place.`,
      check: text`The values at $${p}$ and $${r}$, without the constant, are $${one.valueOf() / root.valueOf()}$ and
        $${two.valueOf() / root.valueOf()}$, and $${g}^2 \times ${h} = ${g * g * h}$, $${g} \times ${h}^2 =
        ${g * h * h}$; with $${c}$ added they are $${first}$ and $${second}$.`,
      principle: text`If a rule has a product and the single terms too, add a constant to make it a product of
        brackets, and work with the bracket as the new function.`,
    };
  },
);

/** AL.FUN.3 Hard: a rule for products that a constant makes simple. */
export const shiftedProducts: readonly AnyTemplate[] = situation<Shift>({
  type: 'AL.FUN.3',
  situation: 'shifted-product-rule',
  draw: draw => {
    const [p, r] = draw.pick([
      [2, 3],
      [3, 2],
      [2, 5],
      [5, 2],
      [3, 5],
      [2, 7],
    ] as const);
    const [g, h] = [draw.int(2, 6), draw.int(2, 6)];
    const c = draw.pick([-4, -3, -2, 1, 2, 3, 4, 5]);
    return g === h ? null : { c, g, h, p, r, frame: draw.int(0, 1) };
  },
  forms: [valueAfterShift],
});
