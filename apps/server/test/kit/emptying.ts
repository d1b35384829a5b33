/** Runs one statement. */
export type Rows = (statement: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

interface TableState {
  rows: number;
  /** Id of the newest transaction that wrote one of its rows. */
  newest: number;
  /** All rows as JSON; null for a large table. */
  kept: string | null;
}

/** State of an unused database. */
export interface CleanState {
  shape: string;
  /** Tables with rows, by quoted name. */
  filled: Map<string, TableState>;
  empty: string[];
}

const mostKeptRows = 100;

/** Tables, constraints, triggers and rights as one text, to detect schema changes. */
const shapeQuery = `select concat_ws(' ',
  (select string_agg(concat_ws(':', relname, relkind, relacl), ' ' order by oid) from pg_class
    where relnamespace <> 'pg_toast'::regnamespace),
  (select string_agg(setconfig::text, ' ') from pg_db_role_setting where setdatabase > 0
    and setdatabase = (select oid from pg_database where datname = current_database())),
  ${[
    'pg_attribute',
    'pg_attrdef',
    'pg_constraint',
    'pg_trigger',
    'pg_proc',
    'pg_namespace',
    'pg_type',
    'pg_policy',
  ]
    .map(name => `(select format('%s of %s', count(*), max(xmin::text::int8)) from ${name})`)
    .join(', ')}) as shape`;

const tablesQuery = `select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%'
  order by 1`;

const shapeOf = async (rows: Rows) => String((await rows(shapeQuery))[0]?.shape);

async function stateOf(rows: Rows, table: string): Promise<TableState> {
  const [found] = await rows(
    `select count(*)::int as n, coalesce(max(xmin::text::int8), 0)::int8 as newest,
      case when count(*) <= ${mostKeptRows} then json_agg(t)::text end as kept from ${table} t`,
  );
  return { rows: Number(found?.n), newest: Number(found?.newest), kept: (found?.kept as string) ?? null };
}

/** The tables that have a row. */
async function withRows(rows: Rows, tables: readonly string[]): Promise<string[]> {
  const looks = tables.map(table => `select '${table}' as name where exists (select from ${table})`);
  return (await rows(looks.join(' union all '))).map(({ name }) => String(name));
}

export async function cleanStateOf(rows: Rows): Promise<CleanState> {
  const tables = (await rows(tablesQuery)).map(({ name }) => String(name));
  const filled = new Map<string, TableState>();
  for (const table of await withRows(rows, tables)) filled.set(table, await stateOf(rows, table));
  const empty = tables.filter(table => !filled.has(table));
  return { shape: await shapeOf(rows), filled, empty };
}

/** Statements that restore a table's rows; null when impossible. */
async function mending(rows: Rows, table: string, clean: TableState): Promise<string[] | null> {
  const [now] = await rows(
    `select count(*)::int as n, (count(*) filter (where xmin::text::int8 > ${clean.newest}))::int as added from ${table}`,
  );
  const [n, added] = [Number(now?.n), Number(now?.added)];
  if (n - added === clean.rows)
    return added === 0 ? [] : [`delete from ${table} where xmin::text::int8 > ${clean.newest}`];
  if (clean.kept === null) return null;
  const all = `'${clean.kept.replaceAll("'", "''")}'`;
  return [
    `delete from ${table}`,
    `insert into ${table} select * from json_populate_recordset(null::${table}, ${all})`,
  ];
}

/** Restores an unused database to its clean state; false when impossible. */
export async function emptied(rows: Rows, clean: CleanState): Promise<boolean> {
  if ((await shapeOf(rows)) !== clean.shape) return false;
  const statements: string[] = [];
  const rewritten: string[] = [];
  for (const [table, state] of clean.filled) {
    const mends = await mending(rows, table, state);
    if (mends === null) return false;
    if (mends.length > 1) rewritten.push(table);
    statements.push(...mends);
  }
  const used = await withRows(rows, clean.empty);
  statements.push(...used.map(table => `delete from ${table}`));
  // Switches off foreign keys and triggers.
  await rows('set session_replication_role = replica');
  for (const statement of statements) await rows(statement);
  await rows('set session_replication_role = default');
  // Otherwise every scan would read the dead rows.
  if (used.length > 0) await rows(`vacuum ${used.join(', ')}`);
  for (const table of rewritten) clean.filled.set(table, await stateOf(rows, table));
  return true;
}
