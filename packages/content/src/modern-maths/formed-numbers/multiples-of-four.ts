import type Fraction from 'fraction.js';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Four {
  /** Zero and three other digits, in order. */
  digits: readonly number[];
  way: boolean;
}

const total = (list: readonly number[]) => list.reduce((x, y) => x + y, 0);
const listed = (digits: readonly number[]) => `$${digits.slice(0, -1).join(', ')}$ and $${digits.at(-1)}$`;
const sumTex = (list: readonly number[]) => (list.length === 1 ? `${list[0]}` : `(${list.join(' + ')})`);

/** Endings of two different digits, in order, of which the last digit or the whole number is tested. */
const endingsOf = ({ digits }: Four, fits: (ending: number) => boolean) =>
  digits
    .flatMap(tens => digits.filter(unit => unit !== tens).map(unit => 10 * tens + unit))
    .filter(fits)
    .sort((x, y) => x - y);
const byFour = (p: Four) => endingsOf(p, ending => ending % 4 === 0);
const numbers = (list: readonly Fraction[]) => list.map(Number);
const holdsZero = (ending: number) => ending < 10 || ending % 10 === 0;
const withZero = (list: readonly Fraction[]) => numbers(list).filter(holdsZero);
const withoutZero = (list: readonly Fraction[]) => numbers(list).filter(ending => !holdsZero(ending));
const written = (ending: number) => `${ending}`.padStart(2, '0');
/** The digits other than zero that an ending leaves for the front. */
const left = ({ digits }: Four, ending: number) =>
  digits.filter(d => d > 0 && d !== Math.floor(ending / 10) && d !== ending % 10);
const allLeft = (p: Four, endings: readonly number[]) => endings.flatMap(ending => left(p, ending));

const sumOfMultiples = form<Four>(
  'sum-of-multiples-of-four-with-zero',
  {
    band: 'Medium',
    seconds: 110,
    revision: 3,
    also: ['NS.NUM.2'],
    verify: p => total(formed(p)),
  },
  (p, { step, find }) => {
    const { way, digits } = p;
    const endings = step(
      byFour(p).map(ending => q(ending)),
      {
        name: text`the endings that 4 divides`,
        because: text`$100$ is a multiple of $4$, so everything in front of the last two digits is a multiple of $4$ and
          does not change the remainder.`,
        works: value => tex`${numbers(value).map(written).join(', \\ ')}`,
      },
    )`
      The last two digits decide whether $4$ divides a number. List the endings of two different given digits that $4$
      divides; zero may stand among them, also before the last digit.`;
    const times = find(2);
    const held = step(
      () => {
        const held = withZero(endings);
        return q(1100 * total(allLeft(p, held))).add(times.mul(total(held)));
      },
      {
        name: text`the sum of the numbers with zero in the ending`,
        because: text`A digit that is once in the thousands place and once in the hundreds place adds $1{,}000 + 100
            = 1{,}100$ times itself. The ending stands in both numbers, so it is added two times.`,
        works: value =>
          tex`1{,}100 \times ${sumTex(allLeft(p, withZero(endings)))} + ${times} \times ${sumTex(withZero(endings))} =
            ${value}`,
      },
    )`
        First case: the ending contains the zero. It leaves two digits for the front, in either order, so each of them
        is once the thousands digit and once the hundreds digit. Add all these numbers.`;
    const free = step(
      () => {
        const free = withoutZero(endings);
        return 1000 * total(allLeft(p, free)) + total(free);
      },
      {
        name: text`the sum of the numbers without zero in the ending`,
        because: text`A number that begins with zero has only three digits. So zero takes the hundreds place and adds
            nothing, and the other digit takes the thousands place.`,
        works: value =>
          tex`1{,}000 \times ${sumTex(allLeft(p, withoutZero(endings)))} + ${sumTex(withoutZero(endings))} = ${value}`,
      },
    )`
        Second case: the ending does not contain the zero. It leaves zero and one more digit for the front. Zero cannot
        come first, so each ending belongs to one number. Add these numbers.`;
    const sum = step(calc`${held} + ${free}`)`
        Each ending belongs to one of the two cases. Add the two sums.`;
    return {
      answer: sum,
      stem: way
        ? text`Four-digit numbers are formed with the digits ${listed(digits)}, each digit being used exactly once. Find
          the sum of those that are divisible by $4$.`
        : text`All four-digit multiples of $4$ that use each of the digits ${listed(digits)} exactly once are written
          down. What is their sum?`,
      show: plain,
      plausible: value => value.valueOf() > 0 && value.valueOf() % 4 === 0,
      slips: [
        slip('let_zero_lead', free, () => {
          const free = withoutZero(endings);
          return 1100 * total(allLeft(p, free)) + 2 * total(free);
        })`
          $${sum}$ includes the orders that begin with zero; they are no four-digit numbers.`,
        slip('forgot_zero', endings, () => {
          const some = endings.filter(ending => Number(ending) >= 10);
          return some.length < endings.length ? some : null;
        })`
          The ending $${written(byFour(p)[0] ?? 0)}$ was missed: zero may stand before the last digit.`,
        slip('counted_order', free, calc`${free} * 2`)`
          $${free}$ counts every ending without zero twice; with zero barred from the front there is one order.`,
        slip('ignored_order', held, () =>
          total(
            withZero(endings).map(ending => {
              const [low = 0, high = 0] = left(p, ending);
              return 1000 * low + 100 * high + ending;
            }),
          ),
        )`
          $${held}$ counts the two digits in front in increasing order only. They may be exchanged, and that gives
          another number.`,
        slip('ignored_order', times, 1)`
          The endings $${withZero(endings).map(written).join(', ')}$ were added once; each stands in two numbers, as
          ${listed(left(p, withZero(endings)[0] ?? 0))} can be exchanged in front.`,
        stop('left_out_a_case', held)`
          $${held}$ has only the numbers with zero among the last two digits; $${withoutZero(endings)}$ are endings
          too.`,
        slip('left_out_a_case', endings, () => withoutZero(endings).length > 1 && endings.slice(0, -1))`
          You missed the ending $${byFour(p).at(-1)}$. It is a multiple of $4$ too, so the numbers that end in it
          count.`,
        slip(
          'used_another_divisibility_rule',
          endings,
          endingsOf(p, ending => ending % 2 === 0).map(ending => q(ending)),
        )`
          $${sum}$ adds all even numbers; not all of them are multiples of $4$.`,
      ],
      snapRead: text`Four digits with a zero among them, and only multiples of $4$ are added: both ends of the number
        are restricted.`,
      approach: text`List the endings that $4$ divides. Where zero is in the ending, the front has two orders; where it
        is not, zero has to stand second, so there is one.`,
      faster: () => {
        const [held, free] = [withZero(endings), withoutZero(endings)];
        return text`By places: fronts $1{,}100 \times ${total(allLeft(p, held))} + 1{,}000 \times ${total(
          allLeft(p, free),
        )}$,
          endings $2 \times ${total(held)} + ${total(free)}$, together $${sum}$.`;
      },
      check: () => {
        const count = 2 * withZero(endings).length + withoutZero(endings).length;
        const all = formed(p);
        return text`There are $2 \times ${withZero(endings).length} + ${withoutZero(endings).length} = ${count}$ such
          numbers, from $${Math.min(...all)}$ to $${Math.max(...all)}$; their mean is about
          $${Math.round(Number(sum) / count)}$.`;
      },
      principle: text`Sums over arrangements are taken place by place; a zero that may not stand first is a case of its
        own.`,
    };
  },
);

/** All numbers of the question, one by one. */
function formed({ digits }: Four): number[] {
  const walk = (some: readonly number[], value: number): number[] =>
    some.length === 0
      ? value >= 1000 && value % 4 === 0
        ? [value]
        : []
      : some.flatMap(d =>
          walk(
            some.filter(x => x !== d),
            10 * value + d,
          ),
        );
  return walk(digits, 0);
}

/** MM.PNC.4 Medium: the sum of the multiples of four from four digits, one of them zero. */
export const sumsOfMultiplesOfFour: readonly AnyTemplate[] = situation<Four>({
  type: 'MM.PNC.4',
  situation: 'four-digits-rearranged',
  tries: 20,
  draw: draw => {
    const digits = [0, ...draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9], 3).sort((x, y) => x - y)];
    const endings = byFour({ digits, way: true });
    const held = endings.filter(holdsZero).length;
    const fits = endings.length >= 3 && endings.length <= 5 && held >= 1 && held < endings.length;
    return fits ? { digits, way: draw.chance(0.5) } : null;
  },
  forms: [sumOfMultiples],
});
