import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Jump {
  digits: readonly number[];
  frame: number;
}

const numberOf = (digits: readonly number[]) => Number(digits.join(''));
const without = (digits: readonly number[], one: number) => digits.filter(d => d !== one);
/** The largest number with the first digit, the smallest with the next one, and others of their kinds. */
const beside = (digits: readonly number[], i: number) => {
  const [first = 0, next = 0] = [digits[i], digits[i + 1]];
  const up = (one: number) => numberOf([one, ...without(digits, one)]);
  const down = (one: number) => numberOf([one, ...without(digits, one).toReversed()]);
  return { first, next, last: down(first), start: up(next), low: up(first), high: down(next) };
};
/** The places of the two largest steps between neighbouring digits, if two are equally large. */
const widest = (digits: readonly number[]) => {
  const gaps = digits.slice(1).map((d, i) => d - (digits[i] ?? 0));
  const most = Math.max(...gaps);
  return { most, places: gaps.flatMap((gap, i) => (gap === most ? [i] : [])) };
};

/** All arrangements as numbers, in increasing order. */
const listed = (digits: readonly number[]) => {
  const walk = (some: readonly number[]): number[][] =>
    some.length === 0 ? [[]] : some.flatMap(d => walk(without(some, d)).map(rest => [d, ...rest]));
  return walk(digits)
    .map(numberOf)
    .sort((x, y) => x - y);
};

const jump = form<Jump>(
  'largest-difference-of-neighbours',
  {
    band: 'Hard',
    seconds: 140,
    untied: true,
    verify: ({ digits }) => {
      const all = listed(digits);
      return Math.max(...all.slice(1).map((n, i) => n - (all[i] ?? 0)));
    },
  },
  ({ digits, frame }, { step, find, write }) => {
    const { most, places } = widest(digits);
    const [i = 0, j = 0] = places;
    const [one, two] = [beside(digits, i), beside(digits, j)];
    const unit = find(10 ** (digits.length - 1));
    const { length } = digits;
    const word = length === 4 ? 'four' : 'five';
    const list = digits.join(', ');
    write(tex`${one.last} \to ${one.start}, \qquad ${two.last} \to ${two.start}`, {
      because: text`Between two numbers with the same first digit the difference is less than where the first digit
        changes by $${most}$. And the larger the step of the first digit, the larger is the difference.`,
    })`
      In the list the first digit changes only from the largest number that begins with one digit to the smallest that
      begins with the next one. The largest step from a digit to the next is $${most}$, and it is found two times: from
      $${one.first}$ to $${one.next}$ and from $${two.first}$ to $${two.next}$.`;
    const left = step(calc`${one.start} - ${one.last}`, {
      name: text`the difference from ${one.first} to ${one.next}`,
      because: text`The largest number with a given first digit has the other digits in falling order, the smallest has
        them in rising order.`,
    })`
      Find the difference at the first of these places.`;
    const right = step(calc`${two.start} - ${two.last}`, {
      name: text`the difference from ${two.first} to ${two.next}`,
      because: text`The other digits are different ones here, so the difference is not the same.`,
    })`
      Find the difference at the second of these places.`;
    const answer = step(calc`max(${left}, ${right})`)`
      Take the larger of the two.`;
    const isLeft = one.start - one.last > two.start - two.last;
    const [best, other] = isLeft ? [one, two] : [two, one];
    return {
      answer,
      stem: wording(
        frame,
        text`All ${word}-digit numbers that use each of the digits ${list} exactly once are written in increasing order.
          What is the largest difference between two numbers that stand next to each other in this list?`,
        text`The digits ${list} are arranged in all possible ways to form ${word}-digit numbers without repetition, and
          the numbers are listed from the smallest to the largest. Find the greatest amount by which a number of the
          list is larger than the number just before it.`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('gave_the_other_extreme', answer, () => other.start - other.last)`
          $${answer}$ is the difference where the first digit changes from $${other.first}$ to $${other.next}$. From
          $${best.first}$ to $${best.next}$ it is larger.`,
        slip('sought_the_extreme_elsewhere', answer, () => best.start - best.low)`
          $${best.start} - ${best.low} = ${answer}$ takes the smallest number that begins with $${best.first}$. Others
          that begin with $${best.first}$ stand between the two.`,
        slip('sought_the_extreme_elsewhere', answer, () => best.high - best.last)`
          $${best.high} - ${best.last} = ${answer}$ takes the largest number that begins with $${best.next}$. Others
          that begin with $${best.next}$ stand between the two.`,
        slip('sought_the_extreme_elsewhere', answer, () => {
          const all = listed(digits);
          const steps = all.slice(1).map((n, at) => [all[at] ?? 0, n] as const);
          const same = steps.filter(([one, two]) => String(one)[0] === String(two)[0]);
          return Math.max(...same.map(([one, two]) => two - one));
        })`
          $${answer}$ is the largest difference of two neighbours with the same first digit. Where the first digit
          changes, the difference is larger.`,
        slip('ignored_place_value', answer, calc`${most} * ${unit}`)`
          ${here} compares the first digits only. The other digits change as well, from falling to rising order.`,
        slip('sought_the_extreme_elsewhere', answer, () => other.start - other.low)`
          $${other.start} - ${other.low} = ${answer}$ compares two numbers that both have their other digits in rising
          order. There are numbers between them.`,
        slip('sought_the_extreme_elsewhere', answer, () => other.high - other.last)`
          $${other.high} - ${other.last} = ${answer}$ compares two numbers that both have their other digits in falling
          order. There are numbers between them.`,
        slip('sought_the_extreme_elsewhere', answer, () => {
          const rest = digits.slice(0, -1).map((_, at) => at);
          const narrow = rest.filter(at => !places.includes(at)).map(at => beside(digits, at));
          return narrow.length > 0 && Math.max(...narrow.map(({ start, last }) => start - last));
        })`
          $${answer}$ is the largest difference where the first digit changes by less than $${most}$. A larger step of
          the first digit gives a larger difference.`,
      ],
      snapRead: text`Neighbours in an ordered list: the difference is large only where the first digit changes.`,
      approach: text`Look for the largest steps between neighbouring digits. There the largest number with the smaller
        first digit is followed by the smallest one with the larger first digit.`,
      check: text`$${best.last}$ and $${best.start}$ are neighbours: no arrangement of the digits lies between them, and
        $${best.last} + ${answer} = ${best.start}$.`,
      principle: text`In an ordered list of arrangements the number after the last one with a given first digit has the
        next first digit and all others in rising order.`,
    };
  },
);

const sets = (length: number) => {
  const found: number[][] = [];
  const grow = (some: readonly number[]) => {
    if (some.length === length) {
      const { most, places } = widest(some);
      const [i = 0, j = 0] = places;
      const [one, two] = [beside(some, i), beside(some, j)];
      if (most >= 2 && places.length === 2 && one.start - one.last !== two.start - two.last)
        found.push([...some]);
      return;
    }
    for (let d = (some.at(-1) ?? 0) + 1; d <= 9; d += 1) grow([...some, d]);
  };
  grow([]);
  return found;
};
const digitSets = [...sets(4), ...sets(5)];

/** MM.PNC.4 Hard: neighbours in the list of all arrangements. */
export const largestJump: readonly AnyTemplate[] = situation<Jump>({
  type: 'MM.PNC.4',
  situation: 'largest-jump',
  tries: 10,
  draw: draw => ({ digits: draw.pick(digitSets), frame: draw.int(0, 1) }),
  forms: [jump],
});
