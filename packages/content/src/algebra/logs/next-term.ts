import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { addedTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

/** log k, log(base^x − t) and log(base^x + last), whose arguments are k, k·ratio and k·ratio². */
interface Progression {
  k: number;
  ratio: number;
  base: number;
  exponent: number;
  frame: number;
}

const powerOf = ({ base, exponent }: Progression) => base ** exponent;
const tOf = (p: Progression) => powerOf(p) - p.k * p.ratio;
const lastOf = (p: Progression) => p.k * p.ratio ** 2 - powerOf(p);
/** The other root of (p − t)² = k(p + last). */
const otherOf = (p: Progression) => 2 * tOf(p) + p.k - powerOf(p);
const second = (p: Progression) => `\\log(${p.base}^x - ${tOf(p)})`;
const third = (p: Progression) => `\\log(${p.base}^x + ${lastOf(p)})`;

const nextTerm = form<Progression>(
  'next-term',
  {
    band: 'Medium',
    seconds: 90,
    also: ['AL.SEQ.3', 'AL.IND.2'],
    verify: p => {
      for (let x = 1; x < 12; x += 1) {
        const [a, b, c] = [p.k, p.base ** x - tOf(p), p.base ** x + lastOf(p)];
        if (b > 0 && Math.abs(Math.log(a) + Math.log(c) - 2 * Math.log(b)) < 1e-10)
          return Math.round(Math.exp(2 * Math.log(c) - Math.log(b)));
      }
      throw new Error('no power fits');
    },
  },
  (p, { step }) => {
    const { base, k, ratio, frame } = p;
    const power = step(powerOf(p), {
      name: text`the power $${base}^x$`,
      because: text`Equal steps of the logarithms mean equal factors of the arguments, as in $\log 2$, $\log 6$,
        $\log 18$. Squaring lets in a negative middle argument, which has no logarithm, so the roots have to be
        tested.`,
      works: value =>
        tex`(p - ${tOf(p)})^2 = ${k}(p + ${lastOf(p)}) \Rightarrow p^2 - ${2 * tOf(p) + k}p
          ${addedTex(tOf(p) ** 2 - k * lastOf(p))} = 0, \quad p = ${value} \ (\text{not } ${otherOf(p)})`,
    })`
      Let $p = ${base}^x$. Logarithms in arithmetic progression have arguments in geometric progression, so the square
      of the middle argument is the product of the other two. Solve this quadratic; only the root with a positive
      middle argument counts.`;
    const argument = step(calc`${power} + ${lastOf(p)}`, { name: text`the third argument` })`
      The third argument is $p + ${lastOf(p)}$. Put in the value of $p$.`;
    const quotient = step(Math.round(Math.sqrt(argument.div(k).valueOf())), {
      name: text`the common factor of the arguments`,
      because: text`The first argument is multiplied by the same factor twice to reach the third. The factor is
        positive because all arguments are positive.`,
      works: value => tex`r^2 = \frac{${argument}}{${k}} = ${value}^2, \quad r = ${value}`,
    })`
      From the first argument to the third there are two equal factors. Let each be $r$.`;
    const next = step(calc`${argument} * ${quotient}`, {
      because: text`Adding the common difference to a logarithm multiplies its argument by a fixed number. Not adding
        the difference of the arguments, because the arguments grow by factors.`,
      works: (_value, working) => tex`N = ${working}`,
    })`
      The next argument $N$ is the third one multiplied by this factor once more.`;
    return {
      answer: next,
      stem:
        frame === 0
          ? text`The numbers $\log ${k}$, $${second(p)}$ and $${third(p)}$ are in arithmetic progression, and the next
            term of the progression is $\log N$. What is $N$?`
          : frame === 1
            ? text`Let $\log ${k}$, $${second(p)}$, $${third(p)}$ be the first three terms of an arithmetic progression.
              Of which number is the fourth term the logarithm?`
            : text`An arithmetic progression begins with $\log ${k}, \; ${second(p)}, \; ${third(p)}, \; \log N$. Find
              the value of $N$.`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('kept_a_false_root', power, otherOf(p))`
          $${base}^x = ${power}$ leads to ${next}, but then the middle argument $${power} - ${tOf(p)}$ is not
          positive.`,
        slip('mixed_up_kinds_of_progression', next, calc`${argument} * 2 - ${k} * ${ratio}`)`
          $${argument} + (${argument} - ${k * ratio}) = ${next}$ adds the difference of the arguments; the logarithms
          grow by equal steps, the arguments by equal factors.`,
        stop('answered_another_quantity', argument)`
          $${argument}$ is the argument of the third term, $${base}^x + ${lastOf(p)}$. The question asks for the
          argument of the term after it.`,
        slip('went_a_step_too_far', next, calc`${argument} * ${quotient} * ${quotient}`)`
          You multiplied by the common factor twice, $${argument} \times ${quotient}^2 = ${next}$. The next term comes
          after one such step, so this is one term too far.`,
        slip('used_a_wrong_given_number', next, calc`${argument} * ${k}`)`
          You multiplied the third argument by the first, $${argument} \times ${k} = ${next}$. The next argument needs
          the common factor, and that is not the first argument.`,
        slip('used_a_wrong_given_number', next, calc`${argument} * ${k} * ${ratio}`)`
          $${argument} \times ${k * ratio} = ${next}$ adds the second and the third logarithm. The next logarithm is
          the third one with the common difference added.`,
        slip('left_out_a_term', argument, Number.isInteger(Math.sqrt(powerOf(p) / k)) && power)`
          You used $${power}$ itself as the third argument. That is only $${base}^x$; $${lastOf(p)}$ has to be added to
          it.`,
      ],
      snapRead: text`Logarithms in arithmetic progression: their arguments are in geometric progression. The term after
        the third is wanted.`,
      approach: text`The condition on the arguments is a quadratic in the power $${base}^x$. The domain keeps one of
        its roots; then the first and the third argument give the common factor, and one more factor gives the next
        argument.`,
      faster: text`Let $s > 0$ be the middle argument: $s^2 = ${k}(s + ${tOf(p) + lastOf(p)})$ gives
        $s = ${k * ratio}$, so the common factor is $${ratio}$ and $N = ${k} \times ${ratio}^3$.`,
      check: () =>
        text`The arguments are $${k}$, $${power} - ${tOf(p)} = ${power.sub(tOf(p))}$, $${power.add(lastOf(p))}$ and
          $${next}$: each is $${ratio}$ times the one before.`,
      principle: text`Logarithms in arithmetic progression mean arguments in geometric progression, all of them
        positive.`,
    };
  },
);

/** AL.LOG.3 Medium: logarithms in arithmetic progression, and the term after the third. */
export const nextTermOfLogs: readonly AnyTemplate[] = situation<Progression>({
  type: 'AL.LOG.3',
  situation: 'logs-in-progression',
  tries: 200,
  draw: draw => {
    const base = draw.int(2, 7);
    const p = {
      k: draw.int(2, 9),
      ratio: draw.int(2, 6),
      base,
      exponent: draw.int(2, base === 2 ? 7 : base === 3 ? 5 : 3),
      frame: draw.int(0, 2),
    };
    const fits = tOf(p) > 0 && lastOf(p) > 0 && otherOf(p) > 0 && tOf(p) !== p.k && otherOf(p) !== tOf(p);
    return fits && p.k * p.ratio ** 3 < 2000 ? p : null;
  },
  forms: [nextTerm],
});
