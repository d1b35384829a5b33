import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Row {
  /** An odd number of things in a row, their total, and the least that each must have. */
  n: number;
  total: number;
  least: number;
  frame: number;
}

const stories = [
  { one: 'number', many: 'numbers', unit: '' },
  { one: 'tank', many: 'tanks', unit: ' litres' },
  { one: 'school', many: 'schools', unit: ' kg' },
] as const;

const leastTotalOfNeighbours = form<Row>(
  'least-largest-total-of-neighbours',
  {
    band: 'Hard',
    seconds: 140,
    verify: ({ n, total, least }) => {
      // In halves: the greatest total of a row for a limit on neighbours, place by place.
      for (let limit = 4 * least; ; limit += 1) {
        let most = new Map<number, number>([[2 * least, 0]]);
        for (let place = 0; place < n; place += 1) {
          const next = new Map<number, number>();
          for (const [before, sum] of most)
            for (let x = 2 * least; x <= limit - (place === 0 ? 2 * least : before); x += 1)
              next.set(x, Math.max(next.get(x) ?? 0, sum + x));
          most = next;
        }
        if (Math.max(...most.values()) >= 2 * total) return q(limit, 2);
      }
    },
  },
  ({ n, total, least, frame }, { step, write, find }) => {
    const { one, many, unit } = stories[frame] ?? stories[0];
    const pairs = find((n - 1) / 2, { name: `the number of pairs of neighbouring ${many}` });
    const groups = step(calc`${pairs} + 1`, {
      name: `the number of groups, with the ${one} that is left alone as one of them`,
      because: text`Each pair of neighbours has at most the largest total $c$. The last ${one} has a neighbour too, and
        that neighbour has at least $${least}$${unit}. So the last ${one} has at most $c - ${least}$, not $c$.`,
      works: (_v, w) => tex`\text{groups: } ${w}`,
    })`
      Let $c$ be the largest total of two neighbours. Take the ${many} in pairs from the left: the first with the
      second, the third with the fourth and so on. The last ${one} is left alone. Count these groups.`;
    const sum = step(calc`${total} + ${least}`, {
      name: text`the least that all groups together must allow`,
      because: text`The groups contain every ${one} exactly once, so their bounds together cannot be less than the total
        $${total}$.`,
      works: (value, _w) =>
        tex`${pairs} \times c + (c - ${least}) \ge ${total} \quad \Rightarrow \quad ${groups}c \ge ${value}`,
    })`
      Each of the $${pairs}$ pairs has at most $c$, and the last ${one} has at most $c - ${least}$. Together they have
      $${total}$${unit}.`;
    const c = step(calc`${sum} / ${groups}`, {
      name: 'the least possible value of the largest total',
      works: (_v, w) => tex`c \ge ${w}`,
    })`
      Divide by the number of groups. The largest total of two neighbours can never be less than this.`;
    const large = q(2 * (total + least), n + 1).sub(least);
    write(tex`\frac{${n} + 1}{2} \times ${large} + ${pairs} \times ${least} = ${total}`, {
      because: text`A lower bound is the least value only if some case reaches it. Here all neighbours have the same
          total, so none of the bounds is wasted.`,
    })`
      Show that it is reached: the first, third, fifth ${one} and so on have $${large}$${unit} each, and the others
      $${least}$${unit} each.`;
    return {
      answer: c,
      stem: wording(
        frame,
        text`The real numbers $x_1, x_2, \dots, x_${n}$ are all at least $${least}$, and their sum is $${total}$. Let
          $M$ be the largest of the sums $x_1 + x_2, \; x_2 + x_3, \; \dots, \; x_${n - 1} + x_${n}$. What is the
          least value that $M$ can have?`,
        text`$${n}$ tanks stand in a row, and $${total}$ litres of water are to be shared among them so that each tank
          gets at least $${least}$ litres. Any two neighbouring tanks are served by one pump. The largest total of two
          neighbouring tanks has to be as small as possible. How many litres is it then?`,
        text`Rice weighing $${total}$ kg is divided among $${n}$ schools along a road, and no school receives less than
          $${least}$ kg. For each two neighbouring schools the total of their shares is written down. How small, in kg,
          can the largest of these totals be?`,
      ),
      show: plain,
      plausible: value => value.gt(2 * least) && value.d <= 2n,
      slips: [
        slip('ignored_a_condition', sum, total)`
          You divided $${total}$ by $${groups}$. This lets the last ${one} have as much as a whole pair, but its
          neighbour takes at least $${least}$ of that.`,
        slip('assumed_equal_parts', c, calc`2 * ${total} / ${n}`)`
          Equal shares give ${here} for two neighbours. Shares that alternate between large and small make the largest
          total smaller, because the ends count once only.`,
        slip('wrong_sign', sum, calc`${total} - ${least}`)`
          You subtracted $${least}$ from the total, ${here}. The last ${one} has at least $${least}$ less than a pair
          may have, so $${least}$ more is needed for equal groups, not less.`,
        slip('put_the_bound_on_another_quantity', c, calc`(${total} - ${least}) / ${(n - 1) / 2}`)`
          You gave the last ${one} only $${least}$ and shared the rest among $${(n - 1) / 2}$ pairs: ${here}. The last
          ${one} can have more, and then the pairs need less.`,
        slip('left_out_a_term', c, calc`(${total} - ${n} * ${least}) / ${(n + 1) / 2} + ${least}`)`
          You gave out $${least}$ to each first and shared the rest among every second ${one}: ${here}. That is one
          ${one} alone. Its neighbour has $${least}$ as well.`,
        slip('took_a_part_for_the_whole', groups, pairs)`
          You divided by the $${pairs}$ pairs. The ${one} that is left alone is a group too.`,
        slip('doubled_needlessly', sum, calc`${total} + 2 * ${least}`)`
          You added $${least}$ twice, ${here}. Only one ${one} is left alone, so $${least}$ is added once.`,
      ],
      snapRead: text`The largest of several sums has to be small, while the total is fixed: group the sums so that every
        ${one} is met once.`,
      approach: text`First find a bound that holds for every way of sharing. Then show a way that reaches it. The bound
        comes from neighbouring pairs, and an odd number leaves one ${one} over, which cannot be ignored.`,
      check: text`Take $${large}$ and $${least}$ in turn. The total is
        $${(n + 1) / 2} \times ${large} + ${(n - 1) / 2} \times ${least} = ${total}$, and each two neighbours have
        $${large} + ${least} = ${large.add(least)}$.`,
      principle: text`To make the largest of several sums small, bound the total by groups that contain each part
        once, and then look for a case in which every group reaches its bound.`,
    };
  },
);

/** AL.INQ.7 Hard: the largest of many sums made as small as possible. */
export const leastLargest: readonly AnyTemplate[] = situation<Row>({
  type: 'AL.INQ.7',
  situation: 'sums-of-neighbours-in-a-row',
  tries: 20,
  draw: draw => {
    const n = draw.pick([5, 7, 9]);
    const least = draw.int(3, 12);
    const half = draw.int(5 * least, 9 * least);
    const total = (half * (n + 1)) / 4 - least;
    return Number.isInteger(total) ? { n, total, least, frame: draw.int(0, 2) } : null;
  },
  forms: [leastTotalOfNeighbours],
});
