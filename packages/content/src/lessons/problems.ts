import { askedBy } from '../bank.ts';
import { doubleOf } from '../double.ts';
import { untrueIn } from '../rules/equalities.ts';
import { figureProblems } from '../rules/figure.ts';
import { rules } from '../rules/index.ts';
import { clumsyIn } from '../rules/language.ts';
import { mathsProblems } from '../rules/maths.ts';
import type { PlacedText } from '../rules/rule.ts';
import { falseEqualities, worthOf } from '../tex-value.ts';
import type { WorkedExample } from '../worked-example.ts';
import type { MadeCard, MadeLesson } from './made.ts';

/** Reading speed in words a minute; a formula counts as `wordsAFormula` words. */
const wordsAMinute = 170;
const wordsAFormula = 4;
/** Minutes for an asked line beyond reading it. */
const minutesALine = 0.5;
const minutes = { least: 4, most: 6 } as const;
/** Limits of `before`: number of facts, and words in all. */
const before = { fewest: 3, most: 5, words: 140 } as const;
const paragraph = { fewest: 2, most: 5, words: 90 } as const;
const signs = { title: 70, description: { least: 70, most: 160 }, alt: 40, card: 220 } as const;

const texts = {
  ofExample: (where: string, example: WorkedExample): PlacedText[] => [
    { where, text: example.stem },
    ...example.lines.flatMap(({ says, works, because }, i) => [
      { where: `${where}, line ${i + 1}`, text: says },
      { where: `${where}, line ${i + 1}`, text: `$$${works}$$` },
      ...(because ? [{ where: `${where}, reason ${i + 1}`, text: because }] : []),
    ]),
    { where, text: example.check },
    { where, text: example.principle },
  ],
  ofLesson: ({ idea, picture, misconceptions, leave }: MadeLesson): PlacedText[] => [
    ...idea.map((text, i) => ({ where: `idea ${i + 1}`, text })),
    { where: 'caption', text: picture.caption },
    ...misconceptions.flatMap(({ says, right, why }, i) => [
      { where: `misconception ${i + 1}`, text: says },
      { where: `misconception ${i + 1}, right line`, text: `$$${right}$$` },
      { where: `misconception ${i + 1}, why`, text: why },
    ]),
    { where: 'leave', text: leave },
  ],
};

const wordsIn = (text: string): number => {
  const parts = text.split(/\$\$|\$/);
  const words = parts.filter((_, i) => i % 2 === 0).join(' ');
  const formulas = parts.filter((part, i) => i % 2 === 1 && part.length > 6).length;
  return words.split(/\s+/).filter(Boolean).length + wordsAFormula * formulas;
};

/** Minutes of reading, including the asked lines, without the checks and without `before`. */
export function minutesOf(lesson: MadeLesson): number {
  const all = [
    ...texts.ofLesson(lesson),
    ...lesson.misconceptions.map(({ wrong }) => ({ text: `$$${wrong}$$` })),
    ...lesson.examples.flatMap(({ example }) => texts.ofExample('', example)),
  ];
  const asked = lesson.examples.reduce((sum, example) => sum + example.asked, 0);
  return all.reduce((sum, { text }) => sum + wordsIn(text), 0) / wordsAMinute + asked * minutesALine;
}

/** Finds equalities outside `$…$`, which are not recomputed. */
const bareEqualities = ({ where, text }: PlacedText): string[] =>
  text
    .split(/\$\$|\$/)
    .filter((part, i) => i % 2 === 0 && part.includes('='))
    .map(part => `${where}: an equality stands outside of $…$: ${part.trim()}`);

const problemsIn = (all: readonly PlacedText[]): string[] =>
  all.flatMap(placed => [
    ...mathsProblems(placed),
    ...untrueIn(placed),
    ...clumsyIn(placed),
    ...bareEqualities(placed),
  ]);

/** The last value of a chain of equalities; null when it is not a number. */
const endOf = (tex: string): number | null =>
  worthOf((tex.split('=').at(-1) ?? '').replace(/\\text\{[^{}]*\}/g, ''), 100);

/** Whether a wrong line is not wrong: its equalities hold, and it ends in the value of the right line. */
function notWrong(wrong: string, right: string): boolean {
  if (falseEqualities(wrong).length > 0) return false;
  const [a, b] = [endOf(wrong), endOf(right)];
  return a !== null && b !== null ? Math.abs(a - b) < 1e-9 : wrong === right;
}

/** Name of an example's question, which its doubles share. */
export const questionOf = ({ type, form, stem, answer }: WorkedExample): string =>
  doubleOf({ type, form, stem, answer });

/** Names of the questions of a lesson, which their doubles share. */
const questionsOf = ({ examples, checks }: MadeLesson): string[] => [
  ...examples.map(({ example }) => questionOf(example)),
  ...checks.map(askedBy),
];

/** Problems of a worked example whose last `asked` lines are asked. */
function exampleProblems(where: string, example: WorkedExample, asked: number): string[] {
  const own = example.lines.slice(example.lines.length - asked);
  return [
    ...problemsIn(texts.ofExample(where, example)),
    ...(example.lines.length <= asked ? [`${where}: no line is shown`] : []),
    ...own.flatMap(({ question }, i) =>
      question
        ? []
        : [`${where}: line ${example.lines.length - asked + i + 1} has nothing to ask; ask fewer lines`],
    ),
  ];
}

const between = (value: number, least: number, most: number) => value >= least && value <= most;

/** Problems of a lesson, in words. `taken` are the names of the bank's questions. */
export function lessonProblems(lesson: MadeLesson, taken: ReadonlySet<string>): string[] {
  const { idea, picture, examples, misconceptions, checks, title, description, code } = lesson;
  const problems = [
    ...problemsIn(texts.ofLesson(lesson)),
    ...problemsIn(lesson.before.map((text, i) => ({ where: `before ${i + 1}`, text }))),
    ...figureProblems(picture.figure),
    ...misconceptions.flatMap(({ wrong }, i) =>
      mathsProblems({ where: `misconception ${i + 1}, wrong line`, text: `$$${wrong}$$` }),
    ),
    ...examples.flatMap(({ example, asked }, i) => exampleProblems(`example ${i + 1}`, example, asked)),
    ...checks.flatMap((item, i) =>
      Object.values(rules).flatMap(rule => rule(item).map(words => `check ${i + 1}: ${words}`)),
    ),
  ];
  const say = (wrong: boolean, words: string) => wrong && problems.push(words);
  const reading = minutesOf(lesson);
  say(
    !between(reading, minutes.least, minutes.most),
    `it takes ${reading.toFixed(1)} minutes to read, and should take ${minutes.least} to ${minutes.most}`,
  );
  const known = wordsIn(lesson.before.join(' '));
  say(
    !between(lesson.before.length, before.fewest, before.most),
    `it has ${lesson.before.length} facts before it`,
  );
  say(known > before.words, `the facts before it have ${known} words, of at most ${before.words}`);
  say(!between(idea.length, paragraph.fewest, paragraph.most), `the idea has ${idea.length} paragraphs`);
  idea.forEach((text, i) => {
    say(wordsIn(text) > paragraph.words, `paragraph ${i + 1} of the idea has ${wordsIn(text)} words`);
  });
  say(!/\d/.test(idea[0] ?? ''), 'the first paragraph of the idea has no number');
  say(title.length > signs.title, `the title has ${title.length} signs`);
  say(
    !between(description.length, signs.description.least, signs.description.most),
    `the description has ${description.length} signs`,
  );
  say(picture.figure.alt.length < signs.alt, 'the picture has no text that stands for it');
  misconceptions.forEach(({ wrong, right }, i) => {
    say(
      notWrong(wrong, right),
      `misconception ${i + 1}: the wrong line is true, and ends like the right one`,
    );
  });
  const questions = questionsOf(lesson);
  say(new Set(questions).size < questions.length, 'two of its questions are the same');
  questions.forEach((question, i) => {
    const name = i < examples.length ? `example ${i + 1}` : `check ${i - examples.length + 1}`;
    say(taken.has(question), `${name} stands in the bank too: take another seed`);
  });
  say(
    ![...examples.map(({ example }) => example.type), ...checks.map(({ type }) => type)].every(type =>
      type.startsWith(`${code}.`),
    ),
    `an example or a check is not of ${code}`,
  );
  say(new Set(checks.map(({ form }) => form)).size < 4, 'the checks come from fewer than four forms');
  return problems;
}

/** Problems of a card, in words. */
export function cardProblems(card: MadeCard, taken: ReadonlySet<string>): string[] {
  const { idea, cue, method, trap, example, type } = card;
  const parts = Object.entries({ idea, cue, method, trap });
  return [
    ...problemsIn(parts.map(([where, text]) => ({ where, text }))),
    ...exampleProblems('example', example, 0),
    ...parts.flatMap(([where, text]) =>
      between(text.length, 20, signs.card)
        ? []
        : [`${where} has ${text.length} signs, of at most ${signs.card}`],
    ),
    ...(example.type === type ? [] : [`the example is one of ${example.type}`]),
    ...(taken.has(questionOf(example)) ? ['the example stands in the bank too: take another seed'] : []),
  ];
}
