import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Scene {
  who: string;
  first: string;
  second: string;
  unit: string;
  measure: string;
}

interface Averages extends Scene {
  /** Members of all and of the first group. */
  all: number;
  a: number;
  /** Averages of the first group, the second, those in both, and all. */
  first1: number;
  second1: number;
  both1: number;
  all1: number;
  frame: number;
}

const scenes = [
  {
    who: 'members of a club',
    first: 'play chess',
    second: 'play carrom',
    unit: 'years',
    measure: 'average age',
  },
  {
    who: 'workers of a mill',
    first: 'speak Odia',
    second: 'speak Telugu',
    unit: 'years',
    measure: 'average age',
  },
  {
    who: 'farmers of a village',
    first: 'grow rice',
    second: 'grow cotton',
    unit: 'acres',
    measure: 'average land',
  },
  {
    who: 'students of a hostel',
    first: 'read a Hindi paper',
    second: 'read an English paper',
    unit: 'minutes',
    measure: 'average time spent on papers',
  },
] as const satisfies readonly Scene[];

const inBoth = form<Averages>(
  'in-both-from-four-averages',
  {
    band: 'Hard',
    seconds: 145,
    also: ['AR.AVG.2'],
    entry: true,
    verify: ({ all, a, first1, second1, both1, all1 }) => {
      const found: number[] = [];
      for (let both = 0; both <= a; both += 1) {
        const b = all - a + both;
        if (first1 * a + second1 * b - both1 * both === all1 * all) found.push(both);
      }
      if (found.length !== 1) throw new Error('not one number');
      return found[0] ?? 0;
    },
  },
  (
    { all, a, first1, second1, both1, all1, who, first, second, unit, measure, frame },
    { step, find, write },
  ) => {
    const rest = step(calc`${all} - ${a}`, {
      name: text`the number who only ${second}`,
      because: text`Nobody is outside both groups, so whoever is not in the first group has to be in the second. In both
        groups these are not.`,
      works: (_v, w) => tex`${w}`,
    })`
      Everybody belongs to at least one group. So those who do not ${first} only ${second}.`;
    write(tex`${first1} \times ${a} + ${second1}(${all - a} + c) - ${both1}c = ${all1} \times ${all}`, {
      because: text`In the sum of the two groups everybody of both is counted twice, in the total too, not only in the
        number.`,
    })`
      Let $c$ be the number in both groups. The rule for two groups holds for totals of ${unit} as well: the total of
      all is the total of each group less the total of those in both.`;
    const known = step(calc`${all1} * ${all} - ${first1} * ${a} - ${second1} * ${rest}`, {
      name: text`the total that is left for the last terms`,
      because: text`The second group has $${all - a} + c$ members, so a part of its total is known and only the part
          with $c$ is not.`,
      works: (_v, w) => tex`${second1}c - ${both1}c = ${w}`,
    })`
        Bring all known totals to one side and leave the terms with $c$ on the other.`;
    const gap = find(second1 - both1);
    const both = step(frac(calc`${known} / (${gap})`), { works: (_v, w) => tex`c = ${w}` })`
      Collect the terms with $c$ and divide by their coefficient to get the number in both groups.`;
    return {
      answer: both,
      stem: wording(
        frame,
        text`All ${all} ${who} ${first} or ${second}, or do both; ${a} of them ${first}. The ${measure} is ${first1}
          ${unit} for those
          who ${first}, ${second1} ${unit} for those who ${second}, ${both1} ${unit} for those who do both, and
          ${all1} ${unit} for all.
          How many do both?`,
        text`Of ${all} ${who}, everyone can be found among those who ${first} (${a} persons) or those who ${second},
          or in both groups. The
          ${measure} of the first group is ${first1} ${unit}, of the second ${second1} ${unit}, of those in both
          groups ${both1} ${unit}. If the
          ${measure} of all is ${all1} ${unit}, find the number in both groups.`,
      ),
      show: plain,
      plausible: value => value.d === 1n && value.gt(0) && value.lt(a),
      slips: [
        slip('used_a_term_twice', gap, second1)`
          The total of those in both groups was left in twice: it was not subtracted with the $${both1}$ ${unit} of
          each.`,
        slip('answered_another_quantity', both, () =>
          q(a - numberOf({ all, a, first1, second1, both1, all1 })),
        )`
          $${both}$ is the number who only ${first}. Those in both groups are asked for.`,
        slip('answered_another_quantity', both, () => q(all - a))`
          $${both}$ is the number who only ${second}. Those in both groups are asked for.`,
        slip('assumed_no_overlap', rest, () => q(all - a).mul(2))`
          The ${all - a} who do not ${first} were counted twice among those who ${second}.`,
        slip('swapped_the_two', known, calc`${all1} * ${all} - ${second1} * ${a} - ${first1} * ${rest}`)`
          The averages of the two groups were exchanged: $${second1}$ ${unit} were used for the ${a} who ${first}.`,
        slip('added_for_subtracted', gap, second1 + both1)`
          The total of those in both groups was added, which makes $${second1} + ${both1} = ${second1 + both1}$
          ${unit} for each. It has to be subtracted.`,
        slip('wrong_base', gap, second1 - all1)`
          For those in both groups you used the average of all, $${all1}$ ${unit}. They have an average of their own,
          $${both1}$ ${unit}.`,
      ],
      snapRead: text`Two groups that overlap, with averages: the rule for two groups holds for totals too.`,
      approach: text`Averages do not add up, totals do. Write the total of all as the totals of the two groups less
        that of the overlap,
        with the number in both as the only unknown.`,
      check: () => {
        const c = numberOf({ all, a, first1, second1, both1, all1 });
        return text`With ${c} in both, ${all - a + c} ${second}. The totals are $${first1 * a} + ${
          second1 * (all - a + c)
        } - ${both1 * c} =
          ${all1 * all}$ ${unit}, and that is ${all1} ${unit} for each of ${all}.`;
      },
      principle: text`The number in two groups together is the sum of both less the overlap, and the same holds for
        totals.`,
    };
  },
);

const numberOf = ({ all, a, first1, second1, both1, all1 }: Omit<Averages, keyof Scene | 'frame'>) =>
  (all1 * all - first1 * a - second1 * (all - a)) / (second1 - both1);

/** MM.SET.1 Hard: the number in both groups from averages. */
export const averagesOfTwoGroups: readonly AnyTemplate[] = situation<Averages>({
  type: 'MM.SET.1',
  situation: 'averages-of-two-groups',
  tries: 200,
  draw: draw => {
    const all = draw.step(40, 180, 2);
    const a = draw.int(Math.round(all * 0.4), Math.round(all * 0.8));
    const [first1 = 0, second1 = 0, both1 = 0] = draw.some(
      [24, 26, 28, 30, 32, 33, 34, 35, 36, 38, 39, 40, 42, 44, 45],
      3,
    );
    const low = Math.min(first1, second1);
    const all1 = low + draw.int(1, Math.max(1, Math.abs(first1 - second1) - 1));
    const given = { all, a, first1, second1, both1, all1 };
    const c = numberOf(given);
    const b = all - a + c;
    // Those in one group only have averages of their own, which have to be possible.
    const onlyA = (first1 * a - both1 * c) / (a - c);
    const onlyB = (second1 * b - both1 * c) / (b - c);
    const fits =
      Number.isInteger(c) &&
      c > 4 &&
      c < 0.8 * a &&
      all1 !== both1 &&
      all1 !== second1 &&
      c !== all - a &&
      a !== 2 * c &&
      [onlyA, onlyB].every(x => x > 18 && x < 60) &&
      ![all, a, first1, second1, both1, all1].includes(c);
    return fits ? { ...given, ...draw.pick(scenes), frame: draw.int(0, 1) } : null;
  },
  forms: [inBoth],
});
