/** A term of the glossary. */
export interface Term {
  name: string;
  /** Other ways to say it. */
  also: readonly string[];
  /** Subcategories it belongs to, as taxonomy codes. */
  of: readonly string[];
  means: string;
}

/** A term with its subcategories parted by spaces, and after its meaning other ways to say it, parted by strokes. */
export const term = (name: string, of: string, means: string, also = ''): Term => ({
  name,
  also: also === '' ? [] : also.split('|'),
  of: of.split(' '),
  means,
});
