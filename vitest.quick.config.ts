import { mergeConfig } from 'vitest/config';
import { base, sourceTests } from './vitest.config.js';

/** What is built on the libraries: these tests start processes and servers. */
const OUTER = ['apps/**', 'deploy/**', 'tools/**', 'packages/{service,storage}/**'];

/** Each takes as long as dozens of others. */
const SLOWEST = [
  'packages/core/src/raster/sweep/coverage.test.ts',
  'packages/core/src/space/{axes,crossing-lines,curved-rays,extremes,face-pattern,grown-quadrics,hidden-lines,labels}.test.ts',
  'packages/core/src/space/order/{back-to-front,cut-sides}.test.ts',
  'packages/core/src/space/{parts/convex-solid,shading/lit-fillings}.test.ts',
  'packages/figure/src/habits/messages.test.ts',
  'packages/geogebra/src/{read-geogebra,real-files}.test.ts',
  'packages/geometry/src/curve/{implicit,regions/region-sets}.test.ts',
  'packages/geometry/src/evaluate/bounds.test.ts',
  'packages/geometry/src/space/solid-sets/solid-sets.test.ts',
  'packages/geoslide/src/builder/generated.test.ts',
  'packages/geoslide/src/contain/{contain,contain-plane}.test.ts',
  'packages/geoslide/src/doc-figures/cookbook.test.ts',
  'packages/geoslide/src/{check-project,examples,fit,olympiad,render,space,words/describe}.test.ts',
  'packages/geoslide/src/findings/{followed-remedies,habits,settled-text}.test.ts',
  'packages/png/src/encode.test.ts',
];

/** The tests of the sources for the inner loop: `npm run test:quick`. */
export default mergeConfig(base, {
  test: { ...sourceTests, exclude: [...sourceTests.exclude, ...OUTER, ...SLOWEST] },
});
