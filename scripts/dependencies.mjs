// Runs before dependencies are installed: plain JavaScript for Node 18 and later.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** The Node of the lock file; the host's own may be older. */
export const node = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);
/** Node's compile cache: halves the time of a start. */
export const compileCache = join(root, 'node_modules/.cache/compile');
const stamp = join(root, 'node_modules', '.installed-from');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** Installs the packages of the lock file unless installed. Exits with npm's code on failure. */
export function ensureDependencies() {
  const wanted = lockHash();
  if (existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stdout.write('Installing dependencies from the lock file …\n');
  const done = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) {
    process.stderr.write('The dependencies could not be installed: npm says why above.\n');
    process.exit(done.status ?? 1);
  }
  writeFileSync(stamp, wanted);
}
