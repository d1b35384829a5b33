import type { Expression } from '../maths/evaluate.ts';
import type { Link } from './links.ts';
import type { Assignment } from './placing.ts';
import type { Side } from './statements.ts';

/** What is to be said of one line. */
export type Verdict =
  | { is: 'holds'; loose: 'whole' | 'on' | null }
  /** An equation that holds whatever its letters are. */
  | { is: 'identity' }
  /**
   * It follows from the student's own lines before it, or from those of the question; `size` is what the modulus equals of
   * which it is one of two cases.
   */
  | { is: 'follows'; also?: number; root?: true; size?: Expression }
  /** It holds for the quantities of the question; `free` of an inequality that holds for other values as well. */
  | { is: 'fits'; assignment: Assignment; alone: boolean; all: readonly Assignment[]; free?: boolean }
  | { is: 'fails'; left: number; sure: boolean }
  /** It holds with a lone number of it in hours, and is written in minutes. */
  | { is: 'minutes'; minutes: number }
  /** A value or equation that the line before it rules out, or several lines together; with the last one in its letters. */
  | { is: 'contradicts'; from: Link | null }
  /** A value that solves a line of the student's, and is barred by the question. */
  | { is: 'barred'; by: Barred }
  /** A side of a line of the solution, beside another value. */
  | { is: 'differs'; step: number }
  /** A rule of algebra that fails for these values. */
  | { is: 'no_identity'; letters: Readonly<Record<string, number>>; left: number; right: number }
  /** Read, and neither proved nor refuted; `tried` of a value put in for a letter of an earlier line, `apart` from one with another solution. */
  | { is: 'unplaced'; tried?: Tried; apart?: Link };

/** A line with a value put in for a letter of it; a side is null where another letter stays. */
export interface Tried {
  line: Link;
  left: number | null;
  right: number | null;
}

/** What bars a value: a side that has none there, or a line that is false. */
export type Barred = { side: Side; line?: never } | { line: Link; side?: never };
