/**
 * Loss of the primary under load: `node bench/failover.ts`, with Debian's patroni, etcd-server, haproxy, pgbouncer,
 * caddy and postgresql installed. Two PostgreSQL servers run under Patroni as in ops/patroni, with the product in
 * front of them as in docs/operate.md. RATE students answer once a second; the primary's Patroni and PostgreSQL are
 * killed. Fails when an acknowledged answer is lost or stored twice, or when no call succeeds for longer than 30 s.
 * The product's processes are not restarted.
 */
import type { ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../apps/server/test/kit/process.ts';
import { ended, folderOfPostgres, launch, postgresPrograms } from './operations/cluster.ts';
import { lostAndDoubled, students, summaryOf } from './operations/students.ts';
import { thisRelease, topology } from './operations/topology.ts';

const ANSWERS_A_SECOND = Number(process.env.RATE ?? 100);
const GOAL_SECONDS = 30;
const print = (line: string) => process.stdout.write(`${line}\n`);

const { path, remove } = folderOfPostgres('twelvefold-failover-');
const ops = (file: string) => readFileSync(new URL(`../ops/patroni/${file}`, import.meta.url), 'utf8');
const children: ChildProcess[] = [];
const begin = (command: string, args: string[]) => {
  const child = launch(command, args);
  children.push(child);
  return child;
};

const [etcd, etcdPeer, primaryPort, reportsPort] = [
  await freePort(),
  await freePort(),
  await freePort(),
  await freePort(),
];
const nodes = await Promise.all(
  ['node-1', 'node-2'].map(async name => ({
    name,
    database: await freePort(),
    rest: await freePort(),
    data: join(path, name),
  })),
);
type Node = (typeof nodes)[number];

const patroniFile = ({ name, database, rest, data }: Node) => {
  const file = join(path, `${name}.yml`);
  const text = ops('patroni.yml')
    .replace('name: node-1', `name: ${name}`)
    .replaceAll('127.0.0.1:2379', `127.0.0.1:${etcd}`)
    .replaceAll('127.0.0.1:8008', `127.0.0.1:${rest}`)
    .replaceAll('127.0.0.1:5432', `127.0.0.1:${database}`)
    .replace(/data_dir: .*/, `data_dir: ${data}`)
    .replace(
      /bin_dir: .*/,
      `bin_dir: ${postgresPrograms()}\n  parameters: { unix_socket_directories: ${path} }`,
    );
  writeFileSync(file, text, { mode: 0o644 });
  return file;
};

function proxyFile(): string {
  const file = join(path, 'haproxy.cfg');
  const [one, two] = nodes as [Node, Node];
  writeFileSync(
    file,
    ops('haproxy.cfg')
      .replace('127.0.0.1:5000', `127.0.0.1:${primaryPort}`)
      .replace('127.0.0.1:5001', `127.0.0.1:${reportsPort}`)
      .replaceAll('127.0.0.1:5432 check port 8008', `127.0.0.1:${one.database} check port ${one.rest}`)
      .replaceAll('127.0.0.1:5433 check port 8009', `127.0.0.1:${two.database} check port ${two.rest}`),
    { mode: 0o644 },
  );
  return file;
}

/** Whether a node has this role now: 'primary', or 'sync' for a synchronous standby. */
const is = (node: Node, role: string) =>
  fetch(`http://127.0.0.1:${node.rest}/${role}`).then(
    ({ ok }) => ok,
    () => false,
  );
async function until(words: string, holds: () => Promise<boolean>): Promise<void> {
  const began = performance.now();
  while (!(await holds())) await setTimeout(200);
  print(`${words} after ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

const etcdUrls = (port: number) => `http://127.0.0.1:${port}`;
const etcdArgs = {
  '--data-dir': join(path, 'etcd'),
  '--listen-client-urls': etcdUrls(etcd),
  '--advertise-client-urls': etcdUrls(etcd),
  '--listen-peer-urls': etcdUrls(etcdPeer),
  '--initial-advertise-peer-urls': etcdUrls(etcdPeer),
  '--initial-cluster': `default=${etcdUrls(etcdPeer)}`,
};

let failed = true;
let placed: Awaited<ReturnType<typeof topology>> | undefined;
try {
  begin('etcd', Object.entries(etcdArgs).flat());
  const [one, two] = nodes as [Node, Node];
  const first = begin('patroni', [patroniFile(one)]);
  await until('node-1 is the primary', () => is(one, 'primary'));
  begin('patroni', [patroniFile(two)]);
  await until('node-2 is a synchronous standby', () => is(two, 'sync'));
  begin('haproxy', ['-db', '-f', proxyFile()]);
  const admin = `postgres://postgres:of-your-own@127.0.0.1:${primaryPort}/postgres`;
  placed = await topology(admin, thisRelease, reportsPort);
  const load = students(placed.url, ANSWERS_A_SECOND, ANSWERS_A_SECOND);
  await load.begun;
  print(`${ANSWERS_A_SECOND} students answer`);
  await setTimeout(5000);

  const postmaster = Number(readFileSync(join(one.data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const before = load.acknowledged();
  const killed = performance.now();
  first.kill('SIGKILL');
  process.kill(postmaster, 'SIGKILL');
  await until('node-2 is the primary', () => is(two, 'primary'));
  const unanswered = load.acknowledged();
  while (load.acknowledged() < unanswered + ANSWERS_A_SECOND) await setTimeout(50);
  const silent = load.longestSilence();
  print(
    `${before} answers before; the longest time without an answer was ${(silent / 1000).toFixed(1)} s (goal ${GOAL_SECONDS})`,
  );
  begin('patroni', [patroniFile(one)]);
  await until('node-1 is a synchronous standby again', () => is(one, 'sync'));
  const record = await load.stop();
  const { lost, doubled, stored } = await lostAndDoubled(
    admin.replace(/[^/]*$/, 'twelvefold'),
    record.acknowledged,
  );
  print(summaryOf(record));
  print(
    `${stored} stored; acknowledged and not stored as acknowledged: ${lost}; stored twice: ${doubled}; the whole took ${((performance.now() - killed) / 1000).toFixed(0)} s`,
  );
  failed = lost + doubled > 0 || silent > 1000 * GOAL_SECONDS;
} catch (error) {
  print(String(error));
} finally {
  await placed?.stop();
  for (const child of children.toReversed()) await ended(child, 'SIGTERM');
  remove();
}
process.exit(failed ? 1 : 0);
