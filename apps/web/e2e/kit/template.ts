import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { firstStartMs, Product, root, sharedVariable, templateVariable } from './product.ts';

const cache = join(root, 'node_modules/.cache/twelvefold');
/** What a data directory is made from, with all its questions and the demo's months of practice. */
const sources = [
  'apps/server/migrations',
  'apps/server/seeds',
  'apps/server/src',
  'packages/content/bank.lock',
  'packages/content/src',
  'packages/contract/src',
  'packages/engine/src',
];
/** As many as `maxWorkers` in vitest.config.ts. */
const workers = 2;

function* filesUnder(path: string): Generator<string> {
  if (statSync(path).isFile()) yield path;
  else
    for (const name of readdirSync(path).sort())
      if (!name.endsWith('.test.ts')) yield* filesUnder(join(path, name));
}

/** Names a state of the sources and the day, because the demo's practice ends yesterday. */
function templateName(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const source of sources)
    for (const file of filesUnder(join(root, source)))
      hash.update(file.slice(root.length)).update(readFileSync(file));
  return `journeys-${hash.digest('hex').slice(0, 16)}`;
}

/** Makes the data directory that products begin with a copy of, if this state of the sources has none yet. */
export async function ensureTemplate(): Promise<string> {
  const name = templateName();
  const template = join(cache, name);
  if (existsSync(template)) return template;
  const product = await new Product({ DEMO: '1' }).start(firstStartMs);
  await product.end();
  mkdirSync(cache, { recursive: true });
  for (const old of readdirSync(cache))
    if (old.startsWith('journeys-')) rmSync(join(cache, old), { recursive: true, force: true });
  const half = `${template}.${process.pid}`;
  cpSync(product.dataDir, half, { recursive: true });
  renameSync(half, template);
  await product.dispose();
  return template;
}

/** Runs once before the journeys: the data they begin with, and a server for each worker. */
export async function setup(): Promise<() => Promise<unknown>> {
  // The test processes begin after this and inherit it.
  process.env[templateVariable] = await ensureTemplate();
  const products = await Promise.all(Array.from({ length: workers }, () => new Product().start()));
  for (const product of products) await product.sandbox('POST', '/limits', { scale: 1000 });
  process.env[sharedVariable] = JSON.stringify(products.map(({ url, dataDir }) => ({ url, dataDir })));
  return () => Promise.all(products.map(product => product.dispose()));
}
