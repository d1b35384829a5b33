import { figures, type PyqFile } from '@twelvefold/contract';
import { type Db, rowsOf, type Tx } from '../../platform/db/db.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  sql,
} from '../../platform/db/query.ts';
import { pyqFiles, pyqQuestions } from './schema.ts';

export type FileRow = typeof pyqFiles.$inferSelect;
export type QuestionRow = typeof pyqQuestions.$inferSelect;

const rowsAtOnce = 200;

/** Adds a file with its questions; known questions of a year are skipped. Returns the ids added. */
export async function addFile(
  tx: Tx,
  file: Omit<FileRow, 'questions' | 'years'>,
  questions: readonly QuestionRow[],
): Promise<Set<string>> {
  await tx.insert(pyqFiles).values({ ...file, questions: 0, years: [] });
  const added = new Set<string>();
  for (let i = 0; i < questions.length; i += rowsAtOnce) {
    const rows = await tx
      .insert(pyqQuestions)
      .values(questions.slice(i, i + rowsAtOnce))
      .onConflictDoNothing()
      .returning({ id: pyqQuestions.id });
    for (const { id } of rows) added.add(id);
  }
  const years = [...new Set(questions.filter(({ id }) => added.has(id)).map(({ year }) => year))].sort();
  await tx.update(pyqFiles).set({ questions: added.size, years }).where(eq(pyqFiles.id, file.id));
  return added;
}

/** The newest files without content. */
export async function filesNow(db: Db): Promise<PyqFile[]> {
  const rows = await db
    .select({
      id: pyqFiles.id,
      filename: pyqFiles.filename,
      uploaded_at: pyqFiles.uploaded_at,
      questions: pyqFiles.questions,
      years: pyqFiles.years,
      size: pyqFiles.size,
      refused: sql<boolean>`${pyqFiles.refused_csv} <> ''`,
      by: sql<string>`coalesce((select u.email from users u where u.id = ${pyqFiles.admin_id}), 'a former admin')`,
    })
    .from(pyqFiles)
    .orderBy(desc(pyqFiles.uploaded_at), desc(pyqFiles.id))
    .limit(figures.admin.rowsMost);
  return rows.map(row => ({
    id: row.id,
    filename: row.filename,
    upload_date: row.uploaded_at.toISOString(),
    questions_created: row.questions,
    years_processed: row.years,
    year: row.years.at(-1) ?? null,
    file_size: row.size,
    has_refused_rows: row.refused,
    uploaded_by: row.by,
  }));
}

export async function totalsNow(db: Db) {
  const [files] = await rowsOf<{ n: number; bytes: number }>(
    db.execute(sql`select count(*)::int as n, coalesce(sum(size), 0)::float8 as bytes from ${pyqFiles}`),
  );
  const years = await rowsOf<{ year: number; questions: number; typed: number }>(
    db.execute(sql`
      select year, count(*)::int as questions, count(type)::int as typed from ${pyqQuestions}
      group by year order by year`),
  );
  const questions = years.reduce((sum, one) => sum + one.questions, 0);
  const typed = years.reduce((sum, one) => sum + one.typed, 0);
  return {
    total_files: files?.n ?? 0,
    total_bytes: files?.bytes ?? 0,
    total_questions: questions,
    years,
    typed,
    untyped: questions - typed,
  };
}

export async function maybeFile(db: Db, id: string): Promise<{ filename: string; content: Buffer } | null> {
  const [row] = await db
    .select({ filename: pyqFiles.filename, content: pyqFiles.content })
    .from(pyqFiles)
    .where(eq(pyqFiles.id, id));
  return row ?? null;
}

export async function maybeRefused(db: Db, id: string): Promise<{ filename: string; csv: string } | null> {
  const [row] = await db
    .select({ filename: pyqFiles.filename, csv: pyqFiles.refused_csv })
    .from(pyqFiles)
    .where(and(eq(pyqFiles.id, id), ne(pyqFiles.refused_csv, '')));
  return row ?? null;
}

/** A page of questions by id. */
export const exportPage = (db: Db, after: string | null, most: number): Promise<QuestionRow[]> =>
  db
    .select()
    .from(pyqQuestions)
    .where(after ? gt(pyqQuestions.id, after) : undefined)
    .orderBy(asc(pyqQuestions.id))
    .limit(most);

/** Questions by type and year. */
export const askedByType = (db: Db) =>
  rowsOf<{ type: string; year: number; asked: number }>(
    db.execute(sql`
      select type, year, count(*)::int as asked from ${pyqQuestions} where type is not null group by 1, 2`),
  );

const unseen = and(
  isNull(pyqQuestions.confidence),
  or(isNull(pyqQuestions.type), isNull(pyqQuestions.band), isNull(pyqQuestions.answer)),
);
const lacks = {
  type: and(isNull(pyqQuestions.type), isNotNull(pyqQuestions.proposed_type)),
  band: and(isNull(pyqQuestions.band), isNotNull(pyqQuestions.proposed_band)),
  answer: and(isNull(pyqQuestions.answer), isNotNull(pyqQuestions.proposed_answer)),
};
const proposed = or(lacks.type, and(isNotNull(pyqQuestions.type), or(lacks.band, lacks.answer)));

/** Questions with missing fields and without a proposal. */
export const unseenQuestions = (db: Db, most: number) =>
  db
    .select({
      id: pyqQuestions.id,
      stem: pyqQuestions.stem,
      type: pyqQuestions.type,
      band: pyqQuestions.band,
      answer: pyqQuestions.answer,
    })
    .from(pyqQuestions)
    .where(unseen)
    .orderBy(asc(pyqQuestions.id))
    .limit(most);

export async function countUnseen(db: Db): Promise<number> {
  const [row] = await db.select({ n: count() }).from(pyqQuestions).where(unseen);
  return row?.n ?? 0;
}

export type Proposal = Pick<
  QuestionRow,
  'id' | 'proposed_type' | 'proposed_band' | 'proposed_answer' | 'confidence'
>;

export async function putProposals(tx: Tx, proposals: readonly Proposal[]): Promise<void> {
  for (const { id, ...proposal } of proposals)
    await tx
      .update(pyqQuestions)
      .set(proposal)
      .where(and(eq(pyqQuestions.id, id), isNull(pyqQuestions.confidence)));
}

export const proposalsNow = (db: Db, most: number): Promise<QuestionRow[]> =>
  db
    .select()
    .from(pyqQuestions)
    .where(proposed)
    .orderBy(desc(pyqQuestions.confidence), asc(pyqQuestions.id))
    .limit(most);

export async function countProposals(db: Db): Promise<number> {
  const [row] = await db.select({ n: count() }).from(pyqQuestions).where(proposed);
  return row?.n ?? 0;
}

/** Accepts proposals of these questions, or all with at least this confidence. Returns their number. */
export async function acceptProposals(
  db: Db,
  { ids, least }: { ids: readonly string[] | null; least: number },
): Promise<number> {
  const named = ids ? inArray(pyqQuestions.id, [...ids]) : gte(pyqQuestions.confidence, least);
  const accepted = await db
    .update(pyqQuestions)
    .set({
      type: sql`coalesce(${pyqQuestions.type}, ${pyqQuestions.proposed_type})`,
      band: sql`coalesce(${pyqQuestions.band}, ${pyqQuestions.proposed_band})`,
      answer: sql`coalesce(${pyqQuestions.answer}, ${pyqQuestions.proposed_answer})`,
    })
    .where(and(proposed, named))
    .returning({ id: pyqQuestions.id });
  return accepted.length;
}
