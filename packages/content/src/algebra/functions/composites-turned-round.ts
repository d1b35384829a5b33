import type Fraction from 'fraction.js';
import { sumOf } from '../../numbers.ts';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
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

export const compositesTurnedRound: readonly AnyTemplate[] = levels;
