import { choices } from '../../counting.ts';
import { calc, form, here, slip, tex, text } from '../../question/index.ts';
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
    revision: 2,
    entry: true,
    suits: ({ men, women, size, k }) => k >= 2 && size - k >= 2 && k < women && size - k < men,
    verify: ({ men, women, size, k }) => sets(men, women, size, (w, has) => w === k && has(0) !== has(women)),
  },
  (p, { step }) => {
    const { who, women, k, men, size, way } = p;
    const [one, other, team] = who;
    const [inside, outside] = way ? ['Ira', 'Jatin'] : ['Meera', 'Nikhil'];
    const first = step(onlyFirst(p), {
      name: `the number of ${team}s with ${inside} alone`,
      works: value => tex`${c(women - 1, k - 1)} \times ${c(men - 1, size - k)} = ${value}`,
      because: text`${inside} fills one place of the ${one}, so one fewer is chosen from one fewer. ${outside} is out,
        so the ${other} are chosen from all but ${outside}.`,
    })`
      First case: ${inside} is in and ${outside} is out. Choose the other ${one}, and all ${other} from those
      without ${outside}.`;
    const second = step(onlySecond(p), {
      name: `the number of ${team}s with ${outside} alone`,
      works: value => tex`${c(women - 1, k)} \times ${c(men - 1, size - k - 1)} = ${value}`,
      because: text`${outside} fills one place of the ${other}. ${inside} is out, so all $${k}$ ${one} are chosen from
        the $${women - 1}$ others. Different numbers stand in the two cases, so the second is not a copy of the
        first.`,
    })`
      Second case: ${outside} is in and ${inside} is out. Choose all the ${one} from those without ${inside}, and the
      other ${other}.`;
    const ways = step(calc`${first} + ${second}`, {
      name: `the number of ${team}s`,
      because: text`No ${team} belongs to both cases: in one ${inside} is in, in the other out. So nothing is counted
        twice.`,
    })`
      Either the first or the second case happens, never both. So add them.`;
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
      // The two cases add up to the key, so only one of them, or of their doubles, is an option.
      slips: [
        slip('kept_a_case_that_is_ruled_out', ways, () => calc`${first} + ${second} + ${neither(p)}`)`
          $${ways}$ includes the $${neither(p)}$ choices with neither ${inside} nor ${outside}. One of the two has to
          be in.`,
        slip('kept_a_case_that_is_ruled_out', ways, () => calc`${first} + ${second} + ${both(p)}`)`
          $${ways}$ includes the $${both(p)}$ choices with both ${inside} and ${outside}. Only one of the two may be
          in.`,
        slip('left_out_a_case', ways, way && first)`
          $${first}$ counts only the choices with ${inside}. ${outside} can be the one who is in, too.`,
        slip('left_out_a_case', ways, !way && second)`
          $${second}$ counts only the choices with ${outside}. ${inside} can be the one who is in, too.`,
        slip('chose_from_a_wrong_pool', first, calc`C(${women} - 1, ${k} - 1) * C(${men}, ${size} - ${k})`)`
          In the case with ${inside} you chose the ${other} from all $${men}$, which makes $${first}$. ${outside} has
          to stay out, so one fewer is there to choose from.`,
        slip('assumed_equal_parts', second, way && first)`
          $2 \times ${first}$ counts both cases alike. The numbers of ${one} and ${other} differ, so the cases differ
          too.`,
        slip('assumed_equal_parts', first, !way && second)`
          $2 \times ${second}$ counts the case with ${outside} twice. With ${inside} in, other numbers of ${one} and
          ${other} are chosen.`,
        slip('gave_the_complement', ways, calc`${both(p)} + ${neither(p)}`)`
          ${here} adds the choices with both people and those with neither. These are the ones that are not allowed.`,
        slip('chose_from_a_wrong_pool', second, calc`C(${women}, ${k}) * C(${men} - 1, ${size} - ${k} - 1)`)`
          In the case with ${outside} you chose the ${one} from all $${women}$, which makes $${second}$. ${inside} has
          to stay out, so one fewer is there to choose from.`,
      ],
      snapRead: text`Fixed numbers of two kinds, and exactly one of two certain people: two cases that are added.`,
      approach: text`Either ${inside} or ${outside} is in: two cases. In each of them one place is filled, and both
        people leave the list from which the rest is chosen.`,
      faster: text`From all $${exact(men, women, size, k)}$ take those with both, $${both(p)}$, and those with
        neither, $${neither(p)}$.`,
      check: () =>
        text`With both there are $${both(p)}$ choices, with neither $${neither(p)}$; with the $${ways}$ they make all
          $${c(women, k)} \times ${c(men, size - k)} = ${exact(men, women, size, k)}$.`,
      principle: text`For exactly one of two people, take each of them in turn as the one who is in, and choose the
        rest without both.`,
    };
  },
);
