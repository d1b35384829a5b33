import { choices } from '../../counting.ts';
import { calc, form, here, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import { c, cases, exact, type Group, sets, whole } from './group.ts';

export const atLeastOne = form<Group>(
  'at-least-one',
  {
    band: 'Easy',
    seconds: 45,
    revision: 2,
    entry: true,
    suits: ({ men, size }) => men > size,
    verify: ({ men, women, size }) => sets(men, women, size, w => w > 0),
  },
  (p, { step }) => {
    const { men, women, size, who, way } = p;
    const [one, other, team] = who;
    const all = step(calc`C(${men} + ${women}, ${size})`, {
      name: `the number of all ${team}s`,
      works: value => tex`${men} + ${women} = ${men + women}, \quad ${c(men + women, size)} = ${value}`,
      because: text`'At least one' is one, two, three and so on: many cases. Its opposite, 'none at all', is a single
        case, so it is easier to take that away from everything.`,
    })`
      First count all ${team}s of $${size}$ from the $${men + women}$ people, without any condition.`;
    const none = step(calc`C(${men}, ${size})`, {
      name: `the number of ${team}s without ${one}`,
      because: text`A ${team} without ${one} has only ${other} in it, so all its members are chosen from
        the $${men}$ ${other}.`,
    })`
      Then count the ${team}s that are not allowed: those without ${one}, which consist of ${other} only.`;
    const ways = step(calc`${all} - ${none}`, {
      name: `the number of ${team}s with at least one of the ${one}`,
      because: text`Every ${team} either has no ${one} or at least one of them, and never both. So what is
        left is just what is asked.`,
    })`
      Take the ${team}s without ${one} away from all. What is left has at least one of them.`;
    return {
      answer: ways,
      stem: way
        ? text`In how many ways can a ${team} of $${size}$ be chosen from $${women}$ ${one} and $${men}$ ${other} if it
          must have at least one of the ${one}?`
        : text`There are $${men}$ ${other} and $${women}$ ${one}. How many different ${team}s of $${size}$ are there
          that do not consist of ${other} only?`,
      show: plain,
      plausible: whole,
      onSight: value => value.valueOf() < choices(men + women, size),
      slips: [
        slip('chose_the_minimum_then_any', ways, calc`${women} * C(${men} + ${women} - 1, ${size} - 1)`)`
          $${women} \times ${choices(men + women - 1, size - 1)}$ chooses one of the ${one} first and then anybody. A
          ${team} with two of the ${one} is then counted twice, once for each of them as the first.`,
        stop('gave_the_complement', none)`
          $${none}$ is the number of ${team}s without ${one}. They have to be taken away from the number of all.`,
        slip('mixed_up_exactly_and_at_least', ways, exact(men, women, size, 1))`
          $${women} \times ${choices(men, size - 1)}$ counts only the ${team}s with exactly one of the ${one}. More of
          them are allowed too.`,
        stop('ignored_a_condition', all)`
          $${all}$ counts all ${team}s. Those without ${one} are still among them and have to be taken
          away.`,
        slip('used_a_wrong_given_number', none, women !== men && calc`C(${women}, ${size})`)`
          You subtracted the ${team}s of the ${one} alone, $${c(women, size)} = ${none}$. The ${team}s that are not
          allowed have ${other} only.`,
        slip('used_a_wrong_given_number', none, calc`C(${men} + 1, ${size})`)`
          You subtracted $${c(men + 1, size)} = ${none}$. Among these are ${team}s with one of the ${one}, and those
          are allowed.`,
        slip('left_out_a_factor', ways, calc`C(${men} + ${women} - 1, ${size} - 1)`)`
          ${here} fixes one person of the ${one} and chooses the rest. Any of the $${women}$ may be the one who is
          in.`,
      ],
      snapRead: text`At least one of a kind is asked: count all and take away those with none.`,
      approach: text`The opposite of at least one is none. So count all ${team}s and take away those without ${one}.`,
      check: () =>
        text`By the number of ${one}, from $${Math.max(1, size - men)}$ on:
          $${cases({ ...p, k: 1 })
            .map(k => exact(men, women, size, k))
            .join(' + ')} = ${ways}$.`,
      principle: text`For at least one, count everything and take away what has none.`,
    };
  },
);
