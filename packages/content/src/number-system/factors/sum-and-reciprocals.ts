import { divisors, sumOf } from '../../numbers.ts';
import { calc, form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { fractionTex, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface TwoSums {
  /** The number, and the number of which the added factors are multiples. */
  n: number;
  k: number;
  frame: number;
}

const multiplesAmong = ({ n, k }: Pick<TwoSums, 'n' | 'k'>) => divisors(n).filter(d => d % k === 0);

const number = form<TwoSums>(
  'number-from-a-sum-and-reciprocals',
  {
    band: 'Hard',
    seconds: 120,
    also: ['NS.FAC.2'],
    untied: true,
    verify: p => {
      const reciprocals = (n: number) =>
        multiplesAmong({ n, k: p.k }).reduce((sum, d) => sum.add(q(1, d)), q(0));
      const [sum, small] = [sumOf(multiplesAmong(p)), reciprocals(p.n)];
      for (let n = p.k; n <= sum; n += p.k)
        if (sumOf(multiplesAmong({ n, k: p.k })) === sum && reciprocals(n).equals(small)) return n;
      throw new Error('no number fits');
    },
  },
  ({ n, k, frame }, { step, find, write }) => {
    const sum = find(sumOf(multiplesAmong({ n, k })));
    const small = find(q(sumOf(divisors(n / k)), n));
    write(tex`d = ${k}e, \qquad \frac{${k}N}{d} = ${k} \times \frac{N \div ${k}}{e}`, {
      because: text`$d = ${k}e$ divides $N$ exactly if $e$ divides $N \div ${k}$. Then $(N \div ${k}) \div e$ divides
        $N \div ${k}$ as well.`,
    })`
      Let $d$ be one of the factors that are multiples of $${k}$. Then $\frac{${k}N}{d}$ is one of them too: call it the
      partner of $d$. A factor times its partner is $${k}N$.`;
    const product = step(calc`${sum} ÷ ${frac(small)}`, {
      name: 'the product of a factor and its partner',
      works: (_value, working) =>
        tex`${fractionTex(small)} = \frac{${sum}}{${k}N} \quad \Rightarrow \quad ${k}N = ${working}`,
      because: text`The partners of all these factors are the same factors again, only in the other order. So they have
        the sum $${sum}$ too.`,
    })`
      So the reciprocal of $d$ is its partner divided by $${k}N$. Add up all reciprocals: the numerators are all the
      partners. Solve for $${k}N$.`;
    const answer = step(calc`${product} / ${k}`)`
      Divide by $${k}$ to find $N$.`;
    return {
      answer,
      stem: wording(
        frame,
        text`The factors of a positive integer $N$ that are multiples of $${k}$ have the sum $${sum}$, and the sum of
          their reciprocals is $${fractionTex(small)}$. Find $N$.`,
        text`Meera writes down those factors of a positive integer $N$ that are divisible by $${k}$. The numbers on her
          list add up to $${sum}$, and their reciprocals add up to $${fractionTex(small)}$. What is $N$?`,
        text`Let $d_1, d_2, \dots, d_r$ be all those factors of a positive integer $N$ that are multiples of $${k}$. If
          $d_1 + d_2 + \dots + d_r = ${sum}$ and $\frac{1}{d_1} + \frac{1}{d_2} + \dots + \frac{1}{d_r} =
          ${fractionTex(small)}$, what is the value of $N$?`,
      ),
      show: plain,
      plausible: value => value.d === 1n && value.gt(k),
      onSight: value => value.div(k).d === 1n,
      slips: [
        stop('stopped_a_step_early', product)`
          $${product}$ would be $N$ if all factors of $N$ had been added. Two partners among the multiples of $${k}$
          have the product $${k}N$.`,
        slip('ignored_common_factors', answer, () => q(small.d))`
          $${answer}$ is the denominator of $${fractionTex(small)}$. This fraction is in lowest terms, so a factor of
          $N$ may have cancelled.`,
        slip('used_a_factor_twice', answer, calc`${product} / ${k}^2`)`
          $${answer}$ is $N$ divided by $${k}$. Each of the added factors is $${k}$ times a factor of this number.`,
        slip('took_the_whole_for_a_part', answer, sum)`
          $${answer}$ is the sum of the factors. $N$ is only the largest of them.`,
        slip('ignored_common_factors', answer, () => q(small.d).mul(k))`
          $${k} \times ${small.d} = ${answer}$ takes the denominator of $${fractionTex(small)}$ for $N$ divided by
          $${k}$. The fraction is in lowest terms, so it does not show this number.`,
        slip('answered_another_quantity', answer, calc`${sum} / ${k}`)`
          $\frac{${sum}}{${k}} = ${answer}$ is the sum of the factors of $N$ divided by $${k}$. The question asks for
          $N$ itself.`,
        slip('took_a_part_for_the_whole', answer, calc`${sum} - ${product} / ${k}`)`
          $${answer}$ is the sum of the other factors, without $N$ itself. $N$ is a multiple of $${k}$ and a factor of
          itself.`,
      ],
      snapRead: text`A sum of factors and the sum of their reciprocals: look for pairs of factors with a fixed
      product.`,
      approach: text`The factors that are multiples of $${k}$ form pairs with the product $${k}N$. So each reciprocal is
        another of these factors divided by $${k}N$, and the two sums differ only by this number.`,
      check: () => {
        const rest = n / k;
        return text`$${n} = ${k} \times ${rest}$, and the factors of $${rest}$ are $${divisors(rest)}$. Their sum is
          $${sumOf(divisors(rest))}$: $${k} \times ${sumOf(divisors(rest))} = ${sum}$ and
          $\frac{${sumOf(divisors(rest))}}{${n}} = ${fractionTex(small)}$.`;
      },
      principle: text`Where numbers form pairs with a fixed product, the sum of their reciprocals is their sum divided
      by this product.`,
    };
  },
);

/** NS.FAC.3 Hard: the multiples among the factors and their reciprocals give the number. */
export const sumAndReciprocals: readonly AnyTemplate[] = situation<TwoSums>({
  type: 'NS.FAC.3',
  situation: 'sum-and-reciprocals',
  tries: 100,
  draw: draw => {
    const k = draw.pick([4, 6, 8, 9, 10, 12, 14, 15, 18, 20, 21]);
    const rest = draw.int(6, 48);
    const some = divisors(rest).length;
    return some >= 4 && some <= 10 ? { n: k * rest, k, frame: draw.int(0, 2) } : null;
  },
  forms: [number],
});
