/**
 * The list from entry `by` on, then its beginning. A template whose likeliest slips all lie on one side of the key
 * draws where its list of slips begins, so that the key's rank among the options tells nothing.
 */
export const turned = <T>(list: readonly T[], by: number): T[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
];

/** The first stays (the slip the question is about), the others begin at entry `by` of theirs. */
export const turnedAfterFirst = <T>(list: readonly T[], by: number): T[] => [
  ...list.slice(0, 1),
  ...turned(list.slice(1), by),
];
