import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { instantOf } from './e2e/kit/instants.ts';

const root = fileURLToPath(new URL('./', import.meta.url));

/** Runs journeys by their instant, earliest first: the clock of a shared server never goes back between files. */
class EarliestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const instant = ({ project, moduleId }: TestSpecification) =>
      project.name === 'journeys' ? Date.parse(instantOf(moduleId)) : 0;
    return (await super.sort(files)).sort((a, b) => instant(a) - instant(b));
  }
}

/** Unit tests in happy-dom, and journeys in a real browser against the real server. */
export default defineConfig({
  test: {
    // By default the runner leaves one core free, which is half of a machine with two.
    maxWorkers: '100%',
    sequence: { sequencer: EarliestFirst },
    projects: [
      {
        root,
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'happy-dom',
          // One process, with its own page for each file: a process per file took three quarters of the time.
          pool: 'vmThreads',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: [
            '../../scripts/fixed-seed.ts',
            'test/query-at-once.ts',
            'test/quiet-console.ts',
            'test/patience.ts',
          ],
          // Ends a hanging test; on a busy machine the first one of a file has taken 7 s.
          testTimeout: 30_000,
        },
      },
      { root, test: { name: 'build', include: ['build/**/*.test.ts'] } },
      {
        root,
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/kit/template.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Time-out of polled expectations, enough for a busy machine.
          expect: { poll: { timeout: 25_000 } },
          // A worker keeps its modules and its browser between files; every test gets a cleared browser profile.
          isolate: false,
          // Three on two cores: the third runs while the others wait for a page, a mail or the server.
          maxWorkers: 3,
        },
      },
      {
        root,
        test: { name: 'firefox', include: ['e2e/firefox.ts'], testTimeout: 120_000 },
      },
    ],
  },
});
