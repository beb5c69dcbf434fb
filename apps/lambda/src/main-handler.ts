import type { Environment } from '@geoslide/service';
import { createLocalRenderer } from '@geoslide/service/node';
import { readConfig } from './config.js';
import type { Handler } from './create-handler.js';

/** The function's handler with a render thread of its own, `thread`, which starts while this one loads what reaches S3. */
export async function createMainHandler(env: Environment, thread: URL): Promise<Handler> {
  const config = readConfig(env);
  // An instance gets one event at a time.
  const size = config.options.concurrency ?? 1;
  const renderer = createLocalRenderer({ size, imageHosts: config.imageHosts, entry: thread });
  const [{ createHandler }, { createS3Client }] = await Promise.all([
    import('./create-handler.js'),
    import('./s3-client.js'),
  ]);
  return createHandler(config, createS3Client(env), renderer);
}
