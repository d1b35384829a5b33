import { near } from './maths/evaluate.ts';
import { holds, numbersIn, worthOf } from './maths/values.ts';
import { keyOf, type Question } from './question.ts';
import { speaksOfPoints } from './reply/options.ts';
import { legible } from './words/legible.ts';

const folded = (text: string) => text.toLowerCase().replace(/[^a-z0-9\\^]+/g, '');

/** Numbers everybody has at hand. */
const constants = [1, 2, 10, 60, 100];

/** Factors of a change by a per cent: who reads '10% off' does not count them as a step of their own. */
const factorsOf = (percent: number) => [percent / 100, 1 + percent / 100, 1 - percent / 100];

/** What one operation makes of two numbers. */
const joined = (a: number, b: number): number[] => [a + b, a - b, b - a, a * b, a / b, b / a];

/** Whether one operation on a number that hints brought in gives the key and no other option. */
function oneStepFromKey(question: Question, hinted: readonly number[]): boolean {
  const [key, ...more] = worthOf(keyOf(question).text);
  if (key === undefined || more.length > 0) return false;
  const stem = numbersIn(question.stem);
  const fresh = hinted.filter(value => !holds(stem, value) && !holds(constants, value));
  const pool = [...stem, ...hinted, ...constants, ...stem.flatMap(factorsOf)];
  const made = fresh.flatMap(a => [Math.sqrt(a), a * a, ...pool.flatMap(b => joined(a, b))]).map(Math.abs);
  return made.some(value => near(value, key));
}

/** Whether a text says an option's value, one that the stem does not hold already. */
function saysOption(question: Question, text: string, numbers: readonly number[]): boolean {
  const stem = numbersIn(question.stem);
  const stemText = folded(question.stem);
  const said = folded(text);
  return question.options.some(option => {
    const worth = worthOf(option.text);
    if (worth.length > 0)
      return worth.every(value => holds(numbers, value)) && !worth.every(value => holds(stem, value));
    const words = folded(option.text);
    return words.length > 3 && said.includes(words) && !stemText.includes(words);
  });
}

/** Whether a text holds the last step: its sentence or its working. */
function saysLastStep({ steps }: Question, text: string): boolean {
  const last = steps.at(-1);
  const said = folded(text);
  return (
    last !== undefined &&
    [last.says, last.works].some(part => folded(part).length > 8 && said.includes(folded(part)))
  );
}

/** Ways to name an option by its letter or its place. */
const namesLetter: readonly RegExp[] = [
  /\boption\s\W*[a-d]\b/i,
  /\b(?:option|choice)\s\W*(?:number\s|no\b\.?\s*)?(?:one|two|three|four|[1-4])\b/i,
  /\b(?:letter|answer|key)\W{1,3}(?:(?:is|was|has to be|must be|should be|would be)\W{1,3})?[a-d]\b(?!\W*[a-z])/i,
  /\b(?:first|second|third|fourth|last)\s+(?:option|choice|one of the (?:four|options))\b/i,
  /\b(?:[Cc]hoose|[Pp]ick|[Mm]ark|[Ss]elect|[Gg]o with|[Aa]nswer(?: is|:)?|[Kk]ey(?: is|:)?)\s\W*[A-D]\b(?!\s+[a-z])/,
  /\b[A-D]\b\W{0,3}\s*(?:is|must be|has to be)\s+(?:the\s+)?(?:right(?! angle)|correct|answer|key|one)\b/,
  /^\W*[A-D]\W*$/,
  /\b(?:[Nn]ot|[Nn]either|[Nn]or|[Ee]liminate|[Rr]ul(?:e|es|ed|ing) out|[Ee]xclud\w+|[Ss]trike out|[Cc]ross out|[Dd]iscard)\s\W*[A-D]\b(?!\s+(?:[a-z]|[-+=]))/,
];

const backwards = (text: string) => [...text].reverse().join('');

/** Whether a number is that of an option written backwards, and none of the question's own. */
function saysBackwards({ stem, options }: Question, text: string): boolean {
  const digitsIn = (of: string) => of.replace(/(?<=\d),(?=\d)/g, '').match(/\d{2,}/g) ?? [];
  const own = [stem, ...options.map(option => option.text)].flatMap(digitsIn);
  const given = digitsIn(text).filter(digits => !own.includes(digits));
  return options.some(option => digitsIn(option.text).some(digits => given.includes(backwards(digits))));
}

/** Whether a letter of an option stands in the words of a text; where the question itself speaks of B, C or D nobody can tell. */
const namesOption = (question: Question, text: string): boolean =>
  !speaksOfPoints(question) &&
  /(?<![\w'’-])(?:[BCD]|A(?=\s*(?:,|\/|or|and|is|nor)\W+[BCD]\b))(?![\w'’])/.test(
    text.replace(/\$\$[\s\S]+?\$\$|\$[^$\n]{2,}\$/g, ' '),
  );

/**
 * Whether a text, read after all that was `said` before, would tell the answer of a question that is still open: it
 * names an option or its value, holds the last step, or leaves one operation between a hinted number and the key.
 */
export const givesAway = (question: Question, text: string, said: readonly string[] = []): boolean =>
  tellsAnswer(question, text) || oneStepFromKey(question, [...numbersIn(text), ...said.flatMap(numbersIn)]);

/**
 * Whether a text that was written for all questions of a topic works with this question's numbers: it has two of the
 * stem and an option's value. An example with other numbers tells nothing of the key, even where a result equals an option.
 */
export function isWorkedHere(question: Question, text: string): boolean {
  const numbers = numbersIn(text);
  const own = new Set(numbersIn(question.stem).filter(value => !holds(constants, value)));
  const shared = [...own].filter(value => holds(numbers, value));
  return shared.length >= 2 && saysOption(question, text, numbers);
}

/** Whether a text names an option or its value, or holds the last step. */
export function tellsAnswer(question: Question, text: string): boolean {
  if (namesLetter.some(way => way.test(text)) || namesOption(question, text)) return true;
  const read = legible(text);
  return (
    saysOption(question, text, numbersIn(text)) ||
    (read !== text && saysOption(question, read, numbersIn(read))) ||
    saysBackwards(question, read) ||
    saysLastStep(question, text)
  );
}
