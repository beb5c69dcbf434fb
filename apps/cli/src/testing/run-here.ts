import { vi } from 'vitest';
import { runCommand } from '../run-command.js';

/** What a command ended with and wrote. */
export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
  /** Of `out`. */
  readonly bytes: Buffer;
}

/**
 * Runs a command in this process with a folder as the current one: a process of its own takes several times as long.
 * Not for commands that read standard input or that draw in threads.
 */
export async function runHere(args: readonly string[], folder: string): Promise<Ran> {
  const home = process.cwd();
  const [out, err] = [catching('stdout', 'log'), catching('stderr', 'error')];
  process.chdir(folder);
  try {
    const status = await runCommand(args);
    const bytes = Buffer.concat(out.written);
    return { status, bytes, out: bytes.toString(), err: Buffer.concat(err.written).toString() };
  } finally {
    process.chdir(home);
    out.restore();
    err.restore();
  }
}

function catching(stream: 'stdout' | 'stderr', method: 'log' | 'error') {
  const written: Buffer[] = [];
  const line = vi.spyOn(console, method).mockImplementation((...parts) => {
    written.push(Buffer.from(`${parts.join(' ')}\n`));
  });
  const raw = vi.spyOn(process[stream], 'write').mockImplementation((chunk, ...rest) => {
    written.push(Buffer.from(chunk as Uint8Array));
    const done = rest.at(-1);
    if (typeof done === 'function') done();
    return true;
  });
  const restore = () => {
    line.mockRestore();
    raw.mockRestore();
  };
  return { written, restore };
}
