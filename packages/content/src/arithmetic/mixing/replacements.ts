import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { numberTex, percent, withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Vessel {
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
  { vessel: 'A can', liquid: 'milk', filler: 'water' },
  { vessel: 'A tank', liquid: 'acid', filler: 'water' },
  { vessel: 'A drum', liquid: 'glycerine', filler: 'alcohol' },
  { vessel: 'A cask', liquid: 'vinegar', filler: 'water' },
  { vessel: 'A vat', liquid: 'dye', filler: 'thinner' },
  { vessel: 'A jar', liquid: 'syrup', filler: 'soda' },
] as const;

const kept = ({ volume, drawn }: Pick<Vessel, 'volume' | 'drawn'>) => q(1).sub(drawn.div(volume));
const power = (base: Fraction, times: number) =>
  Array.from({ length: times }).reduce<Fraction>(product => product.mul(base), q(1));
const litres = (value: Fraction) => withUnit(value, value.equals(1) ? 'litre' : 'litres');
const times = (rounds: number) => (rounds === 2 ? 'twice' : rounds === 3 ? 'three times' : `${rounds} times`);
const more = (rounds: number) =>
  rounds === 2 ? 'once more' : rounds === 3 ? 'twice more' : `${rounds - 1} times more`;
const amount = (value: Fraction) => value.valueOf() > 0 && value.mul(1000).d === 1n;

/** The liquid left, followed round by round. */
function poured(volume: number, liquid: number, draws: readonly number[], strengthOfFiller = 0): number {
  let left = liquid;
  for (const drawn of draws) left += drawn * strengthOfFiller - (left / volume) * drawn;
  return left;
}

const told = ({ vessel, liquid, filler, volume, drawn, rounds, frame }: Vessel) =>
  frame === 0
    ? `${vessel} holds ${litres(volume)} of pure ${liquid}. ${litres(drawn)} are drawn off and replaced with ${filler}; this is done ${times(rounds)} in all.`
    : `From ${litres(volume)} of pure ${liquid}, ${litres(drawn)} are taken out and the same quantity of ${filler} is put in. With the mixture the process is repeated ${more(rounds)}.`;

const left = form<Vessel>(
  'quantity-left',
  {
    band: 'Easy',
    seconds: 50,
    revision: 2,
    apart: true,
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
    const part = step(frac(calc`1 - (${drawn} / ${volume})`))`
      Each time the same part of what is there stays: find it.`;
    const times = find(rounds);
    const all = step(frac(calc`(${frac(part)})^${times}`))`
      Multiply by it once for every round.`;
    const left = step(calc`${volume} * ${frac(all)}`)`
      Take that part of the first quantity.`;
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
          ${litres(drawn)} of pure ${liquid} were taken off every time; after the first round it is mixture that goes.`,
        slip('took_a_wrong_number_of_periods', times, calc`${times} - 1`)`
          This result stops after ${times} round(s) of drawing off.`,
        slip('took_a_wrong_number_of_periods', times, calc`${times} + 1`)`
          ${times} round(s) are one too many.`,
        slip('answered_another_quantity', left, calc`${volume} * (1 - ${all})`)`
          ${litres(left)} is how much ${filler} is in the vessel.`,
        slip('kept_the_old_total', part, calc`${volume} / (${volume} + ${drawn})`)`
          Dividing by $${volume.add(drawn)}$ would fit adding without drawing off; the volume stays
          ${numberTex(volume)}.`,
        slip('gave_the_complement', part, calc`${drawn} / ${volume}`)`
          $${frac(part)}$ is the part that goes, not the part that stays.`,
      ],
      snapRead: text`A fixed volume is drawn and refilled several times; the ${liquid} left is asked. The cue is
        repetition: multiply.`,
      approach: text`Every round leaves the same part of the liquid that is still there. Multiply these parts.`,
      faster: text`$${volume} \times \frac{${part.n}^${rounds}}{${part.d}^${rounds}}$.`,
      check: () =>
        text`Round by round:
          $${Array.from({ length: rounds + 1 }, (_, i) => numberTex(volume.mul(power(part, i)))).join(' \\to ')}$
          litres.`,
      principle: text`Drawing from a mixture takes a part of what is left, so what is left shrinks by a factor, not by
        an amount.`,
    };
  },
);

const drawnEach = form<Vessel>(
  'quantity-drawn',
  {
    band: 'Easy',
    seconds: 55,
    revision: 4,
    apart: true,
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
    const { volume, frame, liquid, filler, vessel } = p;
    const all = step(frac(calc`${volume.mul(power(kept(p), 2))} / ${volume}`))`
      Find which part of the liquid is left.`;
    const part = step(frac(calc`sqrt(${frac(all)})`))`
      Two equal factors led to it: take the square root.`;
    const drawn = step(calc`${volume} * (1 - ${frac(part)})`)`
      The rest was drawn each time.`;
    return {
      answer: drawn,
      stem:
        frame === 0
          ? text`A quantity is drawn from ${litres(volume)} of pure ${liquid} and replaced with ${filler}; then the same
            quantity of the mixture is replaced with ${filler}. If ${litres(volume.mul(power(kept(p), 2)))} of ${liquid}
            are left, how many litres were drawn each time?`
          : text`${vessel} held ${litres(volume)} of pure ${liquid}. Some of it was taken out and replaced with
            ${filler}; then the same quantity of the mixture was taken out and again replaced with ${filler}. Now
            ${litres(volume.mul(power(kept(p), 2)))} of ${liquid} remain. How much was taken out each time?`,
      show: litres,
      plausible: value => amount(value) && value.lt(volume),
      slips: [
        slip('halved_needlessly', part, calc`(1 + ${all}) / 2`)`
          The loss was divided into two equal amounts, but the second draw takes less of the liquid.`,
        slip('forgot_the_root', part, all)`
          ${litres(drawn)} would have to be drawn if it were done once.`,
        slip('gave_the_complement', drawn, calc`${volume} * ${part}`)`
          ${litres(drawn)} stay in the vessel each time.`,
        slip('wrong_base', drawn, calc`${volume} * (1 - ${part}) / ${part}`)`
          The part drawn was compared with what stays, not with the whole. Here $\frac{${volume} \times (1 -
          ${part})}{${part}} = ${drawn}$.`,
        slip('answered_another_quantity', drawn, calc`${volume} * (1 - ${part}) * 2`)`
          ${litres(drawn)} is drawn in both rounds together.`,
        slip('answered_another_quantity', drawn, calc`${volume} * (1 - ${part}) * ${part}`)`
          This is the liquid contained in the second draw; part of that draw was filler.`,
      ],
      snapRead: text`The liquid at first and after two equal rounds is known; the quantity drawn is asked.`,
      approach: text`Both rounds multiply by the same factor, so a square root gives it; one minus it is the part
        drawn.`,
      faster: () =>
        text`$${frac(all)}$ is the square of $${frac(kept(p))}$, so $${frac(q(1).sub(kept(p)))}$ of $${volume}$ went
          each time.`,
      check: text`$${volume} \to ${volume.mul(part)} \to ${volume.mul(part).mul(part)}$ litres.`,
      principle: text`Equal rounds multiply: go back by a root, not by a division.`,
    };
  },
);

const volumeOf = form<Vessel>(
  'volume-of-the-vessel',
  {
    band: 'Easy',
    seconds: 60,
    revision: 3,
    entry: true,
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
    const { rounds, drawn, frame, vessel, liquid, filler } = p;
    const part = step(
      kept(p),
      value =>
        tex`${rounds === 2 ? tex`\sqrt` : tex`\sqrt[${rounds}]`}{${frac(power(kept(p), rounds))}} = ${frac(value)}`,
    )`
      The same factor acts ${times(rounds)}: take the root.`;
    const gone = step(frac(calc`1 - ${frac(part)}`))`
      The rest is the part drawn each time.`;
    const volume = step(calc`${drawn} ÷ ${frac(gone)}`)`
      That part is known in litres: divide.`;
    return {
      answer: volume,
      stem:
        frame === 0
          ? text`${vessel} is full of ${liquid}. ${litres(drawn)} are drawn out and replaced with ${filler}, and this is
            done ${more(rounds)}. Now $${frac(power(kept(p), rounds))}$ of the contents is ${liquid}. How many litres
            does it hold?`
          : text`From a vessel full of ${liquid}, ${litres(drawn)} are removed and replaced with ${filler}. After this
            has been done ${times(rounds)}, $${frac(power(kept(p), rounds))}$ of the liquid in the vessel is ${liquid}.
            Find the capacity of the vessel in litres.`,
      show: litres,
      plausible: value => value.mul(2).d === 1n && value.gt(drawn),
      slips: [
        slip('forgot_the_root', part, power(kept(p), rounds))`
          The whole loss was put on one draw; it comes from ${rounds}.`,
        slip('took_a_share_of_the_start', gone, calc`(1 - ${power(kept(p), rounds)}) / ${rounds}`)`
          The loss was divided by ${rounds}, as if each draw took the same amount of the liquid.`,
        slip('gave_the_complement', gone, part)`
          One draw is not $${frac(gone)}$ of the volume; that part stays.`,
        slip('gave_the_complement', volume, calc`${drawn} / ${gone} - ${drawn}`)`
          ${litres(volume)} is what stays in the vessel while it is being refilled.`,
        slip('counted_twice', volume, calc`${drawn} / ${gone} + ${drawn}`)`
          The ${numberTex(drawn)} litres were added to a volume that contains them.`,
        slip('used_a_wrong_given_number', volume, calc`${drawn} * ${rounds} / ${gone}`)`
          The draws of all ${rounds} rounds were set against the part drawn in one.`,
      ],
      snapRead: text`The draw in litres and the part left after several rounds are known; the volume is asked.`,
      approach: text`A root gives the part that each round leaves, and so the part drawn, which is known in litres.`,
      faster: text`Each draw is $${frac(gone)}$ of the vessel, so it holds $${drawn} \times ${gone.inverse()}$.`,
      check: () =>
        text`$\left(1 - \frac{${drawn}}{${volume}}\right)^{${rounds}} = ${frac(power(kept(p), rounds))}$.`,
      principle: text`What repeats is a factor; a root finds it, and the factor tells the part drawn.`,
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
  { vessel: 'A can', liquid: 'alcohol', filler: 'water' },
  { vessel: 'A tank', liquid: 'acid', filler: 'water' },
  { vessel: 'A drum', liquid: 'glycerine', filler: 'alcohol' },
  { vessel: 'A cask', liquid: 'spirit', filler: 'water' },
  { vessel: 'A vat', liquid: 'dye', filler: 'thinner' },
  { vessel: 'A jar', liquid: 'syrup', filler: 'soda' },
] as const;

const after = ({ volume, strength, fill, first }: Draws) =>
  q(strength * (volume - first) + fill * first, volume);
const afterBoth = (p: Draws) =>
  after(p)
    .mul(p.volume - p.second)
    .add(p.fill * p.second)
    .div(p.volume);
const strengthPossible = (value: Fraction) => value.valueOf() > 0 && value.valueOf() < 100 && value.d <= 50n;

const secondDraw = form<Draws>(
  'size-of-second-exchange',
  {
    band: 'Medium',
    seconds: 70,
    revision: 4,
    entry: true,
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
    const { volume, first, strength, fill, frame, liquid, vessel } = p;
    const once = step(calc`(${volume - first} * ${strength} + ${first} * ${fill}) / ${volume}`)`
      Find the strength after the first exchange.`;
    const fall = step(
      calc`abs(${once} - ${afterBoth(p)})`,
      value => tex`|${once} - ${afterBoth(p)}| = ${value}`,
    )`
      Find how far the strength has still to move.`;
    const whole = step(calc`abs(${once} - ${fill})`, value => tex`|${once} - ${fill}| = ${value}`)`
      Exchanging everything would move it all the way to the filler.`;
    const drawn = step(calc`${volume} * (${fall} / ${whole})`)`
      So that part of the volume has to be exchanged.`;
    return {
      answer: drawn,
      stem:
        frame === 0
          ? text`Of ${String(volume)} litres of ${liquid} with a strength of ${strength}%, ${String(first)} litres are
            replaced with ${liquid} of strength ${fill}%. How many litres of the mixture must now be replaced with the
            same ${fill}% ${liquid} to bring the strength to ${afterBoth(p)}%?`
          : text`${vessel} holds ${String(volume)} litres of ${liquid} of strength ${strength}%. On two occasions some
            of the contents is replaced with ${liquid} of strength ${fill}%, and the final strength is ${afterBoth(p)}%.
            If ${String(first)} litres are replaced the first time, how many are replaced the second time?`,
      show: litres,
      plausible: value => amount(value) && value.mul(2).d === 1n && value.lt(volume),
      slips: [
        slip('took_a_share_of_the_start', once, strength)`
          The second exchange was worked out from ${strength}%, the strength before the first.`,
        slip('took_a_mixture_for_pure', whole, once)`
          The filler was treated as water here; its strength is ${fill}%.`,
        slip('used_a_wrong_given_number', drawn, first)`
          Another ${first} litres do not lead to the strength that is wanted.`,
        slip('gave_the_complement', drawn, calc`${volume} - ${fall} * ${volume} / ${whole}`)`
          ${litres(drawn)} stay in the vessel.`,
        slip('wrong_base', whole, calc`abs(${afterBoth(p)} - ${fill})`)`
          The fall was compared with the distance that remains, not with the whole distance to the filler.`,
        slip('took_ratio_terms_for_amounts', drawn, calc`${fall} * ${volume} / 100`)`
          The points of strength were taken as a per cent of the volume. Here $\frac{${fall} \times ${volume}}{100} =
          ${drawn}$.`,
        slip('answered_another_quantity', drawn, calc`${fall} * ${volume} / ${whole} + ${first}`)`
          ${litres(drawn)} counts both exchanges.`,
      ],
      snapRead: text`One exchange is known, a second is to lead to a given strength; its size is asked.`,
      approach: text`Find the strength between the two. An exchange moves it towards the filler by the part exchanged.`,
      faster: () =>
        text`Distances to the filler go $${strength - fill} \to ${once.sub(fill)} \to ${afterBoth(p).sub(fill)}$; the
          last factor tells what stays.`,
      check: () =>
        text`$\frac{(${volume} - ${drawn}) \times ${once} + ${drawn} \times ${fill}}{${volume}} = ${afterBoth(p)}$.`,
      principle: text`An exchange moves a strength towards that of the filler by the part of the volume exchanged.`,
    };
  },
);

const fillStrength = form<Draws>(
  'strength-of-the-filler',
  {
    band: 'Medium',
    seconds: 65,
    revision: 5,
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
    const { volume, first, second, strength, frame, vessel, liquid } = p;
    const stays = step(frac(calc`${volume - first} / ${volume} * (${volume - second} / ${volume})`))`
      Find which part of the first solution is left after both exchanges.`;
    const old = step(calc`${frac(stays)} * ${strength}`)`
      Find what it contributes to the strength.`;
    const fresh = step(calc`${afterBoth(p)} - ${old}`)`
      The rest comes from the other solution.`;
    const fill = step(calc`${fresh} ÷ ${frac(q(1).sub(stays))}`)`
      It makes up all that is not left of the first: divide.`;
    return {
      answer: fill,
      stem:
        frame === 0
          ? text`${vessel} holds ${String(volume)} litres of ${liquid} of strength ${strength}%. ${String(first)} litres
            are replaced with another grade of ${liquid}; after mixing, ${String(second)} litres of the mixture are
            replaced with ${liquid} of that other grade. The strength is then ${afterBoth(p)}%. What is the strength of
            the other grade?`
          : text`From ${String(volume)} litres of ${liquid} of strength ${strength}%, ${String(first)} litres are
            replaced with a second solution of ${liquid}, and then ${String(second)} litres of the mixture are replaced
            with the same solution. If the final strength is ${afterBoth(p)}%, find the strength of the second
            solution.`,
      show: percent,
      plausible: strengthPossible,
      slips: [
        slip('took_a_share_of_the_start', stays, calc`(${volume} - ${first} - ${second}) / ${volume}`)`
          The ${first} and ${second} litres were both taken from the first solution; the second draw is of a mixture.`,
        slip('took_a_wrong_number_of_periods', stays, calc`(${volume} - ${first}) / ${volume}`)`
          Only the first exchange was counted.`,
        slip('left_out_a_change', stays, calc`(${volume} - ${second}) / ${volume}`)`
          Only the second exchange was counted.`,
        stop('answered_another_quantity', fresh)`
          ${fresh} per cent of the whole come from the filler; its own strength is larger.`,
        slip('averaged_the_averages', fill, calc`abs(${afterBoth(p)} * 2 - ${strength})`)`
          The final strength, $${afterBoth(p)}\%$, was taken as the middle between $${strength}\%$ and that of the
          filler.`,
        slip('gave_the_complement', fill, calc`${fresh} / ${stays}`)`
          The contribution was divided by the part of the first solution. Here $\frac{${fresh}}{${stays}} = ${fill}$.`,
      ],
      snapRead: text`Sizes of two exchanges and both strengths are known; the strength of what was filled in is asked.`,
      approach: text`Find the part of the first solution that is left; the final strength is a weighted average of the
        two.`,
      faster: () =>
        text`Alligation with weights $${frac(stays)}$ and $${frac(q(1).sub(stays))}$ about $${afterBoth(p)}$.`,
      check: () =>
        text`$${frac(stays)} \times ${strength} + ${frac(q(1).sub(stays))} \times ${fill} = ${afterBoth(p)}$.`,
      principle: text`After any number of exchanges the strength is an average of the two solutions, weighted by the
        parts present.`,
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
