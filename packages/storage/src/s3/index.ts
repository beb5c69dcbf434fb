export { type Bucket, createS3Bucket, type NewObject } from './bucket.js';
export { createS3Charges } from './charges.js';
export type { S3Limits } from './client.js';
export { createS3Files, type ReadAccess } from './files.js';
export { createS3Keys } from './keys.js';
export { readS3Settings, type S3Settings } from './settings.js';
