// `npm run test:faults [-- WORD …]`: all experiments of bench/faults/experiments.ts, or those with a word in their
// name, one after the other. Installs missing Debian packages where it can. Not part of the gate.
import { compileCache, ensureDependencies, node, root } from './dependencies.mjs';

ensureDependencies();
const { spawnSync } = await import('node:child_process');
const { join } = await import('node:path');
const { chromium, install, installServices, onPath, startPostgres } = await import('./test-services.mjs');
const { experiments } = await import('../bench/faults/experiments.ts');
const { ensureWebBuild } = await import('./web-build.mjs');

const words = process.argv.slice(2);
const chosen = experiments.filter(
  ({ name }) => words.length === 0 || words.some(word => name.includes(word)),
);
const print = line => process.stdout.write(`${line}\n`);

/** Debian packages of the missing programs. */
const missing = (needs = {}) =>
  Object.entries(needs).flatMap(([debian, program]) => (onPath(program) ? [] : [debian]));

if (chosen.some(({ needs }) => needs?.['chromium-headless-shell'])) ensureWebBuild();
await installServices();
await install([...new Set(chosen.flatMap(({ needs }) => missing(needs)))]);
const postgres = await startPostgres();
const results = [];
try {
  for (const { name, passes, command, needs } of chosen) {
    print(`\n▸ ${name}\n  passes: ${passes}`);
    const lacking = missing(needs);
    if (lacking.length > 0) {
      print(`  not run: install ${lacking.join(', ')}`);
      results.push({ name, result: 'not run' });
      continue;
    }
    const began = performance.now();
    const [program, ...args] = command;
    const { status } = spawnSync(program === 'node' ? node : join(root, 'node_modules/.bin', program), args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? compileCache,
        PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
        TEST_DATABASE_URL: postgres.url,
        CHROMIUM_PATH: chromium(),
      },
    });
    const result = status === 0 ? 'passed' : 'failed';
    results.push({ name, result });
    print(`  ${result} in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
} finally {
  await postgres.stop();
}
const count = wanted => results.filter(({ result }) => result === wanted).length;
for (const { name, result } of results) if (result !== 'passed') print(`${result}: ${name}`);
const others = ['failed', 'not run'].map(kind => (count(kind) > 0 ? `, ${count(kind)} ${kind}` : ''));
print(`\n${results.length} experiments, ${count('passed')} passed${others.join('')}`);
process.exit(count('failed') > 0 ? 1 : 0);
