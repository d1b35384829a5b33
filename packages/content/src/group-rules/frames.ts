import type { GroupRule } from './group-rule.ts';

/** Sentence frames over the items of a type and band, and the largest share one of them may have. */
const fewest = 4;
const mostOfOne = 8 / 24;
/** Stems that share this much of their words, numbers aside, are one sentence with other nouns. */
const alike = 0.8;

const wordsOf = (stem: string): string[] =>
  stem
    .replace(/\$\$?[^$]*\$\$?|\d[\d,.]*/g, '#')
    .toLowerCase()
    .match(/[a-z#']+/g) ?? [];

/** Dice's coefficient of two texts' pairs of neighbouring words, 0 to 1. */
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

/** The question is put in several ways. */
export const frames: GroupRule = items => {
  const kinds: { words: string[]; count: number }[] = [];
  for (const item of items) {
    const words = wordsOf(item.stem);
    const kind = kinds.find(k => likeness(k.words, words) >= alike);
    if (kind) kind.count += 1;
    else kinds.push({ words, count: 1 });
  }
  const largest = Math.max(...kinds.map(k => k.count));
  const most = Math.ceil(items.length * mostOfOne);
  if (kinds.length < fewest) return [`${kinds.length} sentence frames, not ${fewest}`];
  return largest > most
    ? [`one sentence frame stands in ${largest} of ${items.length} items, at most ${most}`]
    : [];
};
