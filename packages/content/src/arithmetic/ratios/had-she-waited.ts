import { gcd } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Waited {
  /** Thousands put in and taken out by the first, months until then, months longer, thousands of the second. */
  start: number;
  out: number;
  m: number;
  longer: number;
  other: number;
  one: string;
  two: string;
  frame: number;
}

const units = ({ start, out, other }: Pick<Waited, 'start' | 'out' | 'other'>, m: number) =>
  q(start * 12 - out * (12 - m), 12 * other);

const capital = form<Waited>(
  'capital-of-the-other-partner',
  {
    band: 'Hard',
    seconds: 140,
    revision: 2,
    also: ['AL.LIN.1'],
    verify: p => {
      const [now, then] = [units(p, p.m), units(p, p.m + p.longer)];
      for (let m = 1; m + p.longer < 12; m += 1)
        for (let other = 1; other < 400; other += 1) {
          const tried = { ...p, other };
          if (units(tried, m).equals(now) && units(tried, m + p.longer).equals(then)) return 1000 * other;
        }
      throw new Error('no capital fits');
    },
  },
  (p, { step, find, write }) => {
    const { start, out, m, longer, one, two, frame } = p;
    const [now, then] = [units(p, m), units(p, m + longer)];
    const [first, second] = [find(now), find(then)];
    const [all, taken] = [find(12 * start - 12 * out), find(out)];
    write(tex`${all} + ${taken}m, \qquad ${all} + ${taken}(m + ${longer})`, {
      because: text`₹${1000 * (start - out)} stay in for all 12 months and ₹${1000 * out} only for $m$ months. Shares
        of the profit are as the products of money and months.`,
    })`
      Let ${one} take the money out after $m$ months. Count thousands of rupees times months: $${start - out}$ thousand
      for 12 months and $${out}$ thousand for $m$ months, or for $m + ${longer}$ months in the other case.`;
    const months = step(
      calc`(${taken} * ${longer} * ${frac(first)} / (${frac(second)} - ${frac(first)}) - ${all}) /
      ${taken}`,
      {
        name: text`the months until ${one} took the money out`,
        works: value =>
          tex`\frac{${all} + ${taken}m + ${out * longer}}{${all} + ${taken}m} = ${frac(second)} \div ${frac(first)} =
          ${frac(then.div(now))} \Rightarrow m = ${value}`,
        because: text`The money and time of ${two} are the same in both cases, so they cancel when one ratio is divided
        by the other.`,
      },
    )`
      In both cases this is divided by the unknown product of ${two}. Divide the second ratio by the first: the product
      of ${two} cancels, and an equation for $m$ is left.`;
    const mine = step(calc`${all} + ${taken} * ${months}`, {
      name: text`the product of money and months of ${one}`,
      because: text`Thousands of rupees times months, as they really were.`,
    })`
      With $m$ known, find the product of ${one}, in thousands of rupees times months.`;
    const wanted = step(calc`${mine} ÷ ${frac(first)} ÷ 12 * 1000`, {
      name: text`the capital of ${two}`,
      because: text`${two} left the money in for the whole year, so the product is 12 times the thousands of rupees.`,
    })`
      Divide by the given ratio to get the product of ${two}, then by 12 months, and turn thousands into rupees.`;
    const ratio = (value: typeof now) => text`$${value.n} : ${value.d}$`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${one} and ${two} start a dairy together. ${one} puts in ₹${1000 * start} and takes ₹${1000 * out} out
            again after some months; ${two} leaves the same capital in for the whole year. At the end they share the
            profit, by capital and time, in the ratio ${ratio(now)}. Had ${one} waited ${longer} (month|months)
            longer, the ratio would have been ${ratio(then)}. How much did ${two} put in?`
          : frame === 1
            ? text`For one year a press is run with money of ${one} and ${two}. ${two} put in a certain sum at the
              beginning and left it there, ${one} put in ₹${1000 * start} at the beginning and withdrew ₹${1000 * out}
              during the year. Profit is shared in proportion to money and months, ${ratio(now)} between ${one} and
              ${two}; if the withdrawal had been made ${longer} (month|months) later, it would be ${ratio(then)}. Find
              the sum that ${two} put in.`
            : text`'Had you drawn your ₹${1000 * out} ${longer} (month|months) later, we would share the year's profit
            as
              ${ratio(then)}, and not as ${ratio(now)}', says ${two} to ${one}, whose part is named first. They share
              by capital multiplied by time. ${one} had begun with ₹${1000 * start}, and the capital of ${two} was
              never changed. What was the capital of ${two}?`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(1000),
      slips: [
        slip(
          'assumed_a_proportion',
          months,
          calc`${longer} * ${frac(first)} / (${frac(second)} - ${frac(first)})`,
        )`
          You let the shares grow in proportion to the months, which gives $m = ${months}$. Here $m$ are the months
          before the withdrawal; a part of the money stays in after it.`,
        slip('ignored_what_was_paid_back', mine, () => 12 * start)`
          You left the whole ₹${1000 * start} of ${one} in for 12 months, $${mine}$ thousand rupees times months. A
          part was taken out.`,
        slip('ignored_what_was_paid_back', mine, () => 12 * (start - out))`
          You counted only the ₹${1000 * (start - out)} that stayed in, $${mine}$ thousand rupees times months. The
          rest was in for some months too.`,
        slip('worked_for_a_wrong_time', mine, calc`${all} + ${taken} * (${months} + ${longer})`)`
          You used the later withdrawal with the ratio of the real one: $${mine}$ thousand rupees times months. They
          belong to different cases.`,
        slip('used_a_wrong_given_number', wanted, calc`${mine} ÷ ${frac(second)} ÷ 12 * 1000`)`
          ${here} divides the real product by the ratio of the other case. The real withdrawal belongs to the first
          ratio.`,
        slip('worked_for_a_wrong_time', mine, calc`${all} + ${taken} * (12 - ${months})`)`
          You counted the money that was taken out for the months after the withdrawal: $${mine}$ thousand rupees times
          months. It was in before.`,
        slip('did_not_divide', wanted, calc`${mine} ÷ ${frac(first)} ÷ ${months} * 1000`)`
          ${here} divides by the months before the withdrawal. The money of ${two} was in for all 12 months.`,
      ],
      snapRead: text`Two ratios of shares differ only by the month of a withdrawal. The other partner's capital is in
        both and is asked.`,
      approach: text`Write the product of money and months of ${one} with the unknown month. The quotient of the two
        ratios does not contain ${two} and gives the month; then the capital of ${two} follows.`,
      check: text`${one} has $${mine}$ and ${two} $12 \times ${wanted.div(1000)} = ${wanted.div(1000).mul(12)}$
        thousand rupees times months, and $${mine} \div ${wanted.div(1000).mul(12)} = ${frac(now)}$. With ${longer}
        (month|months) more it is $${mine.add(out * longer)} \div ${wanted.div(1000).mul(12)} = ${frac(then)}$.`,
      principle: text`If an unknown stands in two ratios in the same place, divide one ratio by the other: it cancels.`,
    };
  },
);

/** AR.RAT.7 Hard: two ratios that differ by the month of a withdrawal. */
export const hadSheWaited: readonly AnyTemplate[] = situation<Waited>({
  type: 'AR.RAT.7',
  situation: 'had-she-waited',
  tries: 300,
  draw: draw => {
    const [one = '', two = ''] = draw.some(peopleInArithmetic, 2);
    const [start, m, longer] = [draw.int(12, 60), draw.int(2, 9), draw.int(1, 4)];
    const out = draw.int(6, start - 5);
    const mine = 12 * (start - out) + out * m;
    // The product of the other partner is a multiple of what both products of the first have in common.
    const common = gcd(mine, out * longer) * draw.int(3, 16);
    if (m + longer > 11 || common % 12 !== 0) return null;
    const p = { start, m, longer, out, other: common / 12, one, two, frame: draw.int(0, 2) };
    const [now, then] = [units(p, m), units(p, m + longer)];
    const isPlain =
      p.other >= 8 && p.other <= 90 && [now, then].every(r => r.n <= 16n && r.d <= 16n && r.d > 1n);
    return isPlain && ![p.start, p.out, p.start - p.out].includes(p.other) ? p : null;
  },
  forms: [capital],
});
