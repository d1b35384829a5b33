import { isCount, sumOf, upTo } from '../../numbers.ts';
import { form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

export interface Two {
  /** Digits with x and y. */
  mask: string;
  by: number;
  frame: number;
}

export const ten = upTo(10).map(d => d - 1);
export const filled = (mask: string, x: number, y: number) =>
  Number(mask.replace('x', `${x}`).replace('y', `${y}`));
export const pairsOf = ({ mask, by }: Two) =>
  ten.flatMap(x => ten.flatMap(y => (filled(mask, x, y) % by === 0 ? [[x, y] as const] : [])));
export const numeral = ({ mask }: Two) => `\\overline{${[...mask].join('\\,')}}`;
/** The power of 2 or 5 in the divisor, read from the end of the number, and the other part. */
export const tail = (by: number) => (by % 8 === 0 ? 8 : by % 4 === 0 ? 4 : by % 5 === 0 ? 5 : 2);
export const other = (by: number) => by / tail(by);
/** Values of y that make the end fit; y stands among the last digits and x does not. */
export const ends = (p: Two, part = tail(p.by)) => ten.filter(y => filled(p.mask, 0, y) % part === 0);
export const xsFor = (p: Two, y: number, part = other(p.by)) =>
  ten.filter(x => filled(p.mask, x, y) % part === 0);

const pairsCount = form<Two>(
  'number-of-pairs',
  {
    band: 'Medium',
    seconds: 65,
    revision: 3,
    entry: true,
    verify: p => q(pairsOf(p).length),
  },
  (p, { step }) => {
    const { by, frame, mask } = p;
    const [end, rest] = [tail(by), other(by)];
    const ruleOfRest = rest === 11 ? 'alternating digit sum' : 'digit sum';
    const ys = step(ends(p), {
      name: 'the values of y that the end of the number allows',
      because: text`Only one of the unknown digits stands at the end, so this condition is the simpler one.`,
      works: value => tex`y \in \{${value}\}`,
    })`
      $${by} = ${end} \times ${rest}$, and the two factors have no common factor, so both must divide the number.
      Divisibility by $${end}$ is decided by the end of the number, where only $y$ is unknown.`;
    const counts = step(
      ys.map(y => xsFor(p, Number(y)).length),
      {
        name: 'how many x fit with each y',
        because: text`The ${ruleOfRest} contains both digits, so which $x$ fit depends on $y$. More than one can fit,
          since the sum may reach one multiple of $${rest}$ or the next.`,
        works: tex`${ys.map(y => `y = ${y}: \\; x = ${xsFor(p, Number(y)).join(', ') || '-'}`).join(' \\qquad ')}`,
      },
    )`
      For each such $y$ find the digits $x$ for which the ${ruleOfRest} is a multiple of $${rest}$.`;
    const count = step(sumOf(counts), value => tex`${counts.join(' + ')} = ${value}`)`
      Each $y$ with one of its $x$ is a pair. Add the numbers of $x$ to count the pairs.`;
    const numbers = pairsOf(p).map(([x, y]) => filled(mask, x, y));
    const [least, greatest] = [Math.min(...numbers), Math.max(...numbers)];
    return {
      answer: count,
      stem:
        frame === 0
          ? text`In the number $${numeral(p)}$ the digits $x$ and $y$ may be equal. For how many pairs $(x, y)$ is it
            divisible by $${by}$?`
          : frame === 1
            ? text`Two digits, $x$ and $y$, of the number $${numeral(p)}$ on a label have been torn off. The number
              was a multiple of $${by}$. How many numbers can it have been?`
            : text`How many multiples of $${by}$ have the form $${numeral(p)}$, where $x$ and $y$ stand for any
              digits?`,
      show: plain,
      plausible: value => isCount(value) && value.lt(60),
      slips: [
        slip(
          'left_out_a_case',
          counts,
          ys.map(y => Math.min(1, xsFor(p, Number(y)).length)),
        )`
          You counted one $x$ for each $y$. Where the sum is a multiple of $${rest}$ with one digit, a larger digit
          can make it the next multiple.`,
        slip(
          'ignored_a_condition',
          counts,
          ys.map(() => 10),
        )`
          You used only divisibility by $${end}$ and left $x$ free. The number must be a multiple of $${rest}$ as
          well.`,
        slip('used_another_divisibility_rule', ys, end > 2 ? ends(p, end === 5 ? 1 : 2) : ends(p, 1))`
          You let $y = ${ys}$ pass. Not all of these make the number divisible by $${end}$, as a multiple of $${by}$
          must be.`,
        slip(
          'used_another_divisibility_rule',
          counts,
          rest === 9 && ys.map(y => xsFor(p, Number(y), 3).length),
        )`
          You accepted every digit sum that is a multiple of $3$. For $9$ it has to be a multiple of $9$.`,
        slip(
          'forgot_zero',
          counts,
          ys.map(y => (Number(y) === 0 ? 0 : xsFor(p, Number(y)).filter(x => x > 0).length)),
        )`
          You left out the digit $0$. Inside a number and at its end it is allowed.`,
        slip('left_out_a_case', ys, ys.length > 1 && ys.slice(0, -1))`
          You missed a value of $y$: $${ends(p).at(-1) ?? 0}$ also makes the end divisible by $${end}$.`,
        slip(
          'answered_another_quantity',
          counts,
          ys.map(() => 1),
        )`
          You counted only the values of $y$, one number for each. For every $y$ the digits $x$ have to be found with
          $${rest}$.`,
      ],
      snapRead: text`Two digits are unknown and $${by}$ is composite: split it into $${end}$ and $${rest}$, and begin
        with the rule that concerns only one of the digits.`,
      approach: text`Split $${by}$ into parts without a common factor. The end of the number settles $y$ and the
        ${ruleOfRest} then settles $x$. More than one $x$ can fit with the same $y$.`,
      check: text`The smallest of these numbers is $${least} = ${by} \times ${least / by}$ and the largest is
        $${greatest} = ${by} \times ${greatest / by}$.`,
      principle: text`For a composite divisor use parts without a common factor, and begin with the one that concerns
        fewer unknown digits.`,
    };
  },
);

export const masks = (
  int: (least: number, most: number) => number,
  length: number,
  xAt: number,
  yAt: number,
) => Array.from({ length }, (_, i) => (i === xAt ? 'x' : i === yAt ? 'y' : `${int(1, 9)}`)).join('');

/** NS.NUM.2 Medium: two missing digits, a composite divisor. */
export const pairsOfDigits: readonly AnyTemplate[] = situation<Two>({
  type: 'NS.NUM.2',
  situation: 'two-unknown-digits',
  tries: 40,
  draw: draw => {
    const by = draw.pick([12, 15, 18, 36, 24, 22, 44, 45]);
    const length = 5;
    const p = {
      mask: masks(
        draw.int,
        length,
        draw.int(1, by % 8 === 0 ? 1 : 2),
        by % 4 === 0 && by % 5 ? draw.pick([3, 4]) : 4,
      ),
      by,
      frame: draw.int(0, 2),
    };
    const count = pairsOf(p).length;
    return count >= 2 && ends(p).length >= 2 ? p : null;
  },
  forms: [pairsCount],
});
