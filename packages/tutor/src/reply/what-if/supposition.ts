import { near } from '../../maths/evaluate.ts';
import type { QuestionPath } from '../../question.ts';
import type { Said } from '../../words/hinglish.ts';
import { figure, maths } from '../checking/pieces.ts';

/** Where the supposition ends and its result begins: 'agar 25% hota | to 4/5?'. The Hindi 'to' stands behind a verb. */
const turn =
  /\b(?:then|toh)\b|(?<=\b(?:(?!(?:ra|da|sta|minu|rou|be|the|del)t)[a-z]{1,8}t[aei]|ho|hu[aei]|kar[eu]?|rakh[eu]|jaa?ye|li?y[ae]|l[eu]|kiya|diya|pe|par|me|same) )to\b|,\s*(?=(?:then|so|ans\w*|kya)\b)/i;
const supposes = /\b(?:if|agar|suppose|maan lo|hot[aei])\b/i;
/** '1000 pages ka 2893 hota?': a number with its noun, and what comes of it. */
const ofCount = /^\W{0,3}(?:to |toh |so |agar )?\d[\d,]{0,8} [a-z]{1,12} (?:ka|ke liye|me|par|pe)\b/i;

/** A message in two: what it supposes, and what it says comes of that. */
export function suppositionIn(message: string): { supposed: string; result: string } {
  const found = supposes.test(message)
    ? (turn.exec(message) ?? (/\bhot[aei]\b/i.test(message) ? ofCount.exec(message) : null))
    : null;
  if (found?.index === 0) return { supposed: found[0], result: message.slice(found[0].length) };
  return found && (found.index > 0 || found[0] === '')
    ? { supposed: message.slice(0, found.index), result: message.slice(found.index + found[0].length) }
    : { supposed: message, result: '' };
}

/** The value that a message says comes of its supposition; null where it says none. */
export function resultClaimed(message: string): number | null {
  // A time of day is no number.
  if (/\d:\d/.test(message)) return null;
  const typed = suppositionIn(message)
    .result.match(/\d[\d,]*(?:\.\d+)?(?:\s*\/\s*\d+)?/g)
    ?.at(-1);
  const [top = Number.NaN, below = 1] = (typed ?? '').replace(/[\s,]/g, '').split('/').map(Number);
  return typed === undefined ? null : top / below;
}

const alone = ({ value }: { value: readonly number[] } = { value: [] }) =>
  value.length === 1 ? (value[0] ?? null) : null;

/** Whether a changed question comes to a value. */
export function comesTo(other: QuestionPath, claim: number): boolean {
  const end = alone(other.quantities[other.asked]);
  return end !== null && near(end, claim);
}

/** That the claimed value is the answer there, a value on the way, or the factor to it; null where it is none of these. */
export function claimWords(path: QuestionPath, other: QuestionPath, claim: number): Said | null {
  const number = maths(figure(claim));
  if (comesTo(other, claim)) return [`Yes, ${number}. `, `Haan, ${number}. `];
  const end = alone(other.quantities[other.asked]);
  const own = path.quantities.map(alone);
  const at = other.quantities.findIndex((quantity, i) => {
    const value = alone(quantity);
    return value !== null && near(value, claim) && !near(own[i] ?? Number.NaN, value) && quantity.name;
  });
  const name = other.quantities[at]?.name;
  if (name)
    return [`Yes, ${number} is ${name} there. `, `Haan, wahan ${number} ${name.replace(/^the /, '')} hai. `];
  const given = end === null ? undefined : other.given.find(one => one > 1 && near(one * claim, end));
  const line =
    given === undefined || end === null
      ? ''
      : maths(`${figure(given)} \\times ${figure(claim)} = ${figure(end)}`);
  return line === '' || Number.isInteger(claim) ? null : [`Yes: ${line}. `, `Haan: ${line}. `];
}

/** The value of one given number for which a quantity that is found comes to another one; null where none was met. */
export function givenFor(
  path: QuestionPath,
  changed: (to: string) => QuestionPath | null,
  at: number,
  given: number,
  wanted: number,
): { to: string; other: QuestionPath } | null {
  const own = alone(path.quantities[at]);
  if (own === null || own === 0) return null;
  // In proportion, in inverse proportion, or as much more.
  for (const value of [(given * wanted) / own, (given * own) / wanted, given + wanted - own]) {
    const to = String(Number(value.toFixed(6)));
    const other = value > 0 ? changed(to) : null;
    const found = alone(other?.quantities[at]);
    if (other && found !== null && near(found, wanted)) return { to, other };
  }
  return null;
}
