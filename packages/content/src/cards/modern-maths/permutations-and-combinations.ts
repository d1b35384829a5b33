import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const permutationsAndCombinations: readonly Card[] = [
  {
    type: 'MM.PNC.3',
    idea: text`
      A selection has no order; with conditions add the exact cases, or take the unwanted ones off all.`,
    cue: text`‘a committee of 4 with at least 2 girls’, ‘exactly 2 engineers’`,
    method: text`
      List the allowed numbers of each kind, multiply within a case, add the cases; for ‘at least one’
      subtract.`,
    trap: text`Choosing the minimum first and then anyone: it counts the same group several times.`,
    example: { form: 'two-kinds-exact-case', seed: 901 },
  },
  {
    type: 'MM.PNC.4',
    idea: text`A number is a row of places; fill the place with the strictest rule first and multiply.`,
    cue: text`
      ‘how many 4-digit numbers can be formed from the digits’, ‘no digit repeated’, ‘divisible by 5’`,
    method: text`
      Fill the first or the last place by its rule, then the others; split into cases when 0 disturbs both.`,
    trap: text`Letting 0 stand first, or forgetting that it may be used in the later places.`,
    example: { form: 'given-digits-above-a-bound', seed: 902 },
  },
  {
    type: 'MM.PNC.1',
    idea: text`
      Like things can be exchanged without any change, so every arrangement was counted several times.`,
    cue: text`‘numbers from the digits 2, 2, 3’, ‘identical’, ‘of one colour cannot be told apart’`,
    method: text`Count as if all were different, then divide by a factorial for each group of like things.`,
    trap: text`Leaving the division out, or dividing by the number of like things in place of its factorial.`,
    example: { form: 'list-of-digits-rearranged-digits', seed: 901 },
  },
  {
    type: 'MM.PNC.2',
    idea: text`
      Things that stand together are one block with orders of its own; things kept apart go into the gaps
      of the others.`,
    cue: text`‘next to each other’, ‘all together’, ‘no two side by side’, ‘separated’`,
    method: text`
      Together: orders of the units times orders in the block. Apart: arrange the others, then use
      different gaps.`,
    trap: text`Forgetting the order within the block, or taking all rows less the block for no two together.`,
    example: { form: 'two-kinds-in-a-row-all-of-a-kind-together', seed: 901 },
  },
  {
    type: 'MM.PNC.6',
    idea: text`The position in an ordered list is the number of entries before it and one more.`,
    cue: text`‘in increasing order’, ‘as in a dictionary’, ‘at which position’, ‘what is the 50th’`,
    method: text`
      Go from left to right; at each place count the entries that become smaller there, with like things
      divided out.`,
    trap: text`Forgetting to add the entry itself, or counting digits that stand in front already.`,
    example: { form: 'ordered-list-position-of-a-number', seed: 901 },
  },
  {
    type: 'MM.PNC.5',
    idea: text`
      In a circle only the neighbours count: rotations are the same, so one person or unit can be fixed.`,
    cue: text`‘round table’, ‘circular arrangement’, ‘necklace’, ‘rotations are not counted’`,
    method: text`Fix one, arrange the others as in a row; halve only for a ring that may be flipped.`,
    trap: text`Counting a circle like a row, or halving for people, whose left and right neighbours differ.`,
    example: { form: 'two-kinds-at-a-table-block-at-a-round-table', seed: 902 },
  },
  {
    type: 'MM.PNC.8',
    idea: text`
      All shortest ways on a grid have the same steps in two directions, in different orders.`,
    cue: text`‘only to the east or to the north’, ‘by a shortest route’, ‘one square to the right or one square up’`,
    method: text`
      Count the steps in each direction and choose the places of one kind; past a crossing multiply the ways to it and
      from it.`,
    trap: text`Taking streets for blocks: from the first street to the last there is one block less than streets.`,
    example: { form: 'ways-on-a-grid-shortest-ways-between-corners', seed: 902 },
  },
];
