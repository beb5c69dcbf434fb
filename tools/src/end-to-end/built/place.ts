import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../shared/root.js';

/** Where the packages of this checkout are installed for the tests: outside of it, so that nothing of the workspace is found by chance. */
export const place = join(tmpdir(), `geoslide-built-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`);

/** The folder of an installed package. */
export const installedPackage = (name: string): string => join(place, 'node_modules', name);

/** The module of the built Lambda function. */
export const builtFunction = join(place, 'lambda/app/index.mjs');
