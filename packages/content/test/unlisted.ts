import { listedBehind } from '../src/proof.ts';

const listed = listedBehind();

/** The rules a name breaks without being listed: nothing falls behind a rule it obeyed. */
export const unlisted = (name: string, problems: Record<string, string[]>) =>
  Object.entries(problems).flatMap(([rule, words]) =>
    listed[rule]?.includes(name) ? [] : words.slice(0, 3).map(said => `${rule}: ${said}`),
  );
