import type { ItemRow } from '../../content/index.ts';
import type { Placed } from '../store.ts';

/*
 * An example before what is too hard to be asked alone, and its fading (Sweller & Cooper 1985; Renkl & Atkinson 2003):
 * the first example of a type leaves its last line to the student, the second half of its lines, then questions of the
 * type stand alone.
 */

/** Below this chance of a right answer an Easy question is not asked alone: more often wrong than right teaches little. */
const tooHard = 0.5;

/** Examples of a type until its questions stand alone. */
export const examplesOfType = 2;

/** Whether a question of a session may have an example before it: an Easy one of a template, drawn without a figure. */
export const isPairable = (
  { band, origin, figure }: Pick<ItemRow, 'band' | 'origin' | 'figure'>,
  { probability }: Pick<Placed, 'probability'>,
): boolean => band === 'Easy' && origin !== null && figure === null && probability < tooHard;

/** How many of an example's last lines are left to a student who has ended so many examples of its type. */
export const linesAsked = (lines: number, ended: number): number =>
  ended === 0 ? 1 : Math.max(1, Math.ceil(lines / 2));
