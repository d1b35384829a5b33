import { isCount } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { ratio, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

/** A fixed amount for each, the rest by a ratio. */
interface Bonus {
  a: number;
  b: number;
  c: number;
  fixed: number;
  /** Rupees for one part of the rest. */
  part: number;
  one: string;
  two: string;
  three: string;
  frame: number;
}

const totalBonus = form<Bonus>(
  'equal-amounts-first',
  {
    band: 'Medium',
    seconds: 75,
    verify: ({ a, b, c, fixed, part }) => {
      const second = fixed + b * part;
      for (let total = 3 * fixed; total < 500_000; total += 1)
        if (((total - 3 * fixed) * b) / (a + b + c) + fixed === second) return total;
      throw new Error('no total fits');
    },
  },
  (p, { step, find }) => {
    const { a, b, c, fixed, part, one, two, three, frame } = p;
    const got = fixed + b * part;
    const start = find(fixed);
    const byRatio = step(calc`${got} - ${start}`, {
      name: text`what ${two} got from the rest`,
      because: text`The ratio is used only after each of the three has got ₹${fixed}. So this sum has nothing to do
        with the ratio and has to come off first.`,
    })`
      ${two} got ₹${got} in two parts: the equal amount of ₹${fixed} and a share of the rest. Subtract to find what
      came from the rest.`;
    const one1 = step(calc`${byRatio} ÷ ${b}`, {
      name: 'one part of the rest',
      because: text`The middle term of the ratio belongs to ${two}, so this sum is made of ${b} equal parts.`,
    })`
      In the ratio ${two} has $${b}$ parts. Divide to find one part.`;
    const rest = step(calc`(${a} + ${b} + ${c}) * ${one1}`, {
      name: 'the rest that was divided',
      because: text`All three share the rest and nobody else, so it has as many parts as the three terms together.`,
    })`
      The rest has as many parts as all three terms together. Multiply one part by their sum.`;
    const firsts = find(calc`3 * ${fixed}`);
    const total = step(calc`${rest} + ${firsts}`, {
      works: (_value, working) => tex`3 \times ${fixed} = ${firsts}, \qquad ${working}`,
      because: text`The whole was larger than the rest by what was paid first, and ₹${fixed} was paid three times, once
        to each.`,
    })`
      Add the equal amounts that all three got first.`;
    const told = ratio([a, b, c]);
    return {
      answer: total,
      stem:
        frame === 0
          ? text`From a festival bonus ${one}, ${two} and ${three} first get ₹${fixed} each. What remains is divided
            among them in the ratio of their years of service, ${told}. If ${two} receives ₹${got} altogether, what is
            the whole bonus?`
          : frame === 1
            ? text`${one}, ${two} and ${three} run a canteen. Each takes ₹${fixed} a month as salary, and the remaining
              earnings are divided among the three in the ratio ${told}. In June, ${two} took home ₹${got} in all.
              What did the canteen earn in June?`
            : text`A scholarship fund pays ₹${fixed} for travel to each of ${one}, ${two} and ${three}, and shares out
              the rest of its money among them in the ratio ${told} of their marks. ${two} got ₹${got} in total. Find
              the amount in the fund.`,
      show: rupees,
      plausible: value => isCount(value) && value.gt(got),
      slips: [
        slip('left_out_a_term', start, 0)`
            You used all of ₹${got} as a share of the rest. Of it, ₹${fixed} was paid before the rest was divided.`,
        slip('stopped_a_step_early', firsts, 0)`
            You stopped at ₹${total}, which was divided in the ratio. Before that, each of the three got ₹${fixed}.`,
        slip('used_a_term_twice', firsts, calc`${fixed}`)`
            You added ₹${fixed} only once. Each of the three got it first, so it counts three times.`,
        slip('assumed_a_proportion', total, calc`${got} / ${b} * (${a} + ${b} + ${c})`)`
            You used ₹${got} as $${b}$ parts of everything: ${here}. Only the rest is divided in the ratio.`,
        slip('wrong_sign', start, calc`-${fixed}`)`
            You added ₹${fixed} to what ${two} got. Subtract it, because it does not come from the rest.`,
        slip('used_a_wrong_given_number', one1, calc`${byRatio} ÷ ${c}`)`
            You divided by $${c}$, the term of ${three}. The ratio gives $${b}$ parts to ${two}.`,
        slip('used_a_wrong_given_number', one1, calc`${byRatio} ÷ ${a}`)`
            You divided by $${a}$, the term of ${one}. The ratio gives $${b}$ parts to ${two}.`,
      ],
      snapRead: text`All three first get equal amounts, and only the rest is divided in the ratio. The whole amount is
        asked.`,
      approach: text`Subtract the equal amount from what ${two} got. The remainder is ${two}'s part of the rest, which
        gives the whole rest; then add the three equal amounts.`,
      faster: text`The rest is $\frac{${a + b + c}}{${b}}$ of ₹${byRatio}. Add the ₹${firsts} that came first.`,
      check: text`₹${total} less ₹${firsts} is ₹${rest}, and $\frac{${b}}{${a + b + c}}$ of it with ₹${fixed} is
        ₹${got}.`,
      principle: text`If fixed amounts are paid before a division, subtract them first; the ratio holds only for what
        remains.`,
    };
  },
);

/** AR.RAT.2 Medium: amounts before the ratio. */
export const giftsAndYears: readonly AnyTemplate[] = [
  ...situation<Bonus>({
    type: 'AR.RAT.2',
    situation: 'equal-amounts-then-a-ratio',
    tries: 30,
    draw: draw => {
      const [one = '', two = '', three = ''] = draw.some(peopleInArithmetic, 3);
      const [a, b, c] = [draw.int(2, 9), draw.int(2, 9), draw.int(2, 9)];
      const p = {
        a,
        b,
        c,
        fixed: draw.step(1000, 9000, 500),
        part: draw.step(200, 2400, 100),
        one,
        two,
        three,
        frame: draw.int(0, 2),
      };
      const least = Math.min(a, b, c);
      return new Set([a, b, c]).size === 3 && [a, b, c].some(n => n % least > 0) && p.part * b > 1500
        ? p
        : null;
    },
    forms: [totalBonus],
  }),
];
