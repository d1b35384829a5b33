import { choices } from '../../counting.ts';
import { upTo } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { chanceTex, isChance } from './chance.ts';

interface TwoRanges {
  /** One number from 1 to m and one from 1 to n. */
  m: number;
  n: number;
  s: number;
  frame: number;
  who: string;
}

const pairsWithSum = ({ m, n, s }: TwoRanges) =>
  upTo(m).flatMap(a => (s - a >= 1 && s - a <= n ? [[a, s - a] as const] : []));

const sumOfTwo = form<TwoRanges>(
  'a-given-sum',
  {
    band: 'Easy',
    seconds: 50,
    verify: ({ m, n, s }) => {
      const all = upTo(m).flatMap(a => upTo(n).map(b => a + b));
      return q(all.filter(sum => sum === s).length, all.length);
    },
  },
  (p, { step }) => {
    const { m, n, s, frame, who } = p;
    const unlike = new Set(pairsWithSum(p).map(([a, b]) => `${Math.min(a, b)} ${Math.max(a, b)}`)).size;
    const all = step(calc`${m} * ${n}`, {
      name: 'the number of pairs in all',
      because: text`The two numbers come about independently. Not the sums are equally likely, but the pairs: some sums
        come from more pairs than others.`,
    })`
      Each of the $${m}$ numbers on one side can come with each of the $${n}$ on the other. These pairs are equally
      likely, so count them.`;
    const least = step(calc`${s} - ${n}`, {
      name: text`the least number of the first kind that can be part of the sum ${s}`,
      because: text`Not every number up to $${m}$ has a partner: a small one would need more than $${n}$.`,
    })`
      The number from $1$ to $${n}$ gives at most $${n}$ to the sum $${s}$. The other number has to give at least the
      rest.`;
    const good = step(calc`${m} - ${least} + 1`, {
      name: text`the number of pairs with the sum ${s}`,
      because: text`Once one number is known, the other must be the rest of the sum, so each value gives exactly one
        pair. From the least to the greatest value both ends count.`,
    })`
      So the number from $1$ to $${m}$ runs from this least value up to $${m}$, both included. Each value has one
      partner.`;
    const chance = step(frac(calc`${good} / ${all}`))`
      All pairs are equally likely, so divide the pairs that fit by all pairs.`;
    return {
      answer: chance,
      stem: wording(
        frame,
        text`A spinner has $${m}$ equal sectors with the numbers $1$ to $${m}$, and another has $${n}$ equal sectors
          with $1$ to $${n}$. Both are spun once. What is the probability that the two numbers add up to $${s}$?`,
        text`${who} draws a card at random from a pack numbered $1$ to $${m}$ and a card from a second pack, numbered
          $1$ to $${n}$. Find the probability of the total $${s}$.`,
        text`At a fair in Ajmer each visitor takes one token out of a box with the tokens $1$ to $${m}$ and one out of
          a box with the tokens $1$ to $${n}$. Whoever has $${s}$ in all wins a lamp. With what probability does a
          visitor win?`,
        text`Let $p$ be chosen at random from the integers $1$ to $${m}$, and $q$, independently of it, from $1$ to
          $${n}$. The probability of $p + q = ${s}$ is`,
        text`Two halls in Bhopal have their seats numbered from $1$ to $${m}$ and from $1$ to $${n}$. ${who} is given a
          seat in each by lot. What is the chance that the two seat numbers have the sum $${s}$?`,
      ),
      show: chanceTex,
      plausible: isChance,
      slips: [
        slip('took_unequal_chances_for_equal', chance, frac(calc`1 / (${m} + ${n} - 1)`))`
          ${here}: there are $${m + n - 1}$ possible sums, from $2$ to $${m + n}$. They come from different numbers of
          pairs, so they are not equally likely.`,
        slip('ignored_a_bound', good, calc`${s} - 1`)`
          ${here} pairs of numbers from $1$ on have the sum $${s}$, but in some of them a number is above its bound,
          $${m}$ or $${n}$.`,
        slip('counted_gaps_for_numbers', good, calc`${m} - ${least}`)`
          From $${least}$ to $${m}$ there are not ${here} numbers. Both ends count.`,
        slip('ignored_a_bound', least, 1)`
          You gave each of the $${m}$ numbers a partner. Beside $1$ it would have to be $${s - 1}$, and the numbers stop
          at $${n}$.`,
        slip('took_different_things_for_alike', good, unlike)`
          You counted $${unlike}$ pairs and took $${m} + ${s - m}$ and $${s - m} + ${m}$ as one. In the count of all
          pairs they are two.`,
        slip('added_for_multiplied', all, calc`${m} + ${n}`)`
          ${here} is how many numbers there are. Pairs are asked for: each number of one side goes with each of the
          other.`,
        slip('chose_from_a_wrong_pool', all, calc`C(${m} + ${n}, 2)`)`
          ${here} counts any two of all $${m + n}$ numbers, also two of the same side. One comes from each.`,
        slip('counted_twice', good, calc`2 * (${m} - ${least} + 1)`)`
          You counted each pair twice, with its numbers exchanged. One number is from $1$ to $${m}$, the other from $1$
          to $${n}$; that fixes the order.`,
      ],
      snapRead: text`Two numbers, each from a range of its own, and their sum: the pairs are equally likely, not the
        sums.`,
      approach: text`Count all pairs as a product. For the pairs with the sum, let one number run and see for which of
        its values the other one stays in its range.`,
      check: text`The pairs begin with $${least} + ${s - Number(least)}$ and end with $${m} + ${s - m}$; both have the
        sum $${s}$, and $${Number(least) - 1}$ would need $${s - Number(least) + 1}$, more than $${n}$.`,
      principle: text`Equally likely are the pairs, not their sums: count pairs above and below.`,
    };
  },
);

const sums = situation<TwoRanges>({
  type: 'MM.PRB.1',
  situation: 'two-ranges',
  tries: 20,
  draw: draw => {
    const [m, n] = [draw.int(4, 11), draw.int(6, 14)];
    const s = draw.int(n + 2, m + n - 2);
    if (m >= n || m < 4) return null;
    return { m, n, s, frame: draw.int(0, 4), who: draw.pick(peopleInArithmetic) };
  },
  forms: [sumOfTwo],
});

interface Tickets {
  n: number;
  k: number;
  frame: number;
  who: string;
}

/** How many of 1 to n leave each remainder by k. */
const classesOf = ({ n, k }: Tickets) =>
  upTo(k).map((_, r) => upTo(n).filter(i => i % k === r).length) as [number, number, ...number[]];
/** Pairs of classes, and their sizes, whose remainders add up to k. */
const partnersOf = (p: Tickets) =>
  upTo((p.k - 1) / 2).map(r => [classesOf(p)[r] ?? 0, classesOf(p)[p.k - r] ?? 0] as const);

const sumDivisible = form<Tickets>(
  'sum-divisible',
  {
    band: 'Medium',
    seconds: 95,
    verify: ({ n, k }) => {
      const pairs = upTo(n).flatMap(a => upTo(a - 1).map(b => a + b));
      return q(pairs.filter(sum => sum % k === 0).length, pairs.length);
    },
  },
  (p, { step, write }) => {
    const { n, k, frame, who } = p;
    const classes = classesOf(p);
    const partners = partnersOf(p);
    write(tex`\text{remainder } ${classes.map((size, r) => `${r}: ${size}`).join(', \\ ')}`, {
      because: text`A number is a multiple of $${k}$ plus its remainder. In a sum the multiples of $${k}$ do not matter,
        so only the two remainders decide.`,
    })`
      Whether $${k}$ divides a sum depends on the remainders by $${k}$ only. Count how many of the numbers $1$ to
      $${n}$ leave each remainder.`;
    const multiples = step(calc`C(${classes[0]}, 2)`, {
      name: text`the pairs of two multiples of ${k}`,
      because: text`Both numbers come from the same group, so two of its members are chosen, and their order does not
        count.`,
    })`
      Two remainders $0$ make a sum that is divisible: choose two of the multiples of $${k}$.`;
    const mixed = step(() => partners.reduce((sum, [a, b]) => sum + a * b, 0), {
      name: text`the pairs of numbers whose remainders add up to ${k}`,
      because: text`The two remainders are different, so one number comes from each group, and the sizes multiply.`,
      works: value => tex`${partners.map(([a, b]) => `${a} \\times ${b}`).join(' + ')} = ${value}`,
    })`
      Otherwise the remainders have to add up to $${k}$, as do ${upTo((k - 1) / 2)
        .map(r => `$${r} + ${k - r}$`)
        .join(', ')}. Take one number from each of two such groups.`;
    const good = step(calc`${multiples} + ${mixed}`, { name: 'all pairs that fit' })`
      A pair fits in one of these ways only, so add the two numbers of pairs.`;
    const all = step(calc`C(${n}, 2)`, {
      name: 'all pairs',
      because: text`The pairs that fit were counted without order, so all pairs are counted without order too. No number
        can be drawn twice.`,
    })`
      All pairs of different numbers are equally likely. Count them too, without order.`;
    const chance = step(frac(calc`${good} / ${all}`))`
      Divide the pairs that fit by all pairs.`;
    const alike = classes.reduce((sum, size) => sum + choices(size, 2), 0);
    const put = q(classes[0] ** 2 + 2 * partners.reduce((sum, [a, b]) => sum + a * b, 0), n * n);
    return {
      answer: chance,
      stem: wording(
        frame,
        text`From tickets numbered $1$ to $${n}$ two are drawn together at random. What is the probability that the sum
          of their numbers is divisible by $${k}$?`,
        text`${who} writes the integers from $1$ to $${n}$ on slips of paper and takes out two of them without looking.
          Find the probability that the two integers add up to a multiple of $${k}$.`,
        text`Two different integers from $1$ to $${n}$, both included, are picked at random. With what probability does
          their sum leave no remainder when divided by $${k}$?`,
        text`In a hostel with the rooms $1$ to $${n}$ the warden inspects two rooms chosen by lot. What is the chance
          that the numbers of the two rooms have a sum that $${k}$ divides?`,
        text`The $${n}$ players of a camp in Patiala wear the numbers $1$ to $${n}$, and two of them are to carry the
          flag. If lots decide, how probable is it that the total of their numbers is a multiple of $${k}$?`,
      ),
      show: chanceTex,
      plausible: isChance,
      slips: [
        slip('took_unequal_chances_for_equal', chance, frac(calc`1 / ${k}`))`
          ${here} would hold if all remainders of the sum came equally often. The groups have different sizes, and two
          numbers of one group cannot be the same.`,
        slip('left_out_a_case', mixed, 0)`
          You counted only the ${multiples} (pair|pairs) of two multiples of $${k}$. The sum is divisible also where
          the two remainders add up to $${k}$.`,
        slip('left_out_a_case', multiples, 0)`
          Only the $${mixed}$ pairs with remainders that add up to $${k}$ were counted. Two multiples of $${k}$ have
          such a sum too.`,
        slip('counted_order', all, calc`${n} * (${n} - 1)`)`
          ${here} counts each pair in both orders, but the $${good}$ pairs that fit were counted once.`,
        slip('counted_order', good, calc`2 * (${multiples} + ${mixed})`)`
          ${here} counts the pairs that fit in both orders, but the $${all}$ pairs in all were counted without order.`,
        slip('put_the_drawn_one_back', chance, put)`
          $${frac(put)}$ is the probability when the first number is put back and may come again. The two numbers are
          different.`,
        slip('answered_another_quantity', good, alike)`
          In $${alike}$ pairs both numbers leave the same remainder. Then $${k}$ divides their difference, not always
          their sum.`,
        slip('counted_order', mixed, 2 * partners.reduce((sum, [a, b]) => sum + a * b, 0))`
          You counted the $${mixed.div(2)}$ pairs with two different remainders twice, though order counts nowhere
          else.`,
      ],
      snapRead: text`Divisibility of a sum of two numbers: sort the numbers by their remainders.`,
      approach: text`Count how many numbers leave each remainder. A sum is divisible for two remainders $0$ or for two
        that add up to the divisor; count these pairs and divide by all pairs.`,
      check: () => {
        const fits = upTo(n).map(a => upTo(n).filter(b => b !== a && (a + b) % k === 0).length);
        const most = Math.max(...fits);
        const many = fits.filter(x => x === most).length;
        const fewer = fits.filter(x => x === most - 1).length;
        return text`Number by number: $${many}$ of the numbers have $${most}$ partners${
          fewer > 0 && text` and $${fewer}$ have $${most - 1}$`
        }. Each pair is met twice, so there are $\frac{${many} \times ${most}${
          fewer > 0 && tex` + ${fewer} \times ${most - 1}`
        }}{2} = ${(many * most + fewer * (most - 1)) / 2}$ pairs.`;
      },
      principle: text`Where a sum has to be divisible, count by remainders: groups first, pairs of groups next.`,
    };
  },
);

const tickets = situation<Tickets>({
  type: 'MM.PRB.1',
  situation: 'two-tickets',
  tries: 20,
  draw: draw => {
    const k = draw.pick([3, 5, 7]);
    const n = draw.int(2 * k + 1, 36);
    const p = { n, k, frame: draw.int(0, 4), who: draw.pick(peopleInArithmetic) };
    // With other numbers the remainders of the sum come equally often, and guessing that finds the answer.
    return sumDivisible.verify(p).valueOf() === 1 / k ? null : p;
  },
  forms: [sumDivisible],
});

interface Corners {
  n: number;
  /** Whether the triangle is to be obtuse; acute otherwise. */
  obtuse: boolean;
  frame: number;
}

const cornersAsked = form<Corners>(
  'three-corners',
  {
    band: 'Hard',
    seconds: 140,
    revision: 3, // No option is tied to the key at a glance.
    untied: true,
    also: ['GM.CIR.1'],
    verify: ({ n, obtuse }) => {
      let [good, all] = [0, 0];
      for (let a = 0; a < n; a += 1)
        for (let b = a + 1; b < n; b += 1)
          for (let c = b + 1; c < n; c += 1) {
            all += 1;
            // The largest arc between two of the corners stands on the largest angle.
            const arc = 2 * Math.max(b - a, c - b, n - c + a);
            if (obtuse ? arc > n : arc < n) good += 1;
          }
      return q(good, all);
    },
  },
  ({ n, obtuse, frame }, { step, write }) => {
    const things = wording(frame, 'vertices', 'flags', 'holes', 'lamps', 'points');
    const even = n % 2 === 0;
    const all = step(calc`C(${n}, 3)`, {
      name: 'the number of all triangles',
      because: text`No three of the ${things} lie on one line, as they are on a circle. So any three of them are the
        corners of a triangle.`,
    })`
      All choices of three of the $${n}$ ${things} are equally likely. Count them.`;
    write(tex`\text{angle} = \frac{1}{2} \times \text{arc opposite to it}`, {
      because: text`An angle at the circumference is half the angle at the centre on the same arc.`,
    })`
      The ${things} lie on a circle, so each angle of the triangle is half of the arc opposite to it. It is
      $90^\circ$ or more just where that arc is half the circle or more; then all three corners lie on the other half.`;
    const half = step(
      obtuse
        ? even
          ? calc`(${n} - 2) / 2`
          : calc`(${n} - 1) / 2`
        : even
          ? calc`${n} / 2`
          : calc`(${n} - 1) / 2`,
      {
        name: text`how many ${things} follow a corner ${obtuse ? 'within less than half' : 'up to half'} of the
          circle`,
        because: even
          ? text`A corner opposite to the first one makes a right angle, so it ${obtuse ? 'does not count' : 'counts'}
            here.`
          : text`$${n}$ is odd, so no two of the ${things} lie opposite to each other, and no angle is right.`,
      },
    )`
      Start at a corner and go round in one direction. Count the ${things} that follow
      ${obtuse ? 'before half of the circle is reached' : 'until half of the circle is reached'}.`;
    const narrow = step(calc`${n} * C(${half}, 2)`, {
      name: obtuse ? 'the number of obtuse triangles' : 'the number of triangles that are not acute',
      because: text`Only one corner of such a triangle has the other two behind it on one half, so no triangle is
        counted twice.`,
    })`
      The other two corners are any two of these. Any of the $${n}$ ${things} can be the first corner, and each
      triangle ${obtuse ? 'with an obtuse angle' : 'with an angle of $90^\\circ$ or more'} comes once in this way.`;
    const good = obtuse
      ? narrow
      : step(calc`${all} - ${narrow}`, { name: 'the number of acute triangles' })`
        Subtract these from all triangles. The others have three acute angles.`;
    const chance = step(frac(calc`${good} / ${all}`))`
        Divide the ${obtuse ? 'obtuse-angled' : 'acute-angled'} triangles by all triangles.`;
    const kind = obtuse ? 'obtuse-angled' : 'acute-angled';
    const right = calc`${n} / 2 * (${n} - 2)`;
    return {
      answer: chance,
      stem: wording(
        frame,
        text`Three of the vertices of a regular polygon with $${n}$ sides are chosen at random. What is the probability
          that they form an ${kind} triangle?`,
        text`On a circular track in Jaipur, $${n}$ flags stand at equal distances. Three of them are chosen by lot and
          joined by ropes to a triangle. Find the probability that the triangle is ${kind}.`,
        text`The rim of a wheel has $${n}$ evenly spaced holes, and three pegs are put into three of them at random. How
          probable is it that the triangle with the pegs as its corners is ${kind}?`,
        text`A circular lawn is lit by $${n}$ lamps, equally spaced on its border. If three lamps fail, each three with
          the same chance, with what probability do these three form an ${kind} triangle?`,
        text`Of $${n}$ points that divide a circle into equal arcs, three are taken, every choice being equally likely.
          The probability that their triangle has ${obtuse ? 'an obtuse angle' : 'acute angles only'} is`,
      ),
      show: chanceTex,
      plausible: isChance,
      slips: [
        slip(
          obtuse ? 'kept_a_case_that_is_ruled_out' : 'left_out_a_case',
          half,
          even && (obtuse ? calc`${n} / 2` : calc`(${n} - 2) / 2`),
        )`
          ${
            obtuse
              ? text`You counted ${here} after each corner, with the one opposite to it. Then the angle is right, not
                obtuse.`
              : text`With ${here} after each corner you left out the one opposite to a corner. It makes a right angle,
                and such a triangle is not acute.`
          }`,
        slip('gave_the_complement', good, calc`${all} - ${good}`)`
          ${here} counts the triangles that are not ${kind}. These have to be subtracted from all triangles.`,
        slip('divided_by_the_wrong_number', narrow, calc`${n} * C(${half}, 2) / 3`)`
          You divided by $3$, as if each of these triangles had been met from all its corners. Only one corner has the
          other two behind it on one half, so ${here} is too small.`,
        slip('counted_order', narrow, calc`${n} * ${half} * (${half} - 1)`)`
          ${here} counts the second and the third corner in both orders, but $${all}$ counts triangles without order.`,
        slip('counted_one_too_few', half, calc`${half} - 1`)`
          You let only ${here} ${things} follow a corner on its half of the circle, one too few.`,
        slip('left_out_a_case', narrow, calc`C(${half}, 2)`)`
          ${here} belongs to one first corner only. Each of the $${n}$ ${things} can be it.`,
        slip('answered_another_quantity', good, even && right)`
          ${here} is the number of right-angled triangles: two corners opposite to each other, and any third one.`,
        slip('counted_one_too_many', half, calc`${half} + 1`)`
          You let ${here} ${things} follow a corner on its half of the circle. The corner itself is not one of them.`,
      ],
      snapRead: text`Three corners on a circle and the kind of a triangle: look at the arcs opposite to its angles.`,
      approach: text`A triangle on a circle has an angle of at least $90^\circ$ just where its corners lie on one half
        of the circle. Count those triangles from their first corner, going round in one direction.`,
      check: () => {
        const short = Math.floor((n - 1) / 2);
        const obtuses = n * choices(short, 2);
        const rights = even ? (n / 2) * (n - 2) : 0;
        const acutes = choices(n, 3) - obtuses - rights;
        return text`Acute triangles: $${acutes}$; obtuse: $${obtuses}$${even && text`; right-angled: $${rights}$`}.
          Together $${acutes} + ${obtuses}${even && tex` + ${rights}`} = ${acutes + obtuses + rights}$, which is
          ${calc`C(${n}, 3)`}.`;
      },
      principle: text`On a circle, angles are compared by arcs; and a count round a circle is made from a first point
        that each figure has only once.`,
    };
  },
);

const corners = situation<Corners>({
  type: 'MM.PRB.1',
  situation: 'points-on-a-circle',
  tries: 20,
  draw: draw => ({ n: draw.int(8, 26), obtuse: draw.chance(0.5), frame: draw.int(0, 4) }),
  forms: [cornersAsked],
});

/** MM.PRB.1: what is equally likely, and counts above and below that agree. */
export const equallyLikely: readonly AnyTemplate[] = [...sums, ...tickets, ...corners];
