import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { peopleInArithmetic } from '../../people.ts';
import { numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
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

const greatestLead = form({
  form: 'greatest-whole-lead-over-the-third',
  band: 'Hard',
  revision: 6,
  seconds: 100,
  also: ['NS.FAC.5', 'AL.INQ.1'],
  entry: true,
  stem: ({ names: [one, two, three], length, below, frame }: Equal) =>
    frame === 0
      ? `In a race over $${length}$ metres ${one} beats ${two} by a whole number of metres. Over the same distance ${two} beats ${three} by the same number of metres, and ${one} beats ${three} by a whole number of metres that is less than $${below}$. All three always run at their own constant speeds. What is the greatest possible lead, in metres, of ${one} over ${three}?`
      : `In swimming races over $${length}$ metres, ${one} beats ${two} by $x$ metres, ${two} beats ${three} by $x$ metres, and ${one} beats ${three} by $y$ metres. Each swims at the same speed in all races. If $x$ and $y$ are positive integers and $y < ${below}$, find the maximum value of $y$.`,
  path: path<Equal>()
    .step(
      'unit',
      ({ length }) => q(leastRoot(length)),
      'Shares of the length multiply: with each lead $x$ the third covers $\\frac{(L - x)^2}{L}$ while the first finishes. For this to be whole, find what $x$ is a multiple of.',
      ({ length }, { unit }) => `${length} \\mid (${length} - x)^2 \\Rightarrow ${unit} \\mid x`,
    )
    .step(
      'most',
      p => q(mostLead(p)),
      'The lead over the third is $2x - \\frac{x^2}{L}$. Find the greatest whole $x$ that keeps it below the bound.',
      ({ length, below }, { most }) =>
        `(${length} - x)^2 > ${length} \\times (${length} - ${below}) = ${length * (length - below)} \\Rightarrow x \\le ${most}`,
    )
    .quiet('lead', (_p, { unit, most }) => most.div(unit).floor().mul(unit))
    .step(
      'answer',
      ({ length }, { lead }) => chained(length, lead),
      'Take the last multiple and find the lead over the third.',
      ({ length }, { lead, answer }) =>
        `x = ${lead}: \\quad 2 \\times ${lead} - \\frac{${lead}^2}{${length}} = ${numberTex(answer)}`,
    ),
  slips: [
    {
      misconception: 'leads_added',
      at: 'answer',
      wrongly: (_p, { lead }) => lead.mul(2),
      words: (_p, { lead }) =>
        `$2 \\times ${lead}$ adds the leads, but when the first finishes the second has not run the whole length.`,
    },
    {
      misconception: 'half_of_the_bound',
      at: 'most',
      wrongly: ({ below }) => q(Math.ceil(below / 2) - 1),
      words: (_p, { most }) =>
        `$x \\le ${most}$ is half of the bound; the two leads overlap, so $x$ can be larger.`,
    },
    {
      misconception: 'next_multiple_taken',
      at: 'lead',
      wrongly: (_p, { lead, unit }) => lead.add(unit),
      words: ({ below }, { lead, answer }) =>
        `With $x = ${lead}$ the lead is $${numberTex(answer)}$ metres, not less than $${below}$.`,
    },
    {
      misconception: 'one_multiple_too_few',
      at: 'lead',
      wrongly: (_p, { lead, unit }) => lead.sub(unit),
      words: (_p, { lead }) => `$x = ${lead}$ is possible, but a larger multiple still keeps to the bound.`,
    },
    {
      misconception: 'gives_one_lead',
      gives: 'lead',
      words: (_p, { lead }) => `$${lead}$ metres is the lead over the second.`,
    },
    {
      misconception: 'gives_what_the_third_covers',
      at: 'answer',
      wrongly: ({ length }, { lead }) => q(length).sub(chained(length, lead)),
      words: (_p, { answer }) => `$${numberTex(answer)}$ metres is what the third has covered by then.`,
    },
    {
      misconception: 'just_below_the_bound',
      at: 'answer',
      wrongly: ({ below }) => q(below - 1),
      words: ({ below }) => `$${below - 1}$ metres would need a lead $x$ that is no whole number.`,
    },
    {
      misconception: 'root_doubled',
      at: 'unit',
      wrongly: (_p, { unit }) => unit.mul(2),
      words: (_p, { unit }) => `Multiples of $${unit}$ fit, but half of that is enough for the square.`,
    },
    {
      misconception: 'overlap_taken_off_twice',
      at: 'answer',
      wrongly: ({ length }, { lead }) => lead.mul(2).sub(lead.mul(lead).mul(2).div(length)),
      words: ({ length }, { lead }) => `The product $\\frac{${lead}^2}{${length}}$ was taken off twice.`,
    },
    {
      misconception: 'lead_over_the_length_added',
      at: 'answer',
      wrongly: ({ length }, { lead }) => lead.mul(2).add(lead.mul(lead).div(length)),
      words: ({ length }, { lead }) =>
        `The product $\\frac{${lead}^2}{${length}}$ was added; it has to be taken off.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { below }) => whole(value) && n(value) < below,
  snapRead: () => 'Two equal leads in a chain, whole metres throughout, and a bound for the chained lead.',
  approach: () =>
    'In the same time distances are as speeds, so the shares of the length multiply. Whole metres give a condition for a square, and the bound ends the multiples.',
  faster: ({ length, below }, { unit, lead }) =>
    `With $x = ${unit}k$: the third covers $${numberTex(unit.mul(unit).div(length))}\\left(${numberTex(q(length).div(unit))} - k\\right)^2 > ${length - below}$; the last is $k = ${numberTex(lead.div(unit))}$.`,
  check: ({ length, below }, { lead, unit, answer }) => {
    const next = lead.add(unit);
    return `$x = ${lead}$: ${plain(length)}, $${q(length).sub(lead)}$ and $${numberTex(q(length).sub(answer))}$ metres in the same time; $x = ${next}$ would give a lead of $${numberTex(chained(length, next))}$, not below $${below}$.`;
  },
  principle:
    'Leads in a chain multiply as shares of the length; whole metres are then a question of prime factors.',
  verify: ({ length, below }) => {
    let best = 0;
    for (let x = 1; x < length; x += 1) {
      const third = ((length - x) * (length - x)) / length;
      if (Number.isInteger(third) && length - third < below) best = Math.max(best, length - third);
    }
    return q(best);
  },
});

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
