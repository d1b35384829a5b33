// `npm test`: all checks and tests in one run; the last line is `N passed, N failed`.
import { compileCache, ensureDependencies, node, root } from './dependencies.mjs';

ensureDependencies();
const { spawn, spawnSync } = await import('node:child_process');
const { mkdtempSync, readFileSync, rmSync, existsSync } = await import('node:fs');
const { tmpdir } = await import('node:os');
const { join } = await import('node:path');
const { chromium, installServices, startPostgres } = await import('./test-services.mjs');

const totals = { passed: 0, failed: 0, skipped: 0 };
const seconds = since => `${((performance.now() - since) / 1000).toFixed(1)} s`;
process.env.NODE_COMPILE_CACHE ??= compileCache;
const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;
const bin = name => join(root, 'node_modules/.bin', name);

function run([name, command, args], env) {
  const began = performance.now();
  process.stdout.write(`\n▸ ${name}\n`);
  const done = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NO_COLOR: '1', ...env, PATH: path },
  });
  process.stdout.write(`  ${name}: ${done.status === 0 ? 'ok' : 'failed'} in ${seconds(began)}\n`);
  return done.status === 0;
}

/** Runs a command beside others and prints its output at its end; resolves to whether it succeeded. */
async function runBeside([name, command, args], env) {
  const began = performance.now();
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', ...env, PATH: path },
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => said.push(chunk));
  const status = await new Promise(resolve => child.once('close', resolve));
  const ok = status === 0;
  process.stdout.write(
    `\n▸ ${name}\n${Buffer.concat(said)}  ${name}: ${ok ? 'ok' : 'failed'} in ${seconds(began)}\n`,
  );
  return ok;
}

/** Runs commands two at a time, for two cores; resolves to the number of successes. */
async function sideBySide(list, env = {}) {
  const waiting = [...list];
  let succeeded = 0;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      if (await runBeside(next, env)) succeeded += 1;
  };
  await Promise.all([work(), work()]);
  return succeeded;
}

/** Runs checks; each counts as one passed or failed test. */
async function check(list) {
  const succeeded = await sideBySide(list);
  totals.passed += succeeded;
  totals.failed += list.length - succeeded;
}

/** Runs test projects and adds to the totals; `how` is `run`, or `runBeside` beside other commands. */
async function tests(name, folder, projects, env, how = run) {
  const directory = mkdtempSync(join(tmpdir(), 'twelvefold-tests-'));
  const report = join(directory, 'report.json');
  const chosen = projects.flatMap(project => ['--project', project]);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile=${report}`];
  const args = ['run', '--root', folder, ...chosen, ...reporters];
  // Temporary files of tests and browsers are deleted with the directory.
  const ok = await how([name, bin('vitest'), args], { ...env, TMPDIR: directory });
  const counted = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
  rmSync(directory, { recursive: true, force: true });
  const failed = counted?.numFailedTests ?? 0;
  totals.passed += counted?.numPassedTests ?? 0;
  totals.skipped += (counted?.numPendingTests ?? 0) + (counted?.numTodoTests ?? 0);
  // A run that fails without a failing test (a file does not load, an unhandled error) counts as one failure.
  totals.failed += ok ? failed : Math.max(1, failed);
  if (counted && counted.numTotalTests === 0) totals.failed += 1;
}

// Two TypeScript programs: the web app, and the server with all packages. Benches belong to one of the two.
const typed = ['apps/server', 'apps/web'];
// Single-threaded, because several checkers of one program would each compute the shared types.
const tsc = ['node_modules/typescript-native/bin/tsc', '--singleThreaded', '-p'];
/** Makes a template database as a separate check; otherwise the test projects would make theirs one after the other. */
const data = kind => [`data that tests begin with: ${kind}`, node, ['scripts/test-data.mjs', kind]];

const installed = installServices();
await check([
  // The longest first.
  data('embedded'),
  ['web build', node, ['scripts/web-build.mjs']],
  ...typed.map(part => [`types of ${part}`, node, [...tsc, part]]),
  ['formatting and lint', bin('biome'), ['ci', '--error-on-warnings', '.']],
  ['import boundaries', node, ['scripts/boundaries.mjs']],
  ['unused code', bin('knip'), []],
]);

await installed;
const postgres = await startPostgres();
try {
  const env = { TEST_DATABASE_URL: postgres.url, CHROMIUM_PATH: chromium() };
  const beside = (name, folder, projects) => tests(name, folder, projects, env, runBeside);
  // Two lines of work, because one leaves a third of two cores idle. The packages have one worker, so the server's
  // two runs go beside them. The PostgreSQL template reuses the items of the embedded one. The template of the
  // journeys, the demo's months, has one worker too.
  await Promise.all([
    beside('server on the embedded database', 'apps/server', ['embedded']).then(() =>
      beside('server on PostgreSQL', 'apps/server', ['postgres']),
    ),
    runBeside(data('postgres'), env)
      .then(() => runBeside(data('journeys'), env))
      .then(() => beside('engine, content and house', '.', []))
      .then(() => beside('web', 'apps/web', ['web', 'build'])),
  ]);
  await tests('browser journeys', 'apps/web', ['journeys'], env);
} finally {
  await postgres.stop();
}

const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed${skipped}\n`);
process.exit(totals.failed === 0 ? 0 : 1);
