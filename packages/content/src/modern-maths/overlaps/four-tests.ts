import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Failed {
  n: number;
  passed: readonly [number, number, number, number];
  way: boolean;
}

const failures = ({ n, passed }: Failed) => passed.map(x => n - x);
const listed = ([a, b, c, d]: Failed['passed']) => `$${a}$, $${b}$, $${c}$ and $${d}$`;

const passedAll = form({
  form: 'sum-of-extremes-of-all-four',
  revision: 4,
  likely: true,
  band: 'Hard',
  also: ['AL.INQ.7', 'NS.NUM.1'],
  entry: true,
  seconds: 120,
  stem: ({ n, passed, way }: Failed) =>
    way
      ? `Of $${n}$ candidates, ${listed(passed)} passed the first, second, third and fourth paper of an exam respectively. Nobody failed in exactly one paper, and nobody failed in all four. What is the sum of the greatest and the least possible number of candidates who passed all four papers?`
      : `A factory puts each of $${n}$ lamps through four tests; ${listed(passed)} of them pass the first, second, third and fourth test respectively. Every lamp that does not pass all four tests fails exactly two or exactly three of them. What is the sum of the greatest and the least possible number of lamps that pass all four tests?`,
  path: path<Failed>()
    .step(
      'failures',
      p => q(failures(p).reduce((x, y) => x + y, 0)),
      'Count failures instead: add what is missing in each.',
      p => `${failures(p).join(' + ')} = ${failures(p).reduce((x, y) => x + y, 0)}`,
    )
    .step(
      'many',
      (_p, { failures: f }) => f.div(2).floor(),
      'The fewest are faultless if the failures fall on as many as possible: whoever fails does so at least twice. Round down; if one failure is left over, somebody has three.',
      (_p, { failures: f, many }) => `\\frac{${numberTex(f)}}{2}: \\quad \\text{at most } ${numberTex(many)}`,
    )
    .step(
      'few',
      (p, { failures: f }) => q(Math.max(Math.ceil(f.valueOf() / 3), ...failures(p))),
      'The most are faultless if the failures are heaped on as few as possible: at most three each, and not on fewer than failed in any single test. Take the larger number.',
      (p, { failures: f, few }) =>
        `\\max\\left(\\left\\lceil \\tfrac{${numberTex(f)}}{3} \\right\\rceil, ${Math.max(...failures(p))}\\right) = ${numberTex(few)}`,
    )
    .step(
      'least',
      ({ n }, { many }) => q(n).sub(many),
      'Take the largest number with failures off all for the least.',
      ({ n }, { many, least }) => `${n} - ${many} = ${least}`,
    )
    .step(
      'greatest',
      ({ n }, { few }) => q(n).sub(few),
      'Take the smallest off for the greatest.',
      ({ n }, { few, greatest }) => `${n} - ${few} = ${greatest}`,
    )
    .step(
      'sum',
      (_p, { least, greatest }) => least.add(greatest),
      'Add the two.',
      (_p, { least, greatest, sum }) => `${least} + ${greatest} = ${sum}`,
    ),
  slips: [
    {
      misconception: 'single_group_ignored',
      at: 'few',
      wrongly: (_p, { failures: f }) => f.div(3).ceil(),
      words: (p, { few }) =>
        `Three failures each would need only $${few}$ people, but $${Math.max(...failures(p))}$ failed in one and the same test.`,
    },
    {
      misconception: 'bound_per_person_ignored',
      at: 'few',
      wrongly: p => q(Math.max(...failures(p))),
      words: (_p, { failures: f, few }) =>
        `All failures were heaped on the $${few}$ of the largest group; with at most three each they take only $${few.mul(3)}$ of the $${f}$.`,
    },
    {
      misconception: 'single_failures_allowed',
      at: 'many',
      wrongly: ({ n }, { failures: f }) => (f.lt(n) ? f : null),
      words: (_p, { many }) =>
        `For $${many}$ people with a failure each of them would fail once; whoever fails does so at least twice.`,
    },
    {
      misconception: 'rounded_up',
      at: 'many',
      wrongly: (_p, { failures: f }) => (f.n % 2n === 1n ? f.div(2).ceil() : null),
      words: (_p, { failures: f, many }) =>
        `$${many}$ people with two failures each would need $${many.mul(2)}$ failures; there are $${f}$.`,
    },
    {
      misconception: 'all_four_heaped',
      at: 'few',
      wrongly: (_p, { failures: f }) => f.div(4).ceil(),
      words: (_p, { few }) => `With only $${few}$ people some would have failed in all four.`,
    },
    {
      misconception: 'pairs_of_failures_only',
      at: 'few',
      wrongly: ({ passed, n }) => {
        const [first, second] = passed.map(x => n - x).sort((x, y) => y - x) as [number, number];
        return q(first + second);
      },
      words: (_p, { few }) =>
        `The failures of the two largest groups were given to $${few}$ different people; they may fall on the same ones.`,
    },
    {
      misconception: 'rounded_down',
      at: 'few',
      wrongly: (p, { failures: f }) => {
        const down = f.div(3).floor();
        return f.n % 3n !== 0n && down.gte(Math.max(...failures(p))) ? down : null;
      },
      words: (_p, { failures: f, few }) =>
        `$${few}$ people with three failures each have only $${few.mul(3)}$ of the $${f}$.`,
    },
    {
      misconception: 'largest_group_with_one_other_each',
      at: 'many',
      wrongly: (p, { failures: f }) => f.sub(Math.max(...failures(p))),
      words: (p, { failures: f, many }) =>
        `$${f} - ${Math.max(...failures(p))} = ${many}$ gives every other failure to somebody else; those people would fail only once.`,
    },
    {
      misconception: 'odd_failure_left_out',
      at: 'many',
      wrongly: (_p, { failures: f, many }) => (f.n % 2n === 1n ? many.sub(1) : null),
      words: (_p, { failures: f, many }) =>
        `With $${many}$ people, $${f.sub(3)}$ of the failures were shared out in pairs and the one with three was not counted.`,
    },
    {
      misconception: 'number_with_failures_for_least',
      at: 'least',
      wrongly: (_p, { many }) => many,
      words: (_p, { many }) => `$${many}$ is the greatest number with a failure, not the least without.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { n }) => value.d === 1n && value.valueOf() > n && value.valueOf() < 2 * n,
  snapRead: () =>
    'Four tests; whoever fails does so in two or in three of them. The two extremes of those with no failure.',
  approach: () =>
    'Failures are easier than passes. For the minimum they fall on as many as possible, two each; for the maximum on as few as possible, within the bound of three and the largest single group.',
  faster: p => {
    const f = failures(p);
    const sum = f.reduce((x, y) => x + y, 0);
    return `$${sum}$ failures, two or three each, fall on $${Math.floor(sum / 2)}$ people at most and on $\\max(${Math.ceil(sum / 3)}, ${Math.max(...f)})$ at least; take both off $2 \\times ${p.n}$.`;
  },
  check: (_p, { failures: f, many, few, least, greatest }) =>
    `From $${least}$ to $${greatest}$: with $${few}$ people at most $${few.mul(3)}$ failures are possible, with $${many}$ at least $${many.mul(2)}$ are needed; there are $${f}$.`,
  principle:
    'For all of several conditions, count failures: spread them out for the minimum, heap them up for the maximum.',
  verify: p => {
    // Gale and Ryser: so many people with two or three failures each can fill these groups.
    const groups = failures(p).sort((x, y) => y - x);
    const sum = groups.reduce((x, y) => x + y, 0);
    const possible = Array.from({ length: p.n + 1 }, (_, i) => i).filter(people => {
      const [threes, twos] = [sum - 2 * people, 3 * people - sum];
      if (threes < 0 || twos < 0) return false;
      return groups.every((_, i) => {
        const taken = groups.slice(0, i + 1).reduce((x, y) => x + y, 0);
        return taken <= twos * Math.min(i + 1, 2) + threes * Math.min(i + 1, 3);
      });
    });
    return q(2 * p.n - Math.max(...possible) - Math.min(...possible));
  },
});

/** MM.SET.3 Hard: the extremes of those who pass all of four tests. */
export const fourTests: readonly AnyTemplate[] = situation<Failed>({
  type: 'MM.SET.3',
  situation: 'four-tests',
  draw: draw => {
    const n = draw.step(80, 240, 10);
    const fail = () => draw.int(4, Math.floor(n / 5));
    const passed = [n - fail(), n - fail(), n - fail(), n - fail()] as const;
    const p: Failed = { n, passed, way: draw.chance(0.5) };
    const sum = failures(p).reduce((x, y) => x + y, 0);
    const largest = Math.max(...failures(p));
    // The largest single group decides in about half of the draws, and never leaves a failure without a partner.
    const fits = 2 * largest + 2 <= sum && Math.abs(largest - Math.ceil(sum / 3)) >= 1;
    const decides = largest > Math.ceil(sum / 3) === draw.chance(0.5);
    return fits && decides && sum < n && new Set(passed).size === 4 ? p : null;
  },
  tries: 30,
  forms: [passedAll],
});
