import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Story {
  things: string;
  a: string;
  b: string;
  c: string;
  place: string;
}

interface Row extends Story {
  n: number;
  /** The least number of others on each side between the middle one and the outer two. */
  gap: number;
  frame: number;
}

const stories = [
  { things: 'books', a: 'the atlas', b: 'the dictionary', c: 'the novel', place: 'on a shelf' },
  { things: 'children', a: 'Meera', b: 'Rohan', c: 'Zoya', place: 'in a queue' },
  {
    things: 'flags',

    a: 'the red one',
    b: 'the white one',
    c: 'the green one',
    place: 'along a wall',
  },
  { things: 'dancers', a: 'Lalitha', b: 'Farah', c: 'Kavya', place: 'in a line' },
] as const satisfies readonly Story[];

const midway = form<Row>(
  'chance-of-standing-midway',
  {
    band: 'Hard',
    seconds: 140,
    revision: 2,
    also: ['MM.PRB.1'],
    verify: ({ n, gap }) => {
      let [good, all] = [0, 0];
      for (let a = 1; a <= n; a += 1)
        for (let b = 1; b <= n; b += 1)
          for (let c = 1; c <= n; c += 1) {
            if (a === b || b === c || a === c) continue;
            all += 1;
            if (a + c === 2 * b && Math.abs(b - a) > gap) good += 1;
          }
      return q(good, all);
    },
  },
  ({ n, gap, frame, things, a, b, c, place }, { step, find, write }) => {
    const largest = Math.floor((n - 1) / 2);
    write(tex`(p, \; p + d, \; p + 2d), \qquad d \ge ${gap + 1}, \qquad p + 2d \le ${n}`, {
      because: text`The other ${things} may stand in any order, so only the places of the three matter.`,
    })`
      Let the first of the three places be $p$ and the distance to the next one $d$. The middle place is that of ${b},
      at the same distance from both, so the places are in equal steps.`;
    const first = find(n - 2 * (gap + 1), { name: text`the number of rows with the smallest step` });
    const last = find(n - 2 * largest, { name: text`the number of rows with the largest step` });
    const steps = find(largest - gap, { name: text`the number of possible steps` });
    const sets = step(frac(calc`${steps} * (${first} + ${last}) / 2`), {
      name: 'the number of sets of places',
      works: (_v, w) =>
        tex`${Array.from({ length: Math.min(3, largest - gap) }, (_, i) => n - 2 * (gap + 1 + i)).join(
          ' + ',
        )}${largest - gap > 3 ? tex` + \dots + ${n - 2 * largest}` : ''} = ${w}`,
      because: text`For a step $d$ the first place $p$ goes from $1$ to $${n} - 2d$.`,
    })`
      For each $d$ count the possible $p$, and add. The numbers fall by $2$ from one $d$ to the next.`;
    const orders = find(2);
    const good = step(calc`${orders} * ${sets}`, {
      name: 'the number of favourable placings',
      because: text`Midway fixes only the place of ${b}. Which of the other two comes first in the row is not said, so
        both orders count.`,
    })`
      ${b} has the middle place of the three; ${a} and ${c} can be exchanged. Multiply by these $2$ orders.`;
    const all = step(calc`${n} * ${n - 1} * ${n - 2}`, {
      name: 'the number of all placings of the three',
      because: text`The favourable placings were counted with the order of ${a} and ${c}. So all placings have to be
        counted with their order too.`,
    })`
      Without the condition the three can have any three places in any order: $${n}$ places for the first, one fewer for
      the second, and again one fewer for the third.`;
    const chance = step(frac(calc`${good} / ${all}`))`
      All placings are equally likely. Divide the favourable ones by all.`;
    const apart =
      gap === 0
        ? text`exactly midway between ${a} and ${c}`
        : text`exactly midway between ${a} and ${c}, with at least ${gap} (other|others) on each side between them`;
    return {
      answer: chance,
      stem: wording(
        frame,
        text`${n} ${things} are placed ${place} in random order. What is the probability that ${b} stands ${apart}?`,
        text`In a random order of ${n} ${things} ${place}, find the probability that ${b} is ${apart}.`,
        text`All orders of ${n} ${things} ${place} are equally likely. With what probability does ${b} stand ${apart}?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.lt(1),
      slips: [
        slip('ignored_order', orders, 1)`
          ${a} was always placed before ${c}. The two can be exchanged, so there are twice as many placings as the
          ${frac(sets)}
          sets of places.`,
        slip('left_out_a_case', sets, () => q(n - 2 * (gap + 1)))`
          Only the smallest step was counted, with $${n - 2 * (gap + 1)}$ sets of places. The outer two can be farther
          apart.`,
        slip('ignored_even_and_odd', sets, () => q(((n - 2 * gap - 2) * (n - 2 * gap - 1)) / 2))`
          All pairs of places for the outer two were counted, $${sets}$. Half-way between two places there is another
          place only if both have odd numbers or both even ones.`,
        slip('let_in_an_end_point', sets, gap > 0 && (() => q(setsOf(n, gap - 1))))`
          Steps from $${gap}$ on were counted. A step of $${gap}$ leaves only ${gap - 1} (other|others) between two
          neighbours of the three.`,
        slip('left_out_an_end_point', sets, () => q(setsOf(n, gap + 1)))`
          Steps from $${gap + 2}$ on were counted. A step of $${gap + 1}$ already leaves ${gap} between.`,
        slip('let_things_repeat', all, n ** 3)`
          The three were given any of $${n}$ places each, as if two could stand at one place.`,
        slip('chose_from_a_wrong_pool', all, (n * (n - 1) * (n - 2)) / 6)`
          For all placings the three places were chosen without order, in ${all} ways, but the favourable ones were
          counted with it.`,
        slip('used_a_factor_twice', orders, 6)`
          All $6$ orders of the three were counted. The middle place belongs to ${b}.`,
      ],
      snapRead: text`One of three stands exactly midway between the other two: three places in equal steps.`,
      approach: text`The rest of the ${things} play no part. Count the sets of three places in equal steps, let the
        outer two be
        exchanged, and compare with all placings of the three.`,
      ...(gap === 0 && {
        faster: text`The outer two need places of one kind, both odd or both even, and the middle place follows. For
          ${a} and ${c}
          these are ${good} of $${n} \times ${n - 1}$ ordered pairs; ${b} then has one place of $${n - 2}$.`,
      }),
      check: text`With the step $${largest}$ the first place is one of $${n - 2 * largest}$; with the step $${
        gap + 1
      }$ one of
        $${n - 2 * gap - 2}$. In all there are $${setsOf(n, gap)}$ sets, and ${calc`2 * ${setsOf(n, gap)}`} placings.`,
      principle: text`Where only some of the things in a row have conditions, place these alone and compare with all
        their placings.`,
    };
  },
);

const setsOf = (n: number, gap: number) => {
  let sum = 0;
  for (let d = gap + 1; 2 * d < n; d += 1) sum += n - 2 * d;
  return sum;
};

/** MM.PNC.2 Hard: midway between two others. */
export const midwayBetween: readonly AnyTemplate[] = situation<Row>({
  type: 'MM.PNC.2',
  situation: 'midway',
  draw: draw => {
    const p = { ...draw.pick(stories), n: draw.int(8, 19), gap: draw.int(0, 3), frame: draw.int(0, 2) };
    return p.n - 2 * p.gap >= 6 ? p : null;
  },
  forms: [midway],
});
