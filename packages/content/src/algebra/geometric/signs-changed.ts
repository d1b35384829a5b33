import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Signs {
  /** The sum, and the reciprocal p/d of the positive one of the two possible ratios. */
  sum: number;
  p: number;
  d: number;
  frame: number;
}

const firstTerm = form<Signs>(
  'first-term-from-changed-signs',
  {
    band: 'Hard',
    seconds: 150,
    also: ['AL.QUA.8'],
    verify: ({ sum, p, d }) => {
      const after = (r: number) => sum * (1 - (2 * r * r * (1 - r)) / (1 - r ** 3));
      const target = after(d / p);
      // For negative ratios the changed sum rises with the ratio: close in on the target.
      let [low, high] = [-0.9999999, 0];
      for (let i = 0; i < 100; i += 1) {
        const r = (low + high) / 2;
        if (after(r) < target) low = r;
        else high = r;
      }
      return nearFraction(Math.round(sum * (1 - low) * 1e7) / 1e7, 4);
    },
  },
  ({ sum, p, d, frame }, { step, write, find }) => {
    const n = p * p + p * d + d * d;
    const after = q(sum * (n - 2 * d * d), n);
    const thirds = step(calc`(${sum} - ${after}) / 2`, {
      name: 'the sum of every third term',
      because: text`A term that turns from $+5$ to $-5$ lowers the sum by $10$, by twice its size. So the fall is
        twice the sum of the changed terms, not their sum itself.`,
    })`
      The sum fell by twice the changed terms. Find the sum of the 3rd, 6th, 9th term and so on.`;
    const share = step(frac(calc`${thirds} / ${sum}`), {
      name: 'the sum of every third term as a part of the whole sum',
      works: (_v, w) =>
        tex`\frac{ar^2}{1 - r^3} \div \frac{a}{1 - r} = \frac{r^2}{1 + r + r^2}, \qquad \frac{r^2}{1 + r + r^2} = ${w}`,
      because: text`From one changed term to the next there are three steps, so their ratio is $r^3$, and $1 - r^3$
        has the factor $1 - r$. The first term $a$ cancels.`,
    })`
      Let $a$ be the first term and $r$ the ratio. The changed terms form a geometric progression too, from $ar^2$
      with the ratio $r^3$. Divide their sum by the whole sum.`;
    const constant = step(frac(calc`1 / ${frac(share)} - 1`), {
      name: text`the constant of the equation for $t$`,
      works: (_v, w) => tex`t^2 + t + 1 = \frac{1}{${frac(share)}} \quad \Rightarrow \quad t^2 + t = ${w}`,
    })`
      Turn both sides round and write $t$ for $\frac{1}{r}$. Then the equation has no fractions of $r$ left.`;
    const positive = q(p, d);
    const negative =
      frame === 1
        ? text`Not all terms are positive, so the ratio is negative.`
        : text`The first term is greater for the negative ratio.`;
    const t = find(q(-p - d, d), { name: text`the negative value of $t$` });
    write(
      tex`(t - ${frac(positive)})(t + ${frac(positive.add(1))}) = 0, \qquad ${frac(positive)} \times
        ${frac(positive.add(1))} = ${frac(constant)}`,
      {
        because: text`Both values of $t$ are larger than $1$ in size, so both ratios are smaller than $1$ in size, and
          both series have a sum. None may be dropped.`,
      },
    )`
      Factorise: the two values of $t$ have the sum $-1$, so one is positive and the other negative.`;
    const r = step(frac(calc`1 / ${frac(t)}`), {
      name: 'the ratio',
      works: (_v, w) => tex`r = ${w}`,
      because: text`The first term is the sum times $1 - r$. A negative ratio makes this factor greater than $1$.`,
    })`
      ${negative}
      Take this value of $t$.`;
    const a = step(calc`${sum}(1 - ${frac(r)})`, {
      name: 'the first term',
      works: (_v, w) => tex`\frac{a}{1 - r} = ${sum} \quad \Rightarrow \quad a = ${w}`,
    })`
      Find the first term from the whole sum.`;
    return {
      answer: a,
      stem: wording(
        frame,
        text`The sum of an infinite geometric progression is $${sum}$. If the signs of its 3rd, 6th, 9th, … terms are
          changed and all other terms stay, the sum becomes $${after}$. What is the greatest possible value of the first
          term?`,
        text`An infinite geometric series, whose terms are not all positive, has the sum $${sum}$. When every third term
          (the 3rd, the 6th and so on) is multiplied by $-1$, the new series has the sum $${after}$. Find the first
          term.`,
        text`All terms of an infinite geometric progression add up to $${sum}$. With minus signs put before the 3rd, the
          6th, the 9th term and so on, they add up to $${after}$. How large can the first term be at most?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d <= 4n && !value.equals(sum),
      slips: [
        slip('lost_a_solution', t, frame !== 1 && positive)`
          You used only the positive ratio $${frac(r)}$, which gives the first term $${a}$. A negative ratio
          fits both sums as well.`,
        slip('ignored_a_condition', t, frame === 1 && positive)`
          $${a}$ belongs to the ratio $${frac(r)}$, for which all terms are positive. The question says that they are
          not.`,
        slip('wrong_sign', a, calc`${sum}(1 + ${frac(r)})`)`
          You multiplied the sum by one plus the ratio: ${here}. The sum is the first term divided by one minus the
          ratio.`,
        slip('wrong_sign', t, q(-p, d))`
          In the quadratic you solved, the sign of the middle term is wrong, and the ratio becomes $${frac(r)}$. With
          it the sum after the change is not $${after}$.`,
        slip('inverted_the_ratio', a, calc`${sum}(1 - ${frac(t)})`)`
          You used $${frac(t)}$ as the ratio: ${here}. It is the reciprocal of the ratio; a series with such a ratio
          has no sum.`,
        slip(
          'answered_another_quantity',
          a,
          calc`${sum}(1 - ${frac(positive.inverse())}) + ${sum}(1 - ${frac(r)})`,
        )`
          ${here} adds both possible first terms. Only one of them is asked for.`,
        slip('answered_another_quantity', a, calc`${sum}(1 - ${frac(r)})(-1) * ${frac(r)}`)`
          ${here} is the size of the second term, one step after the first one.`,
        slip('took_ratio_terms_for_amounts', a, frac(calc`${sum} - ${thirds}`))`
          ${here} is the sum of all terms that keep their signs. The first term is only one of them.`,
      ],
      snapRead: text`The sum of an infinite geometric progression before and after a change of every third sign: the
        changed terms form a progression of their own.`,
      approach: text`The fall of the sum gives the sum of the changed terms. Its part of the whole sum depends on the
        ratio alone, and the equation for the reciprocal of the ratio is a quadratic with two roots that both fit.`,
      check: () => {
        const ratio = q(-d, p + d);
        const first = q(sum).mul(q(1).sub(ratio));
        const third = first.mul(ratio).mul(ratio);
        return text`With the first term $${first}$ and the ratio $${frac(ratio)}$ the whole sum is $${sum}$. The 3rd
          term is $${frac(third)}$, every third term together is $${frac(third)} \div (1 - (${frac(ratio)})^3) =
          ${frac(q(sum).sub(after).div(2))}$, and twice this is $${q(sum).sub(after)}$.`;
      },
      principle: text`Terms taken at equal steps from a geometric progression form a geometric progression again; its
        part of the whole sum depends on the ratio alone.`,
    };
  },
);

const ratios = [
  [2, 1],
  [3, 1],
  [4, 1],
  [5, 1],
  [3, 2],
  [5, 2],
  [4, 3],
  [5, 3],
] as const;

/** AL.SEQ.2 Hard: every third sign of an infinite progression changed. */
export const signsChanged: readonly AnyTemplate[] = situation<Signs>({
  type: 'AL.SEQ.2',
  situation: 'every-third-sign-changed',
  tries: 60,
  draw: draw => {
    const [p, d] = draw.pick(ratios);
    const sum = draw.int(20, 420);
    const n = p * p + p * d + d * d;
    const whole = sum % n === 0 && (4 * sum) % (p + d) === 0 && sum !== n;
    return whole ? { sum, p, d, frame: draw.int(0, 2) } : null;
  },
  forms: [firstTerm],
});
