import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../shared/root.js';
import { place } from './place.js';

it('the installed service and the built function answer every call of the contract', () => {
  const args = [join(root, 'tools/dist/end-to-end/service/check.js'), join(place, 'lambda')];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const last = stdout.trim().split('\n').at(-1);
  expect([status, last, stderr], stdout).toEqual([0, expect.stringMatching(/^\d{4} calls, 0 problems$/), '']);
}, 300_000);
