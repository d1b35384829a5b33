import type { Figure } from '../figure.ts';
import { type Item, makeItem } from '../item.ts';
import { placeOf } from '../taxonomy.ts';
import type { AnyTemplate } from '../template.ts';
import { templates } from '../templates.ts';
import { exampleSeeds, type WorkedExample, workedExample } from '../worked-example.ts';
import type { Card, Example, Lesson, OfForm } from './lesson.ts';
import { lessonNameOf } from './names.ts';

/** A lesson with rendered texts and generated questions. */
export interface MadeLesson {
  /** Last part of its address. */
  name: string;
  code: string;
  title: string;
  description: string;
  before: readonly string[];
  idea: readonly string[];
  picture: { figure: Figure; caption: string };
  /** `asked`: number of last lines for the student. */
  examples: readonly { example: WorkedExample; asked: number }[];
  /** Wrong and right lines are LaTeX. */
  misconceptions: readonly { says: string; wrong: string; right: string; why: string }[];
  leave: string;
  checks: readonly Item[];
}

export interface MadeCard {
  type: string;
  idea: string;
  cue: string;
  method: string;
  trap: string;
  example: WorkedExample;
}

/** The form of this name. Throws for an unknown form, and for a seed outside of `exampleSeeds`. */
function formOf({ form, seed }: OfForm): AnyTemplate {
  const found = templates.find(({ variant }) => variant === form);
  if (!found) throw new Error(`No form of the bank is called ${form}`);
  if (seed < exampleSeeds.least || seed > exampleSeeds.most)
    throw new Error(`${form}: seeds of lessons are ${exampleSeeds.least} to ${exampleSeeds.most}`);
  return found;
}

function exampleOf(of: Example): WorkedExample {
  const because = Object.entries(of.because ?? {}).map(([line, says]) => [line, says.render()]);
  const made = workedExample(formOf(of), of.seed, Object.fromEntries(because), of.passed);
  if (of.answer !== undefined && of.answer !== made.answer)
    throw new Error(`${of.form} #${of.seed}: its answer is ${made.answer}, not ${of.answer}`);
  return made;
}

/** A question of a seed for lessons, which no session serves. */
export const itemOfForm = (of: OfForm): Item => makeItem(formOf(of), of.seed);

export function madeLesson(lesson: Lesson): MadeLesson {
  const { subcategory: code, title, description, picture, misconceptions, leave, checks } = lesson;
  const [shown, own] = lesson.examples;
  return {
    name: lessonNameOf(code),
    code,
    title,
    description: description.render(),
    before: lesson.before.map(fact => fact.render()),
    idea: lesson.idea.map(paragraph => paragraph.render()),
    picture: { figure: picture.figure, caption: picture.caption.render() },
    examples: [
      { example: exampleOf(shown), asked: 0 },
      { example: exampleOf(own), asked: own.ask },
    ],
    misconceptions: misconceptions.map(({ says, wrong, right, why }) => ({
      says: says.render(),
      wrong: wrong.render(),
      right: right.render(),
      why: why.render(),
    })),
    leave: leave.render(),
    checks: checks.map(itemOfForm),
  };
}

export function madeCard({ type, idea, cue, method, trap, example }: Card): MadeCard {
  placeOf(type);
  return {
    type,
    idea: idea.render(),
    cue: cue.render(),
    method: method.render(),
    trap: trap.render(),
    example: exampleOf(example),
  };
}
