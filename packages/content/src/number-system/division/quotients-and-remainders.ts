import { isCount } from '../../numbers.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { countUpTo } from '../whole.ts';

interface Tied {
  d: number;
  /** One of quotient and remainder is so many times the other. */
  times: number;
  from: number;
  to: number;
  frame: number;
}

const word = ({ times }: Tied) => (times === 2 ? 'twice' : 'three times');
const inRange = ({ from, to }: Tied, unit: number, most: number) =>
  Math.min(most, Math.floor(to / unit)) - Math.ceil(from / unit) + 1;
const holds = ({ d, times }: Tied, n: number) => {
  const [k, r] = [Math.floor(n / d), n % d];
  return k === times * r || r === times * k;
};

const tiedCount = form<Tied>(
  'one-a-multiple-of-the-other',
  {
    band: 'Medium',
    seconds: 90,
    revision: 3,
    also: ['NS.NUM.5'],
    entry: true,
    verify: p => countUpTo(p.to, n => n >= p.from && holds(p, n)),
  },
  (p, { step, find }) => {
    const { d, times, from, to, frame } = p;
    const [quotient, remainder] =
      frame === 1 ? ['number of bundles', 'number of single letters'] : ['quotient', 'remainder'];
    const unit = step(calc`${d} * ${times} + 1`, {
      name: text`the number as a multiple of the ${remainder}`,
      because: text`The number is $${d}$ times the ${quotient} plus the ${remainder}. With one of the two known from the
        other, it depends on one unknown alone, and its values can be counted.`,
      works: value => tex`${d} \times ${times}r + r = ${value}r`,
    })`
      Call the ${quotient} $k$ and the ${remainder} $r$, so that the number is $${d}k + r$. In the first case $k$ is
      ${word(p)} $r$, so $k = ${times}r$. Write the number with $r$ only.`;
    const top = find(calc`${d} - 1`);
    const large = step(calc`max(0, ${inRange(p, unit.valueOf(), top.valueOf())})`, {
      name: text`the count of the case $k = ${times}r$`,
      because: text`Two bounds hold at once: the number lies from $${from}$ to $${to}$, and what is left over on
        division by $${d}$ is at most $${d - 1}$. The tighter one counts.`,
      works: value => tex`${from} \le ${unit}r \le ${to}, \; r \le ${top}: \quad
        ${Math.ceil(from / unit.valueOf())} \le r \le ${Math.min(top.valueOf(), Math.floor(to / unit.valueOf()))},
        \quad ${value} \text{ values}`,
    })`
      Count the values of $r$. The number has to lie in the range, and $r$ has to be smaller than $${d}$.`;
    const other = step(calc`${d} + ${times}`, {
      name: text`the number as a multiple of the ${quotient}`,
      because: text`The question does not say which of the two is the larger, so the case the other way round counts as
        well.`,
      works: value => tex`${d}k + ${times}k = ${value}k`,
    })`
      In the second case $r$ is ${word(p)} $k$, so $r = ${times}k$. Write the number with $k$ only.`;
    const cap = find(calc`floor(${top} / ${times})`);
    const small = step(calc`max(0, ${inRange(p, other.valueOf(), cap.valueOf())})`, {
      name: text`the count of the case $r = ${times}k$`,
      because: text`Here the bound on the remainder is felt much earlier, because $r$ is ${word(p)} $k$.`,
      works: value => tex`${from} \le ${other}k \le ${to}, \; ${times}k \le ${d - 1}: \quad
        ${Math.ceil(from / other.valueOf())} \le k \le ${Math.min(cap.valueOf(), Math.floor(to / other.valueOf()))},
        \quad ${value} \text{ values}`,
    })`
      Count the values of $k$. Now $${times}k$ is what is left, so it is $${times}k$ that has to be smaller than
      $${d}$.`;
    const count = step(calc`${large} + ${small}`)`
      Add the two cases. No number belongs to both, because $k$ and $r$ would each have to be ${word(p)} the other.`;
    const [k, r] = [Number(cap), Math.min(d - 1, Math.floor(to / Number(unit)))];
    return {
      answer: count,
      stem:
        frame === 0
          ? text`How many integers from $${from}$ to $${to}$ give, on division by $${d}$, a quotient and a
            remainder,
          one of which is ${word(p)} the other?`
          : frame === 1
            ? text`A clerk sorts at least $${from}$ and at most $${to}$ letters into as many bundles of $${d}$
              as
          possible. Either there are ${word(p)} as many bundles as single letters left over, or ${word(p)} as many
          single letters as bundles. How many values can the number of letters take?`
            : text`Let $n = ${d}k + r$ with integers $k$ and $r$, where $0 \le r < ${d}$, and let one of $k$ and $r$ be
          ${word(p)} the other. For how many such $n$ is $${from} \le n \le ${to}$?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('took_a_remainder_too_large', cap, to)`
          In the second case you let the range of $${from}$ to $${to}$ alone decide. The ${remainder} has to stay below
          $${d}$, which ends that case earlier.`,
        stop('left_out_a_case', large)`
          In $${large}$ numbers the ${quotient} is ${word(p)} the ${remainder}. It can also be the other way round.`,
        slip('took_a_remainder_too_large', top, to)`
          You used only the range in both cases. What is left over on division by $${d}$ is smaller than $${d}$, and
          this ends the cases earlier.`,
        stop('left_out_a_case', small)`
          In $${small}$ numbers the ${remainder} is ${word(p)} the ${quotient}. It can also be the other way round.`,
        slip('mixed_up_quotient_and_remainder', cap, top)`
          In the second case you kept the ${quotient} below $${d}$. It is the ${remainder}, ${word(p)} as large, that
          has
          to stay below $${d}$.`,
        slip('counted_gaps_for_numbers', count, calc`${large} + ${small} - 2`)`
          ${here} loses one end in each case: the values were counted as the last less the first.`,
        slip('ignored_a_bound', small, calc`min(${cap}, floor(${to} / ${other}))`)`
          In the second case you counted $${small}$ numbers, also those below $${from}$. The range has a lower end as
          well.`,
        slip('ignored_a_bound', large, calc`min(${top}, floor(${to} / ${unit}))`)`
          In the first case you counted $${large}$ numbers, also those below $${from}$. The range has a lower end as
          well.`,
      ],
      snapRead: text`One of ${quotient} and ${remainder} is ${word(p)} the other, and it is not said which: two cases,
        and in both the ${remainder} stays below $${d}$.`,
      approach: text`In each case the number is a fixed multiple of one unknown, so count the values of that unknown.
      The
        range bounds it, and so does the rule that a remainder is smaller than the divisor.`,
      check: text`The largest numbers of the two cases are $${Number(unit) * r} = ${d} \times ${times * r} + ${r}$ and
        $${Number(other) * k} = ${d} \times ${k} + ${times * k}$. The next one of the second case would need a
        remainder
        of $${times * (k + 1)}$, which is not below $${d}$.`,
      principle: text`Where it is not said which of two quantities is the larger, there are two cases; the bound on the
        remainder acts differently in each.`,
    };
  },
);

const tied = situation<Tied>({
  type: 'NS.REM.1',
  situation: 'quotient-and-remainder-in-a-ratio',
  tries: 40,
  draw: draw => {
    const p = {
      d: draw.int(14, 48),
      times: draw.pick([2, 2, 3]),
      from: draw.step(60, 300, 10),
      to: draw.step(400, 2000, 10),
      frame: draw.int(0, 2),
    };
    const [unit, other] = [p.d * p.times + 1, p.d + p.times];
    const cap = Math.floor((p.d - 1) / p.times);
    const [large, small] = [inRange(p, unit, p.d - 1), inRange(p, other, cap)];
    const bites = p.to >= other * (cap + 2);
    return large >= 3 && small >= 2 && large !== small && p.from > unit && bites ? p : null;
  },
  forms: [tiedCount],
});

interface Successive {
  a: number;
  b: number;
  r: number;
  s: number;
  frame: number;
}

const turnedAround = form<Successive>(
  'divisions-in-the-other-order',
  {
    band: 'Medium',
    seconds: 70,
    revision: 3,
    entry: true,
    verify: ({ a, b, r, s }) => {
      for (let n = a * b; ; n += 1)
        if (n % a === r && Math.floor(n / a) % b === s) return q((n % b) + (Math.floor(n / b) % a));
    },
  },
  ({ a, r, s, b, frame }, { step }) => {
    const thing = frame === 1 ? 'number of buttons' : 'number';
    const base = step(calc`${a} * ${s} + ${r}`, {
      name: text`what is left of the ${thing} beside the multiple of $${a * b}$`,
      because: text`The ${thing} itself cannot be found, and is not needed: a multiple of $${a * b}$ leaves nothing
      over,
        whichever division comes first.`,
      works: value => tex`${a}(${b}m + ${s}) + ${r} = ${a * b}m + ${value}`,
    })`
      Let $m$ be the quotient at the very end. Then the first quotient is $${b}m + ${s}$, and the ${thing} is $${a}$
      times
      that, plus $${r}$. Multiply it out.`;
    const u = Math.floor(Number(base) / b);
    const first = step(Number(base) % b, {
      name: text`the remainder by $${b}$`,
      because: text`$${a * b}m = ${b} \times ${a}m$, so this part makes full groups of $${b}$, whatever $m$ is.`,
      works: value => tex`${base} = ${b} \times ${u} + ${value}`,
    })`
      Now divide by $${b}$ first. As $${a * b}m$ is a multiple of $${b}$, only the other part leaves a remainder.`;
    const second = step(u % a, {
      name: text`the remainder of the new quotient by $${a}$`,
      because: text`The second division is that of the new quotient, not of the ${thing} itself, just as in the first
        order.`,
      works: value => tex`${u} = ${a} \times ${Math.floor(u / a)} + ${value}`,
    })`
        The new quotient is $${a}m + ${u}$. Divide it by $${a}$; as $${a}m$ is a multiple of $${a}$, only $${u}$ leaves
        a remainder.`;
    const sum = step(calc`${first} + ${second}`)`
        The question asks for both remainders of the new order together, so add them.`;
    const n = a * s + r + a * b;
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`When a number is divided by $${a}$, the remainder is $${r}$, and when the quotient is divided by
          $${b}$, the remainder is $${s}$. If the number is divided by $${b}$ and then the quotient by $${a}$, what is
          the sum of the two remainders?`
          : frame === 1
            ? text`Buttons are packed in bags of $${a}$, and $${r}$ buttons are left over; the bags are packed in
          cartons of $${b}$ bags, and $${s}$ bags are left over. If the bags held $${b}$ buttons and the cartons
          $${a}$ bags instead, what would be the sum of the numbers of buttons and bags left over?`
            : text`Let $n = ${a}k + ${r}$ and $k = ${b}m + ${s}$ with integers $k$ and $m$. Write $n = ${b}u + v$ and
          $u = ${a}w + x$ with the smallest possible $v, x \ge 0$. Find $v + x$.`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('changed_what_stays', sum, calc`${r} + ${s}`)`
          $${r} + ${s} = ${r + s}$ keeps the remainders of the first order. With the divisors exchanged other groups are
          made, and other amounts are left over.`,
        slip('combined_remainders_wrongly', base, calc`${b} * ${r} + ${s}`)`
          You put the divisions together as $${b} \times ${r} + ${s}$. The $${s}$ was left over from groups of $${a}$,
          so
          it stands for $${a} \times ${s}$.`,
        stop('took_a_part_for_the_whole', first)`
          $${first}$ is only the remainder by $${b}$, of the first division. The remainder of the quotient by $${a}$ has
          to be added.`,
        stop('took_a_part_for_the_whole', second)`
          $${second}$ is only the remainder of the quotient by $${a}$. The remainder of the first division, by $${b}$,
          has to be added.`,
        slip('mixed_up_quotient_and_remainder', second, calc`floor(${Number(base)} / ${b})`)`
          You added the quotient $${second}$ as it is. Only its remainder by $${a}$ is left over.`,
        slip('left_out_a_factor', base, calc`${r} + ${s}`)`
          You put the divisions together as $${r} + ${s}$. The $${s}$ was left over from groups of $${a}$, so it
          stands for
          $${a} \times ${s}$.`,
        slip('mixed_up_quotient_and_remainder', second, Number(base) % a)`
          The second time you divided the ${thing} itself by $${a}$, not the quotient. That only gives the $${r}$
          again.`,
      ],
      snapRead: text`Two divisions in a row, and then the same in the other order: put the ${thing} together from the
      last
        quotient back, and divide again.`,
      approach: text`Write the ${thing} with the last quotient as an unknown. The unknown part is a multiple of both
        divisors and leaves nothing over, so divide the known part in the other order.`,
      check: text`Try $${n}$. At first it leaves $${n % a}$, and its quotient $${Math.floor(n / a)}$ leaves
        $${Math.floor(n / a) % b}$. In the other order it leaves $${n % b}$ and its quotient $${Math.floor(n / b)}$
        leaves
        $${Math.floor(n / b) % a}$.`,
      principle: text`Two divisions in a row give the number from the last quotient back; it is known up to multiples
      of
        the product of the divisors.`,
    };
  },
);

const successive = situation<Successive>({
  type: 'NS.REM.1',
  situation: 'successive-divisions',
  tries: 20,
  draw: draw => {
    const [a, b] = [draw.int(7, 29), draw.int(6, 27)];
    const p = { a, b, r: draw.int(2, a - 1), s: draw.int(2, b - 1), frame: draw.int(0, 2) };
    const base = a * p.s + p.r;
    return a !== b && base % b > 0 && Math.floor(base / b) % a > 0 && p.r !== p.s ? p : null;
  },
  forms: [turnedAround],
});

/** NS.REM.1 Medium: the lemma used twice, or with a relation between its parts. */
export const quotientsAndRemainders: readonly AnyTemplate[] = [...tied, ...successive];
