import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/kit/app.ts';

const app = testApp();
const send = (feedback: unknown, user_email: unknown = null, from?: string) =>
  app.post('/feedback', { feedback, user_email }, from ? { from } : {});

describe('feedback', () => {
  it.each([
    ['nothing', ''],
    ['spaces', '   '],
  ])('S077 of %s is refused in the product’s words', async (_what, text) => {
    const { status, body } = await send(text);
    expect([status, body.errors?.[0]?.message]).toEqual([422, 'Feedback is required']);
  });

  it('S077 is counted in characters: 1000 letters or emoji are taken, 1001 are not', async () => {
    const lengths = [];
    for (const text of ['x'.repeat(1000), '🙂'.repeat(1000), 'x'.repeat(1001)])
      lengths.push((await send(text)).status);
    expect(lengths).toEqual([200, 200, 422]);
  });

  it('S077 takes an address or none, and no bad or endless one', async () => {
    const statuses = [];
    for (const email of [
      null,
      'asha@example.org',
      'bad',
      'a,b@example.org',
      `${'x'.repeat(300)}@example.org`,
    ])
      statuses.push((await send('Good questions.', email)).status);
    expect(statuses).toEqual([200, 200, 422, 422, 422]);
  });

  it('reaches support, with the address to answer to', async () => {
    await send('The plate is lovely.', 'ravi@example.org');
    const mails = await app.mailsTo(app.platform.config.supportEmail);
    const mail = mails.find(sent => sent.text.includes('The plate is lovely.'));
    expect(mail?.text).toContain('ravi@example.org');
  });

  it('sent again because the answer was lost is one letter; later, or from somebody else, another', async () => {
    const letters = async () => {
      const mails = await app.mailsTo(app.platform.config.supportEmail);
      return mails.filter(mail => mail.text.includes('Twice told')).length;
    };
    const student = await app.student();
    expect((await send('Twice told', 'asha@example.org')).status).toBe(200);
    app.clock.advance(9 * 60);
    expect((await send('Twice told', 'asha@example.org')).status).toBe(200);
    expect(await letters()).toBe(1);
    await send('Twice told');
    expect(await letters()).toBe(2);
    const signedIn = { feedback: 'Twice told', user_email: null };
    for (let i = 0; i < 2; i += 1) await app.post('/feedback', signedIn, student);
    expect(await letters()).toBe(3);
    app.clock.advance(11 * 60);
    await send('Twice told');
    expect(await letters()).toBe(4);
  });

  it('S078 from one client ends after five in an hour', async () => {
    app.platform.limits.scale = 1;
    const statuses = [];
    for (let i = 0; i < 7; i += 1) statuses.push((await send(`Note ${i}`, null, '10.1.2.3')).status);
    app.platform.limits.scale = 1000;
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});
