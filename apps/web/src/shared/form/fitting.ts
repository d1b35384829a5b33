/** Length in code points: an emoji counts as one. */
export const characters = (text: string): number => [...text].length;

const startOf = (a: readonly string[], b: readonly string[]) => {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1;
  return at;
};

/**
 * The text after an edit from `before` to `wanted`, with at most `most` characters: the typed or pasted part is cut to
 * fit, existing text is kept. `caret` is the new caret position, in UTF-16 units.
 */
export function fitted(before: string, wanted: string, most: number): { text: string; caret: number } {
  const [old, next] = [[...before], [...wanted]];
  if (next.length <= most) return { text: wanted, caret: wanted.length };
  const start = startOf(old, next);
  const end = startOf(old.slice(start).reverse(), next.slice(start).reverse());
  const tail = next.slice(next.length - end);
  const inserted = next.slice(start, next.length - end).slice(0, Math.max(0, most - start - end));
  const head = [...next.slice(0, start), ...inserted].join('');
  return { text: head + tail.join(''), caret: head.length };
}
