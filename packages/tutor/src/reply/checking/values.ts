import { givesAway } from '../../guard.ts';
import { ladderOf } from '../../ladder.ts';
import { near, written } from '../../maths/evaluate.ts';
import type { Question } from '../../question.ts';
import { calculationIn } from '../../reading/judging.ts';
import { quantityNamed, quantityWith, slipWith } from '../../reading/placing.ts';
import { type Claim, claimsIn, type JudgedLine, sideIn } from '../../reading/work.ts';
import { inTongue, type Said } from '../../words/hinglish.ts';
import { isOptionWorth } from '../options.ts';
import type { Asked, Piece } from '../situation.ts';
import { known, maths, quantityWords } from './pieces.ts';

/** A calculation without its result, worked out. */
export function workedOut(message: string): { said: Said; value: number } | null {
  const found = calculationIn(message);
  if (!found) return null;
  const line = `${maths(`${found.tex} = ${written(found.value)}`)}.`;
  return { said: [line, line], value: found.value };
}

/** Which value of the path a claim or a result is, and the slip that leads to it. */
export function named(
  question: Question,
  claims: readonly Claim[],
  lines: readonly JudgedLine[],
  open: boolean,
): Said[] {
  const said: Said[] = [];
  for (const { words, value, calculated, letter } of claims) {
    const byName = quantityNamed(question, words, open);
    const own = byName === null ? undefined : question.path?.quantities[byName];
    if (byName !== null && own && own.value.length === 1) {
      const [name, other] = quantityWords(question, byName, open);
      const right = own.value[0] ?? Number.NaN;
      if (near(right, value) || near(100 * right, value) || near(right, 100 * value)) {
        said.push([
          `Yes, ${maths(written(value))} is ${name}.`,
          `Haan, ${maths(written(value))} hi ${other} hai.`,
        ]);
        continue;
      }
      const slip = slipWith(question, value, open);
      if (slip) said.push([slip, slip]);
      else
        said.push(
          open
            ? [
                `I get another value for ${name}. Which numbers did you take for it?`,
                `Mujhe ${other} ki value alag mil rahi hai. Tumne kaunse numbers liye?`,
              ]
            : [
                `I find ${maths(own.tex)} for ${name}, in step ${own.step + 1}. Which numbers did you take for it?`,
                `${other} ${maths(own.tex)} aata hai, step ${own.step + 1} me. Tumne kaunse numbers liye?`,
              ],
        );
      continue;
    }
    // While the question is open a bare number that an option has is the same to the tutor whichever option that is.
    if (open && !calculated && isOptionWorth(question, value)) continue;
    if (!calculated && letter === null && words.length > 0) continue;
    const at = quantityWith(question, value, open);
    if (at !== null) {
      const [name, other] = quantityWords(question, at, open);
      const isNamed = question.path?.quantities[at]?.name;
      if (isNamed || !open)
        said.push([`${maths(written(value))} is ${name}.`, `${maths(written(value))} ${other} hai.`]);
      continue;
    }
    if (lines.some(({ verdict }) => verdict.is === 'fails')) continue;
    const slip = slipWith(question, value, open);
    if (slip) said.push([slip, slip]);
  }
  return said.filter((one, i) => said.findIndex(([words]) => words === one[0]) === i).slice(-2);
}

/** That an expression in letters, by itself or behind words, is a side of a line of the solution. */
export function sideWords({ question, situation, message }: Asked, lines: readonly JudgedLine[]): Said[] {
  // With a relation around it, 'yes' would be heard as said of the whole line.
  if (lines.length > 0) return [];
  const works = question.steps.map(({ works: line }) => line);
  const found = sideIn(message, situation.answer ? works : works.slice(0, -1));
  if (!found) return [];
  const tex = maths(found.tex);
  return situation.answer
    ? [[`Yes, ${tex} is in step ${found.step + 1}.`, `Haan, ${tex} step ${found.step + 1} me hai.`]]
    : [[`Yes, ${tex} comes up on the way.`, `Haan, ${tex} raaste me aata hai.`]];
}

/** A value that the tutor asked for: whether it is the quantity at that place, and the mistake that leads to another. */
export function answerTo({ question, message }: Asked, at: number): Piece | null {
  const quantity = question.path?.quantities[at];
  const value = claimsIn(message).at(-1)?.value;
  const own = quantity?.value[0];
  if (!quantity || value === undefined || own === undefined) return null;
  const tell = inTongue(message);
  const [name, other] = quantityWords(question, at, true);
  const id = `check:${known(message)}`;
  if (near(own, value) || near(100 * own, value) || near(own, 100 * value))
    return {
      id,
      text: tell([
        `Yes, ${maths(written(value))} is ${name}. What comes next?`,
        `Haan, ${maths(written(value))} hi ${other} hai. Ab aage kya?`,
      ]),
    };
  const slip = slipWith(question, value, true);
  if (slip && !givesAway(question, slip, ladderOf(question))) return { id, text: slip };
  const step = question.steps[quantity.step]?.says ?? '';
  return {
    id,
    text: `${tell([`Not yet: ${name} is another number.`, `Abhi nahi: ${other} alag hai.`])} ${givesAway(question, step, ladderOf(question)) ? '' : step}`.trim(),
  };
}
