import { AppError } from '../../platform/problems.ts';
/** Sort key, as the database writes it, and id of the last row of a page. */
export type After = readonly [string, string];

const cursorOf = (after: After): string => Buffer.from(JSON.stringify(after)).toString('base64url');

/** The first `limit` of rows read with a limit of one more, and the cursor of the next page, null after the last. */
export function pageOf<Row extends { sort_key: string }>(
  rows: Row[],
  limit: number,
  idOf: (row: Row) => string,
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next: rows.length > limit && last ? cursorOf([last.sort_key, idOf(last)]) : null };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Throws `invalid_request` for a malformed cursor. */
export function readCursor(cursor: string): After {
  try {
    const given: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(given)) {
      const [key, id] = given as unknown[];
      if (typeof key === 'string' && typeof id === 'string' && uuid.test(id)) return [key, id];
    }
  } catch {
    // Refused below.
  }
  throw new AppError('invalid_request', 'This page of the table does not exist. Begin at the first one.');
}
