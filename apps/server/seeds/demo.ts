import type { PracticeSession, User } from '@twelvefold/contract';
import { seededRandom, simulatedStudent } from '@twelvefold/engine';
import type { AuthModule } from '../src/modules/auth/index.ts';
import { addPrivilege } from '../src/modules/billing/index.ts';
import { engineItem, itemsOf } from '../src/modules/content/index.ts';
import type { PracticeModule } from '../src/modules/practice/index.ts';
import { demoSignIns } from '../src/modules/site/index.ts';
import type { Db } from '../src/platform/db/db.ts';
import type { Platform } from '../src/platform/platform.ts';

/** The demo student's months of practice. */
const sessions = 40;
/** Between the first demo session and today, in days: about two sessions a week. */
const spanDays = 126;
const dayMs = 24 * 3600 * 1000;
const seed = 12;
/** Rest between two questions, in milliseconds. */
const readingMs = 20_000;

/** An average candidate who is good with numbers and shy of geometry and counting. */
const traits = {
  ability: 0.2,
  unevenness: 0.5,
  strengths: { AR: 0.7, GM: -0.8, MM: -0.5, 'AL.LOG': -0.7, 'AR.TNW': -0.4, 'NS.REM': 0.6 },
  learning: 0.25,
};

interface Demo {
  db: Db;
  practice: PracticeModule;
  student: User;
  now: Date;
}

/** Irregular evenings over the last months, the newest one yesterday. Milliseconds since the epoch, ascending. */
function evenings(now: Date): number[] {
  const random = seededRandom(seed);
  const daysBack = Array.from({ length: sessions }, (_, i) =>
    Math.round(spanDays * (1 - i / (sessions - 1)) + 1),
  );
  return daysBack.map(
    (days, i) => now.getTime() - days * dayMs - Math.floor(random() * 4 * 3600_000) + i * 1000,
  );
}

/** The demo student with a history of practice, and the demo admin. Running it again changes nothing. */
export async function seedDemo(
  { db, clock, log }: Platform,
  auth: AuthModule,
  practice: PracticeModule,
): Promise<void> {
  for (const { role, email, password } of demoSignIns) {
    const isAdmin = role === 'admin';
    const user = await auth.ensureVerified({
      email,
      password,
      fullName: isAdmin ? 'Demo Admin' : 'Ananya Rao',
      isAdmin,
    });
    if (isAdmin) continue;
    const now = clock.now();
    await addPrivilege(db, email, 'Demo student', 'demo', now);
    const added = await seedHistory({ db, practice, student: user, now });
    if (added > 0) log.info({ sessions: added }, 'demo history');
  }
}

/**
 * Gives the demo student a history of practice through the real services, at past times, by the engine's simulator.
 * Picks up where an interrupted run ended. Returns the sessions added.
 */
async function seedHistory({ db, practice, student, now }: Demo): Promise<number> {
  const done = await practice.session.completedOf(student);
  const simulated = simulatedStudent(seed, traits);
  const due = evenings(now).slice(done);
  for (const evening of due) await practiseOnce({ db, practice, student, now }, simulated, evening);
  return due.length;
}

async function practiseOnce(
  { db, practice, student }: Demo,
  simulated: ReturnType<typeof simulatedStudent>,
  evening: number,
): Promise<void> {
  let at = evening;
  const session = await practice.session.start(student, new Date(at));
  const items = new Map(
    (
      await itemsOf(
        db,
        session.questions.map(q => q.id),
      )
    ).map(item => [item.id, item]),
  );
  for (const question of open(session)) {
    const item = items.get(question.id);
    if (!item) continue;
    const { outcome, elapsedMs, misled } = simulated.answer(engineItem(item), at);
    at += elapsedMs + readingMs;
    const place = {
      session_id: session.session_id,
      position: question.position,
      elapsed_ms: Math.round(elapsedMs),
    };
    if (outcome === 'skipped') {
      await practice.session.skip(student, place, new Date(at));
      continue;
    }
    const wrong = item.options.filter(o => o.slip !== null);
    const letter =
      outcome === 'right' ? item.key : (wrong[Math.floor(misled * wrong.length)]?.letter ?? item.key);
    await practice.session.submit(student, { ...place, answer: letter }, new Date(at));
  }
  await practice.session.complete(student, session.session_id, new Date(at));
}

const open = (session: PracticeSession) => session.questions.slice(session.current_position - 1);
