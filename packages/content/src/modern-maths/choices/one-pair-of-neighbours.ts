import { choices } from '../../counting.ts';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Table {
  /** Places around the table. */
  n: number;
  /** Chosen ones. */
  k: number;
  way: boolean;
}

const c = (n: number, r: number) => `\\binom{${n}}{${r}}`;

/** Choices of k around a circle of n without neighbours. */
const apart = (n: number, k: number) => choices(n - k - 1, k - 1) + choices(n - k, k);

const atMostOnePair = form<Table>(
  'at-most-one-pair-of-neighbours',
  {
    band: 'Hard',
    seconds: 140,
    revision: 2,
    also: ['MM.PNC.5', 'MM.PNC.2'],
    entry: true,
    verify: ({ n, k }) => {
      let count = 0;
      for (let mask = 0; mask < 1 << n; mask += 1) {
        let [bits, pairs] = [0, 0];
        for (let i = 0; i < n; i += 1) {
          if (!(mask & (1 << i))) continue;
          bits += 1;
          if (mask & (1 << ((i + 1) % n))) pairs += 1;
        }
        if (bits === k && pairs <= 1) count += 1;
      }
      return count;
    },
  },
  ({ n, k, way }, { step, find }) => {
    const [things, one_] = way ? ['people', 'person'] : ['lamps', 'lamp'];
    const w = step(calc`C(${n} - ${k} - 1, ${k} - 1)`, {
      name: text`the choices without neighbours that contain number 1`,
      because: text`In the row of $${n - 3}$ the $${n - 3 - (k - 1)}$ that are not chosen leave $${n - k - 1}$ gaps,
        with one at each end. A chosen ${one_} goes into a gap of its own, so that no two are side by side.`,
      works: value => tex`${c(n - k - 1, k - 1)} = ${value}`,
    })`
      First case: no two chosen ${things} are neighbours. Number the places. If number $1$ is chosen, the places beside
      it must stay free; the other $${k - 1}$ come from the row of $${n - 3}$ that is left, each in a gap of its own.`;
    const without = step(calc`C(${n} - ${k}, ${k})`, {
      name: text`the choices without neighbours that avoid number 1`,
      because: text`Leaving out number $1$ cuts the circle open: its two neighbours are then the ends of a row and no
        longer side by side.`,
      works: value => tex`${c(n - k, k)} = ${value}`,
    })`
      If number $1$ is not chosen, all $${k}$ come from a row of $${n - 1}$. The $${n - 1 - k}$ that are not chosen
      leave $${n - k}$ gaps: choose $${k}$ of them.`;
    const none = find(calc`${w} + ${without}`);
    const pairs = find(n);
    const free = find(calc`${n} - 4`);
    const others = step(calc`C(${free} - ${k} + 3, ${k} - 2)`, {
      name: text`the choices of the others beside a given pair`,
      because: text`A chosen ${one_} next to the pair would make a second pair of neighbours. So two more places are
        barred beside the two of the pair, and $${n} - 4 = ${n - 4}$ are left in a row.`,
      works: value => tex`${c(Number(free) - k + 3, k - 2)} = ${value}`,
    })`
      Second case: exactly one pair of neighbours. Fix the pair and keep the places on both sides of it free. The other
      $${k - 2}$ come from the row of $${n - 4}$ that is left, again without neighbours.`;
    const one = step(calc`${pairs} * ${others}`, {
      name: 'the number of choices with exactly one pair',
      because: text`The pair can begin at any of the $${n}$ places, also at the last one, since the first follows it
        around the circle. The two are not put in order.`,
    })`
      Around a circle there are $${n}$ places for the pair. Multiply by the choices of the others.`;
    const count = step(calc`${none} + ${one}`, {
      because: text`At most one pair means no pair or exactly one, and a choice cannot be both.`,
      works: value => tex`${w} + ${without} + ${one} = ${value}`,
    })`
      Add the choices without a pair, with and without number $1$, and those with exactly one pair.`;
    return {
      answer: count,
      stem: way
        ? text`$${n}$ people sit around a round table. In how many ways can $${k}$ of them be chosen so that at most one
          pair of the chosen people sit side by side?`
        : text`The $${n}$ lamps of a circular garland are numbered in order. In how many ways can exactly $${k}$ of them
          be lit so that at most one pair of neighbouring lamps is lit?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0 && value.valueOf() < choices(n, k),
      slips: [
        stop('mixed_up_exactly_and_at_least', one)`
          $${one}$ is the number of choices with exactly one pair of neighbours. At most one pair allows no pair at all
          as well.`,
        slip('took_a_circle_for_a_row', none, calc`C(${n} - ${k} + 1, ${k})`)`
          $${c(n - k + 1, k)} = ${none}$ choices without neighbours belong to a row; around a circle the first and the
          last are neighbours.`,
        slip('ignored_a_condition', free, calc`${n} - 2`)`
          Beside a pair the others were chosen from all $${n - 2}$ remaining places; one next to the pair would make a
          second pair.`,
        slip('ignored_a_condition', others, calc`C(${free}, ${k} - 2)`)`
          $${c(Number(free), k - 2)} = ${others}$ lets the others be neighbours of one another, which would make a
          second pair.`,
        slip('took_a_circle_for_a_row', pairs, calc`${n} - 1`)`
          $${n - 1}$ places for the pair belong to a row; around a circle there are $${n}$.`,
        slip('left_out_a_case', without, 0)`
          Without neighbours only the $${w}$ choices that contain number 1 were counted; there are others.`,
        slip('left_out_a_case', free, calc`${n} - 3`)`
          Only one of the two places beside the pair was barred, which leaves $${n - 3}$.`,
        slip('counted_order', pairs, calc`2 * ${n}`)`
          $2 \times ${n}$ places count the pair in both orders; a choice has no order.`,
        slip('left_out_a_case', w, 0)`
          Without neighbours only the $${without}$ choices that avoid number 1 were counted.`,
        slip('counted_one_too_few', others, calc`C(${free} - ${k} + 2, ${k} - 2)`)`
          $${Number(free) - k + 2}$ gaps were counted beside the pair; with the two at the ends there are
          $${Number(free) - k + 3}$.`,
      ],
      snapRead: text`A choice around a circle with at most one pair of neighbours: two cases, each opened into a row.`,
      approach: text`Split by the number of pairs, none or one. Each time fix something that cuts the circle open,
        number 1 or the pair; what remains is a row, where the chosen stand in the gaps of the others.`,
      faster: text`No pair: $\frac{${n}}{${n - k}}${c(n - k, k)}$. One pair: $${n} \times ${c(n - k - 1, k - 2)}$.
        Add.`,
      check: () =>
        text`By the gaps between those not chosen: no pair $\frac{${n}}{${k}} \times ${c(n - k - 1, k - 1)} = ${none}$;
          one pair in $${k - 1}$ blocks $\frac{${n}}{${k - 1}} \times ${k - 1} \times ${c(n - k - 1, k - 2)} = ${one}$;
          together $${count}$.`,
      principle: text`Around a circle, fix something first: it cuts the circle into a row, where gaps can be counted.`,
    };
  },
);

/** MM.PNC.3 Hard: choices around a circle with at most one pair of neighbours. */
export const onePairOfNeighbours: readonly AnyTemplate[] = situation<Table>({
  type: 'MM.PNC.3',
  situation: 'chosen-around-a-circle',
  tries: 20,
  draw: draw => {
    const [n, k] = [draw.int(9, 16), draw.int(4, 6)];
    const others = choices(n - k - 1, k - 2);
    return n >= 2 * k + 2 && others >= 4 && n * others + apart(n, k) <= 2400
      ? { n, k, way: draw.chance(0.5) }
      : null;
  },
  forms: [atMostOnePair],
});
