import { choices } from '../../counting.ts';
import { calc, form, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import { q } from '../../value.ts';
import { c, exact, type Group, range, sets, whole } from './group.ts';

export const bothKinds = form<Group>(
  'minimum-of-both-kinds',
  {
    band: 'Medium',
    seconds: 65,
    revision: 4,
    entry: true,
    suits: ({ men, women, size, k }) =>
      k >= 2 &&
      size - k >= 2 &&
      men >= 3 &&
      women >= size &&
      range(k, size - 1).filter(w => size - w <= men).length >= 2,
    verify: ({ men, women, size, k }) => sets(men, women, size, w => w >= k && w < size),
  },
  ({ k, size, men, women, who, way }, { step, find }) => {
    const [one, other, team] = who;
    const from = find(calc`max(${k}, ${size} - ${men})`);
    const to = find(calc`min(${women}, ${size} - 1)`);
    step(calc`${to} - ${from} + 1`, () => tex`${range(from.valueOf(), to.valueOf())}`)`
      List the possible numbers of the ${one}: from the minimum up to one short of the whole group.`;
    const ways = step(
      range(from.valueOf(), to.valueOf()).reduce((s, w) => s.add(exact(men, women, size, w)), q(0)),
      value =>
        tex`${range(from.valueOf(), to.valueOf())
          .map(w => `${c(women, w)}${c(men, size - w)}`)
          .join(' + ')} = ${range(from.valueOf(), to.valueOf())
          .map(w => exact(men, women, size, w))
          .join(' + ')} = ${value}`,
    )`
      Count each case and add.`;
    return {
      answer: ways,
      stem: way
        ? text`A ${team} of $${size}$ is chosen from $${women}$ ${one} and $${men}$ ${other}. It must have at least
          $${k}$ ${one} and at least one of the ${other}. How many choices are possible?`
        : text`How many ${team}s of $${size}$ with at least $${k}$ ${one} can be formed from $${men}$ ${other} and
          $${women}$ ${one}, if a ${team} of ${one} only is not allowed?`,
      show: plain,
      plausible: whole,
      onSight: value => value.valueOf() < choices(men + women, size),
      slips: [
        slip(
          'chose_the_minimum_then_any',
          ways,
          calc`C(${women}, ${k}) * ${men} * C(${men} + ${women} - ${k} - 1, ${size} - ${k} - 1)`,
        )`
          The minimum of both kinds was chosen first and then anybody, which counts the same group several times. Here
          $\binom{${women}}{${k}} \times ${men} \times \binom{${men} + ${women} - ${k} - 1}{${size} - ${k} - 1} =
          ${ways}$.`,
        slip('left_out_a_case', to, to.compare(from) > 0 && calc`${to} - 1`)`
          The case with $${to.add(1)}$ of the ${one} is missing.`,
        slip('left_out_a_case', from, to.compare(from) > 0 && calc`${from} + 1`)`
          The case with $${from.sub(1)}$ of the ${one} is missing.`,
        slip('ignored_a_condition', to, Math.min(women, size) > to.valueOf() && calc`${to} + 1`)`
          Groups of the ${one} alone were counted as well.`,
        slip('let_in_an_end_point', from, from.valueOf() - 1 >= size - men && calc`${from} - 1`)`
          The case with only $${from}$ of the ${one} was counted.`,
        slip('mixed_up_exactly_and_at_least', ways, () => exact(men, women, size, from.valueOf()))`
          Only the groups with exactly $${from}$ of the ${one} are counted.`,
        slip('ignored_a_condition', ways, calc`C(${men} + ${women}, ${size})`)`
          All $${choices(men + women, size)}$ groups are counted, without any condition.`,
      ],
      snapRead: text`A minimum for each kind: the numbers of the ${one} run between two bounds.`,
      approach: text`Write the possible numbers of the ${one} and add the cases; or subtract the unwanted cases from
        all.`,
      faster: () => {
        const unwanted = range(Math.max(0, size - men), Math.min(women, size)).filter(
          w => w < from.valueOf() || w > to.valueOf(),
        );
        return unwanted.length < to.sub(from).add(1).valueOf()
          ? text`$${c(men + women, size)} - ${unwanted.map(w => exact(men, women, size, w)).join(' - ')}$: the unwanted
            cases are fewer.`
          : text`Only $${to.sub(from).add(1)}$ products: $${range(from.valueOf(), to.valueOf())
              .map(w => exact(men, women, size, w))
              .join(' + ')}$.`;
      },
      check: () =>
        text`All groups: $${range(Math.max(0, size - men), Math.min(women, size))
          .map(w => exact(men, women, size, w))
          .join(' + ')} = ${choices(men + women, size)}$, of which $${ways}$ satisfy both conditions.`,
      principle: text`With minimum numbers, split by the number of one kind; never choose the minimum first and the rest
        freely.`,
    };
  },
);
