import type Fraction from 'fraction.js';
import { isCount, lcm } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Numbers {
  /** Parts of the lower group that move up and of the upper group that leave. */
  up: Fraction;
  out: Fraction;
  /** How many join the lower group, and by how many per cent all of them together grow. */
  joined: number;
  growth: number;
}

interface Promoted extends Numbers {
  story: (typeof stories)[number];
}

const stories = [
  {
    low: 'juniors',
    high: 'seniors',
    all: 'members',
    tell: ({ up, out, joined, growth }: Numbers) =>
      text`A sports club has juniors and seniors. At the end of the year $${frac(up)}$ of the juniors become
        seniors, $${frac(out)}$ of the old seniors leave, and $${joined}$ new juniors join. The ratio of juniors to
        seniors is then the same as before, but the club has grown by ${growth}%. How many members did it have
        before these changes?`,
  },
  {
    low: 'trainees',
    high: 'engineers',
    all: 'employees',
    tell: ({ up, out, joined, growth }: Numbers) =>
      text`All employees of a firm in Pune are trainees or engineers. In April the firm makes $${frac(up)}$ of its
        trainees engineers, loses $${frac(out)}$ of those who were engineers already, and takes on $${joined}$ new
        trainees. It now has ${growth}% more employees, with trainees and engineers in the old ratio. How many
        employees were there at first?`,
  },
  {
    low: 'beginners',
    high: 'advanced pupils',
    all: 'pupils',
    tell: ({ up, out, joined, growth }: Numbers) =>
      text`The pupils of a dance school are beginners or advanced. After the summer $${frac(up)}$ of the beginners
        have moved up and are advanced pupils, $${frac(out)}$ of the earlier advanced pupils have left the school,
        and $${joined}$ new beginners have come. There are ${growth}% more pupils than before, yet the ratio of
        beginners to advanced pupils has not changed. Find the number of pupils before the summer.`,
  },
] as const;

const membersBefore = form<Promoted>(
  'members-before-a-kept-ratio',
  {
    band: 'Medium',
    seconds: 105,
    revision: 2,
    also: ['AR.PCT.1'],
    entry: true,
    verify: ({ up, out, joined, growth }) => {
      // Every pair of group sizes is tried, with the two groups counted after the changes.
      const [u, o, g] = [Number(up), Number(out), growth / 100];
      for (let low = 1; low <= 2000; low += 1)
        for (let high = 1; high <= 2000; high += 1) {
          const lowAfter = low - u * low + joined;
          const highAfter = high - o * high + u * low;
          const isSame = Math.abs(lowAfter * high - highAfter * low) < 1e-6;
          if (isSame && Math.abs(lowAfter + highAfter - (1 + g) * (low + high)) < 1e-6) return low + high;
        }
      throw new Error('no sizes fit');
    },
  },
  ({ up, out, joined, growth, story }, { step, find, write }) => {
    const { low, high, all } = story;
    const grown = q(growth, 100);
    write(tex`x \to ${grown.add(1)}x, \qquad y \to ${grown.add(1)}y`, {
      because: text`Two numbers that keep their ratio are multiplied by the same number, and their sum is then
        multiplied by it too.`,
    })`
      Let there be $x$ ${low} and $y$ ${high} at first. The ratio is kept and the total grows by ${growth}%, so
      each of the two groups grows by ${growth}%.`;
    const need = step(frac(calc`${frac(up)} + ${frac(grown)}`), {
      name: `the new ${low} as a part of all ${low}`,
      because: text`The new ${low} first replace the $${frac(up)}$ that moved up, and only what is more than that
        makes the group larger.`,
    })`
      Find what part of $x$ the new ${low} are. They replace those who moved up and also bring the growth of
      ${growth}%, which is $${frac(grown)}$.`;
    const lower = step(calc`${joined} / ${frac(need)}`, {
      name: `the number of ${low}`,
      works: (_, working) => tex`${frac(need)}x = ${joined} \Rightarrow x = ${working}`,
    })`
      The number of new ${low} is known: it is $${joined}$. Divide to find $x$.`;
    const moved = step(calc`${frac(up)} * ${lower}`, { name: `how many of the ${low} moved up` })`
      From these ${low} find how many moved up.`;
    const gain = step(frac(calc`${frac(out)} + ${frac(grown)}`), {
      name: `those who moved up as a part of the ${high}`,
      because: text`The ${high} gain nobody else, so those who moved up replace the ones who left and make the group
        larger too.`,
    })`
      In the same way find what part of $y$ those who moved up are: they replace the $${frac(out)}$ that left, and
      bring the growth.`;
    const upper = step(calc`${moved} / ${frac(gain)}`, {
      name: `the number of ${high}`,
      works: (_, working) => tex`${frac(gain)}y = ${moved} \Rightarrow y = ${working}`,
    })`
      Divide the number of those who moved up by this part to find $y$.`;
    const total = step(calc`${lower} + ${upper}`)`
      Add the ${low} and the ${high}.`;
    const left = find(() => upper.mul(out));
    return {
      answer: total,
      stem: story.tell({ up, out, joined, growth }),
      show: plain,
      plausible: isCount,
      slips: [
        slip('left_out_a_change', need, frac(up))`
          You let the $${joined}$ new ${low} be only as many as those who moved up, $${frac(up)}$ of the ${low}.
          Then the number of ${low} would stay the same, but it grows by ${growth}%.`,
        slip('left_out_a_change', total, calc`${joined} / ${growth}%`)`
          ${here} lets the $${joined}$ who joined be the whole growth of ${growth}%. Some ${high} left at the same
          time, so the growth is smaller than $${joined}$.`,
        slip('took_a_change_twice', need, frac(calc`${frac(up)} + 2 * ${frac(grown)}`))`
          You counted the growth of ${growth}% twice among the new ${low}: ${here}. They bring it only once, beside
          replacing those who moved up.`,
        slip('left_out_a_change', gain, frac(out))`
          You let those who moved up only replace the $${frac(out)}$ of the ${high} that left. Then the number of
          ${high} would not grow, and the ratio would change.`,
        slip('used_a_wrong_given_number', gain, frac(calc`${frac(up)} + ${frac(grown)}`))`
          You used ${here} for the ${high} as well. But $${frac(out)}$ of the ${high} had to be replaced, and
          not $${frac(up)}$.`,
        slip('assumed_equal_parts', total, calc`2 * ${lower}`)`
          ${here} counts as many ${high} as ${low}. The ratio is not given as $1 : 1$; it follows from the changes
          of the ${high}.`,
        slip('subtracted_for_added', need, up.gt(grown) && frac(calc`${frac(up)} - ${frac(grown)}`))`
          You subtracted the growth from the part that moved up: ${here}. To replace those and also to grow, the
          group needs more new ${low} than moved up.`,
        slip('went_a_step_too_far', total, () => calc`(${lower} + ${upper}) * (100% + ${growth}%)`)`
          ${here} is the number of ${all} after the growth of ${growth}%. The question asks for the number before it.`,
        stop('took_a_part_for_the_whole', lower)`
          You gave $${lower}$, which is the number of ${low} alone. The ${high} at the start belong to the ${all} too.`,
      ],
      snapRead: text`Two groups change in several ways, but their ratio is the same at the end, and the growth of
        the total is given.`,
      approach: text`Because the ratio is kept, each group grows by the same per cent as the total. This gives one
        equation for the ${low} alone and one for the ${high}.`,
      faster: text`The new ${low} are $${frac(need)}$ of $x$, so $x = ${lower}$. Those who moved up are $${moved}$,
        and they are $${frac(gain)}$ of $y$, so $y = ${upper}$.`,
      check:
        () => text`Of $${lower}$ ${low} and $${upper}$ ${high}, $${moved}$ move up and $${left}$ leave. Then there
        are ${calc`${lower} - ${moved} + ${joined}`} ${low} and ${calc`${upper} - ${left} + ${moved}`} ${high},
        which is ${growth}% more of each.`,
      principle: text`If two parts keep their ratio, each of them changes by the same per cent as their total.`,
    };
  },
);

/** AR.RAT.3 Medium: members move up, leave and join, and the ratio of the two groups is kept. */
export const promotedAndJoined: readonly AnyTemplate[] = situation<Promoted>({
  type: 'AR.RAT.3',
  situation: 'promoted-and-joined',
  tries: 60,
  draw: draw => {
    const up = draw.pick([q(1, 3), q(1, 4), q(1, 5), q(1, 6), q(2, 5), q(3, 10), q(3, 8), q(2, 9)]);
    const out = draw.pick([q(1, 8), q(1, 5), q(1, 6), q(1, 10), q(1, 4), q(2, 15), q(3, 20), q(1, 12)]);
    const growth = draw.pick([5, 10, 20, 25, 8, 15]);
    // Per member of the lower group; then the least number of them for which all counts are whole.
    const upper = up.div(out.add(q(growth, 100)));
    const each = [up, up.add(q(growth, 100)), upper, upper.mul(out), upper.add(1).mul(growth).div(100)];
    const unit = each.reduce((all, value) => lcm(all, Number(value.d)), 1);
    const lower = unit * draw.int(Math.ceil(24 / unit), Math.max(1, Math.floor(480 / unit)));
    const story = draw.pick(stories);
    const high = Number(upper) * lower;
    const isFair = unit <= 240 && high > 20 && high < 600 && !upper.equals(1) && !up.equals(out);
    return isFair ? { up, out, joined: Number(up.add(q(growth, 100)).mul(lower)), growth, story } : null;
  },
  forms: [membersBefore],
});
