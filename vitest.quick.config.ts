import { mergeConfig } from 'vitest/config';
import { base, sourceTests } from './vitest.config.js';

/** Each takes as long as dozens of others, or starts processes. */
const SLOWEST = [
  'packages/core/src/raster/sweep/coverage.test.ts',
  'packages/core/src/space/order/back-to-front.test.ts',
  'packages/core/src/space/order/cut-sides.test.ts',
  'packages/core/src/space/extremes.test.ts',
  'packages/core/src/space/hidden-lines.test.ts',
  'packages/figure/src/habits/messages.test.ts',
  'packages/geometry/src/evaluate/bounds.test.ts',
  'packages/geoslide/src/contain/contain.test.ts',
  'packages/geoslide/src/fit.test.ts',
  'packages/geoslide/src/space.test.ts',
  'packages/png/src/encode.test.ts',
  'packages/storage/src/s3/bucket.test.ts',
  'packages/storage/src/contract.test.ts',
  'tools/src/gallery/figure-text.test.ts',
  'tools/src/gallery/golden.test.ts',
];

/** The tests of the sources for the inner loop: `npm run test:quick`. */
export default mergeConfig(base, {
  test: { ...sourceTests, exclude: [...sourceTests.exclude, ...SLOWEST] },
});
