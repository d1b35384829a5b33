import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('./', import.meta.url));

/** Unit tests in a simulated page, and journeys in a real browser over the real server. */
export default defineConfig({
  test: {
    // Left to itself the runner keeps a core free, which on two is half of the machine.
    maxWorkers: '100%',
    projects: [
      {
        root,
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
          setupFiles: ['../../scripts/fixed-seed.ts', 'test/query-at-once.ts', 'test/quiet-console.ts'],
          // Ends one that hangs; on a busy machine the first of a file has taken seven seconds.
          testTimeout: 30_000,
        },
      },
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
          // One more try, as browsers on a busy machine need; the gate names each journey that took it.
          retry: 1,
          // A worker keeps its modules and its browser from file to file; every test opens a context of its own.
          isolate: false,
          // The third uses what two leave of two cores while a page, a mail or a server is waited for.
          maxWorkers: 3,
        },
      },
    ],
  },
});
