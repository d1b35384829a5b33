import { written } from '../../maths/evaluate.ts';
import { calculationIn } from '../../reading/calculations.ts';
import { sideIn } from '../../reading/equations.ts';
import type { JudgedLine } from '../../reading/work.ts';
import type { Said } from '../../words/hinglish.ts';
import type { Asked } from '../situation.ts';
import { maths } from './pieces.ts';

/** A calculation without its result, worked out. */
export function workedOut(message: string): { said: Said; value: number } | null {
  const found = calculationIn(message);
  if (!found) return null;
  const line = `${maths(`${found.tex} = ${written(found.value)}`)}.`;
  return { said: [line, line], value: found.value };
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
