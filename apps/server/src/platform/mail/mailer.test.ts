import { type AddressInfo, createServer } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/kit/app.ts';
import { rowsOf } from '../db/db.ts';
import { sql } from '../db/query.ts';
import { smtpTransport } from './mailer.ts';

const mail = { to: 'a@example.org', kind: 'test', subject: 'Words', heading: 'Hi', paragraphs: ['One.'] };

describe('a mail server that takes connections and never speaks', async () => {
  let connections = 0;
  const silent = createServer(socket => {
    connections += 1;
    socket.on('error', () => {});
  });
  await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', () => resolve()));
  afterAll(() => silent.close());
  const { port } = silent.address() as AddressInfo;
  const app = testApp({ env: { SMTP_URL: `smtp://127.0.0.1:${port}?greetingTimeout=50` } });

  test('is left after a time-out, and the mail is tried again later', async () => {
    await app.platform.db.transaction(tx => app.platform.mailer.send(tx, mail));
    await app.settle();
    const rows = await rowsOf(
      app.platform.db.execute(sql`select state::text as state from pgboss.job where name = 'mail'`),
    );
    expect([rows, connections]).toEqual([[{ state: 'retry' }], 1]);
  });

  test('is waited for from 5 to 15 seconds in each stage, where its address says nothing else', () => {
    const stages = ['dnsTimeout', 'connectionTimeout', 'greetingTimeout', 'socketTimeout'] as const;
    const { options } = smtpTransport('smtp://mail.example');
    const waits = stages.map(stage => options[stage] ?? 0);
    for (const wait of waits) {
      expect(wait).toBeGreaterThanOrEqual(5000);
      expect(wait).toBeLessThanOrEqual(15_000);
    }
    // The job that waits has sixty seconds.
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThan(60_000);
  });
});
