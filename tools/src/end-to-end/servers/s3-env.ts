import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export const BUCKET = 'geoslide-test';

/** The variables by which a service finds an S3 server on loopback, and its bucket. */
export function s3Env(server: Pick<Server, 'address'>) {
  return {
    AWS_ENDPOINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    GEOSLIDE_BUCKET: BUCKET,
  };
}
