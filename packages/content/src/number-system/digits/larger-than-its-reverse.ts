import { digitsOf, gcd, isCount, upTo } from '../../numbers.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Larger {
  /** The number is a multiple of this. */
  by: 3 | 9 | 11;
  /** Number less reverse is a multiple of this. */
  k: number;
  /** The first digit is at least this. */
  first: number;
  frame: number;
}

const reversed = (n: number) => Number(digitsOf(n).reverse().join(''));
const stepOf = ({ k }: Larger) => k / gcd(k, 99);
/** Outer digits a and c with a - c a multiple of the step from `near` to `far`, and c not below `least`. */
function outers({ first }: Larger, step: number, least = 1, near = 1, far = 9): [number, number][] {
  return upTo(9)
    .filter(a => a >= first)
    .flatMap(a =>
      upTo(10)
        .map(c => c - 1)
        .filter(c => c >= least && a - c >= near && a - c <= far && (a - c) % step === 0)
        .map(c => [a, c] as [number, number]),
    );
}
/** Middle digits that fit for most pairs of outer digits. */
const usual = ({ by }: Larger) => (by === 3 ? 3 : 1);
/** Whether a pair of outer digits allows one middle digit more, or for 11 one fewer. */
const isSpecial = ({ by }: Larger, sum: number) => (by === 11 ? sum === 10 : sum % by === 0);
const specialPairs = (p: Larger, list: [number, number][]) => list.filter(([a, c]) => isSpecial(p, a + c));
const rules = {
  3: {
    says: text`For a multiple of $3$ three middle digits $b$ fit with a pair, one in every three. But four fit, $0, 3,
      6$ and $9$, where $a + c$ is itself a multiple of $3$.`,
    adds: 'Every pair gives three numbers, and each of these pairs gives one more.',
    exception: 'Where the outer digits add up to a multiple of $3$, four middle digits fit',
  },
  9: {
    says: text`For a multiple of $9$ the digit sum is $9$ or $18$. That leaves one middle digit $b$ for a pair, but
      two, $0$ and $9$, where $a + c = 9$.`,
    adds: 'Every pair gives one number, and each of these pairs gives one more.',
    exception: 'Where the outer digits add up to $9$, two middle digits fit, $0$ and $9$',
  },
  11: {
    says: text`For a multiple of $11$ the alternating sum $a - b + c$ is $0$ or $11$. That leaves one middle digit $b$
      for a pair, but none where $a + c = 10$, as $b$ would have to be $10$ or $-1$.`,
    adds: 'Every pair but these gives one number.',
    exception: 'Where the outer digits add up to ten, no middle digit from $0$ to $9$ fits',
  },
} as const;
const bounded = ({ first }: Larger) => (first > 1 ? ` greater than $${100 * first}$` : '');

const largerByMultiple = form<Larger>(
  'larger-by-a-multiple',
  {
    band: 'Hard',
    seconds: 130,
    revision: 3,
    also: ['NS.NUM.2', 'AL.DIO.2'],
    entry: true,
    verify: p => q(fitting(p).length),
  },
  (p, { step, find }) => {
    const { k, first, by, frame } = p;
    const { says, adds, exception } = rules[by];
    const apart = step(stepOf(p), {
      name: 'what the difference of the outer digits is a multiple of',
      because: text`The middle digit drops out of the difference, so this condition concerns the outer digits only.`,
      works: value =>
        tex`99(a - c) \text{ a multiple of } ${k} \; \Rightarrow \; a - c \text{ a multiple of } ${value}`,
    })`
      Call the digits $a$, $b$ and $c$. The number is $100a + 10b + c$ and its reverse $100c + 10b + a$, so they
      differ by $99(a - c)$. ${
        gcd(k, 99) === 1
          ? text`$99$ has no factor in common with $${k}$, so $a - c$ itself has to be a multiple of $${k}$.`
          : text`$${k}$ is $${stepOf(p)} \times ${gcd(k, 99)}$, and $99$ already has the factor $${gcd(k, 99)}$. So
      $99(a - c)$ is a multiple of $${k}$ just when $a - c$ is a multiple of $${stepOf(p)}$.`
      }`;
    const least = find(1);
    const near = find(1);
    const far = find(9);
    const outer = outers(p, Number(apart), Number(least), Number(near), Number(far));
    const gaps = [...new Set(outer.map(([a, c]) => a - c))].sort((x, y) => x - y);
    const pairs = step(outer.length, {
      name: 'the number of pairs of outer digits',
      because: text`The number is larger than its reverse, so the first digit is larger than the last. And the reverse
        is a three-digit number too, so the last digit is not $0$.`,
      works: value =>
        tex`${gaps.map(gap => `a - c = ${gap}: ${outer.filter(([a, c]) => a - c === gap).length}`).join(', \\quad ')}
          \quad \Rightarrow \quad ${value}`,
    })`
      Count the pairs of outer digits with such a positive difference. Neither digit is
      $0$${first > 1 && text`, and $a$ is at least $${first}$`}.`;
    const list = specialPairs(p, outer);
    const special = step(list.length, {
      name: 'the pairs of outer digits that are exceptions',
      because:
        by === 11
          ? text`A digit lies from $0$ to $9$. One of these ten digits has each remainder by $11$ except one, and that
              one is just needed where the outer digits add up to $10$.`
          : text`The digits $0$ to $9$ are ten. By $${by}$ they have each remainder
              ${by === 3 ? 'three times' : 'once'}, but the remainder $0$ once more, because $0$ and $9$ both have it.`,
      works: value =>
        tex`${list.length > 0 ? list.map(([a, c]) => `(${a}, ${c})`).join(', ') : '\\text{none}'}: \quad ${value}`,
    })`
      ${says} Count those pairs.`;
    const count = step(by === 11 ? calc`${pairs} - ${special}` : calc`${pairs} * ${usual(p)} + ${special}`, {
      because: text`Different outer digits or different middle digits make different numbers, so the numbers of all
            pairs are simply added.`,
      works: value =>
        tex`${usual(p) > 1 && tex`3 \times `}${pairs} ${by === 11 ? '-' : '+'} ${special} = ${value}`,
    })`
      ${adds}`;
    const n = largest(p);
    return {
      answer: count,
      stem:
        frame === 0
          ? text`$N$ is a three-digit multiple of $${by}$${bounded(p)} with a last digit other than $0$, and $R$ is
            the number with its digits in reverse order. For how many $N$ is $N - R$ a positive multiple of $${k}$?`
          : frame === 1
            ? text`Read from right to left, a three-digit number${bounded(p)} turns into a smaller three-digit number.
              The difference of the two is divisible by $${k}$, and the number itself by $${by}$. How many such
              numbers are there?`
            : text`How many three-digit numbers${bounded(p)} are divisible by $${by}$, do not end in $0$ and exceed
              the number formed by their digits in reverse order by a multiple of $${k}$?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('kept_a_case_that_is_ruled_out', special, 0)`
          You counted ${usual(p) > 1 ? 'three middle digits' : 'one middle digit'} for every pair of outer digits.
          ${exception}.`,
        slip('let_zero_lead', least, 0)`
          You let the last digit be $0$. Reversed, such a number has only two digits.`,
        slip(
          'kept_a_case_that_is_ruled_out',
          count,
          by === 11 ? calc`${pairs} + ${special}` : calc`${pairs} * ${usual(p)} - ${special}`,
        )`
          You put the exceptions on the wrong side. ${exception}.`,
        slip('ignored_common_factors', apart, k < 9 ? k : k / gcd(k, 9))`
          You made the difference of the outer digits a multiple of $${apart}$. A part of $${k}$ is already in $99$.`,
        slip('left_out_a_case', far, apart)`
          You used only the difference $${apart}$ of the outer digits. Its multiples fit as well.`,
        slip('let_in_equal_values', near, 0)`
          You counted numbers with equal outer digits. They differ from their reverse by $0$, and that is not
          positive.`,
        slip('read_a_comparison_backwards', count, first === 1 && count.mul(2))`
          You also counted numbers that are smaller than their reverse, as if $${k}$ could be taken either way.`,
        slip('ignored_a_condition', apart, 1)`
          You let the outer digits have any difference. $99$ times it has to be a multiple of $${k}$.`,
      ],
      snapRead: text`A three-digit number is compared with its reverse: the difference depends on the outer digits
        only, and the middle digit is left for the multiple of $${by}$.`,
      approach: text`Find the pairs of outer digits from the difference. For each pair the rule for $${by}$ finds the
        middle digit; some pairs have one more or one fewer than usual.`,
      check: text`The largest of these numbers is $${n} = ${by} \times ${n / by}$, and $${n} - ${reversed(n)} =
        ${n - reversed(n)}${n - reversed(n) !== k && tex` = ${k} \times ${(n - reversed(n)) / k}`}$.`,
      principle: text`Reversing three digits changes a number by $99$ times the difference of the outer ones; the
        middle digit is free for another condition.`,
    };
  },
);

/** All such numbers, by trying. */
function fitting({ by, k, first }: Larger): number[] {
  return upTo(999).filter(n => {
    if (n < 100 * first || n < 100 || n % 10 === 0 || n % by !== 0) return false;
    return n > reversed(n) && (n - reversed(n)) % k === 0;
  });
}
const largest = (p: Larger) => fitting(p).at(-1) ?? 0;

/** NS.DIG.1 Hard: a multiple of 3, 9 or 11 against its reverse. */
export const largerThanItsReverse: readonly AnyTemplate[] = situation<Larger>({
  type: 'NS.DIG.1',
  situation: 'multiple-against-its-reverse',
  tries: 20,
  draw: draw => {
    const p: Larger = {
      by: draw.pick([3, 9, 11] as const),
      k: draw.pick([2, 4, 6, 12, 15, 18, 22, 27, 36, 44, 45, 54, 66, 198]),
      first: draw.pick([1, 1, 3, 4, 5, 6]),
      frame: draw.int(0, 2),
    };
    return fitting(p).length >= 3 && specialPairs(p, outers(p, stepOf(p))).length > 0 ? p : null;
  },
  forms: [largerByMultiple],
});
