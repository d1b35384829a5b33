import { isCount, lcm, upTo } from '../../numbers.ts';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Ranged {
  a: number;
  b: number;
  c: number;
  /** Shortfall to a multiple of a, b and c. */
  short: number;
  /** The numbers have so many digits. */
  digits: number;
  frame: number;
}

const limitOf = ({ digits }: Ranged) => 10 ** digits - 1;
const leastOf = ({ digits }: Ranged) => 10 ** (digits - 1);
const word = ({ digits }: Ranged) => (digits === 3 ? 'three-digit' : 'four-digit');

const bothEnds = form<Ranged>(
  'sum-of-smallest-and-largest',
  {
    band: 'Medium',
    seconds: 85,
    entry: true,
    verify: p => {
      const found = upTo(limitOf(p)).filter(
        n => n >= leastOf(p) && [p.a, p.b, p.c].every(d => n % d === d - p.short),
      );
      return q((found[0] ?? 0) + (found.at(-1) ?? 0));
    },
  },
  (p, { step }) => {
    const { a, b, c, short, frame } = p;
    const [low, high] = [leastOf(p), limitOf(p)];
    const thing = frame === 1 ? 'number of books' : 'number';
    const all = step(calc`lcm(${a}, ${b}, ${c})`, {
      name: text`the LCM of $${a}$, $${b}$ and $${c}$`,
      because: text`The three remainders differ, but what is missing to the next multiple is the same each time.`,
    })`
      With $${short}$ more, the ${thing} would be divisible by $${a}$, $${b}$ and $${c}$. So it lies $${short}$ below
      a multiple of their LCM.`;
    const first = step(calc`${all} * ceil((${low} + ${short}) / ${all})`, {
      name: 'the first multiple that can be used',
      because: text`The ${thing} itself lies $${short}$ below the multiple. So the multiple has to be at least $${low} +
        ${short}$, not only $${low}$.`,
      works: value => tex`${all} \times ${value.div(all)} = ${value} \ge ${low} + ${short}`,
    })`
      The smallest ${thing} is at least $${low}$. So find the first multiple of the LCM from $${low} + ${short}$ on.`;
    const last = step(calc`${all} * floor((${high} + ${short}) / ${all})`, {
      name: 'the last multiple that can be used',
      because: text`The multiple itself may be a little above $${high}$, as long as the ${thing}, $${short}$ below it,
        is not.`,
      works: value => tex`${all} \times ${value.div(all)} = ${value} \le ${high} + ${short}`,
    })`
      The largest ${thing} is at most $${high}$. So find the last multiple up to $${high} + ${short}$.`;
    const sum = step(calc`(${first} - ${short}) + (${last} - ${short})`)`
      Subtract $${short}$ from both multiples to get the smallest and the largest ${thing}, and add the two.`;
    const left = (n: number) => [a, b, c].map(d => n % d);
    const [m, n] = [Number(first) - short, Number(last) - short];
    const two = a * b;
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`Find the sum of the smallest and the largest ${word(p)} numbers that leave remainders of
            $${a - short}$, $${b - short}$ and $${c - short}$ when divided by $${a}$, $${b}$ and $${c}$ respectively.`
          : frame === 1
            ? text`A library has a ${word(p)} number of books. If $${a}$ books are put on each shelf, the last shelf
              gets only $${a - short}$; with $${b}$ on each shelf it gets $${b - short}$, and with $${c}$ it gets
              $${c - short}$. What is the sum of the minimum and the maximum possible number of books?`
            : text`For a ${word(p)} number $n$, each of $${a}$, $${b}$ and $${c}$ divides $n + ${short}$. What do the
              least and the greatest possible value of $n$ add up to?`,
      show: plain,
      plausible: value => isCount(value) && value.gt(leastOf(p)),
      slips: [
        slip('wrong_sign', sum, calc`${first} + ${last} + 2 * ${short}`)`
          You added $${short}$ to the multiples $${first}$ and $${last}$. Then $${short}$ is left over every time, but
          it should be missing.`,
        slip('left_out_a_term', all, calc`lcm(${a}, ${b})`)`
          You used $${all}$, the LCM of $${a}$ and $${b}$ only. On division by $${c}$ the remainder is then wrong.`,
        slip('took_a_neighbouring_multiple', last, calc`${last} - ${all}`)`
          You stopped at the multiple $${last}$. One more step of $${all}$ is possible before $${high}$ is passed.`,
        slip('took_a_neighbouring_multiple', first, calc`${first} + ${all}`)`
          You began with the multiple $${first}$. The one before it already leads to a ${word(p)} number.`,
        slip('took_a_neighbouring_multiple', first, first.gt(all) && calc`${first} - ${all}`)`
          You began with $${first} - ${short}$. That lies below $${low}$ and is no ${word(p)} number.`,
        slip('took_a_neighbouring_multiple', last, calc`${last} + ${all}`)`
          You ended with $${last} - ${short}$. That lies above $${high}$ and is no ${word(p)} number.`,
        slip('forgot_the_remainder', sum, calc`${first} + ${last}`)`
          You added the multiples $${first}$ and $${last}$ themselves. They leave no remainder at all.`,
        slip('did_not_double', sum, calc`${first} + ${last} - ${short}`)`
          You subtracted $${short}$ once from $${first} + ${last}$. Both numbers lie $${short}$ below a multiple.`,
        slip('took_the_product_for_the_lcm', all, two * 3 < high && !all.equals(two) && two)`
          You used $${a} \times ${b} = ${two}$ in place of the LCM of all three, so numbers are passed over.`,
      ],
      snapRead: text`Three remainders that are each $${short}$ less than the divisor, and a range: the numbers lie
        $${short}$ below the multiples of the LCM.`,
      approach: text`The same is missing to a multiple of each divisor, so three conditions become one: a multiple of
        the LCM less $${short}$. Then find the first and the last of these numbers in the range.`,
      check: text`On division by $${a}$, $${b}$ and $${c}$ the number $${m}$ leaves $${left(m)}$ and $${n}$ leaves
        $${left(n)}$. The next one after it, $${n + Number(all)}$, is not ${word(p)}.`,
      principle: text`Where the same is missing to a multiple of every divisor, the number lies that much below a
        multiple of their LCM.`,
    };
  },
);

interface Divisible {
  a: number;
  b: number;
  r: number;
  /** The number is a multiple of this. */
  d: number;
  frame: number;
}

const alsoDivisible = form<Divisible>(
  'sum-of-the-two-least',
  {
    band: 'Medium',
    seconds: 75,
    revision: 5,
    also: ['NS.REM.5'],
    verify: ({ a, b, r, d }) => {
      const found: number[] = [];
      for (let n = d; found.length < 2; n += d) if (n > r && n % a === r && n % b === r) found.push(n);
      return q((found[0] ?? 0) + (found[1] ?? 0));
    },
  },
  ({ a, b, r, d, frame }, { step }) => {
    const left = frame === 1 ? 'what is left over' : 'the remainder';
    const all = step(calc`lcm(${a}, ${b})`, {
      name: text`the LCM of $${a}$ and $${b}$`,
      because: text`A number that $${a}$ and $${b}$ both divide is a multiple of their LCM. The product of the two
          would pass over some of these numbers, because $${a}$ and $${b}$ share a factor.`,
      works: value => tex`\operatorname{lcm}(${a}, ${b}) = ${value}: \quad ${value}k + ${r}`,
    })`
      Without ${left} the number is divisible by $${a}$ and by $${b}$. So it is $${r}$ more than a multiple of their
      LCM; let it be the $k$th multiple.`;
    const multiple = Number(all);
    const firstK = (rest: number) => upTo(d).find(i => (multiple * i + rest) % d === 0);
    const k = step(firstK(r) ?? d, {
      name: 'which multiple of the LCM it is',
      because: text`Adding the LCM keeps both remainders, so the multiple is still free to meet the third condition.`,
      works: value => tex`${multiple % d}k + ${r % d} \text{ a multiple of } ${d}: \quad k = ${value}`,
    })`
      It must also be a multiple of $${d}$. On division by $${d}$ the LCM leaves $${multiple % d}$, so only
      $${multiple % d}k + ${r % d}$ matters. Try $k = 1, 2, 3, \dots$`;
    const n = step(calc`${all} * ${k} + ${r}`, {
      name: 'the smallest number',
      because: text`$k$ was tried from $1$ on, so no smaller number satisfies all three conditions.`,
    })`
      Put this $k$ into the expression. That is the smallest number.`;
    const next = step(calc`${n} + ${all} * ${d}`, {
      name: 'the second smallest number',
      because: text`What is added has to be a multiple of $${a}$, of $${b}$ and of $${d}$. The LCM alone would keep the
        two remainders but lose the divisibility by $${d}$.`,
    })`
      All three conditions hold again when the LCM times $${d}$ has been added. That gives the second number.`;
    const sum = step(calc`${n} + ${next}`)`
      The question asks for the sum of the two smallest, so add them.`;
    const below = firstK(-r);
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`Find the sum of the two smallest positive multiples of $${d}$ that leave a remainder of $${r}$ when
            divided by $${a}$ and also when divided by $${b}$.`
          : frame === 1
            ? text`Eggs are packed without any left over in trays of $${d}$. Packed in trays of $${a}$, or in trays of
              $${b}$, they would leave ${r} egg(s) over. What is the sum of the two least possible numbers of eggs?`
            : text`A positive integer $n$ is divisible by $${d}$, while $n - ${r}$ is divisible by both $${a}$ and
              $${b}$. Find the sum of the two least values of $n$${r % d === 0 && text` greater than $${r}$`}.`,
      show: plain,
      plausible: value => isCount(value) && value.gt(2 * b),
      slips: [
        slip('wrong_sign', n, below !== undefined && all.mul(below).sub(r))`
          You began with $${n}$, which lies $${r}$ below a multiple of the LCM. It has to lie $${r}$ above one.`,
        slip('took_the_product_for_the_lcm', all, calc`${a} * ${b}`)`
          You used $${a} \times ${b} = ${a * b}$ in place of the LCM, so smaller numbers are passed over.`,
        slip('ignored_a_condition', k, 1)`
          You began with $${n}$. It leaves $${r}$ with $${a}$ and $${b}$, but it is not a multiple of $${d}$.`,
        slip('left_out_a_term', n, calc`lcm(${all}, ${d}) + ${r}`)`
          You began with $${n}$, which leaves $${r}$ with $${d}$ too. It should leave nothing there.`,
        slip('ignored_a_condition', next, calc`${n} + ${all}`)`
          You went on to $${next}$. It leaves $${r}$ with $${a}$ and $${b}$ again, but it is no multiple of $${d}$.`,
        stop('took_a_part_for_the_whole', next)`
          $${next}$ is the second smallest number alone. The question asks for the sum, so the smallest one has to be
          added.`,
        slip('forgot_the_remainder', n, calc`${all} * ${k}`)`
          You began with $${n}$, the multiple of the LCM itself. The $${r}$ was not added.`,
        slip('left_out_a_term', all, b)`
          You began with $${n}$, which fits $${b}$ and $${d}$ only. The division by $${a}$ was not looked at.`,
      ],
      snapRead: text`The same $${r}$ is left over by $${a}$ and by $${b}$, and nothing by $${d}$: LCM first, then find
        which multiple of it fits.`,
      approach: text`The two equal remainders become one condition through the LCM, with a multiplier that is free.
        The third condition then chooses the multiplier, and only remainders by $${d}$ are needed for that.`,
      check: text`$${n} = ${d} \times ${n.div(d)}$, and it leaves $${Number(n) % a}$ by $${a}$ and $${Number(n) % b}$
        by $${b}$. The second number is $${next} = ${d} \times ${next.div(d)}$.`,
      principle: text`Combine equal remainders by the LCM first, then let the odd condition choose the multiple.`,
    };
  },
);

const ranged = situation<Ranged>({
  type: 'NS.HCF.2',
  situation: 'short-by-the-same-in-a-range',
  tries: 20,
  draw: draw => {
    const [a = 1, b = 1, c = 1] = draw
      .some([8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24, 25, 28, 30], 3)
      .sort((m, n) => m - n);
    const p = { a, b, c, short: draw.int(2, 6), digits: draw.int(3, 4), frame: draw.int(0, 2) };
    const all = lcm(a, b, c);
    const idle = [lcm(b, c), lcm(a, c), lcm(a, b)].includes(all);
    return all >= 60 && all <= limitOf(p) / 3 && !idle && a > p.short + 1 && all < a * b * c ? p : null;
  },
  forms: [bothEnds],
});

const multiple = situation<Divisible>({
  type: 'NS.HCF.2',
  situation: 'equal-remainders-and-a-multiple',
  tries: 20,
  draw: draw => {
    const [a = 1, b = 1] = draw.some([6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24], 2).sort((m, n) => m - n);
    const p = { a, b, r: draw.int(1, 5), d: draw.pick([7, 11, 13, 17]), frame: draw.int(0, 2) };
    const all = lcm(a, b);
    if (all % p.d === 0 || all === b || all > 150 || a * b === all || p.r >= a) return null;
    const first = Array.from({ length: p.d }, (_, k) => k + 1).find(k => (all * k + p.r) % p.d === 0) ?? 0;
    return first >= 3 && first < p.d ? p : null;
  },
  forms: [alsoDivisible],
});

/** NS.HCF.2 Medium: remainders that become one condition, and a second condition beside it. */
export const remaindersInARange: readonly AnyTemplate[] = [...ranged, ...multiple];
