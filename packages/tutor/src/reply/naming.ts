import { holds, numbersIn } from '../maths/values.ts';
import type { Question } from '../question.ts';
import { calculationIn } from '../reading/calculations.ts';
import { contentOf } from '../words/content.ts';
import { stepWith } from './options.ts';

export const asksWhy = /\b(?:why|(?<![=<>+*/^-] ?)y(?!\s*[-+*/=^(\d<>])|reason|kyu\w*|kyo\w*)\b/i;

/** Words that ask for a reason or a source. */
export const asksFor =
  /\b(?:matlab|means?)\W*$|\b(?:why|how|(?<![=<>+*/^-] ?)y(?!\s*[-+*/=^(\d<>])|where|what|kyu\w*|kyo\w*|kaise|kaisa|kah?an?|kis\w*|stands?|explain|samjh\w*|wrong|galat|galti|mistake|if|agar)\b/i;

/** Words of somebody who asks why something else is not right. */
export const whyNot =
  /\b(?:why|kyu\w*|kyo\w*)\b.{0,60}\b(?:not|nahi|nhi|only|instead)\b|\b(?:not|nahi|nhi|can.?t)\b.{0,30}\b(?:why|kyu\w*|kyo\w*)\b|\bwhy (?:can|could|is)n?.?t\b/i;

/** The clause that asks, where a message tells something first: `158 = 26*6+2 ok. but why add them`. */
const asking =
  /(?:^|[.,;!?]|\b(?:but|ok|okay|then|so)\b)\s*((?:why|how|y(?!\s*[-+*/=^(\d]))\b[^.;!?]*)(?:\?\s*)?$/i;

/** The part of a message that asks; all of it where that part has no word of its own. */
export function focusOf(message: string): string {
  const [, clause = ''] = asking.exec(message) ?? [];
  return contentOf(clause).length > 0 ? clause : message;
}

/** What a calculation among words comes to; null where there is none. */
export function calculationOf(message: string): number | null {
  const runs = message.match(/[\d(√][\d\s+*/^().!×÷-]*[\d)!]/g) ?? [];
  return runs.flatMap(run => calculationIn(run)?.value ?? []).at(0) ?? null;
}

/** The step of which a message names a calculation or a result, from 0; null where it names none. */
export function stepNamed(question: Question, message: string): number | null {
  const focus = focusOf(message);
  const calculation = calculationOf(focus);
  const own = numbersIn(focus).filter(value => value >= 10 || !Number.isInteger(value));
  const values = [...(calculation === null ? [] : [calculation]), ...own].filter(
    value => !holds(numbersIn(question.stem), value),
  );
  return values.map(value => stepWith(question, value)).find(step => step !== null) ?? null;
}
