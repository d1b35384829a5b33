import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Numbers {
  count: number;
  /** The average that was found, in tenths, the right entry and the one that was read. */
  tenths: number;
  right: number;
  wrong: number;
}

interface Entry extends Numbers {
  story: (typeof stories)[number];
}

const stories = [
  {
    entry: 'mark',
    corrected: ({ count, tenths, right, wrong }: Numbers) =>
      text`The average of the marks of $${count}$ students was found to be $${q(tenths, 10)}$. Later it turned out that
        a mark of $${right}$ had been read as $${wrong}$. What is the correct average?`,
    number: ({ right, wrong }: Numbers, found: string, correct: string) =>
      text`In a list of marks, $${right}$ was read as $${wrong}$, and the average came out as ${found} instead of
        ${correct}. How many marks are on the list?`,
  },
  {
    entry: 'reading',
    corrected: ({ count, tenths, right, wrong }: Numbers) =>
      text`From $${count}$ readings of a meter an average of $${q(tenths, 10)}$ units was worked out. One of the
        readings was wrong: $${wrong}$ should have been $${right}$. Find the average with the right reading.`,
    number: ({ right, wrong }: Numbers, found: string, correct: string) =>
      text`The average of some meter readings is ${correct} units. Ayesha gets ${found} units, because she has copied a
        reading of $${right}$ as $${wrong}$ and made no other mistake. How many readings are there?`,
  },
  {
    entry: 'weight',
    corrected: ({ count, tenths, right, wrong }: Numbers) =>
      text`A clerk notes the weights of $${count}$ parcels and finds $${q(tenths, 10)}$ kg as their average, but has
        entered a parcel of $${right}$ kg with $${wrong}$ kg. What should the average be, in kg?`,
    number: ({ right, wrong }: Numbers, found: string, correct: string) =>
      text`Because a parcel of $${right}$ kg was entered with $${wrong}$ kg, the average weight of the parcels of a day
        was recorded as ${found} kg. The true average is ${correct} kg. Find the number of parcels.`,
  },
  {
    entry: 'score',
    corrected: ({ count, tenths, right, wrong }: Numbers) =>
      text`A batter's average over $${count}$ innings is given as $${q(tenths, 10)}$ runs. In this, a score of
        $${right}$ was typed as $${wrong}$. What was the average really?`,
    number: ({ right, wrong }: Numbers, found: string, correct: string) =>
      text`A website shows an average of ${found} runs for a batter. When a score is corrected from $${wrong}$ to
        $${right}$, the average becomes ${correct} runs. Over how many innings is it taken?`,
  },
] as const;

const corrected = form<Entry>(
  'corrected-average',
  {
    band: 'Easy',
    seconds: 40,
    revision: 2, // Slips that leave one of the two entries out have replaced half of the error.
    verify: ({ count, tenths, right, wrong }) => {
      // All entries together, with the wrong one exchanged.
      const others = (tenths * count) / 10 - wrong;
      return q(Math.round((others + right) * 10), 10).div(count);
    },
  },
  ({ count, tenths, right, wrong, story: { entry, corrected } }, { step }) => {
    const found = q(tenths, 10);
    const up = right > wrong;
    const error = step(up ? calc`${right} - ${wrong}` : calc`${wrong} - ${right}`, {
      name: 'by how much the total was wrong',
      because: text`Only the total is wrong by the difference of the two entries; the average shares it.`,
    })`
        The total contains $${wrong}$ where it should contain $${right}$. So it was too ${up ? 'small' : 'large'} by
        the difference of the two. Subtract.`;
    const shift = step(calc`${error} / ${count}`, {
      name: 'by how much the average was wrong',
      because: text`The number of entries is right, only one value is wrong. So each entry bears the same small
          part of the error.`,
    })`
        The average is the total divided by $${count}$. So its error is the error of the total divided by $${count}$.`;
    const mean = step(up ? calc`${found} + ${shift}` : calc`${found} - ${shift}`, {
      because: text`When a value was read too low, the total and the average came out too low as well. Correcting
          goes the other way.`,
    })`
        The average was too ${up ? 'small, so add' : 'large, so subtract'} this error.`;
    return {
      answer: mean,
      stem: corrected({ count, tenths, right, wrong }),
      show: plain,
      slips: [
        slip('wrong_sign', mean, up ? calc`${found} - ${shift}` : calc`${found} + ${shift}`)`
            You corrected in the wrong direction: ${here}. The ${entry} was read too ${up ? 'low' : 'high'}, so the
            average was too ${up ? 'low' : 'high'} as well.`,
        slip('did_not_divide', shift, error)`
            You changed the average by the full $${error}$. That is the error of the total, which is shared by
            $${count}$ entries.`,
        slip('divided_by_the_wrong_number', shift, calc`${error} / (${count} - 1)`)`
            You divided the error by the other entries only: ${here}. The corrected one belongs to the $${count}$ too.`,
        slip('divided_by_the_wrong_number', shift, calc`${error} / (${count} + 1)`)`
            You divided the error by one entry too many: ${here}. No entry is added, one is exchanged.`,
        slip('used_a_factor_twice', shift, calc`2 * ${error} / ${count}`)`
            You corrected twice: ${here}, once for the wrong ${entry} and once for the right one. Their difference
            counts once.`,
        slip('left_out_a_term', mean, calc`${found} + ${right} / ${count}`)`
            ${here} adds the right ${entry} to the total and leaves the wrong one in it. The $${wrong}$ has to be taken
            out.`,
        slip('left_out_a_term', mean, calc`${found} - ${wrong} / ${count}`)`
            ${here} takes the wrong ${entry} out of the total and puts nothing in its place. The $${right}$ has to be
            added.`,
      ],
      snapRead: text`One of $${count}$ entries was wrong, and the wrong average is known. Only the difference of the
        two entries matters.`,
      approach: text`Find by how much the total was wrong. The average was wrong by this error divided by the number
        of entries.`,
      check: text`The total changes from ${calc`${count} * ${found}`} to ${calc`${count} * ${found} + ${right} -
        ${wrong}`}, and divided by $${count}$ that is $${mean}$.`,
      principle: text`A wrong entry makes the average wrong by its error divided by the number of entries.`,
    };
  },
);

/** The average with the right entry. */
const correctOf = ({ count, tenths, right, wrong }: Numbers) => q(tenths, 10).add(q(right - wrong, count));

const number = form<Entry>(
  'number-of-entries',
  {
    band: 'Easy',
    seconds: 45,
    revision: 3, // Without the neighbours of the key, which pointed to it.
    entry: true,
    suits: p => correctOf(p).mul(20).d === 1n && Math.abs(p.right - p.wrong) !== p.count,
    verify: p => {
      const shift = correctOf(p).sub(q(p.tenths, 10));
      for (let count = 2; count < 1000; count += 1)
        if (shift.mul(count).equals(p.right - p.wrong)) return count;
      throw new Error('no number fits');
    },
  },
  (p, { step }) => {
    const { right, wrong, story } = p;
    const { entry } = story;
    const [found, correct] = [q(p.tenths, 10), correctOf(p)];
    const up = right > wrong;
    const error = step(up ? calc`${right} - ${wrong}` : calc`${wrong} - ${right}`, {
      name: 'by how much the total was wrong',
      because: text`All other entries are right and stay in the total as they are. One value is replaced by
          another, so the total changes by their difference once.`,
    })`
      Only one ${entry} is wrong, so the total is wrong by the difference between the two values. Subtract to find it.`;
    const shift = step(up ? calc`${correct} - ${found}` : calc`${found} - ${correct}`, {
      name: 'by how much the average was wrong',
      because: text`The number of entries is the same in both averages. So the whole difference comes from the
          wrong value.`,
    })`
        Both averages are known. Subtract to find by how much the average was wrong.`;
    const count = step(calc`${error} / ${shift}`, {
      because: text`The error is shared by all entries. If an error of 40 in the total makes 2 in the average, 20
          entries share it.`,
      name: text`the number of entries`,
    })`
      The error of the average is the error of the total divided by the number of entries. So divide the one by the
      other.`;
    return {
      answer: count,
      stem: story.number(p, plain(found), plain(correct)),
      show: plain,
      plausible: value => value.d === 1n && value.gt(1),
      slips: [
        slip('used_a_factor_twice', error, calc`2 * abs(${right} - ${wrong})`)`
            You counted the error twice: ${here}. The total changes once, by the difference of $${wrong}$ and
            $${right}$.`,
        slip('halved_needlessly', count, calc`${error} / (2 * ${shift})`)`
            You halved the error: ${here}. The right value replaces the wrong one completely.`,
        slip('used_a_wrong_given_number', error, right)`
            You used all of $${right}$ as the error. The total already contained $${wrong}$ for it.`,
        slip('used_a_wrong_given_number', error, wrong)`
            You used the wrong value, $${wrong}$, as the error. The error is only its difference from $${right}$.`,
        slip('added_for_subtracted', error, calc`${right} + ${wrong}`)`
            You added the two values: ${here}. They belong to the same ${entry}, and one replaces the other.`,
        slip('did_not_divide', count, error)`
            You stopped at $${error}$, the error of the total. Divide it by the error of the average.`,
        slip('multiplied_for_divided', count, calc`${error} * ${shift}`)`
            ${here} multiplies the two errors. The error of the total is the error of the average times the number of
            entries, so divide.`,
      ],
      snapRead: text`One entry is wrong by a known amount, and the average is wrong by another. The number of entries
        is asked.`,
      approach: text`Find the error of the total and the error of the average. The first is the second times the
        number of entries, so divide.`,
      check: text`$${count}$ entries with the average $${found}$ have the total ${calc`${count} * ${found}`}; corrected
        it is ${calc`${count} * ${found} + ${right} - ${wrong}`}, which is $${count}$ times $${correct}$.`,
      principle: text`The error of a total is the error of the average times the number of entries.`,
    };
  },
);

/** AR.AVG.3 Easy: one wrong entry. */
export const correctedAverages: readonly AnyTemplate[] = situation<Entry>({
  type: 'AR.AVG.3',
  situation: 'one-wrong-entry',
  tries: 12,
  draw: draw => {
    const count = draw.int(8, 60);
    const [right, wrong] = [draw.int(18, 96), draw.int(18, 96)];
    const tenths = draw.int(350, 700);
    const shift = q(Math.abs(right - wrong), count);
    const fits = shift.mul(20).d === 1n && shift.gte(q(1, 5)) && Math.abs(right - wrong) >= 9 && shift.lte(4);
    return fits ? { count, tenths, right, wrong, story: draw.pick(stories) } : null;
  },
  forms: [corrected, number],
});
