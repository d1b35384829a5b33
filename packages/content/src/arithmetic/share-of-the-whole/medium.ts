import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { percent } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Total {
  /** A share in per cent, its rise in points, and the fall of the total in per cent. */
  share: number;
  points: number;
  fall: number;
  what: string;
  all: string;
  frame: number;
}

const markets = [
  { what: 'electric cars', all: 'cars' },
  { what: 'e-books', all: 'books' },
  { what: 'herbal soaps', all: 'soaps' },
  { what: 'smart bulbs', all: 'bulbs' },
] as const;

const growth = (p: { share: number; points: number; fall: number }) =>
  q((p.share + p.points) * (100 - p.fall), p.share).sub(100);

const sales = form<Total>(
  'change-of-a-part-from-its-share',
  {
    band: 'Medium',
    seconds: 75,
    also: ['AR.PCT.2'],
    verify: ({ share, points, fall }) => {
      const [before, after] = [10000 * share, 100 * (100 - fall) * (share + points)];
      return nearFraction((after / before - 1) * 100, 60);
    },
  },
  ({ share, points, fall, what, all, frame }, { step, find }) => {
    const now = step(calc`${share}% + ${points}%`, {
      name: 'the share now',
      because: text`Percentage points are counted on the whole, like the share itself, so they are added to it.
        ${points}% of the share would be much less.`,
    })`
      The share has risen by percentage points, so add them to the per cent of last year to find the share now.`;
    const total = step(calc`100% - ${fall}%`, {
      name: text`all ${all} sold now, in per cent of before`,
      because: text`A share says nothing about a number until its total is known, and the total has changed as well: it
        is now ${fall}% less.`,
    })`
      All ${all} together have become fewer by ${fall}%. Write their number now as a per cent of the number before.`;
    const part = step(calc`100 * ${total}% * ${now}%`, {
      name: text`the ${what} sold now, where 100 ${all} were sold before`,
      because: text`The share now is a part of the total now. So the 100 of before are first made smaller, and the
        share is taken of what is left.`,
    })`
      Suppose that $100$ ${all} were sold before, $${share}$ of them ${what}. Find the total now and the share now of
      it: that is the number of ${what} now.`;
    const base = find(share);
    const wanted = step(calc`(${part} / ${base} - 1) * 100%`, {
      because: text`A rise is measured on the number before, and of the 100 before ${share} were ${what}.`,
    })`
      Divide by the $${share}$ that were sold before and subtract $1$: this is the growth as a per cent of the number
      before.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`Last year ${share}% of all ${all} sold were ${what}. This year this share is $${points}$ percentage
            points higher, but the number of all ${all} sold is ${fall}% lower. By what per cent did the number of
            ${what} sold rise?`
          : text`The market for ${all} has become smaller: ${fall}% fewer were sold than a year ago. At the same time
            the share of ${what} among them went up by $${points}$ percentage points, from ${share}%. What is the
            growth of the sales of ${what}, in per cent?`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(150) && value.d <= 40n,
      slips: [
        slip('left_out_a_change', total, 100)`
          You compared only the shares, as if all ${all} were still ${total}% of before. Their number has fallen by
          ${fall}%.`,
        slip('took_points_for_per_cent', now, () => calc`${share} * (100 + ${points}) / 100`)`
          You raised the share by ${points}% of itself, to ${now}%. Percentage points are added to the per cent
          itself.`,
        slip('took_points_for_per_cent', wanted, () => points > fall && calc`${points}% - ${fall}%`)`
          ${here} subtracts a fall in per cent from a rise in points. They have different bases: the total and the
          whole of the share.`,
        slip('added_the_percentages', wanted, calc`${points} / ${share} * 100% - ${fall}%`)`
          ${here} adds the two changes. One is a change of the share and the other of the total; the part is their
          product, so the factors are multiplied.`,
        slip('took_the_change_the_wrong_way', total, calc`100% + ${fall}%`)`
          You raised the number of all ${all} to ${total}%. There are ${fall}% fewer of them now.`,
        slip('wrong_base', base, calc`${now}`)`
          You compared the new number with $${base}$, the new share. It has to be compared with the
          $${base.sub(points)}$ that were sold before.`,
        slip('took_the_whole_for_a_part', wanted, calc`${part}%`)`
          ${here} is the number now, where $100$ ${all} were sold before. Of these $100$ only $${share}$ were ${what},
          and they are the base.`,
      ],
      snapRead: text`A share rises in points while its total falls in per cent: find the part itself, before and now.`,
      approach: text`Suppose that $100$ ${all} were sold before. The new total and the new share give the new number of
        ${what}; compare it with the old one.`,
      faster: text`The share is $\frac{${share + points}}{${share}}$ of the old one and the total ${100 - fall}% of the
        old one: multiply these two.`,
      check: text`$${share}$ raised by ${wanted}% is $${q(share).mul(wanted.add(100)).div(100)}$, which is ${now}% of
        $${total}$.`,
      principle: text`A part is share times total: when both change, multiply the two factors.`,
    };
  },
);

interface Back {
  start: number;
  points: number;
  fall: number;
  who: string;
  frame: number;
}

const parties = [
  { who: 'a phone maker' },
  { who: 'an airline' },
  { who: 'a tea brand' },
  { who: 'a radio station' },
] as const;

const start = form<Back>(
  'share-that-returns',
  {
    band: 'Easy',
    seconds: 60,
    // No option differs from the key by a number of the stem.
    revision: 5,
    also: ['AL.LIN.1'],
    verify: ({ points, fall, start: s, frame: _ }) => {
      const end = ((s + points) * (100 - fall)) / 100;
      for (let half = 1; half < 200; half += 1)
        if (Math.abs(((half / 2 + points) * (100 - fall)) / 100 - half / 2 - (end - s)) < 1e-9)
          return q(half, 2);
      throw new Error('no share fits');
    },
  },
  ({ start: s, points, fall, who, frame }, { step, find }) => {
    const end = q((s + points) * (100 - fall), 100).sub(s);
    const lost = find(end.neg(), { name: 'the points lost in the end' });
    const left = find(calc`100% - ${fall}%`, { name: 'what remains of the share in the second year' });
    const gain = step(calc`${points} * ${left}% + ${lost}`, {
      name: 'the part of the first share that is lost',
      works: (_value, working) =>
        tex`(x + ${points}) \times ${left}\% = x - ${lost} \Rightarrow x \times ${fall}\% = ${working}`,
      because: text`The fall of ${fall}% is a per cent of the raised share, so the ${points} points lose ${fall}% as
        well. Points are added and subtracted, but a per cent of the share multiplies it.`,
    })`
      Let the share be $x$ per cent at first. It becomes $x + ${points}$, and ${left}% of this remain. The result is
      $${lost}$ points less than $x$. Write this as an equation and bring the terms with $x$ to one side.`;
    const wanted = step(calc`${gain} ÷ ${fall}%`, {
      works: (_value, working) => tex`x = ${working}`,
      because: text`On one side ${left}% of $x$ is left and on the other all of $x$, so they differ by ${fall}% of $x$.
        That is what the known points have to make up.`,
    })`
      ${fall}% of $x$ is now known. Divide by the per cent to find $x$.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`In one year the market share of ${who} rose by $${points}$ percentage points. In the next year it
            fell by ${fall}% of what it then was, and ended $${lost}$ percentage points below the original share.
            What was the original share, in per cent?`
          : text`The market share of ${who} goes up by $${points}$ percentage points. A year later it has become
            ${fall}% smaller, and now it is $${lost}$ percentage points lower than at the very beginning. With what
            share, in per cent, did it begin?`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(100) && value.d <= 12n,
      slips: [
        // This gives the share after the rise, so it is not offered often.
        slip('wrong_base', gain, (points + fall) % 4 === 0 && calc`${points} + ${lost}`)`
          You kept the $${points}$ points as a whole. The fall of ${fall}% is taken of the raised share, so they lose
          ${fall}% too.`,
        slip('wrong_sign', gain, () => calc`${points} * ${left}% - ${lost}`)`
          You subtracted the $${lost}$ points. Then the share would end above the first one, but it ends below.`,
        slip('divided_by_the_wrong_number', wanted, calc`${gain} ÷ ${left}%`)`
          ${here} divides by what remains after the fall. The terms with $x$, where $x$ is the first share, differ by
          ${fall}% of it.`,
        slip('took_points_for_per_cent', wanted, () => calc`(${points} + ${lost}) ÷ (${fall}% + ${points}%)`)`
          ${here} counts the $${points}$ points as a per cent of the first share. Points are added to the share
          itself.`,
        slip('took_the_change_the_wrong_way', gain, calc`${points} * (100% + ${fall}%) + ${lost}`)`
          You raised the $${points}$ points by ${fall}%: ${here}. They belong to the share that falls, so ${left}% of
          them
          remain.`,
        slip('left_out_a_change', gain, () => lost)`
          You divided only the $${lost}$ points by ${fall}%, as if there had been no rise. The ${points} points were
          reduced as well.`,
        slip('subtracted_for_added', gain, () => calc`${lost} - ${points} * ${left}%`)`
          You moved the term with the $${points}$ points to the other side with a wrong sign: ${here}. It belongs to
          what the fall of ${fall}% takes away.`,
        slip('left_out_a_change', gain, () => calc`${lost} + ${points} * ${fall}%`)`
          You added only ${fall}% of the $${points}$ points: ${here}. Of these points ${left}% remain, and the fall
          has to
          take these away too.`,
        slip('left_out_a_term', gain, calc`${points} * ${left}%`)`
          You left out the $${lost}$ points, as if the share came back exactly. It ended $${lost}$ points below the
          first one.`,
      ],
      snapRead: text`Points up, per cent down, and the result in points: write an equation for the first share.`,
      approach: text`The first share is unknown and both changes depend on it, so call it $x$: add the points, multiply
        by what remains, and compare with $x$.`,
      check: text`${wanted}% and $${points}$ points make ${wanted.add(points)}%; ${left}% of it is
        ${wanted.add(points).mul(left).div(100)}%, $${lost}$ points below ${wanted}%.`,
      principle: text`Write a change in points as a sum and a change in per cent as a factor; mixed changes then make a
        linear equation.`,
    };
  },
);

const totals = [12, 15, 16, 18, 20, 24, 25, 28, 30, 32, 35, 36, 40].flatMap(share =>
  [3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15].flatMap(points =>
    [4, 5, 8, 10, 12, 15, 16, 20, 25].flatMap(fall => {
      const rise = growth({ share, points, fall });
      return rise.gte(4) &&
        rise.lte(70) &&
        rise.mul(4).d === 1n &&
        !rise.equals(points) &&
        !rise.equals(fall) &&
        points !== fall
        ? [{ share, points, fall }]
        : [];
    }),
  ),
);
const backs = Array.from({ length: 56 }, (_, i) => i + 12).flatMap(s =>
  [2, 3, 4, 5, 6, 7, 8, 10].flatMap(points =>
    [10, 12, 15, 16, 20, 24, 25, 30, 40].flatMap(fall => {
      const lost = s - ((s + points) * (100 - fall)) / 100;
      return lost >= 1 && lost <= 12 && Number.isInteger(2 * lost) && lost !== points
        ? [{ start: s, points, fall }]
        : [];
    }),
  ),
);

/** AR.PCT.4 Medium and Easy: a share of a changing total, and a share that loses what it gained. */
export const sharesThatChange: readonly AnyTemplate[] = [
  ...situation<Total>({
    type: 'AR.PCT.4',
    situation: 'share-and-total',
    tries: 10,
    draw: draw => ({ ...draw.pick(totals), ...draw.pick(markets), frame: draw.int(0, 1) }),
    forms: [sales],
  }),
  ...situation<Back>({
    type: 'AR.PCT.4',
    situation: 'points-up-per-cent-down',
    tries: 10,
    draw: draw => ({ ...draw.pick(backs), ...draw.pick(parties), frame: draw.int(0, 1) }),
    forms: [start],
  }),
];
