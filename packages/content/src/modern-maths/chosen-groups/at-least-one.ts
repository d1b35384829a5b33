import { choices } from '../../counting.ts';
import { calc, form, slip, stop, tex, text } from '../../question/index.ts';
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
    const all = step(calc`C(${men} + ${women}, ${size})`, value => tex`${c(men + women, size)} = ${value}`)`
      Count all choices first.`;
    const none = step(calc`C(${men}, ${size})`)`
      Count the unwanted ones: none of the ${one}.`;
    const ways = step(calc`${all} - ${none}`)`
      Subtract.`;
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
          $${women} \times ${choices(men + women - 1, size - 1)}$ chooses one of the ${one} and then anybody, which
          counts a group with two of them twice.`,
        stop('gave_the_complement', none)`
          $${none}$ is the number of groups without any of the ${one}.`,
        slip('mixed_up_exactly_and_at_least', ways, exact(men, women, size, 1))`
          $${women} \times ${choices(men, size - 1)}$ counts only the groups with exactly one of the ${one}.`,
        stop('ignored_a_condition', all)`
          $${all}$ counts all groups, also those without ${one}.`,
        slip('used_a_wrong_given_number', none, women !== men && calc`C(${women}, ${size})`)`
          The groups of the ${one} alone, $${c(women, size)}$, were taken off instead of those without it.`,
        slip('used_a_wrong_given_number', none, calc`C(${men} + 1, ${size})`)`
          $${c(men + 1, size)}$ takes off groups that hold one particular person of the ${one}.`,
        slip('left_out_a_factor', ways, calc`C(${men} + ${women} - 1, ${size} - 1)`)`
          One person of the ${one} was fixed and the choice of that person forgotten.`,
      ],
      snapRead: text`At least one of a kind: the opposite is none of it.`,
      approach: text`Take away from all groups those without ${one}.`,
      check: () =>
        text`By cases: $${cases({ ...p, k: 1 })
          .map(k => exact(men, women, size, k))
          .join(' + ')} = ${ways}$.`,
      principle: text`At least one means all without none.`,
    };
  },
);
