import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type Db, type Home, rowsOf, type Tx } from './platform/db/db.ts';
import { migrationsIn, migrationsRunOn } from './platform/db/migrate.ts';
import { sql } from './platform/db/query.ts';

/**
 * A logical copy of the database: gzipped JSON lines, one head and then one row each, the same format on both
 * databases. Left out: the job queue, rate counters, kept replies (15 minutes), the list of migrations, and rows that
 * triggers make again on restore (the version of the bank, summaries of students).
 */
const format = 'twelvefold backup 1';
const leftOut = ['migrations', 'rate_counters', 'kept_replies', 'bank_version', 'student_summaries'];
const rowsAtOnce = 500;

/** A command failed; the message is one line for the operator. */
export class CommandProblem extends Error {}

interface Head {
  format: string;
  migrations: string[];
  takenAt: string;
}
interface Line {
  table: string;
  row: Record<string, unknown>;
}

/**
 * Writes the file, complete or not at all, from one snapshot. Works on the schema of any release, so a backup can be
 * made before an upgrade. Returns the number of rows. Throws `CommandProblem` (no tables, disk full).
 */
export async function backup(home: Home, file: string, now: Date): Promise<number> {
  mkdirSync(dirname(file), { recursive: true });
  const part = `${file}.part`;
  let count = 0;
  async function* lines(tx: Tx, migrations: string[]): AsyncGenerator<string> {
    yield lineOf({ format, migrations, takenAt: now.toISOString() });
    for (const table of await tablesInOrder(tx)) {
      for await (const row of rowsOfTable(tx, table)) {
        yield lineOf({ table, row });
        count++;
      }
    }
  }
  const snapshot = { isolationLevel: 'repeatable read' } as const;
  await home.reports.transaction(async tx => {
    const migrations = await migrationsRunOn(tx);
    if (migrations.length === 0) throw new CommandProblem('The database has no tables: nothing to copy.');
    try {
      await pipeline(lines(tx, migrations), createGzip(), createWriteStream(part));
    } catch (error) {
      rmSync(part, { force: true });
      throw writeProblem(error, file);
    }
  }, snapshot);
  renameSync(part, file);
  return count;
}

const lineOf = (value: Head | Line) => `${JSON.stringify(value)}\n`;

function writeProblem(error: unknown, file: string): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOSPC')
    return new CommandProblem(
      `The disk of ${file} is full: no backup was made. Free space or name another file.`,
    );
  return error;
}

/** Fills a migrated, empty database from a backup in one transaction. Throws `CommandProblem` when it does not fit. */
export async function restore(home: Home, file: string): Promise<number> {
  if (!existsSync(file)) throw new CommandProblem(`There is no file ${file}.`);
  let count = 0;
  let head: Head | null = null;
  let waiting: TableRows = { table: '', rows: [] };
  await home.db.transaction(async tx => {
    await refuseFilled(tx);
    // Opened right before the loop: `readline` drops lines that it reads before anyone listens.
    for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
      if (head === null) {
        head = checkedHead(JSON.parse(line));
        continue;
      }
      const { table, row } = JSON.parse(line) as Line;
      if (table !== waiting.table || waiting.rows.length >= rowsAtOnce) {
        await insertRows(tx, waiting);
        waiting = { table, rows: [] };
      }
      waiting.rows.push(row);
      count++;
    }
    await insertRows(tx, waiting);
  });
  if (head === null) throw new CommandProblem('The backup is empty.');
  return count;
}

interface TableRows {
  table: string;
  rows: Record<string, unknown>[];
}

async function insertRows(tx: Tx, { table, rows }: TableRows): Promise<void> {
  if (rows.length === 0) return;
  const name = sql.identifier(table);
  await tx.execute(
    sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json)`,
  );
}

function checkedHead(head: Head): Head {
  const here = migrationsIn().map(migration => migration.name);
  if (head.format !== format) throw new CommandProblem('This file is no backup of this product.');
  if (head.migrations.join() !== here.join())
    throw new CommandProblem(
      `The backup was made by another version (its last migration is ${head.migrations.at(-1)}, ours ${here.at(-1)}). Restore it with that version, then update.`,
    );
  return head;
}

async function refuseFilled(tx: Tx): Promise<void> {
  for (const table of await tablesInOrder(tx)) {
    const rows = await rowsOf(tx.execute(sql`select 1 from ${sql.identifier(table)} limit 1`));
    if (rows.length > 0)
      throw new CommandProblem(`The database is not empty: ${table} has rows. Restore into a new one.`);
  }
}

/** Reads a table through a cursor: memory does not grow with its rows. */
async function* rowsOfTable(tx: Tx, table: string): AsyncGenerator<Record<string, unknown>> {
  await tx.execute(
    sql`declare copied cursor for select row_to_json(t)::text as row from ${sql.identifier(table)} t`,
  );
  for (;;) {
    const rows = await rowsOf<{ row: string }>(
      tx.execute(sql`fetch ${sql.raw(String(rowsAtOnce))} from copied`),
    );
    for (const { row } of rows) yield JSON.parse(row);
    if (rows.length < rowsAtOnce) break;
  }
  await tx.execute(sql`close copied`);
}

/** All tables, parents before the tables that reference them. */
async function tablesInOrder(db: Db): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    db.execute(
      // The rows of a partition are read through its parent table.
      sql`select relname::text as name from pg_class
          where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by relname`,
    ),
  );
  const links = await rowsOf<{ child: string; parent: string }>(
    db.execute(
      sql`select c.relname::text as child, p.relname::text as parent from pg_constraint k
          join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
          where k.contype = 'f' and k.conrelid <> k.confrelid and k.conparentid = 0`,
    ),
  );
  const ordered: string[] = [];
  const visit = (name: string) => {
    if (ordered.includes(name)) return;
    for (const { parent } of links.filter(link => link.child === name)) visit(parent);
    ordered.push(name);
  };
  for (const { name } of tables) if (!leftOut.includes(name)) visit(name);
  return ordered;
}
