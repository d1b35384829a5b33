import type Fraction from 'fraction.js';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { addedTex, plain, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';
import { type Corner, cornersTold, exactHeight, heightAt, placesOf, zigzag } from './zigzag.ts';

interface Quotient {
  /** f(x) = (ax + b)/(cx + d), and t is put in. */
  a: number;
  b: number;
  c: number;
  d: number;
  t: number;
  frame: number;
}

const quotientTex = (a: number, b: number, c: number, d: number) =>
  `\\frac{${polynomialTex([a, b])}}{${polynomialTex([c, d])}}`;
const shown = (value: Fraction) => `$${frac(value).tex}$`;

const inverseValue = form<Quotient>(
  'inverse-of-a-quotient-at-a-number',
  {
    band: 'Easy',
    seconds: 50,
    suits: ({ a, b, c, d, t }) => {
      const [top, bottom] = [a * t + b, c * t + d];
      const k = top / bottom;
      return (
        bottom !== 0 &&
        Number.isInteger(k) &&
        Math.abs(k) > 1 &&
        Math.abs(k) < 15 &&
        k !== t &&
        c * k + d !== 0 &&
        a * d !== b * c
      );
    },
    verify: ({ a, b, c, d, t }) => {
      const k = (a * t + b) / (c * t + d);
      for (let x = -400; x <= 400; x += 1) if (c * x + d !== 0 && a * x + b === k * (c * x + d)) return x;
      throw new Error('no place fits');
    },
  },
  ({ a, b, c, d, t, frame }, { step, find }) => {
    const k = (a * t + b) / (c * t + d);
    const f = quotientTex(a, b, c, d);
    const right = find(k * d - b, { name: 'the constants on the right side' });
    const left = step(a - k * c, {
      name: 'the factor of x after the terms are collected',
      works:
        value => tex`${polynomialTex([a, b])} = ${k}(${polynomialTex([c, d])}) \quad \Rightarrow \quad ${value}x =
        ${k * d - b}`,
      because: text`$f^{-1}(${k})$ is the number whose value under $f$ is $${k}$, so no formula for the inverse is
        needed.`,
    })`
      Call the number $x$. Its value has to be $${k}$: multiply by the denominator and collect the terms with $x$.`;
    const x = step(frac(calc`${right} / ${left}`), { works: (_v, working) => tex`x = ${working}` })`
      Divide by the factor of $x$.`;
    return {
      answer: x,
      stem:
        frame === 0
          ? text`For $f(x) = ${f}$ the inverse function is $f^{-1}$. What is $f^{-1}(${k})$?`
          : frame === 1
            ? text`Let $g$ be the inverse of the function $f(x) = ${f}$. Find $g(${k})$.`
            : text`The function $f(x) = ${f}$ has no value twice. If $f^{-1}$ undoes $f$, which number is
              $f^{-1}(${k})$?`,
      show: shown,
      plausible: value => value.d < 16n && value.abs().lt(60),
      slips: [
        slip('mixed_up_the_argument', x, () => q(a * k + b, c * k + d))`
          $${frac(x)}$ is the value of $f$ at $${k}$. The inverse asks for the number that has the value $${k}$.`,
        slip('inverted_the_ratio', x, () => q(c * k + d).div(a * k + b))`
          $${frac(x)}$ is one over the value of $f$ at $${k}$. An inverse function is not a reciprocal.`,
        slip('wrong_sign', right, k * d + b)`
          The constant $${b}$ went to the other side without a change of sign, so that the right side is $${right}$.`,
        slip('wrong_sign', left, a + k * c)`
          The term with $x$ from the right side was added, which gives $${left}x$ on the left.`,
        slip('left_out_a_factor', right, d - b)`
          Only $x$ in the denominator was multiplied by $${k}$, not its constant $${d}$.`,
        slip('inverted_the_ratio', x, () => left.div(right))`
          At the end the division was made the wrong way round, to $${frac(x)}$.`,
        slip('wrong_sign', x, () => right.neg().div(left))`
          $${frac(x)}$ has the wrong sign: a minus was lost in the last division.`,
      ],
      snapRead: text`A value of the inverse of a quotient: set the quotient equal to the given number.`,
      approach: text`The inverse goes from a value back to its number. Solve $f(x) = ${k}$ for $x$.`,
      check: text`$\frac{${a} \times ${t < 0 ? tex`(${t})` : t} ${addedTex(b)}}{${c} \times ${t < 0 ? tex`(${t})` : t}
        ${addedTex(d)}} = ${k}$.`,
      principle: text`To find one value of an inverse function, solve an equation; the formula of the inverse is not
        needed.`,
    };
  },
);

interface Rising {
  corners: readonly Corner[];
  p: number;
  frame: number;
}

const bothWays = form<Rising>(
  'graph-read-both-ways',
  {
    band: 'Easy',
    seconds: 55,
    suits: ({ corners, p }) => {
      const [forward, back] = [heightAt(corners, p), placesOf(corners, p)[0]];
      return (
        Number.isInteger(2 * forward) &&
        back !== undefined &&
        back.d <= 2n &&
        !back.equals(forward) &&
        !back.equals(p) &&
        forward !== p &&
        forward !== 0 &&
        corners.every(([x, y]) => x !== p && y !== p)
      );
    },
    verify: ({ corners, p }) => {
      let best = 0;
      for (let i = -120; i <= 120; i += 1)
        if (
          Math.abs(heightAt(corners, i / 20) - p) < Math.abs(heightAt(corners, best) - p) ||
          Number.isNaN(heightAt(corners, best))
        )
          best = i / 20;
      return nearFraction(Math.round((best + heightAt(corners, p)) * 20) / 20, 20);
    },
  },
  ({ corners, p, frame }, { step }) => {
    const forward = step(() => exactHeight(corners, q(p)), {
      name: 'the value of f',
      works: value => tex`f(${p}) = ${frac(value)}`,
    })`
      Read forwards first: the height of the graph at $x = ${p}$.`;
    const back = step(() => placesOf(corners, p)[0] ?? q(0), {
      name: 'the value of the inverse',
      works: value =>
        tex`f\left(${frac(value)}\right) = ${p} \quad \Rightarrow \quad f^{-1}(${p}) = ${frac(value)}`,
      because: text`The inverse takes a value back to its place, so $${p}$ is now a height.`,
    })`
      Then read backwards: find the place at which the graph has the height $${p}$.`;
    const sum = step(
      () => forward.add(back),
      value => tex`${frac(forward)} ${addedTex(back)} = ${frac(value)}`,
    )`
      Add the two numbers.`;
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`The figure shows the graph of a rising function $f$, made of straight pieces that join
            ${cornersTold(corners)}. What is $f(${p}) + f^{-1}(${p})$?`
          : frame === 1
            ? text`The graph of $y = f(x)$ consists of straight pieces between ${cornersTold(corners)}, as drawn. Let
              $g$ be the
              inverse function of $f$. Find the sum of $f(${p})$ and $g(${p})$.`
            : text`From the drawn graph of $f$, with its corners and ends at ${cornersTold(corners)}, Nikhil reads the
              value at
              $x = ${p}$ and adds to it the number at which $f$ has the value $${p}$. What is his result?`,
      figure: () => zigzag(corners),
      show: shown,
      plausible: value => value.d <= 4n && value.abs().lt(20),
      slips: [
        slip('used_a_term_twice', back, () => forward.add(0))`
          $f(${p})$ was used for both, so that $${frac(sum)}$ is twice this value. For the inverse $${p}$ is a height.`,
        slip('mixed_up_the_argument', forward, () => back.add(0))`
          The place with the height $${p}$ was used for both. $f(${p})$ is the height at the place $${p}$.`,
        slip('inverted_the_ratio', back, () => q(1).div(forward))`
          The value of the inverse was taken as one over $f(${p})$. An inverse function is not a reciprocal.`,
        slip('wrong_sign', back, () => forward.neg())`
          The value of the inverse was taken as the opposite of $f(${p})$, so that the sum is $${frac(sum)}$.`,
        slip('subtracted_for_added', sum, () => forward.sub(back))`
          $${frac(sum)}$ is the difference of the two numbers.`,
        slip('subtracted_for_added', sum, () => back.sub(forward))`
          $${frac(sum)}$ is the difference of the two numbers.`,
        stop('stopped_a_step_early', back)`
          $${frac(back)}$ is the value of the inverse alone.`,
        slip('used_a_wrong_given_number', sum, () => forward.add(p))`
          $${p}$ itself was added to $f(${p})$, not the place with this height.`,
      ],
      snapRead: text`A graph, a value of the function and a value of its inverse: read forwards and backwards.`,
      approach: text`A value of $f$ is read from the place to the height, a value of the inverse from the height to
        the place.`,
      check: () => {
        const place = placesOf(corners, p)[0] ?? q(0);
        return text`The point $\left(${frac(place)}, ${p}\right)$ lies on the graph of $f$, so $\left(${p},
          ${frac(place)}\right)$ lies on the graph of the inverse.`;
      },
      principle: text`The graph of an inverse function has the same points with both coordinates exchanged.`,
    };
  },
);

const ownInverse = form<Quotient>(
  'function-that-is-its-own-inverse',
  {
    band: 'Medium',
    seconds: 75,
    suits: ({ a, b, c, d, t }) => {
      const [top, bottom] = [-d * t + b, c * t + d];
      return (
        a === 1 &&
        d !== 0 &&
        bottom !== 0 &&
        Math.abs(bottom) < 8 &&
        -d * d !== b * c &&
        top % bottom === 0 &&
        top !== 0
      );
    },
    verify: ({ b, c, d, t }) => {
      for (let k = -60; k <= 60; k += 1) {
        const f = (x: number) => (k * x + b) / (c * x + d);
        if ([0.37, 1.91, -2.83].every(x => Math.abs(f(f(x)) - x) < 1e-6)) return nearFraction(f(t), 20);
      }
      throw new Error('no constant fits');
    },
  },
  ({ b, c, d, t, frame }, { step, write }) => {
    const f = `\\frac{kx ${addedTex(b)}}{${polynomialTex([c, d])}}`;
    write(
      tex`y(${polynomialTex([c, d])}) = kx ${addedTex(b)} \quad \Rightarrow \quad x =
      \frac{${polynomialTex([-d, b], 'y')}}{${c === 1 ? '' : c}y - k}`,
      {
        because: text`The inverse exchanges $x$ and $y$, so its formula comes from solving $y = f(x)$ for $x$.`,
      },
    )`
      Write $y = f(x)$ and solve for $x$. This is the formula of the inverse, with $y$ as the variable.`;
    const k = step(-d, {
      name: 'the constant k',
      works: value => tex`\frac{${polynomialTex([-d, b], 'y')}}{${c === 1 ? '' : c}y - k} = \frac{ky
        ${addedTex(b)}}{${polynomialTex([c, d], 'y')}} \quad \Rightarrow \quad k = ${value}`,
    })`
      The inverse and $f$ are to be the same function. Compare the coefficients in both formulas.`;
    const value = step(
      () =>
        k
          .mul(t)
          .add(b)
          .div(c * t + d),
      v => tex`f(${t}) = \frac{${k.mul(t).add(b)}}{${c * t + d}} = ${frac(v)}`,
    )`
      With this $k$, work out the value at $${t}$.`;
    return {
      answer: value,
      stem:
        frame === 0
          ? text`The function $f(x) = ${f}$ with a constant $k$ is its own inverse. What is $f(${t})$?`
          : frame === 1
            ? text`For a certain real number $k$ the function $f(x) = ${f}$ satisfies $f(f(x)) = x$ wherever both
              sides are
              defined. Find $f(${t})$.`
            : text`The graph of $f(x) = ${f}$ stays the same if it is reflected in the line $y = x$. Which height does
              it have at
              $x = ${t}$?`,
      show: shown,
      plausible: value => value.d < 20n && value.abs().lt(60),
      slips: [
        slip('wrong_sign', k, d)`
          $k = ${d}$ was used. The formula of the inverse has $${-d}$ in this place.`,
        slip('inverted_the_ratio', value, () => q(c * t + d).div(k.mul(t).add(b)))`
          $${frac(value)}$ is the quotient turned upside down. The inverse function is not the reciprocal.`,
        slip('swapped_the_two', k, b)`
          $k = ${b}$ was used, the other constant of the numerator.`,
        slip('swapped_the_two', k, c)`
          $k = ${c}$ was used, the coefficient of $x$ in the denominator.`,
        slip('swapped_the_two', k, -c)`
          $k = ${-c}$ was used. The coefficient of the denominator stays where it is in the inverse.`,
        slip('wrong_sign', value, () =>
          k
            .mul(t)
            .sub(b)
            .div(c * t + d),
        )`
          The constant $${b}$ of the numerator was taken with the wrong sign, which gives $${frac(value)}$.`,
        slip('wrong_sign', value, () => value.neg())`
          $${frac(value)}$ has the sign of the quotient wrong.`,
      ],
      snapRead: text`A quotient of linear expressions that is its own inverse: this fixes the unknown coefficient.`,
      approach: text`Find the formula of the inverse and compare it with $f$. Then the value is a substitution.`,
      faster: text`A function that is its own inverse exchanges numbers. $f$ is not defined at $x = ${frac(
        q(-d, c),
      )}$, so this is also the number it never reaches, $\frac{k}{${c}}$: $k = ${-d}$.`,
      check: () => {
        const v = q(-d * t + b, c * t + d);
        return text`$f$ takes $${frac(v)}$ back to $${t}$: $${frac(v.mul(-d).add(b))}$ divided by $${frac(
          v.mul(c).add(d),
        )}$ is $${t}$.`;
      },
      principle: text`The quotient of two linear expressions is its own inverse if the two coefficients on the
        diagonal add up to
        zero.`,
    };
  },
);

interface Code {
  /** A number x is coded to (ax − b)/c + k; s has the code. */
  a: number;
  b: number;
  c: number;
  k: number;
  s: number;
  t: number;
  who: string;
  frame: number;
}

const people = ['Kavya', 'Rohan', 'Imran', 'Sunita', 'Joseph', 'Harpreet'] as const;

const decoded = form<Code>(
  'number-with-a-given-code',
  {
    band: 'Medium',
    seconds: 80,
    entry: true,
    suits: ({ a, b, c, k, s, t }) =>
      a !== c &&
      (a * s - b) % c === 0 &&
      (a * t - b) % c === 0 &&
      a * s > b &&
      k !== b &&
      k > 0 &&
      Math.abs(s - t) > 4,
    verify: ({ a, b, c, k, s, t }) => {
      const [known, target] = [(a * s - b) / c + k, (a * t - b) / c + k];
      for (let shift = -300; shift <= 300; shift += 1)
        if ((a * s - b) / c + shift === known)
          for (let x = 0; x < 400; x += 1) if ((a * x - b) / c + shift === target) return x;
      throw new Error('no number fits');
    },
  },
  ({ a, b, c, k, s, t, who, frame }, { step, find }) => {
    const [known, target] = [(a * s - b) / c + k, (a * t - b) / c + k];
    const first = find((a * s - b) / c, { name: 'what is left of the known number before the last step' });
    const shift = step(calc`${known} - ${first}`, {
      name: 'the constant k',
      works: (
        _v,
        working,
      ) => tex`\frac{${a} \times ${s} - ${b}}{${c}} + k = ${known} \quad \Rightarrow \quad k =
        ${working}`,
    })`
      The known pair gives the unknown constant: write the result for $${s}$ with $k$ in it.`;
    const outer = step(calc`(${target} - ${shift}) * ${c}`, {
      name: 'the number between the two functions',
      works: (_v, working) =>
        tex`\frac{y}{${c}} + ${shift} = ${target} \quad \Rightarrow \quad y = ${working}`,
      because: text`$g$ was applied last, so it is undone first.`,
    })`
      Go backwards from $${target}$. First undo $g$.`;
    const number = step(calc`(${outer} + ${b}) / ${a}`, {
      works: (_v, working) => tex`${a}x - ${b} = ${outer} \quad \Rightarrow \quad x = ${working}`,
    })`
      Then undo $f$.`;
    const rules = `$f(x) = ${polynomialTex([a, -b])}$`;
    return {
      answer: number,
      stem:
        frame === 0
          ? text`${who} codes whole numbers: first ${rules} is applied, then $g(x) = \frac{x}{${c}} + k$ with a secret
            constant $k$. The code of $${s}$ is $${known}$. Which number has the code $${target}$?`
          : frame === 1
            ? text`For ${rules} and $g(x) = \frac{x}{${c}} + k$ let $h(x) = g(f(x))$. It is known that $h(${s}) =
              ${known}$. What
              is $h^{-1}(${target})$?`
            : text`A lock changes a number by ${rules} and the result by $g(x) = \frac{x}{${c}} + k$, where $k$ is
              fixed. It
              makes $${known}$ of $${s}$. From which number does it make $${target}$?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('swapped_the_two', number, () => {
          const wrong = q(target + b)
            .div(a)
            .sub(shift)
            .mul(c);
          return wrong;
        })`
          $f$ was undone before $g$, which gives $${number}$. The function that was applied last is undone first.`,
        slip('wrong_sign', number, (Number(outer.valueOf()) - b) % a === 0 && calc`(${outer} - ${b}) / ${a}`)`
          $${b}$ was subtracted again. Undoing $f$ adds it.`,
        slip('multiplied_for_divided', outer, (target - k) % c === 0 && calc`(${target} - ${shift}) / ${c}`)`
          ${here} was found for the number between the two functions: the division by ${c} was done again, not undone.`,
        slip('left_out_a_term', shift, 0)`
          The constant $k$ was left out, so that $${target}$ itself was multiplied by $${c}$.`,
        slip('wrong_sign', outer, calc`(${target} + ${shift}) * ${c}`)`
          $k$ was added to $${target}$ in place of being taken off.`,
        slip('mixed_up_the_argument', number, () =>
          q(a * target - b)
            .div(c)
            .add(shift),
        )`
          $${number}$ is what the two functions make of $${target}$, not the number that leads to it.`,
        stop('stopped_a_step_early', outer)`
          $${outer}$ is the number between the two functions; $f$ still has to be undone.`,
        slip('left_out_a_term', number, Number(outer.valueOf()) % a === 0 && calc`${outer} / ${a}`)`
          ${here} leaves out the constant $${b}$.`,
        slip('assumed_a_proportion', number, (s * target) % known === 0 && calc`${s} * ${target} / ${known}`)`
          ${here} takes the numbers and their results to be proportional. There are constants in both functions.`,
      ],
      snapRead: text`Two functions one after the other with an unknown constant, and a result from which to go back.`,
      approach: text`Find the constant from the known pair, then undo the functions in the reverse order.`,
      faster: text`A change of $1$ in the number changes the result by $${frac(q(a, c))}$. The results differ by
        $${target - known}$, so
        the numbers differ by $${frac(q((target - known) * c, a))}$.`,
      check: text`Forwards: $${a} \times ${t} - ${b} = ${a * t - b}$, and $${a * t - b} \div ${c} + ${k} = ${target}$.`,
      principle: text`To undo two functions, undo the one that was applied last first.`,
    };
  },
);

/** AL.FUN.5 Easy and Medium: quotients of linear expressions. */
const quotients = situation<Quotient>({
  type: 'AL.FUN.5',
  situation: 'linear-quotients',
  tries: 3000,
  draw: draw => {
    const [b, d] = [draw.int(-12, 15), draw.int(-9, 9)];
    if (b === 0 || d === 0 || Math.abs(b) === 1 || Math.abs(d) === 1) return null;
    return { a: draw.int(1, 7), b, c: draw.int(1, 5), d, t: draw.int(-8, 12), frame: draw.int(0, 2) };
  },
  forms: [inverseValue, ownInverse],
});

/** AL.FUN.5 Easy: a rising graph. */
const rising = situation<Rising>({
  type: 'AL.FUN.5',
  situation: 'rising-graph',
  tries: 5000,
  draw: draw => {
    const corners: Corner[] = [[draw.int(-5, -3), draw.int(-6, -2)]];
    for (let i = 0; i < 3; i += 1) {
      const [x, y] = corners.at(-1) ?? [0, 0];
      corners.push([x + draw.int(2, 4), y + draw.int(1, 6)]);
    }
    const isIn = corners.every(([x, y]) => x !== 0 && x <= 5 && y <= 6);
    return isIn ? { corners, p: draw.int(-4, 4), frame: draw.int(0, 2) } : null;
  },
  forms: [bothWays],
});

/** AL.FUN.5 Medium: a code of two functions. */
const codes = situation<Code>({
  type: 'AL.FUN.5',
  situation: 'coded-numbers',
  tries: 500,
  draw: draw => ({
    a: draw.int(3, 9),
    b: draw.int(2, 19),
    c: draw.int(2, 5),
    k: draw.int(3, 30),
    s: draw.int(4, 20),
    t: draw.int(8, 40),
    who: draw.pick(people),
    frame: draw.int(0, 2),
  }),
  forms: [decoded],
});

export const inverses: readonly AnyTemplate[] = [...quotients, ...rising, ...codes];
