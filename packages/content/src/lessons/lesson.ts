import type { Figure } from '../figure.ts';
import type { Tex, Text } from '../question/text.ts';

/** A question of a form of the bank, by name and one of `exampleSeeds`. */
export interface OfForm {
  /** Name of the form without its revision: `one-rise-original-amount`. */
  form: string;
  seed: number;
}

/** A worked example; its lines are the solution of the form. */
export interface Example extends OfForm {
  /**
   * Draws of the seed to skip, which keeps the numbers of an example from before keys were dealt by prices. Absent: the
   * numbers that the seed gives today.
   */
  passed?: number;
  /** The answer as an option shows it; a check finds when the form's numbers have changed. */
  answer?: string;
  /** Reasons by the number of the line, from 1; they replace those of the form. */
  because?: Readonly<Record<number, Text>>;
}

/** An example of a lesson; its answer is required, because its reasons quote its numbers. */
type Told = Example & Required<Pick<Example, 'answer'>>;

/** An example that the student completes: its last `ask` lines are asked. */
type Completed = Told & { ask: 1 | 2 | 3 };

/** A belief that costs marks. Both lines answer the same question, with numbers. */
interface Misconception {
  /** The belief in a student's words. */
  says: Text;
  wrong: Tex;
  right: Tex;
  /** Why the right line is right. */
  why: Text;
}

type Five<T> = readonly [T, T, T, T, T];

/**
 * A lesson: required knowledge, the idea, two worked examples, three misconceptions, when to leave a question, five
 * checks.
 */
export interface Lesson {
  /** Taxonomy code. */
  subcategory: string;
  /** Content of the lesson, beyond the name of its topic. */
  title: string;
  /** For search engines and lists: 70 to 160 characters. */
  description: Text;
  /** Facts from school that the lesson requires, one a line. */
  before: readonly Text[];
  /** The idea in two to five short paragraphs: numbers first, then the conclusion. */
  idea: readonly Text[];
  picture: { figure: Figure; caption: Text };
  examples: readonly [Told, Completed];
  misconceptions: readonly [Misconception, Misconception, Misconception];
  /** When to leave such a question in the exam, and what to try first. */
  leave: Text;
  /** Questions of forms, from easy to hard. */
  checks: Five<OfForm>;
}

/** The card of one type. */
export interface Card {
  /** Taxonomy code. */
  type: string;
  idea: Text;
  /** Words of a stem by which the type is recognised. */
  cue: Text;
  /** One line. */
  method: Text;
  trap: Text;
  example: Example;
}
