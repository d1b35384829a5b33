import { AsyncLocalStorage } from 'node:async_hooks';
import { isConflict } from './outage.ts';
import type { PgDatabase, PgQueryResultHKT } from './table.ts';

/**
 * The database as stores see it: the pool or the embedded database, and also a transaction on either. Statements
 * inside a transaction must use its `tx`; using the outer `db` there throws (it would wait for itself for ever on
 * the embedded database).
 */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

declare const lane: unique symbol;
/**
 * Reads only, for reports and admin lists: connections and a time limit of its own, so that none of them takes a
 * connection from a student. It may be a copy of the database that is a little behind.
 */
export type Reports = Db & { readonly [lane]: 'reports' };
/** For what is computed over everybody's rows, by jobs: two connections and a time limit of its own. */
export type Upkeep = Db & { readonly [lane]: 'upkeep' };

/** Runs SQL of several statements without parameters, and rolls back what a failure leaves open. */
export type RunScript = (script: string) => Promise<void>;

/** A database that is open, wherever it lives. */
export interface Home {
  kind: 'embedded' | 'postgres';
  /** The role that runs the product where its tables belong to another: it has to be given its rights. */
  lentTo?: string;
  /** For students, and all that is not said to be on another lane. The embedded database has one connection for all. */
  db: Db;
  reports: Reports;
  upkeep: Upkeep;
  /** Runs `work` while no other process runs work of the same lock; `run` takes whole scripts, as long as they need, as the owner of the tables. */
  underLock(lock: number, work: (run: RunScript) => Promise<void>): Promise<void>;
  /** Rejects when the database does not answer or takes no writes: one statement that reads no table. */
  ping(): Promise<void>;
  /** The connections of each lane as they are now; none where there are no pools. */
  connections(): readonly Connections[];
  close(): Promise<void>;
}

/** Connections of one lane: open, open and free, and callers that wait for one. */
interface Connections {
  lane: string;
  total: number;
  idle: number;
  waiting: number;
}

/** What readiness asks: a standby is in recovery, and a server being replaced refuses writes in other ways. */
export const writableQuery =
  "select not (pg_is_in_recovery() or current_setting('transaction_read_only')::bool) as writable";

export class NotWritable extends Error {
  constructor() {
    super('The database answers but takes no writes.');
    this.name = 'NotWritable';
  }
}

const inside = new AsyncLocalStorage<{ open: boolean }>();

/** Whether the caller holds a connection: it must not wait for work that waits for one. */
export const isInsideTransaction = (): boolean => inside.getStore()?.open === true;

/** Called before a statement goes to the outer database. */
export function refuseInsideTransaction(): void {
  if (isInsideTransaction())
    throw new Error('A statement inside a transaction must use the transaction, not the outer database.');
}

/**
 * Marks the time a transaction is open, so that `refuseInsideTransaction` can tell, and runs one that lost against
 * another (a deadlock, a serialization failure) once more: its work happened not at all and may be done again.
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

/** The rows of a raw statement; both homes answer `{ rows }`. Cast in SQL (`::int`, `::text`): nothing is mapped. */
export async function rowsOf<Row>(result: PromiseLike<unknown>): Promise<Row[]> {
  return ((await result) as { rows: Row[] }).rows;
}
