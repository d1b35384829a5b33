import type { Band } from '@twelvefold/contract';

export const statuses = { draft: 'Draft', in_review: 'In review', live: 'Live', retired: 'Retired' } as const;

export const bandNames: Record<Band, string> = { Easy: 'Easy', Medium: 'Medium', Hard: 'Hard' };

/** Types of questions by their codes, each below its topic's name. */
export const typeNames = (
  types: readonly { type_code: string; type: string; subcategory: string }[],
): Record<string, string> =>
  Object.fromEntries(types.map(one => [one.type_code, `${one.subcategory}: ${one.type}`]));

/** A share as people say it; a dash where it is not known. */
export const percent = (share: number | null): string =>
  share === null ? '—' : `${Math.round(100 * share)}%`;
