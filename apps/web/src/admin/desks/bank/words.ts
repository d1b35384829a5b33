import type { Band } from '@twelvefold/contract';

export const statuses = { draft: 'Draft', in_review: 'In review', live: 'Live', retired: 'Retired' } as const;

export const bandNames: Record<Band, string> = { Easy: 'Easy', Medium: 'Medium', Hard: 'Hard' };

/** Names of question types by code, each after its subcategory. */
export const typeNames = (
  types: readonly { type_code: string; type: string; subcategory: string }[],
): Record<string, string> =>
  Object.fromEntries(types.map(one => [one.type_code, `${one.subcategory}: ${one.type}`]));

/** A share as a whole percentage; a dash when unknown. */
export const percent = (share: number | null): string =>
  share === null ? '—' : `${Math.round(100 * share)}%`;
