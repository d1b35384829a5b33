import { gcd, isCount, sumOf, upTo } from '../../numbers.ts';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Repeated {
  /** 11 times a part of 18. */
  by: number;
  /** The two-digit number is written at least and at most so many times; 11 lies between. */
  from: number;
  to: number;
  frame: number;
}

const rest = ({ by }: Repeated) => by / 11;
const isEven = (p: Repeated) => rest(p) % 2 === 0;
/** What the digit sum must be a multiple of: 3 or 9. */
const rule = (p: Repeated) => (isEven(p) ? rest(p) / 2 : rest(p));
const times = ({ from, to }: Repeated) => upTo(to).filter(n => n >= from);
/** The digit of numbers such as 44 that may be repeated. */
const digits = (p: Repeated) => upTo(9).filter(a => !isEven(p) || a % 2 === 0);
/** How often a number with two digits a may be written: the digit sum is 2an. */
const countFor = (p: Repeated, a: number, list: readonly number[]) =>
  list.filter(n => (a * n) % rule(p) === 0).length;
/** Digits a by what n has to be a multiple of. */
const groups = (p: Repeated) =>
  [...new Set(digits(p).map(a => rule(p) / gcd(rule(p), a)))]
    .sort((m, n) => n - m)
    .map(step => [step, digits(p).filter(a => rule(p) / gcd(rule(p), a) === step)] as const);
const upToTwoDigits = (k: number) => Math.floor(99 / k) - Math.floor(9 / k);

const choices = form<Repeated>(
  'choices-of-number-and-repetitions',
  {
    band: 'Hard',
    seconds: 125,
    revision: 2,
    also: ['NS.DIG.1', 'NS.NUM.5'],
    entry: true,
    verify: p => {
      let count = 0;
      for (let number = 10; number < 100; number += 1)
        for (const n of times(p)) if (BigInt(`${number}`.repeat(n)) % BigInt(p.by) === 0n) count += 1;
      return q(count);
    },
  },
  (p, { step }) => {
    const { from, to, by, frame } = p;
    const [part, sum] = [rest(p), rule(p)];
    const others = step(
      times(p).filter(n => n !== 11),
      {
        name: 'the numbers of copies other than 11',
        because: text`$11$ is the narrowest of the conditions: hardly any choice of digits brings it along.`,
        works:
          value => tex`n(b - a) \text{ a multiple of } 11: \quad a = b \; (${value.length} \text{ values } n \ne 11)
            \quad \text{or} \quad n = 11`,
      },
    )`
      Let the two-digit number have the digits $a$ and $b$ and be written $n$ times. In the alternating sum each copy
      adds $b - a$, which lies between $-9$ and $9$. So the sum is a multiple of $11$ only if $a = b$, or if $n$ is a
      multiple of $11$; from $${from}$ to $${to}$ that is $n = 11$.`;
    const equal = step(
      groups(p).map(([, list]) => sumOf(list.map(a => countFor(p, a, others.map(Number))))),
      {
        name: 'the choices with equal digits, for each kind of digit',
        because: text`Digit and number of copies can share the work: for a digit sum divisible by $9$, the digit $3$
          needs only a number of copies divisible by $3$, and the digit $9$ needs nothing.`,
        works: value =>
          tex`${groups(p)
            .map(([multiple, list], i) => {
              const few =
                list.length > 4 ? `${list.slice(0, 3).join(', ')}, \\dots, ${list.at(-1)}` : list.join(', ');
              const of = multiple > 1 ? `n \\text{ a multiple of } ${multiple}` : '\\text{any } n';
              const count = countFor(p, list[0] ?? 1, others.map(Number));
              return `a = ${few}, \\; ${of}: ${list.length} \\times ${count} = ${value[i]}`;
            })
            .join(', \\quad ')}`,
      },
    )`
      First case: $a = b$ and $n \ne 11$. The digit sum is $2an$ and must be a multiple of
      $${sum}$${isEven(p) && text`, and $a$ must be even`}. What $n$ has to bring along depends on $a$.`;
    const eleven = step(upToTwoDigits(part), {
      name: 'the two-digit numbers that fit with 11 copies',
      because: text`With $11$ copies the alternating sum is $11(b - a)$, a multiple of $11$ for any two digits. And $11$
        has no factor $3$, so the copies do not help with the digit sum.`,
      works:
        value => tex`${part} \times ${Math.ceil(10 / part)}, \dots, ${part} \times ${Math.floor(99 / part)}: \quad
          ${value}`,
    })`
      Second case: $n = 11$. Now any two digits are allowed for $11$. The digit sum is $11(a + b)$ and must be a
      multiple of $${sum}$${isEven(p) && ', and the number must be even'}, so the two-digit number itself is a
      multiple of $${part}$. Equal digits are counted here as well.`;
    const count = step(calc`${sumOf(equal)} + ${eleven}`)`
      The first case has $n \ne 11$ and the second $n = 11$, so no choice is in both. Add the numbers of choices.`;
    const a = part * Math.ceil(10 / part);
    const left = (k: number) => Number(BigInt(`${a}`.repeat(k)) % 11n);
    return {
      answer: count,
      stem:
        frame === 0
          ? text`A two-digit number is written $n$ times in a row to form one long number; $37$ and $n = 3$ give
            $373737$. In how many ways can the two-digit number and $n$ be chosen, with $${from} \le n \le ${to}$, so
            that the long number is divisible by $${by}$?`
          : frame === 1
            ? text`For how many pairs $(A, n)$ is the number formed by writing $A$ in a row $n$ times a multiple of
              $${by}$, where $A$ is a two-digit number and $n$ an integer from $${from}$ to $${to}$?`
            : text`A machine prints a two-digit number again and again without spaces, at least $${from}$ and at most
              $${to}$ times, forming one long number. This number is divisible by $${by}$. In how many ways can the
              two-digit number and the number of repetitions be chosen?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('left_out_a_case', eleven, digits(p).filter(a => (a * 11) % sum === 0).length)`
          From $${from}$ to $${to}$ copies you counted only two-digit numbers with equal digits. With eleven copies
          every two-digit number gives a multiple of eleven.`,
        stop('left_out_a_case', eleven)`
          $${eleven}$ is the count for eleven copies. With two equal digits the long number is a multiple of eleven
          however often it is written.`,
        slip('counted_twice', others, times(p))`
          Going from $${from}$ to $${to}$ copies, you counted equal digits with eleven copies in both cases. They
          belong to one of them.`,
        slip('took_a_part_for_the_whole', equal, [
          others.length * digits(p).filter(a => a % sum === 0).length,
        ])`
          For equal digits you made the digit sum of one copy a multiple of $${sum}$. The number of copies can bring a
          part of that.`,
        slip('demanded_too_much', equal, [
          digits(p).length * others.filter(n => Number(n) % sum === 0).length,
        ])`
          For equal digits you made the number of copies a multiple of $${sum}$ every time. Where the digit itself is
          a multiple of $3$, less is enough.`,
        slip('ignored_a_bound', eleven, Math.floor(9 / part) > 0 && calc`floor(99 / ${part})`)`
          For eleven copies you counted all multiples of $${part}$ below $100$. Some of them have only one digit.`,
        slip('ignored_a_condition', eleven, 90)`
          For eleven copies you counted all two-digit numbers. The digit sum has to be a multiple of $${sum}$ too.`,
        slip('ignored_a_condition', equal, [digits(p).length * others.length])`
          You counted equal digits with every number of copies. Their digit sum has to be a multiple of $${sum}$ as
          well.`,
        slip('ignored_even_and_odd', eleven, isEven(p) && upToTwoDigits(sum))`
          For eleven copies you counted odd numbers as well. $${by}$ is even, so the last digit must be even.`,
        slip(
          'used_another_divisibility_rule',
          equal,
          sum === 9 && [sumOf(digits(p).map(a => others.filter(n => (a * Number(n)) % 3 === 0).length))],
        )`
          For equal digits you only made the digit sum a multiple of $3$. It has to be a multiple of $9$.`,
      ],
      snapRead: text`A two-digit number is repeated, and the long number is to be a multiple of $${by}$: split by what
        makes it a multiple of $11$.`,
      approach: text`For $11$ the two digits must be equal, or there must be eleven copies. Each of the two cases then
        has its own condition from the digit sum, and no choice may be counted in both.`,
      check: text`Take $${a}$, whose digits differ: written $11$ times it leaves $${left(11)}$ on division by $11$,
        written $10$ times it leaves $${left(10)}$. So for such numbers only $11$ copies will do.`,
      principle: text`When a product has to be a multiple of a large prime, split by which factor brings the prime.`,
    };
  },
);

/** NS.NUM.2 Hard: a two-digit number that is written several times. */
export const repeatedNumbers: readonly AnyTemplate[] = situation<Repeated>({
  type: 'NS.NUM.2',
  situation: 'repeated-two-digit-number',
  tries: 20,
  draw: draw => ({
    by: draw.pick([99, 99, 33, 66, 198]),
    from: draw.int(2, 8),
    to: draw.int(12, 21),
    frame: draw.int(0, 2),
  }),
  forms: [choices],
});
