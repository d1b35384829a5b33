import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Exchanged {
  /** The base, and the two logarithms. */
  b: number;
  i: number;
  j: number;
  frame: number;
}

const sumOfTwo = form<Exchanged>(
  'sum-from-two-exchanged-powers',
  {
    band: 'Hard',
    seconds: 145,
    also: ['AL.LOG.1', 'AL.QUA.1'],
    verify: ({ b, i, j }) => {
      // x from 1 to the root of xy, by halving: the two powers grow with the product of the logarithms.
      const [all, wanted] = [i + j, 2 * b ** (i * j)];
      let [low, high] = [0, all / 2];
      for (let n = 0; n < 200; n += 1) {
        const t = (low + high) / 2;
        if ((b ** t) ** (all - t) + (b ** (all - t)) ** t < wanted) low = t;
        else high = t;
      }
      return q(Math.round(b ** low + b ** (all - low)));
    },
  },
  ({ b, i, j, frame }, { step, find, write }) => {
    const total = 2 * b ** (i * j);
    const product = b ** (i + j);
    write(tex`x^{\log_{${b}} y} = ${b}^{\log_{${b}} x \, \cdot \, \log_{${b}} y} = y^{\log_{${b}} x}`, {
      because: text`Base and exponent seem to be mixed up in the two powers. Written with the base $${b}$ of the
        logarithms, both have the same exponent, so they are equal.`,
    })`
      Write $x$ and $y$ as powers of $${b}$. Then both terms are $${b}$ to the product of the two logarithms: they are
      equal.`;
    const power = find(calc`${total} / 2`, { name: 'each of the two powers' });
    const together = step(() => nearLog(power.valueOf(), b), {
      name: 'the product of the two logarithms',
      works: value =>
        tex`2 \times ${b}^{\log_{${b}} x \, \cdot \, \log_{${b}} y} = ${total} \;\Rightarrow\; \log_{${b}} x \cdot
          \log_{${b}} y = \log_{${b}} ${power} = ${value}`,
    })`
      So each of the two terms is half of the sum. Its exponent is the product of the logarithms.`;
    const added = step(i + j, {
      name: 'the sum of the two logarithms',
      works: value => tex`\log_{${b}} x + \log_{${b}} y = \log_{${b}} ${product} = ${value}`,
      because: text`The logarithm of the product $xy$ is the sum of the logarithms. Sum and product of two numbers
        determine them.`,
    })`
      The product $xy$ gives the sum of the logarithms.`;
    const larger = step(
      () => {
        const d = added.mul(added).sub(together.mul(4)).valueOf();
        return d < 0 ? q(-1) : added.add(q(Math.round(Math.sqrt(d)))).div(2);
      },
      {
        name: 'the larger logarithm',
        works: value =>
          tex`t^2 - ${added}t + ${together} = 0 \;\Rightarrow\; t = ${added.sub(value)} \text{ or } t = ${value}`,
      },
    )`
      The logarithms are the two roots of a quadratic equation with this sum and product.`;
    const smaller = find(calc`${added} - ${larger}`, { name: 'the smaller logarithm' });
    const sum = step(() => powers(b, smaller.valueOf(), larger.valueOf()), {
      name: 'the sum of x and y',
      works: value => tex`x + y = ${b}^{${smaller}} + ${b}^{${larger}} = ${value}`,
    })`
      Go back to the numbers themselves and add them.`;
    return {
      answer: sum,
      stem: wording(
        frame,
        text`Two positive real numbers $x$ and $y$ satisfy $x^{\log_{${b}} y} + y^{\log_{${b}} x} = ${total}$ and $xy =
          ${product}$. What is the value of $x + y$?`,
        text`A rectangle with sides of $x$ cm and $y$ cm has the area $${product}\text{ cm}^2$. Its sides are such that
          $x^{\log_{${b}} y}$ and $y^{\log_{${b}} x}$ add up to $${total}$. Find half of the perimeter of the
          rectangle, in cm.`,
        text`The system $xy = ${product}, \; y^{\log_{${b}} x} + x^{\log_{${b}} y} = ${total}$ has two solutions $(x,
          y)$ in real numbers, of which one is the other with its two numbers exchanged. How large is the sum of the
          two numbers?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d === 1n,
      onSight: value => value.pow(2)?.gte(4 * product) ?? true,
      slips: [
        slip('mixed_up_sum_and_product', sum, calc`${b}^${i + j} + ${b}^${i * j}`)`
          ${here} uses sum and product of the logarithms as if they were the logarithms. They are the two numbers with
          this sum and this product.`,
        slip('took_a_part_for_the_whole', sum, calc`${b}^${j}`)`
          ${here} is the larger of the two numbers alone. The smaller one has to be added.`,
        slip('assumed_equal_parts', sum, (i + j) % 2 === 0 && calc`2 * ${b}^${(i + j) / 2}`)`
          ${here} makes the two numbers equal. They have the right product then, but the powers do not add up to
          $${total}$.`,
        slip('kept_a_false_root', sum, i > 1 && calc`${b}^${i - 1} + ${b}^${j + 1}`)`
          ${here} belongs to logarithms with the right sum but another product. Their product is fixed by the sum of
          the two powers.`,
        slip('kept_a_false_root', sum, j - i > 2 && calc`${b}^${i + 1} + ${b}^${j - 1}`)`
          ${here} belongs to logarithms with the right sum but too large a product. The sum of the two powers fixes
          that product.`,
        slip('answered_another_quantity', sum, calc`${b}^${j} - ${b}^${i}`)`
          ${here} is the difference of the two numbers. The question asks for their sum.`,
        slip('took_a_power_for_a_product', sum, calc`${b} * (${i} + ${j})`)`
          ${here} multiplies the base by the sum of the logarithms. The numbers are powers of the base.`,
        slip('misused_a_law_of_logarithms', sum, calc`${total} / 2`)`
          ${here} is the value of one of the two powers. It is not a sum of the two numbers themselves.`,
      ],
      snapRead: text`Two powers in which number and logarithm change places: are they different at all?`,
      approach: text`Both powers are the same, since each is the base to the product of the logarithms. So the product
        of the logarithms is known; $xy$ gives their sum.`,
      check: text`With $x = ${b ** i}$ and $y = ${b ** j}$ the product is $${product}$, and $${b ** i}^{${j}} + ${
        b ** j
      }^{${i}} = ${total}$.`,
      principle: text`$x^{\log_b y} = y^{\log_b x}$: number and the number under the logarithm may change places.`,
    };
  },
);

/** A whole logarithm, or the nearest one. */
function nearLog(value: number, base: number) {
  return q(Math.round(Math.log(Math.max(1, value)) / Math.log(base)));
}

function powers(b: number, i: number, j: number) {
  return q(Math.round(b ** i + b ** j));
}

const choices = [2, 3, 4, 5, 6, 10].flatMap(b =>
  [1, 2, 3, 4].flatMap(i =>
    [2, 3, 4, 5, 6].flatMap(j =>
      j > i && 2 * b ** (i * j) <= 20_000 && b ** (i + j) <= 10_000 ? [{ b, i, j }] : [],
    ),
  ),
);

/** AL.LOG.3 Hard: two powers in which number and logarithm are exchanged. */
export const exchangedPowers: readonly AnyTemplate[] = situation<Exchanged>({
  type: 'AL.LOG.3',
  situation: 'exchanged-powers',
  tries: 20,
  draw: draw => ({ ...draw.pick(choices), frame: draw.int(0, 2) }),
  forms: [sumOfTwo],
});
