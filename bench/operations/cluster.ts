import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** PostgreSQL refuses to run as root: then everything of it is the user postgres'. */
const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
const owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : null;

export const run = (command: string, args: string[]): string =>
  execFileSync(command, args, { cwd: '/', encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], ...owner });

export const launch = (command: string, args: string[]): ChildProcess =>
  spawn(command, args, { cwd: '/', env: { PATH: process.env.PATH }, stdio: 'ignore', ...owner });

/** A folder of that user. */
export function folderOfPostgres(name: string): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), name));
  if (owner) chownSync(path, owner.uid, owner.gid);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The newest server programs that Debian has installed. */
export function postgresPrograms(): string {
  const folder = '/usr/lib/postgresql';
  const [newest] = existsSync(folder) ? readdirSync(folder).sort((a, b) => Number(b) - Number(a)) : [];
  if (!newest)
    throw new Error("PostgreSQL's server programs are not installed (Debian: apt-get install postgresql).");
  return join(folder, newest, 'bin');
}

export async function ready(port: number): Promise<void> {
  const isReady = () => {
    try {
      execFileSync(join(postgresPrograms(), 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]);
      return true;
    } catch {
      return false;
    }
  };
  while (!isReady()) await setTimeout(200);
}

export async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = once(child, 'exit');
  child.kill(signal);
  await end;
}
