import type Fraction from 'fraction.js';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const n = (value: Fraction) => value.valueOf();

interface Equal {
  names: readonly [string, string, string];
  length: number;
  /** The lead of the first over the third is less than this, in metres. */
  below: number;
  frame: number;
}

/** The least number whose square is a multiple of the given one. */
function leastRoot(of: number): number {
  let root = 1;
  while ((root * root) % of !== 0) root += 1;
  return root;
}
/** Lead of the first over the third, when each of two leads is x. */
const chained = (length: number, x: Fraction) => x.mul(2).sub(x.mul(x).div(length));
/** The greatest whole x with a chained lead below the bound. */
function mostLead({ length, below }: Equal): number {
  let x = 0;
  while (chained(length, q(x + 1)).lt(below)) x += 1;
  return x;
}

const greatestLead = form<Equal>(
  'greatest-whole-lead-over-the-third',
  {
    band: 'Hard',
    seconds: 100,
    revision: 7,
    also: ['NS.FAC.5', 'AL.INQ.1'],
    verify: ({ length, below }) => {
      let best = 0;
      for (let x = 1; x < length; x += 1) {
        const third = ((length - x) * (length - x)) / length;
        if (Number.isInteger(third) && length - third < below) best = Math.max(best, length - third);
      }
      return best;
    },
  },
  (p, { step, find }) => {
    const { length, below, frame, names } = p;
    const [one, two, three] = names;
    const unit = step(leastRoot(length), {
      name: text`the number of which each lead is a multiple`,
      works: value => tex`${length} \mid (${length} - x)^2 \Rightarrow ${value} \mid x`,
      because: text`When the first finishes, the second has covered $L - x$, and the third covers the part
          $\frac{L - x}{L}$ of that. A square over $L$ is whole only if $x$ has enough prime factors of $L$.`,
    })`
        In the same time distances are in the ratio of the speeds. So with each lead $x$, and $L$ for the length, the
        third covers $\frac{(L - x)^2}{L}$ while the first finishes. This has to be whole. Find what $x$ has to be a
        multiple of.`;
    const most = step(mostLead(p), {
      name: text`the greatest lead that the limit allows`,
      works: value =>
        tex`(${length} - x)^2 > ${length} \times (${length} - ${below}) = ${length * (length - below)} \Rightarrow x
          \le ${value}`,
      because: text`The two leads do not simply add up, because the second has not finished when the first does.
          So each may be a little more than half of the limit.`,
    })`
        The lead over the third is then $2x - \frac{x^2}{L}$. Find the greatest whole $x$ that keeps it below
        $${below}$.`;
    const lead = find(calc`floor(${most} / ${unit}) * ${unit}`);
    const answer = step(calc`2 * ${lead} - (${lead}^2 / ${length})`, {
      works: (_value, working) => tex`x = ${lead}: \quad ${working}`,
      because: text`A larger lead over each means a larger lead over the third, so the largest multiple that is
          allowed is wanted. The multiples make the distance of the third whole.`,
    })`
        Use the largest multiple of $${unit}$ up to this number. Put it into the lead over the third.`;
    return {
      answer: answer,
      stem:
        frame === 0
          ? text`In a race over $${length}$ metres ${one} beats ${two} by a whole number of metres. Over the
            same distance ${two} beats ${three} by the same number of metres, and ${one} beats ${three} by a whole
            number of metres that is less than $${below}$. All three always run at their own constant speeds. What is
            the greatest possible lead, in metres, of ${one} over ${three}?`
          : text`In swimming races over $${length}$ metres, ${one} beats ${two} by $x$ metres, ${two} beats
            ${three} by $x$ metres, and ${one} beats ${three} by $y$ metres. Each swims at the same speed in all races.
            If $x$ and $y$ are positive integers and $y < ${below}$, find the maximum value of $y$.`,
      show: plain,
      plausible: value => whole(value) && n(value) < below,
      slips: [
        slip('added_the_parts_of_different_wholes', answer, calc`${lead} * 2`)`
            You added the two leads: $2 \times ${lead}$. When the first finishes, the second has not covered the whole
            length, so the second lead is smaller at that time.`,
        slip('halved_needlessly', most, calc`ceil(${below} / 2) - 1`)`
            You let each lead be at most half of $${below}$, up to $${most}$. Together the two leads make less than
            their sum, so each can be larger.`,
        slip('took_a_neighbouring_multiple', lead, calc`${lead} + ${unit}`)`
            You used a lead of $${lead}$ metres each. Then the lead over the third is $${answer}$ metres, not less
            than $${below}$.`,
        slip('counted_one_too_few', lead, calc`${lead} - ${unit}`)`
            You used a lead of $${lead}$ metres each. A larger multiple still keeps to the limit.`,
        stop('answered_another_quantity', lead)`
            You stopped at $${lead}$ metres, the lead over the second. The question asks for the lead over the third.`,
        slip('answered_another_quantity', answer, () => calc`${length} - ${chained(length, lead)}`)`
            You found $${answer}$ metres, which the third has covered by then. The question asks for the lead.`,
        slip('did_not_use_whole_numbers', answer, calc`${below} - 1`)`
            You gave the largest number below the limit, $${below - 1}$ metres. It would need two leads that are not
            whole.`,
        slip('doubled_needlessly', unit, calc`${unit} * 2`)`
            You used only multiples of $${unit}$. Half of that is enough, because the lead is squared.`,
        slip('took_the_overlap_off_twice', answer, calc`${lead} * 2 - ${lead} * ${lead} * 2 / ${length}`)`
          You subtracted the product $\frac{${lead}^2}{${length}}$ twice: ${here}. When the brackets are multiplied
          out, it stands there once.`,
        slip('wrong_sign', answer, calc`${lead} * 2 + ${lead} * ${lead} / ${length}`)`
          You added the product $\frac{${lead}^2}{${length}}$: ${here}. The second lead is smaller when the first
          finishes, so it has to be subtracted.`,
      ],
      snapRead: text`There are two equal leads, one after the other, and all distances are whole metres. The greatest
        lead over the third is asked, with a limit.`,
      approach: text`In the same time distances are in the ratio of the speeds, so the parts of the length are
        multiplied. Whole metres give a condition for a square, and the limit ends the list of multiples.`,
      faster: () =>
        text`With $x = ${unit}k$: the third covers $${unit.mul(unit).div(length)}\left(${q(length).div(unit)} -
          k\right)^2 > ${length - below}$; the last is $k = ${lead.div(unit)}$.`,
      check: () => {
        const next = lead.add(unit);
        return text`$x = ${lead}$: ${length}, $${q(length).sub(lead)}$ and $${q(length).sub(answer)}$ metres in the same
          time; $x = ${next}$ would give a lead of $${chained(length, next)}$, not below $${below}$.`;
      },
      principle: text`When one beats a second and the second beats a third, multiply the parts of the length that they
        cover; whole metres are then a question of prime factors.`,
    };
  },
);

/** AR.REL.4 Hard: equal leads in a chain, in whole metres. */
export const equalLeads: readonly AnyTemplate[] = situation<Equal>({
  type: 'AR.REL.4',
  situation: 'equal-leads',
  tries: 40,
  draw: draw => {
    const [one = '', two = '', three = ''] = draw.some(peopleInArithmetic, 3);
    const length = draw.pick([
      200, 240, 250, 300, 320, 360, 400, 450, 480, 500, 540, 600, 640, 720, 750, 800, 900, 1000, 1200, 1500,
      1600,
    ]);
    const p: Equal = {
      names: [one, two, three],
      length,
      below: draw.step(Math.ceil(length / 50) * 10, Math.floor((length * 9) / 200) * 10, 1),
      frame: draw.int(0, 1),
    };
    const [unit, most] = [leastRoot(length), mostLead(p)];
    const count = Math.floor(most / unit);
    return count >= 2 && count <= 9 && most % unit > 0 ? p : null;
  },
  forms: [greatestLead],
});
