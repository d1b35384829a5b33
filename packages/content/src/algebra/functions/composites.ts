import type Fraction from 'fraction.js';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { addedTex, plain, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';
import {
  type Corner,
  cornersTold,
  drawnCorners,
  exactHeight,
  heightAt,
  isOnGraph,
  zigzag,
} from './zigzag.ts';

interface Reading {
  corners: readonly Corner[];
  /** g(x) = ax + b. */
  a: number;
  b: number;
  /** The place that is put in. */
  c: number;
  frame: number;
}

/** The value of ax + b at x, with the sign of b in the line. */
const linearAt = (a: number, x: Fraction | number, b: number) =>
  b < 0 ? calc`${a} * ${x} - ${-b}` : calc`${a} * ${x} + ${b}`;

const fromGraph = form<Reading>(
  'composite-read-from-a-graph',
  {
    band: 'Easy',
    seconds: 50,
    revision: 2,
    suits: ({ corners, a, b, c }) => {
      const inner = a * c + b;
      const [value, other] = [heightAt(corners, inner), heightAt(corners, c)];
      const isCorner = corners.some(([x]) => x === inner);
      return (
        Number.isInteger(value) && Number.isInteger(other) && !isCorner && inner !== c && value !== inner
      );
    },
    verify: ({ corners, a, b, c }) => nearFraction(heightAt(corners, a * c + b)),
  },
  ({ corners, a, b, c, frame }, { step }) => {
    const at = (x: Fraction) => exactHeight(corners, x);
    const g = polynomialTex([a, b]);
    const inner = step(linearAt(a, c, b), {
      name: text`the number that $f$ is applied to`,
      because: text`$f$ is applied to the value of $${g}$, so this value is needed before the graph is read. At $x =
        ${c}$ the graph shows another value, $f(${c})$.`,
    })`
      The inner function is applied first. Substitute $${c}$ into $${g}$ to get the number that $f$ is applied to.`;
    const value = step(() => at(inner), {
      because: text`Between two corners the graph is straight, so the height changes evenly from the one corner to the
        other.`,
      works: value => tex`f(${inner}) = ${value}`,
    })`
      Now $f$ is applied to this number. Read the height of the graph at $x = ${inner}$, on the straight piece between
      two corners.`;
    return {
      answer: value,
      stem:
        frame === 0
          ? text`The figure shows the graph of a function $f$, made of straight pieces between
            ${cornersTold(corners)}. If $g(x) = ${g}$ for all real $x$, what is $f(g(${c}))$?`
          : frame === 1
            ? text`A number $x$ is first changed to $${g}$, and then the function $f$ of the figure, with corners at
              ${cornersTold(corners)}, is applied to the result. What comes out for $x = ${c}$?`
            : text`Let $h(x) = f(${g})$, where the graph of $f$ joins ${cornersTold(corners)} by straight pieces, as
              drawn. Find $h(${c})$.`,
      figure: () => zigzag(corners),
      show: plain,
      plausible: value => value.d <= 2n,
      slips: [
        slip('swapped_the_two', value, () => at(q(c)).mul(a).add(b))`
          You read $f(${c})$ first and substituted it into $${g}$, which gives $${value}$. The expression in the
          bracket is found first, and $f$ is applied to it.`,
        slip('stopped_a_step_early', value, () => at(q(c)))`
          $${value}$ is $f(${c})$. The function $f$ is applied to $${g}$ and not to $x$ itself.`,
        stop('stopped_a_step_early', inner)`
          $${inner}$ is the number that $f$ is applied to. The height of the graph there has still to be read.`,
        slip('wrong_sign', inner, isOnGraph(corners, a * c - b) && linearAt(a, c, -b))`
          You put ${here} into $f$, with the sign of $${Math.abs(b)}$ turned round.`,
        slip('mixed_up_sum_and_product', value, () => at(q(c)).mul(inner))`
          You multiplied $f(${c})$ by the value of $${g}$ at $${c}$ and got $${value}$. In a composite function one
          value is put into the other function.`,
        slip('mixed_up_the_argument', inner, isOnGraph(corners, c + b) && linearAt(1, c, b))`
          You put ${here} into $f$. The number $x$ has to be multiplied by $${a}$ before that.`,
        slip('added_for_multiplied', value, () => at(q(c)).add(inner))`
          You added $f(${c})$ and the value of $${g}$ at $${c}$ and got $${value}$. In a composite function one value is
          put into the other function.`,
      ],
      snapRead: text`One function is inside another, and one of them is a graph: find the inner value first.`,
      approach: text`Work from the inside to the outside: first the number that $f$ is applied to, then the height of
        the graph at that number.`,
      check: () => {
        const k = corners.findIndex(([x]) => x > a * c + b);
        const [from, to] = [corners[k - 1] ?? [0, 0], corners[k] ?? [0, 0]];
        const slope = q(to[1] - from[1], to[0] - from[0]);
        return text`From $(${from[0]}, ${from[1]})$ the piece has the slope $${slope}$: $${from[1]} + ${slope} \times
          ${a * c + b - from[0]} = ${q(from[1]).add(slope.mul(a * c + b - from[0]))}$.`;
      },
      principle: text`In a composite function the inner function is applied first, and its value is put into the outer
        one.`,
    };
  },
);

interface Linear {
  /** f(x) = ax + b, g(x) = cx + k. */
  a: number;
  b: number;
  c: number;
  /** A number put in, and another one. */
  s: number;
  t: number;
  frame: number;
}

const constant = form<Linear>(
  'constant-from-two-rounds',
  {
    band: 'Easy',
    seconds: 55,
    suits: ({ a, b, s, t }) => a > 1 && b !== 0 && s > 0 && t > s && s !== a && s * (a - 1) !== -b,
    verify: ({ a, b, s, t }) => {
      const target = a * (a * s + b) + b;
      for (let k = -200; k <= 200; k += 1) if (a * (a * s + k) + k === target) return a * t + k;
      throw new Error('no constant fits');
    },
  },
  ({ a, b, s, t, frame }, { step, find }) => {
    const target = a * (a * s + b) + b;
    const times = { 2: 'doubles', 3: 'trebles' }[a] ?? `multiplies by $${a}$`;
    const share = find(calc`${a}^2 * ${s}`, { name: 'the part without the constant' });
    const parts = find(calc`${a} + 1`, { name: 'how often the constant is in the second value' });
    const k = step(calc`(${target} - ${share}) / ${parts}`, {
      name: 'the constant',
      works: value =>
        tex`${a}(${a} \times ${s} + k) + k = ${share} + ${parts}k = ${target} \quad \Rightarrow \quad k = ${value}`,
      because: text`The whole first result, with its $k$, is multiplied by $${a}$ in the second round. So this $k$
        counts $${a}$ times, and the second round adds it once more.`,
    })`
      The first round gives $${a} \times ${s} + k$. Apply the rule to this result again and set it equal to $${target}$.
      This is an equation for $k$.`;
    const value = step(k.valueOf() < 0 ? calc`${a} * ${t} - ${k.neg()}` : calc`${a} * ${t} + ${k}`, {
      because: text`The question asks about one round for $${t}$. The two rounds were only needed to find $k$.`,
    })`
      Now $k$ is known. Apply the rule once to $${t}$.`;
    return {
      answer: value,
      stem:
        frame === 0
          ? text`For a function $f(x) = ${a}x + k$ with a constant $k$ it is known that $f(f(${s})) = ${target}$. What
            is $f(${t})$?`
          : frame === 1
            ? text`In a number game on a phone, one round ${times} the number on the screen and then adds a fixed number
              $k$, which may be negative. Two rounds turn $${s}$ into $${target}$. Into what does one round turn
              $${t}$?`
            : text`Let $g(x) = f(f(x))$, where $f(x) = ${a}x + k$. The graph of $g$ passes through $(${s}, ${target})$.
              Find the height of the graph of $f$ at $x = ${t}$.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('left_out_a_factor', parts, 2)`
          You used $k = ${k}$, from $${a ** 2 * s} + 2k = ${target}$. In the second round the first $k$ is multiplied by
          $${a}$ too.`,
        slip('left_out_a_term', parts, 1)`
          You counted the constant once and used $k = ${k}$. Both rounds add it, and the first one is multiplied as
          well.`,
        slip('forgot_to_square', share, calc`${a} * ${s}`)`
          You used $${a} \times ${s}$ for the part without $k$. Two rounds multiply by $${a}$ twice.`,
        slip('stopped_a_step_early', k, calc`${target} - ${a} * ${s}`)`
          You used $${target}$ as the result of one round, which gives $k = ${k}$. It is the result of two rounds.`,
        stop('stopped_a_step_early', k)`
          $${k}$ is the constant $k$. The question asks for the value at $${t}$.`,
        slip('went_a_step_too_far', value, calc`${a} * (${a} * ${t} + ${k}) + ${k}`)`
          You applied the rule twice to $${t}$, which gives $${value}$. The question asks for it once.`,
        slip('took_a_power_for_a_product', share, calc`2 * ${a} * ${s}`)`
          You used $2 \times ${a} \times ${s}$ for the part without $k$. Multiplying by $${a}$ twice is multiplying by
          $${a}^2$.`,
        slip('wrong_sign', value, calc`${a} * ${t} - ${k}`)`
          ${here} has the constant with the wrong sign. The rule adds $k$.`,
      ],
      snapRead: text`The same linear rule is applied twice, with one unknown constant: write the second result with
        it.`,
      approach: text`Put the first result, with $k$ in it, into the rule again. That is a linear equation for $k$, and
        then the rule is known.`,
      check: text`With $k = ${b}$ the first round makes $${a * s + b}$ of $${s}$, and the second one $${target}$.`,
      principle: text`When a rule is applied twice, the constant of the first round is changed by the second one.`,
    };
  },
);

const outer = form<Linear>(
  'outer-function-from-the-composite',
  {
    band: 'Medium',
    seconds: 75,
    suits: ({ a, b, s, t, c }) =>
      a > 1 && b !== 0 && t < 8 && Math.abs(t) > 1 && s !== t && c !== 0 && s < 12 && t * (a - 1) !== -b,
    verify: ({ a, b, c, s, t }) => {
      for (let x = -60; x <= 60; x += 1) if (a * x + b === a * t + b) return x * x + c * x + s;
      throw new Error('no place fits');
    },
  },
  ({ a, b, c, s, t, frame }, { step, find }) => {
    const at = a * t + b;
    const f = polynomialTex([a, b]);
    const joint = polynomialTex([1, c, s]);
    const x = step(calc`(${at} - ${b}) / ${a}`, {
      name: text`the $x$ for which $${f}$ is $${at}$`,
      works: value => tex`${f} = ${at} \quad \Rightarrow \quad x = ${value}`,
      because: text`The given formula shows the value of $g$ at $${f}$, so $${f}$ has to be $${at}$. The $x$ in the
        formula is another number.`,
    })`
      The formula gives $g$ at $${f}$, and $g(${at})$ is asked. Find the $x$ for which $${f}$ is $${at}$.`;
    const square = find(calc`${x}^2`, { name: 'the square of that number' });
    const value = step(calc`${square} + ${c} * ${x} + ${s}`, {
      because: text`For this $x$ the left side of the formula is $g(${at})$, so the right side is the answer. The
        function $g$ itself is not needed.`,
      works: (v, _w) =>
        tex`g(${at}) = ${polynomialTex([1, c, s]).replaceAll('x', `(${x.toFraction()})`)} = ${v}`,
    })`
      Substitute this $x$ into the formula $${joint}$.`;
    return {
      answer: value,
      stem:
        frame === 0
          ? text`For all real $x$, $f(x) = ${f}$ and $g(f(x)) = ${joint}$. What is $g(${at})$?`
          : frame === 1
            ? text`A function $g$ satisfies $g(${f}) = ${joint}$ for every real number $x$. Find the value of $g$ at
              $${at}$.`
            : text`Anil applies $f(x) = ${f}$ to a number $x$ and then a second function $g$ to the result. He always
              ends with $${joint}$. What does $g$ alone make of $${at}$?`,
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('mixed_up_the_argument', x, at)`
          You put $${at}$ for $x$ into $${joint}$, which gives $${value}$. In the formula $x$ is the number before it is
          changed to $${f}$.`,
        slip('mixed_up_the_argument', x, a * at + b)`
          You put $${x}$, the value of $${f}$ at $${at}$, into the formula. Here $${f}$ has to be $${at}$ itself.`,
        slip('did_not_divide', x, calc`${at} - ${b}`)`
          You put ${here} into the formula. That is $${a}x$, so it has still to be divided by $${a}$.`,
        slip('wrong_sign', x, (at + b) % a === 0 && calc`(${at} + ${b}) / ${a}`)`
          You put ${here} into the formula: $${Math.abs(b)}$ went to the other side without a change of sign.`,
        slip('wrong_sign', value, calc`${square} - ${c} * ${x} + ${s}`)`
          You used the middle term of the formula with the wrong sign, which gives $${value}$.`,
        slip('left_out_a_term', value, calc`${square} + ${c} * ${x}`)`
          ${here} leaves out the constant $${s}$ at the end of the formula.`,
        slip('wrong_sign', x, -t)`
          You put $${x}$ into the formula. That is the right number with the wrong sign.`,
        slip('forgot_to_square', square, calc`2 * ${x}`)`
          You used $2x$ for $x^2$ at $x = ${t}$, so that the result is $${value}$.`,
      ],
      snapRead: text`A formula for the composite is given, and the outer function is asked at one number: go back to $x$
        first.`,
      approach: text`Find the number $x$ that the inner function sends to $${at}$. The formula for the composite then
        gives the value at once; $g$ itself is not needed.`,
      check: text`At $x = ${t}$ the inner expression $${f}$ has the value $${at}$, so the formula gives $g(${at})$
      there: the
        value of $${joint}$ at $x = ${t}$ is $${value}$.`,
      principle: text`A formula for a composite gives the outer function at a number only after the $x$ is found for
      which
        the inner function has this number as its value.`,
    };
  },
);

const agreeing = form<Linear>(
  'orders-that-agree',
  {
    band: 'Medium',
    seconds: 85,
    suits: ({ a, b, c, t }) => a > 1 && c > 1 && a !== c && b !== 0 && (b * (c - 1)) % (a - 1) === 0 && t > 0,
    verify: ({ a, b, c, t }) => {
      for (let k = -300; k <= 300; k += 1)
        if (a * (c * 7 + k) + b === c * (a * 7 + b) + k) return a * (c * t + k) + b;
      throw new Error('no constant fits');
    },
  },
  ({ a, b, c, t, frame }, { step }) => {
    const f = polynomialTex([a, b]);
    const k = step(calc`${b} * (${c} - 1) / (${a} - 1)`, {
      name: text`the constant $k$`,
      works: value =>
        tex`${a * c}x + ${a}k ${addedTex(b)} = ${a * c}x ${addedTex(b * c)} + k \quad \Rightarrow \quad ${a - 1}k =
          ${b * (c - 1)} \quad \Rightarrow \quad k = ${value}`,
      because: text`Both sides have $${a * c}x$, so these terms cancel. What is left has no $x$ in it and is an
        equation for $k$ alone.`,
    })`
      Write both composites, $f(g(x))$ and $g(f(x))$. They are equal for all $x$ only if their constants are equal.
      Solve this for $k$.`;
    const inner = step(calc`${c} * ${t} + ${k}`, {
      name: text`the value of the inner function`,
      works: value => tex`g(${t}) = ${c} \times ${t} ${addedTex(k)} = ${value}`,
    })`
      Now the second function is known. Apply it to $${t}$ to get the inner value.`;
    const value = step(linearAt(a, inner, b), {
      because: text`Either order gives the same result, so one order is enough. The outer function is applied to the
        inner value, not to $${t}$.`,
      works: (_v, working) => tex`f(${inner}) = ${working}`,
    })`
      Apply the first function to this value.`;
    return {
      answer: value,
      stem:
        frame === 0
          ? text`Let $f(x) = ${f}$ and $g(x) = ${c}x + k$. The constant $k$ is such that $f(g(x)) = g(f(x))$ for all
            real $x$. What is $f(g(${t}))$?`
          : frame === 1
            ? text`Two machines change numbers: the first one makes $${f}$ of $x$, the second one $${c}x + k$ with a
              fixed number $k$. Whichever of them works first, the final result is the same. Which result does the
              number $${t}$ lead to after both?`
            : text`The functions $f(x) = ${f}$ and $g(x) = ${c}x + k$ may be applied in either order with the same
              result for every real $x$. Find this result for $x = ${t}$.`,
      show: plain,
      plausible: value => value.d === 1n && value.abs().lt(900),
      slips: [
        slip('assumed_equal_parts', k, b)`
          You used $k = ${k}$, the constant of the other function. With it the two orders give different results.`,
        slip('swapped_the_two', k, calc`${b} * (${a} - 1) / (${c} - 1)`)`
          You used $k = ${k}$, with the two differences exchanged in the quotient. The multiplier $${a}$ goes with
          $k$.`,
        slip('left_out_a_term', k, (b * c) % a === 0 && calc`${b} * ${c} / ${a}`)`
          You used $k = ${k}$, from $${a}k = ${b * c}$. Each composite also has the constant of its outer function.`,
        slip('wrong_sign', k, calc`-(${b}) * (${c} - 1) / (${a} - 1)`)`
          You used $k = ${k}$, with the wrong sign. Then the constants of the two orders are not equal.`,
        slip('left_out_a_term', value, calc`${a} * ${inner}`)`
          ${here} leaves out the constant $${b}$ of the outer function, which is added at the end.`,
        slip('ignored_a_condition', k, 0)`
          You left out the constant $k$, as if the second function were $${c}x$. Then the two orders do not agree.`,
        stop('stopped_a_step_early', inner)`
          $${inner}$ is only the value of $${c}x + k$ at $${t}$. The other function has still to be applied to it.`,
        slip('mixed_up_sum_and_product', value, () => inner.mul(a * t + b))`
          You multiplied the values of both functions at $${t}$ and got $${value}$. One function is applied to the
          value of the other.`,
      ],
      snapRead: text`The order of two linear functions does not matter: this condition fixes the unknown constant.`,
      approach: text`Compare the two composites. The terms with $x$ agree in any case, and the constants give $k$. Then
        work out one composite at $${t}$.`,
      faster: text`Two linear functions can be exchanged if they leave the same number fixed. $${f}$ leaves
        $${frac(q(-b, a - 1))}$ fixed, and both together multiply every distance from it by $${a * c}$. The distance of
        $${t}$ is $${frac(q(t * (a - 1) + b, a - 1))}$.`,
      check: text`In the other order $f(${t}) = ${a * t + b}$, and $${c} \times ${a * t + b} ${addedTex(
        (b * (c - 1)) / (a - 1),
      )}$ is the same number as $${a} \times ${c * t + (b * (c - 1)) / (a - 1)} ${addedTex(b)}$.`,
      principle: text`If two expressions are equal for all $x$, compare coefficients: each power of $x$ gives a
        condition.`,
    };
  },
);

/** AL.FUN.1 Easy: a graph and a formula, one inside the other. */
const readings = situation<Reading>({
  type: 'AL.FUN.1',
  situation: 'graph-and-formula',
  tries: 3000,
  draw: draw => {
    const corners = drawnCorners(draw.int, draw.int(1, 2));
    if (!corners) return null;
    const [a, b] = [draw.pick([-2, -1, 2, 3]), draw.int(-6, 6)];
    return b === 0 ? null : { corners, a, b, c: draw.int(-4, 4), frame: draw.int(0, 2) };
  },
  forms: [fromGraph],
});

/** AL.FUN.1 Easy and Medium: linear functions with an unknown part. */
const linears = situation<Linear>({
  type: 'AL.FUN.1',
  situation: 'linear-composites',
  tries: 2000,
  draw: draw => ({
    a: draw.int(2, 7),
    b: draw.int(-12, 15),
    c: draw.int(-6, 6),
    s: draw.int(2, 14),
    t: draw.int(-9, 24),
    frame: draw.int(0, 2),
  }),
  forms: [constant, outer, agreeing],
});

export const composites: readonly AnyTemplate[] = [...readings, ...linears];
