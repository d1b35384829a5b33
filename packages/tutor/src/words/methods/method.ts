/** A way to solve a question that students ask for by name. */
export interface Method {
  /** As one says it within a sentence. */
  name: string;
  /** How a message names it, its formula included. */
  said: RegExp;
  /** How a solution shows that it goes this way. */
  uses?: RegExp;
  /** Types of question in which it leads to the answer: codes, and words that the stem must have as well. */
  of?: RegExp;
  gives?: RegExp;
  /** Words of a stem with which it does not hold. */
  not?: RegExp;
  /** What it needs, as a whole sentence. */
  needs: string;
  /** How to begin with it. */
  how: string;
  /** Why it works; absent where nobody wrote it. */
  why?: string;
}

export const method = (
  name: string,
  said: RegExp,
  needs: string,
  how: string,
  where: Pick<Method, 'uses' | 'of' | 'gives' | 'not' | 'why'> = {},
): Method => ({ name, said, needs, how, ...where });
