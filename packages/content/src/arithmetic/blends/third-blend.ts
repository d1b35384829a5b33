import type Fraction from 'fraction.js';
import { isCount, lowestTerms } from '../../numbers.ts';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, ratio } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q, ratioOf } from '../../value.ts';

/** Two blends of the same two teas, and the price that a third shall have. */
interface Blends {
  /** Terms of the ratios of the two blends. */
  a: number;
  b: number;
  c: number;
  d: number;
  first: number;
  second: number;
  target: number;
  frame: number;
}

const shareOf = (x: number, y: number) => q(x, x + y);
const thirdShare = ({ a, b, c, d, first, second, target }: Blends) =>
  shareOf(a, b).add(
    shareOf(a, b)
      .sub(shareOf(c, d))
      .mul(target - first)
      .div(first - second),
  );

const blendWords = [
  { one: 'Nilgiri tea', two: 'Assam tea', unit: '₹', kilo: ' per kg' },
  { one: 'alloy P', two: 'alloy Q', unit: '%', kilo: '' },
  { one: 'cashews', two: 'raisins', unit: '₹', kilo: ' per kg' },
] as const;

const thirdBlend = form<Blends, readonly Fraction[]>(
  'ratio-of-a-third-blend',
  {
    band: 'Medium',
    seconds: 90,
    verify: ({ a, b, c, d, first, second, target }) => {
      // The two prices by Cramer's rule, then the ratio by trying.
      const det = a * d - b * c;
      const x = q(first * (a + b) * d - second * (c + d) * b, det);
      const y = q(a * second * (c + d) - c * first * (a + b), det);
      for (let sum = 2; sum < 200; sum += 1)
        for (let n = 1; n < sum; n += 1)
          if (
            x
              .mul(n)
              .add(y.mul(sum - n))
              .equals(target * sum)
          )
            return ratioOf(n, sum - n);
      throw new Error('no ratio fits');
    },
  },
  (p, { step }) => {
    const { a, b, c, d, first, second, target, frame } = p;
    const { one, two, unit, kilo } = blendWords[frame] ?? blendWords[0];
    const worth = (n: number | Fraction) => (unit === '%' ? text`${n}%` : text`₹${n}`);
    const share = step(shareOf(a, b), {
      name: text`the share of ${one} in the first blend`,
      works: value => tex`\frac{${a}}{${a} + ${b}} = ${frac(value)}`,
      because: text`Moving one hundredth of the whole from ${two} to ${one} always changes the value by the same
        amount. That is true of shares of the whole, but not of the ratio, whose terms belong to wholes of different
        size.`,
    })`
      The value of a blend changes evenly with the share of ${one} in the whole, so turn the ratios into shares. In the
      first blend ${one} is $${a}$ of $${a} + ${b}$ parts.`;
    const other = step(shareOf(c, d), {
      name: text`the share of ${one} in the second blend`,
      works: value => tex`\frac{${c}}{${c} + ${d}} = ${frac(value)}`,
      because: text`The second blend has ${c} parts and ${d} parts, so its whole is their sum. Both shares are now
        fractions of one whole and can be compared.`,
    })`
      In the second blend ${one} is $${c}$ of $${c} + ${d}$ parts. Find this share as well.`;
    const perUnit = step(calc`(${share} - ${other}) / (${first} - ${second})`, {
      name: text`the change of the share for ${worth(1)}`,
      works: value =>
        tex`\left(${frac(share)} - ${frac(other)}\right) \div (${first} - ${second}) = ${frac(value)}`,
      because: text`From the second blend to the first, share and value change together and evenly. So the change of
        the share is divided by the change of the value, as for a straight line.`,
    })`
      From the second blend to the first, both the share and the value change. Divide the change of the share by the
      change of the value to find how much the share changes for ${worth(1)}.`;
    const wanted = step(calc`${share} + (${target} - ${first}) * ${perUnit}`, {
      name: text`the share of ${one} in the new blend`,
      works: value =>
        tex`${frac(share)} + (${target} - ${first}) \times \left(${frac(perUnit)}\right) = ${frac(value)}`,
      because: text`The share in the first blend belongs to ${worth(first)}. From there the value changes by
        $${target} - ${first}$, and the share by this many times its change for ${worth(1)}.`,
    })`
      Start from the first blend at ${worth(first)} and go on to ${worth(target)}. Add the change of the share on this
      way.`;
    const parts = step(() => ratioOf(wanted, q(1).sub(wanted)), {
      works: value =>
        tex`${frac(wanted)} : ${frac(q(1).sub(wanted))} = ${value.map(t => numberTex(t)).join(' : ')}`,
      because: text`The whole is 1, and there is nothing but ${one} and ${two} in it. So what is not ${one} is
        ${two}.`,
    })`
      The rest of the whole, $1$ minus this share, is ${two}. Write the ratio of ${one} to ${two} and reduce it.`;
    const pair = ratio([a, b]);
    const pairTwo = ratio([c, d]);
    return {
      answer: parts,
      stem:
        frame === 0
          ? text`A blend of Nilgiri and Assam tea in the ratio ${pair} is worth ₹${first} per kg. In the ratio
            ${pairTwo} the same two teas give a blend worth ₹${second} per kg. In what ratio should Nilgiri and Assam
            tea be blended to get a blend worth ₹${target} per kg?`
          : frame === 1
            ? text`Melting alloys P and Q together in the ratio ${pair} by weight gives an alloy with ${first}% copper;
              melting them in the ratio ${pairTwo} gives one with ${second}% copper. Which ratio of P to Q gives an
              alloy with exactly ${target}% copper?`
            : text`A shop sells packets of cashews and raisins. Packets mixed in the ratio ${pair} by weight cost
              ₹${first} per kg, those in the ratio ${pairTwo} cost ₹${second} per kg, and every packet is priced by what
              is in it. For a packet at ₹${target} per kg, what is the ratio of cashews to raisins?`,
      show: ratio,
      size: value => (value[0]?.valueOf() ?? 0) / (value[1]?.valueOf() ?? 1),
      plausible: value => value.every(term => isCount(term) && term.lte(100)),
      slips: [
        slip('took_ratio_terms_for_amounts', parts, () => {
          const t = q(target - first, first - second);
          const [x, y] = [t.mul(a - c).add(a), t.mul(b - d).add(b)];
          return a + b !== c + d && x.gt(0) && y.gt(0) ? ratioOf(x, y) : null;
        })`
          You continued the terms of $${a} : ${b}$ and $${c} : ${d}$ in even steps. Their sums differ, $${a + b}$ and
          $${c + d}$, so only shares of the whole change evenly.`,
        slip('inverted_the_ratio', parts, () => ratioOf(q(1).sub(wanted), wanted))`
          You named ${two} before ${one}: $${frac(q(1).sub(wanted))} : ${frac(wanted)}$. The question asks for the
          ratio of ${one} to ${two}, so ${one} come first.`,
        slip('took_the_whole_for_a_part', parts, () => ratioOf(wanted, 1))`
          $${frac(wanted)}$ is the part of ${one} in the whole blend. You wrote it as the ratio to ${two}, which is
          only the rest of the whole.`,
        slip('wrong_sign', wanted, calc`${share} - (${target} - ${first}) * ${perUnit}`)`
          You changed the share of ${one} from $${frac(share)}$ in the wrong direction, to $${frac(wanted)}$. Compare
          the two given blends to see which way it goes.`,
        slip('used_a_wrong_given_number', wanted, calc`${other} + (${target} - ${first}) * ${perUnit}`)`
          You counted the change from ${worth(first)} to ${worth(target)} from the share $${frac(other)}$. That share
          belongs to ${worth(second)}.`,
        slip('assumed_a_proportion', wanted, calc`${share} * ${target} / ${first}`)`
          $${frac(share)} \times \frac{${target}}{${first}}$ makes the share of ${one} proportional to the value, as if
          ${two} were worth nothing.`,
        slip('assumed_a_proportion', parts, ratioOf(a * target, b * first))`
          You multiplied the ratio $${a} : ${b}$ by $\frac{${target}}{${first}}$. The value of a blend is not
          proportional to the ratio of its parts.`,
      ],
      snapRead: text`Two blends of the same two things with their values: from one to the other, share and value change
        evenly.`,
      approach: text`Work with the share of ${one} in the whole. Equal changes of the share give equal changes of the
        value, so the values of ${one} and ${two} alone are not needed.`,
      faster: text`From ${worth(second)} to ${worth(first)} the share of ${one} goes from $${frac(shareOf(c, d))}$ to
        $${frac(shareOf(a, b))}$. Go $\frac{${Math.abs(target - first)}}{${Math.abs(first - second)}}$ of this way
        ${target > first === first > second ? 'further' : 'back'}.`,
      check: () => {
        const perWhole = perUnit.inverse();
        const base = q(first).sub(share.mul(perWhole));
        return text`${two} alone is worth ${worth(base)}${kilo} and ${one} ${worth(base.add(perWhole))}, so the blend
          is worth $${base} + ${frac(wanted)} \times ${perWhole} = ${base.add(wanted.mul(perWhole))}$.`;
      },
      principle: text`The value of a mixture of two is linear in the share of one of them, so two mixtures fix all
        others.`,
    };
  },
);

/** AR.MIX.1 Medium: a third blend from two others. */
export const thirdBlendOfTwo: readonly AnyTemplate[] = situation<Blends>({
  type: 'AR.MIX.1',
  situation: 'third-blend',
  tries: 400,
  draw: draw => {
    const frame = draw.int(0, 2);
    const [a, b, c, d] = [draw.int(1, 5), draw.int(1, 5), draw.int(1, 5), draw.int(1, 5)];
    const unit = frame === 1 ? 1 : 10;
    const [x, y] = [draw.int(12, 70) * unit, draw.int(12, 70) * unit];
    const first = (a * x + b * y) / (a + b);
    const second = (c * x + d * y) / (c + d);
    if (![first, second].every(Number.isInteger) || Math.abs(first - second) < 3 || a * d === b * c)
      return null;
    const target = Math.min(x, y) + draw.int(2, Math.abs(x - y) - 2);
    const p = { a, b, c, d, first, second, target, frame };
    const share = thirdShare(p);
    const fits = Number(lowestTerms(a, b)[0]) === a && Number(lowestTerms(c, d)[0]) === c && share.d <= 20n;
    const apart = target !== first && target !== second && !share.equals(q(1, 2));
    const cashews = frame !== 2 || x > y;
    return fits && apart && cashews && Math.abs(x - y) >= 12 * unit ? p : null;
  },
  forms: [thirdBlend],
});
