import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { smallBank } from './small-bank.ts';

export { freePort } from '../../../../scripts/free-port.mjs';

const entry = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const quickImports = new URL('../../../../scripts/quick-imports.mjs', import.meta.url).href;
const running = new Set<ChildProcess>();
/** The only variables that servers inherit from this process. */
const { PATH, NODE_COMPILE_CACHE } = process.env;
const inherited = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };

/** A new temporary directory. */
export const freshFolder = () => mkdtempSync(join(tmpdir(), 'twelvefold-process-'));

export interface Started {
  child: ChildProcess;
  /** Its output so far. */
  words: () => string;
  ended: Promise<number | null>;
}

/** Starts the server process with these settings, or a command of it. */
export function start(env: Record<string, string>, ...args: string[]): Started {
  const child = spawn(process.execPath, ['--import', quickImports, entry, ...args], {
    env: { ...inherited, LOG_LEVEL: 'warn', DEMO: '0', ...smallBank, DATA_DIR: freshFolder(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', chunk => {
      words += chunk;
    });
  const ended = new Promise<number | null>(resolve => child.on('exit', resolve));
  return { child, words: () => words, ended };
}

/** Milliseconds between two readiness checks; without a pause they would take the CPU that the process needs. */
const lookMs = 25;

/** Waits until the process is ready; throws its output when it exits instead. */
export async function ready(started: Started, port: number): Promise<void> {
  const alive = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      answer => answer.ok,
      () => false,
    );
  const lives = () => started.child.exitCode === null && started.child.signalCode === null;
  while (lives() && !(await alive())) await setTimeout(lookMs);
  if (!lives()) throw new Error(started.words());
}

export function stopAll(): void {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
}
