import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { percent } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface TwoGoods {
  /** Rises of the two prices, and the cut of both quantities that makes up for them, in per cent. */
  first: number;
  second: number;
  cut: number;
  who: string;
  one: string;
  other: string;
  frame: number;
}

const stories = [
  { who: 'A hostel mess', one: 'rice', other: 'oil' },
  { who: 'A temple kitchen', one: 'flour', other: 'ghee' },
  { who: 'A tea stall', one: 'milk', other: 'sugar' },
  { who: 'A dye house', one: 'salt', other: 'indigo' },
  { who: 'A sweet shop', one: 'flour', other: 'jaggery' },
] as const;

/** The two parts of the old spending, and by how many per cent the second has to be cut. */
function workedOut({ first, second, cut }: Pick<TwoGoods, 'first' | 'second' | 'cut'>) {
  const rise = q(100 * cut, 100 - cut);
  const one = q(second).sub(rise);
  const other = rise.sub(first);
  const wanted = one
    .mul(first)
    .add(other.mul(second))
    .div(other.mul(100 + second))
    .mul(100);
  return { one, other, wanted };
}

const cutOfOne = form<TwoGoods>(
  'cut-of-one-alone',
  {
    band: 'Hard',
    seconds: 145,
    also: ['AR.MIX.1'],
    verify: ({ first, second, cut }) => {
      // The part of the money that went to the first, by halving an interval.
      let [low, high] = [0, 1];
      const bill = (part: number) => part * (1 + first / 100) + (1 - part) * (1 + second / 100);
      for (let i = 0; i < 100; i += 1) {
        const part = (low + high) / 2;
        if (bill(part) * (1 - cut / 100) > 1) low = part;
        else high = part;
      }
      return nearFraction(((bill(low) - 1) / ((1 - low) * (1 + second / 100))) * 100, 12);
    },
  },
  ({ first, second, cut, who, one, other, frame }, { step, find }) => {
    const off = find(cut);
    const rise = step(calc`100 * 100 / (100 - ${off}) - 100`, {
      name: 'the joint rise of the bill',
      works: value => tex`\frac{100\%}{100\% - ${off}\%} - 100\% = ${value}\%`,
      because: text`A cut of ${cut}% brings the bill back to the old sum, so it undoes the rise of the bill.`,
    })`
      With the old quantities the bill would rise. ${off}% less of both brings it back to $100\%$ of the old sum, so the
      risen bill is $100\%$ divided by what remains. Find the rise.`;
    const a = find(calc`abs(${second} - ${rise})`);
    const b = find(calc`abs(${rise} - ${first})`);
    const more = step(calc`${a} * ${first} + ${b} * ${second}`, {
      name: 'the rise of the bill in these parts',
      works: value =>
        tex`${a} : ${b}, \quad \frac{${a} \times ${first} + ${b} \times ${second}}{100} = ${value.div(100)}`,
      because: text`The joint rise lies between the two rises and nearer to that of the good with the larger sum.`,
    })`
      By alligation the old sums for ${one} and ${other} are in the ratio of the distances of ${rise}% from
      ${second}% and from ${first}%. Take them as these parts, and find by how many parts the bill would rise.`;
    const now = step(calc`${b} * (100 + ${second})`, {
      name: text`the new sum for ${other}`,
      works: value => tex`\frac{${b} \times ${100 + second}}{100} = ${value.div(100)}`,
      because: text`All the saving has to come from ${other} now. So first see what its old quantity would cost at
          the new price.`,
    })`
      At the new price the old quantity of ${other} would cost its parts with ${second}% more.`;
    const wanted = step(calc`${more} / ${now} * 100%`, {
      works: value => tex`\frac{${more.div(100)}}{${now.div(100)}} \times 100\% = ${value}\%`,
      because: text`At one price, money and quantity go together, so the part of the money that is saved is the
          part of the quantity that is cut.`,
      name: text`the cut of ${other}`,
    })`
      The whole rise has to be saved on ${other}, whose new cost was just found. Write it as a per cent of that.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${who} buys ${one} and ${other} every week for a fixed sum. Now ${one} has become ${first}% dearer and
            ${other} ${second}%. The sum would do if ${cut}% less of each were bought. The cook, however, needs as much
            ${one} as before. By what per cent must the quantity of ${other} be cut to keep to the sum?`
          : text`Prices rise by ${first}% for ${one} and by ${second}% for ${other}. ${who}, which buys nothing else,
            could keep its weekly bill unchanged by taking ${cut}% less of both. Instead it decides to leave the
            quantity of ${one} unchanged and to buy less ${other} only. What per cent less ${other} must it buy?`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(100) && value.d <= 12n,
      slips: [
        slip('wrong_base', now, calc`${b} * 100`)`
          You compared the rise of the bill with the old cost of ${other}. What is not bought is saved at the new
          price.`,
        slip('undid_with_the_same_per_cent', rise, () => first < cut && cut < second && calc`1 * ${cut}`)`
          The rise of the bill was set equal to the cut of ${cut}%. A cut of ${cut}% undoes a larger rise, as it acts
          on the risen bill.`,
        slip(
          'swapped_the_weights',
          wanted,
          () => calc`(${b} * ${first} + ${a} * ${second}) / (${a} * (100 + ${second})) * 100%`,
        )`
          You exchanged the sums for ${one} and ${other}: ${here}. The joint rise is nearer to that of the larger
          sum.`,
        slip('assumed_equal_parts', wanted, () => calc`(${first} + ${second}) / (100 + ${second}) * 100%`)`
          ${here} is right only where the sums for ${one} and ${other} are equal. The cut of ${cut}% says how they
          differ.`,
        slip('ignored_a_condition', wanted, calc`${second} / (100 + ${second}) * 100%`)`
          ${here} makes up for the rise of ${other} only. The dearer ${one} has to be paid as well.`,
        slip('assumed_equal_parts', wanted, calc`2 * ${cut}%`)`
          ${here} moves the cut of ${one} to ${other}, as if both cost the same.`,
        slip('wrong_base', more, () => calc`${off} * (${a} + ${b})`)`
          You moved ${cut}% of the old bill to ${other}. The cut of ${cut}% is taken from the risen bill.`,
      ],
      snapRead: text`A joint cut undoes the joint rise, and the joint rise shows how the money is divided.`,
      approach: text`Reverse the cut to find the rise of the whole bill, use alligation for the two old sums, and charge
        the whole rise to ${other} at its new price.`,
      faster: text`${cut}% of the risen bill has to go, all of it from ${other}. The risen bill is
        $${calc`${a} * (100 + ${first}) / 100 + ${now} / 100`.value}$ parts, of which ${other} has
        $${now.div(100)}$.`,
      check: text`Old sums of $${a}$ and $${b}$ parts make $${a.add(b)}$. New: $${a.mul(100 + first).div(100)}$ for
        ${one} and $${now.div(100).sub(more.div(100))}$ for the rest of ${other}, together
        $${a
          .mul(100 + first)
          .div(100)
          .add(now.div(100))
          .sub(more.div(100))}$.`,
      principle: text`What undoes a joint change tells how large that change was, and its place between the single
        changes tells the weights.`,
    };
  },
);

const choices = [10, 12, 15, 20, 24, 25, 30, 36, 40, 50, 60, 75, 80, 100].flatMap(first =>
  [12, 15, 20, 24, 25, 30, 36, 40, 50, 60, 75, 80, 100, 120, 150].flatMap(second =>
    [20, 25, 37.5, 40, 50].flatMap(cut => {
      const joint = (100 * cut) / (100 - cut);
      if (first >= joint || joint >= second || !Number.isInteger(Math.round(3e6 * joint) / 1e6)) return [];
      const { one, other, wanted } = workedOut({ first, second, cut });
      return wanted.lt(66) && wanted.d <= 3n && !one.equals(other) ? [{ first, second, cut }] : [];
    }),
  ),
);

/** AR.PCT.7 Hard: two goods become dearer, and one alone has to be cut. */
export const twoGoodsOnOneBudget: readonly AnyTemplate[] = situation<TwoGoods>({
  type: 'AR.PCT.7',
  situation: 'two-goods',
  tries: 20,
  draw: draw => ({ ...draw.pick(choices), ...draw.pick(stories), frame: draw.int(0, 1) }),
  forms: [cutOfOne],
});
