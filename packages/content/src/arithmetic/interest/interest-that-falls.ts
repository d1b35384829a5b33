import { isCount } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { rupees, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Falling {
  /** What the first instalment repays of the loan itself, in rupees; the rate in per cent a year. */
  first: number;
  rate: number;
  who: string;
  frame: number;
}

const growth = (rate: number) => q(100 + rate, 100);
const fallOf = ({ first, rate }: Pick<Falling, 'first' | 'rate'>) =>
  growth(rate).mul(growth(rate)).sub(1).mul(first);

const loanFromTheFall = form<Falling>(
  'loan-from-a-fall-of-interest',
  {
    band: 'Hard',
    seconds: 140,
    revision: 2,
    also: ['AL.SEQ.2'],
    verify: p => {
      // A loan of 1 rupee is paid off year by year; the fall of its interest scales to the given one.
      const g = 1 + p.rate / 100;
      const instalment = 1 / (1 / g + 1 / g ** 2 + 1 / g ** 3);
      const owedInThird = g * (g - instalment) - instalment;
      return Math.round(Number(fallOf(p)) / ((1 - owedInThird) * (g - 1)));
    },
  },
  (p, { step, find, write }) => {
    const { rate, who, frame } = p;
    const fall = fallOf(p);
    write(tex`P_2 = P_1 + ${rate}\% \text{ of } P_1, \qquad P_3 = P_2 + ${rate}\% \text{ of } P_2`, {
      because: text`All instalments are equal. So the part that repays the loan
        rises from one to the next by as much as the interest falls.`,
    })`
      Let the three instalments repay $P_1$, $P_2$ and $P_3$ rupees of the loan itself; the rest of each is
      interest. After $P_1$ has reduced the loan, the interest of the next year falls by ${rate}% of $P_1$, so the
      part that repays the loan rises by this amount. The same happens once more.`;
    const rise = step(calc`${growth(rate)}^2 - 1`, {
      name: 'the multiple of $P_1$ by which $P_3$ is larger',
      because: text`The second part is $${growth(rate)}$ times the first, and the third is $${growth(rate)}$ times
        the second.`,
    })`
      The part that repays the loan grows by ${rate}% twice from the first instalment to the third. Find
      $P_3 - P_1$ as a multiple of $P_1$.`;
    const first = step(calc`${fall} / ${rise}`, {
      name: 'what the first instalment repays of the loan',
      works: (_, working) => tex`P_3 - P_1 = ${fall} \Rightarrow P_1 = ${working}`,
      because: text`The interest is ₹${fall} less in the third instalment than in the first, and the instalments
        are equal. So the third repays ₹${fall} more of the loan.`,
    })`
      The interest falls by ₹${fall}, so this is also the rise of the part that repays the loan. Divide to find
      $P_1$.`;
    const second = step(calc`${first} * ${growth(rate)}`, { name: 'what the second instalment repays' })`
      The second instalment repays ${rate}% more of the loan than the first.`;
    const third = step(calc`${second} * ${growth(rate)}`, { name: 'what the third instalment repays' })`
      The third instalment repays ${rate}% more of the loan than the second.`;
    const loan = step(calc`${first} + ${second} + ${third}`, {
      name: 'the loan',
      because: text`After the third instalment nothing is owed, so the three parts that repay the loan make up all
        of the loan.`,
    })`
      Add the three parts that repay the loan: together they are the loan.`;
    const instalment = find(() => third.mul(growth(rate)));
    return {
      answer: loan,
      stem: wording(
        frame,
        text`${who} repays a loan in three equal instalments, at the ends of the first, second and third years.
          Interest is ${rate}% per annum on what is still owed. Each instalment first covers the interest of the
          year, and the rest of it reduces the loan. The interest contained in the third instalment is ₹${fall}
          less than that in the first. How much was the loan?`,
        text`A bank gives a loan at ${rate}% per annum, compounded yearly. The borrower repays it in three equal
        yearly
          instalments, the first one a year later. The part of an instalment that is interest for the past year
          becomes smaller each time: in the last instalment it is ₹${fall} smaller than in the first. How large was
          the loan?`,
        text`For a machine ${who} takes a loan at ${rate}% interest a year and repays it by equal instalments after
        one,
          two and three years. Of every instalment the interest of that year is taken first, and what is left
          reduces the loan. From the first instalment to the third this interest falls by ₹${fall}. Find the loan.`,
      ),
      show: rupees,
      plausible: value => isCount(value) && value.gt(fall),
      slips: [
        slip('left_out_interest_on_interest', rise, calc`2 * ${q(rate, 100)}`)`
          You let the part that repays the loan grow by $2 \times ${rate}\% = ${2 * rate}\%$ from the first
          instalment to the third. The second growth is ${rate}% of a part that is already larger.`,
        slip('assumed_equal_parts', loan, calc`3 * ${first}`)`
          ${here} lets every instalment repay as much of the loan as the first. The instalments are equal, but each
          contains less interest than the one before, so it repays more.`,
        slip('took_a_wrong_number_of_periods', rise, calc`${growth(rate)} - 1`)`
          You let the part that repays the loan grow by only ${rate}% from the first instalment to the third. It
          grows by ${rate}% from each instalment to the next, so twice.`,
        slip('left_out_a_term', loan, calc`${first} + ${second}`)`
          ${here} adds what the first two instalments repay. The third instalment repays a part of the loan too, and
          that is left out.`,
        slip('answered_another_quantity', loan, () => calc`3 * ${instalment}`)`
          ${here} is the total of the three instalments, with all the interest. The question asks for the
          loan itself.`,
        slip('went_a_step_too_far', first, calc`${fall} / ${rise} * ${growth(rate)}`)`
          You let the first instalment repay ${here} of the loan. This is what the second one repays: the growth of
          ${rate}% begins after the first.`,
        stop('stopped_a_step_early', instalment)`
          ₹${instalment} is one instalment: the last part of the loan with the interest of one year on it. The
          question asks for the loan, which three of them repay.`,
      ],
      snapRead: text`The instalments are equal, and the fall of the interest in them is given. The part that repays
        the loan rises by as much as the interest falls.`,
      approach: text`Divide each instalment into interest and a part that repays the loan. These parts grow at the
        rate of interest, so the difference of the third and the first gives the first,
        and the sum of all three is the loan.`,
      check: () => text`With ₹${loan} the instalment is ₹${instalment}. The interest in the first is
        ₹${calc`${loan} * ${rate}%`.value}, and after two instalments ₹${third} is owed, with interest of
        ₹${calc`${third} * ${rate}%`.value}.`,
      principle: text`In equal instalments, the part that repays the loan grows from one to the next at the rate of
        interest.`,
    };
  },
);

/** AR.INT.4 Hard: three equal instalments, told by the fall of the interest in them. */
export const interestThatFalls: readonly AnyTemplate[] = situation<Falling>({
  type: 'AR.INT.4',
  situation: 'interest-that-falls',
  tries: 10,
  draw: draw => {
    const rate = draw.pick([10, 10, 10, 20, 20, 20, 25, 25, 30, 15]);
    // The least number of rupees that stays whole through the growth of all three years.
    const unit = Number(growth(rate).pow(3)?.d);
    return {
      first: unit * draw.int(Math.ceil(900 / unit), Math.floor(24_000 / unit)),
      rate,
      who: draw.pick(peopleInArithmetic),
      frame: draw.int(0, 2),
    };
  },
  forms: [loanFromTheFall],
});
