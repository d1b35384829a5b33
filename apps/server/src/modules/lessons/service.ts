import { setImmediate } from 'node:timers/promises';
import { inDark, lessonCodeOf, lessonNameOf } from '@twelvefold/content';
import type { JudgedCheck, JudgedLine, Lesson, LessonList, Letter, Review, User } from '@twelvefold/contract';
import type { Db } from '../../platform/db/db.ts';
import { AppError, notFound } from '../../platform/problems.ts';
import { generatedRow } from '../content/index.ts';
import { judgeOpenly, type PracticeModule, type Tried, toldLine } from '../practice/index.ts';
import { addMark, marksOf, removeMark } from './store.ts';

/** Loaded at the first use: lessons need all templates. */
const library = () => import('@twelvefold/content/lessons');

async function makeList(): Promise<LessonList> {
  const { eachLesson } = await library();
  const lessons: LessonList['lessons'] = [];
  for (const lesson of eachLesson()) {
    lessons.push(lesson);
    // Making all lessons takes a second; requests run after each of them.
    await setImmediate();
  }
  return { lessons };
}

let list: Promise<LessonList> | undefined;

/** Every lesson in the order of the taxonomy, made once a process. */
export function listLessons(): Promise<LessonList> {
  list ??= makeList();
  return list;
}

export async function lessonNamed(name: string): Promise<Lesson> {
  const lesson = (await library()).maybeLesson(name);
  if (!lesson) throw notFound();
  return lesson;
}

/** A lesson's drawing as a file, or null; `.dark` for the dark theme. */
export async function lessonPicture(name: string): Promise<{ type: string; body: string } | null> {
  const light = name.replace(/\.dark$/, '');
  const figure = (await library()).maybePicture(light);
  return figure && { type: 'image/svg+xml', body: light === name ? figure.svg : inDark(figure.svg) };
}

/** Judges an answer to a line of the second example; null shows the line. */
export async function judgeLine(name: string, place: number, answer: string | null): Promise<JudgedLine> {
  const { maybeAskedLine, judgedLine } = await library();
  const line = maybeAskedLine(name, place);
  if (!line?.question) throw notFound();
  const verdict = answer === null ? ({ kind: 'shown' } as const) : judgedLine(line.question, answer);
  return toldLine(line, verdict);
}

/** Judges a check. A student's first answer is evidence, within the daily maximum; nothing else is stored. */
export async function judgeCheck(
  practice: PracticeModule,
  user: User | null,
  { name, number }: { name: string; number: number },
  given: Tried,
  now: Date,
): Promise<JudgedCheck> {
  const check = (await library()).maybeCheck(name, number);
  if (!check) throw notFound();
  const item = generatedRow(check, now);
  if (!user || user.is_admin) return { review: judgeOpenly(item, given), counted: false };
  return practice.similar.answerOpenly(user, item, given, now);
}

/** Judges the front page's question; stores nothing. Throws `changed_meanwhile` for another stem. */
export async function judgeFrontQuestion(
  { stem, letter }: { stem: string; letter: Letter },
  now: Date,
): Promise<{ review: Review }> {
  const question = (await library()).frontQuestion();
  if (stem !== question.stem)
    throw new AppError(
      'changed_meanwhile',
      'This question has been replaced. Reload the page for the new one.',
    );
  return { review: judgeOpenly(generatedRow(question, now), { answer: letter, letter }) };
}

/** Lessons the student has marked as read. */
export async function readBy(db: Db, userId: string) {
  const marks = await marksOf(db, userId);
  return {
    read: marks.map(({ subcategory, read_at }) => ({
      name: lessonNameOf(subcategory),
      read_at: read_at.toISOString(),
    })),
  };
}

export async function markRead(db: Db, userId: string, name: string, read: boolean, now: Date) {
  const code = lessonCodeOf(name);
  if (!code) throw notFound();
  if (read) await addMark(db, { user_id: userId, subcategory: code, read_at: now });
  else await removeMark(db, userId, code);
  return { success: true as const };
}
