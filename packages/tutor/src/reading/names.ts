import { near } from '../maths/evaluate.ts';
import { numbersIn } from '../maths/values.ts';
import { askingIn, type Question } from '../question.ts';
import { stemmed } from '../words/content.ts';
import { toldOf, valueAt } from './told.ts';

const stems = (words: string) =>
  new Set(
    (words.toLowerCase().match(/[a-z]{3,}/g) ?? []).map(word =>
      // Multiples are no product.
      /^multiples?$/.test(word) ? word : stemmed(word),
    ),
  );

/** Words that stand in many names. */
export const plainWords = stems('the and for with from number total value amount then what');

/** The words of a name that tell it from others; what it is measured by is none of them. */
const tellingWords = (name: string | null) =>
  [...stems((name ?? '').replace(/, where\b.*/, ''))].filter(word => !plainWords.has(word));

/** Whether a solution takes something for 1 or 100, and counts all else in it. */
export const countsInParts = ({ path, steps: [first] }: Question): boolean =>
  /\b(?:be|is|Imagine|Take|Let) \$?1(?:00)?\b/.test(first?.says ?? '') ||
  (path?.quantities.some(({ name }) => isInParts(name)) ?? false);

/** Whether a quantity is told in parts, or where another is 1 or 100. */
export const isInParts = (name: string | null): boolean =>
  /\bin (?:parts|units)\b|\bof 100\b|, where\b/.test(name ?? '');

/** Whether a value is that of a quantity told in parts, in the student's own unit: of `0.9`, where another is 1, `9`. */
export function isInOwnUnits(
  question: Question,
  at: number,
  value: number,
  wrote: readonly string[],
): boolean {
  const { path } = question;
  const [own] = path?.quantities[at]?.value ?? [];
  // A part of a whole is counted in units, too: of 1/16 of the work, 3 of 48.
  return (
    (countsInParts(question) || (!!own && Math.abs(own) < 1 && Number.isInteger(value))) &&
    !!own &&
    !near(own, value) &&
    wrote.flatMap(numbersIn).some(unit => unit > 2 && near(unit * own, value))
  );
}

/** The quantity that words name, of those told of; null where they name none, or more than one. */
export function quantityNamed({ path }: Question, words: readonly string[], open: boolean): number | null {
  if (!path) return null;
  const said = [...stems(words.join(' '))].filter(word => !plainWords.has(word));
  if (said.length === 0) return null;
  // All words: 'the new total' is not 'the old total'.
  const names = path.quantities.map(({ name }) => tellingWords(name));
  const fits = names.flatMap((own, i) => (said.every(word => own.includes(word)) ? [i] : []));
  // Of several the one whose name says nothing else: 'valid votes' are not 'the lead in valid votes'.
  const least = Math.min(...fits.map(i => names[i]?.length ?? 0));
  const [at, ...more] = fits.filter(i => names[i]?.length === least);
  return at === undefined || more.length > 0 || !toldOf(path, open).includes(at) ? null : at;
}

/** Whether words say at least a share of what tells a quantity's name from others. */
export function saysName({ path }: Question, at: number, words: readonly string[], share: number): boolean {
  const said = stems(words.join(' '));
  const own = tellingWords(path?.quantities[at]?.name ?? null);
  return own.filter(word => said.has(word)).length >= share * own.length;
}

const articles = stems('the and for with from then what');

/** What a sentence asks for, without how it asks and without which of several values. */
const asksOf = (asking: string) =>
  asking.replace(
    /^.*?\b(?:what|find|how (?:many|much|long|far|large)|which|determine|calculate)\b|\b(?:is|are|was|were|will|would|does|did|can|the|greatest|least|largest|smallest|minimum|maximum|possible|total|different|positive)\b/gi,
    ' ',
  );

/** Whether words are the label of what is asked, and of nothing that is found before it: 'time = 140/25'. */
export function labelsAsked(question: Question, words: readonly string[]): boolean {
  const { path } = question;
  const said = [...stems(words.join(' '))].filter(word => !articles.has(word));
  // Where what is asked has a name, other words of its sentence are labels of other things: 'last = 10'.
  const asked = stems(`${path?.quantities[path.asked]?.name ?? askingIn(question)} answer`);
  const isTold = (at: number) => {
    const own = tellingWords(path?.quantities[at]?.name ?? null);
    return said.every(word => own.includes(word));
  };
  const isAsked =
    said.every(word => asked.has(word)) ||
    (said.length > 1 && said.every(word => stems(askingIn(question)).has(word)));
  // 'interest of 5 years' is no 'rate of interest': the first word of what is asked is among the label's.
  const [head] = [...stems(asksOf(askingIn(question)))].filter(word => !plainWords.has(word));
  if (!path?.quantities[path.asked]?.name && head !== undefined && !said.includes(head)) return false;
  return said.length > 0 && isAsked && !(path && toldOf(path, true).some(isTold));
}

/** The quantity that has a claimed value, of those told of, where its name or its step has a word of the claim. */
export function quantityClaimed(
  { path, steps }: Question,
  words: readonly string[],
  value: number,
  open: boolean,
): number | null {
  const said = [...stems(words.join(' '))].filter(word => !plainWords.has(word));
  if (!path || said.length === 0) return null;
  const shared = (text: string | null) => tellingWords(text).filter(word => said.includes(word)).length;
  const fits = toldOf(path, open).filter(i => {
    const quantity = path.quantities[i];
    const own = quantity ? valueAt(quantity) : null;
    return (
      quantity &&
      own !== null &&
      [own, 100 * own, own / 100].some(one => near(one, value)) &&
      shared(`${quantity.name ?? ''} ${steps[quantity.step]?.says ?? ''}`) > 0
    );
  });
  const closest = fits.toSorted(
    (a, b) => shared(path.quantities[b]?.name ?? '') - shared(path.quantities[a]?.name ?? ''),
  );
  return closest[0] ?? null;
}
