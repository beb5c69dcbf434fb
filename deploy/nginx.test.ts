import { readFileSync } from 'node:fs';
import { errorStatus } from '@geoslide/protocol';
import { settings } from '@geoslide/service';
import { describe, expect, it } from 'vitest';

const text = readFileSync(new URL('nginx.conf', import.meta.url), 'utf8');

/** What follows the first directive of that name. */
const directive = (name: string) => new RegExp(`^\\s*${name}\\s+([^;]+);`, 'm').exec(text)?.[1];

// deploy/image.check.ts starts it before the service, where nginx is installed.
describe('nginx.conf', () => {
  it('takes bodies as large as the service takes', () => {
    const [, megabytes] = /^(\d+)m$/.exec(directive('client_max_body_size') ?? '') ?? [];
    expect(Number(megabytes) * 1024 * 1024).toBe(Number(settings.GEOSLIDE_MAX_BODY_BYTES.fallback));
  });

  it('waits longer than a call may take', () => {
    const seconds = Number(/^(\d+)s$/.exec(directive('proxy_read_timeout') ?? '')?.[1]);
    expect(seconds * 1000).toBeGreaterThan(2 * Number(settings.GEOSLIDE_TIMEOUT_MS.fallback));
  });

  it('calls the service at its default port', () => {
    expect(directive('server')).toBe(`${settings.HOST.fallback}:${settings.PORT.fallback}`);
  });

  it('names settings that there are', () => {
    const named = text.match(/GEOSLIDE_\w+/g) ?? [];
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((name) => !(name in settings))).toEqual([]);
  });

  const errors = [...text.matchAll(/^\s*(\d{3}|default) '(.*)';$/gm)].map(([, status, fields]) => [status!, fields!]);

  it.each(errors)('has an error of our shape for %s', (status, fields) => {
    const { code, error } = JSON.parse(`{${fields}}`);
    expect(errorStatus[code as keyof typeof errorStatus]).toBe(status === 'default' ? 500 : Number(status));
    expect(error).toMatch(/\.$/);
  });

  it('has one for each status that nginx answers by itself', () => {
    const statuses = errors.map(([status]) => status);
    for (const [, list] of text.matchAll(/error_page ([\d =]+) @/g)) {
      const shown = list!.includes('=') ? [list!.split('=')[1]!.trim()] : list!.trim().split(' ');
      for (const status of shown) expect(status === '500' || statuses.includes(status), status).toBe(true);
    }
  });
});
