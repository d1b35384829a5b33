import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One worker makes the first items of a form once for all that look at them; the rest of the gate has the other core.
    maxWorkers: 1,
    // Node reads the sources itself: transformed, every use of an import would be a call.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // The packages are pure: files of a worker share what is loaded once, which is most of their time.
    projects: [
      {
        test: {
          name: 'engine',
          include: ['packages/engine/test/**/*.test.ts'],
          setupFiles: ['scripts/fixed-seed.ts'],
          testTimeout: 60_000,
          isolate: false,
        },
      },
      {
        test: {
          name: 'tutor',
          include: ['packages/tutor/test/**/*.test.ts'],
          testTimeout: 60_000,
          isolate: false,
        },
      },
      {
        test: {
          name: 'content',
          include: ['packages/content/test/**/*.test.ts'],
          testTimeout: 60_000,
          isolate: false,
        },
      },
      { test: { name: 'house', include: ['scripts/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
});
