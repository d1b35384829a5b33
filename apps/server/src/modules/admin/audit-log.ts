import type { AuditEntry } from '@twelvefold/contract';
import { csvOf } from '../../platform/csv/writing.ts';
import { type Db, rowsOf } from '../../platform/db/db.ts';
import { containing, isoTime } from '../../platform/db/fragments.ts';
import { sql } from '../../platform/db/query.ts';
import { FileAnswer } from '../../platform/http/kinds/file-answer.ts';
import type { Platform } from '../../platform/platform.ts';
import { pageOf, readCursor } from './cursors.ts';
import { type Before, withinDays } from './referral-store.ts';
import { type AskedDays, daysOf } from './referrals.ts';

interface Asked extends AskedDays {
  action?: string | undefined;
  /** Part of an admin's address. */
  admin?: string | undefined;
  result?: AuditEntry['result'] | undefined;
}
type EntryRow = AuditEntry & { sort_key: string };

/** Written so that the planner can start from the few matching results. */
const resultIs = (result: AuditEntry['result']) =>
  result === 'unfinished' ? sql`r.action_id is null` : sql`r.result = ${result}`;

/** Entries, newest first. Addresses are joined: the log itself stores only ids. */
function entriesOf(db: Db, asked: Asked, before: Before | null, most: number): Promise<EntryRow[]> {
  const where = [
    withinDays(sql`a.at`, daysOf(asked)),
    ...(asked.action ? [sql`lower(a.action) like ${containing(asked.action.toLowerCase())}`] : []),
    ...(asked.admin
      ? [sql`a.admin_id in (select id from users where email like ${containing(asked.admin.toLowerCase())})`]
      : []),
    ...(asked.result ? [resultIs(asked.result)] : []),
    ...(before ? [sql`(a.at, a.id) < (${before[0]}::timestamptz, ${before[1]}::uuid)`] : []),
  ];
  return rowsOf<EntryRow>(
    db.execute(sql`
      with page as materialized (
        select a.* from admin_actions a
          ${asked.result ? sql`left join admin_action_results r on r.action_id = a.id` : sql``}
        where ${sql.join(where, sql` and `)}
        order by a.at desc, a.id desc limit ${most})
      select p.id::text as id, p.at::text as sort_key,
        ${isoTime(sql`p.at`)} as at,
        p.admin_id::text as admin_id, users.email as admin_email, p.action,
        coalesce(r.object, p.object) as object, p.client, coalesce(r.result, 'unfinished') as result,
        coalesce(r.detail, '') as detail
      from page p
        left join admin_action_results r on r.action_id = p.id
        left join users on users.id = p.admin_id
      order by p.at desc, p.id desc`),
  );
}

export async function auditLog(
  { reports }: Platform,
  { limit, cursor, ...asked }: Asked & { limit: number; cursor?: string | undefined },
) {
  const rows = await entriesOf(reports, asked, cursor === undefined ? null : readCursor(cursor), limit + 1);
  const { page, next } = pageOf(rows, limit, ({ id }) => id);
  return { entries: page, next };
}

const rowsAtOnce = 1000;
const fields = [
  'at',
  'admin_email',
  'admin_id',
  'action',
  'object',
  'client',
  'result',
  'detail',
  'id',
] as const;

async function* allEntries({ reports }: Platform, asked: Asked) {
  let before: Before | null = null;
  for (;;) {
    const rows = await entriesOf(reports, asked, before, rowsAtOnce);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    before = [last.sort_key, last.id];
  }
}

export function auditLogAsCsv(platform: Platform, asked: Asked): FileAnswer {
  // Validates the days first: a started download could only break off.
  daysOf(asked);
  return new FileAnswer('audit-log.csv', csvOf(fields, allEntries(platform, asked)));
}
