import type { KatexOptions } from 'katex';

/** Maximum length of a formula, above any real one; a longer one is shown as source. */
export const longest = 2000;

/** LaTeX is untrusted: no links, no HTML, limited sizes and expansions. */
export const options = {
  output: 'htmlAndMathml',
  trust: false,
  strict: 'ignore',
  // Deep nesting throws nevertheless.
  throwOnError: false,
  errorColor: 'currentColor',
  maxSize: 20,
  maxExpand: 200,
} as const satisfies KatexOptions;
