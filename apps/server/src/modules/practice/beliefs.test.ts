import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/kit/app.ts';
import { practise, start, wholeSession } from '../../../test/kit/practice.ts';
import type { Tx } from '../../platform/db/db.ts';
import { maybeLearner, rebuildLearner } from '../learning/index.ts';
import { practiceRecord } from './index.ts';

const app = testApp();

const rebuild = (tx: Tx, userId: string) => rebuildLearner(tx, practiceRecord, userId, app.clock.now());

describe('beliefs', () => {
  it('rebuilt from the answers are identical to the stored ones', async () => {
    const student = await app.student();
    await wholeSession(app, student, q =>
      q.position % 3 === 0 ? 'wrong' : q.position === 5 ? 'skip' : 'right',
    );
    app.clock.advance(3 * 24 * 3600);
    await wholeSession(app, student, q => (q.position % 4 === 0 ? 'wrong' : 'right'));
    const { db } = app.platform;
    expect((await maybeLearner(db, student.user.id))?.sequence).toBe(24);
    expect(await db.transaction(tx => rebuild(tx, student.user.id))).toBe(true);
  });

  it('that were damaged are put right by a rebuild', async () => {
    const student = await app.student();
    const session = await start(app, student);
    await practise(app, student, session, () => 'right', 3);
    const { db } = app.platform;
    const before = await maybeLearner(db, student.user.id);
    await db.execute(sql`update learners set state = '1,0,||||' where user_id = ${student.user.id}`);
    const same = await db.transaction(tx => rebuild(tx, student.user.id));
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

describe('an account that goes', () => {
  it('takes what it practised with it', async () => {
    const student = await app.student();
    const session = await start(app, student);
    await practise(app, student, session, () => 'right', 2);
    const { db } = app.platform;
    await db.execute(sql`delete from users where id = ${student.user.id}`);
    expect(await maybeLearner(db, student.user.id)).toBeNull();
    expect(await practiceRecord.answersAfter(db, student.user.id, 0, 10)).toEqual([]);
  });
});
