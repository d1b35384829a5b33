import type Fraction from 'fraction.js';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { numberTex, percent, withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Vessel {
  who: string;
  vessel: string;
  liquid: string;
  filler: string;
  /** Litres in all, litres drawn each time, rounds. */
  volume: Fraction;
  drawn: Fraction;
  rounds: number;
  frame: number;
}

const stories = [
  { vessel: 'a can', liquid: 'milk', filler: 'water' },
  { vessel: 'a tank', liquid: 'acid', filler: 'water' },
  { vessel: 'a drum', liquid: 'glycerine', filler: 'alcohol' },
  { vessel: 'a tin', liquid: 'mustard oil', filler: 'palm oil' },
  { vessel: 'a drum', liquid: 'paint', filler: 'thinner' },
  { vessel: 'a jar', liquid: 'syrup', filler: 'soda' },
] as const;

const kept = ({ volume, drawn }: Pick<Vessel, 'volume' | 'drawn'>) => q(1).sub(drawn.div(volume));
const power = (base: Fraction, times: number) =>
  Array.from({ length: times }).reduce<Fraction>(product => product.mul(base), q(1));
const litres = (value: Fraction) => withUnit(value, value.equals(1) ? 'litre' : 'litres');
const often = (rounds: number) => (rounds === 2 ? 'twice' : rounds === 3 ? 'three times' : `${rounds} times`);
const more = (rounds: number) =>
  rounds === 2 ? 'once more' : rounds === 3 ? 'twice more' : `${rounds - 1} times more`;
const amount = (value: Fraction) => value.valueOf() > 0 && value.mul(1000).d === 1n;

/** The liquid left, followed round by round. */
function poured(volume: number, liquid: number, draws: readonly number[], strengthOfFiller = 0): number {
  let left = liquid;
  for (const drawn of draws) left += drawn * strengthOfFiller - (left / volume) * drawn;
  return left;
}

const told = ({ who, vessel, liquid, filler, volume, drawn, rounds, frame }: Vessel) =>
  frame === 0
    ? `${who} has ${vessel} with ${litres(volume)} of pure ${liquid}. ${litres(drawn)} are drawn off and replaced with ${filler}; this is done ${often(rounds)} in all.`
    : `From ${litres(volume)} of pure ${liquid}, ${who} takes out ${litres(drawn)} and puts in the same quantity of ${filler}. With the mixture the process is repeated ${more(rounds)}.`;

const left = form<Vessel>(
  'quantity-left',
  {
    band: 'Easy',
    seconds: 50,
    revision: 3,
    verify: ({ volume, drawn, rounds }) =>
      q(
        Math.round(
          poured(
            volume.valueOf(),
            volume.valueOf(),
            Array.from({ length: rounds }, () => drawn.valueOf()),
          ) * 1e6,
        ),
        1e6,
      ),
  },
  (p, { step, find }) => {
    const { drawn, volume, rounds, liquid, filler } = p;
    const part = step(frac(calc`1 - (${drawn} / ${volume})`), {
      name: `the fraction of the ${liquid} that stays each time`,
      because: text`What is drawn is a mixture, so each time it takes the same fraction of the ${liquid}, not the
          same number of litres. A quarter of the vessel holds a quarter of its ${liquid}.`,
    })`
      Each time ${litres(drawn)} of ${numberTex(volume)} are drawn, and with them the same fraction of the ${liquid}.
      Find the fraction of the ${liquid} that stays.`;
    const times = find(rounds, { name: 'how many times it is done' });
    const all = step(frac(calc`(${frac(part)})^${times}`), {
      name: `the fraction of the ${liquid} left at the end`,
      because: text`Each time the fraction is taken of what is left, not of the whole. Half of a half is a
          quarter, so fractions are multiplied and not subtracted.`,
    })`
      It is done ${often(rounds)}, so multiply by this fraction ${often(rounds)}.`;
    const left = step(calc`${volume} * ${frac(all)}`, {
      name: `the litres of ${liquid} left`,
      because: text`The fraction tells which part of the first ${liquid} is left, so it belongs to the
          ${numberTex(volume)} litres of the beginning. The volume is filled up each time with ${filler}, which brings
          no ${liquid}.`,
    })`
      At first there were ${litres(volume)} of ${liquid}. Multiply them by the fraction that is left.`;
    return {
      answer: left,
      stem: text`${told(p)} How many litres of ${liquid} are left?`,
      show: litres,
      plausible: value => amount(value) && value.lt(volume),
      slips: [
        slip(
          'took_a_share_of_the_start',
          all,
          volume.gt(drawn.mul(times)) && calc`1 - ${drawn} * ${times} / ${volume}`,
        )`
          You subtracted ${litres(drawn)} of pure ${liquid} every time. After the first time the litres drawn are a
          mixture and hold less ${liquid}.`,
        slip('took_a_wrong_number_of_periods', times, calc`${times} - 1`)`
          You multiplied by the fraction that stays ${times} time(s). It is done ${often(rounds)}, so one time is
          missing.`,
        slip('took_a_wrong_number_of_periods', times, calc`${times} + 1`)`
          You multiplied by the fraction that stays ${times} time(s). It is done only ${often(rounds)}, so this is
          once too often.`,
        slip('answered_another_quantity', left, calc`${volume} * (1 - ${all})`)`
          ${litres(left)} is the quantity of ${filler} at the end. The question asks for the ${liquid}.`,
        slip('kept_the_old_total', part, calc`${volume} / (${volume} + ${drawn})`)`
          You divided by $${volume.add(drawn)}$ litres, as if ${filler} were added and nothing drawn. The quantity stays
          ${numberTex(volume)} litres.`,
        slip('gave_the_complement', part, calc`${drawn} / ${volume}`)`
          You multiplied by $${frac(part)}$, the fraction that goes each time. The fraction that stays is needed.`,
      ],
      snapRead: text`The same quantity is drawn and replaced with ${filler} ${often(rounds)}, and the ${liquid} left is
        asked. Repeated replacement calls for multiplication by one fraction.`,
      approach: text`Find the fraction of the ${liquid} that stays each time, and multiply by it ${often(rounds)}.`,
      check: () =>
        text`Follow the litres of ${liquid} from one time to the next:
          $${Array.from({ length: rounds + 1 }, (_, i) => numberTex(volume.mul(power(part, i)))).join(' \\to ')}$.`,
      principle: text`When a part of a mixture is replaced again and again, what is left is multiplied by the same
        fraction each time.`,
    };
  },
);

const drawnEach = form<Vessel>(
  'quantity-drawn',
  {
    band: 'Easy',
    seconds: 55,
    revision: 5,
    suits: ({ rounds }) => rounds === 2,
    verify: p => {
      const rest = p.volume.mul(power(kept(p), 2)).valueOf();
      for (let tenth = 1; tenth < p.volume.valueOf() * 10; tenth += 1)
        if (Math.abs(poured(p.volume.valueOf(), p.volume.valueOf(), [tenth / 10, tenth / 10]) - rest) < 1e-9)
          return q(tenth, 10);
      throw new Error('no quantity fits');
    },
  },
  (p, { step }) => {
    const { who, volume, frame, liquid, filler, vessel } = p;
    const all = step(frac(calc`${volume.mul(power(kept(p), 2))} / ${volume}`), {
      name: `the fraction of the ${liquid} left at the end`,
      because: text`In litres the losses of the two times are different, but as fractions the two times are alike.
          So work with the fraction of ${liquid} that is left.`,
    })`
      At the end ${litres(volume.mul(power(kept(p), 2)))} of ${liquid} are left of ${numberTex(volume)}. Write this as a
      fraction.`;
    const part = step(frac(calc`sqrt(${frac(all)})`), {
      name: `the fraction of the ${liquid} that stays each time`,
      because: text`A fraction, multiplied by itself, gives what is left: two thirds of two thirds are four
          ninths. The root goes back to the single time; half of the loss would not.`,
    })`
      Both times the ${liquid} was multiplied by the same fraction, so this is its square. Take the square root.`;
    const drawn = step(calc`${volume} * (1 - ${frac(part)})`, {
      name: 'the litres drawn each time',
      because: text`What stays and what is drawn make the whole volume each time. The same part of the ${liquid}
          goes as of the volume, because it is mixed.`,
    })`
      The other fraction of the ${numberTex(volume)} litres was drawn each time.`;
    return {
      answer: drawn,
      stem:
        frame === 0
          ? text`${who} draws a quantity from ${litres(volume)} of pure ${liquid} and replaces it with ${filler};
            then the
            same quantity of the mixture is replaced with ${filler}. If ${litres(volume.mul(power(kept(p), 2)))} of
            ${liquid}
            are left, how many litres were drawn each time?`
          : text`${who} had ${vessel} with ${litres(volume)} of pure ${liquid}. Some of it was taken out and
            replaced with
            ${filler}; then the same quantity of the mixture was taken out and again replaced with ${filler}. Now
            ${litres(volume.mul(power(kept(p), 2)))} of ${liquid} remain. How much was taken out each time?`,
      show: litres,
      plausible: value => amount(value) && value.lt(volume),
      slips: [
        slip('halved_needlessly', part, calc`(1 + ${all}) / 2`)`
          You divided the lost ${liquid} into two equal amounts, which gives ${litres(drawn)}. The second time less
          ${liquid} is lost, because a mixture is drawn.`,
        slip('forgot_the_root', part, all)`
          You used $${frac(all)}$ as what stays each time and got ${litres(drawn)}. That would be right if it were
          done only once.`,
        slip('gave_the_complement', drawn, calc`${volume} * ${part}`)`
          ${litres(drawn)} is what stays each time before the ${filler} is put in. The question asks for what is
          drawn.`,
        slip('wrong_base', drawn, calc`${volume} * (1 - ${part}) / ${part}`)`
          You divided what is drawn by what stays: $\frac{${volume} \times (1 - ${part})}{${part}} = ${drawn}$. The
          fraction drawn is a fraction of the whole.`,
        slip('answered_another_quantity', drawn, calc`${volume} * (1 - ${part}) * 2`)`
          ${litres(drawn)} is what was drawn in both times together. The question asks for each time.`,
        slip('answered_another_quantity', drawn, calc`${volume} * (1 - ${part}) * ${part}`)`
          ${litres(drawn)} is the quantity of ${liquid} that was drawn the second time. Some ${filler} was drawn with
          it.`,
      ],
      snapRead: text`The quantity of ${liquid} at first and after two equal replacements is known, and the quantity
        drawn each time is asked.`,
      approach: text`Two equal replacements multiply the ${liquid} by the square of one fraction. Take the square root
        to find the fraction that stays; the rest was drawn.`,
      check: text`Follow the litres of ${liquid}: $${volume} \to ${volume.mul(part)} \to
        ${volume.mul(part).mul(part)}$. The last number is the one given.`,
      principle: text`When two equal replacements are known together, take the square root to go back to one; do not
        halve.`,
    };
  },
);

const volumeOf = form<Vessel>(
  'volume-of-the-vessel',
  {
    band: 'Easy',
    seconds: 60,
    revision: 4,
    verify: p => {
      const wanted = power(kept(p), p.rounds).valueOf();
      for (let half = 2 * p.drawn.valueOf() + 1; half < 4000; half += 1)
        if (
          Math.abs(
            poured(
              half / 2,
              half / 2,
              Array.from({ length: p.rounds }, () => p.drawn.valueOf()),
            ) /
              (half / 2) -
              wanted,
          ) < 1e-10
        )
          return q(half, 2);
      throw new Error('no volume fits');
    },
  },
  (p, { step }) => {
    const { who, rounds, drawn, frame, vessel, liquid, filler } = p;
    const part = step(kept(p), {
      name: `the fraction of the ${liquid} that stays each time`,
      because: text`The same number of litres is replaced each time, so the ${liquid} is multiplied by the same
          fraction each time. A root undoes a repeated multiplication; dividing the loss by ${rounds} does not.`,
      works: value =>
        tex`${rounds === 2 ? tex`\sqrt` : tex`\sqrt[${rounds}]`}{${frac(power(kept(p), rounds))}} = ${frac(value)}`,
    })`
      The ${liquid} was multiplied by the same fraction ${often(rounds)}. Take the ${rounds === 2 ? 'square' : 'cube'}
      root of $${frac(power(kept(p), rounds))}$ to find that fraction.`;
    const gone = step(frac(calc`1 - ${frac(part)}`), {
      name: 'the fraction that is drawn each time',
      because: text`Each time a part of the volume stays and the other part is drawn. Together they are the whole,
          1.`,
    })`
      Subtract it from the whole to find the fraction that is drawn each time.`;
    const volume = step(calc`${drawn} ÷ ${frac(gone)}`, {
      name: 'the capacity in litres',
      because: text`If 10 litres are a fifth of the capacity, it holds 50 litres. The litres and the fraction both
          belong to one draw.`,
    })`
      ${litres(drawn)} are this fraction of the capacity. Divide the litres by the fraction.`;
    return {
      answer: volume,
      stem:
        frame === 0
          ? text`${who} has ${vessel} full of ${liquid}. ${litres(drawn)} are drawn out and replaced with ${filler},
            and this is
            done ${more(rounds)}. Now $${frac(power(kept(p), rounds))}$ of the contents is ${liquid}. How many litres
            does it hold?`
          : text`From a vessel full of ${liquid}, ${litres(drawn)} are removed and replaced with ${filler}. After this
            has been done ${often(rounds)}, $${frac(power(kept(p), rounds))}$ of the liquid in the vessel is ${liquid}.
            Find the capacity of the vessel in litres.`,
      show: litres,
      plausible: value => value.mul(2).d === 1n && value.gt(drawn),
      slips: [
        slip('forgot_the_root', part, power(kept(p), rounds))`
          You used $${frac(part)}$ as what stays each time. That is what is left after all ${rounds} times, so take a
          root.`,
        slip('took_a_share_of_the_start', gone, calc`(1 - ${power(kept(p), rounds)}) / ${rounds}`)`
          You divided the loss of ${liquid} by ${rounds}, which gives $${frac(gone)}$ each time. The later replacements
          take less ${liquid}, because a mixture is drawn.`,
        slip('gave_the_complement', gone, part)`
          You divided the litres drawn by $${frac(gone)}$, which is the fraction that stays. They are the other
          fraction.`,
        slip('gave_the_complement', volume, calc`${drawn} / ${gone} - ${drawn}`)`
          ${litres(volume)} is what stays each time while ${litres(drawn)} are out. The capacity holds both.`,
        slip('counted_twice', volume, calc`${drawn} / ${gone} + ${drawn}`)`
          You added the ${numberTex(drawn)} litres once more and got ${litres(volume)}. The capacity contains them
          already.`,
        slip('used_a_wrong_given_number', volume, calc`${drawn} * ${rounds} / ${gone}`)`
          You divided the litres of all ${rounds} times together by the fraction drawn once, and got
          ${litres(volume)}.`,
      ],
      snapRead: text`The litres drawn each time and the fraction of ${liquid} left at the end are known. The capacity is
        asked.`,
      approach: text`A root gives the fraction that stays each time. The rest is the fraction drawn, and its litres are
        known.`,
      check: () =>
        text`With ${litres(volume)}, the fraction left is $\left(1 - \frac{${drawn}}{${volume}}\right)^{${rounds}} =
          ${frac(power(kept(p), rounds))}$, as given.`,
      principle: text`When the same replacement has been repeated, a root of what is left gives the fraction that stays
        each time.`,
    };
  },
);

const parts = [q(1, 10), q(1, 8), q(1, 6), q(1, 5), q(1, 4), q(3, 10), q(1, 3), q(2, 5)];

/** AR.MIX.2 Easy: equal rounds of drawing off and refilling. */
const equalRounds = situation<Vessel>({
  type: 'AR.MIX.2',
  situation: 'equal-rounds',
  tries: 30,
  draw: draw => {
    const part = draw.pick(parts);
    const volume = q(draw.step(16, 270, 2));
    const p = {
      ...draw.pick(stories),
      who: draw.pick(peopleInArithmetic),
      volume,
      drawn: volume.mul(part),
      rounds: draw.pick([2, 2, 3]),
      frame: draw.int(0, 1),
    };
    return p.drawn.d === 1n && p.drawn.gt(1) && volume.mul(power(kept(p), p.rounds)).mul(10).d === 1n
      ? p
      : null;
  },
  forms: [left, drawnEach, volumeOf],
});

interface Draws {
  who: string;
  vessel: string;
  liquid: string;
  filler: string;
  volume: number;
  /** Strength at first and strength of what is filled in, in per cent. */
  strength: number;
  fill: number;
  first: number;
  second: number;
  frame: number;
}

/** What is had in many strengths. */
const solutions = [
  { vessel: 'a can', liquid: 'alcohol', filler: 'water' },
  { vessel: 'a tank', liquid: 'acid', filler: 'water' },
  { vessel: 'a drum', liquid: 'glycerine', filler: 'alcohol' },
  { vessel: 'a tank', liquid: 'phenyl', filler: 'water' },
  { vessel: 'a drum', liquid: 'dye', filler: 'water' },
  { vessel: 'a jar', liquid: 'syrup', filler: 'soda' },
] as const;

const after = ({ volume, strength, fill, first }: Draws) =>
  q(strength * (volume - first) + fill * first, volume);
const afterBoth = (p: Draws) =>
  after(p)
    .mul(p.volume - p.second)
    .add(p.fill * p.second)
    .div(p.volume);
const strengthPossible = (value: Fraction) => value.valueOf() > 0 && value.valueOf() < 100 && value.d <= 50n;

/** The positive difference of two strengths, as it is written. */
const apart = (x: Fraction, y: Fraction) => (x.gt(y) ? tex`${x} - ${y}` : tex`${y} - ${x}`);

const secondDraw = form<Draws>(
  'size-of-second-exchange',
  {
    band: 'Medium',
    seconds: 70,
    revision: 6,
    suits: p => afterBoth(p).mul(4).d === 1n,
    verify: p => {
      for (let half = 1; half < 2 * p.volume; half += 1)
        if (
          Math.abs(
            poured(p.volume, (p.volume * p.strength) / 100, [p.first, half / 2], p.fill / 100) / p.volume -
              afterBoth(p).valueOf() / 100,
          ) < 1e-10
        )
          return q(half, 2);
      throw new Error('no quantity fits');
    },
  },
  (p, { step }) => {
    const { who, volume, first, strength, fill, frame, liquid, vessel } = p;
    const once = step(calc`(${volume - first} * ${strength} + ${first} * ${fill}) / ${volume}`, {
      name: `the strength after the first ${first} litres`,
      because: text`Two strengths are mixed, ${strength}% and ${fill}%, and the litres are their weights. The
          second replacement draws from this mixture, not from the ${liquid} of the beginning.`,
    })`
      After the first replacement ${volume - first} litres have the strength ${strength}% and ${first} litres have
      ${fill}%. Find the strength of the mixture.`;
    const fall = step(calc`abs(${once} - ${afterBoth(p)})`, {
      name: 'the change of strength that is still needed',
      works: value => tex`${apart(once, afterBoth(p))} = ${value}`,
      because: text`The first replacement has already changed the strength. Only what is missing from there has to
          be done by the second.`,
    })`
      The second replacement has to bring this strength to ${afterBoth(p)}%. Find by how much it has to change.`;
    const whole = step(calc`abs(${once} - ${fill})`, {
      name: 'the change if everything were replaced',
      works: value => tex`${apart(once, q(fill))} = ${value}`,
      because: text`The change is proportional to the quantity that is replaced, so one known case is enough.
          Replacing everything is such a case, because then only ${fill}% is left.`,
    })`
      If all ${volume} litres were replaced, the strength would become ${fill}%. Find this change too.`;
    const drawn = step(calc`${volume} * (${fall} / ${whole})`, {
      name: 'the litres replaced the second time',
      because: text`Replacing half of the volume takes the strength half of the way towards ${fill}%. So the
          needed part of the way is the part of the volume.`,
    })`
      The change is proportional to the litres replaced. So the fraction of the ${volume} litres to be replaced is the
      needed change over the whole change.`;
    return {
      answer: drawn,
      stem:
        frame === 0
          ? text`Of ${String(volume)} litres of ${liquid} with a strength of ${strength}%, ${String(first)} litres are
            replaced with ${liquid} of strength ${fill}%. How many litres of the mixture must now be replaced with the
            same ${fill}% ${liquid} to bring the strength to ${afterBoth(p)}%?`
          : text`${who} has ${vessel} with ${String(volume)} litres of ${liquid} of strength ${strength}%. On two
            occasions
            some of the contents is replaced with ${liquid} of strength ${fill}%, and the final strength is
            ${afterBoth(p)}%.
            If ${String(first)} litres are replaced the first time, how many are replaced the second time?`,
      show: litres,
      plausible: value => amount(value) && value.mul(2).d === 1n && value.lt(volume),
      slips: [
        slip('took_a_share_of_the_start', once, strength)`
          You began the second replacement at ${strength}%. That was the strength before the first one; by then it had
          changed.`,
        slip('took_a_mixture_for_pure', whole, fill < strength && once)`
          You let the second replacement bring in no ${liquid} at all. What is put in has a strength of ${fill}%.`,
        slip('used_a_wrong_given_number', drawn, first)`
          You replaced ${first} litres once more. Then the strength would be
          ${once.add(q(fill).sub(once).mul(first).div(volume))}%, not ${afterBoth(p)}%.`,
        slip('gave_the_complement', drawn, calc`${volume} - ${fall} * ${volume} / ${whole}`)`
          ${litres(drawn)} is what stays the second time. The question asks for what is replaced.`,
        slip('wrong_base', whole, calc`abs(${afterBoth(p)} - ${fill})`)`
          You divided the needed change by $${whole}$, the difference between the final strength and ${fill}%. Divide by
          the difference before the second replacement.`,
        slip('took_ratio_terms_for_amounts', drawn, calc`${fall} * ${volume} / 100`)`
          The change of strength was taken for the per cent of the litres: $\frac{${fall} \times ${volume}}{100} =
          ${drawn}$.`,
        slip('answered_another_quantity', drawn, calc`${fall} * ${volume} / ${whole} + ${first}`)`
          ${litres(drawn)} counts both replacements together. The question asks for the second.`,
      ],
      snapRead: text`Of two replacements the first is known, and the second has to lead to a given strength. The litres
        of the second are asked.`,
      approach: text`Find the strength between the two replacements. Each replacement moves the strength towards
        ${fill}%, and the change is proportional to the litres replaced.`,
      faster: () =>
        text`The difference from ${fill}% goes $${strength - fill} \to ${once.sub(fill)} \to ${afterBoth(p).sub(fill)}$.
          The last fraction, $\frac{${afterBoth(p).sub(fill)}}{${once.sub(fill)}}$, is what stays the second time.`,
      check: () =>
        text`After the second replacement the strength is $\frac{(${volume} - ${drawn}) \times ${once} + ${drawn} \times
          ${fill}}{${volume}} = ${afterBoth(p)}$ per cent, as given.`,
      principle: text`A replacement moves the strength towards that of what is put in, in proportion to the quantity
        replaced.`,
    };
  },
);

const fillStrength = form<Draws>(
  'strength-of-the-filler',
  {
    band: 'Medium',
    seconds: 65,
    revision: 7,
    suits: p => afterBoth(p).mul(4).d === 1n && p.fill > 0,
    verify: p => {
      for (let half = 0; half <= 200; half += 1)
        if (
          Math.abs(
            poured(p.volume, (p.volume * p.strength) / 100, [p.first, p.second], half / 200) / p.volume -
              afterBoth(p).valueOf() / 100,
          ) < 1e-10
        )
          return q(half, 2);
      throw new Error('no strength fits');
    },
  },
  (p, { step }) => {
    const { who, volume, first, second, strength, frame, vessel, liquid } = p;
    const stays = step(frac(calc`${volume - first} / ${volume} * (${volume - second} / ${volume})`), {
      name: 'the fraction left of what was there at first',
      because: text`The second draw takes some of what was there at first and some of what was put in. So it does
          not take away ${String(second)} litres of the first ${liquid}, but only their share of it.`,
    })`
      The first time $\frac{${volume - first}}{${volume}}$ of the ${numberTex(q(volume))} litres stay, the second time
      $\frac{${
        volume - second
      }}{${volume}}$ of that. Multiply to find the fraction that is left of what was there at first.`;
    const old = step(calc`${frac(stays)} * ${strength}`, {
      name: 'what was there at first contributes to the final strength, in per cent',
      because: text`In the final mixture each part brings its own strength, times its share of the volume. What
          was there at first is one of the two parts.`,
    })`
      Its strength is ${strength}%. Multiply to find what it contributes to the final strength.`;
    const fresh = step(calc`${afterBoth(p)} - ${old}`, {
      name: 'what the other one contributes to the final strength, in per cent',
      because: text`Everything in the vessel was either there at first or has been put in. So the two
          contributions add up to the final strength.`,
    })`
      The final strength is ${afterBoth(p)}%. The rest of it comes from what was put in.`;
    const fill = step(calc`${fresh} ÷ ${frac(q(1).sub(stays))}`, {
      name: 'the strength of what was put in',
      because: text`A contribution is strength times share. If a quarter of the volume brings 10 per cent, its own
          strength is 40 per cent.`,
    })`
      What was put in is the other $${frac(q(1).sub(stays))}$ of the whole. Divide its contribution by this fraction to
      find its strength.`;
    return {
      answer: fill,
      stem:
        frame === 0
          ? text`${who} has ${vessel} with ${String(volume)} litres of ${liquid} of strength ${strength}%.
            ${String(first)}
            litres are replaced with another grade of ${liquid}; after mixing, ${String(second)} litres of the
            mixture are
            replaced with ${liquid} of that other grade. The strength is then ${afterBoth(p)}%. What is the strength of
            the other grade?`
          : text`Of ${String(volume)} litres of ${liquid} of strength ${strength}%, ${who} replaces ${String(first)}
            litres
            with a second solution of ${liquid}, and then ${String(second)} litres of the mixture with the same
            solution. If the final strength is ${afterBoth(p)}%, find the strength of the second
            solution.`,
      show: percent,
      plausible: strengthPossible,
      slips: [
        slip('took_a_share_of_the_start', stays, calc`(${volume} - ${first} - ${second}) / ${volume}`)`
          You subtracted both ${first} and ${second} litres from what was there at first. The ${second} litres are drawn
          from a mixture.`,
        slip('took_a_wrong_number_of_periods', stays, calc`(${volume} - ${first}) / ${volume}`)`
          You counted only the replacement of ${first} litres. After it ${second} litres are replaced, and they take
          some of the first ${liquid} too.`,
        slip('left_out_a_change', stays, calc`(${volume} - ${second}) / ${volume}`)`
          You counted only the replacement of ${second} litres. Before it ${first} litres are replaced, so less of the
          first ${liquid} is there.`,
        stop('answered_another_quantity', fresh)`
          ${fresh} per cent is what the ${liquid} put in contributes to the final strength. It is only a part of the
          whole, so its own strength is larger.`,
        slip('averaged_the_averages', fill, calc`${afterBoth(p)} * 2 - ${strength}`)`
          The final strength, $${afterBoth(p)}\%$, was taken for the middle of $${strength}\%$ and the other strength.
          The two quantities are not equal.`,
        slip('gave_the_complement', fill, calc`${fresh} / ${stays}`)`
          You divided by the fraction that is left of what was there at first: $\frac{${fresh}}{${stays}} = ${fill}$.`,
      ],
      snapRead: text`Two replacements with the same kind of ${liquid}, the strength at first and the final strength are
        known. The strength of what was put in is asked.`,
      approach: text`Find which fraction is left of what was there at first. The final strength is the weighted average
        of the two strengths, with this fraction and the rest as weights.`,
      faster: () =>
        text`Use alligation: $${strength}\%$ with the weight $${frac(stays)}$ and the unknown strength with the weight
          $${frac(q(1).sub(stays))}$ give $${afterBoth(p)}\%$.`,
      check: () =>
        text`The weighted average is $${frac(stays)} \times ${strength} + ${frac(q(1).sub(stays))} \times ${fill} =
          ${afterBoth(p)}$ per cent, as given.`,
      principle: text`After any number of replacements the strength is the weighted average of what was there at first
        and what was put in.`,
    };
  },
);

/** AR.MIX.2 Medium: two exchanges of different size with a filler of some strength. */
const exchanges = situation<Draws>({
  type: 'AR.MIX.2',
  situation: 'two-exchanges',
  tries: 40,
  draw: draw => {
    const volume = draw.pick([20, 24, 25, 30, 32, 36, 40, 48, 50, 60, 64, 75, 80]);
    const [first, second] = [draw.int(3, volume / 2), draw.int(3, volume / 2)];
    const p = {
      ...draw.pick(solutions),
      who: draw.pick(peopleInArithmetic),
      volume,
      strength: draw.step(20, 90, 5),
      fill: draw.step(5, 60, 5),
      first,
      second,
      frame: draw.int(0, 1),
    };
    return first !== second &&
      Math.abs(p.strength - p.fill) >= 15 &&
      after(p).mul(2).d === 1n &&
      afterBoth(p).mul(4).d === 1n
      ? p
      : null;
  },
  forms: [secondDraw, fillStrength],
});

/** AR.MIX.2 Easy and Medium: drawing off and refilling. */
export const replacements: readonly AnyTemplate[] = [...equalRounds, ...exchanges];
