import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { percent } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Change {
  from: number;
  to: number;
  what: string;
  of: string;
  frame: number;
}

const shares = [
  { what: 'the share of girls', of: 'of the pupils of a school' },
  { what: 'the share of solar power', of: 'of all the power used in a district' },
  { what: 'the share of voters who took part', of: 'of all voters of a town' },
  { what: 'the share of trains that were late', of: 'of all trains of a station' },
] as const;

const rise = form<Change>(
  'per-cent-behind-the-points',
  {
    band: 'Easy',
    seconds: 40,
    suits: ({ from, to }) => q((to - from) * 100, from).mul(2).d === 1n && to > from && to < 2.2 * from,
    verify: ({ from, to }) => {
      for (let half = 1; half < 1000; half += 1) if (from * (200 + half) === to * 200) return q(half, 2);
      throw new Error('no rise fits');
    },
  },
  ({ from, to, what, of, frame }, { step, find }) => {
    const base = find(from);
    const points = step(calc`${to}% - ${from}%`, {
      name: 'the rise in percentage points',
      because: text`Percentage points are the difference of the two per cents, both of them counted on the whole. This
        difference is not yet a per cent of the share.`,
    })`
      Subtract the share at first from the share in the end. The difference is the rise in percentage points.`;
    const wanted = step(calc`${points} / ${base} * 100%`, {
      because: text`A share that rises from 10% to 15% has become half as large again: it rose by 50%, though only by 5
        points. So the points are compared with the share at first, and not with 100%.`,
    })`
      The rise is wanted as a per cent of the share itself, so divide the points by ${base}%, the share at first, which
      is what has grown.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`In five years ${what} rose from ${from}% to ${to}% ${of}. By what per cent did this share rise?`
          : frame === 1
            ? text`A report says: ${what} was ${from}% ${of} in the first year and ${to}% in the last year. What is
              the rise of the share in per cent, not in percentage points?`
            : text`Ten years ago ${what} stood at ${from}% ${of}; today it stands at ${to}%. A newspaper gives the
              rise in percentage points. What per cent of the old share is that?`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(200) && value.d <= 40n,
      slips: [
        slip('took_points_for_per_cent', wanted, calc`${to}% - ${from}%`)`
          ${here} is the rise in percentage points. For the rise in per cent, these points have to be compared with the
          share at first, which is not 100%.`,
        slip('wrong_base', base, calc`${to}`)`
          You compared the $${points}$ points with the new share of ${to}%. A rise is measured on what was there
          before, the old share.`,
        slip('wrong_base', base, calc`100 - ${from}`)`
          You compared the $${points}$ points with ${base}%, the rest of the whole at first. It is the share that has
          risen, so the share at first is the base.`,
        slip('took_the_whole_for_a_part', wanted, calc`${from} / ${to} * 100%`)`
          ${here} is the old share as a per cent of the new one. The question asks how much the new one is more, as a
          per cent of the old.`,
        slip('wrong_base', base, calc`(${from} + ${to}) / 2`)`
          You compared the $${points}$ points with ${base}%, halfway between both shares. A rise is measured on the
          share before it.`,
        slip('wrong_base', wanted, calc`(${to} - ${from}) / (100 - ${to}) * 100%`)`
          ${here} compares the points with the rest of the whole in the end. The base of the rise is the share at
          first.`,
      ],
      snapRead: text`A share before and after is given and its rise in per cent is asked: divide the points by the
        share at first.`,
      approach: text`Percentage points are the difference of the two shares. To have the rise as a per cent of the
        share, compare this difference with the share at first.`,
      check: text`${from}% and ${wanted}% of it: $${from} \times ${q(100).add(wanted).div(100)} = ${to}$, the share in
        the end.`,
      principle: text`When a per cent changes, points are the difference; the change in per cent has the old per cent
        as its base.`,
    };
  },
);

interface Fall {
  from: number;
  points: number;
  before: number;
  now: number;
  place: string;
  all: string;
  lack: string;
  frame: number;
}

const towns = [
  { place: 'a town', all: 'households', lack: 'without a water tap' },
  { place: 'a college', all: 'students', lack: 'without a bank account' },
  { place: 'a bus company', all: 'trips', lack: 'with a delay' },
  { place: 'a district', all: 'villages', lack: 'without a school' },
] as const;

const number = form<Fall>(
  'number-after-a-fall-in-points',
  {
    band: 'Easy',
    seconds: 45,
    entry: true,
    verify: ({ from, points, now }) => {
      let count = 0;
      for (let part = 1; part <= 100; part += 1) if (part <= from && part > points) count += now / 100;
      return Math.round(count);
    },
  },
  ({ from, points, before, now, place, all, lack, frame }, { step, find }) => {
    const share = step(calc`${from}% - ${points}%`, {
      name: 'the present share',
      because: text`Points are counted on the whole, like the share itself. A fall of ${points}% of the share would be
        something else, and smaller: only ${points} hundredths of the ${from}%.`,
    })`
      The share falls by $${points}$ percentage points. Points are taken off the per cent itself, so subtract them from
      ${from}%.`;
    const total = find(now);
    const wanted = step(calc`${total} * ${share}%`, {
      because: text`The present share is a per cent of the present number. The ${before} ${all} of the beginning belong
        to the old share and are not needed.`,
    })`
      Take this per cent of the $${now}$ ${all} that there are now.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`Ten years ago ${place} had $${before}$ ${all}, and ${from}% of them were ${lack}. Now it has $${now}$
            ${all}, and the share of those ${lack} is $${points}$ percentage points lower. Find the present number of
            ${all} ${lack}.`
          : text`Of the $${before}$ ${all} of ${place}, ${from}% were ${lack} when a plan began. Since then this share
            has gone down by $${points}$ percentage points, while the number of ${all} has become $${now}$. What
            number of ${all} ${lack} is that?`,
      show: value => `$${value.valueOf().toLocaleString('en-IN').replaceAll(',', '{,}')}$`,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('took_points_for_per_cent', share, calc`${from} * (100 - ${points}) / 100`)`
          You subtracted ${points}% of the ${from}%, which leaves ${share}%. Percentage points are subtracted from the
          per cent itself, not taken as a part of it.`,
        slip('kept_the_old_total', total, before)`
          The present share was taken of the $${before}$ ${all} of the beginning. The present share belongs to the
          $${now}$ ${all} of today.`,
        slip('left_out_a_change', share, calc`${from}%`)`
          The old share of ${share}% was taken of the present number. The share has fallen by $${points}$ points since
          then.`,
        slip('answered_another_quantity', wanted, calc`${before} * ${from}%`)`
          ${here} is the number at the beginning, the old share of the old number. Since then both have changed.`,
        slip('took_points_for_per_cent', wanted, calc`${before} * ${from}% * (100% - ${points}%)`)`
          ${here} makes the old number smaller by ${points}%. The fall is in points of the share, and the number of
          ${all} has changed as well.`,
        slip('gave_the_complement', wanted, calc`${now} * (100% - ${from}% + ${points}%)`)`
          ${here} counts all the other ${all}. The question asks for the ${all} ${lack}.`,
        slip('wrong_sign', share, calc`${from}% + ${points}%`)`
          You added the points, which gives ${share}%. The share has become smaller, so they have to be subtracted.`,
        slip('answered_another_quantity', share, calc`${points}%`)`
          ${share}% is the fall of the share. The share that is left is what has to be taken of $${now}$.`,
      ],
      snapRead: text`A fall in percentage points and a new total: subtract the points first, then take the per cent of
        the new total.`,
      approach: text`Percentage points are subtracted from the per cent itself. The new per cent belongs to the new
        total, so the number at the beginning is not needed.`,
      check: text`$${wanted}$ of $${now}$ is $${calc`${wanted} / ${now} * 100%`.value}\%$, which is $${points}$ points
        below ${from}%.`,
      principle: text`A change in percentage points is added to or subtracted from a per cent; a change in per cent
        multiplies it.`,
    };
  },
);

/** AR.PCT.4 Easy: from points to per cent, and a fall in points. */
export const pointsAndPerCent: readonly AnyTemplate[] = [
  ...situation<Change>({
    type: 'AR.PCT.4',
    situation: 'share-before-and-after',
    tries: 30,
    draw: draw => ({
      from: draw.int(12, 60),
      to: draw.int(18, 84),
      ...draw.pick(shares),
      frame: draw.int(0, 2),
    }),
    forms: [rise],
  }),
  ...situation<Fall>({
    type: 'AR.PCT.4',
    situation: 'fall-in-points',
    tries: 40,
    draw: draw => {
      const [from, points] = [draw.int(20, 60), draw.int(4, 18)];
      const [before, now] = [draw.step(200, 5000, 100), draw.step(200, 5000, 100)];
      const ratio = now / before;
      return points * 2 > from || ratio < 0.7 || ratio > 1.5 || Math.abs(ratio - 1) < 0.04
        ? null
        : { from, points, before, now, ...draw.pick(towns), frame: draw.int(0, 1) };
    },
    forms: [number],
  }),
];
