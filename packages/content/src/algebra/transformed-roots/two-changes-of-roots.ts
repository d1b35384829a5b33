import type Fraction from 'fraction.js';
import { isSquare, lowestTerms } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, polynomialTex, ratio } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Changed {
  /** Sum and product of the roots of the given equation. */
  sum: number;
  product: number;
  /** What is taken off each root, and by what the rest is multiplied. */
  less: number;
  times: number;
  frame: number;
}

const withReciprocals = form<Changed, readonly Fraction[]>(
  'coefficients-with-reciprocals',
  {
    band: 'Medium',
    seconds: 90,
    suits: ({ product }) => product > 1,
    verify: ({ sum, product }) => {
      const root = Math.sqrt(sum * sum - 4 * product);
      const [a, b] = [(sum - root) / 2, (sum + root) / 2];
      const [x, y] = [a + 1 / b, b + 1 / a];
      return lowestTerms(nearFraction(x + y, 200), nearFraction(x * y, 200));
    },
  },
  ({ sum, product, frame }, { step, find, write }) => {
    const given = polynomialTex([1, -sum, product]);
    write(tex`\alpha + \beta = ${sum}, \quad \alpha\beta = ${product}`, {
      because: text`The roots themselves are not needed: the new sum and the new product can be written with the old
        sum and the old product.`,
    })`
      Read the sum and the product of the given roots off the coefficients.`;
    const reciprocals = find(frac(calc`${sum} / ${product}`), { name: 'the sum of the two reciprocals' });
    const m = step(frac(calc`${sum} + ${reciprocals}`), {
      because: text`The reciprocals of both roots have the common denominator $\alpha\beta$ and the numerator
        $\alpha + \beta$. Not the reciprocal of the sum: $\frac{1}{2} + \frac{1}{3}$ is $\frac{5}{6}$, not
        $\frac{1}{5}$.`,
      name: 'the sum of the new roots',
      works: value =>
        tex`m = (\alpha + \beta) + \frac{\alpha + \beta}{\alpha\beta} = ${sum} + ${frac(reciprocals)} = ${frac(value)}`,
    })`
      The sum of the new roots is $m$. Gather the roots and their reciprocals, and write the sum of the reciprocals as
      one fraction.`;
    const twice = find(2, { name: 'what the two mixed products give' });
    const n = step(frac(calc`${product} + ${twice} + 1 / ${product}`), {
      name: 'the product of the new roots',
      works: value =>
        tex`n = \alpha\beta + ${twice} + \frac{1}{\alpha\beta} = ${product} + ${twice} + \frac{1}{${product}} =
          ${frac(value)}`,
      because: text`In the product each root meets its own reciprocal once, and these two products are $1$ each.`,
    })`
      The product of the new roots is $n$. Multiply the two brackets out: there are four products.`;
    const answer = step(lowestTerms(m, n), value => tex`m : n = ${value[0]} : ${value[1]}`)`
      The question asks for the ratio $m : n$. Divide the two values and cancel.`;
    return {
      answer,
      stem:
        frame === 0
          ? text`Let $\alpha$ and $\beta$ be the roots of $${given} = 0$. The equation with the roots $\alpha +
            \frac{1}{\beta}$ and $\beta + \frac{1}{\alpha}$ is $x^2 - mx + n = 0$. Find the ratio $m : n$.`
          : text`To each root of $${given} = 0$ the reciprocal of the other root is added. If the two results are the
            roots of $x^2 - mx + n = 0$, in what ratio are $m$ and $n$?`,
      show: ratio,
      size: ([a, b]) => (a && b ? a.div(b).valueOf() : 0),
      plausible: ([a, b]) => !!a && !!b && a.s > 0n && b.s > 0n && a.n < 200n && b.n < 200n,
      slips: [
        slip('left_out_a_term', twice, 0)`
          $n$ was taken as $${product} + \frac{1}{${product}}$. The two mixed products, each of them $1$, are missing.`,
        slip('took_a_power_term_by_term', reciprocals, q(1, sum))`
          $\frac{1}{${sum}}$ was taken for the sum of the reciprocals. Reciprocals are not added by adding their
          denominators.`,
        slip('left_out_a_term', twice, 1)`
          Only one mixed product was counted, $${product} + 1 + \frac{1}{${product}}$. There are two of them.`,
        slip('left_out_a_factor', reciprocals, q(1, product))`
          $\frac{1}{${product}}$ was taken for the sum of the reciprocals. That is their product.`,
        slip('inverted_the_ratio', answer, () => lowestTerms(n, m))`
          You gave the ratio of the constant $n$ to $m$. The question puts $m$ first.`,
        slip('inverted_the_ratio', reciprocals, q(product, sum))`
          The sum of the reciprocals was turned round, to $\frac{${product}}{${sum}}$. It is the sum of the given roots
          divided by their product.`,
        slip('left_out_a_term', m, sum)`
          You left $m$ at $${sum}$, the sum of the given roots. The reciprocals belong to the sum of the new roots,
          too.`,
        slip('left_out_a_term', n, product)`
          You left $n$ at $${product}$, the product of the given roots. The reciprocals belong to the product of the
          new roots, too.`,
      ],
      snapRead: text`Roots with the reciprocal of the other one: only their sum and their product are needed.`,
      approach: text`$m$ is the sum and $n$ the product of the new roots. Write both with the sum $${sum}$ and the
        product $${product}$ of the given ones.`,
      faster: text`$\alpha + \frac{1}{\beta} = \frac{\alpha\beta + 1}{\beta} = \frac{${product + 1}}{\beta}$, so the new
        roots are $${product + 1}$ times the reciprocals: $m = ${product + 1} \times \frac{${sum}}{${product}}$ and $n =
        \frac{${product + 1}^2}{${product}}$. The ratio is $${sum} : ${product + 1}$ at once.`,
      check: text`$n$ is also $\frac{(${product} + 1)^2}{${product}} = ${frac(n)}$, and $m$ is $\frac{${product} +
        1}{${product}} \times ${sum} = ${frac(m)}$.`,
      principle: text`An equation needs only the sum and the product of its roots. Write both by the sum and the product
        that are known.`,
    };
  },
);

const undone = form<Changed>(
  'original-from-the-changed',
  {
    band: 'Medium',
    seconds: 100,
    suits: ({ less }) => less > 0,
    verify: ({ sum, product, less, times }) => {
      const root = Math.sqrt(sum * sum - 4 * product);
      const results = [(sum - root) / 2, (sum + root) / 2].map(r => times * (r - less));
      const back = results.map(y => y / times + less);
      return nearFraction((back[0] ?? 0) * (back[1] ?? 0) + (back[0] ?? 0) + (back[1] ?? 0));
    },
  },
  ({ sum, product, less, times, frame }, { step, find }) => {
    const newSum = times * (sum - 2 * less);
    const newProduct = times * times * (product - less * sum + less * less);
    const changed = polynomialTex([1, -newSum, newProduct]);
    const smallSum = step(calc`${newSum} / ${times}`, {
      because: text`The roots were reduced first and multiplied after that, so going back the multiplication comes
        first. Both roots had the factor $${times}$, so their sum has it once.`,
      name: 'the sum before the multiplication',
    })`
      The roots of the last equation have the sum $${newSum}$. Undo the multiplication by $${times}$ first, because it
      was the last change.`;
    const smallProduct = step(calc`${newProduct} / ${times}^2`, {
      name: 'the product before the multiplication',
      because: text`Both factors of the product have been multiplied by $${times}$.`,
    })`
      Their product $${newProduct}$ is divided by $${times}$ twice.`;
    const back = find(less, { name: 'what is added to each root' });
    const oldSum = step(calc`${smallSum} + 2 * ${back}`, {
      because: text`Taking $${less}$ away is undone by adding $${less}$. There are two roots, so the sum changes
        twice.`,
      name: 'the sum of the first roots',
      works: (_value, working) => tex`-p = ${working}`,
    })`
      Now add $${less}$ to each root. Their sum, which is $-p$, rises by $${less}$ twice.`;
    const oldProduct = step(calc`${smallProduct} + ${back} * ${smallSum} + ${back}^2`, {
      because: text`Multiplying two brackets gives four products. Not only $uv$ and the square of $${less}$: each root
        also meets $${less}$ in the other bracket.`,
      name: 'the product of the first roots',
      works: (_value, working) => tex`q = ${working}`,
    })`
      Let $u$ and $v$ be the roots before this. The product of $u + ${less}$ and $v + ${less}$, which is $q$, has $uv$,
      the mixed terms $${less}(u + v)$ and the square of $${less}$.`;
    const wanted = step(calc`${oldProduct} + ${oldSum}`, {
      because: text`In $x^2 + px + q$ the sum of the roots is $-p$ and the product is $q$. So subtracting $p$ means
        adding the sum.`,
      works: (_v, working) => tex`q - p = ${working}`,
    })`
      Since $p$ is the sum of the roots with its sign changed, $q - p$ is the product plus the sum. Add them.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`Each of the two roots of $x^2 + px + q = 0$ is first reduced by $${less}$, and the result is multiplied
            by $${times}$. The two numbers so obtained are the roots of $${changed} = 0$. What is the value of $q - p$?`
          : text`From both roots of an equation $x^2 + px + q = 0$ a student subtracts $${less}$ and then multiplies the
            differences by $${times}$. These products satisfy $${changed} = 0$. Find $q - p$.`,
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('wrong_sign', wanted, calc`${oldProduct} - ${oldSum}`)`
          ${here} uses the sum of the roots for $p$. In the equation $p$ is this sum with its sign changed.`,
        slip('forgot_to_square', smallProduct, calc`${newProduct} / ${times}`)`
          The product was divided by $${times}$ once, to $${smallProduct}$. Both roots have been multiplied.`,
        slip('took_the_change_the_wrong_way', back, -less)`
          $${less}$ was subtracted from the roots once more. To undo the reduction it has to be added.`,
        slip('left_out_a_term', oldProduct, calc`${smallProduct} + ${less}^2`)`
          You used ${here} for $q$. The mixed products of the roots with $${less}$ are missing.`,
        slip('left_out_a_factor', oldSum, calc`${smallSum} + ${less}`)`
          You raised the sum of the roots by $${less}$ once. Both roots are raised, so the sum rises twice.`,
        slip('left_out_a_term', oldProduct, calc`${smallProduct} + ${less} * ${smallSum}`)`
          You used ${here} for $q$. In the product of the two changed roots the square of $${less}$ is missing.`,
        slip('answered_another_quantity', wanted, oldProduct)`
          $${wanted}$ is $q$ alone. To get $q - p$, the sum of the roots has to be added.`,
        slip('left_out_a_change', smallSum, newSum)`
          The sum was left at $${newSum}$. It has to be divided by $${times}$ before anything is added.`,
        slip('added_for_multiplied', oldProduct, calc`${smallProduct} + 2 * ${less}`)`
          You used ${here} for $q$, as if a product changed like a sum. When both factors grow, mixed terms appear.`,
      ],
      snapRead: text`Roots changed twice, and the last equation is known: undo the changes, the last one first.`,
      approach: text`Work with the sum and the product of the roots. First divide out the multiplication, then add
        $${less}$ to both roots again.`,
      check: text`The roots of $${polynomialTex([1, -sum, product])} = 0$, reduced by $${less}$, have the sum
        $${sum - 2 * less}$ and the product $${product - less * sum + less * less}$. Times $${times}$ that is
        $${newSum}$ and $${newProduct}$.`,
      principle: text`Changes of roots are undone in reverse order, and a factor of both roots counts twice in their
        product.`,
    };
  },
);

/** AL.QUA.2 Medium: reciprocals of the other root, and two changes undone. */
export const twoChangesOfRoots: readonly AnyTemplate[] = situation<Changed>({
  type: 'AL.QUA.2',
  situation: 'two-changes-of-roots',
  tries: 200,
  draw: draw => {
    const [sum, product] = [draw.int(3, 14), draw.int(-12, 15)];
    const p = { sum, product, less: draw.int(1, 6), times: draw.int(2, 5), frame: draw.int(0, 1) };
    const discriminant = sum * sum - 4 * product;
    const [newSum, newProduct] = [sum - 2 * p.less, product - p.less * sum + p.less * p.less];
    if (discriminant <= 0 || isSquare(discriminant) || Math.abs(product) < 2) return null;
    return newSum !== 0 && Math.abs(newProduct) > 1 && sum !== product + 1 ? p : null;
  },
  forms: [withReciprocals, undone],
});
