import type { Rule } from './rule.ts';

/** A figure has a text alternative and holds nothing but shapes and labels. */
export const figure: Rule = item => {
  if (!item.figure) return [];
  const problems: string[] = [];
  if (item.figure.alt.trim().length < 20) problems.push('the figure has no text alternative');
  if (/<(script|foreignObject|image|style)|href|on\w+=/i.test(item.figure.svg))
    problems.push('the figure holds more than shapes');
  if (/NaN|undefined|Infinity/.test(item.figure.svg)) problems.push('the figure has a missing number');
  return problems;
};
