import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Opposite {
  /** The per cent p, and the two amounts together. */
  rate: number;
  total: number;
  what: string;
  one: string;
  two: string;
  frame: number;
}

const stories = [
  { what: 'monthly pay', one: 'Bhavna', two: 'Murugan' },
  { what: 'shop rent', one: 'Ibrahim', two: 'Rukmini' },
  { what: 'yearly fee', one: 'Tenzin', two: 'Pallavi' },
  { what: 'loan', one: 'Gurpreet', two: 'Nandini' },
] as const;

const smaller = form<Opposite>(
  'smaller-of-two-amounts',
  {
    band: 'Hard',
    seconds: 125,
    also: ['AL.LIN.1'],
    verify: ({ rate, total }) => {
      const differ = (total * rate) / 50;
      for (let k = 1; k < 100; k += 1) {
        const low = (total * (100 - k)) / 200;
        const high = total - low;
        if (Math.abs(high * (1 + k / 100) - low * (1 - k / 100) - differ) < 1e-6)
          return q(total * (100 - k), 200);
      }
      throw new Error('no per cent fits');
    },
  },
  ({ rate, total, what, one, two, frame }, { step, find, write }) => {
    const all = find(total);
    const differ = find((total * rate) / 50);
    write(tex`a(1 + k) = b(1 - k) \Rightarrow a = (1 - k)m, \quad b = (1 + k)m, \quad a + b = 2m`, {
      because: text`Equal products have their factors in the inverse ratio: the amount that is multiplied by the larger
        factor is the smaller one.`,
    })`
      Let $a$ and $b$ rupees be the ${what} of ${one} and of ${two}, and $k$ stand for $p\%$. In the first case the two
      are equal, so $a$ and $b$ are as $1 - k$ to $1 + k$. With half of the sum, $m$, that gives both.`;
    const half = step(calc`${all} / 2`, {
      name: 'half of the sum',
      because: text`The two amounts lie equally far below and above half of their sum, because $1 - k$ and $1 + k$ do so
        around $1$.`,
    })`
      Find $m$, half of what both have together.`;
    write(tex`b(1 + k) - a(1 - k) = m\left((1 + k)^2 - (1 - k)^2\right) = 4km`, {
      because: text`Squares of $1 + k$ and $1 - k$ differ only by the middle term, which is $2k$ in one and $-2k$ in the
        other.`,
    })`
      In the second case the larger amount grows and the smaller one falls. Write their difference with $m$ and $k$.`;
    const distance = step(calc`${differ} / 4`, {
      name: 'how far the smaller amount lies below half of the sum',
      works: (_, working) => tex`4km = ${differ} \Rightarrow km = ${working}`,
      because: text`The per cent itself is not needed: $km$ is just by how much $a = m - km$ lies below $m$.`,
    })`
      This difference is known. Divide by $4$ to find $km$.`;
    const wanted = step(calc`${half} - ${distance}`, {
      name: text`the ${what} of ${one}`,
      because: text`$m$ lies in the middle of the two amounts, and $km$ is how far each of them is from it. The
          first one is below.`,
    })`
      The ${what} of ${one} is $m - km$. Subtract.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`Together the ${what} of ${one} and the ${what} of ${two} are ₹${total}. If the first rose by $p\%$ and
            the second fell by $p\%$, they would be equal. If instead the first fell by $p\%$ and the second rose by
            $p\%$, they would differ by ₹${differ}. What is the ${what} of ${one}?`
          : frame === 1
            ? text`'With $p\%$ more for me and $p\%$ less for you, my ${what} and yours would be the same', says ${one}
              to ${two}. 'And with $p\%$ less for you and $p\%$ more for me', answers ${two}, 'mine would be ₹${differ}
              above yours.' The two amounts add up to ₹${total}. Find that of ${one}.`
            : text`The ${what} of ${one} is lower than the ${what} of ${two}, and their sum is ₹${total}. A rise of
              $p\%$ for ${one} and a cut of $p\%$ for ${two} would make them equal, while a cut of $p\%$ for ${one} and
              a rise of $p\%$ for ${two} would bring them ₹${differ} apart. How large is the lower one?`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(0) && value.lt(total),
      slips: [
        slip('did_not_halve', distance, calc`${differ} / 2`)`
          Half of the ₹${differ}, ₹${distance}, was used as the distance from half of the sum. In the second case both
          amounts have moved apart further, so it is less.`,
        slip('gave_the_complement', wanted, calc`${half} + ${distance}`)`
          ${here} is the larger one, the ${what} of ${two}. ${one} needs the rise to become equal and so has less.`,
        stop('stopped_a_step_early', half)`
          ₹${half} is half of the sum. The two amounts are not equal, because only opposite changes make them so.`,
        slip('used_a_wrong_given_number', distance, calc`${differ} * 1`)`
          You subtracted all of the ₹${differ} from half of the sum. That is the difference after the second changes,
          not a distance of today.`,
        slip('used_a_wrong_given_number', half, calc`${all} - ${differ}`)`
          You began with the sum less ₹${differ}, which is ₹${half}. Half of the sum is the middle between the two
          amounts of today.`,
        slip('divided_by_the_wrong_number', distance, calc`${differ} / 3`)`
          You divided ₹${differ} by 3. It is made of a difference of today, and of a rise and a cut, and these add up to
          four equal parts.`,
        slip('halved_needlessly', distance, calc`${differ} / 8`)`
          You halved once too often and came to ₹${distance}. Four times the distance from the middle make the
          ₹${differ}.`,
      ],
      snapRead: text`Two amounts with a known sum become equal by opposite changes of one per cent. The reversed
        changes give a difference; the per cent is not asked.`,
      approach: text`Write both amounts by half of their sum and the per cent. The difference of the second case is
        then a multiple of the distance from this half.`,
      faster: text`The amounts are $m - km$ and $m + km$ with $m = ${half}$, and the difference of the second case is
        $4km$: $${half} - \frac{${differ}}{4}$.`,
      check: text`The other amount is ₹${all.sub(wanted)}. With ${rate}% the first case gives
        ₹${calc`${wanted} * (100 + ${rate}) / 100`.value} and ₹${
          calc`(${all} - ${wanted}) * (100 - ${rate}) /
        100`.value
        }, and the second ₹${calc`${wanted} * (100 - ${rate}) / 100`.value} and
        ₹${calc`(${all} - ${wanted}) * (100 + ${rate}) / 100`.value}, ₹${differ} apart.`,
      principle: text`If a rise and a cut by the same per cent make two amounts equal, they are as 1 less the part to 1
        plus the part.`,
    };
  },
);

/** AR.PCT.1 Hard: opposite changes that make two amounts equal, and the same ones the other way round. */
export const equalAfterOppositeChanges: readonly AnyTemplate[] = situation<Opposite>({
  type: 'AR.PCT.1',
  situation: 'equal-after-opposite-changes',
  tries: 60,
  draw: draw => {
    const rate = draw.pick([4, 5, 6, 8, 10, 12, 15, 16, 20, 24, 25, 30]);
    const total = draw.step(12_000, 90_000, 400);
    const differ = (total * rate) / 50;
    return q(differ, 8).d === 1n && q(total * (100 - rate) * (100 - rate), 20_000).d === 1n
      ? { rate, total, ...draw.pick(stories), frame: draw.int(0, 2) }
      : null;
  },
  forms: [smaller],
});
