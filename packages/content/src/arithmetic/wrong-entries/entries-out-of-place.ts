import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Numbers {
  count: number;
  mean: number;
  right: number;
  wrong: number;
  /** An entry that does not belong to the list. */
  extra: number;
}

interface Removed extends Numbers {
  story: (typeof stories)[number];
}

const stories = [
  {
    entry: 'mark',
    tell: ({ count, mean, right, wrong, extra }: Numbers) =>
      text`A teacher worked out an average of $${mean}$ for the $${count}$ marks on her list. Then she noticed that one
        mark was $${right}$ and not $${wrong}$, and that a mark of $${extra}$ belonged to a student of another class.
        What is the average of her class?`,
  },
  {
    entry: 'bill',
    tell: ({ count, mean, right, wrong, extra }: Numbers) =>
      text`The computer of a restaurant reports $${count}$ bills with an average of ₹${mean}. In fact one bill of
        ₹${right} was entered as ₹${wrong}, and another one of ₹${extra} was paid the day before and must not be
        counted. What was the average bill of the day, in rupees?`,
  },
  {
    entry: 'weight',
    tell: ({ count, mean, right, wrong, extra }: Numbers) =>
      text`A weighbridge recorded $${count}$ loads, on average $${mean}$ quintals. Checking shows that a load of
        $${right}$ quintals was recorded as $${wrong}$, and that an empty run of $${extra}$ quintals was recorded as a
        load. Find the correct average of the loads in quintals.`,
  },
  {
    entry: 'price',
    tell: ({ count, mean, right, wrong, extra }: Numbers) =>
      text`For $${count}$ shops an average price of ₹${mean} for a sack of rice was published. Two corrections
        followed: one shop asks ₹${right} and not ₹${wrong}, and a price of ₹${extra} was that of wheat and has to be
        struck out. What average price of rice follows, in rupees?`,
  },
] as const;

const remaining = form<Removed>(
  'average-without-a-wrong-member',
  {
    band: 'Medium',
    seconds: 80,
    revision: 2,
    verify: ({ count, mean, right, wrong, extra }) => {
      const others = count * mean - wrong - extra;
      return q(others + right, count - 1);
    },
  },
  ({ count, mean, right, wrong, extra, story: { entry, tell } }, { step, find }) => {
    const total = step(calc`${count} * ${mean}`, {
      name: 'the total that was used',
      because: text`The average was found with the wrong ${entry}, so the total behind it contains the wrong ${entry}
        too. In a total one entry can be exchanged for another; in an average its effect is divided.`,
    })`
      Totals can be corrected, averages cannot. Multiply the average by the number to find the total that was used.`;
    const corrected = step(calc`${total} + ${right} - ${wrong}`, {
      name: 'the total with the right entry',
      because: text`The wrong ${entry} is in this total and has to go, and the right one has to take its place. The
        number does not change by that.`,
    })`
      Subtract the wrong ${entry}, $${wrong}$, from the total and add the right one, $${right}$.`;
    const rest = step(calc`${corrected} - ${extra}`, {
      name: 'the total of those that count',
      because: text`The ${extra} was added up with the others, although it does not count. Taking it out makes the
        total smaller, and also the number.`,
    })`
      The total still contains $${extra}$, which does not belong there. Subtract it.`;
    const places = find(count - 1);
    const result = step(calc`${rest} / ${places}`, {
      because: text`One was only corrected and still counts; the other one was taken out. So the number becomes smaller
        by one, not by two.`,
    })`
      One fewer is left, $${count} - 1$ in all. Divide the corrected total by this number.`;
    return {
      answer: result,
      stem: tell({ count, mean, right, wrong, extra }),
      show: plain,
      // The correction and the entry that goes tell whether the average rises.
      onSight: value => value.gt(mean) === result.gt(mean),
      slips: [
        slip('kept_the_old_total', places, count)`
            You divided the corrected total by $${count}$. One of them does not count any more.`,
        slip('wrong_sign', corrected, calc`${total} + ${wrong} - ${right}`)`
            You corrected in the wrong direction: ${here}. The $${wrong}$ has to be subtracted and $${right}$ added.`,
        slip('left_out_a_change', corrected, total)`
            You left the total at $${total}$. It still contains $${wrong}$ in place of $${right}$.`,
        slip('left_out_a_change', rest, corrected)`
            You left $${extra}$ in the total although you counted one fewer. It does not belong there.`,
        slip('divided_by_the_wrong_number', places, count - 2)`
            You divided by two fewer than $${count}$. Only one ${entry} is taken out; the other one is corrected and
            still counts.`,
        slip('ignored_a_condition', corrected, calc`${total} - ${wrong}`)`
            You subtracted the wrong ${entry} and added nothing: ${here}. The right one, $${right}$, has to take its
            place.`,
        slip('averaged_the_averages', result, calc`${mean} + (${right} - ${wrong} - ${extra}) / ${count}`)`
            You divided all changes by the old number: ${here}. When $${extra}$ is taken out, the number becomes
            smaller too.`,
      ],
      snapRead: text`One value is corrected and another one is taken out. So the total changes twice and the number
        once.`,
      approach: text`Turn the average into a total, because totals can be corrected. Make both changes, and divide by
        the number that is left.`,
      faster: text`Measure from $${mean}$: the correction adds $${right} - ${wrong}$, and without $${extra}$ a further
        $${mean} - ${extra}$ is added. Together that is ${calc`(${right} - ${wrong}) + (${mean} - ${extra})`}, divided
        by $${count - 1}$.`,
      check: text`$${count - 1}$ times $${result}$ is ${calc`${count - 1} * ${result}`}; with $${extra}$ and the wrong
        ${entry} again it is ${calc`${count - 1} * ${result} + ${extra} + ${wrong} - ${right}`}, which is $${count}$
        times $${mean}$.`,
      principle: text`Correct totals and not averages, and ask each time whether the number changes too.`,
    };
  },
);

interface Divided {
  /** By how many too many was divided, and what came out wrongly and rightly. */
  more: number;
  found: number;
  divided: number;
  /** An entry with its right and its wrong value. */
  right: number;
  wrong: number;
}

interface WrongCount extends Divided {
  tale: (typeof tales)[number];
}

const tales = [
  {
    entry: 'mark',
    tell: ({ more, found, divided, right, wrong }: Divided) =>
      text`Thomas divided the total of some marks by $${more}$ more than their number and got $${found}$. Dividing
        properly he got $${divided}$. After that he saw that a mark of $${right}$ stood as $${wrong}$ in his list. What
        is the average of the marks when this is put right too?`,
  },
  {
    entry: 'reading',
    tell: ({ more, found, divided, right, wrong }: Divided) =>
      text`An average of temperature readings is given as $${found}$ degrees, but the sum was divided by a number that
        is $${more}$ too large. With the right number of readings the result is $${divided}$ degrees. One reading,
        however, was $${right}$ and not $${wrong}$. Find the correct average in degrees.`,
  },
  {
    entry: 'price',
    tell: ({ more, found, divided, right, wrong }: Divided) =>
      text`Zoya adds the prices of several saris and divides by a number that exceeds the number of saris by $${more}$,
        which gives ₹${found}; the right divisor would have given ₹${divided}. She has also read a price of ₹${right} as
        ₹${wrong}. What is the true average price in rupees?`,
  },
] as const;

const wrongCount = form<WrongCount>(
  'divided-by-a-wrong-number',
  {
    band: 'Medium',
    seconds: 80,
    verify: ({ more, found, divided, right, wrong }) => {
      for (let count = 2; count < 400; count += 1)
        if (found * (count + more) === divided * count) return q(divided * count + right - wrong, count);
      throw new Error('no number fits');
    },
  },
  ({ more, found, divided, right, wrong, tale: { entry, tell } }, { step, find }) => {
    const up = right > wrong;
    const apart = find(calc`${divided} - ${found}`);
    const count = step(calc`${more} * ${found} / ${apart}`, {
      name: 'the number of entries',
      works: (_value, working) => tex`${found}(n + ${more}) = ${divided}n \;\Rightarrow\; n = ${working}`,
      because: text`An average times the number by which the total was divided gives the total back. Both
          divisions used the same total, so the two products are equal.`,
    })`
      Let $n$ be the right number. The total is the same in both divisions, so write it in two ways and solve for $n$.`;
    const error = step(up ? calc`${right} - ${wrong}` : calc`${wrong} - ${right}`, {
      name: 'by how much the total was wrong',
      because: text`All other entries are right, so the total is wrong only by this one difference. The wrong
          value has to go and the right one has to come.`,
    })`
        The total contains $${wrong}$ where it should contain $${right}$. So it is too ${up ? 'small' : 'large'} by
        the difference of the two. Subtract.`;
    const shift = step(calc`${error} / ${count}`, {
      name: 'its share in the average',
      because: text`The error is spread over all the entries. With 20 entries, for example, an error of 40 in the
          total changes the average by only 2.`,
    })`
        The average is the total divided by the number of entries. Divide its error by this number too.`;
    const base = find(divided);
    const mean = step(up ? calc`${base} + ${shift}` : calc`${base} - ${shift}`, {
      because: text`The first average was divided by a wrong number and cannot be used. If an entry was read too
          low, the total and the average were too low as well, and the other way round.`,
    })`
        With the right number the average was $${divided}$. It is too ${up ? 'small, so add' : 'large, so subtract'}
        this error.`;
    return {
      answer: mean,
      stem: tell({ more, found, divided, right, wrong }),
      show: plain,
      slips: [
        slip('wrong_sign', mean, up ? calc`${base} - ${shift}` : calc`${base} + ${shift}`)`
            You corrected in the wrong direction: ${here}. The ${entry} was read too ${up ? 'low' : 'high'}, so the
            average is too ${up ? 'low' : 'high'} as well.`,
        slip('used_a_wrong_given_number', base, found)`
            You corrected $${found}$, which was divided by a wrong number. Correct $${divided}$, which was divided by
            the right one.`,
        slip('divided_by_the_wrong_number', count, calc`${more} * ${divided} / ${apart}`)`
            You used $${count}$, the number by which the total was divided first. It is $${more}$ too large.`,
        slip('did_not_divide', shift, error)`
            You changed the average by the whole $${error}$. That is the error of the total, so divide it by the
            number of entries.`,
        slip('left_out_a_factor', count, calc`${found} / ${apart}`)`
            You found the number as ${here}. That fits a divisor that is too large by $1$, but it is too large by
            $${more}$.`,
        slip('used_a_term_twice', shift, calc`2 * ${error} / ${count}`)`
            You counted the error twice: ${here}, once for the wrong value and once for the right one. The total
            changes once, by their difference.`,
      ],
      snapRead: text`The same total was divided by a wrong and by the right number, which gives the number. Besides,
        one entry was wrong.`,
      approach: text`Write the same total with both divisions to find the number of entries. Then correct the average
        for the one wrong ${entry}.`,
      faster: text`As $${found}$ is to $${divided} - ${found}$, so the number is to $${more}$, which gives $${count}$.
        So the average changes by $${error} \div ${count}$.`,
      check: text`The total first was ${calc`${count} * ${divided}`}, and divided by $${count} + ${more}$ it is
        $${found}$. With the right ${entry} it is ${calc`${count} * ${divided} + ${right} - ${wrong}`}, which is
        $${count}$ times $${mean}$.`,
      principle: text`When the same total is divided by two numbers, write it in both ways, and the number can be
        found.`,
    };
  },
);

/** AR.AVG.3 Medium: a value corrected, beside another fault of the list. */
export const entriesOutOfPlace: readonly AnyTemplate[] = [
  ...situation<Removed>({
    type: 'AR.AVG.3',
    situation: 'one-corrected-one-removed',
    tries: 20,
    draw: draw => {
      const story = draw.pick(stories);
      const bill = story.entry === 'bill';
      const count = draw.int(12, 41);
      const mean = bill ? draw.step(320, 780, 5) : draw.int(44, 76);
      const [right, wrong] = bill
        ? [draw.step(150, 990, 10), draw.step(150, 990, 10)]
        : [draw.int(22, 98), draw.int(22, 98)];
      const extra = bill ? draw.step(150, 990, 10) : draw.int(12, 40);
      const answer = q(count * mean + right - wrong - extra, count - 1);
      const fits =
        answer.d === 1n &&
        Math.abs(right - wrong) >= 9 &&
        ![mean, right, wrong, extra].some(n => answer.equals(n));
      return fits ? { count, mean, right, wrong, extra, story } : null;
    },
    forms: [remaining],
  }),
  ...situation<WrongCount>({
    type: 'AR.AVG.3',
    situation: 'divided-by-a-wrong-number',
    tries: 40,
    draw: draw => {
      // Prices fit more often than marks and degrees, so they are tried less often.
      const tale = draw.pick([tales[0], tales[0], tales[0], tales[1], tales[1], tales[1], tales[2]]);
      const price = tale.entry === 'price';
      const more = draw.int(1, 6);
      const count = draw.int(6, 40);
      const divided = price ? draw.step(900, 2400, 10) : draw.int(28, 84);
      const found = (divided * count) / (count + more);
      const [right, wrong] = price
        ? [draw.step(600, 3200, 10), draw.step(600, 3200, 10)]
        : [draw.int(18, 98), draw.int(18, 98)];
      const mean = q(right - wrong, count).add(divided);
      const fits =
        Number.isInteger(found) &&
        mean.d === 1n &&
        right !== wrong &&
        more > 1 &&
        ![divided, found, right, wrong, count, count + more, Math.abs(right - wrong)].some(n =>
          mean.equals(n),
        ) &&
        Math.abs(right - wrong) >= (2 * count) / (price ? 1 : 2);
      return fits ? { more, found, divided, right, wrong, tale } : null;
    },
    forms: [wrongCount],
  }),
];
