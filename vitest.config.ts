import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { installedPackages } from './scripts/built/installed-packages.mjs';
import { installedPackage } from './scripts/built/place.mjs';

const source = ['source', 'node', 'development|production'];

/** They start the command that was built. */
const ofCommand = ['apps/cli/src/cli.test.ts', 'apps/cli/src/serve.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'source',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'scripts/src/**/*.test.ts'],
          exclude: ofCommand,
        },
      },
      {
        extends: true,
        plugins: [installedPackages()],
        test: {
          name: 'built',
          include: [
            'scripts/built/*.test.ts',
            'packages/geometry/src/closed-forms/*.test.ts',
            'packages/service/src/contract.test.ts',
            'packages/service/src/service.test.ts',
            ...ofCommand,
          ],
          globalSetup: 'scripts/built/install.mjs',
          // Node itself would take the sources that are packed, too, by the condition `source`.
          server: { deps: { inline: [/\/geoslide-built-/] } },
          env: { GEOSLIDE_BIN: join(installedPackage('@geoslide/cli'), 'bin/geoslide.js') },
        },
      },
    ],
    // What passes has to pass on a busy machine too; what hangs is ended all the same.
    testTimeout: 60_000,
    // The main process has little to do while tests run: by default it has a processor of its own.
    maxWorkers: '100%',
  },
  resolve: { conditions: source },
  ssr: { resolve: { conditions: source } },
});
