import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Left to itself the runner keeps a core free, which on two is half of the machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'engine',
          include: ['packages/engine/test/**/*.test.ts'],
          setupFiles: ['scripts/fixed-seed.ts'],
          testTimeout: 60_000,
        },
      },
      { test: { name: 'tutor', include: ['packages/tutor/test/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'content', include: ['packages/content/test/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'house', include: ['scripts/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
});
