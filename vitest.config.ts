import { defineConfig } from 'vitest/config';

const generators = new URL('packages/content/src/generators.ts', import.meta.url).href;

/** Node loads the sources itself: transformed by Vite, every use of an import would be a call. */
const byNode = { testTimeout: 60_000, experimental: { viteModuleRunner: false, nodeLoader: false } };

/** The packages are pure, so the files of a worker share loaded modules; loading is most of their time. */
const ofPackage = (name: string) => ({
  ...byNode,
  name,
  include: [`packages/${name}/test/**/*.test.ts`],
  isolate: false,
});

export default defineConfig({
  test: {
    // One worker makes the items of the bank once for all tests; the rest of the gate has the other core.
    maxWorkers: 1,
    projects: [
      { test: { ...ofPackage('engine'), setupFiles: ['scripts/fixed-seed.ts'] } },
      { test: ofPackage('tutor') },
      // Preloaded templates load in two thirds of the time: the runner does not report their imports to its main process.
      { test: { ...ofPackage('content'), execArgv: ['--import', generators] } },
      { test: { ...byNode, name: 'house', include: ['scripts/*.test.ts'] } },
    ],
  },
});
