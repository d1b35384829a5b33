import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { fractionTex, numberTex, plain, ratio } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q, ratioOf } from '../../value.ts';

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const lcm = (a: number, b: number) => (a / gcd(a, b)) * b;
const lowest = (a: number, b: number): readonly [number, number] => [a / gcd(a, b), b / gcd(a, b)];

/** Two numbers, and two transfers between them that are thought of but not both made. */
interface Transfers {
  /** The numbers as they are. */
  a: number;
  b: number;
  /** How many would go from the first to the second, or instead from the second to the first. */
  out: number;
  back: number;
  frame: number;
}

/** The ratio after the transfer out of the first, and after the one into it. */
const poorer = ({ a, b, out }: Transfers) => lowest(a - out, b + out);
const richer = ({ a, b, back }: Transfers) => lowest(a + back, b - back);
const sumOf = ([x, y]: readonly [number, number]) => x + y;
const shareOf = ([x, y]: readonly [number, number]) => q(x, x + y);
const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;

const numberAtFirst = form({
  form: 'number-between-two-transfers',
  band: 'Medium',
  seconds: 80,
  entry: true,
  stem: (p: Transfers) => {
    const [low, high] = [ratio(poorer(p)), ratio(richer(p))];
    return p.frame === 0
      ? `If Tara gives ${p.out} of her marbles to Vinod, the ratio of her marbles to his will be ${low}. If instead he gives her ${p.back} of his, it will be ${high}. How many marbles does Tara have?`
      : p.frame === 1
        ? `Moving ${p.out} wagons from the first of two depots to the second would make their numbers of wagons stand in the ratio ${low}. Moving ${p.back} wagons from the second to the first instead would make the ratio ${high}. How many wagons are in the first depot?`
        : `Two halls hold some chairs. The numbers in the first and the second would be in the ratio ${low} after ${p.out} chairs were carried from the first to the second, and in the ratio ${high} if, instead of that, ${p.back} were carried from the second to the first. Find the number of chairs in the first hall now.`;
  },
  path: path<Transfers>()
    .quiet('scale', p => q(lcm(sumOf(poorer(p)), sumOf(richer(p)))))
    .quiet('low', (p, { scale }) => scale.mul(shareOf(poorer(p))))
    .step(
      'span',
      (p, { scale, low }) => scale.mul(shareOf(richer(p))).sub(low),
      'A transfer keeps the total, so both ratios belong to one total. Scale them to the same sum and compare the first terms.',
      (p, { scale, low, span }) => {
        const high = scale.mul(shareOf(richer(p)));
        return `${numberTex(low)} : ${numberTex(scale.sub(low))}, \\quad ${numberTex(high)} : ${numberTex(scale.sub(high))}, \\quad ${numberTex(span)} \\text{ ${span.equals(1) ? 'part' : 'parts'}}`;
      },
    )
    .quiet('gap', ({ out, back }) => q(out + back))
    .step(
      'unit',
      (_p, { gap, span }) => gap.div(span),
      'Between the two cases the first number differs by both transfers together. This is worth those parts.',
      ({ out, back }, { span, unit }) => `(${out} + ${back}) \\div ${numberTex(span)} = ${numberTex(unit)}`,
    )
    .quiet('returned', ({ out }) => q(out))
    .step(
      'number',
      (_p, { low, unit, returned }) => low.mul(unit).add(returned),
      'Find the first number in the first case and give back what was moved out.',
      ({ out }, { low, unit, number }) =>
        `${numberTex(low)} \\times ${numberTex(unit)} + ${out} = ${numberTex(number)}`,
    ),
  slips: [
    {
      misconception: 'reports_number_after',
      at: 'returned',
      wrongly: () => q(0),
      words: ({ out }, { number }) =>
        `${plain(number)} would be left in the first after the ${out} had gone; they are still there.`,
    },
    {
      misconception: 'transfers_subtracted',
      at: 'gap',
      wrongly: ({ out, back }) => (out === back ? null : q(Math.abs(out - back))),
      words: ({ out, back }, { gap }) =>
        `The two cases were taken to differ by $${numberTex(gap)}$; one lies ${out} below the present number and the other ${back} above it.`,
    },
    {
      misconception: 'reports_other_group',
      at: 'number',
      wrongly: (_p, { scale, low, unit, returned }) => scale.sub(low).mul(unit).sub(returned),
      words: (_p, { number }) => `${plain(number)} is the second number, not the first.`,
    },
    {
      misconception: 'transfer_in_wrong_direction',
      at: 'returned',
      wrongly: ({ out }) => q(-out),
      words: ({ out }, { number }) =>
        `${plain(number)} takes the ${out} off once more; before the transfer the first had more, not less.`,
    },
    {
      misconception: 'units_of_two_ratios_mixed',
      at: 'span',
      wrongly: p => {
        const fall = richer(p)[0] - poorer(p)[0];
        return fall > 0 && sumOf(richer(p)) !== sumOf(poorer(p)) ? q(fall) : null;
      },
      words: (_p, { span }) =>
        `$${numberTex(span)}$ is the difference of the terms as printed; the sums of the two ratios differ, and so do their parts.`,
    },
    {
      misconception: 'wrong_transfer_returned',
      at: 'returned',
      wrongly: ({ back }) => q(back),
      words: ({ out, back }) =>
        `The ${back} of the second case were added to the first case, which needs ${out}.`,
    },
    {
      misconception: 'reports_number_after',
      at: 'number',
      wrongly: (_p, { low, unit, gap }) => low.mul(unit).add(gap),
      words: ({ back }, { number }) =>
        `${plain(number)} would be in the first after it had received the ${back} of the second case.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { out }) => whole(value) && value.gt(out),
  snapRead: () =>
    'Two transfers, each by itself and in opposite directions, each with the ratio that it would lead to. The total is the same both times.',
  approach: () =>
    'Scale both ratios to the same total. The first number then differs between the two cases by a known number of parts, and that difference is the sum of the two transfers.',
  faster: p =>
    `Of the total, the first holds $\\frac{${poorer(p)[0]}}{${sumOf(poorer(p))}}$ or $\\frac{${richer(p)[0]}}{${sumOf(richer(p))}}$; the difference is $${p.out + p.back}$, so the total is $${p.a + p.b}$.`,
  check: (p, { number }) => {
    const other = q(p.a + p.b).sub(number);
    return `With $${numberTex(number)}$ and $${numberTex(other)}$: $${numberTex(number.sub(p.out))} : ${numberTex(other.add(p.out))}$ is ${ratio(poorer(p))}, and $${numberTex(number.add(p.back))} : ${numberTex(other.sub(p.back))}$ is ${ratio(richer(p))}.`;
  },
  principle:
    'Transfers keep the total: write all ratios with one total, and transfers become differences of parts.',
  verify: p => {
    const [c, d] = poorer(p);
    const [e, f] = richer(p);
    for (let a = p.out + 1; a < 4000; a += 1) {
      // The first condition gives the second number; the other one decides.
      const b = ((a - p.out) * d) / c - p.out;
      if (Number.isInteger(b) && b > p.back && (a + p.back) * f === (b - p.back) * e) return q(a);
    }
    throw new Error('no numbers fit');
  },
});

const ratioAtFirst = form({
  form: 'ratio-between-two-transfers',
  band: 'Medium',
  seconds: 80,
  suits: ({ a, b, out, back }: Transfers) => out === back && a !== b && Math.max(...lowest(a, b)) <= 25,
  stem: (p: Transfers) => {
    const [low, high] = [ratio(poorer(p)), ratio(richer(p))];
    return p.frame === 0
      ? `If Tara gives some of her marbles to Vinod, the ratio of her marbles to his will be ${low}. If instead he gives her the same number of marbles, it will be ${high}. In what ratio are her marbles and his now?`
      : p.frame === 1
        ? `When a certain number of wagons is moved from the first of two depots to the second, the numbers of wagons there are in the ratio ${low}. Had the same number been moved from the second to the first, the ratio would have been ${high}. What was the ratio before any were moved?`
        : `The numbers of chairs in two halls would be in the ratio ${low} if $n$ chairs were carried from the first hall to the second, and in the ratio ${high} if $n$ were carried from the second to the first. What is the present ratio of the number in the first hall to that in the second?`;
  },
  path: path<Transfers>()
    .step(
      'low',
      p => shareOf(poorer(p)),
      'The total is the same in both cases. Find the share of the first in it after the transfer out of it.',
      (p, { low }) => `\\frac{${poorer(p)[0]}}{${poorer(p)[0]} + ${poorer(p)[1]}} = ${fractionTex(low)}`,
    )
    .step(
      'high',
      p => shareOf(richer(p)),
      'Find it after the transfer into the first.',
      (p, { high }) => `\\frac{${richer(p)[0]}}{${richer(p)[0]} + ${richer(p)[1]}} = ${fractionTex(high)}`,
    )
    .step(
      'share',
      (_p, { low, high }) => low.add(high).div(2),
      'Equal transfers move this share equally far down and up, so the present share is midway.',
      (_p, { low, high, share }) =>
        `\\frac12\\left(${fractionTex(low)} + ${fractionTex(high)}\\right) = ${fractionTex(share)}`,
    )
    .step(
      'ratio',
      (_p, { share }) => ratioOf(share, q(1).sub(share)),
      'Compare this share with the rest.',
      (_p, { share, ratio: found }) =>
        `${fractionTex(share)} : ${fractionTex(q(1).sub(share))} = ${found.map(t => numberTex(t)).join(' : ')}`,
    ),
  slips: [
    {
      misconception: 'units_of_two_ratios_mixed',
      at: 'ratio',
      wrongly: p => ratioOf(poorer(p)[0] + richer(p)[0], poorer(p)[1] + richer(p)[1]),
      words: p =>
        `$(${poorer(p)[0]} + ${richer(p)[0]}) : (${poorer(p)[1]} + ${richer(p)[1]})$ adds terms as printed; the sums of the two ratios differ, so one of them counts more.`,
    },
    {
      misconception: 'quotients_averaged',
      at: 'ratio',
      wrongly: p => ratioOf(q(...poorer(p)).add(q(...richer(p))), 2),
      words: p =>
        `The quotients $\\frac{${poorer(p).join('}{')}}$ and $\\frac{${richer(p).join('}{')}}$ were averaged, but both terms change with a transfer; shares of the total move evenly.`,
    },
    {
      misconception: 'quotients_averaged',
      at: 'ratio',
      wrongly: p => ratioOf(2, q(poorer(p)[1], poorer(p)[0]).add(q(richer(p)[1], richer(p)[0]))),
      words: p =>
        `The mean of $\\frac{${poorer(p)[1]}}{${poorer(p)[0]}}$ and $\\frac{${richer(p)[1]}}{${richer(p)[0]}}$ was taken for second over first; only shares of the fixed total move evenly.`,
    },
    {
      misconception: 'part_compared_with_total',
      at: 'ratio',
      wrongly: (_p, { share }) => ratioOf(share, 1),
      words: (_p, { share }) =>
        `$${fractionTex(share)}$ is the share of the first in the total, not its ratio to the second.`,
    },
    {
      misconception: 'ratio_reversed',
      at: 'ratio',
      wrongly: (_p, { share }) => ratioOf(q(1).sub(share), share),
      words: (_p, { share }) =>
        `$${fractionTex(q(1).sub(share))} : ${fractionTex(share)}$ puts the share of the second before that of the first.`,
    },
    {
      misconception: 'one_third_of_the_way',
      at: 'share',
      wrongly: (_p, { low, high }) => low.mul(2).add(high).div(3),
      words: (_p, { share }) =>
        `A share of $${fractionTex(share)}$ lies twice as far from the second case as from the first, but both transfers are equal.`,
    },
  ],
  show: value => ratio(value),
  size: value => (value[0]?.valueOf() ?? 0) / (value[1]?.valueOf() ?? 1),
  plausible: value => value.every(term => whole(term) && term.valueOf() <= 150),
  onSight: (value, p) => {
    const size = (value[0]?.valueOf() ?? 0) / (value[1]?.valueOf() ?? 1);
    return size > poorer(p)[0] / poorer(p)[1] && size < richer(p)[0] / richer(p)[1];
  },
  snapRead: () =>
    'Equal transfers in opposite directions, each with the ratio that it leads to; the ratio between them is asked, and no number is given.',
  approach: () =>
    'A transfer keeps the total, so work with shares of the total: equal transfers change the share equally, and the present one is midway between the two.',
  faster: p => {
    const all = lcm(sumOf(poorer(p)), sumOf(richer(p)));
    const [low, high] = [shareOf(poorer(p)).mul(all), shareOf(richer(p)).mul(all)];
    return `Out of $${all}$ the first holds $${numberTex(low)}$ or $${numberTex(high)}$, so now $${numberTex(low.add(high).div(2))}$.`;
  },
  check: (_p, { low, high, share }) =>
    `From $${fractionTex(share)}$ it is $${fractionTex(share.sub(low))}$ of the total down to $${fractionTex(low)}$ and $${fractionTex(high.sub(share))}$ up to $${fractionTex(high)}$: equally far.`,
  principle: 'When a total is fixed, transfers add to and take from shares of that total, not from ratios.',
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
});

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
    const p = { a, b: total - a, out, back, frame: draw.int(0, 2) };
    if (a <= out || p.b <= back) return null;
    const [low, high] = [poorer(p), richer(p)];
    return Math.max(...low, ...high) <= 13 && sumOf(low) !== sumOf(high) && !low.includes(0) ? p : null;
  },
  forms: [numberAtFirst, ratioAtFirst],
});
