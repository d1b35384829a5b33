import type { LineQuestion, WorkedExample } from '../worked-example.ts';
import type { MadeCard, MadeLesson } from './made.ts';

/** Lessons, cards and examples as plain text for authors. */

function shownQuestion(question: LineQuestion): string[] {
  if (question.kind === 'choice')
    return question.options.map(
      ({ letter, text, slip }) => `     (${letter}) ${text}  ${slip?.words ?? 'RIGHT'}`,
    );
  return question.mistakes.map(({ value, words }) => `     ${String(value)}: ${words}`);
}

export function shownExample(
  { form, seed, stem, lines, answer, check }: WorkedExample,
  asked: number,
): string {
  const shown = lines.flatMap(({ says, works, because, question }, i) => [
    `  ${i + 1}. ${says}`,
    `     ${works}${i >= lines.length - asked ? '   <- asked' : ''}`,
    ...(because ? [`     Why: ${because}`] : []),
    ...(question && i >= lines.length - asked ? shownQuestion(question) : []),
  ]);
  return [`\n${form} #${seed}`, stem, ...shown, `  Answer: ${answer}`, `  Check: ${check}`].join('\n');
}

export function shownLesson({
  title,
  description,
  before,
  idea,
  picture,
  examples,
  ...rest
}: MadeLesson): string {
  const { misconceptions, leave, checks } = rest;
  return [
    title,
    description,
    'Before you begin:',
    ...before.map(text => `- ${text}`),
    ...idea.map(text => `\n${text}`),
    `\n[${picture.figure.alt}]\n${picture.caption}`,
    ...examples.map(({ example, asked }) => shownExample(example, asked)),
    ...misconceptions.map(
      ({ says, wrong, right, why }) => `\n- ${says}\n  Wrong: ${wrong}\n  Right: ${right}\n  ${why}`,
    ),
    `\nWhen to leave it: ${leave}`,
    ...checks.map(({ stem, options, key, band, form, seed }, i) => {
      const texts = options.map(({ letter, text }) => `${letter === key ? '*' : ''}(${letter}) ${text}`);
      return `\nCheck ${i + 1} (${band}, ${form} #${seed}): ${stem}\n  ${texts.join('  ')}`;
    }),
  ].join('\n');
}

export const shownCard = ({ type, idea, cue, method, trap, example }: MadeCard): string =>
  `\nCard ${type}\n  Idea: ${idea}\n  Cue: ${cue}\n  Method: ${method}\n  Trap: ${trap}${shownExample(example, 0)}`;
