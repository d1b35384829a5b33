import { randomUUID } from 'node:crypto';
import type { LogResult, PracticeSession } from '@twelvefold/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../../test/kit/app.ts';
import { start } from '../../../../test/kit/practice.ts';
import { rowsOf } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/query.ts';

const app = testApp();

/** `SEQUENCES=200` for a longer look: each begins a session of its own. */
const sequences = Number(process.env.SEQUENCES ?? 12);

type Kind = 'answer' | 'skip' | 'undo';
interface Sent {
  id: string;
  position: number;
  kind: Kind;
  letter?: 'A' | 'B' | 'C' | 'D';
  ms: number;
}

const entry = (kind: Kind, position: number, letter: 'A' | 'B' = 'A'): Sent => ({
  id: randomUUID(),
  position,
  kind,
  ...(kind === 'answer' && { letter }),
  ms: 40_000,
});

async function send(student: SignedUp, session_id: string, entries: readonly Sent[]): Promise<LogResult> {
  const { status, body, text } = await app.post('/session/log', { session_id, entries }, student);
  if (status !== 200) throw new Error(`${status} ${text}`);
  return body;
}

const countedOf = (student: SignedUp) =>
  rowsOf<{ position: number; outcome: string; sequence: number }>(
    app.platform.db.execute(
      sql`select position, outcome, sequence from answers where user_id = ${student.user.id} order by sequence`,
    ),
  );

/** What one window does: decides what it believes to be open, or sends what it has; some of its calls are cut off. */
type Step = {
  window: 0 | 1;
  does: 'answer' | 'skip' | 'undo' | 'send' | 'send and lose the reply' | 'reload' | 'complete';
};

const step: fc.Arbitrary<Step> = fc.record({
  window: fc.constantFrom(0 as const, 1 as const),
  does: fc.constantFrom(
    'answer' as const,
    'answer' as const,
    'skip' as const,
    'undo' as const,
    'send' as const,
    'send and lose the reply' as const,
    'reload' as const,
    'complete' as const,
  ),
});

interface Window {
  at: number;
  log: Sent[];
}

/** What the server should make of entries, by the rules alone. */
class Model {
  readonly decided: { kind: 'answer' | 'skip'; letter?: string | undefined }[] = [];
  readonly known = new Set<string>();
  over = false;
  open = false;

  take({ id, kind, position, letter }: Sent): void {
    if (this.known.has(id)) return;
    if (kind === 'undo') {
      if (this.over || !this.open || position !== this.decided.length) return;
      this.decided.pop();
      this.open = false;
    } else {
      if (position !== this.decided.length + 1 || position > 12) return;
      this.decided.push({ kind, letter });
      this.open = kind === 'skip';
    }
    this.known.add(id);
  }
}

it('loses and doubles nothing in random sequences of presses, cuts, reloads and a second window', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async steps => {
      const student = await app.student();
      const session = await start(app, student);
      const { session_id } = session;
      const model = new Model();
      const windows: [Window, Window] = [
        { at: 1, log: [] },
        { at: 1, log: [] },
      ];
      for (const { window, does } of steps) await act(windows[window], does, model, student, session_id);
      const { body } = await app.get(`/session/questions/${session_id}`, student);
      await expectAs(model, body, student);
    }),
    { numRuns: sequences, seed: 29 },
  );
}, 600_000);

async function act(window: Window, does: Step['does'], model: Model, student: SignedUp, session_id: string) {
  if (does === 'answer' || does === 'skip') {
    if (window.at <= 12) window.log.push(entry(does, window.at, window.at % 2 ? 'A' : 'B'));
    window.at += 1;
  } else if (does === 'undo') {
    window.at = Math.max(1, window.at - 1);
    window.log.push(entry('undo', window.at));
  } else if (does === 'complete') {
    const { status } = await app.post('/session/complete', { session_id }, student);
    expect(status).toBe(model.decided.length === 12 ? 200 : 409);
    if (status === 200) Object.assign(model, { over: true, open: false });
  } else if (does === 'reload') {
    const { body } = await app.get(`/session/questions/${session_id}`, student);
    window.at = body.current_position;
    window.log = [];
  } else if (window.log.length > 0) {
    const { session } = await send(student, session_id, window.log);
    for (const sent of window.log) model.take(sent);
    // A reply that is lost leaves the log as it is: the same entries go out again.
    if (does === 'send') {
      window.log = [];
      window.at = session.current_position;
    }
  }
}

async function expectAs(model: Model, session: PracticeSession, student: SignedUp) {
  expect(session.current_position).toBe(model.decided.length + 1);
  const counted = model.open ? model.decided.slice(0, -1) : model.decided;
  expect(await countedOf(student)).toHaveLength(counted.length);
  const shown = session.questions.slice(0, model.decided.length).map(question => ({
    kind: question.outcome === null || question.outcome === 'skipped' ? 'skip' : 'answer',
    letter: question.outcome === null ? undefined : (question.review.chosen_letter ?? undefined),
  }));
  expect(shown).toEqual(model.decided.map(({ kind, letter }) => ({ kind, letter })));
}
