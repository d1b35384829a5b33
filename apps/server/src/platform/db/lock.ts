import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';

/** A living process holds the data directory. */
export class DirectoryInUse extends Error {
  readonly pid: number;

  constructor(directory: string, { pid, host }: { pid: number; host: string | null }) {
    super(
      host === null || host === hostname()
        ? `The data directory ${directory} is in use by process ${pid}. Stop that process or set another DATA_DIR.`
        : `The data directory ${directory} is in use by process ${pid} on the host ${host}. Stop that process or set another DATA_DIR; if that host is gone for good, remove db.lock there.`,
    );
    this.name = 'DirectoryInUse';
    this.pid = pid;
  }
}

/** Lock files of this process: a file with our process id that is not listed is from a dead predecessor. */
const held = new Set<string>();

/**
 * Takes the lock file or throws `DirectoryInUse`. A lock is taken over only when its process is dead, never by age. The
 * file holds the process id, its start time from /proc (a process id can be reused), and the host: containers that
 * share a directory cannot see each other's processes.
 */
export function takeLock(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true });
  const content = `${process.pid}\n${startOf(process.pid) ?? ''}\n${hostname()}\n`;
  for (let attempt = 0; attempt < 20; attempt++) {
    if (createExclusively(path, content)) {
      held.add(path);
      return () => {
        held.delete(path);
        rmSync(path, { force: true });
      };
    }
    const found = readLock(path);
    if (found && isAlive(path, found)) throw new DirectoryInUse(dirname(path), found);
    if (found) moveAside(path, found.content);
  }
  throw new DirectoryInUse(dirname(path), readLock(path) ?? { pid: 0, host: null });
}

interface Found {
  content: string;
  pid: number;
  start: string | null;
  /** Null in a file of an earlier version. */
  host: string | null;
}

function createExclusively(path: string, content: string): boolean {
  // Written aside and linked: a lock file is never seen without its process id.
  const own = `${path}.${process.pid}`;
  writeFileSync(own, content);
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    unlinkSync(own);
  }
}

function readLock(path: string): Found | null {
  try {
    const content = readFileSync(path, 'utf8');
    const [pid, start, host] = content.split('\n');
    return { content, pid: Number(pid), start: start || null, host: host || null };
  } catch {
    return null;
  }
}

/** Renames a stale lock; puts back the fresh lock of a process that was quicker. */
function moveAside(path: string, content: string): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (readFileSync(aside, 'utf8') !== content && !existsSync(path)) linkSync(aside, path);
  unlinkSync(aside);
}

function isAlive(path: string, { pid, start, host }: Found): boolean {
  if (host !== null && host !== hostname()) return true;
  if (!Number.isInteger(pid) || pid <= 0) return false;
  if (pid === process.pid) return held.has(path);
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const startNow = startOf(pid);
  return startNow !== 'dead' && (start === null || startNow === null || start === startNow);
}

/** Start time in clock ticks (/proc, field 22), 'dead' for a zombie, null without /proc. */
function startOf(pid: number): string | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return 'dead';
    return fields[19] ?? null;
  } catch {
    return null;
  }
}
