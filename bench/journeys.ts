/**
 * Stability of the browser journeys on a busy machine: `TEST_DATABASE_URL=… node bench/journeys.ts [FILE …]`, on
 * PostgreSQL as in `npm test`. Runs them `RUNS` times (10) in turn beside `BUSY` processes (2) in an endless loop. A
 * run is green when every journey passes; failed journeys are printed. Exit code 1 unless all runs are green.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromiumPath } from '../apps/web/e2e/kit/chromium.ts';
import { ensureWebBuild } from '../scripts/web-build.mjs';
import { say } from './web-quality/report.ts';

const RUNS = Number(process.env.RUNS ?? 10);
const BUSY = Number(process.env.BUSY ?? 2);
const files = process.argv.slice(2);

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules/.bin');

interface Journey {
  fullName: string;
  status: string;
  failureMessages: string[];
}

interface Report {
  testResults: { name: string; status: string; message: string; assertionResults: Journey[] }[];
}

/** An endless loop that exits when this process has ended in any way. */
const loop =
  'const { ppid } = process; let turn = 0; for (;;) if ((turn += 1) % 1e8 === 0 && process.ppid !== ppid) process.exit();';
const keepBusy = () => spawn(process.execPath, ['-e', loop], { stdio: 'ignore' });

/** Descriptions of the failures. */
function troublesIn({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults: journeys }) => [
    ...(journeys.length === 0 && status !== 'passed' ? [`did not run: ${name}: ${message}`] : []),
    ...journeys
      .filter(({ status }) => status !== 'passed')
      .map(
        ({ fullName, status, failureMessages: [why = ''] }) =>
          `${status}: ${fullName}\n      ${why.split('\n')[0]}`,
      ),
  ]);
}

/** Runs the journeys once, beside the busy processes. */
async function run(): Promise<{ journeys: number; troubles: string[]; seconds: number }> {
  const directory = mkdtempSync(join(tmpdir(), 'journeys-'));
  const report = join(directory, 'report.json');
  const busy = Array.from({ length: BUSY }, keepBusy);
  const began = performance.now();
  try {
    const args = ['--root', 'apps/web', '--project', 'journeys', '--reporter=json', `--outputFile=${report}`];
    const env = {
      ...process.env,
      TMPDIR: directory,
      CHROMIUM_PATH: chromiumPath,
      PATH: `${bin}:${process.env.PATH}`,
    };
    const vitest = spawn(join(bin, 'vitest'), ['run', ...args, ...files], {
      cwd: root,
      env,
      stdio: 'ignore',
    });
    const [code] = await once(vitest, 'exit');
    const read = existsSync(report)
      ? (JSON.parse(readFileSync(report, 'utf8')) as Report)
      : { testResults: [] };
    const troubles = troublesIn(read);
    const journeys = read.testResults.flatMap(file => file.assertionResults).length;
    if (troubles.length === 0 && (code !== 0 || journeys === 0))
      troubles.push(`the runner ended with ${code}`);
    return { journeys, troubles, seconds: (performance.now() - began) / 1000 };
  } finally {
    for (const one of busy) one.kill('SIGKILL');
    rmSync(directory, { recursive: true, force: true });
  }
}

ensureWebBuild();
let green = 0;
for (let at = 1; at <= RUNS; at += 1) {
  const { journeys, troubles, seconds } = await run();
  if (troubles.length === 0) green += 1;
  const verdict = troubles.length === 0 ? 'green' : `${troubles.length} did not pass`;
  say(
    `run ${at} of ${RUNS}: ${verdict}, ${journeys} journeys in ${seconds.toFixed(0)} s beside ${BUSY} busy processes`,
  );
  for (const trouble of troubles) say(`    ${trouble}`);
}
say(`${green} of ${RUNS} runs are green.`);
process.exitCode = green === RUNS ? 0 : 1;
