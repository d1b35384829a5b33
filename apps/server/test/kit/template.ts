import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureTemplate, homeKind, testRun } from './home.ts';

/**
 * Runs once before the test files of a project: makes the template that they clone, and a temporary directory that is
 * removed at the end.
 */
export async function setup(project: {
  config: { env?: Record<string, unknown> };
}): Promise<() => Promise<void>> {
  process.env.TEST_DB = String(project.config.env?.TEST_DB ?? 'embedded');
  const usual = process.env.TMPDIR;
  const folder = mkdtempSync(join(tmpdir(), 'twelvefold-tests-'));
  // Inherited by the test processes, which start later.
  process.env.TMPDIR = folder;
  await ensureTemplate(homeKind());
  const run = homeKind() === 'postgres' ? testRun() : null;
  return async () => {
    await run?.end();
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}
