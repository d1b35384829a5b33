import { ensureTemplate, homeKind } from './home.ts';

/** Runs once before the test files of a project: they all clone what is made here. */
export async function setup(project: { config: { env?: Record<string, unknown> } }): Promise<void> {
  process.env.TEST_DB = String(project.config.env?.TEST_DB ?? 'embedded');
  await ensureTemplate(homeKind());
}
