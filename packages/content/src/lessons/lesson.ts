import type { Figure } from '../figure.ts';
import type { Tex, Text } from '../question/text.ts';

/** A form of the bank with numbers of its own, by its name and one of `exampleSeeds`. */
export interface OfForm {
  /** The form's name without its revision: `one-rise-original-amount`. */
  form: string;
  seed: number;
}

/** A worked example: its lines are the form's own solution. */
export interface Example extends OfForm {
  /**
   * Draws of the seed that are left out before the example's numbers. It keeps the numbers of an example that was
   * written before keys were dealt by prices; an example without it has the numbers that the seed draws today.
   */
  passed?: number;
  /** The answer as an option shows it: tells when the form's numbers have changed under the lesson. */
  answer?: string;
  /** Reasons by the number of the line, from 1: where the form has none, or the lesson has a better one. */
  because?: Readonly<Record<number, Text>>;
}

/** An example of a lesson, whose reasons speak of its numbers. */
type Told = Example & Required<Pick<Example, 'answer'>>;

/** One that the student completes: so many of its last lines are asked. */
type Completed = Told & { ask: 1 | 2 | 3 };

/** A belief that costs marks. The same question is answered by both lines, with numbers. */
interface Misconception {
  /** The belief, as a student would say it. */
  says: Text;
  wrong: Tex;
  right: Tex;
  /** Why the right line is right. */
  why: Text;
}

type Five<T> = readonly [T, T, T, T, T];

/**
 * A lesson: what it takes as known, the idea, two worked examples, three misconceptions, when to leave such a question,
 * five checks.
 */
export interface Lesson {
  /** Code of the taxonomy. */
  subcategory: string;
  /** Says what the lesson teaches, beyond the name of its topic. */
  title: string;
  /** For search engines and lists: 70 to 160 signs. */
  description: Text;
  /** What the lesson takes as known from school, a fact a line, for who has forgotten it. */
  before: readonly Text[];
  /** The idea in two to five short paragraphs: numbers first, then what they show. */
  idea: readonly Text[];
  picture: { figure: Figure; caption: Text };
  examples: readonly [Told, Completed];
  misconceptions: readonly [Misconception, Misconception, Misconception];
  /** When to leave such a question in the exam, and what to try before. */
  leave: Text;
  /** From easy to hard; each is one question of a form. */
  checks: Five<OfForm>;
}

/** One type of question on a card. */
export interface Card {
  /** Code of the taxonomy. */
  type: string;
  idea: Text;
  /** The words of a stem that show the type. */
  cue: Text;
  /** One line. */
  method: Text;
  trap: Text;
  example: Example;
}
