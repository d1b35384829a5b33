// `npm start`: installs and builds if necessary, then runs the server in the Node of the lock file.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { compileCache, ensureDependencies, node, root } from './dependencies.mjs';

ensureDependencies();
const { ensureWebBuild } = await import('./web-build.mjs');
ensureWebBuild();

/**
 * Size in MB of each half of V8's young generation. V8's default is several times larger: an import of 10 MB then took
 * half as much memory again and no less time (`npm run bench:import`).
 */
const youngHalfMb = 16;

// The IPC channel closes when this process dies in any way, and the server then stops too: no orphan holds the port.
const options = [`--max-semi-space-size=${youngHalfMb}`, '--import', './scripts/quick-imports.mjs'];
const server = spawn(node, [...options, 'apps/server/src/main.ts'], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    NODE_COMPILE_CACHE: compileCache,
    PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)));

// A killed npm sends no signal, but its child then has another parent.
const parent = process.ppid;
const parentWatchMs = 1000;
setInterval(() => {
  if (process.ppid !== parent) server.kill('SIGTERM');
}, parentWatchMs).unref();
