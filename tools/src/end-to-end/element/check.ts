// Shows figures in pages in Chromium, as docs/element.md has them, and prints what holds and what does not. Needs
// Debian's chromium (CHROMIUM sets another) and a build: "npm run build". An argument names a folder for screenshots.
import '../../shared/require-build.js';
import { figures } from './figures.js';
import { finish } from './page.js';
import { weight } from './weight.js';

try {
  await figures();
  await weight();
} finally {
  await finish();
}
