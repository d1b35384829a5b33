import { contradictsKey } from './claims.ts';
import { hintsAtAnswer, supposing, tellsUntrue } from './examining.ts';
import { givesAway, tellsAnswer } from './guard.ts';
import { mathsOf } from './maths/tex.ts';
import type { Letter, Question } from './question.ts';
import { arithmeticIn } from './reading/calculations.ts';
import { linkTex } from './reading/links.ts';
import type { Verdict } from './reading/verdict.ts';
import { judgedLines } from './reading/work.ts';
import type { Situation } from './reply/situation.ts';

/** Why a paragraph that somebody else wrote cannot be shown to a student. */
export type Fault = 'arithmetic' | 'key' | 'gives_away' | 'value';

/** Sums in words, as equalities. */
const spokenSums: readonly [RegExp, string][] = [
  [
    /(\d+) divided by (\d+) (?:is|gives|leaves) (\d+),? (?:with |and )?(?:a |the )?remainder (?:of )?(\d+)/gi,
    '; $2*$3+$4 = $1 ;',
  ],
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

/** A text up to some words, and from there on. */
function splitAt(text: string, words: RegExp): [string, string] {
  const at = words.exec(text)?.index ?? text.length;
  return [text.slice(0, at), text.slice(at)];
}

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

/** What the tutor finds of each line of a student's, for who words the reply: 'line 2 does not follow'. */
export function verdictsOf(question: Question, { answer, wrote }: Situation, message: string): string[] {
  const found = judgedLines(message, question, answer === null, wrote);
  return found.map(({ link, verdict }, i) => `Line ${i + 1}, $${linkTex(link)}$, ${said(verdict)}.`);
}

function said(verdict: Verdict): string {
  switch (verdict.is) {
    case 'holds':
    case 'identity':
    case 'fits':
      return 'holds';
    case 'follows':
      return 'follows from the lines before it';
    case 'fails':
      return verdict.sure ? 'does not hold' : 'does not hold as it stands; ask what is meant';
    case 'no_identity':
      return 'does not hold for all values';
    case 'contradicts':
    case 'differs':
      return 'does not follow from the line before it';
    case 'barred':
      return 'solves a line, and the question bars it';
    case 'minutes':
      return `holds with ${verdict.minutes} minutes written in hours`;
    case 'unplaced':
      return 'cannot be placed; ask where it comes from';
  }
}

/** Sentences of a text, formulas left whole. */
const sentencesOf = (text: string) => text.split(/(?<=[.!?।]\**)\s+|\n+/);

/**
 * What is wrong with a paragraph of a reply, or null. Calculations with numbers are done again; after the answer no
 * sentence may name another option as the answer or misjudge the one that was `chosen`, before it nothing may tell any,
 * read after all that was `said`. A value has to be the question's, or the student's who `wrote` it.
 */
export function faultOf(
  question: Question,
  open: boolean,
  text: string,
  said: readonly string[] = [],
  chosen: Letter | null = null,
  wrote: readonly string[] = [],
): Fault | null {
  // Of what is supposed, no number leads to the key: 'suppose there were 10 of them'.
  const [stated = '', supposed = ''] = splitAt(text, supposing);
  if (open && (givesAway(question, stated, said) || tellsAnswer(question, supposed))) return 'gives_away';
  if (open && hintsAtAnswer(question, text)) return 'gives_away';
  if (miscalculates(text)) return 'arithmetic';
  if (!open && contradictsKey(question, sentencesOf(text), chosen)) return 'key';
  if (tellsUntrue(question, open, text, [...said, ...wrote])) return 'value';
  return null;
}
