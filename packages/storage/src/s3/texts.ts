import type { Texts } from '../texts.js';
import type { Bucket } from './bucket.js';

/** Objects of a bucket as texts. */
export function createS3Texts(bucket: Bucket): Texts {
  return {
    read: (name) => bucket.read(name),
    create: (name, text) => bucket.write({ key: name, body: text, contentType: 'application/json', onlyNew: true }),
    async *list(folder) {
      for await (const { key, size } of bucket.list(folder)) yield { name: key, size };
    },
    folders: (folder) => bucket.folders(folder),
    remove: (name) => bucket.remove(name),
  };
}
