import { defineConfig } from 'vitest/config';

const source = ['source', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions: source },
  ssr: { resolve: { conditions: source } },
  test: {
    // What passes has to pass on a busy machine too; what hangs is ended all the same.
    testTimeout: 60_000,
    include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'scripts/src/**/*.test.ts'],
  },
});
