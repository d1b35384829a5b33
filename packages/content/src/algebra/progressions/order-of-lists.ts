import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { ordinal, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { counted, lcm, type Two } from './common-terms.ts';

/** Numbers of one whole period that are in at least one list. */
const perPeriod = ({ d, e }: Two) => lcm(d, e) / d + lcm(d, e) / e - 1;

const merged = form<Two>(
  'place-in-the-merged-list',
  {
    band: 'Medium',
    seconds: 80,
    revision: 7, // No option is tied to the key at a glance.
    untied: true,
    also: ['MM.SET.6'],
    // Both lists begin at their step, so that a period holds all of them.
    suits: p => p.a === p.d && p.b === p.e && p.k % perPeriod(p) > 1,
    verify: p => counted(p, 4000).either[p.k - 1] ?? 0,
  },
  (p, { step, find }) => {
    const { d, e, k, way } = p;
    const period = step(calc`lcm(${d}, ${e})`, {
      name: 'the period',
      because: text`At the LCM both lists come together and go on as they did from $0$. So after it every number of the
        list is the LCM more than one before.`,
      works: value => tex`\text{LCM}(${d}, ${e}) = ${value}`,
    })`
      The two lists meet at the least common multiple of their steps, and after it the pattern begins again. Find this
      period.`;
    const overlap = find(1);
    const each = step(calc`${period} / ${d} + ${period} / ${e} - ${overlap}`, {
      name: 'how many numbers one period has',
      because: text`Only the last number of a period is a multiple of both. It is in the first count and in the second,
        and in the joint list it comes once.`,
      works: value => tex`${period.div(d)} + ${period.div(e)} - 1 = ${value}`,
    })`
      Count the multiples of $${d}$ and the multiples of $${e}$ in one period. Its last number belongs to both, so
      count it only once.`;
    const whole = find(calc`floor(${k} / ${each})`, { name: 'how many whole periods come before' });
    const rest = step(calc`${k} - ${whole} * ${each}`, {
      name: 'the place in the last period',
      because: text`Every period has the same pattern, so whole periods can be passed over at once. Only the beginning
        of one period has to be written out.`,
      works: value => tex`${k} = ${whole} \times ${each} + ${value}`,
    })`
      Divide $${k}$ by this number: that gives the whole periods, and the remainder is the place in the next period.`;
    const value = step(calc`${whole} * ${period} + ${counted(p, 4000).either[rest.valueOf() - 1] ?? 0}`)`
      Write the list from its beginning up to that place. Add the whole periods to the number found there.`;
    return {
      answer: value,
      stem: way
        ? text`All positive integers that are multiples of $${d}$ or of $${e}$ (or of both) are written in increasing
          order. What is the ${ordinal(k)} number in this list?`
        : text`One lamp flashes $${d}, ${2 * d}, ${3 * d}, \dots$ seconds after a start signal, another $${e}, ${2 * e},
          ${3 * e}, \dots$ seconds after it. Two flashes at the same moment count as one. How many seconds after the
          signal does the ${ordinal(k)} flash occur?`,
      show: plain,
      plausible: value => value.valueOf() > 0 && (value.valueOf() % d === 0 || value.valueOf() % e === 0),
      slips: [
        slip('counted_twice', overlap, 0)`
          You counted $${each}$ numbers in a period. The number that belongs to both is counted twice there, and it
          comes only once.`,
        slip('took_the_overlap_off_twice', overlap, 2)`
          You counted $${each}$ numbers in a period. The number that belongs to both is not counted at all there, and it
          comes once.`,
        slip('counted_one_too_many', rest, calc`${rest} + 1`)`
          $${value}$ stands one place too late: it is the number at place $${k + 1}$, not at place $${k}$.`,
        slip('counted_one_too_few', rest, calc`${rest} - 1`)`
          $${value}$ stands one place too early: it is the number at place $${k - 1}$, not at place $${k}$.`,
        slip('counted_one_too_few', rest, calc`${rest} - 2`)`
          $${value}$ comes two places earlier, at place $${k - 2}$. The list does not begin with $0$, so no place is
          used for it.`,
        slip('rounded_the_wrong_way', whole, calc`${whole} + 1`)`
          You rounded the number of periods up to $${whole}$. That is more than $${k}$ places, so you came to a number
          that is too large.`,
        slip('left_out_a_case', value, calc`${whole} * ${period} + ${rest} * ${d}`)`
          You filled the last $${rest}$ places with multiples of $${d}$ alone. Multiples of $${e}$ come between them.`,
        slip('counted_one_too_many', rest, calc`${rest} + 2`)`
          $${value}$ comes two places later, at place $${k + 2}$. Neither $0$ nor the start of a period is counted
          separately.`,
      ],
      snapRead: text`Two lists of multiples are put into one, and a far place is asked: the pattern repeats after the
        LCM, so pass over whole periods.`,
      approach: text`In each period the joint list has the same number of entries. So divide the place by that number,
        and write out only the beginning of one period.`,
      faster: text`$${k} = ${whole} \times ${each} + ${rest}$, so the answer is $${whole} \times ${period}$ plus the
        entry at place $${rest}$.`,
      check: () =>
        text`Up to $${value}$ there are $${Math.floor(value.valueOf() / d)}$ multiples of $${d}$,
          $${Math.floor(value.valueOf() / e)}$ of $${e}$ and $${Math.floor(value.valueOf() / lcm(d, e))}$ of both:
          together $${k}$.`,
      principle: text`A joint list of multiples repeats after the LCM: pass over whole periods before writing anything
        out.`,
    };
  },
);

/** AL.SEQ.4 Medium: the period of two lists merged into one. */
export const orderOfLists: readonly AnyTemplate[] = situation<Two>({
  type: 'AL.SEQ.4',
  situation: 'period-and-cases',
  draw: draw => {
    const multiples = draw.chance(0.4);
    const [d, e] = draw.some(
      multiples ? [3, 4, 5, 6, 7, 8, 9, 10] : [4, 5, 6, 7, 8, 9, 10, 12, 14, 15],
      2,
    ) as [number, number];
    const a = multiples ? d : draw.int(3, 17);
    const b = multiples ? e : draw.int(2, 15);
    if (multiples && (d > e || e % d === 0)) return null;
    if (a === b || a - b === 1 || b - a === 1) return null;
    return {
      a,
      d,
      b,
      e,
      limit: draw.step(200, 700, 10),
      k: multiples ? draw.int(35, 140) : draw.int(20, 50),
      way: draw.chance(0.5),
    };
  },
  forms: [merged],
});
