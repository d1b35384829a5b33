// `npm run backup`, `restore`, `replay`, `second-factor-off`, `admin-password`: commands of the server, run by the Node
// of the lock file.
import { spawnSync } from 'node:child_process';
import { ensureDependencies, node, root } from './dependencies.mjs';

ensureDependencies();
const done = spawnSync(node, ['apps/server/src/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(done.status ?? 1);
