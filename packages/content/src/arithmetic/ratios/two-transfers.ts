import type Fraction from 'fraction.js';
import { isCount, lcm, lowestTerms } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, plain, ratio } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q, ratioOf } from '../../value.ts';

const lowest = (a: number, b: number): readonly [number, number] => {
  const [x, y] = lowestTerms(a, b);
  return [Number(x), Number(y)];
};

/** Two numbers, and two transfers between them that are thought of but not both made. */
interface Transfers {
  /** The numbers as they are. */
  a: number;
  b: number;
  /** How many would go from the first to the second, or instead from the second to the first. */
  out: number;
  back: number;
  /** Two people. */
  one: string;
  two: string;
  frame: number;
}

/** The ratio after the transfer out of the first, and after the one into it. */
const poorer = ({ a, b, out }: Transfers) => lowest(a - out, b + out);
const richer = ({ a, b, back }: Transfers) => lowest(a + back, b - back);
const sumOf = ([x, y]: readonly [number, number]) => x + y;
const shareOf = ([x, y]: readonly [number, number]) => q(x, x + y);

/** The two sides and what they hold, as each stem calls them. */
const halls = { first: 'the first hall', second: 'the second hall', things: 'chairs' };
const wordsOf = ({ frame, one, two }: Transfers) =>
  [
    { first: one, second: two, things: 'marbles' },
    { first: 'the first warehouse', second: 'the second warehouse', things: 'sacks' },
  ][frame] ?? halls;

/** Whether a transfer can turn a difference of the present numbers into one of its ratio, by size and divisibility. */
const leadsTo = (present: number, moved: number, [x, y]: readonly [number, number], isFurther: boolean) =>
  (!isFurther || present > 2 * moved) &&
  [present - 2 * moved, present + 2 * moved].some(then => then % Math.abs(x - y) === 0);

const numberAtFirst = form<Transfers>(
  'number-between-two-transfers',
  {
    band: 'Medium',
    seconds: 90,
    revision: 3,
    entry: true,
    // A ratio of 1 : 1 tells the present difference at once.
    suits: p => p.a !== p.b && sumOf(poorer(p)) > 2 && sumOf(richer(p)) > 2,
    verify: p => {
      const [c, d] = poorer(p);
      const [e, f] = richer(p);
      for (let a = p.out + 1; a < 4000; a += 1) {
        // The first condition gives the second number; the other one decides.
        const b = ((a - p.out) * d) / c - p.out;
        if (Number.isInteger(b) && b > p.back && (a + p.back) * f === (b - p.back) * e)
          return q(Math.abs(a - b));
      }
      throw new Error('no numbers fit');
    },
  },
  (p, { step, find }) => {
    const { out, back } = p;
    const { first, second, things } = wordsOf(p);
    const [low, high] = [poorer(p), richer(p)];
    const scale = find(calc`lcm(sum(${low}), sum(${high}))`);
    const parts = find(calc`${scale} * ${shareOf(low)}`);
    const span = step(calc`${scale} * ${shareOf(high)} - ${parts}`, {
      name: text`the number of parts by which the two cases differ for ${first}`,
      works: value => {
        const scaled = (ratio: readonly [number, number], own: Fraction) =>
          sumOf(ratio) === scale.valueOf()
            ? tex`${own} : ${scale.sub(own)}`
            : tex`${ratio[0]} : ${ratio[1]} = ${own} : ${scale.sub(own)}`;
        const more = scale.mul(shareOf(high));
        return tex`${scaled(low, parts)}, \quad ${scaled(high, more)}, \quad ${more} - ${parts} = ${value}`;
      },
      because: text`A part of the first ratio need not be as large as a part of the second. When the terms of both add
        up to the same number, each part is the same share of the same total, and then parts may be subtracted.`,
    })`
      The total number of ${things} stays the same in both cases. So write the two ratios with the same sum of terms,
      and subtract to find by how many parts the two cases differ for ${first}.`;
    const gap = find(calc`${out} + ${back}`);
    const unit = step(calc`${gap} ÷ ${span}`, {
      name: 'one part',
      because: text`The present number lies between those of the two cases: it is ${out} more than in the first and
        ${back} fewer than in the second.`,
    })`
      For ${first} the two cases differ by $${out} + ${back}$ ${things}. These are the parts just found: divide to find
      one part.`;
    const returned = find(out);
    const number = step(calc`${parts} * ${unit} + ${returned}`, {
      name: text`the number of ${things} that ${first} has now`,
      because: text`In the first case ${out} ${things} have left ${first}. They are still there now, so they are
        added.`,
    })`
      Multiply to find how many ${things} ${first} would have after the first transfer, and add the ${out} that would
      have left.`;
    const taken = find(out);
    const others = step(calc`(${scale} - ${parts}) * ${unit} - ${taken}`, {
      name: text`the number of ${things} that ${second} has now`,
      because: text`The same ${out} ${things} would have come to ${second}. They are not there yet, so they are
        subtracted.`,
    })`
      Multiply to find how many ${things} ${second} would have after the first transfer, and subtract the ${out} that
      would have come.`;
    const apart = step(() => number.sub(others).abs(), {
      name: 'the present difference',
      works: value =>
        number.gt(others) ? tex`${number} - ${others} = ${value}` : tex`${others} - ${number} = ${value}`,
    })`
      The question asks for the difference of the two present numbers. Subtract the smaller from the larger.`;
    return {
      answer: apart,
      stem: () =>
        p.frame === 0
          ? text`If ${first} gives ${String(out)} marbles to ${second}, the ratio of the marbles of ${first} to those of
            ${second} will be ${ratio(low)}. If instead ${second} gives ${String(back)} marbles to ${first}, it will be
            ${ratio(high)}. What is the difference between the numbers of marbles that they have now?`
          : p.frame === 1
            ? text`Moving ${String(out)} sacks from the first of two warehouses to the second would make their numbers
              of sacks stand in the ratio ${ratio(low)}. Moving ${String(back)} sacks from the second to the first
              instead would make the ratio ${ratio(high)}. By how many sacks do the two warehouses differ now?`
            : text`Two halls hold some chairs. The numbers in the first and the second would be in the ratio
              ${ratio(low)} after ${String(out)} chairs were carried from the first to the second, and in the ratio
              ${ratio(high)} if, instead of that, ${String(back)} were carried from the second to the first. Find the
              present difference between the numbers of chairs in the two halls.`,
      show: plain,
      plausible: isCount,
      onSight: value =>
        leadsTo(value.valueOf(), out, low, low[0] > low[1]) &&
        leadsTo(value.valueOf(), back, high, high[0] < high[1]),
      slips: [
        slip('changed_one_side_only', taken, 0)`
          You added the ${out} ${things} for ${first}, but left ${second} with $${others}$, which gives a difference of
          $${apart}$. These ${out} would have come to ${second}, so they are subtracted there.`,
        slip('answered_another_quantity', apart, () =>
          number
            .sub(others)
            .sub(2 * out)
            .abs(),
        )`
          $${apart}$ is the difference after ${out} ${things} have gone from ${first} to ${second}. The question asks
          for the difference now.`,
        slip('answered_another_quantity', apart, () =>
          number
            .sub(others)
            .add(2 * back)
            .abs(),
        )`
          $${apart}$ is the difference after ${back} ${things} have gone from ${second} to ${first}. The question asks
          for the difference now.`,
        slip('subtracted_for_added', gap, !(out === back) && Math.abs(out - back))`
          You let the two cases differ by only ${gap} ${things} for ${first}. There are ${out} fewer than now in one
          case and ${back} more in the other, so they differ by $${out} + ${back}$.`,
        slip('left_out_a_term', gap, out)`
          You let the two cases differ by ${out} ${things} for ${first}. That is only from the first case up to now;
          from now to the second case there are ${back} more.`,
        slip('left_out_a_term', gap, back)`
          You let the two cases differ by ${back} ${things} for ${first}. That is only from now up to the second case;
          from the first case to now there are ${out} more.`,
        slip('joined_ratios_unmatched', span, () => {
          const rise = high[0] - low[0];
          return rise > 0 && sumOf(high) !== sumOf(low) ? q(rise) : null;
        })`
          You subtracted the terms as they are and got ${span} part(s). The terms add up to $${sumOf(low)}$ in one
          ratio and to $${sumOf(high)}$ in the other, so their parts are not of the same size.`,
        slip('took_the_change_the_wrong_way', returned, calc`-${out}`)`
          You subtracted the ${out} ${things} for ${first} once more and got $${number}$. Before they leave, ${first}
          has more of them, not fewer.`,
        slip('answered_another_quantity', apart, number)`
          $${number}$ is the number of ${things} that ${first} has now. The question asks by how many ${things} the two
          differ.`,
        slip('answered_another_quantity', apart, others)`
          $${others}$ is the number of ${things} that ${second} has now. The question asks by how many ${things} the two
          differ.`,
      ],
      snapRead: text`There are two transfers in opposite directions, each by itself and with its ratio. The total is
        the same in both cases.`,
      approach: text`Write both ratios with the same total. Then the number of ${things} that ${first} has differs by
        some parts in the two cases, and in ${things} by both transfers together. This gives one part and all numbers.`,
      faster: () => {
        const [least, most] = [shareOf(low), shareOf(high)];
        const then = p.a - p.b - 2 * out;
        return text`Of the total, ${first} has $${frac(least)}$ or $${frac(most)}$. The difference
          $${frac(most.sub(least))}$ is ${out + back} ${things}, so the total is ${p.a + p.b}. After the first transfer
          ${then > 0 ? first : second} has $${Math.abs(then)}$ more, and undoing it changes the difference by
          $2 \times ${out}$.`;
      },
      check:
        () => text`With $${p.a}$ and $${p.b}$ ${things}, which differ by $${apart}$, the first transfer leads to
        $${p.a - out} : ${p.b + out} = ${low[0]} : ${low[1]}$, and the second to $${p.a + back} : ${p.b - back} =
        ${high[0]} : ${high[1]}$.`,
      principle: text`A transfer keeps the total, so write all ratios with the same total; then a transfer is a
        difference of parts.`,
    };
  },
);

const ratioAtFirst = form<Transfers, readonly Fraction[]>(
  'ratio-between-two-transfers',
  {
    band: 'Medium',
    seconds: 80,
    revision: 2,
    suits: ({ a, b, out, back }: Transfers) => out === back && a !== b && Math.max(...lowest(a, b)) <= 25,
    verify: p => {
      const [c, d] = poorer(p);
      const [e, f] = richer(p);
      for (let total = 2; total < 4000; total += 1)
        for (
          let moved = 1;
          (total * c) % (c + d) === 0 && (total * e) % (e + f) === 0 && moved < total;
          moved += 1
        ) {
          const a = (total * c) / (c + d) + moved;
          if (a + moved === (total * e) / (e + f)) return ratioOf(a, total - a);
        }
      throw new Error('no ratio fits');
    },
  },
  (p, { step }) => {
    const { first, second, things } = wordsOf(p);
    const low = step(shareOf(poorer(p)), {
      name: text`the share of ${first} after the first transfer`,
      works: value => tex`\frac{${poorer(p)[0]}}{${poorer(p)[0]} + ${poorer(p)[1]}} = ${frac(value)}`,
      because: text`What leaves one side comes to the other, so the sum of both is the same in all three cases. A
          share of this sum can be compared from case to case, a ratio of two changing numbers cannot.`,
    })`
      A transfer keeps the total number of ${things}. Find what share of it ${first} has after the first transfer.`;
    const high = step(shareOf(richer(p)), {
      name: text`the share of ${first} after the other transfer`,
      works: value => tex`\frac{${richer(p)[0]}}{${richer(p)[0]} + ${richer(p)[1]}} = ${frac(value)}`,
      because: text`Shares of one total are measured with the same measure. The terms of the two ratios are not:
          $${sumOf(poorer(p))}$ parts make the whole in one case and $${sumOf(richer(p))}$ in the other.`,
    })`
      The other transfer goes the other way, and the total is again the same. Find what share of it ${first} has then.`;
    const share = step(calc`(${low} + ${high}) / 2`, {
      name: text`the share of ${first} now`,
      works: value => tex`\frac{1}{2}\left(${frac(low)} + ${frac(high)}\right) = ${frac(value)}`,
      because: text`Say that $m$ ${things} are moved. Then ${first} has $m$ fewer than now in one case and $m$
          more in the other, and a number is midway between itself less $m$ and itself plus $m$.`,
    })`
      As many ${things} leave ${first} in one case as come in the other, so the present share lies midway between
      these two.`;
    const ratioFound = step(ratioOf(share, q(1).sub(share)), {
      works: value =>
        tex`${frac(share)} : ${frac(q(1).sub(share))} = ${value.map(t => numberTex(t)).join(' : ')}`,
      because: text`Both together have the whole, 1. A share of $\frac{2}{5}$, for example, leaves $\frac{3}{5}$
          for the other side, which is the ratio $2 : 3$ and not $2 : 5$.`,
    })`
        The rest of the total belongs to ${second}. Write the ratio of the two shares.`;
    return {
      answer: ratioFound,
      stem: () => {
        const [low, high] = [ratio(poorer(p)), ratio(richer(p))];
        return p.frame === 0
          ? text`If ${first} gives some marbles to ${second}, the ratio of the marbles of ${first} to those of
            ${second} will
            be ${low}. If instead ${second} gives the same number of marbles to ${first}, it will be ${high}. In what
            ratio are the marbles of ${first} and ${second} now?`
          : p.frame === 1
            ? text`When a certain number of sacks is moved from the first of two warehouses to the second, the
              numbers of
              sacks there are in the ratio ${low}. Had the same number been moved from the second to the first, the
              ratio would have been ${high}. What was the ratio before any were moved?`
            : text`The numbers of chairs in two halls would be in the ratio ${low} if $n$ chairs were carried from the
              first hall to the second, and in the ratio ${high} if $n$ were carried from the second to the first.
              What is the present ratio of the number in the first hall to that in the second?`;
      },
      show: ratio,
      size: value => (value[0]?.valueOf() ?? 0) / (value[1]?.valueOf() ?? 1),
      plausible: value => value.every(term => isCount(term) && term.valueOf() <= 150),
      onSight: value => {
        const size = (value[0]?.valueOf() ?? 0) / (value[1]?.valueOf() ?? 1);
        return size > poorer(p)[0] / poorer(p)[1] && size < richer(p)[0] / richer(p)[1];
      },
      slips: [
        slip(
          'joined_ratios_unmatched',
          ratioFound,
          ratioOf(poorer(p)[0] + richer(p)[0], poorer(p)[1] + richer(p)[1]),
        )`
            You added the terms as they are: $(${poorer(p)[0]} + ${richer(p)[0]}) : (${poorer(p)[1]} +
            ${richer(p)[1]})$. The two ratios have different sums, $${sumOf(poorer(p))}$ and $${sumOf(richer(p))}$, so
            their parts are not equal.`,
        slip('averaged_the_averages', ratioFound, ratioOf(q(...poorer(p)).add(q(...richer(p))), 2))`
            You averaged $\frac{${poorer(p)[0]}}{${poorer(p)[1]}}$ and $\frac{${richer(p)[0]}}{${richer(p)[1]}}$. A
            transfer changes both terms, so these quotients do not change evenly, but shares of the total do.`,
        slip(
          'averaged_the_averages',
          ratioFound,
          ratioOf(2, q(poorer(p)[1], poorer(p)[0]).add(q(richer(p)[1], richer(p)[0]))),
        )`
            You averaged $\frac{${poorer(p)[1]}}{${poorer(p)[0]}}$ and $\frac{${richer(p)[1]}}{${richer(p)[0]}}$. A
            transfer changes both terms, so these quotients do not change evenly, but shares of the total do.`,
        slip('took_the_whole_for_a_part', ratioFound, ratioOf(share, 1))`
            You used the share of ${first} in the total, $${frac(share)}$, as the ratio. The ratio compares ${first}
            with ${second}.`,
        slip('inverted_the_ratio', ratioFound, ratioOf(q(1).sub(share), share))`
            You named ${second} first: $${frac(q(1).sub(share))} : ${frac(share)}$. The question asks for ${first} to
            ${second}.`,
        slip('swapped_the_two', share, calc`(${low} * 2 + ${high}) / 3`)`
            You gave ${first} a share of $${frac(share)}$, which is twice as far from the one case as from the other.
            Both transfers are equal, so the distances are equal.`,
      ],
      snapRead: text`There are two equal transfers in opposite directions. The total is fixed, so the present share of
        ${first} is midway between the shares in the two cases.`,
      approach: text`Work with shares of the total, which does not change. Equal transfers change the share of
        ${first} equally, downwards and upwards, so average the two shares.`,
      faster: () => {
        const all = lcm(sumOf(poorer(p)), sumOf(richer(p)));
        const [low, high] = [shareOf(poorer(p)).mul(all), shareOf(richer(p)).mul(all)];
        return text`Let there be $${all}$ parts in all. Then ${first} has $${low}$ or $${high}$ of them, and now
          $${low.add(high).div(2)}$; ${second} has the other $${q(all).sub(low.add(high).div(2))}$.`;
      },
      check: text`From the share $${frac(share)}$ of ${first} it is $${frac(share.sub(low))}$ of the total down to
        $${frac(low)}$ and also $${frac(high.sub(share))}$ up to $${frac(high)}$.`,
      principle: text`When the total is fixed, equal transfers change a share of that total equally; a ratio of the
        two parts does not change evenly.`,
    };
  },
);

/** AR.RAT.3 Medium: a transfer one way and another the other way, with the ratio that each would lead to. */
export const twoTransfers: readonly AnyTemplate[] = situation<Transfers>({
  type: 'AR.RAT.3',
  situation: 'two-ways-to-transfer',
  tries: 60,
  draw: draw => {
    const total = draw.pick([60, 72, 84, 90, 96, 108, 120, 132, 140, 144, 150, 168, 180, 210, 240]);
    const a = draw.int(Math.ceil(total / 4), Math.floor((total * 3) / 4));
    const out = draw.int(3, 40);
    const back = draw.chance(0.5) ? out : draw.int(3, 40);
    const [one = '', two = ''] = draw.some(peopleInArithmetic, 2);
    const p = { a, b: total - a, out, back, one, two, frame: draw.int(0, 2) };
    if (a <= out || p.b <= back) return null;
    const [low, high] = [poorer(p), richer(p)];
    return Math.max(...low, ...high) <= 13 && sumOf(low) !== sumOf(high) && !low.includes(0) ? p : null;
  },
  forms: [numberAtFirst, ratioAtFirst],
});
