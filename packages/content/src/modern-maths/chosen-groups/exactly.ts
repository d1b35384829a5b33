import { choices } from '../../counting.ts';
import { calc, form, here, slip, stop, tex, text } from '../../question/index.ts';
import { counted, plain } from '../../show.ts';
import { c, type Group, sets, whole } from './group.ts';

export const exactly = form<Group>(
  'exact-case',
  {
    band: 'Easy',
    seconds: 40,
    revision: 3,
    entry: true,
    suits: ({ men, size, k }) => size - k >= 1 && size - k < men,
    verify: ({ men, women, size, k }) => sets(men, women, size, w => w === k),
  },
  ({ women, k, who, men, size, way }, { step }) => {
    const [one, other, team] = who;
    const first = step(calc`C(${women}, ${k})`, {
      name: `the number of ways to choose the ${one}`,
      because: text`A ${team} is the same whichever of its members is named first. So the choices without order are
        counted, not the rows.`,
    })`
      First choose the ${one}: $${k}$ of the $${women}$, and the order in which they are chosen does not matter.`;
    const second = step(calc`C(${men}, ${size} - ${k})`, {
      name: `the number of ways to choose the ${other}`,
      works: value => tex`${size} - ${k} = ${size - k}, \quad ${c(men, size - k)} = ${value}`,
      because: text`'Exactly' fixes both numbers: with $${k}$ of the ${one} in a ${team} of $${size}$, all other
        places are for the ${other}. Nobody else of the ${one} may come in.`,
    })`
      The other places of the ${team} go to the ${other}. Choose as many of them as there are places left.`;
    const ways = step(calc`${first} * ${second}`, {
      name: `the number of ${team}s`,
      because: text`With $3$ choices of one kind and $4$ of the other there are $3 \times 4$ pairs: each of the $3$
        can be combined with all $4$. Adding would be right if only one of the two choices were made.`,
    })`
      Each choice of ${one} goes with each choice of ${other}, so multiply the two numbers.`;
    return {
      answer: ways,
      stem: way
        ? text`From $${women}$ ${one} and $${men}$ ${other} a ${team} of $${size}$ is chosen. In how many ways can it
          have exactly ${counted(k, one.slice(0, -1))}?`
        : text`There are $${women}$ ${one} and $${men}$ ${other}. How many different ${team}s of $${size}$ have exactly
          ${counted(k, one.slice(0, -1))}?`,
      show: plain,
      plausible: whole,
      slips: [
        slip('added_for_multiplied', ways, calc`${first} + ${second}`)`
          ${here} adds the two numbers of choices. Both choices are made for the same ${team}, so each of one kind
          goes with each of the other: multiply.`,
        slip('ignored_a_condition', second, calc`C(${men} + ${women} - ${k}, ${size} - ${k})`)`
          You filled the other places from everybody left, in $${second}$ ways. Then there can be more than $${k}$ of
          the ${one} in the ${team}.`,
        slip('counted_order', first, k === 2 ? calc`${women} * (${women} - 1)` : calc`${first} * ${k}`)`
          You counted $${first}$ choices of the ${one}, as if it mattered who is named first. In a ${team} the order
          does not count.`,
        slip('ignored_a_condition', ways, calc`C(${men} + ${women}, ${size})`)`
          $${c(men + women, size)} = ${ways}$ counts all ${team}s of $${size}$, with any number of ${one}. Exactly
          $${k}$ were asked for.`,
        slip('swapped_the_two', ways, men !== women && calc`C(${men}, ${k}) * C(${women}, ${size} - ${k})`)`
          ${here} takes $${k}$ from the ${other} and the rest from the ${one}. The two kinds are exchanged.`,
        stop('took_a_part_for_the_whole', first)`
          $${first}$ is the number of choices of the ${one} alone. Each of them can be completed with ${other} in
          several ways.`,
        slip('counted_one_too_few', second, size - k > 1 && calc`C(${men}, ${size} - ${k} - 1)`)`
          From the ${other} you chose one person too few, $${c(men, size - k - 1)} = ${second}$ ways. Together with
          $${k}$ of the ${one} that does not fill the ${team}.`,
      ],
      snapRead: text`A ${team} has fixed numbers from two kinds, and order plays no part: choose from each kind and
        multiply.`,
      approach: text`Choose the ${one} and the ${other} separately, and multiply the numbers of choices.`,
      check: () =>
        text`All ${team}s of $${size}$ together are $${choices(men + women, size)}$, with any number of ${one};
          those with exactly $${k}$, $${ways}$, are a part of them.`,
      principle: text`Choices that are made together multiply, and in a group the order does not count.`,
    };
  },
);
