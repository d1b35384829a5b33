import { sameValue } from '../value.ts';
import type { Rule } from './rule.ts';

/** The four parts are there and say what they must: steps with values, the last one yielding the key. */
export const solution: Rule = item => {
  const problems: string[] = [];
  const { snapRead, approach, steps, check, principle } = item.solution;
  for (const [name, text] of Object.entries({ snapRead, approach, check, principle }))
    if (text.trim().length < 20) problems.push(`${name} is missing or too short`);
  if (steps.length < 2) problems.push('fewer than two steps');
  const last = steps.at(-1);
  const key = item.options.find(o => o.slip === null);
  if (last && key && !sameValue(last.value, key.value)) problems.push('the last step does not yield the key');
  if (/\d{3,}/.test(principle)) problems.push('the principle is tied to numbers');
  return problems;
};

/** Every slip names its misconception and speaks to the student. */
export const slips: Rule = item =>
  item.options.flatMap(o => {
    if (!o.slip) return [];
    const problems: string[] = [];
    if (!/^[a-z][a-z0-9_]+$/.test(o.slip.misconception))
      problems.push(`misconception '${o.slip.misconception}' is not a name`);
    if (!/^You took /.test(o.slip.words)) problems.push(`slip ${o.letter} does not begin with 'You took'`);
    if (o.slip.words.length > 240) problems.push(`slip ${o.letter} is longer than 240 signs`);
    return problems;
  });
