/**
 * The list rotated by `by` entries. A template whose likeliest slips all lie on one side of the key rotates its slips
 * randomly, so that the rank of the key reveals nothing.
 */
export const turned = <T>(list: readonly T[], by: number): T[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
];

/** Rotates all entries but the first, the main slip of the question. */
export const turnedAfterFirst = <T>(list: readonly T[], by: number): T[] => [
  ...list.slice(0, 1),
  ...turned(list.slice(1), by),
];
