// `npm run test:security`: all cases of docs/security-cases.md by the tests with their numbers.
import { ensureDependencies, root } from './dependencies.mjs';

ensureDependencies();
const { spawnSync } = await import('node:child_process');
const { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } = await import('node:fs');
const { tmpdir } = await import('node:os');
const { join } = await import('node:path');
const { chromium, installServices, startPostgres } = await import('./test-services.mjs');
const { ensureWebBuild } = await import('./web-build.mjs');

const caseOf = /\bS\d{3}\b/g;
const bin = join(root, 'node_modules/.bin');

/** Test files with the number of a case; others are not loaded. */
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
  // The web's projects run one after the other, because their numbers of workers differ.
  for (const [app, ...projects] of [
    ['apps/server', 'embedded', 'postgres'],
    ['apps/web', 'web'],
    ['apps/web', 'journeys'],
  ]) {
    const report = join(folder, `${projects.join('-')}.json`);
    const chosen = projects.flatMap(project => ['--project', project]);
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile=${report}`];
    const args = ['run', '--root', app, ...chosen, '-t', caseOf.source, ...reporters, ...filesOf(app)];
    spawnSync(join(bin, 'vitest'), args, { cwd: root, stdio: 'inherit', env });
    for (const file of JSON.parse(readFileSync(report, 'utf8')).testResults)
      results.push(...file.assertionResults);
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

const list = readFileSync(join(root, 'docs/security-cases.md'), 'utf8');
const cases = [...list.matchAll(/^- (S\d{3}) (.+)$/gm)].map(([, number, words]) => ({ number, words }));
const ran = results.filter(({ status }) => status === 'passed' || status === 'failed');
const testsOf = number => ran.filter(({ fullName }) => fullName.match(caseOf)?.includes(number));
const isFailed = ({ status }) => status === 'failed';
const passed = cases.filter(({ number, words }) => {
  const tests = testsOf(number);
  const ok = tests.length > 0 && !tests.some(isFailed);
  process.stdout.write(`${ok ? 'ok    ' : 'FAILED'} ${number} ${words} (${tests.length})\n`);
  for (const { fullName } of tests.filter(isFailed)) process.stdout.write(`         ${fullName}\n`);
  return ok;
});
const numbers = new Set(cases.map(({ number }) => number));
const unlisted = ran.filter(({ fullName }) => fullName.match(caseOf)?.some(number => !numbers.has(number)));
for (const { fullName } of unlisted) process.stdout.write(`not in the list: ${fullName}\n`);
process.stdout.write(`\n${cases.length} cases, ${passed.length} passed, by ${ran.length} tests\n`);
process.exit(passed.length === cases.length && cases.length > 0 && unlisted.length === 0 ? 0 : 1);
