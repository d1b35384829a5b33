/**
 * Delay until a change of the bank in one process is used in another: `node bench/bank-signal.ts` with
 * TEST_DATABASE_URL naming a PostgreSQL server. Two processes cache the bank of one database; this one retires and
 * publishes a question in turn, the other one reports when its bank follows. Baseline in the same run: a process that
 * reads the bank only at its start.
 */
import { fork } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { planningBank } from '../apps/server/src/modules/content/bank.ts';
import { publishItem, retireItem } from '../apps/server/src/modules/content/editing.ts';
import { releaseWith, seedBank } from '../apps/server/src/modules/content/seeding.ts';
import { elapsedMs } from '../apps/server/src/platform/clock.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { openPostgres } from '../apps/server/src/platform/db/postgres.ts';
import { createLog } from '../apps/server/src/platform/log.ts';

const changes = 6;
const pollMs = 20;
const log = createLog('silent');
const sleep = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

type Seen = { live: boolean; once: boolean };

/** The other process: uses the bank continuously, and reports when the question appears or disappears. */
async function watch(url: string, id: string): Promise<void> {
  const { db } = openPostgres(url, log);
  const bank = planningBank(log, elapsedMs);
  const atStart = await planningBank(log, () => 0).current(db);
  let live: boolean | null = null;
  for (;;) {
    const now = (await bank.current(db)).items.has(id);
    if (now !== live) process.send?.({ live: now, once: atStart.items.has(id) } satisfies Seen);
    live = now;
    await sleep(pollMs);
  }
}

async function measure(server: string): Promise<void> {
  const name = `twelvefold_bench_${process.pid}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  const home = openPostgres(url.href, log);
  await migrate(home);
  await seedBank(home, new Date(0), releaseWith(null));
  const [id = ''] = (await planningBank(log, elapsedMs).current(home.db)).items.keys();
  const other = fork(fileURLToPath(import.meta.url), ['watch', url.href, id]);
  const said = () =>
    new Promise<Seen>(resolve => other.once('message', resolve as (message: unknown) => void));
  await said();
  const took: number[] = [];
  let missed = 0;
  for (let i = 0; i < changes; i++) {
    const seen = said();
    await home.db.transaction(tx => (i % 2 === 0 ? retireItem(tx, id) : publishItem(tx, id)));
    const began = elapsedMs();
    const { live, once } = await seen;
    took.push(elapsedMs() - began);
    if (live !== once) missed++;
  }
  other.kill();
  await home.close();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
  process.stdout.write(
    `a change of the bank used in another process: at most ${Math.max(...took).toFixed(0)} ms of ${changes} (goal <= 5000 ms)\n` +
      `baseline, a bank read once at the start: ${missed} of ${changes} changes never seen by it\n`,
  );
}

const [mode, url = '', id = ''] = process.argv.slice(2);
const server = process.env.TEST_DATABASE_URL;
if (mode === 'watch') await watch(url, id);
else if (server) await measure(server);
else process.stderr.write('TEST_DATABASE_URL names no PostgreSQL server.\n');
