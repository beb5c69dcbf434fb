import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const bin = process.env.GEOSLIDE_BIN ?? fileURLToPath(new URL('../../apps/cli/bin/geoslide.js', import.meta.url));

export const API_KEY = 'test-key';

/** A port of loopback that nothing listens on. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

/** `geoslide serve` as an operator starts it: a process of its own, given when it listens. */
export async function startService({ port, data, storage, env = {} }) {
  const place = storage === undefined ? ['--data', data] : ['--storage', storage];
  const child = spawn(process.execPath, [bin, 'serve', '--port', String(port), ...place], {
    env: { ...process.env, GEOSLIDE_API_KEY: API_KEY, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines = [];
  let half = '';
  let errors = '';
  const exited = once(child, 'exit');
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const parts = (half + chunk).split('\n');
      half = parts.pop();
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
    /** Its log, one JSON text per call. */
    lines,
    errors: () => errors,
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      await exited;
    },
  };
}
