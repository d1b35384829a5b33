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
  /** Those of all lanes. */
  pools: readonly pg.Pool[];
  url: string;
  /** The database itself, where `url` leads through a pooler in transaction mode; null where there is none. */
  directUrl: string | null;
  /** A statement of students outside of transactions, by its name where connections keep names. */
  ask<Row extends pg.QueryResultRow>(query: NamedQuery): Promise<{ rows: Row[] }>;
}
interface NamedQuery {
  name: string;
  text: string;
  values: unknown[];
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
  readOnly?: true;
}
/** A class that begins in the same second is no outage. */
const students: Lane = { connections: 10, statementMs: 5000, freeMs: 12_000 };
const reporting: Lane = { connections: 3, statementMs: 30_000, freeMs: 12_000, readOnly: true };
/** Nobody waits for its end: two long statements of others may go first. */
const keeping: Lane = { connections: 2, statementMs: 10_000, freeMs: 30_000 };
/** A transaction that its process has forgotten holds its locks for no longer. */
const idleInTransactionMs = 30_000;
/** How often a process looks whether another has finished its migrations. */
const lockPauseMs = 200;

/** int8 as a number, as on the embedded database: money in paise and counts stay below 2^53. */
const int8 = 20;
pg.types.setTypeParser(int8, Number);

/** What the pool says to who waited for a connection for too long. */
const poolIsBusy = 'timeout exceeded when trying to connect';

/** The types do not name `pipeline`: statements go out without waiting for the answers to those before. */
type PoolConfig = pg.PoolConfig & { pipeline?: boolean | undefined };

interface OtherUrls {
  /** The same database as the role that owns the tables and runs migrations. */
  ownerUrl?: string | null;
  /** The same database around the pooler that the others lead through. The owner's leads around it too. */
  directUrl?: string | null;
  /** A copy of the database that reports are read from while it can be reached. */
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

/** What a connection of a lane is given when it begins, and keeps. */
const startUpOf = ({ statementMs, readOnly }: Lane): pg.PoolConfig => ({
  statement_timeout: statementMs,
  idle_in_transaction_session_timeout: idleInTransactionMs,
  ...(readOnly && { options: '-c default_transaction_read_only=on' }),
});

/** The same for one transaction: a pooler gives the next one to another connection of the server, which knows none of it. */
const limitsOf = ({ statementMs, readOnly }: Lane): string =>
  `set local statement_timeout = ${statementMs}; set local idle_in_transaction_session_timeout = ${idleInTransactionMs}${readOnly ? '; set transaction read only' : ''}`;

/** The pool's own limit is for waiting and connecting alike. */
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
  // A broken connection is replaced by the pool and fails the statement it was on; without listeners, on idle
  // connections (pool) and on those inside a transaction (client), it would end the process.
  const lost = (error: Error) => log.warn({ err: error }, 'database connection lost');
  pool.on('error', lost);
  pool.on('connect', client => client.on('error', lost));
  return pool;
}

/** The pool of a copy, or of the database itself while the copy cannot be reached; one whose connections are all busy can be. */
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

/** A statement in a transaction of its own, with its limits: one trip, as the connection waits for no answer in between. */
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
      // A silent server would let the statements after this one wait for as long again.
      if (!answered) connection.stream.destroy();
      if (isBegin) release();
      throw error;
    }
  };
  return { query, release } satisfies Record<keyof Lent, unknown> as unknown as pg.PoolClient;
}
