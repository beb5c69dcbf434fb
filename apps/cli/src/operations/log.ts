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
}

/**
 * The service's log: every line is a JSON object with a `time`, so that programs read all of it. On a terminal,
 * messages are sentences.
 */
export function createLog(stream: LogStream): Log {
  const line = (value: object) => stream.write(`${JSON.stringify(value)}\n`);
  const time = () => new Date().toISOString();
  return {
    entry: line,
    tell(message) {
      if (stream.isTTY) stream.write(`geoslide: ${message}\n`);
      else line({ time: time(), level: 'info', message });
    },
    fault(error) {
      const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
      line({ time: time(), level: 'error', message: 'the server failed outside of any call', cause });
    },
  };
}
