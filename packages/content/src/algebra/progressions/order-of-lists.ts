import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { counted, firstCommon, lcm, listTex, type Two } from './common-terms.ts';

const gcd = (x: number, y: number): number => (y === 0 ? x : gcd(y, x % y));
/** Numbers of one whole period that are in at least one list. */
const perPeriod = ({ d, e }: Two) => lcm(d, e) / d + lcm(d, e) / e - 1;

const merged = form({
  form: 'place-in-the-merged-list',
  revision: 3,
  band: 'Medium',
  also: ['MM.SET.6'],
  seconds: 80,
  entry: true,
  // Both lists begin at their step, so that a period holds all of them.
  suits: p => p.a === p.d && p.b === p.e && p.k % perPeriod(p) > 1,
  stem: (p: Two) =>
    p.way
      ? `All positive integers that are multiples of $${p.d}$ or of $${p.e}$ (or of both) are written in increasing order. Which number stands at place $${p.k}$?`
      : `Two lamps are switched on together. One flashes for the first time after $${p.d}$ seconds and then every $${p.d}$ seconds, the other for the first time after $${p.e}$ seconds and then every $${p.e}$ seconds. Simultaneous flashes count as one. After how many seconds does flash number $${p.k}$ occur?`,
  path: path<Two>()
    .step(
      'period',
      ({ d, e }) => q(lcm(d, e)),
      'The pattern repeats after the least common multiple of the two numbers.',
      ({ d, e }, { period }) => `\\text{LCM}(${d}, ${e}) = ${period}`,
    )
    .quiet('overlap', () => q(1))
    .step(
      'each',
      ({ d, e }, { period, overlap }) => period.div(d).add(period.div(e)).sub(overlap),
      'Count the numbers of one period; its last number belongs to both lists and counts once.',
      ({ d, e }, { period, each }) => `${period.div(d)} + ${period.div(e)} - 1 = ${each}`,
    )
    .quiet('whole', ({ k }, { each }) => q(k).div(each).floor())
    .step(
      'rest',
      ({ k }, { each, whole }) => q(k).sub(whole.mul(each)),
      'Take out the whole periods and see which place is left.',
      ({ k }, { each, whole, rest }) => `${k} = ${whole} \\times ${each} + ${rest}`,
    )
    .step(
      'value',
      (p, { period, whole, rest }) =>
        whole
          .mul(period)
          .add(
            rest.valueOf() === 0
              ? 0
              : (counted({ ...p, a: p.d, b: p.e }, 4000).either[rest.valueOf() - 1] ?? 0),
          ),
      'Go through the beginning of the list to that place and add the whole periods.',
      (p, { period, whole, rest, value }) =>
        `${whole} \\times ${period} + ${counted(p, 4000).either[rest.valueOf() - 1]} = ${value}`,
    ),
  slips: [
    {
      misconception: 'overlap_counted_twice',
      at: 'overlap',
      wrongly: () => q(0),
      words: (_p, { each }) =>
        `With $${each}$ numbers to a period, the number in both lists is counted twice.`,
    },
    {
      misconception: 'overlap_removed_twice',
      at: 'overlap',
      wrongly: () => q(2),
      words: (_p, { each }) =>
        `With $${each}$ numbers to a period, the number in both lists is not counted at all.`,
    },
    {
      misconception: 'one_place_too_far',
      at: 'rest',
      wrongly: (_p, { rest }) => rest.add(1),
      words: (_p, { value }) => `$${value}$ is the next number of the merged list.`,
    },
    {
      misconception: 'one_place_short',
      at: 'rest',
      wrongly: (_p, { rest }) => rest.sub(1),
      words: (_p, { value }) => `$${value}$ is the number one place before.`,
    },
    {
      misconception: 'two_places_short',
      at: 'rest',
      wrongly: (_p, { rest }) => rest.sub(2),
      words: (_p, { value }) =>
        `$${value}$ comes two places earlier: the common start was counted once for each list.`,
    },
    {
      misconception: 'whole_period_too_many',
      at: 'whole',
      wrongly: (_p, { whole }) => whole.add(1),
      words: (_p, { whole }) =>
        `Rounding the number of periods up to $${whole}$ leaves a negative rest, which has no place in the list.`,
    },
    {
      misconception: 'steps_of_the_smaller_list',
      at: 'value',
      wrongly: ({ d }, { period, whole, rest }) => whole.mul(period).add(rest.mul(d)),
      words: ({ d }, { rest }) => `The last $${rest}$ places were filled with multiples of $${d}$ alone.`,
    },
    {
      misconception: 'two_places_too_far',
      at: 'rest',
      wrongly: (_p, { rest }) => rest.add(2),
      words: (_p, { value }) =>
        `$${value}$ comes two places later: $0$ and the start of a period were counted as well.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, p) =>
    value.valueOf() > 0 && (value.valueOf() % p.d === 0 || value.valueOf() % p.e === 0),
  snapRead: () =>
    'Two lists merged into one: how many numbers it has up to a bound is not proportional, but it is periodic.',
  approach: () =>
    'Use the period. In each one the merged list has the same number of entries, so whole periods can be taken out.',
  faster: (p, { each, period, whole, rest }) =>
    `$${p.k} = ${whole} \\times ${each} + ${rest}$, so the answer is $${whole} \\times ${period}$ plus the entry at place $${rest}$.`,
  check: (p, { value }) =>
    `Up to $${value}$ there are $${Math.floor(value.valueOf() / p.d)}$ multiples of $${p.d}$, $${Math.floor(value.valueOf() / p.e)}$ of $${p.e}$ and $${Math.floor(value.valueOf() / lcm(p.d, p.e))}$ of both: together $${p.k}$.`,
  principle: 'A merged list of multiples repeats after the LCM: take whole periods out before searching.',
  verify: p => q(counted(p, 4000).either[p.k - 1] ?? 0),
});

const neighbours = form({
  form: 'neighbours-in-two-lists',
  band: 'Hard',
  also: ['AL.DIO.1'],
  seconds: 60,
  entry: true,
  suits: p => gcd(p.d, p.e) === 1,
  stem: (p: Two) =>
    p.way
      ? `How many numbers up to $${p.limit}$ in the list ${listTex(p.a, p.d)} differ by exactly $1$ from a number in the list ${listTex(p.b, p.e)}?`
      : `Trees stand at ${listTex(p.a, p.d)} metres along a road, and lamps at ${listTex(p.b, p.e)} metres. How many trees in the first $${p.limit}$ metres (end included) have a lamp exactly one metre away?`,
  path: path<Two>()
    .step(
      'period',
      ({ d, e }) => q(lcm(d, e)),
      'A number of the first list that is one above a number of the second is a common number of the first list and the second moved by one. Such numbers repeat after the LCM.',
      ({ d, e }, { period }) => `\\text{LCM}(${d}, ${e}) = ${period}`,
    )
    .quiet('firstAbove', p => q(firstCommon({ ...p, b: p.b + 1 })))
    .step(
      'above',
      ({ limit }, { firstAbove, period }) => q(limit).sub(firstAbove).div(period).floor().add(1),
      'Count those that are one above.',
      (_p, { firstAbove, period, above }) =>
        `${firstAbove}, ${firstAbove.add(period)}, \\dots: \\quad ${above}`,
    )
    .quiet('firstBelow', p => q(firstCommon({ ...p, b: p.b - 1 })))
    .step(
      'below',
      ({ limit }, { firstBelow, period }) => q(limit).sub(firstBelow).div(period).floor().add(1),
      'Count those that are one below.',
      (_p, { firstBelow, period, below }) =>
        `${firstBelow}, ${firstBelow.add(period)}, \\dots: \\quad ${below}`,
    )
    .step(
      'count',
      (_p, { above, below }) => above.add(below),
      'No number can be both, since the second list has larger steps than two; add.',
      (_p, { above, below, count }) => `${above} + ${below} = ${count}`,
    ),
  slips: [
    {
      misconception: 'one_case_only',
      gives: 'above',
      words: (_p, { above }) => `$${above}$ counts the numbers that are one above; those one below fit too.`,
    },
    {
      misconception: 'one_case_doubled',
      at: 'below',
      wrongly: (_p, { above, below }) => (above.equals(below) ? null : above),
      words: (_p, { above }) =>
        `The $${above}$ numbers one above were simply doubled; those one below begin elsewhere and must be counted by themselves.`,
    },
    {
      misconception: 'counts_steps_not_terms',
      at: 'above',
      wrongly: (_p, { above }) => above.sub(1),
      words: (_p, { firstAbove }) => `$${firstAbove}$ itself, the first number one above, was not counted.`,
    },
    {
      misconception: 'counts_steps_not_terms',
      at: 'count',
      wrongly: (_p, { above, below }) => above.add(below).sub(2),
      words: () => 'In both cases the steps were counted; each case has one number more than steps.',
    },
    {
      misconception: 'one_beyond_the_limit',
      at: 'below',
      wrongly: (_p, { below }) => below.add(1),
      words: (p, { firstBelow, period, below }) =>
        `$${firstBelow.add(period.mul(below.sub(1)))}$ was counted, though it is above $${p.limit}$.`,
    },
    {
      misconception: 'equal_numbers_counted_too',
      at: 'count',
      wrongly: (p, { above, below }) => above.add(below).add(counted(p, p.limit).both.length),
      words: () => 'Numbers in both lists were added; they differ from a number of the other list by zero.',
    },
    {
      misconception: 'both_beyond_the_limit',
      at: 'count',
      wrongly: (_p, { above, below }) => above.add(below).add(2),
      words: ({ limit }) => `In each of the two cases one number beyond $${limit}$ was counted.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () => 'Not equal terms but neighbours: a term may be one above or one below, two cases.',
  approach: () =>
    'Move the second list by one in either direction. Each time the question becomes one about common terms.',
  faster: (p, { firstAbove, firstBelow }) =>
    `In every $${lcm(p.d, p.e)}$ integers each case happens once, from $${firstAbove}$ and from $${firstBelow}$ on; count both up to $${p.limit}$.`,
  check: (p, { firstAbove, firstBelow }) =>
    `$${firstAbove}$ is next to $${firstAbove.sub(1)}$ and $${firstBelow}$ is next to $${firstBelow.add(1)}$, both of them in the list with steps of $${p.e}$.`,
  principle: 'A fixed difference between terms of two progressions is a common term after one list is moved.',
  verify: p => {
    const { inA, inB } = counted(p, p.limit + 1);
    const second = new Set(inB);
    return q(inA.filter(x => x <= p.limit && (second.has(x - 1) || second.has(x + 1))).length);
  },
});

const meeting = form({
  form: 'differences-that-allow-a-meeting',
  band: 'Hard',
  also: ['NS.HCF.1', 'AL.DIO.1'],
  seconds: 75,
  entry: true,
  suits: p =>
    p.e > 7 &&
    [4, 6, 8, 9, 10, 12, 14, 15].includes(p.e) &&
    p.a !== p.b &&
    Math.abs(p.a - p.b) > 1 &&
    divisors(p.e).some(g => Math.abs(p.a - p.b) % g !== 0),
  stem: (p: Two) =>
    p.way
      ? `The progression ${listTex(p.b, p.e)} and the progression $${p.a}, ${p.a} + d, ${p.a} + 2d, \\dots$, where $d$ is an integer from $1$ to $${p.k}$, go on for ever. For how many $d$ do they have no number in common?`
      : `A gate opens at minutes ${listTex(p.b, p.e)}. A train comes at minute $${p.a}$ and then every $d$ minutes, with an integer $d \\le ${p.k}$. For how many positive values of $d$ does no train ever find the gate opening?`,
  path: path<Two>()
    .step(
      'gap',
      p => q(Math.abs(p.b - p.a)),
      'Equate a term of each list. The integers that two steps can make together are the multiples of their HCF.',
      (p, { gap }) =>
        `${p.a} + md = ${p.b} + ${p.e}n, \\quad md - ${p.e}n = ${p.b - p.a}: \\ \\text{HCF}(d, ${p.e}) \\text{ must divide } ${gap}`,
    )
    .quiet('all', ({ k }) => q(k))
    .step(
      'meet',
      ({ e, k }, { gap }) =>
        q(Array.from({ length: k }, (_, i) => i + 1).filter(d => gap.valueOf() % gcd(d, e) === 0).length),
      'Count the values of $d$ for which it does.',
      (p, { meet }) =>
        `\\text{HCF}(d, ${p.e}) \\in \\{${divisors(p.e)
          .filter(g => Math.abs(p.b - p.a) % g === 0)
          .join(', ')}\\}: \\quad ${meet} \\text{ values}`,
    )
    .step(
      'count',
      (_p, { all, meet }) => all.sub(meet),
      'The others leave the lists without a common number.',
      (_p, { all, meet, count }) => `${all} - ${meet} = ${count}`,
    ),
  slips: [
    {
      misconception: 'counts_the_complement',
      gives: 'meet',
      words: (_p, { meet }) => `For these $${meet}$ values the lists do meet.`,
    },
    {
      misconception: 'only_coprime_steps_meet',
      at: 'meet',
      wrongly: ({ e, k }) =>
        q(Array.from({ length: k }, (_, i) => i + 1).filter(d => gcd(d, e) === 1).length),
      words: (_p, { meet }) =>
        `Only the $${meet}$ steps without a common factor were let meet; a common factor does no harm when it divides the distance of the starts.`,
    },
    {
      misconception: 'step_must_divide_the_distance',
      at: 'meet',
      wrongly: ({ k }, { gap }) =>
        q(Array.from({ length: k }, (_, i) => i + 1).filter(d => gap.valueOf() % d === 0).length),
      words: (_p, { gap }) =>
        `It is not $d$ itself that has to divide $${gap}$, but the HCF of the two steps.`,
    },
    {
      misconception: 'multiples_of_the_other_step',
      at: 'meet',
      wrongly: ({ e, k }) => q(k - Math.floor(k / e)),
      words: ({ e }) =>
        `Only multiples of $${e}$ were thought to keep the lists apart; other steps with a common factor can do so too.`,
    },
    {
      misconception: 'common_factor_excludes_half',
      at: 'meet',
      wrongly: (_p, { meet }) => meet.add(1),
      words: (_p, { meet }) =>
        `$${meet}$ values with a meeting are one too many: for one of them the HCF does not divide the distance.`,
    },
    {
      misconception: 'a_meeting_overlooked',
      at: 'meet',
      wrongly: (_p, { meet }) => meet.sub(1),
      words: (_p, { meet }) => `One value with a meeting is missing among the $${meet}$ counted.`,
    },
    {
      misconception: 'starts_added',
      at: 'gap',
      wrongly: ({ a, b }) => q(a + b),
      words: (_p, { gap }) => `$${gap}$ is the sum of the first terms; their difference decides.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { k }) => value.valueOf() > 0 && value.valueOf() < k,
  snapRead: () =>
    'Two endless progressions, one with an unknown step: whether they ever share a number is a question of divisibility.',
  approach: () =>
    'A common term means an equation in integers, which has solutions exactly when the HCF of the steps divides the difference of the first terms.',
  faster: p =>
    `Only the factors that $d$ shares with $${p.e}$ matter: sort $d = 1, \\dots, ${p.k}$ by $\\text{HCF}(d, ${p.e})$ and keep those that do not divide $${Math.abs(p.b - p.a)}$.`,
  check: p => {
    const bad = Array.from({ length: p.k }, (_, i) => i + 1).filter(
      d => Math.abs(p.b - p.a) % gcd(d, p.e) !== 0,
    );
    return `The values are $${bad.slice(0, 8).join(', ')}${bad.length > 8 ? ', \\dots' : ''}$; for the first of them all differences are multiples of $${gcd(bad[0] ?? 1, p.e)}$, and $${Math.abs(p.b - p.a)}$ is not.`;
  },
  principle:
    'Two progressions share a term exactly when the HCF of their steps divides the difference of their first terms.',
  verify: p => {
    let count = 0;
    for (let d = 1; d <= p.k; d += 1) if (firstCommon({ ...p, d }) === 0) count += 1;
    return q(count);
  },
});

const divisors = (n: number) => Array.from({ length: n }, (_, i) => i + 1).filter(d => n % d === 0);

/** AL.SEQ.4 Hard: the period, two cases, or the step itself unknown. */
export const orderOfLists: readonly AnyTemplate[] = situation<Two>({
  type: 'AL.SEQ.4',
  situation: 'period-and-cases',
  draw: draw => {
    const multiples = draw.chance(0.4);
    const [d, e] = draw.some(
      multiples ? [3, 4, 5, 6, 7, 8, 9, 10] : [4, 5, 6, 7, 8, 9, 10, 12, 14, 15],
      2,
    ) as [number, number];
    const a = multiples ? d : draw.int(3, 17);
    const b = multiples ? e : draw.int(2, 15);
    if (multiples && (d > e || e % d === 0)) return null;
    if (a === b || a - b === 1 || b - a === 1) return null;
    return {
      a,
      d,
      b,
      e,
      limit: draw.step(200, 700, 10),
      k: multiples ? draw.int(35, 140) : draw.int(20, 50),
      way: draw.chance(0.5),
    };
  },
  forms: [merged, neighbours, meeting],
});
