import type Fraction from 'fraction.js';
import { gcd, lcm } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, here, type Path, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const lowest = (a: number, b: number): readonly [number, number] => [a / gcd(a, b), b / gcd(a, b)];
const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const inRatio = (a: number, b: number) => `$${lowest(a, b).join(' : ')}$`;

interface Changed {
  place: string;
  one: string;
  two: string;
  /** Numbers before, and what each gains (negative: loses). */
  a: number;
  b: number;
  up: number;
  also: number;
  frame: number;
}

const groups = [
  { place: 'a call centre', one: 'trainees', two: 'managers' },
  { place: 'a hostel', one: 'seniors', two: 'juniors' },
  { place: 'a herd', one: 'goats', two: 'cows' },
  { place: 'a library', one: 'novels', two: 'atlases' },
  { place: 'a travel agency', one: 'buses', two: 'vans' },
  { place: 'a choir', one: 'altos', two: 'tenors' },
  { place: 'an orchard', one: 'mango trees', two: 'lemon trees' },
] as const;

const before = ({ a, b }: Changed) => lowest(a, b);
const after = ({ a, b, up, also }: Changed) => lowest(a + up, b + also);
const findAll = (
  p: Changed,
  moved: (a: number, b: number) => readonly [number, number],
  asked: (a: number, b: number) => number,
) => {
  const [x, y] = before(p);
  const [c, d] = after(p);
  for (let k = 1; k <= 4000; k += 1) {
    const [now, other] = moved(x * k, y * k);
    if (now * d === other * c) return q(asked(x * k, y * k));
  }
  throw new Error('no numbers fit');
};

const oneSideTold = (p: Changed) =>
  p.frame === 0
    ? `In ${p.place} the ratio of ${p.one} to ${p.two} was ${inRatio(p.a, p.b)}. When ${p.up} more ${p.one} were added and nothing else changed, it became ${inRatio(p.a + p.up, p.b)}.`
    : `With ${p.up} more ${p.one} and the same number of ${p.two} as before, the ratio of ${p.one} to ${p.two} in ${p.place} has risen from ${inRatio(p.a, p.b)} to ${inRatio(p.a + p.up, p.b)}.`;

/** Both ratios with the same term for the number that stays, the growth of the other in parts, and one part. */
function growth(p: Changed, { step, find }: Path) {
  const [x, y] = before(p);
  const [c, d] = after(p);
  const scale = find(lcm(y, d));
  const gap = step(calc`${scale} * ${c} / ${d} - ${scale} * ${x} / ${y}`, {
    name: `the parts by which the ${p.one} grow`,
    works: value =>
      tex`${scale.mul(x).div(y)} : ${scale} \to ${scale.mul(c).div(d)} : ${scale}, \quad ${value} \text{
        part${value.equals(1) ? '' : 's'} more}`,
    because: text`A part of the old ratio and a part of the new one are of the same size only when the ${p.two} have
      the same number of parts in both.`,
  })`
      The number of ${p.two} does not change. Write both ratios with the same term for it, and find by how many parts
      the number of ${p.one} grows.`;
  const unit = step(calc`${p.up} ÷ ${gap}`, {
    name: 'one part',
    because: text`Nothing else was added to the ${p.one}, so the two ways to count the growth, in parts and in
        number, have to agree. All parts are of the same size.`,
  })`
      These parts are the ${p.up} ${p.one} that were added. Divide to find one part.`;
  return { scale, gap, unit };
}

const unchanged = form<Changed>(
  'unchanged-number',
  {
    band: 'Easy',
    seconds: 50,
    revision: 3,
    entry: true,
    verify: p =>
      findAll(
        p,
        (a, b) => [a + p.up, b],
        (_a, b) => b,
      ),
  },
  (p, path) => {
    const { two, up, one } = p;
    const [x, y] = before(p);
    const [c, d] = after(p);
    const { scale, gap, unit } = growth(p, path);
    const number = path.step(calc`${scale} * ${unit}`, {
      name: text`the number of ${two}`,
      because: text`One part is the same for the ${one} and the ${two}, because both terms belong to one ratio.
          The ${two} have as many parts after the change as before.`,
    })`
        In both ratios the ${two} have ${scale} parts. Multiply by one part to find their number.`;
    return {
      answer: number,
      stem: text`${oneSideTold(p)} How many ${two} are there?`,
      show: plain,
      plausible: whole,
      onSight: value => value.mod(y).equals(0) && value.mod(d).equals(0),
      slips: [
        slip('joined_ratios_unmatched', gap, c > x && calc`${c} - ${x}`)`
          You subtracted the terms ${x} and ${c} of the ${one}, but the parts of the two ratios are not of the same
          size: first give the ${two} the same term in both.`,
        slip('took_a_part_for_the_whole', unit, up)`
            You used all ${up} that were added as one part. They are the parts by which the ${one} grew.`,
        slip('answered_another_quantity', number, calc`${scale} * ${x} / ${y} * ${unit}`)`
            ${number} is how many ${one} there were at first. The question asks for the ${two}.`,
        slip('answered_another_quantity', number, calc`${scale} * ${c} / ${d} * ${unit}`)`
            ${number} is the number of ${one} after the change. The question asks for the ${two}.`,
        slip('joined_ratios_unmatched', scale, d)`
            You gave the ${two} ${scale} parts in both ratios. The old ratio $${x} : ${y}$ has another term for them,
            so its parts are not of the same size.`,
        slip('took_the_whole_for_a_part', number, calc`(${scale} * ${x} / ${y} + ${scale}) * ${unit}`)`
            ${number} counts ${one} and ${two} together before the change. The question asks for the ${two} alone.`,
        slip('took_the_whole_for_a_part', gap, c)`
          You divided ${up} by the whole term of the ${one} in the new ratio. Only the parts by which they grew were
          added.`,
        slip('took_the_whole_for_a_part', gap, calc`${scale} * ${c} / ${d}`)`
            You divided ${up} by all the parts of the ${one} after the change. The ${up} are only the parts by which
            they grew.`,
        slip('took_the_whole_for_a_part', gap, calc`${scale} * ${x} / ${y}`)`
            You used the ${up} that were added as the parts of the ${one} before the change. They are only the parts
            by which these grew.`,
        slip('added_for_subtracted', gap, calc`${x} + ${c}`)`
            You added the terms of the ${one}, ${x} and ${c}. The number that was added is the difference between new
            and old.`,
      ],
      snapRead: text`A ratio before and after a change is known, and only the ${one} change. So the ${two} have to
        have the same term in both ratios.`,
      approach: text`The ${two} stay as they are, so they can join the two ratios. With the same term for them all
        parts are of the same size, and the number that was added is known in parts.`,
      check: text`With ${number} ${two} there were ${number.mul(x).div(y)} ${one} at first. With ${up} more there are
        ${calc`${number.mul(x).div(y)} + ${up}`}, and $${number.mul(c).div(d)} : ${number} = ${c} : ${d}$.`,
      principle: text`When one number stays the same, give it the same term in both ratios before you compare parts.`,
    };
  },
);

const finalNumber = form<Changed>(
  'changed-number-now',
  {
    band: 'Easy',
    seconds: 55,
    revision: 4,
    entry: true,
    verify: p =>
      findAll(
        p,
        (a, b) => [a + p.up, b],
        a => a + p.up,
      ),
  },
  (p, path) => {
    const { two, up, one } = p;
    const [x, y] = before(p);
    const [c, d] = after(p);
    const { scale, gap, unit } = growth(p, path);
    const parts = path.find(calc`${scale} * ${c} / ${d}`);
    const number = path.step(calc`${parts} * ${unit}`, {
      because: text`One part is known as a number, and the new ratio says how many parts the ${one} have now. The parts
        of before would give the number before.`,
    })`
      Now the ${one} have ${parts} parts. Multiply by one part to find their number.`;
    return {
      answer: number,
      stem: text`${oneSideTold(p)} How many ${one} are there now?`,
      show: plain,
      plausible: value => whole(value) && value.gt(up),
      onSight: value => value.mod(c).equals(0),
      slips: [
        slip('joined_ratios_unmatched', gap, c > x && calc`${c} - ${x}`)`
          You subtracted the terms ${x} and ${c} of the ${one}, but the parts of the two ratios are not of the same
          size: first give the ${two} the same term in both.`,
        slip('answered_another_quantity', parts, calc`${scale} * ${x} / ${y}`)`
            ${number} is how many ${one} there were before ${up} were added. The question asks for the number now.`,
        slip('answered_another_quantity', parts, scale)`
            ${number} is the number of ${two}. The question asks for the ${one}.`,
        slip('went_a_step_too_far', number, calc`${parts} * ${unit} + ${up}`)`
            You added ${up} at the end: ${here}. The new ratio already contains those that were added.`,
        slip('joined_ratios_unmatched', parts, c)`
            You used ${parts} parts, the term of the new ratio as it is given. One part was found after the ratios had
            been multiplied, so the term has to be multiplied too.`,
        slip('took_the_whole_for_a_part', gap, c)`
          You divided ${up} by the whole term of the ${one} in the new ratio. Only the parts by which they grew were
          added.`,
        slip('took_a_part_for_the_whole', unit, up)`
            You used all ${up} that were added as one part. They are the parts by which the ${one} grew.`,
      ],
      snapRead: text`A ratio before and after a change is known, and only the ${one} change. So the ${two} have to
        have the same term in both ratios.`,
      approach: text`The ${two} stay as they are, so they can join the two ratios. With the same term for them, the
        number that was added gives one part, and from there the ${one} now.`,
      check: text`Before, there were ${calc`${number} - ${up}`} ${one}. In the ratio $${x} : ${y}$ these go with
        ${number.sub(up).mul(y).div(x)} ${two}, and $${number} : ${number.sub(up).mul(y).div(x)} = ${c} : ${d}$.`,
      principle: text`Parts of two ratios may be compared only when what they have in common has the same number of
        parts.`,
    };
  },
);

const added = form<Changed>(
  'number-to-add',
  {
    band: 'Easy',
    seconds: 45,
    revision: 4,
    entry: true,
    verify: p => {
      for (let more = 1; more < 4000; more += 1)
        if ((p.a + more) * after(p)[1] === p.b * after(p)[0]) return q(more);
      throw new Error('no number fits');
    },
  },
  (p, { step, find }) => {
    const { two, a, b, one, frame, place, up } = p;
    const [x, y] = before(p);
    const [c, d] = after(p);
    const stays = step(calc`(${a} + ${b}) * ${y} / (${x} + ${y})`, {
      name: text`the number of ${two}`,
      works: value => tex`${a + b} \times \frac{${y}}{${x} + ${y}} = ${value}`,
      because: text`Only ${one} are added, so the total changes but the ${two} do not.`,
    })`
        Divide the ${a + b} in the ratio $${x} : ${y}$ to find the number of ${two}.`;
    const old = find(calc`${a + b} - ${stays}`);
    const needed = step(calc`${stays} * ${c} / ${d}`, {
      name: text`the ${one} that there have to be`,
      because: text`The ${two} are as many as before, so they fix the size of a part in the new ratio. The old
          total cannot be divided again, because it is larger afterwards.`,
    })`
        In the new ratio $${c} : ${d}$ the ${two} have $${d}$ parts. Find how many ${one} belong to as many ${two}.`;
    const more = step(calc`${needed} - ${old}`, {
      name: text`the ${one} that are added`,
      because: text`The new ratio counts the old and the added ${one} together.`,
    })`
        Subtract the ${old} ${one} that are there already.`;
    return {
      answer: more,
      stem:
        frame === 0
          ? text`There are ${String(a + b)} ${one} and ${two} in ${place}, in the ratio ${inRatio(a, b)}. How many
            more ${one} are needed to make it ${inRatio(a + up, b)}?`
          : text`The ratio of ${one} to ${two} in ${place} is ${inRatio(a, b)}, and there are ${String(a + b)} of them
            in all. How many ${one} have to be added to make the ratio ${inRatio(a + up, b)}?`,
      show: plain,
      plausible: whole,
      slips: [
        slip('kept_the_old_total', needed, calc`${a + b} * ${c} / (${c} + ${d})`)`
            You divided the same ${a + b} in the new ratio: ${here}. When ${one} are added, the total becomes larger.`,
        stop('stopped_a_step_early', needed)`
            You stopped at ${needed}, the number of ${one} that there have to be in all. Some are there already.`,
        slip('joined_ratios_unmatched', more, c > x && calc`(${c} - ${x}) * ${a / x}`)`
            You subtracted the terms of the ${one} as they are: ${here}. Their parts are not of the same size in the
            two ratios.`,
        slip('changed_what_stays', stays, a)`
            You kept the ${one} and let the ${two} change, with ${a + b} in all. It is the number of ${two} that
            stays.`,
        stop('answered_another_quantity', stays)`
            ${stays} is the number of ${two}. The question asks how many ${one} are added.`,
        slip('used_a_wrong_given_number', old, stays)`
            You subtracted the number of ${two}, ${stays}. Subtract the ${one} that are there already.`,
        slip('halved_needlessly', old, calc`${old} / 2`)`
            You subtracted only half of the ${one} that are there already, ${old}. All of them count.`,
      ],
      snapRead: text`A total and its ratio are known, and ${one} are added until there is a new ratio. The number of
        ${two} stays.`,
      approach: text`The number of ${two} does not change. Find it from the old ratio. Then the new ratio gives the
        ${one} that there have to be.`,
      check: text`With ${more} more there are ${calc`${old} + ${more}`} ${one}, and $${needed} : ${stays} = ${c} :
        ${d}$.`,
      principle: text`Find what stays the same; it leads from the old ratio to the new one.`,
    };
  },
);

/** AR.RAT.3 Easy: one of two numbers changes. */
const oneSide = situation<Changed>({
  type: 'AR.RAT.3',
  situation: 'one-side-changes',
  tries: 12,
  draw: draw => {
    const [x, y] = [draw.int(1, 9), draw.int(2, 9)];
    const k = draw.int(3, 24);
    const p = {
      ...draw.pick(groups),
      a: x * k,
      b: y * k,
      up: draw.int(4, 90),
      also: 0,
      frame: draw.int(0, 1),
    };
    const [c, d] = after(p);
    return gcd(x, y) === 1 && Math.max(c, d) <= 15 && d > 1 && d !== y ? p : null;
  },
  forms: [unchanged, finalNumber, added],
});

/** Two people, of whom one gives to the other. */
interface Moved extends Changed {
  giver: string;
  taker: string;
}

const movedTold = (p: Moved) =>
  p.frame === 0
    ? `Two warehouses have sacks of rice in the ratio ${inRatio(p.a, p.b)}. When ${p.also} sacks are moved from the first to the second, the ratio is ${inRatio(p.a + p.up, p.b + p.also)}.`
    : p.frame === 1
      ? `The ratio of books on the upper shelf of a cupboard to those on the lower shelf was ${inRatio(p.a, p.b)}. It became ${inRatio(p.a + p.up, p.b + p.also)} when ${p.also} books were shifted from the upper shelf to the lower one.`
      : `The coins of ${p.giver} and ${p.taker} were in the ratio ${inRatio(p.a, p.b)}. Then ${p.giver} gave ${p.also} coins to ${p.taker}, and the ratio changed to ${inRatio(p.a + p.up, p.b + p.also)}.`;
/** What goes over in each wording of the stem, and between whom. */
const holdersOf = ({ frame, giver, taker }: Moved) =>
  frame === 0
    ? {
        things: 'sacks',
        first: 'the first warehouse',
        second: 'the second warehouse',
        go: 'be moved from the first to the second',
      }
    : frame === 1
      ? {
          things: 'books',
          first: 'the upper shelf',
          second: 'the lower shelf',
          go: 'be shifted from the upper to the lower shelf',
        }
      : {
          things: 'coins',
          first: giver,
          second: taker,
          go: `${giver} give to ${taker}`,
        };

const untilEqual = form<Moved>(
  'further-transfer-until-equal',
  {
    band: 'Medium',
    seconds: 70,
    revision: 4,
    entry: true,
    suits: p => (p.a + p.up - p.b - p.also) % 2 === 0 && p.a + p.up > p.b + p.also,
    verify: p => {
      const a = findAll(
        p,
        (x, y) => [x - p.also, y + p.also],
        x => x,
      ).valueOf();
      let [one, two, moved] = [a - p.also, (a * p.b) / p.a + p.also, 0];
      while (one > two) [one, two, moved] = [one - 1, two + 1, moved + 1];
      return q(moved);
    },
  },
  (p, { step, find }) => {
    const { also, a, b } = p;
    const [x, y] = before(p);
    const [c, d] = after(p);
    const [s, t] = [x + y, c + d];
    const { things, first, second, go } = holdersOf(p);
    const scale = find(lcm(s, t));
    const drop = step(calc`${scale} * ${x} / ${s} - ${scale} * ${c} / ${t}`, {
      name: text`the parts that ${first} loses`,
      works: value =>
        tex`${scale.mul(x).div(s)} : ${scale.mul(y).div(s)} \to ${scale.mul(c).div(t)} : ${scale.mul(d).div(t)}, \quad
          ${value} \text{ part${value.equals(1) ? '' : 's'} fewer}`,
      because: text`Neither term stays; only their sum links the ratios.`,
    })`
      The total of the ${things} does not change. Write both ratios with the same total, ${scale} parts, and find by
      how many parts the first term falls.`;
    const unit = step(calc`${also} ÷ ${drop}`, {
      name: 'one part',
      because: text`${first} has lost exactly what was moved, so the parts it lost and the number moved are the
          same thing.`,
    })`
        These parts are the ${also} ${things} that were moved. Divide to find one part.`;
    const ahead = find(calc`${scale} * (${c} - ${d}) / ${t}`);
    const sides = find(2);
    const lead = step(calc`${ahead} * ${unit}`, {
      name: text`how many more ${first} still has`,
    })`
        In the new ratio ${first} is still ahead by ${ahead} part(s). Multiply to find how many ${things} that is.`;
    const more = step(calc`${lead} ÷ ${sides}`, {
      name: text`the number that must still be moved`,
      because: text`From 10 and 4, moving 3 makes 7 and 7.`,
    })`
      Each of the ${things} that goes over makes the difference smaller by two, one on each side. So halve it.`;
    return {
      answer: more,
      stem: text`${movedTold(p)} How many more must ${go} to make the numbers equal?`,
      show: plain,
      plausible: whole,
      slips: [
        slip('changed_one_side_only', drop, () => {
          const fall = q(lcm(y, d) * x, y).sub(q(lcm(y, d) * c, d));
          return fall.s > 0n ? fall : null;
        })`
            You subtracted the ${also} ${things} from ${first} and left ${second} as it was. What one loses the other
            gains.`,
        slip('joined_ratios_unmatched', drop, x > c && calc`${x} - ${c}`)`
            You subtracted the terms as they are: ${here}. The two ratios have different sums, so their parts are not
            of the same size.`,
        slip('did_not_halve', sides, 1)`
            You moved all ${lead}. Then ${second} is ahead by as many as ${first} was.`,
        slip('went_a_step_too_far', more, calc`${lead} / 2 + ${also}`)`
            You added the ${also} that were moved already: ${here}. The question asks how many more.`,
        slip('used_a_wrong_given_number', lead, calc`${a} - ${b}`)`
            You used ${lead}, the difference before the first ${also} were moved. By now it is smaller.`,
        slip('changed_one_side_only', lead, calc`${ahead} * ${unit} + ${also}`)`
            You added the ${also} to the difference before halving it, which makes it ${lead}. In the new ratio they
            have been moved already.`,
        slip('doubled_needlessly', more, calc`2 * ${also}`)`
            You moved twice as many as the first ${also}: ${here}. That does not make the numbers equal.`,
        slip('halved_needlessly', sides, 4)`
            You moved ${more}, a quarter of the difference of ${lead}. Then only half of it is gone.`,
        slip('divided_by_the_wrong_number', sides, 3)`
            You divided the difference of ${lead} by 3. Each one that is moved changes it by 2, one on each side.`,
      ],
      snapRead: text`Some are moved from one side to the other, so the total stays the same, and it joins the two
        ratios. The number that makes both sides equal is asked.`,
      approach: text`Write both ratios with the same total. Then the first transfer gives the size of a part. Find the
        difference that is left; half of it has to be moved.`,
      check: text`Together there are ${scale.mul(unit)} ${things}. Now ${first} has ${a - also}, and then
        ${calc`${a - also} - ${more}`}, which is half of them.`,
      principle: text`A transfer keeps the total; to make two numbers equal, move half of their difference.`,
    };
  },
);

/** AR.RAT.3 Medium: a transfer keeps the total. */
const transfers = situation<Moved>({
  type: 'AR.RAT.3',
  situation: 'transfer',
  tries: 12,
  draw: draw => {
    const [x, y] = [draw.int(2, 13), draw.int(1, 11)];
    const k = draw.int(4, 30);
    const moved = draw.int(5, 80);
    if (x === y || gcd(x, y) !== 1 || moved >= x * k) return null;
    const [giver = '', taker = ''] = draw.some(peopleInArithmetic, 2);
    const p = {
      place: '',
      one: '',
      two: '',
      giver,
      taker,
      a: x * k,
      b: y * k,
      up: -moved,
      also: moved,
      frame: draw.int(0, 2),
    };
    const [c, d] = after(p);
    const [s, t] = [x + y, c + d];
    return Math.max(c, d) <= 13 && c !== d && s !== t && ![p.a, p.b].includes(moved) ? p : null;
  },
  forms: [untilEqual],
});

export const changedRatios: readonly AnyTemplate[] = [...oneSide, ...transfers];
