import type { LogEntry } from '@geoslide/service';

export interface LogStream {
  readonly isTTY?: boolean | undefined;
  write(text: string): unknown;
}

export interface Log {
  /** A call. */
  readonly entry: (entry: LogEntry) => void;
  /** What an operator should know. */
  readonly tell: (message: string) => void;
  /** A fault that belongs to no call. */
  readonly fault: (error: unknown) => void;
  /** Writes what waits; to be called before the process ends. */
  readonly flush: () => void;
}

/**
 * The service's log: every line is a JSON object with a `time`, so that programs read all of it. On a terminal,
 * messages are sentences. The lines of one turn of the event loop are written together, in their order: with a write for
 * each, the main thread spent a fifth of its time on them in a flood of calls.
 */
export function createLog(stream: LogStream): Log {
  let waiting = '';
  function flush(): void {
    const text = waiting;
    waiting = '';
    if (text !== '') stream.write(text);
  }
  function write(text: string): void {
    if (waiting === '') setImmediate(flush);
    waiting += text;
  }
  const line = (value: object) => write(`${JSON.stringify(value)}\n`);
  const time = () => new Date().toISOString();
  return {
    entry: line,
    tell(message) {
      if (stream.isTTY) write(`geoslide: ${message}\n`);
      else line({ time: time(), level: 'info', message });
    },
    fault(error) {
      const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
      line({ time: time(), level: 'error', message: 'the server failed outside of any call', cause });
    },
    flush,
  };
}
