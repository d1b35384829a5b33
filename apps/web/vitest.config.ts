import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { instantOf } from './e2e/kit/instants.ts';

const root = fileURLToPath(new URL('./', import.meta.url));

/** Of journeys the earliest instant first: the clock of a server that files share never goes back from one to the next. */
class EarliestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const instant = ({ project, moduleId }: TestSpecification) =>
      project.name === 'journeys' ? Date.parse(instantOf(moduleId)) : 0;
    return (await super.sort(files)).sort((a, b) => instant(a) - instant(b));
  }
}

/** Unit tests in a simulated page, and journeys in a real browser over the real server. */
export default defineConfig({
  test: {
    // Left to itself the runner keeps a core free, which on two is half of the machine.
    maxWorkers: '100%',
    sequence: { sequencer: EarliestFirst },
    projects: [
      {
        root,
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'happy-dom',
          // A page of its own for each file in a process that goes on: starting one for each took three quarters of the time.
          pool: 'vmThreads',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: [
            '../../scripts/fixed-seed.ts',
            'test/query-at-once.ts',
            'test/quiet-console.ts',
            'test/patience.ts',
          ],
          // Ends one that hangs; on a busy machine the first of a file has taken seven seconds.
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
          // A frame of a busy machine may take long; what is polled for comes, or has not come after this.
          expect: { poll: { timeout: 25_000 } },
          // A worker keeps its modules and its browser from file to file; every test opens a context of its own.
          isolate: false,
          // The third uses what two leave of two cores while a page, a mail or a server is waited for.
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
