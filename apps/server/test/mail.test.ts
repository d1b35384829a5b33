import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { htmlOf, textOf } from '../src/platform/mail/template.ts';
import { testApp } from './kit/app.ts';

const mail = {
  to: 'a@example.org',
  kind: 'test',
  subject: 'Ünïcode · 12',
  heading: 'Hi <you>',
  paragraphs: ['One & two.'],
  code: '123456',
};

describe('without a mail server', () => {
  const app = testApp();

  test('a mail becomes an RFC 5322 file in the outbox', async () => {
    await app.platform.db.transaction(tx => app.platform.mailer.send(tx, mail));
    await app.settle();
    const folder = join(app.platform.config.dataDir, 'outbox');
    const names = readdirSync(folder);
    expect(names).toHaveLength(1);
    expect(names[0]).toMatch(/^2026-03-02T06-30-00-000Z-.*\.eml$/);
    const [head = '', body = ''] = readFileSync(join(folder, String(names[0])), 'utf8').split(
      /\r\n\r\n([\s\S]*)/,
    );
    for (const line of [
      'From: Twelvefold <support@twelvefold.example>',
      'To: a@example.org',
      'Date: Mon, 02 Mar 2026 06:30:00 +0000',
    ])
      expect(head).toContain(line);
    expect(head).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(head).toMatch(/^Message-ID: <[0-9a-f-]{36}@twelvefold>$/m);
    for (const type of ['text/plain', 'text/html'])
      expect(body).toContain(`Content-Type: ${type}; charset=utf-8`);
    expect(body).toContain('123456');
  });

  test('its words are unreadable while it waits', async () => {
    await app.platform.db.transaction(tx =>
      app.platform.mailer.send(tx, { ...mail, to: 'waiting@example.org' }),
    );
    const waiting = await app.platform.db.execute(
      "select data::text as data from pgboss.job where name = 'mail' and state = 'created'",
    );
    const text = JSON.stringify(waiting);
    expect(text).toContain('sealed');
    expect(text).not.toMatch(/123456|waiting@example/);
  });

  test('a mail whose time is over is dropped', async () => {
    const expiresAt = app.clock.now();
    await app.platform.db.transaction(tx =>
      app.platform.mailer.send(tx, { ...mail, to: 'late@example.org' }, { expiresAt }),
    );
    expect(await app.mailsTo('late@example.org')).toEqual([]);
  });
});

describe('with a mail server', () => {
  const received: string[] = [];
  const asked: string[] = [];
  /** What it answers to these addresses. */
  const refusals: Record<string, { responseCode: number; words: string }> = {
    'nobody@example.org': { responseCode: 550, words: '5.1.1 <nobody@example.org>: User unknown' },
    'busy@example.org': { responseCode: 450, words: '4.2.1 <busy@example.org>: Mailbox busy' },
  };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      asked.push(address);
      const refusal = refusals[address];
      done(refusal ? Object.assign(new Error(refusal.words), { responseCode: refusal.responseCode }) : null);
    },
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', chunk => {
        text += chunk;
      });
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  const port = 20_000 + (process.pid % 20_000);
  beforeAll(() => new Promise<void>(resolve => smtp.listen(port, '127.0.0.1', resolve)));
  afterAll(() => new Promise<void>(resolve => smtp.close(resolve)));
  const app = testApp({
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Post <post@example.org>' },
  });

  test('a mail leaves through it', async () => {
    await app.platform.db.transaction(tx => app.platform.mailer.send(tx, mail));
    await app.settle();
    expect(received).toHaveLength(1);
    expect(received[0]).toContain('From: Post <post@example.org>');
  });

  test('a mailbox that does not exist is tried once, one that is busy again', async () => {
    const after = async (to: string) => {
      await app.platform.db.transaction(tx => app.platform.mailer.send(tx, { ...mail, to }));
      await app.settle();
      const counts = await app.platform.jobs.counts();
      return counts.filter(({ queue, state }) => queue === 'mail' && state === 'retry').length;
    };
    expect(await after('nobody@example.org')).toBe(0);
    expect(await after('busy@example.org')).toBe(1);
    expect(asked).toEqual([mail.to, 'nobody@example.org', 'busy@example.org']);
  });
});

test('text and HTML say the same, and HTML is escaped', () => {
  const sender = { productName: 'Twelvefold', supportEmail: 'help@example.org' };
  const [text, html] = [textOf(mail, sender), htmlOf(mail, sender)];
  expect(text).toContain('Hi <you>');
  expect(html).toContain('Hi &lt;you&gt;');
  for (const form of [text, html])
    for (const part of ['123456', 'help@example.org', 'Twelvefold']) expect(form).toContain(part);
  expect(html).not.toMatch(/<img|https?:\/\/(?!\S*twelvefold)/);
});
