import { calc, form, slip, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import { type Group, whole } from './group.ts';

export const anyNumber = form<Group>(
  'any-number-of-each',
  {
    band: 'Easy',
    seconds: 60,
    revision: 2,
    entry: true,
    suits: ({ men, women, k }) => men !== women && men <= 7 && women <= 7 && k >= 1,
    verify: ({ men, women }) => {
      let count = 0;
      for (let set = 0; set < 2 ** (men + women); set += 1)
        if ((set & (2 ** men - 1)) > 0 && set >> men > 0) count += 1;
      return count;
    },
  },
  ({ men, women, way }, { step, find }) => {
    const empty = find(1);
    const first = step(calc`2^${men} - ${empty}`)`
      Each thing of the first kind is taken or not; leave out the choice of none.`;
    const second = step(calc`2^${women} - ${empty}`)`
      The same for the second kind.`;
    const ways = step(calc`${first} * ${second}`)`
      Every choice of the first kind goes with every choice of the second.`;
    return {
      answer: ways,
      stem: way
        ? text`From $${men}$ different novels and $${women}$ different plays, a reader borrows any number of books, with
          at least one novel and at least one play. How many selections are possible?`
        : text`Any number of toppings may be chosen from $${men}$ vegetables and $${women}$ cheeses, with at least one
          vegetable and at least one cheese. In how many ways can this be done?`,
      show: plain,
      plausible: whole,
      slips: [
        slip('kept_a_case_that_is_ruled_out', ways, calc`2^(${men} + ${women}) - 1`)`
          Only the empty selection was left out; selections of one kind alone must go as well. Here $2^{${men} +
          ${women}} - 1 = ${ways}$.`,
        slip('kept_a_case_that_is_ruled_out', empty, 0)`
          Selections without one of the kinds were not left out.`,
        slip('added_for_multiplied', ways, calc`${first} + ${second}`)`
          $${first} + ${second}$ adds choices that are made together.`,
        slip('mixed_up_exactly_and_at_least', ways, calc`${men} * ${women}`)`
          $${men} \times ${women}$ takes exactly one of each kind.`,
        slip('chose_the_minimum_then_any', ways, calc`${men} * ${women} * 2^(${men} + ${women} - 2)`)`
          One of each was chosen first and then anything, which counts the same selection many times. Here $${men}
          \times ${women} \times 2^{${men} + ${women} - 2} = ${ways}$.`,
        slip('counted_twice', empty, 2)`
          Two selections of each kind were left out; only the empty one is forbidden.`,
      ],
      snapRead: text`Any number of different things of two kinds, none of them missing altogether.`,
      approach: text`Each thing is in or out. Take away the empty choice in each kind, then multiply.`,
      faster: text`$2^{${men + women}} - 2^{${men}} - 2^{${women}} + 1$, by leaving out selections without a kind.`,
      check: text`$${2 ** (men + women)} - ${2 ** men} - ${2 ** women} + 1 = ${(2 ** men - 1) * (2 ** women - 1)}$.`,
      principle: text`For any number of different things each is in or out: two to the power of their number, less the
        empty choice.`,
    };
  },
);
