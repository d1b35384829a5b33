import { givesAway } from './guard.ts';
import { mathsOf } from './maths/tex.ts';
import { holds, numbersIn, worthOf } from './maths/values.ts';
import { type Line, linesOf } from './maths/working.ts';
import { keyOf, type Question } from './question.ts';
import { legible } from './words/legible.ts';

/** Why a paragraph that somebody else wrote cannot be shown to a student. */
export type Fault = 'arithmetic' | 'key' | 'gives_away';

const isWrong = (line: Line) => line.kind === 'wrong' && line.value !== null;

/** Sums in words, as equalities. */
const spokenSums: readonly [RegExp, string][] = [
  [
    /(\d+(?:\.\d+)?)\s*(?:\\?%|per ?cent)\s+of\s+[₹$]?(\d+(?:\.\d+)?)\s+(?:is|gives|makes|equals|comes to)\s+[₹$]?(\d+(?:\.\d+)?)/gi,
    '; $1/100*$2 = $3 ;',
  ],
  [
    /((?:\d+(?:\.\d+)?\s*(?:plus|minus|times|divided by|[-+*/×÷])\s*)+\d+(?:\.\d+)?)\$?\s+(?:is|gives|makes|equals|comes to)\s+\$?(\d+(?:\.\d+)?)/gi,
    '; $1 = $2 ;',
  ],
];

/** Whether a calculation of numbers in a text does not hold. */
function miscalculates(written: string): boolean {
  let text = written;
  for (const [said, meant] of spokenSums) text = text.replace(said, meant);
  const formulas = mathsOf(text);
  const words = text.replace(/\$\$[\s\S]+?\$\$|\$[^$\n]+\$/g, ' ; ');
  return [...formulas, words].some(part => linesOf(part).some(isWrong));
}

const folded = (text: string) => text.toLowerCase().replace(/[^a-z0-9.%:/-]+/g, '');

/** Sentences of a text, formulas left whole. */
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n+/);

const claims =
  /\b(?:hence|therefore|thus|final|finally)\b|\b(?:is|was|are|were)\s+(?:indeed\s+)?(?:right(?! angle)|correct)\b|\b(?:answer|correct option|right option|key|correct choice|right choice|correct one)\b/i;
const denies =
  /\b(?:not|isn.t|n.t|wrong|incorrect|instead|rather|mistake|slip|trap|tempting|why|you (?:took|got|had|chose)|would|for the answer)\b/i;
const blamesKey =
  /\b(?:key|given answer|answer given|solution)\b[^.!?]*\b(?:is|was|seems|looks)\s+(?:wrong|incorrect|mistaken|not (?:right|correct))\b/i;
const letterClaim =
  /\b(?:answer|key|option|choice)\s*(?:is|should be|must be|:|=)?\s*(?:therefore|thus|indeed|clearly)?\s*(?:option\s*)?\(?\*{0,2}([A-D])\b(?!\s+[a-z])/;

/** Whether a sentence names another option as the answer, or says that the key is wrong. */
function contradictsKey(question: Question, written: string): boolean {
  const sentence = legible(written);
  if (blamesKey.test(sentence)) return true;
  const key = keyOf(question);
  // A result on the way may be an option's value, too.
  const onTheWay = question.steps.flatMap(({ says, works }) => numbersIn(`${says} $${works}$`));
  const isOnTheWay = ({ text }: { text: string }) => worthOf(text).every(value => holds(onTheWay, value));
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
  return !namesKey && question.options.some(one => one !== key && names(one) && !isOnTheWay(one));
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
