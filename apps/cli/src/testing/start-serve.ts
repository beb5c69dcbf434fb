import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../../bin/geoslide.js', import.meta.url));

/** A port of loopback that nobody uses now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}

/** `geoslide serve` in a process of its own, with its data in a new folder and the key `test-key`. */
export async function startServe(env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'geoslide-serve-'));
  const port = await freePort();
  const child = spawn(process.execPath, [bin, 'serve', '--data', folder], {
    env: { ...process.env, PORT: String(port), GEOSLIDE_API_KEY: 'test-key', ...env },
  });
  const output = { out: '', err: '' };
  const exit = once(child, 'exit');
  child.stderr.on('data', (chunk) => {
    output.err += chunk;
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output.out += chunk;
      if (output.out.includes('listening')) resolve();
    });
    exit.then(([code]) => reject(new Error(`the service ended with code ${code}: ${output.out}${output.err}`)), reject);
  });
  const base = `http://127.0.0.1:${port}`;
  return {
    base,
    folder,
    child,
    output,
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(base + path, {
        method: 'POST',
        headers: { authorization: 'Bearer test-key', 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    async close() {
      child.kill('SIGKILL');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Served = Awaited<ReturnType<typeof startServe>>;
