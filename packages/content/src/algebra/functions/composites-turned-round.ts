import type Fraction from 'fraction.js';
import { sumOf } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
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
  placesOf,
  zigzag,
} from './zigzag.ts';

interface Level {
  corners: readonly Corner[];
  /** The value of f(f(x)). */
  k: number;
  frame: number;
}

const solutionsOf = (corners: readonly Corner[], k: number) =>
  placesOf(corners, k).flatMap(u => placesOf(corners, u));

const twice = form<Level>(
  'numbers-with-a-value-of-f-of-f',
  {
    band: 'Hard',
    seconds: 130,
    revision: 3,
    suits: ({ corners, k }) => {
      const inner = placesOf(corners, k);
      const outer = solutionsOf(corners, k);
      const clear = (x: Fraction) => x.d <= 2n && corners.every(([c]) => !x.equals(c));
      const used = inner.filter(u => placesOf(corners, u).length > 0);
      return (
        inner.every(u => u.d === 1n && corners.every(([c, h]) => !(u.equals(c) || u.equals(h)))) &&
        inner.length >= 2 &&
        used.length >= 2 &&
        outer.length >= 3 &&
        outer.length <= 6 &&
        outer.every(clear) &&
        sumOf(outer).abs().gte(1)
      );
    },
    verify: ({ corners, k }) => {
      let sum = 0;
      const at = (x: number) => heightAt(corners, heightAt(corners, x)) - k;
      for (let i = -501; i < 501; i += 2) {
        const [left, right] = [at(i / 100), at((i + 2) / 100)];
        if (left * right < 0) sum += Math.round((i + 1) / 2) / 50;
      }
      return nearFraction(Math.round(sum * 2) / 2, 2);
    },
  },
  ({ corners, k, frame }, { step }) => {
    const ends = [corners[0]?.[0] ?? 0, corners.at(-1)?.[0] ?? 0];
    const told = (list: readonly Fraction[]) => list.map(x => x.toFraction()).join(', ');
    const first = step(placesOf(corners, k), {
      name: 'the values that f(x) may have',
      works: value => tex`f(u) = ${k} \quad \Rightarrow \quad u = ${value.map(u => frac(u).tex).join('; ')}`,
      because: text`The outer $f$ is applied to $f(x)$, so it is $f(x)$ that has to be one of the places of height
        $${k}$.`,
    })`
      Let $u$ be the inner value $f(x)$. Then $f(u) = ${k}$, so find all places $u$ at which the graph has the height
      $${k}$.`;
    const places = step(() => first.flatMap(u => placesOf(corners, u)), {
      because: text`The numbers found first are values of the inner $f$, so on the graph they are heights, not places.
        A line at one height may meet the graph several times, and every meeting counts.`,
      name: 'the numbers x',
      works: value => tex`f(x) = u \quad \Rightarrow \quad x = ${value.map(x => frac(x).tex).join('; \\ ')}`,
    })`
      Now $f(x)$ has to be one of these numbers $u$. Take each of them as a height, and find all places $x$ of this
      height on the graph.`;
    const total = step(calc`sum(${places})`, {
      works: value =>
        tex`${places
          .map(x => frac(x).tex)
          .join(' + ')
          .replaceAll('+ -', '- ')} = ${frac(value)}`,
    })`
      Every one of these $x$ satisfies the equation. Add them.`;
    return {
      answer: total,
      stem:
        frame === 0
          ? text`The graph of a function $f$, defined for $${ends[0]} \le x \le ${ends[1]}$, is made of the straight
            pieces in the figure, between ${cornersTold(corners)}. What is the sum of all real numbers $x$ with
            $f(f(x)) = ${k}$?`
          : frame === 1
            ? text`The figure shows the whole graph of $y = f(x)$: straight pieces that join ${cornersTold(corners)}.
              What is the sum of all $x$ with $f(f(x)) = ${k}$?`
            : text`Let $g(x) = f(f(x))$, where $f$ has the graph that is drawn, with its ends and corners at
              ${cornersTold(corners)}. The line $y = ${k}$ meets the graph of $g$ in several points. Find the sum of
              their $x$-coordinates.`,
      figure: () => zigzag(corners),
      show: plain,
      plausible: value => value.d <= 4n,
      slips: [
        slip('stopped_a_step_early', total, calc`sum(${first})`)`
          $${told(first)}$ are the places where $f(x)$ itself is $${k}$. For $f(f(x)) = ${k}$ they are heights.`,
        slip('lost_a_solution', first, first.slice(0, 1))`
          The graph was followed only to its first point of height $${k}$, at $x = ${first[0] ?? 0}$. It has this height
          more than once.`,
        slip('lost_a_solution', first, first.slice(-1))`
          Of the points of height $${k}$ only the last one, at $x = ${first.at(-1) ?? 0}$, was used.`,
        slip('lost_a_solution', places, () => places.slice(0, -1))`
          You missed the last place at which $f(x) = ${first.at(-1) ?? 0}$. A line at this height meets another piece
          of the graph.`,
        slip('lost_a_solution', places, () => places.slice(1))`
          You missed the first place at which $f(x) = ${first[0] ?? 0}$. A line at this height meets an earlier piece
          of the graph.`,
        slip('lost_a_solution', places, () => first.flatMap(u => placesOf(corners, u).slice(0, 1)))`
          For each of the $${first.length}$ heights only the first place on the graph was taken. A line at such a
          height may meet the graph more than once.`,
        slip('mixed_up_the_argument', first, isOnGraph(corners, k) && [exactHeight(corners, q(k))])`
          The height of the graph at $x = ${k}$, which is $${first[0] ?? 0}$, was taken for the inner value. The graph
          has to be read the other way: from the height $${k}$ to its places.`,
      ],
      snapRead: text`$f(f(x))$ has a given value and $f$ is a graph: read it backwards twice.`,
      approach: text`Work from the outside to the inside. First find all numbers that $f$ sends to $${k}$, then all $x$
        that $f$ sends to one of those.`,
      check: () => {
        const x = solutionsOf(corners, k);
        const one = x[0] ?? q(0);
        const u = exactHeight(corners, one);
        return text`For example $f(${frac(one)}) = ${u}$ and $f(${u}) = ${k}$. In all there are $${x.length}$ such
          numbers.`;
      },
      principle: text`To solve $f(f(x)) = k$, first find the inner values, then all places that have one of them.`,
    };
  },
);

interface Exchanged {
  /** f(x) = x² + bx + c. */
  b: number;
  c: number;
  frame: number;
}

const exchanged = form<Exchanged>(
  'two-numbers-that-f-exchanges',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.QUA.1'],
    suits: ({ b, c }) => (b + 1) ** 2 - 4 * (b + c + 1) > 0 && b !== 0 && c !== 0 && Math.abs(b) > 1,
    verify: ({ b, c }) => {
      const f = (x: number) => x * x + b * x + c;
      const found: number[] = [];
      const gap = (x: number) => f(f(x)) - x;
      for (let i = -60000; i < 60000; i += 1) {
        let [low, high] = [(i + 0.123) / 1000, (i + 1.123) / 1000];
        if (gap(low) * gap(high) > 0) continue;
        for (let j = 0; j < 60; j += 1) {
          const middle = (low + high) / 2;
          if (gap(low) * gap(middle) <= 0) high = middle;
          else low = middle;
        }
        if (Math.abs(f(low) - low) > 1e-5) found.push(low);
      }
      return nearFraction(Math.round((found[0] ?? 0) ** 2 * 1e6 + (found[1] ?? 0) ** 2 * 1e6) / 1e6);
    },
  },
  ({ b, c, frame }, { step, write }) => {
    const f = polynomialTex([1, b, c]);
    write(tex`p^2 ${addedTex(b)}p ${addedTex(c)} = q, \qquad q^2 ${addedTex(b)}q ${addedTex(c)} = p`, {
      because: text`Finding $p$ and $q$ themselves would need an equation of degree $4$. But the two equations have the
        same form, so their sum and difference are simple.`,
    })`
      $f(p) = q$ and $f(q) = p$ are two equations in $p$ and $q$. Write them out.`;
    const sum = step(calc`-1 - ${b}`, {
      name: 'the sum p + q',
      works: value =>
        tex`(p - q)(p + q) ${addedTex(b)}(p - q) = -(p - q) \quad \Rightarrow \quad p + q = ${value}`,
      because: text`Subtracting two symmetric equations leaves the factor $p - q$, which is not zero here.`,
    })`
      Subtract the second equation from the first one. As $p$ and $q$ are different, divide by $p - q$.`;
    const share = step(calc`(1 - ${b}) * ${sum}`, {
      because: text`On the right $q + p$ stands, and from the left $${b}(p + q)$ changes sides. So the sum of the two
        numbers is enough.`,
      name: 'the part of the squares that comes from p + q',
      works: value =>
        tex`p^2 + q^2 = (p + q) ${addedTex(-b)}(p + q) ${addedTex(-2 * c)}, \quad (1 ${addedTex(
          -b,
        )})(p + q) = ${value}`,
    })`
      Add the two equations. The squares are what is asked; all other terms hold only $p + q$ and the constant. Find
      the part with $p + q$.`;
    const squares = step(calc`${share} - 2 * ${c}`, {
      because: text`The constant $${c}$ stands in each of the two equations, so in their sum it stands twice. Not the
        square of $p + q$, because that also holds $2pq$.`,
      works: (_v, working) => tex`p^2 + q^2 = ${working}`,
    })`
      Subtract the constant of both equations, $2 \times ${c < 0 ? tex`(${c})` : c}$, to get $p^2 + q^2$.`;
    const product = b + c + 1;
    return {
      answer: squares,
      stem:
        frame === 0
          ? text`Let $f(x) = ${f}$. For two different real numbers $p$ and $q$, $f(p) = q$ and $f(q) = p$. What is
            $p^2 + q^2$?`
          : frame === 1
            ? text`Two distinct real numbers $p$ and $q$ are exchanged by the function $f(x) = ${f}$: it sends each of
              them to the other one. Find the sum of their squares.`
            : text`Exactly two real numbers $p$ and $q$ satisfy $f(f(x)) = x$ but not $f(x) = x$, where $f(x) = ${f}$.
              What is the value of $p^2 + q^2$?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('wrong_sign', sum, calc`1 - ${b}`)`
          The difference of the equations was divided with a sign lost, which gives $p + q = ${sum}$. The right sides
          differ by $q - p$, not by $p - q$.`,
        slip('left_out_a_term', sum, calc`-${b}`)`
          $p + q$ was taken as $${sum}$, the sum of the zeros of $f$. $f(p)$ and $f(q)$ are not zero.`,
        slip('did_not_double', squares, calc`${share} - ${c}`)`
          ${here} takes the constant $${c}$ off once, but it stands in both equations.`,
        slip('added_for_subtracted', squares, calc`${share} + 2 * ${c}`)`
          ${here} adds the two constants where they have to change sides.`,
        slip('wrong_sign', share, calc`(1 + ${b}) * ${sum}`)`
          $${b}(p + q)$ went to the other side without a change of sign, which gives $${share}$ in place of the right
          part.`,
        slip('took_a_power_term_by_term', squares, calc`${sum}^2`)`
          You used $(p + q)^2 = ${sum.mul(sum)}$ for the sum of the squares. This square also holds $2pq$.`,
        slip('kept_a_case_that_is_ruled_out', squares, calc`(1 - ${b})^2 - 2 * ${c}`)`
          ${here} belongs to the two solutions of $f(x) = x$. Those stay where they are.`,
        slip('got_the_middle_term_wrong', squares, calc`${sum}^2 - ${product}`)`
          You subtracted the product of $p$ and $q$ from $(p + q)^2$ only once. The square holds it twice.`,
      ],
      snapRead: text`Two numbers that $f$ exchanges: two equations that look alike with $p$ and $q$ swapped.`,
      approach: text`Subtract the equations to get $p + q$, and add them to get $p^2 + q^2$. The numbers themselves are
        not needed.`,
      faster: text`$f(f(x)) - x$ is divisible by $f(x) - x$, and what is left is $x^2 ${addedTex(b + 1)}x
        ${addedTex(product)}$. So $p + q = ${-b - 1}$ and $pq = ${product}$.`,
      check: text`From $p + q = ${-1 - b}$ and $p^2 + q^2$ the product is $${product}$, and $(p + q)^2 - 4pq =
        ${(b + 1) ** 2 - 4 * product}$ is positive: two different real numbers.`,
      principle: text`Two equations that exchange two unknowns: their difference has the factor $p - q$, their sum is
        symmetric.`,
    };
  },
);

/** AL.FUN.1 Hard: a graph read backwards twice. */
const levels = situation<Level>({
  type: 'AL.FUN.1',
  situation: 'graph-read-backwards',
  tries: 20000,
  draw: draw => {
    const corners = drawnCorners(draw.int, 2);
    return corners && { corners, k: draw.int(-5, 5), frame: draw.int(0, 2) };
  },
  forms: [twice],
});

/** AL.FUN.1 Hard: a quadratic that exchanges two numbers. */
const pairs = situation<Exchanged>({
  type: 'AL.FUN.1',
  situation: 'exchanging-quadratic',
  tries: 300,
  draw: draw => ({ b: draw.int(-9, 9), c: draw.int(-30, 12), frame: draw.int(0, 2) }),
  forms: [exchanged],
});

export const compositesTurnedRound: readonly AnyTemplate[] = [...levels, ...pairs];
