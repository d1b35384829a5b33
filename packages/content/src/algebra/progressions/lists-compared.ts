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
    const lists = way ? 'lists' : 'lamps';
    const end = step(Math.min(...ends(p)), {
      name: 'the earlier of the two ends',
      because: text`A common number has to be in both ${lists}. After the earlier end one of them has stopped, so
        nothing is common there any more.`,
      works: value =>
        tex`${a} + ${limit - 1} \times ${d} = ${ends(p)[0]}, \quad ${b} + ${k - 1} \times ${e} = ${ends(p)[1]}, \quad
          \text{end } ${value}`,
    })`
      Find where each of the two ${lists} ends: the last number is the first one and one step less than there are
      numbers. A common number cannot be after the earlier end.`;
    const first = step(firstCommon(p), {
      name: 'the first common number',
      because: text`From a common number, both come to a number again only after a multiple of $${d}$ and of $${e}$,
        and the LCM is the smallest one.`,
      works: value => tex`${value}, \ ${value} + ${lcm(d, e)}, \dots`,
    })`
      Find the first number in both by going through the one with the larger steps. The common numbers then come again
      after the LCM of $${d}$ and $${e}$.`;
    const period = find(calc`lcm(${d}, ${e})`, { name: 'the step from one common number to the next' });
    const steps = find(calc`floor((${end} - ${first}) / ${period})`);
    const count = step(calc`${steps} + 1`, {
      because: text`The first common number counts too, and no step leads to it. So there is one number more than
        steps.`,
      works: value =>
        tex`${first} + ${steps} \times ${period} = ${first.add(period.mul(steps))} \le ${end}: \quad ${value}`,
    })`
      See how many steps of $${period}$ fit from $${first}$ up to $${end}$, and add one for the first common number.`;
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
          You counted up to $${end}$, the later end. After $${Math.min(...ends(p))}$ one of the two ${lists} has
          stopped, so nothing is common there.`,
        slip('counted_gaps_for_numbers', count, steps)`
          You counted $${steps}$, the steps from the first to the last common number. The first one counts too, so
          there is one number more than steps.`,
        slip('took_the_product_for_the_lcm', period, lcm(d, e) !== d * e && calc`${d} * ${e}`)`
          You went on in steps of $${period}$, the product of $${d}$ and $${e}$. They have a common factor, so common
          numbers come more often, after the LCM.`,
        slip('let_in_an_end_point', count, calc`${steps} + 2`)`
          You counted $${count}$ numbers. The last of them lies beyond $${end}$, where one of the two ${lists} has
          ended.`,
        slip('doubled_needlessly', period, calc`2 * lcm(${d}, ${e})`)`
          You went on in steps of $${period}$. Half of it is a multiple of $${d}$ and of $${e}$ already, so every second
          common number is missing.`,
        slip('assumed_equal_parts', end, calc`(${ends(p)[0]} + ${ends(p)[1]}) / 2`)`
          You counted up to $${end.valueOf()}$, midway between the two ends. Nothing ends there: the earlier of the two
          ends decides.`,
        slip('left_out_an_end_point', count, calc`${steps} - 1`)`
          You counted $${count}$ and so left out both ends. The first common number, $${first}$, and the last one are in
          both ${lists}.`,
      ],
      snapRead: text`The lengths of two lists are given by how many numbers they have: turn them into last numbers, and
        count the common ones up to the earlier end.`,
      approach: text`The earlier of the two ends is the bound for common numbers. They form a progression themselves:
        find its first number and its step, and count.`,
      faster: () =>
        text`The earlier end is $${Math.min(...ends(p))}$, so the count is $\left\lfloor\frac{${Math.min(...ends(p))} -
          ${firstCommon(p)}}{${lcm(d, e)}}\right\rfloor + 1$.`,
      check: text`The last common number is $${first.add(period.mul(steps))}$. One more step would give
        $${first.add(period.mul(steps.add(1)))}$, beyond $${end}$.`,
      principle: text`Two lists of given lengths have common numbers only up to the earlier of their two ends.`,
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
    const first = step(firstCommon(p), {
      name: 'the first common number',
      because: text`From a common number, adding $${d}$ stays in the first progression and adding $${e}$ stays in the
        second. Only a multiple of both stays in both, and the LCM is the smallest one.`,
      works: value => tex`${value}, \quad \text{LCM}(${d}, ${e}) = ${lcm(d, e)}`,
    })`
      Find the first number that is in both progressions. The common numbers then come again after the LCM of the two
      steps $${d}$ and $${e}$.`;
    const period = find(calc`lcm(${d}, ${e})`, { name: 'the step from one common number to the next' });
    const last = find(calc`${first} + ${period} * floor((${bound(p)} - 1 - ${first}) / ${period})`, {
      name: 'the last common number below the bound',
    });
    const terms = step(calc`(${last} - ${first}) / ${period} + 1`, {
      name: 'how many common numbers there are',
      because: text`The division gives the number of steps between the first and the last, and there is one number more
        than steps.`,
      works: (_value, working) =>
        tex`${first} + ${last.sub(first).div(period)} \times ${period} = ${last} < ${bound(p)}, \quad ${working}`,
    })`
      Find the last common number below $${bound(p)}$. Then count the common numbers: the steps from the first to the
      last, and one more.`;
    const sum = step(calc`${terms} * ((${first} + ${last}) / 2)`, {
      because: text`Numbers in equal steps have the mean of the first and the last as their mean.`,
    })`
      The common numbers form an arithmetic progression, so multiply how many there are by the mean of the two ends.`;
    return {
      answer: sum,
      stem: text`Find the sum of all numbers below $${bound(p)}$ that are terms of both arithmetic progressions
        ${listTex(a, d)} and ${listTex(b, e)}.`,
      show: plain,
      plausible: value => value.valueOf() > 0 && value.d === 1n,
      slips: [
        slip('counted_gaps_for_numbers', terms, calc`${terms} - 1`)`
          You counted $${terms}$ numbers, the steps from the first to the last. The first one counts too, so there is
          one number more.`,
        slip('let_in_an_end_point', last, calc`${last} + ${period}`)`
          You added $${last}$ as well. It is in both progressions, but it is not below $${bound(p)}$.`,
        slip('left_out_an_end_point', last, calc`${last} - ${period}`)`
          You stopped at $${last}$. The next common number, $${last.add(period)}$, is below $${bound(p)}$ too.`,
        slip('ignored_a_condition', period, calc`max(${d}, ${e})`)`
          You went on in steps of $${period}$, the larger of the two. Many of these numbers are in only one of the
          progressions.`,
        slip('left_out_an_end_point', first, calc`${first} + ${period}`)`
          You began at $${first}$. One step before it, $${first.sub(period)}$ is already in both progressions.`,
        slip('took_the_product_for_the_lcm', period, lcm(d, e) !== d * e && calc`${d} * ${e}`)`
          You went on in steps of $${period}$, the product of $${d}$ and $${e}$. They have a common factor, so common
          numbers come more often, after the LCM.`,
        slip('counted_one_too_many', terms, calc`${terms} + 1`)`
          You counted $${terms}$ numbers, two more than the steps between the ends. There is only one number more than
          steps.`,
      ],
      snapRead: text`The numbers in both progressions are to be added: they form a progression, so find its ends and its
        step.`,
      approach: text`Find the first common number, the step by the LCM, and the last one below the bound. The sum is
        then how many there are times their mean.`,
      faster: text`The mean is $\frac{${first} + ${last}}{2}$ and the numbers $${first}, ${first.add(period)}, \dots$
        are $${terms}$.`,
      check: () =>
        text`$${last}$ is $${(last.valueOf() - a) / d}$ steps of $${d}$ after $${a}$ and $${(last.valueOf() - b) / e}$
          steps of $${e}$ after $${b}$, and $${last.add(period)}$ is not below $${bound(p)}$.`,
      principle: text`The common terms of two progressions form a progression with the LCM as its step, so they are
        counted and added like one.`,
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
    const [lists, unit] = way ? ['progressions', 'number'] : ['lists', 'locker'];
    const one = step(upTo(a, d, bound(p)), {
      name: text`how many are in the first of the two ${lists}`,
      because: text`From $${a}$ on, each step of $${d}$ gives one more, and $${a}$ itself counts too. So there is one
        more than steps.`,
      works: value =>
        tex`${a} + ${value.sub(1)} \times ${d} = ${a + d * (value.valueOf() - 1)} \le ${bound(p)}: \quad ${value}`,
    })`
      Count the ${unit}s of the first of the two ${lists}, $${a}, ${a + d}, \dots$, up to $${bound(p)}$: the steps that
      fit, and one more for the first.`;
    const two = step(upTo(b, e, bound(p)), {
      name: text`how many are in the second of the two ${lists}`,
      works: value =>
        tex`${b} + ${value.sub(1)} \times ${e} = ${b + e * (value.valueOf() - 1)} \le ${bound(p)}: \quad ${value}`,
    })`
      Count the ${unit}s of the second one, $${b}, ${b + e}, \dots$, in the same way.`;
    const period = find(calc`lcm(${d}, ${e})`, { name: 'the step from one common number to the next' });
    const first = find(firstCommon(p), { name: 'the first common number' });
    const both = step(calc`floor((${bound(p)} - ${first}) / ${period}) + 1`, {
      name: text`how many are in both ${lists}`,
      because: text`From a number in both, only a multiple of $${d}$ and of $${e}$ leads to another one in both. The
        LCM is the smallest such step.`,
      works: value => tex`${first}, ${first.add(period)}, \dots \le ${bound(p)}: \quad ${value}`,
    })`
      Some ${unit}s are in both ${lists}. They go up in steps of the LCM of $${d}$ and $${e}$: find the first one and
      count them.`;
    const either = step(calc`${one} + ${two} - ${both}`, {
      because: text`A ${unit} in both ${lists} was counted once in the first count and once in the second. It should be
        counted once in all, so it is taken away once, not twice.`,
    })`
      Add the two counts. The common ${unit}s are then counted twice, so take them away once.`;
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
          You added $${one} + ${two}$. The ${unit}s that are in both ${lists} are counted twice there.`,
        slip('took_the_overlap_off_twice', either, calc`${one} + ${two} - ${both} * 2`)`
          You subtracted the $${both}$ common ${unit}s twice. That leaves only the ${unit}s in exactly one of the two
          ${lists}.`,
        slip('took_the_product_for_the_lcm', period, lcm(d, e) !== d * e && calc`${d} * ${e}`)`
          You found only $${both}$ common ${unit}s, in steps of $${d} \times ${e}$. The two steps have a common factor,
          so they come more often, after the LCM.`,
        slip('counted_gaps_for_numbers', both, calc`${both} - 1`)`
          You counted $${both}$ common ${unit}s, as many as there are steps between them. There is one more than
          steps.`,
        slip('let_in_an_end_point', both, calc`${both} + 1`)`
          You counted $${both}$ common ${unit}s. The last of these would lie beyond $${bound(p)}$.`,
        slip('left_out_an_end_point', one, calc`${one} - 1`)`
          You counted $${one}$ for the first of the two ${lists}, the number of steps. Its first ${unit}, $${a}$,
          counts as well.`,
        slip('counted_gaps_for_numbers', either, calc`${one} + ${two} - ${both} - 2`)`
          You counted the steps in both ${lists}, one less than there are ${unit}s in each: $${one} + ${two} - ${both}
          - 2 = ${either}$.`,
        slip('let_in_an_end_point', two, calc`${two} + 1`)`
          You counted $${two}$ for the second of the two ${lists}. The last of these would lie beyond $${bound(p)}$.`,
      ],
      snapRead: text`At least one of two lists is asked: add the two counts, and take away once the ones that are in
        both.`,
      approach: text`Count each of the two ${lists}, and count the common ${unit}s, which go up in steps of the LCM.
        Subtract these once, because they are counted twice.`,
      check: () =>
        text`The last common one is $${firstCommon(p) + (both.valueOf() - 1) * lcm(d, e)}$, and the next would pass
          $${bound(p)}$; only in the first of the two ${lists} are $${one} - ${both}$, only in the second
          $${two} - ${both}$, and ${calc`(${one} - ${both}) + (${two} - ${both}) + ${both}`}.`,
      principle: text`To count what is in at least one of two lists, add the two counts and take the common part away
        once.`,
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
