import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Cases {
  /** Exactly `hits` multiples of m strictly between a and k. */
  a: number;
  m: number;
  hits: number;
  way: boolean;
}

const hitsBetween = (a: number, k: number, m: number) => {
  let count = 0;
  for (let x = Math.min(a, k) + 1; x < Math.max(a, k); x += 1) if (x % m === 0) count += 1;
  return count;
};

const movingEnd = form({
  form: 'parameter-as-an-end',
  revision: 2,
  band: 'Medium',
  also: ['NS.NUM.5', 'AL.QUA.9'],
  seconds: 105,
  entry: true,
  suits: ({ a, m }: Cases) => a % m !== 0,
  stem: ({ a, m, hits, way }: Cases) =>
    way
      ? `The inequality $(x - ${a})(x - k) < 0$, where $k$ is an integer, is satisfied by exactly $${hits}$ multiples of $${m}$. What is the sum of all possible values of $k$?`
      : `Strictly between the integers $${a}$ and $k$ there are exactly $${hits}$ multiples of $${m}$. Find the sum of all values that $k$ can take.`,
  path: path<Cases>()
    .quiet('next', ({ a, m }) => q(Math.ceil(a / m) * m))
    .step(
      'above',
      ({ m, hits }, { next }) =>
        next
          .add(m * (hits - 1))
          .mul(m)
          .add((m * (m + 1)) / 2),
      'First let $k$ be the larger end. It must pass the last of these multiples but not the next one.',
      ({ m, hits }, { next, above }) =>
        `${next.add(m * (hits - 1) + 1)} \\le k \\le ${next.add(m * hits)}: \\quad \\text{sum } ${above}`,
    )
    .quiet('below', ({ a, m, hits }) => {
      const before = Math.floor(a / m) * m;
      return q((before - m * (hits - 1)) * m - (m * (m + 1)) / 2);
    })
    .step(
      'lower',
      (_p, { below }) => below,
      'Then let $k$ be the smaller end and count the multiples downwards from the other one.',
      ({ a, m, hits }, { lower }) =>
        `${Math.floor(a / m) * m - m * hits} \\le k \\le ${Math.floor(a / m) * m - m * (hits - 1) - 1}: \\quad \\text{sum } ${lower}`,
    )
    .step(
      'sum',
      (_p, { above, lower }) => above.add(lower),
      'Add the two cases.',
      (_p, { above, lower, sum }) => `${above} ${lower.s < 0n ? `- ${lower.abs()}` : `+ ${lower}`} = ${sum}`,
    ),
  slips: [
    {
      misconception: 'one_case_only',
      gives: 'above',
      words: ({ a }) => `Only $k > ${a}$ was looked at; $k$ may also be the smaller end.`,
    },
    {
      misconception: 'end_multiple_not_allowed',
      at: 'above',
      wrongly: ({ m, hits }, { next, above }) => above.sub(next.add(m * hits)),
      words: ({ m, hits }, { next }) =>
        `$k = ${next.add(m * hits)}$ was left out; as an end it does not lie strictly between.`,
    },
    {
      misconception: 'last_multiple_as_end',
      at: 'above',
      wrongly: ({ m, hits }, { next, above }) => above.add(next.add(m * (hits - 1))),
      words: ({ m, hits }, { next }) =>
        `With $k = ${next.add(m * (hits - 1))}$ this multiple is the end itself, so one multiple is missing between.`,
    },
    {
      misconception: 'one_multiple_too_many',
      at: 'above',
      wrongly: ({ m }, { above }) => above.add(m * m),
      words: ({ hits }) => `Above, $k$ was moved on until $${hits + 1}$ multiples lie between.`,
    },
    {
      misconception: 'one_multiple_too_few',
      at: 'above',
      wrongly: ({ m }, { above }) => above.sub(m * m),
      words: ({ hits }) => `Above, $k$ was stopped where only $${hits - 1}$ multiples lie between.`,
    },
    {
      misconception: 'end_multiple_not_allowed',
      at: 'lower',
      wrongly: ({ a, m, hits }, { below }) => below.sub(Math.floor(a / m) * m - m * hits),
      words: ({ a, m, hits }) =>
        `$k = ${Math.floor(a / m) * m - m * hits}$ was left out below, though an end does not lie strictly between.`,
    },
    {
      misconception: 'symmetric_about_the_end',
      at: 'lower',
      wrongly: ({ a, m }, { above }) => q(2 * a * m).sub(above),
      words: ({ a }) =>
        `The values below were taken as mirror images about $${a}$; the multiples do not lie symmetrically about it.`,
    },
  ],
  show: value => plain(value),
  plausible: () => true,
  snapRead: () =>
    'The solutions lie strictly between a known and an unknown integer, on either side; multiples among them are counted.',
  approach: () =>
    'Two cases, by which end is larger. In each, $k$ runs through one step of multiples, one end of it included.',
  faster: ({ a, m, hits }) =>
    `Each case has $${m}$ consecutive values, so the sum is $${m}$ times the two middle values: around $${Math.ceil(a / m) * m + m * (hits - 1)} + ${(m + 1) / 2}$ above and $${Math.floor(a / m) * m - m * (hits - 1)} - ${(m + 1) / 2}$ below.`,
  check: ({ a, m, hits }, { next }) =>
    `Between $${a}$ and $${next.add(m * hits)}$ lie the multiples $${Array.from({ length: hits }, (_, i) => next.add(m * i)).join(', ')}$; one more step of $k$ would add another.`,
  principle:
    'When an end of an interval is unknown, look at both directions, and decide at each border whether it counts.',
  verify: ({ a, m, hits }) => {
    let sum = 0;
    for (let k = -400; k <= 400; k += 1) if (k !== a && hitsBetween(a, k, m) === hits) sum += k;
    return q(sum);
  },
});

/** AL.INQ.3 Medium: an end that moves. */
export const integersInCases: readonly AnyTemplate[] = situation<Cases>({
  type: 'AL.INQ.3',
  situation: 'cases',
  draw: draw => ({
    a: draw.int(5, 60),
    m: draw.int(4, 9),
    hits: draw.int(2, 6),
    way: draw.chance(0.5),
  }),
  forms: [movingEnd],
});
