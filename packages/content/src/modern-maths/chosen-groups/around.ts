import { choices } from '../../counting.ts';
import { calc, form, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import { q } from '../../value.ts';
import { c, type Group, whole } from './group.ts';

const withOne = (table: number, picked: number) => choices(table - picked - 1, picked - 1);

export const around = form<Group>(
  'one-of-two-people-around-a-table',
  {
    band: 'Hard',
    seconds: 135,
    revision: 4,
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
    const [firstOne, secondOne] = way ? ['Asha', 'Binod'] : ['bead 1', 'bead 3'];
    const ring = way ? 'circle' : 'necklace';
    const row = find(calc`${table} - 3`, { name: `the places left once ${firstOne} is chosen` });
    const one = step(calc`C(${row} - ${picked} + 2, ${picked} - 1)`, {
      name: `the number of choices with ${firstOne}`,
      works: value => tex`\text{row of } ${row}: \quad ${c(Number(row) - picked + 2, picked - 1)} = ${value}`,
      because: text`Put the places that are not chosen in a row. Each chosen one goes into a different gap between
        them or at an end, so that no two are neighbours; there is one gap more than places.`,
    })`
      Choose ${firstOne}. Both neighbours are then forbidden, and the rest of the ${ring} is a row of $${table - 3}$.
      Choose the other $${picked - 1}$ from this row without neighbours, in the gaps of those not chosen.`;
    const rest = find(calc`${table} - 5`, { name: 'the places left once both are chosen' });
    const both = step(calc`C(${rest} - ${picked} + 3, ${picked} - 2)`, {
      name: `the number of choices with ${firstOne} and ${secondOne}`,
      works: value =>
        tex`\text{row of } ${rest}: \quad ${c(Number(rest) - picked + 3, picked - 2)} = ${value}`,
      because: text`The place between the two is a neighbour of both, so together they forbid three places, not four.
        With their own two places that makes five.`,
    })`
      Choose both ${firstOne} and ${secondOne}. The place between them and one more on either side are forbidden; the
      other $${table - 5}$ are a row again.`;
    const ways = step(calc`2 * ${one} - ${both}`, {
      name: 'the number of choices with at least one of the two',
      because: text`${firstOne} and ${secondOne} are alike in the ${ring}. A choice with both of them is contained in
        both counts, so it was counted twice and is taken away once.`,
    })`
      As many choices contain ${secondOne} as ${firstOne}. Add both numbers and take away once the choices with both,
      which were counted twice.`;
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
          $${ways}$ is twice the number of choices with ${firstOne}. It counts the choices with both ${firstOne} and
          ${secondOne} twice.`,
        slip('mixed_up_exactly_and_at_least', ways, calc`(${one} - ${both}) * 2`)`
          $${ways}$ counts the choices with exactly one of ${firstOne} and ${secondOne}. The $${both}$ choices with
          both belong to the count too.`,
        slip('ignored_a_condition', row, calc`${table} - 2`)`
          With one of the two chosen you left a row of $${table - 2}$. Both of its neighbours are forbidden, not only
          one, so three places are gone.`,
        slip('ignored_a_condition', rest, calc`${table} - 4`)`
          With both chosen you left a row of $${table - 4}$. The place between them and one on either side are
          forbidden, so five places are gone.`,
        slip('ignored_a_condition', ways, calc`${one} * ${table} / ${picked}`)`
          $\frac{${table}}{${picked}} \times ${one} = ${ways}$ counts all choices without neighbours, also those with
          neither of the two.`,
        stop('left_out_a_case', one)`
          $${one}$ counts only the choices with ${firstOne}. Those with ${secondOne} but not ${firstOne} count too.`,
        slip('ignored_a_condition', both, calc`C(${rest}, ${picked} - 2)`)`
          For the choices with both you used $${c(Number(rest), picked - 2)} = ${both}$. That lets the others be
          neighbours of one another.`,
      ],
      snapRead: text`No two neighbours in a ${ring} may be chosen, and at least one of two certain places: add both
        and take away what is counted twice.`,
      approach: text`At least one of two: add those with the first and those with the second, less those with both.
        Each time a chosen place opens the ${ring} into a row.`,
      faster: () =>
        text`$2 ${c(table - picked - 1, picked - 1)} - ${c(table - picked - 2, picked - 2)}$: a place that is fixed
          leaves a row of $${table - 3}$, two places a row of $${table - 5}$.`,
      check: () => {
        const all = q(table * withOne(table, picked), picked);
        return text`In all there are $\frac{${table}}{${picked}} \times ${one} = ${all}$ choices without neighbours;
          $${all.sub(ways)}$ of them contain neither of the two.`;
      },
      principle: text`A chosen place opens a circle into a row; for at least one of two places add both counts and
        take away what was counted twice.`,
    };
  },
);
