import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { counted, firstCommon, lcm, listTex, type Two, upTo } from './common-terms.ts';

const lastOf = (first: number, step: number, terms: number) => first + (terms - 1) * step;
/** In the form about numbers of terms, the lists end after `limit` and `k` terms. */
const ends = ({ a, d, b, e, limit, k }: Two): [number, number] => [lastOf(a, d, limit), lastOf(b, e, k)];

const byTerms = form<Two>(
  'lists-of-given-lengths',
  {
    band: 'Medium',
    seconds: 65,
    revision: 2,
    entry: true,
    suits: p => Math.abs(ends(p)[0] - ends(p)[1]) > 2 * lcm(p.d, p.e),
    verify: p => counted(p, Math.min(...ends(p))).both.length,
  },
  (p, { step, find }) => {
    const { a, limit, d, b, k, e, way } = p;
    const end = step(
      Math.min(...ends(p)),
      value =>
        tex`${a} + ${limit - 1} \times ${d} = ${ends(p)[0]}, \quad ${b} + ${k - 1} \times ${e} = ${ends(p)[1]}, \quad
          \text{end } ${value}`,
    )`
      Find where each list ends; a common number must not pass the earlier end.`;
    const first = step(firstCommon(p), value => tex`${value}, \ ${value} + ${lcm(d, e)}, \dots`)`
      Find the first common number, and the LCM of the steps after which they repeat.`;
    const period = find(calc`lcm(${d}, ${e})`);
    const steps = find(calc`floor((${end} - ${first}) / ${period})`);
    const count = step(
      calc`${steps} + 1`,
      value =>
        tex`${first} + ${steps} \times ${period} = ${first.add(period.mul(steps))} \le ${end}: \quad ${value}`,
    )`
      Count the common numbers up to that end.`;
    return {
      answer: count,
      stem: way
        ? text`How many numbers are common to the first $${limit}$ terms of ${listTex(a, d)} and the first $${k}$ terms
          of ${listTex(b, e)}?`
        : text`A signal lamp flashes $${limit}$ times, at ${listTex(a, d)} seconds after the start. Another lamp flashes
          $${k}$ times, at ${listTex(b, e)} seconds after the start. How many times do the two lamps flash together?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('used_a_wrong_given_number', end, Math.max(...ends(p)))`
          Counting up to $${end}$ goes on after the other list has ended.`,
        slip('counted_gaps_for_numbers', count, steps)`
          $${steps}$ steps lead from the first to the last common number; the first one counts too.`,
        slip('took_the_product_for_the_lcm', period, lcm(d, e) !== d * e && calc`${d} * ${e}`)`
          $${period}$ is the product of the steps; common numbers repeat after their LCM.`,
        slip('let_in_an_end_point', count, calc`${steps} + 2`)`
          The last number counted lies beyond $${end}$, where one of the lists has ended.`,
        slip('doubled_needlessly', period, calc`2 * lcm(${d}, ${e})`)`
          Half of $${period}$ is a multiple of both steps already.`,
        slip('assumed_equal_parts', end, calc`(${ends(p)[0]} + ${ends(p)[1]}) / 2`)`
          Nothing ends at $${end.valueOf()}$; the earlier of the two ends decides.`,
        slip('left_out_an_end_point', count, calc`${steps} - 1`)`
          $${first}$ and the last common number are both in the two lists.`,
      ],
      snapRead: text`Common numbers of two lists whose lengths are given by numbers of terms: their ends differ.`,
      approach: text`Turn the numbers of terms into last numbers. The earlier end bounds the common ones, which form a
        progression.`,
      faster: () =>
        text`Only $\left\lfloor\frac{${Math.min(...ends(p))} - ${firstCommon(p)}}{${lcm(d, e)}}\right\rfloor + 1$ is
          needed once the earlier end, $${Math.min(...ends(p))}$, is known.`,
      check: text`One more step would give $${first.add(period.mul(steps.add(1)))}$, beyond $${end}$.`,
      principle: text`Two lists of given lengths share numbers only up to the earlier of their two ends.`,
    };
  },
);

const sumOfCommon = form<Two>(
  'sum-of-common-terms',
  {
    band: 'Medium',
    seconds: 70,
    revision: 2,
    also: ['AL.SEQ.1'],
    suits: p => upTo(firstCommon(p), lcm(p.d, p.e), bound(p)) >= 4,
    verify: p => counted(p, bound(p) - 1).both.reduce((sum, x) => sum + x, 0),
  },
  (p, { step, find }) => {
    const { d, e, a, b } = p;
    const first = step(firstCommon(p), value => tex`${value}, \quad \text{LCM}(${d}, ${e}) = ${lcm(d, e)}`)`
      Find the first number of both lists and the LCM of the steps.`;
    const period = find(calc`lcm(${d}, ${e})`);
    const last = find(calc`${first} + ${period} * floor((${bound(p)} - 1 - ${first}) / ${period})`);
    const terms = step(
      calc`(${last} - ${first}) / ${period} + 1`,
      (_value, working) => tex`${last} < ${bound(p)}, \quad ${working}`,
    )`
      Find the last common number below the bound and count them.`;
    const sum = step(calc`${terms} * ((${first} + ${last}) / 2)`)`
      Add them as a progression: number times mean of the ends.`;
    return {
      answer: sum,
      stem: text`Find the sum of all numbers below $${bound(p)}$ that are terms of both arithmetic progressions
        ${listTex(a, d)} and ${listTex(b, e)}.`,
      show: plain,
      plausible: value => value.valueOf() > 0 && value.d === 1n,
      slips: [
        slip('counted_gaps_for_numbers', terms, calc`${terms} - 1`)`
          $${terms}$ is the number of steps between the first and the last; there is one number more.`,
        slip('let_in_an_end_point', last, calc`${last} + ${period}`)`
          $${last}$ was included, but it is not below $${bound(p)}$.`,
        slip('left_out_an_end_point', last, calc`${last} - ${period}`)`
          $${last.add(period)}$ is below $${bound(p)}$ too and was left out.`,
        slip('ignored_a_condition', period, calc`max(${d}, ${e})`)`
          In steps of $${period}$ many numbers of only one of the lists are added as well.`,
        slip('left_out_an_end_point', first, calc`${first} + ${period}`)`
          The sum begins at $${first}$, but $${first.sub(period)}$ is common already.`,
        slip('took_the_product_for_the_lcm', period, lcm(d, e) !== d * e && calc`${d} * ${e}`)`
          In steps of $${period}$, the product of the two steps, some common numbers are skipped.`,
        slip('counted_one_too_many', terms, calc`${terms} + 1`)`
          With $${terms}$ numbers of this mean, one is counted twice.`,
      ],
      snapRead: text`The numbers in both lists are to be added: they form a progression whose ends have to be found.`,
      approach: text`First common number, step, last one below the bound, number of terms: then the sum is their number
        times their mean.`,
      faster: text`The mean is $\frac{${first} + ${last}}{2}$ and the numbers $${first}, ${first.add(period)}, \dots$
        are $${terms}$.`,
      check: () => text`$${last}$ is in both lists and $${last.add(period)}$ is not below $${bound(p)}$.`,
      principle: text`Common terms of two progressions form a progression, so they are counted and added like one.`,
    };
  },
);

const bound = ({ limit }: Two) => 10 * limit;

const either = form<Two>(
  'in-at-least-one-list',
  {
    band: 'Medium',
    seconds: 70,
    revision: 2,
    also: ['MM.SET.6'],
    entry: true,
    verify: p => counted(p, bound(p)).either.length,
  },
  (p, { step, find }) => {
    const { a, d, b, e, way } = p;
    const one = step(
      upTo(a, d, bound(p)),
      value =>
        tex`${a} + ${value.sub(1)} \times ${d} = ${a + d * (value.valueOf() - 1)} \le ${bound(p)}: \quad ${value}`,
    )`
      Count the terms of the first list up to the limit.`;
    const two = step(
      upTo(b, e, bound(p)),
      value =>
        tex`${b} + ${value.sub(1)} \times ${e} = ${b + e * (value.valueOf() - 1)} \le ${bound(p)}: \quad ${value}`,
    )`
      Count those of the second list.`;
    const period = find(calc`lcm(${d}, ${e})`);
    const first = find(firstCommon(p));
    const both = step(
      calc`floor((${bound(p)} - ${first}) / ${period}) + 1`,
      value => tex`${first}, ${first.add(period)}, \dots \le ${bound(p)}: \quad ${value}`,
    )`
      Count the numbers in both, which go up by the LCM of the steps.`;
    const either = step(calc`${one} + ${two} - ${both}`)`
      Add the two counts and take the common numbers away once.`;
    return {
      answer: either,
      stem: way
        ? text`How many of the integers from $1$ to $${bound(p)}$ are terms of at least one of the arithmetic
          progressions ${listTex(a, d)} and ${listTex(b, e)}?`
        : text`Stickers are put on lockers ${listTex(a, d)} and then on lockers ${listTex(b, e)} of a hall with
          $${bound(p)}$ lockers. How many lockers have a sticker at the end?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('counted_twice', either, calc`${one} + ${two}`)`
          $${one} + ${two}$ counts the numbers in both lists two times.`,
        slip('took_the_overlap_off_twice', either, calc`${one} + ${two} - ${both} * 2`)`
          Taking the $${both}$ common numbers away twice leaves those in exactly one list.`,
        slip('took_the_product_for_the_lcm', period, lcm(d, e) !== d * e && calc`${d} * ${e}`)`
          Only $${both}$ common numbers were found, in steps of the product of the two steps.`,
        slip('counted_gaps_for_numbers', both, calc`${both} - 1`)`
          $${both}$ steps fit between the common numbers, but there is one number more than steps.`,
        slip('let_in_an_end_point', both, calc`${both} + 1`)`
          The last of $${both}$ common numbers would lie beyond the limit.`,
        slip('left_out_an_end_point', one, calc`${one} - 1`)`
          The first list has one number more than $${one}$: its first term was not counted.`,
        slip('counted_gaps_for_numbers', either, calc`${one} + ${two} - ${both} - 2`)`
          In each list the steps were counted and not the terms; each has one term more. Here $${one} + ${two} - ${both}
          - 2 = ${either}$.`,
        slip('let_in_an_end_point', two, calc`${two} + 1`)`
          The second list was given $${two}$ numbers; the last of them is beyond the limit.`,
      ],
      snapRead: text`Numbers in one list or in the other: the ones in both must not be counted twice.`,
      approach: text`Count each list, count the common numbers, which are a progression themselves, and subtract these
        once.`,
      faster: text`In every $${lcm(d, e)}$ consecutive integers there are $${lcm(d, e) / d} + ${lcm(d, e) / e} - 1$ such
        numbers; only the incomplete rest has to be looked at.`,
      check: () =>
        text`The last common number is $${firstCommon(p) + (both.valueOf() - 1) * lcm(d, e)}$, and the next would pass
          $${bound(p)}$.`,
      principle: text`For numbers in at least one of two lists, add the counts and take the overlap away once.`,
    };
  },
);

/** AL.SEQ.4 Medium: the common numbers are only a part of the way. */
export const listsCompared: readonly AnyTemplate[] = situation<Two>({
  type: 'AL.SEQ.4',
  situation: 'lists-compared',
  draw: draw => {
    const [d, e] = draw.some([4, 5, 6, 7, 8, 9, 10, 12, 15], 2) as [number, number];
    const a = draw.int(1, 12);
    const b = draw.int(1, 14);
    const first = firstCommon({ a, d, b, e, limit: 0, k: 0, way: true });
    if (a === b || first === 0 || e % d === 0 || d % e === 0 || first === Math.max(a, b)) return null;
    return { a, d, b, e, limit: draw.int(21, 80), k: draw.step(30, 90, 5), way: draw.chance(0.5) };
  },
  forms: [byTerms, sumOfCommon, either],
});
