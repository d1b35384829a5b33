import { path } from '../../path.ts';
import { peopleInAlgebra } from '../../people.ts';
import { counted, fractionTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Change {
  /** What the two have; u makes them equal, v makes the first k times the second. */
  first: number;
  second: number;
  u: number;
  v: number;
  k: number;
  /** Pages a day and days; more or fewer pages and the days gained or lost. */
  pages: number;
  days: number;
  up: number;
  gained: number;
  down: number;
  lost: number;
  /** Boys and girls. */
  boys: number;
  girls: number;
  people: readonly string[];
  way: boolean;
}

const times = (k: number) => (k === 2 ? 'twice' : `$${k}$ times`);

const gifts = form({
  form: 'gift-either-way',
  revision: 4,
  likely: true,
  band: 'Easy',
  seconds: 55,
  entry: true,
  suits: ({ first, second, u, v, k }: Change) =>
    first - second === 2 * u && first + v === k * (second - v) && second > v,
  stem: ({ u, v, k, people: [a, b], way }: Change) =>
    way
      ? `If ${a} gives ${b} $${u}$ marbles, they will have the same number of marbles. If ${b} gives ${a} $${v}$ marbles instead, ${a} will have ${times(k)} as many as ${b}. How many marbles do they have together?`
      : `If $${u}$ chairs are moved from hall P to hall Q, the two halls will have the same number of chairs. If $${v}$ chairs are moved from Q to P instead, P will have ${times(k)} as many chairs as Q. How many chairs are there in the two halls together?`,
  path: path<Change>()
    .quiet('moved', ({ u }) => q(2 * u))
    .quiet('after', ({ v }) => q(2 * v))
    .step(
      'gap',
      (_p, { moved, after }) => moved.add(after),
      'A gift changes the difference by twice its size. Start from the difference now and find it after the second gift.',
      ({ u, v }, { gap }) => `2 \\times ${u} + 2 \\times ${v} = ${gap}`,
    )
    .quiet('parts', ({ k }) => q(k - 1))
    .step(
      'part',
      (_p, { gap, parts }) => gap.div(parts),
      'After that gift one has a multiple of the other, so this difference is a whole number of parts.',
      ({ k }, { gap, part }) => `\\frac{${gap}}{${k} - 1} = ${fractionTex(part)}`,
    )
    .quiet('all', ({ k }) => q(k + 1))
    .step(
      'total',
      (_p, { part, all }) => part.mul(all),
      'Both together have all the parts, and a gift does not change the total.',
      ({ k }, { part, total }) => `(${k} + 1) \\times ${fractionTex(part)} = ${fractionTex(total)}`,
    ),
  slips: [
    {
      misconception: 'gift_changes_only_one_side',
      at: 'moved',
      wrongly: ({ u }) => q(u),
      words: ({ u }) =>
        `A gift of $${u}$ that makes both equal means a difference of twice as much: one side loses what the other gains.`,
    },
    {
      misconception: 'gift_changes_only_one_side',
      at: 'after',
      wrongly: ({ v }) => q(v),
      words: ({ v }) =>
        `The second gift of $${v}$ raises the difference by twice $${v}$, since both sides change.`,
    },
    {
      misconception: 'second_gift_ignored',
      at: 'after',
      wrongly: () => q(0),
      words: (_p, { gap }) =>
        `The difference of $${gap}$ is the one before the second gift; the multiple holds after it.`,
    },
    {
      misconception: 'difference_as_k_parts',
      at: 'parts',
      wrongly: ({ k }) => q(k),
      words: ({ k }, { gap }) =>
        `The difference $${gap}$ is $${k} - 1$ parts, because one side has $${k}$ and the other has one.`,
    },
    {
      misconception: 'both_gifts_counted_twice',
      at: 'moved',
      wrongly: ({ u }) => q(4 * u),
      words: ({ u }) => `The gift of $${u}$ was doubled twice.`,
    },
    {
      misconception: 'difference_not_shared',
      at: 'part',
      wrongly: ({ k }, { gap }) => (k > 2 ? gap : null),
      words: ({ k }, { gap }) =>
        `$${gap}$ is the difference, which is $${k - 1}$ parts; it was taken as one part.`,
    },
    {
      misconception: 'both_gifts_counted_twice',
      at: 'after',
      wrongly: ({ v }) => q(4 * v),
      words: ({ v }) => `The second gift of $${v}$ changes the difference by $${2 * v}$, not by $${4 * v}$.`,
    },
    {
      misconception: 'one_part_too_many',
      at: 'all',
      wrongly: ({ k }) => q(k + 2),
      words: ({ k }, { part }) =>
        `One side has $${k}$ parts of $${fractionTex(part)}$ and the other has one; that is $${k} + 1$ parts and not more.`,
    },
    {
      misconception: 'reports_one_share',
      at: 'all',
      wrongly: ({ k }) => q(k),
      words: ({ k }) =>
        `That is the share of the one with $${k}$ parts; the other's part belongs to the total.`,
    },
  ],
  show: value => plain(value),
  // Two equal numbers make an even total.
  plausible: value => value.valueOf() > 0 && value.valueOf() % 2 === 0,
  onSight: (value, { k }) => value.valueOf() % (k + 1) === 0,
  snapRead: () =>
    'Two gifts told as alternatives: one makes equal, the other makes a multiple. The total is asked.',
  approach: () =>
    'Watch the difference: each gift moves it by twice the gift. After the second one the difference is a known number of parts.',
  faster: ({ u, v, k }) =>
    `The total stays: after the second gift the difference is $2(${u} + ${v})$, which is $\\frac{${k} - 1}{${k} + 1}$ of it.`,
  check: ({ first, second, u, v, k }) =>
    `They have $${first}$ and $${second}$: $${first} - ${u} = ${second} + ${u}$, and $${first} + ${v} = ${k}(${second} - ${v})$.`,
  principle: 'A gift keeps the total and changes the difference by twice its size.',
  verify: ({ u, v, k }) => {
    for (let x = 1; x < 2000; x += 1) {
      const y = x - 2 * u;
      if (x + v === k * (y - v)) return q(x + y);
    }
    throw new Error('no numbers fit');
  },
});

const pace = form({
  form: 'faster-and-slower-pace',
  revision: 4,
  band: 'Medium',
  seconds: 70,
  entry: true,
  suits: ({ pages, days, up, gained, down, lost }: Change) =>
    (pages + up) * (days - gained) === pages * days &&
    (pages - down) * (days + lost) === pages * days &&
    days > gained,
  stem: ({ up, gained, down, lost, people: [a], way }: Change) =>
    way
      ? `${a} reads the same number of pages of a book every day. With ${counted(up, 'more page', 'more pages')} a day the book would be finished ${counted(gained, 'day')} earlier, and with ${counted(down, 'page')} fewer a day ${counted(lost, 'day')} later. How many pages does the book have?`
      : `A tailor's shop stitches the same number of shirts every day to complete an order. Stitching ${counted(up, 'more shirt', 'more shirts')} a day would save ${counted(gained, 'day')}, and stitching ${counted(down, 'shirt')} fewer a day would cost ${counted(lost, 'more day', 'more days')}. How many shirts were ordered?`,
  path: path<Change>()
    .step(
      'pair',
      ({ up, gained, down, lost }) => [q(up), q(gained), q(down), q(lost)],
      'Write both changes as products that equal rate times days; the product itself cancels.',
      ({ up, gained, down, lost }) =>
        `${up}d - ${gained}r = ${up * gained}, \\quad ${lost}r - ${down}d = ${lost * down}`,
    )
    .quiet('firstRight', ({ up, gained }) => q(up * gained))
    .quiet('secondRight', ({ down, lost }) => q(lost * down))
    .quiet('den', ({ up, gained, down, lost }) => q(up * lost - gained * down))
    .step(
      'rate',
      ({ up, down }, { firstRight, secondRight, den }) =>
        firstRight.mul(down).add(secondRight.mul(up)).div(den),
      'Solve these two linear equations for the rate $r$.',
      ({ up, down, gained, lost }, { firstRight, secondRight, rate }) =>
        `r = \\frac{${down} \\times ${firstRight} + ${up} \\times ${secondRight}}{${up} \\times ${lost} - ${down} \\times ${gained}} = ${fractionTex(rate)}`,
    )
    .quiet('days', ({ up, gained }, { rate, firstRight }) => firstRight.add(rate.mul(gained)).div(up))
    .step(
      'total',
      (_p, { rate, days }) => rate.mul(days),
      'Find the days from the first equation and multiply.',
      (_p, { rate, days, total }) =>
        `d = ${fractionTex(days)}, \\quad ${fractionTex(rate)} \\times ${fractionTex(days)} = ${fractionTex(total)}`,
    ),
  slips: [
    {
      misconception: 'product_term_dropped',
      at: 'firstRight',
      wrongly: () => q(0),
      words: ({ up, gained }) =>
        `Expanding the first product also leaves $${up} \\times ${gained}$, which was dropped.`,
    },
    {
      misconception: 'product_term_dropped',
      at: 'secondRight',
      wrongly: () => q(0),
      words: ({ down, lost }) =>
        `Expanding the second product also leaves $${down} \\times ${lost}$, which was dropped.`,
    },
    {
      misconception: 'sign_of_product_term',
      at: 'secondRight',
      wrongly: (_p, { secondRight }) => secondRight.neg(),
      words: ({ down, lost }) => `The term $${down} \\times ${lost}$ of the second product changed its sign.`,
    },
    {
      misconception: 'multiplies_new_rate_with_old_days',
      at: 'total',
      wrongly: ({ up }, { rate, days }) => rate.add(up).mul(days),
      words: ({ up }, { days }) =>
        `The raised rate was multiplied by the $${fractionTex(days)}$ days of the ordinary rate; $${up}$ more a day needs fewer days.`,
    },
    {
      misconception: 'multiplies_old_rate_with_new_days',
      at: 'total',
      wrongly: ({ gained }, { rate, days }) => rate.mul(days.sub(gained)),
      words: ({ gained }, { rate }) =>
        `The ordinary rate $${fractionTex(rate)}$ needs the ordinary number of days, not $${gained}$ fewer.`,
    },
    {
      misconception: 'slower_days_with_old_rate',
      at: 'total',
      wrongly: ({ lost }, { rate, days }) => rate.mul(days.add(lost)),
      words: ({ lost }) =>
        `The ordinary rate was multiplied by the days of the slower one, $${lost}$ too many.`,
    },
    {
      misconception: 'changes_mixed',
      at: 'total',
      wrongly: ({ up, lost }, { rate, days }) => rate.add(up).mul(days.add(lost)),
      words: ({ up, lost }) =>
        `The faster rate ($${up}$ more) goes with fewer days, but it was multiplied by the days of the slower one ($${lost}$ more).`,
    },
    {
      misconception: 'changes_mixed',
      at: 'total',
      wrongly: ({ down, gained }, { rate, days }) => rate.sub(down).mul(days.sub(gained)),
      words: ({ down, gained }) =>
        `The slower rate ($${down}$ less) was multiplied by the days of the faster one ($${gained}$ less).`,
    },
    {
      misconception: 'slower_rate_with_old_days',
      at: 'total',
      wrongly: ({ down }, { rate, days }) => rate.sub(down).mul(days),
      words: ({ down }) => `The lowered rate, $${down}$ less a day, was multiplied by the ordinary days.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () => 'A fixed amount of work done at three rates: rate and days change against each other.',
  approach: () =>
    'Both changes leave the product unchanged. Expanded, the product cancels and two linear equations remain.',
  faster: ({ up, gained, down, lost }) =>
    `$${up}d = ${gained}(r + ${up})$ and $${down}d = ${lost}(r - ${down})$: divide them, so that $\\frac{r + ${up}}{r - ${down}} = ${fractionTex(q(up * lost, gained * down))}$.`,
  check: ({ pages, days, up, gained, down, lost }) =>
    `$${pages} \\times ${days} = ${pages + up} \\times ${days - gained} = ${pages - down} \\times ${days + lost} = ${pages * days}$.`,
  principle:
    'When rate and time change but the work stays, expand the products: the equations become linear.',
  verify: ({ up, gained, down, lost }) => {
    for (let r = down + 1; r < 400; r += 1)
      for (let d = gained + 1; d < 400; d += 1)
        if ((r + up) * (d - gained) === r * d && (r - down) * (d + lost) === r * d) return q(r * d);
    throw new Error('no rate fits');
  },
});

const classmates = form({
  form: 'seen-by-each-side',
  revision: 2,
  band: 'Medium',
  seconds: 65,
  entry: true,
  suits: ({ boys, girls }: Change) => girls - (boys - 1) > 0 && girls - 1 !== boys,
  stem: ({ boys, girls, way }: Change) => {
    const share = q(boys, girls - 1);
    const above = girls - (boys - 1);
    return way
      ? `In a class, each boy finds that there are $${above}$ more girls than boys among the other students. Each girl finds that the number of boys is $${fractionTex(share)}$ of the number of the other girls. How many students are there in the class?`
      : `At a meeting, each man counts the other people and finds $${above}$ more women than men. Each woman counts the other people and finds $${fractionTex(share)}$ times as many men as women. How many people are at the meeting?`;
  },
  path: path<Change>()
    .quiet('share', ({ boys, girls }) => q(boys, girls - 1))
    .quiet('above', ({ boys, girls }) => q(girls - (boys - 1)))
    .quiet('self', () => q(1))
    .step(
      'gap',
      (_p, { above, self }) => above.sub(self),
      'Nobody counts oneself. One of the first group leaves his own out: compare the two groups as they are.',
      (_p, { above, gap }) => `y = (x - 1) + ${above} = x + ${gap}`,
    )
    .quiet('selfToo', () => q(1))
    .step(
      'men',
      (_p, { share, gap, selfToo }) => share.mul(gap.sub(selfToo)).div(q(1).sub(share)),
      'One of the second group leaves herself out. Put the first relation into the second and solve.',
      (_p, { share, gap, selfToo, men }) =>
        `x = ${fractionTex(share)}(y - 1) = ${fractionTex(share)}(x + ${gap.sub(selfToo)}), \\quad x = ${fractionTex(men)}`,
    )
    .step(
      'total',
      (_p, { men, gap }) => men.mul(2).add(gap),
      'Find the second group and add.',
      (_p, { men, gap, total }) =>
        `${fractionTex(men)} + ${fractionTex(men.add(gap))} = ${fractionTex(total)}`,
    ),
  slips: [
    {
      misconception: 'counts_oneself',
      at: 'self',
      wrongly: () => q(0),
      words: (_p, { gap }) =>
        `A difference of $${gap}$ holds for what one person sees; the one who counts is not among them.`,
    },
    {
      misconception: 'counts_oneself',
      at: 'selfToo',
      wrongly: () => q(0),
      words: (_p, { share }) =>
        `The factor $${fractionTex(share)}$ belongs to the others, without the one who counts.`,
    },
    {
      misconception: 'person_added_instead_of_removed',
      at: 'self',
      wrongly: () => q(2),
      words: (_p, { gap }) => `With a difference of $${gap}$ the person who counts is left out twice.`,
    },
    {
      misconception: 'person_added_instead_of_removed',
      at: 'selfToo',
      wrongly: () => q(2),
      words: () => 'In the second sentence two people are left out instead of one.',
    },
    {
      misconception: 'person_counted_with_wrong_sign',
      at: 'selfToo',
      wrongly: () => q(-1),
      words: () =>
        'In the second sentence the person who counts is added to the group instead of being left out.',
    },
    {
      misconception: 'reports_other_unknown',
      gives: 'men',
      words: (_p, { men }) => `$${fractionTex(men)}$ is the size of the first group alone.`,
    },
    {
      misconception: 'one_person_forgotten',
      at: 'total',
      wrongly: (_p, { men, gap }) => men.mul(2).add(gap).sub(1),
      words: (_p, { total }) =>
        `$${fractionTex(total)}$ is the number of the others; the person who counts is missing.`,
    },
    {
      misconception: 'one_person_too_many',
      at: 'total',
      wrongly: (_p, { men, gap }) => men.mul(2).add(gap).add(1),
      words: (_p, { total }) => `$${fractionTex(total)}$ counts one person twice.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 3,
  // The two groups differ by a known number, so the total has its parity.
  onSight: (value, { boys, girls }) => (value.valueOf() - (girls - boys)) % 2 === 0,
  snapRead: () => 'Each sentence is said by a person who does not count as one of the others.',
  approach: () =>
    'Write each sentence without the person who speaks: one gives a difference of the groups, the other a ratio.',
  faster: ({ boys, girls }) =>
    `With $g$ girls besides the speaker, boys are $${fractionTex(q(boys, girls - 1))}g$ and also $g + 1 - ${girls - boys}$: one equation in one unknown.`,
  check: ({ boys, girls }) =>
    `With $${boys}$ and $${girls}$: a member of the first group sees $${boys - 1}$ and $${girls}$, one of the second sees $${boys}$ and $${girls - 1}$.`,
  principle: 'Whoever counts the others is not among them: take one off the own group.',
  verify: ({ boys, girls }) => {
    const [above, share] = [girls - (boys - 1), q(boys, girls - 1)];
    for (let x = 1; x < 400; x += 1) {
      const y = x - 1 + above;
      if (y > 1 && share.mul(y - 1).equals(x)) return q(x + y);
    }
    throw new Error('no class fits');
  },
});

/** AL.LIN.1 Easy and Medium: what changes on one side changes on the other. */
export const bothChange: readonly AnyTemplate[] = situation<Change>({
  type: 'AL.LIN.1',
  situation: 'both-sides-change',
  draw: draw => {
    const u = draw.int(2, 15);
    const v = draw.int(2, 15);
    const k = draw.pick([2, 3, 4, 5]);
    const part = (2 * (u + v)) / (k - 1);
    const [pages, days] = [draw.step(12, 60, 2), draw.int(8, 40)];
    const paces = [1, 2, 3, 4, 5, 6, 8, 10].flatMap(gained => {
      const up = (pages * days) / (days - gained) - pages;
      return days > gained && Number.isInteger(up) ? [{ up, gained }] : [];
    });
    const slower = [1, 2, 3, 4, 5, 6, 8, 10, 12].flatMap(lost => {
      const down = pages - (pages * days) / (days + lost);
      return Number.isInteger(down) ? [{ down, lost }] : [];
    });
    if (!Number.isInteger(part) || paces.length === 0 || slower.length === 0) return null;
    const { up, gained } = draw.pick(paces);
    const { down, lost } = draw.pick(slower);
    const boys = draw.int(6, 30);
    return {
      first: k * part - v,
      second: part + v,
      u,
      v,
      k,
      pages,
      days,
      up,
      gained,
      down,
      lost,
      boys,
      girls: boys + draw.int(2, 14),
      people: draw.some(peopleInAlgebra, 2),
      way: draw.chance(0.5),
    };
  },
  forms: [gifts, pace, classmates],
});
