import { defineConfig } from 'vitest/config';

const source = ['source', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions: source },
  ssr: { resolve: { conditions: source } },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'scripts/src/**/*.test.ts'],
  },
});
