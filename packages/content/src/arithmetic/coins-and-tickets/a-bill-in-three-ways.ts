import type Fraction from 'fraction.js';
import { lcm, sumOf } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

type Three<T> = readonly [T, T, T];

interface Bill {
  /** Denominations, and what part of the other money makes up the bill with all notes of each. */
  notes: Three<number>;
  parts: Three<number>;
  count: number;
  what: string;
  holder: string;
  frame: number;
}

const stories = [
  { what: 'The bill of a hall', holder: 'a wedding box' },
  { what: 'The price of a bell', holder: 'the box of a temple' },
  { what: 'The fare of a school trip', holder: "the teacher's bag" },
  { what: 'The fee of a drummer', holder: 'the cash box of a club' },
] as const;

const words: Record<number, string> = { 2: 'half', 3: 'a third', 4: 'a quarter', 5: 'a fifth' };

/** The bill as a part of all money, and the money in notes of each kind as parts of it. */
function shares(parts: Three<number>) {
  const over = parts.map(n => q(n, n - 1));
  const bill = q(1)
    .add(sumOf(parts.map(n => q(1, n - 1))))
    .div(sumOf(over));
  return {
    bill,
    each: parts.map((n, i) => bill.sub(q(1, n)).mul(over[i] ?? 1)) as unknown as Three<Fraction>,
  };
}

const amount = form<Bill>(
  'amount-of-the-bill',
  {
    band: 'Hard',
    seconds: 150,
    also: ['AL.LIN.1'],
    verify: ({ notes: [d1, d2, d3], parts: [a, b, c], count }) => {
      // Money in the first two kinds by repeated correction of three equal sums, with 1 in all.
      let [x, y, z] = [1 / 3, 1 / 3, 1 / 3];
      for (let i = 0; i < 4000; i += 1) {
        const ways = [x + (y + z) / a, y + (z + x) / b, z + (x + y) / c];
        const mean = ((ways[0] ?? 0) + (ways[1] ?? 0) + (ways[2] ?? 0)) / 3;
        [x, y, z] = [
          x + (mean - (ways[0] ?? 0)) / 2,
          y + (mean - (ways[1] ?? 0)) / 2,
          z + (mean - (ways[2] ?? 0)) / 2,
        ];
        const all = x + y + z;
        [x, y, z] = [x / all, y / all, z / all];
      }
      return nearFraction(((x + (y + z) / a) * count) / (x / d1 + y / d2 + z / d3), 1);
    },
  },
  ({ notes, parts, count, what, holder, frame }, { step, find, write, whole }) => {
    const [d1, d2, d3] = notes;
    const [a, b, c] = parts;
    const right = shares(parts);
    write(
      tex`B = x + \frac{T - x}{${a}} \Rightarrow x = \frac{${a}B - T}{${a - 1}}, \quad y = \frac{${b}B - T}{${b - 1}},
        \quad z = \frac{${c}B - T}{${c - 1}}`,
      {
        because: text`'The other money' is another sum in each way, but it is always all the money without one kind.
          So each way of paying holds only $B$, $T$ and one unknown.`,
      },
    )`
      Let $T$ be all the money, $B$ the bill, and $x$, $y$ and $z$ the money in notes of ₹${d1}, ₹${d2} and ₹${d3}. All
      the money without $x$ is $T - x$. Solve the three conditions for $x$, $y$ and $z$.`;
    const bill = step(right.bill, {
      name: 'the bill as a part of all money',
      works: value =>
        tex`\frac{${a}B - T}{${a - 1}} + \frac{${b}B - T}{${b - 1}} + \frac{${c}B - T}{${c - 1}} = T \Rightarrow B =
          \frac{${value.n}}{${value.d}}T`,
      because: text`Each note is of one of the three kinds, so $x$, $y$ and $z$ make all the money. This is the
          only fact left that joins the three ways.`,
    })`
      The three sums make $T$ together. Substitute the three results in $x + y + z = T$ and solve for $B$.`;
    const [u, v, w] = right.each;
    const unit = lcm(Number(u.d), Number(v.d), Number(w.d));
    const [m, n, k] = [u.mul(unit), v.mul(unit), w.mul(unit)];
    const first = find(m);
    const second = find(n);
    const third = find(k);
    const kinds = [first, second, third];
    const least = kinds[parts.indexOf(Math.min(a, b, c))] ?? first;
    const most = kinds[parts.indexOf(Math.max(a, b, c))] ?? first;
    const total = step(
      calc`${count} ÷ (${frac(calc`${first} / ${d1} + ${second} / ${d2} + ${third} / ${d3}`)})`,
      {
        name: 'one part in rupees',
        works: value =>
          tex`x : y : z = ${frac(u)}T : ${frac(v)}T : ${frac(w)}T = ${first} : ${second} : ${third}, \quad
          \frac{${first}p}{${d1}} + \frac{${second}p}{${d2}} +
            \frac{${third}p}{${d3}} = ${count} \Rightarrow p = ${value}`,
        because: text`A number of notes is money divided by the value of one note. The ratio of the money is not the
          ratio of the notes, because a small note takes more pieces for the same money.`,
      },
    )`
      Substitute this $B$ in the results for $x$, $y$ and $z$ to find their ratio, and let one part of it be $p$ rupees.
      Divide each sum by its note to get the numbers of notes, $${count}$ in all.`;
    const all = step(calc`${unit} * ${total}`, {
      name: 'all the money',
      works: value => tex`T = ${unit}p = ${value}`,
      because: text`$x$, $y$ and $z$ together have as many parts as their terms add up to, and one part is known
          in rupees.`,
    })`
      All the money has $${unit}$ of these parts. Multiply by one part to find it.`;
    const wanted = step(calc`${frac(bill)} * ${all}`, {
      name: text`the sum to be paid`,
      because: text`$B$ is known as a part of $T$ from the first equations. The notes were needed only to find how
          large $T$ is.`,
    })`
      Multiply all the money by the part that the bill is of it.`;
    whole(...[m.div(d1), n.div(d2), k.div(d3)].map(each => each.mul(total)), wanted);
    const [p1, p2, p3] = [words[a] ?? '', words[b] ?? '', words[c] ?? ''];
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`In ${holder} there are $${count}$ notes, of ₹${d1}, ₹${d2} and ₹${d3}. ${what} equals the value of the
            ₹${d1} notes together with ${p1} of the other money. It also equals the value of the ₹${d2} notes with ${p2}
            of the other money, and that of the ₹${d3} notes with ${p3} of the other money. How much is it?`
          : text`${what} could be paid from ${holder} with all ₹${d1} notes and ${p1} of the rest of the money. It could
            also be paid with all ₹${d2} notes and ${p2} of the rest, or with all ₹${d3} notes and ${p3} of the rest.
            There are $${count}$ notes, all of these three kinds. What is the sum to be paid?`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('took_the_whole_for_a_part', wanted, all)`
          You gave ₹${all}, all the money. The sum to be paid is only a part of it, because in each way some of the
          money stays.`,
        slip(
          'swapped_the_two',
          wanted,
          calc`(${least} + (${unit} - ${least}) / ${Math.max(a, b, c)}) * ${total}`,
        )`
          ${here} joins the notes that go with ${words[Math.min(a, b, c)] ?? ''} of the other money to
          ${words[Math.max(a, b, c)] ?? ''} of it.`,
        slip(
          'swapped_the_two',
          wanted,
          calc`(${most} + (${unit} - ${most}) / ${Math.min(a, b, c)}) * ${total}`,
        )`
          ${here} joins the notes that go with ${words[Math.max(a, b, c)] ?? ''} of the other money to
          ${words[Math.min(a, b, c)] ?? ''} of it.`,
        slip('gave_the_complement', wanted, calc`${all} - ${wanted}`)`
          You found what remains of the money after the payment: ${here}. The question asks for the sum that is paid.`,
        slip(
          'took_ratio_terms_for_amounts',
          total,
          () =>
            calc`${count} * (${first} * ${d1} + ${second} * ${d2} + ${third} * ${d3}) / ${unit} / ${unit}`,
        )`
          The $${count}$ notes were divided in the ratio $${first} : ${second} : ${third}$. That is the ratio of the
          values, and the notes have different values.`,
        slip(
          'swapped_the_weights',
          total,
          () => calc`${count} ÷ (${frac(calc`${third} / ${d1} + ${second} / ${d2} + ${first} / ${d3}`)})`,
        )`
          You exchanged the values of the ₹${d1} and the ₹${d3} notes when you counted the notes. Each kind of money
          has to be divided by its own note.`,
        slip(
          'assumed_equal_parts',
          total,
          () => calc`${count} ÷ (${frac(calc`${unit} / 3 * (1 / ${d1} + 1 / ${d2} + 1 / ${d3})`)})`,
        )`
          You let the three kinds have equal values. They are in the ratio $${first} : ${second} : ${third}$, so their
          notes are not found like that.`,
        slip('assumed_equal_parts', all, calc`${count} * (${d1} + ${d2} + ${d3}) / 3`)`
          You let the three kinds have equally many notes: ${here} for all the money. The three ways of paying decide
          how the money is divided.`,
      ],
      snapRead: text`One sum can be paid in three ways, each with one kind of notes and a part of all the other money.
        Name the total of the money.`,
      approach: text`Write 'the other money' as the total without one kind. Then each way gives one kind from the bill
        and the total, and their sum gives the bill as a part of the total. The number of notes fixes the size.`,
      check: text`The values are ₹${calc`${first} * ${total}`.value}, ₹${calc`${second} * ${total}`.value} and
        ₹${calc`${third} * ${total}`.value}; the first with ${p1} of the other two makes
        ₹${calc`${first} * ${total} + (${second} + ${third}) * ${total} / ${a}`.value}, and they are
        $${calc`${first} * ${total} / ${d1}`.value}$, $${calc`${second} * ${total} / ${d2}`.value}$ and
        $${calc`${third} * ${total} / ${d3}`.value}$ notes.`,
      principle: text`When each condition speaks of 'all the others', name the total: every condition then has one
        unknown less.`,
    };
  },
);

const denominations: readonly Three<number>[] = [
  [10, 20, 50],
  [20, 50, 100],
  [50, 100, 200],
  [100, 200, 500],
  [10, 50, 100],
  [20, 100, 200],
];

/** AR.RAT.8 Hard: one bill equals each kind with a part of the other money. */
export const aBillInThreeWays: readonly AnyTemplate[] = situation<Bill>({
  type: 'AR.RAT.8',
  situation: 'bill-in-three-ways',
  tries: 60,
  draw: draw => {
    const notes = draw.shuffled(draw.pick(denominations)) as unknown as Three<number>;
    const parts = draw.some([2, 3, 4, 5], 3) as unknown as Three<number>;
    const { each } = shares(parts);
    const numbers = each.map((value, i) => value.div(notes[i] ?? 1));
    const unit = lcm(...numbers.map(n => Number(n.d)));
    const least = numbers.map(n => Number(n.mul(unit).n));
    const common = least.reduce((x, y) => {
      let [r, s] = [x, y];
      while (s > 0) [r, s] = [s, r % s];
      return r;
    });
    const count = (sumOf(least) / common) * draw.int(1, 4);
    return count >= 30 && count <= 260 && least.every(n => n > 0)
      ? { notes, parts, count, frame: draw.int(0, 1), ...draw.pick(stories) }
      : null;
  },
  forms: [amount],
});
