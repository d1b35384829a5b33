import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Brackets {
  /** (x + 1)(y + 1)(z + 1) = total in positive integers. */
  total: number;
  /** Whether the three have to be distinct. */
  distinct: boolean;
  frame: number;
}

type Triple = readonly [number, number, number];

/** Three brackets of at least `least` in rising order with the product `total`; no two equal where `distinct`. */
function triples(total: number, least: number, distinct: boolean): Triple[] {
  const list: Triple[] = [];
  for (let u = least; u * u * u <= total; u += 1) {
    if (total % u > 0) continue;
    for (let v = u; v * v <= total / u; v += 1) {
      const w = total / u / v;
      if (Number.isInteger(w) && !(distinct && (u === v || v === w))) list.push([u, v, w]);
    }
  }
  return list;
}

const sumOf = ([u, v, w]: Triple) => u + v + w;
const bySum = (list: readonly Triple[]) => [...list].sort((a, b) => sumOf(a) - sumOf(b));
const held = ({ total, distinct }: Brackets) => bySum(triples(total, 2, distinct));
const tex = (triple: Triple) => triple.join(' + ');
const at = (list: readonly Triple[], place: number): Triple => list.at(place) ?? [0, 0, 0];
const atLeast = (p: Brackets) => at(held(p), 0);
const atMost = (p: Brackets) => at(held(p), -1);

const spread = form({
  form: 'spread-of-a-sum-of-three',
  revision: 4,
  band: 'Hard',
  also: ['AL.DIO.2', 'AL.INQ.7', 'NS.FAC.1'],
  seconds: 115,
  entry: true,
  stem: ({ total, distinct, frame }: Brackets) => {
    const kind = distinct ? 'distinct positive integers' : 'positive integers (not necessarily distinct)';
    const equation = `$xyz + xy + yz + zx + x + y + z = ${total - 1}$`;
    return frame === 0
      ? `For ${kind} $x$, $y$ and $z$ with ${equation} the sum $x + y + z$ can take several values. What is the difference between the largest and the smallest of them?`
      : frame === 1
        ? `Take three ${kind}. If their product, the three products of two of them and the three numbers are all added up, the result is $${total - 1}$. By how much does the greatest possible sum of the three numbers exceed the least?`
        : `Let $S = x + y + z$, where $x$, $y$ and $z$ are ${kind} that satisfy ${equation}. Find the difference between the greatest and the least value of $S$.`;
  },
  path: path<Brackets>()
    .step(
      'total',
      ({ total }) => q(total),
      'Add 1 to both sides: the left side becomes a product of three brackets.',
      ({ total }) => `(x + 1)(y + 1)(z + 1) = ${total - 1} + 1 = ${total}`,
    )
    .step(
      'least',
      p => q(sumOf(atLeast(p))),
      ({ distinct }) =>
        `Every bracket is an integer from 2 on${distinct ? ', and no two are equal' : ''}. With a fixed product the sum is least where the three are closest to one another, near the cube root.`,
      (p, { least }) => `${tex(atLeast(p))} = ${least}`,
    )
    .step(
      'most',
      p => q(sumOf(atMost(p))),
      'It is greatest where two brackets are as small as possible and the third takes the rest.',
      (p, { most }) => `${tex(atMost(p))} = ${most}`,
    )
    .step(
      'difference',
      (_p, { most, least }) => most.sub(least),
      'The brackets exceed the numbers by 3 altogether in both cases, so the difference is the same for $x + y + z$.',
      (_p, { most, least, difference }) => `${most} - ${least} = ${difference}`,
    ),
  slips: [
    {
      misconception: 'zero_allowed',
      at: 'most',
      wrongly: ({ total, distinct }) => q(sumOf(at(bySum(triples(total, 1, distinct)), -1))),
      words: ({ total, distinct }, { difference }) =>
        `$${difference}$ uses the brackets $${tex(at(bySum(triples(total, 1, distinct)), -1)).replaceAll(' + ', ', ')}$; a bracket of 1 makes one of the numbers zero.`,
    },
    {
      misconception: 'equal_brackets_allowed',
      at: 'least',
      wrongly: ({ total, distinct }) => (distinct ? q(sumOf(at(bySum(triples(total, 2, false)), 0))) : null),
      words: ({ total }, { difference }) =>
        `$${difference}$ takes $${tex(at(bySum(triples(total, 2, false)), 0))}$ for the least sum; the numbers have to be distinct.`,
    },
    {
      misconception: 'equal_brackets_allowed',
      at: 'most',
      wrongly: ({ total, distinct }) => (distinct ? q(sumOf(at(bySum(triples(total, 2, false)), -1))) : null),
      words: ({ total }, { difference }) =>
        `$${difference}$ takes $${tex(at(bySum(triples(total, 2, false)), -1))}$ for the greatest sum; the numbers have to be distinct.`,
    },
    {
      misconception: 'distinct_numbers_assumed',
      at: 'most',
      wrongly: ({ total, distinct }) => (distinct ? null : q(sumOf(at(bySum(triples(total, 2, true)), -1)))),
      words: ({ total }, { difference }) =>
        `$${difference}$ takes $${tex(at(bySum(triples(total, 2, true)), -1))}$ for the greatest sum; equal numbers are allowed here.`,
    },
    {
      misconception: 'distinct_numbers_assumed',
      at: 'least',
      wrongly: ({ total, distinct }) => (distinct ? null : q(sumOf(at(bySum(triples(total, 2, true)), 0)))),
      words: ({ total }, { difference }) =>
        `$${difference}$ takes $${tex(at(bySum(triples(total, 2, true)), 0))}$ for the least sum; equal numbers are allowed here.`,
    },
    {
      misconception: 'next_best_taken',
      at: 'least',
      wrongly: p => (held(p).length > 2 ? q(sumOf(at(held(p), 1))) : null),
      words: (p, { difference }) =>
        `$${difference}$ starts from $${tex(at(held(p), 1))}$; there are brackets closer to one another.`,
    },
    {
      misconception: 'next_best_taken',
      at: 'most',
      wrongly: p => (held(p).length > 2 ? q(sumOf(at(held(p), -2))) : null),
      words: (p, { difference }) =>
        `$${difference}$ starts from $${tex(at(held(p), -2))}$; the brackets can be further apart.`,
    },
    {
      misconception: 'brackets_taken_for_numbers',
      at: 'difference',
      wrongly: (_p, { most, least }) => most.sub(least.sub(3)),
      words: (_p, { most, least, difference }) =>
        `$${difference}$ is $${most} - ${least.sub(3)}$: the 3 was taken off one of the two sums only.`,
    },
    {
      misconception: 'brackets_taken_for_numbers',
      at: 'difference',
      wrongly: (_p, { most, least }) => most.sub(3).sub(least),
      words: (_p, { most, least, difference }) =>
        `$${difference}$ is $${most.sub(3)} - ${least}$: the 3 was taken off one of the two sums only.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'All products of three positive integers are added up: with 1 more this is one product. The range of the plain sum is asked.',
  approach: () =>
    'Recognise the product of three brackets. Their product is fixed, so the sum is least for close factors and greatest for distant ones; each bracket is 2 or more.',
  faster: p =>
    `$(x + 1)(y + 1)(z + 1) = ${p.total}$: compare $${tex(atMost(p))}$ with $${tex(atLeast(p))}$, as $\\sqrt[3]{${p.total}} \\approx ${Math.round(Math.cbrt(p.total) * 10) / 10}$.`,
  check: p => {
    const [x, y, z] = atLeast(p).map(u => u - 1) as unknown as Triple;
    const [u, v, w] = atMost(p).map(k => k - 1) as unknown as Triple;
    return `$${x}, ${y}, ${z}$: $${x * y * z} + ${x * y + y * z + z * x} + ${x + y + z} = ${p.total - 1}$; $${u}, ${v}, ${w}$: $${u * v * w} + ${u * v + v * w + w * u} + ${u + v + w} = ${p.total - 1}$. The sums are $${x + y + z}$ and $${u + v + w}$.`;
  },
  principle:
    'With a fixed product of integers, close factors give the least sum and distant ones the greatest: mind the bounds.',
  verify: ({ total, distinct }) => {
    const sums: number[] = [];
    for (let x = 1; x <= total; x += 1)
      for (let y = x; x * y <= total; y += 1)
        for (let z = y; x * y * z + x * y + y * z + z * x + x + y + z < total; z += 1)
          if (x * y * z + x * y + y * z + z * x + x + y + z === total - 1)
            if (!distinct || (x < y && y < z)) sums.push(x + y + z);
    return q(Math.max(...sums) - Math.min(...sums));
  },
});

/** AL.INQ.4 Hard: least and greatest sums of integers whose brackets have a fixed product. */
export const sumsOfBrackets: readonly AnyTemplate[] = situation<Brackets>({
  type: 'AL.INQ.4',
  situation: 'three-brackets',
  tries: 40,
  draw: draw => {
    const p = { total: draw.int(90, 720), distinct: draw.chance(0.65), frame: draw.int(0, 2) };
    const [loose, strict] = [bySum(triples(p.total, 2, false)), bySum(triples(p.total, 2, true))];
    // The condition on equal numbers has to matter for one of the two extremes at least.
    const matters =
      sumOf(at(loose, 0)) !== sumOf(at(strict, 0)) || sumOf(at(loose, -1)) !== sumOf(at(strict, -1));
    return strict.length >= 4 && strict.length <= 12 && matters && Math.max(...at(loose, 0)) <= 16 ? p : null;
  },
  forms: [spread],
});
