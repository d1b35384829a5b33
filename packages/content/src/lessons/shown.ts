import { createHash } from 'node:crypto';
import type { Figure } from '../figure.ts';
import type { Item } from '../item.ts';
import type { Band } from '../taxonomy.ts';
import { placeOf } from '../taxonomy.ts';
import type { LineQuestion, WorkedExample } from '../worked-example.ts';
import type { MadeCard, MadeLesson } from './made.ts';
import { minutesOf } from './problems.ts';

/** A lesson as anyone may read it: without keys of checks and without asked lines. */

interface ShownPicture {
  /** Name of the drawing, which changes with it. */
  name: string;
  alt: string;
  width: number;
  height: number;
}

interface ShownLine {
  says: string;
  /** LaTeX. */
  works: string;
  because: string | null;
}

/** An asked line: a number with its unit, or one of four options. */
interface AskedLine {
  line: number;
  says: string;
  unit: string | null;
  options: { letter: Item['key']; text: string }[] | null;
}

interface ShownExample {
  stem: string;
  picture: ShownPicture | null;
  lines: ShownLine[];
  asked: AskedLine[];
  /** Null when lines are asked: it is returned with the last of them. */
  answer: string | null;
}

export interface ShownCheck {
  number: number;
  stem: string;
  /** Texts of the options A to D. */
  options: string[];
  picture: ShownPicture | null;
  band: Band;
}

export interface ShownDoubt {
  asks: string;
  says: string;
}

interface ShownCard {
  type: string;
  name: string;
  idea: string;
  cue: string;
  method: string;
  trap: string;
  doubts: ShownDoubt[];
  example: ShownExample;
}

/** Entry of a lesson in a list. */
export interface LessonEntry {
  name: string;
  code: string;
  subcategory: string;
  category: string;
  title: string;
  description: string;
  minutes: number;
}

export interface ShownLesson extends LessonEntry {
  /** Lessons to read first. */
  requires: { name: string; subcategory: string }[];
  before: string[];
  idea: string[];
  picture: ShownPicture & { caption: string };
  examples: ShownExample[];
  misconceptions: { says: string; wrong: string; right: string; why: string }[];
  leave: string;
  checks: ShownCheck[];
  /** Common doubts about the whole topic. */
  doubts: ShownDoubt[];
  cards: ShownCard[];
}

/** Name of a drawing with a hash of its content, because caches keep a drawing by its name forever. */
function pictureName(part: string, { svg }: Figure): string {
  return `${part}-${createHash('sha256').update(svg).digest('hex').slice(0, 8)}`;
}

const pictureOf = (part: string, figure: Figure): ShownPicture => ({
  name: pictureName(part, figure),
  alt: figure.alt,
  width: figure.width,
  height: figure.height,
});

const maybePicture = (part: string, figure: Figure | null) => figure && pictureOf(part, figure);

/** Unit after the number to type: a per cent sign, or the unit of the working. */
function unitOf(question: LineQuestion, works: string): string | null {
  if (question.kind === 'choice') return null;
  return question.perCent ? '%' : (/\\text\{ ([^{}]+)\}\s*$/.exec(works)?.[1] ?? null);
}

const askedOf = ({ lines }: WorkedExample, asked: number): AskedLine[] =>
  lines.slice(lines.length - asked).flatMap(({ says, works, question }, i) =>
    question
      ? [
          {
            line: lines.length - asked + i + 1,
            says,
            unit: unitOf(question, works),
            options:
              question.kind === 'choice'
                ? question.options.map(({ letter, text }) => ({ letter, text }))
                : null,
          },
        ]
      : [],
  );

/** An example whose last `asked` lines are for the student; `part` names its drawing. */
export const shownExample = (part: string, example: WorkedExample, asked = 0): ShownExample => ({
  stem: example.stem,
  picture: maybePicture(part, example.figure),
  lines: example.lines
    .slice(0, example.lines.length - asked)
    .map(({ says, works, because }) => ({ says, works, because })),
  asked: askedOf(example, asked),
  answer: asked === 0 ? example.answer : null,
});

const parts = {
  example: (lesson: string, place: number) => `${lesson}-example-${place + 1}`,
  check: (lesson: string, place: number) => `${lesson}-check-${place + 1}`,
  card: (type: string) => type.toLowerCase().replaceAll('.', '-'),
};

/** A check without its key and slips. */
export const shownCheck = (
  number: number,
  { stem, options, band }: Item,
  picture: ShownPicture | null,
): ShownCheck => ({ number, stem, options: options.map(({ text }) => text), picture, band });

/** The entry of a lesson in lists. */
export function entryOf(lesson: MadeLesson): LessonEntry {
  const { name, code, title, description } = lesson;
  const { category, subcategory } = placeOf(`${code}.1`);
  return {
    name,
    code,
    subcategory: subcategory.name,
    category: category.name,
    title,
    description,
    minutes: Math.round(minutesOf(lesson)),
  };
}

export function shownLesson(
  lesson: MadeLesson,
  cards: readonly MadeCard[],
  requires: ShownLesson['requires'],
  doubtsOf: (code: string) => ShownDoubt[],
): ShownLesson {
  const { name, picture, examples, checks } = lesson;
  return {
    ...entryOf(lesson),
    requires,
    before: [...lesson.before],
    idea: [...lesson.idea],
    picture: { ...pictureOf(name, picture.figure), caption: picture.caption },
    examples: examples.map(({ example, asked }, i) => shownExample(parts.example(name, i), example, asked)),
    misconceptions: lesson.misconceptions.map(misconception => ({ ...misconception })),
    leave: lesson.leave,
    checks: checks.map((check, i) =>
      shownCheck(i + 1, check, maybePicture(parts.check(name, i), check.figure)),
    ),
    doubts: doubtsOf(lesson.code),
    cards: cards.map(({ example, ...card }) => ({
      ...card,
      doubts: doubtsOf(card.type),
      name: placeOf(card.type).type.name,
      example: shownExample(parts.card(card.type), example),
    })),
  };
}

/** All drawings of a lesson and its cards by name. */
export function picturesOf(
  { name, picture, examples, checks }: MadeLesson,
  cards: readonly MadeCard[],
): Map<string, Figure> {
  const all: [string, Figure | null][] = [
    [name, picture.figure],
    ...examples.map(({ example }, i): [string, Figure | null] => [parts.example(name, i), example.figure]),
    ...checks.map(({ figure }, i): [string, Figure | null] => [parts.check(name, i), figure]),
    ...cards.map(({ type, example }): [string, Figure | null] => [parts.card(type), example.figure]),
  ];
  return new Map(all.flatMap(([part, figure]) => (figure ? [[pictureName(part, figure), figure]] : [])));
}
