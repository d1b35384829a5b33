import { askedInForms } from './bank.ts';
import { cards } from './cards/index.ts';
import { makeItem } from './item.ts';
import { lessons } from './lessons/index.ts';
import { madeCard, madeLesson } from './lessons/made.ts';
import { lessonNames } from './lessons/names.ts';
import { cardProblems, lessonProblems, minutesOf, questionOf } from './lessons/problems.ts';
import { shownCard, shownExample, shownLesson } from './lessons/reading.ts';
import { rules } from './rules/index.ts';
import { templates } from './templates.ts';
import { exampleSeeds, workedExample } from './worked-example.ts';

/**
 * `npm run lesson -- percentages` (or a subcategory's code): prints the lesson, the cards of its types, and their
 * problems.
 *
 * `npm run lesson -- one-rise-original-amount [from]`: prints ten worked examples of a form, with questions outside
 * of the bank, to choose from; for those that cannot be a check, the reason.
 *
 * Exits with 1 when there are problems.
 */
const [wanted = '', from = String(exampleSeeds.least)] = process.argv.slice(2);
const say = (words: string) => process.stdout.write(`${words}\n`);
const seedsShown = 10;

const form = templates.find(({ variant }) => variant === wanted);
const code = Object.entries(lessonNames).find(([key, name]) => key === wanted || name === wanted)?.[0];
if (form) {
  const bank = askedInForms(new Set([wanted]));
  let shown = 0;
  for (let seed = Number(from); seed <= exampleSeeds.most && shown < seedsShown; seed += 1) {
    const example = workedExample(form, seed);
    if (bank.has(questionOf(example))) continue;
    shown += 1;
    say(shownExample(example, 0));
    const broken = Object.values(rules).flatMap(rule => rule(makeItem(form, seed)));
    for (const words of broken) say(`  No check: ${words}`);
  }
} else if (code) {
  const forms = templates.filter(({ type }) => type.startsWith(`${code}.`));
  const bank = askedInForms(new Set(forms.map(({ variant }) => variant)));
  const problems: string[] = [];
  for (const lesson of lessons.filter(({ subcategory }) => subcategory === code).map(madeLesson)) {
    say(shownLesson(lesson));
    say(`\n${minutesOf(lesson).toFixed(1)} minutes`);
    problems.push(...lessonProblems(lesson, bank));
  }
  for (const card of cards.filter(({ type }) => type.startsWith(`${code}.`)).map(madeCard)) {
    say(shownCard(card));
    problems.push(...cardProblems(card, bank).map(words => `card ${card.type}: ${words}`));
  }
  say(problems.length > 0 ? `\nTo mend:\n  ${problems.join('\n  ')}` : '\nNothing to mend.');
  process.exitCode = problems.length > 0 ? 1 : 0;
} else {
  say(
    `Nothing is called ${wanted}. Lessons: ${Object.values(lessonNames).join(', ')}; or the name of a form.`,
  );
  process.exitCode = 1;
}
