import { figures } from '@twelvefold/contract';
import { v7 as uuidv7 } from 'uuid';
import { type Db, rowsOf, type Tx } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/query.ts';
import { isOfToday, newLearnerRow, type PackedItem } from '../../learning/index.ts';
import { type CountedSessions, type SessionRow, usageFrom } from '../store.ts';
import { weekStart } from './allowance.ts';

/* The two statements that begin a practice session, each one round trip across the tables of several modules. */

interface Pack {
  items: PackedItem[];
  carry: Record<string, number>;
}

interface Prepared extends Pack {
  planned_at: string;
}

/** Everything that decides a start. */
export async function beginningOf(db: Db, userId: string, now: Date) {
  const [row] = await rowsOf<
    CountedSessions & { is_open: boolean; number: number; pack: Prepared | null; is_servable: boolean }
  >(
    db.execute(sql`
      with own as (
        select (count(*) filter (where allowance = 'free'))::int as started,
          (count(*) filter (where status = 'completed'))::int as completed,
          (count(*) filter (where allowance = 'free'
            and created_at >= ${weekStart(now).toISOString()}::timestamptz))::int as this_week,
          coalesce(bool_or(kind = 'blueprint' and status = 'planned'), false) as is_open,
          coalesce(max(number) filter (where kind = 'blueprint'), 0) + 1 as number
        from practice_sessions where user_id = ${userId}::uuid),
      pack as (select items, carry, planned_at from packs where user_id = ${userId}::uuid)
      select own.*, (select json_build_object('items', items, 'carry', carry, 'planned_at', planned_at) from pack) as pack,
        not exists (
          select 1 from pack, jsonb_array_elements(pack.items) as packed
          left join items on items.id = (packed->>'item_id')::uuid and items.status in ('live', 'twin')
          where items.id is null) as is_servable
      from own`),
  );
  if (!row) throw new Error('Counting gave no row');
  const prepared = row.pack && row.is_servable && row.pack.items.length > 0 ? row.pack : null;
  const pack = prepared && isOfToday({ planned_at: new Date(prepared.planned_at) }, now) ? prepared : null;
  return { isOpen: row.is_open, number: row.number, pack, usage: usageFrom(row, figures.freeTrial.sessions) };
}

/**
 * Turns a pack into a session: places its questions, deletes pack and wish, and settles the blueprint's carry, which
 * happens when a pack is used, not when it is planned.
 */
export async function beginSession(
  tx: Tx,
  userId: string,
  { items, carry, ...given }: Pack & Pick<SessionRow, 'number' | 'allowance'>,
  now: Date,
): Promise<SessionRow> {
  const session: SessionRow = {
    ...given,
    user_id: userId,
    id: uuidv7({ msecs: now.getTime() }),
    kind: 'blueprint',
    unit_id: null,
    status: 'planned',
    total: items.length,
    final_count: 0,
    log: null,
    created_at: now,
    first_shown_at: null,
    completed_at: null,
    correlation_id: null,
  };
  const at = sql`${now.toISOString()}::timestamptz`;
  const { state, totals, sequence, version, revision } = newLearnerRow(userId, now);
  const placed = sql`jsonb_array_elements(${JSON.stringify(items)}::jsonb) with ordinality as i (item, place)`;
  await tx.execute(sql`
    with begun as (
      insert into practice_sessions (user_id, id, number, kind, status, allowance, total, created_at)
      values (${userId}::uuid, ${session.id}::uuid, ${session.number}::int, 'blueprint', 'planned',
        ${session.allowance}, ${session.total}::smallint, ${at})),
    placed as (
      insert into session_items (user_id, session_id, served_at, item_ids, reasons, probabilities, pairs)
      values (${userId}::uuid, ${session.id}::uuid, ${at},
        array(select (item->>'item_id')::uuid from ${placed} order by place),
        array(select item->>'reason' from ${placed} order by place),
        array(select (item->>'probability')::real from ${placed} order by place),
        array(select place::smallint from ${placed} where (item->>'pair')::boolean order by place))),
    used as (delete from packs where user_id = ${userId}::uuid),
    granted as (delete from wishes where user_id = ${userId}::uuid)
    insert into learners (user_id, state, totals, sequence, version, revision, carry, updated_at)
    values (${userId}::uuid, ${state}, ${JSON.stringify(totals)}::json, ${sequence}::int, ${version}::smallint,
      ${revision}::int, ${JSON.stringify(carry)}::jsonb, ${at})
    on conflict (user_id) do update set carry = excluded.carry`);
  return session;
}
