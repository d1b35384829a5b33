/** Length as people count it: an emoji is one. */
export const characters = (text: string): number => [...text].length;

const startOf = (a: readonly string[], b: readonly string[]) => {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1;
  return at;
};

/**
 * What becomes of `before` when somebody tries to make it `wanted` and at most `most` characters are taken: of what was
 * typed or pasted, as much as there is room for; nothing that stood there is pushed out. `caret` is where writing goes
 * on, in UTF-16 units.
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
