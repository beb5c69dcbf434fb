import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { createRateLimiter, createService, readEnvironment, textSetting } from '@geoslide/service';
import { createFolderPorts, createHttpServer, createLocalRenderer } from '@geoslide/service/node';
import { parseCommand } from './arguments.js';
import { UsageError } from './errors.js';
import { numberOption } from './input.js';
import { withPlayground } from './playground.js';

const DEFAULT_PORT = 8787;
const DEFAULT_HOST = '127.0.0.1';

/** Longer than a call that waits and renders for all of its time. */
const MAX_STOP_MS = 30_000;

/** `geoslide serve [--port N] [--data DIR]`: the service on this machine until it is stopped. */
export async function serve(args: string[]): Promise<void> {
  const { values } = parseCommand(args, { port: { type: 'string' }, data: { type: 'string' } });
  const port = portOf(values.port ?? process.env.PORT);
  const folder = resolve(values.data ?? '.geoslide');
  const given = process.env.GEOSLIDE_API_KEY || undefined;
  const developmentKey = given ?? `dev_${randomBytes(16).toString('base64url')}`;

  const { options, ratePerSecond, imageHosts } = readEnvironment(process.env);
  const concurrency = options.concurrency ?? Math.max(1, availableParallelism());
  const renderer = createLocalRenderer({ size: concurrency, imageHosts });
  const host = textSetting(process.env, 'HOST') ?? DEFAULT_HOST;
  const publicUrl = textSetting(process.env, 'GEOSLIDE_PUBLIC_URL');
  const ports = createFolderPorts(folder, { developmentKey, publicUrl });
  const limits = ratePerSecond > 0 ? { rateLimiter: createRateLimiter(ratePerSecond, () => performance.now()) } : {};
  const service = createService(
    { ...ports, ...limits, renderer, log: (entry) => process.stdout.write(`${JSON.stringify(entry)}\n`) },
    { ...options, concurrency },
  );
  const server = createHttpServer(withPlayground(service.fetch)).listen(port, host);
  await Promise.race([
    once(server, 'listening'),
    once(server, 'error').then(([error]) => {
      throw error;
    }),
  ]);
  console.log(`geoslide: listening on http://${host}:${port}, data in ${folder}`);
  console.log(
    given ? 'geoslide: the API key is that of GEOSLIDE_API_KEY' : `geoslide: development API key ${developmentKey}`,
  );
  // The key stands behind the #, which browsers send nowhere.
  console.log(`geoslide: the playground is at http://${host}:${port}/${given ? '' : `#key=${developmentKey}`}`);
  const stop = () => {
    const end = () => renderer.close().then(() => process.exit(0));
    // Calls that were taken are answered first.
    server.close(end);
    setTimeout(end, MAX_STOP_MS);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

function portOf(text: string | undefined): number {
  const port = numberOption('port', text) ?? DEFAULT_PORT;
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new UsageError(`a port is a whole number from 1 to 65535, not ${text}`);
  return port;
}
