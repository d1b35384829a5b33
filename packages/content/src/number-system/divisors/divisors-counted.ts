import { divisors, gcd, isCount, sumOf } from '../../numbers.ts';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { numberTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { factorised, factorisedTex } from '../primes.ts';
import { countUpTo } from '../whole.ts';

const dividing = (n: { valueOf(): number }, fits: (d: number) => boolean) =>
  divisors(Math.abs(n.valueOf())).filter(fits);
const factorsTex = (list: readonly number[]) =>
  list.length > 6 ? `${list.slice(0, 3).join(', ')}, \\dots, ${list.at(-1)}` : list.join(', ');

interface Two {
  a: number;
  b: number;
  r: number;
  s: number;
  frame: number;
}

const twoRemainders = form<Two>(
  'divisors-with-two-remainders',
  {
    band: 'Medium',
    seconds: 65,
    revision: 3,
    also: ['NS.FAC.1'],
    entry: true,
    verify: ({ a, b, r, s }) => countUpTo(a + b, d => a % d === r && b % d === s),
  },
  ({ a, b, r, s, frame }, { step, find }) => {
    const divisor = frame === 1 ? 'number of pupils' : 'divisor';
    const hcf = step(calc`gcd(${a} - ${r}, ${b} - ${s})`, {
      name: 'the number that every possible divisor divides',
      because: text`Without their remainders both numbers are multiples, and multiples have an HCF.`,
      works: value =>
        tex`\operatorname{hcf}(${a - r}, ${b - s}) = ${value} = ${factorisedTex(factorised(Number(value)))}`,
    })`
      Take the remainders off. The ${divisor} divides $${a} - ${r}$ and $${b} - ${s}$ exactly, so it divides their
      HCF.`;
    const above = find(calc`max(${r}, ${s})`, { name: 'the larger of the two remainders' });
    const fitting = dividing(hcf, d => d > Number(above));
    const count = step(fitting.length, value => tex`${factorsTex(fitting)} > ${above}: \quad ${value}`)`
      A remainder is always smaller than the divisor. So count the factors of the HCF that are larger than both
      remainders.`;
    const least = fitting[0] ?? 1;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`How many positive integers leave a remainder of $${r}$ when they divide $${a}$ and a
            remainder of $${s}$ when they divide $${b}$?`
          : frame === 1
            ? text`A teacher shares $${a}$ pencils equally among her pupils, as many to each as possible, and
              keeps the $${r}$ that remain. She does the same with $${b}$ erasers and keeps $${s}$. How many
              different numbers of pupils are possible?`
            : text`When $${a}$ is divided by $d$, the remainder is $${r}$; when $${b}$ is divided by
              $d$, the remainder is $${s}$. How many values can $d$ have?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('took_a_remainder_too_large', above, 0)`
          You counted all factors of the HCF. Some of them are smaller than the remainder $${Math.max(r, s)}$, which
          is impossible for a ${divisor}.`,
        slip('took_a_remainder_too_large', above, calc`min(${r}, ${s})`)`
          You only asked for more than $${above}$. The other remainder, $${Math.max(r, s)}$, has to be smaller than
          the ${divisor} as well.`,
        slip('ignored_a_condition', hcf, calc`${a} - ${r}`)`
          You counted factors of $${a} - ${r}$. The division of $${b}$ was not used.`,
        slip('ignored_a_condition', hcf, calc`${b} - ${s}`)`
          You counted factors of $${b} - ${s}$. The division of $${a}$ was not used.`,
        slip('left_out_an_end_point', count, calc`${count} - 1`)`
          You left out the HCF itself, $${hcf}$. It leaves both remainders too.`,
        slip('wrong_sign', hcf, calc`gcd(${a} + ${r}, ${b} + ${s})`)`
          You added the remainders and used $${a + r}$ and $${b + s}$. A number is a multiple plus its remainder, so
          the remainder has to be taken off.`,
        slip('added_for_subtracted', above, calc`${r} + ${s}`)`
          You asked for more than $${r} + ${s}$. Each remainder has to be smaller than the ${divisor} by itself.`,
      ],
      snapRead: text`Two divisions by the same unknown number with known remainders: take the remainders off and look
        at the factors of the HCF.`,
      approach: text`Without its remainder each number is a multiple of the ${divisor}, so every possible ${divisor}
        divides the HCF. The rule that a remainder is smaller than the divisor then rules out the small factors.`,
      check: text`The smallest is $${least}$: $${a} = ${least} \times ${Math.floor(a / least)} + ${a % least}$ and
        $${b} = ${least} \times ${Math.floor(b / least)} + ${b % least}$.`,
      principle: text`Divisors with given remainders are the factors of the HCF of the reduced numbers that are larger
        than the remainders.`,
    };
  },
);

interface Three {
  a: number;
  b: number;
  c: number;
  frame: number;
}

const same = ({ a, b, c }: Three, d: number) => a % d === b % d && b % d === c % d;

const hasTwoDigits = (d: number) => d >= 10 && d <= 99;

const twoDigit = form<Three>(
  'two-digit-divisors-with-a-remainder',
  {
    band: 'Medium',
    seconds: 80,
    revision: 3,
    also: ['NS.FAC.1'],
    entry: true,
    verify: p => countUpTo(99, d => d >= 10 && same(p, d) && p.a % d > 0),
  },
  ({ a, b, c, frame }, { step }) => {
    const gaps = step([b - a, c - b], {
      name: 'the differences of neighbouring numbers',
      because: text`The remainder is unknown, and in a difference it drops out.`,
      works: value => tex`${b} - ${a} = ${value[0]}, \quad ${c} - ${b} = ${value[1]}`,
    })`
      Subtract the numbers from each other. Equal remainders drop out, so every possible divisor divides the
      differences.`;
    const hcf = step(calc`gcd(${gaps[0]}, ${gaps[1]})`, {
      name: 'the HCF of the differences',
      because: text`The divisor has to divide both differences, and the HCF contains exactly what the two have in
        common. So its factors are all the candidates.`,
      works: value =>
        tex`\operatorname{hcf}(${gaps}) = ${value} = ${factorisedTex(factorised(Number(value)))}`,
    })`
      Find the HCF of the two differences: a number divides both of them exactly when it divides their HCF.`;
    const twoDigits = dividing(hcf, hasTwoDigits);
    const all = step(twoDigits.length, {
      name: 'how many two-digit numbers leave equal remainders',
      because: text`If a number divides the differences, the three numbers lie a whole number of its steps apart, so
        they leave the same remainder, whatever that is.`,
      works: value => tex`${twoDigits.join(', ')}: \quad ${value}`,
    })`
      Count the factors of the HCF with two digits.`;
    const exact = twoDigits.filter(d => a % d === 0);
    const count = step(calc`${all} - ${exact.length}`, {
      because: text`Equal remainders can also be three times $0$. It is enough to test one of the numbers, because the
        other two leave the same.`,
      works:
        value => tex`${exact.map(d => `${numberTex(a)} = ${d} \\times ${numberTex(a / d)}`).join(', \\quad ')}; \quad
        ${all} -
        ${all.sub(value)} = ${value}`,
    })`
      The remainder must not be $0$. Find the factors that divide $${a}$: they leave $0$ with all three numbers, so
      subtract them.`;
    const d =
      divisors(Number(hcf))
        .filter(x => x <= 99 && a % x > 0)
        .at(-1) ?? 1;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`How many two-digit numbers leave equal remainders, other than $0$, when they divide $${a}$,
            $${b}$ and $${c}$?`
          : frame === 1
            ? text`Three orchards yield $${a}$, $${b}$ and $${c}$ mangoes. The mangoes of each
              orchard are packed separately in boxes of one size, which hold from $10$ to $99$ mangoes; the same
              number of mangoes, at least one, is left over from each orchard. How many box sizes are possible?`
            : text`The remainders of $${a}$, $${b}$ and $${c}$ on division by the two-digit
              number $d$ are the same and not $0$. Find the number of possible values of $d$.`,
      show: plain,
      plausible: isCount,
      slips: [
        stop('let_in_zero', all)`
          You counted all two-digit factors of $${hcf}$. Those that divide $${a}$ leave the remainder $0$.`,
        slip('ignored_a_bound', count, dividing(hcf, d => a % d > 0).length)`
          You counted every factor of $${hcf}$ that leaves a remainder, also those that do not have two digits.`,
        slip('ignored_a_condition', hcf, gaps[0])`
          You counted factors of $${hcf}$, which fit $${a}$ and $${b}$. The third number, $${c}$, was not used.`,
        slip('ignored_a_condition', hcf, gaps[1])`
          You counted factors of $${hcf}$, which fit $${b}$ and $${c}$. The first number, $${a}$, was not used.`,
        slip('forgot_the_remainder', count, divisors(gcd(a, b, c)).filter(hasTwoDigits).length)`
          You counted common factors of $${a}$, $${b}$ and $${c}$ themselves. For them the remainder is $0$.`,
        slip('ignored_a_condition', all, dividing(hcf, d => d <= 99).length)`
          You also counted factors of $${hcf}$ with one digit, $${all}$ in all. The question asks for numbers from $10$
          to $99$.`,
        slip(
          'forgot_one_or_the_number_itself',
          count,
          dividing(hcf, d => d >= 10 && d < 50 && d < Number(hcf) && a % d > 0).length,
        )`
          You stopped too early among the factors of $${hcf}$: the largest two-digit factors are missing.`,
        slip('left_out_higher_powers', count, sumOf(factorised(Number(hcf)).map(([, e]) => e)))`
          You counted the primes in $${hcf} = ${factorisedTex(factorised(Number(hcf)))}$. Products of them divide it
          as well.`,
      ],
      snapRead: text`Three numbers leave equal remainders that are not told: subtract the numbers, and look at the
        factors of the HCF of the differences.`,
      approach: text`Differences remove the remainder, so every possible divisor is a factor of their HCF. Two
        conditions are left to select among these factors: two digits, and a remainder that is not $0$.`,
      check: text`The largest, $${d}$, leaves $${a % d}$ each time: $${a} = ${d} \times ${Math.floor(a / d)} +
        ${a % d}$, $${b} = ${d} \times ${Math.floor(b / d)} + ${b % d}$, $${c} = ${d} \times ${Math.floor(c / d)} +
        ${c % d}$.`,
      principle: text`Numbers leave equal remainders exactly when the divisor is a factor of the HCF of their
        differences.`,
    };
  },
);

const rich = [
  60, 72, 84, 90, 96, 108, 120, 126, 132, 140, 144, 150, 156, 160, 168, 180, 192, 198, 200, 210, 216, 240,
  252, 264, 270, 280, 288, 300, 330, 336, 360, 420, 480, 504, 540, 630, 720,
];

const two = situation<Two>({
  type: 'NS.HCF.3',
  situation: 'two-remainders',
  tries: 40,
  draw: draw => {
    const h = draw.pick(rich);
    const [u, v, r, s] = [draw.int(2, 8), draw.int(3, 12), draw.int(2, 17), draw.int(2, 17)];
    if (gcd(u, v) !== 1 || u >= v || r === s) return null;
    const count = divisors(h).filter(d => d > Math.max(r, s)).length;
    return count >= 4 ? { a: h * u + r, b: h * v + s, r, s, frame: draw.int(0, 2) } : null;
  },
  forms: [twoRemainders],
});

const three = situation<Three>({
  type: 'NS.HCF.3',
  situation: 'equal-remainders-counted',
  tries: 200,
  draw: draw => {
    const h = draw.pick(rich);
    // Neither difference is the HCF itself.
    const [u, v, r] = [draw.int(2, 5), draw.int(2, 7), draw.int(1, h - 1)];
    const a = h * draw.int(1, 3) + r;
    const p = { a, b: a + h * u, c: a + h * (u + v), frame: draw.int(0, 2) };
    const twoDigits = divisors(h).filter(hasTwoDigits);
    const left = twoDigits.filter(d => a % d > 0).length;
    return gcd(u, v) === 1 && left >= 3 && left < twoDigits.length ? p : null;
  },
  forms: [twoDigit],
});

/** NS.HCF.3 Medium: divisors with given or equal remainders, counted. */
export const divisorsCounted: readonly AnyTemplate[] = [...two, ...three];
