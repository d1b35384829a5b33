import { counted, type GroupRule } from './group-rule.ts';

/** Minimum number of sentence frames in a type and band, and the maximum share of one frame. */
const fewest = 4;
const mostOfOne = 8 / 24;
/** Maximum of items that share a sentence frame. */
export const mostOfFrame = (items: number): number => Math.ceil(items * mostOfOne);
/** Likeness, without numbers, from which two stems have the same frame. */
const alike = 0.8;

const wordsOf = (stem: string): string[] =>
  stem
    .replace(/\$\$?[^$]*\$\$?|\d[\d,.]*/g, '#')
    .toLowerCase()
    .match(/[a-z#']+/g) ?? [];

/** Dice's coefficient of the word bigrams of two texts, 0 to 1. */
function likeness(a: readonly string[], b: readonly string[]): number {
  const pairs = (words: readonly string[]) => words.slice(1).map((word, i) => `${words[i]} ${word}`);
  const rest = new Map<string, number>();
  for (const pair of pairs(b)) rest.set(pair, (rest.get(pair) ?? 0) + 1);
  let shared = 0;
  for (const pair of pairs(a)) {
    const left = rest.get(pair) ?? 0;
    if (left > 0) shared += 1;
    rest.set(pair, left - 1);
  }
  return (2 * shared) / Math.max(1, a.length + b.length - 2);
}

/** Numbers the frames of stems in order; a stem like an earlier one has its number. */
export function frameNumbers(): (stem: string) => number {
  const kinds: string[][] = [];
  return stem => {
    const words = wordsOf(stem);
    const known = kinds.findIndex(kind => likeness(kind, words) >= alike);
    return known >= 0 ? known : kinds.push(words) - 1;
  };
}

/** The items have enough different sentence frames. */
export const frames: GroupRule = items => {
  const numberOf = frameNumbers();
  const kinds = counted(items.map(item => String(numberOf(item.stem))));
  const largest = Math.max(...kinds.map(([, count]) => count));
  const most = mostOfFrame(items.length);
  if (kinds.length < fewest) return [`${kinds.length} sentence frames, not ${fewest}`];
  return largest > most
    ? [`one sentence frame stands in ${largest} of ${items.length} items, at most ${most}`]
    : [];
};
