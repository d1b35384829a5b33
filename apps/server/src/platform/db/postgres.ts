import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../log.ts';
import {
  type Db,
  type Home,
  markTransactions,
  NotWritable,
  type Reports,
  type RunScript,
  refuseInsideTransaction,
  type Upkeep,
  writableQuery,
} from './db.ts';
import { readOnlyState } from './outage.ts';

export interface PostgresHome extends Home {
  kind: 'postgres';
  pool: pg.Pool;
  url: string;
}

/** A server that is away is told soon. */
const connectMs = 1500;
/** The server ends a statement at its limit; a connection that has not said so this much later is silent. */
const silentMs = 500;
/** What a lane may use: its connections, how long a statement takes, and how long it waits for a connection. */
interface Lane {
  connections: number;
  statementMs: number;
  freeMs: number;
}
/** A class that begins in the same second is no outage. */
const students: Lane = { connections: 10, statementMs: 5000, freeMs: 12_000 };
const reporting: Lane = { connections: 3, statementMs: 30_000, freeMs: 12_000 };
/** Nobody waits for its end: two long statements of others may go first. */
const keeping: Lane = { connections: 2, statementMs: 10_000, freeMs: 30_000 };
/** How often a process looks whether another has finished its migrations. */
const lockPauseMs = 200;

/** int8 as a number, as on the embedded database: money in paise and counts stay below 2^53. */
const int8 = 20;
pg.types.setTypeParser(int8, Number);

interface OtherUrls {
  /** The same database as the role that owns the tables and runs migrations. */
  ownerUrl?: string | null;
  /** A copy of the database that reports are read from. */
  reportsUrl?: string | null;
}

/** Opens the pools; nothing is connected until the first statement. */
export function openPostgres(
  url: string,
  log: Log,
  { ownerUrl = null, reportsUrl = null }: OtherUrls = {},
): PostgresHome {
  const pool = openPool(log, students, { connectionString: url, application_name: 'twelvefold' });
  const upkeepPool = openPool(log, keeping, {
    connectionString: url,
    application_name: 'twelvefold upkeep',
  });
  const reportPool = openPool(log, reporting, {
    connectionString: reportsUrl ?? url,
    options: '-c default_transaction_read_only=on',
    application_name: 'twelvefold reports',
  });
  return {
    kind: 'postgres',
    ...(ownerUrl && { lentTo: decodeURIComponent(new URL(url).username) }),
    pool,
    url,
    db: dbOf(pool),
    reports: dbOf(reportPool) as Reports,
    upkeep: dbOf(upkeepPool) as Upkeep,
    underLock: (lock, work) => underLock(ownerUrl ?? url, lock, work),
    ping: () => ping(pool),
    connections: () => [
      connectionsOf('students', pool),
      connectionsOf('reports', reportPool),
      connectionsOf('upkeep', upkeepPool),
    ],
    close: async () => {
      await Promise.all([pool.end(), reportPool.end(), upkeepPool.end()]);
    },
  };
}

/** The pool's own limit is for waiting and connecting alike. */
class Connecting extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: connectMs });
  }
}

function openPool(log: Log, { connections, statementMs, freeMs }: Lane, config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    max: connections,
    statement_timeout: statementMs,
    query_timeout: statementMs + silentMs,
    connectionTimeoutMillis: freeMs,
    Client: Connecting,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    ...config,
  });
  // A broken connection is replaced by the pool and fails the statement it was on; without listeners, on idle
  // connections (pool) and on those inside a transaction (client), it would end the process.
  const lost = (error: Error) => log.warn({ err: error }, 'database connection lost');
  pool.on('error', lost);
  pool.on('connect', client => client.on('error', lost));
  return pool;
}

const connectionsOf = (lane: string, pool: pg.Pool) => ({
  lane,
  total: pool.totalCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
});

const dbOf = (pool: pg.Pool): Db =>
  markTransactions(drizzle({ client: guarded(pool), casing: 'snake_case' }) as unknown as Db);

/** A server that is up but takes no writes was the primary once: a new connection may find the one that is now. */
async function ping(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  let writable = false;
  try {
    const { rows } = await client.query<{ writable: boolean }>(writableQuery);
    writable = rows[0]?.writable === true;
  } finally {
    client.release(!writable);
  }
  if (!writable) throw new NotWritable();
}

/**
 * Another process that starts at the same time waits here, however long migrations take. It asks again and again: a
 * statement that waits for the lock would hold a snapshot, and an index that is built concurrently waits for those.
 */
async function underLock(url: string, lock: number, work: (run: RunScript) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs });
  await client.connect();
  const taken = async () =>
    (await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock])).rows[0]
      ?.taken;
  try {
    while (!(await taken())) await delay(lockPauseMs);
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
  const outer: Record<string, unknown> = {
    query: (...args: unknown[]) => {
      refuseInsideTransaction();
      return (pool.query as (...args: unknown[]) => unknown).apply(pool, args);
    },
    connect: async () => {
      refuseInsideTransaction();
      return lent(await pool.connect());
    },
  };
  return new Proxy(pool, { get: (target, name) => outer[String(name)] ?? Reflect.get(target, name, target) });
}

/** What pg knows of a connection and its types do not tell. */
interface Wire {
  connection: {
    /** Every error the server answers, as it comes in. */
    on(event: 'errorMessage', listener: (message: { code?: string }) => void): void;
    off(event: 'errorMessage', listener: (message: { code?: string }) => void): void;
    stream: { destroy(): void };
  };
}

type Lent = Pick<pg.PoolClient, 'query' | 'release'>;

/**
 * A connection for one transaction of the query builder, which gives no connection back whose `begin` failed, and gives
 * one back as good whose `rollback` failed. A connection is closed, and the pool opens another, when
 *
 * - a statement ended without an answer of the server: an answer that comes late would be taken for the next one's;
 * - `begin` or `rollback` was refused: nobody knows what state it is in;
 * - the server refused a write as read-only: it was the primary once, and another one is now.
 */
function lent(client: pg.PoolClient): pg.PoolClient {
  const { connection } = client as unknown as Wire;
  let unfit: Error | boolean = false;
  const listen = ({ code }: { code?: string }) => {
    if (code === readOnlyState) unfit = true;
  };
  connection.on('errorMessage', listen);
  const release = () => {
    connection.off('errorMessage', listen);
    client.release(unfit);
  };
  const query = async (config: { text: string }, values: unknown[]) => {
    try {
      return await client.query(config, values);
    } catch (error) {
      const isBegin = /^begin\b/i.test(config.text);
      const answered = error instanceof pg.DatabaseError;
      if (!answered || isBegin || /^rollback$/i.test(config.text)) unfit = error as Error;
      // A silent server would let the statements after this one wait for as long again.
      if (!answered) connection.stream.destroy();
      if (isBegin) release();
      throw error;
    }
  };
  return { query, release } satisfies Record<keyof Lent, unknown> as unknown as pg.PoolClient;
}
