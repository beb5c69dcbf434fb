import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { root } from '../../shared/root.js';

/** The command of the workspace, or another one, for checks of installed packages. */
const OWN_BIN = process.env.GEOSLIDE_BIN ?? join(root, 'apps/cli/bin/geoslide.js');

export const API_KEY = 'test-key';

/** A port of loopback that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

interface Start {
  readonly port: number;
  /** The folder of its data; `storage` is an address in its place. */
  readonly data?: string;
  readonly storage?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Another command to serve with. */
  readonly bin?: string;
}

export interface Service {
  readonly base: string;
  readonly pid: number | undefined;
  /** Its log, one JSON text per call. */
  readonly lines: readonly string[];
  /** What it has written to standard error. */
  errors(): string;
  end(signal?: NodeJS.Signals): Promise<void>;
}

/** `geoslide serve` as an operator starts it: a process of its own, given when it listens. */
export async function startService({ port, data = '', storage, env = {}, bin = OWN_BIN }: Start): Promise<Service> {
  const place = storage === undefined ? ['--data', data] : ['--storage', storage];
  const child = spawn(process.execPath, [bin, 'serve', '--port', String(port), ...place], {
    env: { ...process.env, GEOSLIDE_API_KEY: API_KEY, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  let half = '';
  let errors = '';
  const exited = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const parts = (half + chunk).split('\n');
      half = parts.pop() ?? '';
      for (const line of parts) {
        const { level, message } = JSON.parse(line);
        // Messages to the operator have a level, calls have none.
        if (level === undefined) lines.push(line);
        else if (message.startsWith('listening')) resolve();
      }
    });
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    exited.then(() => reject(new Error(`the service ended: ${errors}`)));
  });
  return {
    base: `http://127.0.0.1:${port}`,
    pid: child.pid,
    lines,
    errors: () => errors,
    async end(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal);
      await exited;
    },
  };
}
