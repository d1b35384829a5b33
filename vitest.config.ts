import { defineConfig } from 'vitest/config';

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
      { test: ofPackage('content') },
      { test: { ...byNode, name: 'house', include: ['scripts/*.test.ts'] } },
    ],
  },
});
