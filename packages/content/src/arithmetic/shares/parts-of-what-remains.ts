import { isCount } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** A fixed amount and a part of the rest for the first, the same with another amount for the second. */
interface Will {
  a: number;
  b: number;
  /** The part of the rest is 1/n. */
  n: number;
  one: string;
  two: string;
  three: string;
  frame: number;
}

const lastShare = ({ a, b, n }: Will) => (n - 1) * ((b - a) * (n - 2) - a);

const remainder = form<Will>(
  'what-the-third-gets',
  {
    band: 'Medium',
    seconds: 110,
    revision: 2,
    also: ['AL.LIN.1'],
    verify: ({ a, b, n }) => {
      for (let total = a + b; total < 3_000_000; total += 100) {
        const first = q(total - a, n).add(a);
        const second = q(total).sub(first).sub(b).div(n).add(b);
        if (first.equals(second)) return q(total).sub(first).sub(second);
      }
      throw new Error('no total fits');
    },
  },
  (p, { step, find }) => {
    const { a, b, n, one, two, three, frame } = p;
    const more = find(calc`${b} - ${a}`);
    const less = step(calc`${more} * ${n}`, {
      works: value => tex`\frac{x - y}{${n}} = ${b} - ${a} \Rightarrow x - y = ${value}`,
      name: text`by how much the rest is smaller the second time`,
      because: text`The second amount fixed is larger, so the part of the rest must be smaller by as much. One
          rupee less in the part means $${n}$ rupees less in the rest.`,
    })`
      Let the rest be $x$ when ${one} gets a part of it, and $y$ when ${two} does. The two amounts are equal, so
      $${a} + \frac{x}{${n}} = ${b} + \frac{y}{${n}}$. Find $x - y$.`;
    const share = step(calc`${less} - ${b}`, {
      works: value =>
        tex`x - y = \frac{x}{${n}} + ${b} \Rightarrow \frac{x}{${n}} = ${less} - ${b} = ${value}`,
      name: text`what ${one} gets from the rest`,
      because: text`First ${one}'s part goes away from $x$, then ${two}'s fixed amount; what is left then is $y$.
          The ₹${a} were paid before $x$ was counted.`,
    })`
      Between the two rests lie the part that ${one} takes from $x$ and the fixed amount of ${two}. So the part that
      ${one} takes is known.`;
    const rest = step(calc`${n} * ${share}`, {
      name: text`the rest of which ${one} gets a part`,
      works: (_value, working) => tex`x = ${working}`,
      because: text`One part of ${n} equal parts is known, so all of them are ${n} times as much.`,
    })`
        What ${one} gets from the rest is the $${n}$th part of $x$. Multiply by $${n}$ to find $x$.`;
    const last = step(calc`${rest} - ${share} - (${share} + ${a})`, {
      name: text`what ${three} gets`,
      because: text`What was there after ₹${a} went to three places: ${one}'s part, all that ${two} got, and the
          rest for ${three}. The equal amounts make ${two}'s money known.`,
    })`
        From $x$ subtract what ${one} gets of it, and then all that ${two} gets. The second amount is as large as all
        that ${one} gets.`;
    return {
      answer: last,
      stem:
        frame === 0
          ? text`A farmer left some money to three children. ${one} got ₹${a} and $\frac{1}{${n}}$ of what then
            remained. After that ${two} got ₹${b} and $\frac{1}{${n}}$ of what remained, and ${three} got the rest.
            ${one} and ${two} received equal amounts. How much did ${three} receive?`
          : frame === 1
            ? text`From the prize money of a team, ${one} took ₹${a} and $\frac{1}{${n}}$ of the remainder. From what
              was left, ${two} took ₹${b} and $\frac{1}{${n}}$ of the remainder, which came to exactly as much as
              ${one} had. The rest was for ${three}. What did ${three} get?`
            : text`A charity paid ₹${a} and $\frac{1}{${n}}$ of the balance of a fund to a school, then ₹${b} and
              $\frac{1}{${n}}$ of the new balance to a hospital, and what was left to a library. The school and the
              hospital got the same amount. Find the amount for the library.`,
      show: rupees,
      plausible: value => isCount(value),
      slips: [
        slip('used_a_wrong_given_number', share, calc`${less} - ${a}`)`
            You subtracted ₹${a} in place of ₹${b}: ${here}. Between the two rests it is ₹${b} that ${two} got.`,
        slip('answered_another_quantity', last, calc`${rest} + ${a}`)`
            ₹${last} is the whole money that was divided. The question asks for the last part of it.`,
        slip('stopped_a_step_early', last, calc`${rest} - ${share}`)`
            You stopped at ₹${last}, which was left for ${two} and ${three} together. Subtract what ${two} got as
            well.`,
        slip('answered_another_quantity', last, calc`${share} + ${a}`)`
            ₹${last} is what each of the first two got. The question asks for the rest.`,
        slip('left_out_a_term', last, calc`${rest} - 2 * ${share}`)`
            You subtracted twice the part that ${one} had from the rest: ${here}. Besides, ${two} had a fixed amount.`,
        slip('left_out_a_term', share, calc`${less}`)`
            You left out the fixed ₹${b}. Between the two rests not only a part is paid, but also these ₹${b}.`,
        slip('used_a_term_twice', last, calc`${rest} - ${share} - (${share} + ${a}) - ${a}`)`
            You subtracted ₹${a} once more at the end. It had been paid before the first rest was counted.`,
        slip('used_a_term_twice', share, less.gt(a + b) && calc`${less} - ${b} - ${a}`)`
            You counted the ₹${a} between the two rests as well. It had been paid before the first of them; only ₹${b}
            lies between them.`,
        slip('wrong_sign', last, calc`${rest} - ${share} - (${share} + ${b})`)`
            You added ₹${b} to the part that ${one} had: ${here}. The part of ${two} is smaller, because it comes from
            a smaller rest.`,
      ],
      snapRead: text`Each of the first two amounts is a fixed sum and the same part of what then remains, and the two
        amounts are equal. So compare the two rests.`,
      approach: text`The whole money is not needed. As the two amounts are equal, the parts of the two rests differ by
        as much as the fixed sums. This gives the difference of the rests, and from it the first part.`,
      faster: text`Each of the two amounts is $(${b} - ${a}) \times ${n - 1} = ${more.mul(n - 1)}$, so the first part is
        $${share}$ and the rest before it $${rest}$; take off $${share}$ and $${more.mul(n - 1)}$.`,
      check: text`The money is ₹${rest.add(a)}. First ₹${a} and $\frac{1}{${n}}$ of ₹${rest} make ₹${share.add(a)}. Of
        the other ₹${rest.sub(share)}, ₹${b} and $\frac{1}{${n}}$ of ₹${rest.sub(share).sub(b)} make
        ₹${rest.sub(share).sub(b).div(n).add(b)}.`,
      principle: text`When two steps have equal results, subtract them: most of the unknowns cancel.`,
    };
  },
);

/** AR.RAT.2 Medium: a fixed amount and a part of what remains, twice. */
export const partsOfWhatRemains: readonly AnyTemplate[] = situation<Will>({
  type: 'AR.RAT.2',
  situation: 'parts-of-what-remains',
  tries: 30,
  draw: draw => {
    const [one = '', two = '', three = ''] = draw.some(peopleInArithmetic, 3);
    const frame = draw.int(0, 2);
    const a = draw.step(1000, 9000, 1000);
    const p = { a, b: a + draw.step(1000, 8000, 1000), n: draw.int(4, 9), one, two, three, frame };
    const named = frame === 2 ? { ...p, one: 'the school', two: 'the hospital', three: 'the library' } : p;
    const first = (p.b - a) * (p.n - 1);
    return lastShare(p) > 5000 && first > p.b + 1000 && lastShare(p) < 400_000 ? named : null;
  },
  forms: [remainder],
});
