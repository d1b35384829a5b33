export const statuses = { draft: 'Draft', in_review: 'In review', live: 'Live', retired: 'Retired' } as const;

/** A share as people say it; a dash where it is not known. */
export const percent = (share: number | null): string =>
  share === null ? '—' : `${Math.round(100 * share)} %`;
