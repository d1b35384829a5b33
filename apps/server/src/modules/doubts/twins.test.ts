import type { Question } from '@twelvefold/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../test/kit/app.ts';
import { deal, start } from '../../../test/kit/practice.ts';
import { rowsOf } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/query.ts';
import { type ItemRow, itemsOf } from '../content/index.ts';

const app = testApp();

let student: SignedUp;
let ask: (message: string) => Promise<string>;
let twin: ItemRow;
beforeEach(async () => {
  student = await app.student();
  const session = await start(app, student);
  const question = session.questions[0] as Question;
  await deal(app, student, session, question, 'wrong');
  ask = async message => {
    const place = { session_id: session.session_id, question_id: question.id };
    return (await app.post('/doubts/ask', { ...place, message }, student)).body.reply.content;
  };
  expect(await ask('give me a similar question')).toContain('**D**');
  const [row] = await rowsOf<{ twin_id: string }>(
    app.platform.db.execute(
      sql`select twin_id from doubt_messages where twin_id is not null and user_id = ${student.user.id}`,
    ),
  );
  [twin] = (await itemsOf(app.platform.db, [row?.twin_id ?? ''])) as [ItemRow];
});

const outcomes = async () =>
  (
    await rowsOf<{ outcome: string }>(
      app.platform.db.execute(
        sql`select outcome from answers where item_id = ${twin.id} and user_id = ${student.user.id}`,
      ),
    )
  ).map(({ outcome }) => outcome);
const optionWith = (is: (letter: string) => boolean) => {
  const option = twin.options.find(({ letter }) => is(letter));
  if (!option) throw new Error('No such option');
  return option;
};

describe('a similar question in the chat', () => {
  it.each([
    ['its letter', (letter: string, _text: string) => letter],
    ['its text', (_letter: string, text: string) => text],
    ['its text in a sentence', (_letter: string, text: string) => `so the answer is ${text}`],
  ])('is answered with %s', async (_what, written) => {
    const key = optionWith(letter => letter === twin.key);
    expect(await ask(written(key.letter, key.text))).toContain(`Right: option ${twin.key}`);
    expect(await outcomes()).toEqual(['correct']);
  });

  it('that is missed is told the slip whose value it is', async () => {
    const wrong = optionWith(letter => letter !== twin.key);
    const reply = await ask(wrong.text);
    expect(reply).toContain(wrong.slip?.words);
    expect(reply).toContain(`The correct answer is option ${twin.key}`);
    expect(await outcomes()).toEqual(['incorrect']);
  });

  it('is not marked by a value of none of its options: there is a hint, and it stays open', async () => {
    const none = await ask('i got 987654321');
    expect(none).toContain('987654321 is none of its four options');
    expect(await ask('i got 987654321')).not.toBe(none);
    expect(await outcomes()).toEqual([]);
    expect(await ask(twin.key)).toContain(`Right: option ${twin.key}`);
  });

  it('is not answered by a doubt about the question before it', async () => {
    expect(await ask('why is B wrong')).not.toMatch(/Not this time|Right: option/);
    expect(await ask('thanks')).not.toMatch(/Not this time|Right: option/);
    expect(await outcomes()).toEqual([]);
    expect(await ask(twin.key)).toContain(`Right: option ${twin.key}`);
  });

  it('gets hints of its own, and its key from who gives it up', async () => {
    const hint = await ask('hint');
    expect(hint).not.toContain(optionWith(letter => letter === twin.key).text);
    expect(await ask('just tell me the answer')).toContain(`The correct answer is option ${twin.key}`);
    expect(await outcomes()).toEqual(['skipped']);
  });

  it('that is over is not marked again', async () => {
    await ask(twin.key);
    expect(await ask(twin.key)).not.toContain('Right: option');
  });
});
