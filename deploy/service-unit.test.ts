import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { settings } from '@geoslide/service';
import { describe, expect, it } from 'vitest';

const path = fileURLToPath(new URL('geoslide.service', import.meta.url));
const text = readFileSync(path, 'utf8');
const lines = text.split('\n').filter((line) => line !== '' && !/^[#[]/.test(line));
const unit = new Map(lines.map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]));

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

/** What `systemd-analyze` says of the unit, started with this Node, since the machine may have none in /usr/bin. */
function analyze(...options: string[]): { status: number | null; said: string } {
  const folder = mkdtempSync(join(tmpdir(), 'geoslide-unit-'));
  const copy = join(folder, 'geoslide.service');
  writeFileSync(copy, text.replace('/usr/bin/node', process.execPath));
  const { status, stdout, stderr } = spawnSync('systemd-analyze', [...options, copy], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return { status, said: `${stdout}${stderr}` };
}

describe('geoslide.service', () => {
  it('has lines of names and values, each name once', () => {
    expect(lines.filter((line) => !/^[A-Z][A-Za-z]+=/.test(line))).toEqual([]);
    expect(unit.size).toBe(lines.length);
  });

  it('sets nothing that the service does not know', () => {
    const names = unit
      .get('Environment')!
      .split(' ')
      .map((each) => each.split('=')[0]!);
    expect(names.filter((name) => name !== 'NODE_ENV' && !(name in settings))).toEqual([]);
  });

  it('keeps the data where the user may write', () => {
    expect(unit.get('Environment')).toContain(`GEOSLIDE_STORAGE=/var/lib/${unit.get('StateDirectory')}`);
    expect(unit.get('ProtectSystem')).toBe('strict');
    expect(unit.get('DynamicUser')).toBe('yes');
  });

  it('leaves the service its time to stop', () => {
    const ms = Number(unit.get('TimeoutStopSec')) * 1000;
    expect(ms).toBeGreaterThan(Number(settings.GEOSLIDE_STOP_TIMEOUT_MS.fallback));
  });

  // Where there is no systemd, the tests above are what is checked.
  it.runIf(hasSystemd)('is a unit of systemd', () => {
    expect(analyze('verify', '--man=no')).toEqual({ status: 0, said: '' });
  });

  it.runIf(hasSystemd)('gives a fallen service little of the machine', () => {
    const { status, said } = analyze('security', '--offline=true', '--threshold=20');
    expect(status, said).toBe(0);
  });
});
