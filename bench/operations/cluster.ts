import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../apps/server/test/kit/process.ts';

/** PostgreSQL refuses to run as root; then user postgres runs it and owns its files. */
const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
const owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : null;

export const run = (command: string, args: string[]): string =>
  execFileSync(command, args, { cwd: '/', encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], ...owner });

export const launch = (command: string, args: string[]): ChildProcess =>
  spawn(command, args, { cwd: '/', env: { PATH: process.env.PATH }, stdio: 'ignore', ...owner });

/** A new folder owned by the user that runs PostgreSQL. */
export function folderOfPostgres(name: string): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), name));
  if (owner) chownSync(path, owner.uid, owner.gid);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Folder of the newest PostgreSQL programs that Debian has installed. */
export function postgresPrograms(): string {
  const folder = '/usr/lib/postgresql';
  const [newest] = existsSync(folder) ? readdirSync(folder).sort((a, b) => Number(b) - Number(a)) : [];
  if (!newest)
    throw new Error("PostgreSQL's server programs are not installed (Debian: apt-get install postgresql).");
  return join(folder, newest, 'bin');
}

export interface OwnServer {
  /** Address for a superuser without a password. */
  url: string;
  /** Resolves when the server accepts connections. */
  start(): Promise<void>;
  /** `immediate` is like a lost machine: no checkpoint, the next start recovers. */
  stop(how: 'immediate' | 'fast'): Promise<void>;
  /** Process ids of the running server and of its children. */
  processes(): number[];
  running(): boolean;
}

/** A PostgreSQL server with its data in a new folder below `folder`, not started; with fsync, as in production. */
export async function ownServer(folder: string, settings: string[] = []): Promise<OwnServer> {
  const data = join(folder, 'data');
  const made = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--wal-segsize=1'];
  run(join(postgresPrograms(), 'initdb'), ['-D', data, ...made]);
  return serverOn(folder, data, settings);
}

/** A standby of a running server, with its data in a new folder below `folder`, not started. */
export async function standbyOf(primary: OwnServer, folder: string): Promise<OwnServer> {
  const data = join(folder, 'data');
  run(join(postgresPrograms(), 'pg_basebackup'), ['-D', data, '-d', primary.url, '-R', '-c', 'fast']);
  return serverOn(folder, data, []);
}

async function serverOn(folder: string, data: string, settings: string[]): Promise<OwnServer> {
  const port = await freePort();
  const given = [`unix_socket_directories=${folder}`, ...settings].flatMap(s => ['-c', s]);
  const place = ['-D', data, '-h', '127.0.0.1', '-p', String(port)];
  let child: ChildProcess | undefined;
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start: async () => {
      child = launch(join(postgresPrograms(), 'postgres'), [...place, ...given]);
      await ready(port);
    },
    stop: async how => {
      if (child) await ended(child, how === 'immediate' ? 'SIGQUIT' : 'SIGINT');
    },
    processes: () => {
      const list = execFileSync('ps', ['-o', 'pid=', '--ppid', String(child?.pid)], { encoding: 'utf8' });
      return [child?.pid ?? 0, ...list.trim().split(/\s+/).map(Number)];
    },
    running: () => child !== undefined && child.exitCode === null && child.signalCode === null,
  };
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
