declare module 's3rver' {
  import type { RequestListener } from 'node:http';

  /** As much of the package as the checks use. */
  export default class S3rver {
    constructor(options: {
      readonly directory: string;
      readonly silent: boolean;
      readonly vhostBuckets: boolean;
      readonly configureBuckets: readonly { readonly name: string }[];
    });
    configureBuckets(): Promise<void>;
    callback(): RequestListener;
  }
}
