import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../log.ts';
import { type Db, type Home, markTransactions, type RunScript, refuseInsideTransaction } from './db.ts';

export interface PostgresHome extends Home {
  kind: 'postgres';
  pool: pg.Pool;
  url: string;
}

const connectMs = 1500;
const statementMs = 5000;
const poolSize = 10;

/** int8 as a number, as on the embedded database: money in paise and counts stay below 2^53. */
const int8 = 20;
pg.types.setTypeParser(int8, Number);

/** Opens a pool; nothing is connected until the first statement. */
export function openPostgres(url: string, log: Log): PostgresHome {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: statementMs,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    application_name: 'twelvefold',
  });
  // A broken connection is replaced by the pool and fails the statement it was on; without listeners, on idle
  // connections (pool) and on those inside a transaction (client), it would end the process.
  pool.on('error', error => log.warn({ err: error }, 'database connection lost'));
  pool.on('connect', client =>
    client.on('error', error => log.warn({ err: error }, 'database connection lost')),
  );
  return {
    kind: 'postgres',
    pool,
    url,
    db: markTransactions(drizzle({ client: guarded(pool), casing: 'snake_case' }) as unknown as Db),
    underLock: (lock, work) => underLock(url, lock, work),
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}

/** Another process that starts at the same time waits here, however long migrations take. */
async function underLock(url: string, lock: number, work: (run: RunScript) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await work(async script => {
      try {
        await client.query(script);
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
    });
  } finally {
    await client.end();
  }
}

/** `query` is what the outer database uses, `connect` begins a transaction. */
function guarded(pool: pg.Pool): pg.Pool {
  const checked = (name: 'query' | 'connect') => {
    const original = pool[name].bind(pool) as (...args: unknown[]) => unknown;
    return (...args: unknown[]) => {
      refuseInsideTransaction();
      return original(...args);
    };
  };
  const outer: Record<string, unknown> = { query: checked('query'), connect: checked('connect') };
  return new Proxy(pool, { get: (target, name) => outer[String(name)] ?? Reflect.get(target, name, target) });
}
