import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { rowsOf } from '../src/platform/db/db.ts';
import { htmlOf, textOf } from '../src/platform/mail/template.ts';
import { type TestApp, testApp } from './kit/app.ts';
import { mailServer, type Reply } from './kit/mail-server.ts';

const mail = {
  to: 'a@example.org',
  kind: 'test',
  subject: 'Ünïcode · 12',
  heading: 'Hi <you>',
  paragraphs: ['One & two.'],
  code: '123456',
};

const undelivered = ({ platform }: TestApp) =>
  rowsOf(
    platform.db.execute(sql`select day::text as day, cause, mails from undelivered_mails order by cause`),
  );

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

  test('a waiting mail is stored encrypted', async () => {
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

  test('an expired mail is dropped', async () => {
    const expiresAt = app.clock.now();
    await app.platform.db.transaction(tx =>
      app.platform.mailer.send(tx, { ...mail, to: 'late@example.org' }, { expiresAt }),
    );
    expect(await app.mailsTo('late@example.org')).toEqual([]);
    expect(await undelivered(app)).toEqual([{ day: '2026-03-02', cause: 'expired', mails: 1 }]);
  });
});

const replies: Record<string, Reply> = {
  'nobody@example.org': { code: 550, words: '5.1.1 <nobody@example.org>: User unknown' },
  'spam@example.org': { code: 554, words: '5.7.1 We do not like this' },
  'busy@example.org': { code: 450, words: '4.2.1 <busy@example.org>: Mailbox busy' },
};
const hangs: Reply = { code: 450, words: '4.7.1 later', afterMs: 4000 };
const replyTo = (address: string): Reply | null =>
  address.endsWith('@hangs.example') ? hangs : (replies[address] ?? null);

describe('with a mail server', async () => {
  const server = await mailServer(replyTo);
  afterAll(() => server.close());
  const app = testApp({ env: { SMTP_URL: server.url, MAIL_FROM: 'Post <post@example.org>' } });
  const send = (to: string) =>
    app.platform.db.transaction(tx => app.platform.mailer.send(tx, { ...mail, to }));

  test('a mail is sent through it', async () => {
    await send(mail.to);
    await app.settle();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.text).toContain('From: Post <post@example.org>');
  });

  test('a mail with a permanent refusal is tried once, one with a temporary refusal again', async () => {
    const after = async (to: string) => {
      await send(to);
      await app.settle();
      const [row] = await rowsOf<{ n: number }>(
        app.platform.db.execute(
          sql`select count(*)::int as n from pgboss.job where name = 'mail' and state = 'retry'`,
        ),
      );
      return row?.n;
    };
    expect(await after('nobody@example.org')).toBe(0);
    expect(await after('spam@example.org')).toBe(0);
    expect(await after('busy@example.org')).toBe(1);
    expect(await undelivered(app)).toEqual([{ day: '2026-03-02', cause: 'refused', mails: 2 }]);
    expect(server.asked).toEqual([mail.to, 'nobody@example.org', 'spam@example.org', 'busy@example.org']);
  });

  test('an urgent mail is sent before all others, also while a domain hangs', async () => {
    const expiresAt = new Date(app.clock.now().getTime() + 900_000);
    const { db, mailer, jobs } = app.platform;
    await db.transaction(async tx => {
      for (let n = 0; n < 60; n++) await mailer.send(tx, { ...mail, to: `other-${n}@example.org` });
      for (let n = 0; n < 12; n++)
        await mailer.send(tx, { ...mail, to: `code-${n}@hangs.example` }, { expiresAt });
      await mailer.send(tx, { ...mail, to: 'asked@example.org' }, { expiresAt });
    });
    const taken = () => server.received.map(({ to }) => to);
    await jobs.work();
    await vi.waitFor(() => expect(taken()).toContain('asked@example.org'), { timeout: 50_000 });
    expect(taken().filter(to => to.startsWith('other-')).length).toBeLessThan(60);
    expect(server.asked.filter(to => to.endsWith('@hangs.example')).length).toBeLessThanOrEqual(5);
  }, 60_000);
});

test('text and HTML have the same content, and HTML is escaped', () => {
  const sender = { productName: 'Twelvefold', supportEmail: 'help@example.org' };
  const [text, html] = [textOf(mail, sender), htmlOf(mail, sender)];
  expect(text).toContain('Hi <you>');
  expect(html).toContain('Hi &lt;you&gt;');
  for (const form of [text, html])
    for (const part of ['123456', 'help@example.org', 'Twelvefold']) expect(form).toContain(part);
  expect(html).not.toMatch(/<img|https?:\/\/(?!\S*twelvefold)/);
});
