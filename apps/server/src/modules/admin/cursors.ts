import { AppError } from '../../platform/problems.ts';
import type { After } from './monitoring-store.ts';

/** Encodes the last row of a page as a cursor. */
export const cursorOf = (after: After): string => Buffer.from(JSON.stringify(after)).toString('base64url');

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
