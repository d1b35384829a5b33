import { choices } from '../../counting.ts';
import { calc, form, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import { c, exact, type Group, sets, whole } from './group.ts';

const onlyFirst = ({ men, women, size, k }: Group) => choices(women - 1, k - 1) * choices(men - 1, size - k);
const onlySecond = ({ men, women, size, k }: Group) => choices(women - 1, k) * choices(men - 1, size - k - 1);
const neither = ({ men, women, size, k }: Group) => choices(women - 1, k) * choices(men - 1, size - k);
const both = ({ men, women, size, k }: Group) => choices(women - 1, k - 1) * choices(men - 1, size - k - 1);

export const refusing = form<Group>(
  'exactly-one-of-two-people',
  {
    band: 'Medium',
    seconds: 80,
    entry: true,
    suits: ({ men, women, size, k }) => k >= 2 && size - k >= 2 && k < women && size - k < men,
    verify: ({ men, women, size, k }) => sets(men, women, size, (w, has) => w === k && has(0) !== has(women)),
  },
  (p, { step }) => {
    const { who, women, k, men, size, way } = p;
    const [one, other, team] = who;
    const first = step(
      onlyFirst(p),
      value => tex`${c(women - 1, k - 1)} \times ${c(men - 1, size - k)} = ${value}`,
    )`
      First case: the one of the ${one} is in, the other out. Choose the rest of the ${one}, and all ${other} without
      the one who is out.`;
    const second = step(
      onlySecond(p),
      value => tex`${c(women - 1, k)} \times ${c(men - 1, size - k - 1)} = ${value}`,
    )`
      Second case: the other way round.`;
    const ways = step(calc`${first} + ${second}`)`
      Add the two cases.`;
    return {
      answer: ways,
      stem: way
        ? text`A ${team} of $${size}$, with exactly $${k}$ ${one} in it, is chosen from $${women}$ ${one} and $${men}$
          ${other}. Of Ira, one of the ${one}, and Jatin, one of the ${other}, one has to be chosen, but not both. How
          many such ${team}s are possible?`
        : text`From $${women}$ ${one} and $${men}$ ${other}, ${team === 'squad' ? 'a squad' : text`a ${team}`} of $${k}$
          ${one} and $${size - k}$ ${other} is to be formed. Meera is one of the ${one} and Nikhil one of the ${other};
          exactly one of these two must belong to the ${team}. In how many ways can it be formed?`,
      show: plain,
      plausible: whole,
      slips: [
        slip('kept_a_case_that_is_ruled_out', ways, () => calc`${first} + ${second} + ${neither(p)}`)`
          $${ways}$ includes the $${neither(p)}$ choices without either of the two; one of them has to be in.`,
        slip('kept_a_case_that_is_ruled_out', ways, () => calc`${first} + ${second} + ${both(p)}`)`
          $${ways}$ includes the $${both(p)}$ choices with both of the two.`,
        stop('left_out_a_case', first)`
          $${first}$ is only the first case; the other of the two can be the one who is in.`,
        stop('left_out_a_case', second)`
          $${second}$ is only the second case; the first of the two can be the one who is in.`,
        slip('chose_from_a_wrong_pool', first, calc`C(${women} - 1, ${k} - 1) * C(${men}, ${size} - ${k})`)`
          In the first case $${c(men, size - k)}$ lets the other of the two in as well, which makes $${first}$.`,
        slip('assumed_equal_parts', second, first)`
          $2 \times ${first}$ counts both cases alike; the numbers of the two kinds differ.`,
        slip('chose_from_a_wrong_pool', second, calc`C(${women}, ${k}) * C(${men} - 1, ${size} - ${k} - 1)`)`
          In the second case $${c(women, k)}$ keeps the one who is out among those to choose from, which makes
          $${second}$.`,
      ],
      snapRead: text`Fixed numbers of two kinds, and exactly one of two certain people.`,
      approach: text`Exactly one of two people: two cases. In each of them one place is filled and both people leave the
        pool.`,
      faster: text`From all $${exact(men, women, size, k)}$ take those with both, $${both(p)}$, and those with neither,
        $${neither(p)}$.`,
      check: () =>
        text`With both there are $${both(p)}$ choices, with neither $${neither(p)}$; with the $${ways}$ they make all
          $${c(women, k)} \times ${c(men, size - k)} = ${exact(men, women, size, k)}$.`,
      principle: text`Exactly one of two people: in each case one of them is in and both leave the pool that the rest is
        chosen from.`,
    };
  },
);
