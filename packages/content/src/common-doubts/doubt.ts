import type { Text } from '../question/text.ts';

/**
 * A common doubt about a type of question, with a teacher's reply, which reveals the answer of no question.
 */
export interface CommonDoubt {
  /** Taxonomy code: `AR.PCT` for a subcategory, `AR.PCT.1` for a type. */
  of: string;
  /** A whole sentence, shown with the reply; then the doubt as students type it, also in Hinglish. */
  asks: readonly [string, string, string, ...string[]];
  /** 20 to 60 words, best with a small example. */
  says: Text;
}
