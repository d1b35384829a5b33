import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

/** The same files on both homes of the database. */
const onHome = (home: 'embedded' | 'postgres') => ({
  root,
  test: {
    name: home,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // What an operator sees of the process makes no difference between the homes.
    exclude: home === 'postgres' ? ['**/*.embedded.test.ts'] : [],
    env: { TEST_DB: home },
    globalSetup: ['test/kit/template.ts'],
    // Left to itself the runner keeps a core free, which on two is half of the machine.
    maxWorkers: 2,
    // Every file makes apps and databases of its own; loading the server's modules anew for each took a third of the time.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

const hasPostgres = Boolean(process.env.TEST_DATABASE_URL);
if (!hasPostgres) process.stderr.write('Project postgres is skipped: TEST_DATABASE_URL is not set.\n');

export default defineConfig({
  test: { projects: [onHome('embedded'), ...(hasPostgres ? [onHome('postgres')] : [])] },
});
