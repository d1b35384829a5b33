import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = fileURLToPath(new URL('.', import.meta.url));

/** The same files on both homes of the database. */
const onHome = (home: 'embedded' | 'postgres') => ({
  root,
  test: {
    name: home,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Doors, pages, plain HTTP and the process as an operator sees it are the same on both homes; fail-over, deadlocks and a second
    // process are PostgreSQL's alone.
    exclude: home === 'postgres' ? ['**/*.embedded.test.ts'] : ['**/*.postgres.test.ts'],
    env: { TEST_DB: home },
    globalSetup: ['test/kit/template.ts'],
    // Left to itself the runner keeps a core free, which on two is half of the machine. The third waits for most of the
    // time: for a slow client, for processes.
    maxWorkers: 3,
    // Node reads the sources itself, as in production: transformed, every use of an import would be a call.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Every file makes apps and databases of its own; loading the server's modules anew for each took a third of the time.
    isolate: false,
    execArgv: ['--import', new URL('test/kit/loaded.ts', import.meta.url).href],
    // Ends one that hangs: on a busy machine, sums of a second have taken half a minute.
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
});

/**
 * By itself the runner begins with the largest files. These take the longest, most of it in one process at a time, and
 * would keep one core alone at the end: the first of them waits for half a minute, the others start servers or tell months.
 */
const longest = [
  'slow-body',
  '/process.',
  'two-processes',
  'one-address',
  'plan-over-weeks',
  'health',
  'crash-points',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex(name => moduleId.includes(name));
      return found < 0 ? longest.length : found;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

const hasPostgres = Boolean(process.env.TEST_DATABASE_URL);
if (!hasPostgres) process.stderr.write('Project postgres is skipped: TEST_DATABASE_URL is not set.\n');

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [onHome('embedded'), ...(hasPostgres ? [onHome('postgres')] : [])],
  },
});
