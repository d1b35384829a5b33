import type { CompleteResult, PracticeSession, Question } from '@twelvefold/contract';
import { itemsOf } from '../../src/modules/content/index.ts';
import type { SignedUp, TestApp } from './app.ts';

type Letter = 'A' | 'B' | 'C' | 'D';

/** Starts (or resumes) a practice session. */
export async function start(app: TestApp, student: SignedUp): Promise<PracticeSession> {
  const { body } = await app.post('/session/start', { user_id: student.user.id }, student);
  return body;
}

/** The key of a question, read from the bank. */
export async function keyOf(app: TestApp, question: Pick<Question, 'id'>): Promise<Letter> {
  const [item] = await itemsOf(app.platform.db, [question.id]);
  if (!item) throw new Error('No such item');
  return item.key;
}

export const wrongLetter = (key: Letter): Letter => (key === 'A' ? 'B' : 'A');

export const optionOf = (question: Question, letter: Letter): string =>
  ({ A: question.option_a, B: question.option_b, C: question.option_c, D: question.option_d })[letter];

/** Decides the outcome of a question. */
export type Plan = (question: Question) => 'right' | 'wrong' | 'skip';

export async function deal(
  app: TestApp,
  student: SignedUp,
  session: PracticeSession,
  question: Question,
  how: ReturnType<Plan>,
) {
  const place = { session_id: session.session_id, position: question.position, elapsed_ms: 40_000 };
  if (how === 'skip') return app.post('/session/skip', place, student);
  const key = await keyOf(app, question);
  const answer = optionOf(question, how === 'right' ? key : wrongLetter(key));
  return app.post('/session/submit', { ...place, answer }, student);
}

/** Answers or skips the open positions up to `until`. */
export async function practise(
  app: TestApp,
  student: SignedUp,
  session: PracticeSession,
  plan: Plan = () => 'right',
  until = session.total_questions,
): Promise<void> {
  for (const question of session.questions.slice(session.current_position - 1, until)) {
    const { status, text } = await deal(app, student, session, question, plan(question));
    if (status !== 200) throw new Error(`Position ${question.position}: ${status} ${text}`);
  }
}

export async function complete(
  app: TestApp,
  student: SignedUp,
  session: PracticeSession,
): Promise<CompleteResult> {
  return (await app.post('/session/complete', { session_id: session.session_id }, student)).body;
}

/** A whole session from its start to the planning of the next pack. */
export async function wholeSession(app: TestApp, student: SignedUp, plan?: Plan): Promise<PracticeSession> {
  const session = await start(app, student);
  await practise(app, student, session, plan);
  await complete(app, student, session);
  await app.settle();
  return session;
}
