import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { listTex } from './common-terms.ts';

interface Near {
  /** First terms and steps of the two lists; the steps have no common factor. */
  a: number;
  d: number;
  b: number;
  e: number;
  limit: number;
  /** Terms may differ by this much at most. */
  w: number;
  scene: 'numbers' | 'road' | 'clock';
}

const gcd = (x: number, y: number): number => (y === 0 ? x : gcd(y, x % y));
/** Terms of the first list up to the limit. */
const terms = ({ a, d, limit }: Near) => Math.floor((limit - a) / d) + 1;
/** Whether a number is within `w` of a term of the second list, which goes on for ever. */
const isNear = ({ b, e }: Near, x: number, w: number) => {
  const over = (((x - b) % e) + e) % e;
  return over <= w || e - over <= w;
};
/** The last `count` terms of the first list up to the limit. */
const lastTerms = (p: Near, count: number) =>
  Array.from({ length: count }, (_, i) => p.a + p.d * (terms(p) - count + i));
const hits = (p: Near, list: readonly number[], w = p.w) => q(list.filter(x => isNear(p, x, w)).length);

const nearTerms = form<Near>(
  'terms-near-the-other-list',
  {
    band: 'Hard',
    seconds: 115,
    revision: 3,
    also: ['AL.DIO.1', 'NS.REM.1'],
    entry: true,
    verify: p => {
      let count = 0;
      for (let x = p.a; x <= p.limit; x += p.d)
        for (let y = p.b; y <= p.limit + p.w; y += p.e)
          if (Math.abs(x - y) <= p.w) {
            count += 1;
            break;
          }
      return count;
    },
  },
  (p, { step, find }) => {
    const { a, d, limit, w, e, b, scene } = p;
    const n = step(terms(p), value => tex`${a} + (n - 1) \times ${d} \le ${limit}: \quad n = ${value}`)`
      Count the terms of the first list up to the bound.`;
    const each = step(
      calc`2 * ${w} + 1`,
      value =>
        tex`\{${Array.from({ length: 2 * w + 1 }, (_, i) => (b - w + i + e) % e)}\}: \quad ${value} \text{ of } ${e}`,
    )`
      The steps $${d}$ and $${e}$ have no common factor, so any $${e}$ terms in a row leave all the remainders $0$ to
      $${e - 1}$ on division by $${e}$, each once. Count the remainders that are close enough to that of the second
      list.`;
    const blocks = find(calc`floor(${n} / ${e})`);
    const rest = step(
      hits(p, lastTerms(p, n.sub(blocks.mul(e)).valueOf())),
      value =>
        tex`${n} = ${blocks} \times ${e} + ${n.sub(blocks.mul(e))}: \quad ${lastTerms(
          p,
          n.sub(blocks.mul(e)).valueOf(),
        )}, \quad \text{close: } ${value}`,
    )`
      Take out whole blocks of $${e}$ terms, from the beginning, and look at the few terms that are left at the end.`;
    const count = step(calc`${each} * ${blocks} + ${rest}`)`
      Add the terms of the blocks and those of the rest.`;
    return {
      answer: count,
      stem:
        scene === 'numbers'
          ? text`How many numbers up to $${limit}$ in the list ${listTex(a, d)} differ by at most $${w}$ from some
            number in the list ${listTex(b, e)}?`
          : scene === 'road'
            ? text`Trees stand at ${listTex(a, d)} metres along a long road, and lamps at ${listTex(b, e)} metres. How
              many of the trees in the first $${limit}$ metres (end included) have a lamp at most $${w}$ m away?`
            : text`Buses leave a stop at minutes ${listTex(a, d)} of the day and trams at minutes ${listTex(b, e)}. Up
              to minute $${limit}$ (included), how many buses leave at most ${w} minute(s) before or after a tram?`,
      show: plain,
      plausible: value => value.valueOf() > 0 && value.valueOf() < terms(p),
      slips: [
        slip('left_out_equal_values', count, () => {
          const end = lastTerms(p, n.sub(blocks.mul(e)).valueOf());
          return each
            .sub(1)
            .mul(blocks)
            .add(hits(p, end))
            .sub(hits(p, end, 0));
        })`
          $${count}$ leaves out the numbers that stand in both lists; they differ by zero, which is at most $${w}$.`,
        slip(
          'left_out_a_case',
          count,
          lastTerms(p, terms(p)).filter(x => (((x - b) % e) + e) % e <= w).length,
        )`
          $${count}$ counts only the terms equal to a number of the second list or above it; those just below it are
          close too.`,
        slip('left_out_an_end_point', rest, !rest.equals(0) && 0)`
          $${count}$ stops after the whole blocks of $${e}$ terms; some of the last terms fit as well.`,
        slip('answered_another_quantity', count, () => {
          let count = 0;
          for (let y = b; y <= limit; y += e) {
            const nearest = a + d * Math.max(0, Math.round((y - a) / d));
            if (Math.abs(y - nearest) <= w) count += 1;
          }
          return count;
        })`
          $${count}$ counts the terms of the list with steps of $${e}$ that are close to a term of the other list.`,
        slip('left_out_an_end_point', count, hits(p, lastTerms(p, terms(p)), w - 1))`
          $${count}$ allows differences below $${w}$ only; a difference of exactly $${w}$ is allowed too.`,
        slip('counted_one_too_many', rest, calc`${n} - ${blocks} * ${e}`)`
          All $${rest}$ terms after the last whole block were taken as close.`,
        slip('rounded_the_wrong_way', count, calc`${each} * (${blocks} + 1)`)`
          $${count}$ rounds the number of blocks up; the last $${e}$ terms are not complete and hold fewer than
          $${each}$.`,
        slip('counted_one_too_many', each, calc`2 * ${w} + 2`)`
          With $${each}$ remainders one is too far away: count on both sides and the middle only once.`,
        slip('let_in_an_end_point', count, hits(p, lastTerms(p, terms(p)), w + 1))`
          $${count}$ lets differences of $${w + 1}$ in.`,
      ],
      snapRead: text`Two lists with steps that share no factor; terms of the first that are equal to one of the second
        or close to one are counted.`,
      approach: text`Closeness to the second list depends on the remainder by its step. With steps that share no factor
        the remainders of the first list run through all values in turn, so whole blocks can be counted at once.`,
      faster: text`$${each}$ of every $${e}$ terms are close; $${n}$ terms are $${blocks}$ blocks and the last
        $${n.sub(blocks.mul(e))}$, to be looked at one by one.`,
      check: () => {
        const far = lastTerms(p, terms(p)).filter(x => !isNear(p, x, w));
        return text`The terms that are not close, $${far.slice(0, 3)}, \dots, ${far.at(-1)}$, are $${far.length}$ in
          number, and $${far.length} + ${count} = ${terms(p)}$.`;
      },
      principle: text`When two steps share no factor, the terms of one list run through all remainders by the other
        step, each once in a block.`,
    };
  },
);

/** AL.SEQ.4 Hard: terms of one list that are close to a term of another. */
export const nearTheOtherList: readonly AnyTemplate[] = situation<Near>({
  type: 'AL.SEQ.4',
  situation: 'near-the-other-list',
  tries: 30,
  draw: draw => {
    const [d, e] = draw.some([5, 6, 7, 8, 9, 10, 11, 13, 14], 2) as [number, number];
    const w = e >= 11 ? draw.int(2, 3) : draw.int(1, 2);
    const b = draw.int(3, 12);
    const p: Near = {
      a: draw.int(3, 16),
      d,
      b,
      e,
      w,
      limit: draw.step(180, 600, 10),
      scene: draw.pick(['numbers', 'road', 'clock'] as const),
    };
    const left = terms(p) % e;
    const fits =
      gcd(d, e) === 1 && d % e !== 1 && d % e !== e - 1 && 2 * w + 1 <= e - 3 && p.a !== b && 2 * w + 1 !== d;
    // No term may stand before the second list begins, and the limit is no term.
    return fits &&
      p.a >= b - w &&
      left >= 2 &&
      left <= 6 &&
      !hits(p, lastTerms(p, left)).equals(0) &&
      terms(p) > 2 * e &&
      (p.limit - p.a) % d > 0
      ? p
      : null;
  },
  forms: [nearTerms],
});
