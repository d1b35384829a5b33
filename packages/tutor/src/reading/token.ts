/** What a student writes, sign by sign and word by word. */
export type Token =
  | { is: 'number'; value: number; text: string }
  /** `sure` where it can be no word of chats: written beside other letters, as a product. `typed` where not in small letters. */
  | { is: 'letter'; name: string; sure?: true; typed?: string }
  | {
      is: 'sign';
      sign:
        | '+'
        | '-'
        | '*'
        | '/'
        | '^'
        | '('
        | ')'
        | ','
        | ':'
        | '%'
        | '!'
        | '|'
        | '°'
        | 'of'
        | 'mod'
        | 'C'
        | 'P'
        | 'x'
        | '!?'
        | '±';
    }
  | { is: 'function'; name: string }
  | { is: 'relation'; relation: Relation }
  | { is: 'unit'; text: string }
  /** A word that adds nothing: 'so', 'we get', 'sahi hai'. */
  | { is: 'filler'; text: string }
  | { is: 'word'; text: string }
  /** Dots for what is left out of a calculation; a place where words part two numbers. */
  | { is: 'dots' }
  | { is: 'gap' }
  /** The end of a statement; `case` before what is only supposed. */
  | { is: 'end'; kind: 'and' | 'so' | 'case' };
export type Relation = '=' | '<' | '>' | '<=' | '>=' | '!=' | '~' | '==';
