/**
 * Point-in-time restore as in docs/operate.md: `node bench/restore.ts`, with Debian's postgresql and pgbackrest
 * installed. Students answer on a PostgreSQL with archived WAL; a backup is made meanwhile; then a table is dropped.
 * Fails unless every answer acknowledged before that time is there unchanged, and the beliefs are those of the
 * answers.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { commands } from '../apps/server/src/commands.ts';
import { rowsOf } from '../apps/server/src/platform/db/db.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { openPostgres } from '../apps/server/src/platform/db/postgres.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { freePort } from '../apps/server/test/kit/process.ts';
import { startedApp } from '../apps/server/test/kit/start.ts';
import { ended, folderOfPostgres, launch, postgresPrograms, ready, run } from './operations/cluster.ts';

const STUDENTS = 5;
const log = createLog('silent');
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const print = (line: string) => process.stdout.write(`${line}\n`);

const { path, remove } = folderOfPostgres('twelvefold-restore-');
const data = join(path, 'data');
const conf = join(path, 'pgbackrest.conf');
const port = await freePort();
const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
const programs = postgresPrograms();
const pgbackrest = (...args: string[]) =>
  run('pgbackrest', [`--config=${conf}`, '--stanza=twelvefold', ...args]);

writeFileSync(
  conf,
  `${readFileSync(new URL('../ops/pgbackrest.conf', import.meta.url), 'utf8')
    .replace(/^repo1-path=.*$/m, `repo1-path=${join(path, 'copies')}`)
    .replace(
      /^\[global\]$/m,
      `[global]\nlog-path=${path}\nlock-path=${join(path, 'locks')}\nspool-path=${path}`,
    )
    .replace(/^pg1-path=.*$/m, `pg1-path=${data}\npg1-port=${port}\npg1-socket-path=${path}`)}`,
  { mode: 0o644 },
);
const settings = [
  `unix_socket_directories=${path}`,
  'archive_mode=on',
  `archive_command=pgbackrest --config=${conf} --stanza=twelvefold archive-push %p`,
];
const server = () =>
  launch(join(programs, 'postgres'), [
    '-D',
    data,
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    ...settings.flatMap(s => ['-c', s]),
  ]);

run(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C']);
let postgres = server();
let failed = true;
try {
  await ready(port);
  const home = openPostgres(url, log);
  await migrate(home);
  const { app, platform } = await startedApp(home, log);
  platform.limits.scale = 1000;
  const call = async (path: string, payload: object, token = '') => {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await app.inject({ method: 'POST', url: `/api${path}`, payload, headers });
    if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.body}`);
    return reply.json();
  };
  const acknowledged = new Map<string, boolean>();
  const session = async () => {
    const account = {
      full_name: 'Asha Rao',
      email: `${randomUUID()}@example.org`,
      password: 'correct horse battery',
    };
    const { access_token: token, user } = await call('/auth/register', account);
    const { session_id } = await call('/session/start', { user_id: user.id }, token);
    for (let position = 1; position <= 12; position++) {
      const { is_correct } = await call('/session/submit', { session_id, position, answer: 'A' }, token);
      acknowledged.set(`${session_id} ${position}`, is_correct);
    }
  };
  const class_ = () => Promise.all(Array.from({ length: STUDENTS }, session));

  pgbackrest('stanza-create');
  pgbackrest('check');
  await class_();
  let began = performance.now();
  const during = class_();
  pgbackrest('--type=full', 'backup');
  print(`copied in ${seconds(began)}, while ${STUDENTS} students answered`);
  await during;
  await class_();
  const kept = new Map(acknowledged);
  const [{ moment } = { moment: '' }] = await rowsOf<{ moment: string }>(
    home.db.execute(sql`select clock_timestamp()::text as moment`),
  );
  await class_();
  await home.db.execute(sql`drop table practice_sessions cascade`);
  await home.db.execute(sql`select pg_switch_wal()`);
  await app.close();
  await platform.jobs.stop();
  await home.close();
  await ended(postgres, 'SIGINT');

  began = performance.now();
  pgbackrest('--delta', '--type=time', `--target=${moment}`, '--target-action=promote', 'restore');
  postgres = server();
  await ready(port);
  const restored = openPostgres(url, log);
  const writable = () =>
    restored.ping().then(
      () => true,
      () => false,
    );
  while (!(await writable())) await new Promise(resolve => setTimeout(resolve, 200));
  print(`restored to ${moment} in ${seconds(began)}`);
  const stored = await rowsOf<{ key: string; correct: boolean }>(
    restored.db.execute(
      sql`select session_id || ' ' || position as key, outcome = 'correct' as correct from answers`,
    ),
  );
  const lost = [...kept].filter(
    ([key, correct]) => !stored.some(row => row.key === key && row.correct === correct),
  );
  const replayed = await commands.replay?.(restored, platform.config, new Date(), undefined);
  await restored.close();
  print(
    `${kept.size} answers acknowledged before it, ${lost.length} lost; ${stored.length} stored; ${acknowledged.size - kept.size} came after it`,
  );
  print(`${replayed}`);
  failed = lost.length > 0 || stored.length !== kept.size || !/ 0 of them differed/.test(String(replayed));
} finally {
  await ended(postgres, 'SIGINT');
  remove();
  rmSync(path, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
