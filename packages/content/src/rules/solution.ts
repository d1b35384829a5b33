import { longestSlip } from '../slip-words.ts';
import { sameValue } from '../value.ts';
import type { Rule } from './rule.ts';

const wordsIn = (text: string) => text.split(/\s+/).length;

/** Minimum words of a slip, for a wrong computation and its reason; a formula counts as one. */
const fewestOfSlip = 12;

/** The four parts exist and have the required content: steps with values, the last one the key. */
export const solution: Rule = item => {
  const problems: string[] = [];
  const { snapRead, approach, steps, check, principle } = item.solution;
  for (const [name, text] of Object.entries({ snapRead, approach, check, principle }))
    if (text.trim().length < 20) problems.push(`${name} is missing or too short`);
  if (steps.length < 2) problems.push('fewer than two steps');
  const last = steps.findLast(step => step.value !== null);
  const key = item.options.find(o => o.slip === null);
  if (last?.value && key && !sameValue(last.value, key.value))
    problems.push('the last step does not yield the key');
  if (/\d{3,}/.test(principle)) problems.push('the principle is tied to numbers');
  return problems;
};

/** A faster method has the item's numbers and is shorter than the steps. */
export const faster: Rule = item => {
  const { faster: text, steps } = item.solution;
  if (text === undefined) return [];
  const problems: string[] = [];
  const long = steps.reduce((sum, step) => sum + wordsIn(step.says) + wordsIn(step.works), 0);
  if (wordsIn(text) >= long) problems.push(`the faster way has ${wordsIn(text)} words, the steps ${long}`);
  if (!/\d/.test(text)) problems.push("the faster way has none of the item's numbers");
  return problems;
};

/** Every slip is a long enough sentence to the student. */
export const slips: Rule = item =>
  item.options.flatMap(o => {
    if (!o.slip) return [];
    const problems: string[] = [];
    const words = wordsIn(o.slip.words.trim().replace(/\$[^$]*\$/g, 'formula'));
    if (words < fewestOfSlip)
      problems.push(`slip ${o.letter} has ${words} words, fewer than ${fewestOfSlip}`);
    if (o.slip.words.length > longestSlip)
      problems.push(`slip ${o.letter} is longer than ${longestSlip} signs`);
    return problems;
  });
