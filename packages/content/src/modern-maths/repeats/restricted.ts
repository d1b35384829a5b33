import { factorial } from '../../counting.ts';
import { isCount, sumOf } from '../../numbers.ts';
import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { arrangementsOf, digitsWithCounts, drawnDigits, oddOf, timesOf, written } from './digits.ts';

interface Listed {
  digits: readonly number[];
  way: number;
}

const fits = (digits: readonly number[]) => {
  const odd = oddOf(digits);
  return digits.length <= 7 && odd.length >= 2 && new Set(odd).size >= 2 && digits.length - odd.length >= 2;
};

const orderKept = form<Listed>(
  'odd-digits-in-their-order',
  {
    band: 'Medium',
    seconds: 80,
    entry: true,
    suits: ({ digits }) =>
      fits(digits) && digitsWithCounts(digits).some(({ digit, times }) => times > 1 && digit % 2 === 0),
    verify: ({ digits }) =>
      arrangementsOf(digits).filter(
        w => [...w].filter(x => Number(x) % 2 === 1).join('') === oddOf(digits).join(''),
      ).length,
  },
  ({ digits, way }, { step, find }) => {
    const odds = oddOf(digits);
    const evens = digitsWithCounts(digits).filter(({ digit }) => digit % 2 === 0);
    const n = digits.length;
    const places = find(odds.length);
    const total = step(calc`${n}!`)`
      Count the orders of the $${n}$ digits as if all of them were different.`;
    const oddOrders = step(calc`${places}!`)`
      The odd digits $${odds}$ keep their order, so of all their orders in the places that they have only one counts.
      That also covers like
      odd digits.`;
    const like = find(calc`product(${evens.map(({ times }) => calc`${times}!`)})`, {
      name: 'the orders of like even digits',
    });
    const count = step(calc`${total} / (${oddOrders} * ${like})`)`
      Like even digits can be exchanged in $${like}$ way(s). Divide by both.`;
    const own = digitsWithCounts(odds).map(({ times }) => calc`${times}!`);
    return {
      answer: count,
      stem:
        way === 0
          ? text`The digits ${written(digits)} are rearranged so that the odd ones keep the order in which they are
            listed. How many different
            numbers of $${n}$ digits can be formed, each digit being used as often as it is listed?`
          : way === 1
            ? text`In how many distinguishable ways can all of the digits ${written(digits)} be put in a row if the
              odd digits, read from left to
              right, have to give $${odds}$?`
            : text`Cards with the digits ${written(digits)} are laid in a row. The odd digits may stand in any
              places, but must increase or stay equal from
              left to right. Find the number of different rows.`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('ignored_a_condition', oddOrders, calc`product(${own})`)`
          Only like odd digits were taken into account, by dividing by ${here}. All orders of the odd digits but one
          are forbidden.`,
        slip('took_like_things_for_different', like, 1)`
          The total was divided by ${oddOrders} only: the like even digits were counted as different.`,
        slip('demanded_too_much', count, calc`${factorial(n - odds.length)} / ${like}`)`
          ${here} leaves the odd digits in their places. They may move, as long as their order stays.`,
        slip('demanded_too_much', count, calc`${factorial(n - odds.length + 1)} / ${like}`)`
          ${here} keeps the odd digits together as a block. Other digits may stand between them.`,
        slip('took_a_power_for_a_product', oddOrders, places)`
          The total was divided by the number of odd digits, ${oddOrders}, not by the number of their orders.`,
        slip(
          'used_a_factor_twice',
          oddOrders,
          sumOf(own.map(x => Number(x.value))) > own.length && calc`${places}! * product(${own})`,
        )`
          Like odd digits were divided out once more, ${here}. Their exchanges are among the orders of the odd digits
          already.`,
        slip('took_a_circle_for_a_row', total, calc`(${n} - 1)!`)`
          The digits were counted as in a circle, ${here}, not in a row.`,
        slip('used_a_factor_twice', count, calc`${total} / (${oddOrders} * ${like} * 2)`)`
          ${here} halves the number, as if a row read backwards were the same.`,
      ],
      snapRead: text`Some digits keep their order, at any places: one of all their orders is allowed.`,
      approach: text`Things whose order is fixed behave like equal things: divide by the number of their orders, as
        for like digits.`,
      faster: text`Choose $${n - odds.length}$ of $${n}$ places for the even digits and put them in order; the odd
        digits fall into the remaining places in one way.`,
      check: text`Choosing $${n - odds.length}$ of $${n}$ places for the even digits and ordering them gives
        ${calc`C(${n}, ${n - odds.length}) * ${factorial(n - odds.length)} / ${like}`}.`,
      principle: text`A fixed order among some things divides the number of arrangements by the number of their
        orders.`,
    };
  },
);

const endsGiven = form<Listed>(
  'odd-digits-at-both-ends',
  {
    band: 'Medium',
    seconds: 100,
    suits: ({ digits }) => fits(digits) && oddOf(digits).length > new Set(oddOf(digits)).size,
    verify: ({ digits }) =>
      arrangementsOf(digits).filter(w => Number(w[0]) % 2 === 1 && Number(w.at(-1)) % 2 === 1).length,
  },
  ({ digits, way }, { step, find }) => {
    const n = digits.length;
    const odds = oddOf(digits);
    const like = digitsWithCounts(digits).filter(({ times }) => times > 1);
    const ends = step(calc`${odds.length} * ${odds.length - 1}`)`
      Mark like digits, so that all are different at first. The first place gets one of the $${odds.length}$ odd
      digits, the last one of those left.`;
    const inner = step(calc`${n - 2}!`)`
      The other $${n - 2}$ digits stand between them in any order.`;
    const marked = find(calc`${ends} * ${inner}`, { name: 'the arrangements of marked digits' });
    const doubles = step(calc`product(${like.map(({ times }) => calc`${times}!`)})`)`
      Without the marks, exchanging like digits gives the same row. The list has ${timesOf(digits)}.`;
    const count = step(calc`${marked} / ${doubles}`)`
      Every row was counted that often: divide the product of both counts.`;
    return {
      answer: count,
      stem:
        way === 0
          ? text`How many different $${n}$-digit numbers that begin and end with an odd digit can be formed from the
            digits ${written(digits)}?`
          : way === 1
            ? text`The digits ${written(digits)} are written on tiles. All tiles are put in a row so that an odd
              digit stands at either end. In how many
              distinguishable ways is this possible?`
            : text`Find how many odd numbers with an odd first digit use each of the digits ${written(digits)}
              exactly as often as it is listed here.`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('took_like_things_for_different', doubles, 1)`
          The marks on like digits were left on: ${marked} counts the same row several times.`,
        slip('let_things_repeat', ends, calc`${odds.length} * ${odds.length}`)`
          The ends were filled in ${here} ways, as if one odd digit could stand at both.`,
        slip('ignored_order', ends, calc`C(${odds.length}, 2)`)`
          The two odd digits at the ends were chosen in ${here} ways, without their order.`,
        slip('left_out_a_case', ends, 2)`
          Two odd digits were put at the ends in ${ends} orders. They also have to be chosen.`,
        slip('took_like_things_for_different', doubles, like.length > 1 && calc`${like[0]?.times ?? 2}!`)`
          Only one of the repeated digits was taken into account.`,
        slip('chose_from_a_wrong_pool', inner, calc`${n - odds.length}!`)`
          Only the even digits were put between the ends, in ${here} ways. The remaining odd digits stand there,
          too.`,
        slip('ignored_a_condition', count, calc`${factorial(n)} / ${doubles}`)`
          ${here} is the number of all arrangements.`,
      ],
      snapRead: text`Odd digits at both ends of a list with repeated digits.`,
      approach: text`Fill the restricted places first, with like digits marked as different, and take the marks off
        at the end by dividing.`,
      check: text`Of all ${calc`${factorial(n)} / ${doubles}`.value} arrangements the part $\frac{${odds.length}
        \times ${odds.length - 1}}{${n} \times ${n - 1}}$ has odd digits at
        both ends: ${
          calc`${factorial(n)} / ${doubles} * ${odds.length * (odds.length - 1)} /
          ${n * (n - 1)}`.value
        }.`,
      faster: text`The part $\frac{${odds.length}}{${n}} \times \frac{${odds.length - 1}}{${n - 1}}$ of all
        ${calc`${factorial(n)} / ${doubles}`.value} arrangements.`,
      principle: text`With repeated digits, mark them, count with the condition, and divide by the exchanges of like
        digits.`,
    };
  },
);

/** MM.PNC.1 Medium: repeated digits with a condition. */
export const restricted: readonly AnyTemplate[] = situation<Listed>({
  type: 'MM.PNC.1',
  situation: 'digits-with-a-condition',
  tries: 40,
  draw: draw => {
    const digits = drawnDigits(draw, 6, 7);
    return digits && { digits, way: draw.int(0, 2) };
  },
  forms: [orderKept, endsGiven],
});
