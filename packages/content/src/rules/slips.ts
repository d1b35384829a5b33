import type { Rule } from './rule.ts';

/** Every slip is run on the path: it names the step of the written solution that goes wrong. */
export const run: Rule = ({ options, solution }) =>
  options.flatMap(({ letter, slip }) =>
    slip && !(slip.step >= 1 && slip.step <= solution.steps.length)
      ? [`slip ${letter} goes wrong in no step of the solution`]
      : [],
  );
