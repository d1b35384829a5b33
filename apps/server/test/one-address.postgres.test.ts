import { expect, test } from 'vitest';
import { freshEmail, testApp } from './kit/app.ts';

/** A coaching class, a hostel or a mobile network, in which everybody has the same address. */
const app = testApp();
const students = 300;
/** Simultaneous starts, limited because planning a session takes CPU time. */
const startsAtOnce = 30;
const from = '10.20.30.40';
const password = 'correct horse battery';

test('300 students behind one address sign up and sign in at once, and practise in the same minute', async () => {
  app.platform.limits.scale = 1;
  const emails = Array.from({ length: students }, freshEmail);
  const all = async <T>(step: (email: string) => Promise<T>, atOnce = students): Promise<T[]> => {
    const answers: T[] = [];
    for (let i = 0; i < students; i += atOnce)
      answers.push(...(await Promise.all(emails.slice(i, i + atOnce).map(step))));
    return answers;
  };
  const refused = (answers: { status: number }[]) => answers.filter(({ status }) => status !== 200);

  const asked = await all(email =>
    app.post('/auth/send-verification-code', { name: 'Asha Rao', email, password }, { from }),
  );
  expect(refused(asked)).toEqual([]);
  await app.settle();
  const mails = new Map(app.platform.mailer.sent().map(mail => [mail.to, mail.text]));
  const signedUp = await all(email => {
    const code = /^\s{4}(\d{6})$/m.exec(mails.get(email) ?? '')?.[1];
    const body = { full_name: 'Asha Rao', email, password, code };
    return app.post('/auth/signup-with-verification', body, { from });
  });
  expect(refused(signedUp)).toEqual([]);

  const signedIn = await all(email => app.post('/auth/login', { email, password }, { from }));
  expect(refused(signedIn)).toEqual([]);
  const callers = new Map(signedIn.map(({ body }) => [body.user.email, body]));

  const practised = await all(async email => {
    const { access_token: token, user } = callers.get(email);
    await app.get('/session/list', { token, from });
    const started = await app.post('/session/start', { user_id: user.id }, { token, from });
    const answer = { session_id: started.body.session_id, position: 1, answer: 'A' };
    return app.post('/session/submit', answer, { token, from });
  }, startsAtOnce);
  expect(refused(practised)).toEqual([]);
}, 120_000);
