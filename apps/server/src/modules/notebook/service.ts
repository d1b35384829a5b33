import {
  figures,
  type MarkChange,
  type MistakeCause,
  type Notebook,
  type NotebookEntry,
  type NotebookQuery,
  type QuestionMark,
} from '@twelvefold/contract';
import type { Db } from '../../platform/db/db.ts';
import { AppError, notFound } from '../../platform/problems.ts';
import { type ItemRow, itemsOf, tagsOf } from '../content/index.ts';
import { doubtsAbout, sessionsAbout } from '../doubts/index.ts';
import {
  cleanDaysToRetire,
  type Loop,
  lockStudent,
  type Mistake,
  mistakeLoop,
  type Told,
} from '../learning/index.ts';
import { practiceRecord, reviewOf, servedOutside } from '../practice/index.ts';
import {
  countMarks,
  type MarkRow,
  markOf,
  marksOf,
  maybeMark,
  maybeRoot,
  noMark,
  saveMark,
} from './store.ts';

/** A question in the notebook: a mistake, a mark, or both. */
interface Line {
  root: string;
  mistake: Mistake | null;
  mark: QuestionMark;
  /** Last answer to the question itself; null while open. */
  answer: Told | null;
  at: Date;
}

const isMarked = ({ bookmarked, to_review, note }: QuestionMark) => bookmarked || to_review || note !== '';

function linesOf({ mistakes, answers }: Loop, marks: readonly MarkRow[]): Line[] {
  const last = new Map(answers.map(answer => [answer.item_id, answer]));
  const byRoot = new Map(marks.map(row => [row.item_id, row]));
  const lines = mistakes.map(
    (mistake): Line => ({
      root: mistake.root,
      mistake,
      mark: markOrNone(byRoot.get(mistake.root)),
      answer: last.get(mistake.root) ?? mistake.answer,
      at: mistake.retired_at ?? mistake.last_at,
    }),
  );
  const wrong = new Set(mistakes.map(({ root }) => root));
  const others = marks
    .filter(row => !wrong.has(row.item_id))
    .map(
      (row): Line => ({
        root: row.item_id,
        mistake: null,
        mark: markOf(row),
        answer: last.get(row.item_id) ?? null,
        at: row.changed_at,
      }),
    );
  return [...lines, ...others].sort((a, b) => b.at.getTime() - a.at.getTime() || (a.root < b.root ? -1 : 1));
}

const markOrNone = (row: MarkRow | undefined): QuestionMark => (row ? markOf(row) : noMark);

const inList: Record<NotebookQuery['list'], (line: Line) => boolean> = {
  open: ({ mistake }) => mistake !== null && mistake.retired_at === null,
  retired: ({ mistake }) => mistake !== null && mistake.retired_at !== null,
  marked: ({ mark }) => isMarked(mark),
};

const wanted = (query: NotebookQuery) => (line: Line) =>
  (query.cause === undefined || line.mistake?.cause === query.cause) &&
  (query.reason === undefined || line.mark.reason === query.reason);

/** Reason words of a question in the notebook. */
const causeWords: Record<MistakeCause, string> = {
  wrong: 'You got it wrong.',
  skipped: 'You skipped it.',
  guessed: 'You got it right, perhaps by a guess.',
  slow: 'You got it right, but slowly.',
};

function entryOf(
  line: Line,
  item: ItemRow,
  { doubts, session }: { doubts: number; session: string | null },
): NotebookEntry {
  const { category, subcategory, type } = tagsOf(item.type);
  const { mistake, answer } = line;
  return {
    question: servedOutside(item, mistake ? causeWords[mistake.cause] : 'You marked it.'),
    category: category.name,
    subcategory_code: subcategory.code,
    type_code: item.type,
    type_of_question: type.name,
    review: answer && reviewOf(item, answer),
    outcome: answer?.outcome ?? null,
    mark: line.mark,
    doubts,
    session_id: answer && session,
    mistake: mistake && {
      cause: mistake.cause,
      opened_at: mistake.opened_at.toISOString(),
      last_at: mistake.last_at.toISOString(),
      times: mistake.times,
      clean_days: mistake.cleanDays.length,
      clean_days_needed: cleanDaysToRetire,
      due_at: mistake.card.due.toISOString(),
      retired_at: mistake.retired_at?.toISOString() ?? null,
    },
  };
}

/** A page of one filtered list of the notebook, and the lengths of all lists. */
export async function notebookOf(db: Db, userId: string, query: NotebookQuery): Promise<Notebook> {
  const loop = await mistakeLoop(db, practiceRecord, userId);
  const lines = linesOf(loop, await marksOf(db, userId));
  const chosen = lines.filter(inList[query.list]).filter(wanted(query));
  const inTopic = chosen.filter(
    ({ mistake, answer }) =>
      query.subcategory_code === undefined ||
      (mistake ?? answer)?.type.startsWith(`${query.subcategory_code}.`) === true,
  );
  const page = inTopic.slice(query.offset, query.offset + figures.notebook.page);
  const ids = page.map(({ root }) => root);
  const items = new Map((await itemsOf(db, ids)).map(item => [item.id, item]));
  const doubts = await doubtsAbout(db, userId, ids);
  const sessions = await sessionsAbout(db, userId, ids);
  const count = (list: NotebookQuery['list']) => lines.filter(inList[list]).length;
  return {
    counts: { open: count('open'), retired: count('retired'), marked: count('marked') },
    topics: topicsOf(chosen),
    total: inTopic.length,
    entries: page.flatMap(line => {
      const item = items.get(line.root);
      const tutored = { doubts: doubts.get(line.root) ?? 0, session: sessions.get(line.root) ?? null };
      return item ? [entryOf(line, item, tutored)] : [];
    }),
  };
}

/** Subcategories of a list by number of entries. */
function topicsOf(lines: readonly Line[]): Notebook['topics'] {
  const counts = new Map<string, number>();
  for (const { mistake, answer } of lines) {
    const type = (mistake ?? answer)?.type;
    const code = type?.split('.', 2).join('.');
    if (code !== undefined) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts]
    .map(([code, entries]) => ({ code, name: tagsOf(`${code}.1`).subcategory.name, entries }))
    .sort((a, b) => b.entries - a.entries || (a.name < b.name ? -1 : 1));
}

/** The student's marks on a question; empty marks for a question never given. */
export async function markFor(db: Db, userId: string, questionId: string): Promise<QuestionMark> {
  const row = await maybeMark(db, userId, questionId);
  return row ? markOf(row) : noMark;
}

/** Changes the given marks of a question. Throws `not_found` for a question never given to the student. */
export async function changeMark(
  db: Db,
  userId: string,
  questionId: string,
  change: MarkChange,
  now: Date,
): Promise<QuestionMark> {
  return db.transaction(async tx => {
    await lockStudent(tx, userId);
    const root = await maybeRoot(tx, userId, questionId);
    if (root === null) throw notFound();
    const before = await maybeMark(tx, userId, root);
    if (!before && (await countMarks(tx, userId)) >= figures.notebook.marksMost)
      throw new AppError(
        'too_many_requests',
        `You have marked ${figures.notebook.marksMost} questions. The notebook holds no more.`,
      );
    const mark: QuestionMark = {
      ...(before ? markOf(before) : noMark),
      ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
    };
    await saveMark(tx, { user_id: userId, item_id: root, ...mark, note: mark.note.trim(), changed_at: now });
    return { ...mark, note: mark.note.trim() };
  });
}
