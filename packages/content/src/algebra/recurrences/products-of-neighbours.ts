import { gcd } from '../../numbers.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { fractionTex, ordinal, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction } from '../../value.ts';

interface Row {
  /** Two terms that stand two places apart in the cycle, and their places. */
  p: number;
  r: number;
  i: number;
  j: number;
  /** The place asked, and whether it lies behind the second one in the cycle or before the first. */
  k: number;
  behind: boolean;
  frame: number;
}

const termAgain = form<Row>(
  'term-from-two-far-terms',
  {
    band: 'Hard',
    seconds: 150,
    verify: ({ p, r, i, j, k }) => {
      // The rule, from the three neighbours that begin at a place like i; j lies two places on in the cycle.
      const row = [p, p * r - 1];
      while (row.length < 400) row.push(((row.at(-1) ?? 0) + 1) / (row.at(-2) ?? 1));
      const at = (place: number) => row[(place - i + 400) % 5] ?? 0;
      if (Math.abs(at(j) - r) > 1e-9 || Math.abs((row[395] ?? 0) - p) > 1e-6)
        throw new Error('the rule fails');
      return nearFraction(at(k), 400);
    },
  },
  ({ p, r, i, j, k, behind, frame }, { step }) => {
    const cycle = step(5, {
      name: 'the length of the cycle',
      works: value =>
        tex`x, \quad y, \quad \frac{y + 1}{x}, \quad \frac{x + y + 1}{xy}, \quad \frac{x + 1}{y}, \quad x, \quad y,
        \dots \qquad (${value} \text{ terms})`,
      because: text`The places are far apart, so a pattern is needed that carries a value from one end of the row to the
        other. With letters it shows after a few terms, whatever the numbers are.`,
    })`
      Call two neighbouring terms $x$ and $y$. The product of the neighbours of $y$ is $y + 1$, so the next term is
      $\frac{y + 1}{x}$. Go on in this way until $x$ and $y$ come again.`;
    const apart = step(2, {
      name: 'how far apart the known terms lie in the cycle',
      works: value =>
        tex`${j} - ${i} = ${j - i}, \qquad ${j - i} = ${cycle} \times ${(j - i - 2) / 5} + ${value}`,
    })`
      Places whose difference is a multiple of the length of the cycle hold equal terms. Divide the difference of the
      two known places by it.`;
    const middle = step(calc`${p} * ${r} - 1`, {
      name: 'the term between the two known ones',
      works: (_v, working) => tex`a_{${i + 1}} = a_{${i}} \times a_{${i + 2}} - 1 = ${working}`,
      because: text`In the cycle the known terms are ${apart} places apart, with one term between them. The rule gives
        that term at once: it is 1 less than the product of its neighbours.`,
    })`
      Let $a_n$ be the $n$th term. So $a_{${i + 2}} = ${r}$ as well, and the term between $a_{${i}}$ and $a_{${i + 2}}$
      follows from the rule.`;
    const near = behind ? r : p;
    const far = behind ? p : r;
    const wanted = step(calc`(${near} + 1) / ${middle}`, {
      name: text`the ${ordinal(k)} term`,
      works: (_v, working) =>
        behind
          ? tex`a_{${k}} = a_{${i + 3}} = \frac{a_{${i + 2}} + 1}{a_{${i + 1}}} = ${working}`
          : tex`a_{${k}} = a_{${i + 4}} = \frac{a_{${i}} + 1}{a_{${i + 1}}} = ${working}`,
      because: behind
        ? text`Place $${k}$ and place $${i + 3}$ differ by a multiple of 5. The term there is the other neighbour of
          the second known term.`
        : text`Place $${k}$ and place $${i + 4}$ differ by a multiple of 5, and place $${i + 4}$ holds the same term as
          the place before $${i}$. So it is the other neighbour of the first known term.`,
    })`
      The asked place lies ${behind ? 'just after the second' : 'just before the first'} known term in the cycle. Use
      the rule for that known term: divide its value and 1 by the neighbour that is known now.`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`In a long row of positive numbers, each number except the first and the last is $1$ less than the product
          of its two neighbours. The ${ordinal(i)} number is $${p}$ and the ${ordinal(j)} number is $${r}$. What is the
          ${ordinal(k)} number?`,
        text`A sequence $a_1, a_2, a_3, \dots$ of positive real numbers satisfies $a_{n - 1}a_{n + 1} = a_n + 1$ for
          all $n \ge 2$. Given that $a_{${i}} = ${p}$ and $a_{${j}} = ${r}$, find the value of $a_{${k}}$.`,
        text`A machine prints one positive number after the other. If three numbers in a row are $x$, $y$ and $z$, then
          $xz$ always exceeds $y$ by $1$. Tanvi reads $${p}$ in the ${ordinal(i)} place and $${r}$ in the
          ${ordinal(j)}. Which number stands in the ${ordinal(k)} place?`,
      ),
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.gt(0),
      slips: [
        slip('lost_the_place_in_a_cycle', wanted, calc`(${far} + 1) / ${middle}`)`
          ${here} is the number on the other side of the two known ones. Count the places once more by their remainders
          on division by 5.`,
        stop('stopped_a_step_early', middle)`
          This is the number that stands, in the cycle, between the two known ones. The ${ordinal(k)} place holds
          another number.`,
        slip('left_out_a_term', middle, calc`${p} * ${r}`)`
          You used ${here} for the number between the known ones. It is $1$ less than the product of its neighbours.`,
        slip('wrong_sign', middle, calc`${p} * ${r} + 1`)`
          You made the number between the known ones $1$ more than the product of its neighbours. The rule says $1$
          less.`,
        slip('left_out_a_term', wanted, calc`${near} / ${middle}`)`
          ${here} leaves out the 1: the product of the neighbours is by 1 larger than the number between them.`,
        slip('lost_the_place_in_a_cycle', wanted, calc`(${p} + 1) / ${r}`)`
          ${here} treats the two known numbers as neighbours. Their places differ by $${j - i}$, which leaves the
          remainder 2 on division by 5.`,
        slip('lost_the_place_in_a_cycle', wanted, calc`(${r} + 1) / ${p}`)`
          ${here} would follow if the two known numbers stood side by side. Their places differ by $${j - i}$, so in a
          cycle of 5 one number lies between them.`,
        slip('multiplied_for_divided', wanted, calc`(${near} + 1) * ${middle}`)`
          ${here} multiplies by the known neighbour. The product of both neighbours is given by the rule, so you
          divide.`,
      ],
      snapRead: text`Far places and a rule for three neighbours: look for a cycle.`,
      approach: text`Write a few terms with two letters; after five terms they come again. So the two known terms lie
        two places apart, the rule gives the one between them, and then the asked one.`,
      check: text`In the cycle ${behind ? tex`${p}, ${middle}, ${r}` : tex`${wanted}, ${p}, ${middle}, ${r}`} the number
        ${near} has the neighbours ${middle} and ${wanted}, with the product ${calc`${near} + 1`}.`,
      principle: text`For a far term of a sequence given by a rule, write the first terms with letters: a short cycle
        may appear.`,
    };
  },
);

/** AL.SEQ.8 Hard: each number is 1 less than the product of its neighbours. */
export const productsOfNeighbours: readonly AnyTemplate[] = situation<Row>({
  type: 'AL.SEQ.8',
  situation: 'products-of-neighbours',
  tries: 60,
  draw: draw => {
    const [p, r] = [draw.int(2, 9), draw.int(2, 9)];
    const behind = draw.chance(0.5);
    const i = draw.int(3, 14);
    const j = i + 2 + 5 * draw.int(2, 9);
    const k = i + (behind ? 3 : 4) + 5 * draw.int(11, 18);
    const near = behind ? r : p;
    return p !== r && p * r < 40 && gcd(near + 1, p * r - 1) < p * r - 1
      ? { p, r, i, j, k, behind, frame: draw.int(0, 2) }
      : null;
  },
  forms: [termAgain],
});
