import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Boxes {
  story: (typeof stories)[number];
  /** The size of a box, the number of full boxes, what is left, and how many more go into a box the third time. */
  size: number;
  full: number;
  left: number;
  more: number;
}

const stories = [
  { thing: 'laddoos', box: 'box', boxes: 'boxes', who: 'A sweet shop packs its laddoos' },
  { thing: 'mangoes', box: 'crate', boxes: 'crates', who: 'A farmer packs the mangoes of a day' },
  { thing: 'tiles', box: 'bundle', boxes: 'bundles', who: 'A factory ties its tiles' },
  { thing: 'books', box: 'carton', boxes: 'cartons', who: 'A press packs the copies of its books' },
] as const;

const total = form<Boxes>(
  'number-from-three-sizes',
  {
    band: 'Hard',
    seconds: 145,
    // A slip that a student makes in place of one that nobody makes.
    revision: 2,
    also: ['AL.LIN.1'],
    verify: ({ size, full, left, more }) => {
      const third = (size * full + left) % (size + more);
      const drop = full;
      for (let d = 2; d < 1500; d += 1)
        for (let n = d * drop; n < d * (drop + 1); n += 1) {
          const isFirst = n % d === left && n % (d + 1) === left - drop;
          if (isFirst && Math.floor(n / (d + 1)) === drop && n % (d + more) === third && third >= left)
            return n;
        }
      throw new Error('no number fits');
    },
  },
  ({ story: { thing, box, boxes, who }, size, full, left, more }, { step, find, write }) => {
    const next = left - full;
    const third = (size * full + left) % (size + more);
    const count = step(calc`${left} - ${next}`, {
      name: text`the number of full ${boxes}`,
      because: text`There are equally many full ${boxes}, and each holds one more, so each takes one of those left
        over.`,
    })`
      With one more in a ${box} and as many full ${boxes}, the number left over falls by one for each full ${box}. So
      the fall is the number of full ${boxes}.`;
    const short = step(calc`${count} * ${more} - ${left}`, {
      name: text`how many would be missing with ${full} full ${boxes} of the third size`,
      because: text`A larger ${box} cannot leave more than before while the number of full ${boxes} is the same.`,
    })`
      With $${more}$ more than at first in a ${box}, as many full ${boxes} would need $${more}$ more each. The $${left}$
      left over are not enough: so many are missing.`;
    write(tex`${full}d + ${left} = ${full - 1}(d + ${more}) + ${third}`, {
      because: text`If two ${boxes} fewer were full, two ${boxes} less $${short}$ would be left over, and this is not
        fewer than fill a ${box}.`,
    })`
      So one full ${box} fewer is filled. Let $d$ be the first number in a ${box} and write the number of ${thing} in
      two ways: with $${full}$ full ${boxes} of $d$, and with $${full - 1}$ full ${boxes} of $d + ${more}$.`;
    const first = step(calc`${third} + ${short} - ${more}`, {
      name: text`the first number in a ${box}`,
      works: (_, working) => tex`d = ${working}`,
    })`
      The $${short}$ that were missing are $${full} \times ${more} - ${left}$. Solve the equation for $d$.`;
    const wanted = step(calc`${first} * ${count} + ${left}`)`
      At first there are that many full ${boxes} of $d$, and $${left}$ more.`;
    const used = find(calc`${wanted} - ${left}`);
    return {
      answer: wanted,
      stem: text`${who} in ${boxes}, equally many in each, and $${left}$ are left over. With one more in each ${box},
        just as many ${boxes} are full, but only $${next}$ are left over. With $${more}$ more than at first in each
        ${box}, there are $${third}$ left over, fewer than fill a ${box}. How many ${thing} are there?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(third),
      slips: [
        slip('mixed_up_quotient_and_remainder', first, () => third)`
          You used the $${third}$ left over the third time as the number in a ${box}: $${full} \times ${third} +
          ${left} = ${wanted}$. They do not even fill a ${box} of the third size.`,
        slip('forgot_the_remainder', wanted, used)`
          ${here} counts the ${thing} in the full ${boxes} only. Those left over have to be added.`,
        slip('left_out_a_term', first, () => calc`${third} - ${more}`)`
          All $${third}$ left over were taken for what a ${box} of the third size holds: ${here} for the first size.
          Some of that ${box} went to the other ${boxes}.`,
        slip('used_a_wrong_given_number', wanted, () => calc`${first} * ${count} + ${next}`)`
          ${here} adds what is left with one more in each ${box}. The first remainder belongs here.`,
        slip('forgot_what_was_done', wanted, () => calc`(${first} + ${more}) * ${count} + ${third}`)`
          ${here} fills as many ${boxes} of the third size as of the first. There is one fewer.`,
        slip('counted_one_too_many', count, () => full + 1)`
          That is one full ${box} more than the fall from $${left}$ to $${next}$ shows, $${count}$ instead of
          $${full}$.`,
        slip('miscounted_the_steps', short, () => calc`${count} * ${more - 1} - ${left}`)`
          For the missing ones only $${more - 1}$ more in each ${box} were counted. The third size has $${more}$ more
          than the first.`,
      ],
      snapRead: text`The quotient stays while the divisor grows by one: the fall of the remainder is the quotient.`,
      approach: text`First find the number of full ${boxes}. The larger remainder of the third size shows that one
        ${box} fewer is full, which gives the size of a ${box}.`,
      check: text`$${wanted} = ${full} \times ${size} + ${left} = ${full} \times ${size + 1} + ${next} = ${full - 1}
        \times ${size + more} + ${third}$.`,
      principle: text`While the quotient stays, a divisor that is larger by one makes the remainder smaller by the
        quotient.`,
    };
  },
);

/** NS.REM.1 Hard: three divisors near one another. */
export const remaindersOfNeighbours: readonly AnyTemplate[] = situation<Boxes>({
  type: 'NS.REM.1',
  situation: 'neighbouring-sizes',
  tries: 60,
  draw: draw => {
    const p = {
      story: draw.pick(stories),
      size: draw.int(24, 90),
      full: draw.int(6, 24),
      left: draw.int(12, 70),
      more: draw.int(3, 8),
    };
    const short = p.full * p.more - p.left;
    const third = p.size + p.more - short;
    const fits =
      p.left < p.size && p.left > p.full + 1 && short > 0 && third > p.left && short > 2 && short < third;
    return fits && third < p.size + p.more && third !== p.size ? p : null;
  },
  forms: [total],
});
