import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** Money for two borrowers: one pays a fixed rate, the other a rate that falls as the sum grows. */
interface Falling {
  who: string;
  /** In lakhs of rupees. */
  all: number;
  fixed: number;
  start: number;
  /** Points by which the rate falls for each lakh. */
  fall: number;
  frame: number;
}

const investors = ['Meera', 'Mr Pillai', 'a trust', 'Zubin'] as const;

const greatestInterest = form<Falling>(
  'greatest-interest-with-a-falling-rate',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.QUA.7'],
    verify: ({ all, fixed, start, fall }) => {
      let best = 0;
      for (let x = 0; x <= all; x += 0.0625)
        best = Math.max(best, 1000 * (x * (start - fall * x) + (all - x) * fixed));
      return best;
    },
  },
  ({ who, all, fixed, start, fall, frame }, { step, find }) => {
    const base = step(calc`${all} * 100000 * ${fixed}%`, {
      name: text`the interest if all is given at ${fixed}%`,
      because: text`This much is safe: the fixed rate does not depend on the sum. So only what the other rate brings
        above ${fixed}% has to be studied.`,
    })`
      Suppose first that all the money is given at the fixed rate, and find the interest of a year.`;
    const more = step(calc`${start} - ${fixed}`, { name: 'the points above the fixed rate at first' })`
      Now let $x$ lakh rupees be given at the other rate. Each of them brings $${start} - ${fall}x$ per cent
      in place of ${fixed}%. Find by how many points this is more for very small $x$.`;
    const best = step(calc`${more} / ${fall} / 2`, {
      name: 'the best number of lakhs at the falling rate',
      works: (_v, working) => tex`x(${more} - ${fall}x): \quad x = ${working}`,
      because: text`The additional interest is the product of $x$ and $${more} - ${fall}x$. It is $0$ for $x = 0$ and
        where the second factor is $0$, and a quadratic is greatest halfway between its zeros.`,
    })`
      The additional interest is $x(${more} - ${fall}x)$ per cent of a lakh. It is $0$ for $x = 0$ and where the bracket
      is $0$, so it is greatest halfway between.`;
    const excess = find(calc`${more} - ${fall} * ${best}`, {
      name: 'the points above the fixed rate at the best sum',
    });
    const extra = step(calc`${best} * 100000 * ${excess}%`, {
      name: 'the additional interest at its greatest',
      works: (_v, working) => tex`${more} - ${fall} \times ${best} = ${excess}, \qquad ${working}`,
      because: text`For this sum the rate has fallen halfway down to the fixed one.`,
    })`
      Substitute this $x$: find the points above ${fixed}% and take this per cent of the $x$ lakh rupees.`;
    const wanted = step(calc`${base} + ${extra}`, {
      name: 'the greatest interest of a year',
      because: text`The first amount counts every rupee at ${fixed}%, also those given at the falling rate; only what
        is above ${fixed}% comes on top.`,
    })`
      Add the additional interest to the interest at the fixed rate.`;
    const points = q(fall);
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`${who} has ₹${all * 100_000} to lend for a year at simple interest. A dairy takes any sum at ${fixed}%. A
          mill pays more, but its rate, ${start}% for a very small loan, is lower by ${points} percentage (point|points)
          for each lakh of rupees in the loan, and it holds for the whole loan. Parts of a lakh count in proportion.
          What is the greatest interest that can be earned in the year?`,
        text`A cooperative pays ${fixed}% simple interest on any deposit. A company pays $(${start} - ${fall}x)\%$ on a
          deposit of $x$ lakh rupees, for the whole deposit. If ₹${all * 100_000} of ${who} can be divided between the
          two in any way, find the maximum interest of one year.`,
      ),
      show: rupees,
      plausible: value => value.d === 1n && value.gt(all * fixed * 1000),
      slips: [
        slip('sought_the_extreme_elsewhere', best, start / fall / 2 < all && calc`${start} / ${fall} / 2`)`
          You put $${best}$ lakhs at the falling rate, because this part alone then earns most. Every rupee moved there
          loses ${fixed}% at the fixed rate, so less should be moved.`,
        slip('ignored_a_condition', excess, calc`${more}`)`
          You counted the additional interest of $${best}$ lakhs with all ${more} points above ${fixed}%. For so large
          a sum the rate has fallen, and it holds for the whole sum.`,
        slip('used_a_term_twice', extra, calc`${best} * 100000 * (${start} - ${fall} * ${best})%`)`
          You added ${here}, all the interest of this part, to the interest of the whole money at ${fixed}%. Then
          this part is counted twice.`,
        slip(
          'assumed_equal_parts',
          best,
          all % 2 === 0 && (start - fixed) / fall > all / 2 && calc`${all} / 2`,
        )`
          You gave half of the money, $${best}$ lakhs, to each. The rates are not alike, so nothing makes equal parts
          the best.`,
        slip('halved_needlessly', extra, calc`${best} * 100000 * ${excess}% / 2`)`
          With ${here} you halved the additional interest, as if only the last lakh had so low a rate. The rate is
          the same for the whole sum.`,
        slip('took_a_part_for_the_whole', extra, calc`${more} / ${fall} * 100000 * ${more}% / 2`)`
          You let the rate fall lakh by lakh, each lakh with a rate of its own, and so got ${here} more. One rate holds
          for the whole sum.`,
      ],
      snapRead: text`One rate is fixed and the other falls with the sum: the additional interest is a quadratic with two
        clear zeros.`,
      approach: text`Count everything at the fixed rate first. What the falling rate brings above it is a product of two
        factors; it is greatest halfway between the sums where it is $0$.`,
      faster: text`Above ${fixed}% the other rate has ${more} points and loses ${points} for each lakh. The best sum is
        half of what makes the rates equal, and there half of the ${more} points is left.`,
      check: () => {
        const [less, further] = [best.sub(1), best.add(1)];
        const at = (x: typeof less) =>
          x
            .mul(q(start).sub(x.mul(points)))
            .add(q(all).sub(x).mul(fixed))
            .mul(1000);
        return text`With $${less}$ or $${further}$ lakhs at the falling rate the interest is ₹${at(less)} and
          ₹${at(further)}, less than ₹${wanted} in both cases.`;
      },
      principle: text`When money can always earn a fixed rate, look only at what another use brings above that rate, and
        make this as large as possible.`,
    };
  },
);

/** AR.INT.1 Hard: the greatest interest from a fixed rate and one that falls with the sum. */
export const fallingRate: readonly AnyTemplate[] = situation<Falling>({
  type: 'AR.INT.1',
  situation: 'falling-rate',
  tries: 200,
  draw: draw => {
    const p = {
      who: draw.pick(investors),
      all: draw.int(8, 40),
      fixed: draw.int(4, 9),
      start: draw.int(9, 18),
      fall: draw.pick([0.2, 0.25, 0.4, 0.5, 1]),
      frame: draw.int(0, 1),
    };
    const best = (p.start - p.fixed) / p.fall / 2;
    return Math.abs(best * 4 - Math.round(best * 4)) < 1e-9 &&
      best >= 2 &&
      best < p.all - 1 &&
      best !== p.all / 2
      ? p
      : null;
  },
  forms: [greatestInterest],
});
