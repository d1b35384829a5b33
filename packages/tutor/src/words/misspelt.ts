/** Letters to put in, leave out, change or swap with their neighbour that make one word of another (Damerau 1964). */
function editsBetween(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, k) => k);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let k = 1; k <= b.length; k += 1) {
      const same = a[i - 1] === b[k - 1];
      const isSwap = i > 1 && k > 1 && a[i - 1] === b[k - 2] && a[i - 2] === b[k - 1];
      row[k] = Math.min(
        (last[k] ?? 0) + 1,
        (row[k - 1] ?? 0) + 1,
        (last[k - 1] ?? 0) + (same ? 0 : 1),
        isSwap ? (before[k - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** A shorter word is near too many others. */
const shortest = 5;
const long = 8;

/** The word of `known` that a misspelt one is meant for: one slip of the keys away, of a long word two; itself where none is. */
export function meantBy(word: string, known: Iterable<string>): string {
  if (word.length < shortest) return word;
  const most = word.length < long ? 1 : 2;
  let nearest = word;
  let least = most + 1;
  for (const one of known) {
    if (one[0] !== word[0] || one.length < shortest - 1 || Math.abs(one.length - word.length) > most)
      continue;
    const edits = editsBetween(word, one);
    if (edits < least) [nearest, least] = [one, edits];
  }
  return nearest;
}
