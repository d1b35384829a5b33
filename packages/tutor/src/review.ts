import { contradictsKey } from './claims.ts';
import { givesAway } from './guard.ts';
import { mathsOf } from './maths/tex.ts';
import type { Letter, Question } from './question.ts';
import { arithmeticIn } from './reading/judging.ts';

/** Why a paragraph that somebody else wrote cannot be shown to a student. */
export type Fault = 'arithmetic' | 'key' | 'gives_away';

/** Sums in words, as equalities. */
const spokenSums: readonly [RegExp, string][] = [
  [
    /(\d+(?:\.\d+)?)\s*(?:\\?%|per ?cent)\s+of\s+[₹$]?(\d+(?:\.\d+)?)\s+(?:is|gives|makes|equals|comes to)\s+[₹$]?(\d+(?:\.\d+)?)/gi,
    '; $1/100*$2 = $3 ;',
  ],
  [
    /[₹$]?(\d+(?:\.\d+)?)\s+(?:ka|का)\s+(\d+(?:\.\d+)?)\s*(?:\\?%|per ?cent|pratishat|प्रतिशत)\s*(?:(?:is|=|hota hai|hai)\s*)?[₹$]?(\d+(?:\.\d+)?)/gi,
    '; $2/100*$1 = $3 ;',
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
  return [...formulas, words].some(part =>
    arithmeticIn(part).some(found => (found.is === 'fails' ? found.sure : found.loose !== null)),
  );
}

/** Sentences of a text, formulas left whole. */
const sentencesOf = (text: string) => text.split(/(?<=[.!?।]\**)\s+|\n+/);

/**
 * What is wrong with a paragraph of a reply, or null. Calculations with numbers are done again; after the answer no
 * sentence may name another option as the answer or misjudge the one that was `chosen`, before it nothing may tell any,
 * read after all that was `said`.
 */
export function faultOf(
  question: Question,
  open: boolean,
  text: string,
  said: readonly string[] = [],
  chosen: Letter | null = null,
): Fault | null {
  if (open && givesAway(question, text, said)) return 'gives_away';
  if (miscalculates(text)) return 'arithmetic';
  if (!open && contradictsKey(question, sentencesOf(text), chosen)) return 'key';
  return null;
}
