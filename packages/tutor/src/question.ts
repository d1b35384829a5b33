export type Letter = 'A' | 'B' | 'C' | 'D';

export interface Option {
  letter: Letter;
  text: string;
  /** The wrong computation behind it, in words to whoever chose it; null on the key, and where nobody wrote it. */
  slip: string | null;
}

interface Step {
  /** What is done and why. */
  says: string;
  /** The working with its result, as LaTeX without dollar signs; empty where the words hold it. */
  works: string;
}

/** A quantity on the way to the answer. */
export interface PathQuantity {
  /** What it is, in words: 'the altos now'; null where nobody said. */
  name: string | null;
  /** One number; several of a ratio or a point; none where it is no number. */
  value: readonly number[];
  tex: string;
  /** How it is found, as LaTeX without its result; null where that is not known. */
  computation: string | null;
  /** The step in which it is found or first used, from 0. */
  step: number;
}

/** A mistake that belongs to the form of the question, with all quantities as it finds them. */
interface PathSlip {
  words: string;
  /** The place of the quantity that goes wrong, or that is given for the answer. */
  quantity: number;
  values: readonly (readonly number[])[];
}

/** How the answer is found, as quantities. */
export interface QuestionPath {
  stem: string;
  answer: string;
  /** The numbers it was made with. */
  given: readonly number[];
  quantities: readonly PathQuantity[];
  /** The place of the quantity that is asked. */
  asked: number;
  slips: readonly PathSlip[];
  /** Why each step is taken; null where nobody said. */
  because: readonly (string | null)[];
  steps: readonly Step[];
}

/** A question's path, with what its form can make of other numbers. */
export interface Path extends QuestionPath {
  /**
   * The path where numbers of the stem are others, each by where it begins in the stem, the new one as `20`, `2.5` or `1/8`;
   * null where the form has no such question.
   */
  changed(changes: readonly { at: number; to: string }[]): QuestionPath | null;
  /** The path of a question of the same form with other numbers, with its plan; the `count`th that is asked for. */
  example(count: number): (QuestionPath & { approach: string }) | null;
}

/** A doubt that many students have of a topic: how they word it, and the reply. */
export interface CommonDoubt {
  /** The first is a whole sentence. */
  asks: readonly [string, ...string[]];
  says: string;
}

/** What a tutor works from: one question with all that is known of it. Texts are plain with `$…$` and `$$…$$` maths. */
export interface Question {
  stem: string;
  options: readonly Option[];
  key: Letter;
  /** One or two lines: what is given, what is asked, the cue. */
  snapRead: string;
  approach: string;
  /** A way in fewer steps; null where nobody wrote one. */
  faster: string | null;
  steps: readonly Step[];
  /** A check of the answer; null where nobody wrote one. */
  check: string | null;
  principle: string;
  /** Names and taxonomy code of the type of question. */
  topic: { code: string; subcategory: string; type: string };
  commonDoubts: readonly CommonDoubt[];
  /** Null for questions that no form made. */
  path: Path | null;
  /** The address of the lesson on its topic; null where there is none. */
  lesson: string | null;
  /** How many questions of its topic a paper of 22 has, and the time planned for it in seconds; null where nobody said. */
  exam: { perPaper: number; seconds: number } | null;
}

/** A question as a bank keeps it. */
export interface StoredQuestion {
  stem: string;
  options: readonly Option[];
  key: Letter;
  solution: {
    snap_read: string;
    solution_approach: string;
    detailed_solution: string;
    principle_to_remember: string;
    steps: readonly Step[];
  };
  topic: Question['topic'];
  commonDoubts?: readonly CommonDoubt[];
  path?: Path | null;
  lesson?: string | null;
  exam?: Question['exam'];
}

const fasterLine = /^Faster:\s*/m;
const numbered = /^\s*(?:step\s*)?\d+\s*[.):]\s+/i;

/** The steps of a solution that was written as one text: its numbered lines, else its lines, else its sentences. */
function stepsIn(detailed: string): Step[] {
  const lines = detailed
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !/^(Answer|Check):/.test(line));
  if (lines.some(line => numbered.test(line))) {
    const steps: string[] = [];
    for (const line of lines)
      if (numbered.test(line) || steps.length === 0) steps.push(line.replace(numbered, ''));
      else steps.push(`${steps.pop()}\n${line}`);
    return steps.map(says => ({ says, works: '' }));
  }
  const parts = lines.length > 1 ? lines : detailed.split(/(?<=[.;])\s+(?=[A-Z$₹])/);
  return parts
    .map(part => part.trim())
    .filter(part => part !== '')
    .map(says => ({ says, works: '' }));
}

/** The parts of a stored question as the tutor uses them; one without steps gets them from its detailed solution. */
export function questionOf({
  stem,
  options,
  key,
  solution,
  topic,
  commonDoubts = [],
  path = null,
  lesson = null,
  exam = null,
}: StoredQuestion): Question {
  const [approach = '', faster = null] = solution.solution_approach.split(fasterLine);
  return {
    stem,
    options,
    key,
    topic,
    commonDoubts,
    path,
    lesson,
    exam,
    snapRead: solution.snap_read.trim(),
    approach: approach.trim(),
    faster: faster?.trim() ?? null,
    steps: solution.steps.length > 0 ? solution.steps : stepsIn(solution.detailed_solution),
    check: /^Check:\s*(\S.*)$/m.exec(solution.detailed_solution)?.[1]?.trim() ?? null,
    principle: solution.principle_to_remember.trim(),
  };
}

/** The name of a quantity as it stands within a sentence. */
export const inSentence = (name: string): string =>
  name.replace(/^[A-Z](?=[a-z ])/, first => first.toLowerCase());

/** A text with a capital at its begin. */
export const titled = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;

export const optionOf = (question: Question, letter: Letter | null): Option | null =>
  question.options.find(option => option.letter === letter) ?? null;

export const keyOf = (question: Question): Option => {
  const key = optionOf(question, question.key);
  if (!key) throw new Error(`The key ${question.key} is no option`);
  return key;
};

/** The sentence in which the question asks. */
export function askingIn({ stem }: Question): string {
  const sentences = stem.split(/(?<=[.?!])\s+(?=[A-Z$])/);
  const asks = sentences.findLast(one => /\?|^(?:Find|What|How|Determine|Calculate)\b/.test(one));
  return (asks ?? sentences.at(-1) ?? '').trim();
}
