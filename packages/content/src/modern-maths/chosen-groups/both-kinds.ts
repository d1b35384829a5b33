import { choices } from '../../counting.ts';
import { calc, form, slip, tex, text } from '../../question/index.ts';
import { numberTex, plain } from '../../show.ts';
import { q } from '../../value.ts';
import { c, exact, type Group, range, sets, whole } from './group.ts';

export const bothKinds = form<Group>(
  'minimum-of-both-kinds',
  {
    band: 'Easy',
    seconds: 50,
    revision: 6, // Two or three cases by one principle: a reader needed 45 seconds.
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
    const from = find(calc`max(${k}, ${size} - ${men})`, { name: `the least number of ${one}` });
    const to = find(calc`min(${women}, ${size} - 1)`, { name: `the greatest number of ${one}` });
    step(calc`${to} - ${from} + 1`, {
      name: 'the number of cases',
      works: () => tex`\text{${one}: } ${range(from.valueOf(), to.valueOf())}`,
      because: text`At least $${k}$ ${one} are needed, and at least one place is for the ${other}, so at most
        $${size - 1}$ ${one} are in. Sorted by this number, no ${team} is counted twice.`,
    })`
      Sort the ${team}s by the number of ${one}. List the numbers that are possible: from the minimum up to one
      less than the whole ${team}.`;
    const hasMore = to.sub(from).valueOf() > 1;
    const ways = step(
      range(from.valueOf(), to.valueOf()).reduce((s, w) => s.add(exact(men, women, size, w)), q(0)),
      {
        name: `the number of ${team}s`,
        works: value =>
          tex`${range(from.valueOf(), to.valueOf())
            .map(w => `${c(women, w)}${c(men, size - w)}`)
            .join(' + ')} = ${range(from.valueOf(), to.valueOf())
            .map(w => numberTex(exact(men, women, size, w)))
            .join(' + ')} = ${value}`,
        because: text`Within a case both kinds are chosen, so the numbers multiply. The cases exclude each other, so
          they are added. Choosing the minimum first and then anybody would count the same ${team} several times.`,
      },
    )`
      In each case choose the ${one} and the ${other} and multiply. Then add the cases.`;
    const unwanted = range(Math.max(0, size - men), Math.min(women, size)).filter(
      w => w < from.valueOf() || w > to.valueOf(),
    );
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
      // Two slips whose counts add up to the key never stand together: the first case and all the others.
      slips: [
        slip(
          'chose_the_minimum_then_any',
          ways,
          calc`C(${women}, ${k}) * ${men} * C(${men} + ${women} - ${k} - 1, ${size} - ${k} - 1)`,
        )`
          You chose the minimum of both kinds first and then anybody, which counts the same ${team} several times.
          Here $\binom{${women}}{${k}} \times ${men} \times \binom{${men} + ${women} - ${k} - 1}{${size} - ${k} - 1} =
          ${ways}$.`,
        slip('left_out_a_case', to, (hasMore || way) && calc`${to} - 1`)`
          You stopped at $${to}$ of the ${one}. A ${team} with $${to.add(1)}$ of them still has room for one of the
          ${other}.`,
        slip('left_out_a_case', from, (hasMore ? way : !way) && calc`${from} + 1`)`
          You began with $${from}$ of the ${one}. 'At least' includes the minimum itself, so the case with
          $${from.sub(1)}$ is missing.`,
        slip('swapped_the_two', ways, () => {
          const swapped = range(k, Math.min(men, size - 1)).filter(m => size - m <= women);
          return swapped.reduce((sum, m) => sum.add(exact(men, women, size, size - m)), q(0));
        })`
          You asked for at least $${k}$ ${other} and one of the ${one}, and so counted $${ways}$ ${team}s. The minimum
          of $${k}$ is for the ${one}.`,
        slip('ignored_a_condition', to, Math.min(women, size) > to.valueOf() && calc`${to} + 1`)`
          You also counted ${team}s with $${to}$ of the ${one}. There are no ${other} in these, which is not
          allowed.`,
        slip('let_in_an_end_point', from, from.valueOf() - 1 >= size - men && calc`${from} - 1`)`
          You also counted ${team}s with only $${from}$ of the ${one}. That is below the minimum.`,
        slip(
          'mixed_up_exactly_and_at_least',
          ways,
          () => hasMore && !way && exact(men, women, size, from.valueOf()),
        )`
          You counted only the ${team}s with exactly $${from}$ of the ${one}. More of them are allowed too.`,
        slip('ignored_a_condition', ways, calc`C(${men} + ${women}, ${size})`)`
          You counted all $${choices(men + women, size)}$ ${team}s. Those with too few ${one}, or with no ${other},
          are not allowed.`,
      ],
      snapRead: text`There is a minimum for each kind: the number of ${one} lies between two bounds, and each
        number is a case.`,
      approach: text`Write down the possible numbers of ${one}, count each case and add; or take the unwanted
        cases away from all.`,
      faster:
        unwanted.length < to.sub(from).add(1).valueOf() &&
        text`Subtract the unwanted cases, which are fewer: $${c(men + women, size)} - ${unwanted
          .map(w => numberTex(exact(men, women, size, w)))
          .join(' - ')}$.`,
      check: () =>
        text`By the number of ${one}, all ${team}s are $${range(
          Math.max(0, size - men),
          Math.min(women, size),
        )
          .map(w => numberTex(exact(men, women, size, w)))
          .join(' + ')} = ${choices(men + women, size)}$, of which $${ways}$ satisfy both conditions.`,
      principle: text`With minimum numbers of two kinds, split by the number of one kind; never choose the minimum
        first and the rest freely.`,
    };
  },
);
