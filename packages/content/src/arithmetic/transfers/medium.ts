import type Fraction from 'fraction.js';
import { personBy } from '../../people.ts';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { ratio, withUnit, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q, ratioOf } from '../../value.ts';

interface Unknown {
  /** Litres in the two vessels, poured over and back; the ratio in the first at the end. */
  v: number;
  w: number;
  x: number;
  a: number;
  b: number;
  good: string;
  other: string;
  vessel: string;
  frame: number;
}

const liquids = [
  { good: 'milk', other: 'water', vessel: 'can' },
  { good: 'cow ghee', other: 'buffalo ghee', vessel: 'tin' },
  { good: 'lime juice', other: 'water', vessel: 'jug' },
  { good: 'red paint', other: 'white paint', vessel: 'bucket' },
] as const;

const poured = form<Unknown>(
  'quantity-poured-over-and-back',
  {
    band: 'Medium',
    seconds: 95,
    entry: true,
    verify: ({ v, w, a, b }) => {
      for (let x = 1; x <= v; x += 1) {
        const good = q(v - x).add(q(x * x, w + x));
        if (good.mul(b).equals(q(v).sub(good).mul(a))) return x;
      }
      throw new Error('no quantity fits');
    },
  },
  ({ v, w, a, b, good, other, vessel, frame }, { step, find }) => {
    const strange = step(calc`${b} / (${a} + ${b}) * ${v}`, {
      name: text`the ${other} in the first ${vessel} at the end`,
      because: text`As much came back as had gone, so the first ${vessel} again holds $${v}$ litres. The ratio
        therefore divides these $${v}$ litres.`,
    })`
      The first ${vessel} is as full as before, with $${v}$ litres. In the ratio $${a} : ${b}$ the ${other} is $${b}$
      of $${a} + ${b}$ parts: find how many litres that is.`;
    const second = find(w, { name: text`the ${other} in the second ${vessel} at first` });
    const rest = step(calc`${second} - ${strange}`, {
      name: text`the ${other} left in the second ${vessel}`,
      because: text`No ${other} is lost: what has come into the first ${vessel} is missing in the second.`,
    })`
      All this ${other} came from the second ${vessel}, which had $${w}$ litres of it. Find how much is left there.`;
    const x = step(calc`${strange} * ${second} / ${rest}`, {
      works: (_value, working) =>
        tex`\frac{${second}}{${second} + x} \times x = ${strange} \quad \Rightarrow \quad ${second}x =
          ${strange}(${second} + x) \quad \Rightarrow \quad x = ${working}`,
      because: text`The $x$ litres that come back are a mixture: $${w}$ litres of ${other} in $${w} + x$ litres. So
        less ${other} comes back than was poured, and $x$ is more than the ${other} that came.`,
    })`
      Let $x$ litres be poured over and back. Of the $${w} + x$ litres in the second ${vessel} $${w}$ were ${other},
      and the $x$ litres that came back had the same share of it. Set this equal to the ${other} in the first ${vessel}
      and solve for $x$.`;
    return {
      answer: x,
      stem: wording(
        frame,
        text`A ${vessel} contains ${v} litres of ${good} and another ${w} litres of ${other}. Some of the ${good} is
          poured into the second ${vessel}; after stirring, the same quantity of the mixture is poured back. In the
          first ${vessel} the ratio of ${good} to ${other} is now $${a} : ${b}$. How many litres were poured each
          time?`,
        text`In a shop ${v} litres of ${good} are in one ${vessel} and ${w} litres of ${other} in another. By mistake a
          helper pours a certain quantity from the first into the second and mixes it in; he then pours as much back.
          The first ${vessel} now has ${good} and ${other} in the ratio $${a} : ${b}$. Find the quantity, in litres.`,
        text`A measure of ${good} is poured from a ${vessel} with ${v} litres into one with ${w} litres of ${other}.
          After stirring, a measure of the mixture is poured back. The first ${vessel} then holds ${a} parts of
          ${good} to ${b} (part|parts) of ${other}. How many litres does the measure hold, if it was full both times?`,
      ),
      show: value => withUnit(value, 'litres'),
      plausible: value => value.d <= 10n && value.gt(0) && value.lt(v),
      slips: [
        stop('took_a_mixture_for_pure', strange)`
          $${strange}$ litres of ${other} are in the first ${vessel}. What came back was a mixture, so more than that
          was poured.`,
        slip('wrong_sign', x, calc`${strange} * ${w} / (${w} + ${strange})`)`
          ${here} comes from a wrong sign in solving the equation: the term with $${strange}$ has to be subtracted on
          the other side.`,
        slip('took_ratio_terms_for_amounts', strange, calc`${b} / ${a} * ${v}`)`
          You counted ${here} litres as ${other}. In the ratio $${a} : ${b}$ it is $${b}$ parts out of $${a} + ${b}$,
          not out of $${a}$.`,
        slip('used_a_wrong_given_number', second, v)`
          You used the volume $${v}$ of the first ${vessel} for the second. The second one holds $${w}$ litres.`,
        slip('doubled_needlessly', x, calc`2 * ${strange}`)`
          ${here} treats the mixture that comes back as half ${other}. Its share depends on how much was poured.`,
        slip('inverted_the_ratio', strange, () => {
          const other = q(a * v, a + b);
          return other.lt(w) && other;
        })`
          You counted $${frac(strange)}$ litres as ${other}. That is the ${good}: it is named first in the ratio.`,
        slip('left_out_a_factor', x, calc`${strange} * ${v} / ${w}`)`
          ${here} compares the two volumes. The mixture that came back contains ${good} as well, and its share depends
          on how much was poured.`,
        stop('answered_another_quantity', rest)`
          $${rest}$ litres of ${other} are left in the second ${vessel}. The question asks how much was poured.`,
      ],
      snapRead: text`The same quantity goes over and back, so both ${vessel}s are as full as before.`,
      approach: text`Find the ${other} that reached the first ${vessel}, and write it as its share of the $x$ litres
        that came back.`,
      check:
        () => text`With $${x}$ litres the second ${vessel} has $${w}$ of $${w} + ${x}$ litres as ${other}, and
        ${calc`${x} * ${w} / (${w} + ${x})`} litres of it go back; $${strange}$ out of $${v}$ is $${b}$ parts of
          $${a + b}$.`,
      principle: text`Follow the liquid that comes in: it comes in only once and shows how much was poured.`,
    };
  },
);

interface Balance {
  /** Litres in the two vessels, and the per cent of the other liquid in the first at the end. */
  v: number;
  w: number;
  p: number;
  good: string;
  other: string;
  vessel: string;
  frame: number;
}

const second = form<Balance, readonly Fraction[]>(
  'ratio-in-the-second-vessel',
  {
    band: 'Medium',
    seconds: 80,
    revision: 2,
    verify: ({ v, w, p }) => {
      // The quantity poured is found from the strength, then both transfers are followed.
      const strange = q(p * v, 100);
      const x = strange.mul(w).div(q(w).sub(strange));
      const share = x.div(x.add(w));
      const good = x.sub(share.mul(x));
      return ratioOf(good, q(w).sub(good));
    },
  },
  ({ v, w, p, good, other, vessel, frame }, { step, find }) => {
    const full = find(w, { name: text`the volume of the second ${vessel}` });
    const strange = step(calc`${p}% * ${v}`, {
      name: text`the ${other} in the first ${vessel}`,
      because: text`The same quantity went over and back, so the first ${vessel} holds ${v} litres again, and the ${p}%
        are a part of these.`,
    })`
      The first ${vessel} holds $${v}$ litres again, and ${p}% of them are ${other}. Find how many litres of ${other}
      have come into it.`;
    const moved = step(strange, {
      name: text`the ${good} in the second ${vessel}`,
      works: value => tex`${strange} \text{ litres out} = ${value} \text{ litres in}`,
      because: text`Both ${vessel}s hold as much as at first, so what one has lost of its own liquid is replaced by the
        other liquid, litre by litre.`,
    })`
      The second ${vessel} has lost this ${other} and is as full as at first. So it has got exactly as much ${good} in
      its place.`;
    const end = step(() => ratioOf(moved, full.sub(moved)), {
      works: value => tex`${moved} : (${full} - ${moved}) = ${value[0]} : ${value[1]}`,
      because: text`The second ${vessel} holds ${w} litres, and nothing is in it but ${good} and ${other}. So what is
        not ${good} is ${other}.`,
    })`
      The second ${vessel} holds $${w}$ litres, and what is not ${good} is still ${other}. Write the ratio of ${good}
      to ${other} in lowest terms.`;
    const into = q(p * v, 100);
    return {
      answer: end,
      stem: wording(
        frame,
        text`One ${vessel} is filled with ${v} litres of ${good}, another with ${w} litres of ${other}. A certain
          quantity of ${good} is poured into the second ${vessel} and mixed in, and then the same quantity of the
          mixture is poured back. Now ${p}% of the contents of the first ${vessel} is ${other}. What is the ratio of
          ${good} to ${other} in the second ${vessel}?`,
        text`${personBy(v, w)} has ${v} litres of ${good} in a ${vessel} and ${w} litres of ${other} in a larger or
          smaller
          one, pours a ladle of ${good} into the ${other}, stirs, and pours a full ladle back, and does this several
          times.
          In the end the first ${vessel} contains ${p}% ${other}. In what ratio are ${good} and ${other} in the
          second?`,
        text`The same quantity is poured from a ${vessel} with ${v} litres of ${good} into a ${vessel} with ${w} litres
          of ${other} and, after stirring, from there back again. The quantity is not known, but ${p}% of the liquid in
          the first ${vessel} is then ${other}. Find the ratio ${good} : ${other} in the second ${vessel}.`,
      ),
      show: ratio,
      size: ([x = q(0), y = q(1)]) => x.div(y).valueOf(),
      plausible: ([x = q(0), y = q(1)]) => x.gt(0) && y.gt(0) && x.lt(300) && y.lt(300),
      slips: [
        slip('assumed_a_symmetry', end, () => ratioOf(p, 100 - p))`
          $${p} : ${100 - p}$ gives the second ${vessel} the same per cent of ${good} as the first has of ${other}. The
          litres are equal, not the per cents, as the volumes differ.`,
        slip('kept_the_old_total', end, () => ratioOf(into, w))`
          $${into} : ${w}$ compares the ${good} with all $${w}$ litres of ${other} at first. A part of the ${other} has
          gone to the first ${vessel}.`,
        slip('wrong_base', strange, calc`${p}% * ${w}`)`
          You found $${p}\%$ of the $${w}$ litres. It is a share of the first ${vessel}, which holds $${v}$ litres.`,
        slip('added_for_subtracted', end, () => ratioOf(into, into.add(w)))`
          $${into} : (${w} + ${into})$ compares the ${good} with more than all the liquid of the second ${vessel}. What
          has gone has to be subtracted.`,
        slip('answered_another_quantity', end, () => ratioOf(q(v).sub(into), into))`
          $${q(v).sub(into)} : ${into}$ is the ratio in the first ${vessel}. The question asks for the second.`,
        slip('inverted_the_ratio', end, () => ratioOf(q(w).sub(into), into))`
          $(${w} - ${into}) : ${into}$ is the ratio of ${other} to ${good}. The question names ${good} first.`,
        slip('used_a_wrong_given_number', full, v)`
          You gave the second ${vessel} the $${v}$ litres of the first one. It holds $${w}$ litres.`,
        slip('took_the_whole_for_a_part', moved, () => {
          const poured = into.mul(w).div(q(w).sub(into));
          return poured.lt(w) && poured.d === 1n && poured;
        })`
          $${moved}$ litres of ${good} were poured over in all. Some of this came back with the mixture, so less is
          left there.`,
      ],
      snapRead: text`Equal quantities go over and back: both volumes are as at first, and nothing is lost.`,
      approach: text`Do not look for the quantity that was poured. The ${other} that the first ${vessel} has is missing
        in the second, and ${good} is there in its place.`,
      check:
        () => text`All the ${good}: $${q(v).sub(into)} + ${into} = ${v}$ litres. All the ${other}: $${into} +
        ${q(w).sub(into)} = ${w}$ litres. Both volumes are unchanged.`,
      principle: text`If after pouring over and back both volumes are as before, the two liquids have changed places in
        equal quantities.`,
    };
  },
);

/** AR.MIX.7 Medium: the quantity poured, and the balance between both vessels. */
export const sameQuantityBack: readonly AnyTemplate[] = [
  ...situation<Unknown>({
    type: 'AR.MIX.7',
    situation: 'same-quantity-back',
    tries: 400,
    draw: draw => {
      const [v, w, x] = [draw.step(18, 96, 2), draw.step(12, 90, 2), draw.int(4, 45)];
      const strange = q(x * w, w + x);
      const part = strange.div(v);
      const [a, b] = [Number(part.d - part.n), Number(part.n)];
      const fits = x < v && strange.d === 1n && v !== w && part.d <= 12n && a > b && x !== w;
      return fits ? { v, w, x, a, b, ...draw.pick(liquids), frame: draw.int(0, 2) } : null;
    },
    forms: [poured],
  }),
  ...situation<Balance>({
    type: 'AR.MIX.7',
    situation: 'balance-of-both-vessels',
    tries: 400,
    draw: draw => {
      const [v, w, p] = [draw.step(20, 80, 5), draw.step(12, 90, 3), draw.step(10, 45, 5)];
      const strange = (p * v) / 100;
      const rest = w - strange;
      const [x = q(0), y = q(0)] = rest > 0 ? ratioOf(q(strange), q(rest)) : [];
      const poured = (strange * w) / rest;
      const fits = Number.isInteger(strange) && rest > strange / 2 && x.lte(15) && y.lte(25);
      return fits && v !== w && poured < v && rest !== strange
        ? { v, w, p, ...draw.pick(liquids), frame: draw.int(0, 2) }
        : null;
    },
    forms: [second],
  }),
];
