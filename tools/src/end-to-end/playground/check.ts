// Drives the playground in Chromium as a person would, over the real service, and prints what holds and what does not.
// Needs Debian's chromium (CHROMIUM sets another), curl, and a build: "npm run build". An argument names a folder for
// screenshots;
// --report-speed prints the speeds without judging them, for machines that do other work too.
import '../../shared/require-build.js';
import { controls } from './controls.js';
import { editing } from './editing.js';
import { figureText } from './figure-text.js';
import { files } from './files.js';
import { formats } from './formats.js';
import { hands } from './hands.js';
import { coldLoad } from './load.js';
import { looks } from './looks.js';
import { making } from './making.js';
import { finish } from './page.js';
import { panels } from './panels.js';
import { projects } from './projects.js';
import { request } from './request.js';
import { slider } from './slider.js';
import { slides } from './slides.js';
import { space } from './space.js';
import { touch } from './touch.js';
import { work } from './work.js';
import { writing } from './writing.js';

try {
  await coldLoad();
  await editing();
  await space();
  await slider();
  await hands();
  await controls();
  await touch();
  await formats();
  await request();
  await files();
  await figureText();
  await projects();
  await writing();
  await making();
  await work();
  await panels();
  await slides();
  await looks();
} finally {
  await finish();
}
