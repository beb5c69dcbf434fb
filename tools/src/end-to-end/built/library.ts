import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as sources from '../../../../packages/geoslide/src/index.js';
import { installedPackage } from './place.js';

/** The library as Node finds it where the packages are installed. */
export const library: typeof sources = await import(
  pathToFileURL(join(installedPackage('geoslide'), 'dist/bundle.mjs')).href
);
