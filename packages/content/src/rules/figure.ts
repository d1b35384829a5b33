import type { Figure } from '../figure.ts';
import type { Rule } from './rule.ts';

export function figureProblems({ alt, svg }: Figure): string[] {
  const problems: string[] = [];
  if (alt.trim().length < 20) problems.push('the figure has no text alternative');
  if (/<(script|foreignObject|image|style)|href|on\w+=/i.test(svg))
    problems.push('the figure holds more than shapes');
  if (/NaN|undefined|Infinity/.test(svg)) problems.push('the figure has a missing number');
  return problems;
}

/** A figure has a text alternative and contains only shapes and labels. */
export const figure: Rule = item => (item.figure ? figureProblems(item.figure) : []);
