/**
 * Upgrade of a release to this one under load, and rollback: `node bench/upgrade.ts COMMIT`, with TEST_DATABASE_URL
 * naming an empty PostgreSQL server. COMMIT is the earlier release, with the same lock file. Caddy, PgBouncer, two
 * API processes and a worker run as in docs/operate.md. Fails on a server error, on an answer lost or stored twice,
 * and when the rollback rebuilt the bank.
 */
import pg from 'pg';
import { lostAndDoubled, students, summaryOf } from './operations/students.ts';
import { releaseOf, thisRelease, topology } from './operations/topology.ts';

const ANSWERS_A_SECOND = Number(process.env.RATE ?? 30);
const STUDENTS = ANSWERS_A_SECOND;

const adminUrl = process.env.TEST_DATABASE_URL ?? '';
const before = releaseOf(process.argv[2] ?? 'HEAD~1');
const print = (line: string) => process.stdout.write(`${line}\n`);

const databaseUrl = adminUrl.replace(/[^/]*$/, 'twelvefold');
async function bankVersion(): Promise<{ version: string; migrations: string }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    'select (select max(version) from bank_version)::text as version, (select max(name) from migrations) as migrations',
  );
  await client.end();
  return rows[0];
}

const placed = await topology(adminUrl, before.folder);
let failed = true;
try {
  const load = students(placed.url, STUDENTS, ANSWERS_A_SECOND);
  await load.begun;
  const states = [await bankVersion()];
  for (const [way, release] of [
    ['to this release', thisRelease],
    ['back', before.folder],
  ] as const) {
    for (const name of placed.names) {
      const ms = await placed.replace(name, release);
      print(`  ${way}: ${name} ready after ${(ms / 1000).toFixed(1)} s`);
    }
    states.push(await bankVersion());
  }
  const record = await load.stop();
  const { lost, doubled, stored } = await lostAndDoubled(databaseUrl, record.acknowledged);
  print(summaryOf(record));
  print(`${stored} stored; acknowledged and not stored as acknowledged: ${lost}; stored twice: ${doubled}`);
  print(
    `versions of the bank: ${states.map(({ version, migrations }) => `${version} (${migrations})`).join(', ')}`,
  );
  for (const [words, n] of placed.errors()) print(`  logged ${n} ×: ${words}`);
  const rebuiltByGoingBack = states[1]?.version !== states[2]?.version;
  failed = lost + doubled + record.failures.size > 0 || rebuiltByGoingBack;
} catch (error) {
  print(String(error));
} finally {
  await placed.stop();
  before.remove();
}
process.exit(failed ? 1 : 0);
