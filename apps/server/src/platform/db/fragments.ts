import { zone } from '../india.ts';
import { type SQL, sql } from './query.ts';

/** A `timestamptz` in the API's format: '2026-03-02T18:30:00.000Z'. */
export const isoTime = (at: SQL): SQL =>
  sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The `date` of a `timestamptz` in India. */
export const indianDate = (at: SQL): SQL => sql`(${at} at time zone ${sql.raw(`'${zone}'`)})::date`;

/** The `timestamptz` at which a `date` begins in India. */
export const indianMidnight = (day: SQL): SQL =>
  sql`((${day})::timestamp at time zone ${sql.raw(`'${zone}'`)})`;

/** Text inside a LIKE pattern that stands for itself. */
export const escapedForLike = (text: string): string => text.replace(/[\\%_]/g, sign => `\\${sign}`);

/** A LIKE pattern for text that contains this one. */
export const containing = (text: string): string => `%${escapedForLike(text)}%`;
