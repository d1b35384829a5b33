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
      name: text`the factor of $x$ after the terms are collected`,
      works:
        value => tex`${polynomialTex([a, b])} = ${k}(${polynomialTex([c, d])}) \quad \Rightarrow \quad ${value}x =
        ${k * d - b}`,
      because: text`$f^{-1}(${k})$ is the number whose value under $f$ is $${k}$, so no formula for the inverse is
        needed.`,
    })`
      Let $x$ be the number that is asked. Its value under $f$ has to be $${k}$: multiply by the denominator and
      collect the terms with $x$.`;
    const x = step(frac(calc`${right} / ${left}`), {
      because: text`The equation says that this factor times $x$ is the constant on the right.`,
      works: (_v, working) => tex`x = ${working}`,
    })`
      Divide by the factor of $x$ to get the number.`;
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
          $${frac(x)}$ is one over the value of $f$ at $${k}$. An inverse function goes back; it is not a reciprocal.`,
        slip('wrong_sign', right, k * d + b)`
          You moved the constant $${b}$ to the other side without changing its sign, so that the right side is
          $${right}$.`,
        slip('wrong_sign', left, a + k * c)`
          You added the term with $x$ from the right side, which gives $${left}x$ on the left. It has to be subtracted
          from both sides.`,
        slip('left_out_a_factor', right, d - b)`
          You multiplied only $x$ in the denominator by $${k}$. The constant $${d}$ has to be multiplied too.`,
        slip('inverted_the_ratio', x, () => left.div(right))`
          You divided the wrong way round at the end, to $${frac(x)}$. The constant is divided by the factor of $x$.`,
        slip('wrong_sign', x, () => right.neg().div(left))`
          $${frac(x)}$ has the wrong sign: you lost a minus in the last division.`,
      ],
      snapRead: text`A value of the inverse of a quotient is asked: set the quotient equal to the given number.`,
      approach: text`The inverse goes from a value back to its number. So solve $f(x) = ${k}$ for $x$.`,
      check: text`$\frac{${a} \times ${t < 0 ? tex`(${t})` : t} ${addedTex(b)}}{${c} \times ${t < 0 ? tex`(${t})` : t}
        ${addedTex(d)}} = ${k}$.`,
      principle: text`To find one value of an inverse function, solve $f(x) = k$; the formula of the inverse is not
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
      name: text`the value of $f$`,
      because: text`For $f(${p})$ the number $${p}$ is a place on the horizontal axis.`,
      works: value => tex`f(${p}) = ${frac(value)}`,
    })`
      Read forwards first: $f(${p})$ is the height of the graph at $x = ${p}$.`;
    const back = step(() => placesOf(corners, p)[0] ?? q(0), {
      name: 'the value of the inverse',
      works: value =>
        tex`f\left(${frac(value)}\right) = ${p} \quad \Rightarrow \quad f^{-1}(${p}) = ${frac(value)}`,
      because: text`The inverse takes a value back to its place, so $${p}$ is now a height.`,
    })`
      Then read backwards: find the place at which the graph has the height $${p}$. This place is the value of the
      inverse.`;
    const sum = step(
      () => forward.add(back),
      value => tex`${frac(forward)} ${addedTex(back)} = ${frac(value)}`,
    )`
      The question asks for the sum of the two numbers, so add them.`;
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`The figure shows the graph of a rising function $f$, made of straight pieces that join
            ${cornersTold(corners)}. What is $f(${p}) + f^{-1}(${p})$?`
          : frame === 1
            ? text`The graph of $y = f(x)$ consists of straight pieces between ${cornersTold(corners)}, as drawn. Let
              $g$ be the inverse function of $f$. Find the sum of $f(${p})$ and $g(${p})$.`
            : text`From the drawn graph of $f$, with its corners and ends at ${cornersTold(corners)}, Nikhil reads the
              value at $x = ${p}$ and adds to it the number at which $f$ has the value $${p}$. What is his result?`,
      figure: () => zigzag(corners),
      show: shown,
      plausible: value => value.d <= 4n && value.abs().lt(20),
      slips: [
        slip('used_a_term_twice', back, () => forward.add(0))`
          You used $f(${p})$ for both, so that $${frac(sum)}$ is twice this value. For the inverse $${p}$ is a height.`,
        slip('mixed_up_the_argument', forward, () => back.add(0))`
          You used the place with the height $${p}$ for both. $f(${p})$ is the height at the place $${p}$.`,
        slip('inverted_the_ratio', back, () => q(1).div(forward))`
          You used one over $f(${p})$ as the value of the inverse. An inverse function goes back; it is not a
          reciprocal.`,
        slip('wrong_sign', back, () => forward.neg())`
          You used the negative of $f(${p})$ as the value of the inverse, so that the sum is $${frac(sum)}$. The inverse
          is read from the height to the place.`,
        slip('subtracted_for_added', sum, () => forward.sub(back))`
          $${frac(sum)}$ is the difference of the two numbers. The question asks for their sum.`,
        slip('subtracted_for_added', sum, () => back.sub(forward))`
          $${frac(sum)}$ is the difference of the two numbers. The question asks for their sum.`,
        stop('stopped_a_step_early', back)`
          $${frac(back)}$ is the value of the inverse alone. $f(${p})$ has still to be added.`,
        slip('used_a_wrong_given_number', sum, () => forward.add(p))`
          You added $${p}$ itself to $f(${p})$. It is the place with this height that has to be added.`,
      ],
      snapRead: text`A graph is given, with a value of the function and a value of its inverse: read forwards and
        backwards.`,
      approach: text`A value of $f$ is read from the place to the height, and a value of the inverse from the height to
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
      name: text`the constant $k$`,
      because: text`If $f$ is its own inverse, both formulas are the same function, so the same coefficients must stand
        in the same places.`,
      works: value => tex`\frac{${polynomialTex([-d, b], 'y')}}{${c === 1 ? '' : c}y - k} = \frac{ky
        ${addedTex(b)}}{${polynomialTex([c, d], 'y')}} \quad \Rightarrow \quad k = ${value}`,
    })`
      The inverse and $f$ are the same function. Compare the coefficients in both formulas to get $k$.`;
    const value = step(
      () =>
        k
          .mul(t)
          .add(b)
          .div(c * t + d),
      v => tex`f(${t}) = \frac{${k.mul(t).add(b)}}{${c * t + d}} = ${frac(v)}`,
    )`
      Now $f$ is known. Substitute $x = ${t}$.`;
    return {
      answer: value,
      stem:
        frame === 0
          ? text`The function $f(x) = ${f}$ with a constant $k$ is its own inverse. What is $f(${t})$?`
          : frame === 1
            ? text`For a certain real number $k$ the function $f(x) = ${f}$ satisfies $f(f(x)) = x$ wherever both
              sides are defined. Find $f(${t})$.`
            : text`The graph of $f(x) = ${f}$ stays the same if it is reflected in the line $y = x$. Which height does
              it have at $x = ${t}$?`,
      show: shown,
      plausible: value => value.d < 20n && value.abs().lt(60),
      slips: [
        slip('wrong_sign', k, d)`
          You used $k = ${d}$. The formula of the inverse has $${-d}$ in this place.`,
        slip('inverted_the_ratio', value, () => q(c * t + d).div(k.mul(t).add(b)))`
          $${frac(value)}$ is the quotient turned upside down. An inverse function goes back; it is not a reciprocal.`,
        slip('swapped_the_two', k, b)`
          You used $k = ${b}$, the other constant of the numerator. In the inverse this constant keeps its place.`,
        slip('swapped_the_two', k, c)`
          You used $k = ${c}$, the coefficient of $x$ in the denominator. It keeps its place in the inverse.`,
        slip('swapped_the_two', k, -c)`
          You used $k = ${-c}$. The coefficient of $x$ in the denominator keeps its place in the inverse.`,
        slip('wrong_sign', value, () =>
          k
            .mul(t)
            .sub(b)
            .div(c * t + d),
        )`
          You used the constant $${b}$ of the numerator with the wrong sign, which gives $${frac(value)}$.`,
        slip('wrong_sign', value, () => value.neg())`
          $${frac(value)}$ has the wrong sign: look again at the signs of the numerator and of the denominator.`,
      ],
      snapRead: text`A quotient of linear expressions is its own inverse: this fixes the unknown coefficient.`,
      approach: text`Find the formula of the inverse and compare it with $f$; that gives $k$. Then the value is a
        substitution.`,
      faster: text`A function that is its own inverse exchanges numbers. $f$ is not defined at $x = ${frac(
        q(-d, c),
      )}$, so this is also the number it never reaches, $\frac{k}{${c}}$: $k = ${-d}$.`,
      check: () => {
        const v = q(-d * t + b, c * t + d);
        return text`$f$ takes $${frac(v)}$ back to $${t}$: $${frac(v.mul(-d).add(b))}$ divided by $${frac(
          v.mul(c).add(d),
        )}$ is $${t}$.`;
      },
      principle: text`A quotient of two linear expressions is its own inverse if the coefficient of $x$ above and the
        constant below add up to zero.`,
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
    const first = find((a * s - b) / c, { name: 'the known number before the last step' });
    const shift = step(calc`${known} - ${first}`, {
      name: text`the constant $k$`,
      because: text`A pair of a number and its result is an equation in which only $k$ is unknown.`,
      works: (
        _v,
        working,
      ) => tex`\frac{${a} \times ${s} - ${b}}{${c}} + k = ${known} \quad \Rightarrow \quad k =
        ${working}`,
    })`
      The known pair gives the unknown constant: write the result for $${s}$ with $k$ in it and solve for $k$.`;
    const outer = step(calc`(${target} - ${shift}) * ${c}`, {
      name: 'the number between the two functions',
      works: (_v, working) =>
        tex`\frac{y}{${c}} + ${shift} = ${target} \quad \Rightarrow \quad y = ${working}`,
      because: text`$g$ was applied last, so it is undone first. Undoing $f$ first would treat the result of $g$ as a
        result of $f$.`,
    })`
      Now go backwards from $${target}$. First undo $g$: let $y$ be the number to which $g$ was applied, and solve for
      $y$.`;
    const number = step(calc`(${outer} + ${b}) / ${a}`, {
      because: text`$y$ is the value of $f$ at the number that is asked.`,
      works: (_v, working) => tex`${a}x - ${b} = ${outer} \quad \Rightarrow \quad x = ${working}`,
    })`
      Then undo $f$: let $x$ be the number at the beginning, and solve $f(x) = ${outer}$.`;
    const rules = `$f(x) = ${polynomialTex([a, -b])}$`;
    return {
      answer: number,
      stem:
        frame === 0
          ? text`${who} codes whole numbers: first ${rules} is applied, then $g(x) = \frac{x}{${c}} + k$ with a secret
            constant $k$. The code of $${s}$ is $${known}$. Which number has the code $${target}$?`
          : frame === 1
            ? text`For ${rules} and $g(x) = \frac{x}{${c}} + k$ let $h(x) = g(f(x))$. It is known that $h(${s}) =
              ${known}$. What is $h^{-1}(${target})$?`
            : text`A lock changes a number by ${rules} and the result by $g(x) = \frac{x}{${c}} + k$, where $k$ is
              fixed. It makes $${known}$ of $${s}$. From which number does it make $${target}$?`,
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
          You undid $f$ before $g$, which gives $${number}$. The function that was applied last is undone first.`,
        slip('wrong_sign', number, (Number(outer.valueOf()) - b) % a === 0 && calc`(${outer} - ${b}) / ${a}`)`
          You subtracted $${b}$ again. $f$ subtracts it, so undoing $f$ adds it.`,
        slip('multiplied_for_divided', outer, (target - k) % c === 0 && calc`(${target} - ${shift}) / ${c}`)`
          You found ${here} for the number between the two functions. You divided by ${c} again; undoing a division
          multiplies.`,
        slip('left_out_a_term', shift, 0)`
          You left out the constant $k$ and multiplied $${target}$ itself by $${c}$. The $k$ has to be subtracted
          first.`,
        slip('wrong_sign', outer, calc`(${target} + ${shift}) * ${c}`)`
          You added $k$ to $${target}$. $g$ adds it, so undoing $g$ subtracts it.`,
        slip('mixed_up_the_argument', number, () =>
          q(a * target - b)
            .div(c)
            .add(shift),
        )`
          $${number}$ is the result of the two functions for $${target}$. The question asks for the number that leads to
          $${target}$.`,
        stop('stopped_a_step_early', outer)`
          $${outer}$ is the number between the two functions. $f$ has still to be undone.`,
        slip('left_out_a_term', number, Number(outer.valueOf()) % a === 0 && calc`${outer} / ${a}`)`
          ${here} leaves out the constant $${b}$ of $f$. Undoing $f$ adds it before dividing.`,
        slip('assumed_a_proportion', number, (s * target) % known === 0 && calc`${s} * ${target} / ${known}`)`
          ${here} uses the numbers and their results as proportional. Both functions have constants, so they are not.`,
      ],
      snapRead: text`Two functions follow one another, one with an unknown constant, and a result is given: find the
        constant and go back.`,
      approach: text`Find the constant from the known pair. Then undo the functions in the reverse order, the last one
        first.`,
      faster: text`A change of $1$ in the number changes the result by $${frac(q(a, c))}$. The results differ by
        $${target - known}$, so
        the numbers differ by $${frac(q((target - known) * c, a))}$.`,
      check: text`Forwards: $${a} \times ${t} - ${b} = ${a * t - b}$, and $${a * t - b} \div ${c} + ${k} = ${target}$.`,
      principle: text`To go back through two functions, undo the one that was applied last first.`,
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
