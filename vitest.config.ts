import { join } from 'node:path';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { installedPackages } from './tools/src/end-to-end/built/installed-packages.js';
import { installedPackage } from './tools/src/end-to-end/built/place.js';
import { coverage } from './vitest.coverage.js';

const conditions = ['source', 'node', 'development|production'];

export const base: ViteUserConfig = {
  test: {
    // What passes has to pass on a busy machine too; what hangs is ended all the same.
    testTimeout: 60_000,
    // The main process has little to do while tests run: by default it has a processor of its own.
    maxWorkers: '100%',
    setupFiles: 'vitest.setup.ts',
  },
  resolve: { conditions },
  ssr: { resolve: { conditions } },
};

/** Tests of the command, which run the one that was built. */
const ofCommand = ['cli', 'commands', 'service/serve', 'service/serve-stop'].map(
  (name) => `apps/cli/src/${name}.test.ts`,
);

/** Those that few changes concern and that take as long as hundreds of others: CI runs them. */
const inCi = [
  'apps/cli/src/determinism.test.ts',
  'apps/cli/src/service/serve-flood.test.ts',
  'packages/core/src/plane/new-mark.test.ts',
  'packages/core/src/space/rounded.test.ts',
  'packages/core/src/space/surfaces.test.ts',
  'packages/figure/src/work.test.ts',
  'packages/geoslide/src/engines.test.ts',
  'packages/geoslide/src/findings/many-mistakes.test.ts',
  'packages/geoslide/src/formats.test.ts',
  'packages/geoslide/src/remedies/remedies.test.ts',
  'packages/geoslide/src/remedies/slips.test.ts',
  'packages/geoslide/src/work.test.ts',
  'packages/service/src/node/http/defence.test.ts',
  'tools/src/docs/document-commands.test.ts',
  'tools/src/end-to-end/built/every-call.test.ts',
  'tools/src/end-to-end/hostile/hostile-inputs.test.ts',
  'tools/src/fuzz/fuzz.test.ts',
];

/** All others, which import the sources. */
export const sourceTests = {
  // Each module is loaded once in a process, and not for each file.
  isolate: false,
  include: [
    'packages/*/{src,build}/**/*.test.ts',
    'apps/*/src/**/*.test.ts',
    'tools/src/**/*.test.ts',
    'scripts/**/*.test.ts',
    'deploy/*.test.ts',
  ],
  exclude: [...ofCommand, ...inCi, 'tools/src/end-to-end/built/*'],
};

/** Where the packages are installed. */
const installed = {
  globalSetup: 'tools/src/end-to-end/built/install.ts',
  // Node itself would take the sources that are packed, too, by the condition `source`.
  server: { deps: { inline: [/\/geoslide-built-/] } },
  env: { GEOSLIDE_BIN: join(installedPackage('@geoslide/cli'), 'bin/geoslide.js') },
};

export default defineConfig({
  ...base,
  test: {
    ...base.test,
    coverage,
    projects: [
      { extends: true, test: { name: 'source', ...sourceTests } },
      {
        extends: true,
        plugins: [installedPackages()],
        test: {
          ...installed,
          name: 'built',
          include: [
            'tools/src/end-to-end/built/*.test.ts',
            'packages/geometry/src/closed-forms/*.test.ts',
            'packages/service/src/contract.test.ts',
            'packages/service/src/service.test.ts',
            ...ofCommand,
          ],
          exclude: inCi,
        },
      },
      { extends: true, test: { ...installed, name: 'ci', include: inCi } },
    ],
  },
});
