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
    revision: 6,
    also: ['MM.SET.6'],
    // Both lists begin at their step, so that a period holds all of them.
    suits: p => p.a === p.d && p.b === p.e && p.k % perPeriod(p) > 1,
    verify: p => counted(p, 4000).either[p.k - 1] ?? 0,
  },
  (p, { step, find }) => {
    const { d, e, k, way } = p;
    const period = step(calc`lcm(${d}, ${e})`, value => tex`\text{LCM}(${d}, ${e}) = ${value}`)`
      The pattern repeats after the least common multiple of the two numbers.`;
    const overlap = find(1);
    const each = step(
      calc`${period} / ${d} + ${period} / ${e} - ${overlap}`,
      value => tex`${period.div(d)} + ${period.div(e)} - 1 = ${value}`,
    )`
      Count the numbers of one period; its last number belongs to both lists and counts once.`;
    const whole = find(calc`floor(${k} / ${each})`);
    const rest = step(
      calc`${k} - ${whole} * ${each}`,
      value => tex`${k} = ${whole} \times ${each} + ${value}`,
    )`
      Take out the whole periods and see which place is left.`;
    const value = step(calc`${whole} * ${period} + ${counted(p, 4000).either[rest.valueOf() - 1] ?? 0}`)`
      Go through the beginning of the list to that place and add the whole periods.`;
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
          With $${each}$ numbers to a period, the number in both lists is counted twice.`,
        slip('took_the_overlap_off_twice', overlap, 2)`
          With $${each}$ numbers to a period, the number in both lists is not counted at all.`,
        slip('counted_one_too_many', rest, calc`${rest} + 1`)`
          $${value}$ is the next number of the merged list.`,
        slip('counted_one_too_few', rest, calc`${rest} - 1`)`
          $${value}$ is the number one place before.`,
        slip('counted_one_too_few', rest, calc`${rest} - 2`)`
          $${value}$ comes two places earlier: the common start was counted once for each list.`,
        slip('rounded_the_wrong_way', whole, calc`${whole} + 1`)`
          Rounding the number of periods up to $${whole}$ leaves a negative rest, which has no place in the list.`,
        slip('left_out_a_case', value, calc`${whole} * ${period} + ${rest} * ${d}`)`
          The last $${rest}$ places were filled with multiples of $${d}$ alone.`,
        slip('counted_one_too_many', rest, calc`${rest} + 2`)`
          $${value}$ comes two places later: $0$ and the start of a period were counted as well.`,
      ],
      snapRead: text`Two lists merged into one: how many numbers it has up to a bound is not proportional, but it is
        periodic.`,
      approach: text`Use the period. In each one the merged list has the same number of entries, so whole periods can be
        taken out.`,
      faster: text`$${k} = ${whole} \times ${each} + ${rest}$, so the answer is $${whole} \times ${period}$ plus the
        entry at place $${rest}$.`,
      check: () =>
        text`Up to $${value}$ there are $${Math.floor(value.valueOf() / d)}$ multiples of $${d}$,
          $${Math.floor(value.valueOf() / e)}$ of $${e}$ and $${Math.floor(value.valueOf() / lcm(d, e))}$ of both:
          together $${k}$.`,
      principle: text`A merged list of multiples repeats after the LCM: take whole periods out before searching.`,
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
