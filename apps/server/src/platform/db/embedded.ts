import { chmodSync, mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite, type PGliteInterface, type PGliteOptions, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import {
  type Db,
  type Home,
  markTransactions,
  NotWritable,
  type Reports,
  refuseInsideTransaction,
  type Upkeep,
  writableQuery,
} from './db.ts';
import { takeLock } from './lock.ts';

export interface EmbeddedHome extends Home {
  kind: 'embedded';
  client: PGlite;
}

/** int8 as a number, as on PostgreSQL: paise and counts stay below 2^53. */
const options = { parsers: { [types.INT8]: Number } };

/** Opens the embedded database in `dataDir/db`, which one process owns; throws `DirectoryInUse`. */
export async function openEmbedded(dataDir: string): Promise<EmbeddedHome> {
  const folder = join(dataDir, 'db');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // PGlite ignores the umask: the folder keeps others out, also a folder made by an earlier release.
  chmodSync(folder, 0o700);
  const release = takeLock(join(dataDir, 'db.lock'));
  try {
    const client = await PGlite.create(folder, options);
    return homeOf(client, release);
  } catch (error) {
    release();
    throw error;
  }
}

type Module = NonNullable<PGliteOptions['pgliteWasmModule']>;
// The types of Node lack WebAssembly.
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: { compile(code: Uint8Array): Promise<Module> };
};
let compiled: Promise<Module> | undefined;

/**
 * Compiled once per process: V8 crashed on freeing the code of a closed database
 * (`ThreadIsolation::UnregisterWasmAllocation`) in processes that open many.
 */
const compiledOnce = () => {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  compiled ??= readFile(join(dirname(entry), 'pglite.wasm')).then(code => WebAssembly.compile(code));
  return compiled;
};

/** A database in memory with a small log, from a dumped data directory or empty; for tests. */
export async function openInMemory(dump?: Pick<Blob, 'type' | 'arrayBuffer'>): Promise<EmbeddedHome> {
  const from = dump ? { loadDataDir: dump as Blob } : { initDbStartParams: ['--wal-segsize=1'] };
  const given = { pgliteWasmModule: await compiledOnce(), ...from };
  return homeOf(await PGlite.create({ ...options, ...given }), () => {});
}

/** The home of an open database; `release` runs after it is closed. */
export function homeOf(client: PGlite, release: () => void): EmbeddedHome {
  const dbOf = (outer: PGlite) =>
    markTransactions(drizzle({ client: outer, casing: 'snake_case' }) as unknown as Db);
  const db = dbOf(guarded(client));
  return {
    kind: 'embedded',
    client,
    db,
    reports: dbOf(readOnly(client)) as Reports,
    upkeep: db as Upkeep,
    // One process owns the directory: no other can hold a lock.
    underLock: (_lock, work) => work(script => runScript(client, script)),
    ping: async () => {
      const { rows } = await client.query<{ writable: boolean }>(writableQuery);
      if (!rows[0]?.writable) throw new NotWritable();
    },
    connections: () => [],
    close: async () => {
      await client.close();
      release();
    },
  };
}

async function runScript(client: PGlite, script: string): Promise<void> {
  try {
    await client.exec(script);
  } catch (error) {
    await client.exec('rollback');
    throw error;
  }
}

/** The client of the outer database; a transaction uses PGlite's own transaction object. */
function guarded(client: PGlite): PGlite {
  return replaced(client, {
    query: (...args) => {
      refuseInsideTransaction();
      return client.query(...args);
    },
    transaction: work => {
      refuseInsideTransaction();
      return client.transaction(work);
    },
  });
}

/** A client whose every statement runs in a read-only transaction, so that writes fail as on PostgreSQL. */
function readOnly(client: PGlite): PGlite {
  const transaction: PGliteInterface['transaction'] = work => {
    refuseInsideTransaction();
    return client.transaction(async tx => {
      await tx.exec('set transaction read only');
      return work(tx);
    });
  };
  return replaced(client, { transaction, query: (...args) => transaction(tx => tx.query(...args)) });
}

function replaced(client: PGlite, outer: Partial<PGliteInterface>): PGlite {
  return new Proxy(client, {
    get: (target, name) => outer[name as keyof PGliteInterface] ?? Reflect.get(target, name, target),
  });
}
