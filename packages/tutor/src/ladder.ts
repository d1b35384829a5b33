import { givesAway } from './guard.ts';
import type { Question } from './question.ts';

/** The last rungs, for questions whose own parts say too much: true of every question. */
const general = [
  'Write down in one line what is asked, with its unit, and give it a letter. Then write what is given in the same letter.',
  'Ask yourself which quantity links what is given to what is asked. Find that one first.',
  'Look at the four options before you calculate: their size and form tell you how exact you have to be.',
];

const shown = (says: string, works: string) => (works === '' ? says : `${says}\n\n$$${works}$$`);

const ladders = new WeakMap<Question, string[]>();

/** Where among the hints a step stands, from 0; -1 where it says too much to be one. */
export function rungOfStep(question: Question, i: number): number {
  const step = question.steps[i];
  if (!step) return -1;
  const ladder = ladderOf(question);
  const whole = ladder.indexOf(shown(step.says, step.works));
  return whole >= 0 ? whole : ladder.indexOf(step.says);
}

/** The step of which a hint speaks, by the name of its piece; -1 where it speaks of none. */
export function stepOfHint(question: Question, id: string): number {
  const rung = Number(/^hint:(\d+)(?:$|:part)/.exec(id)?.[1]);
  return question.steps.findIndex((_, i) => rungOfStep(question, i) === rung);
}

/** The hints of a question, in order; worked out once. */
export function ladderOf(question: Question): string[] {
  const ladder = ladders.get(question) ?? rungsOf(question);
  ladders.set(question, ladder);
  return ladder;
}

/**
 * The hints of a question, each telling more than the one before: what to notice, the idea, the plan, then the steps
 * short of the last. All of them together hold no option's value and leave more than one operation to the key; a
 * working that says too much is left out of its step, and a step that does is left out whole.
 */
function rungsOf(question: Question): string[] {
  const rungs: string[] = [];
  const add = (...versions: string[]) => {
    const fit = versions.find(text => text !== '' && !givesAway(question, text, rungs));
    if (fit) rungs.push(fit);
  };
  add(question.snapRead);
  add(question.principle);
  add(question.approach);
  for (const { says, works } of question.steps.slice(0, -1)) add(shown(says, works), says);
  for (const text of general) if (rungs.length < 4) add(text);
  return rungs;
}
