#!/usr/bin/env node
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const main = new URL('../dist/main.js', import.meta.url);
// A fresh checkout has no build yet; an installed package always has one.
if (!existsSync(main)) {
  const { spawnSync } = await import('node:child_process');
  const setup = fileURLToPath(new URL('../../../scripts/setup.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [setup, '--build'], { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}
// Node 22.8 and later keep compiled code for the next start; NODE_DISABLE_COMPILE_CACHE=1 forbids it.
module.enableCompileCache?.();
await import(main.href);
