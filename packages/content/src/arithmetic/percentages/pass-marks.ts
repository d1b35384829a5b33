import type Fraction from 'fraction.js';
import { peopleInArithmetic } from '../../people.ts';
import {
  calc,
  form,
  here,
  type Path,
  type Quantity,
  situation,
  slip,
  stop,
  tex,
  text,
} from '../../question/index.ts';
import { percent, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface PassMarks {
  test: string;
  one: string;
  two: string;
  /** Scores in per cent of the maximum; the first is the lower one. */
  low: Fraction;
  high: Fraction;
  /** Marks of both against the pass mark: negative below it. */
  from: Fraction;
  to: Fraction;
  maximum: Fraction;
  /** The score of a third candidate, in per cent. */
  third: Fraction;
  frame: number;
}

const tests = [
  'a recruitment test for clerks',
  'a scholarship test',
  'a forest guard test',
  'an entrance test for a diploma course',
  'a nursing test',
  'a drawing examination',
] as const;

const against = (marks: Fraction) =>
  marks.s < 0n
    ? `missed the pass mark by ${plain(marks.abs())}`
    : `scored ${plain(marks)} more than the pass mark`;
const told = ({ test, one, two, low, high, from, to, frame }: PassMarks) =>
  frame === 0
    ? `In ${test}, ${one} got ${percent(low)} of the maximum marks and ${against(from)}, while ${two} got ${percent(high)} and ${against(to)}.`
    : `${one} and ${two} took ${test}. With ${percent(low)} of the maximum marks ${one} ${against(from)}. With ${percent(high)} ${two} ${against(to)}.`;

const possible = (value: Fraction) => value.d === 1n && value.valueOf() > 0;

/** How far the two scores are apart, in marks and in per cent. */
function distances({ from, to, low, high, one, two }: PassMarks, { step }: Path) {
  const apart = step(calc`${to} - ${from}`, {
    name: 'the marks between the two scores',
    because: text`The pass mark is not known, but both scores are measured from it, so it drops out of the difference.`,
  })`
      Both scores are counted from the same pass mark${from.s < 0n && ', and a score below it counts as negative'}.
      Find by how many marks ${two} scored more than ${one}.`;
  const gap = step(calc`${high}% - ${low}%`, { name: 'the same difference as a per cent of the maximum' })`
      The same difference is known in per cent. Subtract the two per cents of the maximum.`;
  return { apart, gap };
}

function distanceSlips({ from, to, two }: PassMarks, apart: Quantity, gap: Quantity) {
  const below = from.abs();
  const further = to.lt(below) ? calc`${below} - ${to}` : calc`${to} - ${below}`;
  const sides =
    from.s < 0n
      ? text`You subtracted the two numbers of marks: ${here}. That fits two scores on the same side of the pass mark.
        One missed it and the other passed, so they are added.`
      : text`You added the two numbers of marks: ${here}. That fits a pass mark between the two scores. Both are above
        it, so the smaller number is subtracted.`;
  return [
    slip('wrong_sign', apart, from.s > 0n ? calc`${to} + ${from}` : further)`
      ${sides}`,
    slip('used_a_wrong_given_number', apart, to)`
      You set ${to} marks equal to ${gap}% of the maximum. But ${to} marks are what ${two} has above the pass mark;
      ${gap}% lie between the two scores.`,
  ];
}

const maximum = form<PassMarks>(
  'maximum',
  {
    band: 'Easy',
    seconds: 50,
    revision: 3,
    verify: ({ low, high, from, to }) => {
      for (let all = 1; all <= 3000; all += 1)
        if (all * low.valueOf() - 100 * from.valueOf() === all * high.valueOf() - 100 * to.valueOf())
          return q(all);
      throw new Error('no maximum fits');
    },
  },
  (p, path) => {
    const { from, to, low, high, one, two } = p;
    const { apart, gap } = distances(p, path);
    const all = path.step(calc`${apart} ÷ ${gap}%`, {
      name: 'the maximum marks',
      because: text`The same distance between two scores is known in marks and as a per cent of the maximum. If 30
          marks are 20%, the maximum is 150.`,
    })`
        Both are the difference of the same two scores. So divide the marks by the per cent to find the whole, the
        maximum.`;
    const pass = path.find(calc`${all} * ${low}% - ${from}`, { name: 'the pass mark' });
    const score = path.find(calc`${all} * ${high}%`, { name: text`the marks of ${two}` });
    const answer = path.find(all);
    return {
      answer,
      stem: text`${told(p)} What were the maximum marks?`,
      show: plain,
      plausible: value => possible(value) && value.gt(to.sub(from)),
      slips: [
        ...distanceSlips(p, apart, gap),
        stop('answered_another_quantity', pass)`
            You stopped at the pass mark, ${pass}. The question asks for the maximum.`,
        stop('answered_another_quantity', score)`
            You stopped at ${score} marks, the score of ${two}. That is only ${high}% of the maximum.`,
        slip('added_for_subtracted', gap, calc`${high}% + ${low}%`)`
            You added the two per cents: ${here}. The marks that you compare them with are the difference of the two
            scores, so subtract.`,
        slip('used_a_wrong_given_number', gap, low)`
            You used ${apart} marks as ${low}% of the maximum. That is the whole score of ${one}, counted from zero,
            but ${apart} marks are only the difference of the two scores.`,
        slip('used_a_term_twice', apart, calc`${to} - ${from} + ${to}`)`
          You counted the ${to} marks of ${two} twice: ${here}. The two scores differ by these marks once.`,
        slip('used_a_term_twice', apart, calc`${to} - ${from} + ${from.abs()}`)`
          You counted the ${from.abs()} marks of ${one} once too often: ${here}. The difference of the two scores
          contains them once.`,
      ],
      snapRead: text`Each of two scores is known as a per cent of the maximum and in marks from the pass mark. So
        their difference is known in both ways.`,
      approach: text`Neither score is known in marks, but their difference is, because the pass mark cancels in it. It
        is also known as a per cent of the maximum, and this gives the maximum.`,
      check: text`${low}% of ${all} is ${pass.add(from)} and ${high}% is ${pass.add(to)}. The first puts the pass mark
        at ${calc`${pass.add(from)} - ${from}`}, the second at ${calc`${pass.add(to)} - ${to}`}: the same.`,
      principle: text`When two amounts are measured from one unknown mark, take their difference: the mark drops out.`,
    };
  },
);

const passPerCent = form<PassMarks>(
  'pass-mark-in-per-cent',
  {
    band: 'Easy',
    seconds: 60,
    revision: 4,
    suits: ({ low, high, from, to, maximum: all }) => {
      const pass = low.sub(from.mul(100).div(all));
      return (
        pass.d <= 2n &&
        pass.valueOf() > 15 &&
        pass.valueOf() < 70 &&
        !pass.equals(low) &&
        !pass.equals(high) &&
        !pass.equals(from.abs()) &&
        !pass.equals(to.abs())
      );
    },
    verify: ({ low, high, from, to }) => {
      for (let half = 1; half <= 200; half += 1) {
        const pass = half / 2;
        // Both candidates must put the same worth on one mark.
        if (Math.abs((low.valueOf() - pass) * to.valueOf() - (high.valueOf() - pass) * from.valueOf()) < 1e-9)
          return q(half, 2);
      }
      throw new Error('no pass mark fits');
    },
  },
  (p, path) => {
    const { from, to, low, high, one, two } = p;
    const { apart, gap } = distances(p, path);
    const all = path.step(calc`${apart} ÷ ${gap}%`, {
      name: 'the maximum marks',
      because: text`The same distance of two scores is known in marks and as a per cent of the maximum. So the
          maximum follows, as 30 marks that are 20% belong to 150.`,
    })`
        Both are the difference of the same two scores. So divide the marks by the per cent to find the maximum.`;
    const away = path.find(from);
    const lower = path.find(low);
    const pass = path.step(calc`${lower}% - ${away} / ${all} * 100%`, {
      name: 'the pass mark as a per cent of the maximum',
      works: value =>
        from.s < 0n
          ? tex`${low}\% + \frac{${from.abs()}}{${all}} \times 100\% = ${value}\%`
          : tex`${low}\% - \frac{${from}}{${all}} \times 100\% = ${value}\%`,
      because: text`The ${from.abs()} marks are not per cents: first find what part of the maximum they are.`,
    })`
      ${one} ${from.s < 0n ? 'was below' : 'was above'} the pass mark by ${from.abs()} marks. Write these as a per
      cent of the maximum and ${from.s < 0n ? 'add them to' : 'take them off'} the score.`;
    return {
      answer: pass,
      stem: text`${told(p)} What per cent of the maximum marks is needed to pass?`,
      show: percent,
      /** Below a score that passed and above one that failed. */
      plausible: value =>
        value.valueOf() > 10 &&
        value.d <= 12n &&
        value.compare(low) === (from.s < 0n ? 1 : -1) &&
        value.compare(high) === (to.s < 0n ? 1 : -1),
      slips: [
        ...distanceSlips(p, apart, gap),
        slip('took_the_change_the_wrong_way', away, from.neg())`
          ${one} ${from.s < 0n ? 'was below' : 'was above'} the pass mark by ${from.abs()} marks, so the pass mark is
          ${from.s < 0n ? 'higher' : 'lower'} than ${low}%.`,
        slip('assumed_equal_parts', pass, calc`(${low}% + ${high}%) / 2`)`
            You used the middle of the two scores: ${here}. The marks of ${one} and ${two} are not equally far from
            the pass mark.`,
        slip('used_a_wrong_given_number', away, from.s < 0n ? to.neg() : to)`
            You counted the ${to} marks from the ${low}% of ${one}. They belong to the score of ${two}.`,
        slip('used_a_wrong_given_number', lower, high)`
            You counted the ${from.abs()} marks from the ${high}% of ${two}. They are the distance of ${one} from the
            pass mark.`,
      ],
      snapRead: text`Each of two scores is known as a per cent of the maximum and in marks from the pass mark. The
        pass mark is asked in per cent, so find what one mark is in per cent.`,
      approach: text`The difference of the two scores is known in marks and in per cent, and this gives the maximum.
        Then go from the score of ${one} to the pass mark.`,
      faster:
        from.s < 0n
          ? text`The pass mark divides the way from ${low}% to ${high}% in the ratio $${from.abs()} : ${to}$, so go up
            from ${low}% by $\frac{${from.abs()}}{${apart}}$ of ${gap}%.`
          : text`${apart} marks are ${gap}%, so ${from} marks are $\frac{${from}}{${apart}}$ of ${gap}%; take that off
            ${low}%.`,
      check: text`Start from the other score: from ${pass}% up to the ${high}% of ${two} it is ${high.sub(pass)}%, and
        of ${all} marks that is ${high.sub(pass).mul(all).div(100)}, as the question says.`,
      principle: text`Marks and per cents of one maximum are in proportion, so a difference known in both tells what
        one mark is in per cent.`,
    };
  },
);

const scoreOfOne = form<PassMarks>(
  'score-of-one-candidate',
  {
    band: 'Easy',
    seconds: 50,
    revision: 2,
    entry: true,
    verify: ({ low, high, from, to }) => {
      for (let all = 1; all <= 3000; all += 1)
        if (all * low.valueOf() - 100 * from.valueOf() === all * high.valueOf() - 100 * to.valueOf())
          return q((all * low.valueOf()) / 100);
      throw new Error('no maximum fits');
    },
  },
  (p, path) => {
    const { from, to, low, high, one, two, maximum } = p;
    const { apart, gap } = distances(p, path);
    const part = path.find(low);
    const score = path.step(calc`${apart} * ${part} / ${gap}`, {
      name: text`the marks of ${one}`,
      because: text`Marks go in proportion to per cents of the maximum, so the maximum itself is not needed.`,
    })`
      So ${apart} marks are ${gap}% of the maximum. Divide by ${gap} for one per cent, and multiply by the ${part} per
      cent that ${one} got.`;
    return {
      answer: score,
      stem: text`${told(p)} How many marks did ${one} score?`,
      show: plain,
      plausible: possible,
      slips: [
        ...distanceSlips(p, apart, gap),
        slip('answered_another_quantity', part, high)`
            You stopped at ${score} marks, which are what ${two} scored, ${high}% of the maximum.`,
        slip('answered_another_quantity', score, calc`${maximum} * ${low}% - ${from}`)`
            You stopped at ${score}, the pass mark. The score of ${one} is ${from.abs()} marks
            ${from.s < 0n ? 'less' : 'more'}.`,
        slip('added_for_subtracted', gap, calc`${high}% + ${low}%`)`
            You used ${apart} marks as ${gap}%, the sum of the two scores. They are the difference of the scores.`,
        slip('answered_another_quantity', part, 100)`
            You stopped at the maximum, ${score} marks. The score of ${one} is ${low}% of it.`,
        slip('went_a_step_too_far', score, calc`${maximum} * ${low}% + ${from}`)`
            You ${from.s < 0n ? 'subtracted' : 'added'} the ${from.abs()} marks at the end: ${here}. But ${low}% of
            the maximum is already the whole score of ${one}.`,
      ],
      snapRead: text`Each of two scores is known as a per cent of the maximum and in marks from the pass mark. The
        marks of ${one} are asked, so find what one per cent is in marks.`,
      approach: text`The difference of the two scores is known in marks and in per cent. So you know what one per cent
        is worth, and with it the score of ${one}.`,
      check: text`${two} then has ${calc`${score} + ${apart}`} marks. The pass mark is ${calc`${score} - ${from}`}
        from one and ${calc`${score.add(apart)} - ${to}`} from the other: the same. And $${score} :
        ${score.add(apart)} = ${low} : ${high}$.`,
      principle: text`A difference that is known in marks and in per cent tells how many marks one per cent is.`,
    };
  },
);

/** AR.PCT.5 Easy: one pass mark, seen from two scores. */
export const passMarks: readonly AnyTemplate[] = situation<PassMarks>({
  type: 'AR.PCT.5',
  situation: 'pass-mark',
  draw: draw => {
    const maximum = q(draw.step(200, 900, 25));
    const low = q(draw.pick([22, 24, 25, 26, 28, 30, 32, 34, 36, 38]));
    const high = low.add(draw.pick([6, 8, 10, 12, 14, 15, 16, 18, 20]));
    const between = maximum.mul(high.sub(low)).div(100);
    const from = between.mul(draw.pick([-8, -7, -6, -4, -3, -2, 2, 4])).div(10);
    const to = from.add(between);
    if (
      ![between, from, maximum.mul(low).div(100)].every(value => value.d === 1n) ||
      from.abs().equals(to.abs())
    )
      return null;
    const [one = '', two = ''] = draw.some(peopleInArithmetic, 2);
    return {
      test: draw.pick(tests),
      one,
      two,
      low,
      high,
      from,
      to,
      maximum,
      third: high.add(draw.step(4, 24, 2)),
      frame: draw.int(0, 1),
    };
  },
  forms: [maximum, passPerCent, scoreOfOne],
});
