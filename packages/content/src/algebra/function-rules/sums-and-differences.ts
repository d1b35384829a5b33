import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Rule {
  /** f(u) = k, positive; f(2u) is given and f(nu) asked. */
  u: number;
  k: number;
  n: number;
  frame: number;
}

const rowOf = (k: number, n: number) => {
  const row = [2, k];
  while (row.length <= n) row.push(k * (row.at(-1) ?? 0) - (row.at(-2) ?? 0));
  return row;
};

const valueByTheRule = form<Rule>(
  'value-from-a-rule-for-sum-and-difference',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.SEQ.8', 'AL.POL.2'],
    verify: ({ k, n }) => {
      // f(x) = t^x + t^-x has the rule; t from the given value.
      const t = (k + Math.sqrt(k * k - 4)) / 2;
      return Math.round(t ** n + t ** -n);
    },
  },
  ({ u, k, n, frame }, { step, find }) => {
    const given = k * k - 2;
    const zero = step(2, {
      name: text`$f(0)$`,
      works: value => tex`2f(x) = f(x)f(0) \quad \Rightarrow \quad f(0) = ${value}`,
      because: text`$f(${2 * u})$ is not $0$, so for $x = ${2 * u}$ both sides can be divided by $f(x)$.`,
    })`
      Put $y = 0$: the sum and the difference are then both $x$. Find $f(0)$.`;
    const square = find(calc`${given} + ${zero}`, { name: text`the square of $f(${u})$` });
    const first = step(() => q(Math.round(Math.sqrt(square.valueOf()) * 1e6), 1e6), {
      because: text`With equal numbers the product becomes a square, and both values on the left are known. The
        question says that $f(${u})$ is positive, so of the two roots only one counts.`,
      name: text`$f(${u})$`,
      works:
        value => tex`f(${u})^2 = f(${2 * u}) + f(0) = ${square}, \quad f(${u}) > 0 \quad \Rightarrow \quad f(${u}) =
          ${value}`,
    })`
      Put $x = y = ${u}$ into the rule: the sum is $${2 * u}$ and the difference $0$. So the square of $f(${u})$ is
      $f(${2 * u}) + f(0)$, and $f(${u})$ is its positive root.`;
    const third = step(calc`${first} * ${given} - ${first}`, {
      name: text`$f(${3 * u})$`,
      works: (_v, w) => tex`f(${3 * u}) = f(${2 * u})f(${u}) - f(${u}) = ${w}`,
      because: text`The rule gives the sum of two values. One of them, at the difference, is known already, and the
        product has to be reduced by it.`,
    })`
      Put $x = ${2 * u}$ and $y = ${u}$. The product is $f(${3 * u}) + f(${u})$, so subtract $f(${u})$.`;
    const [a, b] = n === 5 ? [3, 2] : [3, 3];
    const vb = b === 2 ? find(given) : third;
    const low = n === 5 ? first : zero;
    const wanted = step(calc`${third} * ${vb} - ${low}`, {
      because: text`The two places are chosen so that their sum is $${n * u}$ and everything else is known. Not the
        product alone, because the rule has two values on its left side.`,
      works: (_v, w) => tex`f(${n * u}) = f(${a * u})f(${b * u}) - f(${(a - b) * u}) = ${w}`,
    })`
      Put $x = ${a * u}$ and $y = ${b * u}$: the sum is $${n * u}$, the difference is $${(a - b) * u}$. The product is
      the sum of these two values, so subtract the one at the difference.`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`For all real $x$ and $y$ a function $f$ satisfies $f(x + y) + f(x - y) = f(x)f(y)$. If $f(${2 * u}) =
          ${given}$ and $f(${u})$ is positive, what is $f(${n * u})$?`,
        text`A function has the property that $f(x)f(y) = f(x + y) + f(x - y)$ for all real numbers $x$ and $y$. It is
          known that $f(${u}) > 0$ and $f(${2 * u}) = ${given}$. Find the value of $f(${n * u})$.`,
      ),
      show: plain,
      plausible: value => value.gt(k) && value.d === 1n,
      slips: [
        slip('left_out_a_term', wanted, calc`${third} * ${vb}`)`
          ${here} takes $f(${n * u})$ for the product of $f(${a * u})$ and $f(${b * u})$. The rule has a second value
          on its left side, at the difference.`,
        slip('added_for_subtracted', wanted, calc`${third} * ${vb} + ${low}`)`
          ${here} adds the value at the difference. It stands on the same side as the wanted value, so it is
          subtracted.`,
        slip('left_out_a_term', third, calc`${first} * ${given}`)`
          For $f(${3 * u})$ you used the product $f(${2 * u})f(${u}) = ${third}$. The value at the difference,
          $f(${u})$, has to be subtracted.`,
        slip('added_for_subtracted', third, calc`${first} * ${given} + ${first}`)`
          For $f(${3 * u})$ the value $f(${u})$ was added: ${here}. The rule gives the sum of $f(${3 * u})$ and
          $f(${u})$.`,
        slip('stopped_a_step_early', wanted, third)`
          $${wanted}$ is $f(${3 * u})$, which is needed on the way. The question asks for the value at $${n * u}$.`,
        slip('stopped_a_step_early', wanted, () => q(rowOf(k, n)[n - 1] ?? 0))`
          $${wanted}$ is $f(${(n - 1) * u})$, one step of $${u}$ too early. The question asks for the value at
          $${n * u}$.`,
        slip('mixed_up_the_argument', wanted, calc`${third} * ${vb} - ${given}`)`
          ${here} subtracts the value at $${2 * u}$. The difference of $${a * u}$ and $${b * u}$ is $${(a - b) * u}$.`,
        slip('went_a_step_too_far', wanted, () => q(rowOf(k, n + 1)[n + 1] ?? 0))`
          $${wanted}$ is $f(${(n + 1) * u})$, one step of $${u}$ too far. The question asks for the value at
          $${n * u}$.`,
        slip('mixed_up_the_argument', wanted, calc`${third} * ${vb} - ${n === 5 ? zero : first}`)`
          ${here} subtracts the value at $${n === 5 ? 0 : u}$. The difference of $${a * u}$ and $${b * u}$ is
          $${(a - b) * u}$.`,
      ],
      snapRead: text`A rule that gives the sum of two values as a product: choose $x$ and $y$ so that one of the two
        is known.`,
      approach: text`First $y = 0$ gives $f(0)$, then $x = y$ gives the value at half of the known place. From there
        the rule leads up step by step.`,
      check: () => {
        const row = rowOf(k, n);
        return text`In steps of $${u}$ each value is $${k}$ times the one before, less the one before that:
          $${row}$. The third number is $f(${2 * u}) = ${given}$.`;
      },
      principle: text`In a rule for all $x$ and $y$, put in $0$, equal numbers and neighbouring numbers: each choice
        makes one value known.`,
    };
  },
);

/** AL.FUN.3 Hard: a rule for the values at a sum and at a difference. */
export const sumsAndDifferences: readonly AnyTemplate[] = situation<Rule>({
  type: 'AL.FUN.3',
  situation: 'sum-and-difference-rule',
  draw: draw => {
    const n = draw.int(5, 6);
    return { u: draw.int(1, 6), k: draw.int(3, n === 5 ? 8 : 6), n, frame: draw.int(0, 1) };
  },
  forms: [valueByTheRule],
});
