import { calc, form, here, slip, text } from '../../question/index.ts';
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
    const [one, other] = way ? ['novels', 'plays'] : ['vegetables', 'cheeses'];
    const [single, otherSingle] = way ? ['novel', 'play'] : ['vegetable', 'cheese'];
    const empty = find(1, { name: 'the choice of nothing' });
    const first = step(calc`2^${men} - ${empty}`, {
      name: `the number of choices of ${one}`,
      because: text`With $3$ things there are $2 \times 2 \times 2 = 8$ choices, because each is in or out. One of
        them takes nothing at all, and that is not allowed.`,
    })`
      Each of the $${men}$ ${one} is taken or not, which gives two possibilities for each. Take away the one choice
      without any ${single}.`;
    const second = step(calc`2^${women} - ${empty}`, {
      name: `the number of choices of ${other}`,
      because: text`At least one ${otherSingle} is needed too, so again just one choice, the empty one, drops out.`,
    })`
      Count the choices of the $${women}$ ${other} in the same way, without the choice of none.`;
    const ways = step(calc`${first} * ${second}`, {
      name: 'the number of selections',
      because: text`Both choices are made for the same selection. Each of the first kind can be combined with all of
        the second, so the numbers multiply.`,
    })`
      Every choice of ${one} goes with every choice of ${other}. So multiply.`;
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
          You left out only the empty selection, $2^{${men} + ${women}} - 1 = ${ways}$. Selections of ${one} alone or
          of ${other} alone are not allowed either.`,
        slip('kept_a_case_that_is_ruled_out', empty, 0)`
          You multiplied $${first}$ by $${second}$. Among these are the choices with no ${single} or no ${otherSingle}
          at all.`,
        slip('added_for_multiplied', ways, calc`${first} + ${second}`)`
          ${here} adds the two numbers of choices. Both choices are made together, so each of one kind goes with each
          of the other.`,
        slip('mixed_up_exactly_and_at_least', ways, calc`${men} * ${women}`)`
          ${here} takes exactly one ${single} and exactly one ${otherSingle}. More of each are allowed.`,
        slip('chose_the_minimum_then_any', ways, calc`${men} * ${women} * 2^(${men} + ${women} - 2)`)`
          You chose one of each first and then anything, which counts the same selection many times. Here $${men}
          \times ${women} \times 2^{${men} + ${women} - 2} = ${ways}$.`,
        slip('counted_twice', empty, 2)`
          From each kind you took two choices away, which leaves $${first}$ and $${second}$. Only the empty choice is
          forbidden.`,
      ],
      snapRead: text`Any number of different things of two kinds may be taken, at least one of each: in or out for
        each thing.`,
      approach: text`Each thing is in or out, which doubles the number of choices. Take away the empty choice for each
        kind, then multiply.`,
      faster: text`$2^{${men + women}} - 2^{${men}} - 2^{${women}} + 1$, by leaving out selections without a kind.`,
      check: text`From all selections take those without ${one} and those without ${other}; the empty one went twice:
        $${2 ** (men + women)} - ${2 ** men} - ${2 ** women} + 1 = ${(2 ** men - 1) * (2 ** women - 1)}$.`,
      principle: text`When any number of different things may be taken, each is in or out: two to the power of their
        number, less the empty choice.`,
    };
  },
);
