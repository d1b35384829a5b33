import type { ItemRow } from '../../content/index.ts';
import type { Placed } from '../store.ts';

/*
 * An example before what is too hard to be asked alone, and its fading (Sweller & Cooper 1985; Renkl & Atkinson 2003):
 * the first example of a type leaves its last line to the student, the second half of its lines, then questions of the
 * type stand alone. The plan says which questions come after one.
 */

/** Whether a question of a session may have an example before it: it was planned so, and is still of a template and without a figure. */
export const isPairable = (
  { origin, figure }: Pick<ItemRow, 'origin' | 'figure'>,
  { pair }: Pick<Placed, 'pair'>,
): boolean => pair === true && origin !== null && figure === null;

/** How many of an example's last lines are left to a student who has ended so many examples of its type. */
export const linesAsked = (lines: number, ended: number): number =>
  ended === 0 ? 1 : Math.max(1, Math.ceil(lines / 2));
