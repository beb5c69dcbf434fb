import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runCommand } from './run-command.js';

const file = fileURLToPath(new URL('../../../examples/altitudes.ggb', import.meta.url));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'geoslide-geogebra-'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

describe('a GeoGebra file', () => {
  test('is drawn', async () => {
    const out = join(folder, 'altitudes.svg');
    expect(await runCommand(['render', file, '--out', out])).toBe(0);
    expect(readFileSync(out, 'utf8')).toContain('width="560" height="420"');
  });

  test('is listed, with what GeoGebra saved', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    expect(await runCommand(['list', file, '--json'])).toBe(0);
    const { objects, warnings } = JSON.parse(String(log.mock.calls[0]![0]));
    const h = objects.find(({ id }: { id: string }) => id === 'H');
    expect(h.value).toEqual({ x: expect.closeTo(1), y: expect.closeTo(1.4) });
    expect(warnings).toEqual([]);
  });

  test('is checked', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    expect(await runCommand(['check', file])).toBe(0);
    expect(vi.mocked(console.error).mock.calls.flat()).toEqual(['1 file: no problem']);
  });

  test('is converted to figure text that means the same, and to JSON', async () => {
    const [text, json] = [join(folder, 'a.geoslide'), join(folder, 'a.json')];
    expect(await runCommand(['convert', file, '--out', text])).toBe(0);
    expect(readFileSync(text, 'utf8')).toContain('h_c: PerpLine(c, C)');
    expect(await runCommand(['convert', file, '--out', json])).toBe(0);
    expect(JSON.parse(readFileSync(json, 'utf8')).metadata).toEqual({ version: '11' });
  });
});
