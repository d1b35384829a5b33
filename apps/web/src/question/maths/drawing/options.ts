import type { KatexOptions } from 'katex';

/** Longer than any real formula; what exceeds it is shown as it was written. */
export const longest = 2000;

/** Nothing of LaTeX is trusted: no links, no HTML, bounded sizes and expansions. */
export const options = {
  output: 'htmlAndMathml',
  trust: false,
  strict: 'ignore',
  // Deep nesting throws all the same.
  throwOnError: false,
  errorColor: 'currentColor',
  maxSize: 20,
  maxExpand: 200,
} as const satisfies KatexOptions;
