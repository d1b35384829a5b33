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
/** Nothing else of this process is a setting of theirs. */
const { PATH, NODE_COMPILE_CACHE } = process.env;
const inherited = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };

/** A directory nobody else uses. */
export const freshFolder = () => mkdtempSync(join(tmpdir(), 'twelvefold-process-'));

export interface Started {
  child: ChildProcess;
  /** All it has written so far. */
  words: () => string;
  ended: Promise<number | null>;
}

/** The server process as an operator starts it, with these settings or with a command. */
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

/** Between two looks at whether a process is ready, in milliseconds: looking all the time takes the core it starts on. */
const lookMs = 25;

/** Waits until it says that it is ready; throws what it wrote when it ended instead. */
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
