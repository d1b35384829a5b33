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
import { isOutage, readOnlyState } from './outage.ts';

export interface PostgresHome extends Home {
  kind: 'postgres';
  pool: pg.Pool;
  /** The pools of all lanes. */
  pools: readonly pg.Pool[];
  url: string;
  /** The database itself when `url` is a pooler in transaction mode; null without a pooler. */
  directUrl: string | null;
  /** A named (prepared) statement for students, outside transactions; through a pooler it runs without its name. */
  ask<Row extends pg.QueryResultRow>(query: NamedQuery): Promise<{ rows: Row[] }>;
}
interface NamedQuery {
  name: string;
  text: string;
  values: unknown[];
}

/** Short: an unreachable server is reported soon. */
const connectMs = 1500;
/** The server cancels a statement at its limit; a connection silent this much longer is treated as dead. */
const silentMs = 500;
/** Limits of a lane: connections, time of a statement, wait for a free connection. */
interface Lane {
  connections: number;
  statementMs: number;
  freeMs: number;
  readOnly?: true;
}
/** The wait is 12 s: a whole class that begins in the same second is no outage. */
const students: Lane = { connections: 10, statementMs: 5000, freeMs: 12_000 };
const reporting: Lane = { connections: 3, statementMs: 30_000, freeMs: 12_000, readOnly: true };
/** The wait is 30 s: nobody waits for the result, and two long statements may run first. */
const keeping: Lane = { connections: 2, statementMs: 10_000, freeMs: 30_000 };
/** A forgotten transaction holds its locks no longer than this. */
const idleInTransactionMs = 30_000;
/** Pause between two attempts to take the lock of another process. */
const lockPauseMs = 200;

/** int8 as a number, as on the embedded database: paise and counts stay below 2^53. */
const int8 = 20;
pg.types.setTypeParser(int8, Number);

/** pg's message when the wait for a free connection timed out. */
const poolIsBusy = 'timeout exceeded when trying to connect';

/** The types of pg lack `pipeline`: statements are sent without waiting for earlier answers. */
type PoolConfig = pg.PoolConfig & { pipeline?: boolean | undefined };

interface OtherUrls {
  /** The same database as the role that owns the tables and runs migrations. */
  ownerUrl?: string | null;
  /** The same database past the pooler. `ownerUrl` must lead past it too. */
  directUrl?: string | null;
  /** A replica for reports, used while it is reachable. */
  reportsUrl?: string | null;
}

/** Opens the pools; nothing is connected until the first statement. */
export function openPostgres(
  url: string,
  log: Log,
  { ownerUrl = null, directUrl = null, reportsUrl = null }: OtherUrls = {},
): PostgresHome {
  const open = (lane: Lane, connectionString: string, name: string) => {
    const config = { connectionString, application_name: name };
    const limits = directUrl === null ? null : limitsOf(lane);
    const pool = openPool(log, lane, { ...config, ...(limits ? { pipeline: true } : startUpOf(lane)) });
    return { pool, limits, db: dbOf(pool, limits) };
  };
  const main = open(students, url, 'twelvefold');
  const upkeep = open(keeping, url, 'twelvefold upkeep');
  const reports = open(reporting, url, 'twelvefold reports');
  const copy = reportsUrl === null ? null : open(reporting, reportsUrl, 'twelvefold reports');
  const { pool, limits } = main;
  return {
    kind: 'postgres',
    ...(ownerUrl && { lentTo: decodeURIComponent(new URL(url).username) }),
    pool,
    pools: [pool, reports.pool, upkeep.pool],
    url,
    directUrl,
    ask: ({ name, text, values }) =>
      limits ? alone(pool, limits, { text, values }) : pool.query({ name, text, values }),
    db: main.db,
    reports: (copy ? dbOf(copyOr(copy.pool, reports.pool, log), limits) : reports.db) as Reports,
    upkeep: upkeep.db as Upkeep,
    underLock: (lock, work) => underLock(ownerUrl ?? directUrl ?? url, lock, work),
    ping: () => ping(pool),
    connections: () => [
      connectionsOf('students', pool),
      connectionsOf('reports', reports.pool),
      ...(copy ? [connectionsOf('copy', copy.pool)] : []),
      connectionsOf('upkeep', upkeep.pool),
    ],
    close: async () => {
      await Promise.all([pool.end(), reports.pool.end(), upkeep.pool.end(), copy?.pool.end()]);
    },
  };
}

/** Settings a connection of a lane starts with. */
const startUpOf = ({ statementMs, readOnly }: Lane): pg.PoolConfig => ({
  statement_timeout: statementMs,
  idle_in_transaction_session_timeout: idleInTransactionMs,
  ...(readOnly && { options: '-c default_transaction_read_only=on' }),
});

/** The same settings for one transaction: a pooler may give the next transaction another server connection. */
const limitsOf = ({ statementMs, readOnly }: Lane): string =>
  `set local statement_timeout = ${statementMs}; set local idle_in_transaction_session_timeout = ${idleInTransactionMs}${readOnly ? '; set transaction read only' : ''}`;

/** A client with its own limit for connecting: the pool's limit covers waiting and connecting together. */
class Connecting extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: connectMs });
  }
}

function openPool(log: Log, { connections, statementMs, freeMs }: Lane, config: PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    max: connections,
    query_timeout: statementMs + silentMs,
    connectionTimeoutMillis: freeMs,
    Client: Connecting,
    keepAlive: true,
    ...config,
  });
  // The pool replaces a broken connection and its statement fails. Without listeners on the pool (idle connections)
  // and on each client (inside a transaction) the error would end the process.
  const lost = (error: Error) => log.warn({ err: error }, 'database connection lost');
  pool.on('error', lost);
  pool.on('connect', client => client.on('error', lost));
  return pool;
}

/** The replica's pool, or the main pool while the replica is unreachable; a busy replica counts as reachable. */
function copyOr(copy: pg.Pool, own: pg.Pool, log: Log): pg.Pool {
  const connect = () =>
    copy.connect().catch((error: Error) => {
      if (!isOutage(error) || error.message === poolIsBusy) throw error;
      log.warn({ err: error }, 'the copy for reports is away: they read the database itself');
      return own.connect();
    });
  const outer: Record<string, unknown> = {
    connect,
    query: async (config: pg.QueryConfig, values?: unknown[]) => {
      const client = await connect();
      let unfit = true;
      try {
        const result = await client.query(config, values);
        unfit = false;
        return result;
      } finally {
        client.release(unfit);
      }
    },
  };
  return new Proxy(copy, { get: (target, name) => outer[String(name)] ?? Reflect.get(target, name, target) });
}

const connectionsOf = (lane: string, pool: pg.Pool) => ({
  lane,
  total: pool.totalCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
});

const dbOf = (pool: pg.Pool, limits: string | null): Db =>
  markTransactions(drizzle({ client: guarded(pool, limits), casing: 'snake_case' }) as unknown as Db);

/** Closes the connection to a read-only former primary: a new connection may find the current one. */
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
 * Runs `work` under an advisory lock; other processes wait, however long migrations take. Polls for the lock: a blocked
 * statement would hold a snapshot, which `create index concurrently` waits for.
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

/** The query builder calls `query` for statements and `connect` for transactions. */
function guarded(pool: pg.Pool, limits: string | null): pg.Pool {
  const outer: Record<string, unknown> = {
    query: (config: pg.QueryConfig, values: unknown[]) => {
      refuseInsideTransaction();
      return limits ? alone(pool, limits, { ...config, values }) : pool.query(config, values);
    },
    connect: async () => {
      refuseInsideTransaction();
      return lent(await pool.connect(), limits);
    },
  };
  return new Proxy(pool, { get: (target, name) => outer[String(name)] ?? Reflect.get(target, name, target) });
}

/** One statement in its own transaction with the lane's limits; pipelined, so it takes one round trip. */
async function alone<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  limits: string,
  config: pg.QueryConfig,
): Promise<pg.QueryResult<Row>> {
  const client = await pool.connect();
  const sent = [client.query(`begin; ${limits}`), client.query<Row>(config), client.query('commit')] as const;
  const [, ran, ended] = await Promise.allSettled(sent);
  const failed = [ran, ended].find(({ status }) => status === 'rejected') as
    | PromiseRejectedResult
    | undefined;
  client.release(failed !== undefined);
  if (ran.status === 'fulfilled' && !failed) return ran.value;
  throw failed?.reason;
}

/** Parts of pg's client that its types lack. */
interface Wire {
  connection: {
    /** Every error message of the server, as it arrives. */
    on(event: 'errorMessage', listener: (message: { code?: string }) => void): void;
    off(event: 'errorMessage', listener: (message: { code?: string }) => void): void;
    stream: { destroy(): void };
  };
}

type Lent = Pick<pg.PoolClient, 'query' | 'release'>;

/**
 * A connection for one transaction of the query builder, which leaks a connection whose `begin` failed and returns one
 * whose `rollback` failed as good. The connection is closed instead of returned when
 *
 * - a statement ended without the server's answer: a late answer would be taken for the next statement's;
 * - `begin` or `rollback` failed: its state is unknown;
 * - the server refused a write as read-only: it is no longer the primary.
 */
function lent(client: pg.PoolClient, limits: string | null): pg.PoolClient {
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
    const isBegin = /^begin\b/i.test(config.text);
    const text = isBegin && limits ? `${config.text}; ${limits}` : config.text;
    try {
      return await client.query({ ...config, text }, values);
    } catch (error) {
      const answered = error instanceof pg.DatabaseError;
      if (!answered || isBegin || /^rollback$/i.test(config.text)) unfit = error as Error;
      // On a silent server each further statement would wait for the limit again.
      if (!answered) connection.stream.destroy();
      if (isBegin) release();
      throw error;
    }
  };
  return { query, release } satisfies Record<keyof Lent, unknown> as unknown as pg.PoolClient;
}
