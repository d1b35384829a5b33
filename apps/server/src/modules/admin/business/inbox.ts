import type { InboxMessage } from '@twelvefold/contract';
import { type Db, rowsOf } from '../../../platform/db/db.ts';
import { isoTime } from '../../../platform/db/fragments.ts';
import { sql } from '../../../platform/db/query.ts';
import type { Platform } from '../../../platform/platform.ts';
import { AppError, notFound } from '../../../platform/problems.ts';
import { type After, pageOf, readCursor } from '../cursors.ts';
import { inboxStates } from '../schema.ts';

type Row = InboxMessage & { sort_key: string };
type Name = Pick<InboxMessage, 'kind' | 'id'>;
type State = InboxMessage['state'];

/** Feedback and failure reports as one list; writers and texts are joined for the page only. */
const messages = sql`(
  select 'feedback' as kind, f.id, f.created_at, f.user_id from feedback f
  union all
  select 'failure' as kind, n.id, n.created_at, n.user_id from page_notes n where n.kind = 'pack_failure')`;

const stateOf = sql`coalesce(s.state, 'open')`;

function messageRows(
  db: Db,
  { state, name }: { state?: State | undefined; name?: Name },
  before: After | null,
  most: number,
): Promise<Row[]> {
  const where = [
    sql`true`,
    ...(name ? [sql`m.kind = ${name.kind} and m.id = ${name.id}::uuid`] : []),
    ...(state ? [sql`${stateOf} = ${state}`] : []),
    ...(before ? [sql`(m.created_at, m.id) < (${before[0]}::timestamptz, ${before[1]}::uuid)`] : []),
  ];
  return rowsOf<Row>(
    db.execute(sql`
      with page as materialized (
        select m.*, ${stateOf} as state
        from ${messages} m left join ${inboxStates} s on s.kind = m.kind and s.message_id = m.id
        where ${sql.join(where, sql` and `)} order by m.created_at desc, m.id desc limit ${most})
      select p.id::text as id, p.kind, p.created_at::text as sort_key, coalesce(f.email, u.email) as email,
        coalesce(f.text, left(n.note::text, 4000)) as text, p.state,
        ${isoTime(sql`p.created_at`)} as at
      from page p
        left join users u on u.id = p.user_id
        left join feedback f on p.kind = 'feedback' and f.id = p.id
        left join page_notes n on p.kind = 'failure' and n.user_id = p.user_id and n.id = p.id
      order by p.created_at desc, p.id desc`),
  );
}

export async function inboxNow(
  { reports }: Platform,
  { limit, cursor, state }: { limit: number; cursor?: string | undefined; state?: State | undefined },
) {
  const before = cursor === undefined ? null : readCursor(cursor);
  const rows = await messageRows(reports, { state }, before, limit + 1);
  const { page, next } = pageOf(rows, limit, ({ id }) => id);
  return { messages: page, next };
}

async function messageOf(db: Db, name: Name): Promise<Row> {
  const [row] = await messageRows(db, { name }, null, 1);
  if (!row) throw notFound();
  return row;
}

async function putState(db: Db, { kind, id }: Name, state: State, now: Date): Promise<void> {
  const row = { state, changed_at: now };
  await db
    .insert(inboxStates)
    .values({ kind, message_id: id, ...row })
    .onConflictDoUpdate({ target: [inboxStates.kind, inboxStates.message_id], set: row });
}

export async function setState({ db }: Platform, name: Name, state: State, now: Date) {
  await messageOf(db, name);
  await putState(db, name, state, now);
  return { success: true as const };
}

/** Answers a message by mail, quoting it; the answer is not stored. */
export async function reply({ db, mailer }: Platform, name: Name, text: string, now: Date) {
  await db.transaction(async tx => {
    const message = await messageOf(tx, name);
    if (!message.email) throw new AppError('validation_failed', 'This message has no address to answer to.');
    const asked = name.kind === 'feedback' ? [`You wrote: ${message.text}`] : [];
    await mailer.send(tx, {
      to: message.email,
      subject: name.kind === 'feedback' ? 'About your feedback' : 'About the trouble you reported',
      kind: 'answer',
      heading: 'Our answer',
      paragraphs: [...text.split(/\n{2,}/), ...asked],
    });
    await putState(tx, name, 'answered', now);
  });
  return { success: true as const };
}
