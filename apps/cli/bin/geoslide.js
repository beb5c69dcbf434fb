#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const main = new URL('../dist/main.js', import.meta.url);
// A fresh checkout has no build yet; an installed package always has one.
if (!existsSync(main)) {
  const setup = fileURLToPath(new URL('../../../scripts/setup.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [setup, '--build'], { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}
await import(main.href);
