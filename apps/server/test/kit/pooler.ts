import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './process.ts';

const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find(existsSync);
/** Why tests through PgBouncer are skipped; null when it is installed. */
export const noPooler = program ? null : 'PgBouncer is not installed (Debian: apt-get install pgbouncer).';

export interface Pooler {
  /** The same database through PgBouncer in transaction mode. */
  url: string;
  /** Process ids of its current server connections. */
  servers(): Promise<number[]>;
  close(): Promise<void>;
}

/** Starts a PgBouncer in front of a PostgreSQL server, with `poolSize` connections to it. */
export async function pooler(url: string, poolSize: number): Promise<Pooler> {
  if (!program) throw new Error(noPooler ?? '');
  const { hostname, port, username, pathname } = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), 'twelvefold-pooler-'));
  const own = await freePort();
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${port || 5432} user=${username}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${own}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'max_client_conn = 1000',
    `default_pool_size = ${poolSize}`,
  ];
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, `${settings.join('\n')}\n`, { mode: 0o644 });
  chmodSync(folder, 0o755);
  // PgBouncer refuses to run as root.
  const asOther = process.getuid?.() === 0 ? ['--user=postgres'] : [];
  const child = spawn(program, ['--quiet', ...asOther, file], { stdio: 'ignore' });
  const at = (database: string) => `postgres://${username}@127.0.0.1:${own}/${database}`;
  await answers(at('pgbouncer'), child);
  return {
    url: at(pathname.slice(1)),
    servers: async () => (await ask(at('pgbouncer'), 'show servers')).map(row => Number(row.remote_pid)),
    close: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const lookMs = 20;

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}.`);
    const up = await ask(url, 'show version').catch(() => null);
    if (up) return;
    await setTimeout(lookMs);
  }
}

/** Runs a command on the console, which does not support prepared statements. */
async function ask(url: string, command: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(command)).rows;
  } finally {
    await client.end();
  }
}
