import { lcm, lowestTerms, upTo } from '../../numbers.ts';
import { personBy } from '../../people.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Box {
  /** Denominations in increasing order. */
  x: number;
  y: number;
  z: number;
  /** What per cent of the notes and of their value the largest are. */
  notes: number;
  value: number;
  /** How many more of the one of the two other kinds there are. */
  more: number;
  place: string;
  frame: number;
}

const boxes = [
  { place: 'the box of a temple' },
  { place: 'a cash counter' },
  { place: 'the till of a chemist' },
  { place: 'the bag of a conductor' },
] as const;

/** The mean value of a note, of one that is not of the largest kind, and the numbers of the others for 1 note in all.
 */ function meansOf({ x, y, z, notes, value }: Pick<Box, 'x' | 'y' | 'z' | 'notes' | 'value'>) {
  const mean = q(z * notes, value);
  const rest = mean
    .mul(100)
    .sub(z * notes)
    .div(100 - notes);
  return {
    mean,
    rest,
    small: q(y)
      .sub(rest)
      .div(y - x),
    middle: rest.sub(x).div(y - x),
  };
}

const total = form<Box>(
  'value-of-all-notes',
  {
    band: 'Hard',
    seconds: 140,
    revision: 2,
    also: ['AR.MIX.1', 'AR.PCT.4'],
    verify: ({ x, y, z, notes, value, more }) => {
      for (let large = 1; large < 2000; large += 1) {
        const all = (large * 100) / notes;
        const others = all - large;
        for (const small of [(others - more) / 2, (others + more) / 2]) {
          const worth = small * x + (others - small) * y + large * z;
          if (small > 0 && Math.abs(worth * value - 100 * large * z) < 1e-6) return Math.round(worth);
        }
      }
      throw new Error('no notes fit');
    },
  },
  (p, { step, find, whole }) => {
    const { x, y, z, notes, value, more, place, frame } = p;
    const right = meansOf(p);
    const [m, n] = lowestTerms(right.small, right.middle);
    const moreOfSmall = right.small.gt(right.middle);
    const [manyOf, fewOf] = moreOfSmall ? [x, y] : [y, x];
    const mean = step(calc`${z} * ${notes}% ÷ ${value}%`, {
      name: 'the mean value of a note',
      works: value_ => tex`\frac{${z} \times ${notes}\%}{${value}\%} = ${value_}`,
      because: text`The value of the ₹${z} notes is a part of all the value in two ways: by its per cent, and as
          their number times ₹${z}. Set equal, the unknown number of notes cancels.`,
    })`
      Let there be $n$ notes with the mean value $m$. The ₹${z} notes are worth ${notes}% of $n$ times $${z}$, and
      that is ${value}% of $nm$. Here $n$ cancels: find $m$.`;
    const base = find(mean);
    const rest = step(calc`(100 * ${base} - ${notes} * ${z}) / (100 - ${notes})`, {
      name: text`the mean value of the ₹${x} and ₹${y} notes`,
      because: text`The mean of all notes contains the large ones. Without them only the two small kinds are left,
          and their mean lies between ₹${x} and ₹${y}.`,
    })`
      Of $100$ notes, worth $100$ times this mean, take away $${notes}$ of ₹${z}. Divide what is left by the other
      $${100 - notes}$ notes to find their mean value.`;
    const a = find(calc`abs(${y} - ${rest})`);
    const b = find(calc`abs(${rest} - ${x})`);
    const unit = step(calc`${more} * ${y - x} / abs(${a} - ${b})`, {
      name: text`the number of ₹${x} and ₹${y} notes`,
      works: value_ =>
        tex`${a} : ${b}${!a.equals(m) && tex` = ${m} : ${n}`}, \quad ${more} \div ${m.sub(n).abs()} \times
        ${m.add(n)} = ${value_}`,
      because: text`The nearer the mean is to a kind, the more notes of this kind there are. The difference of the
          numbers is known, so the ratio gives the numbers.`,
    })`
      The mean ₹${rest} is ₹${b} above ₹${x} and ₹${a} below ₹${y}. So by alligation the numbers of ₹${x} and ₹${y}
      notes are in the ratio $${a} : ${b}$. ${
        m.sub(n).abs().equals(1) ? text`The one part` : text`The $${m.sub(n).abs()}$ parts`
      } more are $${more}$ notes: find how many notes all $${m.add(n)}$ parts are.`;
    const worth = step(calc`${unit} * ${rest}`, {
      name: text`the value of the ₹${x} and ₹${y} notes`,
      because: text`A mean is the whole value divided by the number of notes. So the number times the mean is the
          value again.`,
    })`
      Multiply the number of these notes by their mean value to find what they are worth, in rupees.`;
    const rate = find(calc`100 - ${value}`);
    const all = step(calc`${worth} ÷ ${rate}%`, {
      name: text`the value of all notes`,
      because: text`Here the per cent by value has to be used, not the per cent by number: ${value}% of the value
          are in the ₹${z} notes, and the rest in the others.`,
    })`
      It is $100\% - ${value}\% = ${rate}\%$ of the whole value. Divide to find the whole.`;
    whole(right.small.mul(unit), right.middle.mul(unit), all.mul(value).div(100 * z));
    return {
      answer: all,
      stem:
        frame === 0
          ? text`Of the notes in ${place} ${notes}% are of ₹${z}, and these are ${value}% of the total value. All the
            other notes are of ₹${x} or ₹${y}. When they are counted, there are $${more}$ more of ₹${manyOf} than of
            ₹${fewOf}. What is the total value of the notes?`
          : text`${personBy(notes, value, more)} counts the notes of ₹${x}, ₹${y} and ₹${z} in ${place}. The ₹${z}
            notes make up ${value}% of the value, though they are only ${notes}% of the number of notes; and the
            notes of ₹${manyOf} are $${more}$ more than those of ₹${fewOf}. How much money is it in all?`,
      show: rupees,
      plausible: value_ => value_.d === 1n,
      slips: [
        slip('took_the_whole_for_a_part', rest, calc`${mean} * 1`)`
          The mean of all notes, ₹${rest}, was used for the ₹${x} and ₹${y} notes alone. The ₹${z} notes have to be
          taken away first.`,
        slip('took_a_part_for_the_whole', all, worth)`
          You gave ₹${all}, the value of the ₹${x} and ₹${y} notes. The ₹${z} notes belong to the total as well.`,
        slip('wrong_base', rate, calc`100 - ${notes}`)`
          The value of the other notes was divided by ${rate}%, their part by number. By value they are
          $100\% - ${value}\%$ of the whole.`,
        slip('gave_the_complement', rate, value)`
          The value of the ₹${x} and ₹${y} notes was divided by ${value}%, which is the part of the ₹${z} notes.`,
        slip('wrong_base', base, calc`${z} * ${value}% ÷ ${notes}%`)`
          The two per cents were exchanged: ${here} for the mean value. That is more than the largest note.`,
        slip('swapped_the_weights', worth, calc`${unit} * (${x} + ${y} - ${rest})`)`
          The numbers of ₹${x} and ₹${y} notes were exchanged: ${here} for their value. The mean is nearer to the kind
          with more notes.`,
        slip('ignored_the_weights', worth, calc`${unit} * (${x} + ${y}) / 2`)`
          The other notes were valued at the plain mean of ₹${x} and ₹${y}: ${here}. There are not equally many.`,
      ],
      snapRead: text`One kind of notes is known as a per cent of the number and as a per cent of the value. This gives
        the mean value of a note.`,
      approach: text`From the two per cents find the mean of all notes, then the mean of the other two kinds.
        Alligation gives their ratio, and the difference of their numbers gives the size.`,
      faster: text`Let there be $100$ notes: ${notes} of ₹${z} are worth ₹${notes * z}, which is ${value}%. So all are
        worth ₹${q(notes * z * 100, value)}, the other $${100 - notes}$ notes
        ₹${q(notes * z * (100 - value), value)}.`,
      check:
        () => text`There are $${right.small.mul(unit)}$ notes of ₹${x}, $${right.middle.mul(unit)}$ of ₹${y} and
        $${all.mul(value).div(100 * z)}$ of ₹${z}; the last are ${notes}% of
        $${unit.add(all.mul(value).div(100 * z))}$ notes.`,
      principle: text`The part of a kind by value, divided by its part by number, shows how its worth compares with
        the mean.`,
    };
  },
);

const kinds = [
  [10, 20, 50],
  [20, 50, 100],
  [50, 100, 200],
  [100, 200, 500],
  [10, 50, 100],
  [20, 50, 200],
  [10, 20, 100],
  [50, 100, 500],
] as const;

/** Sets in which the other two kinds have a mean between them, with the parts of the smaller kind. */
const sets = kinds.flatMap(([x, y, z]) =>
  upTo(10).flatMap(i =>
    upTo(12).flatMap(k => {
      const [notes, value] = [5 * i, 15 + 5 * k];
      const mean = (z * notes) / value;
      const rest = (100 * mean - z * notes) / (100 - notes);
      const parts = ((y - rest) / (y - x)) * 24;
      const plain = Number.isInteger(mean * 100) && Number.isInteger(rest * 100);
      return notes < value && rest > x && rest < y && plain && Number.isInteger(parts) && parts !== 12
        ? [{ x, y, z, notes, value }]
        : [];
    }),
  ),
);

/** AR.RAT.8 Hard: one kind of note as a per cent of the number and of the value. */
export const shareOfNumberAndValue: readonly AnyTemplate[] = situation<Box>({
  type: 'AR.RAT.8',
  situation: 'number-and-value',
  tries: 10,
  draw: draw => {
    const set = draw.pick(sets);
    const { small, middle } = meansOf(set);
    const others = lcm(Number(small.d), (100 - set.notes) / 5) * draw.int(1, 6);
    const more = small.sub(middle).abs().mul(others);
    return more.d === 1n && more.gt(3) && others <= 500 && others >= 20
      ? { ...set, more: Number(more.n), frame: draw.int(0, 1), ...draw.pick(boxes) }
      : null;
  },
  forms: [total],
});
