import { near, written } from '../maths/evaluate.ts';
import { holds, numbersIn } from '../maths/values.ts';
import { inSentence, type PathQuantity, type Question } from '../question.ts';
import type { Said } from '../words/hinglish.ts';
import { resultsOf, stepWith } from './options.ts';
import type { Piece } from './situation.ts';

/** A longer clause is told in part. */
const mostWords = 12;
/** Where a clause of a question ends. */
const clauseEnds = /[.,;:?!] | (?:and|when|while|if|so that|who|which) |[.?!]$/;

/** The clause of the question that gives a number; null where none does. */
export function clauseWith({ stem }: Question, value: number): string | null {
  // Blanks and marks inside a formula end no clause.
  const whole = stem.replace(/\$[^$]+\$/g, formula => formula.replaceAll(' ', '\u00a0'));
  const clause = whole.split(clauseEnds).find(one => holds(numbersIn(one), value));
  if (clause === undefined) return null;
  const words = clause.trim().split(' ');
  const at = words.findIndex(word => holds(numbersIn(word), value));
  const from = words.length > mostWords && at > mostWords / 2 ? at - mostWords / 2 : 0;
  const part = words
    .slice(from, from + mostWords + 1)
    .join(' ')
    .replaceAll('\u00a0', ' ');
  return `${from > 0 ? '… ' : ''}${part}${from + mostWords + 1 < words.length ? ' …' : ''}`;
}

const isWorth = ({ value: [only, ...more] }: PathQuantity, value: number) =>
  only !== undefined && more.length === 0 && near(Math.abs(only), Math.abs(value));

/** What a number of the solution is, as a sentence; null where that is not known. `from` is the step that uses it. */
export function originOf(question: Question, value: number, from: number | null): Said | null {
  const { path, stem } = question;
  const own = path?.quantities.filter(quantity => isWorth(quantity, value)) ?? [];
  const [{ tex = written(value) } = {}] = own;
  const number = `$${Number.isInteger(value) || value < 0 ? written(value) : tex}$`;
  const at = stepWith(question, value);
  const stepOf = ({ step }: PathQuantity) => at ?? step;
  const before = own.find(one => from === null || stepOf(one) < from);
  const isGiven = holds(numbersIn(stem), value);
  if (before && (before.name || !isGiven)) {
    const at = stepOf(before) + 1;
    const how = from === null && before.computation ? `: $${before.computation} = ${before.tex}$` : '';
    const sentence = question.steps[at - 1]?.says
      .split(/(?<=[.;])\s+/)
      .find(one => holds(numbersIn(one), value));
    if (!before.name && how === '' && from === null && sentence)
      return [`${number}, in step ${at}: ${sentence}`, `${number}, step ${at} me: ${sentence}`];
    if (!before.name)
      return [`${number} is the result of step ${at}${how}.`, `${number} step ${at} ka result hai${how}.`];
    const name = inSentence(before.name);
    const [where, kahan] = from !== null || how ? [`, from step ${at}`, ` (step ${at} se)`] : ['', ''];
    return [`${number} is ${name}${where}${how}.`, `${number} yaani ${name}${kahan}${how}.`];
  }
  const clause = clauseWith(question, value);
  // Who sees a formula sees its numbers.
  if (isGiven)
    return clause?.includes(' ') &&
      !(clause.replace(/\\%/g, '').match(/\$[^$]*\$/g) ?? []).some(formula => /[a-z(]/i.test(formula))
      ? [`${number} is given: “${clause}”.`, `${number} question me diya hai: “${clause}”.`]
      : null;
  const found = own.find(({ computation }) => computation !== null);
  if (found && from === null)
    return [
      `${number} is $${found.computation}$, in step ${found.step + 1}.`,
      `${number} step ${found.step + 1} me $${found.computation}$ se aata hai.`,
    ];
  return null;
}

/** Numbers of a line that are spoken of. */
const mostNumbers = 4;

/** Where the numbers of a line are from, those of one clause together, at most so many sentences. */
export function originsIn(question: Question, i: number, most: number): Said {
  const works = question.steps[i]?.works ?? '';
  // What the line itself comes to is no number that it takes from elsewhere.
  const results = resultsOf(works);
  const origins = numbersIn(works === '' ? '' : `$${works}$`)
    .filter(value => value > 2 && stepWith(question, value) !== i && !holds(results, value))
    .flatMap(value => {
      const origin = originOf(question, value, i);
      return origin ? [origin] : [];
    });
  const told: [string, string][] = [];
  for (const [english, hinglish] of origins) {
    const [, number = '', clause] = /^(.*?) is given: “([^”]*)”\.$/s.exec(english) ?? [];
    const same = told.find(([other]) => other === english || (clause && other.includes(`“${clause}”`)));
    if (!same) told.push([english, hinglish]);
    else if (same[0] !== english) {
      same[0] = same[0].replace(/ (?:is|are) given/, ` and ${number} are given`);
      same[1] = same[1].replace(/ question me diy[ae] hai(?:n)?/, ` aur ${number} question me diye hain`);
    }
  }
  const shown = told.slice(0, most);
  return [shown.map(([one]) => one).join(' '), shown.map(([, one]) => one).join(' ')];
}

/** What a step finds and why, its line, and where each number in the line is from. */
export function explainedPiece(question: Question, i: number): Piece {
  const { path, steps } = question;
  const { says = '', works = '' } = steps[i] ?? {};
  const because = path?.because[i];
  const finds = because ? `${says} ${because}` : says;
  const [told, bataya] = originsIn(question, i, mostNumbers);
  const text = (...parts: readonly string[]) => parts.filter(part => part !== '').join('\n\n');
  const line = works === '' ? '' : `$$${works}$$`;
  const isSays = finds === says && told === '';
  return {
    id: `step:${i}${isSays ? '' : ':explained'}`,
    step: i,
    text: text(`**Step ${i + 1} of ${steps.length}.** ${finds}`, line, told),
    hinglish: text(
      `**Step ${i + 1} (kul ${steps.length}).** Is step me ye karna hai: ${says}`,
      because ? `Wajah ye hai: ${because}` : '',
      line,
      bataya,
    ),
  };
}
