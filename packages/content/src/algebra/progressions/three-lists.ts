import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { ordinal, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { listTex } from './common-terms.ts';

interface Lamps {
  /** Steps of the three lists, smallest first, the first numbers of the lists, and the place that is asked for. */
  steps: readonly [number, number, number];
  starts: readonly [number, number, number];
  k: number;
  way: number;
}

type Lists = Pick<Lamps, 'steps' | 'starts'>;

const hcf = (a: number, b: number): number => (b === 0 ? a : hcf(b, a % b));
const lcm = (a: number, b: number) => (a * b) / hcf(a, b);
const pairs = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const;
const stepAt = ({ steps }: Lists, i: number) => steps[i] ?? 1;
const lcmOfAll = ({ steps: [a, b, c] }: Lists) => lcm(lcm(a, b), c);
const isIn = (p: Lists, i: number, n: number) => n % stepAt(p, i) === (p.starts[i] ?? 0);
const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);
/** Numbers up to `most` that stand in as many lists as `fits` allows, in order. */
const inLists = (p: Lists, most: number, fits: (lists: number) => boolean) =>
  upTo(most).filter(n => fits([0, 1, 2].filter(i => isIn(p, i, n)).length));
/** Numbers of one period that two of the lists share. */
const shared = (p: Lists, [i, j]: readonly [number, number]) =>
  upTo(lcmOfAll(p)).filter(n => isIn(p, i, n) && isIn(p, j, n));
const never = (p: Lists) => pairs.find(pair => shared(p, pair).length === 0) ?? pairs[0];
const meeting = (p: Lists) => pairs.filter(pair => pair !== never(p));
const lcmAt = (p: Lists, [i, j]: readonly [number, number]) => lcm(stepAt(p, i), stepAt(p, j));
const onePeriod = (p: Lists) => inLists(p, lcmOfAll(p), lists => lists === 2);
/** The number at a place of the list that repeats after a period, with so many numbers in one. */
const atPlace = (p: Lists, place: number) => {
  const period = onePeriod(p);
  const whole = Math.ceil(place / period.length) - 1;
  return q(whole * lcmOfAll(p) + (period[place - whole * period.length - 1] ?? 0));
};
const remainders = (p: Lamps) =>
  `a remainder of $${p.starts[0]}$ on division by $${p.steps[0]}$, a remainder of $${p.starts[1]}$ on division by $${p.steps[1]}$, a remainder of $${p.starts[2]}$ on division by $${p.steps[2]}$`;

const placeAmong = form<Lamps>(
  'place-among-numbers-in-exactly-two',
  {
    band: 'Hard',
    seconds: 140,
    also: ['NS.REM.5', 'MM.SET.3'],
    entry: true,
    verify: p => {
      let found = 0;
      for (let n = 1; ; n += 1)
        if (p.steps.filter((step, i) => (n - (p.starts[i] ?? 0)) % step === 0).length === 2) {
          found += 1;
          if (found === p.k) return n;
        }
    },
  },
  (p, { step, find }) => {
    const { starts, steps, k, way } = p;
    const [i, j] = never(p);
    const [from, to] = [starts[i] ?? 0, starts[j] ?? 0];
    const common = hcf(stepAt(p, i), stepAt(p, j));
    const lists = way === 0 ? 'lamps' : 'lists';
    const places = ['first', 'second', 'third'];
    const period = step(lcmOfAll(p), {
      name: 'the period of the three lists',
      because: text`Both steps are multiples of $${common}$. So all numbers of the one list leave the remainder
        $${from % common}$ on division by $${common}$, and all numbers of the other leave $${to % common}$. No number
        can be in both.`,
      works: value =>
        tex`\text{HCF}(${stepAt(p, i)}, ${stepAt(p, j)}) = ${common}, \quad ${Math.max(from, to)} -
          ${Math.min(from, to)} = ${Math.abs(from - to)}; \quad \text{LCM}(${steps}) = ${value}`,
    })`
      ${
        way === 1
          ? text`The integers with the three remainders form the lists ${listTex(starts[0], steps[0])} and
      ${listTex(starts[1], steps[1])} and ${listTex(starts[2], steps[2])}. `
          : ''
      }Two ${lists} whose steps have a common factor meet only if their first numbers differ by a multiple of it. The
      ${places[i]} and the ${places[j]} have steps with the common factor $${common}$, which does not divide
      $${Math.abs(from - to)}$, so these two never meet, and all three never meet. The whole pattern repeats after the
      LCM of the steps.`;
    const first = find(calc`${period} / ${lcmAt(p, meeting(p)[0] ?? [0, 1])}`);
    const second = find(calc`${period} / ${lcmAt(p, meeting(p)[1] ?? [0, 1])}`);
    const each = step(calc`${first} + ${second}`, {
      name: 'how many numbers of one period are in exactly two lists',
      because: text`No number is in all three lists, so no meeting of one pair is also a meeting of the other. The two
        counts can simply be added.`,
      works: value =>
        tex`${meeting(p)
          .map(pair => `${shared(p, pair)[0]} + ${lcmAt(p, pair)}t`)
          .join(', \\ ')}: \quad ${meeting(p)
          .map(pair => `\\tfrac{${period}}{${lcmAt(p, pair)}}`)
          .join(' + ')} = ${value}`,
    })`
      Each of the other two pairs meets once in the LCM of its two steps. Write out the numbers of both lists of a pair
      until one number is in both, and count how many such meetings there are in one period.`;
    const whole = find(calc`ceil(${k} / ${each}) - 1`);
    const rest = step(calc`${k} - ${whole} * ${each}`, {
      name: 'the place in the last period',
      because: text`Every period has the same pattern, so whole periods can be passed over at once.`,
      works: value => tex`${k} = ${whole} \times ${each} + ${value}`,
    })`
      Subtract as many whole periods as possible from place $${k}$ and see which place is left.`;
    const value = step(
      () => {
        const list = onePeriod(p);
        const more = rest.sub(1).div(list.length).floor().valueOf();
        return whole
          .add(more)
          .mul(period)
          .add(list[rest.valueOf() - 1 - more * list.length] ?? 0);
      },
      {
        because: text`The meetings of the two pairs are mixed with each other, so they have to be put in order before a
          place can be read off.`,
        works: value =>
          tex`${onePeriod(p).slice(0, rest.valueOf())}: \quad ${whole} \times ${period} +
            ${onePeriod(p)[rest.valueOf() - 1]} = ${value}`,
      },
    )`
      Write the meetings of the two pairs in order up to that place. Then add the whole periods to the number found.`;
    return {
      answer: value,
      stem:
        way === 0
          ? text`Three lamps flash: the first at seconds ${listTex(starts[0], steps[0])}, the second at seconds
            ${listTex(starts[1], steps[1])} and the third at seconds ${listTex(starts[2], steps[2])}. At which second do
            exactly two of them flash together for the ${ordinal(k)} time?`
          : way === 1
            ? text`Of these three, exactly two are true for a positive integer: it leaves ${remainders(p)}. All such
              integers are written in increasing order. What is the ${ordinal(k)} of them?`
            : text`From the progressions ${listTex(starts[0], steps[0])} and ${listTex(starts[1], steps[1])} and
              ${listTex(starts[2], steps[2])} all numbers that are terms of exactly two of the three are listed, the
              smallest first. Find the ${ordinal(k)} number of this list.`,
      show: plain,
      plausible: value =>
        value.valueOf() > 0 && [0, 1, 2].filter(i => isIn(p, i, value.valueOf())).length === 2,
      slips: [
        slip('kept_a_case_that_is_ruled_out', each, () => calc`${each} + ${period} / ${lcmAt(p, never(p))}`)`
          You counted $${each}$ meetings in a period, also for the lists with steps $${stepAt(p, i)}$ and
          $${stepAt(p, j)}$. These two lists never meet.`,
        slip(
          'kept_a_case_that_is_ruled_out',
          each,
          () => calc`${each} + ${period} / ${lcmAt(p, never(p))} - 3`,
        )`
          You counted $${each}$ meetings in a period, as if all three lists met at once. Here no number is in all
          three.`,
        slip('counted_one_too_few', rest, rest.gt(1) && calc`${rest} - 1`)`
          Place $${rest}$ of the last period was read off: $${whole} \times ${each} + ${rest} = ${k - 1}$. So your
          $${value}$ is only
          at place $${k - 1}$ of the numbers in exactly two lists.`,
        slip('counted_one_too_many', rest, calc`${rest} + 1`)`
          Place $${rest}$ of the last period was read off: $${whole} \times ${each} + ${rest} = ${k + 1}$. So your
          $${value}$ is
          already at place $${k + 1}$ of the numbers in exactly two lists.`,
        slip('took_the_overlap_off_twice', each, calc`${each} - 1`)`
          You counted $${each}$ meetings in a period and took one away for a number in all three lists. There is no such
          number.`,
        slip('rounded_the_wrong_way', whole, calc`${whole} + 1`)`
          You used $${whole}$ whole periods and then counted the rest again from the start. So $${value}$ is beyond
          place $${k}$.`,
        slip('miscounted_the_steps', value, () => calc`${atPlace(p, k)} - ${period}`)`
          $${value}$ is one period of $${lcmOfAll(p)}$ too early. The first period runs from $1$ to $${lcmOfAll(p)}$ and
          counts from $0$ periods before it.`,
        slip('counted_one_too_many', rest, calc`${rest} + 2`)`
          Place $${rest}$ of the last period was read off: $${whole} \times ${each} + ${rest} = ${k + 2}$. So your
          $${value}$ comes two
          places too late among the numbers in exactly two lists.`,
      ],
      snapRead: text`Three lists have steps of their own, and the numbers in exactly two of them are put in order: see
        first which pairs meet at all.`,
      approach: text`Look at each pair of lists. One of them never meets, and the others meet at regular distances.
        Count one period, pass over whole periods, and write out the beginning of the last one.`,
      faster: () =>
        text`Only ${meeting(p)
          .map(pair => `$${shared(p, pair)[0]} + ${lcmAt(p, pair)}t$`)
          .join(
            ' and ',
          )} count, $${each}$ per $${period}$: $${k} = ${whole} \times ${each} + ${rest}$, so place $${rest}$ of the
          first period and $${whole} \times ${period}$.`,
      check: () => {
        const before = meeting(p).map(pair => {
          const first = shared(p, pair)[0] ?? 0;
          return Math.floor((value.valueOf() - first) / lcmAt(p, pair)) + 1;
        });
        return text`Up to $${value}$ the two pairs have $${before.join('$ and $')}$ meetings: $${before.join(' + ')} =
          ${k}$.`;
      },
      principle: text`Two progressions share terms only if the HCF of their steps divides the difference of their first
        terms.`,
    };
  },
);

/** Steps of which one pair has a common factor. */
const steps = [
  [3, 4, 6],
  [4, 5, 6],
  [4, 6, 7],
  [5, 6, 9],
  [6, 7, 8],
  [5, 6, 8],
  [4, 7, 10],
  [6, 7, 9],
  [5, 8, 12],
  [3, 5, 6],
  [4, 9, 10],
  [5, 9, 12],
] as const;

/** AL.SEQ.4 Hard: three lists, two of which never meet. */
export const threeLists: readonly AnyTemplate[] = situation<Lamps>({
  type: 'AL.SEQ.4',
  situation: 'three-lists',
  tries: 60,
  draw: draw => {
    const chosen = draw.pick(steps);
    const lists: Lists = {
      steps: chosen,
      starts: [draw.int(1, chosen[0] - 1), draw.int(1, chosen[1] - 1), draw.int(1, chosen[2] - 1)],
    };
    const counts = pairs.map(pair => shared(lists, pair).length);
    const each = onePeriod(lists).length;
    if (counts.filter(count => count === 0).length !== 1 || each < 4 || new Set(lists.starts).size < 3)
      return null;
    const rest = draw.int(2, each - 1);
    const k = each * draw.int(3, 9) + rest;
    return rest <= 7 && k <= 90 ? { ...lists, k, way: draw.int(0, 2) } : null;
  },
  forms: [placeAmong],
});
