import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { withUnit, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Weighed {
  /** Four weights in increasing order. */
  list: readonly [number, number, number, number];
  /** Which of the six sums of two, in increasing order, is lost. */
  lost: number;
  frame: number;
}

const sumsOf = ([a, b, c, d]: Weighed['list']) =>
  [a + b, a + c, a + d, b + c, b + d, c + d].sort((x, y) => x - y);
const knownSums = ({ list, lost }: Weighed) => sumsOf(list).filter((_, i) => i !== lost);

/** All sets of four different positive integers whose sums of two are five given numbers and one more. */
function setsFor(known: readonly number[]): number[][] {
  const found: number[][] = [];
  for (let lost = 3; lost < 400; lost += 1) {
    const six = [...known, lost].sort((x, y) => x - y);
    const [s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, s6 = 0] = six;
    if (new Set(six).size < 6 || s1 + s6 !== s2 + s5 || s3 + s4 !== s1 + s6) continue;
    for (const bc of [s3, s4]) {
      const a = (s1 + s2 - bc) / 2;
      const four = [a, s1 - a, s2 - a, s1 + s6 - s1 - (s2 - a)];
      if (Number.isInteger(a) && a > 0 && new Set(four).size === 4) found.push(four);
    }
  }
  return found;
}

const heaviest = form<Weighed>(
  'heaviest-of-four-weighed-in-pairs',
  {
    band: 'Hard',
    seconds: 150,
    also: ['AL.LIN.1', 'NS.NUM.1'],
    verify: p => {
      const sets = setsFor(knownSums(p));
      if (sets.length !== 1) throw new Error(`${sets.length} sets`);
      return q(Math.max(...(sets[0] ?? [])));
    },
  },
  (p, { step, find }) => {
    const { list, frame } = p;
    const [a, b, c, d] = list;
    const known = knownSums(p);
    const six = sumsOf(list);
    const [s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, s6 = 0] = six;
    const single = known.find(n => !known.includes(s1 + s6 - n)) ?? 0;
    const pairs = [
      [s1, s6],
      [s2, s5],
      [s3, s4],
    ].filter(pair => pair.every(n => known.includes(n)));
    const all = step(calc`${pairs[0]?.[0] ?? 0} + ${pairs[0]?.[1] ?? 0}`, {
      name: 'the sum of all four',
      works: value => tex`${pairs.map(([x = 0, y = 0]) => `${x} + ${y}`).join(' = ')} = ${value}`,
      because: text`If two of the four are taken, the other two are left. So the six sums form three pairs, and each
        pair adds up to the sum of all four.`,
    })`
      Each sum of two and the sum of the other two make up all four. So among the five known sums there are two pairs
      with one total; find them.`;
    const missing = step(calc`${all} - ${single}`, {
      name: 'the missing sum',
      works: (_v, working) => tex`${working}`,
    })`
      The sum that is left over, $${single}$, belongs with the missing one.`;
    const third = step((a + b + a + c + s3) % 2 === 0 ? s3 : s4, {
      name: 'the sum of the second and third',
      works: value =>
        tex`${[...known, s1 + s6 - single].sort((x, y) => x - y).join(', ')}: \qquad a + b = ${s1}, \quad a + c =
          ${s2}, \quad b + c = ${value}`,
      because: text`The sums $a + b$, $a + c$ and $b + c$ together are $2(a + b + c)$, which is even for whole numbers.
        Of the two middle sums $${s3}$ and $${s4}$ only one makes the total even.`,
    })`
      Let $a < b < c < d$ be the four. The least sum is $a + b$ and the next one $a + c$; the two middle ones are $b +
      c$ and $a + d$, in an unknown order. Twice $a + b + c$ has to be even, and that decides.`;
    const three = step(calc`(${s1} + ${s2} + ${third}) / 2`, {
      name: 'the sum of the three smallest',
      works: (_v, working) => tex`a + b + c = ${working}`,
    })`
      Add these three sums: each of the three numbers is in two of them, so halve the total.`;
    const most = step(calc`${all} - ${three}`, {
      name: 'the greatest of the four',
      works: (_v, working) => tex`d = ${working}`,
    })`
      Take the three smallest away from the sum of all four.`;
    const [unit, thing] = wording(frame, ['kg', 'parcel'], ['years', 'child'], ['cm', 'rod']);
    const listed = `${known.slice(0, 4).join(', ')} and ${known[4]}`;
    const second = find(calc`${s6} - ${most}`, { name: 'the second greatest' });
    return {
      answer: most,
      stem: wording(
        frame,
        text`Four parcels, whose weights are different whole numbers of kilograms, are put on a balance two at a time,
          in all six possible ways. Five of the results are ${listed} kg; the note with the sixth, which differs from
          these, is lost. What is the weight of the heaviest parcel?`,
        text`For each two of her four children Mrs Iyer adds up the ages, which are different whole numbers of years.
          She gets six different numbers and tells a friend five of them: ${listed}. How old is the eldest child?`,
        text`A boy lays two of his four rods end to end and measures the total length; he does so with every two of
          them. The rods measure different whole numbers of centimetres. The six lengths are all different, and five of
          them are ${listed} cm. Find the length of the longest rod.`,
      ),
      show: value => withUnit(value, unit),
      plausible: value => value.d === 1n && value.gt(0) && value.lt(s6),
      slips: [
        stop('answered_another_quantity', second)`
          That is the second greatest of the four. The greatest sum of two is made of this one and the greatest.`,
        slip('assumed_equal_parts', most, calc`${s6} / 2`)`
          ${here} halves the greatest sum. The two greatest are different, so neither is half of their sum.`,
        slip('used_a_wrong_given_number', most, calc`${s5} - ${a}`)`
          ${here} takes the second greatest sum for one that contains the least of the four. It is made of the greatest
          and the second least.`,
        slip('used_a_wrong_given_number', most, calc`${s6} - ${b}`)`
          ${here} takes the greatest sum as made of the greatest and the second least. It is made of the two greatest.`,
        stop('answered_another_quantity', missing)`
          This is the missing sum of two. The question asks for a single ${thing}, the greatest of the four.`,
        slip('left_out_a_term', three, calc`${s2}`)`
          You used $${s2}$ for the three smallest together. It is a sum of only two of them, and the second least is
          not in it.`,
        slip('gave_the_complement', most, calc`0 + ${three}`)`
          ${here} is the sum of the three smallest. The greatest is what is left of the sum of all four.`,
        slip('left_out_a_term', three, calc`(${s1} + ${s2}) / 2`)`
          You added only two sums, ${s1} and ${s2}, before halving. Then the least is counted twice but the two others
          once each.`,
      ],
      snapRead: text`Sums of two out of four, one of them missing: each sum has a partner, the sum of the other two.`,
      approach: text`Two pairs of known sums have one total, the sum of all four, and this gives the missing one. Which
        of the two middle sums is $b + c$ is settled by even and odd.`,
      check: text`The four are $${a}$, $${b}$, $${c}$ and $${d}$; the sums of two are $${six.join(', ')}$, and
        ${missing} is the one that was missing.`,
      principle: text`A sum of some and the sum of the rest make one total: put them in pairs. Whole numbers may decide
        by even and odd what the order leaves open.`,
    };
  },
);

/** AL.LIN.4 Hard: four unknowns from five of their six sums of two. */
export const sixWeighings: readonly AnyTemplate[] = situation<Weighed>({
  type: 'AL.LIN.4',
  situation: 'six-weighings',
  tries: 80,
  draw: draw => {
    const [a, b, c, d] = draw
      .some(
        [...Array(26).keys()].map(n => n + 4),
        4,
      )
      .sort((x, y) => x - y) as [number, number, number, number];
    const p: Weighed = { list: [a, b, c, d], lost: draw.int(1, 4), frame: draw.int(0, 2) };
    const six = sumsOf(p.list);
    const isClear = new Set(six).size === 6 && (a + d + b + c) % 2 === 1 && d < b + c && d - a > 5;
    return isClear && setsFor(knownSums(p)).length === 1 ? p : null;
  },
  forms: [heaviest],
});
