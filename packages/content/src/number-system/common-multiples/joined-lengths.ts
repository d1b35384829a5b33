import { divisors, gcd, lcm, upTo } from '../../numbers.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Joined {
  /** The HCF; longer piece and whole in units of it. */
  h: number;
  m: number;
  n: number;
  frame: number;
}

const stories = [
  { piece: 'piece', pieces: 'pieces', unit: 'cm' },
  { piece: 'rod', pieces: 'rods', unit: 'mm' },
  { piece: 'rope', pieces: 'ropes', unit: 'm' },
  { piece: 'wall', pieces: 'walls', unit: 'm' },
] as const;

/** The ways to write a product with two factors without a common one, the smaller first. */
const splits = (product: number) =>
  divisors(product)
    .map(u => [u, product / u] as const)
    .filter(([u, v]) => u < v && gcd(u, v) === 1);

const shorterPiece = form<Joined>(
  'shorter-of-two-joined',
  {
    band: 'Hard',
    seconds: 135,
    also: ['NS.HCF.5'],
    verify: ({ h, m, n }) => {
      const whole = h * m * n;
      const found = upTo(whole).flatMap(long =>
        divisors(whole)
          .map(all => all - long)
          .filter(
            short => short > 0 && short < long && gcd(short, long) === h && lcm(long, short + long) === whole,
          ),
      );
      if (found.length !== 1) throw new Error('not one length');
      return found[0] ?? 0;
    },
  },
  ({ h, m, n, frame }, { step, find, write }) => {
    const { piece, pieces, unit } = stories[frame as 0 | 1 | 2 | 3];
    const hcf = find(h);
    const lcmOf = h * m * n;
    const whole = frame === 3 ? 'the whole front' : 'the joined length';
    write(tex`\text{longer} = ${h}x, \quad \text{whole} = ${h}y, \quad \gcd(x, y) = 1`, {
      because: text`A number that divides both ${pieces} divides their sum, and one that divides the longer ${piece}
        and the sum divides the other ${piece}. So joining does not change the HCF.`,
    })`
      The HCF of the longer ${piece} and ${whole} is also $${h}$ ${unit}, as that of the two ${pieces}. Write the two
      lengths as $${h}x$ and $${h}y$ ${unit}, where $x$ and $y$ have no common factor.`;
    const product = step(calc`${lcmOf} / ${hcf}`, {
      name: 'the product of x and y',
      works: (_, working) => tex`${h}xy = ${lcmOf} \Rightarrow xy = ${working}`,
      because: text`The LCM contains the common factor $${h}$ only once, and then $x$ and $y$, which share nothing.`,
    })`
      The LCM of $${h}x$ and $${h}y$ is $${h}xy$. Divide the given LCM by the HCF to find the product $xy$.`;
    const gap = step(() => n - m, {
      name: 'by how much y is larger than x',
      works: value =>
        tex`${product} = ${m} \times ${n}, \quad ${n} < 2 \times ${m}; \qquad ${n} - ${m} = ${value}`,
      because: text`The pairs of factors without a common one are ${splits(m * n)
        .map(([u, v]) => `$${u} \\times ${v}$`)
        .join(
          ', ',
        )}. In all but one of them the larger factor is more than twice the smaller one, and the added
        ${piece} would be the longer one.`,
    })`
      Find $x$ and $y$: factors of this product without a common one. The added ${piece} is shorter than the longer
      one, so $y$ is larger than $x$ but less than $2x$. Their difference belongs to the shorter ${piece}.`;
    const wanted = step(calc`${hcf} * ${gap}`, {
      name: `the length of the shorter ${piece}`,
    })`
      The shorter ${piece} is the whole without the longer one. Multiply the difference of $y$ and $x$ by the HCF.`;
    const others = splits(m * n).filter(([u]) => u !== m);
    const [far, further] = [others.at(-1), others.at(-2)];
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`A tailor has two pieces of ribbon, whole numbers of centimetres long and not equally long. The HCF of
            their lengths is $${h}$. She sews them together without losing anything, and finds that the length of the
            new ribbon and that of the longer piece have the LCM $${lcmOf}$. How long is the shorter piece?`
          : frame === 1
            ? text`Two iron rods of different length, both measured in whole millimetres, are welded end to end. The
              lengths before had the HCF $${h}$; the LCM of the length after welding and the length of the longer rod
              is $${lcmOf}$. Find the length of the shorter rod.`
            : frame === 2
              ? text`At a well two ropes hang, and the larger number of metres in them differs from the smaller one.
                $${h}$ is the HCF of the two numbers. Knotted together, with nothing lost in the knot, the ropes have a
                length for which the LCM with the longer rope alone is $${lcmOf}$ metres. What is the length of the
                shorter rope?`
              : text`A house front consists of two walls side by side. Both have a whole number of metres, one has more
                than the other, and the HCF of these two numbers is $${h}$. A painter works out that $${lcmOf}$ is the
                least number that both the length of the longer wall and that of the whole front divide. How long is
                the shorter wall?`,
      show: value => withUnit(value, unit),
      plausible: value => value.gt(0) && value.lt(h * n) && value.d === 1n,
      slips: [
        slip('ignored_a_bound', gap, () => (far ? far[1] - far[0] : false))`
          You used another pair of factors, $${far?.[0] ?? 0}$ and $${far?.[1] ?? 0}$. Then the added ${piece} would be
          longer than the longer one.`,
        slip('answered_another_quantity', wanted, () => h * m)`
          $${wanted}$ ${unit} is the length of the longer ${piece}. The question asks for the shorter one.`,
        stop('left_out_a_factor', gap)`
          $${wanted}$ is only the difference of the two factors. Both lengths are multiples of the HCF, so it has to be
          multiplied by $${h}$.`,
        slip('stopped_a_step_early', wanted, calc`${hcf} * 1`)`
          $${h}$ is the HCF and was taken for the length of the shorter ${piece}. The HCF divides both lengths, but the
          shorter one need not be equal to it.`,
        slip('ignored_a_bound', gap, () => (further ? further[1] - further[0] : false))`
          You used the factors $${further?.[0] ?? 0}$ and $${further?.[1] ?? 0}$. Then the added ${piece} would be
          longer than the longer one.`,
        slip('answered_another_quantity', wanted, () => h * (2 * m - n))`
          $${wanted}$ ${unit} is by how much the longer ${piece} exceeds the shorter one. The question asks for the
          shorter one itself.`,
        slip('answered_another_quantity', wanted, () => h * n)`
          $${wanted}$ ${unit} is the length of both ${pieces} together. From it the longer ${piece} has to be taken
          away.`,
        slip('mixed_up_sum_and_product', wanted, calc`${hcf} * ${gap} * 2`)`
          ${here} doubles the difference of the two lengths. The whole is longer than the longer ${piece} by the
          shorter one once.`,
        slip('halved_needlessly', wanted, calc`${hcf} * ${gap} / 2`)`
          ${here} halves the difference between the whole and the longer ${piece}. This difference is the shorter
          ${piece} itself.`,
      ],
      snapRead: text`HCF of two lengths, and an LCM in which their sum takes part: the HCF stays when one of them is
        replaced by the sum.`,
      approach: text`Divide the LCM by the HCF that stays. The product that is left has to be split into two factors
        without a common one, and the shorter ${piece} decides which pair it is.`,
      check:
        () => text`The ${pieces} are $${h * (n - m)}$ and $${h * m}$ ${unit}, together $${h * n}$ ${unit}. The HCF
        of $${h * (n - m)}$ and $${h * m}$ is $${h}$, and the LCM of $${h * m}$ and $${h * n}$ is
        $${h} \times ${m} \times ${n} = ${lcmOf}$.`,
      principle: text`The HCF of two numbers is also the HCF of one of them and their sum or difference.`,
    };
  },
);

/** Factors of which only one pair without a common one has a quotient below two, and others exist. */
const joins = upTo(40).flatMap(m =>
  upTo(2 * m - 1).flatMap(n => {
    if (n <= m || m < 5 || gcd(m, n) > 1 || n - m < 2) return [];
    const pairs = splits(m * n);
    return pairs.filter(([u, v]) => v < 2 * u).length === 1 && pairs.length > 2 ? [{ m, n }] : [];
  }),
);

/** NS.HCF.1 Hard: two lengths, of which the longer one and the sum have a given LCM. */
export const joinedLengths: readonly AnyTemplate[] = situation<Joined>({
  type: 'NS.HCF.1',
  situation: 'joined-lengths',
  tries: 30,
  draw: draw => {
    const p = { ...draw.pick(joins), h: draw.int(3, 18), frame: draw.int(0, 3) };
    return p.h * p.n <= 400 && p.h * p.m * p.n <= 6000 && p.h !== p.n - p.m ? p : null;
  },
  forms: [shorterPiece],
});
