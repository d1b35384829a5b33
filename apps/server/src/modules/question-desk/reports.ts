import { type AnsweredReport, figures, type ReportReason, type ReportVerdict } from '@twelvefold/contract';
import { type Db, rowsOf, type Tx } from '../../platform/db/db.ts';
import { and, desc, eq, inArray, isNotNull, isNull, sql } from '../../platform/db/query.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problems.ts';
import { itemsOf, type PlanningBank, tagsOf } from '../content/index.ts';
import { judgedAnswers, practiceRecord } from '../practice/index.ts';
import { maybeFlag, raiseFlag } from './flags.ts';
import { questionReports } from './schema.ts';

const { needed, answersLeast } = figures.reports;

/** Reports since `since` by students who answered this question and enough others. */
async function believedReports(tx: Tx, itemId: string, since: Date | null): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    tx.execute(sql`
      select count(*)::int as n from ${questionReports} r
      where r.item_id = ${itemId} and r.reported_at > ${since?.toISOString() ?? '-infinity'}::timestamptz
        and exists (select 1 from ${judgedAnswers} a
          where a.user_id = r.user_id and a.item_id = r.item_id and a.chosen is not null)
        and (select count(*) from (select 1 from ${judgedAnswers} a
          where a.user_id = r.user_id and a.chosen is not null limit ${answersLeast}) few) >= ${answersLeast}`),
  );
  return row?.n ?? 0;
}

/** Stores a student's report of an answered question. Enough reports withdraw it. */
export async function report(
  { db }: Platform,
  bank: PlanningBank,
  given: { userId: string; itemId: string; reason: ReportReason | null },
  now: Date,
) {
  const { userId, itemId, reason } = given;
  const changed = await db.transaction(async tx => {
    if (!(await practiceRecord.hasAnswered(tx, userId, [itemId]))) throw notFound();
    await tx
      .insert(questionReports)
      .values({ user_id: userId, item_id: itemId, reason, reported_at: now })
      .onConflictDoUpdate({
        target: [questionReports.user_id, questionReports.item_id],
        set: { reason, verdict: null, answered_at: null, seen_at: null },
      });
    const since = (await maybeFlag(tx, itemId))?.cleared_at ?? null;
    if ((await believedReports(tx, itemId, since)) < needed) return false;
    return raiseFlag(tx, itemId, 'reports', now);
  });
  if (changed) bank.lookAgain();
  return { reason };
}

export async function takeBack({ db }: Platform, userId: string, itemId: string) {
  await db
    .delete(questionReports)
    .where(and(eq(questionReports.user_id, userId), eq(questionReports.item_id, itemId)));
  return { success: true as const };
}

/** Records the team's verdict on reports; each reporter is told once. */
export async function answerReports(
  tx: Tx,
  itemId: string,
  verdict: ReportVerdict,
  now: Date,
): Promise<void> {
  await tx
    .update(questionReports)
    .set({ verdict, answered_at: now, seen_at: null })
    .where(and(eq(questionReports.item_id, itemId), isNull(questionReports.answered_at)));
}

const answeredMost = 20;

export async function answeredReports(db: Db, userId: string): Promise<AnsweredReport[]> {
  const unread = and(isNotNull(questionReports.answered_at), isNull(questionReports.seen_at));
  const rows = await db
    .select()
    .from(questionReports)
    .where(and(eq(questionReports.user_id, userId), unread))
    .orderBy(desc(questionReports.answered_at))
    .limit(answeredMost);
  const items = new Map(
    (
      await itemsOf(
        db,
        rows.map(({ item_id }) => item_id),
      )
    ).map(item => [item.id, item]),
  );
  return rows.flatMap(({ item_id, verdict, answered_at }) => {
    const type = items.get(item_id)?.type;
    if (!type || !verdict || !answered_at) return [];
    const subcategory = tagsOf(type).subcategory.name;
    return [{ question_id: item_id, subcategory, verdict, answered_at: answered_at.toISOString() }];
  });
}

export async function putAway(db: Db, userId: string, itemIds: string[], now: Date) {
  await db
    .update(questionReports)
    .set({ seen_at: now })
    .where(and(eq(questionReports.user_id, userId), inArray(questionReports.item_id, itemIds)));
  return { success: true as const };
}

/** Number of reports by reason. */
export async function reasonsOf(db: Db, itemId: string): Promise<Record<ReportReason, number>> {
  const rows = await db
    .select({ reason: questionReports.reason, n: sql<number>`count(*)::int` })
    .from(questionReports)
    .where(eq(questionReports.item_id, itemId))
    .groupBy(questionReports.reason);
  const said = new Map(rows.map(({ reason, n }) => [reason, n]));
  const of = (reason: ReportReason) => said.get(reason) ?? 0;
  return { answer: of('answer'), unclear: of('unclear'), picture: of('picture'), other: of('other') };
}

export async function reportsOf(db: Db, userId: string) {
  const rows = await db.select().from(questionReports).where(eq(questionReports.user_id, userId));
  return rows.map(({ item_id, reason, reported_at, verdict, answered_at }) => ({
    question_id: item_id,
    reason,
    reported_at,
    verdict,
    answered_at,
  }));
}

export async function removeReports(tx: Tx, userId: string): Promise<void> {
  await tx.delete(questionReports).where(eq(questionReports.user_id, userId));
}
