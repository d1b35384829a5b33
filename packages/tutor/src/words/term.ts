/** A term of the glossary. */
export interface Term {
  name: string;
  /** Other ways to say it. */
  also: readonly string[];
  /** Subcategories it belongs to, as taxonomy codes. */
  of: readonly string[];
  means: string;
  /** How a question may put it, and what that says with its numbers; `$1` is a group of the pattern, `<1>` in this text. */
  here: readonly (readonly [RegExp, string])[];
}

/** A term with its subcategories parted by spaces, and after its meaning other ways to say it, parted by strokes. */
export const term = (name: string, of: string, means: string, also = '', here: Term['here'] = []): Term => ({
  name,
  also: also === '' ? [] : also.split('|'),
  of: of.split(' '),
  means,
  here,
});

/** What a question says with a term and its own numbers; null where none of the term's patterns is in it. */
export function saidHere({ here }: Term, stem: string): string | null {
  for (const [pattern, says] of here) {
    const found = pattern.exec(stem);
    if (found) return says.replace(/<(\d)>/g, (_all, group: string) => found[Number(group)] ?? '');
  }
  return null;
}
