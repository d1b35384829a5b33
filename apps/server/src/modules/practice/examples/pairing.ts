import type { ItemRow } from '../../content/index.ts';
import type { Placed } from '../store.ts';

/*
 * A worked example before a question that is too hard alone, with fading (Sweller & Cooper 1985; Renkl & Atkinson
 * 2003): the first example of a type asks for its last line, the next for the second half of its lines; then questions
 * of the type come without. The plan decides which questions have one.
 */

/** Whether a question may have an example: planned so, still from a template, and without a figure. */
export const isPairable = (
  { origin, figure }: Pick<ItemRow, 'origin' | 'figure'>,
  { pair }: Pick<Placed, 'pair'>,
): boolean => pair === true && origin !== null && figure === null;

/** Number of last lines asked, by the examples of the type already read. */
export const linesAsked = (lines: number, ended: number): number =>
  ended === 0 ? 1 : Math.max(1, Math.ceil(lines / 2));
