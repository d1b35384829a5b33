import type Fraction from 'fraction.js';
import { gcd } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, ratio, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q, ratioOf } from '../../value.ts';

type Parts = readonly [number, number];

interface Same {
  /** The ratio of what the first and the second person have, and the quantities, as unit times a square. */
  a: Parts;
  b: Parts;
  s: number;
  t: number;
  unit: number;
  one: string;
  other: string;
  kind: (typeof kinds)[number];
  frame: number;
}

const kinds = [
  { noun: 'drink', first: 'syrup', second: 'water', measure: 'litres' },
  { noun: 'paint', first: 'blue', second: 'white', measure: 'litres' },
  { noun: 'feed', first: 'maize', second: 'bran', measure: 'kg' },
  { noun: 'blend', first: 'Assam tea', second: 'Nilgiri tea', measure: 'kg' },
] as const;

const partOf = ([x, y]: Parts) => q(x, x + y);
const quantities = ({ s, t, unit }: Same) => [unit * s * s, unit * t * t] as const;

const commonRatio = form<Same, readonly Fraction[]>(
  'common-ratio-after-equal-quantities',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AR.RAT.5'],
    verify: p => {
      // The quantity bought is halved in on, until both mixtures are equally strong.
      const [mine, yours] = quantities(p);
      const [a, b] = [Number(partOf(p.a)), Number(partOf(p.b))];
      const strengths = (x: number) =>
        [(mine * a + x * b) / (mine + x), (yours * b + x * a) / (yours + x)] as const;
      let [low, high] = [0, mine + yours];
      for (let turn = 0; turn < 80; turn += 1) {
        const middle = (low + high) / 2;
        const [first, second] = strengths(middle);
        if (first > second === a > b) low = middle;
        else high = middle;
      }
      const strength = nearFraction(strengths(low)[0], 400);
      return ratioOf(strength, q(1).sub(strength));
    },
  },
  (p, { step, find, write }) => {
    const { a, b, one, other, frame } = p;
    const { noun, first, second, measure } = p.kind;
    const [mine, yours] = quantities(p);
    write(tex`${mine} : x = x : ${yours}`, {
      because: text`The two ${noun}s have different ratios, so a mixture of them with more of one has another ratio.
        Only equal proportions of the two ${noun}s can give the same ratio of ${first} to ${second}.`,
    })`
      Let each buy $x$ ${measure}. ${one} then has $${mine}$ ${measure} of the first ${noun} and $x$ of the second;
      ${other} has $x$ of the first and $${yours}$ of the second. The ratio of ${first} to ${second} is the same, so
      both have mixed the two ${noun}s in the same proportion.`;
    const bought = step(calc`sqrt(${mine} * ${yours})`, {
      name: text`how many ${measure} each bought`,
      works: (_, working) => tex`x^2 = ${mine} \times ${yours} \Rightarrow x = ${working}`,
    })`
      Multiply crosswise: $x$ is the mean proportional of the two quantities.`;
    const share = step(frac(calc`${mine} / (${mine} + ${bought})`), {
      name: text`the part of the first ${noun} in each mixture`,
    })`
      Find the part of the first ${noun} in the mixture of ${one}. It is the same in the mixture of ${other}.`;
    const part = step(
      frac(calc`${frac(share)} * ${frac(partOf(a))} + (1 - ${frac(share)}) * ${frac(partOf(b))}`),
      {
        name: text`the part of ${first} in each mixture`,
        because: text`The ${first} of the mixture comes from both ${noun}s, and each counts as much as there is of it.`,
      },
    )`
      In the first ${noun} $${frac(partOf(a))}$ is ${first}, in the second $${frac(partOf(b))}$. Add what the two bring
      to the mixture.`;
    const whole = find(1);
    const terms = step(ratioOf(part, whole.sub(part)), {
      works: value =>
        tex`${frac(part)} : \left(1 - ${frac(part)}\right) = ${value.map(term => numberTex(term)).join(' : ')}`,
    })`
      The rest is ${second}. Write the ratio in lowest terms.`;
    return {
      answer: terms,
      stem: wording(
        frame,
        text`${one} has $${mine}$ ${measure} of a ${noun} with ${first} and ${second} in the ratio ${ratio(a)}, and
          ${other} has $${yours}$ ${measure} of a ${noun} with the ratio ${ratio(b)}. From
          a shop both buy the same quantity, ${one} of the kind that ${other} has and ${other} of the kind that ${one}
          has. After mixing, the ratio of ${first} to
          ${second} is the same for both. What is this ratio?`,
        text`Of two kinds of ${noun}, one has ${first} and ${second} in the ratio ${ratio(a)} and the other in the ratio
          ${ratio(b)}. ${one} adds some ${measure} of the other kind to $${mine}$ ${measure} of the one. ${other} adds
          exactly as many ${measure} of the one to $${yours}$ ${measure} of the other kind. It turns out that both
          mixtures have ${first} and ${second} in the same ratio. Find it.`,
      ),
      show: ratio,
      size: value => (value[0] ?? q(0)).div(value[1] ?? q(1)).valueOf(),
      plausible: value => value.every(term => term.gt(0) && term.lte(64)),
      // A mixture of both lies between them.
      onSight: value => {
        const got = Number(value[0]) / Number(value[1]);
        return (got - a[0] / a[1]) * (got - b[0] / b[1]) < 0;
      },
      slips: [
        slip('forgot_the_root', share, frac(calc`${mine} / (${mine} + ${yours})`))`
          ${here} is the part of the first ${noun} when $${mine}$ and $${yours}$ ${measure} are mixed with each other.
          Nobody mixed these two: each added a quantity that has to be found first.`,
        slip('assumed_equal_parts', share, frac(calc`1 / 2`))`
          You let each mixture have one half of either ${noun}. With equal quantities bought this would need
          $${mine}$ and $${yours}$ to be equal as well.`,
        slip('took_the_mean_for_the_middle', bought, frac(calc`(${mine} + ${yours}) / 2`))`
          You used the average of the two quantities, ${here}, as what each bought. Equal proportions need the root
          of their product.`,
        slip('inverted_the_ratio', share, frac(calc`${bought} / (${mine} + ${bought})`))`
          ${here} is the part of the second ${noun} in the mixtures, but it was used for the first one. The two parts
          belong to the other ratios.`,
        slip('took_ratio_terms_for_amounts', terms, ratioOf(a[0] + b[0], a[1] + b[1]))`
          Here ${ratio(a)} and ${ratio(b)} are added term by term. That counts a part of both ratios as the same
          quantity, and leaves out how much of each is mixed.`,
        slip('took_ratio_terms_for_amounts', terms, () =>
          ratioOf(bought.mul(b[0]).add(mine * a[0]), bought.mul(b[1]).add(mine * a[1])),
        )`
          You multiplied the terms of ${ratio(a)} by $${mine}$ and those of ${ratio(b)} by $${bought}$. The terms are
          parts of different size, so first each has to be divided by the sum of its ratio.`,
        slip('changed_one_side_only', share, frac(calc`(${mine} + ${bought}) / (${mine} + 2 * ${bought})`))`
          ${here} adds the ${bought} ${measure} to the first ${noun} and counts them again beside it. What ${one}
          bought belongs to the second ${noun} only.`,
      ],
      snapRead: text`Two mixtures of the same two ${noun}s have the same ratio in the end. The quantity added is the
        same in both, but it is not given.`,
      approach: text`The same ratio means the same proportion of the two ${noun}s, whatever their own ratios are. This
        gives the unknown quantity, and then the ratio follows.`,
      faster: text`The proportion of the two ${noun}s is $\sqrt{${mine}} : \sqrt{${yours}} = ${p.s} : ${p.t}$. So
        take $${p.s}$ parts of the first and $${p.t}$ of the second.`,
      check:
        () => text`The other mixture has the first ${noun} as $${frac(q(Number(bought), Number(bought) + yours))}$
        of it: $${bought}$ of $${bought.add(yours)}$ ${measure}. That is the same part as in the mixture of ${one}.`,
      principle: text`Two mixtures of the same two kinds have the same ratio exactly when they hold the two
        in the same proportion.`,
    };
  },
);

const shares: Parts[] = [
  [1, 2],
  [1, 3],
  [1, 4],
  [1, 5],
  [2, 3],
  [3, 2],
  [2, 1],
  [3, 1],
  [4, 1],
  [3, 4],
  [4, 3],
  [5, 1],
  [3, 5],
  [5, 3],
  [1, 1],
  [2, 5],
  [5, 2],
  [1, 6],
  [1, 8],
];

/** AR.MIX.3 Hard: each adds the same quantity of what the other has, and both get the same ratio. */
export const sameQuantityOfTheOther: readonly AnyTemplate[] = situation<Same>({
  type: 'AR.MIX.3',
  situation: 'same-quantity-of-the-other',
  tries: 60,
  draw: draw => {
    const [a, b] = draw.some(shares, 2) as [Parts, Parts];
    const [s, t] = draw.some([1, 2, 3, 4, 5], 2) as [number, number];
    const [one, other] = draw.some(peopleInArithmetic, 2) as [string, string];
    const unit = draw.int(1, 9);
    const part = q(s)
      .mul(partOf(a))
      .add(q(t).mul(partOf(b)))
      .div(s + t);
    const isFair =
      part.d >= 10n &&
      part.d <= 64n &&
      gcd(s, t) === 1 &&
      Math.abs(Number(partOf(a)) - Number(partOf(b))) > 0.15;
    const [mine, yours] = [unit * s * s, unit * t * t];
    return isFair && Math.min(mine, yours) >= 4 && Math.max(mine, yours) <= 120
      ? { a, b, s, t, unit, one, other, kind: draw.pick(kinds), frame: draw.int(0, 1) }
      : null;
  },
  forms: [commonRatio],
});
