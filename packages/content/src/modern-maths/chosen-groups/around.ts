import { choices } from '../../counting.ts';
import { calc, form, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import { q } from '../../value.ts';
import { c, type Group, whole } from './group.ts';

const withOne = (table: number, picked: number) => choices(table - picked - 1, picked - 1);

export const around = form<Group>(
  'one-of-two-people-around-a-table',
  {
    band: 'Medium',
    seconds: 105,
    revision: 3,
    also: ['MM.PNC.5', 'MM.PNC.2'],
    entry: true,
    suits: ({ table, picked }) => table >= 2 * picked + 2 && picked >= 3,
    verify: ({ table, picked }) => {
      let count = 0;
      for (let set = 0; set < 2 ** table; set += 1) {
        let [ones, ok] = [0, (set & 0b101) !== 0];
        for (let i = 0; i < table; i += 1)
          if ((set >> i) & 1) {
            ones += 1;
            if ((set >> ((i + 1) % table)) & 1) ok = false;
          }
        if (ok && ones === picked) count += 1;
      }
      return count;
    },
  },
  ({ table, picked, way }, { step, find }) => {
    const row = find(calc`${table} - 3`);
    const one = step(
      calc`C(${row} - ${picked} + 2, ${picked} - 1)`,
      value => tex`\text{row of } ${row}: \quad ${c(Number(row) - picked + 2, picked - 1)} = ${value}`,
    )`
      Choose the first of the two. Both neighbours are barred, and the ring has become a row: choose the other
      $${picked - 1}$ from it without neighbours, in the gaps of those not chosen.`;
    const rest = find(calc`${table} - 5`);
    const both = step(
      calc`C(${rest} - ${picked} + 3, ${picked} - 2)`,
      value => tex`\text{row of } ${rest}: \quad ${c(Number(rest) - picked + 3, picked - 2)} = ${value}`,
    )`
      Choose both. The place between them and one more on either side are barred; the rest is a row again.`;
    const ways = step(calc`2 * ${one} - ${both}`)`
      The second of the two is in as many choices as the first. Add, and take off once the choices with both, which were
      counted twice.`;
    return {
      answer: ways,
      stem: way
        ? text`$${table}$ people sit around a round table, with exactly one person between Asha and Binod. $${picked}$
          of the people are chosen, at least one of Asha and Binod among them, and no two of the chosen sit next to each
          other. In how many ways is this possible?`
        : text`A necklace has $${table}$ beads, numbered in order from $1$ to $${table}$. In how many ways can exactly
          $${picked}$ beads be painted so that no two neighbouring beads are painted and at least one of the beads $1$
          and $3$ is painted?`,
      show: plain,
      // Beyond the number of all choices without neighbours nothing is possible.
      plausible: value => whole(value) && value.valueOf() <= (table * withOne(table, picked)) / picked,
      slips: [
        slip('counted_twice', both, 0)`
          $${ways}$ counts the choices that hold both of the two twice.`,
        slip('mixed_up_exactly_and_at_least', ways, calc`(${one} - ${both}) * 2`)`
          $${ways}$ has exactly one of the two in it; the $${both}$ choices with both belong in the count.`,
        slip('ignored_a_condition', row, calc`${table} - 2`)`
          With one of the two chosen a row of $${table - 2}$ was left; both neighbours are barred, not just one.`,
        slip('ignored_a_condition', rest, calc`${table} - 4`)`
          With both chosen a row of $${table - 4}$ was left; the three places beside and between them are barred.`,
        slip('ignored_a_condition', ways, calc`${one} * ${table} / ${picked}`)`
          $\frac{${table}}{${picked}} \times ${one} = ${ways}$ counts all choices without neighbours, also those with
          neither of the two.`,
        stop('left_out_a_case', one)`
          $${one}$ counts only the choices that hold the first of the two.`,
        slip('ignored_a_condition', both, calc`C(${rest}, ${picked} - 2)`)`
          For both of them $${c(Number(rest), picked - 2)} = ${both}$ lets the others be neighbours of one another.`,
      ],
      snapRead: text`No two neighbours in a ring, and at least one of two certain places.`,
      approach: text`At least one of two: those with the first, those with the second, less those with both. Each time
        what is chosen opens the ring into a row.`,
      faster: () =>
        text`$2 ${c(table - picked - 1, picked - 1)} - ${c(table - picked - 2, picked - 2)}$: a place that is fixed
          leaves a row of $${table - 3}$, two places a row of $${table - 5}$.`,
      check: () => {
        const all = q(table * withOne(table, picked), picked);
        return text`In all there are $\frac{${table}}{${picked}} \times ${one} = ${all}$ choices without neighbours;
          $${all.sub(ways)}$ of them hold neither of the two.`;
      },
      principle: text`A place of a ring that is filled opens it into a row; for at least one of two places add both and
        take off what was counted twice.`,
    };
  },
);
