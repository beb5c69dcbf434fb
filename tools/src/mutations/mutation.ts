/** A fault that somebody could make, and the tests that should notice it. */
export interface Mutation {
  readonly what: string;
  /** Relative to the workspace. */
  readonly file: string;
  /** Is in the file just once. */
  readonly find: string;
  readonly replace: string;
  readonly tests: readonly string[];
}

export const core = (path: string): string => `packages/core/src/${path}`;
export const geometry = (path: string): string => `packages/geometry/src/${path}`;
export const service = (path: string): string => `packages/service/src/${path}`;
export const s3 = (path: string): string => `packages/storage/src/s3/${path}`;
