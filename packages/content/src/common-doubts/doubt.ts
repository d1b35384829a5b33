import type { Text } from '../question/text.ts';

/**
 * A doubt that many students have of a type of question, with a teacher's reply. It tells the answer of no question.
 */
export interface CommonDoubt {
  /** The beginning of a taxonomy code: `AR.PCT` for a whole subcategory, `AR.PCT.1` for a type. */
  of: string;
  /** A whole sentence, shown with the reply; then the doubt as students type it, in other words and in Hinglish. */
  asks: readonly [string, string, string, ...string[]];
  /** 20 to 60 words, best with a small example. */
  says: Text;
}
