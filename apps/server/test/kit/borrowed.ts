import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { homeOf, openInMemory } from '../../src/platform/db/embedded.ts';
import { openPostgres } from '../../src/platform/db/postgres.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { type CleanState, cleanStateOf, emptied, type Rows } from './emptying.ts';
import { createDatabase, dropDatabase, dumped, ensureTemplate, homeKind, silent, urlOf } from './home.ts';

/**
 * Test files reuse databases: emptying one to the state of the template costs a tenth of a new one. A database with
 * other tables or other questions in the bank is dropped instead.
 */
export interface Borrowed {
  home: Platform['home'];
  giveBack(): Promise<void>;
}

/** Unused databases of this process. */
const spareClients: { client: PGlite; clean: CleanState }[] = [];
const spareDatabases: { name: string; clean: CleanState }[] = [];

/** A database in the state of the template, for the caller alone until `giveBack`. */
export async function borrowedHome(): Promise<Borrowed> {
  await ensureTemplate(homeKind());
  return homeKind() === 'embedded' ? borrowedClient() : borrowedDatabase();
}

let known: CleanState | undefined;
/** State of a new database, cached: a process has databases of one kind, which are all the same. */
async function cleanState(rows: Rows): Promise<CleanState> {
  known ??= await cleanStateOf(rows);
  return { ...known, filled: new Map(known.filled) };
}

const rowsOfClient =
  (client: PGlite): Rows =>
  async statement =>
    (await client.query<object>(statement)).rows as never;

async function newClient() {
  const { client } = await openInMemory(dumped());
  return { client, clean: await cleanState(rowsOfClient(client)) };
}

async function borrowedClient(): Promise<Borrowed> {
  const spare = spareClients.pop() ?? (await newClient());
  const { client, clean } = spare;
  let over = false;
  // After its file, leftover work of the tests throws instead of touching the tables of the next file. Spies are on the
  // proxy and are dropped with it.
  const lent = new Proxy<PGlite>(Object.create(client), {
    get: (own, name) => {
      if (over) throw new Error('The tests that borrowed this database are over.');
      const found = Reflect.get(own, name, client);
      return typeof found === 'function' ? found.bind(client) : found;
    },
  });
  const end = async () => {
    over = true;
  };
  return {
    home: { ...homeOf(lent, () => {}), close: end },
    giveBack: async () => {
      await end();
      const back = await emptied(rowsOfClient(client), clean).catch(() => false);
      if (back) spareClients.push(spare);
      else await client.close();
    },
  };
}

/** Ends leftover connections; waits up to five seconds for closed ones. */
const endOthers = `select pg_terminate_backend(pid, 5000) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

async function onDatabase<T>(name: string, work: (rows: Rows) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: urlOf(name) });
  await client.connect();
  try {
    return await work(async statement => (await client.query(statement)).rows);
  } finally {
    await client.end();
  }
}

async function newDatabase() {
  const name = await createDatabase();
  return { name, clean: await onDatabase(name, cleanState) };
}

async function borrowedDatabase(): Promise<Borrowed> {
  const spare = spareDatabases.pop() ?? (await newDatabase());
  const { name, clean } = spare;
  const home = openPostgres(urlOf(name), silent);
  const empty = async (rows: Rows) => {
    await rows(endOthers);
    return emptied(rows, clean);
  };
  return {
    home,
    giveBack: async () => {
      await home.close();
      if (await onDatabase(name, empty).catch(() => false)) spareDatabases.push(spare);
      else await dropDatabase(name);
    },
  };
}
