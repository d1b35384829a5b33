import type { MarkChange, User } from '@twelvefold/contract';
import { changeMark, countMarks, notebookOf } from '../src/modules/notebook/index.ts';
import type { Db } from '../src/platform/db/db.ts';

/** What is put on the latest open mistakes, the newest first. */
const marks: readonly MarkChange[] = [
  { reason: 'slip', note: 'Right idea, wrong line. Write one step a line and read back the last one.' },
  { reason: 'misread', to_review: true, note: 'Underline what is asked before the first line of working.' },
  {
    reason: 'concept',
    to_review: true,
    note: 'Go through the principle once more, then do one without looking.',
  },
  { reason: 'time', note: 'Leave it after two minutes; come back when the sure ones are done.' },
  { reason: 'guess' },
  { bookmarked: true },
];

/** Marks and notes of the demo student on what went wrong lately. Running it again changes nothing. */
export async function seedDemoNotebook(db: Db, student: User, now: Date): Promise<void> {
  if ((await countMarks(db, student.id)) > 0) return;
  const { entries } = await notebookOf(db, student.id, { list: 'open', offset: 0 });
  for (const [i, { question }] of entries.entries()) {
    const mark = marks[i];
    if (mark) await changeMark(db, student.id, question.id, mark, now);
  }
}
