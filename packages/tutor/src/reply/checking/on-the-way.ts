import { givesAway } from '../../guard.ts';
import { breakdownOf } from '../../maths/breakdown.ts';
import { near, written } from '../../maths/evaluate.ts';
import { holds, numbersIn, worthOf } from '../../maths/values.ts';
import { keyOf, type Question } from '../../question.ts';
import { isOptionWorth } from '../../reading/told.ts';
import type { Said } from '../../words/hinglish.ts';
import { resultsOf } from '../options.ts';
import { maths } from './pieces.ts';

/**
 * How a working of the solution comes past a value, as LaTeX: the operation that makes it, `40 - 3.5 = 36.5`, or the number
 * itself where it is only written there; null where no working has it, or it may not be told.
 */
export function onTheWay(question: Question, value: number, open: boolean): string | null {
  const size = Math.abs(value);
  if (holds(numbersIn(question.stem), size) || (open && isOptionWorth(question, size))) return null;
  const shown = open ? question.steps.slice(0, -1) : question.steps;
  const operation = question.steps
    .flatMap(({ works }) => works.split(/=|\\Rightarrow|\\q?quad|[,;:]\s/))
    .flatMap(breakdownOf)
    .find(line => near(Math.abs(Number(line.split('= ').at(-1))), size));
  const isWritten = shown.some(({ works }) => holds((works.match(/\d+(?:\.\d+)?/g) ?? []).map(Number), size));
  const found = operation ?? (isWritten && size > 10 ? written(value) : null);
  return found === null || (open && givesAway(question, maths(found))) ? null : found;
}

/** Words that stand between numbers of a list: '114, 912 and 1216', 'so 8 9 9'. */
const joining = new Set(['so', 'then', 'ok', 'i', 'we', 'get', 'and', 'aur']);

/** The numbers of a message that lists them and says nothing else; null of any other. */
function listIn(message: string): number[] | null {
  const words = message
    .toLowerCase()
    .split(/[\s;]|,(?!\d{3}(?!\d))/)
    .map(word => word.replace(/[.?!]$/, ''))
    .filter(word => word !== '' && !joining.has(word));
  const isList = words.length > 1 && words.every(word => /^\d[\d,]*(?:\.\d+)?$/.test(word));
  return isList ? words.map(word => Number(word.replaceAll(',', ''))) : null;
}

const listed = (said: readonly string[]) => `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`;

/** What a list of numbers is to a step that finds several: all right, or which of them not; null where no step finds them. */
export function listVerdict(question: Question, message: string, open: boolean): Said | null {
  const given = listIn(message);
  if (!given) return null;
  const { stem, steps } = question;
  if (open && worthOf(keyOf(question).text).some(value => holds(given, value))) return null;
  const found = (open ? steps.slice(0, -1) : steps).map(({ works }) =>
    works.includes('=') ? resultsOf(works) : numbersIn(maths(works)),
  );
  const shown = (values: readonly number[]) => listed(values.map(value => maths(written(value))));
  const isGiven = given.every(value => holds(numbersIn(stem), value));
  if (!isGiven && given.every(value => holds(found.flat(), value)))
    return [`Yes, ${shown(given)} are right.`, `Haan, ${shown(given)} sahi hain.`];
  for (const own of found) {
    const right = given.filter(value => holds(own, value));
    const [only, ...more] = given.filter(value => !holds(own, value));
    if (only !== undefined && more.length === 0 && right.length > 1)
      return [
        `${shown(right)} are right. Work ${maths(written(only))} out once more.`,
        `${shown(right)} sahi hain. ${maths(written(only))} ek baar phir nikalo.`,
      ];
  }
  return null;
}
