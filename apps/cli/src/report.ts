import type { Warning } from '@geoslide/protocol';
import { atPlace, inFlags } from './errors.js';
import { printFailure, printNotices } from './notices.js';
import type { DrawJob, DrawOutcome } from './render/draw-job.js';

export function printWarnings(warnings: readonly Warning[], prefix = ''): void {
  for (const { id, path, message } of warnings) {
    const place = id ?? (path === 'template' ? '--template' : undefined);
    console.error(`${prefix}warning: ${place === undefined ? '' : `${place}: `}${inFlags(message)}`);
  }
}

/** Tells how a call goes, on standard error: what is wrong as it comes, the rest as one line that changes, and a summary. */
export function createReport(total: number) {
  const started = performance.now();
  const isTerminal = process.stderr.isTTY === true;
  let done = 0;
  let drawn = 0;
  let failed = 0;
  let warned = 0;
  /** Files of which nothing was to be drawn. */
  let unread = 0;

  /** Shows a line in the place of the one before; a log gets every line. */
  function progress(line: string): void {
    if (!isTerminal) console.error(line);
    else process.stderr.write(`\r\x1b[K${line.slice(0, (process.stderr.columns ?? 80) - 1)}`);
  }

  function above(print: () => void): void {
    if (isTerminal) process.stderr.write('\r\x1b[K');
    print();
  }

  return {
    done(job: DrawJob, outcome: DrawOutcome): void {
      done += 1;
      const place = `${job.file}${total > 1 ? `, slide ${job.slideIndex}` : ''}`;
      if (!outcome.ok) {
        failed += 1;
        const { message, notices, rest } = outcome;
        above(() => {
          if (notices !== undefined) {
            printNotices(job.file, notices);
            if (rest) console.error(`${job.out}: ${rest.width} × ${rest.height} px, without what is wrong`);
          } else {
            const told = inFlags(message);
            console.error(`geoslide: ${place === '-' ? told : atPlace(place, job.file, told)}`);
          }
        });
        return;
      }
      drawn += 1;
      const { width, height, bytes, ms, warnings, notices } = outcome;
      warned += warnings.length + notices.length;
      if (notices.length > 0) above(() => printNotices(job.file, notices));
      if (warnings.length > 0) above(() => printWarnings(warnings, total > 1 ? `${place}: ` : ''));
      const count = total > 1 ? `[${done}/${total}] ` : '';
      progress(`${count}${job.out}: ${width} × ${height} px, ${bytes} bytes, ${ms.toFixed(0)} ms`);
    },
    failed(file: string, error: unknown): void {
      failed += 1;
      unread += 1;
      above(() => printFailure(file, error));
    },
    /** Prints the summary where there is more than one picture; gives the number of failures. */
    end(): number {
      if (total + unread > 1) {
        const time = ((performance.now() - started) / 1000).toFixed(1);
        const parts = [`${plural(drawn, 'picture')} in ${time} s`];
        if (warned > 0) parts.push(plural(warned, 'warning'));
        if (failed > 0) parts.push(`${failed} failed`);
        above(() => console.error(parts.join(', ')));
      } else if (isTerminal && drawn > 0) process.stderr.write('\n');
      return failed;
    },
  };
}

export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
