import { AsyncLocalStorage } from 'node:async_hooks';
import { isConflict } from './outage.ts';
import type { PgDatabase, PgQueryResultHKT } from './table.ts';

/**
 * The database as stores see it: the pool, the embedded database, or a transaction on either. Statements inside a
 * transaction must use its `tx`; using the outer `db` there throws (on the embedded database it would deadlock).
 */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

declare const lane: unique symbol;
/**
 * Read-only, for reports and admin lists: separate connections and a longer time limit, so that reports never take a
 * student's connection. May be a replica that lags.
 */
export type Reports = Db & { readonly [lane]: 'reports' };
/** For jobs that compute over all students: two connections and a longer time limit. */
export type Upkeep = Db & { readonly [lane]: 'upkeep' };

/** Runs SQL of several statements without parameters; rolls back an open transaction when one fails. */
export type RunScript = (script: string) => Promise<void>;

/** An open database, embedded or PostgreSQL. */
export interface Home {
  kind: 'embedded' | 'postgres';
  /** The running role when another role owns the tables: migrations grant it its rights. */
  lentTo?: string;
  /** The default lane, for students. The embedded database has one connection for all lanes. */
  db: Db;
  reports: Reports;
  upkeep: Upkeep;
  /**
   * Runs `work` while no other process holds the same lock; `run` takes scripts, without a time limit, as the owner.
   */
  underLock(lock: number, work: (run: RunScript) => Promise<void>): Promise<void>;
  /** Rejects when the database does not answer or takes no writes; one statement that reads no table. */
  ping(): Promise<void>;
  /** The connections of each lane now; empty on the embedded database. */
  connections(): readonly Connections[];
  close(): Promise<void>;
}

/** Connections of one lane: open, idle, and callers that wait for one. */
interface Connections {
  lane: string;
  total: number;
  idle: number;
  waiting: number;
}

/** The readiness query: a standby is in recovery; a primary that is being replaced is read-only. */
export const writableQuery =
  "select not (pg_is_in_recovery() or current_setting('transaction_read_only')::bool) as writable";

export class NotWritable extends Error {
  constructor() {
    super('The database answers but takes no writes.');
    this.name = 'NotWritable';
  }
}

const inside = new AsyncLocalStorage<{ open: boolean }>();

/** Whether the caller holds a connection, and so must not wait for work that needs one. */
export const isInsideTransaction = (): boolean => inside.getStore()?.open === true;

/** Called before a statement goes to the outer database. */
export function refuseInsideTransaction(): void {
  if (isInsideTransaction())
    throw new Error('A statement inside a transaction must use the transaction, not the outer database.');
}

/**
 * Marks the time during which a transaction is open (`refuseInsideTransaction`), and retries a transaction once after a
 * deadlock or serialization failure, which has rolled it back.
 */
export function markTransactions(db: Db): Db {
  const begin = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    const once = () =>
      begin(tx => {
        const mark = { open: true };
        return inside.run(mark, async () => {
          try {
            return await work(tx);
          } finally {
            mark.open = false;
          }
        });
      }, config);
    try {
      return await once();
    } catch (error) {
      if (!isConflict(error)) throw error;
      return once();
    }
  };
  return db;
}

/**
 * The rows of a raw statement; both databases answer `{ rows }`. Cast in SQL (`::int`, `::text`): nothing is mapped.
 */
export async function rowsOf<Row>(result: PromiseLike<unknown>): Promise<Row[]> {
  return ((await result) as { rows: Row[] }).rows;
}
