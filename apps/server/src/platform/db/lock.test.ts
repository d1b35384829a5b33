import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DirectoryInUse, takeLock } from './lock.ts';

const fresh = () => join(mkdtempSync(join(tmpdir(), 'lock-')), 'db.lock');
const pidIn = (path: string) => Number(readFileSync(path, 'utf8').split('\n')[0]);

/** The number of a process that lived and is gone. */
async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise(resolve => child.on('exit', resolve));
  return child.pid ?? 0;
}

test('a lock holds the process id and is gone when released', () => {
  const path = fresh();
  const release = takeLock(path);
  expect(pidIn(path)).toBe(process.pid);
  release();
  expect(readdirSync(join(path, '..'))).toEqual([]);
});

test('a lock is taken once, also by the same process', () => {
  const path = fresh();
  takeLock(path);
  expect(() => takeLock(path)).toThrow(DirectoryInUse);
});

test('the lock of a living process is never taken, and the refusal names it', () => {
  const path = fresh();
  writeFileSync(path, `${process.ppid}\n`);
  expect(() => takeLock(path)).toThrow(`in use by process ${process.ppid}.`);
  expect(readFileSync(path, 'utf8')).toBe(`${process.ppid}\n`);
});

test('the lock of a dead process is taken over', async () => {
  const path = fresh();
  writeFileSync(path, `${await deadPid()}\n`);
  takeLock(path);
  expect(pidIn(path)).toBe(process.pid);
});

test('a number that another process got since is no living owner', () => {
  const path = fresh();
  writeFileSync(path, `${process.ppid}\n1\n`);
  takeLock(path);
  expect(pidIn(path)).toBe(process.pid);
});

test('a lock of another host is never taken, whether or not its process number lives here', async () => {
  const path = fresh();
  const foreign = `${await deadPid()}\n1\nanother-host\n`;
  writeFileSync(path, foreign);
  expect(() => takeLock(path)).toThrow('on the host another-host.');
  expect(readFileSync(path, 'utf8')).toBe(foreign);
});

test('a lock says on which host its process runs', () => {
  const path = fresh();
  takeLock(path);
  expect(readFileSync(path, 'utf8').split('\n')[2]).toBe(hostname());
});
