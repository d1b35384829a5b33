import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Cards {
  /** Six different digits in increasing order. */
  digits: readonly number[];
  frame: number;
}

const restOf = (digits: readonly number[], a: number) => digits.filter(d => d !== a && d !== a + 1);
const firstsOf = (digits: readonly number[]) => digits.filter(d => digits.includes(d + 1));
/** Greatest two-digit number less the least one, of four digits in increasing order. */
const gainOf = ([w = 0, x = 0, y = 0, z = 0]: readonly number[]) => 10 * z + y - (10 * w + x);

const leastDifference = form<Cards>(
  'least-difference-of-two-numbers',
  {
    band: 'Hard',
    seconds: 130,
    verify: ({ digits }) => {
      let least = 1000;
      const go = (used: readonly number[]) => {
        if (used.length === 6) {
          const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = used;
          const gap = 100 * (a - d) + 10 * (b - e) + c - f;
          if (gap > 0) least = Math.min(least, gap);
          return;
        }
        for (const digit of digits) if (!used.includes(digit)) go([...used, digit]);
      };
      go([]);
      return least;
    },
  },
  ({ digits, frame }, { step, write }) => {
    const firsts = firstsOf(digits);
    const gains = firsts.map(a => gainOf(restOf(digits, a)));
    const best = firsts[gains.indexOf(Math.max(...gains))] ?? 0;
    const [w = 0, x = 0, y = 0, z = 0] = restOf(digits, best);
    const worse = [...gains].sort((a, b) => a - b)[0] ?? 0;
    const d0 = digits[0] ?? 0;
    const [, d1 = 0, , , d4 = 0, d5 = 0] = digits;
    write(tex`\text{difference} = 100 - (\text{ending of the smaller} - \text{ending of the larger})`, {
      because: text`With hundreds digits that differ by $2$ or more, the difference is more than $100$, because two
        endings are less than $100$ apart.`,
    })`
      The hundreds digits should be neighbours. Then the smaller number should end as high as possible and the larger
      one as low as possible, so that they come close to each other from both sides.`;
    const gain = step(Math.max(...gains), {
      name: 'the greatest difference of the endings',
      works: value =>
        tex`${firsts
          .map(a => {
            const [p = 0, r = 0, t = 0, u = 0] = restOf(digits, a);
            return `${a}, ${a + 1}: \\; ${u}${t} - ${p}${r} = ${gainOf([p, r, t, u])}`;
          })
          .join(String.raw`; \quad `)} \quad \Rightarrow \quad ${value}`,
      because: text`The digits in front are missing behind. So neighbours from the middle are best in front: they
        leave the smallest and the largest digits for the endings.`,
    })`
      Each pair of neighbouring digits leaves four others. The highest ending takes the two largest of them, the
      lowest ending the two smallest. Compare the pairs.`;
    const least = step(calc`100 - ${gain}`, {
      name: 'the least difference',
      works: (_v, working) => tex`${best + 1}${w}${x} - ${best}${z}${y} = ${working}`,
    })`
      Take the pair whose endings pull the numbers together most.`;
    return {
      answer: least,
      stem: wording(
        frame,
        text`From six cards with the digits $${digits}$, two three-digit numbers are laid, so that every card is used.
          What is the least possible difference between the larger and the smaller number?`,
        text`Each of the digits $${digits}$ is written exactly once to form two numbers of three digits. How close to
          each other can the two numbers be? Find the smallest difference.`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.lt(100) && value.d === 1n,
      slips: [
        slip('left_out_a_case', least, () => q(100 - worse))`
          You tried one pair of hundreds digits only and came to $${least}$. There is a second pair of neighbouring
          digits, and it leaves better digits for the ends.`,
        slip('let_things_repeat', least, () => q(100 - gainOf([d0, d1, d4, d5])))`
          Endings from all six digits would give $${least}$. The two hundreds digits are used already and cannot stand
          behind again.`,
        slip('let_things_repeat', least, () => q(100 - (10 * d5 + d4 - (10 * w + x))))`
          With $${least}$ a hundreds digit stands a second time in the smaller number. Every digit is used once only.`,
        slip('let_things_repeat', least, () => q(100 - (10 * z + y - (10 * d0 + d1))))`
          For $${least}$ a hundreds digit would have to stand a second time in the larger number.`,
        slip('swapped_the_two', least, () => q(100 - (10 * z + x - (10 * w + y))))`
          You shared the last digits the wrong way and came to $${least}$: the tens digits are right, but the smaller
          number should get the larger last digit as well.`,
        slip('ignored_place_value', least, () => q(100 - (10 * y + z - (10 * x + w))))`
          You put the extreme digits last instead of in the tens, which gives $${least}$. A digit counts ten times as
          much in the tens.`,
        slip('assumed_equal_parts', least, () => q(100 - (10 * z + w - (10 * x + y))))`
          With $${least}$ one of the two endings is not the best one. Greatest and least ending both have to be taken.`,
        slip('left_out_a_case', least, () => q(100 - (10 * z + y - (10 * x + w))))`
          For the larger number the ending was not the least one, which gives $${least}$: its tens digit should be the
          smallest that is left.`,
        slip('took_a_neighbouring_multiple', least, () => q(100 - 9 * (z - w)))`
          You used only the smallest and the largest digit that are left, in both orders, and came to $${least}$. All
          six digits must be used.`,
      ],
      snapRead: text`Six digits, two three-digit numbers as close as possible: neighbouring hundreds, then endings
        that pull them together.`,
      approach: text`First choose hundreds digits that differ by $1$. Then the larger number gets the least ending and
        the smaller one the greatest. Which pair of neighbours is better depends on the digits that they leave.`,
      check: text`$${best + 1}${w}${x} - ${best}${z}${y} = ${100 - Math.max(...gains)}$ uses all six digits once. The
        pairs of neighbours in front give the differences $${gains.map(g => 100 - g)}$.`,
      principle: text`To bring two numbers close together, make their leading digits neighbours, and let all the
        following digits work against that difference.`,
    };
  },
);

/** MM.PNC.4 Hard: two numbers as close as possible. */
export const leastDifferences: readonly AnyTemplate[] = situation<Cards>({
  type: 'MM.PNC.4',
  situation: 'two-numbers-from-six-cards',
  tries: 200,
  draw: draw => {
    const digits = draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9], 6).sort((a, b) => a - b);
    const gains = firstsOf(digits).map(a => gainOf(restOf(digits, a)));
    return new Set(gains).size > 1 ? { digits, frame: draw.int(0, 1) } : null;
  },
  forms: [leastDifference],
});
