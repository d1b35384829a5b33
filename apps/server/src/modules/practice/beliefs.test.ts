import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/kit/app.ts';
import { practise, start, wholeSession } from '../../../test/kit/practice.ts';
import { rebuildLearner, replayed } from './learner.ts';
import { maybeLearner } from './store.ts';

const app = testApp();

describe('beliefs', () => {
  it('rebuilt from the answers are identical to the stored ones', async () => {
    const student = await app.student();
    await wholeSession(app, student, q =>
      q.position % 3 === 0 ? 'wrong' : q.position === 5 ? 'skip' : 'right',
    );
    app.clock.advance(3 * 24 * 3600);
    await wholeSession(app, student, q => (q.position % 4 === 0 ? 'wrong' : 'right'));
    const stored = await maybeLearner(app.platform.db, student.user.id);
    expect(stored?.sequence).toBe(24);
    expect(await replayed(app.platform.db, student.user.id)).toEqual({ state: stored?.state, sequence: 24 });
  });

  it('that were damaged are put right by a rebuild', async () => {
    const student = await app.student();
    const session = await start(app, student);
    await practise(app, student, session, () => 'right', 3);
    const { db } = app.platform;
    const before = await maybeLearner(db, student.user.id);
    await db.execute(sql`update learners set state = '1,0,||||' where user_id = ${student.user.id}`);
    const same = await db.transaction(tx => rebuildLearner(tx, student.user.id, app.clock.now()));
    expect(same).toBe(false);
    expect((await maybeLearner(db, student.user.id))?.state).toBe(before?.state);
  });

  it('stay as they were when an answer is refused', async () => {
    const student = await app.student();
    const session = await start(app, student);
    const before = await maybeLearner(app.platform.db, student.user.id);
    await app.post('/session/submit', { session_id: session.session_id, position: 2, answer: 'A' }, student);
    expect(await maybeLearner(app.platform.db, student.user.id)).toEqual(before);
  });
});

describe('an answer’s row', () => {
  it('cannot be changed', async () => {
    const student = await app.student();
    const session = await start(app, student);
    await practise(app, student, session, () => 'right', 1);
    const change = app.platform.db.execute(
      sql`update answers set outcome = 'incorrect' where user_id = ${student.user.id}`,
    );
    await expect(change).rejects.toThrow();
  });
});

describe('an account that is taken over by the owner of its address', () => {
  it('takes what it practised with it', async () => {
    const squatter = await app.unproved();
    const session = await start(app, squatter);
    await practise(app, squatter, session, () => 'right', 2);
    app.clock.advance(60);
    const { email, password } = squatter;
    await app.post('/auth/send-verification-code', { name: 'Owner', email, password });
    const code = await app.codeFor(email);
    await app.post('/auth/signup-with-verification', { full_name: 'Owner', email, password, code });
    const left = await app.platform.db.execute(
      sql`select 1 from answers where user_id = ${squatter.user.id} union all select 1 from learners where user_id = ${squatter.user.id}`,
    );
    expect((left as unknown as { rows: unknown[] }).rows).toEqual([]);
  });
});
