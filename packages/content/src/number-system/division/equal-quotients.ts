import { isCount, sumOf, upTo } from '../../numbers.ts';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { countUpTo } from '../whole.ts';

interface Same {
  small: number;
  gap: number;
  frame: number;
}

/** What each wording counts, and what is equal. */
const stories = [
  { things: 'numbers', quotient: 'quotient' },
  { things: 'numbers of sweets', quotient: 'number of full boxes' },
  { things: 'numbers of visitors', quotient: 'number of buses' },
] as const;

const sameQuotient = form<Same>(
  'numbers-with-equal-quotients',
  {
    band: 'Hard',
    seconds: 100,
    revision: 2,
    also: ['AL.SEQ.1', 'AL.INQ.3'],
    entry: true,
    verify: ({ small, gap }) =>
      countUpTo(
        small * (small + gap),
        n => n >= small && Math.floor(n / small) === Math.floor(n / (small + gap)),
      ),
  },
  ({ small, gap, frame }, { step }) => {
    const { things, quotient } = stories[frame as 0 | 1 | 2];
    const large = small + gap;
    const falls = tex`${small} - ${gap}k`;
    const most = step(calc`floor((${small} - 1) / ${gap})`, {
      name: `the largest common ${quotient}`,
      works: value => tex`${large}k \le ${small}k + ${small - 1} \; \Rightarrow \; ${gap}k \le ${small - 1}
        \; \Rightarrow \; k \le ${value}`,
    })`
      Call the common ${quotient} $k$. With $${large}$ it is $k$ from $${large}k$ on. With $${small}$ it is $k$ up to
      $${small}k + ${small - 1}$, as one more would make $k + 1$ full. So $${large}k$ must not be above
      $${small}k + ${small - 1}$.`;
    const first = step(calc`${small} - ${gap}`, {
      name: text`how many ${things} there are for $k = 1$`,
      works: value =>
        tex`(${small}k + ${small - 1}) - ${large}k + 1 = ${falls}; \quad k = 1: \; ${small} - ${gap} = ${value}`,
    })`
      For one value of $k$, count the ${things} from $${large}k$ to $${small}k + ${small - 1}$. Both ends count, so
      take
      the difference and add $1$. There are $${gap}$ fewer for each further $k$.`;
    const rows = upTo(Number(most)).map(k => first.sub(gap * (k - 1)));
    const count = step(sumOf(rows), value => tex`${rows.join(' + ')} = ${value}`)`
      Add these counts for $k = 1$ to $k = ${most}$. They form an arithmetic progression.`;
    const k = Number(most);
    const greatest = small * k + small - 1;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`For how many positive integers $n$ are the quotients of $n$ by $${small}$ and by $${small + gap}$
          equal and at least $1$? (The remainders may differ.)`
          : frame === 1
            ? text`A confectioner can pack his sweets in boxes of $${small}$ or in boxes of $${small + gap}$ and would
          fill the same number of boxes, at least one, either way; some sweets may be left over. How many values can
          the number of sweets take?`
            : text`Visitors leave a fair in buses that start only when every seat is taken. With $${small}$ seats to a
          bus just as many buses start as with $${small + gap}$ seats, and at least one starts. How many values can
          the number of visitors take?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('counted_gaps_for_numbers', count, calc`${count} - ${most}`)`
          For each of the $${most}$ cases you subtracted the smallest number from the largest. With both ends there is
          one number more every time.`,
        slip('let_in_zero', count, calc`${count} + ${small} - 1`)`
          You also counted the numbers below $${small}$. For them the ${quotient} is $0$ both times, but it has to be
          at
          least $1$.`,
        slip('left_out_an_end_point', most, calc`${most} - 1`)`
          You stopped when the ${quotient} was $${most}$. For the next one there are still ${things} that fit.`,
        slip('counted_one_too_many', first, small)`
          You counted $${small}$ ${things} where the ${quotient} is $1$, all from $${small}$ on. With $${large}$ it is
          $1$
          only from $${large}$ on.`,
        slip('assumed_equal_parts', count, calc`${first} * ${most}`)`
          You counted $${first}$ ${things} in every case. Each time the ${quotient} rises by $1$, there are $${gap}$
          fewer.`,
        stop('left_out_a_case', first)`
          $${first}$ is the count where the ${quotient} is $1$. It can also be $2$, and more.`,
        slip('left_out_a_case', most, calc`floor((${small} - 1) / (2 * ${gap}))`)`
          You stopped when the ${quotient} was $${most}$, half-way. The counts fall by only $${gap}$ each time, so
          there
          are more cases.`,
        slip('used_a_wrong_given_number', first, calc`${small} + ${gap}`)`
          You counted $${large}$ ${things} where the ${quotient} is $1$. With $${small}$ it is $2$ already from
          $${2 * small}$ on.`,
      ],
      snapRead: text`The ${quotient} is the same with $${small}$ and with $${large}$: see from where to where it is
      $k$ in
        both, and add over $k$.`,
      approach: text`The ${things} that give one ${quotient} follow one another in a row. Where the row of $${small}$
      and
        that of $${large}$ overlap, the two agree. The overlap becomes shorter by the same amount each time, so the
        counts
        form a progression.`,
      check: text`The largest number that fits is $${greatest}$: $${greatest} = ${small} \times ${k} + ${small - 1} =
        ${large} \times ${k} + ${greatest - large * k}$. The next row with $${large}$ would begin at
        $${large * (k + 1)}$,
        after the row with $${small}$ has ended at $${small * (k + 1) + small - 1}$.`,
      principle: text`Numbers with the same quotient form a row as long as the divisor: compare where one row begins
        with where the other ends.`,
    };
  },
);

const same = situation<Same>({
  type: 'NS.REM.1',
  situation: 'equal-quotients',
  tries: 10,
  draw: draw => {
    const p = { gap: draw.int(2, 6), small: draw.int(11, 44), frame: draw.int(0, 2) };
    const most = Math.floor((p.small - 1) / p.gap);
    return most >= 3 && most <= 9 ? p : null;
  },
  forms: [sameQuotient],
});

/** NS.REM.1 Hard: rows of equal quotients. */
export const equalQuotients: readonly AnyTemplate[] = same;
