import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { items } from '../../src/modules/content/schema.ts';
import { openInMemory } from '../../src/platform/db/embedded.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { openPostgres } from '../../src/platform/db/postgres.ts';
import { createLog } from '../../src/platform/log.ts';
import type { Platform } from '../../src/platform/platform.ts';

/**
 * Fresh databases for tests, cloned from a template that is migrated and seeded once for each state of its sources: a
 * dump for the embedded database, a template database for PostgreSQL.
 */
export type HomeKind = 'embedded' | 'postgres';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const cache = here('../../../../node_modules/.cache/twelvefold');
/**
 * The sources of a template: tables, queues and the bank (by its lock). All other start-up data are written by each app
 * that starts on a clone.
 */
const sources = [
  '../../migrations',
  '../../src/modules/content',
  '../../src/platform/db',
  '../../src/platform/jobs',
  '../../../../packages/content/bank.lock',
  './small-bank.ts',
].map(here);
export const silent = createLog('silent');
/** PostgreSQL allows 65,535 parameters in a statement. */
const rowsAtOnce = 500;

export const homeKind = (): HomeKind => (process.env.TEST_DB === 'postgres' ? 'postgres' : 'embedded');

/**
 * Makes the dump open in half the time, since every test file loads it: without unused databases and WAL, and with
 * small buffers.
 */
const slimming = [
  "alter system set shared_buffers = '16MB'",
  "alter system set wal_buffers = '256kB'",
  'alter system set max_connections = 10',
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  'select pg_switch_wal()',
  'checkpoint',
];

/** Makes the template unless this state of the sources has one; resolves to the dump's path or the database's name. */
export async function ensureTemplate(kind: HomeKind): Promise<string> {
  if (kind === 'postgres') return ensureTemplateDatabase();
  const file = dumpFile();
  if (existsSync(file)) return file;
  const home = await openInMemory();
  // Recycled WAL segments would be in the dump.
  await home.client.exec('set wal_recycle = off');
  await prepare(home);
  for (const statement of slimming) await home.client.exec(statement);
  const dump = await home.client.dumpDataDir('none');
  await home.close();
  mkdirSync(cache, { recursive: true });
  // Deletes dumps of earlier states, which are large.
  for (const name of readdirSync(cache)) if (/^embedded-.*\.tar$/.test(name)) rmSync(join(cache, name));
  writeFileSync(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  renameSync(`${file}.${process.pid}`, file);
  return file;
}

/** A new database for the caller; `drop` closes and removes it. Test files borrow one instead: see borrowed.ts. */
export async function freshHome(): Promise<{ home: Platform['home']; drop: () => Promise<void> }> {
  await ensureTemplate(homeKind());
  if (homeKind() === 'embedded') {
    const home = await openInMemory(dumped());
    return { home, drop: () => home.close() };
  }
  const name = await createDatabase();
  const home = openPostgres(urlOf(name), silent);
  return {
    home,
    drop: async () => {
      await home.close();
      await dropDatabase(name);
    },
  };
}

/** Environment variable with the id of a test run; the run removes all databases of its name prefix at its end. */
const runVariable = 'TWELVEFOLD_TEST_RUN';
const databasesOf = (run: string) => `twelvefold_test_${run}_`;

export async function createDatabase(): Promise<string> {
  const name = `${databasesOf(process.env[runVariable] ?? 'single')}${randomBytes(6).toString('hex')}`;
  await admin(client => client.query(`create database ${name} template ${templateName()}`));
  return name;
}

export async function dropDatabase(name: string): Promise<void> {
  await admin(client => client.query(`drop database if exists ${name} with (force)`));
}

/** Begins a test run for processes started later; `end` removes their databases. */
export function testRun(): { end: () => Promise<void> } {
  const run = randomBytes(4).toString('hex');
  process.env[runVariable] = run;
  return {
    end: async () => {
      delete process.env[runVariable];
      const found = await admin(client =>
        client.query<{ name: string }>(
          'select datname as name from pg_database where starts_with(datname, $1)',
          [databasesOf(run)],
        ),
      );
      for (const { name } of found.rows) await dropDatabase(name);
    },
  };
}

/** Fills a data directory like a first start. */
export async function fillDataDir(dataDir: string): Promise<void> {
  await ensureTemplate('embedded');
  const folder = join(dataDir, 'db');
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xf', dumpFile(), '-C', folder], { stdio: 'ignore' });
}

let bytes: Buffer<ArrayBuffer> | undefined;

/** The dump in the form that the database reads; a real Blob would copy its 70 MB three times for each test file. */
export function dumped(): Pick<Blob, 'type' | 'arrayBuffer'> {
  bytes ??= readFileSync(dumpFile());
  const { buffer } = bytes;
  return { type: 'application/x-tar', arrayBuffer: async () => buffer };
}

async function ensureTemplateDatabase(): Promise<string> {
  const name = templateName();
  await admin(async client => {
    // One of the test processes that start together makes the template.
    await client.query('select pg_advisory_lock(712013)');
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount) return;
    // Leftover of a killed run; the lock excludes others.
    await client.query(`drop database if exists ${name}_new with (force)`);
    await client.query(`create database ${name}_new`);
    const home = openPostgres(urlOf(`${name}_new`), silent);
    try {
      await prepare(home);
    } finally {
      await home.close();
    }
    await client.query(`alter database ${name}_new rename to ${name}`);
  });
  return name;
}

/** Copies the bank from the embedded template, because making it takes longer than all else. */
export async function copyBank(to: Platform['home']): Promise<void> {
  if (!existsSync(dumpFile())) return;
  const from = await openInMemory(dumped());
  const rows = await from.db.select().from(items);
  await from.close();
  for (let i = 0; i < rows.length; i += rowsAtOnce)
    await to.db.insert(items).values(rows.slice(i, i + rowsAtOnce));
}

/** Migrates, then starts the app once for queues and seeds of modules. */
async function prepare(home: Platform['home']): Promise<void> {
  await migrate(home);
  await copyBank(home);
  // Imported here, because callers that find a template do not need the server.
  const { startedApp } = await import('./start.ts');
  const { app, platform } = await startedApp(home, silent);
  await app.close();
  await platform.jobs.stop();
}

async function admin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: urlOf(null) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export function urlOf(database: string | null): string {
  const given = process.env.TEST_DATABASE_URL;
  if (!given) throw new Error('TEST_DATABASE_URL names no PostgreSQL server for tests.');
  const url = new URL(given);
  if (database) url.pathname = `/${database}`;
  return url.href;
}

const dumpFile = () => join(cache, `embedded-${sourceHash()}.tar`);
const templateName = () => `twelvefold_template_${sourceHash()}`;

let known: string | undefined;
function sourceHash(): string {
  known ??= hashOf(sources);
  return known;
}

function hashOf(folders: string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    if (!existsSync(folder)) continue;
    const entries = statSync(folder).isFile()
      ? [folder]
      : readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter(entry => entry.isFile() && !entry.name.endsWith('.test.ts'))
          .map(entry => join(entry.parentPath, entry.name))
          .sort();
    for (const path of entries) hash.update(path.slice(folder.length)).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}
