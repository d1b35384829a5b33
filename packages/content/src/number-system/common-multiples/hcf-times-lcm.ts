import { gcd, isCount, lcm, upTo } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface TwoNumbers {
  /** The numbers are hx and hy. */
  h: number;
  x: number;
  y: number;
  frame: number;
  who: string;
}

const sumOfBoth = form<TwoNumbers>(
  'sum-of-the-two',
  {
    band: 'Easy',
    seconds: 45,
    revision: 2,
    verify: ({ h, x, y }) => {
      const [a, common] = [h * x, h * x * y];
      const other = upTo(common).find(b => gcd(a, b) === h && lcm(a, b) === common) ?? 0;
      return a + other;
    },
  },
  ({ h, x, y, frame, who }, { step }) => {
    const [a, common] = [h * x, h * x * y];
    const thing = wording(frame, 'number', 'length', 'number', 'number', 'number');
    const product = step(calc`${h} * ${common}`, {
      name: text`the product of the two ${thing}s`,
      because: text`Of each prime the HCF has the lower exponent and the LCM the higher one, so together they have
          both. For $12 = 4 \times 3$ and $18 = 2 \times 9$ the HCF is $6$ and the LCM is $36$: $6 \times 36 = 12 \times
          18$.`,
    })`
        ${
          frame === 1
            ? text`The greatest common measure is the HCF of the two lengths and the least common length is their LCM.
                For two ${thing}s, HCF times LCM is their product.`
            : text`For two ${thing}s, HCF times LCM is their product. Multiply the two to find it.`
        }`;
    const b = step(calc`${product} ÷ ${a}`, {
      name: text`the other ${thing}`,
      because: text`The product has only the two ${thing}s as factors, so dividing by one of them leaves the other.
          The LCM divided by $${a}$ would not, because the HCF is missing in it.`,
    })`
        One of the two ${thing}s is $${a}$. Divide the product by it to find the other.`;
    const sum = step(calc`${a} + ${b}`)`
        The question asks for the two ${thing}s together, so add them.`;
    return {
      answer: sum,
      stem: wording(
        frame,
        text`The HCF of two numbers is $${h}$ and their LCM is $${common}$. If one of the numbers is $${a}$, what is
          the sum of the two?`,
        text`Two ribbons have lengths in whole centimetres. The greatest length with which both can be measured exactly
          is ${h} cm, and the least length that each of them measures exactly is ${common} cm. One ribbon is ${a} cm
          long. Find the total length of the two, in centimetres.`,
        text`Of two gear wheels one has $${a}$ teeth. The greatest number that divides both numbers of teeth is $${h}$,
          and the least number that is a multiple of both is $${common}$. Find the number of teeth on the two wheels
          together.`,
        text`${who} has forgotten one of two numbers, but knows that the other is $${a}$, that $${h}$ is their HCF and
          that $${common}$ is their LCM. What is the sum of the two numbers?`,
        text`$${common}$ is the LCM of $${a}$ and another number, and $${h}$ is the HCF of the two. The sum of both is`,
      ),
      show: plain,
      plausible: isCount,
      onSight: value => value.mod(h).equals(0),
      slips: [
        slip('mixed_up_sum_and_product', sum, calc`${h} + ${common}`)`
          ${here} is HCF plus LCM. Only their product, not their sum, is that of the two ${thing}s.`,
        slip('divided_by_the_wrong_number', b, calc`${common} ÷ ${h}`)`
          ${here} is LCM over HCF, which is not the other ${thing}. The product of the two ${thing}s is HCF times LCM.`,
        stop('stopped_a_step_early', b)`
          $${b}$ is the other ${thing} alone. The question asks for the two together, so $${a}$ has to be added.`,
        slip('used_a_wrong_given_number', sum, calc`${a} + ${common}`)`
          ${here} adds the LCM to the known ${thing}. The other ${thing} divides the LCM, but is not the LCM itself;
          find it from the product first.`,
        slip('answered_another_quantity', sum, x > y ? calc`${a} - ${b}` : calc`${b} - ${a}`)`
          ${here} is the difference of the two ${thing}s. The question asks for their sum.`,
        slip('left_out_a_factor', b, calc`${common} ÷ ${a}`)`
          ${here} leaves out the HCF: $${common}$ is not the product of the two ${thing}s, but $${h}$ times smaller.`,
        slip('used_a_wrong_given_number', sum, calc`${h} + ${b}`)`
          ${here} adds the HCF to the other ${thing}. The sum is that of the two ${thing}s, and one of them is $${a}$.`,
      ],
      snapRead: text`HCF, LCM and one of two ${thing}s are known: their product links all four.`,
      approach: text`HCF times LCM is the product of the two ${thing}s. Divide it by the known ${thing} to find the
        other, and add the two.`,
      check: text`$${a} = ${h} \times ${x}$ and $${h * y} = ${h} \times ${y}$, where $${x}$ and $${y}$ have no common
        factor: the HCF is $${h}$ and the LCM $${h} \times ${x} \times ${y} = ${common}$.`,
      principle: text`For two numbers, HCF times LCM is the product of the numbers.`,
    };
  },
);

const twoNumbers = situation<TwoNumbers>({
  type: 'NS.HCF.1',
  situation: 'two-numbers',
  tries: 30,
  draw: draw => {
    const [h, x, y] = [draw.int(4, 18), draw.int(2, 9), draw.int(2, 11)];
    return x === y || gcd(x, y) > 1 || h === x || h === y
      ? null
      : { h, x, y, frame: draw.int(0, 4), who: draw.pick(peopleInArithmetic) };
  },
  forms: [sumOfBoth],
});

const fromHcfPlusLcm = form<TwoNumbers>(
  'sum-from-hcf-plus-lcm',
  {
    band: 'Medium',
    seconds: 80,
    verify: ({ h, x, y }) => {
      const total = h + h * x * y;
      for (let k = 1; ; k += 1) if (gcd(k * x, k * y) + lcm(k * x, k * y) === total) return k * (x + y);
    },
  },
  ({ h: hcf, x, y, frame, who }, { step }) => {
    const total = hcf * (1 + x * y);
    const [things, thing] = wording<readonly [string, string]>(
      frame,
      ['numbers', 'number'],
      ['periods', 'period'],
      ['numbers', 'number'],
      ['lengths', 'length'],
      ['integers', 'integer'],
    );
    const units = step(calc`1 + ${x} * ${y}`, {
      name: 'how many times the HCF the total of HCF and LCM is',
      because: text`$${x}$ and $${y}$ have no common factor, so the factor that the ${things} share is their whole
        HCF.`,
      works: (_value, working) => tex`h + ${x * y}h: \quad ${working}`,
    })`
      Let $h$ be the HCF. The ${things} are $${x}h$ and $${y}h$, and their LCM is $${x} \times ${y} \times h$. So HCF
      and LCM together are this many times $h$.`;
    const h = step(calc`${total} ÷ ${units}`, {
      name: 'the HCF',
      works: (_value, working) => tex`h = ${working}`,
    })`
        HCF and LCM together are $${total}$, as given. Divide by the number of times to find the HCF.`;
    const sum = step(calc`(${x} + ${y}) * ${h}`, {
      because: text`The HCF is not one of the two ${things}; it is the unit in which both are measured, $${x}$ and
          $${y}$ times.`,
    })`
        The two ${things} are $${x}h$ and $${y}h$. Together they are $${x} + ${y}$ times the HCF.`;
    return {
      answer: sum,
      stem: wording(
        frame,
        text`Two numbers are in the ratio $${x} : ${y}$, and the sum of their HCF and their LCM is $${total}$. What is
          the sum of the two numbers?`,
        text`Two lamps on a jetty in Kochi flash with periods in the ratio $${x} : ${y}$, each a whole number of
          seconds. The HCF of the two periods and their LCM are ${total} seconds together. Find the sum of the two
          periods, in seconds.`,
        text`${who} adds the HCF and the LCM of two numbers and gets $${total}$. If the first number is to the second
          as $${x}$ to $${y}$, what is the total of the two numbers?`,
        text`The lengths of two planks, in whole centimetres, are as $${x}$ to $${y}$. Their HCF and their LCM add up to
          $${total}$. How long, in centimetres, is the line when the planks are laid end to end?`,
        text`For two positive integers in the ratio $${x} : ${y}$ it is known that HCF + LCM $= ${total}$. The sum of
          the two integers is`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        slip('left_out_a_term', units, calc`${x} * ${y}`)`
          ${here} times the HCF is the LCM alone. $${total}$ has the HCF in it as well.`,
        slip('mixed_up_sum_and_product', units, calc`1 + ${x} + ${y}`)`
          ${here}: you took $${x} + ${y}$ times the HCF for the LCM. It is $${x} \times ${y}$ times the HCF.`,
        slip('answered_another_quantity', sum, calc`${x} * ${y} * ${h}`)`
          ${here} is the LCM of the two ${things}. The question asks for their sum, $${x} + ${y}$ times the HCF.`,
        slip('took_a_part_for_the_whole', sum, calc`${y} * ${h}`)`
          ${here} is the greater ${thing} alone. The other one, $${x}$ times the HCF, has to be added.`,
        stop('stopped_a_step_early', h)`
          $${h}$ is the HCF. The two ${things} are $${x}$ and $${y}$ times as large, and their sum is asked for.`,
        slip('answered_another_quantity', sum, calc`(${y} - ${x}) * ${h}`)`
          ${here} is the difference of the two ${things}. The question asks for their sum.`,
        slip('mixed_up_hcf_and_lcm', units, calc`${x} * ${y} - 1`)`
          You divided by ${here}. That belongs to LCM minus HCF, but $${total}$ is their sum.`,
        slip('used_a_term_twice', sum, calc`(${x} + ${y} + 1) * ${h}`)`
          ${here} has the HCF added once more. The two ${things} are $${x}$ and $${y}$ times the HCF.`,
      ],
      snapRead: text`A ratio in lowest terms and HCF plus LCM: write everything as multiples of the HCF.`,
      approach: text`With the HCF as the unit the two ${things} and their LCM are known multiples of it. The given
        total fixes the unit.`,
      check: text`$${x * hcf}$ and $${y * hcf}$ have the HCF $${hcf}$ and the LCM $${x * y * hcf}$, and $${hcf} +
        ${x * y * hcf} = ${total}$.`,
      principle: text`Numbers in a ratio in lowest terms are that ratio times their HCF, and their LCM is the product
        of the terms times the HCF.`,
    };
  },
);

const ratioAndTotal = situation<TwoNumbers>({
  type: 'NS.HCF.1',
  situation: 'ratio-and-a-total',
  tries: 200,
  draw: draw => {
    const [h, x, y] = [draw.int(6, 60), draw.int(2, 7), draw.int(3, 9)];
    const total = h * (1 + x * y);
    // With whole numbers on the tempting ways too, no option falls because it does not divide.
    const tempting = [x * y, 1 + x + y, x * y - 1].filter(by => total % by === 0).length;
    return x >= y || gcd(x, y) > 1 || tempting < 1 || total > 1500
      ? null
      : { h, x, y, frame: draw.int(0, 4), who: draw.pick(peopleInArithmetic) };
  },
  forms: [fromHcfPlusLcm],
});

/** NS.HCF.1: HCF times LCM is the product of two numbers, and of two only. */
export const hcfTimesLcm: readonly AnyTemplate[] = [...twoNumbers, ...ratioAndTotal];
