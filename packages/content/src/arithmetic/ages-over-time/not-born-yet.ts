import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Numbers {
  count: number;
  /** Totals of the ages today and so many years ago, of those who lived then. */
  total: number;
  years: number;
  past: number;
  /** The youngest shall have one of so many parts of the average. */
  parts: number;
}

interface Unborn extends Numbers {
  story: (typeof stories)[number];
}

const part = (parts: number) =>
  parts === 3 ? 'one third of' : parts === 4 ? 'one fourth of' : 'one fifth of';

const stories = [
  ({ count, total, years, past, parts }: Numbers) =>
    text`The ages of the $${count}$ members of a family add up to $${total}$ years. $${years}$ years ago the ages of
      those who were alive then added up to $${past}$ years; nobody has died since. In how many years will the youngest
      have ${part(parts)} the average age of the family?`,
  ({ count, total, years, past, parts }: Numbers) =>
    text`Ishaan adds the ages of all $${count}$ people of his house and gets $${total}$. His grandmother did the same
      $${years}$ years ago, and her sum was $${past}$. The people are the same, except that the youngest was born in
      between. After how many years from now will the age of the youngest be ${part(parts)} the average of all?`,
  ({ count, total, years, past, parts }: Numbers) =>
    text`There are $${count}$ cousins, who are $${total}$ years old in all. $${years}$ years ago the sum of the cousins'
      ages was $${past}$ years, because not all of them were born yet. Only the youngest was missing then. How many
      years from today is the age of the youngest equal to ${part(parts)} the average age of the cousins?`,
] as const;

const youngest = form<Unborn>(
  'when-the-youngest-has-a-part',
  {
    band: 'Hard',
    seconds: 125,
    also: ['AL.LIN.2'],
    entry: true,
    verify: ({ count, total, years, past, parts }) => {
      for (let young = 0; young < years; young += 1) {
        if (total - past !== (count - 1) * years + young) continue;
        for (let wait = 0; wait < 200; wait += 1)
          if (parts * count * (young + wait) === total + count * wait) return wait;
      }
      throw new Error('no time fits');
    },
  },
  ({ count, total, years, past, parts, story }, { step, find }) => {
    const older = find(count - 1);
    const young = step(calc`${total} - ${past} - ${older} * ${years}`.in('years'), {
      name: 'the present age of the youngest',
      because: text`If all $${count}$ had been alive, the sum would have grown by $${count}$ times $${years}$
          years. It has grown by less, so the youngest was not there for all that time, and has lived only for its own
          age.`,
    })`
      The $${count - 1}$ others have grown older by $${years}$ years each. What the sum has grown beyond that is the age
      of the youngest.`;
    const mean = step(calc`${total} / ${count}`.in('years'), {
      name: 'the present average',
      because: text`The question compares the youngest with the average of the whole family, and the youngest is
          one of its members.`,
    })`
      Divide the present sum of the ages by $${count}$ to find the present average of all.`;
    const short = step(calc`${mean} - ${parts} * ${young}`.in('years'), {
      name: `how much ${parts} times the youngest is short of the average`,
      because: text`At the time in question, $${parts}$ times the youngest's age has to be equal to the average.
          Today it is less, so compare the two.`,
    })`
      Find by how much $${parts}$ times the age of the youngest is still short of the average.`;
    const wait = step(calc`${short} / (${parts} - 1)`.in('years'), {
      name: text`the years to wait`,
      because: text`Everybody grows older by 1 a year, so the average gains 1 a year too. Not the whole gap
          divided by $${parts}$, because the average moves on while the youngest catches up.`,
    })`
      In every year $${parts}$ times that age gains $${parts}$ and the average gains $1$. Divide by the difference.`;
    return {
      answer: wait,
      stem: story({ count, total, years, past, parts }),
      show: value => withUnit(value, 'years'),
      slips: [
        slip('gave_the_complement', young, calc`${years} - (${total} - ${past} - ${older} * ${years})`)`
          ${here} years is how long after that time the youngest came, not the age today.`,
        slip('let_time_pass_for_one_only', wait, short)`
          The gap of $${short}$ years does not close by one a year: $${parts}$ times the age grows by $${parts}$ each
          year, and the average by $1$.`,
        slip('changed_one_side_only', wait, calc`${short} / ${parts}`)`
          You let only the youngest grow older: ${here}. The average of the family grows by 1 each year as well.`,
        slip('divided_by_the_wrong_number', mean, calc`${total} / ${count - 1}`)`
          You divided by the number of the others: ${here}. The sum contains the youngest's age, so divide by all
          $${count}$.`,
        slip('wrong_sign', wait, calc`${short} / (${parts} + 1)`)`
          You added the yearly changes: ${here}. Both ages grow, so the gap closes only by their difference.`,
        slip('answered_another_quantity', wait, calc`${short} / (${parts} - 1) + ${young}`)`
          You found the age that the youngest will have then: ${here}. The question asks how many years that is from
          now.`,
        slip('stopped_a_step_early', wait, young)`
          You stopped at $${young}$ years, the present age of the youngest. The question asks for the years until the
          youngest has the wanted part.`,
        slip('counted_one_too_few', older, calc`${count} - 2`)`
          You let ${here} others grow older. Only the youngest was not there, so there are $${count - 1}$ others.`,
      ],
      snapRead: text`A sum of ages grows by 1 for each person and year. Here it has grown by less, so one person was
        not there yet.`,
      approach: text`Find from the growth of the sum how old the youngest is. Then both the age of the youngest and the
        average grow by one in each year, which gives the time.`,
      faster: text`$${count} \times ${years} = ${count * years}$, and the sum grew by $${total - past}$: the youngest is
        ${calc`${years} - (${count * years} - ${total - past})`}. Then $${parts}(${young} + x) = ${mean} + x$.`,
      check: text`After $${wait}$ years the youngest is ${calc`${young} + ${wait}`} and the average is ${calc`${mean} +
        ${wait}`}, $${parts}$ times as much.`,
      principle: text`A sum of ages grows by the number of persons each year; a smaller growth shows who was not yet
        there.`,
    };
  },
);

interface Ages {
  /** The average of the three now; then the age of the second, and the average of second and third. */
  mean: number;
  second: number;
  pair: number;
}

interface Three extends Ages {
  tale: (typeof tales)[number];
}

const tales = [
  {
    names: ['Arunima', 'Bhavna', 'Ayesha'],
    tell: ({ mean, second, pair }: Ages) =>
      text`The average age of Arunima, Bhavna and Ayesha is $${mean}$ years. When Arunima was as old as Ayesha is now,
        Bhavna was $${second}$ years old, and the average age of Bhavna and Ayesha was $${pair}$ years. How old is
        Arunima?`,
  },
  {
    names: ['Thomas', 'Joseph', 'Xavier'],
    tell: ({ mean, second, pair }: Ages) =>
      text`Thomas, Joseph and Xavier are $${mean}$ years old on average. Xavier is now of the age that Thomas had when
        Joseph was $${second}$. At that time Joseph and Xavier together had an average age of $${pair}$ years. What is
        the age of Thomas?`,
  },
  {
    names: ['Karthik', 'Nandini', 'Sourav'],
    tell: ({ mean, second, pair }: Ages) =>
      text`Some years ago Karthik was exactly as old as Sourav is today. Nandini was $${second}$ years old then, and she
        and Sourav had an average age of $${pair}$ years. Today the average age of all three is $${mean}$ years. Find
        Karthik's present age.`,
  },
] as const;

const first = form<Three>(
  'oldest-of-three',
  {
    band: 'Medium',
    seconds: 105,
    revision: 2,
    also: ['AL.LIN.2'],
    verify: ({ mean, second, pair }) => {
      for (let ago = 1; ago < 80; ago += 1) {
        const third = 2 * pair - second + ago;
        if (third + ago + (second + ago) + third === 3 * mean) return third + ago;
      }
      throw new Error('no ages fit');
    },
  },
  ({ mean, second, pair, tale: { names, tell } }, { step }) => {
    const [a, b, c] = names;
    const third = step(calc`2 * ${pair} - ${second}`.in('years'), {
      name: `${c}'s age at that time`,
      because: text`An average of two ages, times 2, is their sum. ${b}'s age at that time is told, so what is
          left of the sum is ${c}'s.`,
    })`
      At that time ${b} and ${c} had $2 \times ${pair}$ years together. Take off ${b}'s age to get ${c}'s.`;
    const rest = step(calc`3 * ${mean} - ${second} - 2 * ${third}`.in('years'), {
      name: 'four times the years since then',
      because: text`${a}'s age then is ${c}'s age now, which lies $d$ years after ${c}'s age then. From that time
          to now ${a} has gained $d$ more, so ${a} is $2d$ above it.`,
    })`
      Let that be $d$ years ago. Now ${b} is $${second} + d$ and ${c} is $${third} + d$. ${a} had this age then, so is
      $${third} + 2d$ now. The three ages have $4d$ beyond $${second} + 2 \times ${third}$; compare with the total
      $3 \times ${mean}$.`;
    const ago = step(calc`${rest} / 4`.in('years'), {
      name: 'the years since then',
      because: text`${b} and ${c} have gained $d$ each, and ${a} stands $2d$ above ${c}'s old age. That is four
          times $d$ in all.`,
    })`
      Divide by $4$ to find $d$, the years since then.`;
    const oldest = step(calc`${third} + 2 * ${ago}`.in('years'), {
      name: text`${a}'s age`,
      because: text`Once $d$ leads from ${c}'s old age to ${c}'s present one, which ${a} had then. Once more $d$
          leads to ${a}'s present age.`,
    })`
      ${a} is ${c}'s age at that time and twice $d$. Add them.`;
    return {
      answer: oldest,
      stem: tell({ mean, second, pair }),
      show: value => withUnit(value, 'years'),
      slips: [
        slip('let_time_pass_for_one_only', ago, calc`${rest} / 3`)`
          ${here} lets each of the three gain the same years on the ages of that time, but ${a} was then already as old
          as ${c} is now.`,
        slip('answered_another_quantity', oldest, calc`${third} + ${ago}`)`
          You found the age of ${c} now: ${here}. ${a} had this age $${ago}$ years ago and is older by now.`,
        slip('answered_another_quantity', oldest, calc`${second} + ${ago}`)`
          You found the age of ${b} now: ${here}. The question asks for ${a}.`,
        slip('did_not_double', third, pair)`
          $${pair}$ was taken for ${c}'s age at that time; it is the average of two ages.`,
        slip('left_out_a_term', rest, calc`3 * ${mean} - ${second} - ${third}`)`
          ${here} takes off ${c}'s old age once, but it is also in ${a}'s age.`,
        slip('halved_needlessly', ago, calc`${rest} / 5`)`
          You divided by 5: ${here}. ${b} and ${c} have gained these years once each and ${a} twice, which is four
          times in all.`,
        slip('miscounted_the_steps', oldest, calc`${third} + 3 * ${ago}`)`
          ${here} adds the years since then three times; from ${c}'s old age to ${a}'s present one they are needed
          twice.`,
      ],
      snapRead: text`Some years ago one person had the present age of another. Let the number of these years be
        unknown, and count from that time.`,
      approach: text`Name the years since then $d$ and write all present ages with it. The average of the three then
        gives $d$.`,
      faster: text`At that time ${b} was $${second}$ and ${c} $${third}$. Now they have gained $d$ each, and ${a} is $d$
        above ${c}: $${second} + 2 \times ${third} + 4d = ${3 * mean}$.`,
      check: text`The ages are $${oldest}$, ${calc`${second} + ${ago}`} and ${calc`${third} + ${ago}`}; their total is
        $3$ times $${mean}$, and $${ago}$ years ago ${a} was ${calc`${oldest} - ${ago}`}.`,
      principle: text`When one had the present age of another, name the years between: the older one is that many years
        ahead.`,
    };
  },
);

/** AR.AVG.5 Hard and Medium: somebody who was not born, and somebody who had another's age. */
export const notBornYet: readonly AnyTemplate[] = [
  ...situation<Unborn>({
    type: 'AR.AVG.5',
    situation: 'not-born-yet',
    tries: 60,
    draw: draw => {
      const count = draw.int(3, 7);
      const years = draw.int(6, 16);
      const young = draw.int(1, years - 1);
      const parts = draw.pick([3, 3, 4, 5]);
      const mean = draw.int(14, 42);
      const total = count * mean;
      const past = total - (count - 1) * years - young;
      const wait = q(mean - parts * young, parts - 1);
      const fits =
        wait.d === 1n &&
        wait.gte(2) &&
        wait.lte(30) &&
        past >= 12 * (count - 1) &&
        years - young !== young &&
        ![years, young, count].some(n => wait.equals(n));
      return fits ? { count, total, years, past, parts, story: draw.pick(stories) } : null;
    },
    forms: [youngest],
  }),
  ...situation<Three>({
    type: 'AR.AVG.5',
    situation: 'as-old-as-another-is-now',
    tries: 20,
    draw: draw => {
      const ago = draw.int(4, 18);
      const second = draw.int(10, 34);
      const third = draw.int(6, 30);
      const sum = second + 2 * third + 4 * ago;
      const fits = sum % 3 === 0 && (second + third) % 2 === 0 && second !== third;
      const [mean, pair] = [sum / 3, (second + third) / 2];
      return fits && ![mean, pair, second, 4 * ago, 4 * ago + third].includes(third + 2 * ago)
        ? { mean, second, pair, tale: draw.pick(tales) }
        : null;
    },
    forms: [first],
  }),
];
