/**
 * Makes every alarm of ops/prometheus/alarms.yml fire by a real fault: `npm run test:alarms`. An API process and a
 * worker run on their own PostgreSQL, students practise, Debian's Prometheus scrapes the metrics. Windows and waits
 * of the rules are seconds instead of minutes; the thresholds are the shipped ones. Needs root: installs Prometheus
 * if missing, and mounts a disk of 20 MB to fill it.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { createDatabase, ensureTemplate, urlOf } from '../apps/server/test/kit/home.ts';
import { freePort } from '../apps/server/test/kit/process.ts';
import { installServices, startPostgres } from '../scripts/test-services.mjs';
import { startInstallation } from './alarms/installation.ts';
import { alarms, startPrometheus } from './alarms/prometheus.ts';

/** Enough to use up the connections of a process when each student waits. */
const STUDENTS = 16;
/** Maximum seconds until an alarm fires; codes count as late after a minute. */
const PATIENCE = 240;
/** The API's clock is 20 minutes behind, because answers are counted only when they are ten minutes old. */
const BEHIND_SECONDS = 1200;
const print = (line: string) => process.stdout.write(`${line}\n`);

process.env.TEST_DB = 'postgres';
await installServices(['prometheus', 'prometheus-node-exporter']);
const postgres = await startPostgres();
process.env.TEST_DATABASE_URL = postgres.url;
const folder = mkdtempSync(join(tmpdir(), 'twelvefold-alarms-'));
await ensureTemplate('postgres');
const databaseUrl = urlOf(await createDatabase());
const installation = await startInstallation(databaseUrl, folder);
const { serve, work, ports, call, sandbox } = installation;

const disk = join(folder, 'disk');
mkdirSync(disk);
execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'none', disk]);
const machinePort = await freePort();
const machine = spawn(
  'prometheus-node-exporter',
  [
    '--collector.disable-defaults',
    '--collector.filesystem',
    `--collector.filesystem.mount-points-exclude=^/($|[^t]|t[^m])`,
    `--web.listen-address=127.0.0.1:${machinePort}`,
  ],
  { stdio: 'ignore' },
);
const prometheus = await startPrometheus(join(folder, 'prometheus'), await freePort(), [
  { job: 'twelvefold', ports: [ports.serve, ports.work] },
  { job: 'machine', ports: [machinePort] },
]);

/** Locks a table exclusively for `ms`. */
async function hold(table: string, ms: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`begin; lock table ${table} in access exclusive mode`);
  await setTimeout(ms);
  await client.query('rollback');
  await client.end();
}

const sql = async (text: string) => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(text);
  await client.end();
};

interface Fault {
  what: string;
  alarms: string[];
  make(): Promise<unknown>;
  /** Repeated until the alarms fire. */
  repeat?(): Promise<unknown>;
  undo?(): Promise<unknown>;
}

const faults: Fault[] = [
  {
    what: '25 browsers report a crash of a page',
    alarms: ['PagesCrash'],
    make: async () => {
      const crash = { route: '/', release: 'index-1.js', message: 'x is not a function', stack: 'at draw' };
      for (let n = 0; n < 25; n += 1) await call('/telemetry/crash', crash);
    },
  },
  {
    what: 'all students answer A to everything',
    alarms: ['CalibrationOff'],
    make: async () => {},
    repeat: async () => {
      await installation.enqueue('question-desk.count_answers');
      await setTimeout(2000);
    },
  },
  {
    what: 'a job cannot read a locked table',
    alarms: ['JobsGivenUp'],
    make: async () => {
      const held = hold('orders', 12_000);
      await installation.enqueue('billing.poll');
      await held;
    },
  },
  {
    what: 'the table of answers is locked repeatedly, for 2.5 s each time',
    alarms: ['AnswersSlow', 'ConnectionsShort'],
    make: async () => {},
    repeat: () => hold('answers', 2500),
  },
  {
    what: 'the API process is stopped repeatedly, for 0.4 s each time',
    alarms: ['EventLoopBusy'],
    make: async () => {},
    repeat: async () => {
      serve.kill('SIGSTOP');
      await setTimeout(400);
      serve.kill('SIGCONT');
      await setTimeout(50);
    },
  },
  {
    what: 'the worker allocates 800 MB more',
    alarms: ['MemoryHigh'],
    make: async () => work.kill('SIGUSR2'),
  },
  {
    what: 'a disk is filled',
    alarms: ['DiskFull'],
    make: async () => writeFileSync(join(disk, 'log'), Buffer.alloc(19 * 1024 * 1024)),
    undo: async () => execFileSync('umount', [disk]),
  },
  {
    what: 'the worker is killed, a student signs up and pays; twenty minutes, then two hours pass',
    alarms: ['ProcessAway', 'CodesLate', 'JobsLate', 'CountingBehind', 'PaymentsInDoubt'],
    make: async () => {
      work.kill('SIGKILL');
      const { token, email, id } = await installation.student();
      await sql(`update users set email_verified = true where id = '${id}'`);
      await sandbox('provider', { mode: 'drop_webhooks' });
      const bought = { plan_type: 'pro_regular', user_email: email, user_name: 'Asha', user_phone: null };
      const order = await call('/payments/create-subscription', bought, token);
      const done = await sandbox('checkout', { id: order?.id, method: 'upi', outcome: 'success' });
      await sandbox('provider', { mode: 'down' });
      await call('/payments/verify-payment', { ...done?.response, user_id: id }, token);
      await setTimeout(70_000);
      await sql(
        "update pgboss.job set created_on = created_on - interval '20 min', start_after = start_after - interval '20 min' where state = 'created'",
      );
      await sandbox('clock', { advance_seconds: BEHIND_SECONDS + 7200 });
    },
  },
  {
    what: 'the database is stopped',
    alarms: ['DatabaseAway', 'ServerErrors'],
    make: () => postgres.stop(),
  },
];

const early = new Set<string>();

/** Makes a fault, waits for its alarms, and returns those that did not fire. */
async function runFault({ what, alarms: expected, make, repeat, undo }: Fault): Promise<string[]> {
  print(what);
  for (const name of await prometheus.firing()) if (expected.includes(name)) early.add(name);
  await make();
  const waiting = new Set(expected);
  const began = performance.now();
  while (waiting.size > 0 && performance.now() - began < PATIENCE * 1000) {
    await repeat?.();
    if (!repeat) await setTimeout(500);
    for (const name of await prometheus.firing())
      if (waiting.delete(name))
        print(`  ${name} fires after ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
  for (const name of waiting) print(`  ${name} DID NOT FIRE`);
  await undo?.();
  return [...waiting];
}

const failed: string[] = alarms.filter(name => !faults.some(fault => fault.alarms.includes(name)));
for (const name of failed) print(`${name} has no fault here`);
try {
  await installation.enqueue('question-desk.count_answers');
  await sandbox('clock', { advance_seconds: -BEHIND_SECONDS });
  installation.usualLoad(STUDENTS);
  await setTimeout(20_000);
  print(`on a usual evening: ${(await prometheus.firing()).join(', ') || 'no alarm'}`);
  for (const fault of faults) failed.push(...(await runFault(fault)));
} finally {
  prometheus.stop();
  machine.kill('SIGKILL');
  await installation.stop();
  await postgres.stop().catch(() => {});
  rmSync(folder, { recursive: true, force: true });
}
const before = early.size > 0 ? `; before their fault, by a busy machine: ${[...early].join(', ')}` : '';
print(`${alarms.length} alarms, ${alarms.length - failed.length} fired${before}`);
process.exit(failed.length > 0 ? 1 : 0);
