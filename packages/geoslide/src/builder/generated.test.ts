import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { generatedFiles } from './testing/generate.js';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** As `biome check --write` leaves it. */
function formatted(name: string, input: string): string {
  const command = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const place = `--stdin-file-path=packages/geoslide/src/builder/generated/${name}`;
  return execFileSync(process.execPath, [command, 'check', '--write', place], { input, encoding: 'utf8', cwd: root });
}

test.each([...generatedFiles()])('%s is what the tables say', async (name, text) => {
  await expect(formatted(name, text)).toMatchFileSnapshot(`generated/${name}`);
});
