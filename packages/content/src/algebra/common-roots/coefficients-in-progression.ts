import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Proportional {
  /** The common ratio, the other root of the second equation without its sign, and the smallest coefficient. */
  ratio: number;
  other: number;
  smallest: number;
  frame: number;
}

const totalOf = ({ ratio, smallest }: Proportional) => smallest * (1 + ratio + ratio * ratio);

const greatestOfThree = form<Proportional>(
  'coefficients-from-a-common-root-and-a-sum',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.SEQ.2', 'NS.FAC.1'],
    verify: p => {
      const found: number[] = [];
      // All increasing triples of integers with the sum, in geometric progression, are tried.
      for (let a = 1; 3 * a < totalOf(p); a += 1)
        for (let b = a + 1; a + 2 * b < totalOf(p); b += 1) {
          const c = totalOf(p) - a - b;
          const x = -b / a;
          if (b * b === a * c && Math.abs((x + p.ratio) * (x + p.other)) < 1e-9) found.push(c);
        }
      if (found.length !== 1) throw new Error(`${found.length} triples fit`);
      return found[0] ?? 0;
    },
  },
  (p, { step, write, find }) => {
    const { ratio, other, frame } = p;
    const total = totalOf(p);
    const second = tex`x^2 + ${ratio + other}x + ${ratio * other} = 0`;
    write(tex`(2b)^2 - 4ac = 4(b^2 - ac) = 0 \quad \Rightarrow \quad x = -\frac{b}{a}`, {
      because: text`The middle number of a geometric progression has the square $ac$, and that is the discriminant.`,
    })`
      Since $a, b, c$ are in geometric progression, $b^2 = ac$. So the first equation has the discriminant $0$ and only
      one root. It is the common ratio with a minus sign.`;
    const [low, high] = [Math.min(ratio, other), Math.max(ratio, other)];
    write(
      tex`(x + ${low})(x + ${high}) = 0 \quad \Rightarrow \quad \frac{b}{a} = ${low} \text{ or } \frac{b}{a} =
      ${high}`,
      {
        because: text`A root of $(x + u)(x + v) = 0$ is $-u$ or $-v$, and the common root is the ratio with a minus
          sign. So the ratio is $u$ or $v$.`,
      },
    )`
      The common root is the only root of the first equation, so $-\frac{b}{a}$ is one of the roots of the second
      equation. Factorise it: this leaves two values for the ratio.`;
    const r = find(ratio, { name: 'the common ratio' });
    const parts = step(calc`1 + ${r} + ${r}^2`, {
      name: 'the sum of the three, in terms of the smallest',
      works: (_v, working) =>
        tex`1 + ${other} + ${other}^2 = ${1 + other + other * other} \text{ does not divide } ${total}, \quad
          ${working}`,
      because: text`$a$ is an integer, so the sum in terms of $a$ has to divide $${total}$.`,
    })`
      With the ratio $r$ the three integers are $a$, $ar$ and $ar^2$, so their sum is $a(1 + r + r^2)$. Find this
      bracket; only one of the two ratios makes $a$ an integer.`;
    const smallest = step(calc`${total} / ${parts}`, {
      because: text`The sum is the smallest integer taken as many times as the bracket says.`,
      name: 'a',
      works: (_v, working) => tex`a = ${working}`,
    })`
      Divide the sum $${total}$ by this number to get $a$, the smallest of the three.`;
    const wanted = step(calc`${smallest} * ${r}^2`, {
      because: text`From $a$ to $b$ and from $b$ to $c$ the factor is the ratio each time. So it counts twice from $a$
        to $c$.`,
      works: (_v, working) => tex`c = ${working}`,
    })`
      The greatest of the three is $c = ar^2$. Multiply the smallest by the square of the ratio.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`The positive integers $a < b < c$ are in geometric progression and have the sum $${total}$. The
            equations $ax^2 + 2bx + c = 0$ and $${second}$ have a common root. What is the value of $c$?`
          : text`Three positive integers $a, b, c$ in increasing order form a geometric progression, and $a + b + c =
            ${total}$. If a root of $ax^2 + 2bx + c = 0$ is also a root of $${second}$, find the greatest of the three
            integers.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0) && value.lt(4 * total),
      slips: [
        slip('answered_another_quantity', wanted, smallest)`
          $${wanted}$ is the smallest of the three integers. The question asks for the greatest.`,
        slip('answered_another_quantity', wanted, calc`${smallest} * ${r}`)`
          ${here} is the middle one of the three integers. The question asks for the greatest, one step further.`,
        slip('went_a_step_too_far', wanted, calc`${smallest} * ${r}^3`)`
          ${here} multiplies by the ratio three times, as for a fourth integer. From the first to the third there are
          two steps.`,
        slip('took_a_part_for_the_whole', wanted, calc`${total} - ${smallest}`)`
          ${here} is the sum of the two greater integers. The question asks for the greatest alone.`,
        slip('wrong_sign', parts, calc`1 - ${r} + ${r}^2`)`
          The sum was divided by ${here}, with the root itself as the ratio. The ratio of positive numbers is
          positive.`,
        slip('left_out_a_term', parts, calc`1 + ${r}^2`)`
          You divided the sum by ${here}. The middle integer is missing in this number.`,
        slip('mixed_up_kinds_of_progression', wanted, calc`${total} / 3 + ${r}`)`
          ${here} uses $${ratio}$ as a common difference. In a geometric progression it is a factor.`,
        slip('kept_a_false_root', wanted, calc`${smallest} * ${other}^2`)`
          ${here} multiplies by the square of $${other}$, the other root with its sign turned, which does not fit the
          sum.`,
        slip('kept_a_false_root', wanted, calc`${smallest} * ${r} * ${other}`)`
          ${here} multiplies by both numbers, $${ratio}$ and $${other}$. The ratio is only one of them.`,
      ],
      snapRead: text`A geometric progression as coefficients: the first equation is a perfect square and has one root
        only.`,
      approach: text`With $b^2 = ac$ the first equation has the single root $-\frac{b}{a}$. The second one gives two
        values for it; the sum of the three integers decides.`,
      check: text`$${smallest}, ${smallest.mul(r)}, ${wanted}$ have the sum
        $${smallest.add(smallest.mul(r)).add(wanted)}$, and with $x = -${r}$ the first equation gives
        ${calc`${smallest} * ${r}^2 - 2 * ${smallest.mul(r)} * ${r} + ${wanted}`}.`,
      principle: text`$ax^2 + 2bx + c$ with $a, b, c$ in geometric progression is a perfect square up to a factor: its
        only root is $-\frac{b}{a}$.`,
    };
  },
);

/** AL.QUA.5 Hard: a common root of an equation whose coefficients are in progression. */
export const coefficientsInProgression: readonly AnyTemplate[] = situation<Proportional>({
  type: 'AL.QUA.5',
  situation: 'coefficients-in-progression',
  tries: 200,
  draw: draw => {
    const p = {
      ratio: draw.int(2, 9),
      other: draw.int(2, 9),
      smallest: draw.int(2, 15),
      frame: draw.int(0, 1),
    };
    const fits = p.ratio !== p.other && totalOf(p) % (1 + p.other + p.other ** 2) !== 0 && totalOf(p) < 900;
    return fits && p.smallest !== p.ratio && p.smallest !== p.other ? p : null;
  },
  forms: [greatestOfThree],
});
