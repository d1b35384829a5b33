import { givesAway } from './guard.ts';
import { mathsOf } from './maths/tex.ts';
import { type Line, linesOf } from './maths/working.ts';
import { keyOf, type Question } from './question.ts';

/** Why a paragraph that somebody else wrote cannot be shown to a student. */
export type Fault = 'arithmetic' | 'key' | 'gives_away';

const isWrong = (line: Line) => line.kind === 'wrong' && line.value !== null;

/** Whether a calculation of numbers in a text does not hold. */
function miscalculates(text: string): boolean {
  const formulas = mathsOf(text);
  const words = text.replace(/\$\$[\s\S]+?\$\$|\$[^$\n]+\$/g, ' ; ');
  return [...formulas, words].some(part => linesOf(part).some(isWrong));
}

const folded = (text: string) => text.toLowerCase().replace(/[^a-z0-9.%:/-]+/g, '');

/** Sentences of a text, formulas left whole. */
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n+/);

const claims = /\b(?:answer|correct option|right option|key|correct choice|right choice|correct one)\b/i;
const denies =
  /\b(?:not|isn.t|n.t|wrong|incorrect|instead|rather|mistake|slip|trap|tempting|why|you took|for the answer)\b/i;
const letterClaim =
  /\b(?:answer|key|option|choice)\s*(?:is|:|=)?\s*(?:therefore|thus|indeed|clearly)?\s*(?:option\s*)?\(?\*{0,2}([A-D])\b(?!\s+[a-z])/;

/** Whether a sentence names another option as the answer, or says that the key is wrong. */
function contradictsKey(question: Question, sentence: string): boolean {
  const key = keyOf(question);
  const says = folded(sentence);
  const names = ({ letter, text }: { letter: string; text: string }) =>
    new RegExp(`\\boption\\s*\\(?\\**${letter}\\b`, 'i').test(sentence) ||
    (folded(text).length > 1 &&
      new RegExp(`(?<![0-9.])${folded(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![0-9])`).test(says));
  const namesKey = names(key);
  if (denies.test(sentence))
    return (
      namesKey &&
      /\b(?:wrong|incorrect|not (?:the )?(?:correct|right|key|answer))\b/i.test(sentence) &&
      !question.options.some(o => o !== key && names(o))
    );
  if (!claims.test(sentence)) return false;
  const [, letter] = letterClaim.exec(sentence) ?? [];
  if (letter && letter !== key.letter) return true;
  return !namesKey && question.options.some(option => option !== key && names(option));
}

/**
 * What is wrong with a paragraph of a reply, or null. Calculations with numbers are done again; after the answer no
 * sentence may name another option as the answer, before it nothing may tell any, read after all that was `said`.
 */
export function faultOf(
  question: Question,
  open: boolean,
  text: string,
  said: readonly string[] = [],
): Fault | null {
  if (open && givesAway(question, text, said)) return 'gives_away';
  if (miscalculates(text)) return 'arithmetic';
  if (!open && sentencesOf(text).some(sentence => contradictsKey(question, sentence))) return 'key';
  return null;
}
