import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { counted, firstCommon, lcm, listTex, type Two, upTo } from './common-terms.ts';

const lastOf = (first: number, step: number, terms: number) => first + (terms - 1) * step;
/** In the form about numbers of terms, the lists end after `limit` and `k` terms. */
const ends = ({ a, d, b, e, limit, k }: Two): [number, number] => [lastOf(a, d, limit), lastOf(b, e, k)];

const byTerms = form({
  form: 'lists-of-given-lengths',
  revision: 2,
  band: 'Medium',
  seconds: 65,
  entry: true,
  suits: p => Math.abs(ends(p)[0] - ends(p)[1]) > 2 * lcm(p.d, p.e),
  stem: (p: Two) =>
    p.way
      ? `How many numbers are common to the first $${p.limit}$ terms of ${listTex(p.a, p.d)} and the first $${p.k}$ terms of ${listTex(p.b, p.e)}?`
      : `A signal lamp flashes $${p.limit}$ times, at ${listTex(p.a, p.d)} seconds after the start. Another lamp flashes $${p.k}$ times, at ${listTex(p.b, p.e)} seconds after the start. How many times do the two lamps flash together?`,
  path: path<Two>()
    .step(
      'end',
      p => q(Math.min(...ends(p))),
      'Find where each list ends; a common number must not pass the earlier end.',
      (p, { end }) =>
        `${p.a} + ${p.limit - 1} \\times ${p.d} = ${ends(p)[0]}, \\quad ${p.b} + ${p.k - 1} \\times ${p.e} = ${ends(p)[1]}, \\quad \\text{end } ${end}`,
    )
    .step(
      'first',
      p => q(firstCommon(p)),
      'Find the first common number, and the LCM of the steps after which they repeat.',
      (p, { first }) => `${first}, \\ ${first} + ${lcm(p.d, p.e)}, \\dots`,
    )
    .quiet('step', ({ d, e }) => q(lcm(d, e)))
    .quiet('steps', (_p, { end, first, step }) => end.sub(first).div(step).floor())
    .step(
      'count',
      (_p, { steps }) => steps.add(1),
      'Count the common numbers up to that end.',
      (_p, { end, first, step, steps, count }) =>
        `${first} + ${steps} \\times ${step} = ${first.add(step.mul(steps))} \\le ${end}: \\quad ${count}`,
    ),
  slips: [
    {
      misconception: 'later_end_used',
      at: 'end',
      wrongly: p => q(Math.max(...ends(p))),
      words: (_p, { end }) => `Counting up to $${end}$ goes on after the other list has ended.`,
    },
    {
      misconception: 'counts_steps_not_terms',
      at: 'count',
      wrongly: (_p, { steps }) => steps,
      words: (_p, { steps }) =>
        `$${steps}$ steps lead from the first to the last common number; the first one counts too.`,
    },
    {
      misconception: 'product_for_lcm',
      at: 'step',
      wrongly: ({ d, e }) => (lcm(d, e) === d * e ? null : q(d * e)),
      words: (_p, { step }) =>
        `$${step}$ is the product of the steps; common numbers repeat after their LCM.`,
    },
    {
      misconception: 'one_beyond_the_end',
      at: 'count',
      wrongly: (_p, { steps }) => steps.add(2),
      words: (_p, { end }) =>
        `The last number counted lies beyond $${end}$, where one of the lists has ended.`,
    },
    {
      misconception: 'doubled_lcm',
      at: 'step',
      wrongly: ({ d, e }) => q(2 * lcm(d, e)),
      words: (_p, { step }) => `Half of $${step}$ is a multiple of both steps already.`,
    },
    {
      misconception: 'mean_of_the_ends',
      at: 'end',
      wrongly: p => q(ends(p)[0] + ends(p)[1], 2),
      words: (_p, { end }) => `Nothing ends at $${end.valueOf()}$; the earlier of the two ends decides.`,
    },
    {
      misconception: 'first_and_last_dropped',
      at: 'count',
      wrongly: (_p, { steps }) => steps.sub(1),
      words: (_p, { first }) => `$${first}$ and the last common number are both in the two lists.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'Common numbers of two lists whose lengths are given by numbers of terms: their ends differ.',
  approach: () =>
    'Turn the numbers of terms into last numbers. The earlier end bounds the common ones, which form a progression.',
  faster: p =>
    `Only $\\left\\lfloor\\frac{${Math.min(...ends(p))} - ${firstCommon(p)}}{${lcm(p.d, p.e)}}\\right\\rfloor + 1$ is needed once the earlier end, $${Math.min(...ends(p))}$, is known.`,
  check: (_p, { first, step, steps, end }) =>
    `One more step would give $${first.add(step.mul(steps.add(1)))}$, beyond $${end}$.`,
  principle: 'Two lists of given lengths share numbers only up to the earlier of their two ends.',
  verify: p => q(counted(p, Math.min(...ends(p))).both.length),
});

const sumOfCommon = form({
  form: 'sum-of-common-terms',
  revision: 2,
  band: 'Medium',
  seconds: 70,
  entry: true,
  also: ['AL.SEQ.1'],
  suits: p => upTo(firstCommon(p), lcm(p.d, p.e), bound(p)) >= 4,
  stem: (p: Two) =>
    `Find the sum of all numbers below $${bound(p)}$ that are terms of both arithmetic progressions ${listTex(p.a, p.d)} and ${listTex(p.b, p.e)}.`,
  path: path<Two>()
    .step(
      'first',
      p => q(firstCommon(p)),
      'Find the first number of both lists and the LCM of the steps.',
      (p, { first }) => `${first}, \\quad \\text{LCM}(${p.d}, ${p.e}) = ${lcm(p.d, p.e)}`,
    )
    .quiet('step', ({ d, e }) => q(lcm(d, e)))
    .quiet('last', (p, { first, step }) =>
      first.add(
        step.mul(
          q(bound(p) - 1)
            .sub(first)
            .div(step)
            .floor(),
        ),
      ),
    )
    .step(
      'terms',
      (_p, { first, step, last }) => last.sub(first).div(step).add(1),
      'Find the last common number below the bound and count them.',
      (p, { first, step, last, terms }) =>
        `${last} < ${bound(p)}, \\quad \\frac{${last} - ${first}}{${step}} + 1 = ${terms}`,
    )
    .step(
      'sum',
      (_p, { first, last, terms }) => first.add(last).mul(terms).div(2),
      'Add them as a progression: number times mean of the ends.',
      (_p, { first, last, terms, sum }) => `${terms} \\times \\frac{${first} + ${last}}{2} = ${sum}`,
    ),
  slips: [
    {
      misconception: 'counts_steps_not_terms',
      at: 'terms',
      wrongly: (_p, { terms }) => terms.sub(1),
      words: (_p, { terms }) =>
        `$${terms}$ is the number of steps between the first and the last; there is one number more.`,
    },
    {
      misconception: 'last_number_beyond_range',
      at: 'last',
      wrongly: (_p, { last, step }) => last.add(step),
      words: (p, { last }) => `$${last}$ was included, but it is not below $${bound(p)}$.`,
    },
    {
      misconception: 'last_number_missed',
      at: 'last',
      wrongly: (_p, { last, step }) => last.sub(step),
      words: (p, { last, step }) => `$${last.add(step)}$ is below $${bound(p)}$ too and was left out.`,
    },
    {
      misconception: 'larger_step_only',
      at: 'step',
      wrongly: ({ d, e }) => q(Math.max(d, e)),
      words: (_p, { step }) =>
        `In steps of $${step}$ many numbers of only one of the lists are added as well.`,
    },
    {
      misconception: 'first_common_missed',
      at: 'first',
      wrongly: (_p, { first, step }) => first.add(step),
      words: (_p, { first, step }) =>
        `The sum begins at $${first}$, but $${first.sub(step)}$ is common already.`,
    },
    {
      misconception: 'product_for_lcm',
      at: 'step',
      wrongly: ({ d, e }) => (lcm(d, e) === d * e ? null : q(d * e)),
      words: (_p, { step }) =>
        `In steps of $${step}$, the product of the two steps, some common numbers are skipped.`,
    },
    {
      misconception: 'one_term_too_many',
      at: 'terms',
      wrongly: (_p, { terms }) => terms.add(1),
      words: (_p, { terms }) => `With $${terms}$ numbers of this mean, one is counted twice.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0 && value.d === 1n,
  snapRead: () =>
    'The numbers in both lists are to be added: they form a progression whose ends have to be found.',
  approach: () =>
    'First common number, step, last one below the bound, number of terms: then the sum is their number times their mean.',
  faster: (_p, { first, step, terms, last }) =>
    `The mean is $\\frac{${first} + ${last}}{2}$ and the numbers $${first}, ${first.add(step)}, \\dots$ are $${terms}$.`,
  check: (p, { last, step }) =>
    `$${last}$ is in both lists and $${last.add(step)}$ is not below $${bound(p)}$.`,
  principle: 'Common terms of two progressions form a progression, so they are counted and added like one.',
  verify: p => q(counted(p, bound(p) - 1).both.reduce((sum, x) => sum + x, 0)),
});

const bound = ({ limit }: Two) => 10 * limit;

const either = form({
  form: 'in-at-least-one-list',
  revision: 2,
  band: 'Medium',
  seconds: 70,
  entry: true,
  also: ['MM.SET.6'],
  stem: (p: Two) =>
    p.way
      ? `How many of the integers from $1$ to $${bound(p)}$ are terms of at least one of the arithmetic progressions ${listTex(p.a, p.d)} and ${listTex(p.b, p.e)}?`
      : `Stickers are put on lockers ${listTex(p.a, p.d)} and then on lockers ${listTex(p.b, p.e)} of a hall with $${bound(p)}$ lockers. How many lockers have a sticker at the end?`,
  path: path<Two>()
    .step(
      'one',
      p => q(upTo(p.a, p.d, bound(p))),
      'Count the terms of the first list up to the limit.',
      (p, { one }) =>
        `${p.a} + ${one.sub(1)} \\times ${p.d} = ${p.a + p.d * (one.valueOf() - 1)} \\le ${bound(p)}: \\quad ${one}`,
    )
    .step(
      'two',
      p => q(upTo(p.b, p.e, bound(p))),
      'Count those of the second list.',
      (p, { two }) =>
        `${p.b} + ${two.sub(1)} \\times ${p.e} = ${p.b + p.e * (two.valueOf() - 1)} \\le ${bound(p)}: \\quad ${two}`,
    )
    .quiet('step', ({ d, e }) => q(lcm(d, e)))
    .quiet('first', p => q(firstCommon(p)))
    .step(
      'both',
      (p, { step, first }) => q(bound(p)).sub(first).div(step).floor().add(1),
      'Count the numbers in both, which go up by the LCM of the steps.',
      (p, { step, first, both }) => `${first}, ${first.add(step)}, \\dots \\le ${bound(p)}: \\quad ${both}`,
    )
    .step(
      'either',
      (_p, { one, two, both }) => one.add(two).sub(both),
      'Add the two counts and take the common numbers away once.',
      (_p, { one, two, both, either: all }) => `${one} + ${two} - ${both} = ${all}`,
    ),
  slips: [
    {
      misconception: 'overlap_counted_twice',
      at: 'either',
      wrongly: (_p, { one, two }) => one.add(two),
      words: (_p, { one, two }) => `$${one} + ${two}$ counts the numbers in both lists two times.`,
    },
    {
      misconception: 'overlap_removed_twice',
      at: 'either',
      wrongly: (_p, { one, two, both }) => one.add(two).sub(both.mul(2)),
      words: (_p, { both }) =>
        `Taking the $${both}$ common numbers away twice leaves those in exactly one list.`,
    },
    {
      misconception: 'product_for_lcm',
      at: 'step',
      wrongly: ({ d, e }) => (lcm(d, e) === d * e ? null : q(d * e)),
      words: (_p, { both }) =>
        `Only $${both}$ common numbers were found, in steps of the product of the two steps.`,
    },
    {
      misconception: 'counts_steps_not_terms',
      at: 'both',
      wrongly: (_p, { both }) => both.sub(1),
      words: (_p, { both }) =>
        `$${both}$ steps fit between the common numbers, but there is one number more than steps.`,
    },
    {
      misconception: 'one_common_too_many',
      at: 'both',
      wrongly: (_p, { both }) => both.add(1),
      words: (_p, { both }) => `The last of $${both}$ common numbers would lie beyond the limit.`,
    },
    {
      misconception: 'first_term_not_counted',
      at: 'one',
      wrongly: (_p, { one }) => one.sub(1),
      words: (_p, { one }) =>
        `The first list has one number more than $${one}$: its first term was not counted.`,
    },
    {
      misconception: 'counts_steps_not_terms',
      at: 'either',
      wrongly: (_p, { one, two, both }) => one.add(two).sub(both).sub(2),
      words: (_p, { one, two, both, either }) =>
        `In each list the steps were counted and not the terms; each has one term more. Here $${numberTex(one)} + ${numberTex(two)} - ${numberTex(both)} - 2 = ${numberTex(either)}$.`,
    },
    {
      misconception: 'last_term_beyond_limit',
      at: 'two',
      wrongly: (_p, { two }) => two.add(1),
      words: (_p, { two }) =>
        `The second list was given $${two}$ numbers; the last of them is beyond the limit.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () => 'Numbers in one list or in the other: the ones in both must not be counted twice.',
  approach: () =>
    'Count each list, count the common numbers, which are a progression themselves, and subtract these once.',
  faster: p =>
    `In every $${lcm(p.d, p.e)}$ consecutive integers there are $${lcm(p.d, p.e) / p.d} + ${lcm(p.d, p.e) / p.e} - 1$ such numbers; only the incomplete rest has to be looked at.`,
  check: (p, { both }) =>
    `The last common number is $${firstCommon(p) + (both.valueOf() - 1) * lcm(p.d, p.e)}$, and the next would pass $${bound(p)}$.`,
  principle: 'For numbers in at least one of two lists, add the counts and take the overlap away once.',
  verify: p => q(counted(p, bound(p)).either.length),
});

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
