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
    const [thing, things, other] =
      scene === 'numbers'
        ? ['number', 'numbers', 'the other list']
        : scene === 'road'
          ? ['tree', 'trees', 'a lamp']
          : ['bus', 'buses', 'a tram'];
    const n = step(terms(p), {
      name: `the number of ${things} up to the bound`,
      because: text`The first ${thing} is at $${a}$, and each step of $${d}$ brings one more.`,
      works: value => tex`${a} + (n - 1) \times ${d} \le ${limit}: \quad n = ${value}`,
    })`
      Count the ${things} of the first list up to $${limit}$: let $n$ be their number.`;
    const each = step(calc`2 * ${w} + 1`, {
      name: text`how many of $${e}$ ${things} in a row are close`,
      because: text`The second list has the remainder of $${b}$ on division by $${e}$ everywhere. So only the remainder
        decides whether a ${thing} is close: up to $${w}$ above, up to $${w}$ below, or equal.`,
      works: value =>
        tex`\{${Array.from({ length: 2 * w + 1 }, (_, i) => (b - w + i + e) % e)}\}: \quad ${value} \text{ of } ${e}`,
    })`
      The steps $${d}$ and $${e}$ have no common factor, so any $${e}$ ${things} in a row leave all the remainders $0$
      to $${e - 1}$ on division by $${e}$, each once. Count the remainders that are close enough to the one of the
      second list.`;
    const blocks = find(calc`floor(${n} / ${e})`, { name: 'the number of whole blocks' });
    const rest = step(hits(p, lastTerms(p, n.sub(blocks.mul(e)).valueOf())), {
      name: 'how many are close in the rest',
      because: text`An incomplete block does not have all remainders, so its ${things} have to be looked at one by
        one.`,
      works: value =>
        tex`${n} = ${blocks} \times ${e} + ${n.sub(blocks.mul(e))}: \quad ${lastTerms(
          p,
          n.sub(blocks.mul(e)).valueOf(),
        )}, \quad \text{close: } ${value}`,
    })`
      Divide the $n$ ${things} into whole blocks of $${e}$, from the beginning, and look at the few that are left at the
      end.`;
    const count = step(calc`${each} * ${blocks} + ${rest}`)`
      Each block has the same number of close ${things}. Multiply it by the number of blocks and add the ones of the
      rest.`;
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
          $${count}$ leaves out the ${things} that are exactly at ${other}. Their difference is zero, and that is at
          most $${w}$.`,
        slip(
          'left_out_a_case',
          count,
          lastTerms(p, terms(p)).filter(x => (((x - b) % e) + e) % e <= w).length,
        )`
          $${count}$ counts only the ${things} at ${other} or after it. The ones just before it are close too.`,
        slip('left_out_an_end_point', rest, !rest.equals(0) && 0)`
          $${count}$ stops after the whole blocks of $${e}$ ${things}. Some of the last ones are close as well.`,
        slip('answered_another_quantity', count, () => {
          let count = 0;
          for (let y = b; y <= limit; y += e) {
            const nearest = a + d * Math.max(0, Math.round((y - a) / d));
            if (Math.abs(y - nearest) <= w) count += 1;
          }
          return count;
        })`
          $${count}$ counts what is close the other way round: numbers in steps of $${e}$ that are near one in steps of
          $${d}$.`,
        slip('left_out_an_end_point', count, hits(p, lastTerms(p, terms(p)), w - 1))`
          $${count}$ allows only differences below $${w}$. A difference of exactly $${w}$ is allowed too.`,
        slip('counted_one_too_many', rest, calc`${n} - ${blocks} * ${e}`)`
          You counted all $${rest}$ ${things} after the last whole block as close. They have to be looked at one by
          one.`,
        slip('rounded_the_wrong_way', count, calc`${each} * (${blocks} + 1)`)`
          $${count}$ rounds the number of blocks up. The last block of $${e}$ is not complete and has fewer than
          $${each}$ close ${things}.`,
        slip('counted_one_too_many', each, calc`2 * ${w} + 2`)`
          You counted $${each}$ remainders as close. That is one too many: $${w}$ on each side, and the middle only
          once.`,
        slip('let_in_an_end_point', count, hits(p, lastTerms(p, terms(p)), w + 1))`
          $${count}$ also counts differences of $${w + 1}$. The question allows at most $${w}$.`,
      ],
      snapRead: text`Two lists have steps without a common factor, and what is close to the second is counted: look at
        the remainders by the second step.`,
      approach: text`Being close to the second list depends on the remainder by its step. As the steps have no common
        factor, the first list runs through all remainders in turn, so whole blocks can be counted at once.`,
      faster: text`$${each}$ of every $${e}$ ${things} are close; $${n}$ of them are $${blocks}$ blocks and the last
        $${n.sub(blocks.mul(e))}$, to be looked at one by one.`,
      check: () => {
        const far = lastTerms(p, terms(p)).filter(x => !isNear(p, x, w));
        return text`The terms that are not close, $${far.slice(0, 3)}, \dots, ${far.at(-1)}$, are $${far.length}$ in
          number, and $${far.length} + ${count} = ${terms(p)}$.`;
      },
      principle: text`When two steps have no common factor, the terms of one list run through all remainders by the
        other step, each once in a block.`,
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
