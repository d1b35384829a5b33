import { setImmediate } from 'node:timers/promises';
import { decodeLearner } from '@twelvefold/engine';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { practise, start, wholeSession } from '../../../../test/kit/practice.ts';
import { rowsOf, type Tx } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/query.ts';
import { maybeLearner } from '../../learning/index.ts';
import { practiceRecord, rebuildLearner } from '../index.ts';

const app = testApp();

const rebuild = (tx: Tx, userId: string) => rebuildLearner(tx, userId, app.clock.now());

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

  it.each(['an answer', 'the dashboard', 'whoever does not come'])(
    'of another version are rebuilt for %s',
    async reader => {
      const student = await app.student();
      const session = await start(app, student);
      await practise(app, student, session, () => 'right', 3);
      const { db } = app.platform;
      const before = await maybeLearner(db, student.user.id);
      await db.execute(
        sql`update learners set state = '0.old', totals = '{}', version = 0 where user_id = ${student.user.id}`,
      );
      if (reader === 'an answer') {
        await practise(app, student, await start(app, student), () => 'right', 4);
        expect(await maybeLearner(db, student.user.id)).toMatchObject({
          version: before?.version,
          sequence: 4,
        });
      } else {
        if (reader === 'the dashboard')
          expect((await app.get('/dashboard/progress', student)).status).toBe(200);
        else {
          await app.platform.jobs.enqueue(db, 'learning.rebuild_beliefs', {});
          await app.platform.jobs.runWaiting();
        }
        expect(await maybeLearner(db, student.user.id)).toMatchObject({
          state: before?.state,
          totals: before?.totals,
          version: before?.version,
        });
      }
      expect(await db.transaction(tx => rebuild(tx, student.user.id))).toBe(true);
    },
  );

  it('of a later release that runs beside this one are left as they are, and read all the same', async () => {
    const student = await app.student();
    await practise(app, student, await start(app, student), () => 'right', 3);
    const { db } = app.platform;
    const read = async () => (await app.get('/dashboard/progress', student)).body;
    const before = await read();
    await db.execute(
      sql`update learners set state = '99.later', version = 99 where user_id = ${student.user.id}`,
    );
    await app.platform.jobs.enqueue(db, 'learning.rebuild_beliefs', {});
    await app.platform.jobs.runWaiting();
    expect(await read()).toEqual(before);
    expect(await maybeLearner(db, student.user.id)).toMatchObject({ state: '99.later', version: 99 });
  });

  it('are rebuilt while the student answers on, and no answer is lost', async () => {
    const student = await app.student();
    const session = await start(app, student);
    const { db } = app.platform;
    let under = true;
    const answering = practise(app, student, session).finally(() => {
      under = false;
    });
    while (under) {
      await db.transaction(tx => rebuild(tx, student.user.id));
      // The embedded database answers without leaving the event loop; the answers need their turn.
      await setImmediate();
    }
    await answering;
    expect((await maybeLearner(db, student.user.id))?.sequence).toBe(12);
    expect(await db.transaction(tx => rebuild(tx, student.user.id))).toBe(true);
  });

  it('of each type that a question needs move with its answer, also once the question says otherwise', async () => {
    const student = await app.student();
    const { db } = app.platform;
    const { session_id } = await start(app, student);
    const [linked] = await rowsOf<{ id: string; also: string[] }>(
      db.execute(sql`select id::text, also from items where also is not null and status = 'live' limit 1`),
    );
    await db.execute(sql`update session_items set item_ids[1] = ${linked?.id}::uuid
      where session_id = ${session_id}::uuid`);
    const session = await start(app, student);
    expect(session.questions[0]?.id).toBe(linked?.id);
    await practise(app, student, session, () => 'wrong', 1);
    const row = await maybeLearner(db, student.user.id);
    const { beliefs } = decodeLearner(row?.state ?? '');
    expect(linked?.also.length).toBeGreaterThan(0);
    for (const type of linked?.also ?? []) expect(beliefs[type]?.mean).toBeLessThan(0);
    await db.execute(sql`update items set also = null where id = ${linked?.id}::uuid`);
    expect(await db.transaction(tx => rebuild(tx, student.user.id))).toBe(true);
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
  it('keeps what the model expected of it; a skip does too', async () => {
    const student = await app.student();
    const session = await start(app, student);
    await practise(app, student, session, q => (q.position === 1 ? 'skip' : 'right'), 2);
    const rows = await rowsOf<{ logit: number; logit_variance: number }>(
      app.platform.db.execute(
        sql`select logit, logit_variance from answers where user_id = ${student.user.id} order by sequence`,
      ),
    );
    expect(rows).toHaveLength(2);
    for (const { logit, logit_variance } of rows) {
      expect(Math.abs(logit)).toBeLessThan(3);
      expect(logit_variance).toBeGreaterThan(0);
    }
  });

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
