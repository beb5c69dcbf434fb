import { defineConfig } from 'vitest/config';

/** The check that takes minutes and the npm registry: `npx vitest run --config deploy/image.vitest.config.ts`. */
export default defineConfig({
  test: { include: ['deploy/image.check.ts'], testTimeout: 60_000, hookTimeout: 900_000 },
});
