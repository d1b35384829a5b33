import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { node, root } from './dependencies.mjs';

// The content is an input, because lessons are written into pages.
const inputs = ['apps/web', 'packages/contract/src', 'packages/content/src', 'package-lock.json'];
const notInputs = new Set(['dist', 'node_modules', 'e2e', '.cache']);
const stamp = join(root, 'apps/web/dist/.built-from');

function* filesUnder(path) {
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path).sort())
    if (!notInputs.has(entry)) yield* filesUnder(join(path, entry));
}

function inputsHash() {
  const hash = createHash('sha256');
  for (const input of inputs)
    for (const file of filesUnder(join(root, input)))
      hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds the web app when a file it is made from has changed since the last build. */
export function ensureWebBuild() {
  const wanted = inputsHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stdout.write('Building the web app …\n');
  const built = spawnSync(node, ['--run', 'build'], { cwd: join(root, 'apps/web'), encoding: 'utf8' });
  if (built.status !== 0) {
    process.stderr.write(`${built.stdout}${built.stderr}\nThe web app could not be built.\n`);
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureWebBuild();
