import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { openInMemory } from '../../apps/server/src/platform/db/embedded.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { openPostgres } from '../../apps/server/src/platform/db/postgres.ts';
import { silent } from '../../apps/server/test/kit/home.ts';
import { mailServer } from '../../apps/server/test/kit/mail-server.ts';
import { freePort } from '../../apps/server/test/kit/process.ts';

/** The installation of docs/operate.md on this machine: Debian's packages, the files of ops/, free ports. */
export interface Topology {
  /** Address of Caddy, for students. */
  url: string;
  names: readonly Name[];
  /** Replaces a process by one of the given release, as systemd does; resolves when the new one is ready. */
  replace(name: Name, release: string): Promise<number>;
  kill(name: Name, signal: NodeJS.Signals): void;
  portOf(name: Name): number;
  metricsToken: string;
  /** Errors in the logs of processes, with their numbers. */
  errors(): Map<string, number>;
  stop(): Promise<void>;
}

const itemsAtOnce = 500;
/** Time for calls that Caddy has already sent to a process. */
const drainMs = 3000;
const names = ['api-1', 'api-2', 'worker'] as const;
type Name = (typeof names)[number];

const root = fileURLToPath(new URL('../..', import.meta.url));
/** This working tree. */
export const thisRelease = root;
const opsFile = (name: string) => readFileSync(join(root, 'ops', name), 'utf8');
const secret = () => randomBytes(24).toString('hex');

interface Servers {
  /** Address of the primary for a superuser, who makes the roles and the database. */
  adminUrl: string;
  folder: string;
}

/**
 * Starts the installation. `adminUrl`: a PostgreSQL server without our database. `release`: a folder with installed
 * packages. `reports`: port of a replica.
 */
export async function topology(adminUrl: string, release: string, reports?: number): Promise<Topology> {
  const folder = mkdtempSync(join(tmpdir(), 'twelvefold-topology-'));
  chmodSync(folder, 0o755);
  const children = new Map<string, ChildProcess>();
  const mails = await mailServer();
  const ports = new Map<string, number>();
  for (const name of [...names, 'pooler', 'proxy', 'admin']) ports.set(name, await freePort());
  const portOf = (name: string) => ports.get(name) ?? 0;
  const runs = makeRoles({ adminUrl, folder });

  const database = new URL(adminUrl);
  const at = (user: string, password: string, port: number) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/twelvefold`;
  const direct = Number(database.port);
  const metricsToken = secret();
  const settings = {
    ...exampleSettings(),
    METRICS_TOKEN: metricsToken,
    PUBLIC_URL: 'https://practice.example.org',
    SMTP_URL: mails.url,
    DATABASE_URL: at('twelvefold', runs.password, portOf('pooler')),
    DATABASE_DIRECT_URL: at('twelvefold', runs.password, direct),
    DATABASE_OWNER_URL: at('twelvefold_owner', runs.ownerPassword, direct),
    ...(reports && { DATABASE_REPORTS_URL: at('twelvefold', runs.password, reports) }),
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'warn',
  };

  const logOf = (name: string) => openSync(join(folder, `${name}.log`), 'a');
  const launch = (name: string, command: string, args: string[], env: object = {}, cwd = root) => {
    const child = spawn(command, args, {
      cwd,
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: join(folder, 'compiled'), ...env },
      stdio: ['ignore', logOf(name), 'ignore'],
    });
    children.set(name, child);
    return child;
  };

  launch('pooler', '/usr/sbin/pgbouncer', [
    '--quiet',
    ...(process.getuid?.() === 0 ? ['--user=postgres'] : []),
    poolerFile(folder, direct, portOf('pooler'), runs.password),
  ]);
  const apis = names.filter(name => name !== 'worker');
  const proxySettings = (leadsTo: readonly Name[]) => ({
    PATH: process.env.PATH,
    SITE: `http://127.0.0.1:${portOf('proxy')}`,
    API: leadsTo.map(name => `127.0.0.1:${portOf(name)}`).join(' '),
    CADDY_ADMIN: `127.0.0.1:${portOf('admin')}`,
    HOME: folder,
  });
  const proxyFile = ['--adapter', 'caddyfile', '--config', join(root, 'ops/Caddyfile')];
  launch('proxy', 'caddy', ['run', ...proxyFile], proxySettings(apis));
  const leadTo = (leadsTo: readonly Name[]) =>
    execFileSync('caddy', ['reload', ...proxyFile, '--address', `127.0.0.1:${portOf('admin')}`], {
      env: proxySettings(leadsTo),
      stdio: 'ignore',
    });

  const replace = async (name: Name, from: string) => {
    const began = performance.now();
    if (children.has(name)) {
      leadTo(apis.filter(other => other !== name));
      await setTimeout(drainMs);
    }
    await ended(children.get(name), 'SIGTERM');
    launch(
      name,
      process.execPath,
      ['--max-semi-space-size=16', '--import', './scripts/quick-imports.mjs', 'apps/server/src/main.ts'],
      {
        ...settings,
        PORT: String(portOf(name)),
        ROLE: name === 'worker' ? 'work' : 'serve',
        DATA_DIR: join(folder, name),
      },
      from,
    );
    await answers(`http://127.0.0.1:${portOf(name)}/readyz`, children.get(name));
    leadTo(apis);
    return performance.now() - began;
  };
  const stop = async () => {
    for (const name of [...names, 'proxy', 'pooler']) await ended(children.get(name), 'SIGTERM');
    // Not awaited, because mail clients keep their connections open.
    void mails.close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await makeBank(settings.DATABASE_OWNER_URL, release);
    for (const name of names) await replace(name, release);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `http://127.0.0.1:${portOf('proxy')}`,
    names,
    replace,
    kill: (name, signal) => void children.get(name)?.kill(signal),
    portOf,
    metricsToken,
    errors: () => errorsIn(names.map(name => join(folder, `${name}.log`))),
    stop,
  };
}

const errorLevels = ['error', 'fatal'];

function errorsIn(files: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of files.flatMap(file => readFileSync(file, 'utf8').split('\n'))) {
    if (!line.startsWith('{')) continue;
    const { level, msg, err } = JSON.parse(line) as { level: string; msg: string; err?: { message: string } };
    const words = `${msg}: ${err?.message ?? ''}`;
    if (errorLevels.includes(level)) counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return counts;
}

/** A folder with the files of a commit and the packages of this working tree; both must have the same lock file. */
export function releaseOf(commit: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'twelvefold-release-'));
  const files = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['x', '-C', folder], { input: files });
  // The links between the packages are relative and stay valid.
  execFileSync('cp', ['-a', join(root, 'node_modules'), folder]);
  return { folder, remove: () => void execFileSync('rm', ['-rf', folder]) };
}

/** Production settings of ops/env.example, with secrets for its empty values. */
function exampleSettings(): Record<string, string> {
  const lines = opsFile('env.example')
    .split('\n')
    .filter(line => /^[A-Z]/.test(line) && !/^(DATABASE|ADMIN|SITE)/.test(line));
  return Object.fromEntries(
    lines.map(line => {
      const [name = '', value] = line.split(/=(.*)/s);
      return [name, value || secret()];
    }),
  );
}

function makeRoles({ adminUrl }: Servers) {
  const [password, ownerPassword] = [secret(), secret()];
  const variables = ['-v', `password=${password}`, '-v', `owner_password=${ownerPassword}`];
  execFileSync('psql', ['-q', adminUrl, '-v', 'ON_ERROR_STOP=1', ...variables], {
    input: opsFile('roles.sql'),
  });
  return { password, ownerPassword };
}

/**
 * Copies the questions of the tests' last template, in the columns of the release. Otherwise its first start would take
 * minutes to make them; now it adds only missing ones.
 */
async function makeBank(ownerUrl: string, release: string): Promise<void> {
  const cache = join(root, 'node_modules/.cache/twelvefold');
  const dump = existsSync(cache) && readdirSync(cache).find(name => /^embedded-.*\.tar$/.test(name));
  if (!dump) return;
  const { buffer } = readFileSync(join(cache, dump));
  const from = await openInMemory({ type: 'application/x-tar', arrayBuffer: async () => buffer });
  const home = openPostgres(ownerUrl, silent);
  await migrate(home, join(release, 'apps/server/migrations'));
  for (let at = 0; ; at += itemsAtOnce) {
    const { rows } = await from.client.query(
      `select * from items order by id limit ${itemsAtOnce} offset ${at}`,
    );
    if (rows.length === 0) break;
    await home.db.execute(
      sql`insert into items select * from json_populate_recordset(null::items, ${JSON.stringify(rows)}::json)`,
    );
  }
  await from.close();
  await home.close();
}

/** The shipped configuration of the pooler with the ports of this run. */
function poolerFile(folder: string, server: number, own: number, password: string): string {
  const users = join(folder, 'userlist.txt');
  const file = join(folder, 'pgbouncer.ini');
  mkdirSync(folder, { recursive: true });
  writeFileSync(users, `"twelvefold" "${password}"\n`);
  writeFileSync(
    file,
    opsFile('pgbouncer.ini')
      .replace('port=5432', `port=${server}`)
      .replace(/^listen_port = .*$/m, `listen_port = ${own}`)
      .replace(/^auth_file = .*$/m, `auth_file = ${users}`),
  );
  return file;
}

async function ended(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const end = once(child, 'exit');
  child.kill(signal);
  await end;
}

async function answers(url: string, child: ChildProcess | undefined): Promise<void> {
  for (;;) {
    if (child?.exitCode !== null) throw new Error(`${url}: the process ended.`);
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await setTimeout(100);
  }
}
