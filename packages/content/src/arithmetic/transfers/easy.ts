import { peopleInArithmetic } from '../../people.ts';
import { calc, form, here, situation, slip, stop, text } from '../../question/index.ts';
import { percent, withUnit, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Back {
  /** Litres in the two vessels, poured over, and poured back. */
  v: number;
  w: number;
  x: number;
  y: number;
  good: string;
  other: string;
  vessel: string;
  who: string;
  frame: number;
}

const liquids = [
  { good: 'milk', other: 'water', vessel: 'can' },
  { good: 'sesame oil', other: 'groundnut oil', vessel: 'drum' },
  { good: 'rose syrup', other: 'water', vessel: 'jar' },
  { good: 'buttermilk', other: 'water', vessel: 'tub' },
  { good: 'petrol', other: 'ethanol', vessel: 'tank' },
] as const;

const pouredBack = form<Back>(
  'quantity-after-pouring-back',
  {
    band: 'Easy',
    seconds: 60,
    revision: 2,
    verify: ({ v, w, x, y }) => {
      const share = q(x, w + x);
      return q(v - x).add(share.mul(y));
    },
  },
  ({ v, w, x, y, good, other, vessel, who, frame }, { step, find }) => {
    const left = step(calc`${v} - ${x}`, {
      name: text`the ${good} left in the first ${vessel}`,
      because: text`At this moment the first ${vessel} holds nothing but ${good}, so what is poured out is ${good}
          alone.`,
    })`
      The first ${vessel} loses $${x}$ litres of ${good}. Find how much is left in it.`;
    const volume = find(calc`${w} + ${x}`, { name: text`the volume in the second ${vessel}` });
    const back = step(calc`${x} / ${volume} * ${y}`, {
      name: text`the ${good} poured back`,
      because: text`The second ${vessel} is a mixture now, so every litre of it has the same share of ${good}.
          What is poured back takes some ${other} along.`,
    })`
      The second ${vessel} now holds $${w} + ${x}$ litres, of which $${x}$ are ${good}. Take this share of the $${y}$
      litres that go back.`;
    const all = step(calc`${left} + ${back}`, {
      name: text`the ${good} in the first ${vessel}`,
      because: text`Nothing is lost on the way. The ${other} that comes back fills the ${vessel} too, but it is
          not ${good}.`,
    })`
      Some ${good} had stayed in the first ${vessel}, and some comes back. Add the two.`;
    return {
      answer: all,
      stem: wording(
        frame,
        text`A ${vessel} holds ${v} litres of ${good}, and a second ${vessel} holds ${w} litres of ${other}. First
          ${x} litres of the ${good} are poured into the second ${vessel}, and its contents are stirred well. Then
          ${y} litres of this mixture are poured back into the first ${vessel}. How many litres of ${good} are in the
          first ${vessel} now?`,
        text`From a ${vessel} with ${v} litres of pure ${good}, ${who} takes ${x} litres and mixes them with the
          ${w} litres of
          ${other} in another ${vessel}. Of the mixture, ${y} litres go back to where the ${good} came from. Find the
          quantity of ${good} that the first ${vessel} holds after both transfers.`,
        text`Two ${vessel}s stand side by side: the first holds ${v} litres of ${good}, the second ${w} litres of
          ${other}. ${who} pours ${x} litres from the first into the second, stirs, and pours ${y} litres from the
          second into the first. What quantity of ${good} does the first ${vessel} then hold?`,
      ),
      show: value => withUnit(value, 'litres'),
      plausible: value => value.gt(0) && value.lt(v + y) && value.mul(10).d === 1n,
      slips: [
        slip('took_a_mixture_for_pure', back, y < x && y)`
          All $${y}$ litres that came back were counted as ${good}: $${v - x} + ${y} = ${v - x + y}$. They were a
          mixture.`,
        slip('took_a_mixture_for_pure', back, 0)`
          You counted only the $${v} - ${x} = ${v - x}$ litres that had stayed. The $${y}$ litres that came back
          contain some ${good} as well.`,
        slip('kept_the_old_total', volume, w)`
          The share of ${good} in the second ${vessel} was taken as $${x}$ out of $${w}$. After the first transfer it
          holds $${w} + ${x}$ litres.`,
        slip('swapped_the_two', back, calc`${w} / ${volume} * ${y}`)`
          You used the ${other} in the $${y}$ litres that come back: ${here}. The question asks for the ${good} in
          them.`,
        slip('assumed_equal_parts', back, calc`${y} / 2`)`
          ${here} treats the mixture as half ${good} and half ${other}. It was made from $${x}$ and $${w}$ litres.`,
        slip('answered_another_quantity', all, calc`${x} - ${back}`)`
          You found the ${good} in the second ${vessel}: ${here} litres. The question asks for the first.`,
        slip('subtracted_for_added', all, calc`${left} - ${back}`)`
          ${here} takes off the ${good} in the $${y}$ litres; they are poured into the first ${vessel}.`,
        slip('forgot_what_was_done', left, v)`
          You did not subtract the $${x}$ litres that were poured out first. Only $${v - x}$ of the $${v}$ litres had
          stayed.`,
      ],
      snapRead: text`Pure ${good} goes over, and a mixture comes back. The share of ${good} in the mixture decides how
        much ${good} returns.`,
      approach: text`Follow the ${good} alone. After the first transfer find its share in the second ${vessel}; the same
        share is in what comes back.`,
      check: () => text`The second ${vessel} keeps $${w} + ${x} - ${y} = ${w + x - y}$ litres, with
        ${calc`${x} / ${w + x} * ${w + x - y}`} litres of ${good}; with the $${all}$ litres of the first that is
        $${v}$ litres in all.`,
      principle: text`What is poured from a stirred mixture has the shares that the mixture has at that moment.`,
    };
  },
);

interface Chain {
  /** Per cent in the first; litres in the second and the third; litres poured on. */
  p: number;
  b: number;
  c: number;
  x: number;
  y: number;
  what: string;
  vessel: string;
  who: string;
  frame: number;
}

const solutions = [
  { what: 'sugar', vessel: 'jar' },
  { what: 'salt', vessel: 'bowl' },
  { what: 'acid', vessel: 'flask' },
  { what: 'alcohol', vessel: 'bottle' },
] as const;

const third = form<Chain>(
  'strength-in-the-third-vessel',
  {
    band: 'Easy',
    seconds: 60,
    revision: 2,
    verify: ({ p, b, c, x, y }) => {
      const moved = q(p * x, 100).mul(q(y, b + x));
      return moved.div(c + y).mul(100);
    },
  },
  ({ p, b, c, x, y, what, vessel, who, frame }, { step, find }) => {
    const second = find(calc`${b} + ${x}`, { name: text`the volume in the second ${vessel}` });
    const strength = step(calc`${p}% * ${x} / ${second} * 100%`, {
      name: text`the strength in the second ${vessel}`,
      because: text`Only the $${x}$ litres poured in bring ${what}; the rest is water. The same ${what} in more
          litres is a smaller per cent.`,
    })`
      The $${x}$ litres bring $${p}\%$ of their volume as ${what}. In the second ${vessel} this is spread over $${b} +
      ${x}$ litres: find the strength there.`;
    const third = find(calc`${c} + ${y}`, { name: text`the volume in the third ${vessel}` });
    const end = step(calc`${strength}% * ${y} / ${third} * 100%`, {
      name: text`the strength in the third ${vessel}`,
      because: text`After stirring, every litre of the second ${vessel} has the same strength. So it is the new
          strength that goes on, not the $${p}\%$ of the beginning.`,
    })`
      The $${y}$ litres that are poured on have this strength. In the third ${vessel} their ${what} is spread over
      $${c} + ${y}$ litres: find the strength there.`;
    return {
      answer: end,
      stem: wording(
        frame,
        text`Of three ${vessel}s the first contains a solution with ${p}% ${what}, the second ${b} litres of water and
          the third ${c} litres of water. ${who} pours ${x} litres from the first ${vessel} into the second and
          stirs, then ${y} litres from the second into the third. What per cent of the contents of the third
          ${vessel} is ${what}?`,
        text`${x} litres of a solution that is ${p}% ${what} are mixed with ${b} litres of water in a second ${vessel}.
          From this mixture ${y} litres are poured into a third ${vessel}, in which there are already ${c} litres of
          water. After stirring, what is the strength of the ${what} in the third ${vessel}, in per cent?`,
      ),
      show: percent,
      plausible: value => value.gt(0) && value.lt(p) && value.mul(100).d === 1n,
      slips: [
        slip('kept_the_old_total', second, b)`
          The ${what} was spread over the $${b}$ litres of water only. With what was poured in, the second ${vessel}
          holds $${b} + ${x}$ litres.`,
        slip('kept_the_old_total', third, c)`
          In the third ${vessel} the ${what} was spread over $${c}$ litres. With the $${y}$ litres poured in, there is
          more.`,
        slip('took_a_mixture_for_pure', strength, p)`
          The $${y}$ litres were given the strength of $${p}\%$. They come from the second ${vessel}, where it is
          lower.`,
        stop('stopped_a_step_early', strength)`
          You stopped at $${strength}\%$, the strength in the second ${vessel}. In the third there is more water, so
          the strength is lower.`,
        slip('ignored_the_weights', end, calc`${strength}% / 2`)`
          ${here} halves the strength, as if the $${y}$ litres met as much water.`,
        slip('took_ratio_terms_for_amounts', end, calc`${strength}% * ${y} / ${c + b} * 100%`)`
          ${here} divides by all the water, $${c} + ${b}$ litres. Only what is in the third ${vessel} counts.`,
        slip('ignored_the_weights', strength, calc`${p}% / 2`)`
          ${here} was taken as the strength in the second ${vessel}, as if $${x}$ and $${b}$ were equal.`,
        slip('used_a_wrong_given_number', end, calc`${strength}% * ${x} / (${c} + ${x}) * 100%`)`
          You poured $${x}$ litres on: ${here}. From the second ${vessel} $${y}$ litres go to the third.`,
      ],
      snapRead: text`A solution is mixed with water twice. Find the strength after each transfer.`,
      approach: text`At each transfer divide the ${what} that comes in by the new volume.`,
      faster: text`The strength falls by two factors: $${p}\% \times \frac{${x}}{${b + x}} \times \frac{${y}}{${
        c + y
      }}$.`,
      check:
        () => text`The $${y}$ litres carry ${calc`${p} * ${x} * ${y} / (100 * (${b} + ${x}))`} litres of ${what},
        and so do $${c} + ${y} = ${c + y}$ litres at this strength.`,
      principle: text`After each transfer write down the new volume first, and then the new strength.`,
    };
  },
);

/** AR.MIX.7 Easy: over and back, and on to a third vessel. */
export const twoTransfers: readonly AnyTemplate[] = [
  ...situation<Back>({
    type: 'AR.MIX.7',
    situation: 'over-and-back',
    tries: 200,
    draw: draw => {
      const p = {
        v: draw.step(20, 90, 5),
        w: draw.step(12, 80, 2),
        x: draw.int(4, 24),
        y: draw.int(4, 24),
        ...draw.pick(liquids),
        who: draw.pick(peopleInArithmetic),
        frame: draw.int(0, 2),
      };
      const back = q(p.x * p.y, p.w + p.x);
      const fits = back.mul(2).d === 1n && p.x !== p.w && p.y !== p.x && p.x < p.v && p.x * 2 !== p.w + p.x;
      return fits && back.gte(2) && p.v !== p.w && !q(p.v - p.x).equals(back) ? p : null;
    },
    forms: [pouredBack],
  }),
  ...situation<Chain>({
    type: 'AR.MIX.7',
    situation: 'on-to-a-third-vessel',
    tries: 200,
    draw: draw => {
      const p = {
        p: draw.step(20, 90, 5),
        b: draw.int(4, 30),
        c: draw.int(4, 30),
        x: draw.int(3, 20),
        y: draw.int(3, 15),
        ...draw.pick(solutions),
        who: draw.pick(peopleInArithmetic),
        frame: draw.int(0, 1),
      };
      const strength = q(p.p * p.x, p.b + p.x);
      const end = strength.mul(p.y).div(p.c + p.y);
      const fits = strength.mul(2).d === 1n && end.mul(2).d === 1n && p.y < p.b + p.x && p.y !== p.c;
      return fits && p.x !== p.b && p.x !== p.y && end.gt(3) && strength.d === 1n ? p : null;
    },
    forms: [third],
  }),
];
