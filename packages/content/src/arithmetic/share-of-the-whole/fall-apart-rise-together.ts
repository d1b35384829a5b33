import { calc, form, situation, slip, text } from '../../question/index.ts';
import { percent, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** A share falls in both parts of a whole by the same points and yet rises in the whole, as people moved. */
interface Moved {
  what: string;
  people: string;
  one: string;
  two: string;
  who: string;
  /** The shares before, in per cent, and the points by which both fall and the whole rises. */
  low: number;
  high: number;
  fall: number;
  rise: number;
  /** Per cent by which the second part has grown. */
  grown: number;
  frame: number;
}

const stories = [
  { what: 'college', people: 'students', one: 'science', two: 'arts', who: 'women' },
  { what: 'bank', people: 'employees', one: 'the branches', two: 'the head office', who: 'graduates' },
  { what: 'sports school', people: 'pupils', one: 'hockey', two: 'swimming', who: 'girls' },
  { what: 'company', people: 'workers', one: 'the mill', two: 'the packing hall', who: 'women' },
] as const;

const shareNow = form<Moved>(
  'overall-share-after-people-moved',
  {
    band: 'Hard',
    seconds: 150,
    also: ['AR.AVG.2'],
    verify: ({ low, high, fall, rise, grown }) => {
      // The part of the second group before is tried in small steps.
      for (let part = 1; part < 20_000; part += 1) {
        const [before, after] = [part / 20_000, ((part / 20_000) * (100 + grown)) / 100];
        const [old, now] = [
          before * high + (1 - before) * low,
          after * (high - fall) + (1 - after) * (low - fall),
        ];
        if (Math.abs(now - old - rise) < 1e-9) return q(Math.round(now * 1e6), 1e6);
      }
      throw new Error('no part fits');
    },
  },
  ({ what, people, one, two, who, low, high, fall, rise, grown, frame }, { step, find }) => {
    const lift = step(calc`${rise} + ${fall}`, {
      name: 'the points that moving alone has brought',
      because: text`If nobody had moved, the overall share would have fallen by ${fall} point(s) like both parts. So
        moving has made up for this fall and brought the rise as well.`,
    })`
      Both shares fall by ${fall} point(s), so without any moving the overall share falls by ${fall} point(s) too. In
      fact it rose by ${rise} point(s): find how many points the moving has brought.`;
    const apart = find(calc`${high} - ${low}`, { name: 'the distance of the two shares in points' });
    const moved = step(calc`${lift} / ${apart} * 100`, {
      name: text`those who moved, of every $100$ ${people}`,
      because: text`The two shares are $${high} - ${low}$ points apart, before and after. If all $100$ moved, the
        overall share would rise by all of these points; if a part of them moves, by the same part.`,
    })`
      Let there be $100$ ${people} in all. The two shares are always $${high} - ${low} = ${apart}$ points apart. Find
      how many of the $100$ went to ${two}.`;
    const before = step(calc`${moved} ÷ ${grown}%`, {
      name: text`those in ${two} before, of every $100$`,
      because: text`The $${moved}$ are counted among all $100$ ${people}, but ${grown}% is measured on ${two} alone.
        This tells how large ${two} was.`,
    })`
      For ${two} they are a growth of ${grown}%. Divide to find how many of the $100$ were in ${two} before.`;
    const after = find(calc`${before} + ${moved}`, { name: text`those in ${two} now, of every $100$` });
    const base = find(calc`${low} - ${fall}`, { name: text`the share of ${who} in ${one} now, in per cent` });
    const now = find(calc`${high} - ${low}`, { name: 'the distance of the two shares now' });
    const wanted = step(calc`${base} + ${now} * ${after} / 100`, {
      because: text`Everybody counts with the share of ${one}, and each of those in ${two} with $${apart}$ points
        more.`,
    })`
      Now $${before} + ${moved} = ${after}$ of the $100$ are in ${two}, and the shares are ${base}% in ${one} and
      $${apart}$ points more in ${two}. Find the overall share.`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`Of the ${people} in ${one} of a ${what} ${low}% were ${who}, and of those in ${two} ${high}%. A year later
          each of these shares had fallen by ${fall} percentage point(s). Yet the share of ${who} in the ${what} as a
          whole had risen by ${rise} percentage point(s), because some ${people} had moved from ${one} to ${two}, where
          their number grew by ${grown}%. Nobody else came or left. What per cent of all ${people} are ${who} now?`,
        text`A ${what} has its ${people} in ${one} and in ${two} only. In the course of a year some went over from the
          former to the latter, so that ${two} has ${grown}% more ${people} than before; all others stayed. The share of
          ${who} went down from ${low}% to ${low - fall}% in ${one} and from ${high}% to ${high - fall}% in ${two}, but
          in the ${what} as a whole it went up by ${rise} percentage point(s). Find the share of ${who} in the ${what}
          after this year.`,
      ),
      show: percent,
      plausible: value => value.gt(low - fall) && value.lt(high) && value.mul(100).d === 1n,
      slips: [
        slip('subtracted_for_added', lift, rise !== fall && calc`abs(${rise} - ${fall})`)`
          You gave the moving only ${lift} point(s). It has to make up for the fall of ${fall} point(s) and bring the
          rise of ${rise} point(s) as well.`,
        slip('ignored_a_condition', lift, calc`${rise}`)`
          You let the moving bring only the ${rise} point(s) of the rise. Both shares fell by ${fall} point(s)
          meanwhile, which has to be made up for first.`,
        slip('took_points_for_per_cent', after, calc`${before} * (100% + ${moved}%)`)`
          You raised the $${before}$ in ${two} by ${moved}% to $${after}$. The $${moved}$ who came are counted among all
          $100$, and they are ${grown}% of those in ${two}.`,
        slip('forgot_what_was_done', after, calc`${before}`)`
          Only $${before}$ of $100$ were counted in ${two}, the number of before. Those who moved are in ${two} now.`,
        slip('wrong_base', before, calc`${moved} ÷ ${grown}% - ${moved}`)`
          You counted the ${grown}% on the larger number in ${two} of today, so that only $${before}$ had been there.
          The growth is measured on the number before.`,
        slip('left_out_a_change', base, calc`${low}`)`
          You used the old shares, from ${low}% upwards, for the ${people} of today. Both shares are ${fall} point(s)
          lower now.`,
        slip('changed_one_side_only', now, calc`${high} - (${low} - ${fall})`)`
          You put the two shares $${now}$ points apart, as only that of ${one} had fallen. Both fell by ${fall}
          point(s), so their distance stays.`,
        slip('took_a_change_twice', after, calc`${before} + 2 * ${moved}`)`
          You counted $${after}$ of $100$ in ${two}, with those who moved added twice. To the $${before}$ of before they
          come once.`,
        slip('swapped_the_weights', after, calc`100 - ${before} - ${moved}`)`
          You gave the larger share to the $${after}$ in ${one}. The share of ${who} is higher in ${two}.`,
      ],
      snapRead: text`Both shares fall, the whole rises: only moving from the lower to the higher share can do that, so
        measure what moving alone brings.`,
      approach: text`Take the fall of both parts out of the change of the whole. What is left comes from those who
        moved, each of whom counts the distance of the two shares; the growth of ${two} then gives its size.`,
      faster: text`Moving brings $${rise} + ${fall}$ points of the $${apart}$ between the shares.`,
      check: text`Before, $${before}$ of $100$ were in ${two}, and the share in the whole was $${low} + ${apart} \times
        \frac{${before}}{100} = ${calc`${low} + ${apart} * ${before} / 100`.value}$ per cent, ${rise} point(s) less than
        now.`,
      principle: text`An average of parts changes by what happens in the parts and by what moves between them: take the
        two apart before calculating.`,
    };
  },
);

/** AR.PCT.4 Hard: each part's share falls and the whole's rises. */
export const fallApartRiseTogether: readonly AnyTemplate[] = situation<Moved>({
  type: 'AR.PCT.4',
  situation: 'fall-apart-rise-together',
  tries: 400,
  draw: draw => {
    const p = {
      ...draw.pick(stories),
      low: draw.step(18, 45, 1),
      high: draw.step(50, 85, 1),
      fall: draw.int(1, 4),
      rise: draw.int(1, 6),
      grown: draw.pick([12.5, 20, 25, 30, 40, 50, 60]),
      frame: draw.int(0, 1),
    };
    const moved = q(p.rise + p.fall, p.high - p.low).mul(100);
    const before = moved.mul(100).div(p.grown);
    const now = before
      .add(moved)
      .mul(p.high - p.low)
      .div(100)
      .add(p.low - p.fall);
    return p.fall !== p.rise &&
      moved.d === 1n &&
      before.d === 1n &&
      before.gte(16) &&
      before.add(moved).lte(80) &&
      now.lt(100)
      ? p
      : null;
  },
  forms: [shareNow],
});
