import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Db, type Home, type RunScript, rowsOf } from './db.ts';
import { isLocked } from './outage.ts';
import { sql } from './query.ts';
import { lacksRights, rightsOf } from './rights.ts';

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** The same number in every process. */
const migrationLock = 712_012;

/** A migration that waits for a table lock blocks the statements after it: it gives up after 1.5 s and retries. */
const lockMs = 1500;
const lockPauseMs = 500;
const lockTries = 60;

/** First line of a migration that runs statement by statement, outside a transaction. */
const concurrentMark = '-- concurrently\n';

interface Migration {
  name: string;
  script: string;
  hash: string;
}

/** The migrations by file name, which begins with a number. */
export function migrationsIn(folder = migrationsFolder): Migration[] {
  return readdirSync(folder)
    .filter(name => name.endsWith('.sql'))
    .sort()
    .map(name => {
      const script = readFileSync(join(folder, name), 'utf8');
      return { name, script, hash: createHash('sha256').update(script).digest('hex') };
    });
}

/** The names of the migrations that have run on a database, in order; none before the first. Changes nothing. */
export async function migrationsRunOn(db: Db): Promise<string[]> {
  const [found] = await rowsOf<{ there: boolean }>(
    db.execute(sql`select to_regclass('public.migrations') is not null as there`),
  );
  if (!found?.there) return [];
  const rows = await rowsOf<{ name: string }>(db.execute(sql`select name from migrations order by name`));
  return rows.map(({ name }) => name);
}

/** The migrations of a later release that have run on a database. */
export async function laterMigrations(db: Db): Promise<string[]> {
  const own = new Set(migrationsIn().map(({ name }) => name));
  return (await migrationsRunOn(db)).filter(name => !own.has(name));
}

/** Whether a later release has migrated the database: it runs beside this one, or this one was put back. */
export async function isOfLaterVersion(db: Db): Promise<boolean> {
  return (await laterMigrations(db)).length > 0;
}

/**
 * Runs the pending migrations, each in one transaction, under a lock between processes. Returns their names. Throws
 * when a migration that has run was changed since, and when a table stays locked for two minutes.
 *
 * A migration that begins with the line `-- concurrently` runs statement by statement outside a transaction, as `create
 * index concurrently` needs; each statement must be safe to repeat (`if not exists`).
 */
export async function migrate(home: Home, folder = migrationsFolder): Promise<string[]> {
  const ran: string[] = [];
  await home.underLock(migrationLock, async run => {
    await run(
      'create table if not exists migrations (name text primary key, hash text not null, ran_at timestamptz not null default now())',
    );
    if (home.lentTo !== undefined && (await lacksRights(home.db))) await run(rightsOf(home.lentTo));
    const rows = await rowsOf<{ name: string; hash: string }>(
      home.db.execute(sql`select name, hash from migrations`),
    );
    const known = new Map(rows.map(row => [row.name, row.hash]));
    for (const migration of migrationsIn(folder)) {
      const hash = known.get(migration.name);
      if (hash === migration.hash) continue;
      if (hash)
        throw new Error(`Migration ${migration.name} ran in another form; a migration is never changed.`);
      if (migration.script.startsWith(concurrentMark)) await runConcurrently(home, migration, run);
      else await patiently(() => run(oneTransaction(migration)));
      ran.push(migration.name);
    }
    if (home.lentTo !== undefined && ran.length > 0) await run(rightsOf(home.lentTo));
  });
  return ran;
}

const noted = ({ name, hash }: Migration) =>
  `insert into migrations (name, hash) values ('${name}', '${hash}')`;

const oneTransaction = (migration: Migration) =>
  `begin;\nset local statement_timeout = 0;\nset local lock_timeout = ${lockMs};\n${migration.script}\n;${noted(migration)};\ncommit;`;

async function patiently(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error) || tries >= lockTries) throw error;
      await delay(lockPauseMs);
    }
  }
}

/** Without a lock time-out: a concurrent index build blocks nobody while it waits. */
async function runConcurrently(home: Home, migration: Migration, run: RunScript): Promise<void> {
  for (const statement of migration.script.split('--> statement-breakpoint')) {
    const index = /create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+"?(\w+)/i.exec(
      statement,
    )?.[1];
    if (index) await dropUnfinished(home, index, run);
    await run(statement);
  }
  await run(noted(migration));
}

/** Drops the invalid index of an interrupted concurrent build, which `if not exists` would keep. */
async function dropUnfinished(home: Home, index: string, run: RunScript): Promise<void> {
  const unfinished = await rowsOf(
    home.db.execute(sql`select 1 from pg_index where indexrelid = to_regclass(${index}) and not indisvalid`),
  );
  if (unfinished.length > 0) await run(`drop index concurrently "${index}"`);
}
