import { isSquare } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { linearTex, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Chain {
  /** f(f(x)) = kx + d, and f(p) = r. */
  k: number;
  d: number;
  p: number;
  r: number;
  /** Whether the place asked is the fifth of the chain, or the fourth. */
  far: boolean;
  frame: number;
}

const valueInAChain = form<Chain>(
  'value-from-a-chain-of-values',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.FUN.1', 'AL.SEQ.8'],
    verify: ({ k, d, p, r, far }) => {
      const next = new Map([[p, r]]);
      let x = p;
      for (let i = 0; i < 6; i += 1) {
        const y = next.get(x) ?? Number.NaN;
        next.set(y, k * x + d);
        x = y;
      }
      const place = far ? k * (k * p + d) + d : k * r + d;
      return q(next.get(place) ?? Number.NaN);
    },
  },
  ({ k, d, p, r, far, frame }, { step }) => {
    const rule = linearTex(k, d, 'x');
    const third = step(calc`${k} * ${p} + ${d}`, {
      name: text`the value at ${r}`,
      works: (_v, working) => tex`f(${r}) = f(f(${p})) = ${working}`,
      because: text`The rule speaks of $f(f(x))$ and says nothing of $f$ alone. But $${r}$ is itself a value of $f$, so
        the rule for $x = ${p}$ tells what $f$ does to $${r}$.`,
    })`
      The known value is $f(${p}) = ${r}$. Put $x = ${p}$ into the rule: the inner value is $${r}$, so the rule gives
      $f(${r})$.`;
    const fourth = step(calc`${k} * ${r} + ${d}`, {
      name: text`the value at ${k * p + d}`,
      works: (_v, working) => tex`f(${k * p + d}) = f(f(${r})) = ${working}`,
    })`
      Now the value at $x = ${r}$ is known. Put $x = ${r}$ into the rule in the same way.`;
    const fifth = step(calc`${k} * ${third} + ${d}`, {
      name: text`the value at ${k * r + d}`,
      works: (_v, working) => tex`f(${k * r + d}) = f(f(${third})) = ${working}`,
      because: far
        ? text`Every value found becomes the next place. The numbers form a chain, and the place that is asked stands
          in it.`
        : text`The place that is asked is now reached: it is the value that was found last.`,
    })`
      Go on with $x = ${k * p + d}$. The next inner value is the one found last.`;
    const asked = far ? k * (k * p + d) + d : k * r + d;
    const last = far
      ? step(calc`${k} * ${fourth} + ${d}`, {
          name: text`the value at ${asked}`,
          works: (_v, working) => tex`f(${asked}) = f(f(${k * r + d})) = ${working}`,
        })`
          One more step with $x = ${k * r + d}$ reaches the place that is asked.`
      : fifth;
    const slope = Math.sqrt(k);
    return {
      answer: last,
      stem: wording(
        frame,
        text`A function $f$ is defined for all real numbers, and $f(f(x)) = ${rule}$ for every real $x$. It is known
          that $f(${p}) = ${r}$. What is the value of $f(${asked})$?`,
        text`A computer changes every number into another one by a fixed rule that nobody knows. If it is used twice, a
          number $x$ becomes $${rule}$, whatever $x$ is. Used once, it changes $${p}$ into $${r}$. Into which number
          does it change $${asked}$?`,
        text`Let $f$ be a function with $f(f(x)) = ${rule}$ for all real $x$, whose graph passes through the point
          $(${p}, ${r})$. The graph also has a point with the $x$-coordinate $${asked}$. Find the $y$-coordinate of
          that point.`,
      ),
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('went_a_step_too_far', last, calc`${k} * ${asked} + ${d}`)`
          ${here} is the number after two changes of $${asked}$. The question asks for the number after one change.`,
        slip(
          'assumed_a_proportion',
          last,
          isSquare(k) && calc`${slope} * ${asked} + (${r} - ${slope} * ${p})`,
        )`
          ${here} takes the rule for a straight line through the known point. Used twice, that line does not give
          $${rule}$, as the constant does not fit.`,
        slip('assumed_a_proportion', last, calc`${asked} + (${r} - ${p})`)`
          ${here} adds the same number to $${asked}$ as was added to $${p}$. Then using the rule twice would only add a
          number and not multiply $x$ by $${k}$.`,
        slip('lost_the_place_in_a_cycle', last, far ? calc`1 * ${fourth}` : calc`1 * ${third}`)`
          ${here} stands one place before $${asked}$ in the chain of numbers. The number that follows $${asked}$ is
          asked.`,
        slip('left_out_a_term', far ? fourth : third, far ? calc`${k} * ${r}` : calc`${k} * ${p}`)`
          You multiplied by $${k}$ and left out the constant of the rule, so that you used ${here}. The rule is
          $${rule}$.`,
        slip('mixed_up_the_argument', last, calc`${k} * ${r} + ${d} + ${p}`)`
          ${here} puts the known value into the rule and adds $${p}$. The rule gives the number after two changes of
          the number that is put in, and nothing is added.`,
        slip('wrong_sign', last, far ? calc`${k} * ${fourth} - ${d}` : calc`${k} * ${third} - ${d}`)`
          ${here} has the constant of the rule with the wrong sign. The rule is $${rule}$.`,
      ],
      snapRead: text`A rule for using a function twice, and one value: each value is the next place.`,
      approach: text`Do not look for a formula of $f$. Start with the known value and put each number that is found
        into the rule; the place that is asked comes up in the chain.`,
      faster: text`Write the chain $${p}, ${r}, ${k * p + d}, ${k * r + d}, \dots$: each number is the rule applied to
        the one two places before. Go on until $${asked}$ appears and take the next one.`,
      check: text`The rule takes the number before $${asked}$ in the chain to the number after it: ${
        far
          ? tex`${k}
        \times (${k * r + d})`
          : tex`${k} \times (${k * p + d})`
      }
        with the constant ${d} gives ${last}.`,
      principle: text`A rule for $f(f(x))$ and one value give a chain of values: from $f(a) = b$ follows $f(b)$, then
        the next, without a formula for $f$.`,
    };
  },
);

/** AL.FUN.2 Hard: a rule for f(f(x)) and one value. */
export const chainOfValues: readonly AnyTemplate[] = situation<Chain>({
  type: 'AL.FUN.2',
  situation: 'chain-of-values',
  tries: 60,
  draw: draw => {
    const k = draw.pick([2, 3, 4, 4, 5, 9]);
    const d = draw.pick([-9, -8, -7, -5, -4, -3, 3, 4, 5, 6, 7, 8]);
    const [p, r] = [draw.int(1, 7), draw.int(2, 12)];
    const far = draw.chance(0.5);
    const chain = [p, r];
    while (chain.length < 7) chain.push(k * (chain.at(-2) ?? 0) + d);
    const isClear = new Set(chain).size === chain.length && chain.every(n => n > 0 && n < 700);
    const isNoLine = !isSquare(k) || r !== Math.sqrt(k) * p + d / (1 + Math.sqrt(k));
    return isClear && isNoLine && p !== r ? { k, d, p, r, far, frame: draw.int(0, 2) } : null;
  },
  forms: [valueInAChain],
});
