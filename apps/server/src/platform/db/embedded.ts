import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteInterface, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { type Db, type Home, markTransactions, refuseInsideTransaction } from './db.ts';
import { takeLock } from './lock.ts';

export interface EmbeddedHome extends Home {
  kind: 'embedded';
  client: PGlite;
}

/** int8 as a number, like on PostgreSQL through the same mapping: money in paise and counts stay below 2^53. */
const options = { parsers: { [types.INT8]: Number } };

/** Opens the embedded database in `dataDir/db`, which one process owns; throws `DirectoryInUse`. */
export async function openEmbedded(dataDir: string): Promise<EmbeddedHome> {
  mkdirSync(dataDir, { recursive: true });
  const release = takeLock(join(dataDir, 'db.lock'));
  try {
    const client = await PGlite.create(join(dataDir, 'db'), options);
    return homeOf(client, release);
  } catch (error) {
    release();
    throw error;
  }
}

/** A database in memory, from a dumped data directory or empty: tests use it. */
export async function openInMemory(dump?: Blob): Promise<EmbeddedHome> {
  return homeOf(await PGlite.create({ ...options, ...(dump && { loadDataDir: dump }) }), () => {});
}

function homeOf(client: PGlite, release: () => void): EmbeddedHome {
  const db = markTransactions(drizzle({ client: guarded(client), casing: 'snake_case' }) as unknown as Db);
  return {
    kind: 'embedded',
    client,
    db,
    // One process owns the directory: there is nobody to lock out.
    underLock: (_lock, work) => work(script => runScript(client, script)),
    ping: async () => {
      await client.query('select 1');
    },
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

/** The client as the outer database uses it; a transaction talks to PGlite's own transaction object. */
function guarded(client: PGlite): PGlite {
  const outer: Partial<PGliteInterface> = {
    query: (...args) => {
      refuseInsideTransaction();
      return client.query(...args);
    },
    transaction: work => {
      refuseInsideTransaction();
      return client.transaction(work);
    },
  };
  return new Proxy(client, {
    get: (target, name) => outer[name as keyof PGliteInterface] ?? Reflect.get(target, name, target),
  });
}
