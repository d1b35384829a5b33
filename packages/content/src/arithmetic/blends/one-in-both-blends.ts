import { gcd } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { percent, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** A and C in m : n and B and C in k : l make the same blend; A and B in e : f make another. */
interface Common {
  m: number;
  n: number;
  k: number;
  l: number;
  e: number;
  f: number;
  /** The strength of C, and how far the equal blends are above it. */
  low: number;
  above: number;
  frame: number;
}

const meanOf = ({ m, n, k, l, e, f }: Pick<Common, 'm' | 'n' | 'k' | 'l' | 'e' | 'f'>) =>
  q(e * (m + n), m)
    .add(q(f * (k + l), k))
    .div(e + f);

const strengthOfC = form<Common>(
  'strength-of-the-common-kind',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.LIN.1'],
    verify: p => {
      const { m, n, k, l, e, f, low, above } = p;
      const [equal, other] = [low + above, meanOf(p).mul(above).add(low).valueOf()];
      for (let c = 0; c < equal; c += 0.5) {
        const a = (equal * (m + n) - n * c) / m;
        const b = (equal * (k + l) - l * c) / k;
        if (Math.abs((e * a + f * b) / (e + f) - other) < 1e-9) return q(c * 2, 2);
      }
      throw new Error('no strength fits');
    },
  },
  (p, { step, find }) => {
    const { m, n, k, l, e, f, low, above, frame } = p;
    const [equal, other] = [q(low + above), meanOf(p).mul(above).add(low)];
    const { a, b, c, of, blend } = wording(
      frame,
      { a: 'alloy A', b: 'alloy B', c: 'alloy C', of: 'copper', blend: 'a new alloy' },
      { a: 'syrup A', b: 'syrup B', c: 'syrup C', of: 'sugar', blend: 'a syrup' },
      { a: 'feed A', b: 'feed B', c: 'feed C', of: 'protein', blend: 'a feed' },
    );
    const first = step(frac(calc`(${m} + ${n}) / ${m}`), {
      name: text`how far ${a} is above ${c}, in units of t`,
      works: (_v, working) => tex`\frac{${m}a}{${m} + ${n}} = t \Rightarrow a = ${working}t`,
      because: text`Measured from C, the part of C in a blend adds nothing. So the excess of the blend is the excess of
        A, spread over all $${m + n}$ parts.`,
    })`
      Measure all strengths from that of ${c}. Let the equal blends be $t$ points above it and ${a} be $a$ points above
      it. In the blend $${m} : ${n}$ only A brings an excess, so find $a$ by $t$.`;
    const second = step(frac(calc`(${k} + ${l}) / ${k}`), {
      name: text`how far ${b} is above ${c}, in units of t`,
      works: (_v, working) => tex`\frac{${k}b}{${k} + ${l}} = t \Rightarrow b = ${working}t`,
    })`
      In the same way find the excess $b$ of ${b} from the blend $${k} : ${l}$.`;
    const mean = step(frac(calc`(${e} * ${first} + ${f} * ${second}) / (${e} + ${f})`), {
      name: 'how far the blend of A and B is above C, in units of t',
    })`
      The blend of A and B in the ratio $${e} : ${f}$ has the mean of the two excesses with these weights.`;
    const gap = find(calc`${mean} - 1`);
    const unit = step(calc`(${other} - ${equal}) / ${frac(gap)}`, {
      name: 'how far the equal blends are above C',
      works: (_v, working) => tex`${frac(mean)}t - t = ${other} - ${equal} \Rightarrow t = ${working}`,
      because: text`Both blends are measured from C: one is $${frac(mean)}t$ above it, the other $t$. Their strengths
        are known, so the difference of the two multiples is known in points.`,
    })`
      The equal blends are $t$ above C, this one is the multiple just found. Their difference is known in points, so
      find $t$.`;
    const wanted = step(calc`${equal} - ${unit}`, { name: text`the strength of ${c}` })`
      The equal blends, with ${equal}%, are $t$ points above ${c}. Subtract.`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`Alloys A and C in the ratio $${m} : ${n}$ by weight make an alloy with ${equal}% copper, and so do alloys B
          and C in the ratio $${k} : ${l}$. Alloys A and B in the ratio $${e} : ${f}$ make an alloy with ${other}%
          copper. What per cent of copper is in alloy C?`,
        text`A sweet maker has syrups A, B and C of different strength. A with C in the ratio $${m} : ${n}$ gives a
          syrup of ${equal}% sugar. B with C has to be mixed in the ratio $${k} : ${l}$ to give the same. When A and B
          are mixed in the ratio $${e} : ${f}$, the syrup has ${other}% sugar. Find the per cent of sugar in syrup C.`,
        text`Three cattle feeds A, B and C contain different parts of protein. Mixing A and C in the ratio $${m} :
          ${n}$, or B and C in the ratio $${k} : ${l}$, gives a feed with ${equal}% protein. Mixing A and B in the ratio
          $${e} : ${f}$ gives one with ${other}%. How much protein, in per cent, does feed C contain?`,
      ),
      show: percent,
      plausible: value => value.gt(0) && value.lt(equal) && value.d <= 4n,
      slips: [
        slip('swapped_the_weights', first, frac(calc`(${m} + ${n}) / ${n}`))`
          You gave ${a} the weight of C: in $${m} : ${n}$ the first number belongs to A, so its excess is
          spread over $${m + n}$ parts from $${m}$, not from $${n}$.`,
        slip('swapped_the_weights', second, frac(calc`(${k} + ${l}) / ${l}`))`
          You gave ${b} the weight of C: in $${k} : ${l}$ the first number belongs to B, so its excess is
          spread over $${k + l}$ parts from $${k}$, not from $${l}$.`,
        slip('ignored_the_weights', mean, e !== f && frac(calc`(${first} + ${second}) / 2`))`
          You used the plain mean of A and B. They are mixed in the ratio $${e} : ${f}$, so they do not count alike.`,
        slip('measured_from_the_wrong_end', gap, calc`${mean}`)`
          You used ${other}% less ${equal}% as the whole distance of this blend from ${c}. The blends with ${equal}% are
          above ${c} themselves.`,
        stop('answered_another_quantity', unit)`
          ${unit} points is how far the blends with ${equal}% are above ${c}. The question asks for the strength
          itself.`,
        slip('left_out_a_factor', unit, calc`${other} - ${equal}`)`
          You used ${here} points as the distance of ${c} below the equal blends. That is the distance of the other
          blend above them, and the two need not be equal.`,
        slip(
          'swapped_the_two',
          mean,
          e !== f && frac(calc`(${f} * ${first} + ${e} * ${second}) / (${e} + ${f})`),
        )`
          You exchanged the weights of A and B. In $${e} : ${f}$ the first number belongs to A.`,
      ],
      snapRead: text`C is in both of the equal blends, so measure the other strengths from that of C.`,
      approach: text`Measured from C, each of the equal blends shows at once how far A and B are above C. Then the blend
        of A and B is compared with the equal blends, which fixes the unit.`,
      check: () => {
        const [x, y] = [wanted.add(first.mul(unit)), wanted.add(second.mul(unit))];
        return text`With ${wanted}% in C, A has ${x}% and B has ${y}% ${of}. Then A and C give
          ${calc`(${m} * ${x} + ${n} * ${wanted}) / (${m} + ${n})`.value}%, B and C
          ${calc`(${k} * ${y} + ${l} * ${wanted}) / (${k} + ${l})`.value}%, and A and B
          ${calc`(${e} * ${x} + ${f} * ${y}) / (${e} + ${f})`.value}% in ${blend}.`;
      },
      principle: text`When one kind is in several blends, measure all strengths from it: then it drops out of the
        weighted means.`,
    };
  },
);

/** AR.MIX.1 Hard: the strength of a kind that is in two equal blends. */
export const oneInBothBlends: readonly AnyTemplate[] = situation<Common>({
  type: 'AR.MIX.1',
  situation: 'one-in-both-blends',
  tries: 300,
  draw: draw => {
    const [m, n, k, l] = [draw.int(1, 5), draw.int(1, 5), draw.int(1, 5), draw.int(1, 5)];
    const [e, f] = [draw.int(1, 4), draw.int(1, 4)];
    const [low, above] = [draw.int(6, 40), draw.int(2, 20)];
    const p = { m, n, k, l, e, f, low, above };
    const [a, b] = [q((m + n) * above, m).add(low), q((k + l) * above, k).add(low)];
    const mean = meanOf(p).mul(above).add(low);
    const isPlain = [a, b, mean].every(value => value.d === 1n) && a.lt(96) && b.lt(96) && !a.equals(b);
    return isPlain &&
      gcd(m, n) === 1 &&
      gcd(k, l) === 1 &&
      gcd(e, f) === 1 &&
      !mean.sub(low).equals(2 * above)
      ? { ...p, frame: draw.int(0, 2) }
      : null;
  },
  forms: [strengthOfC],
});
