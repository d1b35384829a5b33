import { defineConfig } from 'vitest/config';

const generators = new URL('packages/content/src/generators.ts', import.meta.url).href;

/** Node reads the sources itself: transformed, every use of an import would be a call. */
const byNode = { testTimeout: 60_000, experimental: { viteModuleRunner: false, nodeLoader: false } };

/** The packages are pure: files of a worker share what is loaded once, which is most of their time. */
const ofPackage = (name: string) => ({
  ...byNode,
  name,
  include: [`packages/${name}/test/**/*.test.ts`],
  isolate: false,
});

export default defineConfig({
  test: {
    // One worker makes the items of the bank once for all that look at them; the rest of the gate has the other core.
    maxWorkers: 1,
    projects: [
      { test: { ...ofPackage('engine'), setupFiles: ['scripts/fixed-seed.ts'] } },
      { test: ofPackage('tutor') },
      // Loaded before the runner follows imports, of which it would tell its own process, the templates cost a third less.
      { test: { ...ofPackage('content'), execArgv: ['--import', generators] } },
      { test: { ...byNode, name: 'house', include: ['scripts/*.test.ts'] } },
    ],
  },
});
