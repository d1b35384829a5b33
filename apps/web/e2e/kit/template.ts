import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { administer, beginWith, cloneOf, type Template, templateVariable } from './beginning.ts';
import { firstInstant } from './instants.ts';
import { firstStartMs, Product, root, sharedVariable, wideLimits } from './product.ts';

const cache = join(root, 'node_modules/.cache/twelvefold');
/** Sources of the journeys' data, including the demo's months of practice. */
const sources = [
  'apps/server/migrations',
  'apps/server/seeds',
  'apps/server/src',
  'apps/server/test/kit/small-bank.ts',
  'packages/content/bank.lock',
  'packages/content/src',
  'packages/contract/src',
  'packages/engine/src',
];
/** Same as `maxWorkers` in vitest.config.ts. */
const workers = 3;

function* filesUnder(path: string): Generator<string> {
  if (statSync(path).isFile()) yield path;
  else
    for (const name of readdirSync(path).sort())
      if (!name.endsWith('.test.ts')) yield* filesUnder(join(path, name));
}

/** Name of a template, by a hash of the sources and the demo's instant. */
function templateName(): string {
  const hash = createHash('sha256').update(firstInstant);
  for (const source of sources)
    for (const file of filesUnder(join(root, source)))
      hash.update(file.slice(root.length)).update(readFileSync(file));
  return `twelvefold_journeys_${hash.digest('hex').slice(0, 16)}`;
}

/** Data of the server's tests: a database's name, or the path of an embedded dump. */
const madeForServer = (kind: 'postgres' | 'embedded'): string =>
  execFileSync(process.execPath, [join(root, 'scripts/test-data.mjs'), kind], { encoding: 'utf8' }).trim();

/** Makes the template of the current sources, if it does not exist. */
export async function ensureTemplate(): Promise<Template> {
  const database = templateName();
  const record = join(cache, `${database}.json`);
  if (existsSync(record) && (await isThere(database))) return JSON.parse(readFileSync(record, 'utf8'));
  const beginning = await cloneOf(madeForServer('postgres'));
  const product = new Product({ DEMO: '1', JOURNEY_START: firstInstant }, async () => beginning);
  await product.start(firstStartMs);
  await product.end();
  mkdirSync(cache, { recursive: true });
  for (const old of readdirSync(cache))
    if (old.includes('journeys')) rmSync(join(cache, old), { recursive: true, force: true });
  const dataDir = join(cache, database);
  cpSync(product.dataDir, dataDir, { recursive: true });
  await administer(async client => {
    await client.query(`drop database if exists ${database} with (force)`);
    await client.query(`alter database ${beginning.database} rename to ${database}`);
  });
  await product.dispose();
  const template = { database, dataDir, embedded: madeForServer('embedded') };
  writeFileSync(record, JSON.stringify(template));
  return template;
}

const isThere = (database: string): Promise<boolean> =>
  administer(async client => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    return rowCount === 1;
  });

/** Global setup of the journeys: their template, and a server for each worker. */
export async function setup(): Promise<() => Promise<unknown>> {
  // Test processes start later and inherit it.
  process.env[templateVariable] = JSON.stringify(await ensureTemplate());
  const products = await Promise.all(
    Array.from({ length: workers }, () =>
      new Product({ JOURNEY_START: firstInstant }, dataDir => beginWith('postgres', dataDir)).start(),
    ),
  );
  for (const product of products) await product.sandbox('POST', '/limits', { scale: wideLimits });
  process.env[sharedVariable] = JSON.stringify(products.map(({ url, dataDir }) => ({ url, dataDir })));
  return () => Promise.all(products.map(product => product.dispose()));
}
