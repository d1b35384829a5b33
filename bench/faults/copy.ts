/**
 * Loss of the replica for reports: `node bench/faults/copy.ts`, with Debian's postgresql installed. The product reads
 * reports from a standby (DATABASE_REPORTS_URL), which is stopped and started again while an administrator requests a
 * report READS times (40).
 */
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { folderOfPostgres, standbyOf } from '../operations/cluster.ts';
import { allowance, judge, longest, seconds, stageOf } from './stage.ts';

const READS = Number(process.env.READS ?? 40);
const MOST_MS = 5000;
const admin = { email: 'admin@example.org', password: 'correct horse battery' };

const own = folderOfPostgres('twelvefold-copy-');
const stage = await stageOf();
const standby = await standbyOf(stage.postgres, own.path);
try {
  await standby.start();
  const copy = new URL(stage.databaseUrl);
  copy.port = new URL(standby.url).port;
  const api = await stage.process('serve', {
    DATABASE_REPORTS_URL: copy.href,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  const reply = await fetch(`${api.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const { access_token: token } = (await reply.json()) as { access_token: string };
  const times: number[] = [];
  let refused = 0;
  const ask = async () => {
    const began = performance.now();
    const headers = { authorization: `Bearer ${token}` };
    const { ok } = await fetch(`${api.url}/api/admin/people?limit=20`, { headers });
    if (!ok) refused += 1;
    times.push(performance.now() - began);
  };
  const readers = async (url: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rowCount } = await client.query(
      "select 1 from pg_stat_activity where application_name = 'twelvefold reports'",
    );
    await client.end();
    return rowCount ?? 0;
  };

  await ask();
  const [onCopy, onPrimary] = [await readers(copy.href), await readers(stage.databaseUrl)];
  for (let n = 0; n < READS; n++) {
    if (n === Math.floor(READS / 4)) await standby.stop('immediate');
    if (n === Math.floor(READS / 2)) await standby.start();
    await ask();
    await setTimeout(50);
  }
  const again = await readers(copy.href);
  const wrong: string[] = [];
  if (onCopy === 0 || onPrimary > 0)
    wrong.push(`${onCopy} connections read the copy, ${onPrimary} the primary`);
  if (refused > 0) wrong.push(`${refused} reports were refused`);
  if (again === 0) wrong.push('the copy is not read again');
  if (longest(times) > allowance(MOST_MS, api.quietMs))
    wrong.push(`a report took ${seconds(longest(times))}`);
  judge({ reports: times.length, refused, 'at most': seconds(longest(times)) }, wrong);
} finally {
  await standby.stop('immediate');
  await stage.end();
  own.remove();
}
process.exit();
