import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

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
const texOf = (triple: Triple) => triple.join(' + ');
const at = (list: readonly Triple[], place: number): Triple => list.at(place) ?? [0, 0, 0];
const atLeast = (p: Brackets) => at(held(p), 0);
const atMost = (p: Brackets) => at(held(p), -1);

const spread = form<Brackets>(
  'spread-of-a-sum-of-three',
  {
    band: 'Hard',
    seconds: 115,
    revision: 4,
    also: ['AL.DIO.2', 'AL.INQ.7', 'NS.FAC.1'],
    verify: ({ total, distinct }) => {
      const sums: number[] = [];
      for (let x = 1; x <= total; x += 1)
        for (let y = x; x * y <= total; y += 1)
          for (let z = y; x * y * z + x * y + y * z + z * x + x + y + z < total; z += 1)
            if (x * y * z + x * y + y * z + z * x + x + y + z === total - 1)
              if (!distinct || (x < y && y < z)) sums.push(x + y + z);
      return Math.max(...sums) - Math.min(...sums);
    },
  },
  (p, { step }) => {
    const { total, distinct, frame } = p;
    step(total, {
      name: text`the product of the three brackets`,
      because: text`Multiplying out $(x + 1)(y + 1)(z + 1)$ gives $xyz$, the three products of two, the three numbers,
        and $1$. A single product of integers has only a few factorisations, which can be compared.`,
      works: tex`(x + 1)(y + 1)(z + 1) = ${total - 1} + 1 = ${total}`,
    })`
      ${frame === 1 ? text`Let $x$, $y$ and $z$ be the three numbers. ` : ''}Add $1$ to both sides of the equation. The
      left side is then the product of the brackets $x + 1$, $y + 1$ and $z + 1$.`;
    const least = step(sumOf(atLeast(p)), {
      name: text`the least sum of the brackets`,
      because: text`Of two numbers with the same product the closer ones have the smaller sum: $6 + 6$ is less than
        $4 + 9$ and $2 + 18$. A bracket of $1$ is not allowed, because the number in it would be $0$.`,
      works: value => tex`${texOf(atLeast(p))} = ${value}`,
    })`
      Every bracket is an integer from $2$ on${distinct && ', and no two are equal'}. With a fixed product the sum is
      least where the three brackets are as close to one another as possible, near the cube root of $${total}$. Find
      these factors and their sum.`;
    const most = step(sumOf(atMost(p)), {
      name: text`the greatest sum of the brackets`,
      because: text`A small factor leaves a large one for the rest of the product, and the large one decides the sum.
        ${
          distinct
            ? 'The two small ones have to differ, since the numbers are distinct.'
            : 'The two small ones may be equal, since equal numbers are allowed.'
        }`,
      works: value => tex`${texOf(atMost(p))} = ${value}`,
    })`
      The sum is greatest where the brackets are as far apart as possible: two of them as small as they can be, and the
      third takes the rest of $${total}$.`;
    const difference = step(calc`${most} - ${least}`, {
      because: text`Both sums are too large by the same $3$, and subtracting one from the other removes it. Not
        subtracting $3$ from one of them only.`,
    })`
      Each bracket is its number with $1$ added, so the sum of the brackets is $x + y + z$ with $3$ added, in both
      cases. The difference of the sums is the same with or without it.`;
    return {
      answer: difference,
      stem: () => {
        const kind = distinct ? 'distinct positive integers' : 'positive integers (not necessarily distinct)';
        const equation = `$xyz + xy + yz + zx + x + y + z = ${total - 1}$`;
        return frame === 0
          ? text`For ${kind} $x$, $y$ and $z$ with ${equation} the sum $x + y + z$ can take several values. What is the
            difference between the largest and the smallest of them?`
          : frame === 1
            ? text`Take three ${kind}. If their product, the three products of two of them and the three numbers are all
              added up, the result is $${total - 1}$. By how much does the greatest possible sum of the three numbers
              exceed the least?`
            : text`Let $S = x + y + z$, where $x$, $y$ and $z$ are ${kind} that satisfy ${equation}. Find the difference
              between the greatest and the least value of $S$.`;
      },
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('let_in_zero', most, sumOf(at(bySum(triples(total, 1, distinct)), -1)))`
          $${difference}$ uses the brackets
          $${texOf(at(bySum(triples(total, 1, distinct)), -1)).replaceAll(' + ', ', ')}$ for the greatest sum. A
          bracket of $1$ makes one of the numbers zero, and all three are positive.`,
        slip('let_in_equal_values', least, distinct && sumOf(at(bySum(triples(total, 2, false)), 0)))`
          $${difference}$ uses $${texOf(at(bySum(triples(total, 2, false)), 0))}$ for the least sum of the numbers with
          $1$ added to each. Two of these are equal, but the numbers have to be distinct.`,
        slip('let_in_equal_values', most, distinct && sumOf(at(bySum(triples(total, 2, false)), -1)))`
          $${difference}$ uses $${texOf(at(bySum(triples(total, 2, false)), -1))}$ for the greatest sum of the numbers
          with $1$ added to each. Two of these are equal, but the numbers have to be distinct.`,
        slip('demanded_too_much', most, !distinct && sumOf(at(bySum(triples(total, 2, true)), -1)))`
          $${difference}$ uses $${texOf(at(bySum(triples(total, 2, true)), -1))}$ for the greatest sum of the numbers
          with $1$ added to each. Equal numbers are allowed here, and they make a greater sum possible.`,
        slip('demanded_too_much', least, !distinct && sumOf(at(bySum(triples(total, 2, true)), 0)))`
          $${difference}$ uses $${texOf(at(bySum(triples(total, 2, true)), 0))}$ for the least sum of the numbers with
          $1$ added to each. Equal numbers are allowed here, and they make a smaller sum possible.`,
        slip('sought_the_extreme_elsewhere', least, held(p).length > 2 && sumOf(at(held(p), 1)))`
          $${difference}$ uses $${texOf(at(held(p), 1))}$ for the least sum of the numbers with $1$ added to each.
          Other factors of $${total}$ are closer to one another and have a smaller sum.`,
        slip('sought_the_extreme_elsewhere', most, held(p).length > 2 && sumOf(at(held(p), -2)))`
          $${difference}$ uses $${texOf(at(held(p), -2))}$ for the greatest sum of the numbers with $1$ added to each.
          Other factors of $${total}$ are further apart and have a greater sum.`,
        slip('left_out_a_term', difference, calc`${most} - (${least} - 3)`)`
          $${most} - ${least.sub(3)} = ${difference}$ has the $3$ taken off the smaller sum only. Both sums hold it, so
          it has to be taken off both or neither.`,
        slip('left_out_a_term', difference, calc`${most} - 3 - ${least}`)`
          $${most.sub(3)} - ${least} = ${difference}$ has the $3$ taken off the greater sum only. Both sums hold it, so
          it has to be taken off both or neither.`,
      ],
      snapRead: text`All products of three positive integers are added up: with 1 more this is one product. The range of
        the plain sum is asked.`,
      approach: text`Recognise the product of three brackets. Their product is fixed, so the sum is least for close
        factors and greatest for distant ones; each bracket is 2 or more.`,
      faster: text`$(x + 1)(y + 1)(z + 1) = ${total}$: compare $${texOf(atMost(p))}$ with $${texOf(atLeast(p))}$, as
        $\sqrt[3]{${total}} \approx ${Math.round(Math.cbrt(total) * 10) / 10}$.`,
      check: () => {
        const [x, y, z] = atLeast(p).map(u => u - 1) as unknown as Triple;
        const [u, v, w] = atMost(p).map(k => k - 1) as unknown as Triple;
        return text`$${x}, ${y}, ${z}$: $${x * y * z} + ${x * y + y * z + z * x} + ${x + y + z} = ${total - 1}$; $${u},
          ${v}, ${w}$: $${u * v * w} + ${u * v + v * w + w * u} + ${u + v + w} = ${total - 1}$. The sums are
          $${x + y + z}$ and $${u + v + w}$.`;
      },
      principle: text`With a fixed product of integers, close factors give the least sum and distant ones the greatest;
        look first which factors the conditions allow.`,
    };
  },
);

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
