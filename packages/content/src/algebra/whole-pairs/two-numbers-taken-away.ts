import { divisors } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Erased {
  /** From 1 to n two are taken away; their product is the sum of the others plus e. */
  n: number;
  e: number;
  larger: boolean;
  frame: number;
}

const sumTo = (n: number) => (n * (n + 1)) / 2;
/** Factor pairs of a number, the smaller factor first. */
const factorPairs = (product: number) =>
  divisors(product)
    .map(a => [a, product / a] as const)
    .filter(([a, b]) => a < b);
const pairs = ({ n, e }: Pick<Erased, 'n' | 'e'>) =>
  factorPairs(sumTo(n) + 1 + e)
    .map(([a, b]) => [a - 1, b - 1] as const)
    .filter(([x, y]) => x > 0 && y <= n);

const oneOfTwo = form<Erased>(
  'one-of-two-numbers-taken-away',
  {
    band: 'Hard',
    seconds: 145,
    also: ['AL.SEQ.1'],
    verify: ({ n, e, larger }) => {
      const found: number[] = [];
      for (let x = 1; x <= n; x += 1)
        for (let y = x + 1; y <= n; y += 1) if (x * y === sumTo(n) - x - y + e) found.push(larger ? y : x);
      if (found.length !== 1) throw new Error('not one pair');
      return found[0] ?? 0;
    },
  },
  (p, { step, find }) => {
    const { n, e, larger, frame } = p;
    const [[x, y] = [1, 1]] = pairs(p);
    const total = step(calc`${n} * ${n + 1} / 2`, {
      because: text`The sum of the others is this sum without the two numbers. So only the two numbers are unknown.`,
      name: text`the sum of all the integers`,
      works: (_v, w) => tex`1 + 2 + \dots + ${n} = ${w}`,
    })`
      Add all the integers from $1$ to $${n}$ first: half of $${n}$ times $${n + 1}$.`;
    const more = e > 0 ? tex` + ${e}` : tex``;
    const one = find(1);
    const product = step(e > 0 ? calc`${total} + ${e} + ${one}` : calc`${total} + ${one}`, {
      name: 'the completed product',
      works: (_v, w) => tex`xy = ${total} - x - y${more} \quad \Rightarrow \quad (x + 1)(y + 1) = ${w}`,
      because: text`One equation with two unknowns has no single solution. But multiplying out $(x + 1)(y + 1)$ gives
        $xy + x + y + 1$, and a product of integers with a known value leaves few pairs.`,
    })`
      Let the two numbers taken away be $x < y$. The others add up to the total less both. Bring $x$ and $y$ to the left
      side and add $1$, so that it becomes a product.`;
    const factor = step(() => q(larger ? y + 1 : x + 1), {
      name: 'the factor that fits',
      works: value => tex`${product} = ${x + 1} \times ${y + 1}, \qquad ${larger ? 'y' : 'x'} + 1 = ${value}`,
      because: text`Neither of the numbers can be larger than $${n}$, so neither factor is larger than $${n + 1}$.`,
    })`
      Both factors are at most $${n + 1}$. Among the factor pairs of $${product}$ only one satisfies this; the
      ${larger ? 'larger' : 'smaller'} factor belongs to the number asked for.`;
    const number = step(calc`${factor} - ${one}`, {
      because: text`The brackets were $x + 1$ and $y + 1$, because $1$ had to be added to make a product.`,
    })`
      The ${larger ? 'larger' : 'smaller'} number is one less than its factor. Subtract $1$.`;
    const tooFar = factorPairs(sumTo(n) + 1 + e)
      .filter(([, b]) => b > n + 1)
      .at(-1);
    const plainPair = factorPairs(sumTo(n) + e).find(([, b]) => b <= n);
    const movedPair = factorPairs(sumTo(n) + e)
      .map(([a, b]) => [a - 1, b - 1] as const)
      .find(([a, b]) => a > 0 && b <= n);
    const at = larger ? 1 : 0;
    const asked = larger ? 'larger' : 'smaller';
    const ending =
      e > 0 ? text`${e} more than the sum of all the others` : text`equal to the sum of all the others`;
    return {
      answer: number,
      stem: wording(
        frame,
        text`From the integers $1, 2, 3, \dots, ${n}$ two different ones are taken away. Their product is ${ending}.
          Find the ${asked} of the two.`,
        text`A teacher writes the integers from $1$ to $${n}$ on a board and wipes out two of them. The product of
          these two is ${ending}. Which is the ${asked} number wiped out?`,
        text`Of $${n}$ cards with the numbers $1$ to $${n}$, Kavya takes two. The product of the numbers on them is
          ${ending}. What is the ${asked} number that Kavya has taken?`,
      ),
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('stopped_a_step_early', number, () => factor)`
          $${number}$ is one of the two factors, which are the numbers with $1$ added to each. The question asks for
          the number itself.`,
        slip('answered_another_quantity', number, larger ? x : y)`
          $${number}$ is the ${larger ? 'smaller' : 'larger'} of the two numbers. The question asks for the
          ${larger ? 'larger' : 'smaller'} one.`,
        slip('left_out_a_term', number, plainPair ? plainPair[at] : false)`
          The product was compared with the sum of all the numbers, $${sumTo(n)}$, but the two taken away do not belong
          to it. ${plainPair && text`That gives $${plainPair[0]} \times ${plainPair[1]}$.`}`,
        slip('left_out_a_term', number, movedPair ? movedPair[at] : false)`
          When the equation was made a product, the $1$ was not added on the right side.
          ${movedPair && text`The factors were then $${movedPair[0] + 1}$ and $${movedPair[1] + 1}$.`}`,
        slip('ignored_a_bound', number, tooFar && tooFar[0] > 1 ? tooFar[at] - 1 : false)`
          The factor pair ${tooFar && text`$${tooFar[0]}$ and $${tooFar[1]}$`} was taken. One of the two numbers is then
          more than $${n}$.`,
        slip('wrong_sign', number, larger ? y + 2 : x + 2)`
          You added $1$ to the factor and got $${number}$. The factor is already one more than the number, so $1$ has
          to be subtracted.`,
        slip('answered_another_quantity', number, y - x)`
          ${here} is the difference of the two numbers. The question asks for one of them.`,
      ],
      snapRead: text`Two unknown integers, their product and a sum without them: one equation that becomes a product.`,
      approach: text`The sum of the others is the known total less the two. So product and sum of the two stand in one
        equation; adding $1$ makes it a product of two factors.`,
      check: text`$${x} \times ${y} = ${x * y}$, and the others add up to $${sumTo(n)} - ${x} - ${y} = ${
        sumTo(n) - x - y
      }$.`,
      principle: text`Where product and sum of two integers stand in one equation, add $1$: $xy + x + y + 1 =
        (x + 1)(y + 1)$.`,
    };
  },
);

/** AL.DIO.2 Hard: two numbers taken away from the first n. */
export const twoNumbersTakenAway: readonly AnyTemplate[] = situation<Erased>({
  type: 'AL.DIO.2',
  situation: 'two-numbers-taken-away',
  tries: 60,
  draw: draw => {
    const p = {
      n: draw.int(12, 45),
      e: draw.chance(0.4) ? 0 : draw.int(1, 30),
      larger: draw.chance(0.5),
      frame: draw.int(0, 2),
    };
    const found = pairs(p);
    const [x = 0, y = 0] = found[0] ?? [];
    return found.length === 1 && y < p.n && x > 4 && ![x, y].includes(p.e) ? p : null;
  },
  forms: [oneOfTwo],
});
