// `npm run test:security`: every test that bears the number of a security case, S001 to S084, and whether one is missing.
import { ensureDependencies, root } from './dependencies.mjs';

ensureDependencies();
const { spawnSync } = await import('node:child_process');
const { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } = await import('node:fs');
const { tmpdir } = await import('node:os');
const { join } = await import('node:path');
const { chromium, installServices, startPostgres } = await import('./test-services.mjs');
const { ensureWebBuild } = await import('./web-build.mjs');

const mostCases = 84;
const caseOf = /\bS0\d\d\b/g;
const bin = join(root, 'node_modules/.bin');

/** Files that bear the number of a case: the others need not be loaded to be left out. */
const filesOf = app =>
  ['src', 'test', 'e2e']
    .map(part => join(root, app, part))
    .filter(existsSync)
    .flatMap(folder => readdirSync(folder, { recursive: true }).map(name => join(folder, name)))
    .filter(path => /\.test\.tsx?$/.test(path) && readFileSync(path, 'utf8').match(caseOf));

ensureWebBuild();
await installServices();
const postgres = await startPostgres();
const folder = mkdtempSync(join(tmpdir(), 'twelvefold-security-'));
const results = [];
try {
  const env = {
    ...process.env,
    TEST_DATABASE_URL: postgres.url,
    CHROMIUM_PATH: chromium(),
    PATH: `${bin}:${process.env.PATH}`,
  };
  for (const app of ['apps/server', 'apps/web']) {
    const report = join(folder, 'report.json');
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile=${report}`];
    const args = ['run', '--root', app, '-t', caseOf.source, ...reporters, ...filesOf(app)];
    spawnSync(join(bin, 'vitest'), args, { cwd: root, stdio: 'inherit', env });
    for (const file of JSON.parse(readFileSync(report, 'utf8')).testResults)
      results.push(...file.assertionResults);
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

const ran = results.filter(({ status }) => status === 'passed' || status === 'failed');
const failed = ran.filter(({ status }) => status === 'failed');
const cases = new Set(ran.flatMap(({ fullName }) => fullName.match(caseOf) ?? []));
const all = Array.from({ length: mostCases }, (_, n) => `S${String(n + 1).padStart(3, '0')}`);
const missing = all.filter(name => !cases.has(name));
for (const { fullName } of failed) process.stdout.write(`failed: ${fullName}\n`);
if (missing.length > 0) process.stdout.write(`no test bears ${missing.join(', ')}\n`);
process.stdout.write(
  `\n${all.length - missing.length} of ${all.length} cases: ${ran.length - failed.length} passed, ${failed.length} failed\n`,
);
process.exit(failed.length + missing.length > 0 ? 1 : 0);
