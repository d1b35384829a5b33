import { choices } from '../../counting.ts';
import { calc, form, slip, stop, tex, text } from '../../question/index.ts';
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
    const first = step(calc`C(${women}, ${k})`)`
      Choose the ${one}.`;
    const second = step(calc`C(${men}, ${size} - ${k})`, value => tex`${c(men, size - k)} = ${value}`)`
      Choose the rest from the ${other}.`;
    const ways = step(calc`${first} * ${second}`)`
      Each choice of one kind goes with each of the other.`;
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
          $${first} + ${second}$ adds choices that are made together; they multiply.`,
        slip('ignored_a_condition', second, calc`C(${men} + ${women} - ${k}, ${size} - ${k})`)`
          The rest was chosen from everybody left, so that there can be more of the ${one}.`,
        slip('counted_order', first, k === 2 ? calc`${women} * (${women} - 1)` : calc`${first} * ${k}`)`
          For the ${one} the order of choosing was counted.`,
        slip('ignored_a_condition', ways, calc`C(${men} + ${women}, ${size})`)`
          $${c(men + women, size)}$ counts all choices, whatever the kinds.`,
        slip('swapped_the_two', ways, men !== women && calc`C(${men}, ${k}) * C(${women}, ${size} - ${k})`)`
          The two kinds were exchanged: $${k}$ were taken from the ${other}.`,
        stop('took_a_part_for_the_whole', first)`
          $${first}$ is the number of choices of the ${one} alone.`,
        slip('counted_one_too_few', second, size - k > 1 && calc`C(${men}, ${size} - ${k} - 1)`)`
          From the ${other} $${c(men, size - k - 1)}$ takes one person too few.`,
      ],
      snapRead: text`A group with fixed numbers from two kinds; order plays no part.`,
      approach: text`Choose from each kind by itself and multiply.`,
      check: () =>
        text`All choices together are $${choices(men + women, size)}$; those with $${k}$ of the ${one}, $${ways}$, are a
          part of them.`,
      principle: text`Choices that are made together multiply; order does not count in a group.`,
    };
  },
);
