import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import { type Group, whole } from './group.ts';

export const anyNumber = form({
  form: 'any-number-of-each',
  revision: 2,
  band: 'Easy',
  seconds: 60,
  entry: true,
  suits: ({ men, women, k }: Group) => men !== women && men <= 7 && women <= 7 && k >= 1,
  stem: ({ men, women, way }) =>
    way
      ? `From $${men}$ different novels and $${women}$ different plays, a reader borrows any number of books, with at least one novel and at least one play. How many selections are possible?`
      : `Any number of toppings may be chosen from $${men}$ vegetables and $${women}$ cheeses, with at least one vegetable and at least one cheese. In how many ways can this be done?`,
  path: path<Group>()
    .quiet('empty', () => q(1))
    .step(
      'first',
      ({ men }, { empty }) => q(2 ** men).sub(empty),
      'Each thing of the first kind is taken or not; leave out the choice of none.',
      ({ men }, { first }) => `2^{${men}} - 1 = ${first}`,
    )
    .step(
      'second',
      ({ women }, { empty }) => q(2 ** women).sub(empty),
      'The same for the second kind.',
      ({ women }, { second }) => `2^{${women}} - 1 = ${second}`,
    )
    .step(
      'ways',
      (_p, { first, second }) => first.mul(second),
      'Every choice of the first kind goes with every choice of the second.',
      (_p, { first, second, ways }) => `${first} \\times ${second} = ${ways}`,
    ),
  slips: [
    {
      misconception: 'none_taken_off_once',
      at: 'ways',
      wrongly: ({ men, women }) => q(2 ** (men + women) - 1),
      words: ({ men, women }, { ways }) =>
        `Only the empty selection was left out; selections of one kind alone must go as well. Here $2^{${numberTex(men)} + ${numberTex(women)}} - 1 = ${numberTex(ways)}$.`,
    },
    {
      misconception: 'none_not_taken_off',
      at: 'empty',
      wrongly: () => q(0),
      words: () => 'Selections without one of the kinds were not left out.',
    },
    {
      misconception: 'adds_the_choices',
      at: 'ways',
      wrongly: (_p, { first, second }) => first.add(second),
      words: (_p, { first, second }) => `$${first} + ${second}$ adds choices that are made together.`,
    },
    {
      misconception: 'one_of_each_only',
      at: 'ways',
      wrongly: ({ men, women }) => q(men * women),
      words: ({ men, women }) => `$${men} \\times ${women}$ takes exactly one of each kind.`,
    },
    {
      misconception: 'chooses_minimum_then_any',
      at: 'ways',
      wrongly: ({ men, women }) => q(men * women * 2 ** (men + women - 2)),
      words: ({ men, women }, { ways }) =>
        `One of each was chosen first and then anything, which counts the same selection many times. Here $${numberTex(men)} \\times ${numberTex(women)} \\times 2^{${numberTex(men)} + ${numberTex(women)} - 2} = ${numberTex(ways)}$.`,
    },
    {
      misconception: 'two_taken_off',
      at: 'empty',
      wrongly: () => q(2),
      words: () => 'Two selections of each kind were left out; only the empty one is forbidden.',
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value),
  snapRead: () => 'Any number of different things of two kinds, none of them missing altogether.',
  approach: () => 'Each thing is in or out. Take away the empty choice in each kind, then multiply.',
  faster: ({ men, women }) =>
    `$2^{${men + women}} - 2^{${men}} - 2^{${women}} + 1$, by leaving out selections without a kind.`,
  check: ({ men, women }) =>
    `$${2 ** (men + women)} - ${2 ** men} - ${2 ** women} + 1 = ${(2 ** men - 1) * (2 ** women - 1)}$.`,
  principle:
    'For any number of different things each is in or out: two to the power of their number, less the empty choice.',
  verify: ({ men, women }) => {
    let count = 0;
    for (let set = 0; set < 2 ** (men + women); set += 1)
      if ((set & (2 ** men - 1)) > 0 && set >> men > 0) count += 1;
    return q(count);
  },
});
