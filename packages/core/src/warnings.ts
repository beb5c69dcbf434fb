import type { Warning } from '@geoslide/protocol';
import type { Report } from './style/reader.js';

/** Warnings of a drawing; each is kept once. `reportOn(id)` takes the complaints about one object. */
export function collectWarnings(): { warnings: Warning[]; reportOn: (id: string) => Report } {
  const warnings: Warning[] = [];
  const seen = new Set<string>();
  const reportOn = (id: string) => (message: string) => {
    const key = `${id}\n${message}`;
    if (seen.has(key)) return;
    seen.add(key);
    warnings.push({ id, message });
  };
  return { warnings, reportOn };
}
